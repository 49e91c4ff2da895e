//! Every game has the same files in its house, and is named wherever all games are.

use std::fs;

use super::{games, root};

/// What stands in the house of a game.
const FILES: [&str; 25] = [
    "cards.toml",
    "rulebook.md",
    "rulebook.fr.md",
    "src/lib.rs",
    "src/card.rs",
    "src/deck.rs",
    "src/options.rs",
    "src/moves.rs",
    "src/state.rs",
    "src/step.rs",
    "src/rules.rs",
    "src/event.rs",
    "src/refusal.rs",
    "src/view.rs",
    "src/imagine.rs",
    "src/judgement.rs",
    "src/numbers.rs",
    "src/rulings.rs",
    "tests/citations.rs",
    "tests/conformance.rs",
    "tests/fuzz.rs",
    "tests/records.rs",
    "tests/undo.rs",
    "words/src/lib.rs",
    "page/src/lib.rs",
];

/// The file, and what it says where it names the game: `ID` stands for its short name, `NAME` for
/// its English one.
const NAMED: [(&str, &str); 7] = [
    ("Cargo.toml", "\nID.opt-level = 2\n"),
    ("Cargo.toml", "\nID.codegen-units = 1\n"),
    ("README.md", "| **NAME**"),
    ("docs/command-line.md", "| `ID` |"),
    ("crates/bots/src/chances.rs", "\"ID\""),
    ("crates/lab/Cargo.toml", "\nID.workspace = true\n"),
    ("crates/siege/src/load.rs", "(\"ID\", "),
];

/// What a person calls a game, in English.
fn name(game: &str) -> String {
    let messages = root().join(format!("games/{game}/words/messages/en/game.ftl"));
    let text = fs::read_to_string(messages).expect("its messages");
    let line = text.lines().find_map(|it| it.strip_prefix(&format!("{game}-name = ")));
    line.expect("its name").to_string()
}

fn missing_files(game: &str) -> Vec<String> {
    let paths = FILES.map(|file| format!("games/{game}/{file}"));
    paths.into_iter().filter(|it| !root().join(it).is_file()).collect()
}

fn unnamed(game: &str, name: &str) -> Vec<String> {
    let says = |(file, words): &(&str, &str)| {
        let text = fs::read_to_string(root().join(file)).expect("a text");
        text.contains(&words.replace("ID", game).replace("NAME", name))
    };
    let silent = NAMED.iter().filter(|it| !says(it));
    silent.map(|(file, words)| format!("{file}: {}", words.trim())).collect()
}

#[test]
fn every_game_has_the_same_files() {
    for game in games() {
        assert_eq!(missing_files(&game), [""; 0]);
    }
}

/// Lists that no compiler reads.
#[test]
fn every_game_is_named_where_all_are() {
    for game in games() {
        assert_eq!(unnamed(&game, &name(&game)), [""; 0], "{game}");
    }
}

#[test]
fn a_game_that_is_missing_is_found() {
    assert_eq!(missing_files("no-such").len(), FILES.len());
    assert_eq!(unnamed("no-such", "No such game").len(), NAMED.len());
}
