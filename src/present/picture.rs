//! Pictures of boards with their words.

use super::message::{Picture, Subject};
use super::words::Words;
use super::{alt, veldslag};
use crate::games::veldslag::Draft;
use crate::games::{AnyView, Seat};
use crate::language::Language;
use crate::render::Caption;

/// The picture of a board with its description.
#[must_use]
pub fn picture(view: &AnyView, language: Language) -> Picture {
    Picture {
        name: format!("{}.png", view.kind().key()),
        alt: alt::text(view, Words(language)),
        subject: Subject::Board(Box::new(view.clone())),
        caption: caption(view, language),
    }
}

/// The picture of a set-up with its description.
pub(super) fn draft_picture(draft: &Draft, words: Words) -> Picture {
    let complete = draft.missing().is_empty();
    let status = if complete { "picture-all-placed" } else { "picture-to-place" };
    Picture {
        name: "setup.png".into(),
        alt: veldslag::draft_alt(draft, words),
        subject: Subject::Draft(draft.clone()),
        caption: Caption { status: words.say(status), ..Caption::default() },
    }
}

/// How many positions a film shows at most: some 4 MB.
const LONGEST_FILM: usize = 500;

/// A whole game as a film, with its last position described.
pub(super) fn film(views: &[AnyView], words: Words) -> Option<Picture> {
    let last = views.last()?;
    let frame = |view: &AnyView| (view.clone(), caption(view, words.0));
    // A film of a very long game skips positions, so that it can still be sent: never the last.
    let stride = views.len().div_ceil(LONGEST_FILM);
    let shown = views.iter().rev().step_by(stride).collect::<Vec<_>>().into_iter().rev();
    let args = [("count", views.len().into()), ("last", alt::text(last, words).into())];
    Some(Picture {
        name: format!("{}.gif", last.kind().key()),
        alt: words.tell("alt-film", &args),
        subject: Subject::Film(shown.map(frame).collect()),
        caption: Caption::default(),
    })
}

/// The words that stand in the picture of a board.
#[must_use]
pub fn caption(view: &AnyView, language: Language) -> Caption {
    let words = Words(language);
    let status = match view.outcome().map(|outcome| outcome.winner) {
        None if view.is_halfway() => format!("picture-choosing-{}", view.to_move().key()),
        None => format!("picture-to-move-{}", view.to_move().key()),
        Some(Some(seat)) => format!("picture-won-{}", seat.key()),
        Some(None) => "picture-drawn".into(),
    };
    let of_seats = |id: &str| {
        let text = |seat: &Seat| (*seat, words.say(&format!("{id}-{}", seat.key())));
        view.kind().seats().iter().map(text).collect()
    };
    let caption = Caption { status: words.say(&status), ..Caption::default() };
    match view {
        AnyView::Tawlbwrdd(_) => Caption { captured: of_seats("picture-captured"), ..caption },
        AnyView::Veldslag(_) => Caption {
            scores: of_seats("picture-score"),
            setups: of_seats("picture-setup"),
            ..caption
        },
        AnyView::Bosworth(_) => Caption {
            names: of_seats("bosworth-picture-name"),
            own_hand: words.say("bosworth-picture-own-hand"),
            hands: words.say("bosworth-picture-hands"),
            discard: words.say("bosworth-picture-captured"),
            ..caption
        },
    }
}
