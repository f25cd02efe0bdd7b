//! A prepared game between people on the double, beside the same game in the rules alone.

use std::collections::{BTreeSet, VecDeque};

use slagveld::games::{AnyState, Seat, Word};
use slagveld::l10n::text;
use slagveld::language::Language;
use slagveld::store::Game;

use super::means::Means;
use super::prepared::Prepared;
use crate::discord::{Answer, Message, Person, World};
use crate::table::Table;

/// A game, the people who play it, and what is known of it.
pub struct Campaign {
    /// The people, the channel and the bot.
    pub table: Table,
    /// Who leads which kingdom.
    pub seats: Vec<(Seat, Person)>,
    /// How the game stands.
    pub state: AnyState,
    /// What is still to be played.
    pub script: VecDeque<&'static str>,
    /// All hands that people have had, in their language.
    pub held: BTreeSet<(u64, String)>,
    /// The public message that shows the game now.
    pub board: Message,
}

/// What a player chooses in one turn: the move, then the cards.
pub struct Chosen {
    /// Who.
    pub who: Person,
    /// From where.
    pub from: &'static str,
    /// Where to.
    pub to: &'static str,
    /// Card and space, where that is not settled without a choice.
    pub places: Vec<(char, &'static str)>,
    /// Whether a won queen stays in the hand.
    pub keeps: bool,
}

impl Campaign {
    /// Ann opens a game as its first kingdom, the others choose their camps, the last one leaves it
    /// to the lot; the first one starts it.
    pub async fn begin(table: Table, game: &Prepared) -> Self {
        Self::begin_with(table, game, &[]).await
    }

    /// The same with options for the command.
    pub async fn begin_with(mut table: Table, game: &Prepared, options: &[(&str, &str)]) -> Self {
        let people = [table.ann, table.bob, table.cor, table.dee];
        let seats: Vec<(Seat, Person)> =
            game.camps.iter().map(|camp| camp.seat()).zip(people).collect();
        let mut options = options.to_vec();
        options.push(("camp", seats[0].0.key()));
        table.slash(table.ann, "bosworth new", &options).await;
        let lobby = table.posted(&[]).await;
        table.discord.calm().await;
        // Where only one camp is left, the lot can't but give that.
        let alone = game.camps.len() != 3 || game.split;
        let (by_lot, by_choice) = if alone { (1, seats.len() - 1) } else { (0, seats.len()) };
        for (seat, who) in &seats[1..by_choice] {
            // The message in the channel speaks the server's language.
            let label = text(table.language(table.ann), &format!("seat-{}", seat.key()), &[]);
            table.discord.pick(*who, lobby.id, ("Choose your camp", &label)).await;
            table.shows(lobby.id, &format!("{label}: **")).await;
        }
        for (_, who) in &seats[seats.len() - by_lot..] {
            table.discord.click(*who, lobby.id, "Join").await;
            table.shows(lobby.id, "camp by lot: **").await;
        }
        table.discord.calm().await;
        let edits = table.discord.world().message(lobby.id).edits;
        table.change(|stored| stored.seed = game.seed()).await;
        // A bot that starts draws its lobbies anew.
        let redrawn = |world: &World| (world.message(lobby.id).edits > edits).then_some(());
        table.discord.until("the lobby", redrawn).await;
        let state = game.start();
        let mut campaign = Self {
            table,
            seats,
            state,
            script: game.actions().into(),
            held: BTreeSet::new(),
            board: lobby,
        };
        campaign.remember();
        campaign.start(game).await;
        campaign
    }

    /// The bot deals; then everybody gets the prepared cards, as if they had been dealt.
    async fn start(&mut self, game: &Prepared) {
        let (_, last) = self.seats[self.seats.len() - 1];
        self.click_board(last, "Start").await;
        let prepared = std::mem::replace(&mut self.state, game.dealt());
        self.table.posted(&[self.next()]).await;
        self.table.discord.calm().await;
        self.remember();
        self.state = prepared;
        let deal = |stored: &mut Game| {
            let colours = stored.deal.as_ref().unwrap().colours();
            stored.deal = Some(game.setup().coloured(colours));
            stored.news();
            stored.own_news(|_| true);
        };
        self.table.change(deal).await;
        self.board = self.table.posted(&[self.next()]).await;
        for (_, who) in self.seats.clone() {
            if !self.table.discord.world().closed.contains(&who) {
                self.shows_hand(who).await;
            }
        }
    }

    /// Who is to move.
    pub fn next(&self) -> Person {
        self.in_seat(self.state.to_move())
    }

    /// Who leads a kingdom.
    pub fn in_seat(&self, seat: Seat) -> Person {
        self.seats.iter().find(|(of, _)| *of == seat).unwrap().1
    }

    /// Which kingdom somebody leads.
    pub fn seat(&self, who: Person) -> Seat {
        self.seats.iter().find(|(_, of)| *of == who).unwrap().0
    }

