//! Kingdoms of cards: camps and colours, turns in two steps, and more than two who have to agree.

use super::club::*;
use crate::app::*;
use crate::games::bosworth::{Camp, Colour, Deck, Setup};
use crate::games::{Seat, Seed};
use crate::store::Stage;

const DECKS: [&str; 4] = ["QRNBKPPPPRNB", "KBNRQPPPPRNB", "NPPBKQPPRRNB", "RNBQKPPPPRNB"];

const NAMES: [&str; 4] = ["ann", "bob", "cor", "dee"];

impl Club {
    /// A game of these camps in the order of [`NAMES`], with known decks; the first one begins.
    fn with_cards(camps: &[Camp], decks: [&str; 4]) -> Self {
        let club = club();
        club.say("ann", &format!("bosworth new camp:{}", camps[0].seat().key()));
        for (name, camp) in NAMES.iter().zip(camps).skip(1) {
            club.say(name, &format!("bosworth join camp:{}", camp.seat().key()));
        }
        assert_eq!(posts(&club.say("ann", "bosworth start")), News::Started);
        let deck = |camp: Camp| Deck::parse(decks[camp as usize]).filter(|_| camps.contains(&camp));
        let deal = Setup::new(Camp::ALL.map(deck), false, Some(camps[0])).unwrap();
        club.rewrite(|game| game.deal = Some(deal));
        club
    }

    fn rewrite(&self, change: impl FnOnce(&mut crate::store::Game)) {
        let before = self.game();
        let mut game = before.clone();
        change(&mut game);
        self.app.store().put_game(&before, &game).unwrap();
    }

    /// Every player's own view has been shown.
    fn all_shown(&self) {
        for player in self.game().players {
            let moment = player.direct.moment;
            self.app.direct_shown(self.game().id, &player.user, moment, message(&player.name));
        }
    }

    fn play(&self, who: &str, action: &str) -> Vec<Reply> {
        self.say(who, &format!("bosworth move move:{action}"))
    }
}

const MOVED: News = News::Moved { declines: false };

fn directs(replies: &[Reply]) -> Vec<String> {
    let user = |reply: &'_ Reply| match reply {
        Reply::Direct(own) => Some(own.user.id.clone()),
        _ => None,
    };
    replies.iter().filter_map(user).collect()
}

#[test]
fn two_sit_opposite_each_other() {
    let club = club();
    club.say("ann", "bosworth new players:2 camp:south");
    let beside = club.press("bob", 0, Control::Join(Some(Seat::West)));
    assert!(matches!(refusal(&beside), Refusal::NoSeat(NoSeat::NotFree(_, Seat::West))));
    assert!(matches!(refusal(&club.say("ann", "bosworth start")), Refusal::TooFew(1)));
    club.press("bob", 0, Control::Join(None));
    assert!(matches!(refusal(&club.say("cor", "bosworth join")), Refusal::NoSeat(NoSeat::Full(_))));
    assert_eq!(posts(&club.say("bob", "bosworth start")), News::Started);
    let game = club.game();
    let bob = game.player(&person("bob").key).unwrap();
    assert_eq!((bob.seat, bob.drawn), (Some(Seat::North), true));
    assert_eq!(game.deal.unwrap().playing().collect::<Vec<_>>(), [Camp::South, Camp::North]);
}

#[test]
fn camps_that_make_no_game_do_not_begin() {
    let club = club();
    club.say("ann", "bosworth new camp:south");
    club.say("bob", "bosworth join camp:west");
    assert!(matches!(
        refusal(&club.say("ann", "bosworth start")),
        Refusal::NoSeat(NoSeat::Camps(_))
    ));
    assert_eq!(club.game().stage, Stage::Lobby);
    club.press("bob", 0, Control::Lot);
    assert_eq!(posts(&club.say("ann", "bosworth start")), News::Started);
    assert!(club.game().in_seat(Seat::North).is_some());
}

