//! The card file: every card with its values, read strictly.

use serde::{Deserialize, Serialize};
use tabletop::{ArrayVec, CardError, CardSet, Indexed, Spanned, line_of, read_cards};

use crate::card::{
    ABILITIES, Ability, Captain, Colour, Die, Encounter, Kind, Planet, Sector, Token, Weapon,
};

/// What a captain has at the start.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct CaptainCard {
    /// Points at the start, by ability.
    pub start: [u8; ABILITIES],
    /// The most points that an ability can ever have.
    pub most: [u8; ABILITIES],
    /// The dice to choose from.
    pub dice: ArrayVec<Die, 5>,
    /// How many of them the captain keeps.
    pub keep: u8,
}

/// What a planet does by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Free {
    /// This many cubes more, or fewer.
    Cubes(i8),
    /// Cubes if at least `least` guards were engaged.
    Guards { least: u8, cubes: i8 },
    /// Cubes if at least `least` cards of the row were engaged.
    Engaged { least: u8, cubes: i8 },
    /// White cubes that are drawn leave the bag.
    WhitesLeave,
    /// A cube used on an ability gives 2 points; the exploration has this many cubes more, or
    /// fewer.
    Double { cubes: i8 },
    /// A die goes up by this many faces.
    Raise(u8),
}

/// What a planet does for cards from the hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Paid {
    /// This many more cubes.
    Cubes(i8),
    /// This many more cubes; then an ability loses a point.
    CubesThenLose { cubes: i8, ability: Ability },
    /// Black cubes that are drawn go to the reserve and do nothing.
    BlacksLeave,
    /// One drawn cube goes back, and another is drawn.
    Redraw,
    /// A cube for each crew die that shows at least `least`, and no more than `most`.
    Crew { least: u8, most: u8 },
    /// Another die goes up by this many faces.
    Raise(u8),
    /// If no yellow cube was drawn, this many more are.
    More(u8),
}

/// The cards from the hand that a planet's second effect costs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Cost {
    pub codes: u8,
    pub keys: u8,
    /// Cards that may be codes or keys.
    pub any: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct PlanetCard {
    pub free: Option<Free>,
    pub paid: Option<(Cost, Paid)>,
}

/// What a super weapon that is understood does, once in each encounter phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Power {
    /// Takes this much off one strength of a card.
    Weaken(u8),
    /// Chooses which ability pays for a card.
    ChooseAbility,
    /// Turns a die up by this many faces, or rolls it again.
    Mirror(u8),
    /// Evades for nothing.
    Evade,
    /// This many more cubes in this turn's exploration.
    Cubes(i8),
    /// Takes a black cube out of the bag.
    Blacken,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct WeaponCard {
    /// The cubes needed to understand it; none for one that works as soon as it is found.
    pub cubes: u8,
    pub power: Power,
}

/// What the alien of a sector does there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// This many black cubes come into the bag with every guard that is evaded.
    Hive(u8),
    /// The leftmost card gains 1 strength for every `per` black cubes here, up to `most`.
    Quietus { per: u8, most: u8 },
    /// This many points of another ability stand for one.
    Exchange(u8),
}

/// What the line of a guard, agent or event changes in its sector.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Line {
    Strength(i8),
    /// More strength, of this ability.
    Second {
        ability: Ability,
        strength: u8,
    },
    /// More or fewer planet icons.
    Planets(i8),
    /// Evading costs this many points more.
    Evading(u8),
    /// A cube comes from the reserve into the bag when the card is met.
    Bag(Colour),
}

