//! Forms, which Discord calls modals.

use serenity::builder::{CreateActionRow, CreateInputText, CreateModal};
use serenity::model::application::{
    ActionRow, ActionRowComponent, InputText, InputTextStyle, ModalInteractionData,
};

use super::cut::cut;
use crate::app::Press;
use crate::front::wire;
use crate::present::{Field, Form};

/// The most characters of a title and of a field's label.
const LABEL: usize = 45;
/// The most characters of what stands in a field.
const VALUE: usize = 4000;
/// The most characters of what an empty field shows.
const HINT: usize = 100;

/// A form. Its id says what handing it in asks for, its fields' ids are their numbers.
pub fn modal(form: &Form) -> CreateModal {
    let rows = form.fields.iter().enumerate().map(|(at, each)| row(at, each)).collect();
    CreateModal::new(wire::encode(&form.press), cut(&form.title, LABEL)).components(rows)
}

fn row(at: usize, field: &Field) -> CreateActionRow {
    let label = cut(&field.label, LABEL);
    let input = CreateInputText::new(InputTextStyle::Short, label, at.to_string())
        .min_length(field.least)
        .max_length(field.most)
        .required(field.least > 0);
    let input =
        if field.hint.is_empty() { input } else { input.placeholder(cut(&field.hint, HINT)) };
    // An empty value is not the same as none: it would have to keep to the fewest characters.
    let input = if field.value.is_empty() { input } else { input.value(cut(&field.value, VALUE)) };
    CreateActionRow::InputText(input)
}

/// What a form was for, and its fields in order; `None` for a form that this version does not know.
pub fn handed_in(data: &ModalInteractionData) -> Option<(Press, Vec<String>)> {
    let press = wire::decode(&data.custom_id)?;
    let mut fields: Vec<(usize, String)> = inputs(&data.components).filter_map(numbered).collect();
    fields.sort_unstable();
    Some((press, fields.into_iter().map(|(_, value)| value).collect()))
}

fn inputs(rows: &[ActionRow]) -> impl Iterator<Item = &InputText> {
    rows.iter().flat_map(|row| &row.components).filter_map(|control| match control {
        ActionRowComponent::InputText(input) => Some(input),
        _ => None,
    })
}

fn numbered(input: &InputText) -> Option<(usize, String)> {
    Some((input.custom_id.parse().ok()?, input.value.clone().unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::app::{Control, Deploy};
    use crate::store::GameId;

    fn press() -> Press {
        Press::Game { game: GameId(7), ply: 0, control: Control::Deploy(Deploy::Text) }
    }

    fn field(value: &str) -> Field {
        Field {
            label: "l".repeat(60),
            value: value.into(),
            hint: "h".repeat(120),
            least: 8,
            most: 24,
        }
    }

    #[test]
    fn a_form_keeps_to_the_limits() {
        let form = Form {
            press: press(),
            title: "t".repeat(60),
            fields: vec![field(""), field("BBBBBBBB")],
        };
        let json = serde_json::to_value(modal(&form)).unwrap();
        assert_eq!(json["custom_id"], "game:7:0:setup:text");
        let chars = |value: &Value| value.as_str().map(|text| text.chars().count());
        assert_eq!(chars(&json["title"]), Some(45));
        let inputs = [0, 1].map(|row| json["components"][row]["components"][0].clone());
        for (at, input) in inputs.iter().enumerate() {
            assert_eq!(input["custom_id"], at.to_string());
            assert_eq!(
                (chars(&input["label"]), chars(&input["placeholder"])),
                (Some(45), Some(100))
            );
            assert_eq!((&input["min_length"], &input["max_length"]), (&json!(8), &json!(24)));
        }
        assert_eq!((&inputs[0]["value"], &inputs[1]["value"]), (&json!(null), &json!("BBBBBBBB")));
    }

    #[test]
    fn fields_come_back_in_order() {
        let input = |id: &str, value: &str| json!({"type": 1, "components": [{"type": 4, "custom_id": id, "value": value}]});
        let read = |id: &str| {
            let data = json!({"custom_id": id, "components": [input("1", "b"), input("0", "a")]});
            handed_in(&serde_json::from_value(data).unwrap())
        };
        let wanted = Some((press(), vec!["a".to_owned(), "b".to_owned()]));
        assert_eq!(read("game:7:0:setup:text"), wanted);
        assert_eq!(read("something"), None);
    }
}
