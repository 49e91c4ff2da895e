//! A table as a text that lasts: its record, and what a record does not say.

use std::collections::{BTreeMap, BTreeSet};

use desk::Asking;
use facts::{
    Away, PlayedMove, PuzzleTry, Said, Sitter, Status, Stay, TableFacts, TalkKind, Undone,
};
use frame::shell::{Offline, Reader};
use room::{Relief, Shelf};
use serde::{Deserialize, Serialize};
use tabletop::Record;
use words::Lang;

/// The id of the one person of this device.
pub(crate) const ME: &str = "me";

/// The one who plays on this device.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Owner {
    pub(crate) name: String,
    pub(crate) lang: String,
    /// Whether their turns wait for a word of theirs.
    pub(crate) confirms: bool,
    /// Their first answers to puzzles.
    #[serde(default)]
    pub(crate) puzzles: Vec<PuzzleFile>,
}

/// The first answer to a puzzle, as it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct PuzzleFile {
    game: String,
    puzzle: String,
    mv: String,
    solved: bool,
    day: Option<String>,
    #[serde(default)]
    at: i64,
}

impl Owner {
    /// Their first answers to puzzles.
    pub(crate) fn puzzles(&self) -> Vec<PuzzleTry> {
        let answered = |it: &PuzzleFile| PuzzleTry {
            person: ME.to_string(),
            game: it.game.clone(),
            puzzle: it.puzzle.clone(),
            mv: it.mv.clone(),
            solved: it.solved,
            day: it.day.clone(),
            at: it.at,
        };
        self.puzzles.iter().map(answered).collect()
    }

    /// Remembers an answer to a puzzle, unless there is an earlier one.
    pub(crate) fn answered(&mut self, it: PuzzleTry) {
        let PuzzleTry { person: _, game, puzzle, mv, solved, day, at } = it;
        if !self.puzzles.iter().any(|it| it.game == game && it.puzzle == puzzle) {
            self.puzzles.push(PuzzleFile { game, puzzle, mv, solved, day, at });
        }
    }

    pub(crate) fn lang(&self) -> Lang {
        Lang::from_code(&self.lang).unwrap_or_else(|| Lang::preferred(&self.lang))
    }

    /// Them as the reader of a page at this address.
    pub(crate) fn reader<'a>(&'a self, path: &'a str) -> Reader<'a> {
        let (lang, name) = (self.lang(), Some(self.name.as_str()));
        Reader { lang, name, path, signed_in: false, waiting: 0, offline: Offline::Alone }
    }

    pub(crate) fn asking<'a>(&'a self, path: &'a str, origin: &'a str) -> Asking<'a> {
        Asking { reader: self.reader(path), person: Some(ME), origin, club: None }
    }
}

/// A table as it is kept.
#[derive(Serialize, Deserialize)]
struct TableFile {
    record: String,
    id: String,
    host: String,
    lang: String,
    status: String,
    reason: Option<String>,
    won: bool,
    version: u64,
    writes: u64,
    created: i64,
    changed: i64,
    replay_of: Option<String>,
    hints: bool,
    clock: Option<String>,
    rematch: Option<String>,
    seats: Vec<SeatFile>,
    said: Vec<SaidFile>,
    undone: Vec<(u64, u8, Option<u64>)>,
    memo: Option<String>,
    looks: BTreeMap<usize, usize>,
    /// Seat, first move, and the first that is none any more.
    #[serde(default)]
    reliefs: Vec<(usize, usize, Option<usize>)>,
}

#[derive(Default, Serialize, Deserialize)]
struct SeatFile {
    person: Option<String>,
    name: Option<String>,
    bot: Option<String>,
    beside: bool,
    away: Option<String>,
    agrees: bool,
    left: Option<i64>,
    asked: Option<i64>,
    confirms: bool,
}

#[derive(Serialize, Deserialize)]
struct SaidFile {
    person: String,
    name: String,
    seat: Option<u8>,
    kind: String,
    words: String,
    version: u64,
}

impl SeatFile {
    fn of((sitter, stay): (&Sitter, &Stay)) -> SeatFile {
        let (person, name, bot, beside) = match sitter {
            Sitter::Person { id, name, relief, beside } => {
                (Some(id.clone()), Some(name.clone()), relief.clone(), *beside)
            }
            Sitter::Bot(level) => (None, None, Some(level.clone()), false),
            Sitter::Free => (None, None, None, false),
        };
        SeatFile {
            person,
            name,
            bot,
            beside,
            away: stay.away.map(|it| it.word().to_string()),
            agrees: stay.agrees,
            left: stay.left,
            asked: stay.asked,
            confirms: stay.confirms,
        }
    }

