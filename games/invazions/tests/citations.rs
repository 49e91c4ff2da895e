//! Code and tests cite the sections of `rulebook.md`, each of them, and no others.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

type Sections = BTreeSet<String>;

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The Rust files under `path`.
fn files(path: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(path).expect("a folder of the crate");
    let paths = entries.map(|entry| entry.expect("a file").path());
    paths.flat_map(|it| if it.is_dir() { files(&it) } else { vec![it] }).collect()
}

/// Files that only tests are made of.
fn is_test(path: &Path) -> bool {
    let part = |it: &str| path.components().any(|part| part.as_os_str() == it);
    part("rulings") || part("tests") || path.ends_with("rulings.rs") || path.ends_with("scene.rs")
}

/// The sections that a file cites: `IZ 3.4`, `IZ 2.2 and 2.3`, `IZ 3.1, 3.4 and 4.1`.
fn cited(path: &Path) -> Sections {
    let text = fs::read_to_string(path).expect("a source file");
    let words = text.split_whitespace().filter(|it| !it.chars().all(|it| it == '/' || it == '!'));
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
        let opens = word.trim_start_matches(|it: char| !it.is_alphabetic()) == "IZ";
        let goes_on = word == "and" || (is_section && (word.ends_with(',') || word == number));
        citing = opens || (citing && goes_on);
    }
    sections
}

fn cited_in(paths: impl Iterator<Item = PathBuf>) -> Sections {
    paths.flat_map(|it| cited(&it)).collect()
}

/// The rows of the rulebook.
fn rows() -> Sections {
    let text = fs::read_to_string(here("rulebook.md")).expect("the rulebook");
    let first = |line: &str| line.strip_prefix("| ")?.split_once(" |").map(|it| it.0.to_string());
    text.lines().filter_map(first).filter(|it| it != "number" && !it.starts_with('-')).collect()
}

fn all_files() -> Vec<PathBuf> {
    [files(&here("src")), files(&here("tests"))].concat()
}

#[test]
fn every_citation_is_a_row() {
    let rows = rows();
    for path in all_files().iter().filter(|it| it.extension().is_some_and(|it| it == "rs")) {
        let unknown: Vec<_> = cited(path).difference(&rows).cloned().collect();
        assert_eq!(unknown, [""; 0], "{}", path.display());
    }
}

#[test]
fn every_row_is_cited_by_code_and_by_a_test() {
    let rust = || all_files().into_iter().filter(|it| it.extension().is_some_and(|it| it == "rs"));
    let code = cited_in(rust().filter(|it| !is_test(it)));
    let tests = cited_in(rust().filter(|it| is_test(it)));
    for row in rows() {
        assert!(code.contains(&row), "no code cites section {row}");
        assert!(tests.contains(&row), "no test cites section {row}");
    }
}

/// What a refusal points to is a row as well.
#[test]
fn every_refusal_points_to_a_row() {
    let text = fs::read_to_string(here("src/refusal.rs")).expect("the refusals");
    let pointed = text.split("=> \"").skip(1).filter_map(|it| it.split_once('"')).map(|it| it.0);
    let rows = rows();
    for section in pointed.filter(|it| it.starts_with(|it: char| it.is_ascii_digit())) {
        assert!(rows.contains(section), "a refusal points to section {section}");
    }
}

/// The rows are in order, each once.
#[test]
fn the_rulebook_is_in_order() {
    let text = fs::read_to_string(here("rulebook.md")).expect("the rulebook");
    let number = |line: &str| -> Option<(u8, u8)> {
        let (chapter, section) = line.strip_prefix("| ")?.split_once(" |")?.0.split_once('.')?;
        Some((chapter.parse().ok()?, section.parse().ok()?))
    };
    let numbers: Vec<_> = text.lines().filter_map(number).collect();
    assert!(numbers.is_sorted_by(|a, b| a < b), "{numbers:?}");
    assert!(40 < numbers.len());
}
