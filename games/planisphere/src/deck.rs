//! The card file: every people of a set with its printed values, read strictly.

use serde::{Deserialize, Serialize};
use tabletop::{CardError, CardSet, SetOf, Spanned, line_of, read_cards};

use crate::card::{CARDS_MAX, COPIES_MAX, Card, People, Power, Sex, Trait};
use crate::map::Terrain;

/// How far and how hard a unit shoots (TIR).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Shot {
    /// In squares.
    pub range: u8,
    pub force: i8,
}

/// More or less DEF on squares that contain a terrain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ground {
    pub terrain: Terrain,
    pub def: i8,
}

/// What is printed on the cards of a people.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Face {
    /// Squares of movement (DIS).
    pub dis: i8,
    /// The forbidden terrain (TER).
    pub ter: Terrain,
    pub att: i8,
    pub def: i8,
    /// TIR, if it shoots.
    pub shot: Option<Shot>,
    /// Turns of gestation (REP).
    pub rep: i8,
    pub sex: Option<Sex>,
    pub traits: SetOf<Trait>,
    pub powers: SetOf<Power>,
    pub ground: Option<Ground>,
}

impl Face {
    /// Whether its special box holds a weakness (PL 8.7).
    pub fn has_weakness(&self) -> bool {
        self.powers.iter().any(Power::is_weakness) || self.ground.is_some_and(|it| it.def < 0)
    }
}

/// All the cards of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Cards {
    /// Every card, in card order.
    pub all: Vec<Card>,
    faces: [Option<Face>; 24],
}

impl Cards {
    /// What is printed on a card.
    pub fn face(&self, card: Card) -> &Face {
        self.faces[card.people() as usize].as_ref().expect("every card is of a people of the set")
    }

    /// The peoples of the set with their faces.
    pub fn peoples(&self) -> impl Iterator<Item = (People, &Face)> {
        People::ALL.into_iter().filter_map(|it| Some((it, self.faces[it as usize].as_ref()?)))
    }

    /// How many cards a people has.
    pub fn copies(&self, people: People) -> u8 {
        self.all.iter().filter(|it| it.people() == people).count() as u8
    }
}

/// Where the values of a line come from. It is checked and then not needed.
#[derive(Deserialize, Default, Debug)]
#[serde(deny_unknown_fields, default)]
struct Source {
    #[serde(rename = "rulebook")]
    _rulebook: Vec<String>,
    #[serde(rename = "ours")]
    _ours: Vec<String>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Row {
    people: People,
    copies: u8,
    dis: i8,
    ter: Terrain,
    att: i8,
    def: i8,
    shot: Option<(u8, i8)>,
    rep: i8,
    sex: Option<Sex>,
    #[serde(default)]
    traits: Vec<Trait>,
    #[serde(default)]
    powers: Vec<Power>,
    ground: Option<Ground>,
    #[serde(default, rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    peoples: Vec<Spanned<Row>>,
}

/// Four players draw four cards each before anything lands.
const CARDS_MIN: usize = 40;

impl Row {
    /// The values that the row prints, or what is wrong with it.
    fn face(&self) -> Result<Face, String> {
        within("copies", self.copies as i8, 1, COPIES_MAX as i8)?;
        within("dis", self.dis, 0, 9)?;
        within("att", self.att, 0, 20)?;
        within("def", self.def, 0, 20)?;
        within("rep", self.rep, 1, 20)?;
        let traits: SetOf<Trait> = self.traits.iter().copied().collect();
        if traits.contains(Trait::Machine) && self.sex.is_some() {
            return Err("a machine has no sex".into());
        }
        if traits.contains(Trait::Marine) && self.ter == Terrain::Ocean {
            return Err("what lives in the sea may enter it".into());
        }
        if let Some((range, force)) = self.shot {
            within("the range of `shot`", range.min(99) as i8, 1, 20)?;
            within("the force of `shot`", force, 1, 20)?;
        }
        Ok(Face {
            dis: self.dis,
            ter: self.ter,
            att: self.att,
            def: self.def,
            shot: self.shot.map(|(range, force)| Shot { range, force }),
            rep: self.rep,
            sex: self.sex,
            traits,
            powers: self.powers.iter().copied().collect(),
            ground: self.ground,
        })
    }
}

fn within(what: &str, value: i8, least: i8, most: i8) -> Result<(), String> {
    if (least..=most).contains(&value) {
        return Ok(());
    }
    Err(format!("{what} goes from {least} to {most}"))
}

impl Cards {
    fn add(&mut self, row: &Row) -> Result<(), String> {
        let face = &mut self.faces[row.people as usize];
        if face.is_some() {
            return Err(format!("a second line of {}", row.people.word()));
        }
        *face = Some(row.face()?);
        self.all.extend((1..=row.copies).filter_map(|copy| Card::new(row.people, copy)));
        Ok(())
    }
}

impl CardSet for Cards {
    const BUILTIN: &'static str = include_str!("../cards.toml");

    fn parse(file: &str) -> Result<Cards, CardError> {
        let rows: CardFile = read_cards(file)?;
        let mut cards = Cards { all: Vec::with_capacity(CARDS_MAX), faces: [None; 24] };
        for row in &rows.peoples {
            let line = || line_of(file, row.span().start);
            cards.add(row.get_ref()).map_err(|what| CardError { line: line(), what })?;
        }
        cards.all.sort_unstable();
        if cards.all.len() < CARDS_MIN {
            let what = format!("a game needs at least {CARDS_MIN} cards");
            return Err(CardError { line: 1, what });
        }
        Ok(cards)
    }

    fn canonical(&self) -> String {
        let line = |(people, face): (People, &Face)| {
            format!("{} x{} {face:?}\n", people.word(), self.copies(people))
        };
        self.peoples().map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_60_cards_of_24_peoples() {
        let cards = Cards::parse(Cards::BUILTIN).unwrap();
        assert_eq!((cards.all.len(), cards.peoples().count()), (60, 24));
        assert!(cards.all.is_sorted_by(|a, b| a < b));
    }

    /// A wrong line is named, with what is wrong.
    #[test]
    fn a_wrong_card_names_its_line() {
        let spoil = conformance::spoilt::<Cards>;
        assert!(spoil("copies = 4", "copies = 6").contains("from 1 to 5"));
        assert!(spoil("ter = \"forest\"", "ter = \"swamp\"").contains("swamp"));
        assert!(spoil("people = \"queen\"", "people = \"tripods\"").contains("second line"));
        assert!(spoil("traits = [\"machine\"]", "trait = []").contains("trait"));
        assert!(spoil("shot = [4, 1]", "shot = [0, 1]").contains("range"));
        let sexed = spoil("traits = [\"machine\"]", "sex = \"male\", traits = [\"machine\"]");
        assert!(sexed.contains("no sex"));
    }

    #[test]
    fn other_values_have_another_hash() {
        let other = Cards::BUILTIN.replacen("att = 7", "att = 6", 1);
        let hash = |file: &str| Cards::parse(file).unwrap().hash();
        assert_ne!(hash(Cards::BUILTIN), hash(&other));
        assert_eq!(hash(Cards::BUILTIN), hash(&Cards::BUILTIN.replace("# ", "#  ")));
    }
}
