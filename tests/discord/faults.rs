//! Misbehaviour on demand.

/// A call that is going to go wrong.
#[derive(Clone, Debug)]
pub struct Fault {
    /// How often.
    pub times: usize,
    /// A part of `METHOD /path`.
    pub call: &'static str,
    /// The status and code of the answer.
    pub answer: (u16, i64),
    /// Whether the call is carried out all the same, and only its answer lost.
    pub carried_out: bool,
}

impl Fault {
    /// The server fails before it does anything.
    pub const fn refused(times: usize, call: &'static str) -> Self {
        Self { times, call, answer: (503, 0), carried_out: false }
    }

    /// The server does what it is asked, but the answer is lost on the way.
    pub const fn lost(times: usize, call: &'static str) -> Self {
        Self { times, call, answer: (502, 0), carried_out: true }
    }

    /// Discord refuses with a code.
    pub const fn code(times: usize, call: &'static str, status: u16, code: i64) -> Self {
        Self { times, call, answer: (status, code), carried_out: false }
    }
}

/// Takes the fault that a call meets, if any.
pub fn take(faults: &mut [Fault], call: &str) -> Option<Fault> {
    let fault = faults.iter_mut().find(|fault| fault.times > 0 && call.contains(fault.call))?;
    fault.times -= 1;
    Some(fault.clone())
}
