//! Buttons' wire format: a [`Press`] as at most 100 characters, and back.

use crate::app::{Control, Press};
use crate::games::{GameKind, Seat};
use crate::store::GameId;

/// Writes a press. The text is unique for the press.
#[must_use]
pub fn encode(press: &Press) -> String {
    match press {
        Press::Rules { kind, topic } => format!("rules:{}:{topic}", kind.key()),
        Press::Game { game, ply, control } => format!("game:{game}:{ply}:{}", name(control)),
    }
}

/// Reads a press; `None` for anything that [`encode`] does not write.
#[must_use]
pub fn decode(text: &str) -> Option<Press> {
    let (head, rest) = text.split_once(':')?;
    let (first, rest) = rest.split_once(':')?;
    match head {
        "rules" => Some(Press::Rules { kind: GameKind::parse(first)?, topic: rest.to_owned() }),
        "game" => {
            let (ply, control) = rest.split_once(':')?;
            let game = GameId(first.parse().ok()?);
            Some(Press::Game { game, ply: ply.parse().ok()?, control: read(control)? })
        }
        _ => None,
    }
}

fn name(control: &Control) -> String {
    match control {
        Control::Join(None) => "join".into(),
        Control::Join(Some(seat)) => format!("join:{}", seat.key()),
        Control::Leave => "leave".into(),
        Control::Start => "start".into(),
        Control::Cancel => "cancel".into(),
        Control::Pieces => "pieces".into(),
        Control::Squares(from) => format!("squares:{from}"),
        Control::Play(action) => format!("play:{action}"),
        Control::OfferDraw => "offer-draw".into(),
        Control::AcceptDraw => "accept-draw".into(),
        Control::DeclineDraw => "decline-draw".into(),
        Control::AskResign => "ask-resign".into(),
        Control::Resign => "resign".into(),
        Control::KeepPlaying => "keep-playing".into(),
        Control::Again => "again".into(),
    }
}

fn read(text: &str) -> Option<Control> {
    let (name, argument) = text.split_once(':').unwrap_or((text, ""));
    Some(match (name, argument) {
        ("join", "") => Control::Join(None),
        ("join", seat) => Control::Join(Some(Seat::parse(seat)?)),
        ("leave", "") => Control::Leave,
        ("start", "") => Control::Start,
        ("cancel", "") => Control::Cancel,
        ("pieces", "") => Control::Pieces,
        ("squares", from) => Control::Squares(from.to_owned()),
        ("play", action) => Control::Play(action.to_owned()),
        ("offer-draw", "") => Control::OfferDraw,
        ("accept-draw", "") => Control::AcceptDraw,
        ("decline-draw", "") => Control::DeclineDraw,
        ("ask-resign", "") => Control::AskResign,
        ("resign", "") => Control::Resign,
        ("keep-playing", "") => Control::KeepPlaying,
        ("again", "") => Control::Again,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presses_read_back_as_written() {
        let controls = [
            Control::Join(None),
            Control::Join(Some(Seat::Defenders)),
            Control::Leave,
            Control::Start,
            Control::Cancel,
            Control::Pieces,
            Control::Squares("k11".into()),
            Control::Play("k11-k10".into()),
            Control::OfferDraw,
            Control::AcceptDraw,
            Control::DeclineDraw,
            Control::AskResign,
            Control::Resign,
            Control::KeepPlaying,
            Control::Again,
        ];
        for control in controls {
            let press = Press::Game { game: GameId(u64::MAX), ply: u32::MAX, control };
            let text = encode(&press);
            assert!(text.len() <= 100, "{text}");
            assert_eq!(decode(&text), Some(press));
        }
        let rules = Press::Rules { kind: GameKind::Tawlbwrdd, topic: "the-end".into() };
        assert_eq!(decode(&encode(&rules)), Some(rules));
    }

    #[test]
    fn anything_else_is_no_press() {
        for text in [
            "",
            "game",
            "game:1",
            "game:1:2",
            "game:x:2:leave",
            "game:1:2:leave:3",
            "game:1:-2:leave",
            "rules:go:x",
            "game:1:2:join:nobody",
            "game:1:2:pieces:1",
        ] {
            assert_eq!(decode(text), None, "{text}");
        }
    }
}
