//! Several moves in one request: either all are played exactly as they were named, or none.

use catalogue::Table;
use tabletop::{Seat, Seed, Viewer};
use xeno::view::View;

const SEAT: Seat = Seat(0);

fn start() -> Box<dyn Table> {
    let mut table = catalogue::open("xeno", 2, &[], None, Seed::from_number(7)).expect("a table");
    let keep = table.legal_moves(SEAT).swap_remove(0);
    table.play(SEAT, &[&keep]).expect("a start world");
    table
}

/// The cards that the seat has picked to discard.
fn picked(table: &dyn Table) -> Vec<String> {
    let view: Box<View> = table.view(Viewer::Seat(SEAT)).downcast().expect("its view");
    let own = view.own.expect("an answer");
    own.picked.iter().map(|it| format!("discard {it}")).collect()
}

#[test]
fn exactly_the_cards_that_are_named() {
    let mut table = start();
    let cards = table.legal_moves(SEAT);
    assert_eq!(cards.len(), 6);
    table.play(SEAT, &[&cards[4], &cards[0]]).expect("two of six");
    assert_eq!(picked(table.as_ref()), [cards[0].clone(), cards[4].clone()]);
}

#[test]
fn a_card_named_twice_is_refused_and_nothing_changes() {
    let mut table = start();
    let cards = table.legal_moves(SEAT);
    let plies = table.plies();
    assert!(table.play(SEAT, &[&cards[4], &cards[4]]).is_err());
    assert_eq!((table.plies(), table.legal_moves(SEAT)), (plies, cards));
    assert!(picked(table.as_ref()).is_empty());
}
