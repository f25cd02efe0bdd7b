//! The table of commands: it registers them on Discord, drives completion in the local room, and
//! writes the help and the command reference. Texts are messages of the same names.

use crate::games::GameKind;

/// A command.
#[derive(Clone, Copy, Debug)]
pub struct CommandSpec {
    /// The name that requests use; the message `command-NAME` translates it.
    pub name: &'static str,
    /// The game it belongs to.
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
    /// Its options; none where it is a group.
    pub options: &'static [OptionSpec],
    /// The subcommands of a group; the message `command-COMMAND-GROUP-NAME` translates a name.
    pub subcommands: &'static [SubcommandSpec],
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

const fn fixed(name: &'static str, values: &'static [&'static str]) -> OptionSpec {
    OptionSpec { name, values: Values::Fixed(values), required: false }
}

const fn completed(name: &'static str) -> OptionSpec {
    OptionSpec { name, values: Values::Completed, required: false }
}

impl OptionSpec {
    const fn required(self) -> Self {
        Self { required: true, ..self }
    }
}

const fn sub(name: &'static str, options: &'static [OptionSpec]) -> SubcommandSpec {
    SubcommandSpec { name, options, subcommands: &[] }
}

const SIDE: OptionSpec = fixed("side", &["attackers", "defenders"]);
const COLOUR: OptionSpec = fixed("colour", &["red", "blue"]);
const PLAYERS: OptionSpec = fixed("players", &["2", "3", "4"]);
const CAMPS: OptionSpec = fixed("camps", &["whole", "split"]);
const CAMP: OptionSpec = fixed("camp", &["south", "west", "north", "east"]);
const KINGDOM: OptionSpec = fixed("colour", &["red", "yellow", "green", "blue"]);
const LAYOUT: OptionSpec = fixed("layout", &["serif", "bell"]);
const MOVE: OptionSpec = completed("move").required();
const ANSWER: OptionSpec = fixed("answer", &["accept", "decline"]);
const GAME: OptionSpec = completed("game");
const PRESET: OptionSpec =
    fixed("preset", &["corner", "wall", "attack", "decoy", "screen", "scouts", "flank", "open"]);
const MIRRORED: OptionSpec = fixed("mirrored", &["yes", "no"]);
const PIECE: OptionSpec = completed("piece").required();
const SQUARE: OptionSpec = completed("square");
const WITH: OptionSpec = completed("with").required();
const NAME: OptionSpec = completed("name").required();

const LANGUAGE: OptionSpec = fixed("language", &["en", "nl", "auto"]);
const CHANNEL_LANGUAGE: OptionSpec = fixed("channel-language", &["en", "nl", "auto"]);

const TAWLBWRDD: &[SubcommandSpec] = &[
    sub("new", &[SIDE, LAYOUT]),
    sub("join", &[SIDE]),
    sub("leave", &[]),
    sub("start", &[]),
    sub("cancel", &[]),
    sub("move", &[MOVE]),
    sub("board", &[]),
    sub("draw", &[ANSWER]),
    sub("undo", &[ANSWER]),
    sub("resign", &[]),
    sub("rules", &[fixed("topic", super::rules::TAWLBWRDD)]),
    sub("replay", &[GAME]),
    sub("record", &[GAME]),
    sub("verify", &[GAME]),
];

const VELDSLAG: &[SubcommandSpec] = &[
    sub("new", &[COLOUR]),
    sub("join", &[COLOUR]),
    sub("leave", &[]),
    sub("start", &[]),
    sub("cancel", &[]),
    SubcommandSpec { name: "setup", options: &[], subcommands: SETUP },
    sub("move", &[MOVE]),
    sub("army", &[]),
    sub("board", &[]),
    sub("draw", &[ANSWER]),
    sub("undo", &[ANSWER]),
    sub("claim", &[]),
    sub("resign", &[]),
    sub("adjudicate", &[]),
    sub("rules", &[fixed("topic", super::rules::VELDSLAG)]),
    sub("replay", &[GAME]),
    sub("record", &[GAME]),
    sub("verify", &[GAME]),
];

const BOSWORTH: &[SubcommandSpec] = &[
    sub("new", &[PLAYERS, CAMPS, CAMP, KINGDOM]),
    sub("join", &[CAMP, KINGDOM]),
    sub("leave", &[]),
    sub("start", &[]),
    sub("cancel", &[]),
    sub("move", &[MOVE, completed("place")]),
    sub("place", &[completed("card").required(), completed("space")]),
    sub("hand", &[]),
    sub("board", &[]),
    sub("draw", &[ANSWER]),
    sub("undo", &[ANSWER]),
    sub("claim", &[]),
    sub("resign", &[]),
    sub("rules", &[fixed("topic", super::rules::BOSWORTH)]),
    sub("replay", &[GAME]),
    sub("record", &[GAME]),
    sub("verify", &[GAME]),
];

const SETUP: &[SubcommandSpec] = &[
    sub("show", &[]),
    sub("preset", &[PRESET, MIRRORED]),
    sub("mirror", &[]),
    sub("place", &[PIECE, SQUARE.required()]),
    sub("swap", &[SQUARE.required(), WITH]),
    sub("clear", &[SQUARE]),
    sub("text", &[completed("front"), completed("middle"), completed("back")]),
    sub("save", &[NAME]),
    sub("load", &[NAME]),
    sub("forget", &[NAME]),
    sub("ready", &[]),
    sub("unready", &[]),
];

/// All commands.
pub const TABLE: &[CommandSpec] = &[
    CommandSpec {
        name: "bosworth",
        game: Some(GameKind::Bosworth),
        subcommands: BOSWORTH,
        options: &[],
    },
    CommandSpec {
        name: "tawlbwrdd",
        game: Some(GameKind::Tawlbwrdd),
        subcommands: TAWLBWRDD,
        options: &[],
    },
    CommandSpec {
        name: "veldslag",
        game: Some(GameKind::Veldslag),
        subcommands: VELDSLAG,
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
    let (mut options, mut subcommands) = (command.options, command.subcommands);
    for name in invocation.subcommand.iter().flat_map(|path| path.split(' ')) {
        let sub = subcommands.iter().find(|known| known.name == name)?;
        (options, subcommands) = (sub.options, sub.subcommands);
    }
    subcommands.is_empty().then_some(options)
}
