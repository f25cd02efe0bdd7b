//! What everybody reads.

use super::controls;
use super::message::Message;
use super::picture::picture;
use super::words::{Words, mention, name, name_in, number, plain_in};
use crate::app::{News, Scene};
use crate::games::{AnyView, Outcome, Seat};
use crate::language::Language;
use crate::store::{Game, Player, Stage};

/// The public message about a game.
pub(super) fn message(scene: &Scene, news: &News, language: Language) -> Message {
    let words = Words(language);
    let game = &scene.game;
    let mut message = Message {
        text: lines(scene, news, words).join("\n"),
        rows: controls::rows(scene, news, words),
        ..Message::default()
    };
    if game.stage != Stage::Cancelled {
        let mut picture = picture(&scene.view, language);
        if *news == News::Lobby {
            picture.caption.status = words.say("picture-start");
        }
        message.picture = Some(picture);
    }
    message.ping = pinged(scene, news).map(|player| player.user.clone());
    message
}

fn lines(scene: &Scene, news: &News, words: Words) -> Vec<String> {
    let game = &scene.game;
    if *news == News::Lobby {
        return lobby(game, words);
    }
    let mut lines = vec![headline(scene, news, words)];
    lines.extend(about_offer(scene, news, words));
    match scene.view.outcome() {
        Some(outcome) => {
            lines.push(result(game, outcome, words));
            lines
                .push(fine_print(&words.tell("fair-seed", &[("seed", game.seed.to_hex().into())])));
        }
        None => lines.extend(whose_turn(scene, news, words)),
    }
    if *news == News::Started {
        let commit = game.seed.commit().into();
        lines.push(fine_print(&words.tell("fair-commit", &[("commit", commit)])));
    }
    lines.retain(|line| !line.is_empty());
    lines
}

fn fine_print(text: &str) -> String {
    format!("-# {text}")
}

/// What has happened.
fn headline(scene: &Scene, news: &News, words: Words) -> String {
    let game = &scene.game;
    match news {
        News::Started => started(game, words),
        News::Moved { .. } => moved(scene, words),
        News::DrawOffered(seat) => draw_offered(game, *seat, words),
        News::DrawDeclined(seat) => draw_declined(scene, *seat, words),
        // The lobby's lines, or the result, say it all.
        News::Lobby | News::Resigned(_) | News::DrawAgreed => String::new(),
        News::Board => board(scene, words),
    }
}

fn started(game: &Game, words: Words) -> String {
    let leader = |seat| name_in(game, seat).into();
    words.tell(
        "game-started",
        &[
            ("game", words.kind(game.kind).into()),
            ("attackers", leader(Seat::Attackers)),
            ("defenders", leader(Seat::Defenders)),
        ],
    )
}

fn moved(scene: &Scene, words: Words) -> String {
    let AnyView::Tawlbwrdd(view) = &scene.view;
    let Some(last) = view.last() else { return String::new() };
    let seat = view.position().side().opponent().seat();
    let played = last.action.with_captures(last.fallen);
    let mut args = vec![
        ("player", name_in(&scene.game, seat).into()),
        ("seat", words.seat(seat).into()),
        ("move", played.into()),
    ];
    let soldiers = last.fallen.soldiers.len();
    let soldiers_text = words.tell("taken-soldiers", &[("count", soldiers.into())]);
    let taken = match (last.fallen.king, soldiers) {
        (None, 0) => return words.tell("game-moved", &args),
        (None, _) => soldiers_text,
        (Some(_), 0) => words.say("taken-king"),
        (Some(_), _) => words.tell("taken-king-and", &[("soldiers", soldiers_text.into())]),
    };
    args.push(("taken", taken.into()));
    words.tell("game-moved-taking", &args)
}

/// A draw offer that a move declines, or that still waits for an answer.
fn about_offer(scene: &Scene, news: &News, words: Words) -> Option<String> {
    let game = &scene.game;
    match (news, game.offer) {
        (News::Moved { declines: true }, _) => Some(words.say("game-offer-lapsed")),
        (News::Moved { .. } | News::Board, Some(offer)) if !offer.declined => {
            let player = name_in(game, offer.by);
            Some(words.tell("game-offer-stands", &[("player", player.into())]))
        }
        (News::DrawOffered(seat), _) if scene.view.to_move() != *seat => {
            Some(words.say("game-offer-lapses"))
        }
        _ => None,
    }
}

