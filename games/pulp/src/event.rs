//! What happens. There is one seat, and its hand lies open: everybody is told the same.

use serde::Serialize;
use tabletop::ArrayVec;

use crate::card::{
    Ability, COLOURS, Captain, Colour, Die, Encounter, Planet, Sector, Token, Weapon,
};

/// What caused a change that the player did not choose just now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "cause", rename_all = "kebab-case")]
pub enum Cause {
    Die {
        die: Die,
    },
    Weapon {
        weapon: Weapon,
    },
    Planet {
        planet: Planet,
    },
    Place {
        card: Encounter,
    },
    /// The line of a card, in its sector.
    Card {
        card: Encounter,
    },
    /// The alien of the sector.
    Sector {
        sector: Sector,
    },
}

/// What is told of an event. The variants are in the order of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Told {
    /// A die of the captain's is left behind.
    DieLeft {
        die: Die,
    },
    /// The captain sets out with these dice, which show these faces.
    SetOut {
        captain: Captain,
        dice: ArrayVec<(Die, u8), 3>,
    },
    /// New planets lie open.
    PlanetsRevealed {
        planets: ArrayVec<Planet, 3>,
    },
    /// The turn's planet is chosen: the encounter phase of turn `turn` (from 1) begins.
    PlanetChosen {
        planet: Planet,
        turn: u8,
        sector: Sector,
    },
    /// The next sector is reached.
    SectorEntered {
        sector: Sector,
    },
    RowDealt {
        cards: ArrayVec<Encounter, 4>,
    },
    /// Cubes went from the reserve into the bag; `missing` of them were not in the reserve.
    BagFilled {
        cubes: [u8; COLOURS],
        missing: [u8; COLOURS],
    },
    /// A place replaces the one before it.
    PlaceArrived {
        card: Encounter,
        replaced: Option<Encounter>,
    },
    /// The card is met, and its line applies in this sector.
    LineHolds {
        card: Encounter,
    },
    /// A cube went from the reserve into the bag.
    BagGrew {
        colour: Colour,
        cause: Cause,
    },
    /// No such cube is left in the reserve, so none goes into the bag.
    ReserveLacked {
        colour: Colour,
        cause: Cause,
    },
    Engaging {
        card: Encounter,
    },
    /// A strength was reduced by `points` of `ability`; `left` remain.
    Weakened {
        ability: Ability,
        points: u8,
        left: u8,
        cause: Cause,
    },
    /// Everything that is due is paid with one ability.
    AbilityChosen {
        ability: Ability,
        weapon: Weapon,
    },
    /// Points were spent for a strength.
    Paid {
        ability: Ability,
        points: u8,
        covers: u8,
        due: Ability,
    },
    Engaged {
        card: Encounter,
    },
    Evading {
        card: Encounter,
    },
    /// A point was paid to evade.
    Escaped {
        ability: Ability,
    },
    /// An evasion cost no point.
    EscapedFree {
        cause: Cause,
    },
    /// A cube came out of the bag in an evasion; the ability lost a point, if it had one.
    EvasionDrew {
        colour: Colour,
        ability: Ability,
        lost: bool,
    },
    /// No coloured cube was left to draw.
    EvasionDrewNothing,
    Evaded {
        card: Encounter,
    },
    /// A cube that a die or weapon chose or drew went from the bag to the reserve.
    TakenOut {
        colour: Colour,
        count: u8,
        cause: Cause,
    },
    /// A drawn cube went back into the bag.
    PutBack {
        colour: Colour,
        cause: Cause,
    },
    DieUsed {
        die: Die,
        face: u8,
    },
    /// A die was turned to another face.
    DieTurned {
        die: Die,
        from: u8,
        to: u8,
    },
    DieRolled {
        die: Die,
        face: u8,
    },
    /// The Artificial Intelligence rolled a crew die for this engagement.
    Rolled {
        die: Die,
        face: u8,
    },
    /// The roll is of no use here.
    RollWasted {
        die: Die,
        face: u8,
    },
    DieSwapped {
        out: Die,
        new: Die,
        face: u8,
    },
    WeaponUsed {
        weapon: Weapon,
    },
    /// More cubes, or fewer, in this turn's exploration.
    CubesChanged {
        by: i8,
        cause: Cause,
    },
    /// A card from the hand was given up for its code or key.
    TokenSpent {
        card: Encounter,
        token: Token,
        cause: Cause,
    },
    Gained {
        ability: Ability,
        points: u8,
        cause: Option<Cause>,
    },
    Lost {
        ability: Ability,
        cause: Cause,
    },
    /// Exploration: these cubes came out of the bag, in this order; `more` of them in the place of
    /// one that went back.
    Drew {
        planet: Planet,
        more: bool,
        cubes: ArrayVec<Colour, { crate::view::DRAWN_MAX }>,
    },
    WeaponFound {
        weapon: Weapon,
        found: u8,
        of: u8,
    },
    Studied {
        weapon: Weapon,
        colour: Colour,
        cubes: u8,
        needs: u8,
    },
    Understood {
        weapon: Weapon,
    },
    /// A coloured cube was of no use.
    CubeWasted {
        colour: Colour,
    },
    /// A black cube lies with the Quietus.
    QuietusGrew {
        cubes: u8,
    },
    /// A black cube costs a point, since the sector of the Quietus is past.
    QuietusStruck {
        ability: Option<Ability>,
    },
    /// White: a failure, back to the bag.
    Failed,
    /// A drawn cube went to the reserve and had no effect.
    Spared {
        colour: Colour,
        planet: Planet,
    },
    /// A card was kept in hand.
    Kept {
        card: Encounter,
        token: Token,
    },
    /// The game is over.
    Ended {
        ending: &'static str,
        found: u8,
        of: u8,
        turn: u8,
    },
}
