//! Whether everything that happens is told at a place that the board has, in random games.

use conformance::Trial;
use preview::told::ways;
use pulp_page::Page;

#[test]
fn everything_that_happens_is_told_where_it_happens() {
    for (difficulty, seed) in [("simple", 1), ("normal", 5), ("advanced", 9)] {
        let options = [("difficulty", difficulty)];
        let read = ways::<Page>(&Trial { players: 1, options: &options, games: 2, seed });
        assert!(read.nowhere.is_empty(), "{:?}", read.nowhere);
        assert!(read.beats.len() > 4, "{:?}", read.beats);
    }
}
