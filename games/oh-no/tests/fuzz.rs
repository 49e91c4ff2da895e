//! A million moves that are not offered, as texts and as moves, from every seat, at all kinds of
//! moments: each is refused and changes nothing.

use std::collections::BTreeSet;

use conformance::{Trial, fuzz};
use oh_no::OhNo;
use oh_no::card::{Card, Colour};
use oh_no::deck::Cards;
use oh_no::moves::{Move, Plan, Topic};
use tabletop::{CardSet, Seat};

/// Every move that the text form can name with the cards of the box.
fn all_moves() -> Vec<Move> {
    let cards = Cards::parse(Cards::BUILTIN).expect("the built-in cards are good");
    let plain = [
        Move::Draw,
        Move::Send,
        Move::Pass,
        Move::Refuse,
        Move::End,
        Move::Conflict,
        Move::GiveIn,
        Move::Hold,
        Move::Agree,
        Move::Disagree,
    ];
    let mut moves: BTreeSet<Move> = plain.into();
    for seat in Seat::all(5) {
        moves.extend([Move::Give(seat), Move::Call(seat)]);
    }
    for card in cards.resistance.iter().chain(&cards.hubs) {
        moves.extend(moves_of(*card));
    }
    for alien in &cards.matrix {
        moves.insert(Move::Destroy(*alien));
        moves.extend(cards.resistance.iter().map(|card| Move::Strike(*card, *alien)));
    }
    moves.extend(Topic::all().flat_map(|it| [Move::Ask(it), Move::Tell(it)]));
    moves.extend(Plan::ALL.map(Move::Propose));
    moves.into_iter().collect()
}

fn moves_of(card: Card) -> Vec<Move> {
    let one = [
        Move::Pack,
        Move::Zap,
        Move::Perch,
        Move::Evaporate,
        Move::Build,
        Move::Morph,
        Move::With,
        Move::Discard,
        Move::Counter,
        Move::Finish,
    ];
    let mut moves: Vec<Move> = one.iter().map(|make| make(card)).collect();
    for colour in Colour::WEAPON {
        moves.extend([Move::Fight(card, colour), Move::Aid(card, colour)]);
        moves.extend(Seat::all(5).map(|seat| Move::Beam(card, colour, seat)));
    }
    moves
}

#[test]
fn a_million_moves_refused() {
    let levels = ["0", "1", "2", "3"].map(|it| [("level", it)]);
    let trial = |at: usize| {
        let players = 3 + (at % 3) as u8;
        Trial { players, options: &levels[at % levels.len()], games: 1, seed: 0 }
    };
    let trials: Vec<Trial<'_>> = (0..12).map(trial).collect();
    let reasons = fuzz::refuse::<OhNo>(all_moves(), &trials, 1_000_000);
    // There are 22 reasons; chance may miss one.
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
        let needless = matches!(mv, Move::Fight(card, colour) | Move::Aid(card, colour) | Move::Beam(card, colour, _)
            if card.colour().is_none() || (card.colour() != Some(Colour::Black) && card.colour() != Some(colour)));
        if !needless {
            assert_eq!(mv.to_string().parse(), Ok(mv), "{mv}");
        }
    }
}
