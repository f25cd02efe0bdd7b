//! A game of three, one of whom has a split camp and is taken out.

use super::campaign::Campaign;
use super::means::Means;
use super::prepared::SPLIT;
use crate::table::{Table, USUAL};

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_with_a_split_camp() {
    let table = Table::new(USUAL).await;
    let mut game = Campaign::begin_with(table, &SPLIT, &[("camps", "split")]).await;
    let all = [Means::Menus, Means::Letter, Means::Typed, Means::Steps];
    let mut means = all.into_iter().cycle();
    while game.state.living().len() == 3 {
        game.turn(means.next().unwrap()).await;
    }
    is_out(&game).await;
    assert!(game.hand(game.table.cor).contains("2 queens"), "the won one beside Cor's own");
    while game.script.len() > 1 {
        game.turn(means.next().unwrap()).await;
    }
    assert!(game.board.text.contains("queen on d6"), "{}", game.board.text);
    game.assert_secret();
    game.turn(Means::Typed).await;
    assert!(game.board.text.contains("**Ann wins** (South)"), "{}", game.board.text);
    game.verified().await;
    game.leave().await;
}

/// Bob's kingdom is defeated: he is told, and can only watch.
async fn is_out(game: &Campaign) {
    let (bob, table) = (game.table.bob, &game.table);
    assert!(game.board.text.contains("**Bob (West) is out**"), "{}", game.board.text);
    let letter = game.letter(bob, &game.says(bob, "own-out")).await.unwrap();
    assert!(letter.components.is_empty(), "{letter:?}");
    for refused in [
        game.click_board(bob, "Move").await,
        game.click_board(bob, "Resign").await,
        table.slash(bob, "bosworth draw", &[]).await,
    ] {
        assert!(refused.private().contains("Je ligt uit"), "{}", refused.private());
    }
    let watched = game.click_board(bob, "My hand").await;
    assert_eq!(watched.private(), letter.text);
    let record = table.slash(bob, "bosworth record", &[]).await.message.unwrap();
    assert!(record.only_for == Some(bob) && record.files.len() == 1, "{record:?}");
}
