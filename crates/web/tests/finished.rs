//! A decision of several steps that was begun can be finished on the page, and every set that its
//! boxes allow is accepted: whatever was taken one by one before, such as a line of a hint.

mod drawn;

use catalogue::Table;
use drawn::drawn;
use scraper::{ElementRef, Html, Selector};
use tabletop::{Chance, Seat, Seed, Viewer};
use words::Lang;

const GAMES: u64 = 4;
const LONG: usize = 250;

fn select<'a>(page: &'a Html, selector: &str) -> Vec<ElementRef<'a>> {
    let selector = Selector::parse(selector).expect("a selector");
    page.select(&selector).collect()
}

fn values(page: &Html, selector: &str) -> Vec<String> {
    drawn::all(page, selector, "value")
}

/// What somebody may send from the page: a move that one click makes, or boxes and what ends them.
fn sendable(page: &Html, chance: &mut Chance) -> Vec<Vec<String>> {
    let mut clicks: Vec<Vec<String>> =
        values(page, "button[name=move][form=moves]").into_iter().map(|mv| vec![mv]).collect();
    for confirm in select(page, "[data-picks]") {
        let number = |key| confirm.attr(key).map_or(0, |it| it.parse().expect("a number"));
        let mut boxes = values(page, "input[type=checkbox][name=move][form=picks]");
        let (least, most): (usize, usize) = (number("data-min"), number("data-max"));
        assert!(least <= boxes.len(), "{least} of {boxes:?} cannot be ticked");
        chance.shuffle(&mut boxes);
        boxes.truncate(least + chance.below(most.min(boxes.len()) - least + 1));
        boxes.extend(confirm.attr("value").map(str::to_string));
        clicks.extend((!boxes.is_empty()).then_some(boxes));
    }
    clicks
}

/// A game of clicks; now and then a single move is made that the page offers as a box.
fn play(table: &mut dyn Table, chance: &mut Chance) {
    for _ in 0..LONG {
        let asked: Vec<Seat> = table.to_act().iter().collect();
        let Some(seat) = (!asked.is_empty()).then(|| *chance.pick(&asked)) else { return };
        let html = drawn(table, Viewer::Seat(seat), Lang::En, false);
        let page = Html::parse_fragment(&html);
        let clicks = sendable(&page, chance);
        let here = format!("{} after {} moves, {seat}", table.game(), table.plies());
        assert!(!clicks.is_empty(), "{here}: nothing can be sent of {:?}", table.legal_moves(seat));
        let boxes = clicks.iter().find(|it| 1 < it.len() && chance.below(2) == 0);
        let sent = match (boxes, chance.below(3)) {
            (Some(boxes), _) => boxes.clone(),
            // The line of a hint, or a program.
            (None, 0) => vec![chance.pick(&table.legal_moves(seat)).clone()],
            (None, _) => chance.pick(&clicks).clone(),
        };
        let moves: Vec<&str> = sent.iter().map(String::as_str).collect();
        let played = table.play(seat, &moves);
        assert!(played.is_ok(), "{here}: {sent:?} {played:?}");
    }
}

/// Every game whose pages send what is picked in one request as it stands.
#[test]
fn what_was_begun_can_be_finished() {
    for game in ["oh-no", "invazions", "planisphere", "pulp"] {
        let players = catalogue::info(game).expect("it is listed").players.1;
        for number in 0..GAMES {
            let seed = Seed::from_number(number);
            let mut table = catalogue::open(game, players, &[], None, seed).expect("a table");
            play(table.as_mut(), &mut Chance::from_number(number));
        }
    }
}
