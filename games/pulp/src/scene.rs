//! Scenes for tests: a position as a few lines of text, moves played in it, and what came of them.
//!
//! ```text
//! captain: quill
//! sectors: kah omn veld
//! turn: 5
//! abilities: 6 6 9
//! dice: green6 orange4
//! bag: red 2 black 1
//! planet: kelm
//! place: dome-city
//! hand: vanguard dome-guard
//! weapons: eye! ray.1
//! pile: mirror
//! quietus: 3
//! row: sentinel+ gunner- vanguard
//! rolls: 5
//! ```
//!
//! `+` is a card of the row that was engaged, `-` one that was evaded; the first of the others is
//! met. With `deal:` four cards are dealt instead. `!` is a super weapon that is understood, `.1`
//! one with a cube; `pile:` names the top of those to be found. `rolls:` is how the next die
//! falls. Where a scene is silent the captain is Jax Halloran in turn 1, on a planet that does
//! nothing by itself.

use std::fmt;
use std::sync::Arc;

pub(crate) use conformance::scene::offered_first as offered;
use conformance::scene::{self, WrittenScene, read};
use expect_test::Expect;
use tabletop::{
    ArrayVec, CardSet, Chance, Game, Log, Options as _, Seat, Seed, SetOf, Setup, Stepped, Steps,
};

use crate::card::{Ability, Colour, Die, Encounter, FACES, Planet, Sector, Weapon};
use crate::deck::Cards;
use crate::event::Told;
use crate::moves::Move;
use crate::options::PulpOptions;
use crate::rules::{BOX, MARKERS};
use crate::state::{Found, OwnDie, Pulp, Slot, Turn};
use crate::step::Step;
use crate::view::{Fate, TURNS};

const ME: Seat = Seat(0);

/// Plays `moves` (one a line) in `scene`, and compares what was told, what changed and what is
/// asked.
pub(crate) fn check(scene: &str, moves: &str, expected: Expect) {
    expected.assert_eq(&scene::story::<Pulp>(scene, moves));
}

/// The game after `moves` in `scene`.
pub(crate) fn after(scene: &str, moves: &str) -> Pulp {
    scene::after(scene, moves)
}

/// What is asked first in `scene`.
pub(crate) fn set(scene: &str) -> Pulp {
    scene::set(scene)
}

/// What a card of the row costs and counts: `3 combat, evading 1, icons 2`.
pub(crate) fn price(game: &Pulp, card: Encounter) -> String {
    let at = game.turn.row.iter().position(|it| it.card == card).expect("the card is in the row");
    let cost = game.cost(at);
    let parts: Vec<String> = Ability::ALL
        .iter()
        .filter(|it| 0 < cost[**it as usize])
        .map(|it| format!("{} {it}", cost[*it as usize]))
        .collect();
    let cost = if parts.is_empty() { "nothing".to_string() } else { parts.join(" and ") };
    format!("{cost}, evading {}, icons {}", game.evasion(at), game.icons(at))
}

impl WrittenScene for Pulp {
    fn lay(scene: &str) -> Pulp {
        lay(scene)
    }

    fn lines(&self) -> Vec<String> {
        lines(self)
    }

    fn begin(&mut self) -> Vec<Told> {
        let mut log = Log::keeping();
        self.advance(&mut log);
        log.into_events()
    }

    fn parsed(line: &str) -> (Seat, Move) {
        (ME, read(line))
    }

    fn asked(&self) -> String {
        format!("asked: {}\n", offered(self).join(", "))
    }
}

fn list<T: fmt::Display>(things: impl Iterator<Item = T>) -> String {
    things.fold(String::new(), |text, it| format!("{text} {it}"))
}

fn counted(cubes: &[u8]) -> String {
    let there = Colour::ALL.iter().zip(cubes).filter(|it| 0 < *it.1);
    list(there.map(|(colour, count)| format!("{colour} {count}")))
}

