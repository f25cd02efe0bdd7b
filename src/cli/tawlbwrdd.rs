use std::convert::Infallible;

use serde_json::json;

use super::game::{Fields, Last, Told, fields};
use crate::games::tawlbwrdd::{Piece, Squares, Tawlbwrdd, View};
use crate::language::Language;

impl Told for Tawlbwrdd {
    fn last(view: &View) -> Option<Last> {
        let last = view.last()?;
        let took = names(last.fallen.squares());
        Some(Last { from: last.action.from.to_string(), to: last.action.to.to_string(), took })
    }

    fn viewed(view: &View) -> Fields {
        let captured = json!({
            "attackers": view.captured(Piece::Attacker),
            "defenders": view.captured(Piece::Defender),
            "king": view.captured(Piece::King) > 0,
        });
        fields([
            ("king", view.position().king().map(|square| square.to_string()).into()),
            ("captured", captured),
            ("takeable", names(view.takeable()).into()),
        ])
    }

    fn bad_setup(refusal: &Infallible, _token: &str, _language: Language) -> String {
        match *refusal {}
    }

    /// Nothing is drawn.
    fn wrong_draw(_tag: &str, _token: &str, right: &str, _language: Language) -> String {
        right.to_owned()
    }
}

fn names(squares: Squares) -> Vec<String> {
    squares.iter().map(|square| square.to_string()).collect()
}
