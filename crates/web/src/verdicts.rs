//! Which section of the rulebook decides what the log tells that nobody chose just so: where the
//! sign at the end of such a line leads.

use std::borrow::Cow;

use crate::sections::Number;

pub(crate) fn oh_no(told: &oh_no::event::Told) -> Option<Number> {
    use oh_no::event::{Cause, Told};
    Some(Cow::Borrowed(match told {
        Told::ResistanceReshuffled => "2.7",
        Told::AlienAppeared { .. } => "3.1",
        Told::AlienLost { .. } => "3.2",
        Told::Perched { .. } => "3.6",
        Told::ShieldAppeared { .. } => "3.7",
        Told::OrderedToCrush { .. } => "4.1",
        Told::OrderedToEvaporate { .. } | Told::Evaporated { .. } => "4.2",
        Told::OrderedToSabotage { .. } | Told::Sabotaged { .. } => "4.3",
        Told::Eliminated { cause: Cause::Crushed, .. } => "5.1",
        Told::Spent { .. } => "6.2",
        Told::Restored { .. } => "6.7",
        Told::Kamikaze { .. } => "7.2",
        Told::Eliminated { cause: Cause::Kamikaze, .. } => "7.4",
        Told::MatrixReshuffled => "7.7",
        Told::Ended { ending: oh_no::MATRIX_DESTROYED, .. } => "8.1",
        Told::Ended { ending: oh_no::SHIELDED, .. } => "8.2",
        Told::Ended { .. } => "8.3",
        Told::Wiped { .. } => "9.0",
        Told::ModuleLost { .. } | Told::Eliminated { cause: Cause::Stranded, .. } => "9.2",
        _ => return None,
    }))
}

pub(crate) fn pulp(told: &pulp::event::Told) -> Option<Number> {
    use pulp::event::{Cause, Told};
    Some(Cow::Borrowed(match told {
        Told::PlaceArrived { .. } => "2.4",
        Told::SectorEntered { .. } => "2.5",
        Told::LineHolds { .. } => "2.7",
        Told::Paid { ability, due, .. } if ability != due => "3.7",
        Told::EvasionDrewNothing => "4.2",
        Told::EvasionDrew { .. } => "4.3",
        Told::EscapedFree { cause: Cause::Weapon { .. } } => "8.4",
        Told::EscapedFree { .. } => "4.1",
        Told::RollWasted { .. } => "5.7",
        Told::Spared { .. } => "6.2",
        Told::WeaponFound { .. } => "7.1",
        Told::Failed => "7.2",
        Told::CubeWasted { .. } => "7.4",
        Told::QuietusGrew { .. } | Told::QuietusStruck { .. } => "7.5",
        Told::Understood { .. } => "8.2",
        Told::Ended { ending: pulp::WEAPONS_FOUND, .. } => "10.1",
        Told::Ended { ending: pulp::ABILITIES_LOST, .. } => "10.2",
        Told::Ended { .. } => "10.3",
        _ => return None,
    }))
}

/// What an event does has the number of its roll.
pub(crate) fn planisphere(told: &planisphere::event::Told) -> Option<Number> {
    use planisphere::event::{Cause, Told};
    use planisphere::happening::News;
    Some(Cow::Borrowed(match told {
        Told::Arrived { landing } => return landed(landing).map(Cow::Borrowed),
        Told::Fought { clash, .. } => fought(clash),
        Told::ShotAt { .. } | Told::Destroyed { cause: Cause::Shots, .. } => "5.5",
        Told::Controlled { .. } => "8.4",
        Told::ChangedCamp { .. } => "6.12",
        Told::Destroyed { cause: Cause::Combat { .. }, .. } => "6.9",
        Told::Destroyed { cause: Cause::Martyr { .. }, .. } => "8.5",
        Told::Happening { news: News::Rolled { number, .. } | News::Over { number } }
        | Told::Destroyed { cause: Cause::Happening { number }, .. } => {
            return Some(Cow::Owned(format!("11.{number}")));
        }
        Told::Born { .. } => "7.2",
        Told::Out { .. } => "2.5",
        Told::Reborn => "2.7",
        Told::Ended { ending: planisphere::LAST_STANDING, .. } => "2.5",
        Told::Ended { ending: planisphere::ANNIHILATION, .. } => "2.7",
        Told::Ended { .. } => "2.8",
        _ => return None,
    }))
}

/// A card that did not come, or not to where the dice sent it.
fn landed(landing: &planisphere::view::Landing) -> Option<&'static str> {
    match (landing.tried.len(), landing.landed) {
        (0, None) => Some("3.3"),
        (_, None) => Some("3.6"),
        (0 | 1, Some(_)) => None,
        (_, Some(_)) => Some("3.5"),
    }
}

fn fought(clash: &planisphere::view::Clash) -> &'static str {
    use planisphere::view::ClashResult;
    match clash.result {
        _ if clash.swift => "8.6",
        ClashResult::DefenderDestroyed => "6.4",
        ClashResult::AttackerDestroyed => "6.7",
        ClashResult::Equality if clash.back.is_some() => "6.8",
        ClashResult::Equality => "6.5",
    }
}

pub(crate) fn invazions(told: &invazions::event::Told) -> Option<Number> {
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
        _ => return None,
    }))
}

pub(crate) fn xeno(told: &xeno::event::Told) -> Option<Number> {
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
        _ => return None,
    }))
}
