//! What may be known: everything except the order of the decks, and which super weapons are still
//! to be found. A view is built from nothing.

use serde::Serialize;
use tabletop::{ArrayVec, Game, Outcome, Seat, Viewer, Why};

use crate::card::{
    ABILITIES, Ability, COLOURS, Captain, Colour, Die, Encounter, Face, Planet, Sector, Token,
    Weapon,
};
use crate::moves::Move;
use crate::odds::percent;
use crate::options::Difficulty;
use crate::refusal::Reason;
use crate::state::{Found, OwnDie, Pulp};
use crate::step::Choice;

/// The most cubes that one exploration can draw.
pub const DRAWN_MAX: usize = 40;
/// The turns of a game: 48 cards, four a turn.
pub const TURNS: u8 = 12;
/// The turns spent in each sector.
pub const TURNS_A_SECTOR: u8 = 4;

/// The position as everybody sees it.
#[derive(Clone, PartialEq, Hash, Debug, Serialize)]
pub struct View {
    /// The viewer's seat; none for a spectator.
    pub me: Option<Seat>,
    pub difficulty: Difficulty,
    pub captain: Captain,
    /// From 1 to [`TURNS`], rising when a row is dealt; 0 before the first row.
    pub turn: u8,
    /// The sectors in the order in which they are passed.
    pub sectors: [Sector; 3],
    /// The sector of this turn.
    pub sector: Sector,
    pub stage: Stage,
    /// In the order of [`Ability::ALL`].
    pub tracks: [Track; ABILITIES],
    /// How many points of another ability stand for one, here and now.
    pub exchange: u8,
    pub dice: ArrayVec<DieView, 3>,
    /// While dice are chosen: the dice that the captain is offered and has not left behind.
    pub offered: ArrayVec<Die, 5>,
    /// Cubes by colour, in the order of [`Colour::ALL`].
    pub bag: [u8; COLOURS],
    pub reserve: [u8; COLOURS],
    /// The black cubes on the Quietus.
    pub quietus: u8,
    /// The place that lies under the board.
    pub place: Option<PlaceView>,
    pub hand: ArrayVec<HandCard, 48>,
    /// The cards of this turn's row, from left to right; a place is no longer among them.
    pub row: ArrayVec<RowCard, 4>,
    /// The planet of this turn.
    pub planet: Option<PlanetView>,
    /// The planets that can be chosen.
    pub planets: ArrayVec<Planet, 3>,
    /// The planets that have been explored, in the order of the box.
    pub explored: ArrayVec<Planet, 12>,
    /// In the order in which they were found.
    pub weapons: ArrayVec<WeaponView, 6>,
    /// How many there are to find in the whole game.
    pub weapons_max: u8,
    /// The super weapons of the pile, if they are known because the digitiser looked through it.
    pub weapon_pile: Option<ArrayVec<Weapon, 6>>,
    /// Cards that were met and are not in hand, in the order of the box.
    pub discard: ArrayVec<Encounter, 48>,
    /// The die that was rolled last in this turn, owned or not, and its number.
    pub rolled: Option<(Die, u8)>,
    /// The cubes of this turn's exploration, in the order in which they were drawn.
    pub drawn: ArrayVec<Drawn, DRAWN_MAX>,
    /// How many cubes this turn's exploration draws, by cause and in all, as things stand now.
    pub exploration: Exploration,
    /// The same, if the card that is met were engaged.
    pub if_engaged: Exploration,
    pub outcome: Option<Outcome>,
    /// What the viewer may answer now.
    pub moves: Vec<Move>,
    /// The usual way to settle the card that is met: it is engaged, and each strength is paid with
    /// its own ability. Empty where that is not possible, or where one answer does it.
    pub own_way: Vec<Move>,
}

/// One ability.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Track {
    pub points: u8,
    /// The most that it can have under this captain.
    pub most: u8,
}

/// A die of the captain's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct DieView {
    pub die: Die,
    /// From 1 to 6.
    pub number: u8,
    pub face: Face,
    /// Why it cannot be used now; none when it can.
    pub bar: Option<CannotUse>,
}

/// Why a die or weapon cannot be used now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CannotUse {
    /// It works at another moment: see the face, or the power of the weapon.
    WrongMoment,
    /// One die for each card, and one has been used.
    DieUsed,
    /// It has done so in this turn already.
    OnceATurn,
    /// Paying has begun, and dice and weapons come before it.
    PayingBegan,
    /// The same, while evading.
    EscapeBegan,
    /// There is nothing here that a die could act on.
    NothingToDo,
    /// The super weapon is not understood yet.
    NotUnderstood,
    /// The super weapon has been used in this phase.
    WeaponUsed,
    /// The super weapon works at another moment.
    WeaponMoment,
    /// There is nothing here that the super weapon could act on.
    WeaponIdle,
}

