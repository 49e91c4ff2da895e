//! Every card, as data: designs and identities, kinds of goods, keywords, and the vocabulary of
//! powers and scoring.
//!
//! A card's identity is its design, with the number of the copy where there are two (`gem-world`,
//! `public-works.2`), so that moves and records can be read without a table; the values stand in
//! [`Faces`](crate::deck::Faces), read from `cards.toml`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::Indexed;

/// The designs with their words and the number of their copies, in the order of the cards.
macro_rules! designs {
    ($($name:ident $word:literal $copies:literal,)+) => {
        /// The 139 designs. The ten start worlds come first, in the order of their numbers.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Design {
            $($name,)+
        }

        impl Design {
            pub const ALL: [Design; DESIGNS] = [$(Design::$name,)+];
            const WORDS: [&'static str; DESIGNS] = [$($word,)+];
            const COPIES: [u8; DESIGNS] = [$($copies,)+];
        }
    };
}

/// How many designs there are.
pub const DESIGNS: usize = 139;

/// How many cards there are.
pub const CARDS: usize = 165;

designs! {
    OldEarth "old-earth" 1,
    EpsilonEridani "epsilon-eridani" 1,
    AlphaCentauri "alpha-centauri" 1,
    NewSparta "new-sparta" 1,
    EarthsLostColony "earths-lost-colony" 1,
    AlienFirstContactTeam "alien-first-contact-team" 1,
    StarryRiftPioneers "starry-rift-pioneers" 1,
    RebelCadre "rebel-cadre" 1,
    TerraformingSurveyors "terraforming-surveyors" 1,
    AntiXenoDefensePost "anti-xeno-defense-post" 1,
    RebelFuelCache "rebel-fuel-cache" 1,
    GemWorld "gem-world" 1,
    CometZone "comet-zone" 1,
    RebelMiners "rebel-miners" 1,
    FormerPenalColony "former-penal-colony" 1,
    MalevolentLifeforms "malevolent-lifeforms" 1,
    AvianUpliftRace "avian-uplift-race" 1,
    SpiceWorld "spice-world" 1,
    LostSpeciesArkWorld "lost-species-ark-world" 1,
    NewVinland "new-vinland" 1,
    ArtistColony "artist-colony" 1,
    AlienRoboticFactory "alien-robotic-factory" 1,
    PlagueWorld "plague-world" 1,
    DistantWorld "distant-world" 1,
    RebelOutpost "rebel-outpost" 1,
    RebelWarriorRace "rebel-warrior-race" 1,
    RebelUnderground "rebel-underground" 1,
    NewSurvivalists "new-survivalists" 1,
    OutlawWorld "outlaw-world" 1,
    LostAlienBattleFleet "lost-alien-battle-fleet" 1,
    RefugeeWorld "refugee-world" 1,
    EmpathWorld "empath-world" 1,
    GalacticResort "galactic-resort" 1,
    PreSentientRace "pre-sentient-race" 1,
    DesertedAlienOutpost "deserted-alien-outpost" 1,
    DesertedAlienColony "deserted-alien-colony" 1,
    GalacticEngineers "galactic-engineers" 1,
    BlackMarketTradingWorld "black-market-trading-world" 1,
    MerchantWorld "merchant-world" 1,
    TouristWorld "tourist-world" 1,
    GalacticTrendsetters "galactic-trendsetters" 1,
    AlienRosettaStoneWorld "alien-rosetta-stone-world" 1,
    StarNomadLair "star-nomad-lair" 1,
    TheLastOfTheUpliftGnarssh "the-last-of-the-uplift-gnarssh" 1,
    AlienRobotSentry "alien-robot-sentry" 1,
    PirateWorld "pirate-world" 1,
    ReptilianUpliftRace "reptilian-uplift-race" 1,
    LostAlienWarship "lost-alien-warship" 1,
    AlienRobotScoutShip "alien-robot-scout-ship" 1,
    RunawayRobots "runaway-robots" 1,
    AsteroidBelt "asteroid-belt" 1,
    SecludedWorld "secluded-world" 1,
    ImperiumArmamentsWorld "imperium-armaments-world" 1,
    TerraformedWorld "terraformed-world" 1,
    PilgrimageWorld "pilgrimage-world" 1,
    RebelHomeworld "rebel-homeworld" 1,
    RadioactiveWorld "radioactive-world" 1,
    AquaticUpliftRace "aquatic-uplift-race" 1,
    BioHazardMiningWorld "bio-hazard-mining-world" 1,
    DesertedAlienLibrary "deserted-alien-library" 1,
    DestroyedWorld "destroyed-world" 1,
    BlasterGemMines "blaster-gem-mines" 1,
    GamblingWorld "gambling-world" 1,
    ExpandingColony "expanding-colony" 1,
    SpacePort "space-port" 1,
    ProsperousWorld "prosperous-world" 1,
    NewEarth "new-earth" 1,
    RebelBase "rebel-base" 1,
    MiningWorld "mining-world" 1,
    PublicWorks "public-works" 2,
    ColonyShip "colony-ship" 2,
    ExpeditionForce "expedition-force" 2,
    MiningRobots "mining-robots" 2,
    ExportDuties "export-duties" 2,
    NewMilitaryTactics "new-military-tactics" 2,
    SpaceMarines "space-marines" 2,
    ContactSpecialist "contact-specialist" 2,
    DiversifiedEconomy "diversified-economy" 2,
    ConsumerMarkets "consumer-markets" 2,
    MiningConglomerate "mining-conglomerate" 2,
    ResearchLabs "research-labs" 2,
    DeficitSpending "deficit-spending" 2,
    InvestmentCredits "investment-credits" 2,
    PanGalacticLeague "pan-galactic-league" 1,
    MiningLeague "mining-league" 1,
    FreeTradeAssociation "free-trade-association" 1,
    AlienTechInstitute "alien-tech-institute" 1,
    GalacticSurveySeti "galactic-survey-seti" 1,
    GalacticFederation "galactic-federation" 1,
    InterstellarBank "interstellar-bank" 2,
    TerraformingRobots "terraforming-robots" 2,
    DropShips "drop-ships" 2,
    NewGalacticOrder "new-galactic-order" 1,
    MerchantGuild "merchant-guild" 1,
    ReplicantRobots "replicant-robots" 2,
    NewEconomy "new-economy" 1,
    GeneticsLab "genetics-lab" 2,
    GalacticRenaissance "galactic-renaissance" 1,
    GalacticImperium "galactic-imperium" 1,
    TradeLeague "trade-league" 1,
    UpliftDescendants "uplift-descendants" 1,
    AntiXenoEmbassy "anti-xeno-embassy" 1,
    NoveltyPeddlers "novelty-peddlers" 1,
    GalacticClearingHouse "galactic-clearing-house" 1,
    RebelBlackMarketGangs "rebel-black-market-gangs" 1,
    XenoHostagePlanet "xeno-hostage-planet" 1,
    TerraformingUpliftProject "terraforming-uplift-project" 1,
    CorrosiveUpliftWorld "corrosive-uplift-world" 1,
    ImperiumMunitionsInc "imperium-munitions-inc" 1,
    RebelBunker "rebel-bunker" 1,
    XenoHeldImperiumMine "xeno-held-imperium-mine" 1,
    RebelResistance "rebel-resistance" 1,
    AntiXenoRefugees "anti-xeno-refugees" 1,
    PanGalacticDiseaseCenter "pan-galactic-disease-center" 1,
    AdaptableUpliftRace "adaptable-uplift-race" 1,
    XenoInfestedUpliftWorld "xeno-infested-uplift-world" 1,
    XenoColony "xeno-colony" 1,
    UpliftCoalition "uplift-coalition" 1,
    AntiXenoAlienBunker "anti-xeno-alien-bunker" 1,
    AlienArchives "alien-archives" 1,
    AlienWeaponCache "alien-weapon-cache" 1,
    XenoInfestedAlienOutpost "xeno-infested-alien-outpost" 1,
    AlienDefenseCenter "alien-defense-center" 1,
    XenoWarriorColony "xeno-warrior-colony" 1,
    XenoOccupiedRebelWorld "xeno-occupied-rebel-world" 1,
    XenoForwardCommand "xeno-forward-command" 1,
    AntiXenoMilitia "anti-xeno-militia" 2,
    AlienWeaponPlans "alien-weapon-plans" 2,
    UpliftTerraforming "uplift-terraforming" 2,
    AntiXenoAssaultTroops "anti-xeno-assault-troops" 2,
    ImperiumArmsFactory "imperium-arms-factory" 2,
    ConstructionCorps "construction-corps" 2,
    GalacticHomeFront "galactic-home-front" 2,
    UpliftBioEngineers "uplift-bio-engineers" 1,
    ImperiumWarProfiteers "imperium-war-profiteers" 1,
    TerraformingDefenders "terraforming-defenders" 1,
    AntiXenoRebelForce "anti-xeno-rebel-force" 1,
    AlienHistorians "alien-historians" 1,
    AntiXenoLeague "anti-xeno-league" 1,
}

