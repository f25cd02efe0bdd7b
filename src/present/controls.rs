//! The buttons under public messages.

use super::message::{Button, Row, Tone};
use super::words::Words;
use crate::app::{Control, Deploy, News, Press, Scene, Table};
use crate::games::veldslag::CLAIM;
use crate::games::{AnyView, Seat};
use crate::store::Stage;

/// The rows of buttons under a public message; none once there is nothing to press.
pub(super) fn rows(scene: &Scene, news: &News, words: Words) -> Vec<Row> {
    let game = &scene.game;
    match (game.stage, news) {
        (Stage::Lobby, _) => lobby(game, words),
        (Stage::Setup, _) => setting_up(game, words),
        (Stage::Playing, news) if *news != News::Lobby => playing(scene, words),
        (Stage::Over, _) => {
            let again = words.say("button-again");
            vec![Row::Buttons(vec![button(game, Control::Again, &again, Tone::Secondary)])]
        }
        _ => Vec::new(),
    }
}

fn lobby(game: &Table, words: Words) -> Vec<Row> {
    let full = game.players.len() >= game.kind.seats().len();
    let join = |seat: Option<Seat>| {
        let id = seat.map_or("button-join".into(), |seat| format!("button-join-{}", seat.key()));
        let free = seat.map_or(!full, |seat| game.in_seat(seat).is_none());
        button(game, Control::Join(seat), &words.say(&id), Tone::Primary).when(free)
    };
    let seats = game.kind.seats().iter().copied().map(Some);
    let joins = std::iter::once(None).chain(seats).map(join).collect();
    vec![
        Row::Buttons(joins),
        Row::Buttons(vec![
            button(game, Control::Start, &words.say("button-start"), Tone::Success).when(full),
            button(game, Control::Leave, &words.say("button-leave"), Tone::Secondary),
            button(game, Control::Cancel, &words.say("button-cancel"), Tone::Danger),
        ]),
    ]
}

/// While the players set up.
fn setting_up(game: &Table, words: Words) -> Vec<Row> {
    let show = Control::Deploy(Deploy::Show);
    vec![Row::Buttons(vec![
        button(game, show, &words.say("button-set-up"), Tone::Primary),
        rules(game, words),
        button(game, Control::Cancel, &words.say("button-cancel"), Tone::Danger),
    ])]
}

/// The buttons of a running game.
pub(super) fn playing(scene: &Scene, words: Words) -> Vec<Row> {
    let game = &scene.game;
    let offered = game.offer.is_some_and(|offer| !offer.declined);
    let accept = button(game, Control::AcceptDraw, &words.say("button-accept"), Tone::Success);
    let decline = button(game, Control::DeclineDraw, &words.say("button-decline"), Tone::Secondary);
    let draw = button(game, Control::OfferDraw, &words.say("button-draw"), Tone::Secondary);
    let resign = button(game, Control::AskResign, &words.say("button-resign"), Tone::Secondary);
    let step = button(game, Control::Pieces, &words.say("button-move"), Tone::Primary);
    let mut rows = if offered {
        let answers = Row::Buttons(vec![accept, decline]);
        vec![Row::Buttons(vec![step, resign, rules(game, words)]), answers]
    } else {
        vec![Row::Buttons(vec![step, draw, resign, rules(game, words)])]
    };
    rows.extend(more(scene, words));
    if game.plea.is_some_and(|plea| !plea.declined) {
        let plain = |control, id| button(game, control, &words.say(id), Tone::Secondary);
        rows.push(Row::Buttons(vec![
            plain(Control::AcceptUndo, "button-accept-undo"),
            plain(Control::DeclineUndo, "button-decline-undo"),
        ]));
    }
    rows
}

/// The buttons that only some games and positions have.
fn more(scene: &Scene, words: Words) -> Option<Row> {
    let game = &scene.game;
    let public = !matches!(&scene.view, AnyView::Veldslag(view) if view.own().is_some());
    let army = || button(game, Control::Army, &words.say("button-army"), Tone::Secondary);
    let claim = || button(game, Control::Claim, &words.say("button-claim"), Tone::Secondary);
    let due = scene.view.quiet().is_some_and(|quiet| quiet >= CLAIM);
    let mut buttons: Vec<Button> =
        (game.kind.is_set_up() && public).then(army).into_iter().collect();
    let undo = || button(game, Control::AskUndo, &words.say("button-undo"), Tone::Secondary);
    buttons.extend((game.can_undo() && game.plea.is_none()).then(undo));
    buttons.extend(due.then(claim));
    (!buttons.is_empty()).then_some(Row::Buttons(buttons))
}

fn rules(game: &Table, words: Words) -> Button {
    let topic = crate::app::rules::pages(game.kind)[0].into();
    Button {
        press: Press::Rules { kind: game.kind, topic },
        label: words.say("button-rules"),
        tone: Tone::Secondary,
        enabled: true,
    }
}

/// A button about a game as it stands.
pub(super) fn button(game: &Table, control: Control, label: &str, tone: Tone) -> Button {
    let press = Press::Game { game: game.id, ply: game.ply(), control };
    Button { press, label: label.to_owned(), tone, enabled: true }
}

impl Button {
    pub(super) fn when(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }
}
