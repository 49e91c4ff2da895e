//! Scenarios: which cards a game is played with. Those of the rulebook have names; a scenario of
//! one's own is a text of one line, in the same form as ours below:
//!
//! `zombies:ogre,ishtar,legion;rages:swell,contagion,sneak;humans:survivors*12,soldier,cook*4;bravery:stand,gift,slash;research:infected,virus;locations:radio,hall`
//!
//! A kind of Human or Bravery without a number comes with all its copies. [`Recipe::parse`] reads a
//! line, [`Recipe::faults`] says what is impossible for a number of players, and [`Recipe::advice`]
//! where the rulebook's advice is not followed.

use std::fmt;
use std::str::FromStr;

use crate::card::{HumanBag, HumanCard, Location, Research, ZombieCard};

/// The names of the rulebook's scenarios; each is made for two, three and four players.
pub const STORIES: [&str; 5] = ["labo", "bataille", "freres", "contre-attaque", "moyens"];

/// The scenario whose cards are drawn at random (IZ 1.8).
pub const BY_LOT: &str = "moyens";

/// The copies of each kind of Zombie or Rage in the contamination pile (IZ 1.3).
pub const COPIES: u8 = 5;

/// What a scenario must consist of, for a number of players (IZ 1.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The number of kinds of Zombies, and of kinds of Rages.
    pub kinds: u8,
    /// Zombies Libérés.
    pub freed: u8,
    /// The number of Research cards, and of locations.
    pub research: u8,
    /// The least and the most cards of the human deck.
    pub deck: (u8, u8),
}

impl Limits {
    /// For 2 to 4 players.
    pub fn of(players: u8) -> Limits {
        Limits { kinds: players + 1, freed: players + 4, research: players, deck: (50, 60) }
    }
}

/// The proportions that the rulebook advises for a human deck: Survivors, other Humans, Bravery.
pub const ADVISED: [(Share, (u8, u8)); 3] =
    [(Share::Survivors, (10, 15)), (Share::Humans, (20, 25)), (Share::Bravery, (15, 20))];

/// A part of the human deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Share {
    Survivors,
    /// Humans that are no Survivors.
    Humans,
    Bravery,
}

/// A section of the line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum LineSection {
    Zombies,
    Rages,
    Humans,
    Bravery,
    Research,
    Locations,
}

/// Which cards a game is played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Scenario {
    Cards(Recipe),
    /// The cards are drawn at random.
    ByLot,
}

/// The cards of a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Recipe {
    /// Kinds, five copies each.
    pub zombies: Vec<ZombieCard>,
    /// Kinds, five copies each.
    pub rages: Vec<ZombieCard>,
    /// The human deck, Bravery included.
    pub deck: HumanBag,
    pub research: Vec<Research>,
    pub locations: Vec<Location>,
}

/// Why a scenario cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The text is neither the name of a scenario nor one of one's own.
    NoSuchScenario { text: String },
    /// A part of the line is not a section.
    NoSuchSection { text: String },
    /// A section comes twice.
    SectionTwice { section: LineSection },
    /// A word names nothing that belongs in the section.
    NoSuchCard { section: LineSection, word: String },
    /// A card is named twice.
    Twice { section: LineSection, word: &'static str },
    /// More copies than are in the box, or none.
    Copies { card: HumanCard, copies: u8, most: u8 },
    /// A section has too many or too few kinds or cards.
    Number { section: LineSection, there: u8, needed: u8 },
    /// The human deck has too many or too few cards.
    Deck { there: u8, least: u8, most: u8 },
}

/// Where the rulebook's advice is not followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Advice {
    pub share: Share,
    pub there: u8,
    pub least: u8,
    pub most: u8,
}

impl LineSection {
    pub const ALL: [LineSection; 6] = [
        LineSection::Zombies,
        LineSection::Rages,
        LineSection::Humans,
        LineSection::Bravery,
        LineSection::Research,
        LineSection::Locations,
    ];

    pub fn word(self) -> &'static str {
        match self {
            LineSection::Zombies => "zombies",
            LineSection::Rages => "rages",
            LineSection::Humans => "humans",
            LineSection::Bravery => "bravery",
            LineSection::Research => "research",
            LineSection::Locations => "locations",
        }
    }
}

