//! Worlds that fit a view: what the hidden ranks could be.

use rand::Rng;
use rand::seq::IteratorRandom;

use super::army::{Army, Setup};
use super::man::{Gait, MEN, Man};
use super::rank::{Rank, Reach};
use super::side::Side;
use super::state::State;
use super::view::View;

/// How many deals are tried before giving up.
const TRIES: usize = 10_000;

impl View {
    /// A game that looks just like this one to this viewer, with the hidden ranks dealt anew: all
    /// deals that fit are equally likely. `None` in the rare case that none was found.
    pub fn imagine(&self, rng: &mut impl Rng) -> Option<State> {
        (0..TRIES).find_map(|_| {
            let setup =
                Setup { red: self.deal(Side::Red, rng)?, blue: self.deal(Side::Blue, rng)? };
            let state = State { setup, open: self.open.clone() };
            (self.outcome().is_some() || state.can_move()).then_some(state)
        })
    }

    /// An army in which every man could have done what everybody has seen.
    fn deal(&self, side: Side, rng: &mut impl Rng) -> Option<Army> {
        let mut pool = self.unknown(side);
        let mut ranks: Vec<Option<Rank>> =
            Man::all(side).map(|man| self.rank(man).rank()).collect();
        let mut hidden: Vec<Man> =
            Man::all(side).filter(|man| self.rank(*man).rank().is_none()).collect();
        // Those who must be of certain ranks choose first, each among all that fit: whatever they
        // take, those after them have as many to choose from, so that every deal is as likely.
        hidden.sort_by_key(|man| std::cmp::Reverse(self.open.gait(*man)));
        for man in hidden {
            let gait = self.open.gait(man);
            let fitting = (0..pool.len()).filter(|at| fits(pool[*at], gait));
            let chosen = fitting.choose(rng)?;
            ranks[man.place()] = Some(pool.swap_remove(chosen));
        }
        let ranks: Option<Vec<Rank>> = ranks.into_iter().collect();
        Army::new(<[Rank; MEN]>::try_from(ranks?).ok()?)
    }

    /// The ranks of a side that the viewer can't place.
    fn unknown(&self, side: Side) -> Vec<Rank> {
        let seen: Vec<Rank> = Man::all(side).filter_map(|man| self.rank(man).rank()).collect();
        let left = |rank: Rank| {
            let placed = seen.iter().filter(|known| **known == rank).count();
            std::iter::repeat_n(rank, rank.count().saturating_sub(placed))
        };
        Rank::ALL.into_iter().flat_map(left).collect()
    }
}

/// Whether a man of a rank can have moved so.
fn fits(rank: Rank, gait: Gait) -> bool {
    match gait {
        Gait::Still => true,
        Gait::Step => rank.reach() != Reach::Still,
        Gait::Far => rank.reach() == Reach::Line,
    }
}