    /// Takes the next turn from the script, and plays it in the rules.
    pub fn choose(&mut self) -> Chosen {
        let (who, seat) = (self.next(), self.state.to_move());
        let step = self.take();
        let (from, to) = step.split_once(['-', 'x']).unwrap();
        let mut chosen = Chosen { who, from, to, places: Vec::new(), keeps: false };
        while self.state.is_halfway() && self.state.to_move() == seat {
            match self.take() {
                "--" => chosen.keeps = true,
                place => {
                    let (card, space) = place.split_once('@').unwrap();
                    chosen.places.push((card.chars().next().unwrap(), space));
                }
            }
        }
        chosen
    }

    /// Takes an action from the script, and what follows by itself.
    fn take(&mut self) -> &'static str {
        let action = self.script.pop_front().expect("the script goes on");
        self.state.act(action).unwrap();
        self.remember();
        for forced in self.state.play_forced() {
            assert_eq!(self.script.pop_front(), Some(forced.as_str()));
        }
        self.remember();
        action
    }

    /// Plays the next turn by some means. Gives the new board.
    pub async fn turn(&mut self, means: Means) {
        let chosen = self.choose();
        self.carry_out(&chosen, means).await;
        self.turn_over(chosen.who).await;
    }

    /// Waits for the board after a turn, and for the direct messages of who played and who is next.
    pub async fn turn_over(&mut self, who: Person) {
        let over = self.state.outcome().is_some();
        let next = self.next();
        let pinged = [next];
        self.board = self.table.posted(if over { &[] } else { &pinged }).await;
        if over {
            return;
        }
        for who in [who, next] {
            if !self.table.discord.world().closed.contains(&who) {
                self.shows_hand(who).await;
            }
        }
        self.letter(next, &self.says(next, "own-your-move")).await;
    }

    /// Waits until somebody's one direct message shows the hand as it is.
    pub async fn shows_hand(&self, who: Person) {
        self.letter(who, &self.hand(who)).await;
    }

    /// Waits until somebody's one direct message has something in its text or controls; `None` from
    /// those whom none reaches.
    pub async fn letter(&self, who: Person, what: &str) -> Option<Message> {
        if self.table.discord.world().closed.contains(&who) {
            assert!(self.table.discord.world().letters(who).is_empty());
            return None;
        }
        let find = |world: &World| {
            let [letter] = world.letters(who)[..] else { return None };
            let shown = format!("{} {:?}", letter.text, letter.components);
            shown.contains(what).then(|| letter.clone())
        };
        let letter = self.table.discord.until(&format!("a letter with {what}"), find).await;
        assert!(letter.pinged.is_empty() && letter.files.len() == 1, "{letter:?}");
        Some(letter)
    }

    /// What the bot says to somebody.
    pub fn says(&self, who: Person, id: &str) -> String {
        self.table.says(who, id)
    }

    /// Presses a button with the label that somebody reads on a private message.
    pub async fn click(&self, who: Person, message: u64, id: &str) -> Answer {
        self.table.discord.click(who, message, &self.says(who, id)).await
    }

    /// Presses a button on the board, whose language is the server's.
    pub async fn click_board(&self, who: Person, label: &str) -> Answer {
        self.table.discord.click(who, self.board.id, label).await
    }

    /// Plays so much of the script that so many actions are left, as if it had been played while
    /// the bot could not post anything.
    pub async fn skip_to(&mut self, left: usize) {
        let mut played = Vec::new();
        while self.script.len() > left {
            let action = self.script.pop_front().unwrap();
            self.state.act(action).unwrap();
            self.remember();
            played.push(action.to_owned());
        }
        let change = |stored: &mut Game| {
            stored.actions.extend(played);
            stored.news();
            stored.own_news(|_| true);
        };
        self.table.change(change).await;
        self.board = self.table.posted(&[self.next()]).await;
        for (_, who) in self.seats.clone() {
            self.shows_hand(who).await;
        }
    }

    /// Somebody gives up, in the channel.
    pub async fn resigns(&mut self, who: Person) {
        let before = self.next();
        let asked = self.table.slash(who, "bosworth resign", &[]).await.message.unwrap();
        assert_eq!(asked.only_for, Some(who));
        self.click(who, asked.id, "button-really-resign").await;
        self.state.say(Word::Resign(self.seat(who))).unwrap();
        let next = [self.next()];
        let passes = next[0] != before && self.state.outcome().is_none();
        self.board = self.table.posted(if passes { &next } else { &[] }).await;
    }

    /// The game is over: anybody can check the lots.
    pub async fn verified(&self) {
        for (_, who) in &self.seats {
            let verified = self.table.slash(*who, "bosworth verify", &[]).await;
            let fits = if self.table.language(*who) == Language::En {
                "everything fits"
            } else {
                "alles klopt"
            };
            assert!(verified.private().contains(fits), "{}", verified.private());
        }
    }

    /// Ends the game's test.
    pub async fn leave(self) {
        let pings = self.table.discord.world().messages.clone();
        for message in pings.iter().filter(|message| message.only_for.is_some()) {
            assert!(message.pinged.is_empty(), "{message:?}");
        }
        self.table.leave().await;
    }
}
