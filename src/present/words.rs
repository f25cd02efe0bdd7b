//! Words for what all messages speak of: people, seats, games, commands.

use crate::app::{Seated, Table};
use crate::games::{GameKind, Reason, Seat};
use crate::l10n::{self, Value};
use crate::language::Language;
use crate::store::{GameId, UserKey};
use crate::unseen::{JOINER, is_unseen};

/// The texts of one language.
#[derive(Clone, Copy)]
pub(super) struct Words(pub(super) Language);

impl Words {
    /// A message without values.
    pub(super) fn say(self, id: &str) -> String {
        l10n::text(self.0, id, &[])
    }

    /// A message with values.
    pub(super) fn tell(self, id: &str, args: &[(&'static str, Value)]) -> String {
        l10n::text(self.0, id, args)
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

/// A person who is notified.
pub(super) fn mention(user: &UserKey) -> String {
    format!("<@{}>", user.id)
}

/// A player's name, in bold.
pub(super) fn name(player: &Seated) -> String {
    format!("**{}**", plain(&player.name))
}

/// The name of the player in a seat, in bold.
pub(super) fn name_in(game: &Table, seat: Seat) -> String {
    game.in_seat(seat).map(name).unwrap_or_default()
}

/// The name of the player in a seat, for a text that is bold already.
pub(super) fn plain_in(game: &Table, seat: Seat) -> String {
    game.in_seat(seat).map(|player| plain(&player.name)).unwrap_or_default()
}

/// Somebody's own text, with markdown and mentions made harmless.
pub(super) fn plain(text: &str) -> String {
    let mut safe = String::new();
    for c in text.chars().filter(|c| !is_unseen(*c)) {
        if c.is_ascii_punctuation() && !matches!(c, '\'' | ',' | '.' | '-') {
            safe.push('\\');
        }
        safe.push(c);
        if c == '@' {
            // Not even @everyone survives a zero-width space.
            safe.push('\u{200b}');
        }
    }
    // A joiner joins emoji, and shows nothing by itself.
    if safe.trim_matches([' ', JOINER]).is_empty() { "?".into() } else { safe }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_harmless() {
        assert_eq!(plain("Ann-Marie O'Neil"), "Ann-Marie O'Neil");
        assert_eq!(plain("**x** <@1>"), "\\*\\*x\\*\\* \\<\\@\u{200b}1\\>");
        assert!(!plain("@everyone").contains("@e"));
        assert_eq!(plain("a\nb"), "ab");
        assert_eq!(plain("\u{202e}abc"), "abc");
        assert_eq!(plain("\u{200b}"), "?");
    }

    #[test]
    fn commands_are_named_in_the_readers_language() {
        let kind = GameKind::Tawlbwrdd;
        assert_eq!(Words(Language::En).game_command(kind, "move"), "/tawlbwrdd move");
        assert_eq!(Words(Language::Nl).game_command(kind, "move"), "/tawlbwrdd zet");
    }
}
