use super::*;
use crate::store::{Front, RoomKey};

const PRESSED: Source = Source::Public(MessageId::new(77));

fn note(text: &str) -> Note {
    Note::plain(text.into())
}

fn private(text: &str) -> Task {
    Task::Private(note(text))
}

fn post() -> Post {
    Post { about: Some((GameId(1), 2)), note: note("board") }
}

fn key(id: &str) -> MessageKey {
    MessageKey { room: RoomKey { front: Front::Discord, id: "1/2".into() }, id: id.into() }
}

fn made(source: Source, stage: Stage, tasks: &[Task]) -> (First, Vec<Task>) {
    let plan = plan(source, stage, tasks.to_vec(), || note("done"));
    (plan.first, plan.rest)
}

#[test]
fn a_commands_board_is_its_own_answer() {
    let tasks = [Task::Post(post()), Task::Retire(key("5"))];
    let wanted = (First::Publish(post()), vec![Task::Retire(key("5"))]);
    assert_eq!(made(Source::Command, Stage::Open, &tasks), wanted);
}

#[test]
fn a_private_answer_to_a_command_goes_before_its_board() {
    let tasks = [Task::Post(post()), private("yours")];
    let wanted = (First::Say(note("yours")), vec![Task::Post(post())]);
    assert_eq!(made(Source::Command, Stage::Open, &tasks), wanted);
}

#[test]
fn a_command_is_never_left_without_an_answer() {
    let tasks = [Task::Edit(key("5"), note("lobby"))];
    for (stage, first) in
        [(Stage::Open, First::Say(note("done"))), (Stage::Deferred, First::Fill(note("done")))]
    {
        assert_eq!(made(Source::Command, stage, &tasks), (first, tasks.to_vec()));
    }
    assert_eq!(made(Source::Command, Stage::Open, &[]), (First::Say(note("done")), vec![]));
}

#[test]
fn a_deferred_command_is_private_so_its_board_is_posted_apart() {
    let tasks = [Task::Post(post())];
    assert_eq!(made(Source::Command, Stage::Deferred, &tasks), (First::Clear, tasks.to_vec()));
    let both = [private("yours"), Task::Post(post())];
    let wanted = (First::Fill(note("yours")), tasks.to_vec());
    assert_eq!(made(Source::Command, Stage::Deferred, &both), wanted);
}

#[test]
fn a_press_edits_the_message_it_came_from() {
    let here = Task::Edit(key("77"), note("lobby"));
    let there = Task::Edit(key("78"), note("other"));
    let tasks = [there.clone(), here, private("joined")];
    let rest = vec![there, private("joined")];
    assert_eq!(made(PRESSED, Stage::Open, &tasks), (First::Update(note("lobby")), rest.clone()));
    assert_eq!(made(PRESSED, Stage::Deferred, &tasks), (First::Fill(note("lobby")), rest));
}

#[test]
fn a_press_on_a_public_message_is_answered_beside_it() {
    let tasks = [private("not you")];
    assert_eq!(made(PRESSED, Stage::Open, &tasks), (First::Say(note("not you")), vec![]));
    assert_eq!(made(PRESSED, Stage::Deferred, &tasks), (First::Nothing, tasks.to_vec()));
    let posted = [Task::Post(post())];
    assert_eq!(made(PRESSED, Stage::Open, &posted), (First::Publish(post()), vec![]));
    assert_eq!(made(Source::Private, Stage::Open, &posted), (First::Acknowledge, posted.to_vec()));
    assert_eq!(made(PRESSED, Stage::Deferred, &posted), (First::Nothing, posted.to_vec()));
}

#[test]
fn a_private_answer_takes_the_place_of_the_one_pressed_on() {
    let tasks = [Task::Post(post()), private("played")];
    let rest = vec![Task::Post(post())];
    let update = (First::Update(note("played")), rest.clone());
    assert_eq!(made(Source::Private, Stage::Open, &tasks), update);
    let fill = (First::Fill(note("played")), rest);
    assert_eq!(made(Source::Private, Stage::Deferred, &tasks), fill);
}

#[test]
fn when_it_is_too_late_to_answer_the_board_is_still_posted() {
    let tasks = [private("yours"), Task::Post(post())];
    for source in [Source::Command, Source::Private, PRESSED] {
        assert_eq!(made(source, Stage::Lost, &tasks), (First::Nothing, vec![Task::Post(post())]));
    }
}
