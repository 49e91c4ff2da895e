//! What must not appear in the code of this game.

use std::fs;
use std::path::Path;

fn source(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("a source file")
}

/// A view is made without opening a secret: it asks for what its viewer may see.
#[test]
fn the_view_opens_no_secret() {
    for path in ["src/view.rs", "src/moves.rs"] {
        for word in ["for_rules", ".hand(", ".twins("] {
            assert!(!source(path).contains(word), "{path} says {word}");
        }
    }
}

/// A judgement uses no secret of the true game: it counts hands and never opens a pile.
#[test]
fn the_judgement_opens_no_secret() {
    assert!(!source("src/judgement.rs").contains("for_rules"));
}
