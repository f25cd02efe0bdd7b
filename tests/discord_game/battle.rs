//! A whole game with hidden pieces.

use crate::camp::{BLUE_SEEN, RED};
use crate::discord::Message;
use crate::table::{Table, USUAL};

#[tokio::test(flavor = "multi_thread")]
async fn two_people_fight_a_battle() {
    let mut table = Table::new(USUAL).await;
    let camp = table.camp().await;
    ann_sets_up(&table).await;
    bob_sets_up(&table).await;
    they_are_ready(&mut table, &camp).await;
    they_move(&mut table).await;
    table.assert_secret();
    ann_resigns(&mut table).await;
    table.leave().await;
}

/// Ann sets up in her conversation with the bot, by menus and buttons.
async fn ann_sets_up(table: &Table) {
    let (ann, discord) = (table.ann, &table.discord);
    let letter = table.letter(ann, "Still to place").await;
    let wall = table.says(ann, "choice-preset-wall");
    let filled = discord.select(ann, letter.id, &wall).await;
    assert_eq!((filled.kind, filled.message.unwrap().id), (7, letter.id));
    table.letter(ann, "Everything is placed").await;
    // A square's menus come beneath, and go when they have done their work.
    let panel = discord.select(ann, letter.id, "a1").await;
    assert_eq!(panel.kind, 4);
    let panel = panel.message.unwrap();
    assert_eq!(panel.only_for, Some(ann));
    let cleared = discord.click(ann, panel.id, "Clear this square").await;
    assert_eq!(cleared.kind, 6);
    table.letter(ann, "Still to place: ").await;
    discord.until("the panel to go", |world| world.message(panel.id).deleted.then_some(())).await;
    // The form shows what stands there, and comes back to the message.
    let form = discord.click(ann, letter.id, "Type it").await;
    let refused = table.fills(ann, &form, ["BBBBBBBB", "........", "........"]).await;
    assert!(refused.private().contains("8 "), "{}", refused.private());
    let filled = table.fills(ann, &form, RED).await;
    assert_eq!((filled.kind, filled.message.unwrap().id), (7, letter.id));
    table.current(ann).await;
    let named = discord.click(ann, letter.id, "Save as…").await;
    let saved = discord.hand_in(ann, &named, &["My wall"]).await;
    assert!(saved.private().contains("My wall"), "{}", saved.private());
}

/// Bob sets up by commands, in both places.
async fn bob_sets_up(table: &Table) {
    let (bob, discord) = (table.bob, &table.discord);
    let direct = discord.direct(bob);
    let pieces = discord.autocomplete(bob, direct, "veldslag setup place", ("piece", "")).await;
    assert_eq!(pieces.len(), 10, "{pieces:?}");
    let squares = discord.autocomplete(bob, direct, "veldslag setup place", ("square", "h")).await;
    assert_eq!(squares.len(), 3, "{squares:?}");
    let options = [("piece", "bomb"), ("square", "h8")];
    let placed = table.slash(bob, "veldslag setup place", &options).await;
    assert!(placed.message.as_ref().unwrap().files.len() == 1, "{placed:?}");
    assert!(!placed.private().is_empty());
    table.current(bob).await;
    let form = discord.slash(bob, direct, "veldslag setup text", &[]).await;
    let done = table.fills(bob, &form, BLUE_SEEN).await;
    assert_eq!(done.private(), table.says(bob, "deployed"));
    table.current(bob).await;
}

/// Ann is ready, changes her mind, and is ready again; the bot starts anew before Bob is.
async fn they_are_ready(table: &mut Table, camp: &Message) {
    let (ann, bob) = (table.ann, table.bob);
    let mine = table.letter(ann, "Everything is placed").await;
    for (label, shown) in
        [("Ready", "is ready"), ("Change it again", "setting up"), ("Ready", "is ready")]
    {
        assert_eq!(table.discord.click(ann, mine.id, label).await.kind, 7, "{label}");
        table.shows(camp.id, shown).await;
        // Where the message stands is noted a moment after it can be seen.
        table.discord.calm().await;
    }
    table.restart().await;
    let ready = table.says(bob, "button-ready");
    let his = table.letter(bob, &ready).await;
    let pressed = table.discord.click(bob, his.id, &ready).await;
    assert_eq!((pressed.kind, pressed.message.unwrap().id), (7, his.id));
    table.posted(&[ann]).await;
    assert_eq!(table.letter(ann, "**Your move.**").await.id, mine.id, "one message for all");
}

/// Moves from everywhere.
async fn they_move(table: &mut Table) {
    let (ann, bob) = (table.ann, table.bob);
    let letter = table.letter(ann, "**Your move.**").await;
    // By menus in the conversation with the bot.
    let panel = table.discord.click(ann, letter.id, "Move").await.message.unwrap();
    assert_eq!(panel.only_for, Some(ann));
    assert_eq!(table.discord.select(ann, panel.id, "a3").await.kind, 7);
    assert_eq!(table.discord.select(ann, panel.id, "a6").await.kind, 6);
    let board = table.posted(&[bob]).await;
    assert!(board.text.contains("a3xa6"), "{}", board.text);
    // By menus in the channel.
    table.chooses(bob, &board, "g6-g5").await;
    table.restart().await;
    table.current(ann).await;
    // By a command in the conversation with the bot.
    let direct = table.discord.direct(ann);
    let typed = ("move", "g3");
    let choices = table.discord.autocomplete(ann, direct, "veldslag move", typed).await;
    assert!(choices.iter().any(|(_, value)| value.contains("g4")), "{choices:?}");
    let options = [("move", "g3-g4")];
    let moved = table.discord.slash(ann, direct, "veldslag move", &options).await;
    assert!(moved.private().contains("g3-g4"), "{}", moved.private());
    table.posted(&[bob]).await;
    // By a command in the channel.
    table.slash(bob, "veldslag move", &[("move", "g5xg4")]).await;
    table.posted(&[ann]).await;
    for who in [ann, bob] {
        table.current(who).await;
        let record = table.slash(who, "veldslag record", &[]).await.message.unwrap();
        assert!(record.only_for == Some(who) && record.files.len() == 1, "{record:?}");
    }
}

/// Ann gives up in her conversation with the bot: then everybody sees everything.
async fn ann_resigns(table: &mut Table) {
    let letter = table.letter(table.ann, "**Your move.**").await;
    let asked = table.discord.click(table.ann, letter.id, "Resign").await.message.unwrap();
    assert_eq!(asked.only_for, Some(table.ann));
    let resigned = table.discord.click(table.ann, asked.id, "Yes, I resign").await;
    assert_eq!(resigned.kind, 6);
    let end = table.posted(&[]).await;
    let alt = end.files[0].alt.as_ref().unwrap();
    for flag in ["flag a1", "flag b6"] {
        assert!(alt.contains(flag), "{alt}");
    }
    for who in [table.ann, table.bob] {
        let vanished = |world: &crate::discord::World| {
            let [letter] = world.letters(who)[..] else { return None };
            letter.components.is_empty().then_some(())
        };
        table.discord.until("a letter without buttons", vanished).await;
    }
}