/// The position in lines, as a scene gives it.
fn lines(game: &Pulp) -> Vec<String> {
    let mark = |slot: &Slot| match slot.fate {
        Fate::Ahead | Fate::Met => "",
        Fate::Engaged => "+",
        Fate::Evaded => "-",
    };
    let weapon = |it: &Found| match (it.understood, it.cubes.iter().sum::<u8>()) {
        (true, _) => format!("{}!", it.weapon),
        (false, 0) => it.weapon.to_string(),
        (false, cubes) => format!("{}.{cubes}", it.weapon),
    };
    vec![
        format!("turn: {}", game.turn.number),
        format!("abilities:{}", list(game.abilities.iter())),
        format!("dice:{}", list(game.dice.iter().map(|it| format!("{}{}", it.die, it.number)))),
        format!("bag:{}", counted(&game.bag)),
        format!("place:{}", list(game.place.iter())),
        format!("hand:{}", list(game.hand.iter())),
        format!("weapons:{}", list(game.found.iter().map(weapon))),
        format!("quietus: {}", game.quietus),
        format!("row:{}", list(game.turn.row.iter().map(|it| format!("{}{}", it.card, mark(it))))),
        format!(
            "cubes to draw: {}",
            if game.turn.planet.is_some() { game.exploration().cubes } else { 0 }
        ),
    ]
}

/// Lays a scene out: nothing has happened yet.
fn lay(scene: &str) -> Pulp {
    let scene: Vec<(&str, &str)> = scene.lines().filter_map(parts).collect();
    let value = |key: &str| scene.iter().find(|(it, _)| *it == key).map(|(_, value)| *value);
    let words = |key: &str| value(key).unwrap_or_default().split_whitespace();
    let mut game =
        empty(value("captain").unwrap_or("jax"), value("difficulty").unwrap_or("normal"));
    game.sectors = sectors(words("sectors").map(read));
    game.turn = turn(&value("turn").map_or(1, read), value("planet").unwrap_or("fomal"));
    for (at, points) in words("abilities").enumerate() {
        game.abilities[at] = read(points);
    }
    if value("dice").is_some() {
        game.dice = words("dice").map(die).collect();
    }
    game.place = value("place").map(read);
    game.hand = words("hand").map(read::<Encounter>).collect();
    game.quietus = value("quietus").map_or(0, read);
    game.turn.row = words("row").map(slot).collect();
    game.found = words("weapons").map(|it| found(it, &game.cards.clone())).collect();
    fill_bag(&mut game, value("bag"));
    pile_weapons(&mut game, words("pile").map(read).collect());
    pile_planets(&mut game);
    pile_encounters(&mut game, words("deal").map(read).collect());
    if let Some(face) = value("rolls") {
        game.chance = falling(read(face));
    }
    let dealing = value("deal").is_some();
    game.steps = Steps::new(if dealing { Step::DealRow } else { Step::NextCard });
    assert_eq!(game.census(), Ok(()), "the scene");
    game
}

fn parts(line: &str) -> Option<(&str, &str)> {
    let line = line.trim();
    let (key, value) = line.split_once(':').unwrap_or((line, ""));
    (!line.is_empty()).then_some((key, value.trim()))
}

/// The cards that scenes play with.
pub(crate) fn cards() -> Cards {
    Cards::parse(include_str!("rulings/cards.toml")).expect("the cards of the scenes are good")
}

fn empty(captain: &str, difficulty: &str) -> Pulp {
    let pairs = [("captain", captain), ("difficulty", difficulty)];
    let options = PulpOptions::from_pairs(pairs).expect("good options");
    let cards = Arc::new(cards());
    Pulp::setup(&Setup { players: 1, options }, cards, Seed::from_number(0)).expect("one plays")
}

fn sectors(named: impl Iterator<Item = Sector>) -> [Sector; 3] {
    let mut sectors: ArrayVec<Sector, 3> = named.collect();
    let rest = Sector::ALL.iter().filter(|it| !sectors.contains(it)).copied();
    let rest: Vec<Sector> = rest.collect();
    sectors.extend(rest);
    sectors.into_inner().expect("three sectors")
}

fn turn(number: &u8, planet: &str) -> Turn {
    Turn { number: *number, planet: Some(read(planet)), ..Turn::default() }
}

