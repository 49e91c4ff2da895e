//! What the rules still have to do.

use tabletop::{ArrayVec, Asks, BySeat, SEATS_MAX, Seat, SeatSet};

use crate::card::{Alien, Colour, Weapon};
use crate::view::Purpose;

/// The seats that an alien passes, from the active player to where it lands.
pub(crate) type Path = ArrayVec<Seat, SEATS_MAX>;

/// One thing that the rules still have to do. What a player has picked for it, but not committed,
/// lies in its [`Station`](crate::state::Station).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// The active player acts, builds, fights or ends.
    Turn {
        seat: Seat,
    },
    /// The active player picks the cards to give; only it knows of this step.
    Pack {
        seat: Seat,
        to: Seat,
    },
    DrawMatrix {
        seat: Seat,
    },
    /// The alien passes the seats of `path`; `asked` is the one that may zap it now.
    Flight {
        alien: Alien,
        path: Path,
        asked: u8,
    },
    Land {
        alien: Alien,
        seat: Seat,
    },
    /// The owner of the station chooses the module.
    Perch {
        alien: Alien,
        seat: Seat,
    },
    Order {
        alien: Alien,
    },
    /// Seats choose what they discard, all at once; `owes` is how many cards each must pick.
    Evaporate {
        colour: Colour,
        owes: BySeat<u8>,
        waiting: SeatSet,
    },
    AfterAction,
    /// The Modulomorph eats two cards, then hits; only its owner knows of this step.
    Morph {
        seat: Seat,
        purpose: Purpose,
    },
    Call {
        seat: Seat,
        helper: Seat,
        purpose: Purpose,
    },
    /// Settles the weapons that were played, kind by kind.
    EndFight {
        seat: Seat,
    },
    Spend {
        seat: Seat,
        kind: Weapon,
    },
    NextTurn,
    BeginConflict {
        seat: Seat,
    },
    ConflictTurn {
        seat: Seat,
    },
    Kamikaze {
        seat: Seat,
        alien: Alien,
    },
    Strike {
        seat: Seat,
        at_matrix: bool,
    },
    NextConflictTurn,
}

impl Asks for Step {
    fn asks(&self) -> SeatSet {
        match self {
            Step::Turn { seat }
            | Step::Pack { seat, .. }
            | Step::Perch { seat, .. }
            | Step::Morph { seat, .. }
            | Step::Spend { seat, .. }
            | Step::Kamikaze { seat, .. }
            | Step::Strike { seat, .. } => SeatSet::only(*seat),
            Step::Flight { path, asked, .. } => SeatSet::only(path[usize::from(*asked)]),
            Step::Call { helper, .. } => SeatSet::only(*helper),
            Step::Evaporate { waiting, .. } => *waiting,
            Step::DrawMatrix { .. }
            | Step::Land { .. }
            | Step::Order { .. }
            | Step::AfterAction
            | Step::EndFight { .. }
            | Step::NextTurn
            | Step::BeginConflict { .. }
            | Step::ConflictTurn { .. }
            | Step::NextConflictTurn => SeatSet::EMPTY,
        }
    }
}

impl Step {
    /// Whether only the seat that is asked may know of it.
    pub(crate) fn is_private(&self) -> bool {
        matches!(self, Step::Pack { .. } | Step::Morph { .. })
    }
}
