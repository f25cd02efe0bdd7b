//! Late answers, lost messages, and what people press twice.

use std::time::Duration;

use super::campaign::Campaign;
use super::means::Means;
use super::prepared::DUEL;
use crate::discord::Fault;
use crate::table::{Table, USUAL};

/// With no patience at all every answer is deferred.
#[tokio::test(flavor = "multi_thread")]
async fn deferred_answers_show_the_hand() {
    let table = Table::new(Duration::ZERO).await;
    let mut game = Campaign::begin(table, &DUEL).await;
    let chosen = game.choose();
    let (ann, discord) = (chosen.who, &game.table.discord);
    let pressed = game.click_board(ann, "Move").await;
    let panel = game.table.followed(&pressed).await.id;
    discord.select(ann, panel, chosen.from).await;
    game.table.shows(panel, &format!("play:{}-{}", chosen.from, chosen.to)).await;
    discord.select(ann, panel, chosen.to).await;
    let (card, space) = chosen.places[0];
    game.table.shows(panel, &format!("play:{card}@{space}")).await;
    game.picks(ann, panel, chosen.places[0]).await;
    game.turn_over(ann).await;
    // All of it by the direct message.
    let chosen = game.choose();
    let bob = chosen.who;
    let letter = game.letter(bob, &game.says(bob, "own-your-move")).await.unwrap();
    game.table.discord.calm().await;
    let pressed = game.click(bob, letter.id, "button-move").await;
    let panel = game.table.followed(&pressed).await.id;
    let discord = &game.table.discord;
    discord.select(bob, panel, chosen.from).await;
    game.table.shows(panel, &format!("play:{}-{}", chosen.from, chosen.to)).await;
    discord.select(bob, panel, chosen.to).await;
    game.letter(bob, &format!("{}: ", chosen.places[0].1)).await;
    game.table.discord.calm().await;
    game.picks(bob, letter.id, chosen.places[0]).await;
    game.turn_over(bob).await;
    game.assert_secret();
    game.leave().await;
}

/// A card that is chosen twice in the direct message is placed once; a message that has vanished is
/// posted anew; one that could not be changed halfway is made up for at the start.
#[tokio::test(flavor = "multi_thread")]
async fn direct_messages_go_astray() {
    let mut game = Campaign::begin(Table::new(USUAL).await, &DUEL).await;
    let chosen = game.choose();
    let ann = chosen.who;
    let letter = game.letter(ann, "**Your move.**").await.unwrap();
    game.table.discord.calm().await;
    game.table.discord.world().faults = vec![Fault::code(1, "PATCH /channels", 400, 50035)];
    let panel = game.moves_by_menus(&chosen, Some(letter.id)).await;
    let fill = format!("{}: ", chosen.places[0].1);
    let anew = game.letter(ann, &fill).await.unwrap();
    game.table.discord.calm().await;
    assert!(anew.id != letter.id && anew.id != panel, "the refused edit is posted anew");
    game.table.discord.world().vanish(anew.id);
    game.table.restart().await;
    let hand = game.table.slash(ann, "bosworth hand", &[]).await.message.unwrap();
    let shown = hand.entry(&fill, &game.card_label(ann, chosen.places[0].0)).unwrap();
    let discord = &game.table.discord;
    let (one, two) = tokio::join!(
        discord.choose(ann, hand.id, &shown.0, &shown.1),
        discord.choose(ann, hand.id, &shown.0, &shown.1),
    );
    let texts = [one.private(), two.private()];
    assert_eq!(texts.iter().filter(|text| text.starts_with("Done: ")).count(), 1, "{texts:?}");
    game.turn_over(ann).await;
    game.assert_secret();
    game.turn(Means::Letter).await;
    game.leave().await;
}
