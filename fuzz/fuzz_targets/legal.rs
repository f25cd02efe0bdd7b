//! The legal list contains an action exactly when the rules accept it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use slagveld::games::veldslag::{self, Preset, Setup};
use slagveld::games::{Seed, Viewer, bosworth, tawlbwrdd};

fuzz_target!(|bytes: &[u8]| {
    let Some((first, rest)) = bytes.split_first() else { return };
    match first % 4 {
        0 => battle(rest),
        3 => campaign(rest),
        layout => siege(layout, rest),
    }
});

fn siege(layout: u8, bytes: &[u8]) {
    use tawlbwrdd::{Action, Layout, Square, State};
    let mut state = State::new(Layout::ALL[usize::from(layout) - 1]);
    let square = |byte: u8| Square::from_index(byte % Square::COUNT).expect("in range");
    for chunk in bytes.chunks_exact(3) {
        let legal = state.view(Viewer::Public).actions();
        let tried = Action { from: square(chunk[1]), to: square(chunk[2]) };
        assert_eq!(legal.contains(&tried), state.clone().play(tried).is_ok());
        let Some(action) = legal.get(usize::from(chunk[0]) % legal.len().max(1)) else { return };
        assert!(state.play(*action).is_ok());
    }
}

fn battle(bytes: &[u8]) {
    use veldslag::{Action, Side, Square, State};
    let Some(([red, blue], bytes)) = bytes.split_first_chunk() else { return };
    let army = |side, byte: u8| {
        let preset = Preset::ALL[usize::from(byte % 8)];
        preset.draft(side, byte & 8 != 0).army().expect("presets are complete")
    };
    let setup = Setup { red: army(Side::Red, *red), blue: army(Side::Blue, *blue) };
    let mut state = State::new(setup);
    let square = |byte: u8| Square::from_index(byte % Square::COUNT).expect("in range");
    for chunk in bytes.chunks_exact(3) {
        let legal = state.view(Viewer::Arbiter).actions();
        assert_eq!(legal.is_empty(), state.outcome().is_some());
        let tried = Action { from: square(chunk[1]), to: square(chunk[2]) };
        assert_eq!(legal.contains(&tried), state.clone().play(tried).is_ok());
        let Some(action) = legal.get(usize::from(chunk[0]) % legal.len().max(1)) else { return };
        assert!(state.play(*action).is_ok());
    }
}

fn campaign(bytes: &[u8]) {
    use bosworth::{Action, Camp, Kind, Setup, Square, State};
    let Some(([seed, camps], bytes)) = bytes.split_first_chunk() else { return };
    let playing: Vec<Camp> =
        Camp::ALL.into_iter().filter(|camp| camps & (1 << *camp as u8) != 0).collect();
    let Ok(setup) = Setup::draw(&Seed::new([*seed; 32]), &playing, camps & 16 != 0) else { return };
    let mut state = State::new(&setup);
    let square = |byte: u8| Square::from_index(byte % Square::COUNT).expect("in range");
    for chunk in bytes.chunks_exact(4) {
        let legal = state.view(Viewer::Arbiter).actions();
        assert_eq!(legal.is_empty(), state.outcome().is_some());
        let tried = match chunk[3] % 8 {
            0 => Action::Pass,
            1..=3 => Action::Place(Kind::ALL[usize::from(chunk[1] % 6)], square(chunk[2])),
            _ => Action::Move { from: square(chunk[1]), to: square(chunk[2]) },
        };
        assert_eq!(legal.contains(&tried), state.clone().play(tried).is_ok());
        let Some(action) = legal.get(usize::from(chunk[0]) % legal.len().max(1)) else { return };
        assert!(state.play(*action).is_ok());
    }
}
