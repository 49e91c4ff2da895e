//! What happens, and what each viewer is told of it.

use serde::Serialize;
use tabletop::{ArrayVec, Seat, Secret, SetOf, Viewer};

use crate::card::Card;
use crate::happening::News;
use crate::map::Square;
use crate::view::{Attempt, Clash, Landing, Phase};

/// What happened, with its secrets.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// Everybody is told the same.
    Open(Told),
    /// A player drew; if all cards that come are known, everybody sees them.
    Drew { seat: Seat, cards: Secret<SetOf<Card>> },
}

/// How a unit was destroyed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "how", rename_all = "kebab-case")]
pub enum Cause {
    /// In contact, by this unit.
    Combat { by: Card },
    /// By shots alone.
    Shots,
    /// Together with a martyr, or as one.
    Martyr { by: Card },
    /// It entered a deadly square, or an event destroyed it: its number.
    Happening { number: u8 },
}

/// What a viewer is told. Cards are in card order; `None` where the viewer may not see them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Told {
    RoundBegan {
        round: u16,
        first: Seat,
    },
    PhaseBegan {
        phase: Phase,
    },
    Drew {
        seat: Seat,
        count: u8,
        cards: Option<Vec<Card>>,
    },
    /// The player brings no card into play.
    HeldBack {
        seat: Seat,
    },
    /// A card came into play or failed to: the test, the dice, the squares tried, and where it
    /// ended.
    Arrived {
        landing: Landing,
    },
    Moved {
        seat: Seat,
        card: Card,
        from: Square,
        to: Square,
    },
    /// A unit gives up strength for speed (event 66).
    Lightened {
        seat: Seat,
        card: Card,
    },
    /// A shot is announced.
    Aimed {
        seat: Seat,
        card: Card,
        target: Card,
        force: i8,
    },
    /// A contact combat, with everything that counted, and the events in force without which it
    /// would have been different.
    Fought {
        seat: Seat,
        clash: Clash,
        events: Vec<u8>,
    },
    /// Shots that no combat used hit a unit. The events are those without which its DEF would be
    /// another.
    ShotAt {
        seat: Seat,
        target: Card,
        force: i8,
        def: i8,
        events: Vec<u8>,
    },
    /// A unit tried to take another over: the die compared with the DEF.
    Controlled {
        seat: Seat,
        attempt: Attempt,
    },
    /// A unit changes camp where it stands.
    ChangedCamp {
        card: Card,
        from: Seat,
        to: Seat,
        square: Square,
    },
    /// A unit sacrifices itself.
    Sacrificed {
        seat: Seat,
        card: Card,
        target: Card,
    },
    /// A unit is destroyed; its card and that of its gestation go under the pile.
    Destroyed {
        card: Card,
        child: Option<Card>,
        owner: Seat,
        square: Square,
        cause: Cause,
    },
    /// A card of the hand joins the unit that has just won.
    Duplicated {
        seat: Seat,
        card: Card,
        child: Card,
        square: Square,
    },
    /// A card of the hand is laid on a unit, for this many turns.
    Gestating {
        seat: Seat,
        card: Card,
        child: Card,
        turns: u8,
    },
    /// The gestation is over: the pair is now two units.
    Born {
        seat: Seat,
        card: Card,
        child: Card,
        square: Square,
    },
    /// A player has no unit left and is out; its hand goes under the pile.
    Out {
        seat: Seat,
        hand: Vec<Card>,
    },
    /// An event was rolled, did something, or is over.
    Happening {
        news: News,
    },
    /// Everybody was annihilated at once, and all land again.
    Reborn,
    Ended {
        ending: &'static str,
        winner: Option<Seat>,
        /// Where the last round is over, the units of each player who is left, and the sum of their ATT
        /// and DEF; the best first.
        counts: ArrayVec<(Seat, u8, i16), 4>,
    },
}

impl Event {
    pub(crate) fn told(&self, viewer: Viewer) -> Told {
        match self {
            Event::Open(told) => told.clone(),
            Event::Drew { seat, cards } => {
                let seen = cards.seen_by(viewer).map(|it| it.iter().collect());
                Told::Drew { seat: *seat, count: cards.for_rules().len() as u8, cards: seen }
            }
        }
    }
}
