//! Players that steer a game to where rules are rare. They choose among legal moves only.

use rand::Rng;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

use super::rules::{Game, Side, Square, Step, fight, other};

/// What a player is after.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Aim {
    /// Nothing.
    Any,
    /// Attacks of all kinds, the flag's capture too.
    Fight,
    /// An empty board, the flags left alone.
    Thin,
    /// Losing all pieces but one, which then goes to and fro.
    Throw,
    /// Going to and fro, with attacks too.
    Shuttle,
    /// Standing where the other side has just left.
    StepIn,
    /// Threats, and positions that were there before.
    Chase,
    /// Running in circles from threats.
    Circle,
    /// Running to and fro from threats.
    Dodge,
    /// Answering threats with threats.
    Counter,
}

/// What a player sees.
pub(super) struct Look<'a> {
    game: &'a Game,
    side: Side,
    moves: Vec<Step>,
}

/// Some moves, and how likely one of them is chosen, in percent.
type Wish = (u32, Vec<Step>);

impl<'a> Look<'a> {
    pub(super) fn new(game: &'a Game) -> Self {
        let legal = game.rulings.iter().filter(|(_, ruling)| ruling.allows());
        Self { game, side: game.to_move(), moves: legal.map(|(step, _)| *step).collect() }
    }

    /// A move that suits the aim.
    pub(super) fn choose(&self, aim: Aim, rng: &mut StdRng) -> Step {
        for (percent, moves) in self.wishes(aim) {
            if !moves.is_empty() && rng.random_range(0..100) < percent {
                return *moves.choose(rng).unwrap();
            }
        }
        *self.moves.choose(rng).unwrap()
    }

    /// What an aim asks for, the most urgent first.
    fn wishes(&self, aim: Aim) -> Vec<Wish> {
        match aim {
            Aim::Any => Vec::new(),
            Aim::Fight => vec![(85, self.attacks()), (70, self.nearer('F'))],
            Aim::Thin => self.thin(),
            Aim::Throw => self.throw(),
            Aim::Shuttle => {
                vec![(95, self.only(Self::goes_back)), (50, self.again()), (90, self.quiet())]
            }
            Aim::StepIn => vec![(80, self.step_in()), (60, self.nearer('B'))],
            Aim::Chase => self.hunt(),
            Aim::Circle => vec![
                (95, self.evasions(Self::turns)),
                (80, self.evasions(|_, _| true)),
                (70, self.only(Self::goes_back)),
                (100, self.quiet()),
            ],
            Aim::Dodge => vec![
                (85, self.evasions(Self::goes_back)),
                (95, self.evasions(|_, _| true)),
                (70, self.only(Self::goes_back)),
            ],
            Aim::Counter => self.counter(),
        }
    }

    fn thin(&self) -> Vec<Wish> {
        let spared = |step: &Step| self.target(*step) != Some('F');
        let attacks: Vec<Step> = self.attacks().into_iter().filter(spared).collect();
        let trades = attacks.iter().copied().filter(|step| self.result(*step) == (false, false));
        vec![(60, trades.collect()), (85, attacks), (60, self.nearer('F')), (100, self.quiet())]
    }

    fn throw(&self) -> Vec<Wish> {
        if self.movers(self.side) == 1 && self.movers(other(self.side)) == 1 {
            return vec![(100, self.attacks()), (80, self.nearer('B')), (100, self.quiet())];
        }
        let kept = |step: &Step| self.piece(*step) == self.kept();
        let loses = |step: &Step| !kept(step) && !self.result(*step).0;
        let losing: Vec<Step> = self.attacks().into_iter().filter(loses).collect();
        let trades = losing.iter().copied().filter(|step| !self.result(*step).1).collect();
        let free = |steps: Vec<Step>| steps.into_iter().filter(|step| !kept(step)).collect();
        vec![
            (70, trades),
            (95, losing),
            (80, free(self.nearer('B'))),
            (100, free(self.quiet())),
            (95, self.quiet_only(Self::goes_back)),
        ]
    }

    fn hunt(&self) -> Vec<Wish> {
        let last = self.game.made.last();
        let follows = |step: &Step| last.is_some_and(|made| made.step.0 == step.1);
        let after_it = |step: &Step| last.is_some_and(|made| self.meets(step.1, made.piece));
        let threats = self.threats();
        let some = |keep: &dyn Fn(&Step) -> bool| threats.iter().copied().filter(keep).collect();
        vec![
            (20, self.winning_threats()),
            (60, some(&|step| self.was_there(*step) && !self.goes_back(*step))),
            (10, some(&|step| self.goes_back(*step))),
            (95, some(&|step| follows(step))),
            (90, some(&|step| after_it(step) && !self.goes_back(*step))),
            (90, some(&|step| after_it(step))),
            (80, threats.clone()),
            (80, self.nearer('B')),
        ]
    }

