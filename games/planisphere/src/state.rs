//! The whole truth about one game. Nothing here leaves the process: the outside world gets a
//! [`View`](crate::view::View).

use std::sync::Arc;

use tabletop::{ArrayVec, BySeat, Chance, SEATS_MAX, Seat, SeatSet, Secret, SetOf, Steps, Viewer};

use crate::card::{CARDS_MAX, Card, Trait};
use crate::deck::Cards;
use crate::happening::News;
use crate::map::{Heading, Square};
use crate::options::PlanisphereOptions;
use crate::step::Step;
use crate::view::{Attempt, InForce, Landing, Phase};

/// How deep the stack of steps may grow.
pub(crate) const DEPTH: usize = 16;

/// How many events may be in force at once: four in a round, of which some last three rounds.
pub(crate) const IN_FORCE_MAX: usize = 24;

/// How many of the last news everybody sees.
pub(crate) const NEWSREEL: usize = 32;

/// A card may be lent by two events at once.
pub(crate) const LOANS_MAX: usize = 2 * CARDS_MAX;

/// One game of Invasion. Deliberately not `Serialize`: a saved game is its record.
///
/// ```compile_fail
/// fn save(game: planisphere::Planisphere) -> impl serde::Serialize { game }
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Planisphere {
    pub(crate) cards: Arc<Cards>,
    pub(crate) options: PlanisphereOptions,
    /// From 1; 0 while units land before the first.
    pub(crate) round: u16,
    /// Who begins every phase of the round.
    pub(crate) first: Seat,
    pub(crate) phase: Phase,
    pub(crate) camps: BySeat<Camp>,
    /// The units on the board, by the place of their card.
    pub(crate) units: [Option<Unit>; CARDS_MAX],
    /// The top is the last.
    pub(crate) pile: Secret<ArrayVec<Card, CARDS_MAX>>,
    /// How many of the lowest cards of the pile everybody knows (PL 2.4).
    pub(crate) known_below: u8,
    /// How many of the highest cards of the pile everybody knows (PL 11.69).
    pub(crate) known_above: u8,
    /// The cards in others' hands that each viewer knows; spectators have the last place.
    pub(crate) known: [SetOf<Card>; SEATS_MAX + 1],
    /// Removed from the game.
    pub(crate) removed: SetOf<Card>,
    /// Shots announced in this round.
    pub(crate) shots: ArrayVec<Announced, CARDS_MAX>,
    /// Units that were destroyed and whose cards lie under the pile, in the order of their deaths.
    pub(crate) dead: ArrayVec<Death, CARDS_MAX>,
    /// The unit destroyed last, wherever its card is now.
    pub(crate) last_destroyed: Option<Death>,
    /// Turns of gestation that cards have gained for the rest of the game.
    pub(crate) rep_plus: [u8; CARDS_MAX],
    /// Units that have won a contact combat in this round.
    pub(crate) winners: SetOf<Card>,
    pub(crate) in_force: ArrayVec<InForce, IN_FORCE_MAX>,
    /// Cards and units that are in another camp for a time.
    pub(crate) loans: ArrayVec<Loan, LOANS_MAX>,
    /// Destroyed units that come back at the start of the next round.
    pub(crate) returning: ArrayVec<Death, CARDS_MAX>,
    /// Event 86: the players who neither shoot nor attack in this round.
    pub(crate) fined: SeatSet,
    /// Event 36: the players whose unit has sacrificed itself while it is in force.
    pub(crate) exploded: SeatSet,
    /// Events 10 and 82: the card that each player has chosen, until all have.
    pub(crate) stakes: [Option<Card>; SEATS_MAX],
    /// The last news of events, since those of the round before ended.
    pub(crate) newsreel: ArrayVec<News, NEWSREEL>,
    /// The dice of the last arrival.
    pub(crate) landing: Option<Landing>,
    /// The die of the last attempt to take a unit over.
    pub(crate) attempt: Option<Attempt>,
    /// The number of arrivals on squares so far, times two: of two enemies the one with the higher
    /// number attacks.
    pub(crate) arrivals: u32,
    pub(crate) tally: Tally,
    pub(crate) steps: Steps<Step, DEPTH>,
    pub(crate) ending: Option<&'static str>,
    pub(crate) chance: Chance,
}

/// A player's units and hand.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Camp {
    pub(crate) out: bool,
    /// Whether it has had a unit on the board: from then on landings are tested, and a camp without
    /// units is out.
    pub(crate) landed: bool,
    pub(crate) hand: Secret<SetOf<Card>>,
    /// Its units on the board, without cards in gestation.
    pub(crate) units: SetOf<Card>,
}

/// A unit on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unit {
    pub(crate) owner: Seat,
    pub(crate) square: Square,
    /// The number of its arrival on its square, or in its camp: of two enemies the later attacks
    /// (PL 6.2). No two units have the same number.
    pub(crate) arrived: u32,
    /// The round in which it came into play.
    pub(crate) landed: u16,
    /// Where it stood before it moved in this round.
    pub(crate) from: Option<Square>,
    /// The main direction of the last move that it made itself, in any round.
    pub(crate) heading: Option<Heading>,
    /// The number of contact combats that it has won.
    pub(crate) victories: u8,
    pub(crate) gestation: Option<Gestation>,
    /// It has moved in this movement phase.
    pub(crate) moved: bool,
    /// It has announced its shot.
    pub(crate) aimed: bool,
    /// It has tried to take a unit over.
    pub(crate) controlled: bool,
    /// Event 66: it has given up 1 ATT and 1 DEF in this round.
    pub(crate) light: bool,
    /// It may not move in its next movement phase (PL 9.7).
    pub(crate) overheated: bool,
    /// The enemies with which it has fought in this round, whichever attacked.
    pub(crate) fought: SetOf<Card>,
    /// Event 81: the round in which it may not move.
    pub(crate) pinned: Option<u16>,
    /// Event 68: the round at whose end it dies.
    pub(crate) dies: Option<u16>,
    /// Event 78: it has sacrificed itself, and is gone at the end of this round.
    pub(crate) fades: Option<u16>,
}

