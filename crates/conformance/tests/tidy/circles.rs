//! Circles of files that take names from one another. None goes across folders; those inside a
//! folder stand in a list, each with its reason.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::{code, files, root};

/// The circles that there are. In the rules of a game they are one thing seen from several sides:
/// the state names the steps, and a view or a refusal is made from the state, whose file keeps some
/// of what they show.
const KNOWN: [(&str, &[&str]); 10] = [
    // A game may offer its judgement, and a judgement is of a game.
    ("crates/tabletop/src", &["game", "judgement"]),
    // `undo.rs` is a part of `Seated`, which stands in a file of its own for its length.
    ("crates/tabletop/src", &["seated", "undo"]),
    // One page; its part about devices is drawn beside it.
    ("crates/web/src/site", &["devices", "reminders"]),
    // A language says messages, and a message is looked up in a language.
    ("crates/words/src", &["lang", "messages"]),
    ("games/invazions/src", &["refusal", "rules", "state", "view"]),
    ("games/oh-no/src", &["refusal", "rules", "state", "step", "view"]),
    ("games/planisphere/src", &["effective", "happening", "state", "step", "view"]),
    ("games/pulp/src", &["event", "odds", "refusal", "rules", "state", "step", "view"]),
    ("games/xeno/src", &["event", "invasion", "refusal", "rules", "state", "step", "view"]),
    // Each draws its things, and `way` names them all, to say where something happened.
    ("games/xeno/page/src", &["empire", "heavens", "lanes", "waves", "way"]),
];

/// A module, as its names from the root of its crate.
type Module = Vec<String>;

/// The paths that begin with `crate` or `super` in a text: those of its imports, and others.
fn paths(text: &str) -> Vec<Module> {
    let mut paths = Vec::new();
    for start in ["crate::", "super::"] {
        for (at, _) in text.match_indices(start) {
            let inside = text[..at].ends_with(|it: char| it.is_alphanumeric() || "_:".contains(it));
            if !inside {
                expand(&text[at..], Vec::new(), &mut paths);
            }
        }
    }
    paths
}

/// Reads a path, whose end may be a list in braces; returns what comes after it.
fn expand<'a>(text: &'a str, mut before: Module, paths: &mut Vec<Module>) -> &'a str {
    let end = text.find(|it: char| !it.is_alphanumeric() && it != '_').unwrap_or(text.len());
    let (name, mut rest) = text.split_at(end);
    if !name.is_empty() {
        before.push(name.to_string());
    }
    if let Some(more) = rest.strip_prefix("::") {
        return expand(more, before, paths);
    }
    let Some(mut list) = rest.strip_prefix('{') else {
        paths.push(before);
        return rest;
    };
    while !list.starts_with('}') && !list.is_empty() {
        rest = expand(list.trim_start(), before.clone(), paths);
        let next = rest.find([',', '}']).unwrap_or(rest.len());
        list = rest[next..].strip_prefix(',').unwrap_or(&rest[next..]).trim_start();
    }
    list.strip_prefix('}').unwrap_or(list)
}

/// The module at which a path ends, if it is another one of the crate.
fn target(here: &Module, path: &Module, modules: &BTreeMap<Module, String>) -> Option<Module> {
    let up = path.iter().take_while(|it| *it == "super").count();
    let from = if path[0] == "crate" { 0 } else { here.len().checked_sub(up)? };
    let rest = path[up.max(1)..].iter().cloned();
    let mut full: Module = here[..from].iter().cloned().chain(rest).collect();
    while !full.is_empty() && !modules.contains_key(&full) {
        full.pop();
    }
    (!full.is_empty() && full != *here).then_some(full)
}

/// For each module of a crate the others from which it takes something.
fn arrows(modules: &BTreeMap<Module, String>) -> BTreeMap<&Module, BTreeSet<Module>> {
    let of = |(here, text): (_, &String)| {
        let targets = paths(text).into_iter().filter_map(|it| target(here, &it, modules));
        (here, targets.collect())
    };
    modules.iter().map(of).collect()
}

