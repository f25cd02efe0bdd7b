//! Messages as every front end can show them.

use crate::app::Press;
use crate::games::AnyView;
use crate::games::veldslag::Draft;
use crate::render::{Caption, Style};
use crate::store::{GameId, MessageKey, RoomKey, UserKey};
use crate::text::Rich;

/// What a front end has to do, in order.
#[derive(Clone, Debug)]
pub enum Delivery {
    /// Answer the person who asked, so that nobody else sees it. Where a button on an earlier
    /// private answer was pressed, the new answer takes its place.
    Private(Message),
    /// The same, for a request that changed nothing: the message says why.
    Refused(Message),
    /// The press on a private answer has led to something public: the answer can go. Where it
    /// can't, this takes its place.
    Done(Message),
    /// Post a new public message in the game's room, then tell [`crate::app::App::posted`].
    Post {
        /// The room: not always the one in which somebody asked.
        room: RoomKey,
        /// Which game it is about.
        game: GameId,
        /// Which moment of the game it shows.
        moment: u32,
        /// The message.
        message: Message,
    },
    /// Show the board once more, to everybody, as the answer to a command.
    Show(Message),
    /// Replace a public message.
    Edit {
        /// Which game it is about.
        game: GameId,
        /// Which message.
        at: MessageKey,
        /// What it becomes.
        message: Message,
    },
    /// Take the buttons off a public message and leave the rest as it is.
    Retire(MessageKey),
    /// Bring the direct message in which a player sees a game up to date, then tell
    /// [`crate::app::App::direct_shown`] or [`crate::app::App::direct_refused`].
    Direct {
        /// Which game it is about.
        game: GameId,
        /// Whose message.
        user: UserKey,
        /// Which moment of it is shown.
        moment: u32,
        /// Where it stood last, if anywhere.
        at: Option<MessageKey>,
        /// The message.
        message: Message,
    },
    /// Ask the person to fill in a form; what is filled in comes as [`crate::app::Ask::Form`].
    Form(Form),
}

/// A form to be filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// What handing it in asks for.
    pub press: Press,
    /// The title, at most 45 characters.
    pub title: String,
    /// One to five lines of text.
    pub fields: Vec<Field>,
}

/// A line of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// What is asked, at most 45 characters.
    pub label: String,
    /// What stands there already.
    pub value: String,
    /// What an empty field shows, at most 100 characters.
    pub hint: String,
    /// The fewest characters.
    pub least: u16,
    /// The most characters.
    pub most: u16,
}

/// A message in one language.
#[derive(Clone, Debug, Default)]
pub struct Message {
    /// What it says.
    pub text: Rich,
    /// The picture of a board.
    pub picture: Option<Picture>,
    /// A text file.
    pub file: Option<TextFile>,
    /// Buttons and menus, at most five rows.
    pub rows: Vec<Row>,
    /// The one person who is notified; nobody else ever is.
    pub ping: Option<UserKey>,
}

/// A picture that is drawn when a front end knows how it wants it.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The file name.
    pub name: String,
    /// The position in words, at most 1024 characters.
    pub alt: String,
    pub(super) subject: Subject,
    pub(super) caption: Caption,
}

/// What a picture shows.
#[derive(Clone, Debug)]
pub(super) enum Subject {
    /// A board.
    Board(Box<AnyView>),
    /// A set-up that is being made.
    Draft(Draft),
    /// A game from its start, with the words of each picture.
    Film(Vec<(AnyView, Caption)>),
}

impl Picture {
    /// Draws the picture: a PNG file, or a GIF file where it moves.
    #[must_use]
    pub fn draw(&self, style: Style) -> Vec<u8> {
        match &self.subject {
            Subject::Board(view) => crate::render::png(view, style, &self.caption),
            Subject::Draft(draft) => crate::render::draft_png(draft, style, &self.caption),
            Subject::Film(frames) => crate::render::gif(frames, style),
        }
    }
}

/// A text file that goes with a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFile {
    /// The file name.
    pub name: String,
    /// The content.
    pub text: String,
}

/// A row of controls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// One to five buttons.
    Buttons(Vec<Button>),
    /// One menu.
    Menu(Menu),
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What pressing it asks for.
    pub press: Press,
    /// The label, at most 80 characters.
    pub label: String,
    /// How it looks.
    pub tone: Tone,
    /// Whether it can be pressed.
    pub enabled: bool,
}

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// What most people will press.
    Primary,
    /// Everything else.
    Secondary,
    /// What begins or agrees.
    Success,
    /// What can't be taken back.
    Danger,
}

/// A menu from which one entry is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// What the menu asks, shown while nothing is chosen; at most 150 characters.
    pub prompt: String,
    /// One to 25 entries.
    pub entries: Vec<Entry>,
}

/// An entry of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What choosing it asks for.
    pub press: Press,
    /// The label, at most 100 characters.
    pub label: String,
    /// A second line, at most 100 characters.
    pub hint: Option<String>,
}

/// A value that a typed option can be completed to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What is shown, at most 100 characters.
    pub label: String,
    /// What the option becomes, at most 100 characters.
    pub value: String,
}
