//! The whole truth about one game. Nothing here leaves the process: the outside world gets a
//! [`View`](crate::view::View).

use std::sync::Arc;

use tabletop::{ArrayVec, Audience, BySeat, Chance, Seat, SeatSet, Secret, Steps};

use crate::card::{Defender, HumanBag, HumanCard, Location, Research, Sort, ZombieBag, ZombieCard};
use crate::deck::Cards;
use crate::moves::{Moment, Plan, Topic};
use crate::step::{At, HUMAN, Step};
use crate::view::{Proposal, Question};

/// How deep the stack of steps may grow.
pub(crate) const DEPTH: usize = 12;

/// The most cards of the human deck.
const HUMAN_DECK: usize = 64;

/// The most zombie-side cards in one draw pile: all cards of a scenario.
const ZOMBIE_DECK: usize = 96;

/// The most cards that a horde can play in a turn: all that it can own.
const PLAYED: usize = 96;

/// One game of INVAZIONS. Deliberately not `Serialize`: a saved game is its record.
///
/// ```compile_fail
/// fn save(game: invazions::Invazions) -> impl serde::Serialize { game }
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Invazions {
    pub(crate) cards: Arc<Cards>,
    pub(crate) table: Table,
    pub(crate) places: ArrayVec<Place, 4>,
    pub(crate) human: HumanSide,
    /// One for each seat; that of the human side is never used.
    pub(crate) hordes: BySeat<Horde>,
    /// The top is the last.
    pub(crate) contamination: Secret<ArrayVec<ZombieCard, 64>>,
    /// How many Membres Blessés are left in their pile.
    pub(crate) wounded: u8,
    /// Zombie-side cards that everybody saw leave the game.
    pub(crate) zombie_box: ZombieBag,
    /// Zombies and Rages that were not drawn into a random scenario; nobody knows which.
    pub(crate) undrawn: Secret<ZombieBag>,
    pub(crate) turn: u8,
    pub(crate) points: u8,
    pub(crate) talk: Conversation,
    pub(crate) steps: Steps<Step, DEPTH>,
    pub(crate) ending: Option<&'static str>,
    pub(crate) chance: Chance,
}

/// What never changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Table {
    pub(crate) players: u8,
    pub(crate) soldat_first: bool,
    /// How many Humans a location takes.
    pub(crate) humans_max: u8,
    /// Whether the cards were drawn at random, so that nobody knows all of them.
    pub(crate) by_lot: bool,
    /// Every card of the human deck and every zombie-side card of this game.
    pub(crate) all_humans: HumanBag,
    pub(crate) all_zombies: ZombieBag,
}

/// A location of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub(crate) location: Location,
    pub(crate) humans: HumanBag,
    pub(crate) research: Option<Research>,
    pub(crate) contamination: ZombieBag,
    /// Resistance that Stand gives each Human here in this turn.
    pub(crate) stand: u8,
    /// Attack that Charge takes away here in this turn.
    pub(crate) charge: u8,
    /// Whether the hordes got in this turn.
    pub(crate) penetrated: bool,
    /// Devoured in this turn, and still here until recruitment begins.
    pub(crate) fallen: HumanBag,
    pub(crate) fallen_research: bool,
}

/// Everything of the human side, except what lies at the locations.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct HumanSide {
    pub(crate) hand: Secret<HumanBag>,
    /// The cards of the hand that everybody knows.
    pub(crate) known: HumanBag,
    /// The top is the last.
    pub(crate) deck: Secret<ArrayVec<HumanCard, HUMAN_DECK>>,
    /// How many cards on top of the deck everybody knows.
    pub(crate) known_top: u8,
    pub(crate) discard: HumanBag,
    /// Cards that were not drawn into a random scenario; nobody knows which.
    pub(crate) undrawn: Secret<HumanBag>,
    /// Cards that everybody has seen to be in the deck: at least this many of each kind.
    pub(crate) seen: HumanBag,
    /// The same, as far as the human side knows.
    pub(crate) seen_self: Secret<HumanBag>,
    pub(crate) resources: u8,
    /// The Research cards of the scenario, with their dice.
    pub(crate) research: ArrayVec<(Research, u8), 4>,
    pub(crate) barricade: Option<At>,
    pub(crate) stops: Secret<Stops>,
}

