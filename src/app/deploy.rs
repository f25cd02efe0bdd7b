//! Setting up, each player in secret.

use super::direct::shows_own;
use super::news;
use super::refusal::Refusal;
use super::reply::{Form, News, Private, Reply};
use super::request::{Ask, Deploy, Invocation, Request};
use super::service::{App, Replies, public};
use crate::games::Seat;
use crate::games::veldslag::{Draft, Preset, Rank, Square};
use crate::store::{Camp, Game, GameId, Stage, UserKey};

/// A step as a typed command has it.
pub(super) fn step(invocation: &Invocation, name: &str) -> Result<Deploy, Refusal> {
    let given = |option: &str| invocation.option(option).unwrap_or_default();
    Ok(match name {
        "show" => Deploy::Show,
        // Without a name there is the menu.
        "preset" if given("preset").is_empty() => Deploy::Show,
        "preset" => {
            let preset = Preset::parse(given("preset")).ok_or(Refusal::Unreadable)?;
            Deploy::Preset(preset, given("mirrored") == "yes")
        }
        "mirror" => Deploy::Mirror,
        "place" => Deploy::Put(piece(given("piece"))?, square(given("square"))?),
        "swap" => Deploy::Swap(square(given("square"))?, square(given("with"))?),
        "clear" if given("square").is_empty() => Deploy::ClearAll,
        "clear" => Deploy::Clear(square(given("square"))?),
        "text" => Deploy::Form,
        "load" => Deploy::Load(given("name").to_owned()),
        "forget" => Deploy::Forget(given("name").to_owned()),
        "ready" => Deploy::Ready,
        "unready" => Deploy::Unready,
        _ => return Err(Refusal::Unreadable),
    })
}

fn square(text: &str) -> Result<Square, Refusal> {
    use crate::games::veldslag::DraftRefusal::NoSquare;
    let read = Square::read(text.trim()).filter(|(_, rest)| rest.is_empty());
    read.map(|(square, _)| square).ok_or_else(|| Refusal::Draft(NoSquare(text.to_owned())))
}

/// A piece by its code, or by its name as completion offers it.
fn piece(text: &str) -> Result<Rank, Refusal> {
    use crate::games::veldslag::DraftRefusal::NoPiece;
    let mut letters = text.trim().chars();
    let code = letters.next().filter(|_| letters.next().is_none()).and_then(Rank::of_code);
    let name = || Rank::ALL.into_iter().find(|rank| rank.key().eq_ignore_ascii_case(text.trim()));
    code.or_else(name).ok_or_else(|| Refusal::Draft(NoPiece(text.to_owned())))
}

impl App {
    /// `setup …` as it was typed.
    pub(super) fn setup_command(
        &self,
        request: &Request,
        id: GameId,
        invocation: &Invocation,
        name: &str,
    ) -> Replies {
        let rows = ["front", "middle", "back"].map(|row| invocation.option(row));
        match (name, rows) {
            ("save", _) => {
                let name = invocation.option("name").unwrap_or_default();
                self.hand_in(request, id, &Deploy::Save, &[name.to_owned()])
            }
            ("text", [Some(front), Some(middle), Some(back)]) => {
                // As in a record: each row from file a to file h.
                let rows = [front, middle, back].join("/");
                let read = |draft: &Draft| Draft::parse(draft.side(), &rows);
                let game =
                    self.set_draft(request, id, |draft| read(draft).map_err(Refusal::Draft))?;
                self.deployed(request, &game)
            }
            _ => self.deploy(request, id, &step(invocation, name)?),
        }
    }

    /// A step of setting up.
    pub(super) fn deploy(&self, request: &Request, id: GameId, step: &Deploy) -> Replies {
        let game = self.game(id)?;
        let draft = camp(&game, request)?.1.draft.clone();
        let user = &request.who.key;
        match step {
            // Beneath the message that shows it, this only leads back.
            Deploy::Show
                if shows_own(&game, request) && !matches!(request.ask, Ask::Command(_)) =>
            {
                Ok(vec![Reply::Private(Private::Deployed)])
            }
            Deploy::Show => self.army(request, id),
            Deploy::Choose(square) => {
                draft.rank_on(*square).map_err(Refusal::Draft)?;
                let own = self.own_view(&game, user)?;
                Ok(vec![Reply::Private(Private::Place(own, *square))])
            }
            Deploy::Form => Ok(vec![Reply::Form(Form::Rows(public(&game)?, draft))]),
            Deploy::Name => Ok(vec![Reply::Form(Form::Name(public(&game)?))]),
            Deploy::Saved => self.saved(&game, user),
            Deploy::Forget(name) => {
                self.forget(user, name)?;
                self.saved(&game, user)
            }
            Deploy::Ready | Deploy::Unready => self.set_ready(request, id, *step == Deploy::Ready),
            step => {
                let game = self.set_draft(request, id, |draft| self.after(request, draft, step))?;
                let mut replies = self.deployed(request, &game)?;
                if let Some(next) = self.next_place(request, &game, step)? {
                    replies[0] = next;
                }
                Ok(replies)
            }
        }
    }

    /// What a form came back with.
    pub(super) fn hand_in(
        &self,
        request: &Request,
        id: GameId,
        step: &Deploy,
        fields: &[String],
    ) -> Replies {
        let game = self.game(id)?;
        let (_, camp) = camp(&game, request)?;
        match (step, fields) {
            (Deploy::Save, [name]) => {
                self.save(&request.who.key, name, &camp.draft)?;
                self.saved(&game, &request.who.key)
            }
            (Deploy::Text, rows) => {
                // As the owner sees them.
                let read = |draft: &Draft| Draft::parse_seen(draft.side(), &rows.join("/"));
                let game =
                    self.set_draft(request, id, |draft| read(draft).map_err(Refusal::Draft))?;
                self.deployed(request, &game)
            }
            _ => Err(Refusal::Unreadable),
        }
    }

