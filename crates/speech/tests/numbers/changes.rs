//! Changes each number of a card file, and looks how the texts change that are made from the cards.

use std::collections::BTreeMap;
use std::ops::Range;

use words::Lang;

/// A number of a card file that can be changed.
pub(crate) struct Changed {
    pub(crate) line: String,
    /// `TABLE.KEY`
    pub(crate) name: String,
    at: Range<usize>,
    printed: i32,
}

/// The changes that are tried: one more, and one less.
pub(crate) const WAYS: [i32; 2] = [1, -1];

pub(crate) fn changes(file: &str) -> Vec<Changed> {
    let mut all = Vec::new();
    let mut start = 0;
    let mut table = "";
    for line in file.split_inclusive('\n') {
        if line.starts_with(|it: char| it.is_alphabetic()) {
            table = line.split(' ').next().unwrap_or_default();
        }
        let numbers = if line.trim_start().starts_with('#') { Vec::new() } else { numbers(line) };
        for (at, number) in numbers {
            all.push(Changed {
                line: line.trim().to_string(),
                name: format!("{table}.{}", key(&line[..at])),
                at: start + at..start + at + number.len(),
                printed: number.parse().expect("a number"),
            });
        }
        start += line.len();
    }
    all
}

/// The file with these numbers changed, each by its amount.
pub(crate) fn changed(file: &str, numbers: &[(&Changed, i32)]) -> String {
    let mut text = file.to_string();
    for (it, by) in numbers.iter().rev() {
        text.replace_range(it.at.clone(), &(it.printed + by).to_string());
    }
    text
}

/// The numbers in a line, outside its texts and the names of its keys, with their places.
fn numbers(line: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut quoted = false;
    let mut rest = 0;
    for (at, letter) in line.char_indices() {
        quoted ^= letter == '"';
        let begins = at >= rest && !quoted && (letter.is_ascii_digit() || letter == '-');
        let fresh = !line[..at].ends_with(|it: char| it.is_alphanumeric() || it == '-');
        if begins && fresh {
            let tail = line[at + 1..].find(|it: char| !it.is_ascii_digit()).unwrap_or(0);
            rest = at + 1 + tail;
            found.extend(line[at..rest].parse::<i32>().is_ok().then_some((at, &line[at..rest])));
        }
    }
    found
}

/// The key of the number that follows this text.
fn key(before: &str) -> &str {
    let named = before.rsplit_once(" =").map_or("", |it| it.0);
    named.rsplit([' ', '{', ',']).next().unwrap_or_default()
}

/// The lines whose numbers no text takes from the cards, by the names of those numbers. `see` is
/// given what is said after each change, in the languages of [`Lang::ALL`].
pub(crate) fn unsaid(
    file: &str,
    say: impl Fn(&str, Lang) -> Option<Vec<String>>,
    mut see: impl FnMut(&[Vec<String>]),
) -> BTreeMap<String, Vec<String>> {
    let said = |file: &str| Lang::ALL.iter().map(|it| say(file, *it)).collect::<Option<Vec<_>>>();
    let printed = said(file).expect("the built-in cards are good");
    let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for it in changes(file) {
        // If neither one more nor one less is allowed, the number cannot be changed.
        let Some(said) = WAYS.iter().find_map(|by| said(&changed(file, &[(&it, *by)]))) else {
            continue;
        };
        see(&said);
        if printed.iter().zip(&said).any(|(printed, said)| printed == said) {
            all.entry(it.name).or_default().push(it.line);
        }
    }
    all
}

/// Fails if texts leave out other numbers than those in `silent`. An entry names all numbers of a
/// name, or those in lines with a word, such as `zombies.attack "freed"`.
pub(crate) fn check(found: &BTreeMap<String, Vec<String>>, silent: &[&str]) {
    let known = |name: &str, line: &str| {
        silent.iter().position(|it| {
            let (silent, word) = it.split_once(' ').unwrap_or((it, ""));
            silent == name && line.contains(word)
        })
    };
    let lines = found.iter().flat_map(|(name, lines)| lines.iter().map(move |it| (name, it)));
    let (silenced, new): (Vec<_>, Vec<_>) =
        lines.map(|(name, line)| (known(name, line), name, line)).partition(|it| it.0.is_some());
    let new: Vec<String> = new.iter().map(|it| format!("{}: {}", it.1, it.2)).collect();
    let said = (0..silent.len()).filter(|at| !silenced.iter().any(|it| it.0 == Some(*at)));
    let said: Vec<&str> = said.map(|at| silent[at]).collect();
    assert!(new.is_empty() && said.is_empty(), "nobody says {new:#?}, but somebody {said:?}");
}
