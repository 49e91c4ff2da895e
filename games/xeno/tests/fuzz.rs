//! A million moves that are not offered, as texts and as moves, from every seat, at moments of
//! every kind: each is refused and changes nothing.

use conformance::{Trial, fuzz};
use xeno::Xeno;
use xeno::card::Card;
use xeno::moves::{Action, Means, Move};

/// Every move that the text form can name.
fn all_moves() -> Vec<Move> {
    let mut moves = vec![Move::Bunker, Move::Nothing, Move::Done];
    moves.extend(Action::ALL.map(Move::Pick));
    moves.extend((0..=9).map(Move::Guess));
    Card::all().for_each(|card| moves.extend(moves_of(card)));
    moves
}

fn moves_of(card: Card) -> impl Iterator<Item = Move> {
    let plain = [Move::Keep, Move::Place, Move::Spend, Move::Sell, Move::Produce, Move::Damage];
    let hand = [Move::Discard, Move::Pay].map(|make| make(card));
    let means = [Means::Bonus, Means::Cards].into_iter();
    let others = Card::all().step_by(7).flat_map(|it| [Means::Power(it), Means::Good(it)]);
    let repairs = means.chain(others).map(move |it| Move::Repair(card, it));
    let uses = (1..=4).map(move |number| Move::Use(card, number));
    plain.map(|make| make(card)).into_iter().chain(hand).chain(uses).chain(repairs)
}

#[test]
fn a_million_moves_refused() {
    let plain: &[_] = &[("invasion", "off")];
    let invaded: &[_] = &[("invasion", "on"), ("start", "preset")];
    let trial = |at: usize| {
        let options = if at.is_multiple_of(2) { plain } else { invaded };
        Trial { players: 2 + (at % 4) as u8, options, games: 1, seed: 0 }
    };
    let trials: Vec<Trial<'_>> = (0..8).map(trial).collect();
    let reasons = fuzz::refuse::<Xeno>(all_moves(), &trials, 1_000_000);
    assert!(18 < reasons.len(), "only these reasons came up: {reasons:?}");
}

/// Whatever bytes come, they are no move or one that is written the same way.
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
