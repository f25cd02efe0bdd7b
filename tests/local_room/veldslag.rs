//! A game with hidden pieces: set up in secret, played from the channel and from conversations.

use serde_json::Value;

use crate::room::{Room, text, words};
use crate::table::{BLUE_SEEN, Player, RED, alt, playing, presses, setting_up};

/// What stands on a square of a set-up, as its picture says.
async fn on(player: &Player, square: &str) -> String {
    let own = player.own().await;
    let placed = alt(&own).split(['.', ':', ',']).map(str::trim);
    let found = placed.into_iter().find_map(|one| one.strip_prefix(square)?.strip_prefix(' '));
    found.unwrap_or_default().to_owned()
}

#[tokio::test]
async fn each_player_sets_up_in_a_conversation_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let (_room, ann, bob) = setting_up(folder.path()).await;
    let first = ann.own().await;
    assert_eq!(text(&first).lines().next(), text(&ann.own().await).lines().next());
    ann.click(&first, ":setup:preset:corner").await;
    let filled = ann.own().await;
    assert_eq!(filled["id"], first["id"], "the message is kept up to date where it stands");
    assert_ne!(alt(&filled), alt(&first));
    assert_eq!(ann.conversation().await.len(), 1, "and nothing else is said");
    assert!(!on(&ann, "a1").await.is_empty());
    assert!(on(&bob, "a6").await.is_empty(), "Bob has placed nothing");
    let before = (on(&ann, "a1").await, on(&ann, "h3").await);
    ann.say("direct", "/veldslag setup swap square:a1 with:h3").await;
    assert_eq!((on(&ann, "h3").await, on(&ann, "a1").await), before);
    ann.say("direct", "/veldslag setup clear square:b2").await;
    assert_eq!(on(&ann, "b2").await, "");
    assert_eq!(ann.conversation().await.len(), 1, "what is typed shows there too");
}

#[tokio::test]
async fn what_a_button_leads_to_stands_beneath_and_goes_again() {
    let folder = tempfile::tempdir().unwrap();
    let (_room, ann, _bob) = setting_up(folder.path()).await;
    let own = ann.own().await;
    for square in ["a1", "a2"] {
        ann.click(&own, &format!(":setup:choose:{square}")).await;
        let said = ann.conversation().await;
        assert_eq!(said.len(), 2, "the next answer takes the place of the last");
        assert_eq!(said[1]["part"], "answer");
        assert!(text(&said[1]).contains(square));
        assert!(said[1]["body"]["picture"].is_null());
    }
    let place = ann.conversation().await.remove(1);
    ann.click(&place, ":setup:put:Ba2").await;
    assert!(!on(&ann, "a2").await.is_empty());
    let next = ann.conversation().await.remove(1);
    assert!(text(&next).contains("a3"), "the next empty square comes at once");
    ann.click(&ann.own().await, ":setup:choose:a3").await;
    let place = ann.conversation().await.remove(1);
    ann.click(&place, ":setup:show").await;
    assert_eq!(ann.conversation().await.len(), 1, "Back leads back");
    ann.click(&ann.own().await, ":setup:choose:a3").await;
    ann.say("direct", "/veldslag setup mirror").await;
    assert_eq!(ann.conversation().await.len(), 1, "what is done makes room");
}

#[tokio::test]
async fn a_form_is_filled_in_and_keeps_what_was_typed_when_it_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (_room, ann, _bob) = setting_up(folder.path()).await;
    let own = ann.own().await;
    let form = ann.form(&own, ":setup:form").await;
    assert_eq!((form["fields"].as_array().unwrap().len(), &form["codes"]), (3, &true.into()));
    let before = ann.conversation().await;
    let refused = ann.hand_in(&own, &form, &["7", RED[1], RED[2]]).await;
    assert!(words(&refused["refused"]).contains('1'), "{refused}");
    assert_eq!(ann.conversation().await, before, "the form says so, nothing else");
    let taken = ann.hand_in(&own, &form, &RED).await;
    assert!(taken["refused"].is_null());
    assert_eq!(ann.conversation().await.len(), 1);
    let form = ann.form(&ann.own().await, ":setup:form").await;
    assert_eq!(form["fields"][0]["value"], RED[0]);
    let form = ann.form(&ann.own().await, ":setup:name").await;
    assert_eq!(form["codes"], false);
    let taken = ann.hand_in(&ann.own().await, &form, &["Löwe"]).await;
    assert!(taken["refused"].is_null());
    let saved = ann.conversation().await.remove(1);
    assert!(text(&saved).contains("Löwe"));
    ann.click(&ann.own().await, ":setup:clear-all").await;
    assert_eq!(ann.conversation().await.len(), 1);
    ann.say("direct", "/veldslag setup load name:löwe").await;
    let form = ann.say("direct", "/veldslag setup text").await["form"].clone();
    assert_eq!(form["fields"][2]["value"], RED[2]);
}

