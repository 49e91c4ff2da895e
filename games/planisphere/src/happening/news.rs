//! What happens because of events. None of it is secret.

use serde::Serialize;
use tabletop::Seat;

use crate::card::Card;
use crate::map::Square;

/// What an event did, as everybody is told it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "news", rename_all = "kebab-case")]
pub enum News {
    /// The roll of the hundred-sided die.
    Rolled {
        seat: Seat,
        number: u8,
    },
    /// The event is no longer in force.
    Over {
        number: u8,
    },
    /// A unit or a reserve card goes out of the game.
    Removed {
        card: Card,
        owner: Seat,
    },
    /// A reserve card goes under the draw pile.
    Discarded {
        card: Card,
        owner: Seat,
    },
    /// A card passes from one reserve to another.
    Passed {
        card: Card,
        from: Seat,
        to: Seat,
    },
    /// A lent card goes back to its owner's reserve.
    WentHome {
        card: Card,
        to: Seat,
    },
    /// A dead unit is on the board again.
    Returned {
        card: Card,
        owner: Seat,
        square: Square,
    },
    /// A dead unit is in its last owner's reserve.
    Recalled {
        card: Card,
        owner: Seat,
    },
    /// An event moves a unit.
    Pushed {
        card: Card,
        owner: Seat,
        from: Square,
        to: Square,
    },
    /// A reserve card takes the place of a unit, which goes to the reserve.
    Replaced {
        seat: Seat,
        card: Card,
        by: Card,
        square: Square,
    },
    /// Two units change places.
    Swapped {
        seat: Seat,
        one: Card,
        other: Card,
    },
    LaidOpen,
    /// The square that a player's dice name.
    Lightning {
        seat: Seat,
        square: Square,
    },
    Staked {
        seat: Seat,
        card: Card,
    },
    Threw {
        seat: Seat,
        die: u8,
    },
    /// The player wins all stakes.
    Pot {
        seat: Seat,
    },
    /// The player gives up shooting and fighting in the next turn.
    Fined {
        seat: Seat,
    },
    /// A unit goes on top of the draw pile.
    Exiled {
        card: Card,
        owner: Seat,
    },
    /// The draw pile is shuffled.
    Shuffled,
    /// A shot goes astray and hits another unit, or nobody.
    Strayed {
        shooter: Card,
        square: Square,
        hit: Option<Card>,
    },
    /// A shot comes back to the unit that fired it.
    CameBack {
        shooter: Card,
    },
    /// A unit under attack destroys itself and everything around it.
    Exploded {
        card: Card,
        owner: Seat,
        square: Square,
    },
    /// A martyr stays for one more turn.
    Lingers {
        card: Card,
        square: Square,
    },
    Frightened {
        card: Card,
        by: Card,
    },
    Teleported {
        card: Card,
        by: Card,
    },
    /// Nothing can destroy the unit.
    Spared {
        card: Card,
        owner: Seat,
    },
}
