//! The board of Xeno Invasion over many random positions: everything that is legal can be done
//! there, what is picked together is a legal sequence, it never runs out of words, and its pictures
//! are there.

use std::collections::BTreeSet;
use std::sync::Arc;

use frame::looks::Looks;
use preview::all;
use scraper::{Html, Selector};
use tabletop::{
    CardSet, Chance, Game, Judgement, Options, Record, Seat, Seated, Seed, Setup, Viewer,
};
use words::Lang;
use xeno::Xeno;
use xeno::deck::Cards;
use xeno::moves::Move;
use xeno::options::XenoOptions;
use xeno_page::Page;

const GAMES: u64 = 8;

fn drawn(table: &Seated<Xeno>, viewer: Viewer, lang: Lang, whole: bool) -> String {
    preview::drawn::<Page>(table, viewer, lang, whole)
}

/// Plays games by the priors and shows one position in `rare` to `check`, with who is asked.
fn positions(rare: usize, mut check: impl FnMut(&Seated<Xeno>, Seat)) {
    for seed in 0..GAMES {
        let mut chance = Chance::from_number(seed);
        let mut seated = table(seed);
        loop {
            let asked: Vec<Seat> = seated.game().to_act().iter().collect();
            if asked.is_empty() {
                check(&seated, Seat(0));
                break;
            }
            let seat = *chance.pick(&asked);
            if chance.below(rare) == 0 {
                check(&seated, seat);
            }
            let moves = legal(&seated, seat);
            let weights: Vec<f32> =
                moves.iter().map(|it| seated.game().prior(seat, *it).max(0.05)).collect();
            seated.play(seat, moves[chance.weighted(&weights)]).expect("a legal move");
        }
    }
}

fn table(seed: u64) -> Seated<Xeno> {
    let players = 2 + (seed % 4) as u8;
    let on = |it: bool| if it { "on" } else { "off" };
    let pairs = [("invasion", on(seed % 3 != 1)), ("expert", on(seed == 4))];
    let options = XenoOptions::from_pairs(pairs).expect("such options");
    let cards = Arc::new(Cards::parse(Cards::BUILTIN).expect("the box is whole"));
    Seated::new(Setup { players, options }, cards, Seed::from_number(seed)).expect("a table")
}

fn legal(seated: &Seated<Xeno>, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    seated.game().legal_moves(seat, &mut moves);
    moves
}

#[test]
fn a_page_offers_all_that_is_legal_and_nothing_else() {
    positions(9, |seated, seat| {
        let html = Html::parse_fragment(&drawn(seated, Viewer::Seat(seat), Lang::En, false));
        let buttons: BTreeSet<String> =
            all(&html, "button[name=move]", "value").into_iter().collect();
        let picks: BTreeSet<String> = all(&html, "input.pick", "value").into_iter().collect();
        let legal: BTreeSet<String> = legal(seated, seat).iter().map(ToString::to_string).collect();
        let offered: BTreeSet<String> = buttons.union(&picks).cloned().collect();
        assert!(legal.is_subset(&offered), "missing: {:?}", legal.difference(&offered));
        assert!(buttons.is_subset(&legal), "too much: {:?}", buttons.difference(&legal));
    });
}

/// The first picks of the page that are due, the last ones, and both backwards, are legal one after
/// another.
#[test]
fn what_is_picked_together_is_legal() {
    let mut payments = 0;
    positions(4, |seated, seat| {
        let html = Html::parse_fragment(&drawn(seated, Viewer::Seat(seat), Lang::En, false));
        let picks = all(&html, "input.pick", "value");
        if picks.is_empty() {
            return;
        }
        let least =
            all(&html, "button[data-picks]", "data-min").concat().parse().expect("a number");
        let most = all(&html, "button[data-picks]", "data-max").concat().parse().expect("a number");
        let end = all(&html, "button[data-picks][name=move]", "value");
        let first: Vec<String> = picks.iter().take(least).cloned().collect();
        let last: Vec<String> = picks.iter().rev().take(least).cloned().collect();
        for chosen in [first, last, picks.iter().rev().take(most).cloned().collect()] {
            let mut after = seated.clone();
            for mv in chosen.iter().chain(&end) {
                let mv: Move = mv.parse().expect("a move");
                after.play(seat, mv).unwrap_or_else(|why| panic!("{mv}: {why:?}"));
            }
            assert!(
                !after.game().to_act().contains(seat) || legal(&after, seat) != legal(seated, seat)
            );
        }
        payments += 1;
    });
    assert!(payments > 50, "{payments}");
}

