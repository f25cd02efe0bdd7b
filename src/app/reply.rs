//! What people are answered, without words: [`crate::present`] finds them.

use super::refusal::Refusal;
use super::table::Table;
use crate::games::bosworth::Colour;
use crate::games::veldslag::{Draft, Square};
use crate::games::{AnyView, GameKind, Seat};
use crate::language::Language;
use crate::store::{MessageKey, UserKey};

/// The answer to a request.
#[derive(Clone, Debug)]
pub struct Answer {
    /// What there is to do, in order.
    pub replies: Vec<Reply>,
    /// The language of the person who asked.
    pub reader: Language,
    /// The language of the room.
    pub room: Language,
}

/// One thing to do.
#[derive(Clone, Debug)]
pub enum Reply {
    /// Tell the person who asked, and nobody else.
    Private(Private),
    /// Post a new public message about a game, which takes over the game's buttons.
    Post(Box<Scene>, News),
    /// Show a finished game's board to everybody.
    Show(Box<Scene>),
    /// A lobby, or how far the set-ups are, has changed: replace its message.
    Edit(MessageKey, Box<Scene>),
    /// A player's own view has changed: bring their direct message up to date.
    Direct(Box<Own>),
    /// Ask the person to fill in a form.
    Form(Form),
    /// Take the buttons off a public message.
    Retire(MessageKey),
}

/// A game as it stands, as somebody may see it.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Its lobby, players and actions.
    pub game: Table,
    /// What the viewer sees of the board.
    pub view: AnyView,
}

/// A player's own view of a game.
#[derive(Clone, Debug)]
pub struct Own {
    /// Whose.
    pub user: UserKey,
    /// The language the player reads.
    pub language: Language,
    /// Which moment of the direct message it is.
    pub moment: u32,
    /// Where that message stood last, if anywhere.
    pub at: Option<MessageKey>,
    /// The game with the player's view.
    pub scene: Scene,
    /// The set-up, while it is being made.
    pub draft: Option<Draft>,
}

/// A form to be filled in.
#[derive(Clone, Debug)]
pub enum Form {
    /// A set-up as three rows, with what stands there now.
    Rows(Box<Scene>, Draft),
    /// A name for a set-up.
    Name(Box<Scene>),
}

/// Why a public message is posted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A lobby has been opened.
    Lobby,
    /// The players set up; who is notified: the one who did not begin the game.
    SettingUp(Option<UserKey>),
    /// The game begins.
    Started,
    /// A player has made the last move.
    Moved {
        /// Whether it declines the opponent's draw offer.
        declines: bool,
    },
    /// A player offers a draw.
    DrawOffered(Seat),
    /// A player accepts a draw, and others have still to answer.
    DrawAccepted(Seat),
    /// A player declines a draw.
    DrawDeclined(Seat),
    /// A player has resigned.
    Resigned {
        /// Who.
        seat: Seat,
        /// Whether it is somebody else's turn now.
        passes: bool,
        /// Whether the player had begun a turn, of which nobody has been told.
        halfway: bool,
    },
    /// A player wishes to take the last action back.
    UndoAsked(Seat),
    /// A player lets an opponent take it back, and others have still to answer.
    UndoAccepted(Seat),
    /// A player does not let an opponent take it back.
    UndoDeclined(Seat),
    /// A player's last action has been taken back.
    UndoDone(Seat),
    /// The players agree on a draw, or the rules or a moderator grant it.
    Drawn,
    /// Somebody wants to see the board again.
    Board,
}

/// What one person alone is told.
#[derive(Clone, Debug)]
pub enum Private {
    /// The request changes nothing, and why.
    Refused(Refusal),
    /// The person sits in the lobby, in this seat and with this colour where they were asked for.
    Joined(GameKind, Option<Seat>, Option<Colour>),
    /// The person has left the lobby.
    Left(GameKind),
    /// The lobby is closed.
    Cancelled(GameKind),
    /// Choose a piece.
    ChoosePiece(Box<Scene>),
    /// Choose where the piece on this square goes.
    ChooseSquare(Box<Scene>, String),
    /// The move is made: its canonical text.
    Moved(String),
    /// The move is made, and there is more to choose, as the direct message shows.
    GoOn,
    /// Really resign?
    ConfirmResign(Box<Scene>),
    /// Really call the game off?
    ConfirmCancel(Box<Scene>),
    /// The person goes on playing.
    KeptPlaying,
    /// The person has resigned.
    Resigned,
    /// A page of the rules.
    Rules(GameKind, String),
    /// A game's record.
    Record(Box<Scene>),
    /// The board, in a conversation with the bot.
    Board(Box<Scene>),
    /// The player's own view.
    Own(Box<Own>),
    /// What to do with a square of the set-up.
    Place(Box<Own>, Square),
    /// The player's saved set-ups, by name.
    Saved(Box<Scene>, Vec<String>),
    /// The set-up has been changed, as its message shows.
    Deployed,
    /// What was asked for stands where the game is played.
    Told,
    /// Direct messages don't reach the person.
    DoorClosed(GameKind),
    /// A game from its start, as the person may see it, with every position.
    Film(Box<Scene>, Vec<AnyView>),
    /// Whether the lots of a game were drawn fairly.
    Verified(Box<Scene>, Proof),
    /// The person's games, and the room's.
    Games(Overview),
    /// What to do next.
    Help(Overview),
    /// Which languages are spoken, and whether they were set.
    Settings {
        /// The person's language, and whether the person has set it.
        person: (Language, bool),
        /// The room's language, and whether it has been set.
        room: (Language, bool),
    },
}

/// What follows from a game's seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// The seed is secret until the game is over.
    Later,
    /// All lots of the game follow from the seed: how many seats were drawn, and whether cards were.
    Fair {
        /// Seats.
        seats: usize,
        /// Decks, and who begins.
        cards: bool,
    },
    /// Something does not.
    Unfair,
}

/// Which games concern somebody here.
#[derive(Clone, Debug)]
pub struct Overview {
    /// The person's lobbies and running games everywhere.
    pub mine: Vec<Scene>,
    /// The room's lobbies and running games.
    pub here: Vec<Scene>,
    /// Who asks.
    pub who: UserKey,
    /// Whether the room is a conversation with the bot alone.
    pub direct: bool,
}