/// The design of every card.
const DESIGN_OF: [Design; CARDS] = {
    let mut all = [Design::OldEarth; CARDS];
    let (mut card, mut design) = (0, 0);
    while design < DESIGNS {
        let mut copy = 0;
        while copy < Design::COPIES[design] {
            all[card] = Design::ALL[design];
            (card, copy) = (card + 1, copy + 1);
        }
        design += 1;
    }
    all
};

/// The first card of every design.
const FIRST_OF: [u8; DESIGNS] = {
    let mut all = [0; DESIGNS];
    let mut design = 1;
    while design < DESIGNS {
        all[design] = all[design - 1] + Design::COPIES[design - 1];
        design += 1;
    }
    all
};

impl Design {
    /// The word in card ids, files and messages: `gem-world`.
    pub fn word(self) -> &'static str {
        Design::WORDS[self as usize]
    }

    /// How many cards show it, one or two.
    pub fn copies(self) -> u8 {
        Design::COPIES[self as usize]
    }

    /// The cards that show it.
    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
        let first = FIRST_OF[self as usize];
        (first..first + self.copies()).map(Card)
    }

    pub fn from_word(word: &str) -> Option<Design> {
        let at = Design::WORDS.iter().position(|it| *it == word)?;
        Some(Design::ALL[at])
    }
}

