//! A room in which a game of Bosworth is played that is known in advance.

use std::path::Path;

use serde_json::Value;
use slagveld::games::bosworth::Camp;
use slagveld::store::{Game, GameId};

use crate::campaign::{Campaign, Kingdoms, Turn};
use crate::room::{Room, open, text};
use crate::table::{Player, alt, presses};

const NAMES: [(&str, &str); 4] = [("Ann", "en"), ("Bob", "nl"), ("Cor", "en"), ("Dee", "nl")];

/// A room, and who plays there.
pub struct Table {
    pub room: Room,
    pub players: Vec<(Camp, Player)>,
}

impl Table {
    /// The game has begun.
    pub async fn new(folder: &Path, kingdoms: Kingdoms, campaign: &Campaign) -> Self {
        let room = Room::open(folder, 0).await;
        let mut players = Vec::new();
        for (camp, (name, language)) in kingdoms.camps.iter().zip(NAMES) {
            players.push((*camp, Player::new(&room, name, language).await));
        }
        let how = if kingdoms.split {
            "camps:split".to_owned()
        } else {
            format!("players:{}", players.len())
        };
        let mut table = Self { room, players };
        let host = &table.players[0].1;
        host.say("channel", &format!("/bosworth new {how}")).await;
        for (number, (camp, player)) in table.players.iter().enumerate() {
            let seat = camp.seat().key();
            if number % 2 == 0 {
                player.click(&host.board().await, &format!(":join:{seat}")).await;
            } else {
                player.click(&host.board().await, ":join").await;
                player.say("channel", &format!("/bosworth join camp:{seat}")).await;
            }
        }
        let seed = campaign.seed.clone();
        table = table.changed(folder, |game| game.seed = seed).await;
        let last = table.players.last().unwrap().1.clone();
        last.click(&last.board().await, ":start").await;
        table
    }

    /// The same in a later moment of the game: as if turns had been played before.
    pub async fn at(folder: &Path, kingdoms: Kingdoms, campaign: &Campaign, turns: usize) -> Self {
        let table = Self::new(folder, kingdoms, campaign).await;
        let played = campaign.turns[..turns].iter().flat_map(|turn| turn.record.clone());
        let skip = |game: &mut Game| {
            game.actions = played.collect();
            game.news();
            game.own_news(|_| true);
        };
        table.changed(folder, skip).await
    }

    /// Changes the stored game while the room is closed.
    async fn changed(self, folder: &Path, change: impl FnOnce(&mut Game)) -> Self {
        self.room.close().await;
        let store = open(folder).await;
        let before = store.game(GameId(1)).unwrap().unwrap();
        let mut game = before.clone();
        change(&mut game);
        store.put_game(&before, &game).unwrap();
        drop(store);
        Self::opened(folder, self.players).await
    }

    /// The room after the bot was started again.
    pub async fn again(self, folder: &Path) -> Self {
        self.room.close().await;
        Self::opened(folder, self.players).await
    }

    async fn opened(folder: &Path, players: Vec<(Camp, Player)>) -> Self {
        let room = Room::open(folder, 0).await;
        let players = players.into_iter().map(|(camp, player)| (camp, player.at(&room))).collect();
        Self { room, players }
    }

    /// Who leads a kingdom.
    pub fn of(&self, camp: Camp) -> &Player {
        &self.players.iter().find(|(of, _)| *of == camp).unwrap().1
    }

    /// Plays turns, one in this way, the next in that.
    pub async fn play(&self, turns: &[Turn]) {
        for (number, turn) in turns.iter().enumerate() {
            let player = self.of(turn.by);
            match number % 4 {
                0 => in_one_line(player, turn).await,
                1 => from_the_conversation(player, turn).await,
                2 => from_the_board(player, turn).await,
                _ => card_by_card(player, turn).await,
            }
            self.everybody_sees(turn).await;
        }
    }