/// The moments at which the human side wants to be asked for Bravery.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Stops(u8);

impl Stops {
    /// All moments except those after each card.
    pub(crate) fn usual() -> Stops {
        let mut stops = Stops(0);
        for moment in [Moment::Places, Moment::Wounds, Moment::Recruitment, Moment::Idle] {
            stops.set(moment, true);
        }
        stops
    }

    fn bit(moment: Moment) -> u8 {
        match moment {
            Moment::Places => 1,
            Moment::Wounds => 2,
            Moment::Recruitment => 4,
            Moment::Cards(location) => 8 << location as u8,
            Moment::Idle => 128,
        }
    }

    pub(crate) fn includes(self, moment: Moment) -> bool {
        self.0 & Stops::bit(moment) != 0
    }

    pub(crate) fn set(&mut self, moment: Moment, on: bool) {
        if on {
            self.0 |= Stops::bit(moment);
        } else {
            self.0 &= !Stops::bit(moment);
        }
    }
}

/// One horde.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Horde {
    pub(crate) hand: Secret<ZombieBag>,
    /// The cards of the hand that everybody knows.
    pub(crate) known: ZombieBag,
    /// IZ 4.3: how many of the cards that not everybody knows may be of this topic: those that came
    /// after the horde said that it had none, or no others. None if the horde said nothing.
    pub(crate) lacks: [Option<u8>; Topic::ALL.len()],
    /// The top is the last.
    pub(crate) deck: Secret<ArrayVec<ZombieCard, ZOMBIE_DECK>>,
    /// How many cards on top of the deck everybody knows.
    pub(crate) known_top: u8,
    pub(crate) discard: ZombieBag,
    pub(crate) at: Option<At>,
    pub(crate) played: ArrayVec<Played, PLAYED>,
    /// How many Zombies, and how many Rages, it may still play.
    pub(crate) zombies_left: u8,
    pub(crate) rages_left: u8,
    /// The number of +1 Recrutement.
    pub(crate) recruits: u8,
    pub(crate) finished: bool,
    /// How many cards it may still recruit, and whether it has taken one.
    pub(crate) picks: u8,
    pub(crate) picked: bool,
}

/// A card played this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Played {
    pub(crate) card: ZombieCard,
    pub(crate) attack: u8,
    /// Whether it was sacrificed: its attack counts, but it does not come back.
    pub(crate) sacrificed: bool,
}

/// What the hordes are talking about.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Conversation {
    pub(crate) question: Option<Question>,
    pub(crate) proposal: Option<Proposal>,
    /// Plans that all hordes agree to and that are still to be carried out.
    pub(crate) agreed: ArrayVec<Plan, 12>,
    /// Who has asked or proposed something since the last move.
    pub(crate) spoken: SeatSet,
}

impl Place {
    pub(crate) fn new(location: Location) -> Place {
        Place {
            location,
            humans: HumanBag::EMPTY,
            research: None,
            contamination: ZombieBag::EMPTY,
            stand: 0,
            charge: 0,
            penetrated: false,
            fallen: HumanBag::EMPTY,
            fallen_research: false,
        }
    }

    /// The Humans still standing.
    pub(crate) fn standing(&self) -> HumanBag {
        self.humans.minus(&self.fallen)
    }

    /// The Research card, unless it has been devoured this turn.
    pub(crate) fn standing_research(&self) -> Option<Research> {
        self.research.filter(|_| !self.fallen_research)
    }

    /// Forgets what is true for one turn only.
    pub(crate) fn refresh(&mut self) {
        (self.stand, self.charge, self.penetrated) = (0, 0, false);
    }
}

impl HumanSide {
    pub(crate) fn new() -> HumanSide {
        HumanSide {
            hand: Secret::new(HUMAN, HumanBag::EMPTY),
            known: HumanBag::EMPTY,
            deck: Secret::new(Audience::NOBODY, ArrayVec::new()),
            known_top: 0,
            discard: HumanBag::EMPTY,
            undrawn: Secret::new(Audience::NOBODY, HumanBag::EMPTY),
            seen: HumanBag::EMPTY,
            seen_self: Secret::new(HUMAN, HumanBag::EMPTY),
            resources: 0,
            research: ArrayVec::new(),
            barricade: None,
            stops: Secret::new(HUMAN, Stops::usual()),
        }
    }

