//! Scenes for tests: a position as a few lines of text, moves played in it, and what came of them.
//!
//! ```text
//! options: edition=2018
//! round: 4
//! phase: invasion
//! A: old-earth gem-world* spice-world! | hand public-works.1 | chips 3 effort 1 awards 2
//! B: new-sparta | picks produce
//! first: B
//! pool: 5
//! threat: 20
//! defeats: 1
//! disks: B3 A1
//! invaders: 1:-1 3:m+3
//! deck: space-port mining-world
//! ```
//!
//! `*` marks a world with a good, `!` a damaged one. Decks are given from the top; cards that a
//! scene does not name lie beneath, or after `only` in the discards. The Invasion mode is played
//! unless the options say otherwise. A scene begins with its phase: one of the five, `start` (with
//! `| dealt` and two start worlds), `pick`, `limit` or `invasion`.

use std::fmt::Write as _;
use std::sync::{Arc, LazyLock};

use conformance::scene::{self, WrittenScene};
pub(crate) use conformance::scene::{offered, read};
use expect_test::Expect;
use tabletop::{CardSet, Game, Log, Options, Seat, SeatSet, Seed, SetOf, Setup, Stepped, Steps};

use crate::card::Card;
use crate::deck::{Cards, InvasionCard, Might};
use crate::event::{Event, Told};
use crate::moves::Action;
use crate::options::XenoOptions;
use crate::refusal::Reason;
use crate::state::{Empire, Xeno};
use crate::step::{Ask, Step};
use crate::track::Disk;
use crate::view::Phase;

/// The cards of the box, read once.
pub(crate) static CARDS: LazyLock<Arc<Cards>> =
    LazyLock::new(|| Arc::new(Cards::parse(Cards::BUILTIN).expect("the built-in cards are good")));

/// Plays `moves` (one a line: a seat and a move) in `scene`, and compares what was told, what
/// changed and what is asked.
pub(crate) fn check(scene: &str, moves: &str, expected: Expect) {
    expected.assert_eq(&scene::story::<Xeno>(scene, moves));
}

/// Checks that after `moves` the last one is refused for this reason, and changes nothing.
pub(crate) fn refused(scene: &str, moves: &str, reason: Reason) {
    scene::refused::<Xeno>(scene, moves, reason);
}

/// The game after `moves` in `scene`.
pub(crate) fn after(scene: &str, moves: &str) -> Xeno {
    scene::after(scene, moves)
}

/// What is asked first in `scene`.
pub(crate) fn set(scene: &str) -> Xeno {
    scene::set(scene)
}

impl WrittenScene for Xeno {
    fn lay(scene: &str) -> Xeno {
        lay(scene)
    }

    fn lines(&self) -> Vec<String> {
        lines(self)
    }

    fn begin(&mut self) -> Vec<Event> {
        let mut log = Log::keeping();
        self.advance(&mut log);
        log.into_events()
    }

    /// Whether the scene begins with the dealing of invasion cards, which is shown once and not in
    /// every fight.
    fn has_preface(begun: &[Event]) -> bool {
        !begun.iter().any(|it| matches!(it, Event::Open(Told::Faces { .. })))
    }

    fn asked(&self) -> String {
        let line = |seat: Seat| {
            let moves = offered(self, char::from(b'A' + seat.0));
            let actions = moves.iter().all(|it| it.starts_with("pick "));
            let moves = if actions { "an action".to_string() } else { moves.join(", ") };
            format!("asked {seat}: {moves}\n")
        };
        self.to_act().iter().map(line).collect()
    }
}

/// A card; if the word is a design, its first copy.
fn card(word: &str) -> Card {
    word.parse().unwrap_or_else(|_| read(&format!("{word}.1")))
}

/// The position in lines, as a scene gives it.
fn lines(game: &Xeno) -> Vec<String> {
    let empires = game.empires.iter().map(|(seat, it)| format!("{seat}: {}", shown(it)));
    let mut lines: Vec<String> = empires.collect();
    lines.push(format!("pool: {}", game.pool));
    if let Some(xenos) = &game.invasion {
        let disks = xenos.track.disks().iter().map(|it| format!(" {}{}", it.seat, it.strength));
        lines.push(format!("threat: {}", xenos.threat));
        lines.push(format!("defeats: {}", xenos.defeats));
        lines.push(format!("disks:{}", disks.collect::<String>()));
    }
    lines
}

