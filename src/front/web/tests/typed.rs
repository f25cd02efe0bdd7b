use super::super::typed::{Problem, read};
use super::table;
use crate::app::Invocation;
use crate::language::Language::{self, En, Nl};

#[expect(clippy::unnecessary_wraps, reason = "it is compared with what reading gives")]
fn given(
    command: &str,
    subcommand: Option<&str>,
    options: &[(&str, &str)],
) -> Result<Invocation, Problem> {
    Ok(Invocation {
        command: command.into(),
        subcommand: subcommand.map(Into::into),
        options: options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect(),
    })
}

fn typed(line: &str, language: Language) -> Result<Invocation, Problem> {
    read(line, &table(), language)
}

#[test]
fn commands_are_read_with_and_without_subcommand() {
    assert_eq!(typed("/help", En), given("help", None, &[]));
    assert_eq!(typed("/  HELP  ", En), given("help", None, &[]));
    assert_eq!(typed("/tawlbwrdd   board", En), given("tawlbwrdd", Some("board"), &[]));
}

#[test]
fn names_of_any_language_are_read() {
    let expected = given("tawlbwrdd", Some("move"), &[("move", "d11-d9")]);
    for line in
        ["/tawlbwrdd move move:d11-d9", "/tawlbwrdd zet zet:d11-d9", "/Tawlbwrdd ZET Move:d11-d9"]
    {
        assert_eq!(typed(line, En), expected, "{line}");
        assert_eq!(typed(line, Nl), expected, "{line}");
    }
    assert_eq!(typed("/spellen", En), given("games", None, &[]));
}

#[test]
fn a_value_runs_to_the_next_known_option() {
    let expected = given("tawlbwrdd", Some("place"), &[("card", "two words"), ("space", "b: 3")]);
    assert_eq!(typed("/tawlbwrdd place card:two words space: b: 3 ", En), expected);
    assert_eq!(typed("/tawlbwrdd leg kaart: two words  veld:b: 3", En), expected);
}

#[test]
fn choices_are_read_by_any_of_their_names() {
    for value in ["defenders", "The King's Side", "de kant van de koning"] {
        let line = format!("/tawlbwrdd new layout:bel side:{value}");
        let expected = [("layout", "bell"), ("side", "defenders")];
        assert_eq!(typed(&line, En), given("tawlbwrdd", Some("new"), &expected), "{line}");
    }
}

#[test]
fn an_option_that_is_plain_needs_no_name() {
    let expected = given("tawlbwrdd", Some("move"), &[("move", "d11-d9")]);
    assert_eq!(typed("/tawlbwrdd move d11-d9", En), expected);
    let expected = given("tawlbwrdd", Some("join"), &[("side", "attackers")]);
    assert_eq!(typed("/tawlbwrdd join aanvallers", En), expected);
    assert_eq!(typed("/tawlbwrdd join Attackers (move first)", Nl), expected);
    let expected = given("tawlbwrdd", Some("new"), &[("layout", "bell")]);
    assert_eq!(typed("/tawlbwrdd new bell", En), expected);
    let expected = given("tawlbwrdd", Some("place"), &[("card", "N"), ("space", "b1")]);
    assert_eq!(typed("/tawlbwrdd place N space:b1", En), expected);
    assert_eq!(typed("/settings dutch", En), given("settings", None, &[("language", "nl")]));
}

#[test]
fn a_line_that_is_no_command_says_what_is_nearest() {
    let unknown = |typed: &str, nearest: Option<&str>| {
        Err(Problem::UnknownCommand { typed: typed.into(), nearest: nearest.map(Into::into) })
    };
    assert_eq!(typed("/hlp", En), unknown("hlp", Some("help")));
    assert_eq!(typed("/spelen", Nl), unknown("spelen", Some("spellen")));
    assert_eq!(typed("/spelen", En), unknown("spelen", Some("games")));
    assert_eq!(typed("/xyzzy", En), unknown("xyzzy", None));
    assert_eq!(typed("/", En), unknown("", None));
}

