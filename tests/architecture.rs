//! Dependencies point down: what a folder of `src` may import.
#![allow(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// What each folder or file of `src` may import of the others.
const MAY: &[(&str, &[&str])] = &[
    ("language", &[]),
    ("logging", &[]),
    ("names", &[]),
    ("games", &[]),
    ("table", &["games", "language"]),
    ("render", &["games"]),
    ("text", &["table", "names"]),
    ("l10n", &["text", "language"]),
    ("store", &["table", "games", "language"]),
    ("app", &["store", "games", "language", "names"]),
    ("present", &["app", "store", "render", "l10n", "text", "games", "language", "names"]),
    ("front", &["present", "app", "store", "render", "l10n", "text", "games", "language", "names"]),
    ("cli", &["present", "render", "l10n", "games", "language"]),
    ("config", &["cli", "render", "language"]),
];

/// Crates that belong to one place.
const ONLY: &[(&str, &[&str])] = &[
    ("serenity", &["front/discord"]),
    ("axum", &["front/web"]),
    ("sled", &["store/disk.rs"]),
    ("fluent_templates", &["l10n"]),
    ("resvg", &["render"]),
    ("rusttype", &["render"]),
    ("imageproc", &["render"]),
    ("image", &["render"]),
    ("clap", &["cli", "main.rs", "config.rs"]),
    ("tokio", &["front", "main.rs"]),
    ("tracing_subscriber", &["logging.rs", "main.rs"]),
];

/// Every source file with its path below `src`.
fn sources() -> BTreeMap<PathBuf, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = BTreeMap::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let below = path.strip_prefix(&root).unwrap().to_owned();
                found.insert(below, fs::read_to_string(&path).unwrap());
            }
        }
    }
    found
}

fn is_test(path: &Path) -> bool {
    path.components().any(|part| part.as_os_str().to_string_lossy().contains("tests"))
}

/// The part of a file before its inline tests.
fn production(source: &str) -> &str {
    source.split("#[cfg(test)]\nmod tests {").next().unwrap()
}

/// The names that follow `prefix` in the code of a file.
fn names_after<'a>(source: &'a str, prefix: &str) -> BTreeSet<&'a str> {
    let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.flat_map(|line| line.split(prefix).skip(1))
        .map(|rest| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap())
        .filter(|name| !name.is_empty())
        .collect()
}

#[test]
fn dependencies_point_down() {
    for (path, source) in sources() {
        let place = path.components().next().unwrap().as_os_str().to_str().unwrap();
        let place = place.trim_end_matches(".rs");
        if place == "main" || place == "lib" || is_test(&path) {
            continue;
        }
        let (_, may) = MAY.iter().find(|(name, _)| *name == place).expect(place);
        for used in names_after(production(&source), "crate::") {
            let known = MAY.iter().any(|(name, _)| *name == used);
            let allowed = used == place || may.contains(&used) || !known;
            assert!(allowed, "{} may not import {used}", path.display());
        }
        assert!(!source.contains("crate::{"), "{}: import one module a line", path.display());
    }
}

#[test]
fn crates_stay_where_they_belong() {
    for (path, source) in sources() {
        for (name, places) in ONLY {
            let at_home = places.iter().any(|place| path.starts_with(place));
            let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
            let names_it = |line: &str| {
                let word = format!("{name}::");
                line.match_indices(&word).any(|(at, _)| {
                    !line[..at].ends_with(|c: char| c.is_alphanumeric() || "_:\"".contains(c))
                })
            };
            let used = code.into_iter().any(names_it);
            assert!(at_home || is_test(&path) || !used, "{} uses {name}", path.display());
        }
    }
}

/// The arbiter sees everything: no part of the bot that people play with may look through those
/// eyes.
#[test]
fn nothing_that_people_play_with_sees_everything() {
    for (path, source) in sources() {
        let may = path.starts_with("games") || path.starts_with("cli") || is_test(&path);
        assert!(may || !source.contains("Viewer::Arbiter"), "{} sees everything", path.display());
    }
}

#[test]
fn files_are_small_and_mod_files_hold_no_code() {
    for (path, source) in sources() {
        let lines = source.lines().count();
        assert!(is_test(&path) || lines <= 500, "{} has {lines} lines", path.display());
    }
}

/// `present` says who and what is spoken of; how Discord writes that is for its front end to know.
/// What earlier versions kept in the local room is another matter.
#[test]
fn only_its_front_end_writes_discords_markdown() {
    for (path, source) in sources() {
        let place = ["app", "present", "front/web"].iter().any(|place| path.starts_with(place));
        if !place || is_test(&path) || path == Path::new("front/web/old_text.rs") {
            continue;
        }
        let code = production(&source).lines().filter(|line| !line.trim_start().starts_with("//"));
        for line in code {
            for mark in ["<@", "<#", "\"**", "**\"", "\"-# ", "\"- ", "discord.com", "\\\\"] {
                assert!(!line.contains(mark), "{} writes {mark}: {line}", path.display());
            }
        }
    }
}