impl Share {
    pub fn word(self) -> &'static str {
        match self {
            Share::Survivors => "survivors",
            Share::Humans => "humans",
            Share::Bravery => "bravery",
        }
    }

    fn includes(self, card: HumanCard) -> bool {
        match self {
            Share::Survivors => card == HumanCard::Survivors,
            Share::Humans => card.is_human() && card != HumanCard::Survivors,
            Share::Bravery => !card.is_human(),
        }
    }
}

impl Scenario {
    /// The scenario that an option names, for a number of players.
    ///
    /// # Errors
    /// The first thing that makes it impossible.
    pub fn named(text: &str, players: u8) -> Result<Scenario, Fault> {
        if text == BY_LOT {
            return Ok(Scenario::ByLot);
        }
        let recipe = match told(text, players) {
            Some(line) => Recipe::parse(line)?,
            None if text.contains(':') => Recipe::parse(text)?,
            None => return Err(Fault::NoSuchScenario { text: text.to_string() }),
        };
        match recipe.faults(players).into_iter().next() {
            Some(fault) => Err(fault),
            None => Ok(Scenario::Cards(recipe)),
        }
    }
}

/// The line of a scenario of the rulebook.
fn told(name: &str, players: u8) -> Option<&'static str> {
    TOLD.iter().find(|it| (it.0, it.1) == (name, players)).map(|it| it.2)
}

impl Recipe {
    /// # Errors
    /// The first thing that cannot be read.
    pub fn parse(line: &str) -> Result<Recipe, Fault> {
        let mut recipe = Recipe::default();
        let mut seen: Vec<LineSection> = Vec::new();
        for part in line.split(';').filter(|it| !it.is_empty()) {
            let strange = || Fault::NoSuchSection { text: part.to_string() };
            let (name, words) = part.split_once(':').ok_or_else(strange)?;
            let section = LineSection::ALL.into_iter().find(|it| it.word() == name);
            let section = section.ok_or_else(strange)?;
            if seen.contains(&section) {
                return Err(Fault::SectionTwice { section });
            }
            seen.push(section);
            words
                .split(',')
                .filter(|it| !it.is_empty())
                .try_for_each(|it| recipe.add(section, it))?;
        }
        recipe.sort();
        Ok(recipe)
    }

    /// Puts the kinds whose order means nothing into the order of the box.
    pub fn sort(&mut self) {
        self.zombies.sort_unstable();
        self.rages.sort_unstable();
        self.research.sort_unstable();
    }

    /// Takes in a card, as it is spelt in a line.
    ///
    /// # Errors
    /// Why it does not belong there.
    pub fn add(&mut self, section: LineSection, word: &str) -> Result<(), Fault> {
        match section {
            LineSection::Zombies => {
                kind(section, word, &mut self.zombies, |it| ZombieCard::ZOMBIES.contains(it))
            }
            LineSection::Rages => {
                kind(section, word, &mut self.rages, |it| ZombieCard::RAGES.contains(it))
            }
            LineSection::Humans => self.add_copies(section, word, true),
            LineSection::Bravery => self.add_copies(section, word, false),
            LineSection::Research => kind(section, word, &mut self.research, |_: &Research| true),
            LineSection::Locations => kind(section, word, &mut self.locations, |_: &Location| true),
        }
    }

    /// `soldier`, all of them, or `soldier*3`.
    fn add_copies(&mut self, section: LineSection, word: &str, human: bool) -> Result<(), Fault> {
        let strange = || Fault::NoSuchCard { section, word: word.to_string() };
        let (name, number) = word.split_once('*').unwrap_or((word, ""));
        let card: HumanCard = name.parse().map_err(|_| strange())?;
        if card.is_human() != human {
            return Err(strange());
        }
        let most = most_of(card);
        let copies = if word == name { most } else { number.parse().map_err(|_| strange())? };
        if self.deck.contains(card) {
            return Err(Fault::Twice { section, word: card.word() });
        }
        if !(1..=most).contains(&copies) {
            return Err(Fault::Copies { card, copies, most });
        }
        self.deck.add(card, copies);
        Ok(())
    }

