//! The vocabulary: kinds of cards on both sides, locations, and heaps of cards without an order.
//!
//! Copies of a kind are equal, so a card is named by its kind and a heap is a number for each kind.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::Indexed;

/// A text that names nothing of this kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchCard;

/// An enum of kinds, each with its word in moves, card files and scenarios.
macro_rules! kinds {
    ($(#[$doc:meta])* $name:ident: $($(#[$of:meta])* $kind:ident $word:literal,)+) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$of])* #[serde(rename = $word)] $kind,)+
        }

        impl $name {
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$kind),+];

            /// The word in moves, card files and scenarios.
            pub fn word(self) -> &'static str {
                match self {
                    $($name::$kind => $word,)+
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl FromStr for $name {
            type Err = NoSuchCard;

            fn from_str(word: &str) -> Result<$name, NoSuchCard> {
                match word {
                    $($word => Ok($name::$kind),)+
                    _ => Err(NoSuchCard),
                }
            }
        }

        impl Indexed for $name {
            type Bits = u128;

            fn index(self) -> u8 {
                self as u8
            }

            fn from_index(index: u8) -> $name {
                $name::ALL[usize::from(index)]
            }
        }
    };
}

kinds! {
    /// A card that a horde may own: a Zombie, a Rage, or the Zombie Libéré, which is neither.
    ZombieCard:
    /// Membre de la Horde, of the starting deck.
    Member "member",
    /// Membre Blessé.
    Wounded "wounded",
    Ogre "ogre",
    Ishtar "ishtar",
    JohnFrum "john-frum",
    /// Traqueur.
    Tracker "tracker",
    /// Légion.
    Legion "legion",
    /// Avaleur.
    Swallower "swallower",
    /// Siffleur.
    Whistler "whistler",
    /// Vermines.
    Vermin "vermin",
    Zyorkshire "zyorkshire",
    /// Dévorons-les, of the starting deck.
    Devour "devour",
    /// À cor et à cri.
    HueAndCry "hue-and-cry",
    /// Débordez leurs défenses.
    Overrun "overrun",
    /// Grossir les rangs.
    Swell "swell",
    /// Aucun survivant.
    NoSurvivors "no-survivors",
    Contagion "contagion",
    /// Sélection naturelle.
    Selection "selection",
    /// Entrée en fanfare.
    Fanfare "fanfare",
    /// Haranguer la horde.
    Harangue "harangue",
    /// Se faufiler.
    Sneak "sneak",
    /// Zombie Libéré: five of them win the game.
    Freed "freed",
}

kinds! {
    /// A card of the human deck: Humans first, then Bravery.
    HumanCard:
    /// Survivants, the only Humain-Survivant.
    Survivors "survivors",
    /// Soldat.
    Soldier "soldier",
    /// Garde.
    Guard "guard",
    /// Tireur d'élite.
    Sniper "sniper",
    /// Cuisinier.
    Cook "cook",
    /// Incendiaire.
    Arsonist "arsonist",
    /// Technicien de maintenance.
    Technician "technician",
    /// Agent d'entretien.
    Janitor "janitor",
    /// Agent secret.
    Agent "agent",
    /// Trancher dans le vif.
    Slash "slash",
    /// Prophylaxie.
    Prophylaxis "prophylaxis",
    /// Tenir la position.
    Stand "stand",
    /// Foncer dans le tas.
    Charge "charge",
    /// Capture de cobaye.
    Capture "capture",
    /// Don pour la recherche.
    Gift "gift",
}

kinds! {
    /// A Research card.
    Research:
    /// Expérience sur les infectés.
    Infected "infected",
    /// Expérience immunologique.
    Immunology "immunology",
    /// Virus sélectifs.
    Virus "virus",
    /// Amélioration d'équipement.
    Equipment "equipment",
}

kinds! {
    /// A location.
    Location:
    /// Salle radio.
    Radio "radio",
    /// Hall d'entrée.
    Hall "hall",
    Hangar "hangar",
    /// Cantine.
    Canteen "canteen",
}

