//! A million moves that are not offered, as texts and as moves, at moments of every kind: each is
//! refused and changes nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr;

use conformance::{Trial, by_instinct, seat};
use pulp::Pulp;
use pulp::card::{Ability, Colour, Die, Encounter, Planet, Token, Weapon};
use pulp::moves::Move;
use pulp::refusal::Reason;
use tabletop::{Chance, Game, Log, Refusal, Seat};

const ME: Seat = Seat(0);

/// Every move that the text form can name.
fn all_moves() -> Vec<Move> {
    let mut moves: BTreeSet<Move> = BTreeSet::from([
        Move::Engage,
        Move::Evade,
        Move::Cube,
        Move::Draw,
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
    }
    moves.extend(Planet::ALL.iter().map(|it| Move::Explore(*it)));
    moves.extend(Colour::ALL.iter().map(|it| Move::Take(*it)));
    moves.extend(Token::ALL.iter().flat_map(|it| [Move::Sell(*it), Move::Spend(*it)]));
    moves.extend(Encounter::ALL.iter().flat_map(|it| [Move::Keep(*it), Move::KeepAsKey(*it)]));
    moves.extend([0, 1, 2, 3, 255].map(Move::Lower));
    moves.into_iter().collect()
}

/// The moves of each kind together, so that kinds of few moves are tried as often as others.
fn by_kind(moves: Vec<Move>) -> Vec<Vec<Move>> {
    let mut kinds: BTreeMap<String, Vec<Move>> = BTreeMap::new();
    for mv in moves {
        let text = mv.to_string();
        let kind = text.split(' ').next().unwrap_or_default();
        kinds.entry(kind.to_string()).or_default().push(mv);
    }
    kinds.into_values().collect()
}

/// How many moves are tried between two moves of the game.
const TRIED: usize = 100;
const WANTED: usize = 1_000_000;

#[test]
fn a_million_moves_refused() {
    let moves = by_kind(all_moves());
    let mut chance = Chance::from_number(99);
    let mut reasons = BTreeSet::new();
    let (mut refused, mut seed) = (0, 0);
    while refused < WANTED {
        let options = [("difficulty", ["simple", "normal", "advanced"][seed as usize % 3])];
        let trial = Trial { players: 1, options: &options, games: 1, seed };
        let mut game: Pulp = seat::<Pulp>(&trial, seed).game().clone();
        while !game.to_act().is_empty() {
            refused += refuse(&game, &moves, &mut chance, &mut reasons);
            let mv = by_instinct(&game, ME, &mut chance);
            game.carry_out(ME, mv, &mut Log::silent());
        }
        refused += refuse(&game, &moves, &mut chance, &mut reasons);
        seed += 1;
    }
    let missing: Vec<Reason> = Reason::ALL.into_iter().filter(|it| !reasons.contains(it)).collect();
    assert_eq!(missing, [], "these reasons never came up");
}

/// Tries moves; says how many were refused.
fn refuse(
    game: &Pulp,
    moves: &[Vec<Move>],
    chance: &mut Chance,
    reasons: &mut BTreeSet<Reason>,
) -> usize {
    let mut offered = Vec::new();
    game.legal_moves(ME, &mut offered);
    let mut tried = game.clone();
    let mut refused = 0;
    for _ in 0..TRIED {
        let kind = chance.below(moves.len());
        let mv = *chance.pick(&moves[kind]);
        if offered.contains(&mv) {
            continue;
        }
        match tried.play(ME, mv, &mut Log::silent()) {
            Ok(()) => panic!("{mv} was not offered, and accepted"),
            Err(Refusal::Because(why)) => _ = reasons.insert(why),
            Err(Refusal::NotAsked(seat)) => panic!("{seat} plays alone"),
            Err(Refusal::Over) => assert!(game.to_act().is_empty()),
        }
        refused += 1;
    }
    // One look at the end is enough: a change would stay.
    assert!(tried == *game, "a refused move changed something");
    refused
}

/// Whatever bytes come, they are no move or one that is written the same way.
#[test]
fn texts_at_random() {
    let texts: Vec<String> = all_moves().iter().map(Move::to_string).collect();
    let mut chance = Chance::from_number(7);
    for _ in 0..300_000 {
        let mut bytes = chance.pick(&texts).clone().into_bytes();
        for _ in 0..chance.below(3) {
            let at = chance.below(bytes.len());
            match chance.below(3) {
                0 => bytes[at] = chance.below(256) as u8,
                1 => bytes.insert(at, *chance.pick(b" -.abcdeABCDE0123456789\n\0")),
                _ => _ = bytes.remove(at),
            }
            if bytes.is_empty() {
                bytes.push(b' ');
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        if let Ok(mv) = Move::from_str(&text) {
            assert_eq!(mv.to_string(), text);
        }
    }
}

/// Every move parses back from its text.
#[test]
fn every_move_has_a_text() {
    for mv in all_moves() {
        assert_eq!(mv.to_string().parse(), Ok(mv), "{mv}");
    }
}
