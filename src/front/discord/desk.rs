//! The desk at which interactions arrive, and from which their answers leave.

use std::sync::Arc;
use std::time::Duration;

use serenity::builder::{
    AutocompleteChoice, CreateAutocompleteResponse, CreateInteractionResponse,
};
use serenity::http::Http;
use serenity::model::application::{CommandInteraction, ComponentInteraction, Interaction};
use tokio::sync::RwLock;
use tokio::task::spawn_blocking;
use tokio::time::{Instant, timeout};
use tracing::{debug, error, warn};

use super::carry::Carrier;
use super::incoming::{self, Envelope};
use super::line::{Calls, Line};
use super::note::Note;
use super::patience::with_patience;
use super::plan::{Source, Stage, Task, plan};
use crate::app::{App, Ask, Completion, Request};
use crate::l10n;
use crate::language::Language;
use crate::present::{self, Choice};
use crate::render::Style;
use crate::store::{MessageKey, RoomKey};

/// What answers interactions.
pub struct Desk {
    /// The host. Everyone at work holds it for reading, so that closing can wait for them.
    app: RwLock<Option<Arc<App>>>,
    answers: Arc<Http>,
    style: Style,
    patience: Duration,
}

/// An interaction that has been read.
struct Job {
    line: Line,
    source: Source,
    room: RoomKey,
    language: Language,
    request: Option<Request>,
}

impl Desk {
    /// A desk for a host.
    pub fn new(app: Arc<App>, answers: Arc<Http>, style: Style, patience: Duration) -> Self {
        Self { app: RwLock::new(Some(app)), answers, style, patience }
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
        match interaction {
            Interaction::Command(command) => {
                self.work(app, self.command(own, received, &command)).await;
            }
            Interaction::Component(component) => {
                self.work(app, self.component(own, received, &component)).await;
            }
            Interaction::Autocomplete(command) => self.complete(app, &command).await,
            other => warn!(kind = ?other.kind(), "an interaction of a kind that nobody asked for"),
        }
    }

    fn command(&self, own: Arc<Http>, received: Instant, command: &CommandInteraction) -> Job {
        self.answers.set_application_id(command.application_id);
        let envelope = Envelope::from(command);
        let line = Line {
            calls: Calls { own, answers: Arc::clone(&self.answers) },
            id: command.id,
            token: command.token.clone(),
            channel: command.channel_id,
            received,
            may_post: envelope.may_post(),
        };
        let ask = Ask::Command(incoming::invocation(&command.data));
        Job::new(line, Source::Command, envelope, Some(ask))
    }

    fn component(&self, own: Arc<Http>, received: Instant, press: &ComponentInteraction) -> Job {
        self.answers.set_application_id(press.application_id);
        let envelope = Envelope::from(press);
        let line = Line {
            calls: Calls { own, answers: Arc::clone(&self.answers) },
            id: press.id,
            token: press.token.clone(),
            channel: press.channel_id,
            received,
            may_post: envelope.may_post(),
        };
        let source = incoming::source(press);
        let on = match source {
            Source::Public(id) => {
                Some(MessageKey { room: envelope.room().key, id: id.to_string() })
            }
            Source::Command | Source::Private => None,
        };
        let ask = incoming::press(&press.data).map(|press| Ask::Press(press, on));
        Job::new(line, source, envelope, ask)
    }

    /// Has a request carried out, off the async threads, and delivers what comes of it.
    async fn work(&self, app: &Arc<App>, job: Job) {
        let Job { line, source, room, language, request } = job;
        let say = |id: &str| Note::plain(l10n::text(language, id, &[]));
        let (tasks, stage) = match request {
            Some(request) => self.answered(app, request, &line, source).await,
            None => (Some(vec![Task::Private(say("discord-old-button"))]), Stage::Open),
        };
        let tasks = tasks.unwrap_or_else(|| vec![Task::Private(say("discord-failed"))]);
        let plan = plan(source, stage, tasks, || say("discord-done"));
        let (failed, cannot_post) = (say("discord-failed"), say("discord-cannot-post"));
        let carrier = Carrier { app, line: &line, room: &room, failed, cannot_post };
        carrier.carry(plan, stage).await;
    }

    /// What a request comes to, and what has been answered meanwhile; `None` if it broke off.
    async fn answered(
        &self,
        app: &Arc<App>,
        request: Request,
        line: &Line,
        source: Source,
    ) -> (Option<Vec<Task>>, Stage) {
        let (app, style) = (Arc::clone(app), self.style);
        let work = spawn_blocking(move || {
            let deliveries = present::answer(&app, &request);
            deliveries.into_iter().map(|delivery| Task::draw(delivery, style)).collect()
        });
        let (tasks, deferred) = with_patience(work, self.patience, line.defer(source)).await;
        let stage = match deferred {
            None => Stage::Open,
            Some(Ok(())) => Stage::Deferred,
            Some(Err(failure)) => {
                warn!(?failure, "an answer could not be deferred");
                Stage::Lost
            }
        };
        (tasks.inspect_err(|error| error!(%error, "a request broke off")).ok(), stage)
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
        let result = timeout(Duration::from_secs(3), call).await;
        if !matches!(result, Ok(Ok(()))) {
            debug!(?result, "a completion came to nothing");
        }
    }
}

impl Job {
    fn new(line: Line, source: Source, envelope: Envelope, ask: Option<Ask>) -> Self {
        let room = envelope.room();
        Self {
            line,
            source,
            room: room.key.clone(),
            language: envelope.language(),
            request: ask.map(|ask| Request { who: envelope.person(), room, ask }),
        }
    }
}

async fn choices(app: Arc<App>, completion: Completion) -> Vec<AutocompleteChoice> {
    let work = spawn_blocking(move || present::complete(&app, &completion));
    let found = work.await.inspect_err(|error| error!(%error, "a completion broke off"));
    let choice = |choice: Choice| AutocompleteChoice::new(choice.label, choice.value);
    found.unwrap_or_default().into_iter().take(25).map(choice).collect()
}
