//! The rules, square by square and card by card: whether a card goes from here to there is asked of
//! every two squares.

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// `s`, `w`, `n` or `e`.
pub(super) type Seat = char;
/// File and rank, from 1.
pub(super) type Square = (i8, i8);

pub(super) const CLOCKWISE: [Seat; 4] = ['s', 'w', 'n', 'e'];

/// A card, wherever it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Card {
    /// In whose deck it was at the start.
    pub(super) kingdom: Seat,
    /// Who commands it.
    pub(super) owner: Seat,
    pub(super) kind: char,
    /// Where it came on the board, and whether it has moved from there.
    pub(super) entered: Square,
    pub(super) moved: bool,
}

/// What lies on a square that is not open.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Tile {
    FaceDown,
    Up(Card),
}

/// One action on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Act {
    Go(Square, Square),
    Put(char, Square),
    Nothing,
}

/// What a turn has brought.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Turn {
    pub(super) skipped: bool,
    pub(super) captured: bool,
    pub(super) placed: bool,
}

pub(super) struct Game {
    /// Who started, clockwise from South, and who of them is alive.
    pub(super) seats: Vec<Seat>,
    pub(super) alive: Vec<Seat>,
    pub(super) camps: BTreeMap<Seat, Vec<Square>>,
    pub(super) board: BTreeMap<Square, Tile>,
    pub(super) hands: BTreeMap<Seat, Vec<Card>>,
    pub(super) piles: BTreeMap<Seat, Vec<Card>>,
    pub(super) discard: Vec<Card>,
    pub(super) on_turn: Seat,
    pub(super) reinforcing: bool,
    pub(super) turn: Turn,
    /// The turns that have ended since the last defeat by word.
    past: Vec<Turn>,
    /// Who won, and why the game is over.
    pub(super) ending: Option<(Option<Seat>, &'static str)>,
    /// What can be done now.
    pub(super) legal: Vec<Act>,
}

/// The side of the board that a camp space lies on; none in the field, in corners, off the board.
pub(super) fn side(square: Square) -> Option<Seat> {
    match square {
        (2..=5, 1) => Some('s'),
        (1, 2..=5) => Some('w'),
        (2..=5, 6) => Some('n'),
        (6, 2..=5) => Some('e'),
        _ => None,
    }
}

/// All squares but the corners.
static SQUARES: LazyLock<Vec<Square>> = LazyLock::new(|| {
    let all = (1..=6).flat_map(|file| (1..=6).map(move |rank| (file, rank)));
    all.filter(|square| side(*square).is_some() || matches!(square, (2..=5, 2..=5))).collect()
});

pub(super) fn squares() -> impl Iterator<Item = Square> {
    SQUARES.iter().copied()
}

/// The way into the field from a side.
pub(super) fn inward(side: Seat) -> (i8, i8) {
    match side {
        's' => (0, 1),
        'w' => (1, 0),
        'n' => (0, -1),
        _ => (-1, 0),
    }
}

pub(super) fn name((file, rank): Square) -> String {
    let at = |names: &str, i| names.chars().nth(usize::try_from(i - 1).unwrap()).unwrap();
    String::from_iter([at("abcdef", file), at("123456", rank)])
}

pub(super) fn opposite(seat: Seat) -> Seat {
    match seat {
        's' => 'n',
        'n' => 's',
        'w' => 'e',
        _ => 'w',
    }
}

/// The camps of those who play; with `split` the third's is the middle of two sides.
fn camps(seats: &[Seat], split: bool) -> BTreeMap<Seat, Vec<Square>> {
    let third = |seat: &Seat| split && !seats.contains(&opposite(*seat));
    let spaces = |seat: &Seat| -> Vec<Square> {
        let middle = |(file, rank): Square| [3, 4].contains(&file) || [3, 4].contains(&rank);
        let is_here = |square: &Square| match side(*square) {
            Some(found) if third(seat) => {
                (found == *seat || found == opposite(*seat)) && middle(*square)
            }
            found => found == Some(*seat),
        };
        squares().filter(is_here).collect()
    };
    seats.iter().map(|seat| (*seat, spaces(seat))).collect()
}

impl Game {
    /// A game of those who have a deck.
    pub(super) fn new(decks: &BTreeMap<Seat, String>, first: Seat, split: bool) -> Self {
        let seats: Vec<Seat> =
            CLOCKWISE.into_iter().filter(|seat| decks.contains_key(seat)).collect();
        let mut game = Self {
            alive: seats.clone(),
            camps: camps(&seats, split),
            seats,
            board: BTreeMap::new(),
            hands: BTreeMap::new(),
            piles: BTreeMap::new(),
            discard: Vec::new(),
            on_turn: first,
            reinforcing: false,
            turn: Turn::default(),
            past: Vec::new(),
            ending: None,
            legal: Vec::new(),
        };
        for square in squares().filter(|square| side(*square).is_some()) {
            game.board.insert(square, Tile::FaceDown);
        }
        for (seat, deck) in decks {
            game.deal(*seat, deck);
        }
        game.legal = game.find_legal();
        game
    }

