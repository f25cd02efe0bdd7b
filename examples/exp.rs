use std::time::Instant;
fn main() {
    for path in std::env::args().skip(1) {
        let d = png::Decoder::new(std::io::BufReader::new(std::fs::File::open(&path).unwrap()));
        let mut r = d.read_info().unwrap();
        let mut buf = vec![0; r.output_buffer_size().unwrap()];
        let (w, h) = (r.info().width, r.info().height);
        let pal = r.info().palette.clone().unwrap();
        let i = r.next_frame(&mut buf).unwrap();
        println!("{path} {:?}", i.color_type);
        for f in [png::Filter::NoFilter, png::Filter::Up, png::Filter::Sub, png::Filter::Adaptive] {
            for l in [0u8, 1, 2, 3, 4, 5, 6, 7, 9] {
                let mut out = vec![];
                let mut ts = vec![];
                for _ in 0..9 {
                    out.clear();
                    let t = Instant::now();
                    let mut e = png::Encoder::new(&mut out, w, h);
                    e.set_color(png::ColorType::Indexed);
                    e.set_depth(png::BitDepth::Eight);
                    e.set_palette(pal.clone());
                    if l == 0 {
                        e.set_compression(png::Compression::Fast);
                    } else {
                        e.set_deflate_compression(png::DeflateCompression::Level(l));
                    }
                    e.set_filter(f);
                    let mut wr = e.write_header().unwrap();
                    wr.write_image_data(&buf).unwrap();
                    wr.finish().unwrap();
                    ts.push(t.elapsed());
                }
                ts.sort();
                println!("{f:?} {l}: {} {:?}", out.len(), ts[4]);
            }
        }
    }
}
