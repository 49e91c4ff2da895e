//! What happens, and what each viewer is told of it.

use serde::Serialize;
use tabletop::{Seat, Secret, Viewer};

use crate::card::{Defender, HumanBag, HumanCard, Location, Research, ZombieBag, ZombieCard};
use crate::moves::{Moment, Plan, Topic};
use crate::step::HUMAN;

/// What happened, with its secrets.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// Everybody is told the same.
    Open(Told),
    HumanDrew {
        count: u8,
        cards: Secret<HumanBag>,
    },
    HordeDrew {
        seat: Seat,
        count: u8,
        cards: Secret<ZombieBag>,
    },
    /// Only the human side is told.
    Stop {
        moment: Moment,
        on: bool,
    },
}

/// What a viewer is told. Cards are in card order; `None` where the viewer may not know them.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "told", rename_all = "kebab-case")]
pub enum Told {
    TurnBegan {
        turn: u8,
    },
    /// A card of the contamination pile comes under a location.
    Contaminated {
        at: Location,
        card: ZombieCard,
    },
    HumanDiscarded {
        card: HumanCard,
    },
    HumanDrew {
        count: u8,
        cards: Option<Vec<HumanCard>>,
    },
    HumanReshuffled,
    /// The human side gains resources.
    Supplied {
        gained: u8,
        now: u8,
    },
    HordeDrew {
        seat: Seat,
        count: u8,
        cards: Option<Vec<ZombieCard>>,
    },
    HordeReshuffled {
        seat: Seat,
    },
    /// A Human enters.
    Played {
        card: HumanCard,
        at: Location,
        cost: u8,
    },
    Installed {
        research: Research,
        at: Location,
        cost: u8,
    },
    /// The Janitor sacrifices a contamination card; a Zombie Libéré is shuffled back.
    Cleaned {
        at: Location,
        card: ZombieCard,
    },
    Captured {
        at: Location,
        card: ZombieCard,
        points: u8,
        now: u8,
    },
    /// Survivors are given for the research.
    Given {
        at: Location,
        points: u8,
        now: u8,
    },
    /// Points at once, by a card that entered.
    PointsAtOnce {
        card: HumanCard,
        points: u8,
        now: u8,
    },
    Barricaded {
        at: Location,
    },
    Went {
        seat: Seat,
        at: Location,
    },
    /// A Bravery card interrupts.
    Braved {
        card: HumanCard,
        at: Location,
        cost: u8,
    },
    /// Slash: the horde discards these.
    Dropped {
        seat: Seat,
        cards: Vec<ZombieCard>,
    },
    /// Slash: the horde puts a Wounded on top of its draw pile.
    Carried {
        seat: Seat,
    },
    /// A Sniper hits a horde, which gets Wounded in its discard.
    Sniped {
        seat: Seat,
        at: Location,
        count: u8,
    },
    Leads {
        seat: Seat,
    },
    /// A horde lets others play first.
    Yielded {
        seat: Seat,
    },
    /// A horde plays a card, with the attack that it counts for.
    Attacked {
        seat: Seat,
        card: ZombieCard,
        at: Location,
        attack: u8,
    },
    /// John Frum turns up the top of the human draw pile; if it is a Human it is discarded.
    TurnedUp {
        seat: Seat,
        card: HumanCard,
    },
    /// The Bravery that John Frum turned up is discarded, or goes back on top.
    FrumDecided {
        seat: Seat,
        card: HumanCard,
        discarded: bool,
    },
    /// A card of the hand leaves the game.
    Sacrificed {
        seat: Seat,
        card: ZombieCard,
    },
    /// A card that was just played leaves the game; its attack counts.
    SacrificedItself {
        seat: Seat,
        card: ZombieCard,
    },
    /// A contamination card of the location leaves the game.
    Gnawed {
        seat: Seat,
        at: Location,
        card: ZombieCard,
    },
    /// Harangue: a contamination card goes to the hand.
    Harangued {
        seat: Seat,
        at: Location,
        card: ZombieCard,
    },
    /// Sneak: a contamination card goes to the discard.
    Sneaked {
        seat: Seat,
        at: Location,
        card: ZombieCard,
    },
    Finished {
        seat: Seat,
    },
    /// The hordes' attack compared with the location's Resistance; what Charge took from the one,
    /// and what Technicians gave to the other.
    Penetrated {
        at: Location,
        attack: u8,
        resistance: u8,
        charged: u8,
        walled: u8,
    },
    Repelled {
        at: Location,
        attack: u8,
        resistance: u8,
        charged: u8,
        walled: u8,
    },
    /// After a failed attack a horde gets a Wounded in its discard.
    Hurt {
        seat: Seat,
    },
    /// A card takes its full Resistance of the points that are left, and is devoured.
    Devoured {
        at: Location,
        defender: Defender,
        points: u8,
        resistance: u8,
    },
    /// The points that are left devour nothing more.
    Withstood {
        at: Location,
        defender: Defender,
        points: u8,
        resistance: u8,
        /// What Stand and better equipment gave to its Resistance.
        stand: u8,
        armour: u8,
    },
    /// Prophylaxis saves a card.
    Saved {
        at: Location,
        defender: Defender,
    },
    /// The Research card comes back beside the human side, with what its die adds to its cost now.
    Returned {
        research: Research,
        die: u8,
    },
    Recruited {
        seat: Seat,
        at: Location,
        card: ZombieCard,
    },
    /// A horde leaves the cards of the location that it may still take; `some` if it took one before.
    RecruitedNoMore {
        seat: Seat,
        at: Location,
        some: bool,
    },
    Announced {
        seat: Seat,
        freed: u8,
    },
    /// Research brings points at the end of the turn.
    Researched {
        research: Research,
        at: Location,
        points: u8,
        now: u8,
    },
    /// The game is over: the name of the ending, the human side's points, and the Zombies Libérés.
    Ended {
        ending: &'static str,
        points: u8,
        freed: u8,
    },
    Asked {
        seat: Seat,
        topic: Topic,
    },
    /// A true statement: all cards of the topic in the hand, perhaps none.
    Stated {
        seat: Seat,
        topic: Topic,
        cards: Vec<ZombieCard>,
    },
    /// A true statement: all its copies of one card.
    Held {
        seat: Seat,
        card: ZombieCard,
        count: u8,
    },
    /// A horde proposes these together, or adds them to what it has just proposed.
    Proposed {
        seat: Seat,
        plans: Vec<Plan>,
    },
    Agreed {
        seat: Seat,
        plans: Vec<Plan>,
    },
    Disagreed {
        seat: Seat,
        plans: Vec<Plan>,
    },
    /// Told to the human side alone: whether it will be asked at this moment.
    StopSet {
        moment: Moment,
        on: bool,
    },
}

impl Event {
    pub(crate) fn told(&self, viewer: Viewer) -> Option<Told> {
        Some(match self {
            Event::Open(told) => told.clone(),
            Event::HumanDrew { count, cards } => {
                let cards = cards.seen_by(viewer).map(|it| it.iter().collect());
                Told::HumanDrew { count: *count, cards }
            }
            Event::HordeDrew { seat, count, cards } => {
                let cards = cards.seen_by(viewer).map(|it| it.iter().collect());
                Told::HordeDrew { seat: *seat, count: *count, cards }
            }
            Event::Stop { moment, on } if viewer == Viewer::Seat(HUMAN) => {
                Told::StopSet { moment: *moment, on: *on }
            }
            Event::Stop { .. } => return None,
        })
    }
}
