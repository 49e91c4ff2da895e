//! The files, folders, packages, tests and examples that the documents at the root name must exist.

use std::fs;

use super::{files, root};

const DOCUMENTS: [&str; 3] = ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"];

/// A word with one of these endings is taken for a file of this repository.
const ENDS: [&str; 14] = [
    ".css", ".ftl", ".ink", ".js", ".json", ".md", ".mjs", ".net", ".png", ".py", ".rec", ".rs",
    ".sql", ".toml",
];

/// Something named that must exist, as the end of a path; `*` stands for any characters.
type Named = String;

/// The targets of links, and the words in backticks or commands that are paths.
fn named(document: &str) -> Vec<Named> {
    let links = document.split("](").skip(1).filter_map(|it| it.split(')').next());
    let links = links.filter(|it| !it.contains("://") && !it.starts_with('#')).map(str::to_string);
    let quoted =
        document.split('`').skip(1).step_by(2).filter(|it| !it.contains([' ', '\n', '=', '|']));
    let quoted = quoted.filter(|it| !it.contains("://") && !it.starts_with(['/', '-', '<']));
    let paths = quoted.filter(|it| it.contains('/') || ENDS.iter().any(|end| it.ends_with(end)));
    let paths = paths.map(|it| placeholders(it.trim_start_matches("./").trim_end_matches('/')));
    links.chain(paths).chain(of_commands(document)).collect()
}

/// What `cargo` is told to run.
fn of_commands(document: &str) -> Vec<Named> {
    let words: Vec<&str> = document.split([' ', '\n', '`']).filter(|it| !it.is_empty()).collect();
    let pairs = words.windows(2).map(|it| (it[0], placeholders(it[1])));
    let path = |(flag, name): (&str, String)| match flag {
        "-p" | "--package" => Some(manifest(&name)),
        "--test" => Some(format!("tests/{name}")),
        "--example" => Some(format!("examples/{name}")),
        "--bench" => Some(format!("benches/{name}")),
        _ => None,
    };
    pairs.filter_map(path).collect()
}

/// Where a package stands: words and page of a game in its house.
fn manifest(package: &str) -> Named {
    match package.rsplit_once('-') {
        Some((game, part @ ("words" | "page"))) => format!("{game}/{part}/Cargo.toml"),
        _ => format!("{package}/Cargo.toml"),
    }
}

/// A word in capitals stands for any name.
fn placeholders(path: &str) -> String {
    let part = |it: &str| {
        let stem = it.split(['.', '_']).next().unwrap_or_default();
        let is_any = 2 <= stem.len() && stem.chars().all(|it| it.is_ascii_uppercase());
        let is_document = ["README", "ARCHITECTURE", "CONTRIBUTING", "LICENSE"].contains(&stem);
        let end = it.rsplit_once('.').map(|(_, end)| format!(".{end}")).unwrap_or_default();
        if is_any && !is_document { format!("*{end}") } else { it.to_string() }
    };
    path.split('/').map(part).collect::<Vec<_>>().join("/")
}

/// Whether `name` fits `pattern`, which may hold one `*`. A source may be named without its ending.
fn fits(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        Some((before, after)) => {
            before.len() + after.len() <= name.len()
                && name.starts_with(before)
                && name.ends_with(after)
        }
        None => pattern == name || name.strip_suffix(".rs") == Some(pattern),
    }
}

fn is_there(named: &str, paths: &[String]) -> bool {
    let pattern: Vec<&str> = named.split('/').collect();
    paths.iter().any(|path| {
        let parts: Vec<&str> = path.split('/').collect();
        // A folder is there if it holds a file.
        parts
            .windows(pattern.len())
            .any(|it| it.iter().zip(&pattern).all(|(name, it)| fits(it, name)))
    })
}

fn faults(document: &str, paths: &[String]) -> Vec<String> {
    named(document).into_iter().filter(|it| !is_there(it, paths)).collect()
}

#[test]
fn what_documents_name_is_there() {
    let paths: Vec<String> = files("", "")
        .iter()
        .map(|it| it.strip_prefix(root()).expect("in the workspace").to_string_lossy().into_owned())
        .collect();
    for document in DOCUMENTS {
        let text = fs::read_to_string(root().join(document)).expect("a document");
        let faults = faults(&text, &paths);
        assert!(faults.is_empty(), "{document} names what is not there: {}", faults.join(", "));
        assert!(3 < named(&text).len(), "{document} names hardly anything");
    }
}

mod planted {
    use super::*;

    fn found(document: &str) -> Vec<String> {
        let paths = [
            "crates/web/src/table.rs",
            "crates/web/Cargo.toml",
            "crates/web/tests/board.rs",
            "docs/bots.md",
        ];
        faults(document, &paths.map(str::to_string))
    }

    #[test]
    fn what_is_there_is_not_found() {
        let sound = "`crates/web`, `crates/*/src/table.rs`, `table.rs`, [b](docs/bots.md), `/t/ID`, `a=b/c`, \
            `crates/ID/src/`, `cargo test -p web --test board`, [c](https://example.org/x)";
        assert_eq!(found(sound), [""; 0]);
    }

    #[test]
    fn what_is_gone_is_found() {
        for (document, gone) in [
            ("see `crates/wob`", "crates/wob"),
            ("see `chair.rs`.", "chair.rs"),
            ("see `web/src/chair.rs`", "web/src/chair.rs"),
            ("[bots](docs/bats.md)", "docs/bats.md"),
            ("```\ncargo test -p wob\n```", "wob/Cargo.toml"),
            ("`cargo test -p web --test boards`", "tests/boards"),
            ("`games/ID/rulebook.md`", "games/*/rulebook.md"),
        ] {
            assert_eq!(found(document), [gone]);
        }
    }
}
