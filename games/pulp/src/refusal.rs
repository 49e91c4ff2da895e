//! Why a move is refused, as a sentence's key and the section that decides it.

use tabletop::Why;

/// Why a move is not offered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reason {
    /// Now something else is decided.
    NotNow,
    /// The planet does not lie open.
    NoPlanet,
    /// The captain has no such die.
    NoDie,
    /// The face does something else, or at another moment.
    WrongFace,
    /// One die for each card.
    DieUsed,
    /// Once a turn.
    OnceATurn,
    /// Dice and weapons come before the first point that is paid.
    PayingBegan,
    /// Nothing is there for it to act on.
    NothingToDo,
    /// The die shows 6 already, or is not the kind that goes up.
    NotRaised,
    /// A card with a printed strength of 0 is evaded.
    NoStrength,
    /// The points do not suffice.
    CannotPay,
    /// What is due is paid in order: its own ability first, then the others.
    OutOfOrder,
    /// The super weapon has not been found.
    NotFound,
    /// The super weapon is not understood.
    NotUnderstood,
    /// The super weapon has been used in this phase.
    WeaponUsed,
    /// It is understood already, and takes no cube.
    Understood,
    /// The bag has no such cube, or it may not be taken.
    NoCube,
    /// The hand lacks the code or key.
    NoToken,
    /// The planet has nothing more to be paid for.
    NoEffect,
    /// The ability cannot rise.
    AtMost,
    /// The ability is at 0.
    AtZero,
    /// Only engaged cards with a code or key are kept, in the order of the box.
    NotKept,
}

impl Why for Reason {
    fn key(self) -> &'static str {
        match self {
            Reason::NotNow => "pulp-why-not-now",
            Reason::NoPlanet => "pulp-why-no-planet",
            Reason::NoDie => "pulp-why-no-die",
            Reason::WrongFace => "pulp-why-wrong-face",
            Reason::DieUsed => "pulp-why-die-used",
            Reason::OnceATurn => "pulp-why-once-a-turn",
            Reason::PayingBegan => "pulp-why-paying-began",
            Reason::NothingToDo => "pulp-why-nothing-to-do",
            Reason::NotRaised => "pulp-why-not-raised",
            Reason::NoStrength => "pulp-why-no-strength",
            Reason::CannotPay => "pulp-why-cannot-pay",
            Reason::OutOfOrder => "pulp-why-out-of-order",
            Reason::NotFound => "pulp-why-not-found",
            Reason::NotUnderstood => "pulp-why-not-understood",
            Reason::WeaponUsed => "pulp-why-weapon-used",
            Reason::Understood => "pulp-why-understood",
            Reason::NoCube => "pulp-why-no-cube",
            Reason::NoToken => "pulp-why-no-token",
            Reason::NoEffect => "pulp-why-no-effect",
            Reason::AtMost => "pulp-why-at-most",
            Reason::AtZero => "pulp-why-at-zero",
            Reason::NotKept => "pulp-why-not-kept",
        }
    }

    fn section(self) -> &'static str {
        match self {
            Reason::NotNow => "2.1",
            Reason::NoPlanet => "2.2",
            Reason::NoDie | Reason::WrongFace => "5.1",
            Reason::DieUsed => "5.2",
            Reason::OnceATurn => "5.3",
            Reason::PayingBegan | Reason::OutOfOrder => "3.6",
            Reason::NothingToDo => "5.4",
            Reason::NotRaised => "5.6",
            Reason::NoStrength => "3.4",
            Reason::CannotPay => "3.5",
            Reason::NotFound | Reason::NotUnderstood | Reason::WeaponUsed => "8.3",
            Reason::Understood => "8.2",
            Reason::NoCube => "4.5",
            Reason::NoToken | Reason::NoEffect => "6.2",
            Reason::AtMost => "7.3",
            Reason::AtZero => "7.5",
            Reason::NotKept => "9.1",
        }
    }
}
