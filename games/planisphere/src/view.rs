//! What one viewer may know. A view is built from nothing, so a field that nobody thought about is
//! a field that nobody sees.

use std::hash::{Hash, Hasher};

use serde::Serialize;
use tabletop::{ArrayVec, AsText, BySeat, Game, Outcome, Seat, SeatSet, SetOf, Viewer};

use crate::card::{Card, People, Power, Sex, Trait};
use crate::deck::{Face, Shot};
use crate::happening::News;
use crate::map::{Heading, LATITUDES, LONGITUDES, Lands, Square, Squares, Terrain};
use crate::moves::Move;
use crate::options::PlanisphereOptions;
use crate::state::{Death, Planisphere, Unit, knower};
use crate::step::{Assault, Choice, Step};

/// The phases of a round, in order (PL 2.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Option `landings`: units land before the first round.
    Overture,
    Draw,
    Reinforcement,
    Movement,
    Shooting,
    Contact,
    Reproduction,
    /// The extended rules: random events.
    Happenings,
}

/// The position as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub options: PlanisphereOptions,
    /// The viewer's own seat; none for a spectator.
    pub me: Option<Seat>,
    /// From 1; 0 while units land before the first.
    pub round: u16,
    /// Who begins every phase of the round.
    pub first: Seat,
    pub phase: Phase,
    /// Who is asked now.
    pub to_act: SeatSet,
    pub stage: Stage,
    pub camps: BySeat<CampView>,
    /// Every unit on the board, in card order.
    pub units: Vec<UnitView>,
    /// Every pair of enemies on one square, with what an attack would bring now, if there is one.
    pub contacts: Vec<ContactView>,
    /// The shots announced in this round.
    pub shots: Vec<ShotView>,
    /// While the viewer moves: what an attack would bring after each move, as far as that can be
    /// told before shots are announced.
    pub prospects: Vec<Prospect>,
    /// While the viewer moves: how many steps each move takes.
    pub ways: Vec<WayView>,
    /// While the viewer announces shots: what each would be.
    pub aims: Vec<AimView>,
    /// The terrains of squares that events have changed.
    pub changed: Vec<(Square, Vec<Terrain>)>,
    /// Squares on which a unit dies that enters.
    pub deadly: Squares,
    /// Events in force, in the order in which they were rolled.
    pub in_force: Vec<InForceView>,
    /// How many cards the pile holds.
    pub pile: u8,
    /// The cards under the pile that everybody knows, the lowest first (PL 2.4).
    pub under: Vec<Card>,
    /// The cards on top of the pile that everybody knows, the highest first (PL 11.69).
    pub over: Vec<Card>,
    /// Units destroyed whose cards lie under the pile, in the order of their deaths.
    pub graveyard: Vec<Grave>,
    /// The unit destroyed last.
    pub last_destroyed: Option<Grave>,
    pub removed: Vec<Card>,
    /// Events 10 and 82: what players have chosen so far, until all have.
    pub stakes: Vec<(Seat, Card)>,
    /// The last news of events, since those of the round before ended.
    pub newsreel: Vec<News>,
    /// The dice of the last arrival.
    pub landing: Option<Landing>,
    /// The die of the last attempt to take a unit over.
    pub attempt: Option<Attempt>,
    /// What is printed for every people of the game.
    pub faces: Vec<(People, Face)>,
    pub outcome: Option<Outcome>,
    /// What the viewer may answer now; empty when it is not asked.
    pub moves: Vec<AsText<Move>>,
}

/// The hash leaves out what follows from the rest of the view, and what is over. So the search
/// takes positions that differ only in those for one.
impl Hash for View {
    fn hash<H: Hasher>(&self, to: &mut H) {
        (self.me, self.phase, self.first, &self.stage, self.pile).hash(to);
        (&self.camps, &self.units, &self.shots, &self.in_force, &self.outcome).hash(to);
    }
}

/// One player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct CampView {
    /// Eliminated.
    pub out: bool,
    /// Whether it has had a unit on the board, so that its landings are tested.
    pub landed: bool,
    pub hand_size: u8,
    /// The cards of the hand that the viewer knows; of its own hand all.
    pub hand: Vec<Card>,
    pub units: u8,
    /// ATT and DEF of all its units, which decide when rounds run out and the numbers of units are
    /// equal.
    pub strength: i16,
    /// Event 86: it has given up shooting and attacking.
    pub fined: bool,
}

