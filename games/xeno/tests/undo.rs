//! How far a move can be taken back.

use std::str::FromStr;

use conformance::{Trial, by_prior, seat};
use tabletop::{Chance, Game, Log, Seat, Seated, UndoStop};
use xeno::Xeno;
use xeno::moves::Move;

type Table = Seated<Xeno>;

/// A table played by the priors up to the first moment that `wanted` accepts.
fn until(options: &[(&str, &str)], wanted: impl Fn(&Table) -> bool) -> Table {
    for seed in 0..500 {
        let trial = Trial { players: 2, options, games: 1, seed };
        let mut table = seat::<Xeno>(&trial, seed);
        let mut chance = Chance::from_number(seed);
        while let Some(mover) = table.game().to_act().first() {
            if wanted(&table) {
                return table;
            }
            let mv = by_prior(table.game(), mover, &mut chance);
            table.play(mover, mv).expect("an offered move is accepted");
        }
    }
    panic!("no such moment in 500 games");
}

fn asked(table: &Table) -> Seat {
    table.game().to_act().first().expect("somebody is asked")
}

fn offered(table: &Table) -> Vec<Move> {
    let mut moves = Vec::new();
    table.game().legal_moves(asked(table), &mut moves);
    moves
}

fn play(table: &mut Table, seat: Seat, mv: &str) {
    let mv = Move::from_str(mv).expect("the test names a move");
    table.play(seat, mv).expect("an offered move is accepted");
}

/// How many of the last moves the seat can take back, and what stops it.
fn undoable(table: &Table, seat: Seat) -> (usize, UndoStop) {
    let (line, stop) = table.undo_line(seat);
    (table.entries().len() - line, stop)
}

/// XI 2.1: an action that is picked can be taken back until the others have picked.
#[test]
fn a_pick_can_be_taken_back() {
    let mut table = until(&[], |it| {
        2 == it.game().to_act().len()
            && offered(it).contains(&Move::Pick(xeno::moves::Action::Trade))
    });
    let (one, other) = (Seat(0), Seat(1));
    play(&mut table, one, "pick explore-5");
    assert_eq!(undoable(&table, one).0, 1);
    play(&mut table, other, "pick explore-5");
    assert_eq!(undoable(&table, one).0, 0, "everybody has seen it");
    assert_eq!(undoable(&table, other).0, 0, "and cards have been drawn");
}

/// XI 10.1: a complete answer can be taken back while another's is not complete, whatever that
/// player has picked.
#[test]
fn an_answer_can_be_taken_back_over_hidden_ones() {
    let mut table = until(&[], |it| {
        2 == it.game().to_act().len() && offered(it).iter().any(|it| matches!(it, Move::Keep(_)))
    });
    let begun = table.game().clone();
    let (one, other) = (Seat(0), Seat(1));
    let mut own = 0;
    while table.game().to_act().contains(one) {
        let mv = offered(&table)[0];
        table.play(one, mv).expect("an offered move is accepted");
        own += 1;
    }
    let mut hidden = begun.clone();
    for _ in 0..2 {
        let mv = offered(&table)[0];
        table.play(other, mv).expect("an offered move is accepted");
        hidden.carry_out(other, mv, &mut Log::silent());
    }
    for left in (0..own).rev() {
        assert_eq!(table.undoable(one), Some(left));
        table = table.without(left);
    }
    assert_eq!(table.undoable(one), None);
    assert_eq!(table.undoable(other), Some(1), "the other can go back too");
    assert!(*table.game() == hidden, "what the other picked stands");
}

/// XI 10.3: cards picked for a discard can be taken back until the others are done.
#[test]
fn a_discard_can_be_taken_back() {
    let mut table = until(&[], |it| {
        let several = offered(it).iter().filter(|it| matches!(it, Move::Discard(_))).count();
        2 == it.game().to_act().len() && 1 < several
    });
    let seat = asked(&table);
    let before = undoable(&table, seat).0;
    let mv = offered(&table).into_iter().find(|it| matches!(it, Move::Discard(_)));
    table.play(seat, mv.expect("a card to discard")).expect("an offered move is accepted");
    assert_eq!(undoable(&table, seat).0, before + 1);
}

/// XI 15.6: a power for the defence can be taken back before the last has decided.
#[test]
fn a_defence_can_be_taken_back() {
    let mut table = until(&[], |it| offered(it).contains(&Move::Bunker));
    let seat = asked(&table);
    let before = undoable(&table, seat).0;
    play(&mut table, seat, "bunker");
    assert_eq!(undoable(&table, seat).0, before + 1);
}

/// XI 7.2: cards that were drawn stay drawn.
#[test]
fn a_guess_stays() {
    let guesses = |it: &Move| matches!(it, Move::Guess(_));
    let mut table = until(&[("invasion", "off")], |it| offered(it).iter().any(guesses));
    let seat = asked(&table);
    play(&mut table, seat, "guess 2");
    let (moves, stop) = undoable(&table, seat);
    assert_eq!(moves, 0);
    assert!(matches!(stop, UndoStop::Learnt(_) | UndoStop::Luck), "{stop:?}");
}

/// Taking back leads to exactly the position before.
#[test]
fn back_is_back() {
    let table = until(&[], |it| offered(it).contains(&Move::Bunker));
    let seat = asked(&table);
    let mut after = table.clone();
    play(&mut after, seat, "bunker");
    assert!(after.at(table.entries().len()).game() == table.game());
    let mut silent = table.game().clone();
    silent.carry_out(seat, Move::Bunker, &mut Log::silent());
    assert!(silent == *after.game(), "a silent game is the same game");
}