    /// Everything that makes it impossible for this number of players.
    pub fn faults(&self, players: u8) -> Vec<Fault> {
        let limits = Limits::of(players);
        let number = |section, there: usize, needed| {
            let there = there as u8;
            (there != needed).then_some(Fault::Number { section, there, needed })
        };
        let (there, (least, most)) = (self.deck.len() as u8, limits.deck);
        let deck = (!(least..=most).contains(&there)).then_some(Fault::Deck { there, least, most });
        [
            number(LineSection::Zombies, self.zombies.len(), limits.kinds),
            number(LineSection::Rages, self.rages.len(), limits.kinds),
            number(LineSection::Research, self.research.len(), limits.research),
            number(LineSection::Locations, self.locations.len(), limits.research),
            deck,
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// How many cards of the deck belong to this part.
    pub fn share(&self, share: Share) -> u8 {
        self.deck.only(|card| share.includes(card)).len() as u8
    }

    /// Where the rulebook's advice is not followed; such a scenario can still be played.
    pub fn advice(&self) -> Vec<Advice> {
        let advice =
            |(share, (least, most))| Advice { share, there: self.share(share), least, most };
        let unheeded = |it: &Advice| !(it.least..=it.most).contains(&it.there);
        ADVISED.into_iter().map(advice).filter(unheeded).collect()
    }
}

/// The copies of a card of the human deck that a box holds.
pub fn most_of(card: HumanCard) -> u8 {
    if card == HumanCard::Survivors { 15 } else { COPIES }
}

/// Reads a kind that may be named only once.
fn kind<T: FromStr + Copy + PartialEq + Named>(
    section: LineSection,
    word: &str,
    kinds: &mut Vec<T>,
    belongs: impl Fn(&T) -> bool,
) -> Result<(), Fault> {
    let strange = || Fault::NoSuchCard { section, word: word.to_string() };
    let card = word.parse::<T>().ok().filter(belongs).ok_or_else(strange)?;
    if kinds.contains(&card) {
        return Err(Fault::Twice { section, word: card.name() });
    }
    kinds.push(card);
    Ok(())
}

trait Named {
    fn name(&self) -> &'static str;
}

impl Named for ZombieCard {
    fn name(&self) -> &'static str {
        self.word()
    }
}

impl Named for Research {
    fn name(&self) -> &'static str {
        self.word()
    }
}

impl Named for Location {
    fn name(&self) -> &'static str {
        self.word()
    }
}

/// The line that parses back to the recipe.
impl fmt::Display for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let deck = |human: bool| -> Vec<String> {
            let kinds = self.deck.kinds().filter(|it| it.is_human() == human);
            kinds.map(|it| copies(it, self.deck.count(it))).collect()
        };
        let words = |section: LineSection| -> Vec<String> {
            match section {
                LineSection::Zombies => self.zombies.iter().map(ToString::to_string).collect(),
                LineSection::Rages => self.rages.iter().map(ToString::to_string).collect(),
                LineSection::Humans => deck(true),
                LineSection::Bravery => deck(false),
                LineSection::Research => self.research.iter().map(ToString::to_string).collect(),
                LineSection::Locations => self.locations.iter().map(ToString::to_string).collect(),
            }
        };
        let part = |it: LineSection| format!("{}:{}", it.word(), words(it).join(","));
        f.write_str(&LineSection::ALL.map(part).join(";"))
    }
}

fn copies(card: HumanCard, count: u8) -> String {
    if count == most_of(card) { card.to_string() } else { format!("{card}*{count}") }
}

impl Fault {
    /// The key of the sentence about it.
    pub fn key(&self) -> &'static str {
        match self {
            Fault::NoSuchScenario { .. } => "invazions-scenario-no-such",
            Fault::NoSuchSection { .. } => "invazions-scenario-no-such-section",
            Fault::SectionTwice { .. } => "invazions-scenario-section-twice",
            Fault::NoSuchCard { .. } => "invazions-scenario-no-such-card",
            Fault::Twice { .. } => "invazions-scenario-twice",
            Fault::Copies { .. } => "invazions-scenario-copies",
            Fault::Number { .. } => "invazions-scenario-number",
            Fault::Deck { .. } => "invazions-scenario-deck",
        }
    }

    /// The arguments of that sentence.
    pub fn args(&self) -> Vec<(&'static str, String)> {
        let section = |it: &LineSection| ("section", it.word().to_string());
        match self {
            Fault::NoSuchScenario { text } => {
                vec![("text", text.clone()), ("known", STORIES.join(", "))]
            }
            Fault::NoSuchSection { text } => vec![("text", text.clone())],
            Fault::SectionTwice { section: it } => vec![section(it)],
            Fault::NoSuchCard { section: it, word } => vec![section(it), ("word", word.clone())],
            Fault::Twice { section: it, word } => vec![section(it), ("word", (*word).to_string())],
            Fault::Copies { card, copies, most } => vec![
                ("word", card.to_string()),
                ("copies", copies.to_string()),
                ("most", most.to_string()),
            ],
            Fault::Number { section: it, there, needed } => {
                vec![section(it), ("there", there.to_string()), ("needed", needed.to_string())]
            }
            Fault::Deck { there, least, most } => vec![
                ("there", there.to_string()),
                ("least", least.to_string()),
                ("most", most.to_string()),
            ],
        }
    }
}

