//! Repeating what Discord lost: serenity does not.

use std::future::Future;
use std::time::Duration;

use serenity::http::HttpError;
use tokio::time::{Instant, sleep, timeout};

/// What kind of failure a call met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It may work a moment later: a fault of the server's, a lost connection.
    Passing(String),
    /// It will work later: there were too many calls.
    Crowded,
    /// The interaction is over, or was never there.
    Late,
    /// The interaction already has its first answer.
    Answered,
    /// Discord refuses, with its code. Never to be repeated.
    Refused(isize),
    /// The answer makes no sense. Never to be repeated.
    Broken(String),
}

/// A failure, and how many times the call was tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The last trouble.
    pub trouble: Trouble,
    /// The number of tries.
    pub tries: u32,
}

/// How long a call may be repeated.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    /// The time one try may take.
    pub each: Duration,
    /// When the last try must be over.
    pub until: Instant,
}

impl Span {
    /// A span for calls that nobody waits for with a stopwatch.
    pub fn unhurried() -> Self {
        Self { each: Duration::from_secs(10), until: Instant::now() + Duration::from_secs(20) }
    }

    /// What is left of the three seconds for the first answer to an interaction.
    pub fn first_answer(received: Instant) -> Self {
        let until = received + Duration::from_millis(2800);
        // A try that is given up may have got through: the next one then hears so.
        Self { each: Duration::from_millis(1300), until }
    }
}

const FIRST_PAUSE: Duration = Duration::from_millis(100);
const LONGEST_PAUSE: Duration = Duration::from_secs(4);
/// The shortest pause after too many calls: refused calls count as well.
const CROWDED_PAUSE: Duration = Duration::from_secs(1);

/// Does a call until it works, can't work, or its time is over.
pub async fn repeat<T, F>(span: Span, call: impl Fn() -> F) -> Result<T, Failure>
where
    F: Future<Output = serenity::Result<T>>,
{
    let mut pause = FIRST_PAUSE;
    for tries in 1.. {
        let left = span.until.saturating_duration_since(Instant::now());
        let trouble = match timeout(left.min(span.each), call()).await {
            Ok(Ok(value)) => return Ok(value),
            Ok(Err(error)) => trouble(&error),
            Err(_) => Trouble::Passing("no answer in time".into()),
        };
        match trouble {
            Trouble::Passing(_) => {}
            Trouble::Crowded => pause = pause.max(CROWDED_PAUSE),
            _ => return Err(Failure { trouble, tries }),
        }
        if Instant::now() + pause >= span.until {
            return Err(Failure { trouble, tries });
        }
        sleep(pause).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
    unreachable!("the loop has no end of its own")
}

/// Says what kind of failure an error is.
pub fn trouble(error: &serenity::Error) -> Trouble {
    let error = match error {
        serenity::Error::Http(error) => error,
        // What can't be read is not repeated here: it may be what somebody keeps secret.
        serenity::Error::Json(error) => {
            return Trouble::Broken(format!("unreadable: {:?}", error.classify()));
        }
        serenity::Error::Decode(what, _) => return Trouble::Broken((*what).to_owned()),
        other => return Trouble::Broken(other.to_string()),
    };
    match error {
        HttpError::UnsuccessfulRequest(answer) => {
            of_answer(answer.status_code.as_u16(), answer.error.code)
        }
        HttpError::Request(error) => {
            // In the address there may be an interaction's token.
            let words = match error.url() {
                Some(address) => error.to_string().replace(address.as_str(), "…"),
                None => error.to_string(),
            };
            if error.is_builder() { Trouble::Broken(words) } else { Trouble::Passing(words) }
        }
        other => Trouble::Broken(other.to_string()),
    }
}

fn of_answer(status: u16, code: isize) -> Trouble {
    match (status, code) {
        // Unknown interaction, unknown webhook, invalid webhook token: an interaction's token is
        // good for 15 minutes.
        (_, 10062 | 10015 | 50027) => Trouble::Late,
        (_, 40060) => Trouble::Answered,
        (429, _) => Trouble::Crowded,
        (500.., _) => Trouble::Passing(format!("the server failed with status {status}")),
        _ => Trouble::Refused(code),
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    fn passing() -> serenity::Error {
        serenity::Error::Http(HttpError::Request(unsent()))
    }

    /// An error of the kind that a lost connection gives.
    fn unsent() -> reqwest::Error {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let call = async { reqwest::get("http://127.0.0.1:1/").await };
        std::thread::spawn(move || runtime.block_on(call).unwrap_err()).join().unwrap()
    }

    fn short() -> Span {
        Span { each: Duration::from_secs(1), until: Instant::now() + Duration::from_secs(3) }
    }

    #[tokio::test(start_paused = true)]
    async fn what_passes_is_repeated() {
        let calls = Cell::new(0);
        let call = || {
            calls.set(calls.get() + 1);
            let now = calls.get();
            async move { if now < 3 { Err(passing()) } else { Ok(now) } }
        };
        assert_eq!(repeat(short(), call).await, Ok(3));
    }

    #[tokio::test(start_paused = true)]
    async fn repeating_ends_in_time() {
        let start = Instant::now();
        let call = || async { Err::<(), _>(passing()) };
        let failure = repeat(short(), call).await.unwrap_err();
        assert!(matches!(failure.trouble, Trouble::Passing(_)), "{failure:?}");
        assert!((4..=6).contains(&failure.tries), "{failure:?}");
        assert!(start.elapsed() <= Duration::from_secs(3));
    }

    #[tokio::test(start_paused = true)]
    async fn a_call_that_hangs_is_given_up() {
        let start = Instant::now();
        let call = std::future::pending::<serenity::Result<()>>;
        assert!(repeat(short(), call).await.is_err());
        assert!(start.elapsed() <= Duration::from_secs(3));
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_broken_is_not_repeated() {
        let call = || async { Err::<(), _>(serenity::Error::Other("odd")) };
        let failure = repeat(short(), call).await.unwrap_err();
        assert_eq!(failure, Failure { trouble: Trouble::Broken("odd".into()), tries: 1 });
    }

    #[test]
    fn codes_are_told_apart() {
        assert_eq!(of_answer(404, 10062), Trouble::Late);
        assert_eq!(of_answer(400, 40060), Trouble::Answered);
        assert_eq!(of_answer(429, 0), Trouble::Crowded);
        assert!(matches!(of_answer(503, 0), Trouble::Passing(_)));
        for code in [10003, 10008, 50001, 50013, 30046, 50083] {
            assert_eq!(of_answer(403, code), Trouble::Refused(code));
        }
    }
}
