//! What must not appear in the code of this game.

use std::fs;
use std::path::Path;

fn source(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("a source file")
}

/// A view is made without opening a secret: it asks for what its viewer may see.
#[test]
fn the_view_opens_no_secret() {
    for path in ["src/view.rs", "src/event.rs", "src/moves.rs"] {
        for word in ["for_rules", ".hand(", ".human_hand("] {
            assert!(!source(path).contains(word), "{path} says {word}");
        }
    }
}

/// An honest bot's answer is made from a view alone.
#[test]
fn replies_come_from_the_view() {
    let judgement = source("src/judgement.rs");
    let reply = judgement.split_once("pub(crate) fn reply").expect("bots reply").1;
    assert!(!reply.contains("Invazions") && !reply.contains("for_rules"));
    assert!(!judgement.contains(".for_rules()"));
}
