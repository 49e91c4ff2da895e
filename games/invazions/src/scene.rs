//! Scenes for tests: a position as a few lines of text, moves played in it, and what came of them.
//!
//! ```text
//! turn: 3
//! points: 28
//! radio: soldier survivors | research infected | under ogre freed | barricade
//! hall: | under member
//! A: slash cook | resources 4 | deck stand soldier | discard agent | die infected 1
//! B: at radio | hand member ogre | deck wounded | discard devour | played sneak
//! pile: ogre ishtar
//! wounded: 3
//! step: go
//! ```
//!
//! What stands first in a line are the Humans of a location, and the hand of the human side. Decks
//! and the pile are given from the top. A game has the cards that its scene names and no others.
//! `step` is `begin`, `action` (the usual), `go`, `places` (the hordes are there and Bravery may
//! answer), `fight` (they play), `wounds` or `end`; `soldat_first` and `four_humans` are options.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use conformance::scene::{self, WrittenScene, read};
pub(crate) use conformance::scene::{offered, sayable};
use expect_test::Expect;
use tabletop::{CardSet, Game, Log, Seat, Seed, Setup, Steps};

use crate::card::{HumanBag, HumanCard, Location, ZombieBag, ZombieCard};
use crate::deck::Cards;
use crate::event::Event;
use crate::moves::{Moment, Move};
use crate::options::InvazionsOptions;
use crate::state::{Horde, HumanSide, Invazions, Place, Played};
use crate::step::Step;

/// Plays `moves` (one a line) in `scene`, and compares what was told, what changed and what is
/// asked.
pub(crate) fn check(scene: &str, moves: &str, expected: Expect) {
    expected.assert_eq(&scene::story::<Invazions>(scene, moves));
}

/// The game after `moves` in `scene`.
pub(crate) fn after(scene: &str, moves: &str) -> Invazions {
    scene::after(scene, moves)
}

/// What is asked first in `scene`.
pub(crate) fn set(scene: &str) -> Invazions {
    scene::set(scene)
}

impl WrittenScene for Invazions {
    fn lay(scene: &str) -> Invazions {
        lay(scene)
    }

    fn lines(&self) -> Vec<String> {
        lines(self)
    }

    /// Passes over a line with the only possible answer, which the rules may have given already.
    fn play_line(&mut self, line: &str) -> Vec<Event> {
        let (seat, mv) = Self::parsed(line);
        let plain = matches!(
            mv,
            Move::Keep
                | Move::Decline
                | Move::Done
                | Move::Skip
                | Move::Sacrifice(_)
                | Move::Wound(_)
        );
        if plain && !self.offers(seat, mv) { Vec::new() } else { scene::play(self, seat, mv) }
    }
}

/// The position in lines, in the form of a scene.
fn lines(game: &Invazions) -> Vec<String> {
    let barricade = |at| if game.human.barricade == Some(at) { " | barricade" } else { "" };
    let place = |at| format!("{}{}", ShownPlace(game.place(at)), barricade(at));
    let mut lines: Vec<String> = game.ats().map(place).collect();
    lines.push(format!("A:{}", ShownHumans(&game.human)));
    lines.extend(game.seats().map(|seat| format!("{seat}:{}", shown_horde(game, seat))));
    lines.push(format!("turn: {}", game.turn));
    lines.push(format!("points: {}", game.points));
    lines.push(format!("wounded: {}", game.wounded));
    lines.push(format!("box:{}", list(game.zombie_box.iter())));
    lines
}

fn list<T: fmt::Display>(cards: impl Iterator<Item = T>) -> String {
    cards.fold(String::new(), |text, card| format!("{text} {card}"))
}

/// ` | name cards`, or nothing if there are none.
fn part(f: &mut impl fmt::Write, name: &str, cards: &str) -> fmt::Result {
    if cards.is_empty() { Ok(()) } else { write!(f, " | {name}{cards}") }
}

struct ShownPlace<'a>(&'a Place);

impl fmt::Display for ShownPlace<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.0.location, list(self.0.humans.iter()))?;
        part(f, "research", &list(self.0.research.iter()))?;
        part(f, "under", &list(self.0.contamination.iter()))
    }
}

struct ShownHumans<'a>(&'a HumanSide);

impl fmt::Display for ShownHumans<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let human = self.0;
        write!(f, "{} | resources {}", list(human.hand.for_rules().iter()), human.resources)?;
        part(f, "deck", &list(human.deck.for_rules().iter().rev()))?;
        part(f, "discard", &list(human.discard.iter()))?;
        human
            .research
            .iter()
            .filter(|it| it.1 != 0)
            .try_for_each(|(research, die)| write!(f, " | die {research} {die}"))
    }
}

fn shown_horde(game: &Invazions, seat: Seat) -> String {
    let (horde, mut text) = (&game.hordes[seat], String::new());
    let at = horde.at.map_or(String::new(), |at| format!(" {}", game.place(at).location));
    let played = horde.played.iter().map(|it| it.card);
    let parts = [
        ("at", at),
        ("hand", list(horde.hand.for_rules().iter())),
        ("deck", list(horde.deck.for_rules().iter().rev())),
        ("discard", list(horde.discard.iter())),
        ("played", list(played)),
    ];
    parts.iter().for_each(|(name, cards)| part(&mut text, name, cards).expect("a text grows"));
    text
}

