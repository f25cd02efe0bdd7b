//! What people ask for.

use crate::games::bosworth::Colour;
use crate::games::veldslag::{Preset, Rank, Square};
use crate::games::{GameKind, Seat};
use crate::language::Language;
use crate::store::{GameId, MessageKey, RoomKey, UserKey};

/// Who asks.
#[derive(Clone, Debug)]
pub struct Person {
    /// Who it is.
    pub key: UserKey,
    /// The name as the person writes it.
    pub name: String,
    /// The language of the person's client.
    pub language: Language,
}

/// Where somebody asks.
#[derive(Clone, Debug)]
pub struct Room {
    /// Which room.
    pub key: RoomKey,
    /// The language of the server.
    pub language: Language,
    /// Whether it is a conversation with the bot alone, where no game can be played.
    pub direct: bool,
    /// Whether the person who asks may moderate here.
    pub moderator: bool,
}

/// Something somebody asks for.
#[derive(Clone, Debug)]
pub struct Request {
    /// Who asks.
    pub who: Person,
    /// Where.
    pub room: Room,
    /// For what.
    pub ask: Ask,
}

/// What is asked for.
#[derive(Clone, Debug)]
pub enum Ask {
    /// A command: its name and its subcommand as the table of commands has them, and the options
    /// that were given.
    Command(Invocation),
    /// A button, or an entry chosen from a menu; and the message it stands on: a public one, or the
    /// direct message about a game. `None` for one that was an answer to the person alone.
    Press(Press, Option<MessageKey>),
    /// A form that was filled in: what it is for, and its fields in order.
    Form(Press, Vec<String>),
}

/// A command as it was given, in the names of [`super::commands::TABLE`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Invocation {
    /// The command.
    pub command: String,
    /// The subcommand, where the command has any; one of a group with the group before it: `setup
    /// place`.
    pub subcommand: Option<String>,
    /// Options: name and value.
    pub options: Vec<(String, String)>,
}

/// A pressed button or a chosen entry of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Press {
    /// Something about a game.
    Game {
        /// Which game.
        game: GameId,
        /// How many actions had been played when the button was shown.
        ply: u32,
        /// Which button.
        control: Control,
    },
    /// Another page of the rules.
    Rules {
        /// Of which game.
        kind: GameKind,
        /// Which page.
        topic: String,
    },
}

/// A button or an entry of a menu about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Control {
    /// Take a seat, a given one or any.
    Join(Option<Seat>),
    /// Take a seat, or give up the one that was chosen: the lot decides.
    Lot,
    /// Take a seat, or keep it, with cards of a colour.
    Colour(Colour),
    /// Leave the lobby.
    Leave,
    /// Start the game.
    Start,
    /// Close the lobby; while the players set up it is asked first.
    Cancel,
    /// Call the game off while the players set up.
    CallOff,
    /// Choose a piece to move.
    Pieces,
    /// Choose where the piece on this square goes.
    Squares(String),
    /// Play a move.
    Play(String),
    /// Offer a draw.
    OfferDraw,
    /// Accept a draw.
    AcceptDraw,
    /// Decline a draw.
    DeclineDraw,
    /// Ask whether the player really wants to resign.
    AskResign,
    /// Resign.
    Resign,
    /// Keep playing.
    KeepPlaying,
    /// After the end: play once more, with the other side.
    Again,
    /// Ask to take one's last action back.
    AskUndo,
    /// Let the opponent take it back.
    AcceptUndo,
    /// Don't.
    DeclineUndo,
    /// Claim a draw that the rules grant.
    Claim,
    /// Show the player's own view.
    Army,
    /// Something about the player's set-up.
    Deploy(Deploy),
}

/// A step of setting up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deploy {
    /// Show the set-up.
    Show,
    /// Fill in a preset, left and right exchanged if wanted.
    Preset(Preset, bool),
    /// Exchange left and right.
    Mirror,
    /// Choose what to do with a square.
    Choose(Square),
    /// Put a piece on a square.
    Put(Rank, Square),
    /// Exchange two squares.
    Swap(Square, Square),
    /// Take the piece off a square.
    Clear(Square),
    /// Take all pieces off.
    ClearAll,
    /// Ask for the form with three rows.
    Form,
    /// Take what stands in that form.
    Text,
    /// Ask for a name to save the set-up under.
    Name,
    /// Save the set-up under the name in that form.
    Save,
    /// Show the saved set-ups.
    Saved,
    /// Load a saved set-up.
    Load(String),
    /// Forget a saved set-up.
    Forget(String),
    /// Say that the set-up is finished.
    Ready,
    /// Take that back.
    Unready,
}

/// Somebody is typing a command and wants to know what an option can be.
#[derive(Clone, Debug)]
pub struct Completion {
    /// Who types.
    pub who: Person,
    /// Where.
    pub room: Room,
    /// The command so far.
    pub invocation: Invocation,
    /// The name of the option that is being typed.
    pub option: String,
    /// What is typed of it.
    pub typed: String,
}

impl Invocation {
    /// The value of an option, if it was given.
    #[must_use]
    pub fn option(&self, name: &str) -> Option<&str> {
        self.options.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}
