//! Finished games, kept as text: one for each way of ending, and one for each scenario and number
//! of players.
//!
//! `UPDATE_RECORDS=1 cargo test -p invazions --test records` makes them anew.

use conformance::by_prior;
use conformance::records::{KeptGame, check, played};
use invazions::moves::Move;
use invazions::scenario::STORIES;
use invazions::{EXHAUSTED, FALSE_ALARM, Invazions};
use tabletop::{Chance, Game, Seat};

/// A scenario of one's own.
const OWN: &str = "zombies:ogre,vermin,legion;rages:swell,contagion,sneak;humans:survivors*12,soldier,cook,janitor*4,guard,agent;bravery:stand,gift,slash,charge*4;research:infected,equipment;locations:canteen,hall";

/// How the moves of a game are chosen, so that it ends in a certain way.
#[derive(Clone, Copy, PartialEq)]
enum Manner {
    /// Drawn by the priors made by hand.
    ByPriors,
    /// The same, but the hordes announce as soon as they are asked.
    Rash,
    /// Nobody does anything.
    Idle,
}

fn manner(ending: &str) -> Manner {
    match ending {
        FALSE_ALARM => Manner::Rash,
        EXHAUSTED => Manner::Idle,
        _ => Manner::ByPriors,
    }
}

/// The move that does the least.
fn idle(moves: &[Move]) -> Move {
    let lazy = |it: &&Move| {
        matches!(it, Move::Keep | Move::End | Move::Decline | Move::Done | Move::Skip | Move::Wait)
    };
    *moves.iter().find(lazy).unwrap_or(&moves[0])
}

fn choose(game: &Invazions, seat: Seat, manner: Manner, chance: &mut Chance) -> Move {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    match manner {
        Manner::Idle => idle(&moves),
        Manner::Rash if moves.contains(&Move::Announce) => Move::Announce,
        Manner::Rash | Manner::ByPriors => by_prior(game, seat, chance),
    }
}

fn kept() -> Vec<KeptGame<Invazions>> {
    let kept = |name: String, players, story, ending: Option<&'static str>| {
        KeptGame::new(name, players, &[("scenario", story)], ending)
    };
    let endings = Invazions::ENDINGS.iter().enumerate();
    let by_end = endings.map(|(at, ending)| {
        kept(format!("end-{ending}"), 2 + (at % 3) as u8, STORIES[at % 4], Some(*ending))
    });
    let tables = (2..=4).flat_map(|players| STORIES.map(|story| (players, story)));
    let by_story = tables.map(|(players, it)| kept(format!("{it}-{players}"), players, it, None));
    by_end.chain(by_story).chain([kept("own-2".to_string(), 2, OWN, None)]).collect()
}

#[test]
fn every_record_replays() {
    check(&kept(), |kept, trial, seed| {
        let manner = kept.ending.map_or(Manner::ByPriors, manner);
        played(trial, seed, |game, seat, chance| choose(game, seat, manner, chance))
    });
}
