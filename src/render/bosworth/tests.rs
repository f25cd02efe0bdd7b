//! Cards looked at by machine: told apart small, in grey, and with other eyes; and the field turned.

use image::RgbaImage;

use super::atlas::{Atlas, with_atlas};
use super::card::{card, pawn};
use super::compose::compose;
use super::drawings::{body, emblem, figure};
use super::extent::{Extent, Hands};
use super::look::{Badge, Lies, Look, Mark};
use super::margin::camper;
use super::places::layout;
use super::scheme::Scheme;
use super::sprites::Sprite;
use super::turn::{Side, Turn};
use crate::games::Viewer;
use crate::games::bosworth::{Camp, Cell, Colour, Kind, Square, View};
use crate::render::canvas::{Canvas, Point};
use crate::render::caption::Caption;
use crate::render::colour::Colours;
use crate::render::drawing::on_ground;
use crate::render::style::{Size, Style, Theme};
use crate::render::tests::colours::{contrast, stand_out};
use crate::render::tests::eyes::{EYES, GREY, all_differ, silhouette};
use crate::render::tests::kingdoms::Field;

/// The side of a square in a picture 400 pixels wide.
fn small_square() -> u32 {
    layout(Size::new(400).unwrap()).square
}

/// A card on its square in a picture 400 pixels wide.
fn square(theme: Theme, card: impl Fn(&Scheme, u32) -> RgbaImage) -> RgbaImage {
    let card = card(Scheme::of(theme), small_square());
    let mut square = on_ground(&card, Colours::of(theme).field.pixel());
    square.pixels_mut().for_each(|pixel| pixel.0[3] = u8::MAX);
    square
}

#[test]
fn all_cards_differ_to_all_eyes() {
    for theme in Theme::ALL {
        let of = |colour| {
            Kind::ALL.map(|kind| square(theme, |scheme, side| card(scheme, colour, kind, side)))
        };
        let cards: Vec<RgbaImage> = Colour::ALL.into_iter().flat_map(of).collect();
        for eyes in &EYES {
            all_differ(&cards, eyes, 8.0);
        }
    }
}

#[test]
fn ways_of_pawns_differ_to_all_eyes() {
    for theme in Theme::ALL {
        for colour in Colour::ALL {
            let ways = Side::ALL.into_iter().flat_map(|way| [(way, false), (way, true)]);
            let pawn = |way| square(theme, |scheme, side| pawn(scheme, colour, way, side));
            let pawns: Vec<RgbaImage> = ways.map(pawn).collect();
            for eyes in &EYES {
                all_differ(&pawns, eyes, 1.5);
            }
        }
    }
}

#[test]
fn figures_emblems_and_cards_differ_by_their_silhouette_alone() {
    let silhouette = |svg| silhouette(svg, small_square());
    all_differ(&Kind::ALL.map(figure).map(silhouette), &GREY, 10.0);
    all_differ(&Colour::ALL.map(emblem).map(silhouette), &GREY, 40.0);
    all_differ(&Colour::ALL.map(body).map(silhouette), &GREY, 1.0);
}

#[test]
fn cards_and_marks_stand_out_from_their_squares() {
    for theme in Theme::ALL {
        let coats = Colour::ALL.map(|colour| *Scheme::of(theme).coat(colour));
        stand_out(theme, &[Colours::of(theme).field], &coats);
        stand_out(theme, &[Colours::of(theme).page], &coats);
    }
}

#[test]
fn figures_stand_out_from_their_cards() {
    for theme in Theme::ALL {
        for colour in Colour::ALL {
            let coat = Scheme::of(theme).coat(colour);
            for ground in [coat.fill, coat.shade] {
                let found = contrast(coat.mark, ground);
                assert!(found >= 4.5, "{} {colour:?}: {found}", theme.name());
            }
        }
    }
}

#[test]
fn colours_differ_in_lightness() {
    let fills = Colour::ALL.map(|colour| Scheme::of(Theme::Light).coat(colour).fill);
    for (index, one) in fills.iter().enumerate() {
        for other in &fills[index + 1..] {
            let found = contrast(*one, *other);
            assert!(found >= 1.7, "{one} {other}: {found}");
        }
    }
}

