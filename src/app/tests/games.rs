//! Lobbies, turns and draws.

use super::club::*;
use crate::app::*;
use crate::games::{GameKind, Seat};
use crate::language::Language;
use crate::store::{Front, GameId, Stage};

#[test]
fn a_lobby_fills_changes_and_starts() {
    let club = club();
    assert_eq!(posts(&club.say("ann", "tawlbwrdd new")), News::Lobby);
    assert!(matches!(refusal(&club.say("bob", "tawlbwrdd new")), Refusal::Occupied(..)));
    assert!(matches!(refusal(&club.say("ann", "tawlbwrdd start")), Refusal::TooFew(1)));
    assert!(matches!(refusal(&club.say("bob", "tawlbwrdd leave")), Refusal::NotIn(_)));
    assert!(matches!(
        private(&club.say("bob", "tawlbwrdd join side:attackers")),
        Private::Joined(..)
    ));
    assert!(matches!(
        refusal(&club.say("cor", "tawlbwrdd join")),
        Refusal::NoSeat(NoSeat::Full(_))
    ));
    let taken = club.say("ann", "tawlbwrdd join side:attackers");
    assert!(matches!(refusal(&taken), Refusal::NoSeat(NoSeat::Taken(Seat::Attackers))));
    assert!(matches!(refusal(&club.say("cor", "tawlbwrdd start")), Refusal::NotIn(_)));
    assert_eq!(posts(&club.say("bob", "tawlbwrdd start")), News::Started);
    assert_eq!(club.game().in_seat(Seat::Attackers).unwrap().name, "bob");
    assert_eq!(club.game().in_seat(Seat::Defenders).unwrap().name, "ann");
    assert!(matches!(refusal(&club.say("ann", "tawlbwrdd start")), Refusal::Begun(_)));
}

#[test]
fn seats_that_nobody_chose_follow_from_the_seed() {
    for _ in 0..8 {
        let club = club();
        club.say("ann", "tawlbwrdd new");
        club.say("bob", "tawlbwrdd join");
        club.say("ann", "tawlbwrdd start");
        let game = club.game();
        let seats = GameKind::Tawlbwrdd.seats().iter().copied();
        let drawn = game.seed.draw(seats, |seat| format!("seat:{}", seat.key()));
        assert_eq!(game.in_seat(drawn[0]).unwrap().name, "ann");
        assert_eq!(game.in_seat(drawn[1]).unwrap().name, "bob");
    }
}

#[test]
fn leaving_hands_the_lobby_over_or_closes_it() {
    let club = club();
    club.say("ann", "tawlbwrdd new");
    club.say("bob", "tawlbwrdd join");
    assert!(matches!(refusal(&club.say("bob", "tawlbwrdd cancel")), Refusal::NotHost(_)));
    club.say("ann", "tawlbwrdd leave");
    assert_eq!(club.game().host, person("bob").key);
    club.say("bob", "tawlbwrdd leave");
    assert_eq!(club.game().stage, Stage::Cancelled);
    assert!(matches!(refusal(&club.press("ann", 0, Control::Join(None))), Refusal::Closed(_)));
    assert_eq!(posts(&club.say("bob", "tawlbwrdd new")), News::Lobby);
}

#[test]
fn a_moderator_may_close_a_lobby() {
    let club = club();
    club.say("ann", "tawlbwrdd new");
    let room = Room { moderator: true, ..room("hall") };
    let replies = club.ask("bob", room, Ask::Command(invocation("tawlbwrdd cancel")));
    assert!(matches!(private(&replies), Private::Cancelled(_)));
    assert_eq!(club.game().stage, Stage::Cancelled);
}

#[test]
fn only_the_player_to_move_moves_and_only_once() {
    let club = Club::with_game();
    assert!(matches!(
        refusal(&club.say("bob", "tawlbwrdd move move:f8-g8")),
        Refusal::NotYourTurn(..)
    ));
    assert!(matches!(
        refusal(&club.say("cor", "tawlbwrdd move move:d11-c11")),
        Refusal::NotPlaying(_)
    ));
    assert!(matches!(refusal(&club.say("ann", "tawlbwrdd move move:d11-d5")), Refusal::Rules(..)));
    let word = club.say("ann", "tawlbwrdd move move:resign:attackers");
    assert!(matches!(refusal(&word), Refusal::Rules(..)), "words are no moves");
    assert_eq!(
        posts(&club.say("ann", "tawlbwrdd move move:d11c11")),
        News::Moved { declines: false }
    );
    let again = club.say("ann", "tawlbwrdd move move:d11-c11");
    assert!(matches!(refusal(&again), Refusal::NotYourTurn(..)));
    assert_eq!(club.game().actions, ["d11-c11"]);
}

