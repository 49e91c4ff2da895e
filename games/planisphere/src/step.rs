//! What the rules still have to do.

use tabletop::{Asks, Seat, SeatSet, SetOf};

use crate::card::Card;
use crate::view::{Phase, Test};

/// One thing that the rules still have to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    BeginRound,
    /// The player at this place in the order of the round does the phase; then the next one.
    Turn {
        phase: Phase,
        place: u8,
    },
    EndPhase {
        phase: Phase,
    },
    /// The player may bring a card into play, and `more` cards after this one.
    Reinforce {
        seat: Seat,
        more: u8,
        /// The cards that have had their test in this round (PL 11.7).
        tried: SetOf<Card>,
    },
    /// The player moves units, one after another.
    March {
        seat: Seat,
    },
    /// The player announces shots, one after another.
    Shoot {
        seat: Seat,
    },
    /// The player resolves the contacts in which it attacks.
    Fight {
        seat: Seat,
    },
    /// The player may lay an identical card beside the unit that has just destroyed another.
    Duplicate {
        seat: Seat,
        card: Card,
    },
    /// The player may put a unit in gestation.
    Breed {
        seat: Seat,
    },
    /// Event 2: the player names the continent on which the card lands.
    NameContinent {
        seat: Seat,
        card: Card,
        test: Option<Test>,
    },
    /// Event 36: the defender's owner may sacrifice it.
    Explode {
        seat: Seat,
        attacker: Card,
        defender: Card,
        how: Assault,
    },
    /// An event will ask the player, if there is anything to choose.
    Consult {
        choice: Choice,
    },
    /// An event asks the player.
    Decide {
        choice: Choice,
    },
    /// Event 10: all traitors are known.
    Betray,
    /// Event 82: all stakes are in.
    SettleWager,
    /// An event was carried out for everybody.
    AfterHappening,
}

/// How a unit acts against an enemy on its square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Assault {
    Attack,
    /// Instead of an attack (PL 8.4).
    Control,
}

/// What an event asks of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    pub(crate) seat: Seat,
    /// The event.
    pub(crate) number: u8,
    /// How many more choices it asks for; none before the player is first asked.
    pub(crate) left: Option<u8>,
    /// The cards and units that the player has chosen for it so far.
    pub(crate) touched: SetOf<Card>,
}

impl Choice {
    pub(crate) fn new(seat: Seat, number: u8) -> Choice {
        Choice { seat, number, left: None, touched: SetOf::EMPTY }
    }
}

impl Asks for Step {
    fn asks(&self) -> SeatSet {
        match self {
            Step::Reinforce { seat, .. }
            | Step::March { seat }
            | Step::Shoot { seat }
            | Step::Fight { seat }
            | Step::Duplicate { seat, .. }
            | Step::Breed { seat }
            | Step::NameContinent { seat, .. }
            | Step::Explode { seat, .. } => SeatSet::only(*seat),
            Step::Decide { choice } => SeatSet::only(choice.seat),
            Step::BeginRound
            | Step::Turn { .. }
            | Step::EndPhase { .. }
            | Step::Consult { .. }
            | Step::Betray
            | Step::SettleWager
            | Step::AfterHappening => SeatSet::EMPTY,
        }
    }
}
