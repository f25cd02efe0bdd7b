//! Whether anybody could learn of another's hand, in all that was ever shown to them.

use slagveld::games::bosworth::{Camp, Hand, Kind, Square};
use slagveld::games::{AnyView, Viewer};
use slagveld::l10n::text;

use super::campaign::Campaign;
use crate::discord::{Person, Told};

impl Campaign {
    /// Somebody's hand as the bot names it: `rook, 2 pawns`.
    pub fn hand(&self, who: Person) -> String {
        let seat = self.seat(who);
        let AnyView::Bosworth(view) = self.state.view(Viewer::Seat(seat)) else {
            panic!("another game")
        };
        let Hand::Known(cards) = view.hand(Camp::of(seat).unwrap()) else { panic!("hidden") };
        let language = self.table.language(who);
        let count = |kind: Kind| cards.iter().filter(|card| **card == kind).count();
        let name = |kind: Kind| {
            let count = [("count", count(kind).into())];
            text(language, &format!("cards-{}", kind.key()), &count)
        };
        let kinds = Kind::ALL.into_iter().filter(|kind| count(*kind) > 0);
        kinds.map(name).collect::<Vec<_>>().join(", ")
    }

    /// Notes everybody's hand.
    pub fn remember(&mut self) {
        if self.state.outcome().is_some() {
            return;
        }
        for seat in self.state.living() {
            let who = self.in_seat(seat);
            let hand = self.hand(who);
            self.held.insert((who.0, hand));
        }
    }

    /// Fails if anything that was shown so far tells of a hand to anybody but its owner. What
    /// everybody sees once a game is over does: ask before.
    pub fn assert_secret(&self) {
        let world = self.table.discord.world();
        let mut own = 0;
        for told in &world.told {
            for hand in self.hands_in(&told.text) {
                let whose = told.to.unwrap_or_else(|| panic!("{hand} told to all: {}", told.text));
                assert!(self.held.contains(&(whose.0, hand.clone())), "{hand}: {}", told.text);
                own += 1;
            }
            self.assert_no_tags(told);
            self.assert_own_controls(told);
        }
        assert!(own > self.seats.len(), "hands are told to their owners");
    }

    /// The hands that a text names: in its lines, and in pictures' descriptions.
    fn hands_in(&self, text: &str) -> Vec<String> {
        let mut hands = Vec::new();
        for (before, after) in [
            ("Your hand: ", ". "),
            ("Je hand: ", ". "),
            ("; in hand ", " to draw."),
            ("; in de hand ", " te trekken."),
        ] {
            for found in text.split(before).skip(1) {
                let found = found.split(after).next().unwrap_or_default();
                // After the cards a description says how many are left to draw.
                let left = found.rsplit_once(", ").filter(|(_, last)| last.parse::<u8>().is_ok());
                let hand = left.map_or(found, |(cards, _)| cards);
                let none = self.says(self.table.ann, "nobody") == hand
                    || self.says(self.table.bob, "nobody") == hand;
                hands.push(if none { String::new() } else { hand.to_owned() });
            }
        }
        hands
    }

    /// A running game's record says nobody's deck, and no hand but its reader's.
    fn assert_no_tags(&self, told: &Told) {
        for camp in Camp::ALL {
            assert!(!told.text.contains(&format!("[{} ", camp.deck_tag())), "{}", told.text);
            let Some((_, hand)) = told.text.split_once(&format!("[{} \"", camp.hand_tag())) else {
                continue;
            };
            let hand = hand.split('"').next().unwrap_or_default();
            let own =
                self.seats.iter().any(|(seat, who)| *seat == camp.seat() && told.to == Some(*who));
            assert!(own || hand.chars().all(|letter| letter == '?'), "{hand}: {}", told.text);
        }
    }

    /// What can be placed is offered to its owner alone: in controls, and in completion.
    fn assert_own_controls(&self, told: &Told) {
        for before in [":play:", "\"value\":\""] {
            for found in told.text.split(before).skip(1) {
                let value = found.split('"').next().unwrap_or_default();
                let places = value.split(' ').filter_map(|place| place.split_once('@'));
                for space in places.filter_map(|(_, space)| Square::read(space)) {
                    let AnyView::Bosworth(view) = self.state.view(Viewer::Public) else { return };
                    let camp = view.camp_of(space.0).unwrap();
                    assert_eq!(told.to, Some(self.in_seat(camp.seat())), "{}", told.text);
                }
            }
        }
    }
}
