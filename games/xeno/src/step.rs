//! What the rules still have to do.

use tabletop::{Asks, Seat, SeatSet, SetOf};

use crate::card::Card;
use crate::view::{Phase, PowerRef};

/// One thing that the rules still have to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    BeginRound,
    /// The phase happens if somebody picked it, or a rule says so; the phases after it follow.
    Phase(Phase),
    /// The phase happens: a second time if `again` (two experts).
    Begin {
        phase: Phase,
        again: bool,
    },
    /// The seats of `waiting` answer, sealed; when the last has answered, all answers take effect.
    Together {
        ask: Ask,
        waiting: SeatSet,
    },
    /// Consume, Produce: the seat at this place of the timing order plays its phase; then the next
    /// one.
    Turn {
        phase: Phase,
        place: u8,
    },
    End {
        phase: Phase,
        again: bool,
    },
    /// Consume: goes on with the player's powers, by itself where there is no choice.
    Feast {
        seat: Seat,
    },
    /// Produce: goes on with the player's powers, by itself where there is no choice.
    Harvest {
        seat: Seat,
    },
    /// Consume: the player sells a good, by the bonus or by a power.
    Sell {
        seat: Seat,
        power: Option<PowerRef>,
    },
    /// Consume: the player chooses the next power.
    Consume {
        seat: Seat,
    },
    /// Consume: the player picks this many more goods for the power in use.
    Feed {
        seat: Seat,
        power: PowerRef,
        picked: SetOf<Card>,
        left: u8,
    },
    /// Consume: the player guesses a cost.
    Guess {
        seat: Seat,
        power: PowerRef,
    },
    /// Consume: the player discards cards for chips, at most this many more.
    Cash {
        seat: Seat,
        power: PowerRef,
        picked: SetOf<Card>,
        left: u8,
    },
    /// Produce: the player chooses what to do next.
    Produce {
        seat: Seat,
    },
    /// Produce: the player pays a card of the hand for a power; first it names the world, if there
    /// are several.
    Charge {
        seat: Seat,
        power: PowerRef,
        world: Option<Card>,
    },
    /// Produce: the player picks the two cards that pay for a repair.
    Mend {
        seat: Seat,
        world: Card,
        first: Option<Card>,
    },
    /// The invasion step of the round.
    Invade,
    /// The invasion cards are dealt to the disks.
    Deal,
    EndRound,
}

/// What all seats concerned decide at once (XI 10.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ask {
    /// Set-up: a start world and four cards.
    Start,
    /// The actions of the round.
    Pick,
    /// Explore: what to discard.
    Explore,
    /// Develop: what to place.
    Develop,
    /// Develop: the cards that pay for it.
    PayDevelopment,
    Settle,
    /// Settle: powers and cards that take the world.
    PayWorld,
    /// Invasion mode, Produce: goods for the war effort.
    WarEffort,
    /// Invasion: powers that defend.
    Defend,
    /// Invasion: the world that is damaged.
    Damage,
    /// The discard to ten.
    HandLimit,
}

impl Asks for Step {
    fn asks(&self) -> SeatSet {
        match self {
            Step::Together { waiting, .. } => *waiting,
            Step::Sell { seat, .. }
            | Step::Consume { seat }
            | Step::Feed { seat, .. }
            | Step::Guess { seat, .. }
            | Step::Cash { seat, .. }
            | Step::Produce { seat }
            | Step::Charge { seat, .. }
            | Step::Mend { seat, .. } => SeatSet::only(*seat),
            Step::BeginRound
            | Step::Phase(_)
            | Step::Begin { .. }
            | Step::Turn { .. }
            | Step::Feast { .. }
            | Step::Harvest { .. }
            | Step::End { .. }
            | Step::Invade
            | Step::Deal
            | Step::EndRound => SeatSet::EMPTY,
        }
    }
}
