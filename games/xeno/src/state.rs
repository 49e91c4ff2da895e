//! The whole truth about one game. Nothing here leaves the process: the outside world gets a
//! [`View`](crate::view::View).

use std::sync::Arc;

use tabletop::{ArrayVec, BySeat, Chance, Seat, Secret, SetOf, Steps};

use crate::card::{CARDS, Card};
use crate::deck::{Cards, Faces};
use crate::invasion::Invasion;
use crate::moves::Action;
use crate::options::XenoOptions;
use crate::step::Step;
use crate::view::{LastGuess, Phase, PowerRef, Powers, TABLEAU_MAX};

/// How deep the stack of steps may grow.
pub(crate) const DEPTH: usize = 8;

/// One game of Race for the Galaxy. Deliberately not `Serialize`: a saved game is its record.
///
/// ```compile_fail
/// fn save(game: xeno::Xeno) -> impl serde::Serialize { game }
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Xeno {
    pub(crate) cards: Arc<Cards>,
    /// What the edition of the game prints.
    pub(crate) faces: Arc<Faces>,
    pub(crate) options: XenoOptions,
    /// From 1; 0 while players choose how to start.
    pub(crate) round: u16,
    pub(crate) phase: Phase,
    /// Whether it is the second Develop or Settle phase of this round (two experts).
    pub(crate) again: bool,
    /// The first seat in timing order.
    pub(crate) first: Seat,
    pub(crate) empires: BySeat<Empire>,
    /// The top is the last.
    pub(crate) deck: Secret<ArrayVec<Card, CARDS>>,
    pub(crate) discards: Secret<SetOf<Card>>,
    /// The card that lies as a good on each world, by the number of the world's card.
    pub(crate) goods: Secret<[Option<Card>; CARDS]>,
    /// Victory point chips in the pool; below 0 when some came from the reserve.
    pub(crate) pool: i16,
    /// Cards among the discards that everybody has seen.
    pub(crate) seen: SetOf<Card>,
    /// The last guess, with the card that was shown.
    pub(crate) guess: Option<LastGuess>,
    /// Cards in hands that everybody has seen: those won by guessing.
    pub(crate) shown: SetOf<Card>,
    /// The Invasion mode, if it is played.
    pub(crate) invasion: Option<Invasion>,
    pub(crate) tally: Tally,
    pub(crate) steps: Steps<Step, DEPTH>,
    pub(crate) ending: Option<&'static str>,
    pub(crate) chance: Chance,
}

/// One player.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Empire {
    /// The two start worlds to choose from, while it chooses.
    pub(crate) dealt: Secret<SetOf<Card>>,
    pub(crate) hand: Secret<SetOf<Card>>,
    /// Cards that the player knows to be among the discards: those that it discarded itself.
    pub(crate) dropped: Secret<SetOf<Card>>,
    /// In the order of placing. Damaged worlds are among them (XI 16.2).
    pub(crate) tableau: ArrayVec<Card, TABLEAU_MAX>,
    /// The same cards as a set.
    pub(crate) laid: SetOf<Card>,
    /// Worlds with a good on them.
    pub(crate) stocked: SetOf<Card>,
    pub(crate) damaged: SetOf<Card>,
    /// All chips, those of the war effort too.
    pub(crate) chips: u16,
    /// Chips earned by the war effort.
    pub(crate) effort: u16,
    /// Award tokens, in points.
    pub(crate) awards: u16,
    /// The actions of this round once they are revealed; until then those of the round before.
    pub(crate) picks: ArrayVec<Action, 2>,
    /// The card placed in this phase, once revealed.
    pub(crate) placed: Option<Card>,
    /// The powers used for the last world placed, or for the defence after it.
    pub(crate) helped: ArrayVec<PowerRef, TABLEAU_MAX>,
    /// The bunker was used in the last invasion step.
    pub(crate) bunkered: bool,
    /// Worlds whose goods were given to the last war effort.
    pub(crate) given: SetOf<Card>,
    /// The sums of the tableau's powers when the phase began.
    pub(crate) powers: Powers,
    /// Powers used in this phase: a bit for each power at each place of the tableau.
    pub(crate) used: u64,
    /// Worlds that have produced in this phase.
    pub(crate) produced: SetOf<Card>,
    /// How many cards the player must discard now (Explore, hand limit).
    pub(crate) owes: u8,
    /// What the player has answered so far while all decide at once.
    pub(crate) sealed: Secret<Sealed>,
    /// Repairs left of the bonus of Produce: Repair.
    pub(crate) repairs: u8,
    /// Whether the windfall bonus of Produce is still to be used.
    pub(crate) bonus: bool,
    /// Whether the player has ended its own actions in this phase.
    pub(crate) closed: bool,
}

/// A player's answer while all decide at once. When the last answer is in it takes effect, and this
/// is empty again.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Sealed {
    /// The start world kept, the card to be placed, or the world to be damaged.
    pub(crate) card: Option<Card>,
    /// In the order of the phases.
    pub(crate) actions: ArrayVec<Action, 2>,
    /// Cards of the hand to discard or to pay with.
    pub(crate) picked: SetOf<Card>,
    /// Worlds whose goods are given up.
    pub(crate) spent: SetOf<Card>,
    /// Powers used, in card order; the one that pays for a military world comes first.
    pub(crate) used: ArrayVec<PowerRef, TABLEAU_MAX>,
    /// A power in use whose price is still due: its good, or, in a defence, its card.
    pub(crate) open: Option<PowerRef>,
    /// The bunker is used.
    pub(crate) bunker: bool,
}

/// What simulations count.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Tally {
    /// How many times each action was picked.
    pub(crate) actions: [u16; 8],
    pub(crate) shuffles: u16,
    pub(crate) defended: u16,
    pub(crate) damaged: u16,
    pub(crate) repaired: u16,
}

impl Empire {
    /// The bit of a power in [`used`](Empire::used).
    pub(crate) fn bit(&self, power: PowerRef) -> u64 {
        let place = self.tableau.iter().position(|it| *it == power.card).unwrap_or_default();
        1 << (4 * place + usize::from(power.number) - 1)
    }
}

impl Xeno {
    pub(crate) fn hand_size(&self, seat: Seat) -> u8 {
        self.empires[seat].hand.for_rules().len() as u8
    }

    pub(crate) fn deck_size(&self) -> u8 {
        self.deck.for_rules().len() as u8
    }

    pub(crate) fn discards_size(&self) -> u8 {
        self.discards.for_rules().len() as u8
    }

    /// The cards of a hand that everybody has seen.
    pub(crate) fn shown_in(&self, seat: Seat) -> SetOf<Card> {
        self.shown.intersection(*self.empires[seat].hand.for_rules())
    }
}
