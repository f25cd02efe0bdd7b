//! A game of cards for three, with a split camp: what each of them and the others read.

use super::*;
use crate::games::bosworth::{Camp, Colour, Deck, Setup};
use crate::games::{Seat, Seed};

const DECKS: [(Camp, &str); 3] =
    [(Camp::South, "RQNBKPPPPRNB"), (Camp::West, "KBNRQPPPPRNB"), (Camp::North, "NPPBKQPPRRNB")];

impl Table {
    /// Lets South begin, when the lots are drawn.
    fn load_the_lots(&self) {
        let camps = DECKS.map(|(camp, _)| camp);
        let seeds = (0..=u8::MAX).map(|byte| Seed::new([byte; 32]));
        let begins = |seed: &Seed| Setup::draw(seed, &camps, true).unwrap().first();
        let seed = seeds.into_iter().find(|seed| begins(seed) == Camp::South).unwrap();
        self.change(|game| game.seed = seed);
    }

    /// Gives everybody known cards.
    fn stack_the_decks(&self) {
        let deck = |camp| {
            let stacked = DECKS.iter().find(|(of, _)| *of == camp);
            stacked.and_then(|(_, deck)| Deck::parse(deck))
        };
        let deal = Setup::new(Camp::ALL.map(deck), true, Some(Camp::South)).unwrap();
        self.change(|game| {
            let colours = game.deal.as_ref().unwrap().colours();
            game.deal = Some(deal.coloured(colours));
        });
    }

    fn change(&self, change: impl FnOnce(&mut Game)) {
        let store = self.app.store();
        let before = store.game(GameId(1)).unwrap().unwrap();
        let mut game = before.clone();
        change(&mut game);
        store.put_game(&before, &game).unwrap();
    }
}

fn campaign(language: Language) -> String {
    let mut table = Table::new(language);
    lobby(&mut table);
    table.stack_the_decks();
    turns(&mut table);
    elimination(&mut table);
    table.transcript()
}

fn lobby(table: &mut Table) {
    table.say("Ann", "bosworth new players:2 camps:split");
    table.say("Ann", "bosworth new camps:split camp:south colour:red");
    table.press("Ann", 0, Control::Start);
    table.press("Bob", 0, Control::Join(Some(Seat::South)));
    table.press("Bob", 0, Control::Join(Some(Seat::East)));
    table.press("Bob", 0, Control::Join(Some(Seat::West)));
    table.press("Bob", 0, Control::Colour(Colour::Red));
    table.press("Bob", 0, Control::Colour(Colour::Blue));
    table.say("Bob", "bosworth join colour:blue");
    table.say("Cor", "bosworth join");
    table.say("Dee", "bosworth join");
    table.load_the_lots();
    table.press("Cor", 0, Control::Start);
}

fn turns(table: &mut Table) {
    table.say("Bob", "bosworth hand");
    table.say("Dee", "bosworth hand");
    table.say("Bob", "bosworth move move:f3-e3");
    table.say("Ann", "bosworth place card:rook");
    table.press("Ann", 0, Control::Pieces);
    table.press("Ann", 0, Control::Squares("b1".into()));
    table.press("Ann", 0, Control::Play("b1-b3".into()));
    table.press("Ann", 0, Control::Play("b1-b3".into()));
    table.say("Bob", "bosworth board");
    table.press("Ann", 0, Control::Pieces);
    table.say("Ann", "bosworth place card:K");
    table.press("Ann", 1, Control::Play("R@b1".into()));
    table.say("Bob", "bosworth move move:f3-e3 place:Q@f3");
    table.say("Bob", "bosworth move move:f3-e3 place:K@f3");
    table.say("Cor", "bosworth move move:d6-d5");
    table.say("Cor", "bosworth place card:N");
    table.say("Cor", "bosworth undo");
    table.say("Ann", "bosworth claim");
    table.say("Ann", "bosworth move move:e1-e4 place:Q@e1");
}

/// South takes West's king, and North gives up.
fn elimination(table: &mut Table) {
    table.say("Bob", "bosworth draw");
    table.say("Cor", "bosworth draw");
    table.say("Cor", "bosworth draw");
    table.say("Ann", "bosworth draw answer:decline");
    for (who, action) in [
        ("Ann", "e1-e2 place:Q@e1"),
        ("Bob", "a4-b4 place:B@a4"),
        ("Cor", "c6-c5 place:P@c6"),
        ("Ann", "e2xf3"),
    ] {
        table.say(who, &format!("bosworth move move:{action}"));
    }
    table.say("Bob", "bosworth move move:a4-b5");
    table.say("Bob", "bosworth hand");
    table.say("Bob", "bosworth record");
    table.say("Cor", "games");
    table.say("Cor", "bosworth move move:d5-d4");
    table.say("Ann", "bosworth move move:e1-e3");
    table.press("Ann", 15, Control::Play("Q@e1".into()));
    table.say("Ann", "bosworth record");
    table.say("Ann", "bosworth verify");
    table.say("Cor", "bosworth resign");
    table.press("Cor", 16, Control::Resign);
    for who in ["Ann", "Dee"] {
        table.say(who, "bosworth record");
        table.say(who, "bosworth verify");
    }
    table.say("Bob", "bosworth replay");
}

#[test]
fn a_campaign_reads_well_in_english() {
    insta::assert_snapshot!(campaign(Language::En));
}

#[test]
fn a_campaign_reads_well_in_dutch() {
    insta::assert_snapshot!(campaign(Language::Nl));
}
