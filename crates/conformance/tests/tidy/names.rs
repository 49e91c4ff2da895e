//! One meaning a name: no two types that a reader may meet together have the same one.
//!
//! - Outside the games every name of a type stands once. Only the API has names of its own
//!   (`api/shape.rs`): they are part of its document, and each says what is shown in JSON.
//! - In the house of a game every name stands once, and none is taken from the crates on which all
//!   houses rest. Two games may use the same name: `Move` means the same in each.

use std::collections::BTreeMap;
use std::path::Path;

use super::{code, files, root};

/// The names of the API's document.
const DOCUMENT: &str = "crates/server/src/api/shape.rs";

/// On these every house of a game rests.
const GROUND: [&str; 5] = [
    "crates/tabletop/",
    "crates/words/",
    "crates/frame/",
    "crates/preview/",
    "crates/conformance/",
];

/// A file, from the root of the workspace, and its text.
type Source = (String, String);

/// The names of the types that a text defines, apart from the associated types of traits.
fn types(text: &str) -> Vec<&str> {
    text.lines().filter_map(defined).collect()
}

fn defined(line: &str) -> Option<&str> {
    let own = line.trim_start();
    let own = match own.strip_prefix("pub") {
        Some(rest) if rest.starts_with('(') => rest.split_once(") ")?.1,
        Some(rest) => rest.trim_start(),
        None => own,
    };
    let (kind, rest) = own.split_once(' ')?;
    let is_associated = kind == "type" && line.starts_with(' ');
    if is_associated || !["struct", "enum", "trait", "type", "union"].contains(&kind) {
        return None;
    }
    let name = rest.split(|it: char| !it.is_alphanumeric() && it != '_').next()?;
    // That of a macro is not known here.
    (!name.is_empty()).then_some(name)
}

/// The house of a game, such as `games/xeno/`.
fn house(file: &str) -> Option<&str> {
    let game = file.strip_prefix("games/")?.find('/')?;
    Some(&file[..="games/".len() + game])
}

/// Whether a reader may meet the types of both files together.
fn are_met_together(one: &str, other: &str) -> bool {
    let on_ground = |file: &str| GROUND.iter().any(|it| file.starts_with(it));
    match (house(one), house(other)) {
        (None, None) => true,
        (Some(one), Some(other)) => one == other,
        (Some(_), None) => on_ground(other),
        (None, Some(_)) => on_ground(one),
    }
}

fn faults(sources: &[Source]) -> Vec<String> {
    let mut files: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (file, text) in sources.iter().filter(|it| it.0 != DOCUMENT) {
        types(text).into_iter().for_each(|it| files.entry(it).or_default().push(file));
    }
    let mut faults = Vec::new();
    for (name, files) in files {
        for (at, one) in files.iter().enumerate() {
            let twice = files[at + 1..].iter().filter(|it| are_met_together(one, it));
            faults.extend(twice.map(|it| format!("`{name}` is a type in {one} and in {it}")));
        }
    }
    faults
}

/// Modules that are compiled for tests alone.
fn tests_of(text: &str) -> Vec<String> {
    let after = text.split("#[cfg(test)]\nmod ").skip(1);
    after.filter_map(|it| it.split_once(';')).map(|it| it.0.to_string()).collect()
}

/// The sources of all crates, without those of tests.
fn sources() -> Vec<Source> {
    let mut sources = Vec::new();
    let manifests = ["crates", "games"].into_iter().flat_map(|it| files(it, "Cargo.toml"));
    for folder in manifests.map(|it| it.with_file_name("src")) {
        let inside = folder.strip_prefix(root()).expect("a crate").to_string_lossy().into_owned();
        let paths = files(&inside, ".rs");
        let tests: Vec<String> = paths.iter().flat_map(|it| tests_of(&code(it))).collect();
        let is_test = |path: &Path| {
            let parts = path.strip_prefix(&folder).expect("a source").with_extension("");
            parts.iter().any(|it| tests.iter().any(|test| it == test.as_str()))
        };
        for path in paths.iter().filter(|it| !is_test(it)) {
            let file = path.strip_prefix(root()).expect("a source").to_string_lossy();
            sources.push((file.into_owned(), code(path)));
        }
    }
    sources
}

#[test]
fn one_meaning_a_name() {
    let sources = sources();
    assert!(sources.iter().any(|it| it.0 == DOCUMENT), "{DOCUMENT} is gone");
    let faults = faults(&sources);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

mod planted {
    use super::*;

    /// How many double names there are if both files define a `Token`.
    fn found(one: &str, other: &str) -> usize {
        let source = |file: &str, text: &str| (file.to_string(), text.to_string());
        let plain = "pub struct Token;\nimpl Iterator for It {\n    type Item = Token;\n}\n";
        faults(&[source(one, plain), source(other, "pub(crate) type Token<T> = Vec<T>;")]).len()
    }

    #[test]
    fn a_name_that_stands_twice_is_found() {
        assert_eq!(found("crates/web/src/a.rs", "crates/store/src/b.rs"), 1);
        assert_eq!(found("crates/web/src/a.rs", "crates/web/src/b.rs"), 1);
        assert_eq!(found("games/xeno/src/a.rs", "games/xeno/page/src/b.rs"), 1);
        assert_eq!(found("games/xeno/src/a.rs", "crates/words/src/b.rs"), 1);
        assert_eq!(found("crates/frame/src/a.rs", "games/xeno/page/src/b.rs"), 1);
    }

    #[test]
    fn names_that_never_meet_are_not_found() {
        assert_eq!(found("games/xeno/src/a.rs", "games/pulp/src/b.rs"), 0);
        assert_eq!(found("games/xeno/src/a.rs", "crates/store/src/b.rs"), 0);
        assert_eq!(found(DOCUMENT, "crates/server/src/b.rs"), 0);
    }
}
