//! What Discord may do to direct messages.

use std::time::Duration;

use crate::discord::{Fault, World};
use crate::table::{Table, USUAL};

/// How many calls of a kind went so.
fn count(world: &World, call: &str, status: &str) -> usize {
    let is = |each: &&String| each.contains(call) && each.ends_with(status);
    world.calls.iter().filter(is).count()
}

/// Who takes no direct messages is told so once, and plays all the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_closed_door_is_told_once() {
    let mut table = Table::new(USUAL).await;
    let (ann, bob) = (table.ann, table.bob);
    table.discord.world().closed.insert(bob);
    let camp = table.camp().await;
    table.letter(ann, "Still to place").await;
    table.discord.calm().await;
    let shown = table.discord.click(bob, camp.id, "Set up my pieces").await;
    assert_eq!(shown.kind, 4);
    let notice = table.followed(&shown).await;
    assert!(notice.text.contains("/veldslag"), "{}", notice.text);
    // The private answer becomes the set-up as it is changed.
    let panel = shown.message.unwrap().id;
    let wall = table.says(bob, "choice-preset-wall");
    let filled = table.discord.select(bob, panel, &wall).await;
    assert_eq!((filled.kind, filled.message.unwrap().id), (7, panel));
    table.slash(ann, "veldslag setup preset", &[("preset", "corner")]).await;
    table.slash(ann, "veldslag setup ready", &[]).await;
    table.discord.click(bob, panel, &table.says(bob, "button-ready")).await;
    table.posted(&[ann]).await;
    let army = table.slash(bob, "veldslag army", &[]).await;
    assert!(army.private().contains("Veldslag"), "{}", army.private());
    assert_eq!(army.message.as_ref().unwrap().files.len(), 1);
    table.restart().await;
    table.discord.calm().await;
    {
        let world = table.discord.world();
        assert_eq!(count(&world, "POST /channels", " 403"), 1, "{:#?}", world.calls);
        assert!(world.letters(bob).is_empty());
        let said = world.told(bob).filter(|told| told.contains("kan je geen")).count();
        assert_eq!(said, 1);
    }
    table.leave().await;
}

/// In a conversation that takes no direct messages, the answers still come.
#[tokio::test(flavor = "multi_thread")]
async fn a_closed_door_can_be_spoken_through() {
    let mut table = Table::new(USUAL).await;
    let bob = table.bob;
    table.discord.world().closed.insert(bob);
    table.camp().await;
    table.discord.calm().await;
    let direct = table.discord.direct(bob);
    let shown = table.discord.slash(bob, direct, "veldslag setup show", &[]).await;
    let panel = shown.message.unwrap().id;
    let wall = table.says(bob, "choice-preset-wall");
    let filled = table.discord.select(bob, panel, &wall).await;
    assert_eq!((filled.kind, filled.message.unwrap().id), (7, panel));
    table.shows(panel, &table.says(bob, "button-ready")).await;
    table.leave().await;
}

/// A message that is too old is posted anew, and the old one goes; so is one that has vanished, and
/// one that Discord does not let be edited.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_can_t_be_edited_is_posted_anew() {
    let mut table = Table::new(USUAL).await;
    let ann = table.ann;
    table.slash(ann, "veldslag new", &[("colour", "red")]).await;
    let lobby = table.posted(&[]).await;
    table.discord.calm().await;
    table.discord.click(table.bob, lobby.id, "Join: Blue").await;
    table.discord.world().back = Duration::from_secs(2 * 60 * 60);
    table.discord.click(ann, lobby.id, "Start").await;
    table.posted(&[table.bob]).await;
    let first = table.letter(ann, "Still to place").await;
    table.letter(table.bob, "setup").await;
    table.discord.calm().await;
    table.discord.world().back = Duration::ZERO;
    table.slash(ann, "veldslag setup preset", &[("preset", "wall")]).await;
    let second = table.letter(ann, "Everything is placed").await;
    table.discord.calm().await;
    assert_ne!(first.id, second.id);
    {
        let mut world = table.discord.world();
        let edits = count(&world, &format!("PATCH /channels/{}", first.channel), "");
        assert_eq!(edits, 0, "{:#?}", world.calls);
        world.faults = vec![Fault::code(1, "PATCH /channels", 400, 30046)];
    }
    table.slash(ann, "veldslag setup mirror", &[]).await;
    table.current(ann).await;
    table.discord.calm().await;
    let third = table.letter(ann, "Everything is placed").await;
    assert_ne!(second.id, third.id);
    table.discord.world().vanish(third.id);
    table.slash(ann, "veldslag setup clear", &[]).await;
    table.current(ann).await;
    // A press on it still answers in one go.
    let fourth = table.letter(ann, "Still to place").await;
    let wall = table.says(ann, "choice-preset-wall");
    assert_eq!(table.discord.select(ann, fourth.id, &wall).await.kind, 7);
    table.current(ann).await;
    table.leave().await;
}