/// What a place changes in its sectors while it lies there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Rule {
    /// Strengths of this ability are higher or lower, but at least 1.
    Strength { ability: Ability, by: i8 },
    /// The same, for guards only.
    Guards { ability: Ability, by: i8 },
    /// The first evasion of the phase costs no point.
    FreeEvasion,
    /// Once in a phase, a card from the hand buys this many points of one ability.
    Market(u8),
    /// The first engaged card of the phase may be kept as a key.
    FirstIsKey,
    /// More or fewer cubes in the exploration.
    Cubes(i8),
    /// At the start of the phase a die goes up by this many faces.
    Raise(u8),
    /// This many points of another ability stand for one.
    Exchange(u8),
    /// A guard of at least this printed strength, when engaged, gives a point back.
    Trophy { least: u8, ability: Ability },
}

/// A guard, agent, event or place.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct EncounterCard {
    pub kind: Kind,
    /// 0 for a place.
    pub strength: u8,
    /// The icon with which the card on its left is engaged; a place has none.
    pub icon: Option<Ability>,
    /// The cubes that come into the bag with the card.
    pub cubes: ArrayVec<Colour, 2>,
    /// Planet icons.
    pub planets: u8,
    pub token: Option<Token>,
    /// What its line changes in a sector; a place has rules instead.
    pub line: Option<(Sector, Line)>,
    pub rules: ArrayVec<(Sector, Rule), 2>,
}

/// All the cards of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Cards {
    captains: Vec<CaptainCard>,
    planets: Vec<PlanetCard>,
    weapons: Vec<WeaponCard>,
    sectors: Vec<Action>,
    encounters: Vec<EncounterCard>,
}

impl Cards {
    pub fn captain(&self, captain: Captain) -> &CaptainCard {
        &self.captains[captain as usize]
    }

    pub fn planet(&self, planet: Planet) -> &PlanetCard {
        &self.planets[planet as usize]
    }

    pub fn weapon(&self, weapon: Weapon) -> &WeaponCard {
        &self.weapons[weapon as usize]
    }

    pub fn action(&self, sector: Sector) -> Action {
        self.sectors[sector as usize]
    }

    pub fn encounter(&self, card: Encounter) -> &EncounterCard {
        &self.encounters[card as usize]
    }
}

