//! The section of the rulebook that decides what is asked, and the one that decided what is told.

use std::borrow::Cow;

use words::SectionNumber;

/// The section that decides what is asked at `stage`.
pub(crate) fn question(stage: &pulp::view::Stage) -> SectionNumber {
    use pulp::view::Stage;
    Cow::Borrowed(match stage {
        Stage::LeavingDice { .. } => "1.3",
        Stage::ChoosingPlanet => "2.2",
        Stage::Raising { .. } => "5.6",
        Stage::Meeting { .. } => "2.6",
        Stage::Engaging { .. } => "3.5",
        Stage::Rolled { .. } => "5.7",
        Stage::Lowering { .. } => "5.5",
        Stage::Rerolling | Stage::Swapping => "5.8",
        Stage::Mirroring { .. } => "8.4",
        Stage::Evading { .. } => "4.1",
        Stage::Taking { .. } => "4.5",
        Stage::Understanding => "8.2",
        Stage::Trading { .. } => "7.6",
        Stage::Preparing => "6.3",
        Stage::Settling | Stage::PuttingBack => "6.6",
        Stage::Spending { .. } => "6.4",
        Stage::Finding | Stage::Claiming => "8.5",
        Stage::Resolving => "6.5",
        Stage::Using { .. } => "7.3",
        Stage::Losing { .. } => "7.5",
        Stage::Keeping => "9.1",
        Stage::Over => "10.1",
    })
}

/// The section that decided what is told.
pub(crate) fn verdict(told: &pulp::event::Told) -> Option<SectionNumber> {
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
        Told::DieLeft { .. }
        | Told::SetOut { .. }
        | Told::PlanetsRevealed { .. }
        | Told::PlanetChosen { .. }
        | Told::RowDealt { .. }
        | Told::BagFilled { .. }
        | Told::BagGrew { .. }
        | Told::ReserveLacked { .. }
        | Told::Engaging { .. }
        | Told::Weakened { .. }
        | Told::AbilityChosen { .. }
        | Told::Paid { .. }
        | Told::Engaged { .. }
        | Told::Evading { .. }
        | Told::Escaped { .. }
        | Told::Evaded { .. }
        | Told::TakenOut { .. }
        | Told::PutBack { .. }
        | Told::DieUsed { .. }
        | Told::DieTurned { .. }
        | Told::DieRolled { .. }
        | Told::Rolled { .. }
        | Told::DieSwapped { .. }
        | Told::WeaponUsed { .. }
        | Told::CubesChanged { .. }
        | Told::TokenSpent { .. }
        | Told::Gained { .. }
        | Told::Lost { .. }
        | Told::Drew { .. }
        | Told::Studied { .. }
        | Told::Kept { .. } => return None,
    }))
}