#[test]
fn a_page_has_all_its_words_and_pictures() {
    let cards: BTreeSet<String> = Page::pictures().iter().map(|it| it.name.to_string()).collect();
    positions(40, |seated, seat| {
        for (lang, viewer) in [(Lang::Fr, Viewer::Seat(seat)), (Lang::En, Viewer::Spectator)] {
            let text = drawn(seated, viewer, lang, true);
            for mark in ["xeno-board-", "xeno-log-", "xeno-do-", "xeno-power-", "style=", "{$"] {
                assert!(!text.contains(mark), "{mark} in {text}");
            }
            let html = Html::parse_document(&text);
            for picture in all(&html, "img", "src") {
                assert!(cards.contains(picture.trim_start_matches("/assets/")), "{picture}");
            }
            for sign in all(&html, "use", "href") {
                let symbol = format!("symbol{sign}");
                assert!(!all(&html, &symbol, "id").is_empty(), "{sign} is drawn");
            }
            let ids = all(&html, "[id]", "id");
            let once: BTreeSet<&String> = ids.iter().collect();
            assert_eq!(ids.len(), once.len(), "an id is given once");
        }
    });
}

/// The ids that the lines of the log name, and which no element of the board has.
fn nowhere(html: &Html) -> Vec<String> {
    let there: BTreeSet<String> = all(html, ".board [id]", "id").into_iter().collect();
    let named = ["data-from", "data-to"].map(|it| all(html, &format!(".log [{it}]"), it)).concat();
    named.into_iter().filter(|it| !there.contains(it)).collect()
}

#[test]
fn what_happened_is_told_where_it_happened() {
    let mut lines = 0;
    positions(60, |seated, seat| {
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let text = drawn(seated, viewer, Lang::En, false);
            let html = Html::parse_fragment(&text);
            assert_eq!(nowhere(&html), [] as [String; 0]);
            // Only headings are about the whole table.
            let placeless = all(&html, ".log li:not([data-to]):not(.log-turn)", "data-line");
            assert_eq!(placeless, [] as [String; 0]);
            lines += all(&html, ".log [data-to]", "data-to").len();
            let to = all(&html, ".log [data-to]", "data-to");
            if let Some(place) = to.first() {
                let gone = text.replace(&format!(" id=\"{place}\""), "");
                assert!(nowhere(&Html::parse_fragment(&gone)).contains(place), "{place} is missed");
            }
        }
    });
    assert!(lines > 5000, "{lines}");
}

/// What the bar of an empire says is its standing defence.
fn defence_said(html: &Html, seat: Seat) -> i8 {
    let there = format!("#seat-{} .stat[title*=\"standing defence\"] b", seat.0 + 1);
    let there = Selector::parse(&there).expect("a selector");
    let said: Vec<String> = html.select(&there).map(|it| it.text().collect()).collect();
    assert_eq!(said.len(), 1, "once in the bar of seat {seat}");
    said[0].replace('−', "-").parse().expect("a number")
}

/// XI 15.2: how much stands against an invasion is public, so each bar says it.
#[test]
fn each_bar_says_the_standing_defence() {
    let (mut seen, mut added) = (0, 0);
    positions(25, |seated, seat| {
        let view = seated.game().view(Viewer::Spectator);
        if view.invasion.is_none() {
            return;
        }
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let html = Html::parse_fragment(&drawn(seated, viewer, Lang::En, false));
            for (whose, empire) in view.empires.iter() {
                let powers = &empire.powers;
                assert_eq!(defence_said(&html, whose), powers.against_xenos() + powers.defence);
                seen += 1;
                added += i32::from(powers.defence != 0);
            }
        }
    });
    assert!(seen > 200 && added > 10, "{seen} bars, {added} with defence of their own");
}

/// The parts of the invasion step that the page says are done, at the end of a game that is kept.
fn done(record: &str) -> usize {
    let record: Record = record.parse().expect("a record");
    let cards = Arc::new(Cards::parse(Cards::BUILTIN).expect("the box is whole"));
    let table = Seated::replay(&record, cards).expect("a record that holds");
    let html = Html::parse_fragment(&drawn(&table, Viewer::Spectator, Lang::En, false));
    all(&html, ".isteps li.done", "class").len()
}

/// After a repulse the admirals have moved and the threat was checked, but no card was dealt.
#[test]
fn a_repulse_ends_the_step_before_the_cards() {
    assert_eq!(done(include_str!("../../../../records/xeno/repulsed-2.rec")), 2);
    assert_eq!(done(include_str!("../../../../records/xeno/defeated-2.rec")), 5);
}

#[test]
fn an_expert_sees_what_is_picked_and_may_pick_its_like() {
    let develop: Move = "pick develop".parse().expect("a move");
    let mut seated = table(4);
    let seat = loop {
        let seat = seated.game().to_act().iter().next().expect("somebody is asked");
        let moves = legal(&seated, seat);
        if moves.contains(&develop) {
            break seat;
        }
        seated.play(seat, moves[0]).expect("a legal move");
    };
    let page = |seated: &Seated<Xeno>| drawn(seated, Viewer::Seat(seat), Lang::En, false);
    assert!(page(&seated).contains("the first of your two actions"));

    seated.play(seat, develop).expect("a legal move");
    let text = page(&seated);
    assert!(text.contains("the second of your two actions"));
    let html = Html::parse_fragment(&text);
    assert_eq!(all(&html, ".ac.picked", "class").len(), 1);
    assert_eq!(all(&html, "#pick-develop", "value"), ["pick develop"]);
}
