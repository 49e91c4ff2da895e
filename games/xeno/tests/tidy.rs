//! What must not appear in the code of this game.

use std::fs;
use std::path::Path;

fn source(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("a source file")
}

/// A view is made without opening a secret: it asks for what its viewer may see.
#[test]
fn the_view_opens_no_secret() {
    for path in ["src/view.rs", "src/event.rs", "src/moves.rs", "src/refusal.rs"] {
        assert!(!source(path).contains("for_rules"), "{path} opens a secret");
    }
}

/// A judgement looks at what may be known.
#[test]
fn judgement_opens_no_secret() {
    for path in ["src/judgement.rs", "src/judgement/invasion.rs"] {
        assert!(!source(path).contains("for_rules"), "{path} opens a secret");
    }
}