/// All that can be reached from a module.
fn reach<'a>(
    from: &'a Module,
    arrows: &'a BTreeMap<&Module, BTreeSet<Module>>,
) -> BTreeSet<&'a Module> {
    let (mut seen, mut left) = (BTreeSet::new(), vec![from]);
    while let Some(here) = left.pop() {
        left.extend(arrows[here].iter().filter(|it| seen.insert(*it)));
    }
    seen
}

/// The circles of a crate, each as the names of its modules.
fn circles(modules: &BTreeMap<Module, String>) -> BTreeSet<Vec<String>> {
    let arrows = arrows(modules);
    let reached: BTreeMap<&Module, BTreeSet<&Module>> =
        modules.keys().map(|it| (it, reach(it, &arrows))).collect();
    let circle = |it: &Module| {
        let both = |other: &&&Module| reached[**other].contains(it);
        reached[it].iter().filter(both).map(|it| it.join("/")).collect::<Vec<_>>()
    };
    modules.keys().map(circle).filter(|it| 1 < it.len()).collect()
}

/// The modules of a crate, with their sources.
fn modules(source: &str) -> BTreeMap<Module, String> {
    let name = |path: &Path| {
        let inside = path.strip_prefix(root().join(source)).expect("a source").with_extension("");
        let names = inside.iter().map(|it| it.to_string_lossy().into_owned());
        names.filter(|it| !["lib", "main", "mod"].contains(&it.as_str())).collect::<Module>()
    };
    files(source, ".rs").iter().map(|it| (name(it), code(it))).collect()
}

/// A circle as the list names it: its folder, and what stands there.
fn named(source: &str, circle: &[String]) -> (String, Vec<String>) {
    let folder = circle[0].rsplit_once('/').map_or("", |it| it.0);
    let inside = |it: &String| it.rsplit_once('/').map_or("", |it| it.0) == folder;
    if folder.is_empty() || !circle.iter().all(inside) {
        return (source.to_string(), circle.to_vec());
    }
    let names = circle.iter().map(|it| it[folder.len() + 1..].to_string());
    (format!("{source}/{folder}"), names.collect())
}

#[test]
fn circles_are_those_that_have_a_reason() {
    let manifests = ["crates", "games"].into_iter().flat_map(|it| files(it, "Cargo.toml"));
    let sources = manifests.map(|it| it.with_file_name("src"));
    let mut found = BTreeSet::new();
    for source in sources {
        let source = source.strip_prefix(root()).expect("a crate").to_string_lossy().into_owned();
        found.extend(circles(&modules(&source)).iter().map(|it| named(&source, it)));
    }
    let known = KNOWN.map(|(folder, names)| {
        (folder.to_string(), names.iter().map(ToString::to_string).collect::<Vec<_>>())
    });
    assert_eq!(found, BTreeSet::from(known));
}

mod planted {
    use super::*;

    fn found(sources: &[(&str, &str)]) -> Vec<Vec<String>> {
        let module = |it: &str| it.split('/').map(str::to_string).collect();
        let modules = sources.iter().map(|it| (module(it.0), it.1.to_string())).collect();
        circles(&modules).into_iter().collect()
    }

    #[test]
    fn a_circle_is_found_across_folders_too() {
        let sources = [
            ("hub", "use crate::steward::{Handle, look::Drawn};"),
            ("steward", "fn f() { super::house::open() }"),
            ("steward/look", "use std::fmt;\nuse super::super::hub::House;"),
            ("house", "use crate::clock::now;"),
            ("clock", ""),
        ];
        assert_eq!(found(&sources), [["hub", "steward/look"]]);
    }

    #[test]
    fn what_only_goes_down_is_no_circle() {
        let sources =
            [("a", "use crate::{b::B, c::{C, D}};"), ("b", "use super::c::C;"), ("c", "")];
        assert_eq!(found(&sources), [[""; 0]; 0]);
    }
}
