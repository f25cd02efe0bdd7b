//! What is wrong with a record, in the reader's words.

use std::path::Path;

use super::game::Told;
use crate::games::record::{Fault, FaultKind};
use crate::games::{each_game, with_game};
use crate::l10n::text as message;
use crate::language::Language;
use crate::present::refused_action;

/// `FILE:LINE:COLUMN: what is wrong`.
pub(super) fn text(path: &Path, fault: &Fault, language: Language) -> String {
    let place = fault.place;
    let why = why(fault, language);
    format!("{}:{}:{}: {why}", path.display(), place.line, place.column)
}

fn why(fault: &Fault, language: Language) -> String {
    let token = || ("token", fault.token.as_str().into());
    let say = |id: &str| message(language, id, &[token()]);
    match &fault.kind {
        FaultKind::OpenComment => say("fault-open-comment"),
        FaultKind::BadTag => say("fault-bad-tag"),
        FaultKind::TagTwice => say("fault-tag-twice"),
        FaultKind::TagInMoves => say("fault-tag-in-moves"),
        FaultKind::NoGame => say("fault-no-game"),
        FaultKind::UnknownGame => say("fault-unknown-game"),
        FaultKind::UnknownVariant => say("fault-unknown-variant"),
        FaultKind::NoSetup(tag) => message(language, "fault-no-setup", &[("tag", (*tag).into())]),
        FaultKind::BadSetup(refusal) => each_game!(AnyTagRefusal, refusal, G, refusal => {
            G::bad_setup(refusal, &fault.token, language)
        }),
        FaultKind::Refused(refusal) => refused_action(&fault.token, *refusal, language).to_string(),
        FaultKind::WrongResult(right) => {
            message(language, "fault-wrong-result", &[token(), ("right", right.as_str().into())])
        }
        FaultKind::WrongTermination(None) => say("fault-no-termination"),
        FaultKind::WrongTermination(Some(right)) => {
            let right = ("right", right.as_str().into());
            message(language, "fault-wrong-termination", &[token(), right])
        }
        FaultKind::BadHex => say("fault-bad-hex"),
        FaultKind::WrongCommit => say("fault-wrong-commit"),
        FaultKind::WrongDraw { game, tag, right } => {
            with_game!(*game, G => G::wrong_draw(tag, &fault.token, right, language))
        }
        FaultKind::WrongSeats(right) => {
            let right: Vec<&str> = right.iter().map(|seat| seat.name()).collect();
            let right = ("right", right.join(" ").into());
            message(language, "fault-wrong-seats", &[token(), right])
        }
    }
}
