//! Every card of the box in one text, so that a changed card shows as a difference.
//! `UPDATE_EXPECT=1 cargo test -p oh-no --test gallery` writes it anew.

use std::fmt::Write as _;

use expect_test::expect_file;
use oh_no::card::{Alien, Card, Colour};
use oh_no::deck::{Cards, Flight};
use tabletop::CardSet;

fn alien(cards: &Cards, alien: Alien) -> String {
    if alien.is_shield() {
        return alien.to_string();
    }
    let invader = cards.invader(alien);
    let flight = match invader.flight {
        Flight::Left => "left",
        Flight::Right => "right",
    };
    let at = invader.at.map(|it| format!(" at {it}")).unwrap_or_default();
    let (kind, order) = (alien.species(), invader.order.word());
    format!("{alien:9} {kind:?} x{}, flies {flight}, orders {order}{at}", invader.aliens)
}

fn card(cards: &Cards, card: Card) -> String {
    match card.as_module() {
        None => card.to_string(),
        Some(_) => {
            let symbols: Vec<&str> = cards.symbols(card).iter().map(Colour::word).collect();
            format!("{card} shows {}", symbols.join(", "))
        }
    }
}

#[test]
fn gallery() {
    let cards = Cards::parse(Cards::BUILTIN).expect("the built-in cards are good");
    let mut text = format!("Cards {}\n\nMatrice, {} cards\n", cards.hash(), cards.matrix.len());
    for it in &cards.matrix {
        let _ = writeln!(text, "{}", alien(&cards, *it));
    }
    let _ = writeln!(text, "\nHubs, {} cards", cards.hubs.len());
    for it in &cards.hubs {
        let _ = writeln!(text, "{}", card(&cards, *it));
    }
    let _ = writeln!(text, "\nRésistance, {} cards", cards.resistance.len());
    for it in &cards.resistance {
        let _ = writeln!(text, "{}", card(&cards, *it));
    }
    expect_file!["gallery.txt"].assert_eq(&text);
}

/// The numbers by kind that the publisher made public: 62 and 44 cards.
#[test]
fn counts() {
    let cards = Cards::parse(Cards::BUILTIN).expect("the built-in cards are good");
    let aliens = |colour| {
        let of_colour = cards.matrix.iter().filter(move |it| it.colour() == colour);
        of_colour.filter(|it| !it.is_shield()).count()
    };
    assert_eq!(Colour::ALIEN.map(aliens), [7, 7, 7, 7, 7, 7, 6, 6]);
    let left = cards.matrix.iter().filter(|it| !it.is_shield());
    let left = left.filter(|it| cards.invader(**it).flight == Flight::Left).count();
    assert_eq!((left, cards.matrix.len(), cards.resistance.len()), (27, 62, 39));
}
