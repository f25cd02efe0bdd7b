//! The buttons under public messages.

use super::bosworth;
use super::message::{Button, Row, Tone};
use super::words::Words;
use crate::app::{Control, Deploy, News, Press, Scene, Table};
use crate::games::{GameKind, Seat};
use crate::store::Stage;

/// The rows of buttons under a public message; none once there is nothing to press.
pub(super) fn rows(scene: &Scene, news: &News, words: Words) -> Vec<Row> {
    let game = &scene.game;
    match (game.stage, news) {
        (Stage::Lobby, _) => lobby(game, words),
        (Stage::Setup, _) => setting_up(game, words),
        (Stage::Playing, news) if *news != News::Lobby => playing(scene, None, words),
        (Stage::Over, _) => {
            let again = words.say("button-again");
            vec![Row::Buttons(vec![button(game, Control::Again, &again, Tone::Secondary)])]
        }
        _ => Vec::new(),
    }
}

fn lobby(game: &Table, words: Words) -> Vec<Row> {
    if game.kind == GameKind::Bosworth {
        return bosworth::lobby_rows(game, words);
    }
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

/// The buttons of a running game: for everybody, or for one player only, who then sees none that is
/// the opponent's to press.
pub(super) fn playing(scene: &Scene, own: Option<Seat>, words: Words) -> Vec<Row> {
    let game = &scene.game;
    let plain = |control, id: &str| button(game, control, &words.say(id), Tone::Secondary);
    let answers =
        |by: Seat, accepted: &[Seat]| own.is_none_or(|own| own != by && !accepted.contains(&own));
    let offer = game.offer.as_ref().filter(|offer| !offer.declined);
    let plea = game.plea.as_ref().filter(|plea| !plea.declined);
    let step = button(game, Control::Pieces, &words.say("button-move"), Tone::Primary);
    let is_next = own.is_none_or(|own| own == scene.view.to_move());
    let mut first: Vec<Button> = is_next.then_some(step).into_iter().collect();
    first.extend(offer.is_none().then(|| plain(Control::OfferDraw, "button-draw")));
    first.extend([plain(Control::AskResign, "button-resign"), rules(game, words)]);
    let mut rows = vec![Row::Buttons(first)];
    if offer.is_some_and(|offer| answers(offer.by, &offer.accepted)) {
        let accept = button(game, Control::AcceptDraw, &words.say("button-accept"), Tone::Success);
        let decline = plain(Control::DeclineDraw, "button-decline");
        rows.push(Row::Buttons(vec![accept, decline]));
    }
    rows.extend(more(scene, own, words));
    if plea.is_some_and(|plea| answers(plea.by, &plea.accepted)) {
        rows.push(Row::Buttons(vec![
            plain(Control::AcceptUndo, "button-accept-undo"),
            plain(Control::DeclineUndo, "button-decline-undo"),
        ]));
    }
    rows
}

/// The buttons that only some games and positions have.
fn more(scene: &Scene, own: Option<Seat>, words: Words) -> Option<Row> {
    let game = &scene.game;
    let plain = |control, id: &str| button(game, control, &words.say(id), Tone::Secondary);
    let mut buttons = Vec::new();
    if game.kind.has_secrets() && own.is_none() {
        let id = if game.kind.is_set_up() { "button-army" } else { "button-hand" };
        buttons.push(plain(Control::Army, id));
    }
    let moved_last = own.is_none_or(|own| own != scene.view.to_move());
    if moved_last && game.can_undo() && !scene.view.has_defeated() && game.plea.is_none() {
        buttons.push(plain(Control::AskUndo, "button-undo"));
    }
    if scene.view.quiet().zip(game.kind.claim()).is_some_and(|(quiet, claim)| quiet >= claim) {
        buttons.push(plain(Control::Claim, "button-claim"));
    }
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