#[test]
fn what_nobody_owns_stands_back() {
    for theme in Theme::ALL {
        let (scheme, field) = (Scheme::of(theme), Colours::of(theme).field);
        for colour in [scheme.back, scheme.lattice, scheme.wood, scheme.tree, scheme.front] {
            let found = contrast(colour, field);
            assert!((1.02..3.0).contains(&found), "{} {colour}: {found}", theme.name());
        }
        assert!(contrast(scheme.edge, field) >= 1.8);
    }
}

#[test]
fn squares_are_large_enough() {
    let layout = layout(Size::DEFAULT);
    assert!(layout.square >= 80);
    assert_eq!(layout.board_width() + 2 * layout.board.x, layout.width);
}

#[test]
fn everybody_sees_the_own_camp_at_the_bottom() {
    for camp in Camp::ALL {
        let turn = Turn::of(Some(camp));
        assert_eq!(turn.side(camp), Side::Bottom);
        assert_eq!(turn.side(camp.opposite()), Side::Top);
        assert_eq!(turn.towards(camp.inward()), Side::Top);
        assert!(camp.spaces().all(|space| turn.place(space).1 == 0), "{camp:?}");
    }
    assert_eq!(Turn::of(None), Turn(Camp::South));
}

#[test]
fn clockwise_stays_clockwise() {
    for camp in Camp::ALL {
        let turn = Turn::of(Some(camp));
        let next = Camp::ALL[(camp as usize + 1) % 4];
        assert_eq!(turn.side(next), Side::Left);
        assert!(next.spaces().all(|space| turn.place(space).0 == 0), "{camp:?}");
    }
}

#[test]
fn squares_keep_their_names() {
    for camp in Camp::ALL {
        let turn = Turn::of(Some(camp));
        let [columns, rows] = turn.names();
        for square in Square::all() {
            let (column, row) = turn.place(square);
            let (column, row) = (columns[column as usize], rows[row as usize]);
            let name = square.to_string();
            assert!(
                name.contains(column) && name.contains(row) && column != row,
                "{camp:?} {name}"
            );
        }
    }
}

/// The square of a picture.
fn cut(canvas: &Canvas, at: Point, side: u32) -> Vec<&[u8]> {
    (at.y..at.y + side).map(|y| canvas.row(at.x, y, side)).collect()
}

fn assert_sprite(atlas: &Atlas, canvas: &Canvas, at: Point, sprite: Sprite, square: Square) {
    let mut expected = atlas.sprite(Sprite::Field).clone();
    expected.lay(atlas.sprite(sprite), Point { x: 0, y: 0 });
    let side = atlas.layout().square;
    assert!(cut(canvas, at, side) == cut(&expected, Point { x: 0, y: 0 }, side), "{square}");
}

#[test]
fn cards_lie_upright_on_their_squares_for_everybody() {
    let style = Style { theme: Theme::Light, size: Size::new(400).unwrap() };
    with_atlas(style, |atlas| {
        for camp in Camp::ALL {
            let view = Field::Start.view_of(Viewer::Seat(camp.seat()));
            let canvas = compose(atlas, &view, &Caption::default(), Extent::of(&view));
            for square in Square::all() {
                let at = Turn(camp).corner(atlas.layout(), square);
                let sprite = match view.board().at(square) {
                    Cell::Open => Sprite::Field,
                    Cell::Closed => Sprite::Wood,
                    Cell::Card(card) => {
                        let way = Turn(camp).towards(card.forward);
                        Sprite::Pawn(view.colour(card.owner), way, false)
                    }
                };
                assert_sprite(atlas, &canvas, at, sprite, square);
            }
        }
    });
}

fn look(view: &View, square: &str) -> Look {
    Look::of(view, Square::read(square).unwrap().0, Turn::of(view.own()))
}

