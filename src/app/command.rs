use super::commands::{OptionSpec, Values, find};
use super::refusal::Refusal;
use super::request::{Invocation, Request};
use super::service::{App, Replies};
use crate::games::{GameKind, Seat};
use crate::store::GameId;

impl App {
    /// Carries out a command.
    pub(super) fn command(&self, request: &Request, invocation: &Invocation) -> Replies {
        let options = find(invocation).ok_or(Refusal::Unreadable)?;
        if !invocation.options.iter().all(|(name, value)| is_value(options, name, value)) {
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
        let seat = || invocation.option("side").and_then(Seat::parse);
        match invocation.subcommand.as_deref().unwrap_or_default() {
            "new" => self.open(request, kind, seat(), invocation.option("layout")),
            "join" => self.join(request, self.lobby(request, kind)?, seat()),
            "leave" => self.leave(request, self.lobby(request, kind)?),
            "start" => self.start(request, self.lobby(request, kind)?),
            "cancel" => self.cancel(request, self.lobby(request, kind)?),
            "move" => {
                let action = invocation.option("move").ok_or(Refusal::Unreadable)?;
                self.play(request, self.running(request, kind)?, None, action)
            }
            "board" => self.board(request, kind),
            "draw" => self.draw(request, self.running(request, kind)?, invocation.option("answer")),
            "resign" => self.ask_resign(request, self.running(request, kind)?, None),
            "rules" => Self::rules(kind, invocation.option("topic")),
            "record" => self.record(request, kind, invocation.option("game")),
            _ => Err(Refusal::Unreadable),
        }
    }

    /// The lobby of this room, or the running game, which will say that it has begun.
    fn lobby(&self, request: &Request, kind: GameKind) -> Result<GameId, Refusal> {
        let game = self.open_game(&request.room.key, kind)?;
        game.map(|game| game.id).ok_or(Refusal::NoLobby(kind))
    }

    /// The running game of this room, or the lobby, which will say that it has not begun.
    fn running(&self, request: &Request, kind: GameKind) -> Result<GameId, Refusal> {
        let game = self.open_game(&request.room.key, kind)?;
        game.map(|game| game.id).ok_or(Refusal::NoGame(kind))
    }
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
