//! How far a move can be taken back.

use conformance::{Trial, by_prior, seat};
use planisphere::Planisphere;
use planisphere::moves::Move;
use tabletop::{Chance, Game, Seat, Seated, UndoStop};

type Table = Seated<Planisphere>;

/// A table played by the priors up to the first moment that `wanted` accepts.
fn until(wanted: impl Fn(&Table) -> bool) -> Table {
    for seed in 0..500 {
        let options = [("events", "off"), ("landings", "3")];
        let trial = Trial { players: 3, options: &options, games: 1, seed };
        let mut table = seat::<Planisphere>(&trial, seed);
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

fn offered(table: &Table, wanted: impl Fn(&Move) -> bool) -> Vec<Move> {
    let mut moves = Vec::new();
    table.game().legal_moves(asked(table), &mut moves);
    moves.retain(wanted);
    moves
}

fn play(table: &mut Table, mv: Move) {
    table.play(asked(table), mv).expect("an offered move is accepted");
}

/// How many of the last moves the seat can take back, and what stops it.
fn undoable(table: &Table, seat: Seat) -> (usize, UndoStop) {
    let (line, stop) = table.undo_line(seat);
    (table.entries().len() - line, stop)
}

fn is_march(mv: &Move) -> bool {
    matches!(mv, Move::Move(..))
}

/// PL 4.1: moves of units can be taken back one after another, until the player ends its movement.
#[test]
fn a_march_can_be_taken_back() {
    let mut table = until(|it| {
        let cards: std::collections::BTreeSet<_> = offered(it, is_march)
            .into_iter()
            .filter_map(|mv| if let Move::Move(card, _) = mv { Some(card) } else { None })
            .collect();
        1 < cards.len()
    });
    let (seat, before) = (asked(&table), table.clone());
    let already = undoable(&table, seat).0;
    for _ in 0..2 {
        let mv = offered(&table, is_march)[0];
        play(&mut table, mv);
    }
    assert_eq!(undoable(&table, seat).0, already + 2);
    assert!(table.at(before.entries().len()).game() == before.game());
}

/// PL 3.4: dice that have been thrown stay thrown.
#[test]
fn a_landing_stays() {
    let mut table = until(|it| !offered(it, |mv| matches!(mv, Move::Land(_))).is_empty());
    let seat = asked(&table);
    let mv = offered(&table, |mv| matches!(mv, Move::Land(_)))[0];
    play(&mut table, mv);
    assert_eq!(undoable(&table, seat), (0, UndoStop::Luck));
}

/// PL 5.1: an announced shot can be taken back, as long as nobody else has moved.
#[test]
fn a_shot_can_be_taken_back() {
    let is_shot = |mv: &Move| matches!(mv, Move::Aim(..));
    let mut table = until(|it| !offered(it, is_shot).is_empty());
    let (seat, already) = (asked(&table), undoable(&table, asked(&table)).0);
    let mv = offered(&table, is_shot)[0];
    play(&mut table, mv);
    assert_eq!(undoable(&table, seat).0, already + 1);
}

/// PL 7.1: a card that was laid on a unit was shown, so it stays.
#[test]
fn a_twin_is_shown() {
    let is_twin = |mv: &Move| matches!(mv, Move::Breed(..));
    let mut table = until(|it| !offered(it, is_twin).is_empty());
    let seat = asked(&table);
    let mv = offered(&table, is_twin)[0];
    play(&mut table, mv);
    assert_eq!(undoable(&table, seat).0, 0);
}
