//! What lasts of a table, in memory: for a browser, and for a simulated world.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::Arc;

use facts::{End, PlayedMove, Said, Sitter, Status, Stay, TableFacts, Undone, Write};
use tabletop::{Deal, Record, Seat};

use crate::script::Script;
use crate::{Kept, SAID_MAX, TableNews, Versions};

/// Everything that lasts of a table.
#[derive(Clone, Debug)]
pub struct Shelf {
    pub facts: TableFacts,
    pub moves: Vec<PlayedMove>,
    pub said: Vec<Said>,
    pub undone: Vec<Undone>,
    pub memo: Option<String>,
    /// How many moves the one in a seat has seen.
    pub looks: BTreeMap<usize, usize>,
    pub barred: BTreeSet<String>,
    /// The moves that a bot made for the person in a seat.
    pub reliefs: Vec<Relief>,
    /// The file of its cards.
    pub cards: String,
}

/// A bot played for the person in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Relief {
    pub seat: usize,
    /// The number of its first move, from 0.
    pub since: usize,
    /// The number of the first move that it did not make any more; none while it plays.
    pub until: Option<usize>,
}

impl Shelf {
    /// A table that has just been opened.
    pub fn new(facts: TableFacts, cards: String) -> Shelf {
        Shelf {
            facts,
            moves: Vec::new(),
            said: Vec::new(),
            undone: Vec::new(),
            memo: None,
            looks: BTreeMap::new(),
            barred: BTreeSet::new(),
            reliefs: Vec::new(),
            cards,
        }
    }

    /// Writes all of it; or nothing, if the number of earlier writes is not exactly `before`.
    pub fn write(&mut self, before: u64, writes: &[Write]) -> bool {
        let is_next = self.facts.writes == before;
        if is_next {
            self.facts.writes += 1;
            self.facts.at_rest = false;
            writes.iter().for_each(|it| self.carry_out(it));
        }
        is_next
    }

    fn carry_out(&mut self, write: &Write) {
        match write {
            Write::Moves { seq, moves, end } => {
                assert_eq!(*seq, self.moves.len(), "no two moves have one number");
                self.moves.extend(moves.iter().cloned());
                self.facts.version += moves.len() as u64;
                if let Some(end) = end {
                    self.end(end);
                }
            }
            Write::TakeBack { seq, left } => {
                self.moves.remove(*seq);
                for it in &mut self.reliefs {
                    it.since -= usize::from(*seq < it.since);
                    it.until = it.until.map(|until| until - usize::from(*seq < until));
                }
                self.undone.extend(left);
                self.facts.version += 1;
            }
            Write::Said(said) => {
                self.facts.version += 1;
                assert_eq!(said.version, self.facts.version, "a line is the version that it makes");
                self.said.push(said.clone());
            }
            Write::Seat { seat, sitter, away } => {
                self.facts.seats[*seat] = sitter.clone();
                self.note_relief(*seat, sitter);
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
            Write::Ends(end) => self.end(end),
            Write::Closes(reason) => {
                self.facts.status = Status::Closed;
                self.facts.reason = Some(reason.clone());
            }
            Write::Bar { person } => {
                self.barred.insert(person.clone());
            }
            Write::Rematch(next) => self.facts.rematch = Some(next.clone()),
            Write::Memo(memo) => self.memo = Some(memo.clone()),
            Write::Rests(_) => self.facts.at_rest = true,
            // Whoever runs the room looks up who may come in.
            Write::Guest { .. } => {}
        }
    }

    /// From the next move on `sitter` plays the seat, alone or with a bot.
    fn note_relief(&mut self, seat: usize, sitter: &Sitter) {
        let next = self.moves.len();
        for it in self.reliefs.iter_mut().filter(|it| it.seat == seat) {
            it.until.get_or_insert(next);
        }
        if let Sitter::Person { relief: Some(_), .. } = sitter {
            self.reliefs.push(Relief { seat, since: next, until: None });
        }
    }

    /// The moves that bots made for the person in this seat, as ranges of their numbers.
    pub fn relieved(&self, seat: Seat) -> Vec<Range<usize>> {
        let mine = self.reliefs.iter().filter(|it| it.seat == seat.index());
        mine.map(|it| it.since..it.until.unwrap_or(usize::MAX)).collect()
    }

    fn end(&mut self, end: &End) {
        self.facts.status = Status::Finished;
        self.facts.outcome = Some(end.outcome.clone());
        self.facts.won = end.won;
    }

    /// How somebody ends their turns, wherever they sit.
    pub fn set_confirms(&mut self, person: &str, confirms: bool) {
        for (sitter, stay) in self.facts.seats.iter().zip(&mut self.facts.stays) {
            if sitter.person() == Some(person) {
                stay.confirms = confirms;
            }
        }
    }

    /// What the one in a seat has seen.
    pub fn look(&self, seat: Seat) -> Option<usize> {
        self.looks.get(&seat.index()).copied()
    }

    fn said(&self) -> Vec<Said> {
        self.said[self.said.len().saturating_sub(SAID_MAX)..].to_vec()
    }

    /// What happened after this many moves and this version.
    pub fn news(&self, plies: usize, version: u64) -> TableNews {
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

    /// Everything, with the game replayed.
    ///
    /// # Errors
    /// The key of the message that says why it cannot be replayed.
    pub fn kept(&self, script: Option<Arc<Script>>) -> Result<Kept, &'static str> {
        let shown = matches!(self.facts.status, Status::Running | Status::Finished);
        let game = match shown {
            true => Some(crate::revive(self.record(), &self.cards)?),
            false => None,
        };
        let said = self.said.iter().map(|it| it.version).collect();
        Ok(Kept {
            facts: self.facts.clone(),
            game,
            cards: (self.facts.status == Status::Lobby).then(|| self.cards.clone()),
            said: self.said(),
            versions: Versions { said, undone: self.undone.clone() },
            memo: self.memo.clone(),
            barred: self.barred.clone(),
            script,
        })
    }

    /// The game with its seed, as text is made of it.
    pub fn record(&self) -> Record {
        record(&self.facts, &self.moves)
    }
}

/// A table that is kept as a record, with its seed.
pub fn record(facts: &TableFacts, moves: &[PlayedMove]) -> Record {
    Record {
        game: facts.game.clone(),
        rules_revision: facts.rules_revision,
        cards: facts.cards.clone(),
        players: facts.seats.len() as u8,
        options: facts.options.clone(),
        deal: Deal { commitment: facts.commitment.clone(), seed: facts.seed.parse().ok() },
        names: Vec::new(),
        moves: moves.iter().map(|it| (Seat(it.seat), it.mv.clone())).collect(),
        outcome: facts.outcome.clone(),
    }
}
