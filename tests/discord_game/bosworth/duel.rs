//! A game of two, one of whom takes no direct messages.

use super::campaign::Campaign;
use super::means::Means;
use super::prepared::DUEL;
use crate::table::{Table, USUAL};

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_game_of_cards() {
    let table = Table::new(USUAL).await;
    table.discord.world().closed.insert(table.bob);
    let mut game = Campaign::begin(table, &DUEL).await;
    opening(&mut game).await;
    stopped_halfway(&mut game).await;
    game.turn(Means::Letter).await;
    typed_halfway(&mut game).await;
    game.turn(Means::Typed).await;
    two_menus_at_once(&mut game).await;
    game.turn(Means::Menus).await;
    game.turn(Means::Menus).await;
    game.assert_secret();
    game.turn(Means::Letter).await;
    assert!(game.board.text.contains("**Ann wins** (South)"), "{}", game.board.text);
    game.verified().await;
    told_once(&game);
    game.leave().await;
}

/// Everybody in their own way; the wrong person and an old button are answered privately.
async fn opening(game: &mut Campaign) {
    let bob = game.table.bob;
    let first = game.board.clone();
    let refused = game.click_board(bob, "Move").await;
    assert!(refused.private().contains("is aan zet"), "{}", refused.private());
    game.turn(Means::Menus).await;
    let (_, old) = first.buttons()[0];
    let late = game.table.discord.press(bob, first.id, old).await;
    assert!(late.private().contains("verdergegaan"), "{}", late.private());
    for means in [Means::Menus, Means::Letter, Means::Typed, Means::Steps] {
        game.turn(means).await;
    }
}

/// The bot starts anew after the move, before the cards: the menus on the screen still work.
async fn stopped_halfway(game: &mut Campaign) {
    let chosen = game.choose();
    let panel = game.moves_by_menus(&chosen, None).await;
    game.table.restart().await;
    game.table.discord.calm().await;
    game.places_by_menus(&chosen, panel).await;
    game.turn_over(chosen.who).await;
}

/// A typed move is answered with the hand, for its player alone; the card is typed as well.
async fn typed_halfway(game: &mut Campaign) {
    let chosen = game.choose();
    let bob = chosen.who;
    let step = format!("{}-{}", chosen.from, chosen.to);
    let moved = game.table.slash(bob, "bosworth move", &[("move", &step)]).await;
    assert!(moved.private().contains("Je hand: "), "{}", moved.private());
    let again = game.table.slash(bob, "bosworth move", &[("move", &step)]).await;
    assert!(again.private().contains("/bosworth hand"), "{}", again.private());
    let wrong = game.table.slash(bob, "bosworth place", &[("card", "X")]).await;
    assert!(wrong.private().contains("K, Q, R, B, N"), "{}", wrong.private());
    let card = chosen.places[0].0.to_string();
    game.table.slash(bob, "bosworth place", &[("card", &card)]).await;
    game.turn_over(bob).await;
}

/// Two menus are used before the message has caught up, each of them twice: each card is placed
/// once.
async fn two_menus_at_once(game: &mut Campaign) {
    let chosen = game.choose();
    let bob = chosen.who;
    assert_eq!(chosen.places.len(), 2);
    let panel = game.moves_by_menus(&chosen, None).await;
    let [(first, one), (second, two)] = [chosen.places[0], chosen.places[1]];
    let shown = game.table.discord.world().message(panel).clone();
    let entry = |card, space: &str| {
        shown.entry(&format!("{space}: "), &game.card_label(bob, card)).unwrap()
    };
    let ((menu, value), (other, last)) = (entry(first, one), entry(second, two));
    let discord = &game.table.discord;
    let (placed, again) = tokio::join!(
        discord.choose(bob, panel, &menu, &value),
        discord.choose(bob, panel, &menu, &value),
    );
    assert_eq!((placed.kind, again.kind), (7, 7));
    let follow_ups = |token: &str| {
        let world = discord.world();
        let asked = world.interactions.iter().find(|each| each.token == token).unwrap();
        asked.follow_ups.clone()
    };
    discord.calm().await;
    let reasons = [follow_ups(&placed.token), follow_ups(&again.token)].concat();
    let [reason] = reasons[..] else { panic!("one is refused: {reasons:?}") };
    assert!(discord.world().message(reason).text.contains(one));
    game.table.shows(panel, &format!("{two}: ")).await;
    discord.choose(bob, panel, &other, &last).await;
    game.turn_over(bob).await;
}

/// That direct messages don't arrive is said once, and tried once.
fn told_once(game: &Campaign) {
    let world = game.table.discord.world();
    let said = world.told(game.table.bob).filter(|told| told.contains("kan je geen")).count();
    assert_eq!(said, 1);
    let tried = world.calls.iter().filter(|call| call.ends_with(" 403")).count();
    assert_eq!(tried, 1, "{:#?}", world.calls);
}
