//! A whole game.

use crate::table::{Table, USUAL};

/// A game in which the king escapes, and how each move is made.
#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_game() {
    let mut table = Table::new(USUAL).await;
    let (ann, bob) = (table.ann, table.bob);
    let board = table.begin().await;
    let started = board.clone();

    // The wrong person's click is answered privately, in the person's language.
    let refused = table.discord.click(bob, board.id, "Move").await;
    assert!(refused.private().contains("is aan zet"), "{}", refused.private());
    table.types(ann, "e11-d11").await;

    // So is a click on a button that is gone.
    let (_, stale) = started.buttons()[0];
    let late = table.discord.press(bob, started.id, stale).await;
    assert!(late.private().contains("verdergegaan"), "{}", late.private());
    let board = table.discord.world().public(table.channel).last().copied().unwrap().clone();
    table.chooses(bob, &board, "g7-g9").await;

    // What is typed is completed with what is legal.
    let move_ = ("move", "a7-a");
    let choices = table.discord.autocomplete(ann, table.channel, "tawlbwrdd move", move_).await;
    assert!(choices.iter().any(|(_, value)| value.starts_with("a7-a8")), "{choices:?}");
    let illegal = table.slash(ann, "tawlbwrdd move", &[("move", "a7-b8")]).await;
    assert!(illegal.private().contains("straight line"), "{}", illegal.private());
    let board = table.types(ann, "a7-a8").await;
    let board = table.chooses(bob, &board, "f7-i7").await;
    offered_draw(&mut table, board.id).await;
    let board = table.types(ann, "a5-a4").await;
    let board = doubled(&mut table, board.id).await;

    let registrations = table.discord.world().registrations;
    table.restart().await;
    assert_eq!(table.discord.world().registrations, registrations);
    table.chooses(ann, &board, "a8-e8").await;
    table.types(bob, "f6-f7").await;
    table.types(ann, "a4-a3").await;
    table.types(bob, "f7-h7").await;
    table.types(ann, "a3-a2").await;
    escape(&mut table).await;
    table.leave().await;
}

/// A draw is offered and declined.
async fn offered_draw(table: &mut Table, board: u64) {
    table.discord.click(table.ann, board, "Offer a draw").await;
    let offer = table.posted(&[table.bob]).await;
    table.discord.click(table.bob, offer.id, "Decline").await;
    table.posted(&[]).await;
}

/// Bob chooses his move twice.
async fn doubled(table: &mut Table, board: u64) -> crate::discord::Message {
    let panel = table.discord.click(table.bob, board, "Move").await.message.unwrap();
    let squares = table.discord.select(table.bob, panel.id, "e7").await.message.unwrap();
    let entries = squares.entries();
    let (_, value, menu) = entries.iter().find(|(label, ..)| label.starts_with("e9")).unwrap();
    let discord = &table.discord;
    let (first, second) = tokio::join!(
        discord.choose(table.bob, panel.id, menu, value),
        discord.choose(table.bob, panel.id, menu, value),
    );
    let texts = [first.private(), second.private()];
    assert_eq!(texts.iter().filter(|text| text.contains("Je zette")).count(), 1, "{texts:?}");
    assert_eq!(texts.iter().filter(|text| text.contains("verdergegaan")).count(), 1, "{texts:?}");
    assert_private(table, panel.id);
    table.posted(&[table.ann]).await
}

/// Only Bob sees his panel.
fn assert_private(table: &Table, panel: u64) {
    let world = table.discord.world();
    let sees = |who| world.seen_by(who, table.channel).iter().any(|message| message.id == panel);
    assert!(sees(table.bob) && !sees(table.ann));
}

/// The king reaches the edge: nobody is to move, and all one can press is for another game.
async fn escape(table: &mut Table) {
    table.slash(table.bob, "tawlbwrdd move", &[("move", "h7-h11")]).await;
    let end = table.posted(&[]).await;
    assert!(end.text.contains("wins"), "{}", end.text);
    let labels: Vec<&str> = end.buttons().into_iter().map(|(label, _)| label).collect();
    assert_eq!(labels, ["Play again"]);
    let record = table.slash(table.ann, "tawlbwrdd record", &[]).await.message.unwrap();
    assert!(record.only_for == Some(table.ann) && record.files.len() == 1, "{record:?}");
    let text = String::from_utf8(record.files[0].bytes.clone()).unwrap();
    assert!(text.contains("6. a3-a2 h7-h11"), "{text}");
}

/// Every question is answered, in the language of whoever asks.
#[tokio::test(flavor = "multi_thread")]
async fn private_answers_are_in_the_person_s_language() {
    let table = Table::new(USUAL).await;
    let help =
        [table.slash(table.ann, "help", &[]).await, table.slash(table.bob, "help", &[]).await];
    assert!(help[0].private().contains("Nobody plays here"), "{}", help[0].private());
    assert!(help[1].private().contains("Hier"), "{}", help[1].private());
    let rules = table.slash(table.bob, "tawlbwrdd rules", &[]).await;
    assert!(rules.private().contains("koning"), "{}", rules.private());
    for command in ["games", "settings", "tawlbwrdd board", "tawlbwrdd resign", "tawlbwrdd draw"] {
        assert!(!table.slash(table.bob, command, &[]).await.private().is_empty(), "{command}");
    }
    table.leave().await;
}
