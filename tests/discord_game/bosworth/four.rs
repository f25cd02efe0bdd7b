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
    behind(&game).await;
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

/// Not every turn of others is worth an edit of a direct message. One that is behind is brought up
/// to date when something on it is pressed.
async fn behind(game: &Campaign) {
    let next = game.next();
    let seats = game.state.living();
    let at = seats.iter().position(|seat| *seat == game.seat(next)).unwrap();
    let waiting = game.in_seat(seats[(at + 1) % 4]);
    let letter = game.letter(waiting, "").await.unwrap();
    let edits = letter.edits;
    let pressed = game.click(waiting, letter.id, "button-resign").await;
    assert_eq!(
        (pressed.kind, pressed.message.as_ref().map(|message| message.id)),
        (7, Some(letter.id))
    );
    let reason = game.table.followed(&pressed).await;
    assert!(reason.text.contains("/bosworth bo"), "{}", reason.text);
    let shown = game.letter(waiting, "").await.unwrap();
    assert!(shown.edits > edits, "{shown:?}");
    game.table.discord.calm().await;
    let asked = game.click(waiting, letter.id, "button-resign").await;
    assert_eq!(asked.kind, 4);
    let kept = game.click(waiting, asked.message.unwrap().id, "button-keep-playing").await;
    assert!(!kept.private().is_empty());
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
