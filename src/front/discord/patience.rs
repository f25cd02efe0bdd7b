use std::future::Future;
use std::pin::pin;
use std::time::Duration;

use tokio::time::timeout;

/// How long a request may take before its answer is deferred. Discord wants the first answer within
/// three seconds; this leaves time for it to travel.
pub const PATIENCE: Duration = Duration::from_millis(1500);

/// Waits for work to be done. If that takes longer than `patience`, `defer` is done meanwhile, and
/// its result given too. Without any patience it is always done.
pub async fn with_patience<T, D>(
    work: impl Future<Output = T>,
    patience: Duration,
    defer: impl Future<Output = D>,
) -> (T, Option<D>) {
    let mut work = pin!(work);
    if !patience.is_zero()
        && let Ok(done) = timeout(patience, &mut work).await
    {
        return (done, None);
    }
    let deferred = defer.await;
    (work.await, Some(deferred))
}

#[cfg(test)]
mod tests {
    use tokio::time::{Instant, sleep};

    use super::*;

    async fn takes(milliseconds: u64) -> &'static str {
        sleep(Duration::from_millis(milliseconds)).await;
        "done"
    }

    #[tokio::test(start_paused = true)]
    async fn quick_work_is_not_deferred() {
        let answer = with_patience(takes(1499), PATIENCE, async { panic!("deferred") }).await;
        assert_eq!(answer, ("done", None::<()>));
    }

    #[tokio::test(start_paused = true)]
    async fn slow_work_is_deferred_and_finished() {
        let start = Instant::now();
        let defer = async { start.elapsed() };
        let (done, deferred) = with_patience(takes(20_000), PATIENCE, defer).await;
        assert_eq!(done, "done");
        assert!(deferred.is_some_and(|after| after.as_millis() == 1500), "{deferred:?}");
        assert_eq!(start.elapsed().as_secs(), 20);
    }
}
