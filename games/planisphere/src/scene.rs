//! Scenes for tests: a position as a few lines of text, moves played in it, and what came of them.
//!
//! ```text
//! phase: movement
//! A: tripods.1@4-11 ants.1+ants.2:1@3-12 | hand queen.1
//! B: jelly.1*2@4-11! gillmen.1@5-1 | hand
//! C: out
//! pile: pods.1 pods.2
//! options: wrap=on
//! events: 12 38
//! dice: 20:15 10:3
//! dead: A jelly.1@4-4, B pods.1@3-3
//! ```
//!
//! A unit is `card@square`, with:
//! - `+card:turns` for the card in gestation on it
//! - `*n` for its victories
//! - `!` after the square if it came last; otherwise units came in the order of the lines
//! - `>west` for the direction of its last move
//! - `<4-10` for where it stood before that
//!
//! `phase` begins with its first player, in round 3 if nothing else is said. The pile is given from
//! the top. Cards that a scene does not name lie beneath; the dead are lowest, the last that died
//! at the very bottom. `dice` are the next throws, faces and number; later throws are random.
//!
//! In `phase: events` all have thrown their dice: `event NAME` brings one about, and `go on` begins
//! the next round. `pass N` lets everybody do nothing until N rounds have begun.

use std::fmt::Write as _;
use std::sync::Arc;

use conformance::scene::{self, WrittenScene};
pub(crate) use conformance::scene::{offered_first as offered, read};
use expect_test::Expect;
use tabletop::{
    Asks, CardSet, Chance, Game, Log, Options, Seat, Seed, SetOf, Setup, Stepped, Steps,
};

use crate::card::Card;
use crate::deck::Cards;
use crate::event::{Event, Told};
use crate::happening::{Class, Happening};
use crate::map::{Heading, Square};
use crate::moves::Move;
use crate::options::PlanisphereOptions;
use crate::refusal::Reason;
use crate::state::{Death, Gestation, Planisphere};
use crate::step::Step;
use crate::view::{InForce, Phase};

/// Plays `moves` (one a line) in `scene`, and compares what was told, what changed and what is
/// asked.
pub(crate) fn check(scene: &str, moves: &str, expected: Expect) {
    expected.assert_eq(&scene::story::<Planisphere>(scene, moves));
}

/// Checks that after `moves` the last one is refused for this reason, and changes nothing.
pub(crate) fn refused(scene: &str, moves: &str, reason: Reason) {
    scene::refused::<Planisphere>(scene, moves, reason);
}

/// The game after `moves` in `scene`.
pub(crate) fn after(scene: &str, moves: &str) -> Planisphere {
    scene::after(scene, moves)
}

/// What is asked first in `scene`.
pub(crate) fn set(scene: &str) -> Planisphere {
    scene::set(scene)
}

/// A seat and a move, `event NAME` or `go on`.
fn play_line(game: &mut Planisphere, line: &str) -> Vec<Event> {
    let mut log = Log::keeping();
    if let Some(name) = line.strip_prefix("event ") {
        happen(game, name, &mut log);
    } else if line == "go on" {
        game.advance(&mut log);
    } else if let Some(rounds) = line.strip_prefix("pass ") {
        pass(game, read(rounds), &mut log);
    } else {
        let (seat, mv) = Planisphere::parsed(line);
        return scene::play(game, seat, mv);
    }
    assert_eq!(game.census(), Ok(()), "{line}");
    log.into_events()
}

/// Everybody does as little as possible until this many rounds have begun.
fn pass(game: &mut Planisphere, rounds: u16, log: &mut Log<Event>) {
    let round = game.round + rounds;
    game.advance(log);
    while game.round < round {
        let Some(seat) = game.to_act().first() else { return }; // It is over.
        let mut moves = Vec::new();
        game.legal_moves(seat, &mut moves);
        let least = if moves.contains(&Move::Done) { Move::Done } else { moves[0] };
        game.carry_out(seat, least, log);
    }
}

/// Brings an event about, up to a question or its end.
fn happen(game: &mut Planisphere, name: &str, log: &mut Log<Event>) {
    let happening = Happening::named(name).unwrap_or_else(|| panic!("no event is called {name}"));
    game.bring_about(Seat(0), happening, log);
    while let Some(step) = game.steps.pop() {
        if !step.asks().is_empty() || matches!(step, Step::EndPhase { .. }) {
            return game.steps.push(step);
        }
        game.run(step, log);
    }
}

fn asked(game: &Planisphere) -> String {
    let Some(seat) = game.to_act().first() else { return String::new() };
    let offered = offered(game);
    match offered.len() {
        0..=24 => format!("asked {seat}: {}\n", offered.join(", ")),
        many => format!("asked {seat}: {many} moves\n"),
    }
}

impl WrittenScene for Planisphere {
    fn lay(scene: &str) -> Planisphere {
        lay(scene)
    }

    fn lines(&self) -> Vec<String> {
        lines(self)
    }

