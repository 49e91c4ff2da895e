//! The names of all things in the box: abilities, cubes, dice and cards, and what the faces of the
//! dice do.
//!
//! A name says what a thing is, so that moves and records can be read without a table. The values
//! that an owner may correct stand in [`Cards`](crate::deck::Cards), read from `cards.toml`; the
//! faces of the dice are printed in the rulebook and stand here.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::Indexed;

/// A text that is not the name of anything in the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchThing;

/// Kinds of things, each with the word that moves, records, card files and messages use.
macro_rules! named {
    ($($(#[$doc:meta])* $kind:ident { $($(#[$about:meta])* $it:ident = $word:literal,)+ })+) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize,
        )]
        #[repr(u8)]
        pub enum $kind { $($(#[$about])* #[serde(rename = $word)] $it,)+ }

        impl $kind {
            /// All of them, in the order in which they are listed and offered.
            pub const ALL: &'static [$kind] = &[$($kind::$it,)+];

            /// The word in moves, records, card files and messages.
            pub fn word(self) -> &'static str {
                match self { $($kind::$it => $word,)+ }
            }
        }

        impl Indexed for $kind {
            type Bits = u128;

            fn index(self) -> u8 {
                self as u8
            }
            fn from_index(index: u8) -> $kind {
                $kind::ALL[usize::from(index)]
            }
        }

        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl FromStr for $kind {
            type Err = NoSuchThing;

            fn from_str(word: &str) -> Result<$kind, NoSuchThing> {
                $kind::ALL.iter().copied().find(|it| it.word() == word).ok_or(NoSuchThing)
            }
        }
    )+};
}

named! {
    /// What the captain can do, in points.
    Ability {
        Combat = "combat",
        Diplomacy = "diplomacy",
        Science = "science",
    }

    /// The colour of a cube. Red, blue and green stand for the three abilities.
    Colour {
        Red = "red",
        Blue = "blue",
        Green = "green",
        Black = "black",
        White = "white",
        /// Finds a super weapon.
        Yellow = "yellow",
    }

    /// One of the five dice.
    Die {
        /// Crew: the weapons expert.
        Red = "red",
        /// Crew: the infiltrated agent.
        Blue = "blue",
        /// Crew: the engineer.
        Green = "green",
        /// System: the artificial intelligence.
        Orange = "orange",
        /// System: the digitiser.
        Pink = "pink",
    }

    /// Where an alien of the Hegemony rules.
    Sector {
        /// The Hive.
        Kah = "kah",
        /// The Quietus.
        Omn = "omn",
        /// The Brain Monarch.
        Veld = "veld",
    }

    /// What a card in hand can be given up for.
    Token {
        Code = "code",
        Key = "key",
    }

    /// What an encounter card is.
    Kind {
        Guard = "guard",
        Agent = "agent",
        Event = "event",
        Place = "place",
    }

    Captain {
        Mina = "mina",
        Rex = "rex",
        Quill = "quill",
        Zora = "zora",
        Jax = "jax",
        Astra = "astra",
    }

    Planet {
        Arkadya = "arkadya",
        Brontus = "brontus",
        Cyrrh = "cyrrh",
        Dravik = "dravik",
        Eos = "eos",
        Fomal = "fomal",
        Gorgonia = "gorgonia",
        Hesper = "hesper",
        Ixalon = "ixalon",
        Jovar = "jovar",
        Kelm = "kelm",
        Luminar = "luminar",
    }

    /// A super weapon.
    Weapon {
        /// Reduces a strength of a card.
        Disintegrator = "disintegrator",
        /// Chooses which ability pays for a card.
        Ray = "ray",
        /// Turns a die up or rolls it again.
        Mirror = "mirror",
        /// Evades for nothing.
        Field = "field",
        /// One more cube in the exploration.
        Eye = "eye",
        /// Takes a black cube out of the bag.
        Bomb = "bomb",
    }

    /// An encounter card: guards, agents, events, then places.
    Encounter {
        Sentinel = "sentinel",
        DomeGuard = "dome-guard",
        Patroller = "patroller",
        RobotBrigadier = "robot-brigadier",
        Vanguard = "vanguard",
        StarHoplite = "star-hoplite",
        Cerberus = "cerberus",
        IronLegionary = "iron-legionary",
        OrbitHunter = "orbit-hunter",
        BlindLookout = "blind-lookout",
        Gunner = "gunner",
        SwarmGuard = "swarm-guard",
        ReaperDrone = "reaper-drone",
        Centurion = "centurion",
        Janissary = "janissary",
        ThunderBearer = "thunder-bearer",
        Jailer = "jailer",
        LizardMan = "lizard-man",
        KillerAutomaton = "killer-automaton",
        Tracker = "tracker",
        BorderGuard = "border-guard",
        Gladiator = "gladiator",
        Praetorian = "praetorian",
        Commander = "commander",
        MataVorr = "mata-vorr",
        MaskedSaboteur = "masked-saboteur",
        CrookedDiplomat = "crooked-diplomat",
        Telepath = "telepath",
        Smuggler = "smuggler",
        FalseSettler = "false-settler",
        BaronXor = "baron-xor",
        Inquisitor = "inquisitor",
        RenegadeSavant = "renegade-savant",
        TheDouble = "the-double",
        BountyHunter = "bounty-hunter",
        TraitorAmbassador = "traitor-ambassador",
        IonStorm = "ion-storm",
        MeteorShower = "meteor-shower",
        DriveFailure = "drive-failure",
        DistressCall = "distress-call",
        SlaveRevolt = "slave-revolt",
        BlackNebula = "black-nebula",
        DomeCity = "dome-city",
        OrbitalMarket = "orbital-market",
        AncientRuins = "ancient-ruins",
        FreeSpaceport = "free-spaceport",
        UndergroundLab = "underground-lab",
        ThraxArena = "thrax-arena",
    }
}

/// How many abilities and colours there are.
pub const ABILITIES: usize = 3;

/// Points of each ability.
pub(crate) type Points = [u8; ABILITIES];
pub const COLOURS: usize = 6;

impl Ability {
    /// The colour whose cubes cost this ability when they are drawn in an evasion.
    pub fn colour(self) -> Colour {
        match self {
            Ability::Combat => Colour::Red,
            Ability::Diplomacy => Colour::Blue,
            Ability::Science => Colour::Green,
        }
    }
}

impl Colour {
    /// The three colours of abilities.
    pub const COLOURED: [Colour; 3] = [Colour::Red, Colour::Blue, Colour::Green];

    /// The ability that this colour stands for; black, white and yellow stand for none.
    pub fn ability(self) -> Option<Ability> {
        match self {
            Colour::Red => Some(Ability::Combat),
            Colour::Blue => Some(Ability::Diplomacy),
            Colour::Green => Some(Ability::Science),
            Colour::Black | Colour::White | Colour::Yellow => None,
        }
    }
}

impl Sector {
    /// The alien that rules there, as messages name it.
    pub fn alien(self) -> &'static str {
        match self {
            Sector::Kah => "hive",
            Sector::Omn => "quietus",
            Sector::Veld => "monarch",
        }
    }
}