    fn deal(&mut self, seat: Seat, deck: &str) {
        let card = |kind| Card { kingdom: seat, owner: seat, kind, entered: (0, 0), moved: false };
        for square in self.camps[&seat].clone() {
            self.enter(card('P'), square);
        }
        let mut hand: Vec<Card> = deck.chars().map(card).collect();
        self.piles.insert(seat, hand.split_off(4));
        self.hands.insert(seat, hand);
    }

    fn enter(&mut self, card: Card, square: Square) {
        self.board.insert(square, Tile::Up(Card { entered: square, moved: false, ..card }));
    }

    pub(super) fn card(&self, square: Square) -> Option<Card> {
        match self.board.get(&square) {
            Some(Tile::Up(card)) => Some(*card),
            _ => None,
        }
    }

    /// A player's cards with their squares.
    pub(super) fn cards(&self, owner: Seat) -> Vec<(Square, Card)> {
        let cards = self.board.iter().filter_map(|(square, tile)| match tile {
            Tile::Up(card) if card.owner == owner => Some((*square, *card)),
            _ => None,
        });
        cards.collect()
    }

    pub(super) fn is_open(&self, square: Square) -> bool {
        !self.board.contains_key(&square)
    }

    pub(super) fn open_spaces(&self, seat: Seat) -> Vec<Square> {
        self.camps[&seat].iter().copied().filter(|space| self.is_open(*space)).collect()
    }

    /// Whether only face-down cards lie in a camp.
    pub(super) fn is_spent(&self, seat: Seat) -> bool {
        self.camps[&seat].iter().all(|space| self.board.get(space) == Some(&Tile::FaceDown))
    }

    pub(super) fn won_queens(&self, seat: Seat) -> usize {
        self.hands[&seat].iter().filter(|card| card.kingdom != seat).count()
    }

    /// Whether a card that stands on one square can move to another.
    pub(super) fn goes(&self, card: Card, from: Square, to: Square) -> bool {
        from != to && self.reaches(card, from, to) && self.enters(card, to)
    }

    fn enters(&self, card: Card, to: Square) -> bool {
        match self.board.get(&to) {
            None => true,
            Some(Tile::FaceDown) => false,
            Some(Tile::Up(other)) => other.owner != card.owner || card.kind == 'K',
        }
    }

    /// The same, whatever stands there; a pawn has to know.
    pub(super) fn reaches(&self, card: Card, from: Square, to: Square) -> bool {
        let (files, ranks) = ((to.0 - from.0).abs(), (to.1 - from.1).abs());
        let straight = files == 0 || ranks == 0;
        match card.kind {
            'K' => files.max(ranks) == 1,
            'N' => files * ranks == 2,
            'R' => straight && self.is_clear(from, to),
            'B' => files == ranks && self.is_clear(from, to),
            'Q' => (straight || files == ranks) && self.is_clear(from, to),
            _ => files.max(ranks) <= 2 && self.pawn_goes(card, from, to),
        }
    }

    /// Whether nothing lies between two squares of a line.
    fn is_clear(&self, from: Square, to: Square) -> bool {
        let step = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
        let count = (to.0 - from.0).abs().max((to.1 - from.1).abs());
        (1..count).all(|i| self.is_open((from.0 + i * step.0, from.1 + i * step.1)))
    }

    fn pawn_goes(&self, card: Card, from: Square, to: Square) -> bool {
        let forward = inward(side(card.entered).unwrap());
        let step = (to.0 - from.0, to.1 - from.1);
        let ahead = step.0 * forward.0 + step.1 * forward.1;
        let aside = (step.0 * forward.1 - step.1 * forward.0).abs();
        let fits = match (self.is_open(to), ahead, aside) {
            (true, 1, 0) | (false, 1, 1) => true,
            (true, 2, 0) => !card.moved && self.is_clear(from, to),
            (true, 0, 1) => card.moved && self.leads_to_opponent(card.owner, from, to),
            (false, -1, 1) => self.seats.len() > 2,
            _ => false,
        };
        fits && !self.camps[&card.owner].contains(&to)
    }

