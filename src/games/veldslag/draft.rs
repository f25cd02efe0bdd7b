use std::fmt;

use serde::{Deserialize, Serialize};

use super::army::Army;
use super::man::MEN;
use super::rank::Rank;
use super::refusal::DraftRefusal;
use super::side::Side;
use super::squares::Square;

/// A set-up that is being made. It never holds more of a rank than an army has. `Debug` does not
/// show its pieces.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Draft {
    side: Side,
    places: [Option<Rank>; MEN],
}

/// How a draft is kept.
#[derive(Serialize, Deserialize)]
struct Written {
    side: Side,
    pieces: String,
}

impl Draft {
    /// A set-up with nothing placed.
    #[must_use]
    pub const fn new(side: Side) -> Self {
        Self { side, places: [None; MEN] }
    }

    /// A set-up from ranks in the order of [`Side::home`].
    #[must_use]
    pub fn of(side: Side, army: &Army) -> Self {
        Self { side, places: army.ranks().map(Some) }
    }

    /// Reads three rows of eight codes joined by `/`, front row first, each from file a to file h;
    /// spaces don't count, `.` leaves a square open.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn parse(side: Side, text: &str) -> Result<Self, DraftRefusal> {
        let rows: Vec<&str> = text.split('/').collect();
        if rows.len() != 3 {
            return Err(DraftRefusal::Rows(rows.len()));
        }
        let mut draft = Self::new(side);
        for (row, text) in rows.into_iter().enumerate() {
            let codes: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
            if codes.len() != 8 {
                return Err(DraftRefusal::Length(row, codes.len()));
            }
            for (file, code) in codes.into_iter().enumerate() {
                draft.places[row * 8 + file] = read_place(code)?;
            }
        }
        draft.check_counts().map(|()| draft)
    }

    /// Reads rows that are written as the owner sees them, from left to right: file a is Blue's
    /// right.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn parse_seen(side: Side, text: &str) -> Result<Self, DraftRefusal> {
        Self::parse(side, text).map(|draft| draft.turned())
    }

    /// The rows as the owner sees them: what [`Self::parse_seen`] reads.
    #[must_use]
    pub fn seen(&self) -> String {
        self.turned().to_string()
    }

    fn turned(&self) -> Self {
        match self.side {
            Side::Red => self.clone(),
            Side::Blue => self.mirrored(),
        }
    }

    fn check_counts(&self) -> Result<(), DraftRefusal> {
        let too_many = Rank::ALL.into_iter().find(|rank| self.placed(*rank) > rank.count());
        too_many.map_or(Ok(()), |rank| Err(DraftRefusal::TooMany(rank, self.placed(rank))))
    }

    /// Whose set-up it is.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// What stands on a place, 0 to 23, in the order of [`Side::home`].
    #[must_use]
    pub const fn rank_at(&self, place: u8) -> Option<Rank> {
        self.places[place as usize]
    }

    /// The square of a place.
    #[must_use]
    pub const fn square(&self, place: u8) -> Square {
        self.side.home(place)
    }

    /// What stands on a square of one's own.
    ///
    /// # Errors
    /// Where the side does not set up there.
    pub fn rank_on(&self, square: Square) -> Result<Option<Rank>, DraftRefusal> {
        Ok(self.places[self.place_of(square)?])
    }

    fn place_of(&self, square: Square) -> Result<usize, DraftRefusal> {
        self.side.place(square).map(usize::from).ok_or(DraftRefusal::NotHome(square))
    }

    fn placed(&self, rank: Rank) -> usize {
        self.places.iter().filter(|place| **place == Some(rank)).count()
    }

    /// What is still to be placed, with how many of each; nothing when the set-up is complete.
    #[must_use]
    pub fn missing(&self) -> Vec<(Rank, usize)> {
        let left = |rank: Rank| (rank, rank.count().saturating_sub(self.placed(rank)));
        Rank::ALL.map(left).into_iter().filter(|(_, count)| *count > 0).collect()
    }

    /// Whether nothing is placed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.places.iter().all(Option::is_none)
    }

    /// Puts a piece on a square. What stood there is to be placed again.
    ///
    /// # Errors
    /// Where the square is not one's own, or no such piece is left.
    pub fn put(&mut self, rank: Rank, square: Square) -> Result<(), DraftRefusal> {
        let place = self.place_of(square)?;
        if self.places[place] != Some(rank) && self.placed(rank) == rank.count() {
            return Err(DraftRefusal::NoneLeft(rank));
        }
        self.places[place] = Some(rank);
        Ok(())
    }

    /// Exchanges what stands on two squares; one of them may be empty.
    ///
    /// # Errors
    /// Where a square is not one's own, both are the same, or both are empty.
    pub fn swap(&mut self, first: Square, second: Square) -> Result<(), DraftRefusal> {
        let (a, b) = (self.place_of(first)?, self.place_of(second)?);
        if a == b {
            return Err(DraftRefusal::SameSquare(first));
        }
        if self.places[a].or(self.places[b]).is_none() {
            return Err(DraftRefusal::Empty(first));
        }
        self.places.swap(a, b);
        Ok(())
    }

    /// Takes the piece off a square.
    ///
    /// # Errors
    /// Where the square is not one's own, or empty.
    pub fn clear(&mut self, square: Square) -> Result<(), DraftRefusal> {
        let place = self.place_of(square)?;
        self.places[place].take().map(drop).ok_or(DraftRefusal::Empty(square))
    }

    /// The same set-up with left and right exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let mut places = self.places;
        for row in places.chunks_mut(8) {
            row.reverse();
        }
        Self { side: self.side, places }
    }

    /// The finished set-up.
    ///
    /// # Errors
    /// What is still to be placed.
    pub fn army(&self) -> Result<Army, DraftRefusal> {
        let missing = || DraftRefusal::Missing(self.missing());
        let ranks: Option<Vec<Rank>> = self.places.iter().copied().collect();
        let ranks = ranks.and_then(|ranks| ranks.try_into().ok());
        ranks.and_then(Army::new).ok_or_else(missing)
    }
}

fn read_place(code: char) -> Result<Option<Rank>, DraftRefusal> {
    match code {
        '.' => Ok(None),
        code => {
            Rank::of_code(code).map(Some).ok_or_else(|| DraftRefusal::NoPiece(code.to_string()))
        }
    }
}

impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = |place: &Option<Rank>| place.map_or('.', Rank::code);
        let row = |row: &[Option<Rank>]| row.iter().map(code).collect::<String>();
        f.write_str(&self.places.chunks(8).map(row).collect::<Vec<_>>().join("/"))
    }
}

impl fmt::Debug for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Draft({:?}, …)", self.side)
    }
}

impl From<Draft> for Written {
    fn from(draft: Draft) -> Self {
        Self { side: draft.side, pieces: draft.to_string() }
    }
}

impl TryFrom<Written> for Draft {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        let unreadable = |_| "a set-up is three rows of eight pieces".to_owned();
        Self::parse(written.side, &written.pieces).map_err(unreadable)
    }
}