/// A unit on the board with its values now; [`faces`](View::faces) has what is printed.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct UnitView {
    pub card: Card,
    pub owner: Seat,
    pub square: Square,
    /// Its values here and now.
    pub values: Values,
    /// Where it stood before it moved in this round.
    pub from: Option<Square>,
    /// The main direction of the last move that it made itself.
    pub heading: Option<Heading>,
    pub gestation: Option<GestationView>,
    pub victories: u8,
    /// It has moved, or announced its shot, in this round.
    pub moved: bool,
    pub aimed: bool,
    /// It may not move, shoot, or begin an attack now (PL 6.11).
    pub paralysed: bool,
    /// Event 66: it has given up 1 ATT and 1 DEF.
    pub light: bool,
    /// It overheated: it may not move in its next movement phase.
    pub overheated: bool,
    /// It changes camp, or goes back to a hand, after this many more rounds.
    pub lent: Option<Lent>,
    /// Event 81: it may not move in this round, or, if it has just come, in the next.
    pub pinned: bool,
    /// Events 68 and 78: rounds until it dies, this one included.
    pub dies: Option<u16>,
}

/// What a unit is worth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Values {
    pub dis: i8,
    pub att: i8,
    /// Of a pair in gestation, both DEFs together.
    pub def: i8,
    pub shot: Option<Shot>,
    pub rep: i8,
    pub sex: Option<Sex>,
    /// The traits and powers that work now.
    pub traits: SetOf<Trait>,
    pub powers: SetOf<Power>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct GestationView {
    pub child: Card,
    /// Reproduction phases left.
    pub left: u8,
}

/// A unit or card that is in another camp for a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Lent {
    pub back_to: Seat,
    /// How many rounds, this one included.
    pub rounds: u16,
    /// The event that lent it.
    pub event: u8,
}

/// Two enemies on one square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ContactView {
    pub square: Square,
    /// The unit that came later, and what its attack would bring.
    pub clash: Clash,
    /// They have fought in this round.
    pub fought: bool,
    /// Why they do not fight, as things are now; none if they do.
    pub off: Option<Off>,
    /// With how many of the ten faces of the die the attacker takes the other over; none if it
    /// cannot try.
    pub control: Option<u8>,
}

/// Why two enemies on one square do not fight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Off {
    /// Nobody fights (events 5 and 59).
    Truce,
    /// Both are in gestation.
    Gestating,
    /// The one that came later is paralysed.
    Paralysed,
    /// Its owner has given up its attacks (event 86).
    Fined,
    /// It takes fright (event 74).
    Frightened,
    /// It would be sent away with others (event 98).
    Guarded,
}

/// A square to which a unit may move, and by how many steps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct WayView {
    pub card: Card,
    pub square: Square,
    pub steps: u8,
}

/// A shot that could be announced.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct AimView {
    pub card: Card,
    pub target: Card,
    /// The force with which it would hit.
    pub force: i8,
}

/// A contact combat, predicted or fought: there is no luck in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Clash {
    pub attacker: Card,
    pub defender: Card,
    /// The attacker's ATT, the shots of its allies on the defender, and the defender's DEF.
    pub att: i8,
    pub shots: i8,
    pub def: i8,
    /// The same for the defender's blow: its ATT, the shots of its allies on the attacker, and the
    /// attacker's DEF; none if it cannot strike back.
    pub back: Option<Blow>,
    /// Whether the defender strikes first.
    pub swift: bool,
    pub result: ClashResult,
}

/// One side's strike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Blow {
    pub att: i8,
    pub shots: i8,
    pub def: i8,
}

/// How a contact combat ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClashResult {
    DefenderDestroyed,
    AttackerDestroyed,
    Equality,
}

impl ClashResult {
    /// The result with the other unit destroyed (PL 11.26).
    pub(crate) fn inverted(self) -> ClashResult {
        match self {
            ClashResult::DefenderDestroyed => ClashResult::AttackerDestroyed,
            ClashResult::AttackerDestroyed => ClashResult::DefenderDestroyed,
            ClashResult::Equality => ClashResult::Equality,
        }
    }
}

/// A shot announced in this round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ShotView {
    pub seat: Seat,
    pub shooter: Card,
    pub target: Card,
    pub force: i8,
    /// It was counted in a combat.
    pub used: bool,
}