/// Of many changes at once the last one stays, and nothing is posted twice.
#[tokio::test(flavor = "multi_thread")]
async fn the_newest_of_many_changes_stays() {
    let mut table = Table::new(USUAL).await;
    let ann = table.ann;
    table.camp().await;
    let letter = table.letter(ann, "Still to place").await;
    let [wall, corner] =
        ["choice-preset-wall", "choice-preset-corner"].map(|id| table.says(ann, id));
    table.discord.world().faults =
        vec![Fault::refused(1, "/callback"), Fault::lost(1, "PATCH /channels")];
    let discord = &table.discord;
    for _ in 0..3 {
        tokio::join!(
            discord.select(ann, letter.id, &wall),
            discord.select(ann, letter.id, &corner),
            table.slash(ann, "veldslag setup mirror", &[]),
            table.slash(ann, "veldslag setup preset", &[("preset", "attack")]),
        );
    }
    table.discord.calm().await;
    table.current(ann).await;
    assert_eq!(table.discord.world().letters(ann)[0].id, letter.id);
    table.leave().await;
}

/// What failed for a while is made up for when the bot starts again.
#[tokio::test(flavor = "multi_thread")]
async fn a_missed_letter_is_sent_once() {
    let mut table = Table::new(USUAL).await;
    let (ann, bob) = (table.ann, table.bob);
    table.discord.world().faults = vec![Fault::code(2, "POST /users/@me/channels", 400, 40003)];
    table.camp().await;
    table.discord.calm().await;
    for who in [ann, bob] {
        assert!(table.discord.world().letters(who).is_empty());
    }
    table.restart().await;
    table.letter(ann, "Still to place").await;
    table.letter(bob, "setup").await;
    table.restart().await;
    table.discord.calm().await;
    table.current(ann).await;
    table.current(bob).await;
    table.leave().await;
}

/// A board that can't be posted in the channel is told of in the conversation, and made up for.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_is_refused_elsewhere_is_told_of() {
    let mut table = Table::new(USUAL).await;
    let ann = table.ann;
    table.battle().await;
    table.discord.world().bot_rights = Some(0);
    let direct = table.discord.direct(ann);
    let moved = table.discord.slash(ann, direct, "veldslag move", &[("move", "a3xa6")]).await;
    assert!(moved.private().contains("a3xa6"), "{}", moved.private());
    let word = table.followed(&moved).await;
    assert_eq!(word.text, table.says(ann, "discord-cannot-post"));
    table.current(ann).await;
    table.discord.world().bot_rights = None;
    table.restart().await;
    table.posted(&[table.bob]).await;
    table.leave().await;
}

/// With no patience at all every answer is deferred, but for forms.
#[tokio::test(flavor = "multi_thread")]
async fn deferred_answers_reach_letters() {
    let mut table = Table::new(Duration::ZERO).await;
    table.slash(table.ann, "veldslag new", &[("colour", "red")]).await;
    let lobby = table.posted(&[]).await;
    table.discord.click(table.bob, lobby.id, "Join").await;
    table.shows(lobby.id, "**Bob**").await;
    table.discord.click(table.ann, lobby.id, "Start").await;
    table.posted(&[table.bob]).await;
    let (ann, discord) = (table.ann, &table.discord);
    let letter = table.letter(ann, "Still to place").await;
    let form = discord.click(ann, letter.id, "Type it").await;
    let filled = table.fills(ann, &form, crate::camp::RED).await;
    assert_eq!(filled.kind, 6);
    table.letter(ann, "Everything is placed").await;
    let panel = discord.select(ann, letter.id, "a1").await;
    assert_eq!(panel.kind, 6);
    let panel = table.followed(&panel).await.id;
    discord.click(ann, panel, "Clear this square").await;
    table.letter(ann, "Still to place: ").await;
    let gone = |world: &World| world.message(panel).deleted.then_some(());
    discord.until("the panel to go", gone).await;
    table.current(ann).await;
    table.leave().await;
}
