//! How a turn is played: by buttons and menus, or by commands, in the channel or in one's
//! conversation with the bot.

use slagveld::games::bosworth::Kind;

use super::campaign::{Campaign, Chosen};
use crate::discord::{Answer, Person};

/// How a turn is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    /// By buttons and menus in the channel.
    Menus,
    /// By those of the direct message.
    Letter,
    /// By one command for move and cards, in the channel.
    Typed,
    /// By a command for each, in the conversation with the bot.
    Steps,
}

impl Campaign {
    /// Plays a turn, up to what everybody sees of it.
    pub async fn carry_out(&self, chosen: &Chosen, means: Means) {
        match means {
            Means::Menus => self.by_menus(chosen).await,
            Means::Letter => self.by_letter(chosen).await,
            Means::Typed => self.typed(chosen).await,
            Means::Steps => self.by_steps(chosen).await,
        }
    }

    async fn by_menus(&self, chosen: &Chosen) {
        let panel = self.moves_by_menus(chosen, None).await;
        self.places_by_menus(chosen, panel).await;
    }

    /// Moves by the menus under the board, or under the direct message. Gives the private message
    /// that is left.
    pub async fn moves_by_menus(&self, chosen: &Chosen, letter: Option<u64>) -> u64 {
        let Chosen { who, from, to, .. } = *chosen;
        let pieces = match letter {
            Some(letter) => self.click(who, letter, "button-move").await,
            None => self.click_board(who, "Move").await,
        };
        let panel = pieces.message.as_ref().unwrap();
        assert_eq!((pieces.kind, panel.only_for), (4, Some(who)));
        let squares = self.table.discord.select(who, panel.id, from).await;
        assert_eq!((squares.kind, squares.message.map(|message| message.id)), (7, Some(panel.id)));
        let moved = self.table.discord.select(who, panel.id, to).await;
        // In the conversation with the bot the direct message says it all.
        assert_eq!(moved.kind, if letter.is_none() { 7 } else { 6 }, "{moved:?}");
        panel.id
    }

    /// Places cards by the menus of a private message that shows the hand.
    pub async fn places_by_menus(&self, chosen: &Chosen, panel: u64) {
        let who = chosen.who;
        for place in &chosen.places {
            assert_eq!(self.picks(who, panel, *place).await.kind, 7);
        }
        if chosen.keeps {
            self.click(who, panel, "button-keep-queen").await;
        }
    }

    /// Places a card by the menu of its space.
    pub async fn picks(&self, who: Person, message: u64, (card, space): (char, &str)) -> Answer {
        let name = self.card_label(who, card);
        self.table.discord.pick(who, message, (&format!("{space}: "), &name)).await
    }

    /// A card as an entry of a menu calls it.
    pub fn card_label(&self, who: Person, card: char) -> String {
        let kind = Kind::of_letter(card).unwrap();
        let name = self.says(who, &format!("card-{}", kind.key()));
        let mut letters = name.chars();
        letters.next().unwrap().to_uppercase().chain(letters).collect()
    }

    /// All in the direct message: the panel goes as soon as the message shows what is next.
    async fn by_letter(&self, chosen: &Chosen) {
        let who = chosen.who;
        let letter = self.letter(who, &self.says(who, "own-your-move")).await.unwrap();
        self.table.discord.calm().await;
        self.moves_by_menus(chosen, Some(letter.id)).await;
        for (card, space) in &chosen.places {
            self.letter(who, &format!("{space}: ")).await;
            self.table.discord.calm().await;
            let placed = self.picks(who, letter.id, (*card, space)).await;
            assert_eq!(
                (placed.kind, placed.message.map(|message| message.id)),
                (7, Some(letter.id))
            );
        }
        if chosen.keeps {
            self.letter(who, &self.says(who, "button-keep-queen")).await;
            self.table.discord.calm().await;
            assert_eq!(self.click(who, letter.id, "button-keep-queen").await.kind, 7);
        }
    }

    async fn typed(&self, chosen: &Chosen) {
        let (who, discord, channel) = (chosen.who, &self.table.discord, self.table.channel);
        let step = self.completed_move(chosen, channel).await;
        let mut options = vec![("move", step.as_str())];
        let mut places = String::new();
        for (card, space) in &chosen.places {
            let wanted = format!("{places}{card}@{space}");
            let typed = ("place", places.as_str());
            let choices = discord.complete(who, channel, "bosworth move", &options, typed).await;
            assert!(choices.iter().any(|(_, value)| *value == wanted), "{wanted}: {choices:?}");
            places = format!("{wanted} ");
        }
        if !places.is_empty() {
            options.push(("place", places.trim_end()));
        }
        let answer = self.table.slash(who, "bosworth move", &options).await;
        assert!(answer.message.is_some_and(|message| message.only_for.is_none()));
    }

    /// A command for the move, then one for each card.
    async fn by_steps(&self, chosen: &Chosen) {
        let (who, discord) = (chosen.who, &self.table.discord);
        let direct = discord.direct(who);
        let step = self.completed_move(chosen, direct).await;
        let moved = discord.slash(who, direct, "bosworth move", &[("move", &step)]).await;
        assert!(!moved.private().is_empty());
        for (card, space) in &chosen.places {
            let card = card.to_string();
            let choices = discord.autocomplete(who, direct, "bosworth place", ("card", "")).await;
            assert!(choices.iter().any(|(_, value)| *value == card), "{card}: {choices:?}");
            let given = [("card", card.as_str())];
            let typed = ("space", "");
            let spaces = discord.complete(who, direct, "bosworth place", &given, typed).await;
            assert!(spaces.iter().any(|(_, value)| value == space), "{space}: {spaces:?}");
            let mut options = given.to_vec();
            // A single space need not be said.
            options.extend((spaces.len() > 1).then_some(("space", *space)));
            let placed = discord.slash(who, direct, "bosworth place", &options).await;
            assert!(!placed.private().is_empty());
        }
        assert!(!chosen.keeps, "that takes a button");
    }

    /// The move as completion offers it.
    async fn completed_move(&self, chosen: &Chosen, channel: u64) -> String {
        let typed = format!("{}{}", chosen.from, chosen.to);
        let typed = ("move", typed.as_str());
        let discord = &self.table.discord;
        let choices = discord.autocomplete(chosen.who, channel, "bosworth move", typed).await;
        choices.first().unwrap_or_else(|| panic!("{typed:?} is not offered")).1.clone()
    }
}
