//! The puzzles that come with the program.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::text::PuzzleSet;

/// The file of each game that has one.
const FILES: [(&str, &str); 5] = [
    ("oh-no", include_str!("kept/oh-no.txt")),
    ("planisphere", include_str!("kept/planisphere.txt")),
    ("invazions", include_str!("kept/invazions.txt")),
    ("pulp", include_str!("kept/pulp.txt")),
    ("xeno", include_str!("kept/xeno.txt")),
];

static SETS: LazyLock<[(&str, PuzzleSet); 5]> = LazyLock::new(|| {
    FILES.map(|(game, file)| {
        let mut set: PuzzleSet = file.parse().expect("the puzzles that come with the program");
        // A server that has newer rules than its puzzles offers none: they may not mean what they
        // meant. A test says so long before.
        if !is_current(game, &set) {
            set.puzzles.clear();
        }
        (game, set)
    })
});

/// Whether the rules and the cards are those that the puzzles were found with.
fn is_current(game: &str, set: &PuzzleSet) -> bool {
    let rules = catalogue::info(game).is_ok_and(|it| it.rules_revision == set.rules);
    rules && catalogue::cards(game, None).is_ok_and(|it| it.hash == set.cards)
}

/// The puzzles of `game`; an empty set if there are none.
pub fn kept(game: &str) -> &'static PuzzleSet {
    static NONE: PuzzleSet =
        PuzzleSet { search: Vec::new(), rules: 0, cards: String::new(), puzzles: Vec::new() };
    SETS.iter().find(|it| it.0 == game).map_or(&NONE, |it| &it.1)
}

/// The keys of these puzzles, in their order.
pub fn keys(game: &str) -> &'static [String] {
    static KEYS: LazyLock<HashMap<&str, Vec<String>>> = LazyLock::new(|| {
        let keys = |game| kept(game).puzzles.iter().map(|it| it.key(game)).collect();
        games().map(|game| (game, keys(game))).collect()
    });
    KEYS.get(game).map_or(&[], Vec::as_slice)
}

/// The games that have puzzles, in the order of the home page.
pub fn games() -> impl Iterator<Item = &'static str> {
    SETS.iter().filter(|it| !it.1.puzzles.is_empty()).map(|it| it.0)
}
