//! Setting up in secret, and own views.

use super::club::*;
use crate::app::*;
use crate::games::AnyView;
use crate::games::veldslag::{DraftRefusal, Preset, Rank, Side, Square};
use crate::store::{Door, MessageKey, Stage};

fn square(name: &str) -> Square {
    Square::read(name).unwrap().0
}

fn step(club: &Club, who: &str, step: Deploy) -> Vec<Reply> {
    club.press(who, 0, Control::Deploy(step))
}

/// What somebody's own set-up is, as text.
fn camp(club: &Club, who: &str) -> String {
    let game = club.game();
    let player = game.player(&person(who).key).unwrap();
    player.camp.as_ref().unwrap().draft.to_string()
}

/// Those whose direct messages are brought up to date.
fn directs(replies: &[Reply]) -> Vec<String> {
    let user = |reply: &Reply| match reply {
        Reply::Direct(own) => Some(own.user.id.clone()),
        _ => None,
    };
    replies.iter().filter_map(user).collect()
}

#[test]
fn both_set_up_at_once_and_only_their_owners_see_it() {
    let club = Club::setting_up();
    assert_eq!(club.game().stage, Stage::Setup);
    let at = MessageKey { room: room("direct").key, id: "1".into() };
    club.app.direct_shown(club.game().id, &person("bob").key, 1, at);
    let replies = step(&club, "ann", Deploy::Preset(Preset::Wall, false));
    assert_eq!(directs(&replies), ["ann"]);
    let Private::Own(own) = private(&replies) else { panic!("{replies:?}") };
    assert!(own.draft.as_ref().unwrap().missing().is_empty());
    let other = club.say("bob", "veldslag army");
    let Private::Own(own) = private(&other) else { panic!("{other:?}") };
    assert!(own.draft.as_ref().unwrap().is_empty());
    assert_eq!(own.draft.as_ref().unwrap().side(), Side::Blue);
    assert!(!own.scene.game.players.iter().any(|player| player.ready));
}

#[test]
fn a_set_up_is_made_piece_by_piece() {
    let club = Club::setting_up();
    club.say("ann", "veldslag setup place piece:flag square:a1");
    club.say("ann", "veldslag setup place piece:B square:b1");
    assert_eq!(camp(&club, "ann"), "......../......../FB......");
    club.say("ann", "veldslag setup swap square:a1 with:h3");
    assert_eq!(camp(&club, "ann"), ".......F/......../.B......");
    club.say("ann", "veldslag setup mirror");
    assert_eq!(camp(&club, "ann"), "F......./......../......B.");
    step(&club, "ann", Deploy::Put(Rank::Spy, square("a3")));
    step(&club, "ann", Deploy::Clear(square("g1")));
    assert_eq!(camp(&club, "ann"), "S......./......../........");
    club.say("ann", "veldslag setup clear");
    assert_eq!(camp(&club, "ann"), "......../......../........");
    let refused = club.say("ann", "veldslag setup place piece:flag square:a4");
    assert!(matches!(refusal(&refused), Refusal::Draft(DraftRefusal::NotHome(_))));
    let refused = club.say("ann", "veldslag setup place piece:king square:a1");
    assert!(matches!(refusal(&refused), Refusal::Draft(DraftRefusal::NoPiece(_))));
    let refused = club.say("ann", "veldslag setup ready");
    assert!(matches!(refusal(&refused), Refusal::Draft(DraftRefusal::Missing(_))));
}