impl Serialize for Design {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.word())
    }
}

impl<'de> Deserialize<'de> for Design {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Design, D::Error> {
        let word = String::deserialize(from)?;
        Design::from_word(&word)
            .ok_or_else(|| serde::de::Error::custom(format!("no design is called {word}")))
    }
}

/// One of the 165 cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// Every card, in card order.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..CARDS as u8).map(Card)
    }

    pub fn design(self) -> Design {
        DESIGN_OF[usize::from(self.0)]
    }

    /// Which copy it is, from 1.
    pub fn copy(self) -> u8 {
        self.0 - FIRST_OF[self.design() as usize] + 1
    }

    /// Its place among all cards, as an index.
    pub(crate) fn slot(self) -> usize {
        self.0.into()
    }
}

impl Indexed for Card {
    type Bits = [u64; 3];

    fn index(self) -> u8 {
        self.0
    }

    fn from_index(index: u8) -> Card {
        Card(index)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let design = self.design();
        match design.copies() {
            1 => f.write_str(design.word()),
            _ => write!(f, "{}.{}", design.word(), self.copy()),
        }
    }
}

/// The same text as for people, so that test output can be read.
impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchCard;

impl FromStr for Card {
    type Err = NoSuchCard;

    fn from_str(text: &str) -> Result<Card, NoSuchCard> {
        let (word, copy) = text.split_once('.').unwrap_or((text, "1"));
        let design = Design::from_word(word).ok_or(NoSuchCard)?;
        let copy: u8 = copy.parse().map_err(|_| NoSuchCard)?;
        let card = copy.checked_sub(1).and_then(|at| design.cards().nth(at.into()));
        // Each card has one spelling: `gem-world.1` is no card.
        card.filter(|it| it.to_string() == text).ok_or(NoSuchCard)
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// The four kinds of goods, in the order of their price.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Novelty goods: blue, sold for 2 cards.
    Novelty,
    /// Rare elements: brown, 3 cards.
    Rare,
    /// Genes: green, 4 cards.
    Genes,
    /// Alien technology: yellow, 5 cards.
    Alien,
}

impl Kind {
    pub const ALL: [Kind; 4] = [Kind::Novelty, Kind::Rare, Kind::Genes, Kind::Alien];

