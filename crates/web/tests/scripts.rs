//! Shared scripts have one space of names: a name that two of them declare stops the second, or is
//! replaced. The script of a single game is a module, with names of its own.

mod drawn;

use std::collections::BTreeMap;

use drawn::drawn;
use preview::all;
use scraper::Html;
use tabletop::{Seed, Viewer};
use words::Lang;

/// The names that a script declares for all scripts: those of its unindented lines.
fn declared(script: &str) -> impl Iterator<Item = &str> {
    let kinds = ["function ", "async function ", "const ", "let ", "class "];
    script.lines().filter_map(move |line| kinds.iter().find_map(|it| line.strip_prefix(it))).map(
        |rest| {
            let is_part = |it: char| it.is_alphanumeric() || it == '_' || it == '$';
            rest.split(|it| !is_part(it)).next().unwrap_or_default()
        },
    )
}

#[test]
fn no_two_scripts_of_a_page_declare_one_name() {
    for game in catalogue::GAMES {
        let table = catalogue::open(game.id, game.players.0, &[], None, Seed::from_number(0));
        let page = drawn(&*table.expect("a table"), Viewer::Spectator, Lang::En, true);
        let mut by_name: BTreeMap<String, String> = BTreeMap::new();
        let sources = all(&Html::parse_document(&page), "script[src]:not([type])", "src");
        assert!(2 < sources.len(), "{}: {sources:?}", game.id);
        for source in sources.into_iter().chain(["/assets/replay.js".to_string()]) {
            let file = source.trim_start_matches("/assets/");
            let script = web::assets::asset(file).expect("a script that is there").text;
            for name in declared(script).filter(|it| !it.is_empty()) {
                let other = by_name.insert(name.to_string(), file.to_string());
                assert_eq!(other, None, "{name} of {file}");
            }
        }
    }
}
