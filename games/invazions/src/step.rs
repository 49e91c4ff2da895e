//! What the rules still have to do.

use tabletop::{Asks, Seat, SeatSet};

use crate::card::ZombieBag;
use crate::moves::Moment;

/// The seat of the human side.
pub const HUMAN: Seat = Seat(0);

/// The place of a location among those of the table.
pub(crate) type At = u8;

/// One thing that the rules still have to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    BeginTurn,
    /// The human side may discard a card.
    Discard,
    Supply,
    /// The human side plays cards.
    Action,
    /// A Janitor has come, and may sacrifice a contamination card.
    Clean {
        at: At,
    },
    Barricade,
    /// The hordes choose their locations, one after the other.
    Go {
        seat: Seat,
    },
    /// The human side may play Bravery.
    Window {
        moment: Moment,
    },
    /// Slash: the horde has discarded these cards so far, and discards more or carries a Wounded.
    Slash {
        seat: Seat,
        dropped: ZombieBag,
    },
    Combat,
    /// `seat`, one of the hordes `left`, plays next or lets others go first.
    Order {
        seat: Seat,
        left: SeatSet,
    },
    Play {
        seat: Seat,
        left: SeatSet,
    },
    /// John Frum has turned up a Bravery card.
    Frum {
        seat: Seat,
    },
    /// A Swallower demands a Zombie of the hand.
    Swallow {
        seat: Seat,
    },
    /// Natural selection may take a card of the hand.
    Select {
        seat: Seat,
    },
    /// Vermin sacrifice this many more contamination cards.
    Vermin {
        seat: Seat,
        left: u8,
    },
    /// A contamination card goes to the hand.
    Harangue {
        seat: Seat,
    },
    /// A contamination card goes to the discard.
    Sneak {
        seat: Seat,
    },
    Wounds,
    /// `seat` chooses what is wounded next, with this many points left.
    Wound {
        seat: Seat,
        at: At,
        points: u8,
    },
    /// What was devoured leaves, and recruitment begins.
    Clear,
    Recruit {
        seat: Seat,
        at: At,
    },
    /// Every location has been recruited from.
    Recruited,
    /// The hordes may announce, one after the other.
    Announce {
        seat: Seat,
    },
    EndTurn,
}

impl Asks for Step {
    fn asks(&self) -> SeatSet {
        match self {
            Step::Discard
            | Step::Action
            | Step::Clean { .. }
            | Step::Barricade
            | Step::Window { .. } => SeatSet::only(HUMAN),
            Step::Go { seat }
            | Step::Slash { seat, .. }
            | Step::Order { seat, .. }
            | Step::Play { seat, .. }
            | Step::Frum { seat }
            | Step::Swallow { seat }
            | Step::Select { seat }
            | Step::Vermin { seat, .. }
            | Step::Harangue { seat }
            | Step::Sneak { seat }
            | Step::Wound { seat, .. }
            | Step::Recruit { seat, .. }
            | Step::Announce { seat } => SeatSet::only(*seat),
            Step::BeginTurn
            | Step::Supply
            | Step::Combat
            | Step::Wounds
            | Step::Clear
            | Step::Recruited
            | Step::EndTurn => SeatSet::EMPTY,
        }
    }
}
