//! What people ask for, and to whom the answers go.

use std::sync::PoisonError;

use super::deliver::bot;
use super::{House, Spot};
use crate::app::{Ask, Invocation, Request};
use crate::front::web::kept::{Asked, Body, Kept, Part, Place};
use crate::front::web::log::Draft;
use crate::front::web::people::Resident;
use crate::front::web::{typed, words};
use crate::front::wire;
use crate::language::Language;
use crate::present::{self, Delivery, Form};
use crate::store::{MessageKey, StoreError};
use crate::text::Rich;

/// Whom an answer goes to, and where.
pub(super) struct Reader<'a> {
    pub(super) resident: &'a Resident,
    pub(super) spot: Spot,
    /// The command that is answered.
    pub(super) asked: Option<Asked>,
    /// The private message that the answer takes the place of, until it has.
    pub(super) panel: Option<Panel>,
    /// Whether the answer stands beneath an own view.
    pub(super) beneath: bool,
    /// Whether a form is answered: that says itself why it is refused.
    pub(super) hands_in: bool,
    /// Whether it takes words to show that something was done.
    pub(super) unseen: bool,
    /// What has come of the request.
    pub(super) outcome: Outcome,
}

/// A private message that is in the way once it has served.
#[derive(Clone, Copy)]
pub(super) struct Panel {
    pub(super) id: u64,
    /// Whether it is this message whose button was pressed.
    pub(super) pressed: bool,
}

/// What has come of a request.
#[derive(Debug, Default)]
pub(in crate::front::web) struct Outcome {
    /// Whether it was carried out.
    pub(in crate::front::web) done: bool,
    /// What has to be filled in first.
    pub(in crate::front::web) form: Option<Form>,
    /// Why a form was not taken.
    pub(in crate::front::web) refusal: Option<Rich>,
}

impl<'a> Reader<'a> {
    /// Somebody who types.
    fn typing(resident: &'a Resident, spot: Spot) -> Self {
        Self {
            resident,
            spot,
            asked: None,
            panel: None,
            beneath: false,
            hands_in: false,
            unseen: false,
            outcome: Outcome::default(),
        }
    }

    /// Somebody who presses a button of a message.
    fn pressing(resident: &'a Resident, message: &Kept) -> Self {
        let pressed = Some(Panel { id: message.id, pressed: true });
        let (spot, panel) = match (&message.place, message.part) {
            (Place::Channel, _) => (Spot::Channel, None),
            (Place::Private(_), _) => (Spot::Channel, pressed),
            (Place::Direct(_), Part::Own(_)) => (Spot::Direct, None),
            (Place::Direct(_), _) => (Spot::Direct, pressed),
        };
        let beneath = spot == Spot::Direct && message.part != Part::Plain;
        Self { panel, beneath, ..Self::typing(resident, spot) }
    }
}

impl House {
    /// Takes a line that somebody typed.
    pub(in crate::front::web) fn say(
        &self,
        resident: &Resident,
        spot: Spot,
        line: &str,
    ) -> Result<Outcome, StoreError> {
        if !line.starts_with('/') {
            self.chat(resident, spot, line)?;
            return Ok(Outcome { done: true, ..Outcome::default() });
        }
        let language = self.language_of(resident);
        match typed::read(line, &self.table, language) {
            Ok(invocation) => {
                let asked = Some(self.asked(resident, &invocation, language));
                let reader = Reader { asked, ..Reader::typing(resident, spot) };
                self.ask(reader, Ask::Command(invocation))
            }
            Err(problem) => {
                let text = words::problem(&self.table, language, line, &problem);
                let draft = bot(spot.private(resident), None, Body::of_text(text));
                self.refuse(resident, draft)?;
                Ok(Outcome::default())
            }
        }
    }

    /// Passes on what somebody says to the others, or to the bot.
    fn chat(&self, resident: &Resident, spot: Spot, line: &str) -> Result<(), StoreError> {
        let body = Body::of_text(line);
        let author = Some(resident.id.clone());
        self.log.add(Draft { author, ..bot(spot.open(resident), None, body) })?;
        if spot == Spot::Direct {
            let hint = Body::of_text(words::only_commands(&self.table, self.language_of(resident)));
            self.log.add(bot(spot.open(resident), None, hint))?;
        }
        Ok(())
    }

