//! The section of the rulebook that decides what is asked, and the one that decided what is told.

use std::borrow::Cow;

use words::SectionNumber;

/// The section that decides what is asked at `stage`.
pub(crate) fn question(stage: &oh_no::view::Stage) -> SectionNumber {
    use oh_no::view::{Phase, Purpose, Stage};
    Cow::Borrowed(match stage {
        Stage::Turn { phase: Phase::Act } => "2.1",
        Stage::Turn { phase: Phase::Build } => "2.5",
        Stage::Turn { phase: Phase::Fight } => "6.1",
        Stage::Packing { .. } => "2.3",
        Stage::Flight { .. } => "3.4",
        Stage::Perching { .. } => "3.6",
        Stage::Evaporating { .. } => "4.2",
        Stage::Morphing { .. } => "6.4",
        Stage::Spending { .. } => "6.2",
        Stage::Calling { purpose: Purpose::Fight, .. } => "6.6",
        Stage::Calling { purpose: Purpose::Strike, .. } => "9.0",
        Stage::Calling { .. } | Stage::Countering { .. } => "7.3",
        Stage::Striking { at_matrix: true, .. } => "7.6",
        Stage::Striking { .. } => "7.5",
        Stage::Over => "8.1",
    })
}

/// The section that decided what is told.
pub(crate) fn verdict(told: &oh_no::event::Told) -> Option<SectionNumber> {
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
        Told::TurnBegan { .. }
        | Told::Drew { .. }
        | Told::Gave { .. }
        | Told::LetPass { .. }
        | Told::Zapped { .. }
        | Told::Invaded { .. }
        | Told::OrderMissed { .. }
        | Told::Built { .. }
        | Told::Fought { .. }
        | Told::Morphed { .. }
        | Told::Called { .. }
        | Told::Refused { .. }
        | Told::ConflictBegan { .. }
        | Told::Countered { .. }
        | Told::Struck { .. }
        | Told::Held { .. }
        | Told::MatrixDestroyed { .. }
        | Told::Asked { .. }
        | Told::Stated { .. }
        | Told::Proposed { .. }
        | Told::Agreed { .. }
        | Told::Disagreed { .. } => return None,
    }))
}
