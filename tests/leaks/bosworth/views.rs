use super::campaign::*;
use rand::SeedableRng;
use rand::rngs::StdRng;
use slagveld::games::Viewer;
use slagveld::games::bosworth::*;

#[test]
fn stats() {
    let mut rng = StdRng::seed_from_u64(1);
    for most in [60, 120, 200] {
        for cast in CASTS {
            let (
                mut n,
                mut elim,
                mut skip,
                mut skipplace,
                mut resign,
                mut dig,
                mut keep,
                mut buried,
                mut wonhand,
                mut ord,
            ) = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
            for _ in 0..30 {
                let c = campaign(&mut rng, cast, most);
                n += c.actions().len();
                let states = c.states();
                let last = states.last().unwrap();
                elim += cast.camps.len() - last.living().count();
                for t in &c.turns {
                    if t.actions[0] == "--" {
                        skip += 1;
                        if t.actions.len() > 1 {
                            skipplace += 1;
                        }
                    }
                    if t.actions[0].contains(":") {
                        resign += 1;
                    }
                    if t.actions != t.recorded() {
                        ord += 1;
                    }
                }
                for s in &states {
                    let v = s.view(Viewer::Arbiter);
                    for camp in s.living() {
                        let b = Square::all()
                            .filter(|q| v.camp_of(*q) == Some(camp))
                            .all(|q| v.board().at(q) == Cell::Closed);
                        if b {
                            buried += 1;
                        }
                        if let Hand::Known(h) = v.hand(camp) {
                            if h.len() > 4 || (b && !h.is_empty()) {
                                wonhand += 1;
                            }
                        }
                    }
                    if let Some(t) = v.last()
                        && t.dug
                    {
                        dig += 1;
                    }
                    if v.is_choosing() && v.actions().contains(&Action::Pass) {
                        keep += 1;
                    }
                }
            }
            println!(
                "{most} {} split {}: positions {n} elim {elim} skip {skip} skipplace {skipplace} resign {resign} dig {dig} keep {keep} buried {buried} wonhand {wonhand} order {ord}",
                cast.camps.len(),
                cast.split
            );
        }
    }
}
