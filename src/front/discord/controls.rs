//! Buttons and menus in serenity's terms.

use std::hash::{DefaultHasher, Hash, Hasher};

use serenity::builder::{
    CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};
use serenity::model::application::ButtonStyle;

use super::cut::cut;
use crate::front::wire;
use crate::present::{Button, Menu, Row, Tone};

/// The most characters of a button's label.
const LABEL: usize = 80;
/// The most characters of an entry's label, and of its second line.
const ENTRY: usize = 100;
/// The most characters of what a menu asks.
const PROMPT: usize = 150;

/// Rows of controls. A control's id says all about it: nothing is kept on this side.
pub fn rows(rows: &[Row]) -> Vec<CreateActionRow> {
    rows.iter().enumerate().map(|(at, each)| row(at, each)).collect()
}

fn row(at: usize, row: &Row) -> CreateActionRow {
    match row {
        Row::Buttons(buttons) => CreateActionRow::Buttons(buttons.iter().map(button).collect()),
        Row::Menu(shown) => CreateActionRow::SelectMenu(menu(at, shown)),
    }
}

fn button(button: &Button) -> CreateButton {
    CreateButton::new(wire::encode(&button.press))
        .label(cut(&button.label, LABEL))
        .style(style(button.tone))
        .disabled(!button.enabled)
}

const fn style(tone: Tone) -> ButtonStyle {
    match tone {
        Tone::Primary => ButtonStyle::Primary,
        Tone::Secondary => ButtonStyle::Secondary,
        Tone::Success => ButtonStyle::Success,
        Tone::Danger => ButtonStyle::Danger,
    }
}

fn menu(at: usize, menu: &Menu) -> CreateSelectMenu {
    let values: Vec<String> = menu.entries.iter().map(|entry| wire::encode(&entry.press)).collect();
    let id = menu_id(at, &values);
    let options = menu.entries.iter().zip(values).map(|(entry, value)| {
        let option = CreateSelectMenuOption::new(cut(&entry.label, ENTRY), value);
        match &entry.hint {
            Some(hint) => option.description(cut(hint, ENTRY)),
            None => option,
        }
    });
    CreateSelectMenu::new(id, CreateSelectMenuKind::String { options: options.collect() })
        .placeholder(cut(&menu.prompt, PROMPT))
}

/// A menu's own id: its row makes it unique in the message. What it offers is in it too, because
/// clients remember a choice by the id, also when another menu takes the place.
fn menu_id(at: usize, values: &[String]) -> String {
    let mut hasher = DefaultHasher::new();
    values.hash(&mut hasher);
    format!("menu:{at}:{:016x}", hasher.finish())
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::app::{Control, Press};
    use crate::present::Entry;
    use crate::store::GameId;

    fn press(control: Control) -> Press {
        Press::Game { game: GameId(7), ply: 3, control }
    }

    #[test]
    fn a_button_carries_its_press_and_looks() {
        let press = press(Control::Resign);
        let shown = [Row::Buttons(vec![Button {
            press: press.clone(),
            label: "Resign".into(),
            tone: Tone::Danger,
            enabled: false,
        }])];
        let json = serde_json::to_value(rows(&shown)).unwrap();
        let button = &json[0]["components"][0];
        assert_eq!(button["label"], "Resign");
        assert_eq!(button["style"], 4);
        assert_eq!(button["disabled"], true);
        assert_eq!(wire::decode(button["custom_id"].as_str().unwrap()), Some(press));
    }

    #[test]
    fn menus_have_ids_of_their_own() {
        let entry = |to: &str| Entry {
            press: press(Control::Play(to.into())),
            label: to.into(),
            hint: None,
        };
        let menu = |to: &[&str]| {
            Row::Menu(Menu {
                prompt: "Where?".into(),
                entries: to.iter().map(|to| entry(to)).collect(),
            })
        };
        let shown = [menu(&["a1-a2"]), menu(&["a1-a2"]), menu(&["a1-a3"])];
        let json = serde_json::to_value(rows(&shown)).unwrap();
        let ids: Vec<&Value> = (0..3).map(|row| &json[row]["components"][0]["custom_id"]).collect();
        assert!(ids[0] != ids[1] && ids[1] != ids[2] && ids[0] != ids[2], "{ids:?}");
        assert_eq!(json[0]["components"][0]["placeholder"], json!("Where?"));
        assert_eq!(json[0]["components"][0]["options"][0]["value"], json!("game:7:3:play:a1-a2"));
    }
}