    /// Presses a button of a message, or chooses an entry of its menu. `None`: there is no such
    /// button.
    pub(in crate::front::web) fn press(
        &self,
        resident: &Resident,
        message: &Kept,
        press: &str,
    ) -> Result<Option<Outcome>, StoreError> {
        let Some(press) = wire::decode(press) else { return Ok(None) };
        let reader = self.with_answer(Reader::pressing(resident, message));
        // Private answers have no place that a game would know.
        let known = reader.panel.is_none_or(|panel| !panel.pressed);
        let room = reader.spot.room(resident);
        let on = known.then(|| MessageKey { room, id: message.id.to_string() });
        self.ask(reader, Ask::Press(press, on)).map(Some)
    }

    /// Hands a form in that somebody filled in; `message` is where it was asked for, if it stands
    /// there still. `None`: there is no such form.
    pub(in crate::front::web) fn hand_in(
        &self,
        resident: &Resident,
        (spot, message): (Spot, Option<&Kept>),
        press: &str,
        fields: Vec<String>,
    ) -> Result<Option<Outcome>, StoreError> {
        let Some(press) = wire::decode(press) else { return Ok(None) };
        let reader = match message {
            Some(message) => Reader::pressing(resident, message),
            None => Reader::typing(resident, spot),
        };
        let reader = Reader { hands_in: true, ..self.with_answer(reader) };
        self.ask(reader, Ask::Form(press, fields)).map(Some)
    }

    /// An answer to an own view takes the place of the one before it.
    fn with_answer<'a>(&self, reader: Reader<'a>) -> Reader<'a> {
        if !reader.beneath || reader.panel.is_some() {
            return reader;
        }
        let answer = self.answers(reader.resident).pop();
        Reader { panel: answer.map(|id| Panel { id, pressed: false }), ..reader }
    }

    /// Asks the app, and does what it says.
    fn ask(&self, mut reader: Reader<'_>, ask: Ask) -> Result<Outcome, StoreError> {
        let _floor = self.floor.lock().unwrap_or_else(PoisonError::into_inner);
        let language = self.language_of(reader.resident);
        let deliveries = self.answer_to(&reader, ask);
        reader.outcome.done = !deliveries.iter().any(|one| matches!(one, Delivery::Refused(_)));
        reader.unseen = is_unseen(&reader, &deliveries);
        if reader.outcome.done {
            self.forget_refusal(reader.resident)?;
        }
        for delivery in deliveries {
            self.deliver(&mut reader, delivery)?;
        }
        if reader.outcome.done {
            self.clear_late(reader.resident)?;
        }
        if self.language_of(reader.resident) != language {
            self.log.tell_people();
        }
        Ok(reader.outcome)
    }

    fn answer_to(&self, reader: &Reader<'_>, ask: Ask) -> Vec<Delivery> {
        let room = self.room(reader.resident, reader.spot);
        present::answer(&self.app, &Request { who: reader.resident.person(), room, ask })
    }

    /// A command as the message above its answer names it.
    fn asked(&self, resident: &Resident, invocation: &Invocation, language: Language) -> Asked {
        let command = words::command(&self.table, invocation, language);
        Asked { person: resident.id.clone(), command }
    }
}

/// Whether nothing that is done shows in the conversation in which it was asked for, although
/// somebody waits for it there.
fn is_unseen(reader: &Reader<'_>, deliveries: &[Delivery]) -> bool {
    let own = |one: &Delivery| matches!(one, Delivery::Direct { user, .. } if *user == reader.resident.key());
    let elsewhere = deliveries.iter().any(|one| matches!(one, Delivery::Post { .. }));
    let waits = reader.asked.is_some() || elsewhere;
    reader.spot == Spot::Direct && waits && !deliveries.iter().any(own)
}
