//! Texts as strangers might send them: whole, torn, or joined wrongly. Code that reads them must
//! accept or refuse them, and never panic.
//!
//! A target is a function of a text. [`fuzz`] gives it every file of a corpus that is checked in,
//! then texts made from those and from samples. If one fails, its text is printed: add it to the
//! corpus, and write a test for the fault.

use std::fs;
use std::path::Path;
use std::time::Duration;

use arbtest::arbitrary::{Result, Unstructured};
use arbtest::arbtest;

/// Pieces of text that are often read wrongly.
const STRANGE: [&str; 28] = [
    "-1",
    "0",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "1e9",
    "NaN",
    "inf",
    "\n",
    "\r\n",
    "\0",
    "\t",
    " ",
    "\u{202e}",
    "\u{feff}",
    "é",
    "🐙",
    "\"",
    "{",
    "[",
    "=",
    ":",
    ";",
    ",",
    "*",
    "../",
];

/// How long a target is tried, unless `ARBTEST_BUDGET_MS` says otherwise.
const SHORT: Duration = Duration::from_millis(300);

/// Tries `read` with every file of the folder `corpus`, then for a while with texts made from these
/// and from `samples`.
///
/// # Panics
/// When `read` does; with `ARBTEST_SEED` set to the printed seed, the same text is tried again.
pub fn fuzz(corpus: &Path, mut samples: Vec<String>, read: impl Fn(&str)) {
    let files =
        fs::read_dir(corpus).unwrap_or_else(|error| panic!("{}: {error}", corpus.display()));
    let mut files: Vec<_> = files.map(|it| it.expect("a file").path()).collect();
    files.sort();
    let text = |path| String::from_utf8_lossy(&fs::read(path).expect("a file")).into_owned();
    samples.extend(files.iter().map(text));
    assert!(!samples.is_empty(), "nothing to begin with in {}", corpus.display());
    samples.iter().for_each(|it| read(it));
    let test = arbtest(|u: &mut Unstructured<'_>| {
        let text = torn(u, &samples)?;
        let _telling = Telling(&text);
        read(&text);
        Ok(())
    });
    let is_said = std::env::var_os("ARBTEST_BUDGET_MS").is_some();
    if is_said { test.run() } else { test.budget(SHORT).run() }
}

/// Prints the text that is being read when a panic unwinds past it.
struct Telling<'a>(&'a str);

impl Drop for Telling<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("this text was read: {:?}", self.0);
        }
    }
}

/// One of the samples, changed in a few places.
fn torn(u: &mut Unstructured<'_>, samples: &[String]) -> Result<String> {
    let mut text: Vec<char> = u.choose(samples)?.chars().collect();
    for _ in 0..u.int_in_range(0..=6)? {
        let at = u.int_in_range(0..=text.len())?;
        let to = u.int_in_range(at..=text.len().min(at + 12))?;
        match u.int_in_range(0..=6)? {
            0 => text.truncate(at),
            1 => drop(text.drain(at..to)),
            2 => text.insert(at, u.arbitrary()?),
            3 => drop(text.splice(at..to, text[at..to].repeat(2))),
            4 => drop(text.splice(at..to, u.choose(samples)?.chars().skip(at).take(12))),
            // Most faults are in reading numbers, so a whole number is replaced.
            5 => drop(text.splice(at..digits_from(&text, at), u.choose(&STRANGE)?.chars())),
            _ => drop(text.splice(at..at, u.choose(&STRANGE)?.chars())),
        }
    }
    Ok(text.into_iter().collect())
}

/// Where the number that begins at `at` ends.
fn digits_from(text: &[char], at: usize) -> usize {
    at + text[at..].iter().take_while(|it| it.is_ascii_digit()).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A reader that trusts a number fails, and is found: not in every short run, where a machine is busy.
    #[test]
    fn a_planted_fault_is_found() {
        let reader = |text: &str| {
            let number = text.strip_prefix("seat ").and_then(|it| it.parse::<usize>().ok());
            assert!(number.is_none_or(|it| it < 5), "an index out of bounds");
        };
        let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
        let run = || fuzz(&corpus, vec!["seat 3".to_string()], reader);
        assert!((0..40).any(|_| std::panic::catch_unwind(run).is_err()));
    }
}
