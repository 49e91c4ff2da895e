//! What the rules still have to do.

use tabletop::{Asks, Seat, SeatSet};

use crate::card::Die;
use crate::view::Raiser;

/// One thing that the rules still have to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Asks the player; where there is nothing to choose, goes on by itself.
    Offer(Choice),
    /// Waits for the player.
    Ask(Choice),
    /// The dice are chosen: the captain sets out.
    SetOut,
    /// A turn begins, or the game ends.
    BeginTurn,
    /// The planet is chosen: four cards are dealt.
    DealRow,
    /// Goes on to the next card of the row, or to the exploration.
    NextCard,
    /// Everything is paid for.
    Engaged,
    /// The points of an evasion are paid: cubes are drawn.
    Escape,
    Evaded,
    BeginExploration,
    DrawCubes,
    /// Goes on to the drawn cubes that wait, or to the end of the turn.
    NextCubes,
    /// The planet's second effect has been paid for.
    Activated,
    EndTurn,
}

/// What the player decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    LeaveDie,
    Planet,
    /// A die goes up by this many faces; only a system die where the engineer raises it.
    Raise {
        faces: u8,
        raiser: Raiser,
    },
    /// Engage or evade the card that is met.
    Meet,
    /// Pay for the card that is met.
    Pay,
    /// Use what the Artificial Intelligence rolled.
    Rolled {
        die: Die,
        number: u8,
    },
    Lower {
        die: Die,
    },
    Reroll,
    Swap,
    Mirror {
        faces: u8,
    },
    Evade,
    /// This many cubes leave the bag.
    Take {
        cubes: u8,
        die: Die,
    },
    Understand,
    /// The market gives points.
    Trade {
        points: u8,
    },
    Prepare,
    Settle,
    PutBack,
    /// This many cards are given up.
    Spend {
        cards: u8,
    },
    /// Which of the drawn cubes is next, and what it does.
    Resolve,
    Claim,
    /// Keep engaged cards.
    Keep,
}

impl Choice {
    /// The number of its kind, for networks and for whoever plays by numbers: it stays.
    pub(crate) fn kind(self) -> usize {
        match self {
            Choice::LeaveDie => 0,
            Choice::Planet => 1,
            Choice::Raise { .. } => 2,
            Choice::Meet => 3,
            Choice::Pay => 4,
            Choice::Rolled { .. } => 5,
            Choice::Lower { .. } => 6,
            Choice::Reroll => 7,
            Choice::Swap => 8,
            Choice::Mirror { .. } => 9,
            Choice::Evade => 10,
            Choice::Take { .. } => 11,
            Choice::Understand => 12,
            Choice::Trade { .. } => 13,
            Choice::Prepare => 14,
            Choice::Settle => 15,
            Choice::PutBack => 16,
            Choice::Spend { .. } => 17,
            Choice::Resolve => 18,
            Choice::Claim => 19,
            Choice::Keep => 20,
        }
    }
}

impl Asks for Step {
    fn asks(&self) -> SeatSet {
        match self {
            Step::Ask(_) => SeatSet::only(Seat(0)),
            Step::Offer(_)
            | Step::SetOut
            | Step::BeginTurn
            | Step::DealRow
            | Step::NextCard
            | Step::Engaged
            | Step::Escape
            | Step::Evaded
            | Step::BeginExploration
            | Step::DrawCubes
            | Step::NextCubes
            | Step::Activated
            | Step::EndTurn => SeatSet::EMPTY,
        }
    }
}