/// The twelve scenarios of the rulebook with fixed cards: name, players, cards.
const TOLD: [(&str, u8, &str); 12] = [
    (
        "labo",
        2,
        "zombies:ishtar,john-frum,ogre;\
         rages:hue-and-cry,overrun,swell;\
         humans:survivors,soldier,sniper,guard,cook,arsonist;\
         bravery:stand,capture,charge,slash;\
         research:infected,immunology;\
         locations:radio,hall",
    ),
    (
        "bataille",
        2,
        "zombies:ishtar,tracker,legion;\
         rages:selection,fanfare,contagion;\
         humans:survivors,guard,janitor,cook,arsonist;\
         bravery:charge,stand,gift;\
         research:virus,immunology;\
         locations:radio,hangar",
    ),
    (
        "freres",
        2,
        "zombies:ogre,swallower,whistler;\
         rages:swell,no-survivors,harangue;\
         humans:survivors,technician,agent,janitor,sniper;\
         bravery:prophylaxis,capture,charge;\
         research:immunology,infected;\
         locations:hangar,canteen",
    ),
    (
        "contre-attaque",
        2,
        "zombies:swallower,zyorkshire,vermin;\
         rages:harangue,sneak,overrun;\
         humans:survivors,soldier,janitor,technician,cook,agent;\
         bravery:prophylaxis,gift,slash,capture;\
         research:infected,virus;\
         locations:hall,canteen",
    ),
    (
        "labo",
        3,
        "zombies:ishtar,john-frum,ogre,tracker;\
         rages:hue-and-cry,overrun,swell,no-survivors;\
         humans:survivors,soldier,sniper,guard,cook,arsonist;\
         bravery:stand,capture,charge,slash;\
         research:infected,immunology,virus;\
         locations:radio,hall,hangar",
    ),
    (
        "freres",
        3,
        "zombies:john-frum,whistler,swallower,ogre;\
         rages:selection,sneak,swell,overrun;\
         humans:survivors,soldier,janitor,technician,sniper;\
         bravery:slash,capture,prophylaxis;\
         research:infected,virus,immunology;\
         locations:radio,hall,hangar",
    ),
    (
        "bataille",
        3,
        "zombies:whistler,ishtar,ogre,tracker;\
         rages:contagion,hue-and-cry,overrun,no-survivors;\
         humans:survivors,guard,cook,technician,agent;\
         bravery:charge,capture,gift;\
         research:infected,equipment,immunology;\
         locations:radio,canteen,hangar",
    ),
    (
        "contre-attaque",
        3,
        "zombies:zyorkshire,vermin,john-frum,legion;\
         rages:sneak,selection,fanfare,harangue;\
         humans:survivors,arsonist,janitor,soldier,sniper,guard;\
         bravery:stand,slash,gift,charge;\
         research:infected,equipment,virus;\
         locations:radio,canteen,hangar",
    ),
    (
        "labo",
        4,
        "zombies:ishtar,john-frum,ogre,tracker,swallower;\
         rages:hue-and-cry,overrun,swell,no-survivors,contagion;\
         humans:survivors,soldier,sniper,guard,cook,arsonist;\
         bravery:stand,capture,charge,slash;\
         research:infected,immunology,virus,equipment;\
         locations:radio,hall,hangar,canteen",
    ),
    (
        "freres",
        4,
        "zombies:john-frum,whistler,swallower,ogre,vermin;\
         rages:selection,sneak,fanfare,overrun,harangue;\
         humans:survivors,soldier,janitor,agent,arsonist,sniper;\
         bravery:gift,stand,slash,capture;\
         research:infected,virus,immunology,equipment;\
         locations:radio,hall,hangar,canteen",
    ),
    (
        "bataille",
        4,
        "zombies:whistler,ishtar,ogre,tracker,legion;\
         rages:swell,contagion,hue-and-cry,overrun,no-survivors;\
         humans:survivors,guard,cook,technician,agent;\
         bravery:charge,capture,stand;\
         research:infected,equipment,immunology,virus;\
         locations:radio,canteen,hangar,hall",
    ),
    (
        "contre-attaque",
        4,
        "zombies:zyorkshire,tracker,john-frum,ogre,ishtar;\
         rages:fanfare,overrun,hue-and-cry,no-survivors,swell;\
         humans:survivors,arsonist,cook,soldier,sniper,guard;\
         bravery:stand,slash,charge,capture;\
         research:infected,equipment,virus,immunology;\
         locations:radio,canteen,hangar,hall",
    ),
];