#[test]
fn buttons_of_an_earlier_position_and_of_others_are_refused() {
    let club = Club::with_game();
    let play = || Control::Play("d11-c11".into());
    assert!(matches!(private(&club.press("ann", 0, Control::Pieces)), Private::ChoosePiece(_)));
    let squares = club.press("ann", 0, Control::Squares("d11".into()));
    assert!(matches!(private(&squares), Private::ChooseSquare(..)));
    assert!(matches!(refusal(&club.press("bob", 0, Control::Pieces)), Refusal::NotYourTurn(..)));
    assert!(matches!(refusal(&club.press("cor", 0, Control::Pieces)), Refusal::NotPlaying(_)));
    assert!(matches!(
        refusal(&club.press("ann", 0, Control::Squares("z9".into()))),
        Refusal::NoMoves(_)
    ));
    let replies = club.press("ann", 0, play());
    assert!(matches!(private(&replies), Private::Moved(_)));
    assert_eq!(posts(&replies), News::Moved { declines: false });
    assert!(matches!(refusal(&club.press("ann", 0, play())), Refusal::Late(_)));
    assert!(matches!(refusal(&club.press("bob", 0, Control::Pieces)), Refusal::Late(_)));
    let other = Press::Game { game: GameId(9), ply: 0, control: Control::Pieces };
    let replies = club.ask("ann", room("hall"), Ask::Press(other, None));
    assert!(matches!(refusal(&replies), Refusal::UnknownGame(_)));
}

#[test]
fn a_draw_is_offered_declined_and_accepted() {
    let club = Club::with_game();
    assert_eq!(posts(&club.say("bob", "tawlbwrdd draw")), News::DrawOffered(Seat::Defenders));
    assert!(matches!(refusal(&club.say("bob", "tawlbwrdd draw")), Refusal::OfferedAlready));
    let own = club.press("bob", 0, Control::AcceptDraw);
    assert!(matches!(refusal(&own), Refusal::OfferedAlready));
    let declined = club.press("ann", 0, Control::DeclineDraw);
    assert_eq!(posts(&declined), News::DrawDeclined(Seat::Attackers));
    assert!(matches!(refusal(&club.say("bob", "tawlbwrdd draw")), Refusal::DeclinedAlready));
    club.say("ann", "tawlbwrdd move move:d11-c11");
    assert!(matches!(refusal(&club.say("bob", "tawlbwrdd draw")), Refusal::DeclinedAlready));
    club.say("bob", "tawlbwrdd move move:f8-g8");
    assert_eq!(posts(&club.say("bob", "tawlbwrdd draw")), News::DrawOffered(Seat::Defenders));
    assert_eq!(posts(&club.say("ann", "tawlbwrdd draw")), News::Drawn);
    assert_eq!(club.game().stage, Stage::Over);
    assert_eq!(club.game().actions.last().unwrap(), "draw:agreed");
    assert!(matches!(refusal(&club.press("ann", 3, Control::AcceptDraw)), Refusal::Over(_)));
}

#[test]
fn an_offer_lapses_when_the_opponent_moves() {
    let club = Club::with_game();
    club.say("ann", "tawlbwrdd draw");
    club.say("ann", "tawlbwrdd move move:d11-c11");
    assert!(club.game().offer.is_some(), "one's own move keeps it");
    let moved = club.say("bob", "tawlbwrdd move move:f8-g8");
    assert_eq!(posts(&moved), News::Moved { declines: true });
    assert_eq!(club.game().offer, None);
    assert!(matches!(refusal(&club.press("bob", 1, Control::AcceptDraw)), Refusal::NoOffer));
}

