//! Code and tests cite the sections of a game's `rulebook.md`: every section is cited, and nothing
//! else. The forms are `ON 3.4`, `ON 2.2 and 2.3`, `ON 3.1, 3.4 and 4.1`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

type Sections = BTreeSet<String>;

/// A game's crate, and the letters that its citations begin with.
#[derive(Clone, Copy, Debug)]
pub struct CitedRulebook {
    /// `env!("CARGO_MANIFEST_DIR")`
    pub folder: &'static str,
    /// `ON`
    pub letters: &'static str,
}

impl CitedRulebook {
    fn path(&self, path: &str) -> PathBuf {
        Path::new(self.folder).join(path)
    }

    fn text(&self, path: &str) -> String {
        fs::read_to_string(self.path(path)).expect("a file of the game")
    }

    /// The sections that a file cites.
    fn cited(&self, path: &Path) -> Sections {
        let text = fs::read_to_string(path).expect("a source file");
        let is_rule = |it: &&str| it.chars().all(|it| it == '/' || it == '!');
        let words = text.split_whitespace().filter(|it| !is_rule(it));
        let mut sections = Sections::new();
        let mut citing = false;
        for word in words {
            let number = word.trim_matches(|it: char| !it.is_ascii_digit());
            let is_section = number.split_once('.').is_some_and(|(chapter, section)| {
                chapter.parse::<u8>().is_ok() && section.parse::<u8>().is_ok()
            });
            if citing && is_section {
                sections.insert(number.to_string());
            }
            let opens = word.trim_start_matches(|it: char| !it.is_alphabetic()) == self.letters;
            let goes_on = word == "and" || (is_section && (word.ends_with(',') || word == number));
            citing = opens || (citing && goes_on);
        }
        sections
    }

    fn cited_in(&self, paths: impl Iterator<Item = PathBuf>) -> Sections {
        paths.flat_map(|it| self.cited(&it)).collect()
    }

    /// The sections that the rulebook has, one a row.
    fn rows(&self) -> Sections {
        let first = |line: &str| Some(line.strip_prefix("| ")?.split_once(" |")?.0.to_string());
        let text = self.text("rulebook.md");
        text.lines().filter_map(first).filter(|it| it != "number" && !it.starts_with('-')).collect()
    }

    fn rust(&self) -> impl Iterator<Item = PathBuf> {
        let all = [files(&self.path("src")), files(&self.path("tests"))].concat();
        all.into_iter().filter(|it| it.extension().is_some_and(|it| it == "rs"))
    }

    /// # Panics
    /// When a citation names a section that the rulebook does not have.
    pub fn every_citation_is_a_row(&self) {
        let rows = self.rows();
        for path in self.rust() {
            let unknown: Vec<_> = self.cited(&path).difference(&rows).cloned().collect();
            assert_eq!(unknown, [""; 0], "{}", path.display());
        }
    }

    /// # Panics
    /// When a section is cited by no code, or by no test.
    pub fn every_row_is_cited_by_code_and_by_a_test(&self) {
        let code = self.cited_in(self.rust().filter(|it| !is_test(it)));
        let tests = self.cited_in(self.rust().filter(|it| is_test(it)));
        let missing =
            |cited: &Sections| -> Vec<String> { self.rows().difference(cited).cloned().collect() };
        assert_eq!(missing(&code), [""; 0], "no code cites these sections");
        assert_eq!(missing(&tests), [""; 0], "no test cites these sections");
    }

    /// # Panics
    /// When a refusal names a section that the rulebook does not have.
    pub fn every_refusal_points_to_a_row(&self) {
        let (text, rows) = (self.text("src/refusal.rs"), self.rows());
        let pointed = text.split("=> \"").skip(1).filter_map(|it| it.split_once('"'));
        let sections =
            pointed.map(|it| it.0).filter(|it| it.starts_with(|it: char| it.is_ascii_digit()));
        for section in sections {
            assert!(rows.contains(section), "a refusal points to section {section}");
        }
    }

    /// # Panics
    /// When rows are out of order or doubled, or there are fewer than `rows_min`.
    pub fn is_in_order(&self, rows_min: usize) {
        let number = |line: &str| -> Option<(u8, u8)> {
            let (chapter, section) =
                line.strip_prefix("| ")?.split_once(" |")?.0.split_once('.')?;
            Some((chapter.parse().ok()?, section.parse().ok()?))
        };
        let numbers: Vec<_> = self.text("rulebook.md").lines().filter_map(number).collect();
        assert!(numbers.is_sorted_by(|a, b| a < b), "{numbers:?}");
        assert!(rows_min < numbers.len());
    }
}

/// The files under `path`.
fn files(path: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(path).expect("a folder of the crate");
    let paths = entries.map(|entry| entry.expect("a file").path());
    paths.flat_map(|it| if it.is_dir() { files(&it) } else { vec![it] }).collect()
}

/// Whether a file contains only tests.
fn is_test(path: &Path) -> bool {
    let part = |it: &str| path.components().any(|part| part.as_os_str() == it);
    part("rulings") || part("tests") || path.ends_with("rulings.rs") || path.ends_with("scene.rs")
}