fn shown(empire: &Empire) -> String {
    let mut words = String::new();
    for card in &empire.tableau {
        let good = if empire.stocked.contains(*card) { "*" } else { "" };
        let damage = if empire.damaged.contains(*card) { "!" } else { "" };
        let _ = write!(words, "{card}{good}{damage} ");
    }
    let hand = empire.hand.for_rules();
    if !hand.is_empty() {
        words += "| hand ";
        hand.iter().for_each(|it| {
            let _ = write!(words, "{it} ");
        });
    }
    let counts = [("chips", empire.chips), ("effort", empire.effort), ("awards", empire.awards)];
    if counts.iter().any(|it| it.1 != 0) {
        words += "| ";
    }
    counts.iter().filter(|it| it.1 != 0).for_each(|(name, count)| {
        let _ = write!(words, "{name} {count} ");
    });
    words.trim_end().to_string()
}

/// Sets a scene up, and says what happened before anybody was asked.
pub(crate) fn begun(scene: &str) -> (Xeno, Vec<Event>) {
    let mut game = lay(scene);
    let events = game.begin();
    (game, events)
}

/// A position in which nothing has happened yet.
fn lay(scene: &str) -> Xeno {
    let scene: Vec<(&str, &str)> = scene.lines().filter_map(parts).collect();
    let value = |key: &str| scene.iter().find(|(it, _)| *it == key).map(|(_, value)| *value);
    let seats: Vec<_> = scene.iter().filter(|(key, _)| key.parse::<Seat>().is_ok()).collect();
    let mut game = empty(seats.len() as u8, value("options").unwrap_or_default());
    let mut stocked = Vec::new();
    for (seat, empire) in seats {
        furnish(&mut game.empires[read(seat)], empire, &mut stocked);
    }
    game.round = value("round").map_or(3, read);
    game.first = value("first").map(read).unwrap_or_default();
    game.pool = value("pool").map_or(game.pool, read);
    deal(&mut game, &stocked, value("deck").unwrap_or_default());
    if game.invasion.is_some() {
        alarm(&mut game, value);
    }
    game.seats().for_each(|it| game.refresh(it));
    assert_eq!(game.census(), Ok(()), "the scene");
    game.steps = begin(value("phase").unwrap_or("pick"), game.players());
    game
}

fn parts(line: &str) -> Option<(&str, &str)> {
    let line = line.trim();
    let (key, value) = line.split_once(':').unwrap_or((line, ""));
    (!line.is_empty()).then_some((key, value.trim()))
}

fn empty(players: u8, options: &str) -> Xeno {
    let pairs = options.split_whitespace().filter_map(|it| it.split_once('='));
    let options = XenoOptions::from_pairs(pairs).expect("options");
    let setup = Setup { players, options };
    let mut game =
        Xeno::setup(&setup, Arc::clone(&CARDS), Seed::from_number(0)).expect("a good set-up");
    for (_, empire) in game.empires.iter_mut() {
        *empire.hand.for_rules_mut() = SetOf::EMPTY;
        *empire.dealt.for_rules_mut() = SetOf::EMPTY;
        empire.tableau.clear();
        empire.laid = SetOf::EMPTY;
        empire.stocked = SetOf::EMPTY;
        empire.owes = 0;
    }
    *game.goods.for_rules_mut() = [None; crate::card::CARDS];
    game
}

fn furnish(empire: &mut Empire, text: &str, stocked: &mut Vec<Card>) {
    for part in text.split('|').map(str::trim) {
        let words: Vec<&str> = part.split_whitespace().collect();
        match words.as_slice() {
            ["hand", hand @ ..] => {
                *empire.hand.for_rules_mut() = hand.iter().map(|it| card(it)).collect();
            }
            ["dealt", dealt @ ..] => {
                *empire.dealt.for_rules_mut() = dealt.iter().map(|it| card(it)).collect();
                empire.owes = 2;
            }
            ["picks", picks @ ..] => {
                empire.picks = picks.iter().map(|it| read::<Action>(it)).collect();
            }
            ["chips" | "effort" | "awards", ..] => count(empire, &words),
            _ => words.iter().for_each(|it| place(empire, it, stocked)),
        }
    }
}

