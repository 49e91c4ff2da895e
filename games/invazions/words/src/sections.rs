//! The section of the rulebook that decides what is asked, and the one that decided what is told.

use std::borrow::Cow;

use words::SectionNumber;

/// The section that decides what is asked at `stage`.
pub(crate) fn question(stage: &invazions::view::Stage) -> SectionNumber {
    use invazions::view::Stage;
    Cow::Borrowed(match stage {
        Stage::Discarding => "2.2",
        Stage::Acting => "3.1",
        Stage::Cleaning { .. } => "11.8",
        Stage::Barricading => "3.5",
        Stage::Going { .. } => "4.1",
        Stage::Bravery { .. } => "3.6",
        Stage::Slashed { .. } => "12.1",
        Stage::Ordering { .. } => "5.2",
        Stage::Attacking { .. } => "5.3",
        Stage::Frum { .. } => "10.6",
        Stage::Swallowing { .. } => "10.9",
        Stage::Selecting { .. } => "10.16",
        Stage::Gnawing { .. } => "10.10",
        Stage::Haranguing { .. } => "10.18",
        Stage::Sneaking { .. } => "10.19",
        Stage::Wounding { .. } => "6.2",
        Stage::Recruiting { .. } => "7.1",
        Stage::Announcing { .. } => "7.4",
        Stage::Over => "8.2",
    })
}

/// The section that decided what is told.
pub(crate) fn verdict(told: &invazions::event::Told) -> Option<SectionNumber> {
    use invazions::event::Told;
    Some(Cow::Borrowed(match told {
        Told::HumanReshuffled | Told::HordeReshuffled { .. } => "2.3",
        Told::Supplied { .. } => "2.4",
        Told::Repelled { .. } | Told::Hurt { .. } => "6.1",
        Told::Penetrated { .. } | Told::Withstood { .. } | Told::Devoured { .. } => "6.2",
        Told::Returned { .. } => "6.5",
        Told::Announced { .. } => "7.4",
        Told::Researched { .. } => "8.2",
        Told::PointsAtOnce { .. } => "8.3",
        Told::TurnedUp { .. } => "10.6",
        Told::Gnawed { .. } => "10.10",
        Told::Harangued { .. } => "10.18",
        Told::Sneaked { .. } => "10.19",
        Told::Sacrificed { .. } | Told::SacrificedItself { .. } => "10.22",
        Told::Sniped { .. } => "11.4",
        Told::Cleaned { .. } => "11.8",
        Told::Saved { .. } => "12.2",
        Told::Ended { ending: invazions::ANTIDOTE, .. } => "8.2",
        Told::Ended { ending: invazions::BREAKTHROUGH, .. } => "8.3",
        Told::Ended { ending: invazions::FREED, .. } => "7.4",
        Told::Ended { ending: invazions::FALSE_ALARM, .. } => "7.5",
        Told::Ended { .. } => "8.4",
        Told::TurnBegan { .. }
        | Told::Contaminated { .. }
        | Told::HumanDiscarded { .. }
        | Told::HumanDrew { .. }
        | Told::HordeDrew { .. }
        | Told::Played { .. }
        | Told::Installed { .. }
        | Told::Captured { .. }
        | Told::Given { .. }
        | Told::Barricaded { .. }
        | Told::Went { .. }
        | Told::Braved { .. }
        | Told::Dropped { .. }
        | Told::Carried { .. }
        | Told::Leads { .. }
        | Told::Yielded { .. }
        | Told::Attacked { .. }
        | Told::FrumDecided { .. }
        | Told::Finished { .. }
        | Told::Recruited { .. }
        | Told::RecruitedNoMore { .. }
        | Told::Asked { .. }
        | Told::Stated { .. }
        | Told::Held { .. }
        | Told::Proposed { .. }
        | Told::Agreed { .. }
        | Told::Disagreed { .. }
        | Told::StopSet { .. } => return None,
    }))
}
