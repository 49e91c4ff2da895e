//! Puzzles as text: a head with the rules and cards that they were found with, then a paragraph for
//! each. Lines that begin with `#` say how they were found.

use std::fmt;
use std::str::FromStr;

use tabletop::MoveReason;

use crate::puzzle::{Puzzle, PuzzleAnswer, Solved};

/// The puzzles of one game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PuzzleSet {
    /// What the search says of itself: the call, then what came of each game.
    pub search: Vec<String>,
    /// The revision of the rules, and the hash of the cards, that they were found with.
    pub rules: u32,
    pub cards: String,
    pub puzzles: Vec<Puzzle>,
}

/// A text that is no set of puzzles: the line, from 1, where it goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadPuzzle {
    pub line: usize,
}

impl fmt::Display for BadPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: not a part of a puzzle", self.line)
    }
}

impl std::error::Error for BadPuzzle {}

impl PuzzleSet {
    /// The lines before the first puzzle.
    pub fn head(&self) -> String {
        let call = self.search.first().map(|it| format!("#{it}\n")).unwrap_or_default();
        format!("{call}rules {}\ncards {}\n", self.rules, self.cards)
    }
}

impl fmt::Display for PuzzleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.head())?;
        self.puzzles.iter().try_for_each(|it| write!(f, "\n{it}"))?;
        self.search.iter().skip(1).try_for_each(|it| writeln!(f, "#{it}"))
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table players={}", self.players)?;
        self.options.iter().try_for_each(|(key, value)| write!(f, " {key}={value}"))?;
        write!(f, "\nseed {}\nmoves", self.seed)?;
        self.moves.iter().try_for_each(|it| write!(f, " {it}"))?;
        writeln!(f, "\nseat {} {}", self.seat, self.section)?;
        for it in &self.answers {
            let word = if it.right { "right" } else { "wrong" };
            writeln!(f, "{word} {:.3} {}", it.worth, it.mv)?;
        }
        for it in &self.reasons {
            let (word, when) = (if it.good { "for" } else { "against" }, when(it.at_once));
            writeln!(f, "{word} {when} {:.2} {:.2} {}", it.best, it.next, it.word)?;
        }
        let solved = self.solved.iter().map(|it| format!(" {} {}/{}", it.bot, it.right, it.tries));
        writeln!(f, "solved{}", solved.collect::<String>())
    }
}

fn when(at_once: bool) -> &'static str {
    if at_once { "now" } else { "later" }
}

impl FromStr for PuzzleSet {
    type Err = BadPuzzle;

    fn from_str(text: &str) -> Result<PuzzleSet, BadPuzzle> {
        let mut set = PuzzleSet::default();
        for (at, line) in text.lines().enumerate() {
            if let Some(words) = line.strip_prefix('#') {
                set.search.push(words.to_string());
            } else if !line.is_empty() {
                set.read(line).ok_or(BadPuzzle { line: at + 1 })?;
            }
        }
        Ok(set)
    }
}

impl PuzzleSet {
    /// Takes one line; none if it is no part of a puzzle.
    fn read(&mut self, line: &str) -> Option<()> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "rules" => self.rules = rest.parse().ok()?,
            "cards" => self.cards = rest.to_string(),
            "table" => self.puzzles.push(opened(rest)?),
            _ => self.puzzles.last_mut()?.read(word, rest)?,
        }
        Some(())
    }
}

/// A puzzle of which only the table is known.
fn opened(text: &str) -> Option<Puzzle> {
    let pair = |it: &str| {
        let (key, value) = it.split_once('=')?;
        Some((key.to_string(), value.to_string()))
    };
    let mut options: Vec<(String, String)> =
        text.split(' ').map(pair).collect::<Option<Vec<_>>>()?;
    let players = options.remove(0).1.parse().ok()?;
    Some(Puzzle {
        players,
        options,
        seed: tabletop::Seed::from_number(0),
        moves: Vec::new(),
        seat: tabletop::Seat(0),
        section: String::new(),
        answers: Vec::new(),
        reasons: Vec::new(),
        solved: Vec::new(),
    })
}