/// Where the values of a line come from. It is checked and then not needed.
#[derive(Deserialize, Default, Debug)]
#[serde(deny_unknown_fields, default)]
struct Source {
    rulebook: Vec<String>,
    known: Vec<String>,
    ours: Vec<String>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct CaptainRow {
    id: Captain,
    start: [u8; ABILITIES],
    most: [u8; ABILITIES],
    dice: Vec<Die>,
    keep: u8,
    #[serde(default, rename = "source")]
    _source: Source,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct SectorRow {
    id: Sector,
    action: Action,
    #[serde(default, rename = "source")]
    _source: Source,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct PlanetRow {
    id: Planet,
    free: Option<Free>,
    cost: Option<Cost>,
    paid: Option<Paid>,
    #[serde(default, rename = "source")]
    _source: Source,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct WeaponRow {
    id: Weapon,
    cubes: u8,
    power: Power,
    #[serde(default, rename = "source")]
    _source: Source,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct LineRow {
    sector: Sector,
    effect: Line,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct RuleRow {
    sector: Sector,
    rule: Rule,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct EncounterRow {
    id: Encounter,
    kind: Kind,
    strength: u8,
    icon: Ability,
    cube: Colour,
    planets: u8,
    token: Option<Token>,
    line: Option<LineRow>,
    #[serde(default, rename = "source")]
    _source: Source,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct PlaceRow {
    id: Encounter,
    cubes: [Colour; 2],
    rules: Vec<RuleRow>,
    #[serde(default, rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    captains: Vec<Spanned<CaptainRow>>,
    sectors: Vec<Spanned<SectorRow>>,
    planets: Vec<Spanned<PlanetRow>>,
    weapons: Vec<Spanned<WeaponRow>>,
    encounters: Vec<Spanned<EncounterRow>>,
    places: Vec<Spanned<PlaceRow>>,
}

/// Abilities have tracks from 0 to 10.
pub const TRACK_MAX: u8 = 10;
/// The highest values of a card; the counters of a turn have room for no more.
const STRENGTH_MAX: u8 = 9;
const PLANETS_MAX: u8 = 3;
const CUBES_MAX: i8 = 4;

type Checked<T> = Result<T, String>;

fn ensure(holds: bool, what: &str) -> Checked<()> {
    if holds { Ok(()) } else { Err(what.to_string()) }
}

fn captain(row: &CaptainRow) -> Checked<(Captain, CaptainCard)> {
    let tracks = row.start.iter().zip(&row.most);
    for (start, most) in tracks {
        ensure(start <= most && *most <= TRACK_MAX, "tracks go from 0 to 10, and no start beyond")?;
    }
    ensure(row.start.iter().filter(|it| **it == 0).count() < 2, "two abilities at 0 are lost")?;
    ensure(row.dice.is_sorted_by(|a, b| a < b), "dice are listed once, in the order of the box")?;
    let offered = row.dice.len();
    ensure((1..=3).contains(&row.keep), "`keep` goes from 1 to 3")?;
    ensure(usize::from(row.keep) <= offered, "more dice kept than offered")?;
    let dice = row.dice.iter().copied().collect();
    Ok((row.id, CaptainCard { start: row.start, most: row.most, dice, keep: row.keep }))
}

fn sector(row: &SectorRow) -> Checked<(Sector, Action)> {
    let sane = match row.action {
        Action::Hive(cubes) => cubes <= 3,
        Action::Quietus { per, most } => 0 < per && most <= 3,
        Action::Exchange(rate) => (1..=5).contains(&rate),
    };
    ensure(sane, "the action has a number out of bounds")?;
    let collects = matches!(row.action, Action::Quietus { .. });
    ensure(!collects || row.id == Sector::Omn, "the Quietus rules the sector omn")?;
    Ok((row.id, row.action))
}

fn small(cubes: i8) -> Checked<()> {
    ensure((-CUBES_MAX..=CUBES_MAX).contains(&cubes), "cubes go from -4 to 4")
}

fn planet(row: &PlanetRow) -> Checked<(Planet, PlanetCard)> {
    match row.free {
        Some(
            Free::Cubes(cubes)
            | Free::Guards { cubes, .. }
            | Free::Engaged { cubes, .. }
            | Free::Double { cubes },
        ) => small(cubes)?,
        Some(Free::WhitesLeave | Free::Raise(_)) | None => (),
    }
    match row.paid {
        Some(Paid::Cubes(cubes) | Paid::CubesThenLose { cubes, .. }) => small(cubes)?,
        Some(Paid::More(cubes) | Paid::Crew { most: cubes, .. }) => {
            ensure(cubes <= CUBES_MAX as u8, "no more than 4 cubes")?;
        }
        Some(Paid::BlacksLeave | Paid::Redraw | Paid::Raise(_)) | None => (),
    }
    let paid = match (row.cost, row.paid) {
        (Some(cost), Some(paid)) => {
            let tokens = cost.codes + cost.keys + cost.any;
            ensure((1..=4).contains(&tokens), "a cost is 1 to 4 cards")?;
            ensure(cost.any == 0 || cost.any == tokens, "a cost is of `any` alone, or of none")?;
            Some((cost, paid))
        }
        (None, None) => None,
        (Some(_), None) | (None, Some(_)) => return Err("`cost` and `paid` go together".into()),
    };
    Ok((row.id, PlanetCard { free: row.free, paid }))
}

fn weapon(row: &WeaponRow) -> Checked<(Weapon, WeaponCard)> {
    ensure(row.cubes <= 9, "`cubes` goes from 0 to 9")?;
    if let Power::Cubes(cubes) = row.power {
        small(cubes)?;
    }
    Ok((row.id, WeaponCard { cubes: row.cubes, power: row.power }))
}

fn encounter(row: &EncounterRow) -> Checked<(Encounter, EncounterCard)> {
    ensure(row.kind != Kind::Place, "places stand in `places`")?;
    ensure(row.strength <= STRENGTH_MAX, "`strength` goes from 0 to 9")?;
    ensure(row.planets <= PLANETS_MAX, "`planets` goes from 0 to 3")?;
    ensure(row.cube != Colour::Yellow, "no card brings yellow cubes")?;
    match row.line.as_ref().map(|it| it.effect) {
        Some(Line::Strength(by) | Line::Planets(by)) => small(by)?,
        Some(Line::Second { strength: by, .. } | Line::Evading(by)) => {
            ensure(by <= 4, "a line adds no more than 4")?;
        }
        Some(Line::Bag(colour)) => {
            ensure(colour != Colour::Yellow, "no card brings yellow cubes")?;
        }
        None => (),
    }
    let card = EncounterCard {
        kind: row.kind,
        strength: row.strength,
        icon: Some(row.icon),
        cubes: [row.cube].into_iter().collect(),
        planets: row.planets,
        token: row.token,
        line: row.line.as_ref().map(|it| (it.sector, it.effect)),
        rules: ArrayVec::new(),
    };
    Ok((row.id, card))
}

fn place(row: &PlaceRow) -> Checked<(Encounter, EncounterCard)> {
    ensure(!row.cubes.contains(&Colour::Yellow), "no card brings yellow cubes")?;
    ensure(row.rules.len() <= 2, "a place has at most two rules")?;
    for rule in &row.rules {
        match rule.rule {
            Rule::Strength { by, .. } | Rule::Guards { by, .. } | Rule::Cubes(by) => small(by)?,
            Rule::Exchange(rate) => ensure((1..=5).contains(&rate), "a rate goes from 1 to 5")?,
            Rule::Market(points) => ensure(points <= TRACK_MAX, "no track is so long")?,
            Rule::FreeEvasion | Rule::FirstIsKey | Rule::Raise(_) | Rule::Trophy { .. } => (),
        }
    }
    let card = EncounterCard {
        kind: Kind::Place,
        strength: 0,
        icon: None,
        cubes: row.cubes.into(),
        planets: 0,
        token: None,
        line: None,
        rules: row.rules.iter().map(|it| (it.sector, it.rule)).collect(),
    };
    Ok((row.id, card))
}

/// The cards of one kind as they are read, each in its place.
struct Pile<K, C> {
    cards: Vec<Option<C>>,
    kind: std::marker::PhantomData<K>,
}

impl<K: Indexed + std::fmt::Display, C> Pile<K, C> {
    fn new(size: usize) -> Pile<K, C> {
        Pile { cards: (0..size).map(|_| None).collect(), kind: std::marker::PhantomData }
    }

    /// Adds `rows`; an error names the line of the first row that does not fit.
    fn add<R>(
        &mut self,
        file: &str,
        rows: &[Spanned<R>],
        read: impl Fn(&R) -> Checked<(K, C)>,
    ) -> Result<(), CardError> {
        for row in rows {
            let added = read(row.get_ref()).and_then(|(id, card)| self.put(id, card));
            added.map_err(|what| CardError { line: line_of(file, row.span().start), what })?;
        }
        Ok(())
    }

    fn put(&mut self, id: K, card: C) -> Checked<()> {
        let place = &mut self.cards[usize::from(id.index())];
        ensure(place.is_none(), "a second card of this name")?;
        *place = Some(card);
        Ok(())
    }

    fn finish(self) -> Result<Vec<C>, CardError> {
        let missing = self.cards.iter().position(Option::is_none);
        if let Some(at) = missing {
            let what = format!("{} is missing", K::from_index(at as u8));
            return Err(CardError { line: 1, what });
        }
        Ok(self.cards.into_iter().flatten().collect())
    }
}

fn pile<K: Indexed + std::fmt::Display, C, R>(
    file: &str,
    size: usize,
    rows: &[Spanned<R>],
    read: impl Fn(&R) -> Checked<(K, C)>,
) -> Result<Vec<C>, CardError> {
    let mut pile = Pile::new(size);
    pile.add(file, rows, read)?;
    pile.finish()
}

impl CardSet for Cards {
    const BUILTIN: &'static str = include_str!("../cards.toml");

    fn parse(file: &str) -> Result<Cards, CardError> {
        let rows: CardFile = read_cards(file)?;
        let mut encounters = Pile::new(Encounter::ALL.len());
        encounters.add(file, &rows.encounters, encounter)?;
        encounters.add(file, &rows.places, place)?;
        Ok(Cards {
            captains: pile(file, Captain::ALL.len(), &rows.captains, captain)?,
            planets: pile(file, Planet::ALL.len(), &rows.planets, planet)?,
            weapons: pile(file, Weapon::ALL.len(), &rows.weapons, weapon)?,
            sectors: pile(file, Sector::ALL.len(), &rows.sectors, sector)?,
            encounters: encounters.finish()?,
        })
    }

    fn canonical(&self) -> String {
        let lines = |name: &str, debug: String| format!("{name} {debug}\n");
        let captains = Captain::ALL.iter().map(|it| format!("{it} {:?}", self.captain(*it)));
        let sectors = Sector::ALL.iter().map(|it| format!("{it} {:?}", self.action(*it)));
        let planets = Planet::ALL.iter().map(|it| format!("{it} {:?}", self.planet(*it)));
        let weapons = Weapon::ALL.iter().map(|it| format!("{it} {:?}", self.weapon(*it)));
        let cards = Encounter::ALL.iter().map(|it| format!("{it} {:?}", self.encounter(*it)));
        let all = captains.chain(sectors).chain(planets).chain(weapons).chain(cards);
        all.map(|it| lines("card", it)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn builtin() -> Cards {
        Cards::parse(Cards::BUILTIN).unwrap()
    }

    #[test]
    fn the_box_holds_what_the_rulebook_counts() {
        let cards = builtin();
        let cubes: usize = cards.encounters.iter().map(|it| it.cubes.len()).sum();
        assert_eq!(cubes, 54);
        let places = cards.encounters.iter().filter(|it| it.kind == Kind::Place).count();
        assert_eq!(places, 6);
        assert!(cards.encounters.iter().all(|it| (it.kind == Kind::Place) == it.icon.is_none()));
    }

    /// A wrong line is named, with what is wrong.
    #[test]
    fn a_wrong_card_names_its_line() {
        let spoil = conformance::spoilt::<Cards>;
        assert!(spoil("strength = 4,", "strength = 44,").contains("from 0 to 9"));
        assert!(spoil("icon = \"combat\"", "icon = \"luck\"").contains("luck"));
        assert!(spoil("cube = \"black\"", "cube = \"yellow\"").contains("yellow"));
        assert!(spoil("id = \"patroller\"", "id = \"sentinel\"").contains("second card"));
        assert!(spoil("keep = 3", "keep = 3, knife = 1").contains("knife"));
        assert!(spoil("{ weaken = 1 }", "{ weakens = 1 }").contains("weakens"));
        assert!(spoil("cost = { keys = 1 }, ", "").contains("go together"));
    }

    #[test]
    fn a_missing_card_is_named() {
        let line = Cards::BUILTIN.lines().find(|it| it.contains("\"telepath\"")).unwrap();
        let error = Cards::parse(&Cards::BUILTIN.replace(line, "")).unwrap_err();
        assert!(error.what.contains("telepath"), "{error}");
    }

    #[test]
    fn other_values_have_another_hash() {
        let other = Cards::BUILTIN.replacen("planets = 2", "planets = 3", 1);
        let hash = |file: &str| Cards::parse(file).unwrap().hash();
        assert_ne!(builtin().hash(), hash(&other));
        assert_eq!(builtin().hash(), hash(&Cards::BUILTIN.replace("# ", "#  ")));
    }
}