    fn sitter(&self) -> Sitter {
        match (self.person.clone(), self.bot.clone()) {
            (Some(id), relief) => {
                let name = self.name.clone().unwrap_or_default();
                Sitter::Person { id, name, relief, beside: self.beside }
            }
            (None, Some(level)) => Sitter::Bot(level),
            (None, None) => Sitter::Free,
        }
    }

    fn stay(&self) -> Stay {
        Stay {
            away: self.away.as_deref().and_then(Away::of),
            agrees: self.agrees,
            left: self.left,
            asked: self.asked,
            confirms: self.confirms,
        }
    }
}

/// The text of a table.
pub(crate) fn written(shelf: &Shelf) -> String {
    let facts = &shelf.facts;
    let said = |it: &Said| SaidFile {
        person: it.person.clone(),
        name: it.name.clone(),
        seat: it.seat,
        kind: it.kind.word().to_string(),
        words: it.words.clone(),
        version: it.version,
    };
    let file = TableFile {
        record: shelf.record().to_string(),
        id: facts.id.clone(),
        host: facts.host.clone(),
        lang: facts.lang.clone(),
        status: facts.status.word().to_string(),
        reason: facts.reason.clone(),
        won: facts.won,
        version: facts.version,
        writes: facts.writes,
        created: facts.created,
        changed: facts.changed,
        replay_of: facts.replay_of.clone(),
        hints: facts.hints,
        clock: facts.clock.clone(),
        rematch: facts.rematch.clone(),
        seats: facts.seats.iter().zip(&facts.stays).map(SeatFile::of).collect(),
        said: shelf.said.iter().map(said).collect(),
        undone: shelf.undone.iter().map(|it| (it.version, it.seen, it.since)).collect(),
        memo: shelf.memo.clone(),
        looks: shelf.looks.clone(),
        reliefs: shelf.reliefs.iter().map(|it| (it.seat, it.since, it.until)).collect(),
    };
    serde_json::to_string(&file).expect("plain data is JSON")
}

/// All of a table but its moves, and how it ended.
fn facts_of(file: &TableFile, record: Record) -> Option<TableFacts> {
    Some(TableFacts {
        id: file.id.clone(),
        game: record.game,
        rules_revision: record.rules_revision,
        cards: record.cards,
        options: record.options,
        seed: record.deal.seed?.to_string(),
        commitment: record.deal.commitment,
        host: file.host.clone(),
        invite_key: String::new(),
        listed: false,
        lang: file.lang.clone(),
        status: Status::of(&file.status),
        reason: file.reason.clone(),
        outcome: None,
        won: file.won,
        version: file.version,
        writes: file.writes,
        at_rest: false,
        created: file.created,
        changed: file.changed,
        replay_of: file.replay_of.clone(),
        day: None,
        duel: None,
        tournament: None,
        sealed: false,
        hints: file.hints,
        clock: file.clock.clone(),
        rematch: file.rematch.clone(),
        seats: file.seats.iter().map(SeatFile::sitter).collect(),
        stays: file.seats.iter().map(SeatFile::stay).collect(),
    })
}

/// The table of a text; none if that is none. Its cards are among `cards`, by their hash, or those of
/// today.
pub(crate) fn read(text: &str, cards: &BTreeMap<String, String>) -> Option<Shelf> {
    let file: TableFile = serde_json::from_str(text).ok()?;
    let record: Record = file.record.parse().ok()?;
    let newest = catalogue::cards(&record.game, None).ok();
    let newest = newest.filter(|it| it.hash == record.cards).map(|it| it.file);
    let cards = cards.get(&record.cards).cloned().or(newest).unwrap_or_default();
    let (moves, outcome) = (record.moves.clone(), record.outcome.clone());
    let facts = TableFacts { outcome, ..facts_of(&file, record)? };
    let said = |it: SaidFile| Said {
        person: it.person,
        name: it.name,
        seat: it.seat,
        kind: TalkKind::of(&it.kind),
        words: it.words,
        version: it.version,
    };
    let relief = |(seat, since, until)| Relief { seat, since, until };
    let undone = |(version, seen, since)| Undone { version, seen, since };
    Some(Shelf {
        facts,
        moves: moves.into_iter().map(|(seat, mv)| PlayedMove { seat: seat.0, mv }).collect(),
        said: file.said.into_iter().map(said).collect(),
        undone: file.undone.into_iter().map(undone).collect(),
        memo: file.memo,
        looks: file.looks,
        reliefs: file.reliefs.into_iter().map(relief).collect(),
        barred: BTreeSet::new(),
        cards,
    })
}
