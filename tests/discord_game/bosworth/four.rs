//! A game of four, two of whom give up.

use super::campaign::Campaign;
use super::means::Means;
use super::prepared::FOUR;
use crate::table::{Table, USUAL};

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play() {
    let mut game = Campaign::begin(Table::new(USUAL).await, &FOUR).await;
    for means in [Means::Menus, Means::Letter, Means::Typed, Means::Steps] {
        game.turn(means).await;
    }
    for means in [Means::Letter, Means::Steps, Means::Menus, Means::Typed] {
        game.turn(means).await;
    }
    let next = game.next();
    let waiting = *[game.table.bob, game.table.cor].iter().find(|who| **who != next).unwrap();
    game.resigns(waiting).await;
    assert_eq!(game.next(), next, "somebody else's turn goes on");
    assert!(game.board.text.contains("resigns and is out"), "{}", game.board.text);
    let refused = game.click_board(waiting, "Move").await;
    assert!(
        refused.private().contains("out of this game") || refused.private().contains("Je ligt uit")
    );
    game.resigns(next).await;
    game.assert_secret();
    agreed(&mut game).await;
    game.verified().await;
    game.leave().await;
}

/// The last two agree on a draw.
async fn agreed(game: &mut Campaign) {
    let living = game.state.living();
    let [one, other] = [living[0], living[1]].map(|seat| game.in_seat(seat));
    game.table.slash(one, "bosworth draw", &[]).await;
    game.board = game.table.posted(&[other]).await;
    game.click_board(other, "Accept the draw").await;
    game.board = game.table.posted(&[]).await;
    assert!(game.board.text.contains("**Drawn**"), "{}", game.board.text);
}
