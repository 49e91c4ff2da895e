//! Whether luck is dealt fairly: what a move brings is on average what the same move brings with
//! other luck to come ([`with_other_luck`](tabletop::Game::with_other_luck)).
//!
//! If one is as likely as the other, then the difference of anything that is counted in the two is
//! as likely to be above 0 as below. The sum of such differences, divided by the root of the sum of
//! their squares, is then seldom far from 0 (Wassily Hoeffding, *Probability Inequalities for Sums
//! of Bounded Random Variables*, 1963): farther than `FAR` once in a million times. Counted is
//! everything that any seat sees.

use std::collections::BTreeMap;

use serde_json::Value;
use tabletop::{Chance, Judgement, Log, Seat, Viewer};

use crate::{Trial, by_prior, seat};

const FAR: f64 = 5.4;

/// Plays the trial's games by the priors, and compares each move with the same move under other
/// luck.
///
/// # Panics
/// When something comes too often or too seldom to be luck.
pub fn check_luck<G: Judgement>(trial: &Trial<'_>) {
    let mut sums: BTreeMap<String, Difference> = BTreeMap::new();
    for seed in trial.seed..trial.seed + trial.games {
        let mut game = seat::<G>(trial, seed).game().clone();
        let mut chance = Chance::from_number(seed ^ 0x1C_4C11);
        while let Some(asked) = game.to_act().first() {
            // Who decides knows no more than the seat does.
            let imagined = game.imagine(Viewer::Seat(asked), &mut chance);
            let mv = by_prior(&imagined, asked, &mut chance);
            let mut other = game.with_other_luck(&mut chance);
            game.carry_out(asked, mv, &mut Log::silent());
            other.carry_out(asked, mv, &mut Log::silent());
            for (thing, by) in differences(&game, &other) {
                sums.entry(thing).or_default().add(by);
            }
        }
    }
    assert!(!sums.is_empty(), "{}: no move ever met luck", G::ID);
    for (thing, it) in sums {
        let far = it.sum.abs() / it.squares.sqrt();
        assert!(far < FAR, "{}: unfair luck: `{thing}` {:+} ({far:.1})", G::ID, it.sum);
    }
}

/// How much more often something was seen than with other luck.
#[derive(Default)]
struct Difference {
    sum: f64,
    squares: f64,
}

impl Difference {
    fn add(&mut self, by: f64) {
        self.sum += by;
        self.squares += by * by;
    }
}

/// How much more often each thing is seen in `game` than in `other`.
fn differences<G: Judgement>(game: &G, other: &G) -> impl Iterator<Item = (String, f64)> {
    let mut seen = BTreeMap::new();
    for seat in Seat::all(game.players()) {
        let (here, there) = (game.view(Viewer::Seat(seat)), other.view(Viewer::Seat(seat)));
        if here != there {
            let json = |view| serde_json::to_value(view).expect("a view is plain data");
            note(&json(here), &seat.to_string(), 1.0, &mut seen);
            note(&json(there), &seat.to_string(), -1.0, &mut seen);
        }
    }
    seen.into_iter().filter(|it| it.1 != 0.0)
}

fn note(value: &Value, path: &str, by: f64, seen: &mut BTreeMap<String, f64>) {
    match value {
        Value::Object(parts) => {
            parts.iter().for_each(|(key, it)| note(it, &format!("{path}.{key}"), by, seen));
        }
        Value::Array(parts) => parts.iter().for_each(|it| note(it, path, by, seen)),
        plain => *seen.entry(format!("{path} {plain}")).or_default() += by,
    }
}
