//! Promises about the source itself: what may stand where, and that the map is true.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the workspace")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What lies in a folder, in order; nothing where there is no folder.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let Ok(found) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = found.map(|it| it.expect("an entry").path()).collect();
    paths.sort();
    paths
}

/// Every Rust file in `folder` and below.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let below = |path: PathBuf| if path.is_dir() { sources(&path) } else { vec![path] };
    let files = entries(folder).into_iter().flat_map(below);
    files.filter(|it| it.extension().is_some_and(|it| it == "rs")).collect()
}

fn games() -> Vec<PathBuf> {
    entries(&root().join("games"))
}

fn assert_without(files: &[PathBuf], words: &[&str]) {
    for file in files {
        for (at, line) in read(file).lines().enumerate() {
            let found = words.iter().find(|word| line.contains(**word));
            assert_eq!(found, None, "{}:{}", file.display(), at + 1);
        }
    }
}

/// The names in the `[dependencies]` of a crate.
fn dependencies(krate: &Path) -> BTreeSet<String> {
    let manifest = read(&krate.join("Cargo.toml"));
    let lines = manifest.lines().skip_while(|it| *it != "[dependencies]").skip(1);
    let lines = lines.take_while(|it| !it.starts_with('['));
    let names = lines.filter_map(|it| it.split([' ', '.', '=']).next());
    names.filter(|it| !it.is_empty()).map(str::to_string).collect()
}

#[test]
fn views_bots_and_pages_open_no_secret() {
    let views = games().into_iter().map(|it| it.join("src/view.rs"));
    let outside = ["bots", "lab", "web", "server", "rempart"];
    let outside = outside.iter().flat_map(|it| sources(&root().join("crates").join(it)));
    assert_without(&views.chain(outside).collect::<Vec<_>>(), &["for_rules"]);
}

#[test]
fn games_have_no_clock_no_io_and_no_luck_of_their_own() {
    let files: Vec<PathBuf> = games().iter().flat_map(|it| sources(&it.join("src"))).collect();
    let words = ["SystemTime", "Instant", "std::fs", "std::net", "std::env", "std::thread"];
    assert_without(&files, &words);
    assert_without(&files, &["HashMap", "HashSet", "rand::", "thread_rng"]);
}

#[test]
fn games_depend_on_the_table_alone() {
    let allowed = ["serde", "tabletop"].map(str::to_string).into();
    for game in games() {
        let dependencies = dependencies(&game);
        assert!(dependencies.is_subset(&allowed), "{}: {dependencies:?}", game.display());
    }
}

#[test]
fn neither_the_table_nor_the_store_knows_a_game() {
    let ours = |path: PathBuf| {
        path.file_name().expect("a folder has a name").to_string_lossy().into_owned()
    };
    let krates = entries(&root().join("crates")).into_iter().chain(games()).map(ours);
    let krates: BTreeSet<String> = krates.collect();
    for name in ["tabletop", "store"] {
        let known = dependencies(&root().join("crates").join(name));
        assert!(known.is_disjoint(&krates), "{name}: {known:?}");
    }
}

#[test]
fn the_map_shows_what_is_there() {
    let map = read(&root().join("ARCHITECTURE.md"));
    for krate in entries(&root().join("crates")).into_iter().chain(games()) {
        let name = krate.strip_prefix(root()).expect("a crate of the workspace");
        let name = format!("`{}`", name.display());
        assert!(map.contains(&name), "{name} is not on the map");
    }
    let named = map.split('`').skip(1).step_by(2);
    let paths =
        named.filter(|it| ["crates/", "games/", "locales/"].iter().any(|at| it.starts_with(at)));
    // `ID` stands for a game to come, `*` for all.
    for path in paths.filter(|it| !it.contains("ID") && !it.contains('*')) {
        assert!(root().join(path).exists(), "{path} is on the map, and is not there");
    }
}

/// The keys of a file of messages.
fn keys(messages: &str) -> BTreeSet<&str> {
    let starts = |it: &&str| it.starts_with(|first: char| first.is_ascii_lowercase());
    messages.lines().filter(starts).filter_map(|it| Some(it.split_once(" =")?.0)).collect()
}

/// The keys of `here` that `there` lacks. What only other messages of the same file build on is
/// a matter of its language.
fn lone<'a>(here: &'a str, there: &str) -> Vec<&'a str> {
    let known = keys(there);
    let builds = |key: &str| here.contains(&format!("{{ {key} "));
    keys(here).into_iter().filter(|key| !known.contains(key) && !builds(key)).collect()
}

#[test]
fn every_message_is_there_in_both_languages() {
    let (french, english) = (root().join("locales/fr"), root().join("locales/en"));
    let names = |folder| -> Vec<_> {
        entries(folder).iter().map(|it| it.file_name().expect("a file").to_owned()).collect()
    };
    assert_eq!(names(&french), names(&english));
    for area in names(&french) {
        let (french, english) = (read(&french.join(&area)), read(&english.join(&area)));
        let lone = [lone(&french, &english), lone(&english, &french)];
        assert!(lone.iter().all(Vec::is_empty), "{}: {lone:?}", area.display());
    }
}
