//! The desk at which interactions arrive, and from which their answers leave.

use std::sync::Arc;
use std::time::Duration;

use serenity::builder::{
    AutocompleteChoice, CreateAutocompleteResponse, CreateInteractionResponse,
};
use serenity::http::Http;
use serenity::model::application::{
    CommandInteraction, ComponentInteraction, Interaction, ModalInteraction,
};
use serenity::model::id::{ApplicationId, InteractionId};
use tokio::sync::RwLock;
use tokio::task::spawn_blocking;
use tokio::time::{Instant, timeout};
use tracing::{debug, error, warn};

use super::carry::Carrier;
use super::cut::cut;
use super::direct::{Office, Postman};
use super::draw::{Spot, Work};
use super::forms;
use super::incoming::{self, Envelope};
use super::line::{Calls, Line};
use super::note::Note;
use super::patience::with_patience;
use super::plan::{Source, Stage, plan};
use super::repeat::trouble;
use crate::app::{App, Ask, Completion, Request};
use crate::l10n;
use crate::language::Language;
use crate::present::{self, Choice};
use crate::render::Style;
use crate::store::MessageKey;

/// How many choices a completion may offer.
const CHOICES: usize = 25;
/// The most characters of a choice.
const LABEL: usize = 100;

/// What answers interactions.
pub struct Desk {
    /// The host. Everyone at work holds it for reading, so that closing can wait for them.
    app: RwLock<Option<Arc<App>>>,
    answers: Arc<Http>,
    style: Style,
    patience: Duration,
    office: Arc<Office>,
}

/// An interaction that has been read.
struct Job {
    line: Line,
    source: Source,
    spot: Spot,
    language: Language,
    request: Option<Request>,
}

/// What names an interaction, and proves that an answer to it is ours.
struct Ticket<'a> {
    own: Arc<Http>,
    received: Instant,
    id: InteractionId,
    token: &'a str,
    application: ApplicationId,
}

impl Desk {
    /// A desk for a host. It shares the office for direct messages with others who write them.
    pub fn new(
        app: Arc<App>,
        answers: Arc<Http>,
        (style, patience): (Style, Duration),
        office: Arc<Office>,
    ) -> Self {
        Self { app: RwLock::new(Some(app)), answers, style, patience, office }
    }

    /// Lets everyone finish, for a time, and lets go of the host.
    pub async fn close(&self, grace: Duration) {
        if let Ok(mut app) = timeout(grace, self.app.write()).await {
            app.take();
        } else {
            warn!("some answers were not finished in time");
        }
    }

    /// Answers an interaction.
    pub async fn serve(&self, own: Arc<Http>, interaction: Interaction) {
        let received = Instant::now();
        let app = self.app.read().await;
        let Some(app) = app.as_ref() else { return debug!("an interaction after closing") };
        let job = match interaction {
            Interaction::Command(command) => self.command(own, received, &command),
            Interaction::Component(component) => self.component(own, received, &component),
            Interaction::Modal(modal) => self.form(own, received, &modal),
            Interaction::Autocomplete(command) => return self.complete(app, &command).await,
            other => {
                let kind = other.kind();
                return warn!(?kind, "an interaction of a kind that nobody asked for");
            }
        };
        self.work(app, job).await;
    }

    fn command(&self, own: Arc<Http>, received: Instant, command: &CommandInteraction) -> Job {
        let (id, application) = (command.id, command.application_id);
        let ticket = Ticket { own, received, id, token: &command.token, application };
        let ask = Ask::Command(incoming::invocation(&command.data));
        self.job(ticket, Source::Command, Envelope::from(command), |_| Some(ask))
    }

    fn component(&self, own: Arc<Http>, received: Instant, press: &ComponentInteraction) -> Job {
        let (id, application) = (press.id, press.application_id);
        let ticket = Ticket { own, received, id, token: &press.token, application };
        let read = incoming::press(&press.data);
        let ask = |on| read.map(|press| Ask::Press(press, on));
        self.job(ticket, incoming::source(press), Envelope::from(press), ask)
    }

    fn form(&self, own: Arc<Http>, received: Instant, modal: &ModalInteraction) -> Job {
        let (id, application) = (modal.id, modal.application_id);
        let ticket = Ticket { own, received, id, token: &modal.token, application };
        let read = forms::handed_in(&modal.data);
        let ask = |_| read.map(|(press, fields)| Ask::Form(press, fields));
        self.job(ticket, incoming::form_source(modal), Envelope::from(modal), ask)
    }

