use slagveld::games::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let (want, maxply): (&str, usize) = (&a[1], a[2].parse().unwrap());
    for seed in 1..20000u64 {
        let mut x = seed.wrapping_mul(0x9E3779B97F4A7C15) | 1;
        let mut rnd = || {
            x ^= x << 13;
            x ^= x >> 7;
            x ^= x << 17;
            x
        };
        let mut s = AnySetup::new(GameKind::Tawlbwrdd, Some(&a[3])).unwrap().start();
        let mut log = vec![];
        while s.outcome().is_none() && log.len() < maxply {
            let legal = s.view(Viewer::Public).legal();
            let mut best = legal[(rnd() % legal.len() as u64) as usize].clone();
            for m in &legal {
                let mut t = s.clone();
                let r = t.play(m).unwrap();
                if r.contains('x') && rnd() % 3 > 0 && (want != "mid" || t.outcome().is_none()) {
                    best = m.clone();
                }
                if want == "mid"
                    || (want == "captured"
                        && t.outcome().is_some_and(|o| o.reason == Reason::KingEscaped))
                {
                }
            }
            let mut t = s.clone();
            t.play(&best).unwrap();
            if t.outcome().is_some() && want == "mid" {
                continue;
            }
            log.push(s.play(&best).unwrap());
        }
        let ok = match want {
            "mid" => log.len() == maxply && log.last().unwrap().contains('x'),
            "captured" => {
                s.outcome().is_some_and(|o| o.reason == Reason::KingCaptured) && log.len() > 10
            }
            _ => s.outcome().is_some_and(|o| o.reason == Reason::KingEscaped) && log.len() > 10,
        };
        if ok {
            println!("{}", log.join(" "));
            return;
        }
    }
}
