//! How far a move can be taken back.

use std::str::FromStr;

use conformance::{Trial, by_prior, seat};
use pulp::Pulp;
use pulp::moves::Move;
use pulp::view::{Drawn, Stage, Went};
use tabletop::{Chance, Game, Log, Seat, Seated, UndoStop, Viewer};

type Table = Seated<Pulp>;

const ME: Seat = Seat(0);

/// A table played by the priors up to the first moment that `wanted` accepts.
fn until(wanted: impl Fn(&Table) -> bool) -> Table {
    for seed in 0..500 {
        let trial = Trial { players: 1, options: &[("captain", "jax")], games: 1, seed };
        let mut table = seat::<Pulp>(&trial, seed);
        let mut chance = Chance::from_number(seed);
        while !table.game().to_act().is_empty() {
            if wanted(&table) {
                return table;
            }
            let mv = by_prior(table.game(), ME, &mut chance);
            table.play(ME, mv).expect("an offered move is accepted");
        }
    }
    panic!("no such moment in 500 games");
}

fn offered(table: &Table) -> Vec<Move> {
    let mut moves = Vec::new();
    table.game().legal_moves(ME, &mut moves);
    moves
}

fn offers(table: &Table, mv: &str) -> bool {
    offered(table).contains(&Move::from_str(mv).expect("the test names a move"))
}

fn play(table: &mut Table, mv: &str) {
    let mv = Move::from_str(mv).expect("the test names a move");
    table.play(ME, mv).expect("an offered move is accepted");
}

/// How many of the last moves can be taken back, and what stops it.
fn undoable(table: &Table) -> (usize, UndoStop) {
    let (line, stop) = table.undo_line(ME);
    (table.entries().len() - line, stop)
}

fn stage(table: &Table) -> Stage {
    table.game().view(Viewer::Spectator).stage
}

/// PI 2.3: a row that was dealt was seen, so the planet stays chosen.
#[test]
fn a_planet_once_chosen_stays() {
    let mut table = until(|it| stage(it) == Stage::ChoosingPlanet);
    let mv = offered(&table)[0];
    table.play(ME, mv).expect("an offered move is accepted");
    let (moves, stop) = undoable(&table);
    assert_eq!(moves, 0);
    assert!(matches!(stop, UndoStop::Learnt(_) | UndoStop::Luck), "{stop:?}");
}

/// PI 3.5: a whole payment can be taken back, and the choice to engage.
#[test]
fn paying_can_be_taken_back() {
    let ahead = |it: &Table| {
        let view = it.game().view(Viewer::Spectator);
        matches!(view.stage, Stage::Meeting { at: 0 }) && 2 < view.row.len()
    };
    let mut table = until(|it| ahead(it) && offers(it, "engage"));
    let before = undoable(&table).0;
    play(&mut table, "engage");
    assert_eq!(undoable(&table).0, before + 1);
    if let Some(pay) = offered(&table).into_iter().find(|it| matches!(it, Move::Pay(..))) {
        table.play(ME, pay).expect("an offered move is accepted");
        assert_eq!(undoable(&table).0, before + 2);
    }
}

/// PI 4.2: cubes that were drawn stay drawn; until then the decision to evade can be taken back.
#[test]
fn evading_ends_with_luck() {
    let mut table = until(|it| offers(it, "evade") && offers(it, "engage"));
    let before = undoable(&table).0;
    play(&mut table, "evade");
    assert_eq!(undoable(&table).0, before + 1);
    let pay = offered(&table).into_iter().find(|it| matches!(it, Move::Pay(..)));
    table.play(ME, pay.expect("evading costs a point")).expect("an offered move is accepted");
    assert_eq!(undoable(&table), (0, UndoStop::Luck));
}

/// PI 6.5 and 7.3: the draw stays; how its cubes were used can be taken back.
#[test]
fn the_use_of_a_cube_can_be_taken_back() {
    let two = |it: &Table| {
        let view = it.game().view(Viewer::Spectator);
        let coloured = |it: &&Drawn| it.went == Went::Waiting && it.colour.ability().is_some();
        matches!(view.stage, Stage::Using { .. }) && 1 < view.drawn.iter().filter(coloured).count()
    };
    let mut table = until(two);
    let before = undoable(&table).0;
    let gain = offered(&table).into_iter().find(|it| matches!(it, Move::Gain(_)));
    table.play(ME, gain.expect("an ability below its most")).expect("an offered move is accepted");
    assert_eq!(undoable(&table).0, before + 1);
}

/// PI 1.3: a die that was rolled stays rolled.
#[test]
fn a_roll_stays() {
    let mut table = until(|it| matches!(stage(it), Stage::LeavingDice { .. }));
    play(&mut table, "leave blue");
    assert_eq!(undoable(&table), (0, UndoStop::Luck));
}

/// Taking back leads to exactly the position before.
#[test]
fn back_is_back() {
    let table = until(|it| offers(it, "engage"));
    let mut after = table.clone();
    play(&mut after, "engage");
    assert!(after.at(table.entries().len()).game() == table.game());
    let mut silent = table.game().clone();
    silent.carry_out(ME, Move::Engage, &mut Log::silent());
    assert!(silent == *after.game(), "a silent game is the same game");
}
