//! Two people play a whole game in the local room with a real browser, and the bot is killed in
//! the middle. Needs Chromium and chromedriver; is skipped where they are not, except on a build
//! server (`CI=true`).
#![allow(clippy::unwrap_used, clippy::print_stderr, reason = "a test stops at the first surprise")]

#[path = "browser/bosworth.rs"]
mod bosworth;
#[path = "browser/driver.rs"]
mod driver;
#[path = "browser/scrolling.rs"]
mod scrolling;
#[path = "browser/veldslag.rs"]
mod veldslag;

use std::path::Path;

use driver::{Bot, Driver, Page, programs};
use serde_json::Value;

const ENTER: &str = "\u{e007}";
const TAB: &str = "\u{e004}";
const DOWN: &str = "\u{e015}";
const ESCAPE: &str = "\u{e00c}";

/// A game in which the king escapes; the attackers move first.
const GAME: [&str; 12] = [
    "e11-d11", "g7-g9", "a7-a8", "f7-i7", "a5-a4", "e7-e9", "a8-e8", "f6-f7", "a4-a3", "f7-h7",
    "a3-a2", "h7-h11",
];

/// The public messages of the bot, as they are shown.
const TEXTS: &str = "return [...document.querySelectorAll('.message:not(.private) .text')].map((one) => one.innerText)";

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_game() {
    let folder = tempfile::tempdir().unwrap();
    let Some((driver, bot, page)) = opened(folder.path()).await else { return };
    open_game(&page).await;
    for (number, action) in GAME.iter().take(6).enumerate() {
        play(&page, number, action).await;
    }
    let other = driver.open(&bot.link).await;
    private_answers_stay_private(&page, &other).await;
    let bot = restart(&page, bot, folder.path()).await;
    for (number, action) in GAME.iter().enumerate().skip(6) {
        play(&page, number, action).await;
    }
    the_game_is_over(&page).await;
    the_other_browser_saw_the_game(&other).await;
    page.close().await;
    other.close().await;
    bot.kill();
}

/// A new room with its people in it, in a browser; nothing where there is no browser.
async fn opened(folder: &Path) -> Option<(Driver, Bot, Page)> {
    let Some(programs) = programs() else {
        eprintln!("SKIPPED: there is no chromium with chromedriver on this machine");
        return None;
    };
    let driver = Driver::start(programs);
    let bot = Bot::start(folder, "0");
    let page = driver.open(&bot.link).await;
    add_people(&page).await;
    Some((driver, bot, page))
}

/// Ann at the welcome page, Bob by the dialog; names that can't be are refused.
async fn add_people(page: &Page) {
    page.find("#welcome-form-name").await;
    page.keys(&format!("Ann{ENTER}")).await;
    page.find("#line").await;
    page.find("#empty").await;
    page.click("#add").await;
    page.until("document.activeElement.id === 'add-form-name'").await;
    page.keys(&format!("ann{ENTER}")).await;
    page.until("document.querySelector('#add-form-error').textContent").await;
    page.keys(&format!("{}Bob{ENTER}", "\u{e003}".repeat(3))).await;
    page.until("document.querySelectorAll('.person').length === 2").await;
    page.until("document.querySelector('.person[aria-pressed=true]').textContent.includes('Bob')")
        .await;
}

/// Lets a person speak.
async fn speak_as(page: &Page, person: &str) {
    page.click(&format!(".person[data-switch='{person}']")).await;
    let pressed = format!(".person[data-switch='{person}'][aria-pressed=true]");
    page.find(&pressed).await;
}