impl CannotUse {
    /// The section of the rules that says so.
    pub fn section(self) -> &'static str {
        Reason::from(self).section()
    }
}

/// The place under the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct PlaceView {
    pub card: Encounter,
    /// Whether it has a rule that holds in this sector.
    pub holds: bool,
}

/// A card kept in hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct HandCard {
    pub card: Encounter,
    pub token: Token,
}

/// What has become of a card of the row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// Still to be met.
    Ahead,
    /// Being decided or paid for.
    Met,
    Engaged,
    Evaded,
}

/// A card of the row, with all that holds for it now.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct RowCard {
    pub card: Encounter,
    pub fate: Fate,
    /// Whether the card's own line holds in this sector.
    pub line_holds: bool,
    /// The ability that its strength is paid with, and the card whose icon says so.
    pub icon: Ability,
    pub icon_of: Encounter,
    /// What engaging it costs, by ability, with everything that is known now; while it is being
    /// engaged, what is still due.
    pub due: [u8; ABILITIES],
    /// Whether it can be engaged at all; a printed strength of 0 cannot.
    pub engageable: bool,
    /// While it is met: whether engaging it ends the game in every way to pay that needs no luck.
    pub ruinous: bool,
    /// Points that evading it costs.
    pub evasion: u8,
    /// The planet icons that it counts for if it is engaged.
    pub planets: u8,
    /// The cubes that were drawn when it was evaded.
    pub drawn: ArrayVec<Colour, 2>,
}

/// The planet of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct PlanetView {
    pub planet: Planet,
    /// Whether its second effect has been paid.
    pub activated: bool,
    /// Whether the hand could pay for it.
    pub affordable: bool,
}

/// A super weapon that was found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct WeaponView {
    pub weapon: Weapon,
    /// The red, blue and green cubes on it; the yellow one is not counted.
    pub cubes: [u8; ABILITIES],
    /// How many cubes make it understood.
    pub needs: u8,
    pub understood: bool,
    /// Whether it has been used in this encounter phase.
    pub used: bool,
    /// Why it cannot be used now; none when it can.
    pub bar: Option<CannotUse>,
}

/// A cube of the exploration.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Drawn {
    pub colour: Colour,
    pub went: Went,
}

/// Where a drawn cube went.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "went", rename_all = "kebab-case")]
pub enum Went {
    /// Not yet resolved.
    Waiting,
    /// It raised an ability, by this many points.
    Ability {
        ability: Ability,
        points: u8,
    },
    /// It lies on a super weapon: yellow where it was found, coloured to understand it.
    Weapon {
        weapon: Weapon,
    },
    Quietus,
    /// It went to the reserve; a black one perhaps cost a point.
    Reserve {
        lost: Option<Ability>,
    },
    /// It went back to the bag.
    Bag,
}

/// How many cubes this turn's exploration draws, as things stand now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Exploration {
    /// Planet icons of engaged cards.
    pub icons: u8,
    /// What the planet gives or takes.
    pub planet: i8,
    /// What the place gives or takes.
    pub place: i8,
    /// What dice and weapons gave.
    pub bonus: i8,
    /// All together; at least none, at most what the bag holds.
    pub cubes: u8,
}

/// What is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "stage", rename_all = "kebab-case")]
pub enum Stage {
    /// Setting up: this many dice are still to be left behind.
    LeavingDice {
        dice: u8,
    },
    ChoosingPlanet,
    /// A die goes up by this many faces.
    Raising {
        faces: u8,
        cause: Raiser,
    },
    /// The card at this place of the row is to be engaged or evaded.
    Meeting {
        at: u8,
    },
    /// What is due is paid.
    Engaging {
        at: u8,
    },
    /// The Artificial Intelligence rolled this die.
    Rolled {
        at: u8,
        die: Die,
        number: u8,
    },
    /// A used die goes down by one face or two.
    Lowering {
        die: Die,
    },
    /// A die is rolled again.
    Rerolling,
    /// A die is changed for another.
    Swapping,
    /// The mirror turns a die up by this many faces, or rolls it again.
    Mirroring {
        faces: u8,
    },
    /// This many points are still to be paid to get away; then these coloured cubes are drawn.
    Evading {
        at: u8,
        points: u8,
        cubes: u8,
    },
    /// This many cubes of the player's choice leave the bag.
    Taking {
        cubes: u8,
    },
    /// A super weapon is to be understood without cubes.
    Understanding,
    /// The market gives this many points of one ability.
    Trading {
        points: u8,
    },
    /// Exploration: before the cubes are drawn.
    Preparing,
    /// Exploration: after they are drawn, before they are resolved.
    Settling,
    /// Exploration: a drawn cube goes back.
    PuttingBack,
    /// Exploration: this many cards of the hand are still to be given up.
    Spending {
        cards: u8,
    },
    /// Exploration: a yellow cube came; the digitiser may choose its super weapon.
    Finding,
    /// Exploration: a super weapon of the pile is chosen.
    Claiming,
    /// Exploration: which of the drawn cubes is next, and what it does; moves of several cubes are
    /// offered.
    Resolving,
    /// Exploration: the coloured cube at this place of `drawn` is used.
    Using {
        at: u8,
    },
    /// Exploration: the black cube at this place of `drawn` costs a point.
    Losing {
        at: u8,
    },
    /// End of the turn: which engaged cards to keep.
    Keeping,
    Over,
}

