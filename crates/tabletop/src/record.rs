//! A game as text: a header, one move a line, then the outcome. Games are saved, exported,
//! imported, replayed, verified and tested in this form.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use crate::chance::Seed;
use crate::seat::{SEATS_MAX, Seat};

const FIRST_LINE: &str = "rempart record 1";

/// The luck of a recorded game: the promise is known from the start, the seed when the game is
/// over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// See [`Seed::commitment`].
    pub commitment: String,
    /// None while the game runs.
    pub seed: Option<Seed>,
}

impl Deal {
    pub fn open(seed: Seed) -> Deal {
        Deal { commitment: seed.commitment(), seed: Some(seed) }
    }

    /// The same deal without its seed.
    #[must_use]
    pub fn sealed(self) -> Deal {
        Deal { seed: None, ..self }
    }
}

/// A recorded game. Moves and outcome are only text here; [`Seated::replay`](crate::Seated::replay)
/// parses and checks them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    pub game: String,
    pub rules_revision: u32,
    /// The [`CardHash`](crate::CardHash) of the cards played with.
    pub cards: String,
    pub players: u8,
    pub options: Vec<(String, String)>,
    pub deal: Deal,
    /// In seat order; empty for a seat without a name.
    pub names: Vec<String>,
    pub moves: Vec<(Seat, String)>,
    /// As an [`Outcome`](crate::Outcome) writes it; none while the game runs.
    pub outcome: Option<String>,
}

impl Record {
    /// The line, from 1, on which the move number `ply` (from 0) stands.
    pub fn line_of_move(&self, ply: usize) -> usize {
        self.header().lines().count() + 1 + ply
    }

    fn header(&self) -> String {
        let mut text = format!(
            "{FIRST_LINE}\ngame {}\nrules {}\ncards {}\nplayers {}\n",
            self.game, self.rules_revision, self.cards, self.players
        );
        for (key, value) in &self.options {
            let _ = writeln!(text, "option {key} {value}");
        }
        let _ = writeln!(text, "commitment {}", self.deal.commitment);
        if let Some(seed) = self.deal.seed {
            let _ = writeln!(text, "seed {seed}");
        }
        for (seat, name) in Seat::all(self.players).zip(&self.names) {
            let _ = writeln!(text, "name {seat} {}", name.replace(['\n', '\r'], " "));
        }
        text + "moves\n"
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.header())?;
        for (seat, mv) in &self.moves {
            writeln!(f, "{seat} {mv}")?;
        }
        self.outcome.iter().try_for_each(|outcome| writeln!(f, "{outcome}"))
    }
}

/// What is wrong with a record, and on which line (from 1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    pub line: usize,
    pub fault: RecordFault,
}

/// What may be wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFault {
    /// The first line is not that of a record.
    NotARecord,
    /// The line should have this, but does not, or not in a form that can be read.
    Expected(&'static str),
    /// A line that belongs in no record, or the second of a kind that may come only once.
    Unexpected(String),
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            RecordFault::NotARecord => write!(f, "expected `{FIRST_LINE}`"),
            RecordFault::Expected(what) => write!(f, "expected {what}"),
            RecordFault::Unexpected(text) => write!(f, "unexpected `{text}`"),
        }
    }
}

impl std::error::Error for RecordError {}

/// The lines of a record, read from the top.
struct Lines<'a> {
    lines: std::iter::Peekable<std::str::Lines<'a>>,
    line: usize,
}

impl<'a> Lines<'a> {
    fn fail<T>(&self, fault: RecordFault) -> Result<T, RecordError> {
        Err(RecordError { line: self.line + 1, fault })
    }

