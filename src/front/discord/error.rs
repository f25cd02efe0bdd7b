use serenity::gateway::GatewayError;
use serenity::http::{HttpError, StatusCode};
use thiserror::Error;

/// Why the front end can't go on.
#[derive(Debug, Error)]
pub enum DiscordError {
    /// Discord does not know the token.
    #[error("Discord refuses the token")]
    TokenRefused,
    /// The API does not answer.
    #[error("Discord's API can't be reached: {0}")]
    Unreachable(String),
    /// The gateway refuses what the bot asks to hear.
    #[error("Discord's gateway refuses the connection: {0}")]
    Gateway(GatewayError),
    /// Anything else that serenity gives up on.
    #[error("the connection to Discord failed: {0}")]
    Other(serenity::Error),
}

impl From<serenity::Error> for DiscordError {
    fn from(error: serenity::Error) -> Self {
        match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
                if answer.status_code == StatusCode::UNAUTHORIZED {
                    return Self::TokenRefused;
                }
                Self::Unreachable(format!("it answered {}", answer.status_code))
            }
            serenity::Error::Http(HttpError::Request(error)) => Self::Unreachable(words(&error)),
            serenity::Error::Http(HttpError::InvalidHeader(_))
            | serenity::Error::Gateway(GatewayError::InvalidAuthentication) => Self::TokenRefused,
            serenity::Error::Gateway(error) => Self::Gateway(error),
            other => Self::Other(other),
        }
    }
}

/// An error with what caused it: the outermost alone says little.
fn words(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(error.source(), |cause| cause.source());
    causes.fold(error.to_string(), |text, cause| format!("{text}: {cause}"))
}
