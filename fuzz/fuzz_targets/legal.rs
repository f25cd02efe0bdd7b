//! The legal list contains an action exactly when the rules accept it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use slagveld::games::Viewer;
use slagveld::games::tawlbwrdd::{Action, Layout, Square, State};

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = bytes.iter().copied();
    let layout = Layout::ALL[usize::from(bytes.next().unwrap_or(0)) % 2];
    let mut state = State::new(layout);
    while let (Some(choice), Some(from), Some(to)) = (bytes.next(), bytes.next(), bytes.next()) {
        let legal = state.view(Viewer::Public).actions();
        let square = |byte: u8| Square::from_index(byte % Square::COUNT).expect("in range");
        let tried = Action { from: square(from), to: square(to) };
        assert_eq!(legal.contains(&tried), state.clone().play(tried).is_ok());
        let Some(action) = legal.get(usize::from(choice) % legal.len().max(1)) else { return };
        assert!(state.play(*action).is_ok());
    }
});