/// Sets a scene up.
fn lay(scene: &str) -> Invazions {
    let scene: Vec<(&str, &str)> = scene.lines().filter_map(key_and_value).collect();
    let value = |key: &str| scene.iter().find(|(it, _)| *it == key).map(|(_, value)| *value);
    let players = scene.iter().filter(|(key, _)| key.parse::<Seat>().is_ok()).count();
    let mut game =
        empty(players as u8, value("soldat_first").is_some(), value("four_humans").is_some());
    for (key, text) in &scene {
        if let Ok(location) = key.parse::<Location>() {
            build(&mut game, location, text);
        }
    }
    human_side(&mut game, value("A").unwrap_or_default());
    for seat in game.seats() {
        horde(&mut game, seat, value(&seat.to_string()).expect("a line for each horde"));
    }
    let number = |key: &str, usual: u8| value(key).map_or(usual, read::<u8>);
    (game.turn, game.points) = (number("turn", 2), number("points", 0));
    game.wounded = number("wounded", 5);
    let pile: Vec<ZombieCard> = cards(value("pile").unwrap_or_default());
    game.contamination.for_rules_mut().extend(pile.into_iter().rev());
    count(&mut game);
    begin(&mut game, value("step").unwrap_or("action"));
    assert_eq!(game.census(), Ok(()), "the scene");
    game
}

fn key_and_value(line: &str) -> Option<(&str, &str)> {
    let line = line.trim();
    let (key, value) = line.split_once(':').unwrap_or((line, ""));
    (!line.is_empty()).then_some((key, value.trim()))
}

/// A table without a card.
fn empty(players: u8, soldat_first: bool, four_humans: bool) -> Invazions {
    let three_humans = !four_humans;
    let options = InvazionsOptions { soldat_first, three_humans, ..InvazionsOptions::default() };
    let cards = Arc::new(Cards::parse(Cards::BUILTIN).expect("the built-in cards are good"));
    let setup = Setup { players, options };
    let mut game = Invazions::setup(&setup, cards, Seed::from_number(0)).expect("2 to 4 seats");
    game.places.clear();
    game.human = HumanSide::new();
    game.contamination.for_rules_mut().clear();
    for seat in game.seats() {
        game.hordes[seat] = Horde::new(seat);
    }
    game
}

fn cards<T: FromStr>(words: &str) -> Vec<T> {
    words.split_whitespace().map(read::<T>).collect()
}

fn parts(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let parts = text.split('|').map(str::trim).filter(|it| !it.is_empty());
    parts.map(|part| part.split_once(' ').unwrap_or((part, "")))
}

fn build(game: &mut Invazions, location: Location, text: &str) {
    let mut place = Place::new(location);
    for (word, rest) in parts(text) {
        match word {
            "research" => place.research = Some(read(rest)),
            "under" => place.contamination = cards(rest).into_iter().collect(),
            "barricade" => game.human.barricade = Some(game.places.len() as u8),
            _ => {
                let humans = cards::<HumanCard>(&format!("{word} {rest}"));
                place.humans = humans.into_iter().collect();
            }
        }
    }
    game.human.research.extend(place.research.map(|it| (it, 0)));
    game.places.push(place);
}

fn human_side(game: &mut Invazions, text: &str) {
    let human = &mut game.human;
    for (word, rest) in parts(text) {
        match word {
            "resources" => human.resources = read(rest),
            "deck" => human.deck.for_rules_mut().extend(cards(rest).into_iter().rev()),
            "discard" => human.discard = cards(rest).into_iter().collect(),
            "has" => human.research.push((read(rest), 0)),
            "die" => {
                let (research, die) = rest.split_once(' ').expect("a research and its die");
                human.research.retain(|it| it.0 != read(research));
                human.research.push((read(research), read(die)));
            }
            _ => {
                let hand = cards::<HumanCard>(&format!("{word} {rest}"));
                *human.hand.for_rules_mut() = hand.into_iter().collect();
            }
        }
    }
}

fn horde(game: &mut Invazions, seat: Seat, text: &str) {
    for (word, rest) in parts(text) {
        let at = (word == "at").then(|| game.find(read(rest)).expect("a location of the table"));
        let horde = &mut game.hordes[seat];
        match word {
            "at" => horde.at = at,
            "deck" => horde.deck.for_rules_mut().extend(cards(rest).into_iter().rev()),
            "discard" => horde.discard = cards(rest).into_iter().collect(),
            "played" => {
                let face = |card| game.cards.zombie(card);
                let played = cards::<ZombieCard>(rest).into_iter();
                horde.played.extend(played.map(|card| Played {
                    card,
                    attack: face(card).attack,
                    sacrificed: false,
                }));
            }
            _ => {
                let hand = cards::<ZombieCard>(rest);
                *horde.hand.for_rules_mut() = hand.into_iter().collect();
            }
        }
    }
    (game.hordes[seat].zombies_left, game.hordes[seat].rages_left) = (3, 1);
}

/// The cards of the game are those of the scene.
fn count(game: &mut Invazions) {
    (game.table.all_humans, game.table.all_zombies) = (HumanBag::EMPTY, ZombieBag::EMPTY);
    let (humans, zombies) = game.all_cards();
    (game.table.all_humans, game.table.all_zombies) = (humans, zombies);
}

fn begin(game: &mut Invazions, step: &str) {
    let first = game.seats().next().expect("there is a horde");
    game.steps = Steps::new(match step {
        "begin" => Step::BeginTurn,
        "action" => Step::Action,
        "go" => Step::Go { seat: first },
        "places" | "fight" => Step::Combat,
        "wounds" => Step::Wounds,
        "end" => Step::EndTurn,
        _ => panic!("a scene has no step `{step}`"),
    });
    if step == "places" {
        game.steps.push(Step::Window { moment: Moment::Places });
    }
    if step == "wounds" {
        game.steps.push(Step::Window { moment: Moment::Wounds });
    }
    game.go_on(&mut Log::silent());
}