fn count(empire: &mut Empire, words: &[&str]) {
    for pair in words.chunks(2) {
        let number = read(pair[1]);
        match pair[0] {
            "chips" => empire.chips = number,
            "effort" => empire.effort = number,
            _ => empire.awards = number,
        }
    }
}

fn place(empire: &mut Empire, word: &str, stocked: &mut Vec<Card>) {
    let card = card(word.trim_end_matches(['*', '!']));
    empire.tableau.push(card);
    empire.laid.insert(card);
    if word.ends_with('!') {
        empire.damaged.insert(card);
    }
    if word.ends_with('*') {
        empire.stocked.insert(card);
        stocked.push(card);
    }
}

/// The deck, with the named cards on top; the cards under goods come from the rest.
fn deal(game: &mut Xeno, stocked: &[Card], words: &str) {
    let only = words.ends_with("only");
    let top: Vec<Card> = words.trim_end_matches("only").split_whitespace().map(card).collect();
    let empires = game.empires.values();
    let placed = empires.flat_map(|it| {
        it.laid.iter().chain(it.hand.for_rules().iter()).chain(it.dealt.for_rules().iter())
    });
    let placed: SetOf<Card> = placed.chain(top.iter().copied()).collect();
    let mut rest: Vec<Card> = Card::all().filter(|it| !placed.contains(*it)).collect();
    for world in stocked {
        game.goods.for_rules_mut()[world.slot()] = rest.pop();
    }
    let discards = if only { std::mem::take(&mut rest) } else { Vec::new() };
    *game.discards.for_rules_mut() = discards.into_iter().collect();
    *game.deck.for_rules_mut() = rest.into_iter().chain(top.into_iter().rev()).collect();
}

/// The Invasion mode as the scene describes it.
fn alarm<'a>(game: &mut Xeno, value: impl Fn(&str) -> Option<&'a str>) {
    let xenos = game.invasion.as_mut().expect("the Invasion mode");
    xenos.threat = value("threat").map_or(xenos.threat, read);
    xenos.defeats = value("defeats").map_or(0, read);
    for word in value("disks").unwrap_or_default().split_whitespace().rev() {
        let (seat, strength) = word.split_at(1);
        xenos.track.put(Disk { seat: read(seat), strength: read(strength) });
    }
    let top: Vec<_> =
        value("invaders").unwrap_or_default().split_whitespace().map(invader).collect();
    xenos.waves.put_on_top(&top);
}

/// `1:-1` or `3:m+4`
fn invader(word: &str) -> InvasionCard {
    let (wave, might) = word.split_once(':').expect("a wave and a strength");
    let might = match might.strip_prefix("m+") {
        Some(more) => Might::MilitaryPlus(read(more)),
        None => Might::Plain(read(might)),
    };
    InvasionCard { wave: read(wave), might }
}

fn begin<const DEPTH: usize>(phase: &str, players: u8) -> Steps<Step, DEPTH> {
    let called = |phase| Step::Begin { phase, again: false };
    let then = |first, next| {
        let mut steps = Steps::new(next);
        steps.push(first);
        steps
    };
    match phase {
        "explore" => then(called(Phase::Explore), Step::Phase(Phase::Develop)),
        "develop" => then(called(Phase::Develop), Step::Phase(Phase::Settle)),
        "settle" => then(called(Phase::Settle), Step::Phase(Phase::Consume)),
        "consume" => then(called(Phase::Consume), Step::Phase(Phase::Produce)),
        "produce" => then(called(Phase::Produce), Step::Phase(Phase::Limit)),
        "start" => {
            let waiting = SeatSet::all(players);
            then(Step::Together { ask: Ask::Start, waiting }, Step::BeginRound)
        }
        "limit" => Steps::new(Step::Phase(Phase::Limit)),
        "invasion" => then(Step::Invade, Step::EndRound),
        _ => Steps::new(Step::BeginRound),
    }
}
