use super::rows::kingdoms;
use crate::games::bosworth::{Camp, Hand, View};

/// Which hands a picture has room for; more come later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Hands {
    /// None.
    None,
    /// The viewer's own.
    Own(Camp),
    /// Those of all that live: how many.
    All(usize),
}

/// What a picture has room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// Hands.
    pub hands: Hands,
    /// How many kingdoms' captured cards; none as long as nothing is captured.
    pub captured: usize,
}

impl Extent {
    /// What a view needs: the viewer's own hand, or the hands of all when the game is over.
    pub fn of(view: &View) -> Self {
        let known = |camp: &Camp| matches!(view.hand(*camp), Hand::Known(_));
        let hands = if view.is_before() {
            Hands::None
        } else if kingdoms(view).all(|camp| known(&camp)) {
            Hands::All(view.living().count())
        } else {
            let lives = |camp: &Camp| view.living().any(|living| living == *camp);
            view.own().filter(known).filter(lives).map_or(Hands::None, Hands::Own)
        };
        let captured = if view.discard().is_empty() { 0 } else { kingdoms(view).count() };
        Self { hands, captured }
    }

    /// What all views of a film need.
    pub fn of_film<'a>(views: impl Iterator<Item = &'a View>) -> Option<Self> {
        views.map(Self::of).reduce(|one, other| Self {
            hands: one.hands.max(other.hands),
            captured: one.captured.max(other.captured),
        })
    }
}
