//! Bodies of calls: JSON, or a form with `payload_json` and `files[n]`.

use axum::body::to_bytes;
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::header::CONTENT_TYPE;
use serde_json::Value;

/// A body.
#[derive(Default)]
pub struct Body {
    pub json: Value,
    /// Files: number, name, content.
    pub files: Vec<(u64, String, Vec<u8>)>,
}

/// Reads a body.
pub async fn read(request: Request) -> Result<Body, String> {
    let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    if kind.is_some_and(|kind| kind.starts_with("multipart/form-data")) {
        return form(request).await;
    }
    let bytes = to_bytes(request.into_body(), 1 << 24).await.map_err(|error| error.to_string())?;
    if bytes.is_empty() {
        return Ok(Body::default());
    }
    let json = serde_json::from_slice(&bytes).map_err(|error| error.to_string())?;
    Ok(Body { json, files: Vec::new() })
}

async fn form(request: Request) -> Result<Body, String> {
    let mut form =
        Multipart::from_request(request, &()).await.map_err(|error| error.to_string())?;
    let mut body = Body::default();
    while let Some(field) = form.next_field().await.map_err(|error| error.to_string())? {
        let name = field.name().unwrap_or_default().to_owned();
        let file = field.file_name().unwrap_or_default().to_owned();
        let bytes = field.bytes().await.map_err(|error| error.to_string())?;
        if name == "payload_json" {
            body.json = serde_json::from_slice(&bytes).map_err(|error| error.to_string())?;
            continue;
        }
        let number = name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']'));
        let number = number.and_then(|number| number.parse().ok());
        let number = number.ok_or_else(|| format!("a part named {name}"))?;
        if body.files.iter().any(|(other, ..)| *other == number) {
            return Err(format!("two parts named {name}"));
        }
        body.files.push((number, file, bytes.to_vec()));
    }
    Ok(body)
}
