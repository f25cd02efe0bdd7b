use proptest::prelude::*;

use super::*;
use crate::app::rules::pages;
use crate::games::GameKind;
use crate::l10n;
use crate::language::Language;
use crate::store::UserKey;
use crate::text::parse;

fn person(front: Front, id: &str, name: &str) -> Person {
    Person::named(UserKey { front, id: id.into() }, name)
}

fn plain(text: &str) -> String {
    write(&text.into())
}

fn message(front: Front, room: &str) -> Target {
    Target::Message(MessageKey { room: RoomKey { front, id: room.into() }, id: "9".into() })
}

#[test]
fn our_markup_becomes_discord_s() {
    let text = parse("**a _b_**: `c` (d), e!\n- f\n-# g\n> h\n\n12. i #1", &[]);
    assert_eq!(write(&text), "**a _b_**: `c` (d), e!\n- f\n-# g\n> h\n\n12. i #1");
}

#[test]
fn only_people_on_discord_can_be_mentioned() {
    let ann = person(Front::Discord, "5", "A*n");
    assert_eq!(write(&ann.clone().into()), "**A\\*n**");
    assert_eq!(write(&ann.mentioned().into()), "<@5>");
    assert_eq!(write(&person(Front::Web, "5", "Ann").mentioned().into()), "**Ann**");
    assert_eq!(write(&person(Front::Discord, "x", "Ann").mentioned().into()), "**Ann**");
}

#[test]
fn names_within_strong_words_are_strong_already() {
    let ann = Span::Person(person(Front::Discord, "5", "Ann"));
    let wins = Span::Strong(vec![ann.clone(), Span::Text(" wins".into())]);
    assert_eq!(write(&wins.into()), "**Ann wins**");
    let mut both = Rich::from(ann.clone());
    both.push_span(ann);
    assert_eq!(write(&both), "**Ann**\u{200b}**Ann**");
}

#[test]
fn rooms_and_messages_that_discord_does_not_know_are_left_out() {
    let link = |to: Target| {
        let mut text = Rich::from("Here");
        text.push(" ".into());
        text.push_span(Span::Link(Link { to, spans: vec![Span::Text("there".into())] }));
        write(&text)
    };
    assert_eq!(
        link(message(Front::Discord, "7/8")),
        "Here [there](https://discord.com/channels/7/8/9)"
    );
    assert_eq!(link(message(Front::Web, "channel")), "Here");
    assert_eq!(link(Target::Web("https://a.b/c".into())), "Here [there](https://a.b/c)");
    assert_eq!(link(Target::Web("https://a.b/)".into())), "Here there");
    let room = |front, id: &str| write(&Span::Room(RoomKey { front, id: id.into() }).into());
    assert_eq!(room(Front::Discord, "7/8"), "<#8>");
    assert_eq!(room(Front::Web, "8"), "");
}

#[test]
fn words_are_only_words() {
    assert_eq!(plain("Ann-Marie O'Neil (2): a, b."), "Ann-Marie O'Neil (2): a, b.");
    assert_eq!(plain("**x** <@1>"), "\\*\\*x\\*\\* \\<\\@\u{200b}1\\>");
    assert_eq!(plain("# x\n-# x\n- x\n  + x\n1. x"), "\\# x\n\\-# x\n\\- x\n  \\+ x\n1\\. x");
    assert_eq!(plain("https://x.y/z :joy: :"), "https\\:\\/\\/x.y\\/z \\:joy: \\:");
    assert_eq!(write(&Rich::from("- # x").item()), "- \\- # x");
    assert_eq!(write(&Rich::code("a`b\\")), "`a'b\\`");
}

#[test]
fn every_page_of_the_rules_is_written_whole() {
    for (language, kind) in Language::ALL.into_iter().flat_map(|l| GameKind::ALL.map(|k| (l, k))) {
        for page in pages(kind) {
            let text = l10n::rich(language, &format!("rules-{}-{page}", kind.key()), &[]);
            assert_eq!(write(&text), written(&text), "{kind:?} {page} {language:?}");
        }
    }
}

#[test]
fn what_is_too_long_is_cut_between_lines() {
    let line = Rich::from("x".repeat(900));
    let text = write(&Rich::stacked([line.clone(), line.clone(), line]));
    assert_eq!(text, format!("{0}\n{0}\n…", "x".repeat(900)));
    let text = plain(&"*".repeat(1500));
    assert_eq!(text, format!("{}…", "\\*".repeat(999)));
}