    pub(crate) fn hand_size(&self) -> u8 {
        self.hand.for_rules().len() as u8
    }

    pub(crate) fn deck_size(&self) -> u8 {
        self.deck.for_rules().len() as u8
    }

    /// A card leaves the hand, and everybody sees it.
    pub(crate) fn lose(&mut self, card: HumanCard) {
        self.hand.for_rules_mut().remove(card);
        self.known.remove(card);
    }

    /// The top of the deck, if everybody knows it.
    pub(crate) fn open_top(&self) -> Option<HumanCard> {
        self.deck.for_rules().last().copied().filter(|_| 0 < self.known_top)
    }

    /// The die of a Research card.
    pub(crate) fn die(&self, research: Research) -> u8 {
        self.research.iter().find(|it| it.0 == research).map_or(0, |it| it.1)
    }
}

impl Horde {
    pub(crate) fn new(seat: Seat) -> Horde {
        Horde {
            hand: Secret::new(seat, ZombieBag::EMPTY),
            known: ZombieBag::EMPTY,
            lacks: [None; Topic::ALL.len()],
            deck: Secret::new(Audience::NOBODY, ArrayVec::new()),
            known_top: 0,
            discard: ZombieBag::EMPTY,
            at: None,
            played: ArrayVec::new(),
            zombies_left: 0,
            rages_left: 0,
            recruits: 0,
            finished: false,
            picks: 0,
            picked: false,
        }
    }

    pub(crate) fn hand_size(&self) -> u8 {
        self.hand.for_rules().len() as u8
    }

    pub(crate) fn deck_size(&self) -> u8 {
        self.deck.for_rules().len() as u8
    }

    /// The attack of all that it has played.
    pub(crate) fn attack(&self) -> u8 {
        self.played.iter().fold(0, |sum, it| sum.saturating_add(it.attack))
    }

    pub(crate) fn played_of(&self, sort: Sort) -> u8 {
        self.played.iter().filter(|it| it.card.sort() == sort).count() as u8
    }

    /// A card leaves the hand, and everybody sees it (IZ 4.3). If it was not known and its topic
    /// was lacking, it must have come after the statement; so one less of the others can be of that
    /// topic.
    pub(crate) fn lose(&mut self, card: ZombieCard) {
        self.hand.for_rules_mut().remove(card);
        if !self.known.remove(card) {
            self.came_to_light(card, 1);
        }
        self.cap_lacks();
    }

    pub(crate) fn came_to_light(&mut self, card: ZombieCard, count: u8) {
        for topic in Topic::ALL.into_iter().filter(|it| it.includes(card)) {
            if let Some(later) = &mut self.lacks[topic as usize] {
                *later = later.saturating_sub(count);
            }
        }
    }

    /// No more cards can be of a topic than are hidden.
    pub(crate) fn cap_lacks(&mut self) {
        let hidden = self.hand_size() - self.known.len() as u8;
        self.lacks.iter_mut().flatten().for_each(|later| *later = (*later).min(hidden));
    }

    /// Adds a card that only the horde sees.
    pub(crate) fn gain_unseen(&mut self, card: ZombieCard) {
        self.hand.for_rules_mut().insert(card);
        self.lacks.iter_mut().flatten().for_each(|later| *later += 1);
    }

    /// Adds a card that everybody sees.
    pub(crate) fn gain_open(&mut self, card: ZombieCard) {
        self.hand.for_rules_mut().insert(card);
        self.known.insert(card);
    }

    /// The top cards of the deck that everybody knows, from the top.
    pub(crate) fn open_top(&self) -> impl Iterator<Item = ZombieCard> {
        self.deck.for_rules().iter().rev().take(self.known_top.into()).copied()
    }

    /// The cards of its draw pile, without their order.
    pub(crate) fn drawn_from(&self) -> ZombieBag {
        self.deck.for_rules().iter().copied().collect()
    }