/// What an attack would bring after a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Prospect {
    pub card: Card,
    pub square: Square,
    pub clash: Clash,
}

/// An event in force.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct InForce {
    /// From 1 to 100.
    pub number: u8,
    /// Who rolled it.
    pub by: Seat,
    /// The round with which it ends; none if it lasts for the rest of the game.
    pub ends: Option<u16>,
}

/// An event in force, as it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct InForceView {
    pub number: u8,
    pub by: Seat,
    /// How many more rounds it lasts, this one included if it holds now; none if it lasts for the
    /// rest of the game.
    pub rounds: Option<u16>,
}

/// Where a unit died, and whose it was.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Grave {
    pub card: Card,
    pub owner: Seat,
    pub square: Square,
}

/// How a card came into play, or failed to.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Landing {
    pub seat: Seat,
    pub card: Card,
    /// The arrival test, in which the twenty-sided die must show more than the ten-sided one; none
    /// if there was no test.
    pub test: Option<Test>,
    /// The squares that were tried: the one of the dice, then those round it (PL 3.5). Empty if the
    /// test failed.
    pub tried: ArrayVec<Square, 5>,
    /// Where it landed; none if it stayed in the hand, or crashed.
    pub landed: Option<Square>,
}

/// An attempt to take a unit over (PL 8.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Attempt {
    pub card: Card,
    pub target: Card,
    /// The ten-sided die.
    pub die: u8,
    /// The DEF that it had to beat.
    pub def: i8,
    pub taken: bool,
}

/// The arrival test.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Test {
    pub d20: u8,
    pub d10: u8,
    pub passed: bool,
}

impl Test {
    /// PL 3.3: the twenty-sided die must show more than the ten-sided one.
    pub(crate) fn of(d20: u8, d10: u8) -> Test {
        Test { d20, d10, passed: d10 < d20 }
    }

    /// How many of a thousand throws pass it.
    pub fn passes_in_1000() -> u32 {
        let throws = (1..=LONGITUDES).flat_map(|d20| (1..=LATITUDES).map(move |d10| (d20, d10)));
        let passed = throws.filter(|(d20, d10)| Test::of(*d20, *d10).passed).count() as u32;
        passed * 1000 / (u32::from(LONGITUDES) * u32::from(LATITUDES))
    }
}

/// What the table is busy with.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "stage", rename_all = "kebab-case")]
pub enum Stage {
    /// `seat` may bring a card into play; it must while it has never had a unit on the board.
    Reinforcing {
        seat: Seat,
        must: bool,
        tested: bool,
        /// How many more cards may land after this one.
        more: u8,
        /// Cards that have had their test in this round.
        tried: SetOf<Card>,
    },
    /// `seat` moves units.
    Moving {
        seat: Seat,
    },
    /// `seat` announces shots.
    Aiming {
        seat: Seat,
    },
    /// `seat` resolves its contacts.
    Fighting {
        seat: Seat,
    },
    /// `seat` may lay an identical card beside `card`, which has just destroyed another.
    Duplicating {
        seat: Seat,
        card: Card,
        square: Square,
    },
    /// `seat` may put a unit in gestation.
    Breeding {
        seat: Seat,
    },
    /// Event 2: `seat` names the continent on which the card lands.
    NamingContinent {
        seat: Seat,
        card: Card,
    },
    /// Event 36: `seat` may sacrifice the defender before the combat.
    UnderAttack {
        seat: Seat,
        attacker: Card,
        defender: Card,
        /// Whether the attacker tries to take it over.
        control: bool,
    },
    /// An event asks `seat` for this many more choices, or until nothing is left to choose.
    Choosing {
        seat: Seat,
        event: u8,
        left: u8,
        /// What the player has chosen so far, where several are chosen together; then only that
        /// player knows it, and `left`.
        picked: SetOf<Card>,
    },
    Over,
}

