//! The rulebook's two examples of a row.

use crate::card::Encounter;
use crate::scene::{after, offered, price};

/// Example A: strengths 2, 4 and 2, each paid with the icon of its neighbour on the right, the
/// last with that of the leftmost card (PI 3.1).
#[test]
fn example_a() {
    let game = after("sectors: kah\nrow: sentinel praetorian jailer", "");
    assert_eq!(price(&game, Encounter::Sentinel), "2 diplomacy, evading 1, icons 1");
    assert_eq!(price(&game, Encounter::Praetorian), "4 diplomacy, evading 1, icons 2");
    assert_eq!(price(&game, Encounter::Jailer), "2 combat, evading 1, icons 1");
}

/// Example B: strengths 2, 0 and 4, and a place, which leaves the row at once (PI 2.4); the 0
/// has to be evaded (PI 3.4).
#[test]
fn example_b() {
    let game = after("sectors: omn\ndeal: gladiator ion-storm thrax-arena vanguard", "");
    let row: Vec<Encounter> = game.turn.row.iter().map(|it| it.card).collect();
    assert_eq!(row, [Encounter::Gladiator, Encounter::IonStorm, Encounter::Vanguard]);
    assert_eq!(game.place, Some(Encounter::ThraxArena));
    let game = after("sectors: omn\ndice:\nrow: gladiator+ ion-storm vanguard", "");
    assert!(offered(&game).iter().all(|it| it.starts_with("pay")), "it can only be evaded");
}

/// Example B: in the sector of Kah Garde 5 Vanguard has a strength of 1 with a second icon
/// (PI 3.8).
#[test]
fn example_b_in_kah() {
    let game = after("sectors: kah\nrow: gladiator ion-storm vanguard", "");
    assert_eq!(Encounter::Vanguard.number(), 5);
    assert_eq!(price(&game, Encounter::Vanguard), "4 combat and 1 science, evading 1, icons 2");
}

/// Both strengths are paid, each with its own ability.
#[test]
fn example_b_is_paid() {
    let game =
        after("sectors: kah\ndice:\nrow: gladiator+ ion-storm- vanguard", "engage\npay combat 4");
    let rest = ["pay science 1", "pay combat 2 for science", "pay diplomacy 2 for science"];
    assert_eq!(offered(&game), rest);
}