/// What a zombie-side card counts as when it is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Sort {
    Zombie,
    Rage,
    /// Never played.
    Freed,
}

impl ZombieCard {
    /// The nine kinds of Zombies that are recruited.
    pub const ZOMBIES: [ZombieCard; 9] = [
        ZombieCard::Ogre,
        ZombieCard::Ishtar,
        ZombieCard::JohnFrum,
        ZombieCard::Tracker,
        ZombieCard::Legion,
        ZombieCard::Swallower,
        ZombieCard::Whistler,
        ZombieCard::Vermin,
        ZombieCard::Zyorkshire,
    ];

    /// The nine kinds of Rages that are recruited.
    pub const RAGES: [ZombieCard; 9] = [
        ZombieCard::HueAndCry,
        ZombieCard::Overrun,
        ZombieCard::Swell,
        ZombieCard::NoSurvivors,
        ZombieCard::Contagion,
        ZombieCard::Selection,
        ZombieCard::Fanfare,
        ZombieCard::Harangue,
        ZombieCard::Sneak,
    ];

    pub fn sort(self) -> Sort {
        if self == ZombieCard::Freed {
            Sort::Freed
        } else if self < ZombieCard::Devour {
            Sort::Zombie
        } else {
            Sort::Rage
        }
    }
}

impl HumanCard {
    /// The nine kinds of Humans, Survivors first.
    pub const HUMANS: [HumanCard; 9] = [
        HumanCard::Survivors,
        HumanCard::Soldier,
        HumanCard::Guard,
        HumanCard::Sniper,
        HumanCard::Cook,
        HumanCard::Arsonist,
        HumanCard::Technician,
        HumanCard::Janitor,
        HumanCard::Agent,
    ];

    /// The six kinds of Bravery.
    pub const BRAVERY: [HumanCard; 6] = [
        HumanCard::Slash,
        HumanCard::Prophylaxis,
        HumanCard::Stand,
        HumanCard::Charge,
        HumanCard::Capture,
        HumanCard::Gift,
    ];

    /// A Human, not Bravery.
    pub fn is_human(self) -> bool {
        self < HumanCard::Slash
    }
}

/// What can be wounded at a location.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(untagged)]
pub enum Defender {
    Human(HumanCard),
    Research(Research),
}

impl fmt::Display for Defender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Defender::Human(card) => card.fmt(f),
            Defender::Research(card) => card.fmt(f),
        }
    }
}

impl FromStr for Defender {
    type Err = NoSuchCard;

    fn from_str(word: &str) -> Result<Defender, NoSuchCard> {
        match word.parse::<HumanCard>() {
            Ok(card) if card.is_human() => Ok(Defender::Human(card)),
            Ok(_) => Err(NoSuchCard),
            Err(_) => word.parse().map(Defender::Research),
        }
    }
}

/// A heap of cards without an order: how many there are of each kind.
pub struct Bag<T, const KINDS: usize>([u8; KINDS], PhantomData<T>);

/// A heap of zombie-side cards.
pub type ZombieBag = Bag<ZombieCard, { ZombieCard::ALL.len() }>;

/// A heap of cards of the human deck.
pub type HumanBag = Bag<HumanCard, { HumanCard::ALL.len() }>;

impl<T: Indexed, const KINDS: usize> Bag<T, KINDS> {
    pub const EMPTY: Self = Bag([0; KINDS], PhantomData);

    pub fn count(&self, card: T) -> u8 {
        self.0[usize::from(card.index())]
    }

    /// How many there are of each kind, by its index.
    pub fn counts(&self) -> &[u8; KINDS] {
        &self.0
    }

