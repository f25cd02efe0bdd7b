//! What everybody reads.

use super::controls;
use super::message::Message;
use super::picture::picture;
use super::words::{Words, mention, name, name_in, number};
use super::{tawlbwrdd, veldslag};
use crate::app::{News, Scene, Seated, Table};
use crate::games::veldslag::{CLAIM, RULING};
use crate::games::{AnyView, GameKind, Outcome, Seat, bosworth};
use crate::language::Language;
use crate::store::Stage;
use crate::text::Rich;

/// The public message about a game.
pub(super) fn message(scene: &Scene, news: &News, language: Language) -> Message {
    let words = Words(language);
    let game = &scene.game;
    let mut message = Message {
        text: Rich::stacked(lines(scene, news, words)),
        rows: controls::rows(scene, news, words),
        ..Message::default()
    };
    if shows_board(game.stage, news) {
        let mut picture = picture(&scene.view, language);
        if game.stage == Stage::Lobby {
            picture.caption.status = words.say("picture-start");
        }
        message.picture = Some(picture);
    }
    message.ping = pinged(scene, news).map(|player| player.user.clone());
    message
}

/// While people set up nothing has changed on the board, and a message about what is past has none.
fn shows_board(stage: Stage, news: &News) -> bool {
    match stage {
        Stage::Lobby => true,
        Stage::Setup | Stage::Cancelled => false,
        Stage::Playing | Stage::Over => *news != News::Lobby,
    }
}

fn lines(scene: &Scene, news: &News, words: Words) -> Vec<Rich> {
    let game = &scene.game;
    if *news == News::Lobby {
        return lobby(game, words);
    }
    if game.stage == Stage::Setup {
        return setting_up(game, words);
    }
    let mut lines = vec![headline(scene, news, words)];
    lines.extend(about_offer(scene, news, words));
    lines.extend(about_plea(game, words).filter(|_| *news == News::Board));
    match scene.view.outcome() {
        Some(outcome) => {
            lines.push(result(game, outcome, words));
            let seed = game.seed.clone().unwrap_or_default();
            lines.push(words.rich("fair-seed", &[("seed", seed.into())]).small());
        }
        None => lines.extend(whose_turn(scene, news, words)),
    }
    if *news == News::Started && !game.kind.is_set_up() {
        lines.push(commit(game, words));
    }
    lines.extend(quiet(scene, words));
    lines.retain(|line| !line.is_empty());
    lines
}

/// What the lots were drawn from, before anybody can know it.
fn commit(game: &Table, words: Words) -> Rich {
    words.rich("fair-commit", &[("commit", game.commit.as_str().into())]).small()
}

/// That the game can be drawn, because nothing has been taken for long.
fn quiet(scene: &Scene, words: Words) -> Option<Rich> {
    let quiet = scene.view.quiet().filter(|_| scene.view.outcome().is_none())?;
    let id = match scene.game.kind {
        GameKind::Bosworth if quiet >= bosworth::CLAIM => "game-quiet-claim-rounds",
        GameKind::Veldslag if quiet >= CLAIM => "game-quiet-claim",
        GameKind::Veldslag if quiet >= RULING => "game-quiet-ruling",
        _ => return None,
    };
    let command = words.game_command(scene.game.kind, "claim");
    let args = [("count", quiet.into()), ("command", command.into())];
    Some(words.rich(id, &args).small())
}

/// Who is still setting up: never what. A mention alone notifies nobody: [`pinged`] says whom.
fn setting_up(game: &Table, words: Words) -> Vec<Rich> {
    let who = |player: &Seated| {
        if player.ready { name(player) } else { mention(player) }
    };
    let how = |player: &Seated| {
        let seat = player.seat.map(|seat| words.seat(seat)).unwrap_or_default();
        let id = if player.ready { "setup-is-ready" } else { "setup-is-busy" };
        let args = [("player", who(player).into()), ("seat", seat.into())];
        words.rich(id, &args).item()
    };
    let args = [
        ("game", words.kind(game.kind).into()),
        ("number", number(game.id).into()),
        ("command", words.game_command(game.kind, "setup preset").into()),
    ];
    let mut lines = vec![words.rich("setup-open", &args)];
    lines.extend(game.players.iter().map(how));
    lines.push(commit(game, words));
    lines
}

