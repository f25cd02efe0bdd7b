//! What the page asks for, as JSON.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use tokio::task::spawn_blocking;

use super::complete::Suggestions;
use super::forms::ShownForm;
use super::house::{House, Spot};
use super::kept::Kept;
use super::people::{AddFault, Resident};
use super::pictures::{PngTheme, media};
use super::secret::{Secret, Session};
use crate::language::Language;
use crate::store::StoreError;

/// The longest line, in characters: as on Discord.
pub(super) const LONGEST_LINE: usize = 2000;

/// Why something is refused: the status, and the message that says so.
#[derive(Debug)]
pub(super) struct Fault(pub(super) StatusCode, pub(super) &'static str);

impl Fault {
    const STRANGER: Self = Self(StatusCode::UNAUTHORIZED, "web-not-yours");
    const NOT_YOURS: Self = Self(StatusCode::FORBIDDEN, "web-not-yours");
    pub(super) const GONE: Self = Self(StatusCode::NOT_FOUND, "web-gone");
    const BROKEN: Self = Self(StatusCode::INTERNAL_SERVER_ERROR, "web-failed");
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let body = BTreeMap::from([("error", self.1)]);
        (self.0, Json(body)).into_response()
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Self {
        tracing::error!(?error, "the store refuses");
        Self::BROKEN
    }
}

pub(super) type Answer<T> = Result<Json<T>, Fault>;
pub(super) type Hall = State<Arc<House>>;

/// Runs what waits for the disk.
pub(super) async fn off<T: Send + 'static>(
    house: &Arc<House>,
    work: impl FnOnce(&House) -> Result<T, Fault> + Send + 'static,
) -> Result<T, Fault> {
    let house = Arc::clone(house);
    spawn_blocking(move || work(&house)).await.unwrap_or_else(|error| {
        // What it says itself may tell what somebody keeps secret.
        tracing::error!(panicked = error.is_panic(), "a request failed");
        Err(Fault::BROKEN)
    })
}

/// The session of a browser that has people here.
pub(super) fn session(house: &House, headers: &HeaderMap) -> Result<Session, Fault> {
    let session = Secret::of(headers, &house.cookie).map(|secret| secret.session());
    session.filter(|session| !house.people.of(session).is_empty()).ok_or(Fault::STRANGER)
}

/// A person of the browser that asks.
pub(super) fn own(house: &House, headers: &HeaderMap, id: &str) -> Result<Arc<Resident>, Fault> {
    let session = session(house, headers).map_err(|_| Fault::NOT_YOURS)?;
    house.people.owned(&session, id).ok_or(Fault::NOT_YOURS)
}

/// Whether a session may see a message.
pub(super) fn sees(house: &House, session: &Session, message: &Kept) -> bool {
    let only = message.place.only();
    only.is_none_or(|person| house.people.owned(session, person).is_some())
}

/// Somebody, as the page gets it.
#[derive(Serialize)]
pub(super) struct ShownPerson {
    id: String,
    name: String,
    /// Whether it is a person of this browser's.
    mine: bool,
    language: Language,
}

/// Everybody, as a session's page gets it.
pub(super) fn shown_people(house: &House, session: Option<&Session>) -> Vec<ShownPerson> {
    let shown = |one: &Arc<Resident>| ShownPerson {
        id: one.id.clone(),
        name: one.name.clone(),
        mine: session == Some(&one.session),
        language: house.language_of(one),
    };
    house.people.all().iter().map(shown).collect()
}

/// All that a page begins with.
#[derive(Serialize)]
pub(super) struct Everything {
    people: Vec<ShownPerson>,
    messages: Vec<Kept>,
    /// The last change that is in it.
    rev: u64,
    labels: BTreeMap<&'static str, BTreeMap<&'static str, String>>,
}

/// `GET /api/state`
pub(super) async fn state(State(house): Hall, headers: HeaderMap) -> Answer<Everything> {
    off(&house, move |house| {
        let session = session(house, &headers).ok();
        let all = house.log.since(0);
        let rev = all.last().map_or(0, |message| message.rev);
        let shown = |one: &Arc<Kept>| {
            one.body.is_some() && session.as_ref().is_some_and(|session| sees(house, session, one))
        };
        Ok(Json(Everything {
            people: session.as_ref().map_or_else(Vec::new, |own| shown_people(house, Some(own))),
            messages: all.iter().filter(|one| shown(one)).map(|one| Kept::clone(one)).collect(),
            rev,
            labels: house.labels(),
        }))
    })
    .await
}

/// A person who is to be added.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewPerson {
    name: String,
    language: Language,
}

/// `POST /api/people`
pub(super) async fn add_person(
    State(house): Hall,
    headers: HeaderMap,
    Json(new): Json<NewPerson>,
) -> Result<Response, Fault> {
    off(&house, move |house| {
        let known = session(house, &headers);
        let secret = known.is_err().then(Secret::new);
        let session = match (&secret, known) {
            (Some(secret), _) => secret.session(),
            (None, known) => known?,
        };
        let added =
            house.people.add(&new.name, new.language, session).map_err(|fault| match fault {
                AddFault::Name(fault) => Fault(StatusCode::UNPROCESSABLE_ENTITY, fault.id()),
                AddFault::Store(error) => error.into(),
            })?;
        house.log.tell_people();
        let cookie = secret.map(|secret| [(SET_COOKIE, secret.set_cookie(&house.cookie))]);
        let body = Json(BTreeMap::from([("id", added.id.clone())]));
        Ok((StatusCode::CREATED, cookie.map(axum::response::AppendHeaders), body).into_response())
    })
    .await
}

