//! Scenes for tests: a position as a few lines of text, moves played in it, and what came of them.
//!
//! ```text
//! level: 2
//! turn: B acted 1
//! A: hub.3 catalyst.1[orange.1!] | hand red-bomb catalyst.2 | aliens red.6 yellow.2
//! B: hub.2
//! C: out
//! resistance: red-cannon blue-bomb
//! matrix: pink.1 yellow-shield
//! ```
//!
//! `[orange.1]` is a Sabotalien beside its module, with `!` when it has sabotaged it. Decks are
//! given from the top; the cards that a scene does not name lie beneath, or after `only` in the
//! discards. `box:` takes Résistance cards out of the game, `conflict` starts the Final Conflict
//! with the kamikaze on top of the Matrice.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use conformance::scene::{self, WrittenScene, read};
pub(crate) use conformance::scene::{offered, sayable};
use expect_test::Expect;
use tabletop::{CardSet, Game, Indexed, Log, Seat, Seed, SetOf, Setup, Stepped, Steps};

use crate::card::{Alien, Card};
use crate::deck::Cards;
use crate::options::OhNoOptions;
use crate::state::{Installed, OhNo, Station};
use crate::step::Step;
use crate::view::Phase;

/// Plays `moves` (one a line) in `scene`, and compares what was told, what changed and what is
/// asked.
pub(crate) fn check(scene: &str, moves: &str, expected: Expect) {
    expected.assert_eq(&scene::story::<OhNo>(scene, moves));
}

/// The game after `moves` in `scene`.
pub(crate) fn after(scene: &str, moves: &str) -> OhNo {
    scene::after(scene, moves)
}

/// What is asked first in `scene`.
pub(crate) fn set(scene: &str) -> OhNo {
    scene::set(scene)
}

impl WrittenScene for OhNo {
    fn lay(scene: &str) -> OhNo {
        lay(scene)
    }

    fn lines(&self) -> Vec<String> {
        lines(self)
    }
}

/// The position in lines, as a scene gives it.
fn lines(game: &OhNo) -> Vec<String> {
    let stations = game.stations.iter().map(|(seat, it)| format!("{seat}: {}", Shown(it)));
    let mut lines: Vec<String> = stations.collect();
    let turn = game.turn;
    let conflict = if game.conflict { ", final conflict" } else { "" };
    lines.push(format!("turn: {} {:?}, acted {}{conflict}", turn.seat, turn.phase, turn.actions));
    lines.push(format!("shields:{}", list(game.shields.iter())));
    lines.push(format!("discards:{}", list(game.resistance_discard.iter())));
    lines.push(format!("matrix discards:{}", list(game.matrix_discard.iter())));
    lines.push(format!("box:{}", list(game.boxed.iter())));
    lines
}

fn list<T: fmt::Display>(cards: impl Iterator<Item = T>) -> String {
    cards.fold(String::new(), |text, card| format!("{text} {card}"))
}

struct Shown<'a>(&'a Station);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let station = self.0;
        if station.out {
            return f.write_str("out");
        }
        let modules: Vec<String> = station.modules.iter().map(|it| module(*it)).collect();
        f.write_str(&modules.join(" "))?;
        let mut part = |name: &str, cards: String| match cards.is_empty() {
            true => Ok(()),
            false => write!(f, " | {name}{cards}"),
        };
        part("hand", list(station.hand.for_rules().iter()))?;
        part("aliens", list(station.aliens.iter()))?;
        part("laid", list(station.laid.iter()))
    }
}

fn module(installed: Installed) -> String {
    let mark = if installed.sabotaged { "!" } else { "" };
    match installed.guest {
        Some(guest) => format!("{}[{guest}{mark}]", installed.card),
        None => installed.card.to_string(),
    }
}

/// Sets a scene up.
fn lay(scene: &str) -> OhNo {
    let scene: Vec<(&str, &str)> = scene.lines().filter_map(parts).collect();
    let value = |key: &str| scene.iter().find(|(it, _)| *it == key).map(|(_, value)| *value);
    let seats = scene.iter().filter(|(key, _)| key.parse::<Seat>().is_ok());
    let mut game = empty(seats.clone().count() as u8, value("level").unwrap_or("1"));
    for (seat, station) in seats {
        furnish(&mut game.stations[read(seat)], station);
    }
    game.shields = value("shields").map(cards).unwrap_or_default();
    game.boxed = value("box").map(cards).unwrap_or_default();
    deal_resistance(&mut game, value("resistance").unwrap_or_default());
    deal_matrix(&mut game, value("matrix").unwrap_or_default());
    begin(&mut game, value("turn").unwrap_or("A"), value("conflict").is_some());
    assert_eq!(game.census(), Ok(()), "the scene");
    game
}

