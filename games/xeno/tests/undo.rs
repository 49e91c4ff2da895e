//! How far a move can be taken back.

use conformance::{Trial, by_instinct, seat};
use tabletop::{Chance, Game, Seat, Seated, UndoStop};
use xeno::Xeno;
use xeno::moves::Move;

type Table = Seated<Xeno>;

/// A table played by instinct up to the first moment that `wanted` likes.
fn until(wanted: impl Fn(&Table) -> bool) -> Table {
    for seed in 0..200 {
        let trial = Trial { players: 3, options: &[("invasion", "off")], games: 1, seed };
        let mut table = seat::<Xeno>(&trial, seed);
        let mut chance = Chance::from_number(seed);
        while let Some(mover) = table.game().to_act().first() {
            if wanted(&table) {
                return table;
            }
            let mv = by_instinct(table.game(), mover, &mut chance);
            table.play(mover, mv).expect("an offered move is accepted");
        }
    }
    panic!("no such moment in 200 games");
}

fn asked(table: &Table) -> Seat {
    table.game().to_act().first().expect("somebody is asked")
}

fn offered(table: &Table) -> Vec<Move> {
    let mut moves = Vec::new();
    table.game().legal_moves(asked(table), &mut moves);
    moves
}

/// How many of the last moves the seat can take back, and what stops it.
fn undoable(table: &Table, seat: Seat) -> (usize, UndoStop) {
    let (line, stop) = table.undo_line(seat);
    (table.entries().len() - line, stop)
}

/// XI 10.2: while others still choose, one's own answer can be changed.
#[test]
fn a_sealed_answer_can_be_taken_back() {
    let picks = |it: &Table| matches!(offered(it)[0], Move::Pick(_));
    let mut table = until(|it| picks(it) && it.game().to_act().len() == 3);
    let (seat, already) = (asked(&table), undoable(&table, asked(&table)).0);
    let mv = offered(&table)[0];
    table.play(seat, mv).expect("an offered move is accepted");
    assert_eq!(undoable(&table, seat).0, already + 1);
}

/// XI 2.1: what all have revealed stays.
#[test]
fn a_revealed_answer_stays() {
    let picks = |it: &Table| matches!(offered(it)[0], Move::Pick(_));
    let mut table = until(|it| picks(it) && it.game().to_act().len() == 1);
    let seat = asked(&table);
    let mv = offered(&table)[0];
    table.play(seat, mv).expect("an offered move is accepted");
    assert_eq!(undoable(&table, seat).0, 0);
}

/// XI 10.3: cards of a payment are picked one by one, and can be put back.
#[test]
fn a_payment_can_be_taken_back() {
    let pays = |it: &Table| matches!(offered(it)[0], Move::Pay(_));
    let mut table = until(|it| pays(it) && 1 < it.game().to_act().len());
    let (seat, already) = (asked(&table), undoable(&table, asked(&table)).0);
    let mv = offered(&table)[0];
    table.play(seat, mv).expect("an offered move is accepted");
    assert_eq!(undoable(&table, seat).0, already + 1);
}
