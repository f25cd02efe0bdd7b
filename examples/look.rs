use slagveld::games::record;
use slagveld::games::*;
use slagveld::render::*;
fn states(moves: &str, variant: &str) -> Vec<AnyState> {
    let text = format!("[Game \"tawlbwrdd\"]\n[Variant \"{variant}\"]\n\n{moves}\n");
    let r = record::read(&text);
    let rep = record::replay(&r[0]);
    if let Some(f) = &rep.fault {
        eprintln!("{f:?}");
    }
    rep.positions.into_iter().map(|p| p.1).collect()
}
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let out = &args[1];
    let theme = Theme::parse(&args[2]).unwrap();
    let size = Size::new(args[3].parse().unwrap()).unwrap();
    let variant = &args[4];
    let moves = args[5..args.len() - 3].join(" ");
    let c = &args[args.len() - 3..];
    let s = states(&moves, variant);
    let caption = Caption {
        status: c[0].clone(),
        captured: vec![(Seat::Attackers, c[1].clone()), (Seat::Defenders, c[2].clone())],
    };
    let style = Style { theme, size };
    let t = std::time::Instant::now();
    warm(style);
    eprintln!("warm {:?}", t.elapsed());
    let v = s.last().unwrap().view(Viewer::Public);
    let mut ts: Vec<_> = (0..40)
        .map(|_| {
            let t = std::time::Instant::now();
            let p = png(&v, style, &caption);
            (t.elapsed(), p.len())
        })
        .collect();
    ts.sort();
    eprintln!("png {:?} legal {:?}", ts[20], v.legal().len());
    std::fs::write(out, png(&v, style, &caption)).unwrap();
    if std::env::var("GIF").is_ok() {
        let frames: Vec<_> = s.iter().map(|s| (s.view(Viewer::Public), caption.clone())).collect();
        let t = std::time::Instant::now();
        let g = gif(&frames, style);
        eprintln!("gif {} {:?}", g.len(), t.elapsed());
        std::fs::write(format!("{out}.gif"), g).unwrap();
    }
}
