//! The 100 random events: what each does at once, and what it changes while it lasts.
//!
//! An event is a line of the [table](ALL). What it does at once is an `Act`. What it changes for a
//! time is a list of `Rule`s, which nobody carries out: the rules ask for a value when they need
//! it, and `effective` applies the rules in force to what is printed.
//!
//! There are three layers (PL 10.4) for every value:
//! 1. what sets it, in the order of the rolls: the last one holds;
//! 2. what adds to it or takes from it, specials included;
//! 3. what limits or forbids it, which is stronger than what allows it.

pub(crate) mod hooks;
mod news;
mod table;

use crate::card::{Sex, Trait};
use crate::deck::Shot;
use crate::effective::Attribute;
use crate::map::{Region, Terrain};

pub use news::News;
pub use table::ALL;

/// One of the 100 events.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Happening {
    /// The roll of the hundred-sided die that brings it, 1 to 100.
    pub number: u8,
    /// Its short name in messages, tests and files.
    pub slug: &'static str,
    pub class: Class,
    /// What it does as soon as it is rolled, to all players.
    pub(crate) act: Option<Act>,
    /// What it changes while it is in force.
    pub(crate) holds: &'static [Rule],
    pub source: ReadingSource,
}

/// How long an event lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// It is over as soon as it has happened.
    AtOnce,
    /// Like `AtOnce`, but players decide something.
    Choice,
    /// Until the phase of events this many rounds later begins.
    Turns(u8),
    /// Until the end of the game.
    Game,
}

/// Where the reading of an event comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReadingSource {
    /// The rulebook says so.
    Printed,
    /// The rulebook leaves something open; `rulebook.md` says how it is read here.
    Ruled,
}

/// The units that an event concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Whom {
    All,
    In(Region),
    With(Trait),
    Of(Sex),
    OfIn(Sex, Region),
    /// Whose attack is above this.
    AttackAbove(i8),
    /// Whose movement is this.
    Moving(i8),
    /// Who won a combat in the turn just finished.
    Winners,
    /// Who has won more combats than this.
    VictoriesAbove(u8),
    CannotFight,
    /// Females with an idle male on their square.
    BesideMale,
}

/// What an event does at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Act {
    Destroy(Whom),
    /// Takes units out of the game.
    Remove(Whom),
    /// A magic attack of this strength on the units of a region.
    Strike(i8, Region),
    /// Units with less than this defence are pushed back by this many squares.
    Recoil {
        defence_below: i8,
        squares: u8,
    },
    /// The pile is shuffled, and every player draws this many cards.
    ShuffleAndDraw(u8),
    /// Asks every player something.
    Ask(Question),
    Exhumation,
    Migrations,
    Miracle,
    Voyeur,
    HoldUp,
    Lightning,
    Rebellion,
    BoobyTrap,
    Hacker,
    Countdown,
    Elixir,
    Nostalgia,
    /// Counters of gestations are cut to this.
    HurryGestations(i8),
}

/// What an event asks of every player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    /// Which units to exchange for which cards of the hand, as many as possible.
    Relocation,
    /// Which unit to exchange for which card of the hand.
    Replacement {
        /// The new unit may not move in the next turn.
        pinned: bool,
    },
    Bounty,
    /// Which of the weakest cards of the hand goes.
    Desertion,
    /// Which of the strongest cards of the hand changes sides.
    Traitor,
    /// Which cards go, until this many are left.
    Census {
        keep: u8,
    },
    Resignation,
    Famine,
    Exile,
    Seasickness,
    MagicWand,
    Wager,
    Fine,
    Kamikaze,
}

/// The squares, or the part of a combat, for which a bonus counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Where {
    Everywhere,
    Within(Region),
    Asia,
    On(Terrain),
    /// In contact, for the unit that strikes.
    Striking,
    /// In contact, for the unit that is struck.
    Struck,
}

/// What an event changes while it is in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rule {
    Set(Attribute, i8),
    /// Every unit has this shot.
    SetShot(Shot),
    Add(Attribute, i8, Where),
    DisAtMost(i8),
    Grant(Trait),
    /// Martyrs have Control instead, and the other way round.
    SwapMartyrsAndControl,
    SwapSexes,
    NoSpecials,
    NoWeaknesses,
    Ground(Rewrite),

    ArrivalSucceeds,
    ContinentChosen,
    ExtraCard,
    NoDraw,

    NoMovement,
    Diagonal,
    /// No movement into, out of or through the region.
    Closed(Region),
    /// Movement ends where it enters the region, and none begins in it.
    Sticky(Region),
    /// A unit that enters the region is destroyed.
    Fatal(Region),
    SlideWest,
    Featherweight,
    /// Units walk towards the nearest unit and fight it.
    Paranoia,

    /// These units do not move, shoot or attack.
    Paralysed(Whom),
    NoShotsAcross(Region),
    ShotsStray,
    ShotsReturn,

    NoCombat,
    WithoutEffect,
    Inverted,
    DefenderFirst,
    Frightened,
    MagicGuard,
    Paroxysm,
    MartyrsLinger,
    Indestructible(Trait),
    Reborn,

    NoGestation,
    NoGestationForNewcomers,
}

/// How the ground changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rewrite {
    /// All terrain of one sort becomes another.
    Turns(Terrain, Terrain),
    /// Every square becomes this terrain and nothing else.
    Covers(Terrain),
    /// The region becomes this terrain and nothing else.
    CoversRegion(Region, Terrain),
}

impl Happening {
    /// The event that a roll of the hundred-sided die brings, 1 to 100.
    pub fn of(roll: u8) -> &'static Happening {
        &ALL[usize::from(roll) - 1]
    }

    /// Whether it asks players what to do as soon as it is rolled.
    pub fn asks(&self) -> bool {
        matches!(self.act, Some(Act::Ask(_)))
    }

    /// The event of this short name.
    pub fn named(slug: &str) -> Option<&'static Happening> {
        ALL.iter().find(|it| it.slug == slug)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_roll_has_its_event() {
        for (at, happening) in ALL.iter().enumerate() {
            assert_eq!(usize::from(happening.number), at + 1);
            assert_eq!(Happening::named(happening.slug), Some(happening), "slugs are unique");
            let lasts = matches!(happening.class, Class::Turns(_) | Class::Game);
            assert!(lasts || happening.holds.is_empty(), "{}", happening.slug);
            assert!(lasts || happening.act.is_some(), "{}", happening.slug);
        }
    }
}
