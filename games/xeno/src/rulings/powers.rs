//! XI 8.1: what the powers of every design do, measured by playing scenes with the card.
//!
//! `powers.txt` claims it, from the box and not from `cards.toml`; a power that is not claimed must
//! not be there either.

use std::collections::BTreeMap;

use tabletop::{Game, Log, Seat, SetOf};

use crate::card::{Band, Card, Design, Kind};
use crate::event::{Draw, Event, Loss, Told};
use crate::moves::Move;
use crate::options::Edition;
use crate::scene::{CARDS, begun, read};
use crate::state::Xeno;
use crate::view::Phase;

const ME: Seat = Seat(0);

/// A line of the table.
struct Claim {
    card: Card,
    verb: &'static str,
    words: Vec<&'static str>,
    /// The cards beside it.
    with: Vec<&'static str>,
    /// Worlds that must have a good at the end.
    on: Vec<&'static str>,
}

impl Claim {
    fn number(&self, at: usize) -> i32 {
        read(self.words[at])
    }

    fn has(&self, word: &str) -> bool {
        self.with.contains(&word)
    }

    /// The cards beside it.
    fn beside(&self) -> String {
        let cards = self.with.iter().filter(|it| !["hand", "bonus", "chips"].contains(it));
        cards.copied().collect::<Vec<_>>().join(" ")
    }

    /// The tableau: the card, and what else the line names.
    fn tableau(&self) -> String {
        let hand = if self.has("hand") { "| hand public-works.2" } else { "" };
        let picks = if self.has("bonus") { "| picks produce" } else { "" };
        let chips = if self.has("chips") { "| chips 7" } else { "" };
        format!("{} {} {hand} {picks} {chips}", self.card, self.beside())
    }
}

fn claims() -> Vec<Claim> {
    let lines = include_str!("powers.txt").lines();
    lines.filter(|it| !it.is_empty() && !it.starts_with('#')).map(claim).collect()
}

fn claim(line: &'static str) -> Claim {
    let (line, on) = line.split_once(" on ").unwrap_or((line.trim_end_matches(" on"), ""));
    let (line, with) = line.split_once(" with ").unwrap_or((line, ""));
    let mut words = line.split_whitespace();
    let design = Design::from_word(words.next().expect("a design")).expect("a design");
    Claim {
        card: first(design),
        verb: words.next().expect("a verb"),
        words: words.collect(),
        with: with.split_whitespace().collect(),
        on: on.split_whitespace().collect(),
    }
}

fn first(design: Design) -> Card {
    design.cards().next().expect("every design has a card")
}

/// The claims of a sort.
fn all(verb: &str) -> Vec<Claim> {
    claims().into_iter().filter(|it| it.verb == verb).collect()
}

/// What is claimed of each card without others beside it; 0 where nothing is claimed.
fn sums(verb: &str, key: impl Fn(&Claim) -> Vec<(String, i32)>) -> BTreeMap<(Card, String), i32> {
    let mut sums = BTreeMap::new();
    for claim in all(verb).iter().filter(|it| it.with.is_empty()) {
        for (what, amount) in key(claim) {
            *sums.entry((claim.card, what)).or_insert(0) += amount;
        }
    }
    sums
}

/// A scene of a phase that goes on until it is over.
struct Scene {
    game: Xeno,
    phase: Phase,
    events: Vec<Event>,
}

/// Whether the player uses everything that it can, or pays and uses only what it must.
#[derive(Clone, Copy, PartialEq)]
enum Mood {
    Eager,
    Thrifty,
}

/// Cards that do nothing in the hand and are not named in `words`.
fn fillers(words: &str, count: usize) -> String {
    let cards = Card::all().rev().map(|it| it.to_string());
    let free = cards.filter(|it| !words.contains(it.split('.').next().unwrap_or(it)));
    free.take(count).collect::<Vec<_>>().join(" ")
}

impl Scene {
    /// The other player has a world that does nothing.
    fn new(phase: &str, invasion: &str, mine: &str, more: &str) -> Scene {
        let idle = ["rebel-base", "xeno-forward-command"].into_iter().find(|it| !mine.contains(it));
        let other = idle.expect("one of them is free");
        let text =
            format!("options: invasion={invasion}\nphase: {phase}\nA: {mine}\nB: {other}\n{more}");
        let (game, events) = begun(&text);
        Scene { phase: game.phase, game, events }
    }