#[test]
fn late_answers_and_presses_elsewhere_change_nothing() {
    let club = Club::with_game();
    club.say("ann", "tawlbwrdd draw");
    club.say("ann", "tawlbwrdd move move:d11-c11");
    for control in [Control::AcceptDraw, Control::DeclineDraw, Control::AskResign, Control::Resign]
    {
        assert!(matches!(refusal(&club.press("bob", 0, control)), Refusal::Late(_)));
    }
    let press = Press::Game { game: GameId(1), ply: 1, control: Control::AcceptDraw };
    let elsewhere = club.ask("bob", room("other"), Ask::Press(press, None));
    assert!(matches!(refusal(&elsewhere), Refusal::UnknownGame(_)));
    assert_eq!(posts(&club.press("bob", 1, Control::AcceptDraw)), News::Drawn);
}

#[test]
fn resigning_asks_first_and_works_out_of_turn() {
    let club = Club::with_game();
    assert!(matches!(private(&club.say("bob", "tawlbwrdd resign")), Private::ConfirmResign(_)));
    assert_eq!(club.game().stage, Stage::Playing);
    let kept = club.press("bob", 0, Control::KeepPlaying);
    assert!(matches!(private(&kept), Private::KeptPlaying));
    assert_eq!(
        posts(&club.press("bob", 0, Control::Resign)),
        News::Resigned { seat: Seat::Defenders, passes: false, halfway: false }
    );
    assert_eq!(club.game().actions, ["resign:defenders"]);
    assert!(matches!(refusal(&club.press("bob", 0, Control::Resign)), Refusal::Over(_)));
}

#[test]
fn one_plays_again_on_the_other_side() {
    let club = Club::with_game();
    club.press("bob", 0, Control::Resign);
    assert_eq!(posts(&club.press("bob", 1, Control::Again)), News::Lobby);
    let next = club.app.store().game(GameId(2)).unwrap().unwrap();
    assert_eq!(next.players[0].seat, Some(Seat::Attackers));
    assert!(matches!(refusal(&club.press("ann", 1, Control::Again)), Refusal::Occupied(..)));
}

#[test]
fn only_the_newest_post_keeps_its_buttons() {
    let club = Club::with_game();
    let id = GameId(1);
    assert_eq!(club.app.posted(id, 0, message("m0")), None);
    assert_eq!(club.app.posted(id, 2, message("m2")), Some(message("m0")));
    assert_eq!(club.app.posted(id, 1, message("m1")), Some(message("m1")), "a late one");
    assert_eq!(club.game().shown.unwrap().at, message("m2"));
}

#[test]
fn a_press_on_the_lobby_tells_where_it_stands() {
    let club = club();
    club.say("ann", "tawlbwrdd new");
    let press = Press::Game { game: GameId(1), ply: 0, control: Control::Join(None) };
    let replies = club.ask("bob", room("hall"), Ask::Press(press, Some(message("m0"))));
    assert!(matches!(&replies[..], [Reply::Edit(at, _)] if *at == message("m0")));
    assert_eq!(club.app.posted(GameId(1), 0, message("m0")), None, "it keeps its buttons");
}

/// The news of the posts that rooms have missed.
fn missed(club: &Club) -> Vec<News> {
    let missed = club.app.missed(Front::Web, 0).unwrap();
    let news = missed.into_iter().filter_map(|(_, reply)| match reply {
        Reply::Post(_, news) => Some(news),
        _ => None,
    });
    news.collect()
}

#[test]
fn what_nobody_was_shown_is_found_once() {
    let club = Club::with_game();
    assert_eq!(missed(&club), [News::Started]);
    assert!(club.app.missed(Front::Discord, 0).unwrap().is_empty());
    assert!(club.app.missed(Front::Web, 60).unwrap().is_empty(), "it may be on its way");
    club.app.posted(GameId(1), 1, message("m1"));
    assert_eq!(missed(&club), []);
    club.say("ann", "tawlbwrdd move move:d11-c11");
    assert_eq!(missed(&club), [News::Moved { declines: false }]);
    club.say("bob", "tawlbwrdd draw");
    assert_eq!(missed(&club), [News::DrawOffered(Seat::Defenders)]);
    club.press("ann", 1, Control::DeclineDraw);
    assert_eq!(missed(&club), [News::DrawDeclined(Seat::Attackers)]);
    club.press("bob", 1, Control::Resign);
    assert_eq!(
        missed(&club),
        [News::Resigned { seat: Seat::Defenders, passes: true, halfway: false }]
    );
    club.app.posted(GameId(1), club.game().moment, message("m3"));
    assert_eq!(missed(&club), []);
    let again = club.app.missed(Front::Web, 0).unwrap();
    assert!(matches!(&again[..], [(_, Reply::Retire(at))] if *at == message("m1")));
}

