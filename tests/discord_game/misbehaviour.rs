//! What Discord may do to the bot.

use std::time::Duration;

use slagveld::front::discord::DiscordError;

use crate::discord::{Discord, Fault};
use crate::table::{Bot, Table, USUAL};

#[tokio::test]
async fn a_wrong_token_is_refused() {
    let discord = Discord::start().await;
    let store = tempfile::tempdir().unwrap();
    let result = Bot::start(&discord, store.path(), "wrong", USUAL).end().await;
    assert!(matches!(result, Err(DiscordError::TokenRefused)), "{result:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn calls_that_fail_are_repeated() {
    let mut table = Table::new(USUAL).await;
    table.begin().await;
    for call in ["/callback", "@original", "PATCH /channels"] {
        table.discord.world().faults.push(Fault::refused(2, call));
    }
    table.types(table.ann, "e11-d11").await;
    table.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lost_answers_post_nothing_twice() {
    let mut table = Table::new(USUAL).await;
    let board = table.begin().await;
    for call in ["/callback", "POST /channels", "PATCH /channels"] {
        table.discord.world().faults.push(Fault::lost(1, call));
    }
    let board = table.chooses(table.ann, &board, "e11-d11").await;
    table.discord.world().faults = vec![Fault::lost(1, "/callback")];
    table.types(table.bob, "g7-g9").await;
    assert_ne!(board.id, 0);
    table.leave().await;
}

/// When the answer to a command comes too late, its board is posted all the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_late_token_loses_no_board() {
    let mut table = Table::new(USUAL).await;
    table.begin().await;
    table.discord.world().faults = vec![Fault::code(1, "/callback", 404, 10062)];
    table.lost(table.ann, "tawlbwrdd move", &[("move", "e11-d11")]).await;
    table.posted(&[table.bob]).await;
    table.types(table.bob, "g7-g9").await;
    table.leave().await;
}

/// A board that Discord would not take is posted when the bot starts again, and only then.
#[tokio::test(flavor = "multi_thread")]
async fn a_missed_board_is_posted_once() {
    let mut table = Table::new(USUAL).await;
    table.begin().await;
    table.discord.world().faults =
        vec![Fault::code(1, "/callback", 404, 10062), Fault::code(1, "POST /channels", 403, 50013)];
    table.lost(table.ann, "tawlbwrdd move", &[("move", "e11-d11")]).await;
    table.restart().await;
    table.posted(&[table.bob]).await;
    table.restart().await;
    table.types(table.bob, "g7-g9").await;
    table.leave().await;
}

/// An older board that says just the same is not taken for it.
#[tokio::test(flavor = "multi_thread")]
async fn a_missed_board_is_posted_though_an_older_one_says_the_same() {
    let mut table = Table::new(USUAL).await;
    table.begin().await;
    for (number, action) in ["e11-d11", "g7-g9", "d11-e11", "g9-g8"].into_iter().enumerate() {
        let who = [table.ann, table.bob][number % 2];
        table.types(who, action).await;
    }
    table.discord.world().faults =
        vec![Fault::code(1, "/callback", 404, 10062), Fault::code(1, "POST /channels", 403, 50013)];
    table.lost(table.ann, "tawlbwrdd move", &[("move", "e11-d11")]).await;
    table.restart().await;
    table.posted(&[table.bob]).await;
    table.leave().await;
}

/// With no patience at all every answer is deferred.
#[tokio::test(flavor = "multi_thread")]
async fn deferred_answers_arrive() {
    let mut table = Table::new(Duration::ZERO).await;
    table.slash(table.ann, "tawlbwrdd new", &[("side", "attackers")]).await;
    let lobby = table.posted(&[]).await;
    table.discord.click(table.bob, lobby.id, "Join").await;
    table.shows(lobby.id, "**Bob**").await;
    table.discord.click(table.ann, lobby.id, "Start").await;
    let board = table.posted(&[table.ann]).await;
    let pressed = table.discord.click(table.ann, board.id, "Move").await;
    assert_eq!(pressed.kind, 6);
    let panel = table.followed(&pressed).await.id;
    table.discord.select(table.ann, panel, "e11").await;
    table.shows(panel, "play:e11-e10").await;
    table.discord.select(table.ann, panel, "e10").await;
    table.posted(&[table.bob]).await;
    let help = table.slash(table.bob, "help", &[]).await;
    assert_eq!(help.kind, 5);
    assert!(help.private().contains("bord"), "{}", help.private());
    table.leave().await;
}

/// A bot that may not write in the channel answers with follow-ups.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_without_rights_still_answers() {
    let mut table = Table::new(USUAL).await;
    table.discord.world().bot_rights = Some(0);
    let board = table.begin().await;
    table.chooses(table.ann, &board, "e11-d11").await;
    let calls = table.discord.world().calls.clone();
    assert!(!calls.iter().any(|call| call.starts_with("POST /channels")), "{calls:?}");
    table.leave().await;
}

/// What people do while the connection is down is answered when it is back.
#[tokio::test(flavor = "multi_thread")]
async fn a_dropped_gateway_is_taken_up_again() {
    let mut table = Table::new(USUAL).await;
    table.begin().await;
    table.discord.drop_gateway(false);
    table.types(table.ann, "e11-d11").await;
    assert_eq!(table.discord.world().registrations, 1);
    table.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_button_is_explained() {
    let mut table = Table::new(USUAL).await;
    let board = table.begin().await;
    let old = table.discord.press(table.bob, board.id, "move:1:2").await;
    assert!(old.private().contains("andere versie"), "{}", old.private());
    table.leave().await;
}
