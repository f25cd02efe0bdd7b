use serde_json::Value;

use super::game::{Fields, Last, Told, fields};
use crate::games::bosworth::{Bosworth, Camp, Hand, Phase, SetupRefusal, TagRefusal, View};
use crate::l10n::text as message;
use crate::language::Language;

impl Told for Bosworth {
    fn phase(view: &View) -> &'static str {
        match view.phase() {
            Phase::Move => "move",
            Phase::Reinforce => "reinforce",
        }
    }

    /// What was taken, as a cell of a position string: `wR`.
    fn last(view: &View) -> Option<Last> {
        let turn = view.last()?;
        let (from, to) = turn.step?;
        let took =
            turn.taken.iter().map(|card| format!("{}{}", card.owner.letter(), card.kind.letter()));
        Some(Last { from: from.to_string(), to: to.to_string(), took: took.collect() })
    }

    fn replayed(view: &View) -> Fields {
        fields([
            ("hands", by_seat(view, |camp| hand(view.hand(camp)).into())),
            ("draw", by_seat(view, |camp| view.pile(camp).into())),
            ("alive", alive(view)),
            ("quiet", view.quiet().into()),
        ])
    }

    fn viewed(view: &View) -> Fields {
        let lost = |camp| -> String {
            let of = view.discard().iter().filter(|(owner, _)| *owner == camp);
            of.map(|(_, kind)| kind.letter()).collect()
        };
        fields([
            ("phase", if view.is_choosing() { "reinforce" } else { "move" }.into()),
            ("hands", by_seat(view, |camp| hand(view.hand(camp)).into())),
            ("draw", by_seat(view, |camp| view.pile(camp).into())),
            ("alive", alive(view)),
            ("colours", by_seat(view, |camp| view.colour(camp).key().into())),
            ("discard", by_seat(view, |camp| lost(camp).into())),
            ("quiet", view.quiet().into()),
        ])
    }

    fn bad_setup(refusal: &TagRefusal, token: &str, language: Language) -> String {
        let token = [("token", token.into())];
        match refusal {
            TagRefusal::Deck => message(language, "fault-bad-deck", &token),
            TagRefusal::First => message(language, "fault-bad-first", &token),
            TagRefusal::Colour => message(language, "fault-bad-colour", &token),
            TagRefusal::Camps(refusal) => bad_camps(*refusal, language),
        }
    }

    fn wrong_draw(tag: &str, token: &str, right: &str, language: Language) -> String {
        let args = [("token", token.into()), ("right", right.into())];
        if Camp::ALL.into_iter().any(|camp| camp.deck_tag() == tag) {
            message(language, "fault-wrong-deck", &args)
        } else {
            message(language, "fault-wrong-first", &args[1..])
        }
    }
}

/// Why the kingdoms of a record make no game.
fn bad_camps(refusal: SetupRefusal, language: Language) -> String {
    match refusal {
        SetupRefusal::Players(0) => message(language, "fault-no-decks", &[]),
        SetupRefusal::Players(count) => {
            message(language, "fault-players", &[("count", count.into())])
        }
        SetupRefusal::NotOpposite => message(language, "fault-not-opposite", &[]),
        SetupRefusal::NotSplit => message(language, "fault-not-split", &[]),
        SetupRefusal::First(camp) => {
            message(language, "fault-first-absent", &[("seat", camp.seat().name().into())])
        }
    }
}

/// A value for each kingdom that plays or has played, clockwise from South.
fn by_seat(view: &View, value: impl Fn(Camp) -> Value) -> Value {
    let playing = Camp::ALL.into_iter().filter(|camp| view.plays(*camp));
    let values = playing.map(|camp| (camp.seat().key().to_owned(), value(camp)));
    Value::Object(values.collect())
}

fn alive(view: &View) -> Value {
    view.living().map(|camp| camp.seat().key()).collect()
}

/// The letters of a hand, sorted bytewise; a question mark for each hidden card.
fn hand(hand: &Hand) -> String {
    let mut letters: Vec<char> = match hand {
        Hand::Known(cards) => cards.iter().map(|card| card.letter()).collect(),
        Hand::Hidden(count) => vec!['?'; *count],
    };
    letters.sort_unstable();
    letters.into_iter().collect()
}