/// What a reader of markdown makes of a text in which there should be nothing but words: the words,
/// or the first thing that is more.
fn read(markdown: &str) -> Result<String, String> {
    let mut words = String::new();
    for line in markdown.split('\n') {
        let line = line.trim_start_matches(' ');
        let listed = line.trim_start_matches(|c: char| c.is_ascii_digit());
        let is_list = listed.len() < line.len() && listed.starts_with(['.', ')']);
        if is_list || ["#", "-", "+", ">"].iter().any(|mark| line.starts_with(mark)) {
            return Err(format!("begins with a mark: {line}"));
        }
    }
    let mut chars = markdown.chars().peekable();
    while let Some(c) = chars.next() {
        match (c, chars.peek()) {
            ('\\', Some(next)) if next.is_ascii_punctuation() => words.extend(chars.next()),
            ('\\' | '*' | '_' | '~' | '`' | '|' | '<' | '>' | '[' | ']' | '@', _) => {
                return Err(format!("a mark: {c}"));
            }
            (':', Some(next)) if !next.is_whitespace() => {
                return Err(format!("an emoji or a link: :{next}"));
            }
            ('/', Some(next)) if !next.is_whitespace() && !words.ends_with(' ') => {
                return Err(format!("a link: {c}{next}"));
            }
            _ => words.push(c),
        }
    }
    for pinged in ["@everyone", "@here"] {
        if markdown.contains(pinged) {
            return Err(pinged.into());
        }
    }
    Ok(words.replace(NOTHING, ""))
}

fn nasty() -> impl Strategy<Value = String> {
    let pieces = [
        "@everyone",
        "@here",
        "<@5>",
        "<@!5>",
        "<#8>",
        "<@&1>",
        "</a:1>",
        "<:x:1>",
        "<t:1:R>",
        "**",
        "__",
        "_",
        "*",
        "~~",
        "||",
        "`",
        "```",
        "\\",
        "\n",
        "# ",
        "-# ",
        "- ",
        "> ",
        ">>> ",
        "1. ",
        "[a](https://b.c)",
        "https://b.c",
        "discord.gg/x",
        ":joy:",
        ":",
        "/",
        " ",
        "a",
        "ŵ",
        "👩\u{200d}👧",
    ];
    let piece =
        prop_oneof![prop::sample::select(pieces.to_vec()).prop_map(str::to_owned), "[ -~]{0,3}",];
    prop::collection::vec(piece, 0..12).prop_map(|pieces| pieces.concat())
}

proptest! {
    /// No text can make markup, mention anybody or link anywhere, and all of it is read.
    #[test]
    fn no_text_is_more_than_words(text in nasty()) {
        let lines: Vec<&str> = text.split('\n').map(str::trim_end).collect();
        prop_assert_eq!(read(&plain(&text)), Ok(lines.join("\n")));
    }

    /// Neither can a name, wherever it stands.
    #[test]
    fn no_name_is_more_than_words(name in nasty()) {
        for front in [Front::Discord, Front::Web] {
            let person = person(front, "5", &name);
            let written = write(&person.clone().into());
            let inner = written.strip_prefix("**").and_then(|rest| rest.strip_suffix("**"));
            let inner = inner.map(|inner| format!("x{inner}"));
            prop_assert_eq!(read(&inner.unwrap_or_default()), Ok(format!("x{}", person.name)));
        }
    }

    /// Nor can what people type.
    #[test]
    fn code_is_only_code(text in nasty()) {
        let written = write(&Rich::code(&text));
        if !text.is_empty() {
            let inner = written.strip_prefix('`').and_then(|rest| rest.strip_suffix('`'));
            prop_assert!(inner.is_some_and(|inner| !inner.contains(['`', '\n'])), "{}", written);
        }
    }

    /// A text that is too long is cut between words, not within an escape or a mention.
    #[test]
    fn what_is_cut_is_only_words_too(text in nasty(), times in 1..200usize) {
        let text = text.replace('\n', " ").repeat(times);
        let written = plain(&text);
        prop_assert!(written.chars().count() <= MOST);
        let words = read(&written);
        let words = words.as_deref().map(|words| words.strip_suffix('…').unwrap_or(words).trim_end());
        prop_assert!(words.is_ok_and(|words| text.starts_with(words)), "{}", written);
    }
}
