//! Every event of Invasion can be told and asked in both languages, and no message about events is
//! left unused.

use std::fs;
use std::path::Path;

use planisphere::happening::ALL;
use planisphere_words::MESSAGES;
use words::Lang;

fn file(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
    fs::read_to_string(root.join(path)).expect("the file is there")
}

fn keys(lang: Lang) -> Vec<String> {
    let events = MESSAGES.areas().iter().find(|it| it.0 == "events").expect("the events");
    let text = events.1[lang as usize];
    let key = |line: &str| line.split_once(" =").map(|it| it.0.to_string());
    text.lines().filter(|it| it.starts_with("planisphere-")).filter_map(key).collect()
}

/// The messages that the hundred events need.
fn needed() -> Vec<String> {
    let of_event = |it: &planisphere::happening::Happening| {
        let question = it.asks().then(|| format!("planisphere-event-{}-question", it.slug));
        let name = format!("planisphere-event-{}", it.slug);
        [format!("{name}-effect"), name].into_iter().chain(question)
    };
    ALL.iter().flat_map(of_event).collect()
}

#[test]
fn every_event_has_its_words() {
    for lang in Lang::ALL {
        for key in needed() {
            assert!(MESSAGES.knows(lang, &key), "{} lacks {key}", lang.code());
        }
    }
}

#[test]
fn no_words_about_events_are_unused() {
    let code =
        file("games/planisphere/words/src/lib.rs") + &file("games/planisphere/src/refusal.rs");
    let needed = needed();
    for lang in Lang::ALL {
        for key in keys(lang) {
            let short = key.trim_start_matches("planisphere-");
            let said =
                code.contains(&format!("\"{short}\"")) || code.contains(&format!("\"{key}\""));
            assert!(said || needed.contains(&key), "{}: nobody says {key}", lang.code());
        }
    }
}