#[test]
fn a_lobby_is_brought_up_to_date() {
    let club = club();
    club.say("ann", "tawlbwrdd new");
    assert_eq!(missed(&club), [News::Lobby]);
    club.app.posted(GameId(1), 0, message("m0"));
    club.say("ann", "tawlbwrdd cancel");
    let missed = club.app.missed(Front::Web, 0).unwrap();
    assert!(matches!(&missed[..], [(_, Reply::Edit(at, _))] if *at == message("m0")));
}

#[test]
fn records_are_for_those_who_may_see_the_game() {
    let club = Club::with_game();
    assert!(matches!(private(&club.say("cor", "tawlbwrdd record")), Private::Record(_)));
    let elsewhere = |who: &str| {
        let ask = Ask::Command(invocation("tawlbwrdd record game:1"));
        club.ask(who, room("other"), ask)
    };
    assert!(matches!(refusal(&elsewhere("cor")), Refusal::UnknownGame(_)));
    assert!(matches!(private(&elsewhere("ann")), Private::Record(_)));
    let unknown = club.say("ann", "tawlbwrdd record game:99999999999999999999");
    assert!(matches!(refusal(&unknown), Refusal::UnknownGame(_)));
}

#[test]
fn what_the_table_does_not_know_is_refused() {
    let club = club();
    for line in [
        "go new",
        "tawlbwrdd",
        "tawlbwrdd fly",
        "tawlbwrdd new side:red",
        "tawlbwrdd new colour:red",
        "games now",
        "tawlbwrdd rules topic:x",
        "tawlbwrdd move",
    ] {
        let replies = club.say("ann", line);
        assert!(matches!(refusal(&replies), Refusal::Unreadable), "{line}: {replies:?}");
    }
    let direct = club.ask("ann", room("direct"), Ask::Command(invocation("tawlbwrdd new")));
    assert!(matches!(refusal(&direct), Refusal::Direct));
}

#[test]
fn completion_is_for_the_player_to_move_alone() {
    let club = Club::with_game();
    let completed = |who: &str, typed: &str| {
        club.app.complete(&Completion {
            who: person(who),
            room: room("hall"),
            invocation: invocation("tawlbwrdd move"),
            option: "move".into(),
            typed: typed.into(),
        })
    };
    assert_eq!(completed("ann", "").choices.len(), 25);
    assert_eq!(completed("ann", "").more, 124 - 25);
    assert_eq!(completed("ann", "d11").choices.len(), 7);
    assert!(completed("bob", "").choices.is_empty());
    assert!(completed("cor", "").choices.is_empty());
}

#[test]
fn the_channels_language_is_for_moderators() {
    let club = club();
    let line = "settings channel-language:nl";
    assert!(matches!(refusal(&club.say("ann", line)), Refusal::NotModerator));
    let moderated = Room { moderator: true, ..room("hall") };
    club.ask("ann", moderated, Ask::Command(invocation(line)));
    club.say("ann", "settings language:nl");
    let request =
        Request { who: person("ann"), room: room("hall"), ask: Ask::Command(invocation("help")) };
    let answer = club.app.handle(&request);
    assert_eq!((answer.reader, answer.room), (Language::Nl, Language::Nl));
}

/// Two people press at the same moment, many times: each action is made once.
#[test]
fn the_same_press_from_many_threads_counts_once() {
    let club = Club::with_game();
    let moved = std::thread::scope(|scope| {
        let press = || club.press("ann", 0, Control::Play("d11-c11".into()));
        let threads: Vec<_> = (0..16).map(|_| scope.spawn(press)).collect();
        let replies = threads.into_iter().map(|thread| thread.join().unwrap());
        replies.filter(|replies| matches!(replies[0], Reply::Private(Private::Moved(_)))).count()
    });
    assert_eq!(moved, 1);
    assert_eq!(club.game().actions, ["d11-c11"]);
}
