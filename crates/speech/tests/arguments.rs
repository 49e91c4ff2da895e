//! Every message gets all its arguments: the arguments at each call, as far as they can be read
//! from the source, include every `$name` of the message in both languages. Where a key or its
//! arguments are put together at run time, [`Lang::say_with`](words::Lang::say_with) checks them in
//! every test.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use words::Lang;

/// The arguments of each message.
type Spoken = BTreeMap<String, BTreeSet<String>>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(folder: &Path, end: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|it| it.expect("an entry").path());
    let found = entries.flat_map(|it| match it.is_dir() {
        true => files(&it, end),
        false => vec![it],
    });
    found.filter(|it| it.extension().is_some_and(|it| it == end)).collect()
}

fn is_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-'
}

fn name(text: &str) -> String {
    text.chars().take_while(|it| is_name(*it)).collect()
}

fn spoken_in(lang: Lang) -> Spoken {
    let mut spoken = Spoken::new();
    let mut key = String::new();
    for (_, texts) in speech::areas() {
        for line in texts[lang as usize].lines() {
            if line.starts_with(|it: char| it.is_ascii_lowercase()) {
                key = name(line);
            }
            let names = spoken.entry(key.clone()).or_default();
            names.extend(line.split('$').skip(1).map(name));
        }
    }
    spoken
}

/// A call that says a message: its key, and the names of its arguments.
struct Call {
    key: String,
    given: BTreeSet<String>,
}

/// The text between the quotes with which `text` begins, and the rest.
fn quoted(text: &str) -> Option<(&str, &str)> {
    text.trim_start().strip_prefix('"')?.split_once('"')
}

/// The arguments of a list that is written out; none if part of it is computed.
fn arguments(list: &str) -> Option<BTreeSet<String>> {
    let mut given = BTreeSet::new();
    let mut rest = list.trim_start();
    while let Some(argument) = rest.strip_prefix('(') {
        given.insert(quoted(argument)?.0.to_string());
        let mut depth = 1;
        let ends = |it: char| {
            depth += i32::from(it == '(') - i32::from(it == ')');
            depth == 0
        };
        let end = argument.find(ends)?;
        rest = argument[end + 1..].trim_start().trim_start_matches(',').trim_start();
    }
    rest.starts_with(']').then_some(given)
}

/// Every call in `text` whose key and arguments can be read.
fn calls(text: &str) -> Vec<Call> {
    let plain = text.split(".say(").skip(1).filter_map(|it| {
        let (key, rest) = quoted(it)?;
        rest.trim_start_matches([',', ' ', '\n'])
            .starts_with(')')
            .then(|| Call { key: key.to_string(), given: BTreeSet::new() })
    });
    let full = text.split(".say_with(").skip(1).filter_map(|it| {
        let (key, rest) = quoted(it)?;
        let list = rest.trim_start().strip_prefix(',')?.trim_start().strip_prefix("&[")?;
        Some(Call { key: key.to_string(), given: arguments(list)? })
    });
    let refused = text.split("Trouble::").skip(1).filter_map(|it| {
        let (_, rest) =
            it.split_once('(').filter(|it| it.0.chars().all(|it| it.is_alphabetic()))?;
        let (key, rest) = quoted(rest)?;
        let rest = rest.strip_prefix(')')?;
        let rest = &rest[..rest.find([';', '}']).unwrap_or(rest.len())];
        let given = rest.split(".with(").skip(1).filter_map(|it| Some(quoted(it)?.0.to_string()));
        Some(Call { key: key.to_string(), given: given.collect() })
    });
    plain.chain(full).chain(refused).collect()
}

/// What is missing in the calls of `text`.
fn missing(text: &str) -> Vec<String> {
    let spoken = Lang::ALL.map(spoken_in);
    let mut missing = Vec::new();
    for call in calls(text) {
        for (lang, spoken) in Lang::ALL.iter().zip(&spoken) {
            let needed = spoken.get(&call.key).into_iter().flatten();
            let lacks = needed.filter(|it| !call.given.contains(*it));
            missing.extend(lacks.map(|it| format!("{} {}: ${it}", lang.code(), call.key)));
        }
    }
    missing
}

#[test]
fn every_call_gives_all_that_its_message_speaks_of() {
    let mut sources = files(&root().join("crates"), "rs");
    sources.extend(files(&root().join("games"), "rs"));
    sources.retain(|it| it.components().any(|it| it.as_os_str() == "src"));
    let text: String =
        sources.iter().map(|it| fs::read_to_string(it).expect("a source file")).collect();
    let seen = calls(&text).len();
    assert!(600 < seen, "only {seen} calls are read");
    assert_eq!(missing(&text), [""; 0]);
}

/// A message once showed `{$reason}` to its reader.
#[test]
fn a_call_that_forgets_something_is_found() {
    let given = r#"Trouble::bad("error-record-wrong").with("reason", it)"#;
    assert_eq!(missing(given), [""; 0]);
    assert_eq!(missing(&given.replace("\"reason\"", "\"detail\"")).len(), 2, "both languages");
    assert_eq!(missing(r#"lang.say("site-lobby-free")"#).len(), 4);
}