#[test]
fn the_form_brings_what_stands_there_and_takes_three_rows() {
    let club = Club::setting_up();
    club.say("bob", "veldslag setup place piece:flag square:h8");
    let asked = step(&club, "bob", Deploy::Form);
    let [Reply::Form(Form::Rows(_, draft))] = &asked[..] else { panic!("{asked:?}") };
    assert_eq!(draft.to_string(), "......../......../.......F");
    let press =
        Press::Game { game: club.game().id, ply: 0, control: Control::Deploy(Deploy::Text) };
    let rows = ["5724 S1F3", "6B4B3211", "524B3B11"].map(str::to_owned).to_vec();
    club.ask("bob", room("hall"), Ask::Form(press.clone(), rows));
    assert_eq!(camp(&club, "bob"), "3F1S4275/1123B4B6/11B3B425");
    let short = vec!["3F1S427".to_owned()];
    let refused = club.ask("bob", room("hall"), Ask::Form(press, short));
    assert!(matches!(refusal(&refused), Refusal::Draft(DraftRefusal::Rows(1))));
    assert_eq!(camp(&club, "bob"), "3F1S4275/1123B4B6/11B3B425");
}

#[test]
fn ready_can_be_taken_back_until_both_are() {
    let club = Club::setting_up();
    step(&club, "ann", Deploy::Preset(Preset::Corner, true));
    let ready = club.say("ann", "veldslag setup ready");
    assert_eq!(directs(&ready), ["ann", "bob"]);
    assert!(matches!(refusal(&step(&club, "ann", Deploy::Mirror)), Refusal::ReadyAlready));
    assert!(matches!(refusal(&club.say("ann", "veldslag move move:a3-a4")), Refusal::SettingUp(_)));
    club.say("ann", "veldslag setup unready");
    assert!(matches!(refusal(&step(&club, "ann", Deploy::Unready)), Refusal::NotReady));
    step(&club, "bob", Deploy::Preset(Preset::Decoy, false));
    club.say("bob", "veldslag setup ready");
    let begun = club.say("ann", "veldslag setup ready");
    assert_eq!(posts(&begun), News::Started);
    assert_eq!(directs(&begun), ["ann", "bob"]);
    assert!(matches!(refusal(&step(&club, "bob", Deploy::Unready)), Refusal::Begun(_)));
}

#[test]
fn own_set_ups_are_kept_for_either_side() {
    let club = Club::setting_up();
    club.say("ann", "veldslag setup text front:12147S53 middle:1134B2B6 back:F3B1B452");
    let saved = club.say("ann", "veldslag setup save name:My__wall");
    let Private::Saved(_, names) = private(&saved) else { panic!("{saved:?}") };
    assert_eq!(names, &["My__wall"]);
    club.say("ann", "veldslag setup clear");
    club.say("ann", "veldslag setup load name:my__WALL");
    assert_eq!(camp(&club, "ann"), "12147S53/1134B2B6/F3B1B452");
    let none = club.say("bob", "veldslag setup load name:My__wall");
    assert!(matches!(refusal(&none), Refusal::NoSaved(_)), "they are one's own");
    club.press("ann", 0, Control::CallOff);
    for line in ["new colour:blue", "board"] {
        club.say("ann", &format!("veldslag {line}"));
    }
    club.say("bob", "veldslag join");
    club.say("bob", "veldslag start");
    let press = |step| Press::Game {
        game: crate::store::GameId(2),
        ply: 0,
        control: Control::Deploy(step),
    };
    let load = Ask::Press(press(Deploy::Load("My__wall".into())), None);
    let replies = club.ask("ann", room("hall"), load);
    let Private::Own(own) = private(&replies) else { panic!("{replies:?}") };
    assert_eq!(own.draft.as_ref().unwrap().to_string(), "35S74121/6B2B4311/254B1B3F");
    club.say("ann", "veldslag setup forget name:My__wall");
    let gone = club.say("ann", "veldslag setup load name:My__wall");
    assert!(matches!(refusal(&gone), Refusal::NoSaved(_)));
}

#[test]
fn either_player_calls_the_game_off_while_setting_up() {
    let club = Club::setting_up();
    let stranger = club.say("cor", "veldslag cancel");
    assert!(matches!(refusal(&stranger), Refusal::NotHost(_)));
    let asked = club.say("bob", "veldslag cancel");
    assert!(matches!(private(&asked), Private::ConfirmCancel(_)));
    assert_eq!(club.game().stage, Stage::Setup);
    let replies = club.press("bob", 0, Control::CallOff);
    assert_eq!(club.game().stage, Stage::Cancelled);
    assert_eq!(club.game().closer.as_deref(), Some("bob"));
    assert_eq!(directs(&replies), ["ann", "bob"]);
    posts(&club.say("cor", "veldslag new"));
}