    /// A phase without the Invasion mode.
    fn of(phase: &str, mine: &str) -> Scene {
        Scene::new(phase, "off", mine, "")
    }

    fn moves(&self, seat: Seat) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.legal_moves(seat, &mut moves);
        moves.retain(|it| *it != Move::Bunker);
        moves
    }

    fn play(&mut self, seat: Seat, mv: Move) {
        let mut log = Log::keeping();
        assert_eq!(self.game.play(seat, mv, &mut log), Ok(()), "{seat} {mv}");
        self.events.extend(log.into_events());
    }

    /// Plays on until the phase is over.
    fn finish(mut self, mood: Mood) -> Scene {
        while let Some(seat) = self.game.to_act().first().filter(|_| self.game.phase == self.phase)
        {
            let moves = self.moves(seat);
            let mv = if mood == Mood::Eager { moves.first() } else { moves.last() };
            self.play(seat, *mv.expect("who is asked has a move"));
        }
        self
    }

    /// How many cards the player drew for a reason that `why` accepts.
    fn drawn(&self, why: impl Fn(Draw) -> bool) -> i32 {
        let mine = |it: &Event| match it {
            Event::Drew { seat: ME, why: this, cards, .. } if why(*this) => cards.for_rules().len(),
            _ => 0,
        };
        self.events.iter().map(mine).sum::<usize>() as i32
    }

    /// How many cards the player paid for what it placed.
    fn paid(&self) -> i32 {
        let mine = |it: &Event| match it {
            Event::Discarded { seat: ME, why: Loss::Cost { .. }, cards, .. } => {
                cards.for_rules().len()
            }
            _ => 0,
        };
        self.events.iter().map(mine).sum::<usize>() as i32
    }

    fn told(&self, matching: impl Fn(&Told) -> bool) -> bool {
        self.events.iter().any(|it| matches!(it, Event::Open(told) if matching(told)))
    }

    fn stocked(&self) -> SetOf<Card> {
        self.game.empires[ME].stocked
    }

    fn chips(&self) -> i32 {
        self.game.empires[ME].chips.into()
    }
}

fn by_power(why: Draw) -> bool {
    matches!(why, Draw::Power { .. })
}

/// Every design is in the table, with a claim for every phase in which it does something.
#[test]
fn every_power_is_claimed() {
    let cards = CARDS.faces(Edition::First);
    let claims = claims();
    for design in Design::ALL {
        let own: Vec<&str> =
            claims.iter().filter(|it| it.card.design() == design).map(|it| it.verb).collect();
        assert!(!own.is_empty(), "{}", design.word());
        let powers = &cards.design(design).powers;
        assert!(powers.is_empty() || !own.contains(&"plain"), "{}", design.word());
        for power in powers {
            let verbs: &[&str] = match power.band {
                Band::Explore => &["explores"],
                Band::Develop => &["develops"],
                Band::Settle => &["settles", "settled", "strong", "takes", "defends"],
                Band::Trade => &["sells"],
                Band::Consume => &["eats", "cashes", "vends", "guesses"],
                Band::Produce => &["harvests", "repairs"],
                Band::WhenPlaced => &["finds"],
            };
            assert!(verbs.iter().any(|it| own.contains(it)), "{} {power:?}", design.word());
        }
    }
}

#[test]
fn explore_powers_draw_and_keep() {
    let key = |it: &Claim| vec![("draw".into(), it.number(0)), ("keep".into(), it.number(1))];
    let claimed = sums("explores", key);
    let measured = |tableau: &str| {
        let scene = Scene::of("explore", tableau);
        let drawn = scene.drawn(|why| why == Draw::Explore);
        (drawn - 2, drawn - i32::from(scene.game.empires[ME].owes) - 1)
    };
    for card in Design::ALL.map(first) {
        let claim = |what: &str| claimed.get(&(card, what.into())).copied().unwrap_or_default();
        assert_eq!(measured(&card.to_string()), (claim("draw"), claim("keep")), "{card}");
    }
    for claim in all("explores").iter().filter(|it| !it.with.is_empty()) {
        assert_eq!(
            measured(&claim.tableau()),
            (claim.number(0), claim.number(1)),
            "{}",
            claim.card
        );
    }
}