impl Unit {
    /// The traits that events have given to this one unit (PL 11.66 and 11.78).
    pub(crate) fn granted(&self) -> SetOf<Trait> {
        let light = self.light.then_some(Trait::Swift);
        let phantom = [Trait::Martyr, Trait::Control].into_iter().filter(|_| self.fades.is_some());
        phantom.chain(light).collect()
    }
}

/// A pair in gestation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Gestation {
    /// The card laid on the unit.
    pub(crate) child: Card,
    /// Reproduction phases left.
    pub(crate) left: u8,
    /// Event 68: the round at whose end the card dies, if it lay there when the event was rolled.
    pub(crate) dies: Option<u16>,
}

/// A shot that was announced; its force is fixed from then on (PL 5.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Announced {
    pub(crate) seat: Seat,
    pub(crate) shooter: Card,
    pub(crate) target: Card,
    pub(crate) force: i8,
    /// It was counted in a combat.
    pub(crate) used: bool,
    /// An event has sent it elsewhere, where it may hit a friend.
    pub(crate) strayed: bool,
}

/// A unit that was destroyed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Death {
    pub(crate) card: Card,
    pub(crate) owner: Seat,
    pub(crate) square: Square,
    /// The card that lay on it in gestation and died with it.
    pub(crate) laid: Option<Gestation>,
}

/// A card or unit that will go back to its camp.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Loan {
    pub(crate) card: Card,
    pub(crate) back_to: Seat,
    /// The round at whose end it goes back.
    pub(crate) ends: u16,
    /// The event that lent it.
    pub(crate) event: u8,
}

/// What simulations count: by people, and by what destroys.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Tally {
    pub(crate) landed: [u8; 24],
    pub(crate) kills: [u8; 24],
    pub(crate) deaths: [u8; 24],
    /// Units destroyed, and players put out or annihilated, in fights and by events.
    pub(crate) destroyed: [u16; 2],
    pub(crate) out: [u8; 2],
    /// Whether an event destroyed the last unit that each seat lost.
    pub(crate) last_by_event: [bool; 4],
}

impl Death {
    /// The death of the card that lay in gestation on this one.
    pub(crate) fn of(self, child: Card) -> Death {
        Death { card: child, laid: None, ..self }
    }
}

impl Planisphere {
    /// Every seat, in turn order from seat `A`.
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.camps.players())
    }

    /// The seats in the order of this round (PL 2.2).
    pub(crate) fn in_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (first, players) = (self.first.0, self.camps.players());
        (0..players).map(move |at| Seat((first + at) % players))
    }

    /// The seats still in the game.
    pub(crate) fn alive(&self) -> SeatSet {
        self.seats().filter(|seat| !self.camps[*seat].out).collect()
    }

    pub(crate) fn hand(&self, seat: Seat) -> SetOf<Card> {
        *self.camps[seat].hand.for_rules()
    }

    /// Whether everybody, spectators included, knows every card of a hand. Then the hand has no
    /// secret that being asked, or not, could tell.
    pub(crate) fn is_open(&self, seat: Seat) -> bool {
        self.hand(seat).minus(self.known[knower(Viewer::Spectator)]).is_empty()
    }

    pub(crate) fn pile_size(&self) -> u8 {
        self.pile.for_rules().len() as u8
    }

    /// The cards under the pile that everybody knows, the lowest first (PL 2.4).
    pub(crate) fn known_pile(&self) -> &[Card] {
        &self.pile.for_rules()[..usize::from(self.known_below)]
    }

    /// How many cards a hand has, and which of them are among `known`.
    pub(crate) fn hand_size_and_known(&self, seat: Seat, known: SetOf<Card>) -> (u8, SetOf<Card>) {
        let hand = self.hand(seat);
        (hand.len() as u8, hand.intersection(known))
    }

    /// All units on the board, in card order.
    pub(crate) fn on_board(&self) -> SetOf<Card> {
        self.camps.values().fold(SetOf::EMPTY, |all, camp| all.union(camp.units))
    }

    /// A unit that is on the board.
    pub(crate) fn unit(&self, card: Card) -> &Unit {
        self.units[card.slot()].as_ref().expect("the unit is on the board")
    }

    pub(crate) fn unit_mut(&mut self, card: Card) -> &mut Unit {
        self.units[card.slot()].as_mut().expect("the unit is on the board")
    }

    /// Whether a unit is on the board, by itself or with a card in gestation on it.
    pub(crate) fn is_on_board(&self, card: Card) -> bool {
        self.units[card.slot()].is_some()
    }

    /// The units on a square, in card order.
    pub(crate) fn units_at(&self, square: Square) -> impl Iterator<Item = Card> + '_ {
        self.on_board().iter().filter(move |it| self.unit(*it).square == square)
    }

    /// The enemies of `seat` on a square, in card order.
    pub(crate) fn enemies_at(&self, square: Square, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.on_board()
            .minus(self.camps[seat].units)
            .iter()
            .filter(move |it| self.unit(*it).square == square)
    }
}

/// The place of a viewer in [`Planisphere::known`].
pub(crate) fn knower(viewer: Viewer) -> usize {
    viewer.seat().map_or(SEATS_MAX, Seat::index)
}
