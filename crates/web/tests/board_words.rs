//! No message of a board is left unused.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// A file of messages: that of a game, or `table`.
fn locale(lang: &str, area: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let file = match area.strip_suffix("-board") {
        Some(game) => format!("games/{game}/words/messages/{lang}/board.ftl"),
        None => format!("crates/words/messages/{lang}/{area}.ftl"),
    };
    fs::read_to_string(root.join(file)).expect("the file is there")
}

fn keys(text: &str) -> BTreeSet<String> {
    let key = |line: &str| line.split_once(" =").map(|it| it.0.to_string());
    let starts = |line: &&str| line.starts_with(|it: char| it.is_ascii_lowercase());
    text.lines().filter(starts).filter_map(key).collect()
}

/// A game's board: its area of messages, and the folders and files whose string literals name its
/// messages.
struct Area {
    name: &'static str,
    prefix: &'static str,
    sources: &'static [&'static str],
}

const AREAS: [Area; 6] = [
    Area {
        name: "table",
        prefix: "",
        sources: &["crates/frame/src", "crates/frame/src/data", "crates/words/src"],
    },
    Area {
        name: "invazions-board",
        prefix: "invazions-board-",
        sources: &[
            "games/invazions/page/src",
            "games/invazions/words/src",
            "games/invazions/src/rules.rs",
            "games/invazions/src/scenario.rs",
            "games/invazions/src/view.rs",
        ],
    },
    Area {
        name: "oh-no-board",
        prefix: "oh-no-board-",
        sources: &["games/oh-no/page/src", "games/oh-no/words/src"],
    },
    Area {
        name: "planisphere-board",
        prefix: "planisphere-board-",
        sources: &["games/planisphere/page/src", "games/planisphere/words/src"],
    },
    Area {
        name: "pulp-board",
        prefix: "pulp-board-",
        sources: &["games/pulp/page/src", "games/pulp/words/src", "games/pulp/src/card.rs"],
    },
    Area {
        name: "xeno-board",
        prefix: "xeno-board-",
        sources: &[
            "games/xeno/page/src",
            "games/xeno/words/src",
            "games/xeno/src/moves.rs",
            "games/xeno/src/rules.rs",
            "games/xeno/src/rules/round.rs",
        ],
    },
];

/// Every string literal of the code of an area.
fn literals(area: &Area) -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    // What the bars of all games have in common.
    let common = ["crates/frame/src/asking.rs"];
    let sources = area.sources.iter().chain(&common);
    let files = sources.flat_map(|it| files(&root.join(it)));
    let texts = files.map(|it| fs::read_to_string(it).expect("text"));
    texts.flat_map(|text| strings(&text)).collect()
}

/// A file, or every file of a folder but not of those in it.
fn files(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_path_buf()];
    }
    let folder = fs::read_dir(path).expect("the code is there");
    folder.map(|it| it.expect("a file").path()).filter(|it| it.is_file()).collect()
}

fn strings(text: &str) -> Vec<String> {
    text.split('"').skip(1).step_by(2).map(str::to_string).collect()
}

/// Parts of keys that come from elsewhere: plans, endings, numbers of lines.
const WORDS: &[&str] = &[
    "conflict",
    "wait",
    "zap",
    "spare",
    "help",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "bot",
    "no",
    "-a",
    "-the",
    oh_no::MATRIX_DESTROYED,
    oh_no::SHIELDED,
    oh_no::ELIMINATED,
    oh_no::ELIMINATED_IN_CONFLICT,
    pulp::WEAPONS_FOUND,
    pulp::ABILITIES_LOST,
    pulp::PILES_EXHAUSTED,
];

/// Whether `key` is the literal `pattern`, with words of the code in its gaps.
fn fits(key: &str, pattern: &str, words: &BTreeSet<String>) -> bool {
    let Some((head, rest)) = pattern.split_once('{') else { return key == pattern };
    let Some((_, tail)) = rest.split_once('}') else { return false };
    let Some(key) = key.strip_prefix(head) else { return false };
    let ends = key.char_indices().map(|it| it.0).chain([key.len()]);
    ends.map(|at| key.split_at(at)).any(|(gap, key)| is_word(gap, words) && fits(key, tail, words))
}

/// A literal, or one that the code puts together itself.
fn is_word(gap: &str, words: &BTreeSet<String>) -> bool {
    let put_together = |it: &String| {
        it.split_once('{').is_some_and(|(head, _)| !head.is_empty() && gap.starts_with(head))
            && fits(gap, it, words)
    };
    WORDS.contains(&gap) || words.contains(gap) || words.iter().any(put_together)
}

fn used(key: &str, literals: &BTreeSet<String>) -> bool {
    literals.iter().any(|it| fits(key, it, literals))
}

/// The messages that code asks for, without those that only other messages use.
fn asked_for(text: &str) -> BTreeSet<String> {
    keys(text).into_iter().filter(|key| !text.contains(&format!("{{ {key} }}"))).collect()
}

#[test]
fn no_message_is_unused() {
    for area in &AREAS {
        let literals = literals(area);
        let unused = |lang| {
            let short = |key: &String| key.trim_start_matches(area.prefix).to_string();
            let keys = asked_for(&locale(lang, area.name));
            keys.iter().map(short).filter(|it| !used(it, &literals)).collect::<Vec<_>>()
        };
        let unused = [unused("fr"), unused("en")].concat();
        assert!(unused.is_empty(), "{unused:#?}");
    }
}