/// What turns a die up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Raiser {
    /// The place, at the start of the phase.
    Place,
    /// The engineer; a system die.
    Engineer,
    /// The planet, free of charge.
    Planet,
    /// The planet's second effect, paid for; another die.
    PlanetAgain,
}

impl View {
    pub fn offers(&self, mv: Move) -> bool {
        self.moves.contains(&mv)
    }

    /// The place in `drawn` of the coloured cube that would be used next.
    pub fn next_coloured(&self) -> Option<usize> {
        let waits = |it: &Drawn| it.went == Went::Waiting && it.colour.ability().is_some();
        self.drawn.iter().position(waits)
    }

    /// Whether a drawn cube of this colour still waits for what it does.
    pub fn has_waiting(&self, colour: Colour) -> bool {
        self.drawn.iter().any(|it| it.went == Went::Waiting && it.colour == colour)
    }

    /// All the cubes in the bag.
    pub fn bag_size(&self) -> u8 {
        self.bag.iter().sum()
    }

    /// How likely the next cube out of the bag is of this colour, in percent.
    pub fn chance_of(&self, colour: Colour) -> u8 {
        let (of, all) = (self.bag[colour as usize], self.bag_size().max(1));
        percent(f64::from(of) / f64::from(all)) as u8
    }

    /// The encounter cards that nobody has seen yet, in the order of the box.
    pub fn unseen(&self) -> impl Iterator<Item = Encounter> + '_ {
        let seen = |card: &Encounter| {
            self.discard.contains(card)
                || self.hand.iter().any(|it| it.card == *card)
                || self.row.iter().any(|it| it.card == *card)
                || self.place.is_some_and(|it| it.card == *card)
        };
        Encounter::ALL.iter().copied().filter(move |it| !seen(it))
    }

    /// The cards left in the pile under the sector at this place of `sectors`.
    pub fn pile(&self, sector: usize) -> u8 {
        let dealt = self.turn.saturating_sub(sector as u8 * TURNS_A_SECTOR);
        4 * TURNS_A_SECTOR.saturating_sub(dealt)
    }

    /// The turn that is played: it begins with the choice of a planet.
    pub fn turn_played(&self) -> u8 {
        let chosen_next = self.stage == Stage::ChoosingPlanet;
        if chosen_next { self.turn + 1 } else { self.turn.max(1) }
    }

    /// The super weapons still to be found.
    pub fn weapons_left(&self) -> u8 {
        self.weapons_max - self.weapons.len() as u8
    }
}

impl View {
    pub(crate) fn of(game: &Pulp, viewer: Viewer) -> View {
        let mut moves = Vec::new();
        if let Some(seat) = viewer.seat() {
            game.legal_moves(seat, &mut moves);
        }
        let choice = game.choice();
        let setting_up = choice == Some(Choice::LeaveDie);
        View {
            me: viewer.seat(),
            difficulty: game.difficulty,
            captain: game.captain,
            turn: game.turn.number,
            sectors: game.sectors,
            sector: game.sector(),
            stage: Stage::of(game),
            tracks: std::array::from_fn(|it| Track::of(game, Ability::ALL[it])),
            exchange: game.exchange(),
            dice: game.dice.iter().take(3).map(|it| DieView::of(game, it)).collect(),
            offered: game.dice.iter().filter(|_| setting_up).map(|it| it.die).collect(),
            bag: game.bag,
            reserve: game.reserve,
            quietus: game.quietus,
            place: game.place.map(|card| PlaceView { card, holds: game.rules().next().is_some() }),
            hand: game.hand.iter().map(|card| HandCard::of(game, card)).collect(),
            row: (0..game.turn.row.len()).map(|at| RowCard::of(game, at)).collect(),
            planet: game.turn.planet.map(|planet| PlanetView::of(game, planet)),
            planets: game.planets.clone(),
            explored: game.explored.iter().collect(),
            weapons: game.found.iter().map(|it| WeaponView::of(game, it)).collect(),
            weapons_max: game.difficulty.weapons(),
            weapon_pile: game.weapon_pile.seen_by(viewer).map(|pile| {
                let mut known = pile.clone();
                known.sort_unstable();
                known
            }),
            discard: game.discard.iter().collect(),
            rolled: game.turn.rolled,
            drawn: game.turn.drawn.clone(),
            exploration: game.exploration(),
            if_engaged: game.exploration_with(game.met_at()),
            outcome: game.outcome(),
            moves,
            own_way: game.own_way(),
        }
    }
}

