//! Forms: as the page gets them, and as it hands them in.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};

use super::api::{Answer, Fault, Hall, LONGEST_LINE, off, own, seen};
use super::house::{Outcome, Spot};
use crate::app::{Control, Deploy, Press};
use crate::front::wire;
use crate::present::{Field, Form};
use crate::text::Rich;

/// How many fields a form has at most: as on Discord.
const MOST_FIELDS: usize = 5;

/// A form as the page gets it.
#[derive(Serialize)]
pub(super) struct ShownForm {
    /// What handing it in sends.
    press: String,
    title: String,
    fields: Vec<ShownField>,
    /// Whether it is filled in with codes, one a square, rather than with words.
    codes: bool,
}

/// A line of a form as the page gets it.
#[derive(Serialize)]
struct ShownField {
    label: String,
    value: String,
    hint: String,
    least: u16,
    most: u16,
}

impl ShownForm {
    /// The form that has to be filled in.
    pub(super) fn new(form: Form) -> Self {
        let rows = Control::Deploy(Deploy::Text);
        let codes = matches!(&form.press, Press::Game { control, .. } if *control == rows);
        Self {
            press: wire::encode(&form.press),
            title: form.title,
            fields: form.fields.into_iter().map(ShownField::new).collect(),
            codes,
        }
    }
}

impl ShownField {
    fn new(field: Field) -> Self {
        let Field { label, value, hint, least, most } = field;
        Self { label, value, hint, least, most }
    }
}

/// A form that was filled in.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FilledIn {
    person: String,
    /// Where the person is.
    room: Spot,
    /// The message whose button led to the form, if it was one.
    #[serde(default)]
    message: Option<u64>,
    press: String,
    fields: Vec<String>,
}

/// What came of a form: why it was not taken, or another one.
#[derive(Serialize)]
pub(super) struct Taken {
    refused: Option<Rich>,
    form: Option<ShownForm>,
}

/// `POST /api/form`
pub(super) async fn hand_in(
    State(house): Hall,
    headers: HeaderMap,
    Json(form): Json<FilledIn>,
) -> Answer<Taken> {
    off(&house, move |house| {
        let resident = own(house, &headers, &form.person)?;
        if !is_sound(&form.fields) {
            return Err(Fault(StatusCode::UNPROCESSABLE_ENTITY, "web-failed"));
        }
        let message = form.message.map(|id| seen(house, &resident, id)).transpose()?;
        // A message that is gone by now is no reason to lose what was written.
        let message = message.as_deref().filter(|message| message.body.is_some());
        let taken = house.hand_in(&resident, (form.room, message), &form.press, form.fields)?;
        let Outcome { refusal, form, .. } = taken.ok_or(Fault::GONE)?;
        Ok(Json(Taken { refused: refusal, form: form.map(ShownForm::new) }))
    })
    .await
}

/// Whether fields can be those of a form.
fn is_sound(fields: &[String]) -> bool {
    let short = |field: &String| field.chars().count() <= LONGEST_LINE;
    (1..=MOST_FIELDS).contains(&fields.len()) && fields.iter().all(short)
}
