//! The card file: every design with its printed values, and the numbers of the Invasion mode,
//! read strictly.

mod rows;

use std::sync::Arc;

use serde::Serialize;
use tabletop::{ArrayVec, CardError, CardSet, SetOf, line_of, read_cards};

use crate::card::{
    Against, Band, Card, DESIGNS, Design, Keyword, Kind, Power, Score, Scored, Source, TAGS, Tag,
};
use crate::options::Edition;

/// The most powers, and the most lines of scoring, of a card.
pub const POWERS_MAX: usize = 4;
pub const SCORES_MAX: usize = 6;

/// What is printed on the cards of a design.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Face {
    pub design: Design,
    pub development: bool,
    /// A world that is taken by strength.
    pub military: bool,
    /// The cost, or the defence of a military world.
    pub cost: u8,
    /// Printed points; 0 where [`scores`](Face::scores) counts them.
    pub vp: i8,
    /// The number of a start world: even ones are blue, odd ones red.
    pub start: Option<u8>,
    /// The kind of goods on the world, and how it gets them.
    pub goods: Option<(Kind, Source)>,
    /// The world carries the chromosome symbol.
    pub chromosome: bool,
    pub keywords: ArrayVec<Keyword, 3>,
    pub powers: ArrayVec<Power, POWERS_MAX>,
    pub scores: ArrayVec<Score, SCORES_MAX>,
    /// From the expansion.
    pub expansion: bool,
}

impl Face {
    pub fn is_world(&self) -> bool {
        !self.development
    }

    /// Whether it is a civil world, which is paid for.
    pub fn is_civil(&self) -> bool {
        !self.development && !self.military
    }

    pub fn has(&self, keyword: Keyword) -> bool {
        self.keywords.contains(&keyword)
    }

    pub fn kind(&self) -> Option<Kind> {
        self.goods.map(|(kind, _)| kind)
    }

    pub fn is_windfall(&self) -> bool {
        self.goods.is_some_and(|(_, source)| source == Source::Windfall)
    }

    /// A six-cost development, whose points are counted at the end.
    pub fn is_six(&self) -> bool {
        self.development && self.cost == 6
    }

    fn has_power(&self, band: Band) -> bool {
        self.powers.iter().any(|it| it.band == band)
    }

    /// Whether strength against `against` counts when this world is taken.
    pub fn resists(&self, against: Against) -> bool {
        match against {
            Against::Everything => true,
            Against::Xeno => self.military && self.has(Keyword::Xeno),
            Against::Rebel => self.military && self.has(Keyword::Rebel),
            Against::Kind(kind) => self.kind() == Some(kind),
        }
    }

    fn is_of_kind(&self, kind: Kind, source: Option<Source>) -> bool {
        self.goods.is_some_and(|it| it.0 == kind && source.is_none_or(|source| it.1 == source))
    }

    /// Whether other cards count it among this sort.
    pub fn is(&self, tag: Tag) -> bool {
        use Source::{Production, Windfall};
        let world = self.is_world();
        match tag {
            Tag::World => world,
            Tag::Development => self.development,
            Tag::MilitaryWorld => self.military,
            Tag::NonmilitaryWorld => self.is_civil(),
            Tag::RebelMilitaryWorld => self.resists(Against::Rebel),
            Tag::XenoMilitaryWorld => self.resists(Against::Xeno),
            Tag::ChromosomeWorld => self.chromosome,
            Tag::NoveltyKindWorld => self.is_of_kind(Kind::Novelty, None),
            Tag::RareKindWorld => self.is_of_kind(Kind::Rare, None),
            Tag::GenesKindWorld => self.is_of_kind(Kind::Genes, None),
            Tag::AlienKindWorld => self.is_of_kind(Kind::Alien, None),
            Tag::NoveltyProductionWorld => self.is_of_kind(Kind::Novelty, Some(Production)),
            Tag::RareProductionWorld => self.is_of_kind(Kind::Rare, Some(Production)),
            Tag::GenesProductionWorld => self.is_of_kind(Kind::Genes, Some(Production)),
            Tag::AlienProductionWorld => self.is_of_kind(Kind::Alien, Some(Production)),
            Tag::NoveltyWindfallWorld => self.is_of_kind(Kind::Novelty, Some(Windfall)),
            Tag::RareWindfallWorld => self.is_of_kind(Kind::Rare, Some(Windfall)),
            Tag::GenesWindfallWorld => self.is_of_kind(Kind::Genes, Some(Windfall)),
            Tag::AlienWindfallWorld => self.is_of_kind(Kind::Alien, Some(Windfall)),
            Tag::RebelCard => self.has(Keyword::Rebel),
            Tag::ImperiumCard => self.has(Keyword::Imperium),
            Tag::AlienCard => self.has(Keyword::Alien),
            Tag::UpliftCard => self.has(Keyword::Uplift),
            Tag::TerraformingCard => self.has(Keyword::Terraforming),
            Tag::AntiXenoCard => self.has(Keyword::AntiXeno),
            Tag::AntiXenoWorld => world && self.has(Keyword::AntiXeno),
            Tag::AntiXenoDevelopment => self.development && self.has(Keyword::AntiXeno),
            Tag::DevelopmentOfCost6 => self.is_six(),
            Tag::DevelopmentWithExplorePower => self.development && self.has_power(Band::Explore),
            Tag::DevelopmentWithTradePower => self.development && self.has_power(Band::Trade),
            Tag::DevelopmentWithConsumePower => self.development && self.has_power(Band::Consume),
            Tag::WorldWithExplorePower => world && self.has_power(Band::Explore),
            Tag::WorldWithTradePower => world && self.has_power(Band::Trade),
            Tag::WorldWithConsumePower => world && self.has_power(Band::Consume),
        }
    }
}

