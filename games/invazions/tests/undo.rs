//! How far a move can be taken back.

use std::str::FromStr;

use conformance::{Trial, seat};
use invazions::moves::{Move, Topic};
use invazions::{HUMAN, Invazions};
use tabletop::{Chance, Game, Seat, Seated, UndoStop};

type Table = Seated<Invazions>;

/// A table played at random up to the first moment that `wanted` accepts.
fn until(wanted: impl Fn(&Table) -> bool) -> Table {
    for seed in 0..500 {
        let trial = Trial { players: 3, options: &[], games: 1, seed };
        let mut table = seat::<Invazions>(&trial, seed);
        let mut chance = Chance::from_number(seed);
        while let Some(mover) = table.game().to_act().first() {
            if wanted(&table) {
                return table;
            }
            let moves = offered(&table, mover);
            table.play(mover, *chance.pick(&moves)).expect("an offered move is accepted");
        }
    }
    panic!("no such moment in 500 games");
}

fn asked(table: &Table) -> Seat {
    table.game().to_act().first().expect("somebody is asked")
}

fn offered(table: &Table, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    table.game().legal_moves(seat, &mut moves);
    moves
}

fn offers(table: &Table, wanted: impl Fn(&Move) -> bool) -> bool {
    offered(table, asked(table)).iter().any(wanted)
}

fn play(table: &mut Table, seat: Seat, mv: &str) {
    let mv = Move::from_str(mv).expect("the test names a move");
    table.play(seat, mv).expect("an offered move is accepted");
}

fn play_one(table: &mut Table, wanted: impl Fn(&Move) -> bool) -> Seat {
    let seat = asked(table);
    let mv = offered(table, seat).into_iter().find(wanted).expect("it is offered");
    table.play(seat, mv).expect("an offered move is accepted");
    seat
}

/// How many of the last moves the seat can take back, and what stops it.
fn undoable(table: &Table, seat: Seat) -> (usize, UndoStop) {
    let (line, stop) = table.undo_line(seat);
    (table.entries().len() - line, stop)
}

/// IZ 3.1: a Human that was played was shown, so it stays.
#[test]
fn a_human_played_stays() {
    let mut table = until(|it| offers(it, |mv| matches!(mv, Move::Play(..))));
    let seat = play_one(&mut table, |mv| matches!(mv, Move::Play(..)));
    assert_eq!(undoable(&table, seat).0, 0);
}

/// IZ 3.3 and 3.5: Research cards are public, so installing one and ending the action tell nobody
/// anything and can be taken back; the barricade too, until a horde has moved.
#[test]
fn open_decisions_can_be_taken_back() {
    let mut table = until(|it| offers(it, |mv| matches!(mv, Move::Install(..))));
    let before = undoable(&table, HUMAN).0;
    play_one(&mut table, |mv| matches!(mv, Move::Install(..)));
    play(&mut table, HUMAN, "end");
    play_one(&mut table, |mv| matches!(mv, Move::Barricade(_)));
    assert_eq!(undoable(&table, HUMAN).0, before + 3);
    let horde = play_one(&mut table, |mv| matches!(mv, Move::Go(_)));
    assert_eq!(undoable(&table, horde).0, 1, "a choice of location alone");
    assert_eq!(undoable(&table, HUMAN), (0, UndoStop::SomebodyElse(horde)));
}

/// IZ 4.3: a statement that was made stays made.
#[test]
fn a_statement_stays() {
    let table = until(|it| 60 < it.entries().len() && asked(it) != HUMAN);
    let seat = asked(&table);
    let mut asides = Vec::new();
    table.game().asides(seat, &mut asides);
    let tells: Vec<Move> =
        asides.into_iter().filter(|it| *it == Move::Tell(Topic::Zombies)).collect();
    assert!(!tells.is_empty());
    for mv in tells {
        let mut told = table.clone();
        told.play(seat, mv).expect("an offered move is accepted");
        assert_eq!(undoable(&told, seat).0, 0, "{mv}");
    }
}

/// IZ 2.2: cards drawn stay drawn.
#[test]
fn a_draw_stays() {
    let mut table = until(|it| offers(it, |mv| *mv == Move::Keep));
    play(&mut table, HUMAN, "keep");
    assert_eq!(undoable(&table, HUMAN).0, 0);
}

/// Taking back leads to exactly the position before.
#[test]
fn back_is_back() {
    let table = until(|it| offers(it, |mv| matches!(mv, Move::Install(..))));
    let mut after = table.clone();
    play_one(&mut after, |mv| matches!(mv, Move::Install(..)));
    assert!(after.at(table.entries().len()).game() == table.game());
}