#[cfg(test)]
mod tests {
    use super::*;

    /// Every scenario of the rulebook fits its limits, and follows its advice.
    #[test]
    fn the_rulebooks_scenarios_are_good() {
        for (name, players, line) in TOLD {
            let recipe = Recipe::parse(line).unwrap();
            assert_eq!(recipe.faults(players), [], "{name} for {players}");
            assert_eq!(recipe.advice(), [], "{name} for {players}");
            assert_eq!(Recipe::parse(&recipe.to_string()), Ok(recipe), "{name} for {players}");
        }
        for players in 2..=4 {
            let stories = STORIES.into_iter().filter(|it| Scenario::named(it, players).is_ok());
            assert_eq!(stories.count(), 5);
        }
    }

    const OWN: &str = "zombies:ogre,ishtar,legion;rages:swell,contagion,sneak;\
        humans:survivors*12,soldier,cook,janitor*4,guard,agent;bravery:stand,gift,slash,charge*4;\
        research:infected,virus;locations:radio,hall";

    fn fault(from: &str, to: &str) -> Fault {
        assert!(OWN.contains(from));
        Scenario::named(&OWN.replacen(from, to, 1), 2).unwrap_err()
    }

    #[test]
    fn ones_own_may_be_played() {
        let Ok(Scenario::Cards(recipe)) = Scenario::named(OWN, 2) else { panic!("it is good") };
        assert_eq!(recipe.deck.len(), 55);
        assert_eq!(recipe.share(Share::Humans), 24);
        assert_eq!(recipe.advice(), []);
    }

    /// Each reason why a scenario is refused.
    #[test]
    fn what_is_impossible_is_named() {
        let section = LineSection::Zombies;
        let word = || "swell".to_string();
        assert_eq!(fault("ogre", "swell"), Fault::NoSuchCard { section, word: word() });
        assert_eq!(fault("ogre", "legion"), Fault::Twice { section, word: "legion" });
        let number = Fault::Number { section, there: 2, needed: 3 };
        assert_eq!(fault("ogre,", ""), number);
        assert_eq!(fault("rages", "zombies"), Fault::SectionTwice { section });
        let text = "rats:swell,contagion,sneak".to_string();
        assert_eq!(fault("rages", "rats"), Fault::NoSuchSection { text });
        let copies = Fault::Copies { card: HumanCard::Survivors, copies: 16, most: 15 };
        assert_eq!(fault("survivors*12", "survivors*16"), copies);
        assert_eq!(fault("survivors*12,", ""), Fault::Deck { there: 43, least: 50, most: 60 });
        let text = "laboratoire".to_string();
        assert_eq!(Scenario::named("laboratoire", 3), Err(Fault::NoSuchScenario { text }));
        assert!(Scenario::named(OWN, 3).is_err(), "made for two");
    }

    #[test]
    fn advice_is_not_an_order() {
        let line = OWN.replacen("survivors*12", "survivors*9", 1).replacen("charge*4", "charge", 1);
        let Ok(Scenario::Cards(recipe)) = Scenario::named(&line, 2) else { panic!("it is good") };
        let advice = Advice { share: Share::Survivors, there: 9, least: 10, most: 15 };
        assert_eq!(recipe.advice(), [advice]);
    }
}