#[test]
fn a_split_camp_is_for_three() {
    let club = club();
    let two = club.say("ann", "bosworth new players:2 camps:split");
    assert!(matches!(refusal(&two), Refusal::SplitNeedsThree));
    club.say("ann", "bosworth new camps:split camp:east");
    let south = club.press("bob", 0, Control::Join(Some(Seat::South)));
    assert!(matches!(refusal(&south), Refusal::NoSeat(NoSeat::NotFree(..))));
    club.say("bob", "bosworth join");
    assert!(matches!(refusal(&club.say("ann", "bosworth start")), Refusal::TooFew(1)));
    club.say("cor", "bosworth join");
    club.say("cor", "bosworth start");
    let deal = club.game().deal.unwrap();
    assert!(deal.is_split());
    assert_eq!(deal.playing().collect::<Vec<_>>(), [Camp::West, Camp::North, Camp::East]);
}

#[test]
fn colours_are_first_come_first_served() {
    let club = club();
    club.say("ann", "bosworth new colour:yellow");
    let taken = club.press("bob", 0, Control::Colour(Colour::Yellow));
    assert!(matches!(refusal(&taken), Refusal::NoSeat(NoSeat::ColourTaken(Colour::Yellow))));
    club.press("bob", 0, Control::Colour(Colour::Green));
    club.press("bob", 0, Control::Join(Some(Seat::East)));
    let again = club.press("bob", 0, Control::Colour(Colour::Green));
    assert!(matches!(refusal(&again), Refusal::AlreadyIn(_)));
    club.press("cor", 0, Control::Join(None));
    club.say("ann", "bosworth start");
    let colours: Vec<_> = club.game().players.iter().map(|player| player.colour).collect();
    assert_eq!(colours, [Some(Colour::Yellow), Some(Colour::Green), Some(Colour::Red)]);
}

#[test]
fn what_is_dealt_follows_from_the_seed() {
    let club = club();
    club.say("ann", "bosworth new");
    for name in &NAMES[1..] {
        club.say(name, "bosworth join");
    }
    club.say("ann", "bosworth start");
    let game = club.game();
    let fair = Setup::draw(&game.seed, &Camp::ALL, false).unwrap();
    let colours = Camp::ALL.map(|camp| game.in_seat(camp.seat()).unwrap().colour.unwrap());
    assert_eq!(game.deal, Some(fair.coloured(colours)));
    let proof = |club: &Club| match private(&club.say("cor", "bosworth verify")) {
        Private::Verified(_, proof) => *proof,
        other => panic!("{other:?}"),
    };
    assert_eq!(proof(&club), Proof::Later);
    for name in &NAMES[1..] {
        club.press(name, club.game().ply(), Control::Resign);
    }
    assert_eq!(proof(&club), Proof::Fair { seats: 4, cards: true });
    club.rewrite(|game| game.seed = Seed::new([1; 32]));
    assert_eq!(proof(&club), Proof::Unfair);
}

#[test]
fn others_are_told_when_a_turn_is_over() {
    let club = Club::with_cards(&Camp::ALL, DECKS);
    club.all_shown();
    let moment = club.game().moment;
    let halfway = club.press("ann", 0, Control::Play("b1-b3".into()));
    assert!(matches!(private(&halfway), Private::Own(_)));
    assert_eq!(directs(&halfway), ["ann"]);
    assert_eq!(club.game().moment, moment, "nobody is told yet");
    // The board that stands in the room is the one before the move.
    let again = club.press("ann", 0, Control::Play("b1-b3".into()));
    assert!(matches!(refusal(&again), Refusal::Rules(..)));
    assert!(matches!(private(&club.press("ann", 0, Control::Pieces)), Private::Own(_)));
    let own = private(&club.press("ann", 0, Control::Squares("c1".into()))).clone();
    assert!(matches!(own, Private::Own(_)));
    assert!(matches!(refusal(&club.press("bob", 1, Control::Pieces)), Refusal::NotYourTurn(..)));
    let placed = club.press("ann", 1, Control::Play("R@b1".into()));
    assert_eq!(posts(&placed), MOVED);
    assert_eq!(directs(&placed), ["ann", "bob", "cor", "dee"]);
    let late = club.press("ann", 1, Control::Play("N@b1".into()));
    assert!(matches!(refusal(&late), Refusal::Late(_)));
    assert_eq!(club.game().actions, ["b1-b3", "R@b1"]);
}

