use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header::COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;

use super::super::api;
use super::super::house::House;
use super::super::kept::{Body, KeptFile, Place};
use super::super::pictures::PngTheme;
use super::super::secret::Secret;
use super::log::{draft, picture, with_picture};
use crate::app::App;
use crate::language::Language;
use crate::store::Store;

/// A room with a person of one browser's, and another browser's with nobody and with somebody.
struct Scene {
    _folder: tempfile::TempDir,
    house: Arc<House>,
    own: HeaderMap,
    other: HeaderMap,
    nobody: HeaderMap,
}

fn browser(house: &House, name: Option<&str>) -> HeaderMap {
    let secret = Secret::new();
    if let Some(name) = name {
        house.people.add(name, Language::En, secret.session()).unwrap();
    }
    let cookie = secret.set_cookie(&house.cookie);
    let pair = cookie.split(';').next().unwrap();
    HeaderMap::from_iter([(COOKIE, pair.parse().unwrap())])
}

fn scene() -> Scene {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(Store::open(folder.path()).unwrap());
    let house = Arc::new(House::open(Arc::new(App::new(store)), Language::En).unwrap());
    let own = browser(&house, Some("Ann"));
    let other = browser(&house, Some("Bob"));
    let nobody = browser(&house, None);
    Scene { _folder: folder, house, own, other, nobody }
}

impl Scene {
    async fn picture(&self, headers: &HeaderMap, id: &str) -> StatusCode {
        let house = State(Arc::clone(&self.house));
        let path = Path((id.to_owned(), PngTheme::Dark));
        api::picture(house, headers.clone(), path).await.into_response().status()
    }

    async fn file(&self, headers: &HeaderMap, id: u64) -> StatusCode {
        let house = State(Arc::clone(&self.house));
        api::file(house, headers.clone(), Path(id)).await.into_response().status()
    }
}

#[tokio::test]
async fn a_private_picture_is_for_its_session_only() {
    let scene = scene();
    for place in [Place::Private("1".into()), Place::Direct("1".into())] {
        let kept = scene.house.log.add(with_picture(place, "secret")).unwrap();
        let id = picture(&kept);
        assert_eq!(scene.picture(&scene.own, &id).await, StatusCode::OK);
        assert_eq!(scene.picture(&scene.other, &id).await, StatusCode::FORBIDDEN);
        assert_eq!(scene.picture(&scene.nobody, &id).await, StatusCode::FORBIDDEN);
        assert_eq!(scene.picture(&HeaderMap::new(), &id).await, StatusCode::FORBIDDEN);
    }
}

#[tokio::test]
async fn a_public_picture_is_for_all_who_are_in_the_room() {
    let scene = scene();
    let kept = scene.house.log.add(with_picture(Place::Channel, "open")).unwrap();
    let id = picture(&kept);
    assert_eq!(scene.picture(&scene.own, &id).await, StatusCode::OK);
    assert_eq!(scene.picture(&scene.other, &id).await, StatusCode::OK);
    assert_eq!(scene.picture(&scene.nobody, &id).await, StatusCode::FORBIDDEN);
    for id in ["", "1", "1-9", "9-9", "x", "1-1/../1-1"] {
        assert_eq!(scene.picture(&scene.own, id).await, StatusCode::NOT_FOUND, "{id}");
    }
}

#[tokio::test]
async fn a_private_file_is_for_its_session_only() {
    let scene = scene();
    let file = Some(KeptFile { name: "a\"b.txt".into(), text: "secret".into() });
    let mut draft = draft(Place::Private("2".into()), "a file");
    draft.body = Body { file, ..draft.body };
    let id = scene.house.log.add(draft).unwrap().id;
    assert_eq!(scene.file(&scene.other, id).await, StatusCode::OK);
    assert_eq!(scene.file(&scene.own, id).await, StatusCode::FORBIDDEN);
    assert_eq!(scene.file(&scene.other, id + 1).await, StatusCode::NOT_FOUND);
}
