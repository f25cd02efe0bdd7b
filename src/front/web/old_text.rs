//! Texts that earlier versions kept: strings in Discord's markdown.

use serde::{Deserialize, Deserializer};

use crate::store::{Front, UserKey};
use crate::text::{Person, Rich, Value, parse, placeholder};

/// A text of this version, or of an earlier one.
#[derive(Deserialize)]
#[serde(untagged)]
enum Kept {
    Markdown(String),
    Rich(Rich),
}

/// Reads a text that was kept by this version or an earlier one.
pub(super) fn read<'de, D: Deserializer<'de>>(kept: D) -> Result<Rich, D::Error> {
    Kept::deserialize(kept).map(|kept| match kept {
        Kept::Markdown(text) => of_markdown(&text),
        Kept::Rich(text) => text,
    })
}

/// The old markdown is our own markup, but for mentions and what kept them harmless.
fn of_markdown(markdown: &str) -> Rich {
    let reserved = |c: char| ('\u{e000}'..='\u{f8ff}').contains(&c);
    let markdown = markdown.replace("@\u{200b}", "@").replace(reserved, "\u{fffd}");
    let (mut source, mut people) = (String::new(), Vec::new());
    let mut rest = markdown.as_str();
    while let Some((before, person, after)) = mention(rest) {
        source += before;
        source.push(placeholder(people.len()));
        people.push(Value::Person(person));
        rest = after;
    }
    parse(&(source + rest), &people)
}

/// The next mention, with what stands before and after it. The page knows the names.
fn mention(text: &str) -> Option<(&str, Person, &str)> {
    text.match_indices("<@").find_map(|(at, mark)| {
        let (id, after) = text[at + mark.len()..].split_once('>')?;
        let known = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let id = UserKey { front: Front::Web, id: id.to_owned() };
        let person = Person { id, name: String::new(), mention: true };
        (known && !text[..at].ends_with('\\')).then_some((&text[..at], person, after))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::front::web::kept::{Kept as Message, Place};
    use crate::text::Span;

    /// A message as an earlier version kept it, with a text.
    fn old(text: &str) -> Message {
        let text = serde_json::to_string(text).unwrap();
        let record = format!(
            r#"{{"id":3,"rev":4,"place":{{"room":"channel"}},"author":null,"time":1750000000,"asked":null,
            "body":{{"text":{text},"picture":null,"file":null,"rows":[],"ping":"2"}}}}"#
        );
        serde_json::from_str(&record).unwrap()
    }

    fn text(message: &Message) -> &Rich {
        &message.body.as_ref().unwrap().text
    }

    #[test]
    fn a_message_of_an_earlier_version_is_read() {
        let message = old(
            "**A\\*n\\*n** (Red) moves `a3-a4`.\n<@2> (Blue), your move.\n\n- x \\<\\@\u{200b}1\\>\n-# small",
        );
        assert_eq!((message.id, &message.place), (3, &Place::Channel));
        let written =
            "**A\\*n\\*n** (Red) moves `a3-a4`.\n@ (Blue), your move.\n\n- x <\\@1>\n-# small";
        assert_eq!(text(&message).to_string(), written);
        let Span::Person(bob) = &text(&message).lines()[1].spans[0] else { panic!("{message:?}") };
        assert_eq!((bob.id.id.as_str(), bob.mention), ("2", true));
    }

    #[test]
    fn it_is_kept_anew_as_this_version_keeps_it() {
        let message = old("**x** <@2> <@> \u{e000} `<@x y>`");
        let again: Message =
            serde_json::from_str(&serde_json::to_string(&message).unwrap()).unwrap();
        assert_eq!(again, message);
        assert_eq!(text(&message).to_string(), "**x** @ <\\@> \u{fffd} `<@x y>`");
    }
}
