//! Why a move is refused, as a sentence's key and the section that decides it.

use tabletop::Why;

/// Why a move is not offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Now something else is decided.
    NotNow,
    /// The card is not in the player's hand.
    NotInHand,
    /// The unit is not the player's, or not on the board.
    NotYours,
    /// One card a turn.
    MustLand,
    /// The unit is in gestation.
    Gestating,
    /// The unit has moved, shot or fought already.
    Done,
    /// The unit cannot act: an event or overheating holds it.
    Held,
    /// The square contains the terrain that the unit may not enter.
    ForbiddenTerrain,
    /// No way of so many squares leads there.
    OutOfReach,
    /// The unit does not shoot.
    NoShot,
    /// The target is too far away.
    OutOfRange,
    /// The target cannot be shot at there.
    Hidden,
    /// The target is no enemy on the board.
    NoEnemy,
    /// The two are not on the same square.
    NoContact,
    /// The other one came: it attacks.
    NotTheAttacker,
    /// The unit cannot take others over.
    NoControl,
    /// The target cannot be taken over.
    Immune,
    /// The unit is no martyr.
    NoMartyr,
    /// Contacts in which one attacks must be resolved first.
    MustFight,
    /// No identical card in the hand.
    NoTwin,
}

impl Why for Reason {
    fn key(self) -> &'static str {
        match self {
            Reason::NotNow => "planisphere-why-not-now",
            Reason::NotInHand => "planisphere-why-not-in-hand",
            Reason::NotYours => "planisphere-why-not-yours",
            Reason::MustLand => "planisphere-why-must-land",
            Reason::Gestating => "planisphere-why-gestating",
            Reason::Done => "planisphere-why-done",
            Reason::Held => "planisphere-why-held",
            Reason::ForbiddenTerrain => "planisphere-why-forbidden-terrain",
            Reason::OutOfReach => "planisphere-why-out-of-reach",
            Reason::NoShot => "planisphere-why-no-shot",
            Reason::OutOfRange => "planisphere-why-out-of-range",
            Reason::Hidden => "planisphere-why-hidden",
            Reason::NoEnemy => "planisphere-why-no-enemy",
            Reason::NoContact => "planisphere-why-no-contact",
            Reason::NotTheAttacker => "planisphere-why-not-the-attacker",
            Reason::NoControl => "planisphere-why-no-control",
            Reason::Immune => "planisphere-why-immune",
            Reason::NoMartyr => "planisphere-why-no-martyr",
            Reason::MustFight => "planisphere-why-must-fight",
            Reason::NoTwin => "planisphere-why-no-twin",
        }
    }

    fn section(self) -> &'static str {
        match self {
            Reason::NotNow => "2.1",
            Reason::NotInHand | Reason::NotYours => "2.3",
            Reason::MustLand => "3.2",
            Reason::Gestating => "7.3",
            Reason::Done => "4.1",
            Reason::Held => "6.11",
            Reason::ForbiddenTerrain => "4.3",
            Reason::OutOfReach => "4.2",
            Reason::NoShot | Reason::OutOfRange => "5.2",
            Reason::Hidden => "9.11",
            Reason::NoEnemy => "5.1",
            Reason::NoContact => "6.1",
            Reason::NotTheAttacker => "6.2",
            Reason::NoControl | Reason::Immune => "8.4",
            Reason::NoMartyr => "8.5",
            Reason::MustFight => "6.3",
            Reason::NoTwin => "7.1",
        }
    }
}
