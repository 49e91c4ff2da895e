//! A million moves that are not offered, as texts and as moves, from every seat, at all kinds of
//! moments: each is refused and changes nothing.

use conformance::{Trial, fuzz};
use xeno::Xeno;
use xeno::card::Card;
use xeno::moves::{Action, Means, Move};

/// Every move that the text form can name; only some repairs by another card.
fn all_moves() -> Vec<Move> {
    let mut moves = vec![Move::Bunker, Move::Nothing, Move::Done];
    moves.extend(Action::ALL.map(Move::Pick));
    moves.extend((0..=9).map(Move::Guess));
    for card in Card::all() {
        moves.extend(moves_of(card));
        moves.extend((0..=5).map(|power| Move::Use(card, power)));
        let others = Card::all().step_by(7);
        moves.extend(others.flat_map(|other| repairs(card, other)));
    }
    moves
}

fn moves_of(card: Card) -> [Move; 10] {
    let repair = |means| Move::Repair(card, means);
    [
        Move::Keep(card),
        Move::Place(card),
        Move::Spend(card),
        Move::Sell(card),
        Move::Produce(card),
        Move::Damage(card),
        Move::Discard(card),
        Move::Pay(card),
        repair(Means::Bonus),
        repair(Means::Cards),
    ]
}

fn repairs(card: Card, other: Card) -> [Move; 2] {
    [Means::Power(other), Means::Good(other)].map(|means| Move::Repair(card, means))
}

#[test]
fn a_million_moves_refused() {
    let trial =
        |options: &'static [(&str, &str)], players| Trial { players, options, games: 1, seed: 0 };
    let trials = [
        trial(&[], 3),
        trial(&[("invasion", "off")], 4),
        trial(&[("expert", "on")], 2),
        trial(&[("start", "preset")], 5),
        trial(&[("invasion", "off"), ("expert", "on")], 2),
    ];
    let reasons = fuzz::refuse::<Xeno>(all_moves(), &trials, 1_000_000);
    assert!(20 < reasons.len(), "only these reasons came up: {reasons:?}");
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
