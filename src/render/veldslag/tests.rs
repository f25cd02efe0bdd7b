//! Pieces looked at by machine: told apart small, in grey, and with other eyes.

use image::RgbaImage;

use super::atlas::{PLAN, with_atlas};
use super::compose::{Extent, compose};
use super::drawings::figure;
use super::look::{Ground, Look, Mark};
use super::scheme::Scheme;
use super::sprites::FACES;
use super::token::token;
use crate::games::AnyView;
use crate::games::veldslag::{Rank, Seen, Side, Square, View};
use crate::render::canvas::{Canvas, Point};
use crate::render::colour::Colours;
use crate::render::drawing::on_ground;
use crate::render::layout::{Layout, Turn};
use crate::render::style::{Size, Style, Theme};
use crate::render::tests::battles::Battle;
use crate::render::tests::colours::{contrast, sides_differ, stand_out};
use crate::render::tests::eyes::{EYES, GREY, all_differ, difference, silhouette};

/// The side of a square in a picture 400 pixels wide.
fn small_square() -> u32 {
    Layout::new(Size::new(400).unwrap(), PLAN).square
}

/// A piece on its square in a picture 400 pixels wide.
fn square(theme: Theme, side: Side, seen: Seen) -> RgbaImage {
    let token = token(Scheme::of(theme), side, seen, small_square());
    let mut square = on_ground(&token, Colours::of(theme).field.pixel());
    square.pixels_mut().for_each(|pixel| pixel.0[3] = u8::MAX);
    square
}

#[test]
fn all_pieces_differ_to_all_eyes() {
    for theme in Theme::ALL {
        let of = |side| FACES.map(|seen| square(theme, side, seen)).to_vec();
        let squares: Vec<RgbaImage> = Side::ALL.into_iter().flat_map(of).collect();
        for eyes in &EYES {
            all_differ(&squares, eyes, 8.0);
        }
    }
}

#[test]
fn figures_differ_by_their_silhouette_alone() {
    let figures = Rank::ALL.map(|rank| silhouette(figure(rank), small_square()));
    all_differ(&figures, &GREY, 10.0);
}

#[test]
fn sides_differ_in_shape() {
    for theme in Theme::ALL {
        let outline = |side| {
            let mut token = token(Scheme::of(theme), side, Seen::Hidden, small_square());
            for pixel in token.pixels_mut() {
                let inside = pixel.0[3];
                pixel.0 = [inside, inside, inside, u8::MAX];
            }
            token
        };
        assert!(difference(&outline(Side::Red), &outline(Side::Blue), &GREY) >= 5.0);
    }
}

#[test]
fn pieces_and_marks_stand_out_from_their_squares() {
    for theme in Theme::ALL {
        let (colours, scheme) = (Colours::of(theme), Scheme::of(theme));
        let coats = Side::ALL.map(|side| scheme.uniform(side).coat);
        stand_out(theme, &[colours.field], &coats);
        sides_differ(&coats[0], &coats[1]);
        assert!(contrast(scheme.known, scheme.keyline) >= 15.0);
    }
}

#[test]
fn lakes_are_seen_without_their_hue() {
    for theme in Theme::ALL {
        let (colours, scheme) = (Colours::of(theme), Scheme::of(theme));
        assert!(contrast(scheme.water, colours.field) >= 1.2);
        assert!(contrast(scheme.water, scheme.wave) >= 1.3);
    }
}

#[test]
fn figures_and_letters_stand_out_from_their_tokens() {
    for theme in Theme::ALL {
        for side in Side::ALL {
            let uniform = Scheme::of(theme).uniform(side);
            for ground in [uniform.coat.fill, uniform.coat.shade] {
                assert!(contrast(uniform.coat.mark, ground) >= 7.0);
                assert!(contrast(uniform.trim, ground) >= 3.0);
            }
        }
    }
}

fn view(battle: Battle, moves: usize) -> View {
    match battle.frames().swap_remove(moves).0 {
        AnyView::Veldslag(view) => view,
        AnyView::Tawlbwrdd(_) | AnyView::Bosworth(_) => panic!("not a battle"),
    }
}