    /// What there is to do. `ask` is told which message was pressed on.
    fn job(
        &self,
        ticket: Ticket<'_>,
        source: Source,
        envelope: Envelope<'_>,
        ask: impl FnOnce(Option<MessageKey>) -> Option<Ask>,
    ) -> Job {
        self.answers.set_application_id(ticket.application);
        let (who, room) = (envelope.person(), envelope.room());
        let line = Line {
            calls: Calls { own: ticket.own, answers: Arc::clone(&self.answers) },
            id: ticket.id,
            token: ticket.token.to_owned(),
            channel: envelope.channel,
            received: ticket.received,
            may_post: envelope.may_post(),
        };
        let on = match source {
            Source::Public(id) => Some(MessageKey { room: room.key.clone(), id: id.to_string() }),
            Source::Command | Source::Private => None,
        };
        let ask = ask(on.clone());
        let spot = Spot { who: who.key.clone(), room: room.key.clone(), direct: room.direct, on };
        let request = ask.map(|ask| Request { who, room, ask });
        Job { line, source, spot, language: envelope.language(), request }
    }

    /// Has a request carried out, off the async threads, and delivers what comes of it.
    async fn work(&self, app: &Arc<App>, job: Job) {
        let Job { line, source, spot, language, request } = job;
        let say = |id: &str| Note::plain(&l10n::rich(language, id, &[]));
        let (work, stage) = match request {
            Some(request) => self.answered(app, request, &line, source, &spot).await,
            None => (Some(Work::say(say("discord-old-button"))), Stage::Open),
        };
        let Work { tasks, letters } = work.unwrap_or_else(|| Work::say(say("discord-failed")));
        let plan = plan(source, stage, tasks, || say("discord-done"));
        let postman = Postman {
            app: Arc::clone(app),
            calls: line.calls.clone(),
            style: self.style,
            office: Arc::clone(&self.office),
        };
        let (failed, cannot_post) = (say("discord-failed"), say("discord-cannot-post"));
        let carrier = Carrier { postman: &postman, line: &line, spot: &spot, failed, cannot_post };
        carrier.carry(plan, letters, stage).await;
    }

    /// What a request comes to, and what has been answered meanwhile; `None` if it broke off.
    async fn answered(
        &self,
        app: &Arc<App>,
        request: Request,
        line: &Line,
        source: Source,
        spot: &Spot,
    ) -> (Option<Work>, Stage) {
        // A form can't come later; what may lead to one is quick.
        let patience = if incoming::may_ask(&request.ask) { Duration::MAX } else { self.patience };
        let (app, style, spot) = (Arc::clone(app), self.style, spot.clone());
        let work =
            spawn_blocking(move || Work::draw(present::answer(&app, &request), &spot, style));
        let (work, deferred) = with_patience(work, patience, line.defer(source)).await;
        let stage = match deferred {
            None => Stage::Open,
            Some(Ok(())) => Stage::Deferred,
            Some(Err(failure)) => {
                warn!(?failure, "an answer could not be deferred");
                Stage::Lost
            }
        };
        (work.inspect_err(|error| error!(%error, "a request broke off")).ok(), stage)
    }

    /// Offers values for what is being typed; nothing where that fails.
    async fn complete(&self, app: &Arc<App>, command: &CommandInteraction) {
        let choices = match incoming::completion(command) {
            Some(completion) => choices(Arc::clone(app), completion).await,
            None => Vec::new(),
        };
        let answer = CreateAutocompleteResponse::new().set_choices(choices);
        let answer = CreateInteractionResponse::Autocomplete(answer);
        // Whoever types goes on typing: a lost completion is not worth repeating.
        let call = command.create_response(&self.answers, answer);
        match timeout(Duration::from_secs(3), call).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => debug!(trouble = ?trouble(&error), "a completion came to nothing"),
            Err(_) => debug!("a completion took too long"),
        }
    }
}

async fn choices(app: Arc<App>, completion: Completion) -> Vec<AutocompleteChoice> {
    let work = spawn_blocking(move || present::complete(&app, &completion));
    let found = work.await.inspect_err(|error| error!(%error, "a completion broke off"));
    let choice = |choice: Choice| AutocompleteChoice::new(cut(&choice.label, LABEL), choice.value);
    found.unwrap_or_default().into_iter().take(CHOICES).map(choice).collect()
}