/// What has happened.
fn headline(scene: &Scene, news: &News, words: Words) -> Rich {
    let said = |id: &str, seat: Seat| said(id, scene, news, seat, words);
    match news {
        News::Started => started(scene, words),
        News::Moved { .. } => moved(scene, words),
        News::DrawOffered(seat) => said("game-draw-offered", *seat),
        News::DrawAccepted(seat) => said("game-draw-accepted", *seat),
        News::DrawDeclined(seat) => draw_declined(scene, *seat, words),
        // The lobby's lines, those about set-ups, or the result, say it all.
        News::Lobby | News::SettingUp(_) | News::Drawn => Rich::default(),
        News::Resigned { seat, halfway, .. } => resigned(scene, *seat, *halfway, words),
        News::UndoAsked(seat) => said("game-undo-asked", *seat),
        News::UndoAccepted(seat) => said("game-undo-accepted", *seat),
        News::UndoDeclined(seat) => {
            Rich::joined([said("game-undo-declined", *seat), next(scene, words)], " ")
        }
        News::UndoDone(seat) => said("game-undo-done", *seat),
        News::Board => board(scene, words),
    }
}

/// Whose turn it is, for those who need not be notified.
fn next(scene: &Scene, words: Words) -> Rich {
    let next = scene.view.to_move();
    let args = [("player", name_in(&scene.game, next).into()), ("seat", words.seat(next).into())];
    words.rich("game-next", &args)
}

/// What somebody says about a draw or about taking back, and who has still to answer.
fn said(id: &str, scene: &Scene, news: &News, seat: Seat, words: Words) -> Rich {
    let asked = still_to_answer(scene, news).into_iter().map(|player| mention(player).into());
    words.rich(
        id,
        &[
            ("player", name_in(&scene.game, seat).into()),
            ("seat", words.seat(seat).into()),
            ("opponent", Rich::joined(asked, ", ").into()),
        ],
    )
}

/// Somebody leaves a game that goes on; with what of a turn that is not over everybody sees by that.
fn resigned(scene: &Scene, seat: Seat, halfway: bool, words: Words) -> Rich {
    let game = &scene.game;
    let seen = (halfway || scene.view.is_halfway()).then(|| moved(scene, words));
    let args = [("player", name_in(game, seat).into()), ("seat", words.seat(seat).into())];
    let goes_on = scene.view.outcome().is_none();
    let leaves = goes_on.then(|| words.rich("game-resigned-out", &args));
    Rich::joined(seen.into_iter().chain(leaves), " ")
}

fn started(scene: &Scene, words: Words) -> Rich {
    let game = &scene.game;
    if let AnyView::Bosworth(view) = &scene.view {
        let args = [
            ("game", words.kind(game.kind).into()),
            ("order", super::bosworth::order(game, view, words).into()),
            ("first", name_in(game, view.turn().seat()).into()),
        ];
        return words.rich("game-started-bosworth", &args);
    }
    let leader = |number: usize| name_in(game, game.kind.seats()[number]).into();
    words.rich(
        &format!("game-started-{}", game.kind.key()),
        &[("game", words.kind(game.kind).into()), ("first", leader(0)), ("second", leader(1))],
    )
}

/// What the last move did.
pub(super) fn moved(scene: &Scene, words: Words) -> Rich {
    match &scene.view {
        AnyView::Tawlbwrdd(view) => tawlbwrdd::moved(&scene.game, view, words),
        AnyView::Veldslag(view) => veldslag::moved(&scene.game, view, words),
        AnyView::Bosworth(view) => super::bosworth::moved(&scene.game, view, words),
    }
}

