//! Hundreds of tables with random faults, and planted faults that must be found.

use world::{Plant, PromiseKind, WorldTally, live};

/// Seeds that once found a fault.
const KEPT: [u64; 12] =
    [393, 506, 1654, 1817, 2347, 56999, 300_330, 500_348, 510_940, 557_656, 572_940, 583_204];

/// A failure prints the seed that repeats it: `WORLD_TOLD=1 cargo run -p world -- 1 SEED`.
#[test]
fn tables_keep_their_promises_in_bad_weather() {
    let mut tally = WorldTally::default();
    for seed in (0..300).chain(KEPT) {
        match live(seed, Plant::None) {
            Ok(lived) => tally.add(&lived),
            Err(fault) => panic!("{fault}"),
        }
    }
    println!("{tally:#?}");
    // Enough must have gone wrong for this to be a test.
    assert!(300 < tally.failed && 300 < tally.deaths && 1000 < tally.resent, "{tally:?}");
    assert!(100 < tally.slept, "{tally:?}");
    assert!(
        3000 < tally.moves && 0 < tally.over && 0 < tally.reminded && 300 < tally.heard,
        "{tally:?}"
    );
}

#[test]
fn the_same_seed_is_the_same_life() {
    for seed in 0..20 {
        assert_eq!(live(seed, Plant::None), live(seed, Plant::None));
    }
}

/// Whether a planted fault is found as what it is.
fn is_found(plant: Plant, kind: PromiseKind) -> bool {
    (0..200).any(|seed| live(seed, plant).is_err_and(|it| it.kind == kind))
}

#[test]
fn what_is_lost_is_found() {
    assert!(is_found(Plant::Lost, PromiseKind::Lost));
}

#[test]
fn what_is_doubled_is_found() {
    assert!(is_found(Plant::Doubled, PromiseKind::Doubled));
}

#[test]
fn what_is_told_too_early_is_found() {
    assert!(is_found(Plant::Early, PromiseKind::Early));
}

#[test]
fn what_stands_still_is_found() {
    assert!(is_found(Plant::Stuck, PromiseKind::Stuck));
}

#[test]
fn a_table_that_sleeps_too_well_is_found() {
    assert!(is_found(Plant::Asleep, PromiseKind::Stuck));
}
