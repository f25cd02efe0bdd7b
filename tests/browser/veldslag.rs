//! Two people at one page set up in secret, and play on from their conversations with the bot.

use serde_json::Value;

use crate::driver::Page;
use crate::{DOWN, ENTER, ESCAPE, TAB, opened, speak_as};

const END: &str = "\u{e010}";
/// Marks all that stands in a field.
const ALL: &str = "\u{e009}a\u{e000}";

/// A set-up for Blue, as Blue sees it: from h to a.
const ROWS: [&str; 3] = ["5724S1F3", "6B4B3211", "524B3B11"];

#[tokio::test(flavor = "multi_thread")]
async fn two_people_set_up_in_secret_and_move() {
    let folder = tempfile::tempdir().unwrap();
    let Some((driver, bot, page)) = opened(folder.path()).await else { return };
    open_game(&page).await;
    go_to_the_conversation(&page).await;
    choose_a_preset(&page).await;
    fill_in_the_form(&page).await;
    look_at_a_square(&page).await;
    say_ready(&page).await;
    page.find(".message.own [data-press*=':setup:unready']").await;
    speak_as(&page, "1").await;
    choose_a_preset(&page).await;
    say_ready(&page).await;
    page.find(".message.own [data-press*=':pieces']").await;
    let other = driver.open(&bot.link).await;
    move_from_the_conversation(&page).await;
    the_others_see_what_they_may(&page, &other).await;
    page.close().await;
    other.close().await;
    bot.kill();
}

/// Ann opens a game, Bob joins and begins it.
async fn open_game(page: &Page) {
    speak_as(page, "1").await;
    page.click("#line").await;
    page.keys("/veldslag new colour:red").await;
    page.keys(ESCAPE).await;
    page.keys(ENTER).await;
    page.find("[data-press$=':join:blue']").await;
    speak_as(page, "2").await;
    page.click("[data-press$=':join:blue']").await;
    page.find("[data-press*=':start']:not(:disabled)").await;
    page.click("[data-press*=':start']").await;
    page.find("[data-press*=':setup:show']").await;
}

/// The page says that there is something new in the conversation.
async fn go_to_the_conversation(page: &Page) {
    page.find(".room-button[data-switch=direct] .badge").await;
    page.until("document.querySelector('#heard').textContent").await;
    page.click(".room-button[data-switch=direct]").await;
    page.find(".message.own .picture").await;
    page.until("!document.querySelector('.room-button[data-switch=direct] .badge')").await;
}

/// Opens one of the menus of the own view with the keyboard.
async fn open_menu(page: &Page, index: usize) {
    let opener = format!(".message.own .menu[data-menu='{index}'] .menu-button");
    page.find(&opener).await;
    page.run(&format!("document.querySelector(\"{opener}\").focus()")).await;
    page.keys(DOWN).await;
    page.until("document.activeElement.matches('.menu-list')").await;
}

async fn choose_a_preset(page: &Page) {
    open_menu(page, 0).await;
    page.keys(DOWN).await;
    page.keys(ENTER).await;
    page.find(".message.own [data-press*=':setup:ready']:not(:disabled)").await;
    page.until("document.activeElement.matches('.message.own .menu-button')").await;
    let messages = page.run("return document.querySelectorAll('.message').length").await;
    assert_eq!(messages, 1, "the message is kept up to date where it stands");
}

/// What is wrong is said in the form, which keeps what was typed; then it is taken.
async fn fill_in_the_form(page: &Page) {
    page.click("[data-press$=':setup:form']").await;
    page.until("document.activeElement.id === 'form-0'").await;
    let helps = page.run("return document.querySelectorAll('#form .form-help').length").await;
    assert_eq!(helps, 1, "what helps with every field is said once");
    page.until("[...document.querySelectorAll('#form input')].every((one) => one.getAttribute('aria-describedby').split(' ')[0] === 'form-help')").await;
    page.until("document.querySelector('#form-2').compareDocumentPosition(document.querySelector('#form-help')) === Node.DOCUMENT_POSITION_FOLLOWING").await;
    page.until("document.querySelector('#form-help').textContent.includes('B bomb')").await;
    page.keys(ALL).await;
    page.keys(&format!("77{ENTER}")).await;
    page.until("document.querySelector('#form-0-error').textContent").await;
    page.keys(ALL).await;
    page.keys(&format!("77777777{ENTER}")).await;
    page.until("document.querySelector('#form-error').textContent").await;
    assert_eq!(page.run("return document.querySelector('#form-0').value").await, "77777777");
    for row in ROWS {
        page.keys(ALL).await;
        page.keys(&format!("{row}{TAB}")).await;
    }
    page.run("document.querySelector('#form-2').focus()").await;
    page.keys(ENTER).await;
    page.until("!document.querySelector('#form-dialog').open").await;
    page.until("document.querySelector('.message.own .picture img').alt.includes('b6 flag')").await;
    page.until("document.activeElement.dataset.press?.endsWith(':setup:form')").await;
}

/// All 24 squares by the keyboard; Back leads back to the menu.
async fn look_at_a_square(page: &Page) {
    open_menu(page, 1).await;
    page.keys(END).await;
    let marked = "document.querySelector('.menu-list:not([hidden]) [aria-selected=true]')";
    page.until(&format!("{marked}.textContent.startsWith('h8')")).await;
    page.keys("c6").await;
    page.until(&format!("{marked}.textContent.startsWith('c6')")).await;
    page.keys(ENTER).await;
    page.find(".message.answer").await;
    page.until("document.activeElement.closest('.message.answer')").await;
    page.click(".message.answer [data-press$=':setup:show']").await;
    page.until("!document.querySelector('.message.answer')").await;
    page.until("document.activeElement.closest('.menu')?.dataset.menu === '1'").await;
}

async fn say_ready(page: &Page) {
    page.click(".message.own [data-press*=':setup:ready']").await;
    page.until("!document.querySelector('.message.own [data-press*=\":setup:ready\"]')").await;
}

/// Ann moves by menus beneath her own view.
async fn move_from_the_conversation(page: &Page) {
    page.click(".message.own [data-press*=':pieces']").await;
    for step in [":squares:", ":play:"] {
        page.until(&format!(
            "document.activeElement.closest('.message.answer .menu')?.querySelector('[data-press*=\"{step}\"]')"
        ))
        .await;
        page.keys(DOWN).await;
        page.keys(ENTER).await;
    }
    page.until("!document.querySelector('.message.answer')").await;
    page.until("!document.querySelector('.message.own [data-press*=\":pieces\"]')").await;
    // It is Bob's turn, and the page says so.
    page.find(".person[data-switch='2'] .badge").await;
    page.click(".room-button[data-switch=channel]").await;
    page.find(".message:not(.own) [data-press*=':pieces']").await;
}

/// Somebody with another browser sees the channel and no ranks.
async fn the_others_see_what_they_may(page: &Page, other: &Page) {
    other.find("#welcome-form-name").await;
    other.keys(&format!("Eve{ENTER}")).await;
    other.find("[data-press*=':pieces']").await;
    let known = "const all = new XMLHttpRequest(); all.open('GET', '/api/state', false); all.send(); return all.responseText";
    let said = |state: Value| state.as_str().unwrap().to_owned();
    let (own, seen) = (said(page.run(known).await), said(other.run(known).await));
    for secret in ["b6 flag", "flag b6", "\"own\""] {
        assert!(!seen.contains(secret), "{secret}");
    }
    assert!(own.contains("\"own\"") && own.contains("flag b6"), "the players see them");
}
