//! A game that was played under other rules is not taken for one under today's rules.

use std::fs;
use std::path::Path;

use catalogue::{GAMES, OpenError, replay};
use tabletop::{Record, ReplayError};

/// A golden record of the game `id`.
fn kept(id: &str) -> Record {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records").join(id);
    let files = fs::read_dir(folder);
    let mut files =
        files.unwrap_or_else(|_| panic!("{id} keeps no games: see its tests/records.rs"));
    let file = files.next().expect("a record");
    let text = fs::read_to_string(file.expect("a file").path()).expect("text");
    text.parse().expect("a record")
}

#[test]
fn a_record_of_older_rules_is_refused_as_such() {
    for game in GAMES {
        let mut record = kept(game.id);
        assert_eq!(record.rules_revision, game.rules_revision, "{}", game.id);
        record.rules_revision -= 1;
        let refused = replay(&record, None).err();
        let Some(OpenError::Replay(ReplayError::Other { line, what, .. })) = refused else {
            panic!("{}: {refused:?}", game.id)
        };
        assert_eq!((line, what), (3, "rules"), "{}", game.id);
    }
}