    /// The turn is told to all, and nobody's hand to anybody else.
    async fn everybody_sees(&self, turn: &Turn) {
        let board = self.players[0].1.board().await;
        let text = text(&board);
        assert!(turn.record.iter().any(|step| text.contains(step)), "{:?}: {text}", turn.record);
        assert!(self.of(turn.by).panels().await.is_empty(), "what was asked is gone");
        // At the end all see all.
        if presses(&board).iter().any(|press| press.ends_with(":pieces")) {
            self.hands_stay_hidden().await;
        }
    }

    /// Whatever anybody sees shows no other hand.
    pub async fn hands_stay_hidden(&self) {
        for (camp, player) in &self.players {
            let seat = camp.seat().key();
            for message in player.browser.state().await["messages"].as_array().unwrap() {
                if message["body"]["picture"].is_null() {
                    continue;
                }
                let told = alt(message)
                    .split(". ")
                    .filter(|part| part.contains("; in hand ") || part.contains("; in de hand "));
                let names = [seat.to_owned(), dutch(*camp).to_owned()];
                for hand in told {
                    let hand = hand.to_lowercase();
                    assert!(names.iter().any(|name| hand.starts_with(name)), "{seat} sees {hand}");
                }
            }
        }
    }
}

const fn dutch(camp: Camp) -> &'static str {
    match camp {
        Camp::South => "zuid",
        Camp::West => "west",
        Camp::North => "noord",
        Camp::East => "oost",
    }
}

impl Player {
    /// What somebody alone is asked in the channel.
    pub async fn panels(&self) -> Vec<Value> {
        let state = self.browser.state().await;
        let messages = state["messages"].as_array().unwrap().clone();
        messages
            .into_iter()
            .filter(|one| one["place"]["room"] == "private" && !presses(one).is_empty())
            .collect()
    }

    async fn panel(&self) -> Value {
        let mut panels = self.panels().await;
        assert_eq!(panels.len(), 1, "{panels:?}");
        panels.remove(0)
    }
}

async fn in_one_line(player: &Player, turn: &Turn) {
    let (step, placed) = turn.actions.split_first().unwrap();
    let placed =
        if placed.is_empty() { String::new() } else { format!(" place:{}", placed.join(" ")) };
    player.say("channel", &format!("/bosworth move move:{step}{placed}")).await;
}

/// Typed in the conversation; the cards by the menus of the own view, which stays where it is.
async fn from_the_conversation(player: &Player, turn: &Turn) {
    let before = player.own().await["id"].clone();
    player.say("direct", &format!("/bosworth zet {}", turn.actions[0])).await;
    for placed in &turn.actions[1..] {
        let own = player.own().await;
        let about_turn = |press: &String| press.contains(":play:") || press.ends_with(":ask-undo");
        assert!(presses(&own).iter().all(about_turn), "{own}");
        player.click(&own, &format!(":play:{placed}")).await;
    }
    assert_eq!(player.own().await["id"], before);
    assert!(player.conversation().await.iter().all(|one| one["part"] != "answer"));
}

/// By the button under the board and the menus that follow.
async fn from_the_board(player: &Player, turn: &Turn) {
    let (step, placed) = turn.actions.split_first().unwrap();
    player.click(&player.board().await, ":pieces").await;
    if let Some((from, _)) = step.split_once(['-', 'x']) {
        player.click(&player.panel().await, &format!(":squares:{from}")).await;
    }
    for action in std::iter::once(step).chain(placed) {
        player.click(&player.panel().await, &format!(":play:{action}")).await;
    }
}

/// Typed card by card, with their names.
async fn card_by_card(player: &Player, turn: &Turn) {
    player.say("channel", &format!("/bosworth move {}", turn.actions[0])).await;
    for placed in &turn.actions[1..] {
        let Some((card, space)) = placed.split_once('@') else {
            player.click(&player.panel().await, ":play:--").await;
            continue;
        };
        let name = ["koning", "queen", "toren", "bishop", "paard", "pion"];
        let name = name["KQRBNP".find(card).unwrap()];
        player.say("channel", &format!("/bosworth place card:{name} space:{space}")).await;
    }
}
