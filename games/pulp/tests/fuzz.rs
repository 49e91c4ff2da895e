//! A million moves that are not offered, as texts and as moves, at all kinds of moments: each is
//! refused and changes nothing.

use std::collections::BTreeSet;

use conformance::{Trial, fuzz};
use pulp::Pulp;
use pulp::card::{Ability, Colour, Die, Encounter, Planet, Token, Weapon};
use pulp::moves::Move;
use pulp::refusal::Reason;

/// Every move that the text form can name.
fn all_moves() -> Vec<Move> {
    let mut moves: BTreeSet<Move> = BTreeSet::from([
        Move::Engage,
        Move::Evade,
        Move::Cube,
        Move::Draw,
        Move::Find,
        Move::Activate,
        Move::Done,
    ]);
    for die in Die::ALL {
        moves.extend([Move::Leave, Move::Raise, Move::Die, Move::Reroll].map(|it| it(*die)));
        moves.extend(Ability::ALL.iter().map(|it| Move::DieAt(*die, *it)));
        moves.extend(Die::ALL.iter().map(|it| Move::Swap(*die, *it)));
    }
    for weapon in Weapon::ALL {
        let one = [Move::Weapon, Move::Study, Move::Understand, Move::Claim];
        moves.extend(one.map(|it| it(*weapon)));
        moves.extend(Ability::ALL.iter().map(|it| Move::WeaponAt(*weapon, *it)));
    }
    for ability in Ability::ALL {
        moves.extend([Move::Strike, Move::Gain, Move::Lose].map(|it| it(*ability)));
        moves.extend((0..20).map(|points| Move::Pay(*ability, points)));
        for due in Ability::ALL {
            moves.extend((0..12).map(|points| Move::Exchange(*ability, points, *due)));
        }
    }
    moves.extend(Planet::ALL.iter().map(|it| Move::Explore(*it)));
    moves.extend(Colour::ALL.iter().map(|it| Move::Take(*it)));
    moves.extend(Token::ALL.iter().flat_map(|it| [Move::Sell(*it), Move::Spend(*it)]));
    moves.extend(Encounter::ALL.iter().flat_map(|it| [Move::Keep(*it), Move::KeepAsKey(*it)]));
    moves.extend([0, 1, 2, 3, 255].map(Move::Lower));
    moves.into_iter().collect()
}

#[test]
fn millions_of_moves_refused() {
    let difficulties = ["simple", "normal", "advanced"].map(|it| ("difficulty", it));
    // Doc Quill has the die that chooses among super weapons.
    let sets = difficulties.map(|it| [it, ("captain", "quill")]);
    let trial = |options| Trial { players: 1, options, games: 1, seed: 0 };
    let both = sets.iter().flat_map(|it| [trial(&it[..1]), trial(&it[..])]);
    let trials: Vec<Trial<'_>> = both.collect();
    let reasons = fuzz::refuse::<Pulp>(all_moves(), &trials, 4_000_000);
    // Random games hardly ever meet these; each has its scene in `rulings/refusals.rs`.
    let rare = [Reason::EscapeBegan, Reason::NoneLeft, Reason::AtZero];
    let all = Reason::ALL.iter().filter(|it| !rare.contains(it)).map(|it| format!("{it:?}"));
    let all: Vec<String> = all.collect();
    let missing: Vec<&String> = all.iter().filter(|it| !reasons.contains(*it)).collect();
    assert!(missing.is_empty(), "these reasons never came up: {missing:?}");
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
