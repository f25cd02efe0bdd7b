//! Set-ups that are being made, and ready-made ones.

use rand::SeedableRng;
use rand::rngs::StdRng;

use super::*;

fn draft(side: Side) -> Draft {
    Draft::new(side)
}

#[test]
fn pieces_are_put_exchanged_and_taken_off() {
    let mut red = draft(Side::Red);
    assert!(red.is_empty());
    red.put(Rank::Flag, square("a1")).unwrap();
    red.put(Rank::Spy, square("h3")).unwrap();
    assert_eq!(red.to_string(), ".......S/......../F.......");
    red.swap(square("a1"), square("b2")).unwrap();
    assert_eq!(red.to_string(), ".......S/.F....../........");
    red.put(Rank::Bomb, square("b2")).unwrap();
    assert_eq!(red.rank_on(square("b2")), Ok(Some(Rank::Bomb)), "the flag is to be placed again");
    red.put(Rank::Flag, square("a1")).unwrap();
    red.put(Rank::Flag, square("a1")).unwrap();
    red.clear(square("h3")).unwrap();
    assert_eq!(red.to_string(), "......../.B....../F.......");
    assert_eq!((red.rank_at(9), red.square(9)), (Some(Rank::Bomb), square("b2")));
}

#[test]
fn what_cannot_be_changed_is_refused() {
    let mut red = draft(Side::Red);
    red.put(Rank::Flag, square("a1")).unwrap();
    let before = red.clone();
    let (a1, b1, a4) = (square("a1"), square("b1"), square("a4"));
    assert_eq!(red.put(Rank::Flag, b1), Err(DraftRefusal::NoneLeft(Rank::Flag)));
    assert_eq!(red.put(Rank::Spy, a4), Err(DraftRefusal::NotHome(a4)));
    assert_eq!(red.swap(a1, a1), Err(DraftRefusal::SameSquare(a1)));
    assert_eq!(red.swap(b1, square("c1")), Err(DraftRefusal::Empty(b1)));
    assert_eq!(red.swap(a1, a4), Err(DraftRefusal::NotHome(a4)));
    assert_eq!(red.clear(b1), Err(DraftRefusal::Empty(b1)));
    assert_eq!(red.clear(a4), Err(DraftRefusal::NotHome(a4)));
    assert_eq!(red.rank_on(square("a8")), Err(DraftRefusal::NotHome(square("a8"))));
    assert_eq!(red, before);
}

#[test]
fn what_is_missing_is_told_by_rank() {
    let mut red = draft(Side::Red);
    let all: Vec<(Rank, usize)> = Rank::ALL.map(|rank| (rank, rank.count())).to_vec();
    assert_eq!(red.missing(), all);
    for (_, count) in &all {
        assert!(*count > 0);
    }
    red.put(Rank::Flag, square("a1")).unwrap();
    red.put(Rank::Scout, square("a2")).unwrap();
    assert!(!red.missing().iter().any(|(rank, _)| *rank == Rank::Flag));
    assert!(red.missing().contains(&(Rank::Scout, 4)));
    assert_eq!(red.army(), Err(DraftRefusal::Missing(red.missing())));
    let full = Draft::parse(Side::Red, RED).unwrap();
    assert_eq!((full.missing(), full.army()), (vec![], Ok(army(Side::Red, RED))));
    assert_eq!(Draft::of(Side::Red, &army(Side::Red, RED)), full);
}

#[test]
fn the_first_row_is_the_front_and_the_first_file_is_a() {
    let mut homes = Vec::new();
    for (side, text) in
        [(Side::Red, "1......2/......../F......S"), (Side::Blue, "1......2/......../F......S")]
    {
        let draft = Draft::parse(side, text).unwrap();
        let on = |name| draft.rank_on(square(name)).unwrap().map(Rank::code);
        let corners =
            if side == Side::Red { ["a3", "h3", "a1", "h1"] } else { ["a6", "h6", "a8", "h8"] };
        assert_eq!(corners.map(on), ['1', '2', 'F', 'S'].map(Some));
        homes.push((0..24).map(|place| side.place(draft.square(place))).collect::<Vec<_>>());
    }
    assert!(homes.iter().all(|home| *home == (0..24).map(Some).collect::<Vec<_>>()));
    assert_eq!(Side::Red.place(square("a4")), None);
}

