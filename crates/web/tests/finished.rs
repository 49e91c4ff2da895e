//! A decision of several steps can be finished on the page once it was begun, and every set that
//! its boxes allow is accepted, whatever was picked one by one before (as a line of a hint does).

mod drawn;

use std::collections::{BTreeMap, BTreeSet};

use catalogue::Table;
use drawn::drawn;
use scraper::{ElementRef, Html, Selector};
use tabletop::{Chance, Seat, Seed, Viewer};
use words::Lang;

const GAMES: u64 = 4;
const LONG: usize = 250;

/// The move of Oh no... INVASION!!! that no game survives for long.
const CONFLICT: &str = "conflict";

fn ends(moves: &[String]) -> bool {
    moves.iter().any(|it| it == CONFLICT)
}

/// What is asked, by the sections of the rules.
type Asked = BTreeSet<String>;

fn select<'a>(page: &'a Html, selector: &str) -> Vec<ElementRef<'a>> {
    let selector = Selector::parse(selector).expect("a selector");
    page.select(&selector).collect()
}

fn values(page: &Html, selector: &str) -> Vec<String> {
    preview::all(page, selector, "value")
}

/// What a viewer can send from the page: a move that one click makes, or boxes and the move that
/// ends them.
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

/// Plays a game of clicks. Now and then it makes a single move that the page offers as a box;
/// decisions that were begun so and went on are noted in `finished`.
fn play(table: &mut dyn Table, long: usize, chance: &mut Chance, finished: &mut Asked) {
    let mut begun: BTreeMap<Seat, String> = BTreeMap::new();
    for _ in 0..long {
        let asked: Vec<Seat> = table.to_act().iter().collect();
        let Some(seat) = (!asked.is_empty()).then(|| *chance.pick(&asked)) else { return };
        let section = speech::section(table, Viewer::Seat(seat));
        if begun.remove(&seat).is_some_and(|it| it == section) {
            finished.insert(section.to_string());
        }
        let html = drawn(table, Viewer::Seat(seat), Lang::En, false);
        let page = Html::parse_fragment(&html);
        let mut clicks = sendable(&page, chance);
        let mut moves = table.legal_moves(seat);
        // Random games would soon be over.
        if clicks.iter().any(|it| !ends(it)) {
            clicks.retain(|it| !ends(it));
            moves.retain(|it| it != CONFLICT);
        }
        let here = format!("{} after {} moves, {seat}", table.game(), table.plies());
        assert!(!clicks.is_empty(), "{here}: nothing can be sent of {:?}", table.legal_moves(seat));
        let boxes = clicks.iter().find(|it| 1 < it.len() && chance.below(3) == 0);
        let sent = match (boxes, chance.below(3)) {
            (Some(boxes), _) => boxes.clone(),
            // As a line of a hint, or a program, does.
            (None, 0 | 1) => vec![chance.pick(&moves).clone()],
            (None, _) => chance.pick(&clicks).clone(),
        };
        let boxes = values(&page, "input[type=checkbox][name=move][form=picks]");
        if sent.len() == 1 && boxes.contains(&sent[0]) {
            begun.insert(seat, section.to_string());
        }
        let moves: Vec<&str> = sent.iter().map(String::as_str).collect();
        let played = table.play(seat, &moves);
        assert!(played.is_ok(), "{here}: {sent:?} {played:?}");
    }
}

/// The decisions that were begun so and went on, in random games.
fn finished(game: &str, players: u8, options: &[(&str, &str)], games: u64, long: usize) -> Asked {
    let mut finished = Asked::new();
    for number in 0..games {
        let seed = Seed::from_number(number);
        let mut table = catalogue::open(game, players, options, None, seed).expect("a table");
        play(table.as_mut(), long, &mut Chance::from_number(number), &mut finished);
    }
    finished
}

/// Gifts and evaporation of Oh no, and the cards that Pulp keeps: each was begun with a single move
/// and went on.
#[test]
fn what_was_begun_can_be_finished() {
    let picks: [(&str, u64, &[&str]); 4] = [
        ("oh-no", 4 * GAMES, &["2.3", "4.2"]),
        ("invazions", GAMES, &[]),
        ("pulp", GAMES, &["9.1"]),
        ("planisphere", GAMES, &[]),
    ];
    for (game, games, picks) in picks {
        let players = catalogue::info(game).expect("it is listed").players.1;
        let finished = finished(game, players, &[], games, LONG);
        let missing: Vec<&&str> = picks.iter().filter(|it| !finished.contains(**it)).collect();
        assert!(missing.is_empty(), "{game}: {missing:?} of {finished:?}");
    }
}

/// Each of its picks: cards of the start, for Explore, the hand limit, a development, a world, a
/// repair or points, and goods for the war effort.
#[test]
fn every_pick_of_xeno_can_be_finished() {
    let picks = ["1.2", "17.1", "17.4", "2.3", "3.1", "4.3", "5.2", "6.6"];
    // At random the Xenos soon end a game; without them it lasts longer.
    let mut finished = finished("xeno", 3, &[], GAMES, 4 * LONG);
    finished.extend(self::finished("xeno", 2, &[("invasion", "off")], GAMES, 4 * LONG));
    let missing: Vec<&str> = picks.into_iter().filter(|it| !finished.contains(*it)).collect();
    assert!(missing.is_empty(), "{missing:?} of {finished:?}");
}
