//! The store of a simulated table, in memory.

use std::collections::{BTreeMap, BTreeSet};

use facts::{PlayedMove, Said, Status, Stay, TableFacts, Undone, Write};
use room::{Kept, SAID_MAX, TableNews, Versions};
use tabletop::{Deal, Record, Seat};

/// How the table was at a version: the number of moves, and the last one.
pub(crate) type Then = (usize, Option<PlayedMove>);

/// Everything that lasts of a table.
#[derive(Clone, Debug)]
pub(crate) struct Disk {
    pub(crate) facts: TableFacts,
    pub(crate) moves: Vec<PlayedMove>,
    said: Vec<Said>,
    undone: Vec<Undone>,
    memo: Option<String>,
    looks: BTreeMap<usize, usize>,
    barred: BTreeSet<String>,
    cards: String,
    /// For whom it waits, while it is at rest.
    pub(crate) awaited: BTreeSet<String>,
    /// How it was at each version.
    pub(crate) past: Vec<Then>,
}

impl Disk {
    pub(crate) fn new(facts: TableFacts, cards: String) -> Disk {
        Disk {
            facts,
            moves: Vec::new(),
            said: Vec::new(),
            undone: Vec::new(),
            memo: None,
            looks: BTreeMap::new(),
            barred: BTreeSet::new(),
            cards,
            awaited: BTreeSet::new(),
            past: vec![(0, None)],
        }
    }

    /// Writes all of it; or nothing, if the number of earlier writes is not exactly `before`.
    pub(crate) fn write(&mut self, before: u64, writes: &[Write]) -> bool {
        let is_next = self.facts.writes == before;
        if is_next {
            self.facts.writes += 1;
            self.facts.at_rest = false;
            writes.iter().for_each(|it| self.carry_out(it));
        }
        is_next
    }

    fn advance(&mut self) {
        self.facts.version += 1;
        self.past.push((self.moves.len(), self.moves.last().cloned()));
    }

    fn carry_out(&mut self, write: &Write) {
        match write {
            Write::Moves { seq, moves, end } => {
                assert_eq!(*seq, self.moves.len(), "no two moves have one number");
                for played in moves {
                    self.moves.push(played.clone());
                    self.advance();
                }
                if let Some(end) = end {
                    self.facts.status = Status::Finished;
                    self.facts.outcome = Some(end.outcome.clone());
                }
            }
            Write::TakeBack { seq, left } => {
                self.moves.remove(*seq);
                self.undone.extend(left);
                self.advance();
            }
            Write::Said(said) => {
                self.advance();
                assert_eq!(said.version, self.facts.version, "a line is the version that it makes");
                self.said.push(said.clone());
            }
            Write::Seat { seat, sitter, away } => {
                self.facts.seats[*seat] = sitter.clone();
                let stay = &mut self.facts.stays[*seat];
                *stay = Stay { away: *away, agrees: false, ..*stay };
            }
            Write::Agrees { seat, agrees } => self.facts.stays[*seat].agrees = *agrees,
            Write::Clock { seat, left, asked } => {
                let stay = &mut self.facts.stays[*seat];
                (stay.left, stay.asked) = (*left, *asked);
            }
            Write::Look { seat, ply } => {
                self.looks.insert(*seat, *ply);
            }
            Write::Begins => self.facts.status = Status::Running,
            Write::Ends(end) => {
                self.facts.status = Status::Finished;
                self.facts.outcome = Some(end.outcome.clone());
            }
            Write::Closes(reason) => {
                self.facts.status = Status::Closed;
                self.facts.reason = Some(reason.clone());
            }
            Write::Bar { person } => {
                self.barred.insert(person.clone());
            }
            Write::Rematch(next) => self.facts.rematch = Some(next.clone()),
            Write::Memo(memo) => self.memo = Some(memo.clone()),
            Write::Rests(people) => {
                self.facts.at_rest = true;
                self.awaited.clone_from(people);
            }
            // The server looks up who may come in.
            Write::Guest { .. } => {}
        }
    }

    /// How somebody ends their turns, wherever they sit.
    pub(crate) fn set_confirms(&mut self, person: &str, confirms: bool) {
        for (sitter, stay) in self.facts.seats.iter().zip(&mut self.facts.stays) {
            if sitter.person() == Some(person) {
                stay.confirms = confirms;
            }
        }
    }

    /// The planted fault: loses the last move, if that was the last thing that happened.
    pub(crate) fn forget(&mut self) {
        let count = self.past.len();
        if 2 < count && self.past[count - 1].0 == self.past[count - 2].0 + 1 {
            self.past.pop();
            self.moves.pop();
            self.facts.version -= 1;
            self.facts.status = Status::Running;
            self.facts.outcome = None;
        }
    }

    /// What the one in a seat has seen.
    pub(crate) fn look(&self, seat: Seat) -> Option<usize> {
        self.looks.get(&seat.index()).copied()
    }

    fn said(&self) -> Vec<Said> {
        self.said[self.said.len().saturating_sub(SAID_MAX)..].to_vec()
    }

    /// What happened after this many moves and this version.
    pub(crate) fn news(&self, plies: usize, version: u64) -> TableNews {
        let spoken = self.said.iter().map(|it| it.version).filter(|it| version < *it);
        TableNews {
            facts: self.facts.clone(),
            moves: self.moves.get(plies..).unwrap_or_default().to_vec(),
            spoken: spoken.collect(),
            said: self.said(),
            memo: self.memo.clone(),
            barred: self.barred.clone(),
        }
    }

    /// Everything, with the game replayed; none if that is not possible.
    pub(crate) fn kept(&self) -> Option<Kept> {
        let shown = matches!(self.facts.status, Status::Running | Status::Finished);
        let game = match shown {
            true => Some(room::revive(self.record(), &self.cards).ok()?),
            false => None,
        };
        let said = self.said.iter().map(|it| it.version).collect();
        Some(Kept {
            facts: self.facts.clone(),
            game,
            cards: (self.facts.status == Status::Lobby).then(|| self.cards.clone()),
            said: self.said(),
            versions: Versions { said, undone: self.undone.clone() },
            memo: self.memo.clone(),
            barred: self.barred.clone(),
            script: None,
        })
    }

    fn record(&self) -> Record {
        let facts = &self.facts;
        Record {
            game: facts.game.clone(),
            rules_revision: facts.rules_revision,
            cards: facts.cards.clone(),
            players: facts.seats.len() as u8,
            options: facts.options.clone(),
            deal: Deal { commitment: facts.commitment.clone(), seed: facts.seed.parse().ok() },
            names: Vec::new(),
            moves: self.moves.iter().map(|it| (Seat(it.seat), it.mv.clone())).collect(),
            outcome: facts.outcome.clone(),
        }
    }
}
