//! Three people, two at one page and one at another, choose camps and colours, and play cards.

use std::collections::HashSet;
use std::path::Path;

use serde_json::Value;
use slagveld::games::Seed;
use slagveld::games::bosworth::{Camp, Setup};
use slagveld::store::{Game, GameId, Store};

use crate::driver::{Bot, Page};
use crate::{DOWN, ENTER, ESCAPE, opened, speak_as};

const HOME: &str = "\u{e011}";
/// Notes from now on whatever the page complains of.
const LISTEN: &str = "window.faults = []; for (const kind of ['error', 'unhandledrejection']) addEventListener(kind, (event) => faults.push(String(event.reason ?? event.message))); console.error = (...words) => faults.push(words.join(' '));";
/// Whom the last board names to move.
const NEXT: &str = "const all = new XMLHttpRequest(); all.open('GET', '/api/state', false); all.send(); return JSON.parse(all.responseText).messages.filter((one) => one.place.room === 'channel').sort((one, other) => one.id - other.id).at(-1).body.ping";

/// The two pages: Ann and Bob share one.
struct Pages {
    shared: Page,
    eve: Page,
}

impl Pages {
    /// The page of the person whose turn it is, where that person speaks now.
    async fn next(&self) -> (&Page, String) {
        self.shared.find(".message:not(.own) [data-press*=':pieces']").await;
        let next = self.shared.run(NEXT).await.as_str().unwrap().to_owned();
        if next == "3" {
            return (&self.eve, next);
        }
        speak_as(&self.shared, &next).await;
        (&self.shared, next)
    }

