//! The rules once more, as plainly as can be: a board of letters, no bits and no tables. Random
//! games are compared with it, position by position.

use proptest::prelude::*;

use super::*;
use crate::games::{Reason, Viewer};

const MIDDLE: (i8, i8) = (5, 5);
const WAYS: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// `t`, `T`, `K` or `.` on each square, by (file, rank).
#[derive(Clone, PartialEq)]
struct Board {
    cells: [[char; 11]; 11],
    attackers_move: bool,
}

impl Board {
    fn of(position: &Position) -> Self {
        let letter = |square| match position.piece(square) {
            Some(Piece::Attacker) => 't',
            Some(Piece::Defender) => 'T',
            Some(Piece::King) => 'K',
            None => '.',
        };
        let cells = std::array::from_fn(|rank| {
            std::array::from_fn(|file| {
                letter(
                    Square::new(u8::try_from(file).unwrap(), u8::try_from(rank).unwrap()).unwrap(),
                )
            })
        });
        Self { cells, attackers_move: position.side() == Side::Attackers }
    }

    /// What stands there; nothing off the board.
    fn at(&self, (file, rank): (i8, i8)) -> Option<char> {
        let (file, rank) = (usize::try_from(file).ok()?, usize::try_from(rank).ok()?);
        self.cells.get(rank)?.get(file).copied()
    }

    fn set(&mut self, (file, rank): (i8, i8), piece: char) {
        self.cells[usize::try_from(rank).unwrap()][usize::try_from(file).unwrap()] = piece;
    }

    fn is_own(&self, piece: char) -> bool {
        piece != '.' && (piece == 't') == self.attackers_move
    }

    fn squares() -> impl Iterator<Item = (i8, i8)> {
        (0..11).flat_map(|rank| (0..11).map(move |file| (file, rank)))
    }

    fn legal(&self) -> Vec<((i8, i8), (i8, i8))> {
        let mut legal = Vec::new();
        for from in Self::squares().filter(|&square| self.is_own(self.at(square).unwrap())) {
            for (df, dr) in WAYS {
                let mut to = (from.0 + df, from.1 + dr);
                while self.at(to) == Some('.') {
                    if to != MIDDLE {
                        legal.push((from, to));
                    }
                    to = (to.0 + df, to.1 + dr);
                }
            }
        }
        legal
    }

    /// Plays a legal move and gives what fell, in order.
    fn play(&mut self, from: (i8, i8), to: (i8, i8)) -> Vec<(i8, i8)> {
        let piece = self.at(from).unwrap();
        self.set(from, '.');
        self.set(to, piece);
        let mut fallen: Vec<(i8, i8)> =
            WAYS.into_iter().filter_map(|way| self.victim(to, way)).collect();
        fallen.sort_by_key(|&(file, rank)| (rank, file));
        for &square in &fallen {
            self.set(square, '.');
        }
        self.attackers_move = !self.attackers_move;
        fallen
    }

    /// Who falls beside the piece that just moved to `to`, in one direction.
    fn victim(&self, to: (i8, i8), (df, dr): (i8, i8)) -> Option<(i8, i8)> {
        let near = (to.0 + df, to.1 + dr);
        let far = (near.0 + df, near.1 + dr);
        let piece = self.at(near).filter(|&piece| piece != '.' && !self.is_own(piece))?;
        if piece == 'K' {
            return self.king_falls(near, far).then_some(near);
        }
        let anvil = self.at(far).is_some_and(|other| self.is_own(other));
        let castle = far == MIDDLE && self.at(MIDDLE) == Some('.');
        (anvil || castle).then_some(near)
    }

    fn king_falls(&self, king: (i8, i8), opposite: (i8, i8)) -> bool {
        let around = WAYS.map(|(df, dr)| (king.0 + df, king.1 + dr));
        if king == MIDDLE || around.contains(&MIDDLE) {
            return around.iter().all(|&square| square == MIDDLE || self.at(square) == Some('t'));
        }
        self.at(opposite) == Some('t')
    }

    fn king(&self) -> Option<(i8, i8)> {
        Self::squares().find(|&square| self.at(square) == Some('K'))
    }

    fn ending(&self, earlier: &[Self]) -> Option<Reason> {
        let on_edge = |(file, rank)| [file, rank].iter().any(|n| [0, 10].contains(n));
        match self.king() {
            None => Some(Reason::KingCaptured),
            Some(king) if on_edge(king) => Some(Reason::KingEscaped),
            Some(_) if earlier.contains(self) => Some(Reason::Repetition),
            Some(_) if self.legal().is_empty() => Some(Reason::NoLegalMove),
            Some(_) => None,
        }
    }
}

fn square((file, rank): (i8, i8)) -> Square {
    Square::new(u8::try_from(file).unwrap(), u8::try_from(rank).unwrap()).unwrap()
}

/// Plays random moves, now and then captures where there are any, and compares.
fn compare(layout: Layout, choices: &[u16]) {
    let mut state = State::new(layout);
    let mut board = Board::of(state.view(Viewer::Public).position());
    let mut earlier = Vec::new();
    for choice in choices {
        let view = state.view(Viewer::Public);
        let mut expected = board.legal();
        let mut names: Vec<String> =
            expected.iter().map(|&(from, to)| format!("{}-{}", square(from), square(to))).collect();
        names.sort();
        let legal: Vec<String> = view.actions().iter().map(ToString::to_string).collect();
        assert_eq!(legal, names);
        assert_eq!(usize::try_from(view.position().mobility()).unwrap(), names.len());
        expected.sort_by_key(|&(from, to)| board.clone().play(from, to).is_empty());
        let captures = expected.iter().filter(|&&(f, t)| !board.clone().play(f, t).is_empty());
        let among = if choice % 3 == 0 { captures.count().max(1) } else { expected.len() };
        let (from, to) = expected[usize::from(*choice) % among];
        earlier.push(board.clone());
        let fallen: Vec<Square> = board.play(from, to).into_iter().map(square).collect();
        let taken = state.play(Action { from: square(from), to: square(to) }).unwrap();
        assert_eq!(taken.squares().iter().collect::<Vec<_>>(), fallen);
        assert!(Board::of(state.view(Viewer::Public).position()) == board);
        assert_eq!(state.outcome().map(|outcome| outcome.reason), board.ending(&earlier));
        if state.outcome().is_some() {
            return;
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn random_games_agree_with_the_plain_rules(
        bell in any::<bool>(),
        choices in prop::collection::vec(any::<u16>(), 1..120),
    ) {
        compare(if bell { Layout::Bell } else { Layout::Serif }, &choices);
    }

    /// "The legal list contains an action exactly when the rules accept it."
    #[test]
    fn what_is_listed_is_what_can_be_played(
        choices in prop::collection::vec((any::<u16>(), 0u8..121, 0u8..121), 1..40),
    ) {
        let mut state = State::new(Layout::Serif);
        for (choice, from, to) in choices {
            let legal = state.view(Viewer::Public).actions();
            let square = |index| Square::from_index(index).unwrap();
            let tried = Action { from: square(from), to: square(to) };
            prop_assert_eq!(legal.contains(&tried), state.clone().play(tried).is_ok());
            if legal.is_empty() { break }
            state.play(legal[usize::from(choice) % legal.len()]).unwrap();
        }
    }
}