#[test]
fn a_turn_in_one_command_happens_whole_or_not_at_all() {
    let club = Club::with_cards(&Camp::ALL, DECKS);
    for place in ["K@b1", "R@c1", "R@b1 N@c1", "b3-b4", "nonsense"] {
        let line = format!("bosworth move move:b1-b3 place:{}", place.replace(' ', "\u{a0}"));
        let replies = club.say("ann", &line);
        assert!(matches!(refusal(&replies), Refusal::Rules(..)), "{place}");
        assert!(club.game().actions.is_empty(), "{place}");
    }
    assert_eq!(posts(&club.say("ann", "bosworth move move:b1-b3 place:r@b1")), MOVED);
    assert_eq!(posts(&club.say("bob", "bosworth move move:a4-c4 place:B@a4")), MOVED);
}

#[test]
fn a_single_possibility_plays_itself() {
    let pawns = ["PPPPKQRRBBNN", DECKS[1], DECKS[2], DECKS[3]];
    let club = Club::with_cards(&[Camp::South, Camp::North], pawns);
    assert_eq!(posts(&club.play("ann", "b1-b3")), MOVED);
    assert_eq!(club.game().actions, ["b1-b3", "P@b1"]);
}

#[test]
fn a_card_goes_to_the_only_open_space() {
    let club = Club::with_cards(&[Camp::South, Camp::North], DECKS);
    let early = club.say("ann", "bosworth place card:rook");
    assert!(matches!(refusal(&early), Refusal::Rules(..)));
    club.play("ann", "b1-b3");
    assert!(matches!(refusal(&club.say("ann", "bosworth place card:x")), Refusal::NoCard(_)));
    assert!(matches!(refusal(&club.say("ann", "bosworth place card:K")), Refusal::Rules(..)));
    assert_eq!(posts(&club.say("ann", "bosworth place card:Knight")), MOVED);
    assert_eq!(club.game().actions, ["b1-b3", "N@b1"]);
}

#[test]
fn a_draw_takes_all_who_live() {
    let club = Club::with_cards(&Camp::ALL[..3], DECKS);
    assert_eq!(posts(&club.say("bob", "bosworth draw")), News::DrawOffered(Seat::West));
    assert!(matches!(refusal(&club.press("ann", 0, Control::OfferDraw)), Refusal::AnswerFirst));
    assert_eq!(posts(&club.say("cor", "bosworth draw")), News::DrawAccepted(Seat::North));
    assert!(matches!(refusal(&club.say("cor", "bosworth draw")), Refusal::AnsweredAlready));
    // Ann has not answered: her move declines.
    let moved = club.say("ann", "bosworth move move:b1-b3 place:R@b1");
    assert_eq!(posts(&moved), News::Moved { declines: true });
    club.say("cor", "bosworth draw");
    club.say("bob", "bosworth draw");
    // Bob has accepted: his move declines nothing.
    assert_eq!(posts(&club.say("bob", "bosworth move move:a4-c4 place:B@a4")), MOVED);
    assert_eq!(posts(&club.say("ann", "bosworth draw answer:accept")), News::Drawn);
    assert_eq!(club.game().actions.last().unwrap(), "draw:agreed");
}

#[test]
fn who_resigns_leaves_and_the_others_play_on() {
    let club = Club::with_cards(&Camp::ALL, DECKS);
    club.say("bob", "bosworth draw");
    let out = |seat, passes| News::Resigned { seat, passes, halfway: false };
    assert_eq!(posts(&club.press("cor", 0, Control::Resign)), out(Seat::North, false));
    assert_eq!(club.game().offer, None);
    assert!(matches!(refusal(&club.say("cor", "bosworth draw")), Refusal::Defeated(_)));
    assert!(matches!(refusal(&club.play("cor", "b6-b5")), Refusal::Defeated(_)));
    assert!(matches!(private(&club.say("cor", "bosworth hand")), Private::Own(_)));
    assert_eq!(posts(&club.press("ann", 1, Control::Resign)), out(Seat::South, true));
    assert_eq!(posts(&club.say("bob", "bosworth move move:a3-b3 place:B@a3")), MOVED);
    let game = club.game();
    assert_eq!((game.stage, game.replay().unwrap().to_move()), (Stage::Playing, Seat::East));
    assert_eq!(posts(&club.press("dee", game.ply(), Control::Resign)), out(Seat::East, false));
    assert_eq!(club.game().stage, Stage::Over);
}