fn die(word: &str) -> OwnDie {
    let (die, number) = word.split_at(word.len() - 1);
    OwnDie { die: read::<Die>(die), number: read(number) }
}

fn slot(word: &str) -> Slot {
    let (name, fate) = match word.strip_suffix(['+', '-']) {
        Some(name) if word.ends_with('+') => (name, Fate::Engaged),
        Some(name) => (name, Fate::Evaded),
        None => (word, Fate::Ahead),
    };
    Slot { card: read(name), fate, drawn: ArrayVec::new() }
}

fn found(word: &str, cards: &Cards) -> Found {
    let (name, cubes) = word.trim_end_matches('!').split_once('.').unwrap_or((word, "0"));
    let weapon: Weapon = read(name.trim_end_matches('!'));
    let understood = word.ends_with('!');
    let cubes = if understood { cards.weapon(weapon).cubes } else { read(cubes) };
    Found { weapon, cubes: [cubes, 0, 0], understood, used: false }
}

/// Fills the bag as the scene says, or as it is at the start; the reserve is the rest.
fn fill_bag(game: &mut Pulp, bag: Option<&str>) {
    if let Some(bag) = bag {
        game.bag = Default::default();
        let words: Vec<&str> = bag.split_whitespace().collect();
        for pair in words.chunks(2) {
            game.bag[read::<Colour>(pair[0]) as usize] = read(pair[1]);
        }
    }
    if bag.is_none() {
        game.bag[Colour::Yellow as usize] -= game.found.len() as u8;
    }
    let mut away = game.bag;
    away[Colour::Black as usize] += game.quietus;
    away[Colour::Yellow as usize] += game.found.len() as u8;
    away[Colour::Red as usize] += game.found.iter().map(|it| it.cubes[0]).sum::<u8>();
    game.reserve = std::array::from_fn(|it| BOX[it] - MARKERS[it] - away[it]);
}

fn pile_weapons(game: &mut Pulp, top: Vec<Weapon>) {
    let left = usize::from(game.difficulty.weapons()) - game.found.len();
    let placed = |it: &Weapon| game.found.iter().any(|found| found.weapon == *it);
    let rest = Weapon::ALL.iter().filter(|it| !placed(it) && !top.contains(it)).copied();
    let all: Vec<Weapon> = top.iter().copied().chain(rest).collect();
    *game.weapon_pile.for_rules_mut() = all[..left].iter().rev().copied().collect();
    *game.weapon_box.for_rules_mut() = all[left..].iter().copied().collect();
}

/// Lays the planets as they are in this turn: some explored, some open, the rest in the pile.
fn pile_planets(game: &mut Pulp) {
    let mut rest: Vec<Planet> =
        Planet::ALL.iter().copied().filter(|it| game.turn.planet != Some(*it)).collect();
    let explored = usize::from(game.turn.number) - 1;
    game.explored = rest.drain(..explored).collect();
    let open = (usize::from(TURNS) - usize::from(game.turn.number)) % 3;
    game.planets = rest.drain(..open).collect();
    *game.planet_pile.for_rules_mut() = rest.into_iter().collect();
}

/// Piles the encounters: the cards to be dealt on top, as many beneath as the turn leaves, the rest
/// in the discards.
fn pile_encounters(game: &mut Pulp, top: Vec<Encounter>) {
    let row = game.turn.row.iter().map(|it| it.card);
    let placed: SetOf<Encounter> =
        row.chain(game.place).chain(game.hand.iter()).chain(top.iter().copied()).collect();
    let mut rest: Vec<Encounter> =
        Encounter::ALL.iter().copied().filter(|it| !placed.contains(*it)).collect();
    let left = 4 * usize::from(TURNS - game.turn.number);
    game.discard = rest.split_off(left.min(rest.len())).into_iter().collect();
    *game.encounters.for_rules_mut() = top.into_iter().chain(rest).rev().collect();
}

/// Luck with which the next die shows `face`.
fn falling(face: u8) -> Chance {
    let falls = |number: &u64| Chance::from_number(*number).die(FACES) == face;
    Chance::from_number((0..).find(falls).expect("every face falls at last"))
}
