//! The list of the scenario's cards: whoever looks, and at any moment, it holds every copy once.

use std::collections::BTreeMap;

use conformance::{Trial, by_prior, seat};
use invazions::Invazions;
use invazions_page::Page;
use preview::{all, drawn};
use scraper::Html;
use tabletop::{Chance, Game, Seated, Viewer};
use words::Lang;

/// How many copies of each card the list shows to a viewer.
fn listed(table: &Seated<Invazions>, viewer: Viewer) -> BTreeMap<String, u32> {
    let page = Html::parse_fragment(&drawn::<Page>(table, viewer, Lang::En, false));
    let rows = all(&page, "#list [data-copies]", "data-copies");
    let row = |it: &String| {
        let (card, copies) = it.split_once(' ').expect("a card and its copies");
        (card.to_string(), copies.parse().expect("a number"))
    };
    rows.iter().map(row).collect()
}

#[test]
fn every_copy_is_somewhere() {
    for players in 2..=4 {
        let options = [("scenario", ["labo", "bataille", "freres"][usize::from(players) - 2])];
        let trial = Trial { players, options: &options, games: 1, seed: 1 };
        let mut table = seat::<Invazions>(&trial, 3);
        let (first, mut chance) = (listed(&table, Viewer::Spectator), Chance::from_number(3));
        assert!(first.len() > 15, "{first:?}");
        while let Some(asked) = table.game().to_act().first() {
            let mv = by_prior(table.game(), asked, &mut chance);
            table.play(asked, mv).expect("it is offered");
            if chance.below(96) == 0 {
                for viewer in Viewer::all(players) {
                    assert_eq!(listed(&table, viewer), first, "{viewer:?}");
                }
            }
        }
    }
}
