//! Messages, drawn, in the shapes that Discord's calls want.

use serenity::builder::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateInteractionResponseFollowup,
    CreateInteractionResponseMessage, CreateMessage, EditAttachments, EditInteractionResponse,
    EditMessage,
};
use serenity::model::channel::{MessageFlags, Nonce};
use serenity::model::id::UserId;

use super::cut::cut;
use super::keys::user_id;
use super::{controls, markdown};
use crate::present::{Message, Picture, TextFile};
use crate::render::Style;
use crate::text::Rich;

/// The most characters that a picture's description may have.
const ALT: usize = 1024;

/// A message with its files.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Note {
    text: String,
    rows: Vec<CreateActionRow>,
    files: Vec<CreateAttachment>,
    ping: Option<UserId>,
}

impl Note {
    /// Draws a message. Takes a while: call it off the async threads.
    pub fn draw(message: &Message, style: Style) -> Self {
        let picture = message.picture.as_ref().map(|picture| board(picture, style));
        Self {
            text: markdown::write(&message.text),
            rows: controls::rows(&message.rows),
            files: picture.into_iter().chain(message.file.as_ref().map(text_file)).collect(),
            ping: message.ping.as_ref().and_then(user_id),
        }
    }

    /// A message that is text alone.
    pub fn plain(text: &Rich) -> Self {
        Self { text: markdown::write(text), ..Self::default() }
    }

    /// As an interaction's first answer: a new message, or the new state of the one pressed on.
    pub fn reply(self, private: bool) -> CreateInteractionResponseMessage {
        let mentions = self.mentions();
        CreateInteractionResponseMessage::new()
            .content(self.text)
            .components(self.rows)
            .files(self.files)
            .allowed_mentions(mentions)
            .ephemeral(private)
    }

    /// As the new state of an interaction's first answer.
    pub fn edited_reply(self) -> EditInteractionResponse {
        let mentions = self.mentions();
        EditInteractionResponse::new()
            .content(self.text)
            .components(self.rows)
            .attachments(only(self.files))
            .allowed_mentions(mentions)
    }

    /// As a later answer to an interaction.
    pub fn follow_up(self, private: bool) -> CreateInteractionResponseFollowup {
        let mentions = self.mentions();
        let flags = if private { MessageFlags::EPHEMERAL } else { MessageFlags::empty() };
        CreateInteractionResponseFollowup::new()
            .content(self.text)
            .components(self.rows)
            .files(self.files)
            .allowed_mentions(mentions)
            .flags(flags)
    }

    /// As a message of the bot's own. Sending it again with the same nonce, within minutes, gives
    /// the message that is there already.
    pub fn post(self, nonce: String) -> CreateMessage {
        let mentions = self.mentions();
        CreateMessage::new()
            .content(self.text)
            .components(self.rows)
            .files(self.files)
            .allowed_mentions(mentions)
            .nonce(Nonce::String(nonce))
            .enforce_nonce(true)
    }

    /// The same without a sound: what is new is said, and notified of, elsewhere.
    pub fn silent_post(self, nonce: String) -> CreateMessage {
        self.post(nonce).flags(MessageFlags::SUPPRESS_NOTIFICATIONS)
    }

    /// As the new state of a message of the bot's own: files that were there go.
    pub fn edited(self) -> EditMessage {
        let mentions = self.mentions();
        EditMessage::new()
            .content(self.text)
            .components(self.rows)
            .attachments(only(self.files))
            .allowed_mentions(mentions)
    }

    /// Nobody is notified but the one person who is meant to be.
    fn mentions(&self) -> CreateAllowedMentions {
        CreateAllowedMentions::new().users(self.ping)
    }
}

/// Takes the buttons off a message and leaves the rest of it alone.
pub fn without_buttons() -> EditMessage {
    EditMessage::new().components(Vec::new()).allowed_mentions(CreateAllowedMentions::new())
}

/// A private first answer whose content comes later.
pub fn later() -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new()
        .ephemeral(true)
        .allowed_mentions(CreateAllowedMentions::new())
}

fn only(files: Vec<CreateAttachment>) -> EditAttachments {
    files.into_iter().fold(EditAttachments::new(), EditAttachments::add)
}

fn board(picture: &Picture, style: Style) -> CreateAttachment {
    CreateAttachment::bytes(picture.draw(style), &picture.name).description(cut(&picture.alt, ALT))
}

fn text_file(file: &TextFile) -> CreateAttachment {
    CreateAttachment::bytes(file.text.as_bytes(), &file.name)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn note() -> Note {
        Note {
            text: "hello <@5>".into(),
            rows: Vec::new(),
            files: vec![CreateAttachment::bytes(*b"png", "board.png").description("a board")],
            ping: Some(UserId::new(5)),
        }
    }

    fn shapes(note: &Note) -> Vec<Value> {
        [
            serde_json::to_value(note.clone().reply(false)),
            serde_json::to_value(note.clone().edited_reply()),
            serde_json::to_value(note.clone().follow_up(true)),
            serde_json::to_value(note.clone().post("1".into())),
            serde_json::to_value(note.clone().silent_post("1".into())),
            serde_json::to_value(note.clone().edited()),
            serde_json::to_value(without_buttons()),
            serde_json::to_value(later()),
        ]
        .map(Result::unwrap)
        .into()
    }

    #[test]
    fn every_shape_says_who_may_be_notified() {
        for (at, shape) in shapes(&note()).into_iter().enumerate() {
            let users = if at < 6 { json!(["5"]) } else { json!([]) };
            let wanted = json!({"parse": [], "users": users, "roles": []});
            assert_eq!(shape["allowed_mentions"], wanted, "{shape}");
        }
    }

    #[test]
    fn a_file_comes_with_its_description() {
        for shape in &shapes(&note())[..6] {
            let files = shape["attachments"].as_array().unwrap();
            assert_eq!(files.len(), 1);
            assert_eq!(files[0]["description"], "a board");
        }
    }

    #[test]
    fn an_edit_lists_its_files_even_if_there_are_none() {
        let plain = shapes(&Note::plain(&"x".into()));
        assert_eq!(plain[1]["attachments"], json!([]));
        assert_eq!(plain[5]["attachments"], json!([]));
    }

    #[test]
    fn taking_buttons_off_touches_nothing_else() {
        let shape = serde_json::to_value(without_buttons()).unwrap();
        let keys: Vec<&String> = shape.as_object().unwrap().keys().collect();
        assert_eq!(keys, ["allowed_mentions", "components"]);
        assert_eq!(shape["components"], json!([]));
    }

    #[test]
    fn a_post_can_be_repeated() {
        let shape = serde_json::to_value(note().post("12-0".into())).unwrap();
        assert_eq!((&shape["nonce"], &shape["enforce_nonce"]), (&json!("12-0"), &json!(true)));
    }
}