fn draw_offered(game: &Game, seat: Seat, words: Words) -> String {
    let opponent = opponent(game, seat).map(|player| mention(&player.user));
    words.tell(
        "game-draw-offered",
        &[
            ("player", name_in(game, seat).into()),
            ("seat", words.seat(seat).into()),
            ("opponent", opponent.unwrap_or_default().into()),
        ],
    )
}

fn draw_declined(scene: &Scene, seat: Seat, words: Words) -> String {
    let next = scene.view.to_move();
    words.tell(
        "game-draw-declined",
        &[
            ("player", name_in(&scene.game, seat).into()),
            ("seat", words.seat(seat).into()),
            ("next", name_in(&scene.game, next).into()),
            ("nextseat", words.seat(next).into()),
        ],
    )
}

fn board(scene: &Scene, words: Words) -> String {
    let (game, seat) = (&scene.game, scene.view.to_move());
    let mut args = vec![("game", words.kind(game.kind).into()), ("number", number(game.id).into())];
    if scene.view.outcome().is_some() {
        return words.tell("game-board-over", &args);
    }
    args.push(("player", name_in(game, seat).into()));
    args.push(("seat", words.seat(seat).into()));
    words.tell("game-board", &args)
}

fn result(game: &Game, outcome: Outcome, words: Words) -> String {
    let reason = words.reason(outcome.reason).into();
    match outcome.winner {
        None => words.tell("result-drawn", &[("reason", reason)]),
        Some(seat) => words.tell(
            "result-won",
            &[
                ("player", plain_in(game, seat).into()),
                ("seat", words.seat(seat).into()),
                ("reason", reason),
            ],
        ),
    }
}

/// Whose move it is, said once, to the one who is notified.
fn whose_turn(scene: &Scene, news: &News, words: Words) -> Option<String> {
    let seat = scene.view.to_move();
    let player = pinged(scene, news).filter(|player| player.seat == Some(seat))?;
    if matches!(news, News::DrawOffered(_)) {
        return None;
    }
    Some(words.tell(
        "game-to-move",
        &[("player", mention(&player.user).into()), ("seat", words.seat(seat).into())],
    ))
}

/// Who is notified: whoever is to move since the last action, or has an offer to answer.
fn pinged<'a>(scene: &'a Scene, news: &News) -> Option<&'a Player> {
    if scene.view.outcome().is_some() {
        return None;
    }
    match news {
        News::Started | News::Moved { .. } => scene.game.in_seat(scene.view.to_move()),
        News::DrawOffered(seat) => opponent(&scene.game, *seat),
        _ => None,
    }
}

fn opponent(game: &Game, seat: Seat) -> Option<&Player> {
    game.players.iter().find(|player| player.seat != Some(seat))
}

fn lobby(game: &Game, words: Words) -> Vec<String> {
    let kind = ("game", words.kind(game.kind).into());
    match game.stage {
        Stage::Cancelled => vec![words.tell("lobby-closed", &[kind])],
        Stage::Playing | Stage::Over => vec![words.tell("lobby-begun", &[kind])],
        Stage::Lobby => open_lobby(game, words),
    }
}

fn open_lobby(game: &Game, words: Words) -> Vec<String> {
    let host = game.player(&game.host).map(name).unwrap_or_default();
    let layout = game.variant.as_deref().unwrap_or("serif");
    let free = game.kind.seats().len().saturating_sub(game.players.len());
    let headline = if free == 0 { "lobby-full" } else { "lobby-open" };
    let mut lines = vec![words.tell(
        headline,
        &[
            ("game", words.kind(game.kind).into()),
            ("host", host.into()),
            ("layout", words.say(&format!("layout-{layout}")).into()),
            ("command", words.game_command(game.kind, "join").into()),
        ],
    )];
    lines.extend(game.players.iter().map(|player| format!("- {}", sits(player, words))));
    let chosen = game.players.iter().all(|player| player.seat.is_some());
    lines.push(match free {
        0 if chosen => words.say("lobby-ready"),
        0 => words.say("lobby-ready-lots"),
        _ => words.tell("lobby-free", &[("count", free.into())]),
    });
    lines
}

fn sits(player: &Player, words: Words) -> String {
    let who = ("player", name(player).into());
    match player.seat {
        None => Words::sentence(&words.tell("lobby-either", &[who])),
        Some(seat) => {
            let seat = Words::sentence(&words.seat(seat));
            words.tell("lobby-seat", &[("seat", seat.into()), who])
        }
    }
}
