//! Every people of the box and every square of the map in one text, so that a change shows as a
//! difference. `UPDATE_EXPECT=1 cargo test -p planisphere --test gallery` writes it anew.

use std::fmt::Write as _;

use expect_test::expect_file;
use planisphere::card::{People, Power, Sex, Trait};
use planisphere::deck::{Cards, Face};
use planisphere::map::{Continent, LATITUDES, LONGITUDES, Lands, Region, Square, letters};
use tabletop::CardSet;

fn people(cards: &Cards, people: People, face: &Face) -> String {
    let mut text = format!("{:13} x{}", people.word(), cards.copies(people));
    let _ = write!(text, "  dis {} not {}", face.dis, face.ter.word());
    let _ = write!(text, "  {}/{}", face.att, face.def);
    if let Some(shot) = face.shot {
        let _ = write!(text, "  shot {}/{}", shot.range, shot.force);
    }
    let _ = write!(text, "  rep {}", face.rep);
    match face.sex {
        Some(Sex::Male) => text += "  male",
        Some(Sex::Female) => text += "  female",
        None => (),
    }
    face.traits.iter().map(Trait::word).for_each(|it| _ = write!(text, " {it}"));
    face.powers.iter().map(Power::word).for_each(|it| _ = write!(text, " [{it}]"));
    if let Some(ground) = face.ground {
        let _ = write!(text, " [{:+} def on {}]", ground.def, ground.terrain.word());
    }
    text
}

fn row(latitude: u8) -> String {
    let squares = (1..=LONGITUDES).filter_map(|it| Square::at(latitude, it));
    let cells = squares.map(|it| format!("{:4}", letters(&Lands::PRINTED, it)));
    cells.collect::<String>().trim_end().to_string()
}

fn squares(name: &str, squares: impl Iterator<Item = Square>) -> String {
    squares.fold(format!("{name:16}"), |text, square| format!("{text} {square}"))
}

#[test]
fn gallery() {
    let cards = Cards::parse(Cards::BUILTIN).expect("the built-in cards are good");
    let mut text = format!("Cards {}\n\nPeoples, {} cards\n", cards.hash(), cards.all.len());
    for (it, face) in cards.peoples() {
        let _ = writeln!(text, "{}", people(&cards, it, face));
    }
    text += "\nMap\n";
    (1..=LATITUDES).for_each(|it| _ = writeln!(text, "{}", row(it)));
    text += "\nRegions\n";
    for it in Region::ALL {
        let _ = writeln!(text, "{}", squares(it.word(), it.squares().iter()));
    }
    text += "\nContinents\n";
    for it in Continent::ALL {
        let _ = writeln!(text, "{}", squares(it.word(), it.squares().iter()));
    }
    expect_file!["gallery.txt"].assert_eq(&text);
}

/// Every trait, power, terrain and sex belongs to some people, and each terrain is forbidden to
/// some.
#[test]
fn everything_is_used() {
    let cards = Cards::parse(Cards::BUILTIN).expect("the built-in cards are good");
    let some = |it: &dyn Fn(&Face) -> bool| cards.peoples().any(|(_, face)| it(face));
    assert!(Trait::ALL.into_iter().all(|it| some(&|face| face.traits.contains(it))));
    assert!(Power::ALL.into_iter().all(|it| some(&|face| face.powers.contains(it))));
    assert!(planisphere::map::Terrain::ALL.into_iter().all(|it| some(&|face| face.ter == it)));
    assert!([Sex::Male, Sex::Female].into_iter().all(|it| some(&|face| face.sex == Some(it))));
}
