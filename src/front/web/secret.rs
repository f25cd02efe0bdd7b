//! The secret that makes a browser session, and the cookie it travels in.

use axum::http::HeaderMap;
use axum::http::header::COOKIE;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// A session's secret: 256 random bits in hexadecimal digits. Only the browser keeps it.
pub(super) struct Secret(String);

/// What the bot keeps of a secret: its SHA-256.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Session(String);

/// How long a browser keeps the cookie: 400 days, the longest that browsers accept.
const AGE: u32 = 400 * 24 * 60 * 60;

impl Secret {
    /// A new secret from the system's secure source.
    pub(super) fn new() -> Self {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).expect("the system has a secure source of randomness");
        Self(hex::encode(bytes))
    }

    /// The session that it opens.
    pub(super) fn session(&self) -> Session {
        Session(hex::encode(Sha256::digest(self.0.as_bytes())))
    }

    /// The value of the header that gives it to a browser.
    pub(super) fn set_cookie(&self, name: &str) -> String {
        format!("{name}={}; HttpOnly; SameSite=Strict; Path=/; Max-Age={AGE}", self.0)
    }

    /// The secret that a browser sends, if it sends one.
    pub(super) fn of(headers: &HeaderMap, name: &str) -> Option<Self> {
        let lines = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut pairs = lines.flat_map(|line| line.split(';')).map(str::trim);
        let sound = |text: &&str| text.len() == 64 && text.bytes().all(|b| b.is_ascii_hexdigit());
        pairs
            .find_map(|pair| pair.strip_prefix(name)?.strip_prefix('=').filter(sound))
            .map(|text| Self(text.to_owned()))
    }
}

/// The cookie's name: two bots on one machine share a browser's cookies, whatever their ports.
pub(super) fn cookie_name(store: &str) -> String {
    format!("slagveld-{store}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_comes_back_from_its_cookie() {
        let secret = Secret::new();
        let cookie = secret.set_cookie("slagveld-1");
        assert!(cookie.contains("HttpOnly; SameSite=Strict"));
        let sent = format!("other=x; {}; more=y", cookie.split(';').next().unwrap());
        let headers = HeaderMap::from_iter([(COOKIE, sent.parse().unwrap())]);
        let read = Secret::of(&headers, "slagveld-1").unwrap();
        assert_eq!(read.session(), secret.session());
        assert!(Secret::of(&headers, "slagveld").is_none());
        assert!(Secret::of(&headers, "slagveld-2").is_none());
    }

    #[test]
    fn what_is_kept_does_not_give_the_secret_away() {
        let (one, other) = (Secret::new(), Secret::new());
        assert_ne!(one.session(), other.session());
        assert_ne!(one.session().0, one.0);
        assert_eq!(one.session().0.len(), 64);
    }
}