/// A wish to take back that still waits for an answer.
fn about_plea(game: &Table, words: Words) -> Option<Rich> {
    let plea = game.plea.as_ref().filter(|plea| !plea.declined)?;
    let player = name_in(game, plea.by);
    Some(words.rich("game-undo-stands", &[("player", player.into())]))
}

/// What waits for an answer.
pub(super) fn open_questions(scene: &Scene, words: Words) -> Vec<Rich> {
    let offer = about_offer(scene, &News::Board, words);
    offer.into_iter().chain(about_plea(&scene.game, words)).collect()
}

/// A draw offer that a move declines, or that still waits for an answer.
fn about_offer(scene: &Scene, news: &News, words: Words) -> Option<Rich> {
    let game = &scene.game;
    match (news, &game.offer) {
        (News::Moved { declines: true }, _) => Some(words.rich("game-offer-lapsed", &[])),
        (News::Moved { .. } | News::Board, Some(offer)) if !offer.declined => {
            let player = name_in(game, offer.by);
            Some(words.rich("game-offer-stands", &[("player", player.into())]))
        }
        (News::DrawOffered(seat), _) if scene.view.to_move() != *seat => {
            Some(words.rich("game-offer-lapses", &[]))
        }
        _ => None,
    }
}

fn draw_declined(scene: &Scene, seat: Seat, words: Words) -> Rich {
    let next = scene.view.to_move();
    words.rich(
        "game-draw-declined",
        &[
            ("player", name_in(&scene.game, seat).into()),
            ("seat", words.seat(seat).into()),
            ("next", name_in(&scene.game, next).into()),
            ("nextseat", words.seat(next).into()),
        ],
    )
}

fn board(scene: &Scene, words: Words) -> Rich {
    let (game, seat) = (&scene.game, scene.view.to_move());
    let mut args = vec![("game", words.kind(game.kind).into()), ("number", number(game.id).into())];
    if scene.view.outcome().is_some() {
        return words.rich("game-board-over", &args);
    }
    args.push(("player", name_in(game, seat).into()));
    args.push(("seat", words.seat(seat).into()));
    if scene.view.is_halfway() {
        return words.rich("game-choosing", &args);
    }
    words.rich("game-board", &args)
}

/// How the game ended.
pub(super) fn result(game: &Table, outcome: Outcome, words: Words) -> Rich {
    let reason = words.reason(game.kind, outcome.reason).into();
    match outcome.winner {
        None => words.rich("result-drawn", &[("reason", reason)]),
        Some(seat) => words.rich(
            "result-won",
            &[
                ("player", name_in(game, seat).into()),
                ("seat", words.seat(seat).into()),
                ("reason", reason),
            ],
        ),
    }
}

/// Whose move it is, said once, to the one who is notified.
fn whose_turn(scene: &Scene, news: &News, words: Words) -> Option<Rich> {
    let seat = scene.view.to_move();
    if matches!(news, News::Resigned { passes: false, .. }) {
        return Some(next(scene, words));
    }
    let player = pinged(scene, news).filter(|player| player.seat == Some(seat))?;
    if is_question(news) {
        return None;
    }
    Some(words.rich(
        "game-to-move",
        &[("player", mention(player).into()), ("seat", words.seat(seat).into())],
    ))
}

/// Who is notified: whoever is to move since the last action, or has an offer to answer.
fn pinged<'a>(scene: &'a Scene, news: &News) -> Option<&'a Seated> {
    if scene.view.outcome().is_some() {
        return None;
    }
    match news {
        News::SettingUp(user) => user.as_ref().and_then(|user| scene.game.player(user)),
        News::Started
        | News::Moved { .. }
        | News::UndoDone(_)
        | News::Resigned { passes: true, .. } => scene.game.in_seat(scene.view.to_move()),
        news if is_question(news) => still_to_answer(scene, news).first().copied(),
        _ => None,
    }
}

/// Whether somebody is asked for an answer.
const fn is_question(news: &News) -> bool {
    matches!(
        news,
        News::DrawOffered(_) | News::DrawAccepted(_) | News::UndoAsked(_) | News::UndoAccepted(_)
    )
}