#[test]
fn a_game_can_be_played_from_the_conversation_with_the_bot() {
    let club = Club::with_battle();
    let direct = |line: &str| club.ask("ann", room("direct"), Ask::Command(invocation(line)));
    let replies = direct("veldslag move move:a3-a4");
    assert!(matches!(private(&replies), Private::Moved(_)));
    assert_eq!(posts(&replies), News::Moved { declines: false });
    assert!(matches!(private(&direct("veldslag board")), Private::Board(_)));
    assert!(matches!(refusal(&direct("veldslag new")), Refusal::Direct));
    assert!(matches!(private(&direct("veldslag draw")), Private::Told));
    let press = Press::Game { game: club.game().id, ply: 1, control: Control::Army };
    let stranger = club.ask("cor", room("direct"), Ask::Press(press, None));
    assert!(matches!(refusal(&stranger), Refusal::UnknownGame(_)));
}

#[test]
fn a_person_with_two_games_is_asked_which_is_meant() {
    let club = Club::with_battle();
    let other =
        |who: &str, line: &str| club.ask(who, room("other"), Ask::Command(invocation(line)));
    posts(&other("ann", "veldslag new"));
    let replies = club.ask("ann", room("direct"), Ask::Command(invocation("veldslag army")));
    assert!(matches!(refusal(&replies), Refusal::Several(_)));
}

#[test]
fn only_players_have_an_own_view_and_it_hides_the_opponents_ranks() {
    let club = Club::with_battle();
    assert!(matches!(refusal(&club.say("cor", "veldslag army")), Refusal::NotPlaying(_)));
    let replies = club.say("bob", "veldslag army");
    let Private::Own(own) = private(&replies) else { panic!("{replies:?}") };
    let AnyView::Veldslag(view) = &own.scene.view else { panic!("{own:?}") };
    assert_eq!(view.setup_text(Side::Red), "????????/????????/????????");
    assert_eq!(view.setup_text(Side::Blue), "3F1S4275/1123B4B6/11B3B425");
}

#[test]
fn closed_doors_are_told_once() {
    let club = Club::with_battle();
    let (game, bob) = (club.game().id, person("bob").key);
    club.app.direct_refused(game, &bob);
    assert_eq!(directs(&club.say("ann", "veldslag move move:a3-a4")), ["ann"]);
    let told = |replies: &[Reply]| {
        let is_told = |r: &&Reply| matches!(r, Reply::Private(Private::DoorClosed(_)));
        replies.iter().filter(is_told).count()
    };
    assert_eq!(told(&club.say("ann", "games")), 0);
    assert_eq!(told(&club.say("bob", "games")), 1);
    assert_eq!(told(&club.say("bob", "games")), 0);
    assert_eq!(club.game().player(&bob).unwrap().direct.door, Door::Told);
}

#[test]
fn a_direct_message_that_is_up_to_date_is_left_alone() {
    let club = Club::with_battle();
    let (game, ann) = (club.game().id, person("ann").key);
    let at = |id: &str| MessageKey { room: room("direct").key, id: id.into() };
    let moment = club.game().player(&ann).unwrap().direct.moment;
    assert_eq!(club.app.direct_shown(game, &ann, moment, at("1")), None);
    assert_eq!(club.app.direct_shown(game, &ann, moment - 1, at("2")), Some(at("2")), "late");
    club.say("ann", "veldslag move move:a3-a4");
    assert_eq!(club.app.direct_shown(game, &ann, moment + 1, at("3")), Some(at("1")));
}

/// So many moves of each side without an attack.
fn quiet_moves(club: &Club, count: usize) {
    for turn in 0..count {
        let there = turn % 2 == 0;
        let (red, blue) = if turn % 4 < 2 { ("a", "g") } else { ("b", "h") };
        for (who, file, near, far) in [("ann", red, 3, 4), ("bob", blue, 6, 5)] {
            let (from, to) = if there { (near, far) } else { (far, near) };
            posts(&club.say(who, &format!("veldslag move move:{file}{from}-{file}{to}")));
        }
    }
}

