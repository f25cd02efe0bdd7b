use std::fmt;

use crate::render::Theme;

/// What the front end needs to know.
#[derive(Clone, Debug)]
pub struct DiscordConfig {
    /// The bot's token.
    pub token: Token,
    /// Another address of the API, for tests and proxies, such as `http://127.0.0.1:8571`.
    pub api: Option<String>,
    /// How boards look.
    pub theme: Theme,
}

/// A bot's token. It is never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// A token as Discord gives it, with or without `Bot ` before it; spaces around it don't count.
    #[must_use]
    pub fn new(text: &str) -> Self {
        Self(text.trim().to_owned())
    }

    /// The token itself, for the connection only.
    pub(super) fn secret(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(***)")
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("***")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_never_printed() {
        let token = Token::new(" very-secret\n");
        assert_eq!(token.secret(), "very-secret");
        let config = DiscordConfig { token, api: None, theme: Theme::Dark };
        assert!(!format!("{config:?} {}", config.token).contains("secret"));
    }
}