#[test]
fn develop_powers_discount_and_draw() {
    let key = |it: &Claim| (0..3).map(|at| (at.to_string(), it.number(at))).collect();
    let claimed = sums("develops", key);
    for card in Design::ALL.map(first) {
        let word = card.to_string();
        let free = ["new-galactic-order", "galactic-imperium"].into_iter().find(|it| *it != word);
        let wanted: Card = read(free.expect("one of them is free"));
        let hand = fillers(&format!("{word} {wanted} rebel-base xeno-forward-command"), 8);
        let mut scene = Scene::of("develop", &format!("{word} | hand {wanted} {hand}"));
        scene.play(ME, Move::Place(wanted));
        let scene = scene.finish(Mood::Thrifty);
        let less = i32::from(scene.game.faces.of(wanted).cost) - scene.paid();
        let before = scene.drawn(|why| why == Draw::DevelopPowers);
        let after = scene.drawn(|why| why == Draw::Placed);
        let claim = |at: i32| claimed.get(&(card, at.to_string())).copied().unwrap_or_default();
        assert_eq!([less, before, after], [claim(0), claim(1), claim(2)], "{card}");
    }
}

/// A civil world with a cost, of each kind; the second is for the case that the card is the first
/// itself.
const CIVIL: [(&str, [&str; 2]); 5] = [
    ("none", ["galactic-trendsetters", "terraformed-world"]),
    ("novelty", ["galactic-clearing-house", "gem-world"]),
    ("rare", ["imperium-munitions-inc", "comet-zone"]),
    ("genes", ["lost-species-ark-world", "distant-world"]),
    ("alien", ["deserted-alien-colony", "deserted-alien-library"]),
];

#[test]
fn settle_powers_discount_and_draw() {
    let kinds = |it: &Claim| match it.words[1] {
        "any" => CIVIL.map(|(kind, _)| (kind.to_string(), it.number(0))).to_vec(),
        kind => vec![(kind.to_string(), it.number(0))],
    };
    let claimed = sums("settles", kinds);
    let drawing = sums("settled", |it| vec![(String::new(), it.number(0))]);
    for card in Design::ALL.map(first) {
        for (kind, worlds) in CIVIL {
            let word = card.to_string();
            let free = worlds.into_iter().find(|it| *it != word);
            let wanted: Card = read(free.expect("one of them is free"));
            let hand = fillers(&format!("{word} {wanted} rebel-base xeno-forward-command"), 8);
            let mut scene = Scene::of("settle", &format!("{word} | hand {wanted} {hand}"));
            scene.play(ME, Move::Place(wanted));
            let scene = scene.finish(Mood::Thrifty);
            let less = i32::from(scene.game.faces.of(wanted).cost) - scene.paid();
            let claim = claimed.get(&(card, kind.to_string())).copied().unwrap_or_default();
            assert_eq!(less, claim, "{card} {kind}");
            let draws = drawing.get(&(card, String::new())).copied().unwrap_or_default();
            assert_eq!(scene.drawn(|why| why == Draw::Placed), draws, "{card}");
        }
    }
}

/// A military world of each sort that strength may be special against.
const MILITARY: [(&str, &str); 7] = [
    ("none", "outlaw-world"),
    ("rebel", "rebel-homeworld"),
    ("xeno", "xeno-warrior-colony"),
    ("novelty", "pirate-world"),
    ("rare", "runaway-robots"),
    ("genes", "malevolent-lifeforms"),
    ("alien", "alien-robot-sentry"),
];

/// The military that is claimed of each card against each sort of world.
fn strengths() -> BTreeMap<(Card, String), i32> {
    sums("strong", |it| match it.words[1] {
        "any" => MILITARY.map(|(sort, _)| (sort.to_string(), it.number(0))).to_vec(),
        sort => vec![(sort.to_string(), it.number(0))],
    })
}

