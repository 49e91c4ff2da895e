//! Where the rules are up to.

use tabletop::{Asks, Seat, SeatSet};

use crate::card::Card;
use crate::view::Phase;

/// One thing the rules still have to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    BeginRound,
    /// The player at this place of the order of the round does the phase; then the next.
    Turn {
        phase: Phase,
        place: u8,
    },
    EndPhase {
        phase: Phase,
    },
    /// The player may bring a card into play, `more` cards after this one.
    Reinforce {
        seat: Seat,
        more: u8,
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
}

impl Asks for Step {
    fn asks(&self) -> SeatSet {
        match self {
            Step::Reinforce { seat, .. }
            | Step::March { seat }
            | Step::Shoot { seat }
            | Step::Fight { seat }
            | Step::Duplicate { seat, .. }
            | Step::Breed { seat } => SeatSet::only(*seat),
            Step::BeginRound | Step::Turn { .. } | Step::EndPhase { .. } => SeatSet::EMPTY,
        }
    }
}
