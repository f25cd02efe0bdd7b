use super::super::complete::{Suggestions, Typing, complete};
use super::table;
use crate::app::Invocation;
use crate::language::Language::{self, En, Nl};
use crate::present::Choice;

/// Moves that begin with what is typed.
fn values(_: Invocation, option: &str, typed: &str) -> Vec<Choice> {
    let all = ["d11-d10", "d11-d1", "e1-e2"].map(|text| format!("{option} {text}"));
    let fits = |label: &String| label.split(' ').nth(1).is_some_and(|text| text.starts_with(typed));
    let choice = |label: String| {
        let value = label.split(' ').nth(1).unwrap_or_default().to_owned();
        Choice { label, value }
    };
    all.into_iter().filter(fits).map(choice).collect()
}

fn at(before: &str, after: &str, language: Language) -> Suggestions {
    let table = table();
    complete(&Typing { table: &table, language, before, after, likely: &[] }, &values)
}

/// What the text before the cursor can become.
fn becomes(before: &str, language: Language) -> Vec<String> {
    at(before, "", language).suggestions.into_iter().map(|one| one.before).collect()
}

#[test]
fn a_slash_offers_all_commands() {
    let found = at("/", "", En);
    assert_eq!(found.suggestions.len(), 10);
    assert_eq!(found.suggestions[0].label, "/tawlbwrdd new");
    assert_eq!(found.suggestions[0].description, "About new");
    assert!(!found.ready);
    assert_eq!(at("hello", "", En), Suggestions::default());
}

#[test]
fn commands_are_found_by_any_part_of_any_name() {
    assert_eq!(becomes("/tawlbwrdd m", En)[0], "/tawlbwrdd move move:");
    assert_eq!(becomes("/mov", En), ["/tawlbwrdd move move:"]);
    assert_eq!(becomes("/zet", En), ["/tawlbwrdd move move:"]);
    assert_eq!(becomes("/zet", Nl), ["/tawlbwrdd zet zet:"]);
    assert_eq!(becomes("/gam", Nl), ["/spellen"]);
    assert_eq!(becomes("/tawlbwrdd n", En)[0], "/tawlbwrdd new ");
    assert_eq!(becomes("/xyzzy", En), Vec::<String>::new());
}

#[test]
fn a_group_stands_for_its_subcommands_until_they_are_typed() {
    let labels = |typed: &str| -> Vec<String> {
        at(typed, "", En).suggestions.into_iter().map(|one| one.label).collect()
    };
    let group = "/tawlbwrdd setup";
    assert!(labels("/").contains(&group.into()));
    assert!(!labels("/").contains(&"/tawlbwrdd setup ready".into()));
    assert_eq!(labels("/tawlbwrdd set"), [group]);
    assert_eq!(becomes("/tawlbwrdd set", En), ["/tawlbwrdd setup "]);
    let all = ["/tawlbwrdd setup show", "/tawlbwrdd setup place", "/tawlbwrdd setup ready"];
    assert_eq!(labels("/tawlbwrdd setup"), all);
    assert_eq!(labels("/tawlbwrdd setup "), all);
    assert_eq!(labels("/tawlbwrdd opstelling "), all);
    assert_eq!(labels("/ready"), all[2..]);
    assert_eq!(becomes("/klaar", Nl), ["/tawlbwrdd opstelling klaar"]);
    assert_eq!(becomes("/tawlbwrdd setup pl", En), ["/tawlbwrdd setup place piece:"]);
    assert!(at("/tawlbwrdd setup ready", "", En).ready);
    assert!(at("/tawlbwrdd setup", "", En).ready, "it means the first one in it");
}

#[test]
fn a_whole_command_can_be_sent() {
    assert_eq!(at("/help", "", En), Suggestions { suggestions: vec![], ready: true });
    let new = at("/tawlbwrdd new", "", En);
    assert!(new.ready && new.suggestions.is_empty());
    let new = at("/tawlbwrdd new ", "", En);
    assert!(new.ready);
    let labels: Vec<&str> = new.suggestions.iter().map(|one| one.label.as_str()).collect();
    assert_eq!(labels, ["side:", "layout:"]);
}

#[test]
fn values_are_completed() {
    let found = at("/tawlbwrdd move move:d11", "", En);
    assert!(!found.ready);
    assert_eq!(found.suggestions[0].label, "move d11-d10");
    assert_eq!(found.suggestions[0].before, "/tawlbwrdd move move:d11-d10");
    assert_eq!(found.suggestions.len(), 2);
    // A move that is a whole one and the beginning of another.
    let found = at("/tawlbwrdd move move:d11-d1", "", En);
    assert!(found.ready);
    assert_eq!(found.suggestions.len(), 1);
    assert!(at("/tawlbwrdd move move:e1-e2", "", En).ready);
    let dutch = becomes("/tawlbwrdd zet zet:e", Nl);
    assert_eq!(dutch, ["/tawlbwrdd zet zet:e1-e2"]);
}

