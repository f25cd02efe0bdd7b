//! Actions in words, beside the board: resigning, being expelled, agreeing on a draw.

use std::fmt;

use super::seat::Seat;

/// An action in words. It is accepted at any time and is never part of the legal list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Word {
    /// `resign:SEAT`: the player gives up.
    Resign(Seat),
    /// `expel:SEAT`: the player's time ran out and the others claimed the game.
    Expel(Seat),
    /// `draw:agreed`: all players agree on a draw.
    DrawAgreed,
    /// `draw:claimed`: a player claims a draw after a long time without captures.
    DrawClaimed,
    /// `draw:declared`: a moderator rules that the game is drawn.
    DrawDeclared,
}

/// Why a word is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WordRefusal {
    /// The game is over.
    Over,
    /// The game has no such word, or no such seat.
    Foreign,
}

impl Word {
    /// Reads a word in either case; `None` where the text is not one.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (head, tail) = text.split_once(':')?;
        match head.to_ascii_lowercase().as_str() {
            "resign" => Seat::parse(tail).map(Self::Resign),
            "expel" => Seat::parse(tail).map(Self::Expel),
            "draw" => [Self::DrawAgreed, Self::DrawClaimed, Self::DrawDeclared]
                .into_iter()
                .find(|draw| draw.to_string().eq_ignore_ascii_case(text)),
            _ => None,
        }
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Resign(seat) => write!(f, "resign:{}", seat.key()),
            Self::Expel(seat) => write!(f, "expel:{}", seat.key()),
            Self::DrawAgreed => f.write_str("draw:agreed"),
            Self::DrawClaimed => f.write_str("draw:claimed"),
            Self::DrawDeclared => f.write_str("draw:declared"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_read_back_as_written() {
        for word in [
            Word::Resign(Seat::Attackers),
            Word::Expel(Seat::Blue),
            Word::DrawAgreed,
            Word::DrawClaimed,
            Word::DrawDeclared,
        ] {
            assert_eq!(Word::parse(&word.to_string()), Some(word));
            assert_eq!(Word::parse(&word.to_string().to_uppercase()), Some(word));
        }
        for text in ["resign", "resign:", "resign:Nobody", "draw:won", "a1-a2", "draw"] {
            assert_eq!(Word::parse(text), None, "{text}");
        }
    }
}