#[test]
fn subcommands_that_lack_or_are_unknown_are_told() {
    let Err(Problem::NoSubcommand { command, subcommands }) = typed("/tawlbwrdd", Nl) else {
        panic!("a subcommand is needed");
    };
    assert_eq!(command, "tawlbwrdd");
    assert_eq!(subcommands[..3], ["nieuw", "meedoen", "zet"]);
    let problem = Problem::UnknownSubcommand {
        command: "tawlbwrdd".into(),
        typed: "mvoe".into(),
        nearest: Some("move".into()),
    };
    assert_eq!(typed("/tawlbwrdd mvoe d11-d9", En), Err(problem));
}

#[test]
fn options_that_lack_or_are_unknown_are_told() {
    let missing = |option: &str| Err(Problem::MissingOption { option: option.into() });
    assert_eq!(typed("/tawlbwrdd move", En), missing("move"));
    assert_eq!(typed("/tawlbwrdd zet zet:", Nl), missing("zet"));
    assert_eq!(typed("/tawlbwrdd place card:N", En), missing("space"));
    let unknown = |typed: &str, nearest: Option<&str>| {
        Err(Problem::UnknownOption { typed: typed.into(), nearest: nearest.map(Into::into) })
    };
    assert_eq!(typed("/tawlbwrdd new laout:bell", En), unknown("laout", Some("layout")));
    let line = "/tawlbwrdd new side:attackers laout:bell";
    assert_eq!(typed(line, En), unknown("laout", Some("layout")));
    assert_eq!(typed("/help me", En), unknown("me", None));
    assert_eq!(typed("/tawlbwrdd place N", En), unknown("N", None));
}

#[test]
fn values_that_can_not_be_are_told() {
    let problem = Problem::NotAChoice {
        option: "opstelling".into(),
        typed: "kring".into(),
        choices: vec!["schreef".into(), "bel".into()],
    };
    assert_eq!(typed("/tawlbwrdd nieuw opstelling:kring", Nl), Err(problem));
    let twice = Err(Problem::Twice { option: "side".into() });
    assert_eq!(typed("/tawlbwrdd join side:attackers kant:attackers", En), twice);
}

#[test]
fn a_choice_is_known_by_the_words_it_begins_with() {
    let expected = given("tawlbwrdd", Some("join"), &[("side", "defenders")]);
    assert_eq!(typed("/tawlbwrdd join side:the king", En), expected);
    assert_eq!(typed("/tawlbwrdd join side:de kant van", En), expected);
    assert!(typed("/tawlbwrdd join side:the ki", En).is_err());
}

#[test]
fn subcommands_of_groups_are_read() {
    let ready = given("tawlbwrdd", Some("setup ready"), &[]);
    assert_eq!(typed("/tawlbwrdd setup ready", En), ready);
    assert_eq!(typed("/tawlbwrdd opstelling  KLAAR ", En), ready);
    let place = given("tawlbwrdd", Some("setup place"), &[("piece", "bomb"), ("square", "a1")]);
    assert_eq!(typed("/tawlbwrdd opstelling plaats stuk:bomb veld:a1", Nl), place);
}

#[test]
fn a_group_alone_means_the_first_of_its_subcommands() {
    let show = given("tawlbwrdd", Some("setup show"), &[]);
    assert_eq!(typed("/tawlbwrdd setup", En), show);
    assert_eq!(typed("/tawlbwrdd opstelling ", Nl), show);
}

#[test]
fn what_is_unknown_in_a_group_is_told_with_the_group() {
    let unknown = Problem::UnknownSubcommand {
        command: "tawlbwrdd setup".into(),
        typed: "redy".into(),
        nearest: Some("ready".into()),
    };
    assert_eq!(typed("/tawlbwrdd setup redy", En), Err(unknown));
}

proptest::proptest! {
    #[test]
    fn any_line_is_read_or_refused(line in "/?[ a-z:/`é]{0,40}") {
        for language in Language::ALL {
            let _ = typed(&line, language);
        }
    }

    #[test]
    fn any_value_is_read_as_it_is_typed(value in "[a-zA-Z0-9é,.'-]([a-zA-Z0-9é,.' -]{0,30}[a-z])?") {
        let line = format!("/tawlbwrdd move move:{value}");
        proptest::prop_assert_eq!(
            typed(&line, En),
            given("tawlbwrdd", Some("move"), &[("move", &value)])
        );
    }
}