#[test]
fn blue_sees_file_a_on_the_right() {
    let text = "12...... / ........ / .......f";
    let blue = Draft::parse_seen(Side::Blue, text).unwrap();
    assert_eq!(blue.to_string(), "......21/......../F.......");
    assert_eq!(blue.rank_on(square("h6")), Ok(Some(Rank::Scout)));
    assert_eq!(blue.seen(), "12....../......../.......F");
    let red = Draft::parse_seen(Side::Red, text).unwrap();
    assert_eq!(red.rank_on(square("a3")), Ok(Some(Rank::Scout)));
    assert_eq!(red.seen(), red.to_string());
}

#[test]
fn a_mirrored_set_up_exchanges_left_and_right() {
    let red = Draft::parse(Side::Red, RED).unwrap();
    assert_eq!(red.mirrored().to_string(), "34571231/S12B43B1/62B51B4F");
    assert_eq!(red.mirrored().mirrored(), red);
    assert_eq!(red.mirrored().missing(), []);
}

#[test]
fn text_that_is_no_set_up_is_refused_for_what_is_wrong() {
    for (text, refusal) in [
        ("", DraftRefusal::Rows(1)),
        ("......../........", DraftRefusal::Rows(2)),
        ("......../......../......../........", DraftRefusal::Rows(4)),
        ("......../......./........", DraftRefusal::Length(1, 7)),
        ("........./......../........", DraftRefusal::Length(0, 9)),
        ("......../.......8/........", DraftRefusal::NoPiece("8".into())),
        ("......../.......?/........", DraftRefusal::NoPiece("?".into())),
        ("......../.......é/........", DraftRefusal::NoPiece("é".into())),
        ("F......./......../.......F", DraftRefusal::TooMany(Rank::Flag, 2)),
        ("bbbbb.../......../........", DraftRefusal::TooMany(Rank::Bomb, 5)),
    ] {
        assert_eq!(Draft::parse(Side::Red, text), Err(refusal), "{text}");
    }
}

#[test]
fn an_army_has_just_its_ranks() {
    assert_eq!(Army::new([Rank::Scout; MEN]), None);
    let ranks = *army(Side::Red, RED).ranks();
    assert!(Army::new(ranks).is_some());
    let mut wrong = ranks;
    wrong[0] = Rank::General;
    assert_eq!(Army::new(wrong), None);
}

#[test]
fn a_draft_is_kept_and_read_again_and_keeps_quiet() {
    let draft = Draft::parse(Side::Blue, "S......./..3...../.......F").unwrap();
    let kept = serde_json::to_string(&draft).unwrap();
    assert_eq!(kept, r#"{"side":"blue","pieces":"S......./..3...../.......F"}"#);
    assert_eq!(serde_json::from_str::<Draft>(&kept).unwrap(), draft);
    for broken in ["S.......", "FF....../......../........"] {
        let text = format!(r#"{{"side":"blue","pieces":"{broken}"}}"#);
        assert!(serde_json::from_str::<Draft>(&text).is_err());
    }
    assert_eq!(format!("{draft:?}"), "Draft(Blue, …)");
    assert_eq!(format!("{:?}", army(Side::Red, RED)), "Army(…)");
}

#[test]
fn every_preset_is_complete_on_both_sides_and_mirrored() {
    let mut texts = Vec::new();
    for preset in Preset::ALL {
        assert_eq!(Preset::parse(preset.key()), Some(preset));
        for side in Side::ALL {
            let [plain, mirrored] = [false, true].map(|mirrored| preset.draft(side, mirrored));
            assert_eq!((plain.missing(), mirrored.missing()), (vec![], vec![]), "{preset:?}");
            assert!(plain.army().is_ok() && mirrored.army().is_ok());
            assert_eq!(plain.mirrored(), mirrored);
            texts.extend([plain.seen(), mirrored.seen()]);
        }
        let [red, blue] = Side::ALL.map(|side| preset.draft(side, false).seen());
        assert_eq!(red, blue, "each owner sees the same");
    }
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), 16, "no two presets are the same, mirrored or not");
    assert_eq!(Preset::parse("nothing"), None);
}

#[test]
fn a_shuffled_preset_keeps_flag_and_bombs_in_place_and_stays_complete() {
    let mut rng = StdRng::seed_from_u64(1);
    let still = |draft: &Draft| -> String {
        draft.to_string().chars().map(|c| if "FB/".contains(c) { c } else { '.' }).collect()
    };
    for preset in Preset::ALL {
        let draft = preset.draft(Side::Blue, false);
        let shuffled: Vec<Draft> = (0..20).map(|_| draft.shuffled(&mut rng)).collect();
        for one in &shuffled {
            assert_eq!(still(one), still(&draft));
            assert!(one.army().is_ok());
        }
        assert!(shuffled.iter().filter(|one| **one != draft).count() > 15, "{preset:?}");
    }
}
