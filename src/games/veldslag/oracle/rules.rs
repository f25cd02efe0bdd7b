//! A second rulebook, written from the text of the rules. All that it keeps is what was moved;
//! every question is answered by reading that backwards.

/// `r` or `b`.
pub(super) type Side = char;
/// File and rank, from 0.
pub(super) type Square = (i8, i8);
/// From where to where.
pub(super) type Step = (Square, Square);

pub(super) const WAYS: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const ARMY: &str = "FS111112223334445567BBBB";

pub(super) const fn other(side: Side) -> Side {
    if side == 'r' { 'b' } else { 'r' }
}

/// Which individual piece stands on each square, by its number; 0 for none.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Board([u8; 64]);

/// One move that was made, with all that anybody asks about it later.
pub(super) struct Made {
    pub(super) piece: u8,
    pub(super) step: Step,
    /// An attack: something always leaves the board.
    pub(super) capture: bool,
    fallen: Vec<u8>,
    /// Who survived the attack.
    survivor: Option<u8>,
    /// The opponent's pieces next to the piece that moved.
    pub(super) threatened: Vec<u8>,
    /// Where everybody stood then.
    pub(super) after: Board,
}

/// What the rules say of a move that a piece could make.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Ruling {
    Legal,
    /// It would bring a position of the chase back, but leads straight back.
    StraightBack,
    TwoSquares,
    Chase,
}

