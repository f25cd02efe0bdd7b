//! Flushes that several changes share.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use super::error::StoreError;

/// A thread that flushes as long as somebody waits; one flush serves all who came before it.
pub(super) struct Flushes {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// Numbers of the last who waits, and of the last whom a finished flush has served.
    asked: u64,
    done: u64,
    failure: Option<(u64, StoreError)>,
    stopped: bool,
}

impl Flushes {
    pub(super) fn start(flush: impl Fn() -> Result<(), StoreError> + Send + 'static) -> Self {
        let shared = Arc::<Shared>::default();
        let worker = Arc::clone(&shared);
        let thread = thread::spawn(move || while worker.round(&flush) {});
        Self { shared, thread: Some(thread) }
    }

    /// Waits for a flush that begins from now on.
    pub(super) fn wait(&self) -> Result<(), StoreError> {
        let mut state = self.shared.lock();
        state.asked += 1;
        let ticket = state.asked;
        self.shared.changed.notify_all();
        let state = self.shared.until(state, |state| state.done >= ticket);
        match &state.failure {
            Some((last, error)) if *last >= ticket => Err(error.clone()),
            _ => Ok(()),
        }
    }
}

impl Drop for Flushes {
    /// What has been applied is on disk, and the file is free, when this returns.
    fn drop(&mut self) {
        self.shared.lock().stopped = true;
        self.shared.changed.notify_all();
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            tracing::error!("the thread that flushes the store has panicked");
        }
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn until<'a>(
        &self,
        guard: MutexGuard<'a, State>,
        reached: impl Fn(&State) -> bool,
    ) -> MutexGuard<'a, State> {
        let waits = |state: &mut State| !reached(state);
        self.changed.wait_while(guard, waits).unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for somebody who waits, and flushes; `false` after the last flush.
    fn round(&self, flush: &impl Fn() -> Result<(), StoreError>) -> bool {
        let state = self.until(self.lock(), |state| state.asked > state.done || state.stopped);
        let (serves, stopped) = (state.asked, state.stopped);
        drop(state);
        let flushed = flush();
        let mut state = self.lock();
        state.done = serves;
        if let Err(error) = flushed {
            state.failure = Some((serves, error));
        }
        self.changed.notify_all();
        !stopped
    }
}