/// What one edition prints on all cards.
#[derive(PartialEq, Eq, Debug)]
pub struct Faces {
    /// By the number of the design.
    designs: Vec<Face>,
    /// By the number of the card, so that looking a card up is a single step.
    cards: Vec<u8>,
    /// The cards of each sort, by the number of the tag.
    tagged: [SetOf<Card>; TAGS],
    windfalls: SetOf<Card>,
    /// What each design with variable points counts, the most valuable first.
    tallies: Vec<ArrayVec<(i8, SetOf<Card>), SCORES_MAX>>,
}

impl Faces {
    fn new(designs: Vec<Face>) -> Faces {
        let cards = Card::all().map(|it| it.design() as u8).collect();
        let mut tagged = [SetOf::EMPTY; TAGS];
        for (at, set) in tagged.iter_mut().enumerate() {
            let tag = rows::tag_at(at);
            *set = Card::all().filter(|it| designs[it.design() as usize].is(tag)).collect();
        }
        let windfalls =
            Card::all().filter(|it| designs[it.design() as usize].is_windfall()).collect();
        let tallies = designs.iter().map(|it| tally(it, &tagged)).collect();
        Faces { designs, cards, tagged, windfalls, tallies }
    }

    /// All windfall worlds.
    pub fn windfalls(&self) -> SetOf<Card> {
        self.windfalls
    }

    /// The sets of cards that a card with variable points counts, with the points for each card of
    /// a set, the most valuable first.
    pub(crate) fn tally(&self, card: Card) -> &[(i8, SetOf<Card>)] {
        &self.tallies[usize::from(self.cards[card.slot()])]
    }

    /// What is printed on a card.
    pub fn of(&self, card: Card) -> &Face {
        &self.designs[usize::from(self.cards[card.slot()])]
    }

    /// What is printed on the cards of a design.
    pub fn design(&self, design: Design) -> &Face {
        &self.designs[design as usize]
    }

    /// Every design with its face.
    pub fn iter(&self) -> impl Iterator<Item = &Face> {
        self.designs.iter()
    }

    /// All cards of a sort.
    pub fn tagged(&self, tag: Tag) -> SetOf<Card> {
        self.tagged[tag as usize]
    }

    /// A power of a card, counted from 1.
    pub fn power(&self, card: Card, power: u8) -> Option<&Power> {
        self.of(card).powers.get(usize::from(power).wrapping_sub(1))
    }
}

/// The sets of cards that a design counts, the most valuable first (XI 9.2).
fn tally(face: &Face, tagged: &[SetOf<Card>; TAGS]) -> ArrayVec<(i8, SetOf<Card>), SCORES_MAX> {
    let set = |each: Scored| match each {
        Scored::Cards(tag) => Some(tagged[tag as usize]),
        Scored::Named(design) => Some(design.cards().collect()),
        Scored::ThreeChips | Scored::Military | Scored::Good => None,
    };
    let mut sets: ArrayVec<(i8, SetOf<Card>), SCORES_MAX> =
        face.scores.iter().filter_map(|it| Some((it.points, set(it.each)?))).collect();
    sets.sort_by_key(|it| -it.0);
    sets
}

/// How strong an invasion card is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Might {
    Plain(i8),
    /// This much more than the military of the defender (XI 15.5); stronger than all plain numbers.
    MilitaryPlus(i8),
}

/// A card of the invasion deck. Cards of the same wave and might are equal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct InvasionCard {
    /// 1 to 3.
    pub wave: u8,
    pub might: Might,
}

/// A threat tile (XI 12.4).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThreatTile {
    pub start: u8,
    /// The award tokens for each place on the track, the strongest first.
    pub awards: ArrayVec<u8, 5>,
}

