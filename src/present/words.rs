//! Words for what all messages speak of: people, seats, games, commands.

use crate::app::{Seated, Table};
use crate::games::{GameKind, Reason, Seat};
use crate::l10n::{self, Value};
use crate::language::Language;
use crate::store::GameId;
use crate::text::{Person, Rich};

/// The texts of one language.
#[derive(Clone, Copy)]
pub(super) struct Words(pub(super) Language);

impl Words {
    /// A message without values, as words alone.
    pub(super) fn say(self, id: &str) -> String {
        l10n::text(self.0, id, &[])
    }

    /// A message with values, as words alone.
    pub(super) fn tell(self, id: &str, args: &[(&'static str, Value)]) -> String {
        l10n::text(self.0, id, args)
    }

    /// A message with values, with its structure.
    pub(super) fn rich(self, id: &str, args: &[(&'static str, Value)]) -> Rich {
        l10n::rich(self.0, id, args)
    }

    pub(super) fn kind(self, kind: GameKind) -> String {
        self.say(&format!("game-{}", kind.key()))
    }

    pub(super) fn seat(self, seat: Seat) -> String {
        self.say(&format!("seat-{}", seat.key()))
    }

    /// How a game ended. With more than two players, and rounds instead of moves, some of it is said
    /// in other words.
    pub(super) fn reason(self, kind: GameKind, reason: Reason) -> String {
        self.say(match (kind, reason) {
            (GameKind::Bosworth, Reason::Resigned) => "reason-resigned-all",
            (GameKind::Bosworth, Reason::Claimed) => "reason-claimed-bosworth",
            _ => return self.say(&format!("reason-{}", reason.name().replace(' ', "-"))),
        })
    }

    /// A command as people type it in this language: `/tawlbwrdd zet`.
    pub(super) fn command(self, command: &str, subcommand: Option<&str>) -> String {
        let name = self.say(&format!("command-{command}"));
        match subcommand {
            None => format!("/{name}"),
            Some(path) => {
                let mut id = format!("command-{command}");
                let mut line = format!("/{name}");
                for sub in path.split(' ') {
                    id = format!("{id}-{sub}");
                    line = format!("{line} {}", self.say(&id));
                }
                line
            }
        }
    }

    pub(super) fn game_command(self, kind: GameKind, subcommand: &str) -> String {
        self.command(kind.key(), Some(subcommand))
    }

    /// One line without the spaces that sentences with nothing to say leave behind.
    pub(super) fn one_line(text: &str) -> String {
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The first letter as a small one.
    pub(super) fn phrase(text: &str) -> String {
        let mut letters = text.chars();
        let first = letters.next().map(char::to_lowercase);
        first.into_iter().flatten().chain(letters).collect()
    }

    /// The first letter as a capital.
    pub(super) fn sentence(text: &str) -> String {
        let mut letters = text.chars();
        let first = letters.next().map(char::to_uppercase);
        first.into_iter().flatten().chain(letters).collect()
    }
}

/// How a game ended, as a clause.
#[must_use]
pub fn reason(kind: GameKind, reason: Reason, language: Language) -> String {
    Words(language).reason(kind, reason)
}

/// A game's number as people write it.
pub(super) fn number(id: GameId) -> String {
    format!("#{id}")
}

/// A player, named.
pub(super) fn name(player: &Seated) -> Person {
    Person::named(player.user.clone(), &player.name)
}

/// A player, spoken to.
pub(super) fn mention(player: &Seated) -> Person {
    name(player).mentioned()
}

/// The player in a seat, named; nothing where nobody sits.
pub(super) fn name_in(game: &Table, seat: Seat) -> Rich {
    game.in_seat(seat).map(|player| name(player).into()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_named_in_the_readers_language() {
        let kind = GameKind::Tawlbwrdd;
        assert_eq!(Words(Language::En).game_command(kind, "move"), "/tawlbwrdd move");
        assert_eq!(Words(Language::Nl).game_command(kind, "move"), "/tawlbwrdd zet");
    }
}
