//! In a small window: one's own answers come into view, what others say does not push one away.

use serde_json::Value;

use crate::driver::Page;
use crate::{ENTER, ESCAPE, opened, speak_as};

/// Marks all that stands in the line.
const ALL: &str = "\u{e009}a\u{e000}";
/// The last message.
const LAST: &str = "[...document.querySelectorAll('.message')].at(-1)";
const SCROLL: &str = "document.querySelector('#scroll')";

#[tokio::test(flavor = "multi_thread")]
async fn own_answers_come_into_view() {
    let folder = tempfile::tempdir().unwrap();
    let Some((driver, bot, page)) = opened(folder.path()).await else { return };
    page.shrink().await;
    speak_as(&page, "1").await;
    after_a_high_answer_the_next_is_seen(&page).await;
    a_board_after_a_press_is_seen(&page).await;
    let other = driver.open(&bot.link).await;
    others_only_show_that_there_is_something_new(&page, &other).await;
    page.close().await;
    other.close().await;
    bot.kill();
}

/// Types a command and waits for its answer at the end.
async fn command(page: &Page, line: &str) {
    let last = page.run(&format!("return {LAST}?.id ?? ''")).await;
    page.click("#line").await;
    page.keys(&format!("{ALL}{line}")).await;
    page.keys(ESCAPE).await;
    page.keys(ENTER).await;
    page.until(&format!("({LAST}?.id ?? '') !== {last}")).await;
}

/// Waits until the beginning of the last message is in view, and its end where there is room.
async fn last_is_seen(page: &Page) {
    let fits = "message.height > window.height || message.bottom <= window.bottom + 1";
    page.until(&format!(
        "(([message, window]) => message.top >= window.top - 1 && message.top < window.bottom && ({fits}))([{LAST}, {SCROLL}].map((one) => one.getBoundingClientRect()))"
    ))
    .await;
    page.until("document.querySelector('#newest').hidden").await;
}

/// A page of the rules is higher than the window, and so is the end that follows it.
async fn after_a_high_answer_the_next_is_seen(page: &Page) {
    for line in
        ["/veldslag rules topic:attacking", "/games", "/veldslag rules topic:attacking", "/xyzzy"]
    {
        command(page, line).await;
        last_is_seen(page).await;
    }
    // A line that can't be read comes back.
    page.until("document.querySelector('#line').value === '/xyzzy'").await;
    command(page, "/veldslag rules topic:attacking").await;
    last_is_seen(page).await;
    page.until(&format!("{LAST}.offsetHeight > {SCROLL}.clientHeight")).await;
    page.run(&format!("{SCROLL}.scrollTop = 0")).await;
    page.click("#line").await;
    page.keys(&format!("hello{ENTER}")).await;
    page.until(&format!("{LAST}.innerText.includes('hello')")).await;
    last_is_seen(page).await;
}

/// The lobby and the board are seen, from wherever their buttons are pressed.
async fn a_board_after_a_press_is_seen(page: &Page) {
    command(page, "/tawlbwrdd new side:attackers").await;
    last_is_seen(page).await;
    speak_as(page, "2").await;
    press_from_above(page, ":join").await;
    page.find("[data-press*=':start']:not(:disabled)").await;
    press_from_above(page, ":start").await;
    page.find("[data-press*=':pieces']").await;
    last_is_seen(page).await;
}

/// Presses a button while reading further up.
async fn press_from_above(page: &Page, button: &str) {
    page.find(&format!("[data-press*='{button}']")).await;
    page.run(&format!("{SCROLL}.scrollTop = 0; [...document.querySelectorAll(\"[data-press*='{button}']\")].at(-1).click()")).await;
}

async fn others_only_show_that_there_is_something_new(page: &Page, other: &Page) {
    // What came of the last press has arrived by now.
    tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
    page.run(&format!("{SCROLL}.scrollTop = 0")).await;
    other.find("#welcome-form-name").await;
    other.keys(&format!("Eve{ENTER}")).await;
    other.find("#line").await;
    command(other, "/veldslag new").await;
    page.until(&format!("{LAST}.querySelector('[data-press*=\":join\"]')")).await;
    page.find("#newest").await;
    assert_eq!(page.run(&format!("return {SCROLL}.scrollTop")).await, Value::from(0));
}