impl Encounter {
    /// The number by which the rulebook names guards (its example is Garde 5), from 1.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// What the face of a die does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "face", rename_all = "kebab-case")]
pub enum Face {
    /// Takes `points` off a strength of a card that is being engaged: of the ability `against`, or
    /// of any.
    Strength { points: u8, against: Option<Ability>, also: Also },
    /// One more cube in this turn's exploration.
    Cube,
    /// Engaging: this crew die is rolled once and used at once.
    Roll { crew: Die },
    /// Engaging a guard with a planet icon: one die is exchanged for one that the captain does not
    /// own.
    Swap,
    /// Engaging an agent or event: one die is rolled again.
    RerollOnAgent,
    /// Engaging a guard with a planet icon: one die is rolled again.
    RerollOnGuard,
    /// Exploring: of this many evaded cards one planet icon each counts.
    Icons { cards: u8 },
    /// Evading: a cube of the player's choice leaves the bag, instead of the first draw.
    TakeCube,
    /// Evading: a random cube leaves the bag, instead of the first draw, and costs nothing.
    DrawCube,
    /// A super weapon that was found becomes understood.
    Understand,
    /// Exploring: a yellow cube lets the player choose the super weapon.
    ChooseWeapon,
}

/// What else a face of strength can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "also", rename_all = "kebab-case")]
pub enum Also {
    Nothing,
    /// And raises a system die by this many faces.
    Raise {
        faces: u8,
    },
    /// Or, evading, up to two white cubes leave the bag.
    OrWhites,
    /// Or one more cube in this turn's exploration.
    OrCube,
    /// Or, evading, up to two cubes of the player's choice leave the bag.
    OrTwoCubes,
}

/// The highest face of a die.
pub const FACES: u8 = 6;

impl Die {
    pub const CREW: [Die; 3] = [Die::Red, Die::Blue, Die::Green];
    pub const SYSTEMS: [Die; 2] = [Die::Orange, Die::Pink];

