//! Buttons' wire format: a [`Press`] as at most 100 characters, and back.

use crate::app::{Control, Deploy, Press};
use crate::games::bosworth::Colour;
use crate::games::veldslag::{Preset, Rank, Square};
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
        Control::Lot => "lot".into(),
        Control::Colour(colour) => format!("colour:{}", colour.key()),
        Control::Leave => "leave".into(),
        Control::Start => "start".into(),
        Control::Cancel => "cancel".into(),
        Control::CallOff => "call-off".into(),
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
        Control::AskUndo => "ask-undo".into(),
        Control::AcceptUndo => "accept-undo".into(),
        Control::DeclineUndo => "decline-undo".into(),
        Control::Claim => "claim".into(),
        Control::Army => "army".into(),
        Control::Deploy(step) => format!("setup:{}", step_name(step)),
    }
}

fn step_name(step: &Deploy) -> String {
    match step {
        Deploy::Show => "show".into(),
        Deploy::Preset(preset, false) => format!("preset:{}", preset.key()),
        Deploy::Preset(preset, true) => format!("mirrored:{}", preset.key()),
        Deploy::Mirror => "mirror".into(),
        Deploy::Choose(square) => format!("choose:{square}"),
        Deploy::Put(rank, square) => format!("put:{}{square}", rank.code()),
        Deploy::Swap(first, second) => format!("swap:{first}{second}"),
        Deploy::Clear(square) => format!("clear:{square}"),
        Deploy::ClearAll => "clear-all".into(),
        Deploy::Form => "form".into(),
        Deploy::Text => "text".into(),
        Deploy::Name => "name".into(),
        Deploy::Save => "save".into(),
        Deploy::Saved => "saved".into(),
        Deploy::Load(name) => format!("load:{name}"),
        Deploy::Forget(name) => format!("forget:{name}"),
        Deploy::Ready => "ready".into(),
        Deploy::Unready => "unready".into(),
    }
}

fn read(text: &str) -> Option<Control> {
    let (name, argument) = text.split_once(':').unwrap_or((text, ""));
    Some(match (name, argument) {
        ("join", "") => Control::Join(None),
        ("join", seat) => Control::Join(Some(Seat::parse(seat)?)),
        ("lot", "") => Control::Lot,
        ("colour", colour) => Control::Colour(Colour::parse(colour)?),
        ("leave", "") => Control::Leave,
        ("start", "") => Control::Start,
        ("cancel", "") => Control::Cancel,
        ("call-off", "") => Control::CallOff,
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
        ("ask-undo", "") => Control::AskUndo,
        ("accept-undo", "") => Control::AcceptUndo,
        ("decline-undo", "") => Control::DeclineUndo,
        ("claim", "") => Control::Claim,
        ("army", "") => Control::Army,
        ("setup", step) => Control::Deploy(read_step(step)?),
        _ => return None,
    })
}

fn read_step(text: &str) -> Option<Deploy> {
    let (name, argument) = text.split_once(':').unwrap_or((text, ""));
    Some(match (name, argument) {
        ("show", "") => Deploy::Show,
        ("preset", preset) => Deploy::Preset(Preset::parse(preset)?, false),
        ("mirrored", preset) => Deploy::Preset(Preset::parse(preset)?, true),
        ("mirror", "") => Deploy::Mirror,
        ("choose", square) => Deploy::Choose(whole(square)?),
        ("put", text) => {
            let mut rest = text.chars();
            Deploy::Put(rest.next().and_then(Rank::of_code)?, whole(rest.as_str())?)
        }
        ("swap", text) => {
            let (first, rest) = Square::read(text)?;
            Deploy::Swap(first, whole(rest)?)
        }
        ("clear", square) => Deploy::Clear(whole(square)?),
        ("clear-all", "") => Deploy::ClearAll,
        ("form", "") => Deploy::Form,
        ("text", "") => Deploy::Text,
        ("name", "") => Deploy::Name,
        ("save", "") => Deploy::Save,
        ("saved", "") => Deploy::Saved,
        ("load", name) => Deploy::Load(name.to_owned()),
        ("forget", name) => Deploy::Forget(name.to_owned()),
        ("ready", "") => Deploy::Ready,
        ("unready", "") => Deploy::Unready,
        _ => return None,
    })
}

/// A square and nothing after it.
fn whole(text: &str) -> Option<Square> {
    Square::read(text).filter(|(_, rest)| rest.is_empty()).map(|(square, _)| square)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presses_read_back_as_written() {
        let controls = [
            Control::Join(None),
            Control::Join(Some(Seat::Defenders)),
            Control::Lot,
            Control::Colour(Colour::Yellow),
            Control::Leave,
            Control::Start,
            Control::Cancel,
            Control::CallOff,
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
            Control::AskUndo,
            Control::AcceptUndo,
            Control::DeclineUndo,
            Control::Claim,
            Control::Army,
        ];
        for control in controls.into_iter().chain(steps().map(Control::Deploy)) {
            let press = Press::Game { game: GameId(u64::MAX), ply: u32::MAX, control };
            let text = encode(&press);
            assert!(text.len() <= 100, "{text}");
            assert_eq!(decode(&text), Some(press));
        }
        let rules = Press::Rules { kind: GameKind::Tawlbwrdd, topic: "the-end".into() };
        assert_eq!(decode(&encode(&rules)), Some(rules));
    }

    fn steps() -> [Deploy; 18] {
        let square = |text| whole(text).unwrap();
        [
            Deploy::Show,
            Deploy::Preset(Preset::Wall, false),
            Deploy::Preset(Preset::Corner, true),
            Deploy::Mirror,
            Deploy::Choose(square("a1")),
            Deploy::Put(Rank::Bomb, square("h8")),
            Deploy::Swap(square("a1"), square("b3")),
            Deploy::Clear(square("c2")),
            Deploy::ClearAll,
            Deploy::Form,
            Deploy::Text,
            Deploy::Name,
            Deploy::Save,
            Deploy::Saved,
            Deploy::Load("my: own".into()),
            Deploy::Forget("x".into()),
            Deploy::Ready,
            Deploy::Unready,
        ]
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
            "game:1:2:setup:put:Xa1",
            "game:1:2:setup:swap:a1",
            "game:1:2:setup:preset:none",
            "game:1:2:setup:choose:a1b1",
        ] {
            assert_eq!(decode(text), None, "{text}");
        }
    }
}