    /// The set-up after a step that changes it.
    fn after(&self, request: &Request, draft: &Draft, step: &Deploy) -> Result<Draft, Refusal> {
        let (mut next, side) = (draft.clone(), draft.side());
        match step {
            Deploy::Preset(preset, mirrored) => {
                return Ok(preset.draft(side, *mirrored).shuffled(&mut rand::rng()));
            }
            Deploy::Mirror => return Ok(draft.mirrored()),
            Deploy::ClearAll => return Ok(Draft::new(side)),
            Deploy::Load(name) => return self.load(&request.who.key, name, side),
            Deploy::Put(rank, square) => next.put(*rank, *square),
            Deploy::Swap(first, second) => next.swap(*first, *second),
            Deploy::Clear(square) => next.clear(*square),
            _ => return Err(Refusal::Unreadable),
        }
        .map_err(Refusal::Draft)?;
        Ok(next)
    }

    /// Changes a set-up while nobody else does.
    fn set_draft(
        &self,
        request: &Request,
        id: GameId,
        step: impl FnOnce(&Draft) -> Result<Draft, Refusal>,
    ) -> Result<Game, Refusal> {
        let (game, ()) = self.change(id, |game| {
            let (camp, moment) = camp_mut(game, request)?;
            if camp.ready {
                return Err(Refusal::ReadyAlready);
            }
            let next = step(&camp.draft)?;
            if camp.draft != next {
                camp.draft = next;
                *moment += 1;
            }
            Ok(())
        })?;
        Ok(game)
    }

    /// After a piece was placed from the menu, the menu of the next empty square comes at once.
    fn next_place(
        &self,
        request: &Request,
        game: &Game,
        step: &Deploy,
    ) -> Result<Option<Reply>, Refusal> {
        if !matches!((step, &request.ask), (Deploy::Put(..), Ask::Press(..))) {
            return Ok(None);
        }
        let own = self.own_view(game, &request.who.key)?;
        let draft = own.draft.as_ref();
        let empty = draft.and_then(|draft| {
            let place = (0..24).find(|place| draft.rank_at(*place).is_none())?;
            Some(draft.square(place))
        });
        Ok(empty.map(|square| Reply::Private(Private::Place(own, square))))
    }

    /// The saved set-ups, by name.
    fn saved(&self, game: &Game, user: &UserKey) -> Replies {
        let names = self.saved_names(user)?;
        Ok(vec![Reply::Private(Private::Saved(public(game)?, names))])
    }

    /// Says that a set-up is finished, or takes it back; when both are, the game begins.
    fn set_ready(&self, request: &Request, id: GameId, ready: bool) -> Replies {
        let (game, ()) = self.change(id, |game| {
            let (camp, _) = camp_mut(game, request)?;
            if ready {
                camp.draft.army().map_err(Refusal::Draft)?;
            }
            match (camp.ready, ready) {
                (true, true) => return Err(Refusal::ReadyAlready),
                (false, false) => return Err(Refusal::NotReady),
                _ => camp.ready = ready,
            }
            let all = game.players.iter().all(|one| one.camp.as_ref().is_some_and(|c| c.ready));
            if all {
                game.stage = Stage::Playing;
                news::everywhere(game);
            } else {
                game.own_news(|_| true);
            }
            Ok(())
        })?;
        let mut replies = self.deployed(request, &game)?;
        let scene = public(&game)?;
        if game.stage == Stage::Playing {
            replies.push(Reply::Post(scene.clone(), News::Started));
        }
        // The message about the set-ups goes with the times.
        replies.extend(game.shown.map(|shown| Reply::Edit(shown.at, scene)));
        Ok(replies)
    }

    /// The set-up as it is now: in the direct message, and where it was asked for.
    fn deployed(&self, request: &Request, game: &Game) -> Replies {
        let private = if shows_own(game, request) {
            Private::Deployed
        } else {
            Private::Own(self.own_view(game, &request.who.key)?)
        };
        let mut replies = vec![Reply::Private(private)];
        replies.extend(self.directs(game)?);
        Ok(replies)
    }
}

/// The seat and set-up of somebody who is setting up.
fn camp<'a>(game: &'a Game, request: &Request) -> Result<(Seat, &'a Camp), Refusal> {
    setting_up(game)?;
    let player = game.player(&request.who.key).ok_or(Refusal::NotPlaying(game.kind))?;
    player.seat.zip(player.camp.as_ref()).ok_or(Refusal::NotPlaying(game.kind))
}

/// The set-up of somebody who is setting up, and the count of their direct message's news.
fn camp_mut<'a>(
    game: &'a mut Game,
    request: &Request,
) -> Result<(&'a mut Camp, &'a mut u32), Refusal> {
    setting_up(game)?;
    let kind = game.kind;
    let player = game.player_mut(&request.who.key).ok_or(Refusal::NotPlaying(kind))?;
    let camp = player.camp.as_mut().ok_or(Refusal::NotPlaying(kind))?;
    Ok((camp, &mut player.direct.moment))
}

fn setting_up(game: &Game) -> Result<(), Refusal> {
    match game.stage {
        Stage::Setup => Ok(()),
        Stage::Lobby => Err(Refusal::NoGame(game.kind)),
        Stage::Playing => Err(Refusal::Begun(game.kind)),
        Stage::Over => Err(Refusal::Over(game.kind)),
        Stage::Cancelled => Err(Refusal::Closed(game.kind)),
    }
}
