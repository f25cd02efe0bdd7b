//! What all who still play have to agree on.

use super::campaign::Campaign;
use super::means::Means;
use super::prepared::SPLIT;
use crate::table::{Table, USUAL};

/// A move is taken back, and later the game is drawn, when everybody has said so; each is asked in
/// turn.
#[tokio::test(flavor = "multi_thread")]
async fn three_people_agree() {
    let table = Table::new(USUAL).await;
    let mut game = Campaign::begin_with(table, &SPLIT, &[("camps", "split")]).await;
    for means in [Means::Typed, Means::Letter, Means::Menus, Means::Typed] {
        game.turn(means).await;
    }
    taken_back(&mut game).await;
    declined(&mut game).await;
    game.turn(Means::Steps).await;
    game.assert_secret();
    drawn(&mut game).await;
    game.verified().await;
    game.leave().await;
}

/// Cor moves without placing anything, and may take it back.
async fn taken_back(game: &mut Campaign) {
    let (ann, bob, cor) = (game.table.ann, game.table.bob, game.table.cor);
    let before = (game.state.clone(), game.script.clone());
    assert_eq!(game.next(), cor);
    game.turn(Means::Menus).await;
    game.click_board(cor, "Take back").await;
    game.board = game.table.posted(&[ann]).await;
    let refused = game.click_board(cor, "Let it be taken back").await;
    assert!(!refused.private().is_empty());
    game.click_board(ann, "Let it be taken back").await;
    game.board = game.table.posted(&[bob]).await;
    let again = game.table.slash(ann, "bosworth undo", &[("answer", "accept")]).await;
    assert!(again.private().contains("agreed already"), "{}", again.private());
    game.click_board(bob, "Let it be taken back").await;
    game.board = game.table.posted(&[cor]).await;
    (game.state, game.script) = before;
    game.letter(cor, "**Your move.**").await;
}

/// One accepts, the other does not: nothing is drawn, and nobody is asked any more.
async fn declined(game: &mut Campaign) {
    let (ann, bob, cor) = (game.table.ann, game.table.bob, game.table.cor);
    game.click_board(cor, "Offer a draw").await;
    game.board = game.table.posted(&[ann]).await;
    let own = game.click_board(cor, "Accept the draw").await;
    assert!(!own.private().is_empty());
    game.table.slash(ann, "bosworth draw", &[("answer", "accept")]).await;
    game.board = game.table.posted(&[bob]).await;
    game.click_board(bob, "Decline").await;
    game.board = game.table.posted(&[]).await;
}

async fn drawn(game: &mut Campaign) {
    let (ann, bob, cor) = (game.table.ann, game.table.bob, game.table.cor);
    game.table.slash(bob, "bosworth draw", &[]).await;
    game.board = game.table.posted(&[cor]).await;
    // In whichever order they answer, whoever has not yet is asked.
    game.click_board(ann, "Accept the draw").await;
    game.board = game.table.posted(&[cor]).await;
    game.click_board(cor, "Accept the draw").await;
    game.board = game.table.posted(&[]).await;
    assert!(game.board.text.contains("agree"), "{}", game.board.text);
}