    /// How many cards a good of the kind is sold for (XI 6.1).
    pub fn price(self) -> u8 {
        self as u8 + 2
    }

    pub fn word(self) -> &'static str {
        match self {
            Kind::Novelty => "novelty",
            Kind::Rare => "rare",
            Kind::Genes => "genes",
            Kind::Alien => "alien",
        }
    }
}

/// How a world gets its good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// It produces by itself in every Produce phase.
    Production,
    /// It is found when the world is placed; later only powers and bonuses produce it.
    Windfall,
}

/// Words in titles to which other cards refer (XI 8.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Keyword {
    Rebel,
    Imperium,
    Alien,
    Uplift,
    Terraforming,
    AntiXeno,
    Xeno,
}

/// The phase in which a power works; its place on the card shows it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Band {
    Explore,
    Develop,
    Settle,
    /// The `$` of Consume: it changes how much a sale brings.
    Trade,
    Consume,
    Produce,
    /// Once, when its own card is placed.
    WhenPlaced,
}

/// A power of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Power {
    pub band: Band,
    pub effect: Effect,
    /// What must be given up to use it; a power with a price is optional.
    pub price: Option<Price>,
}

/// What is given up to use a power.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Price {
    /// A card of the hand.
    Card,
    /// A good of the kind, or any good.
    Good(Option<Kind>),
    /// The card itself leaves the tableau.
    Itself,
}

/// What a power does. Amounts are cards, strength or points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "does", rename_all = "kebab-case")]
pub enum Effect {
    /// Explore: draw more; if it names a sort of cards, for each of them.
    DrawExtra { amount: u8, for_each: Option<Tag> },
    /// Explore: keep more.
    KeepExtra { amount: u8 },
    /// Develop: draw before choosing.
    DrawAtStart { amount: u8 },
    /// Develop, Settle: pay less; in Settle only for worlds of the kind, if it names one.
    ReduceCost { amount: u8, kind: Option<Kind> },
    /// Develop, Settle: draw after placing a development or a world.
    DrawAfterPlacing { amount: u8 },
    /// Settle: strength; temporary if the power has a price.
    Military { amount: i8, against: Against, for_each: Option<Tag> },
    /// Settle: place a military world as if its defence, less the discount, were its cost.
    PayForMilitary { discount: u8, not_alien: bool, only_chromosome: bool },
    /// Settle: place a civil world that is not of alien kind without paying.
    CostBecomesZero,
    /// Invasion mode: strength against invasion cards only; temporary if the power has a price.
    Defence { amount: i8 },
    /// Trade: more cards for a good that is sold.
    SellMore { amount: u8, good: Sold },
    /// Consume: exchange goods for chips and cards.
    Consume { goods: Goods, times: u8, reward: Reward },
    /// Consume: discard cards of the hand for a chip each, up to this many; never doubled.
    DiscardForChips { up_to: u8 },
    /// Consume: chips without goods.
    GainChips { amount: u8 },
    /// Consume, Produce: draw.
    Draw { amount: u8 },
    /// Consume: sell a good, with trade powers or for its printed price.
    Sell { with_powers: bool },
    /// Consume: guess the cost or defence of the top card of the deck.
    Guess { from: u8, to: u8 },
    /// Produce: a good on this world.
    ProduceHere,
    /// Produce: a good on a windfall world, of the kind if it names one.
    ProduceWindfall { kind: Option<Kind> },
    /// Produce: draw if this world has produced in this phase.
    DrawIfProduced { amount: u8 },
    /// Produce: draw for each of something.
    DrawForEach { amount: u8, what: Counted },
    /// Produce, after all players: draw if nobody else has produced as many goods of the kind.
    DrawIfMost { amount: u8, kind: Kind },
    /// Produce, Invasion mode: turn damaged worlds face up.
    Repair { amount: u8 },
    /// When placed: a good on this world.
    AddGood,
}

