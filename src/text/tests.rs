//! Markup is read as it is written, and values are never markup.

use proptest::prelude::*;

use super::*;
use crate::table::{Front, Identity, MessageKey, RoomKey};

fn ann() -> Person {
    Person::named(Identity { front: Front::Discord, id: "5".into() }, "A*n*n")
}

fn text(words: &str) -> Span {
    Span::Text(words.into())
}

fn there() -> Target {
    let room = RoomKey { front: Front::Discord, id: "7/8".into() };
    Target::Message(MessageKey { room, id: "9".into() })
}

#[test]
fn lines_and_spans_are_told_apart() {
    let source = "**a _b_** `c*d` *e*\n\n- f\n-# g\n> h\n12. i\n\\- j";
    let read = parse(source, &[]);
    let line = |kind, spans| Line { kind, spans };
    let lines = [
        line(
            Kind::Plain,
            vec![
                Span::Strong(vec![text("a "), Span::Emphasis(vec![text("b")])]),
                text(" "),
                Span::Code("c*d".into()),
                text(" "),
                Span::Emphasis(vec![text("e")]),
            ],
        ),
        line(Kind::Plain, vec![]),
        line(Kind::Item, vec![text("f")]),
        line(Kind::Small, vec![text("g")]),
        line(Kind::Quote, vec![text("h")]),
        line(Kind::Numbered(12), vec![text("i")]),
        line(Kind::Plain, vec![text("- j")]),
    ];
    assert_eq!(read.lines(), lines);
    assert_eq!(read.to_string(), source.replace("*e*", "_e_"));
}

#[test]
fn marks_that_are_not_closed_are_words() {
    for words in ["a ** b", "2 * 3", "a_b_c", "`x", "[x](y)", "[x] (https://x)", "**", "a\\b"] {
        assert_eq!(parse(words, &[]).lines()[0].spans, [text(words)], "{words}");
    }
}

#[test]
fn values_are_data() {
    let person = Value::from(ann());
    let source = format!("**{} wins** ({})", placeholder(0), placeholder(1));
    let read = parse(&source, &[person, "**x** <@1> `y`".into()]);
    let spans = [Span::Strong(vec![Span::Person(ann()), text(" wins")]), text(" (**x** <@1> `y`)")];
    assert_eq!(read.lines()[0].spans, spans);
    assert_eq!(read.to_string(), "**A\\*n\\*n wins** (\\*\\*x\\*\\* <\\@1> \\`y\\`)");
    let code = parse(&format!("`/{}`", placeholder(0)), &["a`b".into()]);
    assert_eq!(code.lines()[0].spans, [Span::Code("/a`b".into())]);
    let link = parse(&format!("[there]({})", placeholder(0)), &[there().into()]);
    assert_eq!(link.to_string(), "[there](discord:7/8/9)");
}

#[test]
fn a_value_of_several_lines_makes_lines() {
    let list = Rich::stacked([Rich::from("a").item(), Rich::from("b").item()]);
    let read = parse(&format!("List:\n{}", placeholder(0)), &[list.into()]);
    assert_eq!(read.to_string(), "List:\n- a\n- b");
}

#[test]
fn a_name_shows_what_can_be_seen() {
    let named = |name: &str| Person { name: Person::named(ann().id, name).name, ..ann() }.name;
    assert_eq!(named("\u{202e}a\nb"), "a b");
    assert_eq!(named("\u{200b}"), "?");
}

#[test]
fn texts_are_cut_between_lines_or_names() {
    let short = |text: &Rich, most: usize| {
        text.cut_to(|cut| cut.to_string().chars().count() <= most).to_string()
    };
    let lines = Rich::from("one\n\ntwo\nthree");
    assert_eq!(short(&lines, 99), "one\n\ntwo\nthree");
    assert_eq!(short(&lines, 10), "one\n\ntwo\n…");
    assert_eq!(short(&lines, 9), "one\n…");
    let mut names = Rich::from("We: ");
    names.push(ann().into());
    assert_eq!(short(&names, 14), "We: **A\\*n\\*n**"[..4].to_owned() + "…");
    assert_eq!(short(&Rich::from("***"), 5), "\\*\\*…");
}

fn spans() -> impl Strategy<Value = Span> {
    let words = "[ -~äŵ]{1,9}";
    let leaf = prop_oneof![
        words.prop_map(Span::Text),
        words.prop_map(Span::Code),
        words.prop_map(|name| Span::Person(Person {
            mention: name.len() % 2 == 0,
            ..Person::named(ann().id, &name)
        })),
    ];
    leaf.prop_recursive(2, 8, 3, |inner| prop::collection::vec(inner, 1..4).prop_map(Span::Strong))
}

proptest! {
    /// Plain text, whatever stands in it, is read back as it was.
    #[test]
    fn plain_text_is_never_markup(words in "[ -~\n\u{e000}ä]{0,40}") {
        let rich = Rich::from(words.as_str());
        let read = parse(&rich.to_string(), &[]);
        prop_assert_eq!(read.to_plain(), words.as_str());
        let marked = |span: &Span| !matches!(span, Span::Text(_));
        prop_assert!(!read.lines().iter().any(|line| line.kind != Kind::Plain || line.spans.iter().any(marked)));
    }

    /// A text that is kept is the same when it is read.
    #[test]
    fn texts_can_be_kept(spans in prop::collection::vec(spans(), 0..5), number in 0..9u32) {
        let line = Line { kind: Kind::Numbered(number), spans };
        let rich = Rich::from(vec![Line::default(), line]);
        let kept = serde_json::to_string(&rich).unwrap();
        prop_assert_eq!(serde_json::from_str::<Rich>(&kept).unwrap(), rich);
    }

    /// A text that is cut fits, and is the beginning of the whole.
    #[test]
    fn what_is_cut_fits(spans in prop::collection::vec(spans(), 1..9), most in 6..60usize) {
        let rich = Rich::from(vec![Line { kind: Kind::Plain, spans }]);
        let fits = |text: &Rich| text.to_string().chars().count() <= most;
        let cut = rich.cut_to(fits);
        prop_assert!(fits(&cut), "{}", cut);
        let words = cut.to_plain();
        let kept = words.strip_suffix('…').unwrap_or(&words);
        prop_assert!(rich.to_plain().starts_with(kept));
    }
}