    fn play_line(&mut self, line: &str) -> Vec<Event> {
        play_line(self, line)
    }

    fn is_shown(told: &Told) -> bool {
        !matches!(told, Told::PhaseBegan { .. })
    }

    fn asked(&self) -> String {
        asked(self)
    }
}

/// The position in lines, as a scene gives it.
fn lines(game: &Planisphere) -> Vec<String> {
    let mut lines: Vec<String> = game.seats().map(|seat| camp(game, seat)).collect();
    let dead = game.dead.iter().map(|it| format!(" {}", it.card));
    lines.push(format!("dead:{}", dead.collect::<String>()));
    lines.push(format!("top:{}", list(game.known_top().into_iter())));
    lines.push(format!("removed:{}", list(game.removed.iter())));
    lines.push(format!("round: {}", game.round));
    let in_force = game.in_force.iter().map(|it| format!(" {}", it.number));
    lines.push(format!("events:{}", in_force.collect::<String>()));
    lines
}

fn camp(game: &Planisphere, seat: Seat) -> String {
    if game.camps[seat].out {
        return format!("{seat}: out");
    }
    let units = game.camps[seat].units.iter().map(|card| {
        let unit = game.unit(card);
        let young = unit.gestation.map(|it| format!("+{}:{}", it.child, it.left));
        let won = if unit.victories == 0 { String::new() } else { format!("*{}", unit.victories) };
        format!(" {card}{}{won}@{}", young.unwrap_or_default(), unit.square)
    });
    let hand = list(game.hand(seat).iter());
    let hand = if hand.is_empty() { hand } else { format!(" | hand{hand}") };
    format!("{seat}:{}{hand}", units.collect::<String>())
}

fn list(cards: impl Iterator<Item = Card>) -> String {
    cards.fold(String::new(), |text, card| format!("{text} {card}"))
}

/// Sets a scene up.
fn lay(scene: &str) -> Planisphere {
    let scene: Vec<(&str, &str)> = scene.lines().filter_map(parts).collect();
    let value = |key: &str| scene.iter().find(|(it, _)| *it == key).map(|(_, value)| *value);
    let seats = scene.iter().filter(|(key, _)| key.parse::<Seat>().is_ok());
    let mut game = empty(seats.clone().count() as u8, value("options").unwrap_or_default());
    game.round = value("round").map_or(3, read);
    let mut last = Vec::new();
    for (seat, camp) in seats {
        furnish(&mut game, read(seat), camp, &mut last);
    }
    for card in last {
        let arrived = game.arrive();
        game.unit_mut(card).arrived = arrived;
    }
    for death in value("dead").unwrap_or_default().split(',').filter(|it| !it.is_empty()) {
        bury(&mut game, death.trim());
    }
    deal(&mut game, value("pile").unwrap_or_default());
    for number in value("events").unwrap_or_default().split_whitespace() {
        let lasts = Happening::of(read(number)).class != Class::Game;
        let ends = lasts.then_some(game.round);
        game.in_force.push(InForce { number: read(number), by: Seat(0), ends });
    }
    game.first = value("first").map_or(Seat(0), read);
    game.chance = luck(value("dice").unwrap_or_default());
    assert_eq!(game.census(), Ok(()), "the scene");
    begin(&mut game, value("phase").unwrap_or("movement"));
    game
}

fn parts(line: &str) -> Option<(&str, &str)> {
    let line = line.trim();
    let (key, value) = line.split_once(':').unwrap_or((line, ""));
    (!line.is_empty()).then_some((key, value.trim()))
}

/// The card file of rulings, so that they stay true when the game's values change.
const PEOPLES: &str = include_str!("rulings/cards.toml");

fn empty(players: u8, options: &str) -> Planisphere {
    let pairs = options.split_whitespace().filter_map(|it| it.split_once('='));
    // The game as printed, and without events unless the scene wants them.
    let usual = [("events", "off"), ("rounds", "60"), ("rebirth", "off"), ("rotation", "off")];
    let pairs = usual.into_iter().chain(pairs);
    let options = PlanisphereOptions::from_pairs(pairs).expect("options");
    let cards = Arc::new(Cards::parse(PEOPLES).expect("the cards of rulings are good"));
    let setup = Setup { players, options };
    let mut game = Planisphere::setup(&setup, cards, Seed::from_number(0)).expect("2 to 4 seats");
    let hands: Vec<Seat> = game.seats().collect();
    for seat in hands {
        *game.camps[seat].hand.for_rules_mut() = SetOf::EMPTY;
    }
    game
}

fn furnish(game: &mut Planisphere, seat: Seat, text: &str, last: &mut Vec<Card>) {
    if text == "out" {
        game.camps[seat].out = true;
    }
    let (units, hand) = text.split_once("| hand").unwrap_or((text, ""));
    *game.camps[seat].hand.for_rules_mut() = hand.split_whitespace().map(read::<Card>).collect();
    for word in units.split_whitespace().filter(|it| *it != "out") {
        let card = put(game, seat, word.trim_end_matches('!'));
        if word.ends_with('!') {
            last.push(card);
        }
    }
}