impl View {
    pub(crate) fn of(game: &Planisphere, viewer: Viewer) -> View {
        let me = viewer.seat();
        let mut moves = Vec::new();
        if let Some(seat) = me {
            game.legal_moves(seat, &mut moves);
        }
        let prospects = prospects(game, &moves);
        View {
            options: game.options.clone(),
            me,
            round: game.round,
            first: game.first,
            phase: game.phase,
            to_act: game.to_act(),
            stage: Stage::of(game, viewer),
            camps: BySeat::new(game.players(), |seat| CampView::of(game, seat, viewer)),
            units: game.on_board().iter().map(|card| UnitView::of(game, card)).collect(),
            contacts: contacts(game),
            shots: shots(game),
            prospects,
            ways: ways(game, &moves),
            aims: aims(game, &moves),
            changed: changed(game),
            deadly: game.deadly(),
            in_force: game.in_force.iter().map(|it| InForceView::of(game, it)).collect(),
            pile: game.pile_size(),
            under: game.known_pile().to_vec(),
            over: game.known_top(),
            graveyard: game.dead.iter().map(Grave::of).collect(),
            last_destroyed: game.last_destroyed.as_ref().map(Grave::of),
            removed: game.removed.iter().collect(),
            stakes: game.stakes(),
            newsreel: game.newsreel.to_vec(),
            landing: game.landing.clone(),
            attempt: game.attempt,
            faces: game.cards.peoples().map(|(people, face)| (people, *face)).collect(),
            outcome: game.outcome(),
            moves: moves.into_iter().map(AsText).collect(),
        }
    }

    /// Whether the viewer is offered `mv`.
    pub fn offers(&self, mv: Move) -> bool {
        self.moves.contains(&AsText(mv))
    }

    /// The unit of a card that is on the board.
    pub fn unit(&self, card: Card) -> Option<&UnitView> {
        self.units.iter().find(|it| it.card == card)
    }

    /// What is printed on a card.
    pub fn face(&self, card: Card) -> Option<&Face> {
        self.faces.iter().find(|it| it.0 == card.people()).map(|it| &it.1)
    }
}

impl CampView {
    fn of(game: &Planisphere, seat: Seat, viewer: Viewer) -> CampView {
        let camp = &game.camps[seat];
        let known = game.hand_size_and_known(seat, game.known[knower(viewer)]);
        CampView {
            out: camp.out,
            landed: camp.landed,
            hand_size: known.0,
            hand: camp.hand.seen_by(viewer).copied().unwrap_or(known.1).iter().collect(),
            units: camp.units.len() as u8,
            strength: game.strength(seat),
            fined: !game.may_fight(seat),
        }
    }
}

impl UnitView {
    fn of(game: &Planisphere, card: Card) -> UnitView {
        let unit = game.unit(card);
        let Unit { owner, square, from, heading, victories, .. } = *unit;
        let values = Values {
            dis: game.dis(card),
            att: game.att(card),
            def: game.def(card),
            shot: game.shot(card),
            rep: game.rep(card) as i8,
            sex: game.sex(card),
            traits: game.traits(card),
            powers: game.powers(card),
        };
        let loan = game.loans.iter().find(|it| it.card == card);
        UnitView {
            card,
            owner,
            square,
            values,
            from,
            heading,
            gestation: unit.gestation.map(|it| GestationView { child: it.child, left: it.left }),
            victories,
            moved: unit.moved,
            aimed: unit.aimed,
            paralysed: game.is_paralysed(card),
            light: unit.light,
            overheated: unit.overheated,
            lent: loan.map(|it| Lent {
                back_to: it.back_to,
                rounds: (it.ends + 1).saturating_sub(game.round),
                event: it.event,
            }),
            pinned: unit.pinned.is_some_and(|it| game.round <= it),
            dies: unit.dies.into_iter().chain(unit.fades).min().map(|it| it + 1 - game.round),
        }
    }
}

impl InForceView {
    fn of(game: &Planisphere, it: &InForce) -> InForceView {
        let rounds = it.ends.map(|ends| (ends + 1).saturating_sub(game.round));
        InForceView { number: it.number, by: it.by, rounds }
    }
}

impl Grave {
    fn of(death: &Death) -> Grave {
        Grave { card: death.card, owner: death.owner, square: death.square }
    }
}

fn contacts(game: &Planisphere) -> Vec<ContactView> {
    let units = game.on_board();
    let pairs = units.iter().flat_map(|card| {
        let here = game.units_at(game.unit(card).square);
        here.filter(move |it| game.attacks(card, *it)).map(move |it| (card, it))
    });
    let contact = |(card, other): (Card, Card)| ContactView {
        square: game.unit(card).square,
        clash: game.foresee(card, other),
        fought: game.unit(card).fought.contains(other),
        off: game.off(card, other),
        control: game.control_faces(card, other),
    };
    pairs.map(contact).collect()
}

