use super::commands::{OptionSpec, Values, find};
use super::opening::Opening;
use super::refusal::Refusal;
use super::request::{Invocation, Request};
use super::service::{App, Replies};
use crate::games::bosworth::Colour;
use crate::games::{GameKind, Seat};
use crate::store::GameId;

impl App {
    /// Carries out a command.
    pub(super) fn command(&self, request: &Request, invocation: &Invocation) -> Replies {
        let options = find(invocation).ok_or(Refusal::Unreadable)?;
        let lacks =
            |option: &OptionSpec| option.required && invocation.option(option.name).is_none();
        let unknown = |(name, value): &(String, String)| !is_value(options, name, value);
        if options.iter().any(lacks) || invocation.options.iter().any(unknown) {
            return Err(Refusal::Unreadable);
        }
        match invocation.command.as_str() {
            "games" => self.games(request),
            "help" => self.help(request),
            "settings" => self.settings(request, invocation),
            name => {
                let kind = GameKind::parse(name).ok_or(Refusal::Unreadable)?;
                self.game_command(request, kind, invocation)
            }
        }
    }

    fn game_command(&self, request: &Request, kind: GameKind, invocation: &Invocation) -> Replies {
        let given = |option: &str| invocation.option(option);
        match invocation.subcommand.as_deref().unwrap_or_default() {
            "new" => self.open(request, kind, &Opening::of(kind, invocation)?),
            "join" => {
                let (seat, colour) = place(kind, invocation);
                self.join(request, self.lobby(request, kind)?, seat, colour)
            }
            "leave" => self.leave(request, self.lobby(request, kind)?),
            "start" => self.start(request, self.lobby(request, kind)?),
            "cancel" => self.ask_cancel(request, self.lobby(request, kind)?),
            "board" => self.board(request, kind),
            "rules" => Self::rules(kind, given("topic")),
            "replay" => self.film(request, kind, given("game")),
            "record" => self.record(request, kind, given("game")),
            "verify" => self.verify(request, kind, given("game")),
            name => self.running_command(request, self.running(request, kind)?, invocation, name),
        }
    }

    /// A command about a game that has begun.
    fn running_command(
        &self,
        request: &Request,
        id: GameId,
        invocation: &Invocation,
        name: &str,
    ) -> Replies {
        if let Some(step) = name.strip_prefix("setup ") {
            return self.setup_command(request, id, invocation, step);
        }
        match name {
            "move" => {
                let action = invocation.option("move").ok_or(Refusal::Unreadable)?;
                let placed = invocation.option("place").unwrap_or_default().split_whitespace();
                self.play(
                    request,
                    id,
                    None,
                    &[&[action], placed.collect::<Vec<_>>().as_slice()].concat(),
                )
            }
            "place" => self.place(request, id, invocation),
            "army" | "hand" => self.army(request, id),
            "draw" => self.draw(request, id, invocation.option("answer")),
            "undo" => self.undo(request, id, invocation.option("answer")),
            "claim" => self.claim(request, id, None),
            "resign" => self.ask_resign(request, id, None),
            "adjudicate" => self.adjudicate(request, id),
            _ => Err(Refusal::Unreadable),
        }
    }

    /// The lobby of this room, or the running game, which will say that it has begun.
    fn lobby(&self, request: &Request, kind: GameKind) -> Result<GameId, Refusal> {
        let game = self.game_meant(&request.who.key, &request.room, kind)?;
        game.map(|game| game.id).ok_or(Refusal::NoLobby(kind))
    }

    /// The running game that is meant, or the lobby, which will say that it has not begun.
    fn running(&self, request: &Request, kind: GameKind) -> Result<GameId, Refusal> {
        let game = self.game_meant(&request.who.key, &request.room, kind)?;
        game.map(|game| game.id).ok_or(Refusal::NoGame(kind))
    }
}

/// The seat and the colour of cards that were asked for. What Veldslag calls a colour is a seat.
pub(super) fn place(kind: GameKind, invocation: &Invocation) -> (Option<Seat>, Option<Colour>) {
    let option = match kind {
        GameKind::Tawlbwrdd => "side",
        GameKind::Veldslag => "colour",
        GameKind::Bosworth => "camp",
    };
    let colour = invocation.option("colour").filter(|_| kind == GameKind::Bosworth);
    (invocation.option(option).and_then(Seat::parse), colour.and_then(Colour::parse))
}

fn is_value(options: &[OptionSpec], name: &str, value: &str) -> bool {
    options.iter().any(|option| {
        option.name == name
            && match option.values {
                Values::Fixed(values) => values.contains(&value),
                Values::Completed => true,
            }
    })
}
