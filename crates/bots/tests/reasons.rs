//! What a bot says of a move comes true.

use std::num::NonZeroU32;

use bots::{Budget, hints};
use catalogue::{Table, Visitor, visit};
use tabletop::{Chance, Gauge, Judgement, MoveReason, Seat, Seated, Seed};

/// What players watch at a table.
struct Watched<'a>(&'a dyn Table, Seat);

impl Visitor for Watched<'_> {
    type Out = Vec<Gauge>;

    fn visit<G: Judgement>(self) -> Vec<Gauge> {
        let seated: Option<&Seated<G>> = self.0.as_any().downcast_ref();
        seated.expect("a table holds the game that it names").game().gauges(self.1)
    }
}

const GAMES: [(&str, u8); 5] =
    [("oh-no", 3), ("pulp", 1), ("planisphere", 2), ("invazions", 3), ("xeno", 2)];

/// A prediction: the move that is best, one that was made instead, and a number by which they differ.
type Told = (String, Option<String>, MoveReason);

/// What a bot promises somebody who asks, and perhaps has made a move.
fn told_of(table: &dyn Table, seat: Seat, made: Option<String>, chance: &mut Chance) -> Vec<Told> {
    let budget = Budget::Games(NonZeroU32::new(320).unwrap());
    let said = hints(table, seat, made.as_deref(), budget, chance);
    let best = &said.moves[0].mv;
    let made = made.filter(|it| it != best);
    let whole = |it: f64| it.fract() == 0.0;
    let sure = |it: &&MoveReason| it.at_once && whole(it.best) && whole(it.next);
    said.reasons.iter().filter(sure).map(|it| (best.clone(), made.clone(), it.clone())).collect()
}

/// What bots say in random games, each with the table at which it was said. Of what differs between
/// imagined games nobody can say more than a mean; what is the same in all of them is a promise. Not
/// so where others have answered in secret: there a bot may be sure of their answers, and be wrong.
fn promises(game: &str, players: u8) -> Vec<(Box<dyn Table>, Seat, Told)> {
    let (mut chance, mut all) = (Chance::from_number(7), Vec::new());
    for seed in 1..=4 {
        let opened = catalogue::open(game, players, &[], None, Seed::from_number(seed));
        let mut table = opened.expect("it opens");
        let mut asked = 0;
        for ply in 0..150 {
            let waiting = table.to_act();
            let Some(seat) = waiting.first() else { break };
            let sealed = waiting.len() < asked;
            asked = waiting.len();
            let moves = table.legal_moves(seat);
            if ply % 5 == 0 && 1 < moves.len() && !sealed {
                // Now and then somebody has made another move, and asks afterwards.
                let made = (ply % 2 == 0).then(|| chance.pick(&moves).clone());
                let told = told_of(table.as_ref(), seat, made, &mut chance);
                all.extend(told.into_iter().map(|it| (table.at(table.plies()), seat, it)));
            }
            let mv = chance.pick(&moves).clone();
            table.play(seat, &[&mv]).expect("a legal move");
        }
    }
    all
}

#[test]
fn what_a_move_brings_at_once_it_brings() {
    let (mut heard, mut of_made) = (0, 0);
    for (game, players) in GAMES {
        for (table, seat, (best, made, reason)) in promises(game, players) {
            let holds = |mv: &String, value: f64| {
                let after = table.played(seat, &[mv]).expect("a hint is a legal move");
                let watched = visit(game, Watched(after.as_ref(), seat)).expect("it is a game");
                let gauge = watched.iter().find(|it| it.word == reason.word);
                let gauge = gauge.expect("it is watched");
                assert!(f64::from(gauge.value) == value, "{game} `{mv}`: {reason:?}, {gauge:?}");
            };
            holds(&best, reason.best);
            heard += 1;
            if let Some(made) = made {
                holds(&made, reason.next);
                of_made += 1;
            }
        }
    }
    assert!(20 < heard, "only {heard} promises were made");
    assert!(5 < of_made, "only {of_made} of them were about a move that had been made");
}