fn put(game: &mut Planisphere, seat: Seat, word: &str) -> Card {
    let (what, place) = word.split_once('@').expect("card@square");
    let (place, heading) = place.split_once('>').map_or((place, None), |it| (it.0, Some(it.1)));
    let (square, from) = place.split_once('<').map_or((place, None), |it| (it.0, Some(it.1)));
    let (what, victories) = what.split_once('*').unwrap_or((what, "0"));
    let (card, young) = what.split_once('+').map_or((what, None), |it| (it.0, Some(it.1)));
    let card = read::<Card>(card);
    game.settle(seat, card, read::<Square>(square), &mut Log::silent());
    let unit = game.unit_mut(card);
    unit.victories = read(victories);
    unit.landed = 1;
    unit.from = from.map(read);
    unit.heading = heading.map(direction);
    if let Some((child, left)) = young.and_then(|it| it.split_once(':')) {
        unit.gestation = Some(Gestation { child: read(child), left: read(left), dies: None });
    }
    card
}

fn direction(word: &str) -> Heading {
    let is = |it: &Heading| format!("{it:?}").eq_ignore_ascii_case(word);
    Heading::ALL.into_iter().find(is).unwrap_or_else(|| panic!("`{word}` is no direction"))
}

fn bury(game: &mut Planisphere, text: &str) {
    let (owner, place) = text.split_once(' ').expect("whose dead");
    let (card, square) = place.split_once('@').expect("where it died");
    let death = Death { card: read(card), owner: read(owner), square: read(square), laid: None };
    game.dead.push(death);
    game.last_destroyed = Some(death);
}

/// The pile, from its top; the cards that are nowhere else lie beneath.
fn deal(game: &mut Planisphere, words: &str) {
    let top: Vec<Card> = words.split_whitespace().map(read::<Card>).collect();
    let hands = game.seats().flat_map(|seat| game.hand(seat).iter());
    let children = game.units.iter().flatten().filter_map(|it| it.gestation).map(|it| it.child);
    let dead: Vec<Card> = game.dead.iter().map(|it| it.card).collect();
    let hands = hands.chain(dead.iter().copied());
    let placed: SetOf<Card> =
        game.on_board().iter().chain(hands).chain(children).chain(top.iter().copied()).collect();
    let rest = game.cards.all.iter().copied().filter(|it| !placed.contains(*it));
    let pile = dead.iter().rev().copied().chain(rest).chain(top.into_iter().rev()).collect();
    game.known_below = dead.len() as u8;
    *game.pile.for_rules_mut() = pile;
}

/// A stream of luck that begins with these throws.
fn luck(dice: &str) -> Chance {
    let dice: Vec<(u8, u8)> = dice
        .split_whitespace()
        .map(|it| it.split_once(':').map(|(faces, shown)| (read(faces), read(shown))).unwrap())
        .collect();
    let gives = |chance: &Chance| {
        let mut chance = chance.clone();
        dice.iter().all(|(faces, shown)| chance.die(*faces) == *shown)
    };
    (0..).map(Chance::from_number).find(gives).expect("some luck gives these throws")
}

fn begin(game: &mut Planisphere, phase: &str) {
    let phase = match phase {
        "draw" => Phase::Draw,
        "reinforcement" => Phase::Reinforcement,
        "movement" => Phase::Movement,
        "shooting" => Phase::Shooting,
        "contact" => Phase::Contact,
        "reproduction" => Phase::Reproduction,
        "happenings" => Phase::Happenings,
        "events" => {
            game.phase = Phase::Happenings;
            game.steps = Steps::new(Step::EndPhase { phase: Phase::Happenings });
            return;
        }
        other => panic!("a scene cannot begin with {other}"),
    };
    game.steps = Steps::new(Step::Turn { phase, place: 0 });
    game.advance(&mut Log::silent());
}

/// The values of a unit: `2 moves, 5/5, shot 3/2, 4 turns, machine, ray`.
pub(crate) fn values(game: &Planisphere, card: &str) -> String {
    let card: Card = read(card);
    let mut text = format!("{} moves, {}/{}", game.dis(card), game.att(card), game.def(card));
    if let Some(shot) = game.shot(card) {
        let _ = write!(text, ", shot {}/{}", shot.range, shot.force);
    }
    let _ = write!(text, ", {} turns", game.rep(card));
    if let Some(sex) = game.sex(card) {
        let _ = write!(text, ", {}", format!("{sex:?}").to_lowercase());
    }
    let words = game.traits(card).iter().map(|it| it.word());
    let words = words.chain(game.powers(card).iter().map(|it| it.word()));
    words.fold(text, |text, it| text + ", " + it)
}

/// The squares that a unit can go to.
pub(crate) fn reach(game: &Planisphere, card: &str) -> String {
    let squares = game.reach(read(card));
    squares.iter().map(|it| it.to_string()).collect::<Vec<_>>().join(" ")
}
