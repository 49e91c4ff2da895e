//! What must not appear in the source of the workspace: most promises of the design are absences.

mod arrows;
mod circles;
mod functions;
mod houses;
mod names;
mod paths;
mod styles;

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace")
}

/// Folders of things that were made from what stands here.
const PASSED_OVER: [&str; 2] = ["target", "node_modules"];

/// The files under `folder` of the workspace whose names end so; none if there is no such folder.
fn files(folder: &str, end: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(folder) else { continue };
        for path in entries.map(|it| it.expect("a file").path()) {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            match path.is_dir() {
                true if !PASSED_OVER.contains(&&*name) && !name.starts_with('.') => {
                    folders.push(path)
                }
                false if name.ends_with(end) => found.push(path),
                _ => (),
            }
        }
    }
    found.sort();
    found
}

/// The source of a file without comments and without its unit tests.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).expect("a source file");
    let own = text.split("\n#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let is_code = |line: &&str| !line.trim_start().starts_with("//");
    own.lines().filter(is_code).collect::<Vec<_>>().join("\n")
}

/// Whether `word` stands in `text` as a word of its own.
fn says(text: &str, word: &str) -> bool {
    let inside = |it: char| it.is_alphanumeric() || it == '_';
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back().is_some_and(inside);
        let after = text[at + word.len()..].chars().next().is_some_and(inside);
        !before && !after
    })
}

fn forbid(folders: &[&str], words: &[&str], why: &str) {
    for path in folders.iter().flat_map(|it| files(it, ".rs")) {
        let code = code(&path);
        for word in words {
            assert!(!says(&code, word), "{} says `{word}`: {why}", path.display());
        }
    }
}

/// The names of the folders of the games.
fn games() -> Vec<String> {
    let games = fs::read_dir(root().join("games")).expect("the games");
    games.map(|it| it.expect("a game").file_name().to_string_lossy().into_owned()).collect()
}

/// The source folders of their rules.
fn game_sources() -> Vec<String> {
    games().iter().map(|it| format!("games/{it}/src")).collect()
}

/// Those of what they say and look like.
fn beside_rules() -> Vec<String> {
    let both = |it: &String| ["words", "page"].map(|part| format!("games/{it}/{part}/src"));
    games().iter().flat_map(both).collect()
}

#[test]
fn games_have_no_clock_no_disk_and_no_luck_of_their_own() {
    let games = game_sources();
    let mut folders: Vec<&str> = games.iter().map(String::as_str).collect();
    folders.push("crates/tabletop/src");
    let world = ["Instant", "SystemTime", "std::fs", "std::env", "std::net", "std::thread"];
    forbid(&folders, &world, "rules do no input and output");
    forbid(&folders, &["HashMap", "HashSet"], "their order is not the same in every run");
    let luck = ["thread_rng", "rand::rng", "OsRng", "getrandom", "from_entropy"];
    forbid(&folders, &luck, "all luck comes from the game's own stream");
}

/// A table of people can be run by a server, a browser or a simulated world.
#[test]
fn rooms_do_no_input_and_output() {
    let world = ["Instant", "SystemTime", "std::fs", "std::env", "std::net", "std::thread"];
    let folders = ["crates/facts/src", "crates/room/src"];
    forbid(&folders, &world, "whoever runs a room does that for it");
    forbid(&folders, &["async", "tokio", "sqlx", "axum", "maud"], "a room waits for nothing");
}

#[test]
fn only_rules_open_secrets() {
    let beside = beside_rules();
    let outside = [
        "crates/arena",
        "crates/bots",
        "crates/frame",
        "crates/web",
        "crates/server",
        "crates/room",
        "crates/lab",
        "crates/catalogue",
    ];
    let beside = beside.iter().map(String::as_str);
    let outside: Vec<&str> = outside.into_iter().chain(beside).collect();
    forbid(&outside, &["for_rules", "for_rules_mut"], "what is hidden stays hidden");
    for game in game_sources() {
        for file in ["view.rs", "numbers.rs"] {
            let code = code(&root().join(&game).join(file));
            assert!(!says(&code, "for_rules"), "{game}/{file} opens a secret");
        }
    }
}

#[test]
fn nothing_outside_a_game_names_its_steps() {
    let outside =
        ["bots", "frame", "web", "server", "room", "lab", "catalogue", "store", "words", "rempart"];
    let folders = outside.iter().map(|it| format!("crates/{it}/src"));
    let folders: Vec<String> = folders.chain(beside_rules()).collect();
    let folders: Vec<&str> = folders.iter().map(String::as_str).collect();
    forbid(&folders, &["Step", "Steps", "Stepped"], "where the rules are up to is theirs");
}

/// The repository speaks of itself alone, and nothing in it is unfinished.
#[test]
fn no_strange_words() {
    // Put together here, so that this file does not say them.
    let words = [
        ["/wo", "rk/"].concat(),
        ["todo", "!"].concat(),
        ["unimplem", "ented!"].concat(),
        ["FIX", "ME"].concat(),
        ["dbg", "!("].concat(),
        ["/tm", "p/bash"].concat(),
    ];
    let sources = ["crates", "games", "docs", "records"];
    let ends = [".rs", ".toml", ".md", ".ftl", ".rec", ".css", ".js"];
    for path in sources.iter().flat_map(|it| ends.iter().flat_map(move |end| files(it, end))) {
        let text = fs::read_to_string(&path).expect("a text");
        for word in &words {
            assert!(!text.contains(word.as_str()), "{} says `{word}`", path.display());
        }
    }
}

/// Every kept game belongs to a game that is there.
#[test]
fn every_record_has_its_game() {
    for path in files("records", ".rec") {
        let folder = path.parent().and_then(Path::file_name).expect("a folder a game");
        assert!(root().join("games").join(folder).is_dir(), "{}", path.display());
    }
}
