//! Whether everything that happens is told at a place that the board has, in random games.

use conformance::Trial;
use oh_no_page::Page;
use preview::told::ways;

#[test]
fn everything_that_happens_is_told_where_it_happens() {
    for (players, level) in [(3, "0"), (4, "1"), (5, "3")] {
        let options = [("level", level)];
        let read = ways::<Page>(&Trial { players, options: &options, games: 3, seed: 1 });
        assert!(read.nowhere.is_empty(), "{:?}", read.nowhere);
        assert!(read.beats.contains("pass") && read.beats.contains("alarm"), "{:?}", read.beats);
    }
}