impl Puzzle {
    fn read(&mut self, word: &str, rest: &str) -> Option<()> {
        match word {
            "seed" => self.seed = rest.parse().ok()?,
            "moves" => self.moves = numbers(rest)?,
            "seat" => {
                let (seat, section) = rest.split_once(' ')?;
                self.seat = seat.parse().ok()?;
                self.section = section.to_string();
            }
            "right" | "wrong" => {
                let (worth, mv) = rest.split_once(' ')?;
                let (worth, mv) = (worth.parse().ok()?, mv.to_string());
                self.answers.push(PuzzleAnswer { mv, worth, right: word == "right" });
            }
            "for" | "against" => self.reasons.push(reason(rest, word == "for")?),
            "solved" => self.solved = solved(rest)?,
            _ => return None,
        }
        Some(())
    }
}

fn numbers(text: &str) -> Option<Vec<u16>> {
    text.split_whitespace().map(|it| it.parse().ok()).collect()
}

fn reason(text: &str, good: bool) -> Option<MoveReason> {
    let mut words = text.splitn(4, ' ');
    let at_once = words.next()? == when(true);
    let (best, next) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    Some(MoveReason { word: words.next()?.to_string(), at_once, best, next, good })
}

fn solved(text: &str) -> Option<Vec<Solved>> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let one = |it: &[&str]| {
        let (right, tries) = it.get(1)?.split_once('/')?;
        let (right, tries) = (right.parse().ok()?, tries.parse().ok()?);
        Some(Solved { bot: it[0].to_string(), right, tries })
    };
    words.chunks(2).map(one).collect()
}

#[cfg(test)]
mod tests {
    use tabletop::{Seat, Seed};

    use super::*;

    fn sample() -> Puzzle {
        let answer = |mv: &str, worth, right| PuzzleAnswer { mv: mv.to_string(), worth, right };
        Puzzle {
            players: 3,
            options: vec![("level".to_string(), "2".to_string())],
            seed: Seed::from_number(7),
            moves: vec![0, 12, 3],
            seat: Seat(1),
            section: "2.1".to_string(),
            answers: vec![answer("zap red-cannon", 0.71, true), answer("draw", 0.444, false)],
            reasons: vec![MoveReason {
                word: "aliens".to_string(),
                at_once: true,
                best: 1.5,
                next: 3.0,
                good: true,
            }],
            solved: vec![Solved { bot: "cadet".to_string(), right: 1, tries: 8 }],
        }
    }

    #[test]
    fn puzzles_parse_back() {
        let set = PuzzleSet {
            search: [" rempart puzzles oh-no", " game 0 1 1 1 1 1 2"].map(String::from).to_vec(),
            rules: 4,
            cards: "00ff".to_string(),
            puzzles: vec![sample(); 2],
        };
        assert_eq!(set.to_string().parse(), Ok(set));
    }

    #[test]
    fn a_broken_line_is_named() {
        let text = format!("rules 1\n# a comment\n\n{}", sample());
        assert_eq!(text.replace("wrong", "wong").parse::<PuzzleSet>(), Err(BadPuzzle { line: 9 }));
        assert_eq!(text.replace("12 3", "12 x").parse::<PuzzleSet>(), Err(BadPuzzle { line: 6 }));
        assert_eq!("seed 1".parse::<PuzzleSet>(), Err(BadPuzzle { line: 1 }));
    }

    #[test]
    fn a_key_is_that_of_the_position_alone() {
        let other = Puzzle { solved: Vec::new(), section: "9".to_string(), ..sample() };
        assert_eq!(sample().key("g"), other.key("g"));
        let later = Puzzle { moves: vec![0, 12, 3, 1], ..sample() };
        assert_ne!(sample().key("g"), later.key("g"));
        assert_ne!(sample().key("g"), sample().key("h"));
        assert!((sample().margin() - 0.266).abs() < 1e-9);
    }
}