impl Track {
    fn of(game: &Pulp, ability: Ability) -> Track {
        Track { points: game.points(ability), most: game.most(ability) }
    }
}

impl DieView {
    fn of(game: &Pulp, own: &OwnDie) -> DieView {
        let face = own.die.face(own.number);
        DieView { die: own.die, number: own.number, face, bar: game.die_bar(own) }
    }
}

impl HandCard {
    fn of(game: &Pulp, card: Encounter) -> HandCard {
        HandCard { card, token: game.token(card).expect("a kept card has its use") }
    }
}

impl RowCard {
    fn of(game: &Pulp, at: usize) -> RowCard {
        let slot = &game.turn.row[at];
        let (card, icon_of) = (slot.card, game.icon_of(at));
        let paying = slot.fate == Fate::Met && game.is_engaging();
        RowCard {
            card,
            fate: slot.fate,
            line_holds: game.line(card).is_some(),
            icon: game.icon(icon_of),
            icon_of,
            due: if paying { game.turn.due } else { game.cost(at) },
            engageable: game.card(card).strength != 0,
            ruinous: slot.fate == Fate::Met && game.is_ruinous(),
            evasion: game.evasion(at),
            planets: game.icons(at),
            drawn: slot.drawn.clone(),
        }
    }
}

impl PlanetView {
    fn of(game: &Pulp, planet: Planet) -> PlanetView {
        let affordable = game.planet().paid.is_some_and(|(cost, _)| game.affords(cost));
        PlanetView { planet, activated: game.turn.activated, affordable }
    }
}

impl WeaponView {
    fn of(game: &Pulp, found: &Found) -> WeaponView {
        WeaponView {
            weapon: found.weapon,
            cubes: found.cubes,
            needs: game.cards.weapon(found.weapon).cubes,
            understood: found.understood,
            used: found.used,
            bar: game.weapon_bar(found),
        }
    }
}

impl Stage {
    fn of(game: &Pulp) -> Stage {
        let Some(choice) = game.choice() else { return Stage::Over };
        let at = game.turn.at;
        match choice {
            Choice::LeaveDie => {
                let keep = game.cards.captain(game.captain).keep;
                Stage::LeavingDice { dice: game.dice.len() as u8 - keep }
            }
            Choice::Planet => Stage::ChoosingPlanet,
            Choice::Raise { faces, raiser } => Stage::Raising { faces, cause: raiser },
            Choice::Meet => Stage::Meeting { at },
            Choice::Pay => Stage::Engaging { at },
            Choice::Rolled { die, number } => Stage::Rolled { at, die, number },
            Choice::Lower { die } => Stage::Lowering { die },
            Choice::Reroll => Stage::Rerolling,
            Choice::Swap => Stage::Swapping,
            Choice::Mirror { faces } => Stage::Mirroring { faces },
            Choice::Evade => {
                Stage::Evading { at, points: game.turn.points, cubes: game.draws_of_evasion() }
            }
            Choice::Take { cubes, .. } => Stage::Taking { cubes },
            Choice::Understand => Stage::Understanding,
            Choice::Trade { points } => Stage::Trading { points },
            Choice::Prepare => Stage::Preparing,
            Choice::Settle => Stage::Settling,
            Choice::PutBack => Stage::PuttingBack,
            Choice::Spend { cards } => Stage::Spending { cards },
            Choice::Resolve => Stage::resolving(game),
            Choice::Claim => Stage::Claiming,
            Choice::Keep => Stage::Keeping,
        }
    }
    /// Whether the cubes that wait are of one sort or of several.
    fn resolving(game: &Pulp) -> Stage {
        let moves = game.offered(Choice::Resolve);
        let uses = moves.iter().any(|it| matches!(it, Move::Gain(_) | Move::Study(_)));
        let loses = moves.iter().any(|it| matches!(it, Move::Lose(_)));
        let place = |colours: &[Colour]| game.waiting(colours).unwrap_or_default() as u8;
        match (uses, moves.contains(&Move::Find), loses) {
            (true, false, false) => Stage::Using { at: place(&Colour::COLOURED) },
            (false, true, false) => Stage::Finding,
            (false, false, true) => Stage::Losing { at: place(&[Colour::Black]) },
            _ => Stage::Resolving,
        }
    }
}