    pub fn contains(&self, card: T) -> bool {
        0 < self.count(card)
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|it| usize::from(*it)).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; KINDS]
    }

    pub fn insert(&mut self, card: T) {
        self.add(card, 1);
    }

    pub fn add(&mut self, card: T, count: u8) {
        self.0[usize::from(card.index())] += count;
    }

    /// Takes one card out; returns whether there was one.
    pub fn remove(&mut self, card: T) -> bool {
        let count = &mut self.0[usize::from(card.index())];
        let there = 0 < *count;
        *count -= u8::from(there);
        there
    }

    /// Adds all of `other`.
    pub fn absorb(&mut self, other: &Self) {
        for (mine, more) in self.0.iter_mut().zip(&other.0) {
            *mine += more;
        }
    }

    /// What is left without `other`; cards of `other` that are not there count for nothing.
    #[must_use]
    pub fn minus(&self, other: &Self) -> Self {
        let mut left = *self;
        for (mine, less) in left.0.iter_mut().zip(&other.0) {
            *mine = mine.saturating_sub(*less);
        }
        left
    }

    /// For each kind the larger of the two numbers.
    #[must_use]
    pub fn at_least(&self, other: &Self) -> Self {
        let mut most = *self;
        for (mine, theirs) in most.0.iter_mut().zip(&other.0) {
            *mine = (*mine).max(*theirs);
        }
        most
    }

    /// The cards for which `keep` holds.
    #[must_use]
    pub fn only(&self, keep: impl Fn(T) -> bool) -> Self {
        let mut some = *self;
        for (index, count) in some.0.iter_mut().enumerate() {
            if !keep(T::from_index(index as u8)) {
                *count = 0;
            }
        }
        some
    }

    /// Each kind that is there, once, in the order of kinds.
    pub fn kinds(&self) -> impl Iterator<Item = T> + Clone + use<T, KINDS> {
        let counts = self.0;
        (0..KINDS).filter(move |at| 0 < counts[*at]).map(|at| T::from_index(at as u8))
    }

    /// Each card, in the order of kinds.
    pub fn iter(&self) -> impl Iterator<Item = T> + Clone + use<T, KINDS> {
        let counts = self.0;
        (0..KINDS).flat_map(move |at| {
            std::iter::repeat_n(at, usize::from(counts[at])).map(|at| T::from_index(at as u8))
        })
    }
}

impl<T, const KINDS: usize> Clone for Bag<T, KINDS> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, const KINDS: usize> Copy for Bag<T, KINDS> {}
impl<T, const KINDS: usize> PartialEq for Bag<T, KINDS> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<T, const KINDS: usize> Eq for Bag<T, KINDS> {}
impl<T: Indexed, const KINDS: usize> Default for Bag<T, KINDS> {
    fn default() -> Self {
        Bag::EMPTY
    }
}
impl<T: Indexed, const KINDS: usize> FromIterator<T> for Bag<T, KINDS> {
    fn from_iter<I: IntoIterator<Item = T>>(cards: I) -> Self {
        let mut bag = Bag::EMPTY;
        cards.into_iter().for_each(|card| bag.insert(card));
        bag
    }
}
impl<T: Indexed + fmt::Debug, const KINDS: usize> fmt::Debug for Bag<T, KINDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heap_counts_and_lists_in_order() {
        let mut bag: ZombieBag =
            [ZombieCard::Ogre, ZombieCard::Member, ZombieCard::Ogre].into_iter().collect();
        let listed: Vec<ZombieCard> = bag.iter().collect();
        assert_eq!(listed, [ZombieCard::Member, ZombieCard::Ogre, ZombieCard::Ogre]);
        assert!(bag.remove(ZombieCard::Ogre) && !bag.remove(ZombieCard::Freed));
        assert_eq!((bag.len(), bag.count(ZombieCard::Ogre), bag.kinds().count()), (2, 1, 2));
    }

    #[test]
    fn every_kind_is_of_its_sort() {
        let of = |sort: Sort| ZombieCard::ALL.into_iter().filter(move |it| it.sort() == sort);
        assert_eq!(of(Sort::Zombie).count(), 11);
        assert_eq!(of(Sort::Rage).count(), 10);
        assert!(ZombieCard::ZOMBIES.iter().all(|it| it.sort() == Sort::Zombie));
        assert!(ZombieCard::RAGES.iter().all(|it| it.sort() == Sort::Rage));
        assert!(HumanCard::HUMANS.iter().all(|it| it.is_human()));
        assert!(!HumanCard::BRAVERY.iter().any(|it| it.is_human()));
    }
}
