//! Every design of the box in one text, so that a change of them shows as a difference.
//! `UPDATE_EXPECT=1 cargo test -p xeno --test gallery` writes it anew.

use std::fmt::Write as _;

use expect_test::expect_file;
use tabletop::CardSet;
use xeno::card::{Effect, Keyword, Kind, Tag};
use xeno::deck::{Cards, Face};
use xeno::options::Edition;

fn cards() -> Cards {
    Cards::parse(Cards::BUILTIN).expect("the built-in cards are good")
}

fn line(face: &Face) -> String {
    let kind = if face.development { "development" } else { "world" };
    let price = if face.military { "defence" } else { "cost" };
    let mut text = format!("{} x{}: {kind}", face.design.word(), face.design.copies());
    let _ = write!(text, ", {price} {}, {} points", face.cost, face.vp);
    if let Some(start) = face.start {
        let _ = write!(text, ", start {start}");
    }
    if let Some(goods) = face.goods {
        let _ = write!(text, ", {goods:?}");
    }
    if face.chromosome {
        text += ", chromosome";
    }
    face.keywords.iter().for_each(|it| _ = write!(text, ", {it:?}"));
    face.powers.iter().for_each(|it| {
        let _ = write!(text, "\n    {:?} {:?}", it.band, it.effect);
        it.price.iter().for_each(|it| _ = write!(text, " for {it:?}"));
    });
    face.scores.iter().for_each(|it| _ = write!(text, "\n    {} a {:?}", it.points, it.each));
    text
}

#[test]
fn gallery() {
    let cards = cards();
    let mut text = format!("Cards {}\n\n", cards.hash());
    let (first, second) = (cards.faces(Edition::First), cards.faces(Edition::Second));
    first.iter().for_each(|it| _ = writeln!(text, "{}", line(it)));
    text += "\nEdition 2018\n";
    let changed = first.iter().zip(second.iter()).filter(|(one, other)| one != other);
    changed.for_each(|(_, it)| _ = writeln!(text, "{}", line(it)));
    let _ = writeln!(text, "\nPresets");
    cards.presets.iter().for_each(|it| {
        let hand = it.hand.map(|it| it.word()).join(", ");
        let _ = writeln!(text, "{}: {hand}", it.world.word());
    });
    let _ = writeln!(text, "\nInvasion {:?}", cards.invasion.tiles);
    cards.invasion.cards.iter().for_each(|it| _ = writeln!(text, "{} {:?}", it.wave, it.might));
    expect_file!["gallery.txt"].assert_eq(&text);
}

/// Every kind of goods, keyword and sort of cards is shown by some card.
#[test]
fn everything_is_used() {
    let cards = cards();
    let faces = cards.faces(Edition::First);
    let some = |it: &dyn Fn(&Face) -> bool| faces.iter().any(it);
    assert!(Kind::ALL.into_iter().all(|kind| some(&|it| it.kind() == Some(kind))));
    for keyword in [Keyword::Rebel, Keyword::Imperium, Keyword::Alien, Keyword::Uplift] {
        assert!(some(&|it| it.has(keyword)));
    }
    assert!(!faces.tagged(Tag::AntiXenoDevelopment).is_empty());
    let repairs = |it: &Face| it.powers.iter().any(|it| matches!(it.effect, Effect::Repair { .. }));
    assert_eq!(faces.iter().filter(|it| repairs(it)).count(), 2);
}

/// The table at the end of the booklet: how many cards have each cost or defence, from 0 to 9.
#[test]
fn the_table_of_costs() {
    let cards = cards();
    let faces = cards.faces(Edition::First);
    let row = |wanted: &dyn Fn(&Face) -> bool| {
        let mut counts = [0; 10];
        for face in faces.iter().filter(|it| wanted(it)) {
            counts[usize::from(face.cost)] += face.design.copies();
        }
        counts
    };
    assert_eq!(row(&|it| it.development), [0, 16, 14, 6, 12, 4, 18, 0, 0, 0]);
    assert_eq!(row(&Face::is_civil), [2, 7, 17, 13, 6, 8, 2, 0, 0, 0]);
    assert_eq!(row(&|it| it.military), [0, 10, 10, 5, 4, 3, 3, 2, 2, 1]);
}