fn look(view: &View, square: &str) -> Look {
    Look::of(view, Square::read(square).unwrap().0)
}

#[test]
fn a_winner_is_marked_where_the_other_one_fell() {
    let view = view(Battle::Over, 13);
    let (from, to) = (look(&view, "b4"), look(&view, "b5"));
    assert_eq!(from, Look { mark: Some(Mark::From), ..Look::default() });
    assert_eq!((to.mark, to.beaten, to.fallen), (Some(Mark::To), true, None));
    assert_eq!(to.piece.map(|piece| piece.seen), Some(Seen::Known(Rank::Colonel)));
}

#[test]
fn who_falls_is_marked_where_it_stood() {
    let both = view(Battle::Over, 28);
    assert_eq!(look(&both, "e4").fallen, Some((Side::Blue, Rank::General)));
    assert_eq!(look(&both, "e3").fallen, Some((Side::Red, Rank::General)));
    let bomb = view(Battle::Over, 63);
    let (from, to) = (look(&bomb, "f8"), look(&bomb, "g8"));
    assert_eq!((from.fallen, from.mark), (Some((Side::Red, Rank::Colonel)), Some(Mark::From)));
    assert_eq!((to.fallen, to.mark, to.beaten), (None, Some(Mark::To), false));
}

#[test]
fn only_its_owner_sees_what_is_given_away() {
    let given_away = |battle| {
        let view = view(battle, 13);
        let standing = Square::all().filter_map(|square| Look::of(&view, square).piece);
        standing.filter(|piece| piece.given_away).count()
    };
    assert_eq!(given_away(Battle::Over), 0);
    assert_eq!(given_away(Battle::Known), 1);
}

#[test]
fn both_halves_of_a_lake_meet() {
    let c5 = Square::read("c5").unwrap().0;
    assert_eq!(Ground::of(c5, Turn::FirstBelow), Ground::UpperLake);
    assert_eq!(Ground::of(c5, Turn::LastBelow), Ground::LowerLake);
}

#[test]
fn squares_are_large_enough() {
    let layout = Layout::new(Size::DEFAULT, PLAN);
    assert!(layout.square >= 80);
    assert_eq!(layout.board_width() + 2 * layout.board.x, layout.width);
}

#[test]
fn a_blue_board_is_a_red_one_turned_round() {
    let size = Size::DEFAULT;
    let layout = Layout::new(size, PLAN);
    let corner = |name: &str, turn| layout.corner(Square::read(name).unwrap().0, turn);
    assert_eq!(corner("a8", Turn::FirstBelow), layout.board);
    assert_eq!(corner("h1", Turn::LastBelow), layout.board);
}

/// Everything that lies on a canvas beside the page.
fn bounds(canvas: &Canvas, from: u32) -> (Point, Point) {
    let mut bounds = (Point { x: u32::MAX, y: u32::MAX }, Point { x: 0, y: 0 });
    for y in from..canvas.height() {
        for x in (0..canvas.width()).filter(|&x| canvas.row(x, y, 1) != [0]) {
            bounds.0 = Point { x: bounds.0.x.min(x), y: bounds.0.y.min(y) };
            bounds.1 = Point { x: bounds.1.x.max(x), y: bounds.1.y.max(y) };
        }
    }
    bounds
}

#[test]
fn set_ups_end_with_the_board() {
    for size in [Size::MIN, Size::DEFAULT, Size::MAX] {
        with_atlas(Style { theme: Theme::Light, size }, |atlas| {
            let view = view(Battle::Over, 153);
            let canvas = compose(atlas, &view, &Battle::Over.caption(), Extent::Setups);
            let (first, last) = bounds(&canvas, atlas.layout().height);
            assert_eq!(first.x, atlas.layout().left(), "{size:?}");
            assert!(last.x <= atlas.layout().right() + atlas.layout().frame, "{size:?}");
            assert!(last.y < canvas.height() - size.scale(10), "{size:?}");
        });
    }
}
