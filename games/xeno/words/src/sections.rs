//! The section of the rulebook that decides what is asked, and the one that decided what is told.

use std::borrow::Cow;

use words::SectionNumber;
use xeno::Ask;
/// The section that decides what is asked.
pub(crate) fn question(view: &xeno::view::View) -> SectionNumber {
    use xeno::view::{Due, Stage};
    Cow::Borrowed(match view.stage {
        Stage::Together { ask: Ask::Defend } if view.due() == Some(Due::Bunker) => "15.4",
        Stage::Together { ask } => together(ask),
        Stage::Sell { .. } => "6.1",
        Stage::Consume { .. } => "6.2",
        Stage::Feed { .. } => "6.3",
        Stage::Guess { .. } => "6.7",
        Stage::Cash { .. } => "6.6",
        Stage::Produce { .. } => "7.1",
        Stage::Charge { .. } => "7.3",
        Stage::Mend { .. } => "17.4",
        Stage::Over => "2.6",
    })
}

/// The section that decided what is told.
pub(crate) fn verdict(told: &xeno::event::Told) -> Option<SectionNumber> {
    use xeno::event::{Bonus, Loss, Told};
    Some(Cow::Borrowed(match told {
        Told::Shuffled { .. } => "1.8",
        Told::Discarded { why: Loss::Limit, .. } => "2.3",
        Told::Conquered { .. } => "5.3",
        Told::Guessed { .. } => "6.7",
        Told::PhaseBegan { again: true, .. } => "11.2",
        Told::PhaseBegan { automatic: true, .. } => "12.5",
        Told::Disks { .. } => "13.4",
        Told::Mustered { .. } => "13.7",
        Told::Faces { .. } => "14.1",
        Told::InvasionsShuffled { .. } => "14.3",
        Told::Defended { .. } | Told::Overrun { .. } => "15.1",
        Told::Damaged { .. } => "16.1",
        Told::Defeat { .. } => "16.6",
        Told::Contributed { .. } => "17.1",
        Told::Bonus { bonus: Bonus::BestAdmiral, .. } => "18.2",
        Told::Bonus { bonus: Bonus::BestEffort, .. } => "18.3",
        Told::Ended { ending: xeno::REPULSED | xeno::DEFEATED, .. } => "18.1",
        Told::Ended { ending: xeno::ROUNDS, .. } => "2.7",
        Told::Ended { .. } => "2.6",
        Told::Started { .. }
        | Told::RoundBegan { .. }
        | Told::Picked { .. }
        | Told::PhaseBegan { .. }
        | Told::Drew { .. }
        | Told::Discarded { .. }
        | Told::Placed { .. }
        | Told::PlacedNothing { .. }
        | Told::Used { .. }
        | Told::Stocked { .. }
        | Told::Sold { .. }
        | Told::Consumed { .. }
        | Told::Cashed { .. }
        | Told::Repaired { .. }
        | Told::Bunkered { .. } => return None,
    }))
}

fn together(ask: Ask) -> &'static str {
    match ask {
        Ask::Start => "1.2",
        Ask::Pick => "2.1",
        Ask::Explore => "3.1",
        Ask::Develop => "4.2",
        Ask::PayDevelopment => "4.3",
        Ask::Settle => "5.1",
        Ask::PayWorld => "5.2",
        Ask::WarEffort => "17.1",
        Ask::Defend => "15.3",
        Ask::Damage => "16.1",
        Ask::HandLimit => "2.3",
    }
}