/// A line that was typed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Typed {
    person: String,
    room: Spot,
    line: String,
}

/// What came of a line.
#[derive(Serialize)]
pub(super) struct Said {
    /// Whether it could be read and was carried out.
    understood: bool,
    /// What has to be filled in.
    form: Option<ShownForm>,
}

/// `POST /api/say`
pub(super) async fn say(
    State(house): Hall,
    headers: HeaderMap,
    Json(said): Json<Typed>,
) -> Answer<Said> {
    off(&house, move |house| {
        let resident = own(house, &headers, &said.person)?;
        let line = said.line.trim();
        if line.is_empty() || line.chars().count() > LONGEST_LINE {
            return Err(Fault(StatusCode::UNPROCESSABLE_ENTITY, "web-failed"));
        }
        let outcome = house.say(&resident, said.room, line)?;
        let form = outcome.form.map(ShownForm::new);
        Ok(Json(Said { understood: outcome.done, form }))
    })
    .await
}

/// A button that was pressed, or a message that is in the way.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Pressed {
    person: String,
    message: u64,
    #[serde(default)]
    press: String,
}

/// The person who pressed and the message, where the person can see it.
fn pressed(
    house: &House,
    headers: &HeaderMap,
    pressed: &Pressed,
) -> Result<(Arc<Resident>, Arc<Kept>), Fault> {
    let resident = own(house, headers, &pressed.person)?;
    let message = seen(house, &resident, pressed.message)?;
    Ok((resident, message))
}

/// A message that a person can see, or could before it was taken away.
pub(super) fn seen(house: &House, resident: &Resident, id: u64) -> Result<Arc<Kept>, Fault> {
    let message = house.log.get(id).ok_or(Fault::GONE)?;
    let seen = message.place.only().is_none_or(|person| person == resident.id);
    if seen { Ok(message) } else { Err(Fault::NOT_YOURS) }
}

/// A form that a press leads to.
#[derive(Serialize)]
struct Asked {
    form: ShownForm,
}

/// `POST /api/press`
pub(super) async fn press(
    State(house): Hall,
    headers: HeaderMap,
    Json(button): Json<Pressed>,
) -> Result<Response, Fault> {
    off(&house, move |house| {
        let (resident, message) = pressed(house, &headers, &button)?;
        message.body.as_ref().ok_or(Fault::GONE)?;
        let outcome = house.press(&resident, &message, &button.press)?.ok_or(Fault::GONE)?;
        Ok(match outcome.form.map(ShownForm::new) {
            Some(form) => Json(Asked { form }).into_response(),
            None => StatusCode::NO_CONTENT.into_response(),
        })
    })
    .await
}

/// `POST /api/dismiss`
pub(super) async fn dismiss(
    State(house): Hall,
    headers: HeaderMap,
    Json(button): Json<Pressed>,
) -> Result<StatusCode, Fault> {
    off(&house, move |house| {
        let (_, message) = pressed(house, &headers, &button)?;
        message.place.only().ok_or(Fault::NOT_YOURS)?;
        house.log.remove(message.id)?;
        Ok(StatusCode::NO_CONTENT)
    })
    .await
}

/// A line that is being typed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Unfinished {
    person: String,
    room: Spot,
    before: String,
    after: String,
}

/// `POST /api/complete`
pub(super) async fn completion(
    State(house): Hall,
    headers: HeaderMap,
    Json(line): Json<Unfinished>,
) -> Answer<Suggestions> {
    off(&house, move |house| {
        let resident = own(house, &headers, &line.person)?;
        Ok(Json(house.complete(&resident, line.room, (&line.before, &line.after))))
    })
    .await
}

/// `GET /pictures/ID/THEME`
pub(super) async fn picture(
    State(house): Hall,
    headers: HeaderMap,
    Path((id, theme)): Path<(String, PngTheme)>,
) -> Result<Response, Fault> {
    off(&house, move |house| {
        let message = id.split('-').next().and_then(|number| number.parse().ok());
        let message = visible(house, &headers, message)?;
        let picture = message.body.as_ref().and_then(|body| body.picture.as_ref());
        picture.filter(|picture| picture.id == id).ok_or(Fault::GONE)?;
        let file = house.log.picture(&id, theme)?.ok_or(Fault::GONE)?;
        let cache = "private, max-age=31536000, immutable";
        Ok(([(CONTENT_TYPE, media(&file)), (CACHE_CONTROL, cache)], file).into_response())
    })
    .await
}

/// `GET /files/MESSAGE`
pub(super) async fn file(
    State(house): Hall,
    headers: HeaderMap,
    Path(message): Path<u64>,
) -> Result<Response, Fault> {
    off(&house, move |house| {
        let message = visible(house, &headers, Some(message))?;
        let file = message.body.as_ref().and_then(|body| body.file.as_ref()).ok_or(Fault::GONE)?;
        let plain = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
        let name: String = file.name.chars().filter(plain).collect();
        let headers = [
            (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
            (CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
            (CACHE_CONTROL, "private, no-cache".to_owned()),
        ];
        Ok((headers, file.text.clone()).into_response())
    })
    .await
}

/// A message that the browser's people may see.
fn visible(house: &House, headers: &HeaderMap, id: Option<u64>) -> Result<Arc<Kept>, Fault> {
    let session = session(house, headers).map_err(|_| Fault::NOT_YOURS)?;
    let message = id.and_then(|id| house.log.get(id)).ok_or(Fault::GONE)?;
    if sees(house, &session, &message) { Ok(message) } else { Err(Fault::NOT_YOURS) }
}