fn parts(line: &str) -> Option<(&str, &str)> {
    let line = line.trim();
    let (key, value) = line.split_once(':').unwrap_or((line, ""));
    (!line.is_empty()).then_some((key, value.trim()))
}

fn empty(players: u8, level: &str) -> OhNo {
    use tabletop::Options as _;
    let options = OhNoOptions::from_pairs([("level", level)]).expect("a level");
    let cards = Arc::new(Cards::parse(Cards::BUILTIN).expect("the built-in cards are good"));
    OhNo::setup(&Setup { players, options }, cards, Seed::from_number(0)).expect("3 to 5 seats")
}

fn cards<T: Indexed + FromStr>(words: &str) -> SetOf<T> {
    words.split_whitespace().map(read::<T>).collect()
}

fn furnish(station: &mut Station, text: &str) {
    station.modules.clear();
    station.out = text == "out";
    for part in text.split('|').map(str::trim).filter(|it| *it != "out") {
        match part.split_once(' ') {
            Some(("hand", hand)) => *station.hand.for_rules_mut() = cards(hand),
            Some(("aliens", aliens)) => station.aliens = cards(aliens),
            _ => station.modules.extend(part.split_whitespace().map(installed)),
        }
    }
}

fn installed(word: &str) -> Installed {
    let (card, guest) = word.split_once('[').unwrap_or((word, ""));
    let guest = guest.trim_end_matches(']');
    let sabotaged = guest.ends_with('!');
    let guest = guest.trim_end_matches('!');
    let guest = (!guest.is_empty()).then(|| read(guest));
    Installed { card: read(card), guest, sabotaged }
}

/// The cards of a deck from its top, and whether the cards that are not named lie in the discards.
fn deck<T: FromStr>(words: &str) -> (Vec<T>, bool) {
    let only = words.ends_with("only");
    let top = words.trim_end_matches("only").split_whitespace();
    (top.map(read::<T>).collect(), only)
}

fn deal_resistance(game: &mut OhNo, words: &str) {
    let (top, only) = deck::<Card>(words);
    let stations = game.stations.values();
    let placed = stations.flat_map(|it| {
        it.hand.for_rules().iter().chain(it.modules.iter().map(|module| module.card))
    });
    let placed: SetOf<Card> = placed.chain(top.iter().copied()).chain(game.boxed.iter()).collect();
    let hubs = game.cards.hubs.iter().filter(|it| !placed.contains(**it));
    game.boxed = game.boxed.union(hubs.copied().collect());
    let rest: SetOf<Card> = game.cards.resistance.iter().copied().collect();
    let rest = rest.minus(placed);
    game.resistance_discard = if only { rest } else { SetOf::EMPTY };
    let beneath = rest.minus(game.resistance_discard);
    let pile = beneath.iter().chain(top.into_iter().rev());
    *game.resistance.for_rules_mut() = pile.collect();
}

fn deal_matrix(game: &mut OhNo, words: &str) {
    let (top, only) = deck::<Alien>(words);
    let stations = game.stations.values();
    let placed = stations.flat_map(|it| it.aliens.iter().chain(it.guests()));
    let placed: SetOf<Alien> =
        placed.chain(top.iter().copied()).chain(game.shields.iter()).collect();
    let rest: SetOf<Alien> = game.cards.matrix.iter().copied().collect();
    let rest = rest.minus(placed);
    game.matrix_discard = if only { rest } else { SetOf::EMPTY };
    let beneath = rest.minus(game.matrix_discard);
    *game.matrix.for_rules_mut() = beneath.iter().chain(top.into_iter().rev()).collect();
}

fn begin(game: &mut OhNo, turn: &str, conflict: bool) {
    let words: Vec<&str> = turn.split_whitespace().collect();
    let seat = read(words[0]);
    game.turn = crate::state::Turn::of(seat);
    if let Some(at) = words.iter().position(|it| *it == "acted") {
        game.turn.actions = read(words[at + 1]);
    }
    if game.turn.actions == 2 {
        game.turn.phase = Phase::Build;
    }
    game.conflict = conflict;
    game.steps =
        Steps::new(if conflict { Step::ConflictTurn { seat } } else { Step::Turn { seat } });
    game.advance(&mut Log::silent());
}
