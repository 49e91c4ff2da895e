//! The section of the rulebook that decides what is asked, and the one that decided what is told.

use std::borrow::Cow;

use words::SectionNumber;

/// The section that decides what is asked; that of an event has the number of its roll.
pub(crate) fn question(stage: &planisphere::view::Stage) -> SectionNumber {
    use planisphere::view::Stage;
    Cow::Borrowed(match stage {
        Stage::Reinforcing { .. } => "3.1",
        Stage::Moving { .. } => "4.1",
        Stage::Aiming { .. } => "5.1",
        Stage::Fighting { .. } => "6.3",
        Stage::Duplicating { .. } => "9.4",
        Stage::Breeding { .. } => "7.1",
        Stage::NamingContinent { .. } => "11.2",
        Stage::UnderAttack { .. } => "11.36",
        Stage::Choosing { event, .. } => return Cow::Owned(format!("11.{event}")),
        Stage::Over => "2.5",
    })
}

/// The section that decided what is told; that of an event has the number of its roll.
pub(crate) fn verdict(told: &planisphere::event::Told) -> Option<SectionNumber> {
    use planisphere::event::{Cause, Told};
    Some(Cow::Borrowed(match told {
        Told::Arrived { landing } => return landed(landing).map(Cow::Borrowed),
        Told::Fought { clash, .. } => fought(clash),
        Told::ShotAt { .. } | Told::Destroyed { cause: Cause::Shots, .. } => "5.5",
        Told::Controlled { .. } => "8.4",
        Told::ChangedCamp { .. } => "6.12",
        Told::Destroyed { cause: Cause::Combat { .. }, .. } => "6.9",
        Told::Destroyed { cause: Cause::Martyr { .. }, .. } => "8.5",
        Told::Happening { news } => return rolled(news),
        Told::Destroyed { cause: Cause::Happening { number }, .. } => {
            return Some(Cow::Owned(format!("11.{number}")));
        }
        Told::Born { .. } => "7.2",
        Told::Out { .. } => "2.5",
        Told::Reborn => "2.7",
        Told::Ended { ending: planisphere::LAST_STANDING, .. } => "2.5",
        Told::Ended { ending: planisphere::ANNIHILATION, .. } => "2.7",
        Told::Ended { .. } => "2.8",
        Told::RoundBegan { .. }
        | Told::PhaseBegan { .. }
        | Told::Drew { .. }
        | Told::HeldBack { .. }
        | Told::Moved { .. }
        | Told::Lightened { .. }
        | Told::Aimed { .. }
        | Told::Sacrificed { .. }
        | Told::Duplicated { .. }
        | Told::Gestating { .. } => return None,
    }))
}

/// The section about a card that did not come, or not to where the dice sent it.
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

/// An event has the number of its roll; what it does is told after it.
fn rolled(news: &planisphere::happening::News) -> Option<SectionNumber> {
    use planisphere::happening::News;
    match news {
        News::Rolled { number, .. } | News::Over { number } => {
            Some(Cow::Owned(format!("11.{number}")))
        }
        News::Removed { .. }
        | News::Discarded { .. }
        | News::Passed { .. }
        | News::WentHome { .. }
        | News::Returned { .. }
        | News::Recalled { .. }
        | News::Pushed { .. }
        | News::Replaced { .. }
        | News::Swapped { .. }
        | News::LaidOpen
        | News::Lightning { .. }
        | News::Staked { .. }
        | News::Threw { .. }
        | News::Pot { .. }
        | News::Fined { .. }
        | News::Exiled { .. }
        | News::Shuffled
        | News::Strayed { .. }
        | News::CameBack { .. }
        | News::Exploded { .. }
        | News::Lingers { .. }
        | News::Frightened { .. }
        | News::Teleported { .. }
        | News::Spared { .. } => None,
    }
}