    /// The cards of the hand and the deck, without those of the hand that somebody knows and those on
    /// top of the deck that everybody knows.
    pub(crate) fn hidden(&self, known: &ZombieBag) -> ZombieBag {
        let mut hidden = self.drawn_from();
        hidden.absorb(self.hand.for_rules());
        hidden.minus(known).minus(&self.open_top().collect())
    }

    /// How many Zombies Libérés it owns; everybody saw each of them come.
    pub(crate) fn freed(&self) -> u8 {
        let deck = self.deck.for_rules().iter().filter(|it| **it == ZombieCard::Freed).count();
        deck as u8
            + self.hand.for_rules().count(ZombieCard::Freed)
            + self.discard.count(ZombieCard::Freed)
    }
}

impl Invazions {
    /// The seats of the hordes.
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        (1..self.table.players).map(Seat)
    }

    /// How many hordes there are.
    pub(crate) fn horde_count(&self) -> u8 {
        self.table.players - 1
    }

    pub(crate) fn place(&self, at: At) -> &Place {
        &self.places[usize::from(at)]
    }

    pub(crate) fn place_mut(&mut self, at: At) -> &mut Place {
        &mut self.places[usize::from(at)]
    }

    /// The places of the table.
    pub(crate) fn ats(&self) -> impl DoubleEndedIterator<Item = At> + Clone + use<> {
        0..self.places.len() as At
    }

    /// Where a location lies, if it is one of the table's.
    pub(crate) fn find(&self, location: Location) -> Option<At> {
        self.ats().find(|at| self.place(*at).location == location)
    }

    /// The place of a location that a legal move names.
    pub(crate) fn at(&self, location: Location) -> At {
        self.find(location).expect("a legal move names a location of the table")
    }

    /// The hordes at a location.
    pub(crate) fn hordes_at(&self, at: At) -> SeatSet {
        self.seats().filter(|seat| self.hordes[*seat].at == Some(at)).collect()
    }

    pub(crate) fn hand(&self, seat: Seat) -> &ZombieBag {
        self.hordes[seat].hand.for_rules()
    }

    pub(crate) fn human_hand(&self) -> &HumanBag {
        self.human.hand.for_rules()
    }

    pub(crate) fn stops(&self) -> Stops {
        *self.human.stops.for_rules()
    }

    /// Zombies Libérés of all hordes together.
    pub(crate) fn freed(&self) -> u8 {
        self.seats().map(|seat| self.hordes[seat].freed()).sum()
    }

    /// The attack at a location, less what Charge takes (IZ 6.1).
    pub(crate) fn attack_at(&self, at: At) -> u8 {
        self.played_at(at) - self.charged(at)
    }

    /// The attack of all that was played at a location.
    fn played_at(&self, at: At) -> u8 {
        let hordes = self.hordes_at(at);
        hordes.iter().fold(0_u8, |sum, it| sum.saturating_add(self.hordes[it].attack()))
    }

    /// What Charge takes from the attack at a location: no more than there is.
    pub(crate) fn charged(&self, at: At) -> u8 {
        self.place(at).charge.min(self.played_at(at))
    }

    /// The Resistance that the attack at a location must reach (IZ 11.7).
    pub(crate) fn resistance_of(&self, at: At) -> u8 {
        self.cards.walls(self.place(at).location) + self.walled(at)
    }

    /// What Humans add to the Resistance of a location.
    pub(crate) fn walled(&self, at: At) -> u8 {
        let humans = &self.place(at).humans;
        humans.kinds().map(|it| self.cards.human(it).walls * humans.count(it)).sum()
    }

    /// IZ 13.4: what better equipment adds to each Human of a location.
    pub(crate) fn armour(&self, at: At) -> u8 {
        self.place(at).standing_research().map_or(0, |it| self.cards.research(it).armour)
    }

    /// The points needed to devour a defender now.
    pub(crate) fn resistance(&self, at: At, defender: Defender) -> u8 {
        let place = self.place(at);
        match defender {
            Defender::Human(card) => {
                self.cards.human(card).resistance + place.stand + self.armour(at)
            }
            Defender::Research(research) => self.cards.research(research).resistance,
        }
    }

    /// What a Research card costs to install now (IZ 3.3).
    pub(crate) fn research_cost(&self, research: Research) -> u8 {
        self.cards.research(research).cost + self.human.die(research)
    }
}
