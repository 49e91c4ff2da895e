//! Where two enemies meet, there is a fight (PL 6.1). In random games, every pair of enemies that
//! shares a square before the contacts and after them, and that nothing holds back, has fought
//! exactly once in that round; so have a unit and an enemy in gestation, which it attacks (PL 7.6).

use std::collections::BTreeMap;

use conformance::{Trial, by_prior, seat};
use planisphere::Planisphere;
use planisphere::card::Card;
use planisphere::event::Told;
use planisphere::happening::News;
use planisphere::map::Square;
use planisphere::view::{Phase, UnitView, View};
use tabletop::{Chance, Game, Log, Seat, Viewer};

/// Truce and Match Postponed, under which nobody fights.
const PEACE: [u8; 2] = [5, 59];
/// Paranoia, under which an attempt to take over does not replace the fight.
const PARANOIA: u8 = 22;

type Pair = (Card, Card);
/// Where a unit stands, and whose it is.
type Place = (Square, Seat);

fn pair(one: Card, other: Card) -> Pair {
    (one.min(other), one.max(other))
}

/// Compares what happens in a game with the law.
#[derive(Default)]
struct Law {
    /// How often each pair has fought in this round.
    fights: BTreeMap<Pair, u32>,
    /// The number of pairs that had to fight, in all rounds.
    held: u32,
}

impl Law {
    /// A move was made: what was told of it, and the positions before and after.
    fn see(&mut self, before: &View, told: &[Told], after: &View) -> Result<(), String> {
        let begins = |it: &Told| matches!(it, Told::RoundBegan { .. });
        let mut rounds = told.split(begins);
        self.note(before, rounds.next().unwrap_or_default())?;
        let over = after.round != before.round || Phase::Contact < after.phase;
        if 0 < before.round && before.phase <= Phase::Contact && over {
            self.judge(before, told, after)?;
        }
        for round in rounds {
            self.fights.clear();
            self.note(after, round)?;
        }
        Ok(())
    }

    fn note(&mut self, view: &View, told: &[Told]) -> Result<(), String> {
        for (it, final_word) in told.iter().filter_map(fight) {
            if !final_word && in_force(view, &[PARANOIA]) {
                continue;
            }
            let count = self.fights.entry(it).or_default();
            *count += 1;
            if 1 < *count {
                return Err(format!("round {}: {it:?} fight twice", view.round));
            }
        }
        Ok(())
    }

    /// The contacts of the round are over: checks every pair.
    fn judge(&mut self, before: &View, told: &[Told], after: &View) -> Result<(), String> {
        for it in meetings(before).filter(|it| stays(*it, before, told, after)) {
            self.held += 1;
            if !self.fights.contains_key(&it) {
                return Err(format!("round {}: {it:?} do not fight", before.round));
            }
        }
        Ok(())
    }
}

/// The two units of a meeting, and whether they need not fight any more.
fn fight(told: &Told) -> Option<(Pair, bool)> {
    match told {
        Told::Fought { clash, .. } => Some((pair(clash.attacker, clash.defender), true)),
        Told::Controlled { attempt, .. } => Some((pair(attempt.card, attempt.target), false)),
        Told::Happening { news: News::Frightened { card, by } | News::Teleported { card, by } } => {
            Some((pair(*card, *by), true))
        }
        _ => None,
    }
}

fn in_force(view: &View, events: &[u8]) -> bool {
    view.in_force.iter().any(|it| events.contains(&it.number))
}

/// Pairs of enemies on one square of which one attacks the other, whichever came first: both are
/// free to attack, or one is and the other is in gestation.
fn meetings(view: &View) -> impl Iterator<Item = Pair> + '_ {
    let peace = in_force(view, &PEACE);
    let free = move |it: &UnitView| {
        !peace && it.gestation.is_none() && !it.paralysed && !view.camps[it.owner].fined
    };
    view.units.iter().filter(move |it| free(it)).flat_map(move |one| {
        let meets = |it: &&UnitView| it.square == one.square && it.owner != one.owner;
        // Two that are free are found from both sides.
        let once = move |it: &&UnitView| it.gestation.is_some() || (free(it) && one.card < it.card);
        let others = view.units.iter().filter(meets).filter(once);
        others.map(|other| pair(one.card, other.card)).collect::<Vec<_>>()
    })
}

/// Whether both are where they were, and nothing has moved either meanwhile.
fn stays(it: Pair, before: &View, told: &[Told], after: &View) -> bool {
    let place = |view: &View, card| view.unit(card).map(|it| -> Place { (it.square, it.owner) });
    let moved = told.iter().filter(|it| fight(it).is_none()).map(|it| format!("{it:?}"));
    let moved: String = moved.filter(|it| it.contains("square") || it.contains("to:")).collect();
    [it.0, it.1].into_iter().all(|card| {
        place(before, card) == place(after, card) && !moved.contains(&format!("{card:?}"))
    })
}

/// Plays games; returns how often two had to fight. `plant` may falsify what is told.
fn games(count: u64, plant: fn(&mut Vec<Told>)) -> Result<u32, String> {
    let mut held = 0;
    for number in 0..count {
        let players = 2 + (number % 3) as u8;
        let options = [
            ("events", ["on", "off"][(number / 3 % 2) as usize]),
            ("rounds", "20"),
            ("landings", "3"),
        ];
        let trial = Trial { players, options: &options, games: 1, seed: number };
        let mut law = Law::default();
        play(&trial, number, &mut law, plant).map_err(|it| format!("seed {number}, {it}"))?;
        held += law.held;
    }
    Ok(held)
}

fn play(
    trial: &Trial<'_>,
    number: u64,
    law: &mut Law,
    plant: fn(&mut Vec<Told>),
) -> Result<(), String> {
    let mut game = seat::<Planisphere>(trial, number).game().clone();
    let mut chance = Chance::from_number(number);
    while let Some(mover) = game.to_act().first() {
        let before = game.view(Viewer::Spectator);
        let mv = by_prior(&game, mover, &mut chance);
        let mut log = Log::keeping();
        game.carry_out(mover, mv, &mut log);
        let told = log.into_events().into_iter();
        let mut told: Vec<Told> =
            told.filter_map(|it| Planisphere::tell(&it, Viewer::Spectator)).collect();
        plant(&mut told);
        law.see(&before, &told, &game.view(Viewer::Spectator))?;
    }
    Ok(())
}

#[test]
fn whoever_meets_fights_once() {
    let held = games(300, |_| ()).unwrap_or_else(|it| panic!("{it}"));
    assert!(200 < held, "only {held} pairs had to fight");
}

/// Planted fault: combats are not told, as if they did not take place.
#[test]
fn a_missing_fight_is_found() {
    let nobody_fights = |told: &mut Vec<Told>| told.retain(|it| fight(it).is_none());
    let fault = games(60, nobody_fights).expect_err("nobody fights");
    assert!(fault.contains("do not fight"), "{fault}");
}

/// Planted fault: every combat is told twice.
#[test]
fn a_second_fight_is_found() {
    let twice = |told: &mut Vec<Told>| {
        let again: Vec<Told> = told.iter().filter(|it| fight(it).is_some()).cloned().collect();
        told.splice(0..0, again);
    };
    let fault = games(60, twice).expect_err("they fight twice");
    assert!(fault.contains("fight twice"), "{fault}");
}
