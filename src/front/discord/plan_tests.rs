use super::*;
use crate::app::{Control, Deploy, Press};
use crate::store::Front;

const PRESSED: Source = Source::Public(MessageId::new(77));

fn note(text: &str) -> Note {
    Note::plain(&text.into())
}

fn private(text: &str) -> Task {
    Task::Private(note(text))
}

fn post() -> Post {
    Post { about: Some((GameId(1), 2)), away: None, note: note("board") }
}

fn away() -> Task {
    let room = RoomKey { front: Front::Discord, id: "1/9".into() };
    Task::Post(Post { away: Some(room), ..post() })
}

fn done() -> Task {
    Task::Done(note("deployed"))
}

fn form() -> Form {
    let control = Control::Deploy(Deploy::Text);
    let press = Press::Game { game: GameId(1), ply: 0, control };
    Form { press, title: "form".into(), fields: Vec::new() }
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

#[test]
fn a_press_on_a_direct_message_brings_it_up_to_date() {
    let edit = Task::Edit(key("5"), note("lobby"));
    let tasks = [done(), Task::Own(note("mine")), away(), edit.clone()];
    let rest = vec![away(), edit];
    assert_eq!(made(PRESSED, Stage::Open, &tasks), (First::Own(note("mine")), rest.clone()));
    // Later it is brought up to date among the other direct messages.
    assert_eq!(made(PRESSED, Stage::Deferred, &tasks), (First::Nothing, rest));
}

#[test]
fn what_else_there_is_to_say_follows_a_direct_message() {
    let tasks = [private("told"), Task::Own(note("mine"))];
    let wanted = (First::Own(note("mine")), vec![private("told")]);
    assert_eq!(made(PRESSED, Stage::Open, &tasks), wanted);
    let doors = [done(), private("closed")];
    let wanted = (First::Dismiss(note("deployed")), vec![private("closed")]);
    assert_eq!(made(Source::Private, Stage::Open, &doors), wanted);
}

#[test]
fn a_private_panel_goes_when_its_work_is_done() {
    let tasks = [done(), away()];
    for stage in [Stage::Open, Stage::Deferred] {
        let wanted = (First::Dismiss(note("deployed")), vec![away()]);
        assert_eq!(made(Source::Private, stage, &tasks), wanted);
    }
    let wanted = (First::Say(note("deployed")), vec![away()]);
    assert_eq!(made(Source::Command, Stage::Open, &tasks), wanted);
    assert_eq!(made(PRESSED, Stage::Open, &tasks), wanted, "an old direct message");
}

#[test]
fn a_board_for_another_room_is_no_answer() {
    let tasks = [away()];
    let rest = tasks.to_vec();
    for (source, stage, first) in [
        (Source::Command, Stage::Open, First::Say(note("done"))),
        (Source::Command, Stage::Deferred, First::Fill(note("done"))),
        (PRESSED, Stage::Open, First::Acknowledge),
        (Source::Private, Stage::Open, First::Acknowledge),
        (PRESSED, Stage::Deferred, First::Nothing),
    ] {
        assert_eq!(made(source, stage, &tasks), (first, rest.clone()), "{source:?} {stage:?}");
    }
}

#[test]
fn a_form_comes_first_or_not_at_all() {
    let tasks = [Task::Form(form()), private("closed")];
    for source in [Source::Command, Source::Private, PRESSED] {
        let wanted = (First::Ask(form()), vec![private("closed")]);
        assert_eq!(made(source, Stage::Open, &tasks), wanted);
        assert_eq!(made(source, Stage::Lost, &tasks), (First::Nothing, vec![]));
    }
}
