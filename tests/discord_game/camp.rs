//! Two people set up for a battle: what they do, and what they must not learn.

use std::collections::HashSet;

use slagveld::games::veldslag::Rank;
use slagveld::l10n::text;
use slagveld::language::Language;

use crate::discord::{Answer, Message, Person, World};
use crate::table::Table;

/// Ann's set-up, who leads Red: from the front row to the back.
pub const RED: [&str; 3] = ["12147S53", "1134B2B6", "F3B1B452"];
/// Bob's, who leads Blue.
pub const BLUE: [&str; 3] = ["3F1S4275", "1123B4B6", "11B3B425"];
/// The same as Blue sees it, from h to a.
pub const BLUE_SEEN: [&str; 3] = ["5724S1F3", "6B4B3211", "524B3B11"];

impl Table {
    /// What a message of the bot's is called for somebody.
    pub fn says(&self, who: Person, id: &str) -> String {
        text(self.language(who), id, &[])
    }

    /// Ann opens a battle, Bob sits down, Ann starts. Gives the message in the channel.
    pub async fn camp(&mut self) -> Message {
        self.slash(self.ann, "veldslag new", &[("colour", "red")]).await;
        let lobby = self.posted(&[]).await;
        self.discord.calm().await;
        self.discord.click(self.bob, lobby.id, "Join: Blue").await;
        self.discord.click(self.ann, lobby.id, "Start").await;
        self.posted(&[self.bob]).await
    }

    /// Both set up, by commands in the channel, and are ready. Gives the board.
    pub async fn battle(&mut self) -> Message {
        let board = self.battle_without_letters().await;
        self.letter(self.ann, &self.says(self.ann, "own-your-move")).await;
        self.letter(self.bob, &self.says(self.bob, "button-draw")).await;
        board
    }

    /// The same, whether or not direct messages reach them.
    pub async fn battle_without_letters(&mut self) -> Message {
        self.camp().await;
        for (who, rows) in [(self.ann, RED), (self.bob, BLUE)] {
            let options = [("front", rows[0]), ("middle", rows[1]), ("back", rows[2])];
            self.slash(who, "veldslag setup text", &options).await;
            self.slash(who, "veldslag setup ready", &[]).await;
        }
        self.posted(&[self.ann]).await
    }

    /// Waits until the one message in somebody's conversation with the bot has something in its
    /// text, its controls or its picture's description, or does without it.
    pub async fn letter(&self, who: Person, what: &str) -> Message {
        let find = |world: &World| {
            let [letter] = world.letters(who)[..] else { return None };
            let alts = letter.files.iter().map(|file| file.alt.as_deref().unwrap_or_default());
            let shown =
                format!("{} {:?} {}", letter.text, letter.components, alts.collect::<String>());
            shown.contains(what).then(|| letter.clone())
        };
        let letter = self.discord.until(&format!("a letter with {what}"), find).await;
        // The bot notes its place a moment after it can be seen.
        self.discord.calm().await;
        assert!(letter.pinged.is_empty() && letter.silent, "{letter:?}");
        assert!(letter.files.len() <= 1, "the old picture goes: {letter:?}");
        letter
    }

    /// Waits until somebody's one message says what the game is like for them now.
    pub async fn current(&self, who: Person) {
        let wanted = self.slash(who, "veldslag army", &[]).await.message.unwrap();
        let same = |world: &World| match world.letters(who)[..] {
            [letter] => (letter.text == wanted.text
                && letter.components == wanted.components
                && letter.files[0].bytes == wanted.files[0].bytes)
                .then_some(()),
            _ => None,
        };
        self.discord.until("a letter that is up to date", same).await;
        self.discord.calm().await;
    }

    /// Somebody fills in the form with rows that an answer is.
    pub async fn fills(&self, who: Person, asked: &Answer, rows: [&str; 3]) -> Answer {
        assert_eq!(asked.kind, 9, "{asked:?}");
        self.discord.hand_in(who, asked, &rows).await
    }

    /// Fails if either could learn of the other's pieces, in all that was ever shown to them.
    pub fn assert_secret(&self) {
        let world = self.discord.world();
        for (who, rows, ranks) in [(self.ann, BLUE, ['7', '8']), (self.bob, RED, ['1', '2'])] {
            for told in world.told(who) {
                let backwards = rows.map(|row| row.chars().rev().collect::<String>());
                let forwards = rows.map(str::to_owned);
                let mut rows = forwards.iter().chain(&backwards);
                let row = rows.find(|row| told.contains(row.as_str()));
                assert!(row.is_none(), "{row:?} told: {told}");
                assert!(!gives_away(told, ranks), "a piece on {ranks:?} told: {told}");
            }
            let own = world.told(self.other(who)).any(|told| gives_away(told, ranks));
            assert!(own, "the owner is told");
        }
    }
}

/// Whether a text says which piece stands on a square of these ranks, or has controls for them.
fn gives_away(told: &str, ranks: [char; 2]) -> bool {
    let text = told.to_lowercase();
    let words: Vec<&str> =
        text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let pieces = piece_names();
    let secret = |word: &&str| is_square(word) && word.ends_with(ranks);
    let named = words.iter().enumerate().any(|(at, word)| {
        let mut after = words[at + 1..].iter().take_while(|word| is_square(word));
        let before = at.checked_sub(1).map(|before| words[before]);
        pieces.contains(*word) && (after.any(secret) || before.is_some_and(|word| secret(&word)))
    });
    let controls = ["choose", "put", "swap", "clear"].map(|step| format!("setup:{step}:"));
    let pressed = controls.iter().any(|step| {
        let mut ids = text.split(step.as_str()).skip(1);
        ids.any(|id| id.split('"').next().unwrap_or_default().ends_with(ranks))
    });
    named || pressed
}

/// The names of all pieces in both languages.
fn piece_names() -> HashSet<String> {
    let ids = Rank::ALL.map(|rank| format!("piece-{}", rank.key()));
    let name = |language| ids.clone().map(|id| text(language, &id, &[]));
    name(Language::En).into_iter().chain(name(Language::Nl)).collect()
}

fn is_square(word: &str) -> bool {
    let mut letters = word.chars();
    matches!(letters.next(), Some('a'..='h'))
        && matches!(letters.next(), Some('1'..='8'))
        && letters.next().is_none()
}