    fn counter(&self) -> Vec<Wish> {
        let both = self.evasions(Self::threatens);
        let fresh = |step: &Step| !self.goes_back(*step);
        let back = |step: &Step| self.was_there(*step) && fresh(step);
        vec![
            (70, both.iter().copied().filter(back).collect()),
            (50, both.iter().copied().filter(fresh).collect()),
            (95, both),
            (50, self.evasions(|_, _| true)),
            (80, self.threats()),
            (70, self.nearer('B')),
        ]
    }

    fn only(&self, keep: impl Fn(&Self, Step) -> bool) -> Vec<Step> {
        self.moves.iter().copied().filter(|step| keep(self, *step)).collect()
    }

    fn quiet_only(&self, keep: impl Fn(&Self, Step) -> bool) -> Vec<Step> {
        self.only(|look, step| look.target(step).is_none() && keep(look, step))
    }

    fn quiet(&self) -> Vec<Step> {
        self.quiet_only(|_, _| true)
    }

    fn attacks(&self) -> Vec<Step> {
        self.only(|look, step| look.target(step).is_some())
    }

    /// Moves of the piece that moved last.
    fn again(&self) -> Vec<Step> {
        let last = self.game.own().next().map(|made| made.piece);
        self.only(|look, step| Some(look.piece(step)) == last)
    }

    /// Moves to where the other side's last piece stood.
    fn step_in(&self) -> Vec<Step> {
        let left = self.game.made.last().map(|made| made.step.0);
        self.only(|_, step| Some(step.1) == left)
    }

    /// Quiet moves next to a piece that can run.
    fn threats(&self) -> Vec<Step> {
        self.quiet_only(Self::threatens)
    }

    /// Attacks that are won next to another piece that can run, the flag's capture excepted.
    fn winning_threats(&self) -> Vec<Step> {
        self.only(|look, step| {
            let won = look.target(step).is_some_and(|code| code != 'F') && look.result(step).0;
            won && look.threatens(step)
        })
    }

    /// Moves of those who were just threatened.
    fn evasions(&self, keep: impl Fn(&Self, Step) -> bool) -> Vec<Step> {
        let threatened = self.game.made.last().map_or(&[][..], |made| &made.threatened);
        self.quiet_only(|look, step| threatened.contains(&look.piece(step)) && keep(look, step))
    }

    /// Quiet moves that come nearer to a piece of the other side's, those of one code excepted.
    fn nearer(&self, but: char) -> Vec<Step> {
        let theirs: Vec<Square> = self
            .game
            .board
            .all()
            .filter(|(_, piece)| self.game.side(*piece) == other(self.side))
            .filter(|(_, piece)| self.game.code(*piece) != but)
            .map(|(square, _)| square)
            .collect();
        let distance = |(file, rank): Square| {
            theirs.iter().map(|(f, r)| file.abs_diff(*f) + rank.abs_diff(*r)).min()
        };
        self.quiet_only(|_, (from, to)| distance(to) < distance(from))
    }

    /// How many pieces of a side can move.
    fn movers(&self, side: Side) -> usize {
        let mut from: Vec<Square> = self.game.steps(side).iter().map(|step| step.0).collect();
        from.dedup();
        from.len()
    }

    fn piece(&self, step: Step) -> u8 {
        self.game.board.at(step.0).unwrap()
    }

    /// The code of what is attacked.
    fn target(&self, step: Step) -> Option<char> {
        self.game.board.at(step.1).map(|piece| self.game.code(piece))
    }

    /// Who would stay: the attacker, the attacked.
    fn result(&self, step: Step) -> (bool, bool) {
        fight(self.game.code(self.piece(step)), self.target(step).unwrap())
    }

    fn goes_back(&self, step: Step) -> bool {
        self.game.is_straight_back(step)
    }

    fn threatens(&self, step: Step) -> bool {
        self.game.beside(step.1, self.side).iter().any(|piece| self.game.moves(*piece))
    }

    fn meets(&self, square: Square, piece: u8) -> bool {
        self.game.beside(square, self.side).contains(&piece)
    }

    /// Whether the position after the move stood on the board not long ago.
    fn was_there(&self, step: Step) -> bool {
        let after = self.game.board.moved(step);
        self.game.made.iter().rev().take(24).any(|made| made.after == after)
    }

    /// Whether a piece turns left on its way.
    fn turns(&self, step: Step) -> bool {
        let piece = self.piece(step);
        let before = self.game.made.iter().rev().find(|made| made.piece == piece);
        before.is_some_and(|made| {
            let (files, ranks) = way(made.step);
            way(step) == (-ranks, files)
        })
    }

    /// The piece that is never thrown away: it began in the dead end, by a bomb in front.
    fn kept(&self) -> u8 {
        let first = if self.side == 'r' { 1 } else { 25 };
        if self.game.code(first + 1) == 'B' { first + 2 } else { first + 5 }
    }
}

fn way(((file, rank), (to_file, to_rank)): Step) -> (i8, i8) {
    ((to_file - file).signum(), (to_rank - rank).signum())
}