#[test]
fn military_stands_against_what_it_says() {
    let claimed = strengths();
    let strength = |tableau: &str, world: &str| {
        let game = Scene::of("pick", tableau).game;
        i32::from(game.strength(ME, game.faces.of(read(world))))
    };
    for card in Design::ALL.map(first) {
        for (sort, world) in MILITARY {
            let claim = claimed.get(&(card, sort.to_string())).copied().unwrap_or_default();
            assert_eq!(strength(&card.to_string(), world), claim, "{card} against {world}");
        }
    }
    for claim in all("strong").iter().filter(|it| !it.with.is_empty()) {
        let against = if claim.words[1] == "any" { "none" } else { claim.words[1] };
        let world = MILITARY.iter().find(|(sort, _)| *sort == against).expect("a sort").1;
        assert_eq!(strength(&claim.tableau(), world), claim.number(0), "{}", claim.card);
    }
}

/// The power lets the player place a world that it could not take otherwise.
#[test]
fn settle_powers_take_worlds() {
    for claim in all("takes") {
        let (paid, world) = (claim.number(0), read::<Card>(claim.words[1]));
        let words = format!("{} {world} rebel-base xeno-forward-command", claim.tableau());
        let hand = format!("| hand {world} {}", fillers(&words, 4));
        let without = Scene::of("settle", &format!("rebel-fuel-cache {} {hand}", claim.beside()));
        assert!(!without.moves(ME).contains(&Move::Place(world)), "{}", claim.card);
        let mut scene = Scene::of("settle", &format!("{} {hand}", claim.tableau()));
        scene.play(ME, Move::Place(world));
        let scene = scene.finish(Mood::Eager);
        assert_eq!(scene.paid(), paid, "{}", claim.card);
        assert!(scene.game.empires[ME].laid.contains(world), "{}", claim.card);
    }
}

/// Windfall worlds have a good when they are placed, and no others; one world has it if a card is
/// paid.
#[test]
fn worlds_are_found() {
    let (claims, faces) = (all("finds"), CARDS.faces(Edition::First));
    for card in Card::all().filter(|it| faces.of(*it).is_world()) {
        for mood in [Mood::Thrifty, Mood::Eager] {
            let strong = "drop-ships.1 drop-ships.2 space-marines.1 space-marines.2";
            let hand = fillers(&format!("{strong} {card} rebel-base xeno-forward-command"), 8);
            let mut scene = Scene::of("settle", &format!("{strong} | hand {card} {hand}"));
            scene.play(ME, Move::Place(card));
            let scene = scene.finish(mood);
            let finds =
                |it: &Claim| it.card == card && (it.words.is_empty() || mood == Mood::Eager);
            assert_eq!(scene.stocked().contains(card), claims.iter().any(finds), "{card}");
        }
    }
}

/// A world with a good of each kind that changes no sale; the second is for the case that the card
/// is the first itself.
const SOLD: [(Kind, [&str; 2]); 4] = [
    (Kind::Novelty, ["artist-colony", "gem-world"]),
    (Kind::Rare, ["comet-zone", "rebel-miners"]),
    (Kind::Genes, ["lost-species-ark-world", "pre-sentient-race"]),
    (Kind::Alien, ["alien-robotic-factory", "deserted-alien-outpost"]),
];

#[test]
fn trade_powers_add_to_a_sale() {
    let kinds = |it: &Claim| match it.words[1] {
        "any" => Kind::ALL.map(|kind| (kind.word().to_string(), it.number(0))).to_vec(),
        kind => vec![(kind.to_string(), it.number(0))],
    };
    let claimed = sums("sells", kinds);
    let claim = |card: Card, what: &str| {
        claimed.get(&(card, what.to_string())).copied().unwrap_or_default()
    };
    let sold = |tableau: String| Scene::of("consume", &tableau).drawn(|why| why == Draw::Sale);
    for card in Design::ALL.map(first) {
        for (kind, worlds) in SOLD {
            let word = card.to_string();
            let world = worlds.into_iter().find(|it| *it != word).expect("one of them is free");
            let cards = sold(format!("{word} {world}* | picks trade"));
            assert_eq!(cards - i32::from(kind.price()), claim(card, kind.word()), "{card} {world}");
        }
        let scene = Scene::of("pick", &card.to_string());
        if let Some(kind) = scene.game.faces.of(card).kind() {
            let cards = sold(format!("{card}* | picks trade")) - i32::from(kind.price());
            let claims = claim(card, kind.word()) + claim(card, "itself");
            assert_eq!(cards, claims, "{card} sells its own");
        }
    }
}

