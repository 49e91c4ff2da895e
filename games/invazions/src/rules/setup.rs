//! IZ 1: a table before its first move.

use std::sync::Arc;

use tabletop::{ArrayVec, Audience, BySeat, Chance, Log, Seat, Secret, Seed, Setup, Steps};

use crate::card::{HumanBag, HumanCard, Location, Research, ZombieBag, ZombieCard};
use crate::deck::Cards;
use crate::options::InvazionsOptions;
use crate::scenario::{COPIES, Fault, Limits, Recipe, Scenario, most_of};
use crate::state::{Conversation, Horde, HumanSide, Invazions, Place, Table};
use crate::step::Step;

/// IZ 1.5: the cards with which every horde begins.
const STARTING_DECK: [ZombieCard; 5] = [
    ZombieCard::Member,
    ZombieCard::Member,
    ZombieCard::Member,
    ZombieCard::Devour,
    ZombieCard::Devour,
];

/// IZ 1.4: Membres Blessés for each horde.
const WOUNDED: u8 = 5;

/// The cards of a game; if they were drawn at random, also those left in the box.
struct Stock {
    zombies: ZombieBag,
    undrawn_zombies: ZombieBag,
    deck: HumanBag,
    undrawn_humans: HumanBag,
    research: ArrayVec<Research, 4>,
    locations: ArrayVec<Location, 4>,
    by_lot: bool,
}

/// Sets up a table, up to its first question.
///
/// # Errors
/// A scenario that is impossible for this number of players.
pub(super) fn deal(
    setup: &Setup<InvazionsOptions>,
    cards: Arc<Cards>,
    seed: Seed,
) -> Result<Invazions, Fault> {
    let players = setup.players;
    let scenario = Scenario::named(&setup.options.scenario, players)?;
    let mut chance = Chance::new(seed);
    let stock = match scenario {
        Scenario::Cards(recipe) => chosen(&recipe, players),
        Scenario::ByLot => drawn(players, &mut chance),
    };
    let mut game = empty(setup, cards, chance, &stock);
    game.shuffle_decks(&stock);
    for at in game.ats() {
        game.contaminate(at, &mut Log::silent()); // IZ 1.6
    }
    game.go_on(&mut Log::silent());
    Ok(game)
}

/// IZ 1.3: five copies of each kind, and the Zombies Libérés.
fn chosen(recipe: &Recipe, players: u8) -> Stock {
    let mut zombies = ZombieBag::EMPTY;
    recipe.zombies.iter().chain(&recipe.rages).for_each(|it| zombies.add(*it, COPIES));
    zombies.add(ZombieCard::Freed, Limits::of(players).freed);
    Stock {
        zombies,
        undrawn_zombies: ZombieBag::EMPTY,
        deck: recipe.deck,
        undrawn_humans: HumanBag::EMPTY,
        research: recipe.research.iter().copied().collect(),
        locations: recipe.locations.iter().copied().collect(),
        by_lot: false,
    }
}

/// IZ 1.8: five Zombies and five Rages for each kind that a scenario has, 25 Humans and 20 Bravery,
/// drawn at random from all kinds, except for the starting cards of the hordes.
fn drawn(players: u8, chance: &mut Chance) -> Stock {
    let number = usize::from(COPIES * Limits::of(players).kinds);
    let mut stock = Stock {
        zombies: ZombieBag::EMPTY,
        undrawn_zombies: ZombieBag::EMPTY,
        deck: HumanBag::EMPTY,
        undrawn_humans: HumanBag::EMPTY,
        research: research_by_lot(players, chance),
        locations: [Location::Radio, Location::Canteen, Location::Hangar, Location::Hall]
            .into_iter()
            .take(players.into())
            .collect(),
        by_lot: true,
    };
    for kinds in [ZombieCard::ZOMBIES, ZombieCard::RAGES] {
        let all = kinds.into_iter().flat_map(|it| [it; COPIES as usize]);
        let (some, rest) = split(all, number, chance);
        stock.zombies.absorb(&some.into_iter().collect());
        stock.undrawn_zombies.absorb(&rest.into_iter().collect());
    }
    stock.zombies.add(ZombieCard::Freed, Limits::of(players).freed);
    stock.deck.add(HumanCard::Survivors, most_of(HumanCard::Survivors));
    for (kinds, number) in [(&HumanCard::HUMANS[1..], 25), (&HumanCard::BRAVERY[..], 20)] {
        let all = kinds.iter().flat_map(|it| [*it; COPIES as usize]);
        let (some, rest) = split(all, number, chance);
        stock.deck.absorb(&some.into_iter().collect());
        stock.undrawn_humans.absorb(&rest.into_iter().collect());
    }
    stock
}

