mod examples;
mod random;

use super::*;
use crate::games::{GameKind, Seed};
use crate::language::Language;

/// The first account; the others follow.
const ANN: AccountId = AccountId(1);
const BOB: AccountId = AccountId(2);

fn opening(kind: GameKind) -> Opening {
    Opening {
        kind,
        variant: None,
        wanted: None,
        room: RoomKey { front: Front::Web, id: "channel".into() },
        language: Language::En,
        host: ANN,
        seat: None,
        colour: None,
        pace: None,
    }
}

/// A table with its whole history.
struct History {
    table: Table,
    events: Vec<Event>,
    now: u64,
}

impl History {
    fn open(opening: Opening, seed: u8) -> Self {
        let first = Event::opening(opening, Seed::new([seed; 32]), Timestamp(1));
        let table = Table::opened(TableId(1), &first).unwrap();
        Self { table, events: vec![first], now: 1 }
    }

    /// Gives a command, and applies what it comes to.
    fn give(&mut self, actor: Actor, command: Command) -> Result<Vec<Event>, Refusal> {
        self.now += 1;
        let request = Request { actor, at: Timestamp(self.now), command, seen: None };
        let events = self.table.decide(&request)?;
        for event in &events {
            self.table.apply(event);
        }
        self.events.extend(events.iter().cloned());
        Ok(events)
    }

    fn person(&mut self, account: AccountId, command: Command) -> Vec<Event> {
        match self.give(Actor::Person(account), command) {
            Ok(events) => events,
            Err(refusal) => panic!("{refusal:?}"),
        }
    }

    /// The account of the player to move.
    fn mover(&self) -> AccountId {
        let seat = self.table.state().unwrap().to_move();
        self.table.in_seat(seat).unwrap().account
    }
}

const fn sit() -> Command {
    Command::Sit { seat: None, colour: None }
}
