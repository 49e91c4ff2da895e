//! What happens, and what each viewer is told of it.

use serde::Serialize;
use tabletop::{Seat, Secret, SetOf, Viewer};

use crate::card::Card;
use crate::deck::InvasionCard;
use crate::moves::{Action, Means};
use crate::view::{Phase, PowerRef};

/// What happened, with its secrets.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// Everybody is told the same.
    Open(Told),
    /// A player drew cards.
    Drew { seat: Seat, why: Draw, count: u8, cards: Secret<SetOf<Card>> },
    /// A player discarded cards of its hand, face down.
    Discarded { seat: Seat, why: Loss, count: u8, cards: Secret<SetOf<Card>> },
}

/// Why a player draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Draw {
    Start,
    Explore,
    /// Before choosing a development.
    DevelopPowers,
    /// After placing, by powers and the bonus of Settle.
    Placed,
    Sale,
    /// A power of Consume or Produce.
    Power {
        power: PowerRef,
    },
}

/// Why a player discards cards of its hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Loss {
    /// The start world and the cards that were not kept.
    Start,
    Explore,
    Limit,
    /// To place a card.
    Cost {
        card: Card,
    },
    /// To use a power.
    Power {
        power: PowerRef,
    },
    Bunker,
    /// To repair a world.
    Repair {
        world: Card,
    },
}

/// What a viewer is told. Cards are in card order; `None` where the viewer may not see them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Told {
    /// A player starts with this world.
    Started {
        seat: Seat,
        world: Card,
    },
    RoundBegan {
        round: u16,
    },
    /// The actions that a player picked are revealed.
    Picked {
        seat: Seat,
        actions: Vec<Action>,
    },
    /// A phase begins: a second time if `again` (two experts); by a rule, not by a pick, if
    /// `automatic`.
    PhaseBegan {
        phase: Phase,
        again: bool,
        automatic: bool,
    },
    Drew {
        seat: Seat,
        why: Draw,
        count: u8,
        cards: Option<Vec<Card>>,
    },
    Discarded {
        seat: Seat,
        why: Loss,
        count: u8,
        cards: Option<Vec<Card>>,
    },
    /// The deck is made from this many discards.
    Shuffled {
        count: u8,
    },
    /// A card is placed.
    Placed {
        seat: Seat,
        card: Card,
    },
    PlacedNothing {
        seat: Seat,
    },
    /// A power with a price, or one that pays for a military world, is used. `good`: the world
    /// whose good paid for it. `gone`: the card itself left the tableau.
    Used {
        seat: Seat,
        power: PowerRef,
        good: Option<Card>,
        gone: bool,
    },
    /// A military world is taken with this strength.
    Conquered {
        seat: Seat,
        card: Card,
        strength: i8,
    },
    /// A world receives a good: found, produced, or by a power.
    Stocked {
        seat: Seat,
        world: Card,
    },
    /// A good is sold for this many cards.
    Sold {
        seat: Seat,
        world: Card,
        cards: u8,
    },
    /// A consume power takes goods, or gives without taking any.
    Consumed {
        seat: Seat,
        power: PowerRef,
        goods: Vec<Card>,
        chips: u8,
        cards: u8,
    },
    /// Cards were discarded for chips.
    Cashed {
        seat: Seat,
        power: PowerRef,
        chips: u8,
    },
    /// A cost was guessed; if it was right, the card that was shown goes to the hand.
    Guessed {
        seat: Seat,
        number: u8,
        card: Card,
        right: bool,
    },
    /// Goods were given to the war effort.
    Contributed {
        seat: Seat,
        goods: Vec<Card>,
        threat: u8,
    },
    /// A damaged world is turned face up.
    Repaired {
        seat: Seat,
        world: Card,
        means: Means,
    },
    /// The disks on the track, from the highest to the lowest, with their spaces.
    Disks {
        order: Vec<(Seat, i8)>,
    },
    /// The strength of all together, compared with the threat.
    Mustered {
        total: i16,
        threat: u8,
    },
    /// The invasion deck is made from this many cards of wave 3.
    InvasionsShuffled {
        count: u8,
    },
    /// A player faces an invasion of this strength.
    Faces {
        seat: Seat,
        card: InvasionCard,
        might: i8,
    },
    /// A player uses its bunker.
    Bunkered {
        seat: Seat,
    },
    Defended {
        seat: Seat,
        strength: i8,
        might: i8,
        awards: u8,
    },
    /// A player fails to defend.
    Overrun {
        seat: Seat,
        strength: i8,
        might: i8,
    },
    /// A world is damaged.
    Damaged {
        seat: Seat,
        world: Card,
    },
    /// Nobody defended, for the first or the second time.
    Defeat {
        count: u8,
    },
    /// A bonus of the end.
    Bonus {
        seat: Seat,
        bonus: Bonus,
    },
    Ended {
        ending: &'static str,
        winners: Vec<Seat>,
    },
}

/// The two bonuses of the end (XI 18.2 and 18.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    BestAdmiral,
    BestEffort,
}

impl Event {
    pub(crate) fn told(&self, viewer: Viewer) -> Told {
        let seen =
            |cards: &Secret<SetOf<Card>>| cards.seen_by(viewer).map(|it| it.iter().collect());
        match self {
            Event::Open(told) => told.clone(),
            Event::Drew { seat, why, count, cards } => {
                Told::Drew { seat: *seat, why: *why, count: *count, cards: seen(cards) }
            }
            Event::Discarded { seat, why, count, cards } => {
                Told::Discarded { seat: *seat, why: *why, count: *count, cards: seen(cards) }
            }
        }
    }
}
