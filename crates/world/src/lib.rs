//! A simulated world: tables of people of every game, each with a store that fails before or after it
//! has written, answers late or twice, one server or two that die at any moment and wake from what is
//! stored, clocks that jump, and people who send everything again until they are answered.
//!
//! All of it follows from one number, so that whatever is found can be looked at again. What is checked
//! at every step: whatever was acknowledged is stored and stays, nothing is stored twice, nobody sees what
//! is not stored, and no table stands still. (The way of FoundationDB and TigerBeetle: see W. Wilson,
//! *Testing Distributed Systems w/ Deterministic Simulation*, Strange Loop 2014.)
//!
//! # Where things are
//!
//! - `world.rs` what happens, `client.rs` what people want, `disk.rs` what is stored
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
    /// What may have failed is written once more.
    Doubled,
    /// A move stands before the store has it.
    Early,
    /// Nobody says that the store failed.
    Stuck,
}

/// What kind of promise was broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// What was acknowledged is gone.
    Lost,
    /// Something happened twice.
    Doubled,
    /// Somebody was told of what is not stored.
    Early,
    /// A table stands still.
    Stuck,
    /// What is stored cannot be played again.
    Torn,
    /// The program panicked.
    Panic,
}

/// A broken promise, and the number that breaks it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub seed: u64,
    pub kind: Kind,
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed {}: {:?}: {}", self.seed, self.kind, self.what)
    }
}

/// What happened in a world.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub tables: u64,
    /// Requests that were sent, and how many of them again.
    pub sent: u64,
    pub resent: u64,
    pub answered: u64,
    pub acknowledged: u64,
    pub refused: u64,
    /// How often the store wrote, and how many moves; how often it failed.
    pub stored: u64,
    pub moves: u64,
    pub failed: u64,
    /// Servers that died.
    pub deaths: u64,
    pub reminded: u64,
    /// How often one server heard that another had written.
    pub heard: u64,
    /// How often everybody looked at a table.
    pub looks: u64,
    /// Games that came to their end.
    pub over: u64,
}

impl Tally {
    pub fn add(&mut self, other: &Tally) {
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
        self.reminded += other.reminded;
        self.heard += other.heard;
        self.looks += other.looks;
        self.over += other.over;
    }
}

/// Lets one table live.
///
/// # Errors
/// The first promise that is broken.
pub fn live(seed: u64, plant: Plant) -> Result<Tally, Fault> {
    let lived = catch_unwind(AssertUnwindSafe(|| World::new(seed, plant).live()));
    lived.unwrap_or_else(|panic| {
        let said = panic.downcast_ref::<String>().cloned();
        let said = said.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string));
        Err(Fault { seed, kind: Kind::Panic, what: said.unwrap_or_default() })
    })
}