fn shots(game: &Planisphere) -> Vec<ShotView> {
    let view = |it: &crate::state::Announced| ShotView {
        seat: it.seat,
        shooter: it.shooter,
        target: it.target,
        force: it.force,
        used: it.used,
    };
    game.shots.iter().map(view).collect()
}

/// What an attack would bring after each of the moves onto enemies.
fn prospects(game: &Planisphere, moves: &[Move]) -> Vec<Prospect> {
    let mut after = game.clone();
    let mut prospects = Vec::new();
    for mv in moves {
        let Move::Move(card, square) = *mv else { continue };
        if game.units_at(square).next().is_none() || game.killer_at(square).is_some() {
            continue;
        }
        *after.unit_mut(card) = Unit { square, arrived: u32::MAX, ..*game.unit(card) };
        let foes = game.units_at(square).filter(|it| after.attacks(card, *it));
        let foes = foes.filter(|it| after.off(card, *it).is_none());
        prospects.extend(foes.map(|it| Prospect { card, square, clash: after.foresee(card, it) }));
        *after.unit_mut(card) = *game.unit(card);
    }
    prospects
}

/// Every move of a unit with its steps; where an event drives the unit changes nothing in them.
fn ways(game: &Planisphere, moves: &[Move]) -> Vec<WayView> {
    let mut of: Option<(Card, Vec<Squares>)> = None;
    let mut ways = Vec::new();
    for mv in moves {
        let Move::Move(card, square) = *mv else { continue };
        let rings = match of.take() {
            Some((last, rings)) if last == card => rings,
            _ => game.rings(card),
        };
        let steps = rings.iter().position(|it| it.contains(square));
        ways.extend(steps.map(|it| WayView { card, square, steps: it as u8 + 1 }));
        of = Some((card, rings));
    }
    ways
}

/// Every shot that may be announced, with its force.
fn aims(game: &Planisphere, moves: &[Move]) -> Vec<AimView> {
    let aim = |mv: &Move| {
        let Move::Aim(card, target) = *mv else { return None };
        Some(AimView { card, target, force: game.force(card, target) })
    };
    moves.iter().filter_map(aim).collect()
}

/// The squares whose terrain events have changed.
fn changed(game: &Planisphere) -> Vec<(Square, Vec<Terrain>)> {
    let lands = game.lands();
    if lands == Lands::PRINTED {
        return Vec::new();
    }
    let differs = |it: &Square| !lands.at(*it).eq(Lands::PRINTED.at(*it));
    Square::all().filter(differs).map(|it| (it, lands.at(it).collect())).collect()
}

impl Stage {
    fn choosing(choice: Choice) -> Stage {
        let (seat, event, picked) = (choice.seat, choice.number, choice.picked());
        Stage::Choosing { seat, event, left: choice.left.unwrap_or_default(), picked }
    }

    fn of(game: &Planisphere, viewer: Viewer) -> Stage {
        match game.steps.top() {
            Some(Step::Reinforce { seat, more, tried }) => Stage::Reinforcing {
                seat: *seat,
                must: game.must_land(*seat),
                tested: game.needs_test(*seat),
                more: *more,
                tried: *tried,
            },
            Some(Step::March { seat }) => Stage::Moving { seat: *seat },
            Some(Step::Shoot { seat }) => Stage::Aiming { seat: *seat },
            Some(Step::Fight { seat }) => Stage::Fighting { seat: *seat },
            Some(Step::Duplicate { seat, card }) => {
                let square = game.unit(*card).square;
                Stage::Duplicating { seat: *seat, card: *card, square }
            }
            Some(Step::Breed { seat }) => Stage::Breeding { seat: *seat },
            Some(Step::NameContinent { seat, card, .. }) => {
                Stage::NamingContinent { seat: *seat, card: *card }
            }
            Some(Step::Explode { seat, attacker, defender, how }) => Stage::UnderAttack {
                seat: *seat,
                attacker: *attacker,
                defender: *defender,
                control: *how == Assault::Control,
            },
            Some(Step::Decide { choice }) => Stage::choosing(choice.seen_by(viewer)),
            Some(
                Step::BeginRound
                | Step::Turn { .. }
                | Step::EndPhase { .. }
                | Step::Consult { .. }
                | Step::Betray
                | Step::SettleWager
                | Step::AfterHappening,
            )
            | None => Stage::Over,
        }
    }
}
