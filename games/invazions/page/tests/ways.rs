//! What happened is shown where it happened: every line of the log names things that the board has,
//! whoever looks, at any moment of random games.

use std::collections::BTreeSet;

use conformance::{Trial, by_prior, seat};
use invazions::Invazions;
use invazions_page::Page;
use preview::{all, drawn};
use scraper::{ElementRef, Html, Selector};
use tabletop::{Chance, Game, Seat, Seated, Viewer};
use words::Lang;

/// The ways of a page that lead to nothing on it, and its lines without one.
#[derive(Default)]
struct Lost {
    ways: BTreeSet<String>,
    lines: Vec<String>,
}

fn elements<'a>(page: &'a Html, css: &str) -> Vec<ElementRef<'a>> {
    let selector = Selector::parse(css).expect("a selector");
    page.select(&selector).collect()
}

fn ways(page: &Html) -> BTreeSet<String> {
    ["data-from", "data-to"].into_iter().flat_map(|it| all(page, ".log [data-line]", it)).collect()
}

fn lost(page: &str) -> Lost {
    let page = Html::parse_fragment(page);
    let ids: BTreeSet<String> = all(&page, "[id]", "id").into_iter().collect();
    let nowhere = elements(&page, ".log [data-line]:not(.log-turn):not([data-to])");
    Lost {
        ways: ways(&page).difference(&ids).cloned().collect(),
        lines: nowhere.into_iter().map(|it| it.text().collect()).collect(),
    }
}

fn says_something(table: &mut Seated<Invazions>, chance: &mut Chance) {
    let seat = Seat(chance.below(table.setup().players.into()) as u8);
    let mut asides = Vec::new();
    table.game().asides(seat, &mut asides);
    if chance.below(12) == 0 && !asides.is_empty() {
        table.play(seat, *chance.pick(&asides)).expect("an aside");
    }
}

/// Plays a game and shows some of its positions.
fn positions(players: u8, number: u64, mut check: impl FnMut(&Seated<Invazions>)) {
    let options = [("scenario", ["labo", "bataille", "freres", "moyens"][number as usize % 4])];
    let mut table =
        seat::<Invazions>(&Trial { players, options: &options, games: 1, seed: 1 }, number);
    let mut chance = Chance::from_number(number);
    while let Some(seat) = table.game().to_act().first() {
        let mv = by_prior(table.game(), seat, &mut chance);
        table.play(seat, mv).expect("it is offered");
        says_something(&mut table, &mut chance);
        if chance.below(256) == 0 {
            check(&table);
        }
    }
    check(&table);
}

#[test]
fn every_way_leads_to_something_on_the_board() {
    let mut seen = BTreeSet::new();
    for (players, number) in
        (2..=4).flat_map(|it| (0..2).map(move |number| (it, number + u64::from(it))))
    {
        positions(players, number, |table| {
            for viewer in Viewer::all(players) {
                let page = drawn::<Page>(table, viewer, Lang::En, false);
                let lost = lost(&page);
                assert!(lost.ways.is_empty(), "{viewer:?}: {:?}", lost.ways);
                assert!(lost.lines.is_empty(), "{viewer:?}: {:?}", lost.lines);
                seen.extend(ways(&Html::parse_fragment(&page)));
            }
        });
    }
    for way in ["gauge-antidote", "gauge-resources", "open-stops", "pile-wounded"] {
        assert!(seen.contains(way), "{way} in {seen:?}");
    }
    for place in ["inside-", "wall-", "under-", "open-piles-"] {
        assert!(seen.iter().any(|it| it.starts_with(place)), "{place} in {seen:?}");
    }
}

#[test]
fn a_way_that_leads_nowhere_is_found() {
    let mut page = String::new();
    positions(3, 1, |table| page = drawn::<Page>(table, Viewer::Spectator, Lang::En, false));
    let spoilt = page.replace("id=\"gauge-resources\"", "");
    assert_eq!(lost(&spoilt).ways, BTreeSet::from(["gauge-resources".to_string()]));
    let spoilt = page.replace("data-to=\"gauge-resources\"", "");
    assert!(!lost(&spoilt).lines.is_empty());
}