/// IZ 1.8: with two players the experiment on the infected is always one of them.
fn research_by_lot(players: u8, chance: &mut Chance) -> ArrayVec<Research, 4> {
    let mut all = Research::ALL;
    let fixed = usize::from(players == 2);
    chance.shuffle(&mut all[fixed..]);
    let mut some: ArrayVec<Research, 4> = all.into_iter().take(players.into()).collect();
    some.sort_unstable();
    some
}

/// Draws this many of `all` at random; returns them and the rest.
fn split<T: Clone>(
    all: impl Iterator<Item = T>,
    number: usize,
    chance: &mut Chance,
) -> (Vec<T>, Vec<T>) {
    let mut all: Vec<T> = all.collect();
    chance.shuffle(&mut all);
    let rest = all.split_off(number);
    (all, rest)
}

/// What never changes, with so many wounded.
fn table(setup: &Setup<InvazionsOptions>, stock: &Stock, wounded: u8) -> Table {
    let players = setup.players;
    let mut all_zombies = stock.zombies;
    all_zombies.absorb(&stock.undrawn_zombies);
    all_zombies.add(ZombieCard::Wounded, wounded);
    (1..players).for_each(|_| all_zombies.absorb(&STARTING_DECK.into_iter().collect()));
    let mut all_humans = stock.deck;
    all_humans.absorb(&stock.undrawn_humans);
    Table {
        players,
        soldat_first: setup.options.soldat_first,
        // IZ 9.4: with two players the option lets a location take one Human less.
        humans_max: if players == 2 && setup.options.three_humans { 3 } else { 4 },
        by_lot: stock.by_lot,
        all_humans,
        all_zombies,
    }
}

/// IZ 1.1: the locations of the scenario, and nothing dealt yet.
fn empty(
    setup: &Setup<InvazionsOptions>,
    cards: Arc<Cards>,
    chance: Chance,
    stock: &Stock,
) -> Invazions {
    let players = setup.players;
    let wounded = WOUNDED * (players - 1);
    Invazions {
        cards,
        table: table(setup, stock, wounded),
        places: stock.locations.iter().map(|it| Place::new(*it)).collect(),
        human: HumanSide::new(),
        hordes: BySeat::new(players, Horde::new),
        contamination: Secret::new(Audience::NOBODY, ArrayVec::new()),
        wounded,
        zombie_box: ZombieBag::EMPTY,
        undrawn: Secret::new(Audience::NOBODY, stock.undrawn_zombies),
        turn: 0,
        points: 0,
        talk: Conversation::default(),
        steps: Steps::new(Step::BeginTurn),
        ending: None,
        chance,
    }
}

impl Invazions {
    /// IZ 1.2, 1.3 and 1.5: the human deck, the contamination pile, then a deck for each horde.
    fn shuffle_decks(&mut self, stock: &Stock) {
        self.human.research = stock.research.iter().map(|it| (*it, 0)).collect();
        *self.human.undrawn.for_rules_mut() = stock.undrawn_humans;
        let deck = self.human.deck.for_rules_mut();
        deck.extend(stock.deck.iter());
        self.chance.shuffle(deck);
        let pile = self.contamination.for_rules_mut();
        pile.extend(stock.zombies.iter());
        self.chance.shuffle(pile);
        for seat in Seat::all(self.table.players).skip(1) {
            let deck = self.hordes[seat].deck.for_rules_mut();
            deck.extend(STARTING_DECK);
            self.chance.shuffle(deck);
        }
    }
}
