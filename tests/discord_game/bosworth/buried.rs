//! A won queen whose camp lies face down.

use super::campaign::Campaign;
use super::means::Means;
use super::prepared::BURIED;
use crate::table::{Table, USUAL};

#[tokio::test(flavor = "multi_thread")]
async fn a_won_queen_may_dig_herself_in() {
    let table = Table::new(USUAL).await;
    let mut game = Campaign::begin(table, &BURIED).await;
    game.turn(Means::Typed).await;
    game.skip_to(10).await;
    for means in [Means::Typed, Means::Steps, Means::Menus] {
        game.turn(means).await;
    }
    // She stays in the hand.
    let ann = game.table.ann;
    game.turn(Means::Letter).await;
    assert!(game.board.text.contains("wins the queen"), "{}", game.board.text);
    assert!(!game.board.text.contains("face down, on"), "{}", game.board.text);
    assert_eq!(game.hand(ann), "queen");
    game.turn(Means::Menus).await;
    // She takes the place of a card.
    game.turn(Means::Menus).await;
    assert!(game.board.text.contains("face down, on b1"), "{}", game.board.text);
    game.assert_secret();
    let last = game.next();
    game.resigns(last).await;
    assert!(game.board.text.contains("**Ann wins** (South)"), "{}", game.board.text);
    game.verified().await;
    game.leave().await;
}