#[test]
fn who_resigns_halfway_leaves_with_what_was_played() {
    let club = Club::with_cards(&Camp::ALL, DECKS);
    club.play("ann", "b1-b3");
    let ann = News::Resigned { seat: Seat::South, passes: true, halfway: true };
    assert_eq!(posts(&club.press("ann", 1, Control::Resign)), ann);
    assert_eq!(club.game().actions, ["b1-b3", "resign:south"]);
}

#[test]
fn what_comes_in_between_shows_nothing_of_half_a_turn() {
    let club = Club::with_cards(&Camp::ALL, DECKS);
    club.play("ann", "b1-b3");
    let bob = News::Resigned { seat: Seat::West, passes: false, halfway: false };
    let replies = club.press("bob", 0, Control::Resign);
    assert_eq!(posts(&replies), bob);
    let shown = replies.iter().find_map(|reply| match reply {
        Reply::Post(scene, _) => Some(scene.game.actions.clone()),
        _ => None,
    });
    assert_eq!(shown.unwrap(), ["resign:west"]);
    // Ann goes on with what she was shown, and may still think again.
    assert_eq!(club.game().actions, ["resign:west", "b1-b3"]);
    club.press("ann", 2, Control::AskUndo);
    assert_eq!(club.game().actions, ["resign:west"]);
    club.play("ann", "b1-b3");
    assert_eq!(posts(&club.press("ann", 2, Control::Play("R@b1".into()))), MOVED);
}

/// South's pawn stands before West's king, and takes him.
fn before_a_king_falls() -> Club {
    let club = Club::with_cards(&[Camp::South, Camp::West, Camp::North], DECKS);
    for (who, turn) in
        [("ann", "b1-b2 place:R@b1"), ("bob", "a3-b3 place:K@a3"), ("cor", "b6-b5 place:P@b6")]
    {
        posts(&club.say(who, &format!("bosworth move move:{turn}")));
    }
    club
}

#[test]
fn nobody_takes_a_fallen_king_back() {
    let club = before_a_king_falls();
    assert_eq!(posts(&club.play("ann", "b2xa3")), MOVED);
    assert!(matches!(refusal(&club.say("ann", "bosworth undo")), Refusal::Revealed(_)));
}

#[test]
fn who_is_out_by_half_a_turn_does_not_know_it_yet() {
    // A knight takes him, and leaves a space to be filled.
    let club = Club::with_cards(&[Camp::South, Camp::West, Camp::North], DECKS);
    for (who, turn) in
        [("ann", "b1-b2 place:N@b1"), ("bob", "a3-b3 place:K@a3"), ("cor", "b6-b5 place:P@b6")]
    {
        posts(&club.say(who, &format!("bosworth move move:{turn}")));
    }
    club.play("ann", "b1xa3");
    assert!(club.game().as_told().is_some(), "she is choosing a card for b1");
    assert!(matches!(refusal(&club.play("bob", "b3-c3")), Refusal::NotYourTurn(..)));
    assert_eq!(posts(&club.say("bob", "bosworth draw")), News::DrawOffered(Seat::West));
    let early = club.say("cor", "bosworth claim");
    assert!(matches!(refusal(&early), Refusal::TooEarly(_, 0, 50)));
    // He leaves by himself: his king can't be taken any more.
    let bob = News::Resigned { seat: Seat::West, passes: false, halfway: false };
    assert_eq!(posts(&club.press("bob", club.game().told, Control::Resign)), bob);
    let game = club.game();
    assert_eq!((game.actions.last().unwrap().as_str(), game.as_told()), ("resign:west", None));
    assert_eq!(game.replay().unwrap().to_move(), Seat::South);
}

#[test]
fn an_offer_is_void_when_its_player_is_out() {
    let club = before_a_king_falls();
    club.say("bob", "bosworth draw");
    club.say("ann", "bosworth draw");
    assert_eq!(posts(&club.play("ann", "b2xa3")), MOVED);
    assert_eq!(club.game().offer, None);
    assert!(matches!(refusal(&club.say("cor", "bosworth draw answer:accept")), Refusal::NoOffer));
}

