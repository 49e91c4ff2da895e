//! The card file: every kind of card with its printed values, read strictly.

use serde::{Deserialize, Serialize};
use tabletop::{CardError, CardSet, Indexed, Spanned, line_of, read_cards};

use crate::card::{HumanCard, Location, Research, ZombieCard};
use crate::scenario::{COPIES, most_of};

/// Where the values of a line come from. It is checked and then not needed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[serde(from = "SourceRow")]
struct Source;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SourceRow {
    #[serde(default, rename = "rulebook")]
    _rulebook: Vec<String>,
    #[serde(default, rename = "known")]
    _known: Vec<String>,
    #[serde(default, rename = "ours")]
    _ours: Vec<String>,
}

impl From<SourceRow> for Source {
    fn from(_: SourceRow) -> Source {
        Source
    }
}

/// A line of the card file: a kind, the number of its copies, and its values. Values that are left
/// out are 0.
macro_rules! faces {
    ($(#[$doc:meta])* $face:ident of $kind:ty { $($(#[$about:meta])* $value:ident,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $face {
            pub kind: $kind,
            $($(#[$about])* #[serde(default)] pub $value: u8,)+
            #[serde(default, skip_serializing)]
            source: Source,
        }

        impl CardLine for $face {
            fn index(&self) -> usize {
                self.kind.index().into()
            }

            fn values(&self) -> Vec<(&'static str, u8)> {
                vec![$((stringify!($value), self.$value)),+]
            }
        }
    };
}

/// What every line has.
trait CardLine: Copy {
    fn index(&self) -> usize;
    fn values(&self) -> Vec<(&'static str, u8)>;
}

faces! {
    /// What is printed on a zombie-side card.
    ZombieFace of ZombieCard {
        /// How many of the kind are in the box.
        copies,
        attack,
        /// The number of +1 Carte.
        cards,
        /// +1 Zombie.
        zombies,
        /// +1 Rage.
        rages,
        /// +1 Recrutement.
        recruits,
        /// +1 Contamination.
        contaminations,
        /// Attack for each of the cards that this kind counts.
        each,
        /// How many contamination cards of the location are sacrificed first.
        sacrifices,
        /// How many cards are drawn elsewhere, or for a sacrifice.
        draws,
    }
}

faces! {
    /// What is printed on a Human.
    HumanFace of HumanCard {
        /// How many of the kind are in the box.
        copies,
        cost,
        resistance,
        /// Cards drawn when it enters.
        cards,
        /// Resources at each start of a turn.
        resources,
        /// By how much it raises the hand limit at the start of the turn.
        hand,
        /// Resistance that it adds to its location.
        walls,
        /// How many cards a horde may play there; 0 for no limit.
        limit,
        /// Wounded cards for each horde that attacks there.
        wounded,
        /// Points at once, when it enters.
        points,
    }
}

faces! {
    /// What is printed on a Bravery card.
    BraveryFace of HumanCard {
        /// How many of the kind are in the box.
        copies,
        cost,
        /// The amount that it brings or takes.
        amount,
    }
}

faces! {
    /// What is printed on a Research card.
    ResearchFace of Research {
        /// The printed cost, to which the die adds.
        cost,
        resistance,
        /// At the end of each turn.
        points,
        /// More points at the end of each turn if its condition holds.
        bonus,
        /// How many cards the condition needs.
        need,
        /// Resistance that it adds to each Human at its location.
        armour,
    }
}

faces! {
    /// What is printed on a location.
    LocationFace of Location {
        resistance,
    }
}

/// All the cards of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Cards {
    zombies: Vec<ZombieFace>,
    humans: Vec<HumanFace>,
    bravery: Vec<BraveryFace>,
    research: Vec<ResearchFace>,
    locations: Vec<LocationFace>,
}

impl Cards {
    pub fn zombie(&self, card: ZombieCard) -> &ZombieFace {
        &self.zombies[usize::from(card.index())]
    }

    /// What is printed on a Human.
    pub fn human(&self, card: HumanCard) -> &HumanFace {
        &self.humans[usize::from(card.index())]
    }

    /// What is printed on a Bravery card.
    pub fn bravery(&self, card: HumanCard) -> &BraveryFace {
        &self.bravery[usize::from(card.index()) - HumanCard::HUMANS.len()]
    }

    pub fn research(&self, card: Research) -> &ResearchFace {
        &self.research[usize::from(card.index())]
    }

    /// The Resistance printed on a location.
    pub fn walls(&self, location: Location) -> u8 {
        self.locations[usize::from(location.index())].resistance
    }

    /// What a card of the human deck costs.
    pub fn cost(&self, card: HumanCard) -> u8 {
        if card.is_human() { self.human(card).cost } else { self.bravery(card).cost }
    }

    /// How many of a kind of the human deck are in the box.
    pub fn copies(&self, card: HumanCard) -> u8 {
        if card.is_human() { self.human(card).copies } else { self.bravery(card).copies }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    zombies: Vec<Spanned<ZombieFace>>,
    humans: Vec<Spanned<HumanFace>>,
    bravery: Vec<Spanned<BraveryFace>>,
    research: Vec<Spanned<ResearchFace>>,
    locations: Vec<Spanned<LocationFace>>,
}

/// The highest value of a card, so that sums of them fit into small numbers.
const VALUE_MAX: u8 = 15;

/// Puts the lines of one section in the order of kinds, which begin at `first`; each kind must come
/// once.
fn in_order<F: CardLine>(
    file: &str,
    rows: &[Spanned<F>],
    first: usize,
    kinds: usize,
) -> Result<Vec<F>, CardError> {
    let mut seen: Vec<Option<F>> = vec![None; kinds];
    let error = |at: usize, what: &str| CardError { line: line_of(file, at), what: what.into() };
    for row in rows {
        let (face, at) = (row.get_ref(), row.span().start);
        let place = face.index().checked_sub(first).and_then(|it| seen.get_mut(it));
        let place = place.ok_or_else(|| error(at, "this kind belongs to another section"))?;
        if place.is_some() {
            return Err(error(at, "a second line of this kind"));
        }
        if let Some((name, _)) = face.values().iter().find(|it| VALUE_MAX < it.1) {
            return Err(error(at, &format!("`{name}` goes from 0 to {VALUE_MAX}")));
        }
        *place = Some(*face);
    }
    seen.into_iter().collect::<Option<_>>().ok_or_else(|| error(0, "a kind has no line"))
}

impl Cards {
    /// Checks that every table finds the cards that it is set up with.
    fn suffice(&self) -> Result<(), String> {
        let special = [
            (ZombieCard::Member, 9),
            (ZombieCard::Devour, 6),
            (ZombieCard::Wounded, 15),
            (ZombieCard::Freed, 8),
        ];
        let least =
            |card: ZombieCard| special.iter().find(|it| it.0 == card).map_or(COPIES, |it| it.1);
        let scarce = ZombieCard::ALL.into_iter().find(|it| self.zombie(*it).copies < least(*it));
        let few = HumanCard::ALL.into_iter().find(|it| self.copies(*it) < most_of(*it));
        match (scarce, few) {
            (Some(card), _) => Err(format!("{} copies of {card} are needed", least(card))),
            (_, Some(card)) => Err(format!("{} copies of {card} are needed", most_of(card))),
            (None, None) => Ok(()),
        }
    }
}

impl CardSet for Cards {
    const BUILTIN: &'static str = include_str!("../cards.toml");

    fn parse(file: &str) -> Result<Cards, CardError> {
        let rows: CardFile = read_cards(file)?;
        let humans = HumanCard::HUMANS.len();
        let cards = Cards {
            zombies: in_order(file, &rows.zombies, 0, ZombieCard::ALL.len())?,
            humans: in_order(file, &rows.humans, 0, humans)?,
            bravery: in_order(file, &rows.bravery, humans, HumanCard::BRAVERY.len())?,
            research: in_order(file, &rows.research, 0, Research::ALL.len())?,
            locations: in_order(file, &rows.locations, 0, Location::ALL.len())?,
        };
        cards.suffice().map_err(|what| CardError { line: 1, what })?;
        Ok(cards)
    }

    fn canonical(&self) -> String {
        fn lines<F: CardLine>(section: &str, faces: &[F], words: &[&str]) -> String {
            let line = |face: &F, word: &&str| format!("{section} {word} {:?}\n", face.values());
            faces.iter().zip(words).map(|(face, word)| line(face, word)).collect()
        }
        [
            lines("zombie", &self.zombies, &ZombieCard::ALL.map(ZombieCard::word)),
            lines("human", &self.humans, &HumanCard::HUMANS.map(HumanCard::word)),
            lines("bravery", &self.bravery, &HumanCard::BRAVERY.map(HumanCard::word)),
            lines("research", &self.research, &Research::ALL.map(Research::word)),
            lines("location", &self.locations, &Location::ALL.map(Location::word)),
        ]
        .concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 54 Zombies, 51 Rages, 8 Zombies Libérés and 15 Membres Blessés; 55 Humans and 30 Bravery.
    #[test]
    fn the_box_is_complete() {
        let cards = Cards::parse(Cards::BUILTIN).unwrap();
        let zombies: u8 = cards.zombies.iter().map(|it| it.copies).sum();
        assert_eq!(zombies, 54 + 51 + 8 + 15);
        let human = |kinds: &[HumanCard]| kinds.iter().map(|it| cards.copies(*it)).sum::<u8>();
        assert_eq!((human(&HumanCard::HUMANS), human(&HumanCard::BRAVERY)), (55, 30));
    }

    /// A wrong line is named, with what is wrong.
    #[test]
    fn a_wrong_card_names_its_line() {
        let spoil = conformance::spoilt::<Cards>;
        assert!(spoil("\"ogre\", copies = 5, attack = 5", "\"ogre\", attack = 50").contains("15"));
        assert!(spoil("kind = \"ishtar\"", "kind = \"ogre\"").contains("second"));
        assert!(spoil("kind = \"soldier\"", "kind = \"slash\"").contains("section"));
        assert!(spoil("attack = 1, cards", "atack = 1, cards").contains("atack"));
        assert!(spoil("kind = \"virus\"", "kind = \"virtue\"").contains("virtue"));
    }

    #[test]
    fn other_values_have_another_hash() {
        let hash = |file: &str| Cards::parse(file).unwrap().hash();
        assert_ne!(
            hash(Cards::BUILTIN),
            hash(&Cards::BUILTIN.replacen("attack = 5", "attack = 4", 1))
        );
        assert_eq!(hash(Cards::BUILTIN), hash(&Cards::BUILTIN.replace("# ", "#  ")));
    }
}