    /// Waits until everybody sees one board more.
    async fn until_boards(&self, count: u64) {
        for page in [&self.shared, &self.eve] {
            page.click(".room-button[data-switch=channel]").await;
            page.until(&format!(
                "document.querySelectorAll('.message:not(.private) .picture').length === {count}"
            ))
            .await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_play_cards() {
    let folder = tempfile::tempdir().unwrap();
    let Some((driver, bot, shared)) = opened(folder.path()).await else { return };
    let eve = driver.open(&bot.link).await;
    eve.find("#welcome-form-name").await;
    eve.keys(&format!("Eve{ENTER}")).await;
    eve.find("#line").await;
    let pages = Pages { shared, eve };
    for page in [&pages.shared, &pages.eve] {
        page.run(LISTEN).await;
    }
    sit_down(&pages).await;
    let bot = deal(&pages, bot, folder.path()).await;
    begin(&pages).await;
    turn_in_the_channel(&pages).await;
    pages.until_boards(3).await;
    turn_in_the_conversation(&pages).await;
    pages.until_boards(4).await;
    turn_by_typing(&pages).await;
    pages.until_boards(5).await;
    look_at_the_hand(&pages).await;
    two_resign(&pages).await;
    for page in [pages.shared, pages.eve] {
        assert_eq!(page.run("return faults.join()").await, Value::from(""));
        page.close().await;
    }
    bot.kill();
}

/// Opens a menu with the mouse and chooses the entry that sends this.
async fn choose(page: &Page, menu: &str, ending: &str) {
    page.click(&format!("{menu} .menu-button")).await;
    page.click(&format!(".menu-list:not([hidden]) [data-press$='{ending}']")).await;
    page.until("!document.querySelector('.menu-list:not([hidden])')").await;
}

/// Camps and colours by the lobby's menus; what is taken is not offered any more.
async fn sit_down(pages: &Pages) {
    let Pages { shared, eve } = pages;
    speak_as(shared, "1").await;
    shared.click("#line").await;
    shared.keys(&format!("/bosworth new{ESCAPE}{ENTER}")).await;
    shared.find("[data-press$=':join']").await;
    choose(shared, ".menu[data-menu='1']", ":join:south").await;
    shared.until("document.querySelector('#log').innerText.includes('South: Ann')").await;
    eve.find(".menu[data-menu='1']").await;
    eve.until("!document.querySelector('[data-press$=\":join:south\"]')").await;
    choose(eve, ".menu[data-menu='1']", ":join:west").await;
    // The last menu with the keyboard, by the beginning of an entry; the focus stays with the menu.
    eve.until("document.querySelector('#log').innerText.includes('West: Eve')").await;
    eve.until("!document.querySelector('.rows[aria-busy]')").await;
    eve.run("document.querySelector(\".menu[data-menu='2'] .menu-button\").focus()").await;
    eve.keys(DOWN).await;
    eve.keys(&format!("gr{ENTER}")).await;
    shared.until("document.querySelector('#log').innerText.includes('West, green: Eve')").await;
    eve.until("document.activeElement.closest('.menu')?.dataset.menu === '2'").await;
    speak_as(shared, "2").await;
    shared.click("button[data-press$=':join']").await;
    shared.until("document.querySelector('#log').innerText.includes('lot: Bob')").await;
    shared.until("!document.querySelector('[data-press$=\":colour:green\"]')").await;
}

/// The bot is killed, and goes on with known cards: everybody's hand leaves a choice.
async fn deal(pages: &Pages, bot: Bot, folder: &Path) -> Bot {
    let port = bot.port();
    bot.kill();
    let seeds = (0..=u8::MAX).map(|byte| Seed::new([byte; 32]));
    let choice = |seed: &Seed| {
        let deal = Setup::draw(seed, &Camp::ALL, false).unwrap();
        let hand = |camp| deal.deck(camp).unwrap().cards()[..4].iter().collect::<HashSet<_>>();
        Camp::ALL.into_iter().all(|camp| hand(camp).len() > 1)
    };
    let seed = { seeds }.find(choice);
    let store = Store::open(folder).unwrap();
    let before = store.game(GameId(1)).unwrap().unwrap();
    let game = Game { seed: seed.unwrap(), ..before.clone() };
    store.put_game(&before, &game).unwrap();
    drop(store);
    let bot = Bot::start(folder, &port);
    for page in [&pages.shared, &pages.eve] {
        page.until("document.querySelector('#lost').hidden").await;
    }
    bot
}

async fn begin(pages: &Pages) {
    let Pages { shared, eve } = pages;
    shared.click("[data-press$=':start']").await;
    eve.find("[data-press*=':pieces']").await;
    pages.until_boards(2).await;
}

/// Button and menus under the board, with the mouse; the cards in the same private message.
async fn turn_in_the_channel(pages: &Pages) {
    let (page, _) = pages.next().await;
    page.click(".message:not(.private) [data-press*=':pieces']").await;
    for step in [":squares:", ":play:", "@"] {
        page.until(&format!(
            "document.querySelector('.private .menu-list [data-press*=\"{step}\"]')"
        ))
        .await;
        page.until("document.activeElement.closest('.private .menu')").await;
        page.click(".private .menu-button").await;
        page.click(".private .menu-list li:first-child").await;
    }
    page.until("!document.querySelector('.message.private')").await;
}

/// The same beneath the own view, with the keyboard; the focus leads from menu to menu.
async fn turn_in_the_conversation(pages: &Pages) {
    let (page, _) = pages.next().await;
    page.click(".room-button[data-switch=direct]").await;
    page.find(".message.own [data-press*=':pieces']").await;
    page.run("document.querySelector('.message.own [data-press*=\":pieces\"]').focus()").await;
    page.keys(ENTER).await;
    for (place, step) in [("answer", ":squares:"), ("answer", ":play:"), ("own", "@")] {
        page.until(&format!(
            "document.activeElement.closest('.message.{place} .menu')?.querySelector('[data-press*=\"{step}\"]')"
        ))
        .await;
        page.keys(DOWN).await;
        page.keys(HOME).await;
        page.keys(ENTER).await;
    }
    page.until("!document.querySelector('.message.answer') && !document.querySelector('.message.own .menu')").await;
    let messages = page.run("return document.querySelectorAll('.message.own').length").await;
    assert_eq!(messages, 1, "the own view is kept up to date where it stands");
}

/// Move and card in one line, both completed.
async fn turn_by_typing(pages: &Pages) {
    let (page, _) = pages.next().await;
    page.click("#line").await;
    page.keys("/move").await;
    let line = "document.querySelector('#line').value";
    let marked = "document.querySelector('#options [aria-selected=true]')";
    page.until(&format!("{marked}?.textContent.includes('/bosworth move')")).await;
    page.keys(ENTER).await;
    page.until(&format!(
        "{line} === '/bosworth move move:' && {marked}?.textContent.includes('(')"
    ))
    .await;
    page.keys(ENTER).await;
    page.until(&format!(
        "/move:\\S+ $/.test({line}) && {marked} === null && document.querySelector('#options li')"
    ))
    .await;
    page.keys(&format!("{DOWN}{ENTER}")).await;
    page.until(&format!("{line}.endsWith('place:') && {marked}?.textContent.includes('@')")).await;
    page.keys(ENTER).await;
    page.until(&format!("/place:[A-Z]@..$/.test({line})")).await;
    page.keys(ENTER).await;
}

/// Eve's hand is shown to her and to nobody else.
async fn look_at_the_hand(pages: &Pages) {
    pages.eve.click(".message:not(.private) [data-press*=':army']").await;
    pages.eve.find(".message.private .picture").await;
    let hand = "[...document.querySelectorAll('.message.private .text')].at(-1).innerText.split('\\n').find((line) => line.startsWith('Your hand'))";
    let hand = pages.eve.run(&format!("return {hand}")).await.as_str().unwrap().to_owned();
    assert!(hand.contains("left to draw"), "{hand}");
    let alt = pages
        .eve
        .run("return [...document.querySelectorAll('.message.private img')].at(-1).alt")
        .await;
    let known = "const all = new XMLHttpRequest(); all.open('GET', '/api/state', false); all.send(); return all.responseText";
    let seen = pages.shared.run(known).await.as_str().unwrap().to_owned();
    assert!(!seen.contains(alt.as_str().unwrap()));
    pages.eve.click(".message.private .link").await;
    pages.eve.until("!document.querySelector('.message.private')").await;
}

/// Who resigns is out; the last one wins.
async fn two_resign(pages: &Pages) {
    let Pages { shared, eve } = pages;
    resign(eve, ".message:not(.private)").await;
    shared.until("document.querySelector('#log').innerText.includes('resigns and is out')").await;
    speak_as(shared, "2").await;
    shared.click(".room-button[data-switch=direct]").await;
    resign(shared, ".message.own").await;
    shared.until("!document.querySelector('.message .rows')").await;
    shared.click(".room-button[data-switch=channel]").await;
    for page in [shared, eve] {
        page.find("[data-press*=':again']").await;
        page.until("document.querySelector('#log').innerText.includes('Ann wins (South)')").await;
    }
}

/// The button that can't be taken back waits a moment.
async fn resign(page: &Page, message: &str) {
    page.click(&format!("{message} [data-press*=':ask-resign']")).await;
    let really = "[data-press$=':resign'].danger";
    page.find(really).await;
    tokio::time::sleep(std::time::Duration::from_millis(800)).await;
    page.click(really).await;
    page.until(&format!("!document.querySelector(\"{really}\")")).await;
}
