//! The check of picks finds its faults: picks that must come in an order, and picks whose order is
//! remembered.

mod tiny;

use std::panic::catch_unwind;

use conformance::picks::{Picked, check};
use conformance::{Trial, check as battery};
use tiny::{Move, Tiny};

const TRIAL: Trial<'_> = Trial { players: 2, options: &[], games: 20, seed: 1 };

fn picked<const BUG: u8>() -> Picked {
    check::<Tiny<BUG>>(&TRIAL, |mv| matches!(mv, Move::Show(_)))
}

/// What the check says about a game with a fault.
fn found(law: fn() -> Picked) -> String {
    let payload = catch_unwind(law).expect_err("the law has not noticed");
    payload.downcast_ref::<String>().cloned().unwrap_or_default()
}

#[test]
fn picks_in_any_order_pass() {
    let tried = picked::<{ tiny::PICKS_PAIRS }>();
    assert!(20 < tried.both, "{tried:?}");
    battery::<Tiny<{ tiny::PICKS_PAIRS }>>(&TRIAL);
}

#[test]
fn an_order_that_is_asked_for_is_found() {
    let said = found(picked::<{ tiny::PICKS_IN_ORDER }>);
    assert!(said.contains("and the other way round"), "it says: {said}");
}

#[test]
fn an_order_that_is_remembered_is_found() {
    let said = found(picked::<{ tiny::REMEMBERS_THE_ORDER }>);
    assert!(said.contains("lead elsewhere in the other order"), "it says: {said}");
}

#[test]
fn where_nothing_is_picked_nothing_is_checked() {
    let unpicked = || check::<Tiny<{ tiny::HONEST }>>(&TRIAL, |mv| *mv == Move::Greet);
    let said = found(unpicked);
    assert!(said.contains("no two things were ever picked"), "it says: {said}");
}
