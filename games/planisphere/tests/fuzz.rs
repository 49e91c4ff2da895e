//! A million moves that are not offered, as texts and as moves, from every seat, at all kinds of
//! moments: each is refused and changes nothing.

use conformance::{Trial, fuzz};
use planisphere::Planisphere;
use planisphere::card::Card;
use planisphere::deck::Cards;
use planisphere::map::{Continent, Square};
use planisphere::moves::Move;
use tabletop::CardSet;

/// Every move that the text form can name with the cards of the box.
fn all_moves() -> Vec<Move> {
    let cards = Cards::parse(Cards::BUILTIN).expect("the built-in cards are good").all;
    let mut moves = vec![Move::Done];
    moves.extend(Continent::ALL.map(Move::Continent));
    for card in &cards {
        moves.extend(moves_of(*card));
        moves.extend(cards.iter().flat_map(|other| moves_of_two(*card, *other)));
        moves.extend(Square::all().map(|square| Move::Move(*card, square)));
    }
    moves
}

fn moves_of(card: Card) -> [Move; 4] {
    [Move::Land, Move::Lighten, Move::Duplicate, Move::Pick].map(|make| make(card))
}

fn moves_of_two(card: Card, other: Card) -> [Move; 6] {
    let makes = [Move::Aim, Move::Attack, Move::Control, Move::Martyr, Move::Pair, Move::Breed];
    makes.map(|make| make(card, other))
}

#[test]
fn a_million_moves_refused() {
    let short: &[_] = &[("rounds", "6"), ("landings", "3")];
    let quiet: &[_] = &[("rounds", "8"), ("events", "off")];
    let trial = |at: usize| {
        let options = if at.is_multiple_of(2) { short } else { quiet };
        Trial { players: 2 + (at % 3) as u8, options, games: 1, seed: 0 }
    };
    let trials: Vec<Trial<'_>> = (0..6).map(trial).collect();
    let reasons = fuzz::refuse::<Planisphere>(all_moves(), &trials, 1_000_000);
    assert!(14 < reasons.len(), "only these reasons came up: {reasons:?}");
}

/// Random bytes are no move, or a move that is written the same way.
#[test]
fn texts_at_random() {
    fuzz::read_texts(&all_moves(), 300_000);
}

/// Every move parses back from its text.
#[test]
fn every_move_has_a_text() {
    for mv in all_moves() {
        assert_eq!(mv.to_string().parse(), Ok(mv), "{mv}");
    }
}