#[tokio::test]
async fn the_game_begins_when_both_are_ready_and_is_played_from_both_places() {
    let folder = tempfile::tempdir().unwrap();
    let (_room, ann, bob) = setting_up(folder.path()).await;
    let form = bob.form(&bob.own().await, ":setup:form").await;
    bob.hand_in(&bob.own().await, &form, &BLUE_SEEN).await;
    bob.click(&bob.own().await, ":setup:ready").await;
    bob.click(&bob.own().await, ":setup:unready").await;
    bob.click(&bob.own().await, ":setup:ready").await;
    ann.say("channel", "/veldslag setup text front:12147S53 middle:1134B2B6 back:F3B1B452").await;
    ann.say("channel", "/veldslag setup ready").await;
    let board = ann.board().await;
    assert!(presses(&board).iter().any(|press| press.ends_with(":pieces")));
    // Typed in the conversation; it is shown in the channel and in both conversations.
    ann.say("direct", "/veldslag move a3-a4").await;
    assert_ne!(ann.board().await["id"], board["id"]);
    assert!(text(&ann.board().await).contains("a3-a4"));
    assert!(text(&ann.own().await).contains("a3-a4") && text(&bob.own().await).contains("a3-a4"));
    assert!(presses(&board_before(&ann, &board).await).is_empty());
    // Pressed in the conversation.
    bob.click(&bob.own().await, ":pieces").await;
    let pieces = bob.conversation().await.pop().unwrap();
    assert_eq!(pieces["part"], "answer");
    assert!(pieces["body"]["picture"].is_null(), "the board stands just above");
    bob.click(&pieces, ":squares:a6").await;
    let squares = bob.conversation().await.pop().unwrap();
    assert_eq!(squares["id"], pieces["id"]);
    assert!(squares["body"]["picture"].is_null());
    bob.click(&squares, ":play:a6-a5").await;
    assert!(text(&ann.board().await).contains("a6-a5"));
    assert_eq!(bob.conversation().await.last().unwrap()["part"]["own"], 1, "the menus are gone");
    // In the channel.
    ann.say("channel", "/veldslag move a4xa5").await;
    assert!(text(&bob.own().await).contains("a4xa5"));
    assert_eq!(ann.board().await["asked"]["command"], "veldslag move");
}

/// A message of the channel as it is now.
async fn board_before(player: &Player, board: &Value) -> Value {
    let state = player.browser.state().await;
    let messages = state["messages"].as_array().unwrap();
    messages.iter().find(|one| one["id"] == board["id"]).unwrap().clone()
}

#[tokio::test]
async fn an_own_view_is_brought_to_the_end_where_something_was_said_since() {
    let folder = tempfile::tempdir().unwrap();
    let (_room, ann, bob) = playing(folder.path()).await;
    let own = ann.own().await;
    ann.say("direct", "/help").await;
    bob.say("channel", "good luck").await;
    ann.say("channel", "/veldslag move a3-a4").await;
    let moved = ann.conversation().await.pop().unwrap();
    assert_eq!(moved, ann.own().await);
    assert!(moved["id"].as_u64() > own["id"].as_u64());
    bob.say("direct", "/veldslag move a6-a5").await;
    let again = ann.own().await;
    assert_eq!(again["id"], moved["id"]);
    // Another's move is news, one's own is not.
    assert_eq!(again["news"], again["rev"]);
    assert_ne!(bob.own().await["news"], bob.own().await["rev"]);
}

#[tokio::test]
async fn a_restart_keeps_set_ups_and_games() {
    let folder = tempfile::tempdir().unwrap();
    let (room, ann, bob) = setting_up(folder.path()).await;
    ann.click(&ann.own().await, ":setup:preset:wall").await;
    ann.click(&ann.own().await, ":setup:choose:a1").await;
    let before = ann.browser.state().await;
    let (room, ann, bob) = reopened(folder.path(), room, &ann, &bob).await;
    assert_eq!(ann.browser.state().await, before);
    ann.click(&ann.own().await, ":setup:choose:b1").await;
    assert_eq!(ann.conversation().await.len(), 2, "the answer from before makes room");
    ann.click(&ann.own().await, ":setup:ready").await;
    bob.click(&bob.own().await, ":setup:mirrored:open").await;
    bob.say("direct", "/veldslag opstellen klaar").await;
    let (_room, ann, bob) = reopened(folder.path(), room, &ann, &bob).await;
    let board = ann.board().await;
    ann.click(&ann.own().await, ":pieces").await;
    let pieces = ann.conversation().await.pop().unwrap();
    ann.click(&pieces, &presses(&pieces)[0]).await;
    let squares = ann.conversation().await.pop().unwrap();
    ann.click(&squares, &presses(&squares)[0]).await;
    assert_ne!(bob.board().await["id"], board["id"]);
    assert_eq!(ann.conversation().await.len(), 1);
}

async fn reopened(
    folder: &std::path::Path,
    room: Room,
    ann: &Player,
    bob: &Player,
) -> (Room, Player, Player) {
    room.close().await;
    let room = Room::open(folder, 0).await;
    let (ann, bob) = (ann.at(&room), bob.at(&room));
    (room, ann, bob)
}

#[tokio::test]
async fn a_set_up_that_is_asked_for_without_more_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let (_room, ann, bob) = setting_up(folder.path()).await;
    ann.say("direct", "/veldslag setup").await;
    bob.say("direct", "/veldslag opstellen").await;
    for player in [&ann, &bob] {
        assert!(presses(&player.own().await).iter().any(|press| press.ends_with(":setup:form")));
    }
}
