//! Finished games, kept as text: at least one for each way of ending, for two to four players, with
//! and without events and with each option.
//!
//! `UPDATE_RECORDS=1 cargo test -p planisphere --test records` makes them anew.

use conformance::records::{KeptGame, check, played_by_prior};
use planisphere::event::Told;
use planisphere::{ANNIHILATION, LAST_STANDING, Planisphere, ROUND_LIMIT, ROUND_LIMIT_DRAWN};
use tabletop::{Game, Seated, Verdict, Viewer};

type Table = Seated<Planisphere>;

/// A game in which the same player always begins, if the options do not say otherwise.
fn kept(
    name: &str,
    players: u8,
    options: &[(&'static str, &'static str)],
    ending: &'static str,
) -> KeptGame<Planisphere> {
    let options = [&[("rotation", "off")], options].concat();
    KeptGame::new(name, players, &options, ending)
}

fn all() -> [KeptGame<Planisphere>; 9] {
    [
        kept(
            "last-standing-2",
            2,
            &[("events", "off"), ("rounds", "25"), ("rebirth", "off")],
            LAST_STANDING,
        ),
        kept(
            "last-standing-3",
            3,
            &[("events", "on"), ("rounds", "25"), ("rebirth", "off")],
            LAST_STANDING,
        )
        .also(a_long_fight),
        kept(
            "last-standing-4",
            4,
            &[
                ("events", "on"),
                ("rounds", "30"),
                ("landings", "1"),
                ("wrap", "on"),
                ("rebirth", "off"),
            ],
            LAST_STANDING,
        )
        .also(a_long_fight),
        kept(
            "annihilation-2",
            2,
            &[("events", "on"), ("rounds", "25"), ("rebirth", "off")],
            ANNIHILATION,
        ),
        kept(
            "rebirth-2",
            2,
            &[("events", "on"), ("rounds", "25"), ("rebirth", "on")],
            LAST_STANDING,
        )
        .also(somebody_was_reborn),
        kept(
            "round-limit-3",
            3,
            &[("events", "off"), ("rounds", "10"), ("rotation", "on"), ("rebirth", "off")],
            ROUND_LIMIT,
        )
        .also(|it| !strength_decided(it)),
        kept(
            "round-limit-4-events",
            4,
            &[("events", "on"), ("rounds", "24"), ("landings", "1"), ("rebirth", "off")],
            ROUND_LIMIT,
        )
        .also(twenty_rounds),
        kept(
            "round-limit-by-strength-2",
            2,
            &[("events", "off"), ("rounds", "8"), ("rebirth", "off")],
            ROUND_LIMIT,
        )
        .also(strength_decided),
        kept(
            "round-limit-drawn-4",
            4,
            &[("events", "on"), ("rounds", "4"), ("rebirth", "off")],
            ROUND_LIMIT_DRAWN,
        ),
    ]
}

fn a_long_fight(table: &Table) -> bool {
    100 < table.entries().len()
}

fn twenty_rounds(table: &Table) -> bool {
    20 <= table.game().view(Viewer::Spectator).round
}

/// PL 2.7: everybody was annihilated, and the game went on.
fn somebody_was_reborn(table: &Table) -> bool {
    let events = table.entries().iter().flat_map(|it| &it.events);
    let mut told = events.filter_map(|it| Planisphere::tell(it, Viewer::Spectator));
    told.any(|it| it == Told::Reborn)
}

/// PL 2.8: the winner has no more units than another.
fn strength_decided(table: &Table) -> bool {
    let Some(outcome) = table.game().outcome() else { return false };
    let standings: Vec<_> = outcome.seats.values().copied().collect();
    let best = standings.iter().map(|it| it.score).max();
    let leaders = standings.iter().filter(|it| Some(it.score) == best);
    1 < leaders.count() && standings.iter().any(|it| it.verdict == Verdict::Won)
}

#[test]
fn every_record_replays() {
    check(&all(), |_, trial, seed| played_by_prior(trial, seed));
}