#[test]
fn halfway_one_takes_back_what_one_has_played_oneself() {
    let club = Club::with_cards(&[Camp::South, Camp::North], DECKS);
    for (who, turn) in [("ann", "b1-b3 place:R@b1"), ("bob", "b6-b5 place:P@b6")] {
        posts(&club.say(who, &format!("bosworth move move:{turn}")));
    }
    assert_eq!(posts(&club.play("ann", "b3-b4")), MOVED);
    club.play("bob", "c6-c5");
    assert_eq!(posts(&club.say("ann", "bosworth undo")), News::UndoAsked(Seat::South));
    assert!(matches!(private(&club.say("bob", "bosworth undo")), Private::Own(_)));
    assert_eq!(club.game().ply(), 5, "his own half turn");
    assert_eq!(posts(&club.say("bob", "bosworth undo")), News::UndoDone(Seat::South));
    assert_eq!(club.game().ply(), 4);
}

#[test]
fn a_lobby_is_closed_with_its_message() {
    let club = club();
    club.say("ann", "bosworth new");
    club.app.posted(club.game().id, 0, message("m1"));
    assert!(matches!(&club.press("ann", 0, Control::Cancel)[..], [Reply::Edit(..)]));
    assert_eq!(club.game().closer.as_deref(), Some("ann"));
    let club = self::club();
    club.say("ann", "bosworth new");
    club.app.posted(club.game().id, 0, message("m1"));
    assert!(matches!(&club.press("ann", 0, Control::Leave)[..], [Reply::Edit(..)]));
    assert_eq!(club.game().closer.as_deref(), Some("ann"));
}

#[test]
fn a_seat_of_another_game_is_none() {
    let club = club();
    club.say("ann", "tawlbwrdd new");
    let forged = club.press("bob", 0, Control::Join(Some(Seat::South)));
    assert!(matches!(refusal(&forged), Refusal::NoSeat(NoSeat::NotFree(..))));
}

#[test]
fn a_game_that_cannot_be_played_keeps_nobody_from_theirs() {
    let club = Club::with_cards(&Camp::ALL, DECKS);
    club.rewrite(|game| game.deal = None);
    club.ask("ann", room("yard"), Ask::Command(invocation("tawlbwrdd new")));
    club.ask("bob", room("yard"), Ask::Command(invocation("tawlbwrdd join")));
    club.ask("bob", room("yard"), Ask::Command(invocation("tawlbwrdd start")));
    let missed = club.app.missed(crate::store::Front::Web, 0).unwrap();
    assert!(missed.iter().any(|(game, _)| game.room.id == "yard"));
}

#[test]
fn a_quiet_move_is_taken_back_if_all_agree() {
    let club = Club::with_cards(&Camp::ALL[..3], DECKS);
    for (who, turn) in [("ann", "b1-b2 place:R@b1"), ("bob", "a3-b3 place:B@a3")] {
        club.say(who, &format!("bosworth move move:{turn}"));
    }
    assert!(matches!(refusal(&club.say("bob", "bosworth undo")), Refusal::Revealed(_)));
    club.say("cor", "bosworth move move:b6-b5 place:P@b6");
    assert_eq!(posts(&club.play("ann", "b2xa3")), MOVED);
    assert_eq!(posts(&club.say("ann", "bosworth undo")), News::UndoAsked(Seat::South));
    assert_eq!(posts(&club.say("cor", "bosworth undo")), News::UndoAccepted(Seat::North));
    assert_eq!(posts(&club.say("bob", "bosworth undo")), News::UndoDone(Seat::South));
    assert_eq!(club.game().ply(), 6);
}

#[test]
fn what_nobody_was_told_is_taken_back_at_will() {
    let club = Club::with_cards(&Camp::ALL[..3], DECKS);
    let ply = |replies: &[Reply]| match private(replies) {
        Private::Record(scene) | Private::Board(scene) => scene.game.ply(),
        Private::Own(own) => own.scene.game.ply(),
        other => panic!("{other:?}"),
    };
    club.play("ann", "c1-c2");
    assert_eq!(ply(&club.say("ann", "bosworth record")), 1);
    for line in ["bosworth record", "bosworth hand"] {
        assert_eq!(ply(&club.say("bob", line)), 0, "{line}: it is not over");
    }
    let back = club.press("ann", 1, Control::AskUndo);
    assert!(matches!(private(&back), Private::Own(_)));
    assert!(!back.iter().any(|reply| matches!(reply, Reply::Post(..))));
    assert!(club.game().actions.is_empty());
    assert_eq!(posts(&club.say("ann", "bosworth move move:b1-b3 place:R@b1")), MOVED);
    // A wish of somebody else's waits until a turn is over.
    club.play("bob", "a3-b3");
    assert!(matches!(refusal(&club.say("ann", "bosworth undo")), Refusal::Revealed(_)));
}

