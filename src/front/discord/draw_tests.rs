use super::*;
use crate::render::{Size, Theme};
use crate::store::{Front, GameId};

const STYLE: Style = Style { theme: Theme::Dark, size: Size::DEFAULT };

fn user(id: &str) -> UserKey {
    UserKey { front: Front::Discord, id: id.into() }
}

fn room(id: &str) -> RoomKey {
    RoomKey { front: Front::Discord, id: id.into() }
}

fn key(id: &str) -> MessageKey {
    MessageKey { room: room("@me/2"), id: id.into() }
}

/// Ann in her conversation with the bot, having pressed on a message there.
fn conversation() -> Spot {
    Spot { who: user("ann"), room: room("@me/2"), direct: true, on: Some(key("7")) }
}

fn said(text: &str) -> Message {
    Message { text: text.into(), ..Message::default() }
}

fn note(text: &str) -> Note {
    Note::plain(&text.into())
}

fn direct(whose: &str, at: Option<&str>) -> Delivery {
    let at = at.map(key);
    Delivery::Direct { game: GameId(1), user: user(whose), moment: 3, at, message: said(whose) }
}

fn posted(where_: &str) -> Delivery {
    Delivery::Post { room: room(where_), game: GameId(1), moment: 2, message: said("board") }
}

fn post(away: Option<RoomKey>) -> Task {
    Task::Post(Post { about: Some((GameId(1), 2)), away, note: note("board") })
}

fn whose(work: &Work) -> Vec<&str> {
    work.letters.iter().map(|letter| letter.user.id.as_str()).collect()
}

#[test]
fn direct_messages_come_last_and_the_asker_s_first() {
    let deliveries = vec![direct("bob", None), posted("1/9"), direct("ann", Some("5"))];
    let work = Work::draw(deliveries, &conversation(), STYLE);
    assert_eq!(work.tasks, [post(Some(room("1/9")))]);
    assert_eq!(whose(&work), ["ann", "bob"]);
}

#[test]
fn a_post_in_the_same_room_is_an_answer() {
    let spot = Spot { room: room("1/9"), direct: false, ..conversation() };
    let work = Work::draw(vec![posted("1/9")], &spot, STYLE);
    assert_eq!(work.tasks, [post(None)]);
}

#[test]
fn the_message_pressed_on_is_brought_up_to_date_by_the_answer() {
    let done = || Delivery::Done(said("done"));
    let work = Work::draw(vec![done(), direct("ann", Some("7"))], &conversation(), STYLE);
    assert_eq!(work.tasks, [Task::Done(note("done")), Task::Own(note("ann"))]);
    assert_eq!(whose(&work), ["ann"], "in case the answer fails");
    let work = Work::draw(vec![done(), direct("ann", Some("5"))], &conversation(), STYLE);
    assert_eq!(work.tasks, [Task::Done(note("done"))], "it is another message");
}

#[test]
fn a_press_can_come_before_the_message_s_place_is_noted() {
    let work = Work::draw(vec![direct("ann", None), direct("bob", None)], &conversation(), STYLE);
    let places: Vec<_> = work.letters.iter().map(|letter| letter.at.clone()).collect();
    assert_eq!(places, [Some(key("7")), None]);
    assert_eq!(work.tasks, [Task::Own(note("ann"))]);
}

#[test]
fn what_no_direct_message_shows_is_said_for_good() {
    let deliveries = || vec![Delivery::Done(said("done")), direct("bob", None)];
    let work = Work::draw(deliveries(), &conversation(), STYLE);
    assert_eq!(work.tasks, [Task::Private(note("done"))]);
    let channel = Spot { room: room("1/9"), direct: false, on: None, ..conversation() };
    let deliveries = vec![Delivery::Done(said("done")), direct("ann", Some("7"))];
    let work = Work::draw(deliveries, &channel, STYLE);
    assert_eq!(work.tasks, [Task::Private(note("done"))], "in the channel it is a receipt");
}
