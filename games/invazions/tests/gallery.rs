//! Every card of the box in one text, so that a changed card shows as a difference.
//! `UPDATE_EXPECT=1 cargo test -p invazions --test gallery` writes it anew.

use std::fmt::Write as _;

use expect_test::expect_file;
use invazions::card::{HumanCard, Location, Research, Sort, ZombieCard};
use invazions::deck::Cards;
use tabletop::CardSet;

/// `, +2 name`, or nothing.
fn plus(number: u8, name: &str) -> String {
    if number == 0 { String::new() } else { format!(", +{number} {name}") }
}

fn zombie(cards: &Cards, card: ZombieCard) -> String {
    let face = cards.zombie(card);
    let more = [
        plus(face.cards, "card"),
        plus(face.zombies, "zombie"),
        plus(face.rages, "rage"),
        plus(face.recruits, "recruit"),
        plus(face.contaminations, "contamination"),
        plus(face.each, "each"),
        plus(face.sacrifices, "sacrifice"),
        plus(face.draws, "drawn"),
    ];
    format!("{:2} {card}: {:?}, attack {}{}", face.copies, card.sort(), face.attack, more.concat())
}

fn human(cards: &Cards, card: HumanCard) -> String {
    let face = cards.human(card);
    let more = [
        plus(face.cards, "card"),
        plus(face.resources, "resource"),
        plus(face.hand, "hand"),
        plus(face.walls, "walls"),
        plus(face.limit, "limit"),
        plus(face.wounded, "wounded"),
        plus(face.points, "points"),
    ];
    let (copies, cost, resistance) = (face.copies, face.cost, face.resistance);
    format!("{copies:2} {card}: cost {cost}, resistance {resistance}{}", more.concat())
}

fn bravery(cards: &Cards, card: HumanCard) -> String {
    let face = cards.bravery(card);
    format!("{:2} {card}: cost {}, amount {}", face.copies, face.cost, face.amount)
}

fn research(cards: &Cards, card: Research) -> String {
    let face = cards.research(card);
    let more = [plus(face.bonus, "bonus"), plus(face.need, "needed"), plus(face.armour, "armour")];
    let (cost, resistance, points) = (face.cost, face.resistance, face.points);
    format!("{card}: cost {cost}, resistance {resistance}, points {points}{}", more.concat())
}

#[test]
fn gallery() {
    let cards = Cards::parse(Cards::BUILTIN).expect("the built-in cards are good");
    let mut text = format!("Cards {}\n\nZombie side\n", cards.hash());
    for it in ZombieCard::ALL {
        let _ = writeln!(text, "{}", zombie(&cards, it));
    }
    text += "\nHumans\n";
    for it in HumanCard::HUMANS {
        let _ = writeln!(text, "{}", human(&cards, it));
    }
    text += "\nBravery\n";
    for it in HumanCard::BRAVERY {
        let _ = writeln!(text, "{}", bravery(&cards, it));
    }
    text += "\nResearch\n";
    for it in Research::ALL {
        let _ = writeln!(text, "{}", research(&cards, it));
    }
    text += "\nLocations\n";
    for it in Location::ALL {
        let _ = writeln!(text, "{it}: resistance {}", cards.walls(it));
    }
    expect_file!["gallery.txt"].assert_eq(&text);
}

/// The counts by sort that the rulebook gives.
#[test]
fn counts() {
    let cards = Cards::parse(Cards::BUILTIN).expect("the built-in cards are good");
    let of = |sort: Sort| -> u8 {
        let kinds = ZombieCard::ALL.into_iter().filter(|it| it.sort() == sort);
        kinds.map(|it| cards.zombie(it).copies).sum()
    };
    assert_eq!((of(Sort::Zombie), of(Sort::Rage), of(Sort::Freed)), (54 + 15, 51, 8));
}

/// What the worked examples show of the values: a starting hand attacks with exactly 5, which is
/// what it takes to get in.
#[test]
fn arithmetic_of_the_examples() {
    let cards = Cards::parse(Cards::BUILTIN).expect("the built-in cards are good");
    let attack = |card| cards.zombie(card).attack;
    assert_eq!(3 * attack(ZombieCard::Member) + 2 * attack(ZombieCard::Devour), 5);
    for location in [Location::Radio, Location::Hall, Location::Hangar] {
        assert_eq!(cards.walls(location), 5);
    }
}