/// Ann opens a game by typing with completion; Bob joins and begins it by buttons.
async fn open_game(page: &Page) {
    speak_as(page, "1").await;
    page.click("#line").await;
    page.keys("/tawlbwrdd n").await;
    page.until("document.querySelector('#options [aria-selected=true]')?.textContent.startsWith('/tawlbwrdd new')").await;
    page.keys(TAB).await;
    page.until("document.querySelector('#line').value === '/tawlbwrdd new '").await;
    page.keys("side:att").await;
    page.until("document.querySelectorAll('#options li').length === 1").await;
    page.keys(ENTER).await;
    page.until("/side:attackers $/i.test(document.querySelector('#line').value)").await;
    page.keys("lay").await;
    page.until(
        "document.querySelector('#options [aria-selected=true] .label')?.textContent === 'layout:'",
    )
    .await;
    page.keys(TAB).await;
    page.until("document.querySelector('#line').value.endsWith('layout:')").await;
    page.keys(&format!("bell{ENTER}")).await;
    page.find("[data-press*=':join']").await;
    speak_as(page, "2").await;
    page.click("[data-press*=':join']").await;
    page.until("document.querySelector('#log').innerText.includes('Bob')").await;
    let begun =
        page.run("return Boolean(document.querySelector('[data-press*=\":pieces\"]'))").await;
    if begun == Value::Bool(false) {
        page.click("[data-press*=':start']").await;
    }
    page.find("[data-press*=':pieces']").await;
    picture_is_loaded(page).await;
}

/// Waits until the newest message shows a picture that is loaded and said in words.
async fn picture_is_loaded(page: &Page) {
    let image = "[...document.querySelectorAll('.message:not(.private)')].at(-1)?.querySelector('.picture img')";
    page.until(&format!(
        "{image}?.complete && {image}.naturalWidth >= 1000 && {image}.alt.length > 20"
    ))
    .await;
}

/// Plays an action in one of three ways.
async fn play(page: &Page, number: usize, action: &str) {
    let shown = "document.querySelectorAll('.message:not(.private) .picture').length";
    let before = page.run(&format!("return {shown}")).await;
    let person = if number.is_multiple_of(2) { "1" } else { "2" };
    speak_as(page, person).await;
    match number % 3 {
        0 => type_move(page, action).await,
        1 => click_move(page, action).await,
        _ => choose_move(page, action).await,
    }
    page.until(&format!("{shown} > {before}")).await;
    picture_is_loaded(page).await;
    page.until("!document.querySelector('.message.private .menu')").await;
}

/// Types a move: its beginning, and the rest by completion.
async fn type_move(page: &Page, action: &str) {
    page.click("#line").await;
    page.keys("/move").await;
    page.until(
        "document.querySelector('#options [aria-selected=true]')?.textContent.includes('move')",
    )
    .await;
    page.keys(ENTER).await;
    page.until("document.querySelector('#line').value === '/tawlbwrdd move move:'").await;
    let (from, _) = action.split_once('-').unwrap();
    page.keys(&format!("{from}-")).await;
    let offered = format!(
        "[...document.querySelectorAll('#options li')].every((one) => one.textContent.includes('{from}-'))"
    );
    page.until(&format!("document.querySelectorAll('#options li').length && {offered}")).await;
    while page.run("return document.querySelector('#line').value").await
        != format!("/tawlbwrdd move move:{action}")
    {
        let marked =
            "return document.querySelector('#options [aria-selected=true]')?.textContent ?? ''";
        if page.run(marked).await.as_str().unwrap().contains(action) {
            page.keys(TAB).await;
        } else {
            page.keys(DOWN).await;
        }
    }
    page.keys(ENTER).await;
}

/// Moves by button and menus with the mouse.
async fn click_move(page: &Page, action: &str) {
    let (from, _) = action.split_once('-').unwrap();
    page.click(".message:not(.private) [data-press*=':pieces']").await;
    page.click(".private .menu-button").await;
    page.click(&format!(".menu-list [data-press$=':squares:{from}']")).await;
    page.until("!document.querySelector('.menu-list [data-press*=\":squares:\"]')").await;
    page.click(".private .menu-button").await;
    page.click(&format!(".menu-list [data-press$=':play:{action}']")).await;
}