/// How a game ended: who won, and why.
pub(super) type Ending = (Option<Side>, &'static str);

pub(super) struct Game {
    /// Side and code of each piece, by its number.
    pieces: Vec<(Side, char)>,
    pub(super) board: Board,
    pub(super) made: Vec<Made>,
    /// What the rules say of each move of the side to move; nothing when the game is over.
    pub(super) rulings: Vec<(Step, Ruling)>,
    pub(super) ending: Option<Ending>,
}

impl Board {
    /// What stands there; nothing off the board.
    pub(super) fn at(&self, square: Square) -> Option<u8> {
        let piece = self.0[index(square)?];
        (piece > 0).then_some(piece)
    }

    fn set(&mut self, square: Square, piece: u8) {
        self.0[index(square).unwrap()] = piece;
    }

    /// All pieces with their squares.
    pub(super) fn all(&self) -> impl Iterator<Item = (Square, u8)> {
        let squares = (0..8).flat_map(|rank| (0..8).map(move |file| (file, rank)));
        squares.zip(self.0).filter(|(_, piece)| *piece > 0)
    }

    pub(super) fn moved(&self, (from, to): Step) -> Self {
        let mut after = *self;
        after.set(to, self.at(from).unwrap());
        after.set(from, 0);
        after
    }
}

fn index((file, rank): Square) -> Option<usize> {
    let on_board = (0..8).contains(&file) && (0..8).contains(&rank);
    on_board.then(|| usize::try_from(rank * 8 + file).unwrap())
}

fn is_open_ground(square: Square) -> bool {
    let is_lake = matches!(square, (2 | 5, 3 | 4));
    index(square).is_some() && !is_lake
}

pub(super) fn name((file, rank): Square) -> String {
    let at = |names: &str, i| names.chars().nth(usize::try_from(i).unwrap()).unwrap();
    String::from_iter([at("abcdefgh", file), at("12345678", rank)])
}

/// Who stays after an attack: the attacker, and the attacked one.
pub(super) fn fight(attacker: char, target: char) -> (bool, bool) {
    match (attacker, target) {
        (_, 'F') | ('2', 'B') | ('S', '7') => (true, false),
        (_, 'B') => (false, true),
        (a, b) if a == b => (false, false),
        ('S', _) => (false, true),
        (_, 'S') => (true, false),
        (a, b) => (a > b, a < b),
    }
}

impl Game {
    /// A game from the codes of both set-ups, front row first, each from file a to file h.
    pub(super) fn new(red: &str, blue: &str) -> Self {
        let mut game = Self {
            pieces: vec![('-', '-')],
            board: Board([0; 64]),
            made: Vec::new(),
            rulings: Vec::new(),
            ending: None,
        };
        game.place('r', red, [2, 1, 0]);
        game.place('b', blue, [5, 6, 7]);
        game.judge();
        game
    }

    fn place(&mut self, side: Side, setup: &str, ranks: [i8; 3]) {
        let mut codes: Vec<char> = setup.chars().filter(|code| *code != '/').collect();
        for (row, rank) in setup.split('/').zip(ranks) {
            for (code, file) in row.chars().zip(0..8) {
                self.board.set((file, rank), u8::try_from(self.pieces.len()).unwrap());
                self.pieces.push((side, code));
            }
        }
        codes.sort_unstable();
        let mut army: Vec<char> = ARMY.chars().collect();
        army.sort_unstable();
        assert_eq!(codes, army, "{setup}");
    }

    pub(super) fn side(&self, piece: u8) -> Side {
        self.pieces[usize::from(piece)].0
    }

    pub(super) fn code(&self, piece: u8) -> char {
        self.pieces[usize::from(piece)].1
    }

    pub(super) fn moves(&self, piece: u8) -> bool {
        !['F', 'B'].contains(&self.code(piece))
    }

    pub(super) fn is_scout(&self, step: Step) -> bool {
        self.board.at(step.0).is_some_and(|piece| self.code(piece) == '1')
    }

    /// Red moves first, then in turn.
    pub(super) fn to_move(&self) -> Side {
        if self.made.len().is_multiple_of(2) { 'r' } else { 'b' }
    }

    /// What a side could do, the rules on repetition aside.
    pub(super) fn steps(&self, side: Side) -> Vec<Step> {
        let mut steps = Vec::new();
        for (from, piece) in self.board.all() {
            if self.side(piece) != side || !self.moves(piece) {
                continue;
            }
            for (files, ranks) in WAYS {
                let mut to = (from.0 + files, from.1 + ranks);
                while is_open_ground(to) {
                    let found = self.board.at(to);
                    if found.is_none_or(|found| self.side(found) != side) {
                        steps.push((from, to));
                    }
                    if found.is_some() || self.code(piece) != '1' {
                        break;
                    }
                    to = (to.0 + files, to.1 + ranks);
                }
            }
        }
        steps
    }

    /// The last moves of the side to move, its last one first.
    pub(super) fn own(&self) -> impl Iterator<Item = &Made> {
        self.made.iter().rev().skip(1).step_by(2)
    }

    /// Whether the last six moves of its owner were this piece's between these two squares.
    fn runs_out(&self, (from, to): Step) -> bool {
        let piece = self.board.at(from).unwrap();
        let same = |made: &&Made| {
            made.piece == piece && (made.step == (from, to) || made.step == (to, from))
        };
        self.own().take(6).filter(same).count() == 6
    }

    /// Whether a piece goes back to where it came from on its owner's turn just before.
    pub(super) fn is_straight_back(&self, (from, to): Step) -> bool {
        let piece = self.board.at(from);
        self.own().next().is_some_and(|made| Some(made.piece) == piece && made.step == (to, from))
    }

    /// The opponent's pieces next to a square.
    pub(super) fn beside(&self, (file, rank): Square, side: Side) -> Vec<u8> {
        let near = WAYS.iter().filter_map(|(df, dr)| self.board.at((file + df, rank + dr)));
        near.filter(|piece| self.side(*piece) != side).collect()
    }

    /// The threats of the running chase of the side to move, the last one first. Read backwards: an
    /// answer, the threat that it answers, the answer before that …
    pub(super) fn chase(&self) -> Vec<&Made> {
        self.chase_at(self.made.len())
    }

    /// The same for the side that moved last, as it ran before that move.
    pub(super) fn other_chase(&self) -> Vec<&Made> {
        self.chase_at(self.made.len().saturating_sub(1))
    }

    fn chase_at(&self, moves: usize) -> Vec<&Made> {
        let mut threats = Vec::new();
        for pair in self.made[..moves].rchunks_exact(2) {
            let (threat, answer) = (&pair[0], &pair[1]);
            if answer.capture || !threat.threatened.contains(&answer.piece) {
                break;
            }
            threats.push(threat);
            if threat.capture {
                break;
            }
        }
        threats
    }

    /// Looks at a new position: what can be done, or whether it is the end.
    fn judge(&mut self) {
        self.rulings = self.find_rulings();
        self.ending = self.flag_taken().or_else(|| self.stuck());
        if self.ending.is_some() {
            self.rulings.clear();
        }
    }

    fn find_rulings(&self) -> Vec<(Step, Ruling)> {
        let chase = self.chase();
        let side = self.to_move();
        let comes_back = |step: Step| {
            let quiet = self.board.at(step.1).is_none();
            let stood = |after| chase.iter().any(|threat| threat.after == after);
            quiet && !chase.is_empty() && stood(self.board.moved(step))
        };
        let ruling = |step: Step| {
            if self.runs_out(step) {
                Ruling::TwoSquares
            } else if !comes_back(step) || self.beside(step.1, side).is_empty() {
                Ruling::Legal
            } else if self.is_straight_back(step) {
                Ruling::StraightBack
            } else {
                Ruling::Chase
            }
        };
        self.steps(side).into_iter().map(|step| (step, ruling(step))).collect()
    }

    pub(super) fn spell(&self, (from, to): Step) -> String {
        let mark = if self.board.at(to).is_some() { "x" } else { "-" };
        name(from) + mark + &name(to)
    }

    /// Makes a legal move.
    pub(super) fn play(&mut self, (from, to): Step) {
        let (piece, target) = (self.board.at(from).unwrap(), self.board.at(to));
        let (mut fallen, mut survivor) = (Vec::new(), None);
        self.board = self.board.moved((from, to));
        if let Some(target) = target {
            let (attacker_stays, target_stays) = fight(self.code(piece), self.code(target));
            if !attacker_stays {
                self.board.set(to, if target_stays { target } else { 0 });
                fallen.push(piece);
            }
            if !target_stays {
                fallen.push(target);
            }
            survivor = self.board.at(to);
        }
        let stands = self.board.at(to) == Some(piece);
        let beside = self.beside(to, self.side(piece));
        let threatened = if stands { beside } else { Vec::new() };
        let capture = target.is_some();
        let after = self.board;
        let step = (from, to);
        self.made.push(Made { piece, step, capture, fallen, survivor, threatened, after });
        self.judge();
    }

    fn flag_taken(&self) -> Option<Ending> {
        let flag = *self.made.last()?.fallen.iter().find(|piece| self.code(**piece) == 'F')?;
        Some((Some(other(self.side(flag))), "flag captured"))
    }

    /// How the game ends when the side to move can't.
    fn stuck(&self) -> Option<Ending> {
        if self.rulings.iter().any(|(_, ruling)| ruling.allows()) {
            return None;
        }
        let opponent = other(self.to_move());
        let can = !self.steps(opponent).is_empty();
        Some(if can { (Some(opponent), "no legal move") } else { (None, "no mobile pieces") })
    }

    /// Takes a word.
    pub(super) fn say(&mut self, word: &str) {
        self.rulings.clear();
        self.ending = Some(match word {
            "resign:red" => (Some('b'), "resigned"),
            "resign:blue" => (Some('r'), "resigned"),
            "expel:red" => (Some('b'), "time"),
            "expel:blue" => (Some('r'), "time"),
            "draw:agreed" => (None, "agreed"),
            "draw:claimed" => (None, "claimed"),
            _ => (None, "declared"),
        });
    }

    /// The points of the opponent's pieces that a side has removed.
    pub(super) fn score(&self, side: Side) -> u32 {
        let fallen = self.made.iter().flat_map(|made| &made.fallen);
        let theirs = fallen.filter(|piece| self.side(**piece) != side);
        theirs.map(|piece| self.code(*piece).to_digit(10).unwrap_or(0)).sum()
    }

    /// Moves of both sides since the last attack.
    pub(super) fn quiet(&self) -> usize {
        self.made.iter().rev().take_while(|made| !made.capture).count() / 2
    }

    /// The position string, everything shown.
    pub(super) fn text(&self) -> String {
        let known: Vec<u8> = self.made.iter().filter_map(|made| made.survivor).collect();
        let cell = |square: Square| match self.board.at(square) {
            Some(piece) if known.contains(&piece) => {
                [self.side(piece).to_ascii_uppercase(), self.code(piece)]
            }
            Some(piece) => [self.side(piece), self.code(piece)],
            None if is_open_ground(square) => ['.', '.'],
            None => ['~', '~'],
        };
        let row = |rank| (0..8).flat_map(|file| cell((file, rank))).collect::<String>();
        let rows: Vec<String> = (0..8).rev().map(row).collect();
        format!("{} {}", rows.join("/"), self.to_move())
    }
}

impl Ruling {
    pub(super) fn allows(self) -> bool {
        matches!(self, Self::Legal | Self::StraightBack)
    }
}
