//! The table of commands: it registers them on Discord, drives completion in the local room, and
//! writes the help and the command reference. Texts are messages of the same names.

use crate::games::GameKind;

/// A command.
#[derive(Clone, Copy, Debug)]
pub struct CommandSpec {
    /// The name that requests use; the message `command-NAME` translates it.
    pub name: &'static str,
    /// The game it belongs to. Such a command works in a room only, not in a direct conversation.
    pub game: Option<GameKind>,
    /// Subcommands; where there are any the command alone can't be given.
    pub subcommands: &'static [SubcommandSpec],
    /// Options of a command without subcommands.
    pub options: &'static [OptionSpec],
}

/// A subcommand; the message `command-COMMAND-NAME` translates its name.
#[derive(Clone, Copy, Debug)]
pub struct SubcommandSpec {
    /// The name that requests use.
    pub name: &'static str,
    /// Its options.
    pub options: &'static [OptionSpec],
}

/// An option; the message `option-NAME` translates its name.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// The name that requests use.
    pub name: &'static str,
    /// What it can be.
    pub values: Values,
    /// Whether it has to be given.
    pub required: bool,
}

/// What an option can be.
#[derive(Clone, Copy, Debug)]
pub enum Values {
    /// One of a few; the message `choice-NAME-VALUE` translates each.
    Fixed(&'static [&'static str]),
    /// What completion offers, or anything typed.
    Completed,
}

const SIDE: OptionSpec = OptionSpec {
    name: "side",
    values: Values::Fixed(&["attackers", "defenders"]),
    required: false,
};

const LAYOUT: OptionSpec =
    OptionSpec { name: "layout", values: Values::Fixed(&["serif", "bell"]), required: false };

const MOVE: OptionSpec = OptionSpec { name: "move", values: Values::Completed, required: true };

const ANSWER: OptionSpec =
    OptionSpec { name: "answer", values: Values::Fixed(&["accept", "decline"]), required: false };

const GAME: OptionSpec = OptionSpec { name: "game", values: Values::Completed, required: false };

const TOPIC: OptionSpec =
    OptionSpec { name: "topic", values: Values::Fixed(super::rules::TAWLBWRDD), required: false };

const LANGUAGE: OptionSpec =
    OptionSpec { name: "language", values: Values::Fixed(&["en", "nl", "auto"]), required: false };

const CHANNEL_LANGUAGE: OptionSpec = OptionSpec {
    name: "channel-language",
    values: Values::Fixed(&["en", "nl", "auto"]),
    required: false,
};

const TAWLBWRDD: &[SubcommandSpec] = &[
    SubcommandSpec { name: "new", options: &[SIDE, LAYOUT] },
    SubcommandSpec { name: "join", options: &[SIDE] },
    SubcommandSpec { name: "leave", options: &[] },
    SubcommandSpec { name: "start", options: &[] },
    SubcommandSpec { name: "cancel", options: &[] },
    SubcommandSpec { name: "move", options: &[MOVE] },
    SubcommandSpec { name: "board", options: &[] },
    SubcommandSpec { name: "draw", options: &[ANSWER] },
    SubcommandSpec { name: "resign", options: &[] },
    SubcommandSpec { name: "rules", options: &[TOPIC] },
    SubcommandSpec { name: "record", options: &[GAME] },
];

/// All commands.
pub const TABLE: &[CommandSpec] = &[
    CommandSpec {
        name: "tawlbwrdd",
        game: Some(GameKind::Tawlbwrdd),
        subcommands: TAWLBWRDD,
        options: &[],
    },
    CommandSpec { name: "games", game: None, subcommands: &[], options: &[] },
    CommandSpec {
        name: "settings",
        game: None,
        subcommands: &[],
        options: &[LANGUAGE, CHANNEL_LANGUAGE],
    },
    CommandSpec { name: "help", game: None, subcommands: &[], options: &[] },
];

/// The options of the command that an invocation names; `None` where the table has no such command.
#[must_use]
pub fn find(invocation: &super::Invocation) -> Option<&'static [OptionSpec]> {
    let command = TABLE.iter().find(|command| command.name == invocation.command)?;
    match &invocation.subcommand {
        None if command.subcommands.is_empty() => Some(command.options),
        None => None,
        Some(name) => {
            let subcommand = command.subcommands.iter().find(|known| known.name == name)?;
            Some(subcommand.options)
        }
    }
}