/// Who has still to say whether a draw is welcome, or an action may be taken back: in the order of
/// turns, from whoever asks.
fn still_to_answer<'a>(scene: &'a Scene, news: &News) -> Vec<&'a Seated> {
    let game = &scene.game;
    let question = match news {
        News::DrawOffered(_) | News::DrawAccepted(_) => {
            game.offer.as_ref().map(|offer| (offer.by, &offer.accepted))
        }
        News::UndoAsked(_) | News::UndoAccepted(_) => {
            game.plea.as_ref().map(|plea| (plea.by, &plea.accepted))
        }
        _ => None,
    };
    let Some((by, accepted)) = question else { return Vec::new() };
    let living = scene.view.living();
    let from = living.iter().position(|seat| *seat == by).unwrap_or(0);
    let asked = (0..living.len()).map(|turn| living[(from + turn) % living.len()]);
    let asked = asked.filter(|seat| *seat != by && !accepted.contains(seat));
    asked.filter_map(|seat| game.in_seat(seat)).collect()
}

fn lobby(game: &Table, words: Words) -> Vec<Rich> {
    let kind = ("game", words.kind(game.kind).into());
    match game.stage {
        Stage::Cancelled => vec![closed(game, words)],
        Stage::Playing | Stage::Over => vec![words.rich("lobby-begun", &[kind])],
        Stage::Setup => setting_up(game, words),
        Stage::Lobby => open_lobby(game, words),
    }
}

/// A game that was closed before it began.
pub(super) fn closed(game: &Table, words: Words) -> Rich {
    let host = || game.player(&game.host).map(|host| host.name.clone());
    let closer = game.closer.clone().or_else(host).unwrap_or_default();
    let args = [("game", words.kind(game.kind).into()), ("closer", Rich::name(&closer).into())];
    words.rich("lobby-closed", &args)
}

fn open_lobby(game: &Table, words: Words) -> Vec<Rich> {
    if game.kind == GameKind::Bosworth {
        let mut lines = vec![lobby_headline("lobby-open-bosworth", game, words)];
        lines.extend(super::bosworth::lobby_lines(game, words));
        return lines;
    }
    let free = game.kind.seats().len().saturating_sub(game.players.len());
    let headline = if free == 0 { "lobby-full" } else { "lobby-open" };
    let mut lines = vec![lobby_headline(headline, game, words)];
    lines.extend(game.players.iter().map(|player| sits(player, words).item()));
    let chosen = game.players.iter().all(|player| player.seat.is_some());
    lines.push(match free {
        0 if chosen => words.rich("lobby-ready", &[]),
        0 => words.rich("lobby-ready-lots", &[]),
        _ => words.rich("lobby-free", &[("count", free.into())]),
    });
    lines
}

fn lobby_headline(id: &str, game: &Table, words: Words) -> Rich {
    let host: Rich = game.player(&game.host).map(|host| name(host).into()).unwrap_or_default();
    words.rich(
        id,
        &[
            ("game", words.kind(game.kind).into()),
            ("host", host.into()),
            ("variant", variant(game, words).into()),
            ("command", words.game_command(game.kind, "join").into()),
        ],
    )
}

/// How the variant is called, where the game has any: ` (cross with serifs)`.
fn variant(game: &Table, words: Words) -> String {
    let default = (game.kind == GameKind::Tawlbwrdd).then_some("serif");
    let name = game.variant.as_deref().or(default);
    name.map(|name| format!(" ({})", words.say(&format!("layout-{name}")))).unwrap_or_default()
}

fn sits(player: &Seated, words: Words) -> Rich {
    let who = ("player", name(player).into());
    match player.seat {
        None => words.rich("lobby-either", &[who]),
        Some(seat) => {
            let seat = Words::sentence(&words.seat(seat));
            words.rich("lobby-seat", &[("seat", seat.into()), who])
        }
    }
}
