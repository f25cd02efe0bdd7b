//! Games of cards for two, three and four, played from the channel and from conversations.

use slagveld::games::bosworth::Camp::{self, East, North, South, West};

use crate::campaign::{Kingdoms, Turn, find};
use crate::kingdoms::Table;
use crate::room::text;
use crate::table::{Player, alt, presses};

/// Two, opposite each other.
pub const TWO: Kingdoms =
    Kingdoms { camps: &[South, North], split: false, peace: 0, resigns: None };
const SPLIT: Kingdoms =
    Kingdoms { camps: &[South, West, North], split: true, peace: 0, resigns: None };
/// East resigns after five turns.
const FOUR: Kingdoms =
    Kingdoms { camps: &Camp::ALL, split: false, peace: 0, resigns: Some((5, East)) };
/// Kings live until the hands are empty.
const LONG: Kingdoms =
    Kingdoms { camps: &[West, North, East], split: false, peace: 54, resigns: None };

fn defeats(turns: &[Turn]) -> usize {
    turns.iter().filter(|turn| turn.defeats.is_some()).count()
}

/// Whether somebody places a queen in the turn in which a kingdom but the last is defeated, or the
/// next but a few.
fn queen_comes_back(turns: &[Turn]) -> bool {
    let places_queens = |turn: &Turn, camp| {
        turn.by == camp && turn.record.iter().filter(|step| step.starts_with("Q@")).count() > 0
    };
    let first = turns.iter().position(|turn| turn.defeats.is_some()).unwrap();
    turns[first..].iter().any(|turn| places_queens(turn, turns[first].by))
}

/// The game is over: the board says so, the seed is shown, and everything follows from it.
async fn is_over(player: &Player) {
    let board = player.board().await;
    let rows = presses(&board);
    assert!(
        rows.iter().all(|press| press.ends_with(":again") || press.starts_with("rules")),
        "{rows:?}"
    );
    player.say("channel", "/bosworth verify").await;
    let told = player.browser.texts().await;
    assert!(told.last().unwrap().contains("everything fits"), "{told:?}");
    assert_eq!(presses(&player.own().await), Vec::<String>::new());
}

#[tokio::test]
async fn two_play_a_whole_game() {
    let folder = tempfile::tempdir().unwrap();
    let campaign = find(TWO, 0, 8, |turns| defeats(turns) == 1);
    let table = Table::new(folder.path(), TWO, &campaign).await;
    table.play(&campaign.turns).await;
    is_over(table.of(South)).await;
}

#[tokio::test]
async fn three_play_with_a_split_camp_until_one_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let wanted = |turns: &[Turn]| defeats(turns) == 2 && queen_comes_back(turns);
    let campaign = find(SPLIT, 0, 13, wanted);
    let table = Table::new(folder.path(), SPLIT, &campaign).await;
    table.play(&campaign.turns).await;
    let loser = campaign.turns.iter().find_map(|turn| turn.defeats).unwrap();
    let own = table.of(loser).own().await;
    assert!(presses(&own).is_empty(), "{own}");
    is_over(table.of(South)).await;
}

#[tokio::test]
async fn of_four_one_resigns_and_the_others_play_on() {
    let folder = tempfile::tempdir().unwrap();
    let campaign = find(FOUR, 0, 14, |turns| defeats(turns) == 2);
    let table = Table::at(folder.path(), FOUR, &campaign, 4).await;
    table.play(&campaign.turns[4..5]).await;
    let (east, next) = (table.of(East), &campaign.turns[5]);
    east.click(&east.own().await, ":ask-resign").await;
    let question = east.conversation().await.pop().unwrap();
    east.click(&question, ":resign").await;
    assert_eq!(east.conversation().await.len(), 1, "the question is gone");
    assert!(presses(&east.own().await).is_empty());
    let board = table.of(South).board().await;
    assert!(text(&board).contains("is out"), "{board}");
    assert!(board["body"]["ping"].is_null(), "whose turn it is has been told");
    assert!(alt(&board).contains("East is out"), "{board}");
    east.click(&board, ":pieces").await;
    let refused = east.browser.texts().await.pop().unwrap();
    assert!(refused.starts_with("Je ligt uit"), "{refused}");
    let own = presses(&table.of(next.by).own().await);
    assert!(own.iter().any(|press| press.ends_with(":pieces")), "{own:?}");
    table.play(&campaign.turns[5..]).await;
    is_over(table.of(South)).await;
}

