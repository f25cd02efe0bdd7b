//! Any text is read without a panic, and what was played is written so that it plays again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use slagveld::games::bosworth::Camp;
use slagveld::games::record::{read, replay, write};

fuzz_target!(|text: &str| {
    for record in read(text) {
        let first = replay(&record);
        let Some((_, start)) = first.positions.first() else { continue };
        let played: Vec<String> =
            first.positions.iter().filter_map(|(text, _)| text.clone()).collect();
        let mut tags = vec![("Game", start.kind().key().to_owned())];
        let decks = Camp::ALL.map(Camp::deck_tag);
        for name in ["Variant", "RedSetup", "BlueSetup", "First"].into_iter().chain(decks) {
            tags.extend(record.value(name).map(|value| (name, value.to_owned())));
        }
        let again = replay(&read(&write(&tags, &played, |action| action % 2 == 0))[0]);
        assert_eq!(again.fault, None);
        assert_eq!(again.positions.len(), first.positions.len());
    }
});
