//! What happens, and what each viewer is told of it.

use serde::Serialize;
use tabletop::{Seat, Secret, SetOf, Viewer};

use crate::card::{Alien, Card, Colour};
use crate::deck::Flight;
use crate::moves::{Plan, Topic};

/// What happened, with its secrets.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// Everybody is told the same.
    Open(Told),
    Drew {
        seat: Seat,
        count: u8,
        cards: Secret<SetOf<Card>>,
    },
    Gave {
        from: Seat,
        to: Seat,
        count: u8,
        cards: Secret<SetOf<Card>>,
    },
    /// `fits`: whether the hand held a weapon that would have hit it.
    LetPass {
        seat: Seat,
        alien: Alien,
        fits: Secret<bool>,
    },
}

/// Why a player is out of the game, or at level 0 loses all but the hub.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Cause {
    /// Too many Invaliens attacked.
    Crushed,
    /// A kamikaze was not countered.
    Kamikaze,
    /// The last module was destroyed.
    Stranded,
}

/// What a viewer is told. Cards are in card order; `None` where the viewer may not see them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Told {
    TurnBegan {
        seat: Seat,
    },
    Drew {
        seat: Seat,
        count: u8,
        cards: Option<Vec<Card>>,
    },
    Gave {
        from: Seat,
        to: Seat,
        count: u8,
        cards: Option<Vec<Card>>,
    },
    /// The Résistance or the Matrice deck is made anew from its discards.
    ResistanceReshuffled,
    MatrixReshuffled,
    /// A Matrice card turned up in normal play: aliens that will look for their symbol.
    AlienAppeared {
        seat: Seat,
        alien: Alien,
        aliens: u8,
        flight: Flight,
    },
    /// A Shield turned up and stands beside the Matrice, where `out` Shields stand now.
    ShieldAppeared {
        seat: Seat,
        alien: Alien,
        out: u8,
    },
    /// Nobody has the symbol: discarded.
    AlienLost {
        alien: Alien,
    },
    LetPass {
        seat: Seat,
        alien: Alien,
        fits: Option<bool>,
    },
    Zapped {
        seat: Seat,
        card: Card,
        alien: Alien,
    },
    /// `aliens` Invaliens or Evaporaliens land; now the station has `now` aliens of the colour.
    Invaded {
        seat: Seat,
        alien: Alien,
        aliens: u8,
        now: u8,
    },
    /// A Sabotalien sits down beside a module.
    Perched {
        seat: Seat,
        alien: Alien,
        module: Card,
    },
    /// Invaliens give an order: the colour attacks every station that has `at` or more of it.
    OrderedToCrush {
        alien: Alien,
        colour: Colour,
        at: u8,
    },
    OrderedToEvaporate {
        alien: Alien,
        colour: Colour,
    },
    OrderedToSabotage {
        alien: Alien,
        colour: Colour,
    },
    /// The order hurts nobody.
    OrderMissed {
        colour: Colour,
    },
    Evaporated {
        seat: Seat,
        cards: Vec<Card>,
    },
    Sabotaged {
        seat: Seat,
        module: Card,
    },
    /// Level 2: a module sabotaged again is lost with its Sabotalien.
    ModuleLost {
        seat: Seat,
        module: Card,
        alien: Alien,
    },
    Eliminated {
        seat: Seat,
        cause: Cause,
    },
    /// Level 0: cards, modules and aliens are lost, but the player stays.
    Wiped {
        seat: Seat,
    },
    Built {
        seat: Seat,
        card: Card,
    },
    /// A weapon clears `station` of a colour; `aliens` aliens go.
    Fought {
        seat: Seat,
        card: Card,
        colour: Colour,
        station: Seat,
        aliens: u8,
    },
    /// A Modulomorph eats two cards and destroys an alien card at the owner's station.
    Morphed {
        seat: Seat,
        cards: [Card; 2],
        alien: Alien,
    },
    Restored {
        seat: Seat,
        module: Card,
    },
    /// After a fight: one weapon of its kind is discarded, the others go back to the hand.
    Spent {
        seat: Seat,
        discarded: Card,
        kept: Vec<Card>,
    },
    Called {
        seat: Seat,
        helper: Seat,
    },
    Refused {
        seat: Seat,
    },
    ConflictBegan {
        seat: Seat,
    },
    Kamikaze {
        seat: Seat,
        alien: Alien,
    },
    /// `by` is not `seat` when the owner of another Teleporter helps. There are two cards when a
    /// Modulomorph does it.
    Countered {
        seat: Seat,
        by: Seat,
        cards: Vec<Card>,
        alien: Alien,
    },
    /// A Shield is destroyed; `left` still stand.
    Struck {
        seat: Seat,
        by: Seat,
        cards: Vec<Card>,
        shield: Alien,
        left: u8,
    },
    Held {
        seat: Seat,
    },
    MatrixDestroyed {
        seat: Seat,
        card: Card,
    },
    /// The game is over: the name of the ending, and the group's points.
    Ended {
        ending: &'static str,
        points: i32,
        survivors: u8,
    },
    Asked {
        seat: Seat,
        topic: Topic,
    },
    /// A true statement: all cards of the topic in the hand, perhaps none.
    Stated {
        seat: Seat,
        topic: Topic,
        cards: Vec<Card>,
    },
    Proposed {
        seat: Seat,
        plan: Plan,
    },
    Agreed {
        seat: Seat,
        plan: Plan,
    },
    Disagreed {
        seat: Seat,
        plan: Plan,
    },
}

impl Event {
    pub(crate) fn told(&self, viewer: Viewer) -> Told {
        let shown = |cards: &Secret<SetOf<Card>>| {
            cards.seen_by(viewer).map(|cards| cards.iter().collect::<Vec<_>>())
        };
        match self {
            Event::Open(told) => told.clone(),
            Event::Drew { seat, count, cards } => {
                Told::Drew { seat: *seat, count: *count, cards: shown(cards) }
            }
            Event::Gave { from, to, count, cards } => {
                Told::Gave { from: *from, to: *to, count: *count, cards: shown(cards) }
            }
            Event::LetPass { seat, alien, fits } => {
                let fits = fits.seen_by(viewer).copied();
                Told::LetPass { seat: *seat, alien: *alien, fits }
            }
        }
    }
}
