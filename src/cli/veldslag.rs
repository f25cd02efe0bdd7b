use serde_json::{Value, json};

use super::game::{Fields, Last, Told, fields};
use crate::games::veldslag::{Man, Rank, Side, TagRefusal, Veldslag, View};
use crate::l10n::text as message;
use crate::language::Language;
use crate::present::refused_draft;

impl Told for Veldslag {
    /// What fell, as pieces of a position string: `b3`.
    fn last(view: &View) -> Option<Last> {
        let last = view.last()?;
        let took = last.fallen().into_iter().map(|(man, rank)| piece(man, rank)).collect();
        Some(Last { from: last.action.from.to_string(), to: last.action.to.to_string(), took })
    }

    fn replayed(view: &View) -> Fields {
        fields([("score", score(view)), ("quiet", view.quiet().into())])
    }

    /// The codes of the pieces that have fallen are in the order in which they fell.
    fn viewed(view: &View) -> Fields {
        let fallen =
            |side| -> String { view.fallen(side).iter().map(|(_, rank)| rank.code()).collect() };
        fields([
            ("red_setup", view.setup_text(Side::Red).into()),
            ("blue_setup", view.setup_text(Side::Blue).into()),
            ("fallen", json!({ "red": fallen(Side::Red), "blue": fallen(Side::Blue) })),
            ("score", score(view)),
            ("quiet", view.quiet().into()),
        ])
    }

    fn bad_setup(refusal: &TagRefusal, token: &str, language: Language) -> String {
        let token = ("token", token.into());
        match refusal {
            TagRefusal::Hidden => message(language, "fault-hidden-setup", &[token]),
            TagRefusal::Draft(refusal) => {
                let why = ("why", refused_draft(refusal, language).into());
                message(language, "fault-bad-setup", &[token, why])
            }
        }
    }

    /// Nothing is drawn.
    fn wrong_draw(_tag: &str, _token: &str, right: &str, _language: Language) -> String {
        right.to_owned()
    }
}

fn piece(man: Man, rank: Rank) -> String {
    let side = match man.side {
        Side::Red => 'r',
        Side::Blue => 'b',
    };
    format!("{side}{}", rank.code())
}

/// What each side has scored.
fn score(view: &View) -> Value {
    json!({ "red": view.score(Side::Red), "blue": view.score(Side::Blue) })
}
