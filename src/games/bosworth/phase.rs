/// The two steps of a turn in which a player chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Move a card.
    Move,
    /// Place cards from the hand.
    Reinforce,
}