#[test]
fn a_plain_value_gets_its_name() {
    assert_eq!(becomes("/tawlbwrdd move e", En), ["/tawlbwrdd move move:e1-e2"]);
    assert_eq!(becomes("/tawlbwrdd move ", En).len(), 4);
    assert!(at("/tawlbwrdd move e1-e2", "", En).ready);
    assert!(!at("/tawlbwrdd move e1", "", En).ready);
}

#[test]
fn fixed_values_are_offered_in_the_readers_language() {
    assert_eq!(
        becomes("/tawlbwrdd new layout:", En),
        ["/tawlbwrdd new layout:serif ", "/tawlbwrdd new layout:bell "]
    );
    assert_eq!(
        becomes("/tawlbwrdd nieuw kant:d", Nl),
        ["/tawlbwrdd nieuw kant:de kant van de koning "]
    );
    let side = at("/tawlbwrdd nieuw kant:a", "", Nl).suggestions;
    assert!(at("/tawlbwrdd nieuw kant:attackers", "", Nl).ready);
    assert_eq!(side[0].label, "Aanvallers (beginnen)");
    assert_eq!(side[0].before, "/tawlbwrdd nieuw kant:Aanvallers ");
    assert!(!at("/tawlbwrdd new layout:be", "", En).ready);
    assert!(at("/tawlbwrdd new layout:bell", "", En).ready);
}

/// An option that takes several values with spaces between.
#[test]
fn the_next_of_several_values_is_offered_after_a_space() {
    let several = |_: Invocation, _: &str, typed: &str| {
        let all = ["N@b1", "N@b1 R@c1", "N@b1 Q@c1"].into_iter();
        let fits = all.filter(|value| value.starts_with(typed));
        fits.map(|value| Choice { label: value.into(), value: value.into() }).collect()
    };
    let table = table();
    let at = |before| {
        let typing = Typing { table: &table, language: En, before, after: "", likely: &[] };
        let found = complete(&typing, &several);
        let becomes = found.suggestions.into_iter().map(|one| one.before);
        (becomes.collect::<Vec<_>>(), found.ready)
    };
    let line = "/tawlbwrdd move move:N@b1";
    let more = vec![format!("{line} R@c1"), format!("{line} Q@c1")];
    assert_eq!(at("/tawlbwrdd move move:N@b1 "), (more.clone(), true));
    assert_eq!(at("/tawlbwrdd move move:N@b1 R"), (more[..1].to_vec(), false));
    assert!(at("/tawlbwrdd move move:N@b1 R@c1").1);
}

/// Who plays a game means its commands.
#[test]
fn the_commands_of_games_that_are_played_come_first() {
    let table = table();
    let [first, second] = ["tawlbwrdd", "help"].map(|likely| {
        let typing =
            Typing { table: &table, language: En, before: "/", after: "", likely: &[likely] };
        complete(&typing, &values).suggestions.remove(0).label
    });
    assert_eq!([first.as_str(), second.as_str()], ["/tawlbwrdd new", "/help"]);
}

#[test]
fn what_is_given_is_not_offered_again() {
    assert_eq!(becomes("/tawlbwrdd new layout:bell ", En), ["/tawlbwrdd new layout:bell side:"]);
    assert_eq!(becomes("/tawlbwrdd new layout:bell side:attackers ", En), Vec::<String>::new());
    assert_eq!(
        becomes("/tawlbwrdd new side:attackers lay", En),
        ["/tawlbwrdd new side:attackers layout:"]
    );
    assert_eq!(becomes("/tawlbwrdd new side:the king's side lay", En).len(), 1);
    assert_eq!(
        becomes("/tawlbwrdd place card:d11-d1 sp", En),
        ["/tawlbwrdd place card:d11-d1 space:"]
    );
    let found = at("/tawlbwrdd new lay", "", En);
    assert!(!found.ready);
    assert_eq!(found.suggestions[0].before, "/tawlbwrdd new layout:");
}

#[test]
fn completion_looks_at_the_cursor() {
    let found = at("/tawlbwrdd new layout:b", " side:attackers", En);
    assert_eq!(found.suggestions[0].before, "/tawlbwrdd new layout:bell ");
}

proptest::proptest! {
    #[test]
    fn any_line_can_be_completed(before in "/[ a-z:/é]{0,40}", after in "[ a-z:]{0,9}") {
        for language in Language::ALL {
            for suggestion in at(&before, &after, language).suggestions {
                proptest::prop_assert!(suggestion.before.starts_with('/'));
            }
        }
    }
}

/// What completion only guesses is no answer to the Enter key: the line is sent as it was typed.
#[test]
fn a_guess_does_not_replace_what_was_typed() {
    let guesses = |_: Invocation, _: &str, _: &str| {
        vec![Choice { label: "e1-e2".into(), value: "e1-e2".into() }]
    };
    let table = table();
    let ready = |before| {
        let typing = Typing { table: &table, language: En, before, after: "", likely: &[] };
        complete(&typing, &guesses).ready
    };
    for line in ["/tawlbwrdd move e11-e2", "/tawlbwrdd move move:e11-e2"] {
        assert!(ready(line), "{line}");
    }
    for line in ["/tawlbwrdd move e1", "/tawlbwrdd move move:E1 e"] {
        assert!(!ready(line), "{line}");
    }
}