#[test]
fn after_fifty_quiet_rounds_a_draw_can_be_claimed() {
    let knights = ["NPPPKQRRBBNP", DECKS[1], "NPPPKQRRBBNP", DECKS[3]];
    let club = Club::with_cards(&[Camp::South, Camp::North], knights);
    for turn in ["d1-d2 place:N@d1", "d6-d5 place:N@d6", "d1-c3 place:P@d1", "d6-c4 place:P@d6"] {
        let who = if turn.contains('1') { "ann" } else { "bob" };
        posts(&club.say(who, &format!("bosworth move move:{turn}")));
    }
    for round in 0..50 {
        let early = club.say("bob", "bosworth claim");
        assert!(matches!(refusal(&early), Refusal::TooEarly(_, quiet, 50) if *quiet == round));
        let (south, north) = if round % 2 == 0 { ("c3-e2", "c4-e5") } else { ("e2-c3", "e5-c4") };
        posts(&club.play("ann", south));
        posts(&club.play("bob", north));
    }
    assert_eq!(posts(&club.say("bob", "bosworth claim")), News::Drawn);
    assert_eq!(club.game().actions.last().unwrap(), "draw:claimed");
}

#[test]
fn a_turn_that_was_not_shown_is_shown_later_and_half_a_turn_is_not() {
    let club = Club::with_cards(&Camp::ALL, DECKS);
    let missed = |club: &Club| {
        let missed = club.app.missed(crate::store::Front::Web, 0).unwrap();
        let news = missed.into_iter().filter_map(|(_, reply)| match reply {
            Reply::Post(_, news) => Some(news),
            _ => None,
        });
        news.collect::<Vec<_>>()
    };
    assert_eq!(missed(&club), [News::Started]);
    club.app.posted(club.game().id, club.game().moment, message("m1"));
    club.play("ann", "b1-b3");
    assert_eq!(missed(&club), []);
    club.say("ann", "bosworth place card:R");
    assert_eq!(missed(&club), [MOVED]);
}

#[test]
fn completion_offers_what_the_hand_holds() {
    let club = Club::with_cards(&[Camp::South, Camp::North], DECKS);
    let complete = |who: &str, line: &str, option: &str, typed: &str| {
        let completion = Completion {
            who: person(who),
            room: room("hall"),
            invocation: invocation(line),
            option: option.into(),
            typed: typed.into(),
        };
        let shown = |choice: Suggestion| match choice {
            Suggestion::Card(kind) => kind.key().to_owned(),
            Suggestion::Space(square) => square,
            Suggestion::Placement(before, place) => format!("{before} {}", place.action),
            Suggestion::Move(step) => step.full,
            other => panic!("{other:?}"),
        };
        club.app.complete(&completion).choices.into_iter().map(shown).collect::<Vec<_>>()
    };
    let step = "bosworth move move:b1-b3";
    assert_eq!(complete("ann", step, "place", ""), [" B@b1", " N@b1", " Q@b1", " R@b1"]);
    assert_eq!(complete("ann", step, "place", "n"), [" N@b1"]);
    assert!(complete("ann", step, "place", "N@b1 ").is_empty());
    assert!(complete("ann", "bosworth move move:b1-b5", "place", "").is_empty());
    assert!(complete("bob", "bosworth move move:b6-b5", "place", "").is_empty());
    assert!(complete("ann", "bosworth place", "card", "").is_empty());
    club.play("ann", "b1-b3");
    assert_eq!(
        complete("ann", "bosworth place", "card", ""),
        ["queen", "rook", "bishop", "knight"]
    );
    assert_eq!(complete("ann", "bosworth place card:N", "space", ""), ["b1"]);
    assert!(complete("bob", "bosworth place", "card", "").is_empty());
    assert!(complete("cor", "bosworth place", "space", "").is_empty());
}
