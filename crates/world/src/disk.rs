//! The store of a simulated table, in memory, and how it was.

use std::collections::BTreeSet;
use std::ops::Deref;

use facts::{PlayedMove, Status, TableFacts, Write};
use room::{Kept, Shelf};

/// How the table was at a version: the number of moves, and the last one.
pub(crate) type Then = (usize, Option<PlayedMove>);

/// Everything that lasts of a table, and how it was.
#[derive(Clone, Debug)]
pub(crate) struct Disk {
    shelf: Shelf,
    /// For whom it waits, while it is at rest.
    pub(crate) awaited: BTreeSet<String>,
    /// How it was at each version.
    pub(crate) past: Vec<Then>,
}

impl Deref for Disk {
    type Target = Shelf;

    fn deref(&self) -> &Shelf {
        &self.shelf
    }
}

impl Disk {
    pub(crate) fn new(facts: TableFacts, cards: String) -> Disk {
        let shelf = Shelf::new(facts, cards);
        Disk { shelf, awaited: BTreeSet::new(), past: vec![(0, None)] }
    }

    /// Writes all of it; or nothing, if the number of earlier writes is not exactly `before`.
    pub(crate) fn write(&mut self, before: u64, writes: &[Write]) -> bool {
        let mut moves = self.shelf.moves.clone();
        if !self.shelf.write(before, writes) {
            return false;
        }
        for write in writes {
            match write {
                Write::Moves { moves: played, .. } => {
                    for it in played {
                        moves.push(it.clone());
                        self.past.push((moves.len(), moves.last().cloned()));
                    }
                }
                Write::TakeBack { seq, .. } => {
                    moves.remove(*seq);
                    self.past.push((moves.len(), moves.last().cloned()));
                }
                Write::Said(_) => self.past.push((moves.len(), moves.last().cloned())),
                Write::Rests(people) => self.awaited.clone_from(people),
                _ => {}
            }
        }
        true
    }

    /// How somebody ends their turns, wherever they sit.
    pub(crate) fn set_confirms(&mut self, person: &str, confirms: bool) {
        self.shelf.set_confirms(person, confirms);
    }

    /// The planted fault: loses the last move, if that was the last thing that happened.
    pub(crate) fn forget(&mut self) {
        let count = self.past.len();
        if 2 < count && self.past[count - 1].0 == self.past[count - 2].0 + 1 {
            self.past.pop();
            self.shelf.moves.pop();
            self.shelf.facts.version -= 1;
            self.shelf.facts.status = Status::Running;
            self.shelf.facts.outcome = None;
        }
    }

    /// Everything, with the game replayed; none if that is not possible.
    pub(crate) fn kept(&self) -> Option<Kept> {
        self.shelf.kept(None).ok()
    }
}