#[test]
fn a_player_claims_a_draw_after_a_long_time_without_an_attack() {
    let club = Club::with_battle();
    quiet_moves(&club, 79);
    assert!(matches!(refusal(&club.say("ann", "veldslag claim")), Refusal::TooEarly(_, 79, 80)));
    assert!(matches!(refusal(&club.say("cor", "veldslag claim")), Refusal::NotPlaying(_)));
    for (who, action) in [("ann", "a4-a3"), ("bob", "g5-g6")] {
        club.say(who, &format!("veldslag move move:{action}"));
    }
    quiet_moves(&club, 1);
    assert_eq!(posts(&club.say("bob", "veldslag claim")), News::Drawn);
    assert_eq!(club.game().actions.last().unwrap(), "draw:claimed");
}

#[test]
fn a_moderator_rules_a_draw_after_some_time_without_an_attack() {
    let club = Club::with_battle();
    let ask = |moderator: bool| {
        let hall = Room { moderator, ..room("hall") };
        club.ask("cor", hall, Ask::Command(invocation("veldslag adjudicate")))
    };
    assert!(matches!(refusal(&ask(true)), Refusal::TooEarly(_, 0, 50)));
    quiet_moves(&club, 50);
    assert!(matches!(refusal(&ask(false)), Refusal::NotArbiter));
    assert_eq!(posts(&ask(true)), News::Drawn);
    assert_eq!(club.game().actions.last().unwrap(), "draw:declared");
}

#[test]
fn steps_at_the_same_time_are_all_kept() {
    let club = Club::setting_up();
    std::thread::scope(|scope| {
        for place in 0..5 {
            let club = &club;
            let square = square(&format!("{}1", char::from(b'a' + place)));
            scope.spawn(move || step(club, "ann", Deploy::Put(Rank::Scout, square)));
        }
    });
    assert_eq!(camp(&club, "ann"), "......../......../11111...");
}

#[test]
fn what_is_saved_at_the_same_time_is_all_kept() {
    let club = Club::setting_up();
    club.say("ann", "veldslag setup place piece:flag square:a1");
    std::thread::scope(|scope| {
        for number in 0..6 {
            let club = &club;
            let line = format!("veldslag setup save name:n{number}");
            scope.spawn(move || club.say("ann", &line));
        }
        scope.spawn(|| club.say("ann", "settings language:nl"));
    });
    let settings = club.app.store().user_settings(&person("ann").key).unwrap();
    assert_eq!(
        (settings.setups.len(), settings.language),
        (6, Some(crate::language::Language::Nl))
    );
}

#[test]
fn names_are_the_same_in_any_case_and_can_be_seen() {
    let club = Club::setting_up();
    let press =
        Press::Game { game: club.game().id, ply: 0, control: Control::Deploy(Deploy::Save) };
    let save =
        |name: &str| club.ask("ann", room("hall"), Ask::Form(press.clone(), vec![name.into()]));
    assert!(matches!(refusal(&save("empty")), Refusal::NothingToSave));
    club.say("ann", "veldslag setup place piece:flag square:a1");
    for name in ["Abc", "  ABC ", "a\u{202e}bc"] {
        save(name);
    }
    let replies = club.press("ann", 0, Control::Deploy(Deploy::Saved));
    let Private::Saved(_, names) = private(&replies) else { panic!("{replies:?}") };
    assert_eq!(names, &["abc"]);
    for name in ["", "\u{200b}", "\u{200d}", &"x".repeat(31)] {
        assert!(matches!(refusal(&save(name)), Refusal::BadName), "{name:?}");
    }
    save("two words");
    club.say("ann", "veldslag setup clear");
    step(&club, "ann", Deploy::Load("two  WORDS".into()));
    assert_eq!(camp(&club, "ann"), "......../......../F.......");
}
