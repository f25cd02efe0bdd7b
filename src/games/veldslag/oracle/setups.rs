//! Set-ups that lead somewhere.

use rand::Rng;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;

const ARMY: &str = "FS111112223334445567BBBB";

/// What a set-up is made for.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    /// Anything.
    Random,
    /// The flag and bombs behind, so that the others get out.
    Back,
    /// The flag and bombs in front, where they are met soon.
    Front,
    /// Some that never get out behind bombs, and one in a dead end; the rest can all be thrown away.
    Walls,
}

/// Three rows of codes.
pub(super) fn setup(kind: Kind, rng: &mut StdRng) -> String {
    let mut pool: Vec<char> = ARMY.chars().collect();
    let mut places = [None; 24];
    let mut put = |place: usize, code: char| {
        let at = pool.iter().position(|left| *left == code).unwrap();
        places[place] = Some(pool.swap_remove(at));
    };
    for (place, code) in wishes(kind, rng) {
        put(place, code);
    }
    pool.shuffle(rng);
    let codes: Vec<char> = places.map(|place| place.or_else(|| pool.pop()).unwrap()).to_vec();
    let turned = rng.random();
    let row = |row: &[char]| -> String {
        if turned { row.iter().rev().collect() } else { row.iter().collect() }
    };
    codes.chunks(8).map(row).collect::<Vec<_>>().join("/")
}

/// What has to stand where: places from 0, the front row first.
fn wishes(kind: Kind, rng: &mut StdRng) -> Vec<(usize, char)> {
    let mut spread = |from: usize, to: usize| {
        let mut places: Vec<usize> = (from..to).collect();
        places.shuffle(rng);
        places.into_iter().zip("FBBBB".chars()).collect()
    };
    match kind {
        Kind::Random => Vec::new(),
        Kind::Back => spread(12, 24),
        Kind::Front => spread(0, 8),
        // a3 b3 c1 c2 are bombs, so that nobody leaves a1 b1 a2 b2, and c3 has one way out.
        Kind::Walls => {
            let walls = [(0, 'B'), (1, 'B'), (10, 'B'), (18, 'B'), (2, '4')];
            walls.into_iter().chain([(8, '7'), (9, '6'), (16, 'F'), (17, '5')]).collect()
        }
    }
}
