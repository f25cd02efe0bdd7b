//! `docs/commands.md` is written from the table of commands.
#![allow(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use std::fmt::Write;
use std::fs;
use std::path::Path;

use slagveld::present::{OptionText, SubcommandText, Texts, catalogue};

/// English and Dutch side by side.
fn both(texts: &Texts) -> String {
    let [(_, english), (_, dutch)] = texts;
    if english == dutch { format!("`{english}`") } else { format!("`{english}` · `{dutch}`") }
}

fn option(text: &mut String, option: &OptionText) {
    let required = if option.required { "" } else { " (optional)" };
    let name = both(&option.names);
    writeln!(
        text,
        "- {name}{required}: {}. {}",
        option.descriptions[0].1, option.descriptions[1].1
    )
    .unwrap();
    for (_, choice) in &option.choices {
        writeln!(text, "  - {} · {}", choice[0].1, choice[1].1).unwrap();
    }
}

fn subcommand(text: &mut String, level: &str, sub: &SubcommandText) {
    writeln!(text, "\n{level} {}\n", both(&sub.names)).unwrap();
    writeln!(text, "{}. {}.\n", sub.descriptions[0].1, sub.descriptions[1].1).unwrap();
    for one in &sub.options {
        option(text, one);
    }
    for one in &sub.subcommands {
        subcommand(text, &format!("{level}#"), one);
    }
}

fn reference() -> String {
    let mut text = String::from(
        "# Commands\n\nWritten from the table of commands; `just reference` writes it anew. \
         English · Dutch.\n",
    );
    for command in catalogue() {
        let heading = format!("/{}", both(&command.names).replace('`', ""));
        writeln!(text, "\n## {heading}\n\n{}\n", command.descriptions[0].1).unwrap();
        for one in &command.options {
            option(&mut text, one);
        }
        for sub in &command.subcommands {
            subcommand(&mut text, "###", sub);
        }
    }
    text
}

#[test]
fn the_command_reference_is_the_tables() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/commands.md");
    if std::env::var("SLAGVELD_REFERENCE").is_ok() {
        fs::write(&path, reference()).unwrap();
        panic!("docs/commands.md is written anew: look at it and run the tests again");
    }
    let written = fs::read_to_string(path).unwrap_or_default();
    assert!(written == reference(), "docs/commands.md is behind the table: `just reference`");
}
