//! Where on the board each thing happened that one was told: ids of elements that are drawn now.

use frame::data::{Beat, Way};
use tabletop::Seat;
use xeno::card::Card;
use xeno::event::Told;
use xeno::moves::Means;
use xeno::view::{Phase, View};

use super::empire::id_of;
use super::heavens::phase_of;

/// The pile of the deck, in the facts at the top.
pub(super) const DECK: &str = "deck";
/// The viewer's own hand.
pub(super) const HAND: &str = "hand";
/// The threat track.
pub(super) const TRACK: &str = "threat";
/// The strengths of the wave that attacks, below the fights.
pub(super) const WAVES: &str = "waves";
/// How often nobody has defended.
pub(super) const DEFEATS: &str = "defeats";

/// What a player has on the table.
pub(super) fn empire(seat: Seat) -> String {
    format!("seat-{}", seat.0 + 1)
}

/// The fight of a player in the invasion step.
pub(super) fn lane(seat: Seat) -> String {
    format!("lane-{}", seat.0 + 1)
}

/// A phase in the row of phases, or a part of the invasion step in its place.
pub(super) fn phase(number: usize) -> String {
    format!("phase-{number}")
}

/// Where something is seen. Older lines may speak of what is no longer there; then it is the place
/// of whoever it happened to.
pub(super) fn way_of(view: &View, told: &Told) -> Way {
    let on = Places { view };
    match told {
        Told::RoundBegan { .. } => Way::default(),
        Told::Ended { .. } => Way::default().told_as(Beat::Alarm),
        Told::Picked { seat, actions } => {
            let to = actions.first().map_or(Phase::Pick, |it| phase_of(*it));
            from_to(empire(*seat), on.phase(to)).told_as(Beat::Card)
        }
        Told::PhaseBegan { phase, .. } => at(on.phase(*phase)).told_as(Beat::Order),
        Told::Drew { seat, .. } => from_to(DECK.into(), on.hand(*seat)).told_as(Beat::Card),
        Told::Discarded { seat, .. } => at(on.hand(*seat)),
        Told::Shuffled { .. } => at(DECK.into()),
        Told::Started { seat, world: card } | Told::Placed { seat, card } => {
            from_to(on.hand(*seat), on.card(*card, *seat)).told_as(Beat::Landing)
        }
        Told::PlacedNothing { seat } | Told::Bonus { seat, .. } => at(empire(*seat)),
        Told::Used { seat, power, good, .. } => {
            let from = good.map(|it| on.card(it, *seat));
            Way { from, ..Way::at(on.card(power.card, *seat)) }
        }
        Told::Conquered { seat, card, .. } => at(on.card(*card, *seat)),
        Told::Stocked { seat, world } => at(on.card(*world, *seat)),
        Told::Sold { seat, world, .. } => {
            from_to(on.card(*world, *seat), on.hand(*seat)).told_as(Beat::Flight)
        }
        Told::Consumed { seat, power, goods, .. } => {
            let from = goods.first().map(|it| on.card(*it, *seat));
            Way { from, ..Way::at(on.card(power.card, *seat)) }
        }
        Told::Cashed { seat, power, .. } => from_to(on.hand(*seat), on.card(power.card, *seat)),
        Told::Guessed { seat, card, .. } => from_to(DECK.into(), on.card(*card, *seat)),
        Told::Contributed { seat, goods, .. } => {
            let from = goods.first().map_or(empire(*seat), |it| on.card(*it, *seat));
            from_to(from, TRACK.into()).told_as(Beat::Flight)
        }
        Told::Repaired { seat, world, means } => {
            let from = match means {
                Means::Bonus => None,
                Means::Power(card) | Means::Good(card) => Some(on.card(*card, *seat)),
                Means::Cards => Some(on.hand(*seat)),
            };
            Way { from, ..Way::at(on.card(*world, *seat)) }
        }
        Told::Disks { .. } | Told::Mustered { .. } => at(TRACK.into()),
        Told::InvasionsShuffled { .. } => at(on.waves()),
        Told::Faces { seat, .. } => from_to(on.waves(), on.fight(*seat)).told_as(Beat::Landing),
        Told::Bunkered { seat } => from_to(on.hand(*seat), on.fight(*seat)),
        Told::Defended { seat, .. } => at(on.fight(*seat)),
        Told::Overrun { seat, .. } => at(on.fight(*seat)).told_as(Beat::Landing),
        Told::Damaged { seat, world } => {
            from_to(on.fight(*seat), on.card(*world, *seat)).told_as(Beat::Landing)
        }
        Told::Defeat { .. } => at(DEFEATS.into()).told_as(Beat::Alarm),
    }
}

fn at(place: String) -> Way {
    Way::at(place)
}

/// From one place to another; what would not move happens there.
fn from_to(from: String, to: String) -> Way {
    Way { from: Some(from).filter(|it| *it != to), ..Way::at(to) }
}

/// What is drawn now.
struct Places<'a> {
    view: &'a View,
}

impl Places<'_> {
    /// A card where it lies; one that does not lie there is told of at its player's empire.
    fn card(&self, card: Card, seat: Seat) -> String {
        let held = self.view.me.is_some_and(|me| self.view.empires[me].hand.contains(&card));
        let lies = self.view.empires.values().any(|it| it.tableau.contains(&card));
        if held || lies { id_of(card) } else { empire(seat) }
    }

    /// The viewer sees its own hand; those of others are at their empires.
    fn hand(&self, seat: Seat) -> String {
        if self.view.me == Some(seat) { HAND.into() } else { empire(seat) }
    }

    /// The fight of a player; before and after the invasion step its empire.
    fn fight(&self, seat: Seat) -> String {
        let faces = self.view.invasion.as_ref().is_some_and(|it| it.faced[seat].is_some());
        if faces && self.view.phase == Phase::Invasion { lane(seat) } else { empire(seat) }
    }

    /// The invasion cards; outside of the invasion step the track stands for them.
    fn waves(&self) -> String {
        if self.view.phase == Phase::Invasion { WAVES.into() } else { TRACK.into() }
    }

    /// A phase in the row of phases. What has no place in the row is told of where the row begins.
    fn phase(&self, what: Phase) -> String {
        let fights = self.view.phase == Phase::Invasion;
        phase(match what {
            Phase::Start | Phase::Pick | Phase::Explore => 1,
            Phase::Develop => 2,
            Phase::Settle => 3,
            Phase::Consume => 4,
            Phase::Produce => 5,
            Phase::Limit => 5,
            Phase::Invasion if fights => 1,
            Phase::Invasion => 5,
        })
    }
}