#[test]
fn consume_powers_take_and_give() {
    for claim in all("eats") {
        let scene = Scene::of("consume", &claim.tableau()).finish(Mood::Eager);
        let left = scene.stocked().len() as i32;
        let measured = [scene.chips(), scene.drawn(by_power), left];
        assert_eq!(measured, [0, 1, 2].map(|at| claim.number(at)), "{}", claim.card);
    }
    for claim in all("vends") {
        let scene = Scene::of("consume", &claim.tableau()).finish(Mood::Eager);
        assert_eq!(scene.drawn(|why| why == Draw::Sale), claim.number(0), "{}", claim.card);
    }
}

#[test]
fn cards_are_discarded_for_chips() {
    for claim in all("cashes") {
        let hand = fillers(&format!("{} rebel-base xeno-forward-command", claim.card), 4);
        let tableau = format!("{} | hand {hand}", claim.card);
        let none = Scene::of("consume", &tableau).finish(Mood::Thrifty).chips();
        let scene = Scene::of("consume", &tableau).finish(Mood::Eager);
        assert_eq!(scene.chips() - none, claim.number(0), "{}", claim.card);
        assert_eq!(scene.game.hand(ME).len() as i32, 4 - claim.number(0), "{}", claim.card);
    }
}

#[test]
fn a_right_guess_takes_the_card() {
    for claim in all("guesses") {
        for (number, right) in [(1, false), (2, true), (7, false)] {
            let mut scene =
                Scene::new("consume", "off", &claim.tableau(), "deck: gem-world space-port");
            scene.play(ME, Move::Guess(number));
            assert_eq!(scene.game.hand(ME).contains(read("gem-world")), right, "{number}");
        }
    }
}

#[test]
fn produce_powers_make_and_draw() {
    for claim in all("harvests") {
        let scene = Scene::of("produce", &claim.tableau()).finish(Mood::Eager);
        let on: SetOf<Card> = claim.on.iter().map(|it| read::<Card>(it)).collect();
        assert_eq!(scene.stocked(), on, "{}", claim.card);
        // What the other cards draw by themselves does not count.
        let beside = |it: Draw| matches!(it, Draw::Power { power } if power.card == claim.card);
        assert_eq!(scene.drawn(beside), claim.number(0), "{}", claim.card);
    }
}

/// XI 17.3
#[test]
fn repairs_are_made() {
    for claim in all("repairs") {
        let scene = Scene::new("produce", "on", &format!("{} gem-world!", claim.card), "");
        let scene = scene.finish(Mood::Eager);
        assert!(scene.game.empires[ME].damaged.is_empty(), "{}", claim.card);
    }
}

/// Defence powers count against the Xenos together with military.
#[test]
fn defence_powers_defend() {
    let strengths = strengths();
    for claim in all("defends") {
        let standing = strengths.get(&(claim.card, "xeno".to_string())).copied();
        let defended = |might: i32| {
            let wave = if might < 5 { 1 } else { 2 };
            let more = format!("threat: 60\ndisks: A9 B0\ninvaders: {wave}:{might} 1:-1");
            let scene = Scene::new("invasion", "on", &claim.tableau(), &more);
            scene.finish(Mood::Eager).told(|it| matches!(it, Told::Defended { seat: ME, .. }))
        };
        let most = (0..8).rev().find(|it| defended(*it));
        let strength = standing.unwrap_or_default() + claim.number(0);
        assert_eq!(most, Some(strength - 1), "{}", claim.card);
    }
}

#[test]
fn cards_score_what_they_say() {
    for claim in all("scores") {
        let game = Scene::of("pick", &claim.tableau()).game;
        let points = game.card_points(ME, game.working(ME), claim.card);
        assert_eq!(i32::from(points), claim.number(0), "{}", claim.card);
    }
}
