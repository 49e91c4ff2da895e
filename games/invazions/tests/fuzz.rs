//! A million moves that are not offered, as texts and as moves, from every seat, at all kinds of
//! moments: each is refused and changes nothing. Also scenarios of random text.

use std::collections::BTreeSet;

use conformance::{Trial, fuzz};
use invazions::Invazions;
use invazions::card::{Defender, HumanCard, Location, Research, ZombieCard};
use invazions::moves::{Moment, Move, Plan, Topic};
use invazions::scenario::{Recipe, STORIES, Scenario};
use tabletop::{Chance, Seat};

fn defenders() -> Vec<Defender> {
    let humans = HumanCard::HUMANS.into_iter().map(Defender::Human);
    humans.chain(Research::ALL.into_iter().map(Defender::Research)).collect()
}

/// Every move that the text form can name.
fn all_moves() -> Vec<Move> {
    let plain = [
        Move::Keep,
        Move::Spare,
        Move::End,
        Move::Decline,
        Move::Carry,
        Move::Lead,
        Move::Yield,
        Move::Skip,
        Move::Done,
        Move::Announce,
        Move::Wait,
        Move::Agree,
        Move::Disagree,
        Move::Propose(Plan::Announce),
    ];
    let mut moves: BTreeSet<Move> = plain.into();
    moves.extend(HumanCard::ALL.map(Move::Discard));
    moves.extend(Location::ALL.into_iter().flat_map(moves_at));
    for card in ZombieCard::ALL {
        let one = [Move::Clean, Move::Drop, Move::Attack, Move::Sacrifice, Move::Take, Move::Hold];
        moves.extend(one.iter().map(|make| make(card)));
        moves.extend(Seat::all(5).map(|seat| Move::Propose(Plan::Take(seat, card))));
    }
    for defender in defenders() {
        moves.extend([Move::Wound(defender), Move::Propose(Plan::Wound(defender))]);
    }
    for seat in Seat::all(5) {
        moves.insert(Move::Propose(Plan::Lead(seat)));
    }
    moves.extend(Topic::ALL.into_iter().flat_map(|it| [Move::Ask(it), Move::Tell(it)]));
    moves.extend(
        Moment::ALL.into_iter().flat_map(|it| [Move::Stop(it, true), Move::Stop(it, false)]),
    );
    moves.into_iter().collect()
}

fn moves_at(at: Location) -> Vec<Move> {
    let one = [Move::Gift, Move::Barricade, Move::Slash, Move::Stand, Move::Charge, Move::Go];
    let mut moves: Vec<Move> = one.iter().map(|make| make(at)).collect();
    moves.extend(HumanCard::HUMANS.map(|card| Move::Play(card, at)));
    moves.extend(Research::ALL.map(|card| Move::Install(card, at)));
    moves.extend(ZombieCard::ALL.map(|card| Move::Capture(card, at)));
    moves.extend(defenders().into_iter().map(|it| Move::Save(it, at)));
    moves.extend(Seat::all(5).map(|seat| Move::Propose(Plan::Go(seat, at))));
    moves
}

#[test]
fn a_million_moves_refused() {
    let stories = STORIES.map(|it| [("scenario", it)]);
    let trial = |at: usize| {
        let options = &stories[at % stories.len()];
        Trial { players: 2 + (at % 3) as u8, options, games: 1, seed: 0 }
    };
    let trials: Vec<Trial<'_>> = (0..15).map(trial).collect();
    let reasons = fuzz::refuse::<Invazions>(all_moves(), &trials, 1_000_000);
    // There are 24 reasons; a few need positions that chance seldom makes.
    assert!(20 < reasons.len(), "only these reasons came up: {reasons:?}");
}

/// Random bytes are no move, or a move that is written the same way.
#[test]
fn texts_at_random() {
    fuzz::read_texts(&all_moves(), 300_000);
}

/// A scenario of any text is refused with a reason, or can be played.
#[test]
fn scenarios_at_random() {
    let own = "zombies:ogre,ishtar,legion;rages:swell,contagion,sneak;humans:survivors*12,soldier,cook,janitor*4,guard,agent;bravery:stand,gift,slash,charge*4;research:infected,virus;locations:radio,hall";
    let mut chance = Chance::from_number(8);
    let mut good = 0;
    for _ in 0..20_000 {
        let text = fuzz::spoilt(own, &mut chance);
        match Scenario::named(&text, 2) {
            Ok(Scenario::Cards(recipe)) => {
                good += 1;
                let again = Recipe::parse(&recipe.to_string());
                assert_eq!(again, Ok(recipe), "{text}");
            }
            Ok(Scenario::ByLot) => panic!("{text} names no draw by lot"),
            Err(fault) => assert!(!fault.key().is_empty() && !fault.args().is_empty()),
        }
    }
    assert!(1_000 < good && good < 19_000, "{good} are good");
}

/// Every move parses back from its text.
#[test]
fn every_move_has_a_text() {
    for mv in all_moves() {
        assert_eq!(mv.to_string().parse(), Ok(mv), "{mv}");
    }
}