    /// Whether one step leads toward the camp of a living opponent, and not along a side.
    fn leads_to_opponent(&self, owner: Seat, from: Square, to: Square) -> bool {
        let goal = |seat: &Seat| inward(*seat) == (from.0 - to.0, from.1 - to.1);
        let goal = CLOCKWISE.into_iter().find(goal);
        let camps_there = |seat: &Seat| self.camps[seat].iter().any(|space| side(*space) == goal);
        let opponent = self.alive.iter().any(|seat| *seat != owner && camps_there(seat));
        opponent && (side(from).is_none() || side(from) != side(to))
    }

    fn find_legal(&self) -> Vec<Act> {
        match (self.ending, self.reinforcing) {
            (Some(_), _) => Vec::new(),
            (None, false) => self.moves(),
            (None, true) => self.placements(),
        }
    }

    fn moves(&self) -> Vec<Act> {
        let mut moves = Vec::new();
        for (from, card) in self.cards(self.on_turn) {
            let goes = squares().filter(|to| self.goes(card, from, *to));
            moves.extend(goes.map(|to| Act::Go(from, to)));
        }
        if moves.is_empty() { vec![Act::Nothing] } else { moves }
    }

    fn placements(&self) -> Vec<Act> {
        let hand = &self.hands[&self.on_turn];
        let mut found = Vec::new();
        if self.is_spent(self.on_turn) {
            let spaces = self.camps[&self.on_turn].iter();
            found.extend(spaces.map(|space| Act::Put('Q', *space)));
            found.push(Act::Nothing);
            return found;
        }
        for space in self.open_spaces(self.on_turn) {
            for kind in "KQRBNP".chars() {
                if hand.iter().any(|card| card.kind == kind) {
                    found.push(Act::Put(kind, space));
                }
            }
        }
        found
    }

    /// An action as records write it.
    pub(super) fn spell(&self, act: Act) -> String {
        match act {
            Act::Go(from, to) if self.is_open(to) => format!("{}-{}", name(from), name(to)),
            Act::Go(from, to) => format!("{}x{}", name(from), name(to)),
            Act::Put(kind, square) => format!("{kind}@{}", name(square)),
            Act::Nothing => "--".to_owned(),
        }
    }

    /// Plays a legal action.
    pub(super) fn play(&mut self, act: Act) {
        match act {
            Act::Go(from, to) => self.go(from, to),
            Act::Put(kind, square) => self.put(kind, square),
            Act::Nothing if self.reinforcing => self.end_turn(),
            Act::Nothing => {
                self.turn.skipped = true;
                self.reinforce();
            }
        }
        self.legal = self.find_legal();
    }

    fn go(&mut self, from: Square, to: Square) {
        let mover = self.card(from).unwrap();
        let taken = self.card(to);
        self.board.remove(&from);
        self.board.insert(to, Tile::Up(Card { moved: true, ..mover }));
        self.turn.captured = taken.is_some();
        self.discard.extend(taken);
        if let Some(king) = taken.filter(|card| card.kind == 'K') {
            self.conquer(king.owner);
        }
        self.close_camps();
        if self.ending.is_none() {
            self.reinforce();
        }
    }

    /// The queen of the defeated kingdom, wherever she is, comes into the hand of who is on turn.
    fn conquer(&mut self, defeated: Seat) {
        let captor = self.on_turn;
        let is_she = |card: &Card| card.kingdom == defeated && card.kind == 'Q';
        let queen = self.everywhere().into_iter().find(is_she).unwrap();
        self.discard.retain(|card| !is_she(card));
        self.remove(defeated);
        self.hands.get_mut(&captor).unwrap().push(Card { owner: captor, ..queen });
        if self.alive == [captor] {
            self.ending = Some((Some(captor), "last king"));
        }
    }

    /// All cards that are still in the game.
    fn everywhere(&self) -> Vec<Card> {
        let on_board = squares().filter_map(|square| self.card(square));
        let hidden = self.hands.values().chain(self.piles.values()).flatten();
        on_board.chain(hidden.copied()).chain(self.discard.iter().copied()).collect()
    }

