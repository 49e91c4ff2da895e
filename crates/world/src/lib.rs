//! A simulated world: tables of people, of every game. Each table has a store that fails before or
//! after it has written, and answers late or twice; one server or two, which die at any moment and
//! wake from what is stored; clocks that jump; and people who send everything again until they are
//! answered.
//!
//! Everything follows from one number, so that any finding can be looked at again. At every step
//! the world checks that what was acknowledged is stored and stays, that nothing is stored twice,
//! that nobody sees what is not stored, and that no table stands still. FoundationDB and
//! TigerBeetle are tested like this: see W. Wilson, *Testing Distributed Systems w/ Deterministic
//! Simulation*, Strange Loop 2014.
//!
//! # Where things are
//!
//! - `world.rs` everything that happens, `client.rs` the people, `disk.rs` the store, `opening.rs`
//!   the tables
//! - `cargo run --release -p world -- TABLES [FIRST SEED]`

mod client;
mod disk;
mod opening;
mod world;

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use world::World;

/// A fault that is planted to see whether it is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plant {
    None,
    /// The store forgets its last move when a server dies.
    Lost,
    /// A write that may have failed is carried out once more.
    Doubled,
    /// The room is told that a move is stored before it is.
    Early,
    /// Nobody tells the room that the store failed.
    Stuck,
    /// The store does not know for whom a table that sleeps waits.
    Asleep,
}

/// What kind of promise was broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PromiseKind {
    /// Something acknowledged is gone.
    Lost,
    /// Something happened twice.
    Doubled,
    /// Somebody was told of something that is not stored.
    Early,
    /// A table stands still.
    Stuck,
    /// What is stored cannot be replayed.
    Torn,
    /// The program panicked.
    Panic,
}

/// A broken promise, with the seed that repeats it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WorldFault {
    pub seed: u64,
    pub kind: PromiseKind,
    pub what: String,
}

impl fmt::Display for WorldFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed {}: {:?}: {}", self.seed, self.kind, self.what)
    }
}

/// What happened in a world, in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WorldTally {
    pub tables: u64,
    /// Requests that were sent, and those among them that were sent again.
    pub sent: u64,
    pub resent: u64,
    pub answered: u64,
    pub acknowledged: u64,
    pub refused: u64,
    /// How often the store wrote, how many moves it wrote, and how often it failed.
    pub stored: u64,
    pub moves: u64,
    pub failed: u64,
    /// How many servers died.
    pub deaths: u64,
    /// How often the table slept.
    pub slept: u64,
    pub reminded: u64,
    /// How often one server heard that another had written.
    pub heard: u64,
    /// How often everybody looked at a table.
    pub looks: u64,
    /// How many games came to their end.
    pub over: u64,
}

impl WorldTally {
    pub fn add(&mut self, other: &WorldTally) {
        self.tables += other.tables;
        self.sent += other.sent;
        self.resent += other.resent;
        self.answered += other.answered;
        self.acknowledged += other.acknowledged;
        self.refused += other.refused;
        self.stored += other.stored;
        self.moves += other.moves;
        self.failed += other.failed;
        self.deaths += other.deaths;
        self.slept += other.slept;
        self.reminded += other.reminded;
        self.heard += other.heard;
        self.looks += other.looks;
        self.over += other.over;
    }
}

/// Simulates one table.
///
/// # Errors
/// The first promise that is broken.
pub fn live(seed: u64, plant: Plant) -> Result<WorldTally, WorldFault> {
    let lived = catch_unwind(AssertUnwindSafe(|| World::new(seed, plant).live()));
    lived.unwrap_or_else(|panic| {
        let said = panic.downcast_ref::<String>().cloned();
        let said = said.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string));
        Err(WorldFault { seed, kind: PromiseKind::Panic, what: said.unwrap_or_default() })
    })
}
