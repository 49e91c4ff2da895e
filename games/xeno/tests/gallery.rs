//! Every card of the box in one text, so that a changed card shows as a difference.
//! `UPDATE_EXPECT=1 cargo test -p xeno --test gallery` writes it anew.

use std::fmt::Write as _;

use expect_test::expect_file;
use tabletop::CardSet;
use xeno::deck::{Cards, Face, Might};
use xeno::options::Edition;

fn builtin() -> Cards {
    Cards::parse(Cards::BUILTIN).expect("the built-in cards are good")
}

/// `gem-world: world for 2, 1 point, novelty production`, and its powers.
fn face(face: &Face) -> String {
    let copies = face.design.copies();
    let mut text = format!("{} ×{copies}: ", face.design.word());
    let sort = match (face.development, face.military) {
        (true, _) => "development for",
        (false, true) => "world against",
        (false, false) => "world for",
    };
    let _ = write!(text, "{sort} {}, {} vp", face.cost, face.vp);
    if let Some(number) = face.start {
        let _ = write!(text, ", start {number}");
    }
    if let Some((kind, how)) = face.goods {
        let _ = write!(text, ", {} {how:?}", kind.word());
    }
    if face.chromosome {
        text += ", chromosome";
    }
    face.keywords.iter().for_each(|it| {
        let _ = write!(text, ", {it:?}");
    });
    face.powers.iter().for_each(|it| {
        let price = it.price.map(|it| format!(" for {it:?}")).unwrap_or_default();
        let _ = write!(text, "\n  {:?} {:?}{price}", it.band, it.effect);
    });
    face.scores.iter().for_each(|it| {
        let _ = write!(text, "\n  {} each {:?}", it.points, it.each);
    });
    text
}

fn might(might: Might) -> String {
    match might {
        Might::Plain(strength) => strength.to_string(),
        Might::MilitaryPlus(more) => format!("m+{more}"),
    }
}

fn invasion(cards: &Cards) -> String {
    let set = &cards.invasion;
    let mut text = String::new();
    for wave in 1..=3 {
        let cards = set.cards.iter().filter(|it| it.wave == wave);
        let mights: Vec<String> = cards.map(|it| might(it.might)).collect();
        let _ = writeln!(text, "wave {wave}: {}", mights.join(" "));
    }
    for players in 2..=5 {
        let tile = set.tile(players);
        let _ =
            writeln!(text, "{players} players: threat {}, awards {:?}", tile.start, tile.awards);
    }
    let _ = writeln!(text, "{} cards a player, {} for experts", set.per_player, set.experts);
    text
}

#[test]
fn gallery() {
    let cards = builtin();
    let (first, second) = (cards.faces(Edition::First), cards.faces(Edition::Second));
    let mut text = format!("Cards {}\n\n", cards.hash());
    first.iter().for_each(|it| {
        let _ = writeln!(text, "{}", face(it));
    });
    text += "\nEdition 2018\n";
    let changed = first.iter().zip(second.iter()).filter(|(one, other)| one != other);
    changed.for_each(|(_, other)| {
        let _ = writeln!(text, "{}", face(other));
    });
    text += "\nStart hands\n";
    for preset in &cards.presets {
        let hand: Vec<&str> = preset.hand.iter().map(|it| it.word()).collect();
        let _ = writeln!(text, "{}: {}", preset.world.word(), hand.join(", "));
    }
    let _ = write!(text, "\nInvasion\n{}", invasion(&cards));
    expect_file!["gallery.txt"].assert_eq(&text);
}
