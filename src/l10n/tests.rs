//! Both languages have the same messages, with the same variables.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use super::*;
use crate::text::{Span, Target};

type Messages = BTreeMap<String, BTreeSet<String>>;

/// Each message and attribute of a file with the variables it speaks of.
fn messages(path: &Path) -> Messages {
    let source = fs::read_to_string(path).unwrap();
    let resource = fluent_syntax::parser::parse(source.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let mut messages = Messages::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut variables = BTreeSet::new();
        message.value.iter().for_each(|pattern| collect(pattern, &mut variables));
        let double = messages.insert(message.id.name.to_owned(), variables).is_some();
        assert!(!double, "{} twice in {}", message.id.name, path.display());
    }
    messages
}

fn collect(pattern: &Pattern<&str>, into: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => collect_inline(inline, into),
                Expression::Select { selector, variants } => {
                    collect_inline(selector, into);
                    for variant in variants {
                        collect(&variant.value, into);
                    }
                }
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, into: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => drop(into.insert(id.name.to_owned())),
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = &**expression {
                collect_inline(inline, into);
            }
        }
        _ => {}
    }
}

fn folder(language: Language) -> BTreeMap<String, Messages> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/i18n").join(language.code());
    let files = fs::read_dir(path).unwrap().map(|file| file.unwrap());
    files.map(|file| (file.file_name().into_string().unwrap(), messages(&file.path()))).collect()
}

#[test]
fn both_languages_have_the_same_messages_and_variables() {
    let english = folder(Language::En);
    assert!(english.values().map(BTreeMap::len).sum::<usize>() > 50);
    assert_eq!(english, folder(Language::Nl));
}

#[test]
fn no_message_stands_in_two_files() {
    let mut seen = BTreeSet::new();
    for (file, messages) in folder(Language::En) {
        for id in messages.into_keys() {
            assert!(seen.insert(id.clone()), "{id} again in {file}");
        }
    }
}

/// Ids that are written in the code as the first thing of a call exist. Those that are put together
/// are covered by the tests of what they say.
#[test]
fn every_id_in_the_code_exists() {
    let known: BTreeSet<String> =
        folder(Language::En).into_values().flat_map(BTreeMap::into_keys).collect();
    let mut sources = Vec::new();
    collect_sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/present"), &mut sources);
    let mut found = 0;
    for source in sources {
        for call in
            ["say(\"", "rich(\n", "rich(\"", "tell(\n", "tell(\"", "with(\"", "about(\"", "on(\""]
        {
            for rest in source.split(call).skip(1) {
                let Some(rest) = quoted(call, rest) else { continue };
                let id = rest.split('"').next().unwrap();
                assert!(known.contains(id), "no message {id}");
                found += 1;
            }
        }
    }
    assert!(found > 50, "only {found} ids found: has the calls' form changed?");
}

/// What follows the quote that a call begins with; `None` where its id is put together elsewhere.
fn quoted<'a>(call: &str, rest: &'a str) -> Option<&'a str> {
    if call.ends_with('"') { Some(rest) } else { rest.trim_start().strip_prefix('"') }
}

fn collect_sources(folder: &Path, into: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            if !path.ends_with("tests") {
                collect_sources(&path, into);
            }
        } else {
            into.push(fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn plurals_and_values_work_without_isolation_marks() {
    let one = text(Language::En, "piece-goes", &[("count", 1u32.into()), ("squares", "a1".into())]);
    let two = text(Language::En, "piece-goes", &[("count", 2u32.into()), ("squares", "a1".into())]);
    assert_ne!(one, two.replace('2', "1"));
    assert!(!two.contains('\u{2068}'));
}

/// A mark that is not closed would be shown, and a character that stands for values would be
/// replaced.
#[test]
fn marks_are_closed_in_every_message() {
    for (language, count) in Language::ALL.into_iter().flat_map(|of| [(of, 0), (of, 1), (of, 2)]) {
        for (id, variables) in folder(language).into_values().flatten() {
            let value = |name: &String| match name.as_str() {
                "url" => Value::Link(Target::Web("https://x.y".into())),
                _ => Value::Number(count),
            };
            let args: Vec<(&str, Value)> =
                variables.iter().map(|name| (name.as_str(), value(name))).collect();
            let words = rich(language, &id, &args).to_plain();
            let open = ["**", "`", "]("].iter().any(|mark| words.contains(mark));
            let reserved =
                text(language, &id, &args).contains(|c| ('\u{e000}'..='\u{f8ff}').contains(&c));
            assert!(!open && !reserved, "{id} in {language:?}: {words}");
        }
    }
}

#[test]
fn values_of_a_message_are_never_markup() {
    let typed = "**x** `y` <@1>";
    let said = rich(Language::En, "draft-no-square", &[("typed", typed.into())]);
    assert!(said.to_plain().starts_with(typed), "{said}");
    let code = rich(Language::En, "rules-over", &[("typed", "a`b".into())]);
    assert_eq!(code.lines()[0].spans[0], Span::Code("a`b".into()));
    assert_eq!(text(Language::En, "rules-over", &[("typed", "x".into())]).matches('`').count(), 2);
}