/// A camp full of cards face down: the queen stays in the hand, and comes out later.
#[tokio::test]
async fn a_won_queen_waits_in_the_hand_until_she_takes_a_cards_place() {
    let folder = tempfile::tempdir().unwrap();
    let campaign = find(LONG, 4, 70, |turns| {
        turns.iter().skip(LONG.peace).filter(|turn| turn.may_dig).count() > 1 && turns.len() < 64
    });
    let first = campaign.turns.iter().position(|turn| turn.may_dig).unwrap();
    let table = Table::at(folder.path(), LONG, &campaign, first).await;
    let turns = &campaign.turns[first..];
    assert!(turns[0].record.contains(&"--".to_owned()), "{turns:?}");
    let captor = table.of(turns[0].by);
    captor.say("direct", &format!("/bosworth move {}", turns[0].actions[0])).await;
    let own = captor.own().await;
    let asked = presses(&own);
    assert_eq!(asked.iter().filter(|press| press.contains(":play:Q@")).count(), 4, "{asked:?}");
    assert!(asked.iter().any(|press| press.ends_with(":play:--")), "{asked:?}");
    captor.click(&own, ":play:--").await;
    let second = 1 + turns[1..].iter().position(|turn| turn.may_dig).unwrap();
    assert!(turns[second].record.iter().any(|step| step.starts_with("Q@")), "{turns:?}");
    table.play(&turns[1..=second]).await;
}

/// Two spaces are open, so there are two menus; the bot is started again before anything is chosen.
#[tokio::test]
async fn a_restart_in_a_turn_keeps_the_move_and_asks_for_the_cards() {
    let folder = tempfile::tempdir().unwrap();
    let campaign = find(TWO, 0, 30, |turns| turns.iter().any(|turn| turn.spaces > 1));
    let first = campaign.turns.iter().position(|turn| turn.spaces > 1).unwrap();
    let turn = &campaign.turns[first];
    let table = Table::at(folder.path(), TWO, &campaign, first).await;
    let player = table.of(turn.by);
    let other = &table.players.iter().find(|(camp, _)| *camp != turn.by).unwrap().1;
    let (board, seen) = (other.board().await, other.own().await);
    player.say("channel", &format!("/bosworth move {}", turn.actions[0])).await;
    let before = player.browser.state().await;
    let table = table.again(folder.path()).await;
    let player = table.of(turn.by);
    assert_eq!(player.browser.state().await, before);
    let own = player.own().await;
    let rows = own["body"]["rows"].as_array().unwrap().iter();
    let menus = rows.filter(|row| row["menu"]["prompt"].is_string()).count();
    assert_eq!(menus, turn.spaces, "a menu for each space: {own}");
    assert!(presses(&own).last().unwrap().ends_with(":ask-undo"));
    let other = &table.players.iter().find(|(camp, _)| *camp != turn.by).unwrap().1;
    assert_eq!((other.board().await, other.own().await), (board.clone(), seen), "nobody is told");
    // The old board leads to the same menus.
    player.click(&board, ":pieces").await;
    assert_eq!(player.panels().await.len(), 1);
    for placed in &turn.actions[1..] {
        player.click(&player.own().await, &format!(":play:{placed}")).await;
    }
    assert_ne!(other.board().await["id"], board["id"]);
    assert!(text(&other.own().await).contains(&turn.record[0]));
    table.hands_stay_hidden().await;
}

#[tokio::test]
async fn what_is_typed_is_completed_to_the_last_card() {
    let folder = tempfile::tempdir().unwrap();
    let campaign = find(TWO, 0, 30, |turns| turns.iter().any(|turn| turn.spaces > 1));
    let first = campaign.turns.iter().position(|turn| turn.spaces > 1).unwrap();
    let turn = &campaign.turns[first];
    let table = Table::at(folder.path(), TWO, &campaign, first).await;
    let player = table.of(turn.by);
    let other = &table.players.iter().find(|(camp, _)| *camp != turn.by).unwrap().1;
    let step = &turn.actions[0];
    assert!(player.offered("/bosworth move move:").await.contains(&format!("{step} (")));
    let line = format!("/bosworth move move:{step} place:");
    let placed = &turn.actions[1];
    assert!(player.offered(&line).await.contains(&format!("{line}{placed}")));
    let further = player.offered(&format!("{line}{placed} ")).await;
    assert!(further.contains(&format!("{line}{placed} ")), "{further}");
    let space = placed.split('@').nth(1).unwrap();
    assert!(!further.contains(&format!("@{space} (")), "that space is taken: {further}");
    assert_eq!(other.offered(&line).await, "[]");
    assert_eq!(player.offered("/bosworth place card:").await, "[]", "first comes the move");
    player.say("direct", &format!("/bosworth move {step}")).await;
    assert!(player.offered("/bosworth leg kaart:").await.contains(&placed[..1]));
    assert!(player.offered("/bosworth place card:").await.contains(&placed[..1]));
    assert_eq!(other.offered("/bosworth place card:").await, "[]");
}
