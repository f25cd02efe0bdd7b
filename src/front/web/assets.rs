//! The page's files, part of the program.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

const SCRIPT: &str = "text/javascript; charset=utf-8";

macro_rules! file {
    ($kind:expr, $name:literal) => {
        ($name, $kind, include_str!(concat!("../../../assets/web/", $name)))
    };
}

/// The page itself.
const PAGE: (&str, &str, &str) = file!("text/html; charset=utf-8", "index.html");

/// What the page loads: name, type and content.
const FILES: &[(&str, &str, &str)] = &[
    file!("text/css; charset=utf-8", "style.css"),
    file!("image/svg+xml", "bot.svg"),
    file!(SCRIPT, "theme.js"),
    file!(SCRIPT, "app.js"),
    file!(SCRIPT, "api.js"),
    file!(SCRIPT, "state.js"),
    file!(SCRIPT, "labels.js"),
    file!(SCRIPT, "dom.js"),
    file!(SCRIPT, "richtext.js"),
    file!(SCRIPT, "messages.js"),
    file!(SCRIPT, "controls.js"),
    file!(SCRIPT, "forms.js"),
    file!(SCRIPT, "composer.js"),
    file!(SCRIPT, "people.js"),
];

/// `GET /`
pub(super) async fn page() -> Response {
    sent(PAGE)
}

/// `GET /assets/NAME`
pub(super) async fn asset(Path(name): Path<String>) -> Response {
    let found = FILES.iter().find(|(file, _, _)| *file == name);
    found.map_or_else(|| StatusCode::NOT_FOUND.into_response(), |file| sent(*file))
}

fn sent((_, kind, content): (&'static str, &'static str, &'static str)) -> Response {
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-cache")], content).into_response()
}