    pub fn is_system(self) -> bool {
        matches!(self, Die::Orange | Die::Pink)
    }

    /// PI 5.1: what a face does, from 1 to 6.
    pub fn face(self, number: u8) -> Face {
        let plain = |points, against| Face::Strength { points, against, also: Also::Nothing };
        let with = |points, against, also| Face::Strength { points, against: Some(against), also };
        let (combat, diplomacy, science) = (Ability::Combat, Ability::Diplomacy, Ability::Science);
        match (self, number) {
            (Die::Red, 1) => plain(1, Some(combat)),
            (Die::Red, 2) => plain(1, None),
            (Die::Red, 3) => plain(2, Some(combat)),
            (Die::Red, 4) => plain(2, None),
            (Die::Red, 5) => with(2, combat, Also::OrWhites),
            (Die::Red, _) => plain(3, Some(combat)),
            (Die::Blue, 1) => Face::Cube,
            (Die::Blue, 2) => plain(1, Some(diplomacy)),
            (Die::Blue, 3) => with(1, diplomacy, Also::OrCube),
            (Die::Blue, 4) => plain(1, None),
            (Die::Blue, 5) => plain(2, Some(diplomacy)),
            (Die::Blue, _) => with(2, diplomacy, Also::OrTwoCubes),
            (Die::Green, 1) => plain(1, Some(science)),
            (Die::Green, 2) => with(1, science, Also::Raise { faces: 1 }),
            (Die::Green, 4) => plain(2, None),
            (Die::Green, 3 | 5) => plain(2, Some(science)),
            (Die::Green, _) => with(2, science, Also::Raise { faces: 2 }),
            (Die::Orange, 1) => Face::Roll { crew: Die::Red },
            (Die::Orange, 2) => Face::Swap,
            (Die::Orange, 3) => Face::Roll { crew: Die::Blue },
            (Die::Orange, 4) => Face::RerollOnAgent,
            (Die::Orange, 5) => Face::Roll { crew: Die::Green },
            (Die::Orange, _) => Face::RerollOnGuard,
            (Die::Pink, 1) => Face::Icons { cards: 1 },
            (Die::Pink, 2) => Face::TakeCube,
            (Die::Pink, 3) => Face::Understand,
            (Die::Pink, 4) => Face::DrawCube,
            (Die::Pink, 5) => Face::Icons { cards: 2 },
            (Die::Pink, _) => Face::ChooseWeapon,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_thing_is_named_once() {
        fn check<T: Indexed + FromStr + fmt::Display + PartialEq + fmt::Debug>(all: &[T])
        where
            T::Err: fmt::Debug,
        {
            for (at, it) in all.iter().enumerate() {
                assert_eq!(it.to_string().parse::<T>().as_ref().ok(), Some(it));
                assert_eq!(T::from_index(at as u8), *it);
            }
        }
        check(Ability::ALL);
        check(Colour::ALL);
        check(Die::ALL);
        check(Sector::ALL);
        check(Captain::ALL);
        check(Planet::ALL);
        check(Weapon::ALL);
        check(Encounter::ALL);
        assert_eq!("cannon".parse::<Weapon>(), Err(NoSuchThing));
    }

    #[test]
    fn the_box_is_complete() {
        assert_eq!((Encounter::ALL.len(), Planet::ALL.len(), Weapon::ALL.len()), (48, 12, 6));
        assert_eq!(Encounter::Vanguard.number(), 5);
        assert!(Colour::COLOURED.iter().all(|it| it.ability().map(Ability::colour) == Some(*it)));
    }
}