/// Moves by button and menus with the keyboard; the focus goes where the answer is.
async fn choose_move(page: &Page, action: &str) {
    let (from, _) = action.split_once('-').unwrap();
    page.run("[...document.querySelectorAll('.message:not(.private) [data-press*=\":pieces\"]')].at(-1).focus()").await;
    page.keys(ENTER).await;
    for wanted in [format!(":squares:{from}"), format!(":play:{action}")] {
        let here = format!(
            "document.activeElement.closest('.menu')?.querySelector('[data-press$=\"{wanted}\"]')"
        );
        page.until(&format!("document.activeElement.matches('.menu-button') && {here}")).await;
        page.keys(DOWN).await;
        let marked = format!(
            "return Boolean(document.querySelector('[data-press$=\"{wanted}\"][aria-selected=true]'))"
        );
        while page.run(&marked).await == Value::Bool(false) {
            page.keys(DOWN).await;
        }
        page.keys(ENTER).await;
    }
}

/// Somebody else's browser sees the channel, and nothing private.
async fn private_answers_stay_private(page: &Page, other: &Page) {
    other.find("#welcome-form-name").await;
    assert!(!other.run("return document.body.innerText").await.as_str().unwrap().contains("Ann"));
    other.keys(&format!("Eve{ENTER}")).await;
    other.find("#line").await;
    speak_as(page, "1").await;
    page.click("#line").await;
    page.keys(&format!("/xyzzy{ENTER}")).await;
    page.until("[...document.querySelectorAll('.message.private')].some((one) => one.innerText.includes('xyzzy'))").await;
    page.keys(&"\u{e003}".repeat(6)).await;
    page.keys(&format!("good <i>**luck**</i> <@2>{ENTER}")).await;
    other
        .until("document.querySelector('#log').innerText.includes('good <i>**luck**</i> <@2>')")
        .await;
    let seen = other.run("return document.body.innerText").await;
    assert!(!seen.as_str().unwrap().contains("xyzzy"), "{seen}");
    let known = "const all = new XMLHttpRequest(); all.open('GET', '/api/state', false); all.send(); return all.responseText";
    assert!(!other.run(known).await.as_str().unwrap().contains("xyzzy"));
    assert!(page.run(known).await.as_str().unwrap().contains("xyzzy"));
}

/// Kills the bot and starts it again: the page finds it again and shows the same.
async fn restart(page: &Page, bot: Bot, folder: &std::path::Path) -> Bot {
    let before = page.run(TEXTS).await;
    let port = bot.port();
    bot.kill();
    page.find("#lost").await;
    let bot = Bot::start(folder, &port);
    assert_eq!(bot.port(), port);
    page.until("document.querySelector('#lost').hidden").await;
    assert_eq!(page.run(TEXTS).await, before);
    page.reload().await;
    page.until("document.querySelectorAll('.message').length").await;
    assert_eq!(page.run(TEXTS).await, before);
    picture_of_the_last_board_is_loaded(page).await;
    bot
}

async fn picture_of_the_last_board_is_loaded(page: &Page) {
    let image = "[...document.querySelectorAll('.picture img')].at(-1)";
    page.until(&format!("{image}?.complete && {image}.naturalWidth >= 1000")).await;
}

/// The king has escaped: nothing can be pressed any more, and the record says so.
async fn the_game_is_over(page: &Page) {
    page.until("!document.querySelector('[data-press*=\":pieces\"]')").await;
    page.click("#line").await;
    page.keys(&format!("/tawlbwrdd record{ESCAPE}{ENTER}")).await;
    page.until("[...document.querySelectorAll('.file pre')].some((one) => one.innerText.includes('h7-h11'))").await;
    let record =
        page.run("return [...document.querySelectorAll('.file pre')].at(-1).innerText").await;
    let record = record.as_str().unwrap();
    assert!(
        record.contains("[Result \"Defenders\"]") && record.contains("king escaped"),
        "{record}"
    );
}

async fn the_other_browser_saw_the_game(other: &Page) {
    other.until("document.querySelectorAll('.picture').length >= 13").await;
    let private = other.run("return document.querySelectorAll('.message.private').length").await;
    assert_eq!(private, 0);
}