    /// The rest of the next line, if that begins with `word`.
    fn maybe(&mut self, word: &str) -> Option<&'a str> {
        let line = self.lines.peek()?;
        let rest = line.strip_prefix(word).filter(|it| it.is_empty() || it.starts_with(' '))?;
        self.lines.next();
        self.line += 1;
        Some(rest.strip_prefix(' ').unwrap_or(rest))
    }

    fn must(&mut self, word: &'static str) -> Result<&'a str, RecordError> {
        self.maybe(word).map_or_else(|| self.fail(RecordFault::Expected(word)), Ok)
    }

    fn parsed<T: FromStr>(&mut self, word: &'static str) -> Result<T, RecordError> {
        let text = self.must(word)?;
        text.parse()
            .map_err(|_| RecordError { line: self.line, fault: RecordFault::Expected(word) })
    }

    /// All following lines that begin with `word`, each split into its two parts.
    fn pairs(&mut self, word: &'static str) -> Result<Vec<(&'a str, &'a str)>, RecordError> {
        let mut pairs = Vec::new();
        while let Some(rest) = self.maybe(word) {
            let fault = RecordError { line: self.line, fault: RecordFault::Expected(word) };
            pairs.push(rest.split_once(' ').ok_or(fault)?);
        }
        Ok(pairs)
    }

    fn moves(&mut self) -> Result<Vec<(Seat, String)>, RecordError> {
        let mut moves = Vec::new();
        while let Some(line) = self.lines.peek() {
            let Some((seat, mv)) = line.split_once(' ') else {
                return self.fail(RecordFault::Expected("a seat and a move"));
            };
            let Ok(seat) = seat.parse() else { break };
            moves.push((seat, mv.to_string()));
            self.lines.next();
            self.line += 1;
        }
        Ok(moves)
    }

    fn outcome(&mut self) -> Result<Option<String>, RecordError> {
        let Some(ending) = self.maybe("end") else { return Ok(None) };
        let mut text = format!("end {ending}");
        for (seat, standing) in self.pairs("result")? {
            let _ = write!(text, "\nresult {seat} {standing}");
        }
        Ok(Some(text))
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut lines = Lines { lines: text.lines().peekable(), line: 0 };
        if lines.maybe(FIRST_LINE) != Some("") {
            return lines.fail(RecordFault::NotARecord);
        }
        let record = Record {
            game: lines.must("game")?.to_string(),
            rules_revision: lines.parsed("rules")?,
            cards: lines.must("cards")?.to_string(),
            players: lines.parsed("players")?,
            options: lines.pairs("option")?.into_iter().map(owned).collect(),
            deal: Deal {
                commitment: lines.must("commitment")?.to_string(),
                seed: lines.maybe("seed").map(|it| it.parse()).transpose().map_err(|_| {
                    RecordError { line: lines.line, fault: RecordFault::Expected("seed") }
                })?,
            },
            names: lines.pairs("name")?.into_iter().map(|(_, name)| name.to_string()).collect(),
            moves: lines.must("moves").and_then(|_| lines.moves())?,
            outcome: lines.outcome()?,
        };
        if SEATS_MAX < usize::from(record.players) {
            return Err(RecordError { line: 5, fault: RecordFault::Expected("players") });
        }
        match lines.lines.next() {
            Some(rest) => lines.fail(RecordFault::Unexpected(rest.to_string())),
            None => Ok(record),
        }
    }
}

fn owned((key, value): (&str, &str)) -> (String, String) {
    (key.to_string(), value.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Record {
        Record {
            game: "harbour".into(),
            rules_revision: 3,
            cards: "0123456789abcdef".into(),
            players: 2,
            options: vec![("tide".into(), "high".into())],
            deal: Deal::open(Seed::from_number(5)),
            names: vec!["Ada Lovelace".into(), "Bo".into()],
            moves: vec![(Seat(0), "play crane".into()), (Seat(1), "buy".into())],
            outcome: Some("end lighthouse\nresult A won 3\nresult B lost 0".into()),
        }
    }

    #[test]
    fn a_record_parses_back() {
        assert_eq!(sample().to_string().parse(), Ok(sample()));
        let running = Record { outcome: None, deal: sample().deal.sealed(), ..sample() };
        assert_eq!(running.to_string().parse(), Ok(running));
    }

    #[test]
    fn a_move_knows_its_line() {
        let text = sample().to_string();
        assert_eq!(text.lines().nth(sample().line_of_move(1) - 1), Some("B buy"));
    }

    #[test]
    fn a_corrupt_record_names_its_first_wrong_line() {
        let spoil = |from: &str, to: &str| {
            sample().to_string().replacen(from, to, 1).parse::<Record>().unwrap_err()
        };
        assert_eq!(spoil("rempart", "rampart").to_string(), "line 1: expected `rempart record 1`");
        assert_eq!(spoil("rules 3", "rules three").to_string(), "line 3: expected rules");
        assert_eq!(spoil("players 2", "players 9").to_string(), "line 5: expected players");
        assert_eq!(spoil("B buy", "Bbuy").to_string(), "line 13: expected a seat and a move");
        assert_eq!(spoil("end light", "ende light").line, 14);
    }
}