    fn remove(&mut self, seat: Seat) {
        self.alive.retain(|other| *other != seat);
        for (square, _) in self.cards(seat) {
            self.board.remove(&square);
        }
        self.hands.insert(seat, Vec::new());
        self.piles.insert(seat, Vec::new());
        self.close_camps();
    }

    /// What is open in a camp whose owner is out is closed.
    fn close_camps(&mut self) {
        for seat in self.seats.clone() {
            if !self.alive.contains(&seat) {
                for space in self.open_spaces(seat) {
                    self.board.insert(space, Tile::FaceDown);
                }
            }
        }
    }

    /// Waits for the player, where there is something to place or to choose; or else goes on.
    fn reinforce(&mut self) {
        let seat = self.on_turn;
        let places = !self.open_spaces(seat).is_empty() && !self.hands[&seat].is_empty();
        let chooses = self.is_spent(seat) && self.won_queens(seat) > 0;
        self.reinforcing = true;
        if !places && !chooses {
            self.end_turn();
        }
    }

    fn put(&mut self, kind: char, square: Square) {
        let took_off = self.is_spent(self.on_turn);
        let hand = self.hands.get_mut(&self.on_turn).unwrap();
        let won = |card: &Card| card.kingdom != self.on_turn;
        let at = hand.iter().position(|card| card.kind == kind && (!took_off || won(card)));
        let card = hand.remove(at.unwrap());
        self.enter(card, square);
        self.turn.placed = true;
        let done = self.open_spaces(self.on_turn).is_empty();
        if done || self.hands[&self.on_turn].is_empty() {
            self.end_turn();
        }
    }

    fn end_turn(&mut self) {
        for space in self.open_spaces(self.on_turn) {
            self.board.insert(space, Tile::FaceDown);
        }
        while self.hands[&self.on_turn].len() < 4 && !self.piles[&self.on_turn].is_empty() {
            let card = self.piles.get_mut(&self.on_turn).unwrap().remove(0);
            self.hands.get_mut(&self.on_turn).unwrap().push(card);
        }
        self.past.push(self.turn);
        self.pass_on();
        let idle = |turn: &&Turn| turn.skipped && !turn.placed;
        if self.past.iter().rev().take_while(idle).count() >= self.alive.len() {
            self.ending = Some((None, "deadlock"));
        }
    }

    fn pass_on(&mut self) {
        let at = CLOCKWISE.iter().position(|seat| *seat == self.on_turn).unwrap();
        let mut after = CLOCKWISE.iter().cycle().skip(at + 1);
        self.on_turn = *after.find(|seat| self.alive.contains(seat)).unwrap();
        self.reinforcing = false;
        self.turn = Turn::default();
    }

    /// Takes a word.
    pub(super) fn say(&mut self, word: &str) {
        match word.split_once(':').unwrap() {
            ("resign", seat) => self.leave(seat, "resigned"),
            ("expel", seat) => self.leave(seat, "time"),
            (_, "agreed") => self.ending = Some((None, "agreed")),
            _ => self.ending = Some((None, "claimed")),
        }
        self.legal = self.find_legal();
    }

    fn leave(&mut self, seat: &str, reason: &'static str) {
        let seat = seat.chars().next().unwrap();
        self.remove(seat);
        self.past.clear();
        if let [last] = self.alive[..] {
            self.ending = Some((Some(last), reason));
        } else if seat == self.on_turn {
            self.pass_on();
        }
    }

    /// Full rounds without a capture or a placed card.
    pub(super) fn quiet(&self) -> usize {
        if self.ending.is_some() || self.turn.captured || self.turn.placed {
            return 0;
        }
        let quiet = |turn: &&Turn| !turn.captured && !turn.placed;
        self.past.iter().rev().take_while(quiet).count() / self.alive.len()
    }

    /// The position string.
    pub(super) fn text(&self) -> String {
        let cell = |square: Square| match self.board.get(&square) {
            Some(Tile::Up(card)) if card.kind == 'P' && !card.moved => {
                String::from_iter([card.owner, 'p'])
            }
            Some(Tile::Up(card)) => String::from_iter([card.owner, card.kind]),
            None if SQUARES.contains(&square) => "..".to_owned(),
            _ => "##".to_owned(),
        };
        let row = |rank| (1..=6).map(|file| cell((file, rank))).collect::<String>();
        let rows: Vec<String> = (1..=6).rev().map(row).collect();
        let phase = if self.reinforcing { 'r' } else { 'm' };
        format!("{} {} {phase}", rows.join("/"), self.on_turn)
    }
}