#[test]
fn the_last_turn_is_marked() {
    let view = Field::Placed.view_of(Viewer::Public);
    let last = view.last().unwrap();
    let (from, to) = last.step.unwrap();
    assert!(last.placed.iter().any(|(_, square)| *square == from) && last.taken.is_none());
    let (from, to) = (look(&view, &from.to_string()), look(&view, &to.to_string()));
    assert_eq!((from.mark, from.badge), (Some(Mark::From), Some(Badge::Placed)));
    assert_eq!((to.mark, to.badge), (Some(Mark::To), None));
    let view = Field::Two.view_of(Viewer::Public);
    let (from, to) = (look(&view, "d3"), look(&view, "c4"));
    assert_eq!((from.lies, from.mark, from.badge), (Lies::Nothing, Some(Mark::From), None));
    assert_eq!((to.mark, to.badge), (Some(Mark::To), Some(Badge::Taken)));
}

#[test]
fn woods_and_backs_are_told_apart() {
    let view = Field::Two.view_of(Viewer::Public);
    assert_eq!(look(&view, "a1").lies, Lies::Wood);
    assert_eq!(look(&view, "a2").lies, Lies::Back);
}

#[test]
fn pawns_point_forward_as_they_are_seen() {
    for (camp, way) in Camp::ALL.into_iter().zip([Side::Top, Side::Left, Side::Bottom, Side::Right])
    {
        let view = Field::Start.view_of(Viewer::Seat(camp.seat()));
        let colour = view.colour(Camp::South);
        assert_eq!(look(&view, "b1").lies, Lies::Pawn(colour, way, false));
    }
}

#[test]
fn a_split_camp_has_two_bands() {
    let view = Field::Split.view_of(Viewer::Public);
    let campers = Camp::ALL.map(|side| camper(&view, side));
    let [south, west, north] = [Camp::South, Camp::West, Camp::North].map(Some);
    assert_eq!(campers, [south, west, north, west]);
    let view = Field::Two.view_of(Viewer::Public);
    assert_eq!(camper(&view, Camp::West), None);
}

#[test]
fn hands_are_shown_to_those_who_know_them() {
    let hands = |field: Field, viewer| Extent::of(&field.view_of(viewer)).hands;
    let west = Viewer::Seat(Camp::West.seat());
    assert_eq!(hands(Field::Placed, Viewer::Public), Hands::None);
    assert_eq!(hands(Field::Placed, west), Hands::Own(Camp::West));
    assert_eq!(hands(Field::Over, west), Hands::All(1));
    assert_eq!(hands(Field::Drawn, west), Hands::All(4));
    let defeated = Viewer::Seat(Camp::North.seat());
    assert_eq!(hands(Field::Defeated, defeated), Hands::None);
}

#[test]
fn films_have_room_for_the_most_hands() {
    let west = Viewer::Seat(Camp::West.seat());
    let film = |fields: &[Field]| {
        let views: Vec<View> = fields.iter().map(|field| field.view_of(west)).collect();
        Extent::of_film(views.iter()).map(|extent| extent.hands)
    };
    assert_eq!(film(&[Field::Start, Field::Over]), Some(Hands::All(1)));
    assert_eq!(film(&[Field::Drawn, Field::Over]), Some(Hands::All(4)));
    assert_eq!(film(&[Field::Start, Field::Placed]), Some(Hands::Own(Camp::West)));
    assert_eq!(film(&[]), None);
}

/// Whether everything beside the page keeps away from the picture's edges.
fn assert_within(canvas: &Canvas, edge: u32, name: &str) {
    let (width, height) = (canvas.width(), canvas.height());
    for y in 0..height {
        let row = canvas.row(0, y, width);
        let rows = edge..height - edge;
        let inner = if rows.contains(&y) { edge as usize..(width - edge) as usize } else { 0..0 };
        let outside = row.iter().enumerate().filter(|(x, _)| !inner.contains(x));
        assert!(outside.into_iter().all(|(_, pixel)| *pixel == 0), "{name}: row {y}");
    }
}

#[test]
fn nothing_touches_the_edges() {
    for size in [Size::MIN, Size::DEFAULT, Size::MAX] {
        with_atlas(Style { theme: Theme::Dark, size }, |atlas| {
            for field in Field::ALL {
                for viewer in [Viewer::Public]
                    .into_iter()
                    .chain(Camp::ALL.map(|camp| Viewer::Seat(camp.seat())))
                {
                    let view = field.view_of(viewer);
                    let canvas = compose(atlas, &view, &field.caption(), Extent::of(&view));
                    assert_within(&canvas, size.scale(3), field.name());
                }
            }
        });
    }
}
