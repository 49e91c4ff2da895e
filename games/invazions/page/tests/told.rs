//! Whether everything that happens is told at a place that the board has, in random games.

use conformance::Trial;
use invazions_page::Page;
use preview::told::ways;

#[test]
fn everything_that_happens_is_told_where_it_happens() {
    for (players, scenario) in [(2, "labo"), (3, "moyens")] {
        let options = [("scenario", scenario)];
        let read = ways::<Page>(&Trial { players, options: &options, games: 1, seed: 1 });
        assert!(read.nowhere.is_empty(), "{:?}", read.nowhere);
        let told: Vec<&str> = read.beats.iter().map(String::as_str).collect();
        assert!(["alarm", "card", "flight"].iter().all(|it| told.contains(it)), "{told:?}");
    }
}
