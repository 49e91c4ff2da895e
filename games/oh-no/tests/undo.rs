//! How far a move can be taken back.

use std::str::FromStr;

use conformance::{Trial, seat};
use oh_no::OhNo;
use oh_no::moves::Move;
use tabletop::{Chance, Game, Log, Seat, Seated, UndoStop, Viewer};

type Table = Seated<OhNo>;

/// A table played at random up to the first moment that `wanted` accepts.
fn until(wanted: impl Fn(&Table) -> bool) -> Table {
    for seed in 0..500 {
        let trial = Trial { players: 4, options: &[], games: 1, seed };
        let mut table = seat::<OhNo>(&trial, seed);
        let mut chance = Chance::from_number(seed);
        while let Some(mover) = table.game().to_act().first() {
            if wanted(&table) {
                return table;
            }
            let moves = offered(&table, mover);
            let calm: Vec<Move> = moves.into_iter().filter(|it| *it != Move::Conflict).collect();
            table.play(mover, *chance.pick(&calm)).expect("an offered move is accepted");
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

fn play(table: &mut Table, seat: Seat, mv: &str) {
    let mv = Move::from_str(mv).expect("the test names a move");
    table.play(seat, mv).expect("an offered move is accepted");
}

/// How many of the last moves the seat can take back, and what stops it.
fn undoable(table: &Table, seat: Seat) -> (usize, UndoStop) {
    let (line, stop) = table.undo_line(seat);
    (table.entries().len() - line, stop)
}

fn gives(table: &Table) -> bool {
    let mut moves = offered(table, asked(table));
    moves.retain(|it| matches!(it, Move::Give(_)));
    let view = table.game().view(Viewer::Seat(asked(table)));
    !moves.is_empty() && 3 < view.stations[asked(table)].hand_size
}

/// ON 2.2: a card drawn stays drawn, and the alien that came with it stays.
#[test]
fn a_draw_stays() {
    let mut table = until(|it| offered(it, asked(it)).contains(&Move::Draw));
    let seat = asked(&table);
    play(&mut table, seat, "draw");
    assert_eq!(undoable(&table, seat).0, 0);
}

/// ON 2.3: the choice of a receiver and of cards can be taken back until they are sent.
#[test]
fn packing_can_be_taken_back() {
    let mut table = until(gives);
    let (seat, before) = (asked(&table), undoable(&table, asked(&table)).0);
    for _ in 0..3 {
        let mv = offered(&table, seat)
            .into_iter()
            .find(|it| matches!(it, Move::Give(_) | Move::Pack(_)));
        table.play(seat, mv.expect("something to give")).expect("an offered move is accepted");
    }
    assert_eq!(undoable(&table, seat).0, before + 3);
    play(&mut table, seat, "send");
    assert_eq!(undoable(&table, seat).0, 0, "a card of the Matrice has been turned up");
}

/// ON 3.4: a pass can be taken back until somebody else has moved.
#[test]
fn a_pass_can_be_taken_back() {
    let on_its_way = |it: &Table| {
        let view = it.game().view(Viewer::Spectator);
        matches!(view.stage, oh_no::view::Stage::Flight { ref path, asked, .. } if asked == 0 && 2 < path.len())
    };
    let mut table = until(on_its_way);
    let seat = asked(&table);
    play(&mut table, seat, "pass");
    assert_eq!(undoable(&table, seat).0, 1);
    let next = asked(&table);
    play(&mut table, next, "pass");
    assert_eq!(undoable(&table, next), (1, UndoStop::SomebodyElse(seat)));
    assert_eq!(undoable(&table, seat).0, 0);
}

/// ON 2.5: a module that was laid was shown, so it stays.
#[test]
fn building_shows_a_card() {
    let builds = |it: &Table| {
        let seat = asked(it);
        offered(it, seat).iter().any(|it| matches!(it, Move::Build(_)))
    };
    let mut table = until(builds);
    let seat = asked(&table);
    let mv = offered(&table, seat).into_iter().find(|it| matches!(it, Move::Build(_))).unwrap();
    table.play(seat, mv).expect("an offered move is accepted");
    let (moves, stop) = undoable(&table, seat);
    assert_eq!(moves, 0);
    assert!(matches!(stop, UndoStop::Learnt(_)), "{stop:?}");
}

/// ON 10.2: a statement that was made stays made.
#[test]
fn a_statement_stays() {
    let table = until(|it| 30 < it.entries().len());
    let seat = asked(&table);
    let mut asides = Vec::new();
    table.game().asides(seat, &mut asides);
    let tells = asides.into_iter().filter(|it| matches!(it, Move::Tell(_)));
    for mv in tells {
        let mut told = table.clone();
        told.play(seat, mv).expect("an offered move is accepted");
        assert_eq!(undoable(&told, seat).0, 0, "{mv}");
    }
}

/// Taking back leads to exactly the position before.
#[test]
fn back_is_back() {
    let table = until(gives);
    let seat = asked(&table);
    let give = offered(&table, seat).into_iter().find(|it| matches!(it, Move::Give(_))).unwrap();
    let mut after = table.clone();
    after.play(seat, give).expect("an offered move is accepted");
    assert!(after.at(table.entries().len()).game() == table.game());
    let mut silent = table.game().clone();
    silent.carry_out(seat, give, &mut Log::silent());
    assert!(silent == *after.game(), "a silent game is the same game");
}