/// What the strength counts against.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Against {
    Everything,
    /// Xeno military worlds, and invasions.
    Xeno,
    /// Rebel military worlds.
    Rebel,
    /// Military worlds of the kind.
    Kind(Kind),
}

/// The sales to which a trade power applies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sold {
    Any,
    Kind(Kind),
    /// The good of this world.
    Here,
}

/// The goods for one use of a consume power.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goods {
    /// One good, of any kind or of this one.
    One(Option<Kind>),
    /// Two goods, each of any kind or of this one.
    Two(Option<Kind>, Option<Kind>),
    /// Three goods of three kinds.
    ThreeKinds,
    /// A good of each kind that there is; the reward is for each good.
    EachKind,
    /// All that are left, for one chip less than there are goods.
    All,
}

/// What one use of a consume power brings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Reward {
    pub vp: u8,
    pub cards: u8,
}

/// What a produce power counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counted {
    /// Goods of the kind that the player has produced in this phase.
    Produced(Kind),
    /// Kinds of goods that it has produced in this phase.
    KindsProduced,
    /// Pairs of goods that it has produced in this phase.
    PairsProduced,
    /// Cards of its tableau.
    Cards(Tag),
    /// Pairs of cards of its tableau.
    Pairs(Tag),
}

/// A sort of cards that other cards count; a card may belong to several.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tag {
    World,
    Development,
    MilitaryWorld,
    NonmilitaryWorld,
    RebelMilitaryWorld,
    XenoMilitaryWorld,
    ChromosomeWorld,
    /// Worlds of a kind, however they get their goods.
    NoveltyKindWorld,
    RareKindWorld,
    GenesKindWorld,
    AlienKindWorld,
    NoveltyProductionWorld,
    RareProductionWorld,
    GenesProductionWorld,
    AlienProductionWorld,
    NoveltyWindfallWorld,
    RareWindfallWorld,
    GenesWindfallWorld,
    AlienWindfallWorld,
    RebelCard,
    ImperiumCard,
    AlienCard,
    UpliftCard,
    TerraformingCard,
    AntiXenoCard,
    AntiXenoWorld,
    AntiXenoDevelopment,
    #[serde(rename = "development-of-cost-6")]
    DevelopmentOfCost6,
    DevelopmentWithExplorePower,
    DevelopmentWithTradePower,
    DevelopmentWithConsumePower,
    WorldWithExplorePower,
    WorldWithTradePower,
    WorldWithConsumePower,
}

/// How many sorts there are.
pub const TAGS: usize = Tag::WorldWithConsumePower as usize + 1;

/// What a card with variable points counts (XI 9.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scored {
    /// Each card of the sort.
    Cards(Tag),
    /// Each card of the design.
    Named(Design),
    /// Every three points in chips (XI 9.4).
    ThreeChips,
    /// Every point of military that is neither special nor temporary (XI 9.5).
    Military,
    /// Every good on a world (edition 2018).
    Good,
}

/// Points for each of something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Score {
    pub points: i8,
    pub each: Scored,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_has_one_spelling() {
        assert_eq!(Card::all().count(), CARDS);
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for text in ["gem-world.1", "public-works", "public-works.3", "public-works.0", "x", ""] {
            assert_eq!(text.parse::<Card>(), Err(NoSuchCard), "{text}");
        }
    }

    #[test]
    fn designs_and_cards_agree() {
        let counted: usize = Design::ALL.iter().map(|it| it.cards().count()).sum();
        assert_eq!(counted, CARDS);
        assert!(Design::ALL.iter().all(|it| it.cards().all(|card| card.design() == *it)));
    }
}