/// The numbers of the Invasion mode.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InvasionSet {
    /// Every card, wave by wave, except that of round 1.
    pub cards: Vec<InvasionCard>,
    /// By the number of players, beginning with 2.
    pub tiles: ArrayVec<ThreatTile, 4>,
    /// How many cards of each of the first two waves for each player, and for two experts together.
    pub per_player: u8,
    pub experts: u8,
}

impl InvasionSet {
    /// The threat tile for this number of players.
    pub fn tile(&self, players: u8) -> &ThreatTile {
        &self.tiles[usize::from(players) - 2]
    }
}

/// A start world with the four cards that the box proposes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preset {
    pub world: Design,
    pub hand: [Design; 4],
}

/// All the cards of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Cards {
    first: Arc<Faces>,
    second: Arc<Faces>,
    pub presets: Vec<Preset>,
    pub invasion: InvasionSet,
}

impl Cards {
    /// What an edition prints.
    pub fn faces(&self, edition: Edition) -> &Arc<Faces> {
        match edition {
            Edition::First => &self.first,
            Edition::Second => &self.second,
        }
    }
}

impl CardSet for Cards {
    const BUILTIN: &'static str = include_str!("../cards.toml");

    fn parse(file: &str) -> Result<Cards, CardError> {
        let read: rows::File = read_cards(file)?;
        let mut found: [Option<(Face, Face)>; DESIGNS] = [const { None }; DESIGNS];
        for row in &read.card {
            let error = |what| CardError { line: line_of(file, row.span().start), what };
            let faces = row.get_ref().faces().map_err(error)?;
            let slot = &mut found[faces.0.design as usize];
            if slot.is_some() {
                return Err(error(format!("a second line of {}", faces.0.design.word())));
            }
            *slot = Some(faces);
        }
        let whole = |what: String| CardError { line: 1, what };
        let (mut first, mut second) = (Vec::new(), Vec::new());
        for (design, faces) in Design::ALL.iter().zip(found) {
            let (one, other) =
                faces.ok_or_else(|| whole(format!("{} is missing", design.word())))?;
            first.push(one);
            second.push(other);
        }
        Ok(Cards {
            first: Arc::new(Faces::new(first)),
            second: Arc::new(Faces::new(second)),
            presets: read.preset.iter().map(rows::PresetRow::preset).collect(),
            invasion: read.invasion.set().map_err(whole)?,
        })
    }

    fn canonical(&self) -> String {
        let line = |(one, other): (&Face, &Face)| format!("{one:?} {other:?}\n");
        let faces: String = self.first.iter().zip(self.second.iter()).map(line).collect();
        format!("{faces}{:?}\n{:?}\n", self.presets, self.invasion)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::CARDS;

    fn builtin() -> Cards {
        Cards::parse(Cards::BUILTIN).unwrap()
    }

    #[test]
    fn the_box_holds_165_cards_and_39_invasions() {
        let cards = builtin();
        let faces = cards.faces(Edition::First);
        assert_eq!((faces.iter().count(), CARDS), (139, 165));
        assert_eq!(faces.iter().filter(|it| it.start.is_some()).count(), 10);
        assert_eq!(faces.tagged(Tag::XenoMilitaryWorld).len(), 8, "XI 8.1");
        assert_eq!((cards.presets.len(), cards.invasion.cards.len()), (5, 39));
    }

    #[test]
    fn the_second_edition_changes_five_designs() {
        let cards = builtin();
        let (first, second) = (cards.faces(Edition::First), cards.faces(Edition::Second));
        let changed = first.iter().zip(second.iter()).filter(|(one, other)| one != other);
        assert_eq!(changed.count(), 5);
    }

    /// A wrong line is named, with what is wrong.
    #[test]
    fn a_wrong_card_names_its_line() {
        let spoil = conformance::spoilt::<Cards>;
        assert!(spoil("id = \"gem-world\"", "id = \"gem-word\"").contains("gem-word"));
        assert!(spoil("id = \"gem-world\"", "id = \"old-earth\"").contains("second line"));
        assert!(spoil("type = \"world\", cost = 3", "type = \"world\"").contains("cost"));
        assert!(spoil("effect = \"keep-extra\"", "effect = \"keep-all\"").contains("keep-all"));
        assert!(spoil("copies = 2", "copies = 3").contains("copies"));
    }

    #[test]
    fn other_values_have_another_hash() {
        let other = Cards::BUILTIN.replacen("vp = 2", "vp = 3", 1);
        let hash = |file: &str| Cards::parse(file).unwrap().hash();
        assert_ne!(hash(Cards::BUILTIN), hash(&other));
        assert_eq!(hash(Cards::BUILTIN), hash(&Cards::BUILTIN.replace("# ", "#  ")));
    }
}
