//! What one viewer may know. A view is built from nothing, so a field that nobody thought about is
//! a field that nobody sees.

use serde::Serialize;
use tabletop::{AsText, BySeat, Game, Outcome, Seat, SeatSet, Viewer};

use crate::card::{Alien, Card, Colour, Module, Species};
use crate::deck::{Invader, Symbols};
use crate::moves::{Move, Plan, Topic};
use crate::options::Level;
use crate::state::{Installed, OhNo, knower};
use crate::step::Step;

/// The position as one viewer sees it.
#[derive(Clone, PartialEq, Hash, Debug, Serialize)]
pub struct View {
    pub level: Level,
    /// The viewer's own seat; none for a spectator.
    pub me: Option<Seat>,
    /// Who began the game.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// Who is asked now.
    pub to_act: SeatSet,
    pub stage: Stage,
    /// How many of the two actions of the turn are done.
    pub actions: u8,
    pub stations: BySeat<StationView>,
    /// Beside the Matrice, in the order of colours.
    pub shields: Vec<Alien>,
    /// How many Shields there are in all: when all are out, everybody loses.
    pub shields_max: u8,
    /// Destroyed in the Final Conflict.
    pub struck: Vec<Alien>,
    pub final_conflict: bool,
    pub matrix_deck: u8,
    pub matrix_discard: Vec<Alien>,
    pub resistance_deck: u8,
    pub resistance_discard: Vec<Card>,
    /// What is printed on each Matrice card that the view names, except Shields.
    pub faces: Vec<(Alien, MatricePrint)>,
    pub talk: Talk,
    pub outcome: Option<Outcome>,
    /// What the viewer may answer now; empty when it is not asked.
    pub moves: Vec<AsText<Move>>,
    /// What the viewer may say without being asked.
    pub asides: Vec<AsText<Move>>,
}

/// What a Matrice card prints.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct MatricePrint {
    pub species: Species,
    #[serde(flatten)]
    pub invader: Invader,
}

/// One player's station and hand.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct StationView {
    /// Eliminated.
    pub out: bool,
    pub hand_size: u8,
    /// The cards of the hand that the viewer knows: all of its own; of others those that were
    /// stated, given, or seen to come back from a fight.
    pub hand: Vec<Card>,
    /// The topics of which the player said that it has no card, if nothing came to its hand since.
    pub lacks: Vec<Topic>,
    pub modules: Vec<ModuleView>,
    /// The Invaliens and Evaporaliens there, by colour.
    pub hordes: Vec<Horde>,
    /// Weapons played in this turn's fight.
    pub laid: Vec<Card>,
}

/// One module of a station.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ModuleView {
    pub card: Card,
    pub kind: Module,
    pub symbols: Symbols,
    /// The Sabotalien beside it.
    pub guest: Option<Alien>,
    pub sabotaged: bool,
}

/// The aliens of one colour at a station.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Horde {
    pub colour: Colour,
    pub species: Species,
    /// The number of aliens, not of cards.
    pub aliens: u8,
    pub cards: Vec<Alien>,
}

/// What the table is busy with. Where only the player who chooses may know of a stage, everybody
/// else sees the one underneath.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "stage", rename_all = "kebab-case")]
pub enum Stage {
    /// The active player acts, builds, fights or ends its turn.
    Turn {
        phase: Phase,
    },
    /// Only in the own view: picking the cards to give.
    Packing {
        to: Seat,
        packed: Vec<Card>,
    },
    /// An alien flies past the seats of `path` and lands at the last; the seats before `asked` (an
    /// index into `path`) let it pass.
    Flight {
        alien: Alien,
        path: Vec<Seat>,
        asked: u8,
    },
    /// The owner of the station chooses the module for a Sabotalien.
    Perching {
        alien: Alien,
        seat: Seat,
    },
    /// Evaporaliens of `colour` attack: how many cards each seat that chooses still owes, and what
    /// the viewer has picked so far.
    Evaporating {
        colour: Colour,
        owes: BySeat<u8>,
        picked: Vec<Card>,
    },
    /// Only in the own view: the Modulomorph has its first card, or both.
    Morphing {
        cards: Vec<Card>,
        purpose: Purpose,
    },
    /// `seat` chooses which of the played weapons of a kind it discards.
    Spending {
        seat: Seat,
        weapons: Vec<Card>,
    },
    /// `helper` is asked for help through the Teleporters.
    Calling {
        seat: Seat,
        helper: Seat,
        purpose: Purpose,
    },
    /// The Final Conflict: `seat` must counter this kamikaze or be out.
    Countering {
        seat: Seat,
        alien: Alien,
    },
    /// The Final Conflict: `seat` may strike; `at_matrix` if no Shield was left before.
    Striking {
        seat: Seat,
        at_matrix: bool,
    },
    Over,
}

/// The parts of a turn: act, build, fight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    Act,
    Build,
    Fight,
}

/// What a Modulomorph or a helper is used for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "purpose", rename_all = "kebab-case")]
pub enum Purpose {
    /// Aliens at the station.
    Fight,
    /// This kamikaze.
    Counter { alien: Alien },
    /// A Shield.
    Strike,
}

/// What the table talks about.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Talk {
    /// Level 3: why there is no free talk now; none if there is.
    pub closed: Option<Closed>,
    /// The last question, until all have answered or the game has gone on for a turn.
    pub question: Option<Question>,
    pub proposal: Option<Proposal>,
}

/// Why talk is closed at level 3.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Closed {
    /// Somebody decides whether to zap.
    Zapping,
    /// Somebody decides whether to start the Final Conflict.
    Conflict,
}

/// "Who holds ...?"
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Question {
    pub from: Seat,
    pub topic: Topic,
    /// Who has not answered yet.
    pub waiting: SeatSet,
}

/// "Shall we ...?"
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Proposal {
    pub from: Seat,
    pub plan: Plan,
    pub agreed: SeatSet,
    pub disagreed: SeatSet,
    /// Who has not answered yet.
    pub waiting: SeatSet,
}

impl View {
    pub(crate) fn of(game: &OhNo, viewer: Viewer) -> View {
        let me = viewer.seat();
        let (mut moves, mut asides) = (Vec::new(), Vec::new());
        if let Some(seat) = me {
            game.legal_moves(seat, &mut moves);
            game.asides(seat, &mut asides);
        }
        let texts = |moves: Vec<Move>| moves.into_iter().map(AsText).collect();
        let stations = BySeat::new(game.players(), |seat| StationView::of(game, seat, viewer));
        let stage = Stage::of(game, viewer);
        View {
            level: game.level,
            me,
            first: game.first,
            active: game.turn.seat,
            to_act: game.to_act(),
            actions: game.turn.actions,
            shields: game.shields.iter().collect(),
            shields_max: game.cards.shields,
            struck: game.struck.iter().collect(),
            final_conflict: game.conflict,
            matrix_deck: game.matrix_left(),
            matrix_discard: game.matrix_discard.iter().collect(),
            resistance_deck: game.resistance_left(),
            resistance_discard: game.resistance_discard.iter().collect(),
            faces: faces(game, &stations, &stage),
            talk: Talk {
                closed: game.talk_closed(),
                question: game.talk.question,
                proposal: game.talk.proposal,
            },
            outcome: game.outcome(),
            moves: texts(moves),
            asides: texts(asides),
            stations,
            stage,
        }
    }

    /// Whether the viewer is offered `mv`.
    pub fn offers(&self, mv: Move) -> bool {
        self.moves.contains(&AsText(mv)) || self.asides.contains(&AsText(mv))
    }
}

/// What is printed on the cards that lie on the table.
fn faces(game: &OhNo, stations: &BySeat<StationView>, stage: &Stage) -> Vec<(Alien, MatricePrint)> {
    let landed = stations.values().flat_map(|station| {
        let hordes = station.hordes.iter().flat_map(|horde| horde.cards.iter().copied());
        hordes.chain(station.modules.iter().filter_map(|module| module.guest))
    });
    let shown = landed.chain(stage.alien()).filter(|alien| !alien.is_shield());
    let face = |alien: Alien| MatricePrint {
        species: alien.species(),
        invader: game.cards.invader(alien),
    };
    shown.map(|alien| (alien, face(alien))).collect()
}

impl StationView {
    fn of(game: &OhNo, seat: Seat, viewer: Viewer) -> StationView {
        let station = &game.stations[seat];
        let known = station.known[knower(viewer)];
        let public = station.known_to_all();
        let lacks = |topic: &Topic| {
            station.lacks[topic.index()] == Some(0)
                && !public.iter().any(|card| topic.includes(card))
        };
        StationView {
            out: station.out,
            hand_size: station.hand_size(),
            hand: station.hand.seen_by(viewer).copied().unwrap_or(known).iter().collect(),
            lacks: Topic::all().filter(lacks).collect(),
            modules: station.modules.iter().map(|it| ModuleView::of(game, it)).collect(),
            hordes: station.colours().filter_map(|colour| Horde::of(game, seat, colour)).collect(),
            laid: station.laid.iter().collect(),
        }
    }
}

impl ModuleView {
    fn of(game: &OhNo, installed: &Installed) -> ModuleView {
        ModuleView {
            card: installed.card,
            kind: installed.card.as_module().expect("only modules are installed"),
            symbols: game.cards.symbols(installed.card),
            guest: installed.guest,
            sabotaged: installed.sabotaged,
        }
    }
}

impl Horde {
    /// None for a colour of Sabotaliens, which sit beside modules.
    fn of(game: &OhNo, seat: Seat, colour: Colour) -> Option<Horde> {
        let cards: Vec<Alien> =
            game.stations[seat].aliens.iter().filter(|it| it.colour() == colour).collect();
        (!cards.is_empty()).then(|| Horde {
            colour,
            species: colour.species(),
            aliens: game.count(seat, colour),
            cards,
        })
    }
}

impl Stage {
    fn of(game: &OhNo, viewer: Viewer) -> Stage {
        let mine = |seat: Seat| viewer == Viewer::Seat(seat);
        let picked = |seat: Seat| {
            let picked = game.stations[seat].picked.seen_by(viewer);
            picked.map(|it| it.iter().collect()).unwrap_or_default()
        };
        // Everybody but its owner passes over a private step and sees the one underneath.
        let stages = game.steps.iter().filter_map(|step| match step {
            Step::Turn { .. } => Some(Stage::Turn { phase: game.turn.phase }),
            Step::Pack { seat, to } => {
                mine(*seat).then(|| Stage::Packing { to: *to, packed: picked(*seat) })
            }
            Step::Morph { seat, purpose } => {
                let purpose = *purpose;
                mine(*seat).then(|| Stage::Morphing { cards: picked(*seat), purpose })
            }
            Step::Flight { alien, path, asked } => {
                let path = path.to_vec();
                Some(Stage::Flight { alien: *alien, path, asked: *asked })
            }
            Step::Perch { alien, seat } => Some(Stage::Perching { alien: *alien, seat: *seat }),
            Step::Evaporate { colour, owes, .. } => Some(Stage::Evaporating {
                colour: *colour,
                owes: owes.clone(),
                picked: viewer.seat().map(picked).unwrap_or_default(),
            }),
            Step::Call { seat, helper, purpose } => {
                Some(Stage::Calling { seat: *seat, helper: *helper, purpose: *purpose })
            }
            Step::Spend { seat, kind } => {
                let laid = game.stations[*seat].laid.iter();
                let weapons = laid.filter(|it| it.as_weapon() == Some(*kind)).collect();
                Some(Stage::Spending { seat: *seat, weapons })
            }
            Step::Kamikaze { seat, alien } => {
                Some(Stage::Countering { seat: *seat, alien: *alien })
            }
            Step::Strike { seat, at_matrix } => {
                Some(Stage::Striking { seat: *seat, at_matrix: *at_matrix })
            }
            Step::DrawMatrix { .. }
            | Step::Land { .. }
            | Step::Order { .. }
            | Step::AfterAction
            | Step::EndFight { .. }
            | Step::NextTurn
            | Step::BeginConflict { .. }
            | Step::ConflictTurn { .. }
            | Step::NextConflictTurn => None,
        });
        { stages }.next().unwrap_or(Stage::Over)
    }

    /// The alien that flies, dives or sits down.
    pub fn alien(&self) -> Option<Alien> {
        match self {
            Stage::Flight { alien, .. }
            | Stage::Perching { alien, .. }
            | Stage::Countering { alien, .. }
            | Stage::Calling { purpose: Purpose::Counter { alien }, .. }
            | Stage::Morphing { purpose: Purpose::Counter { alien }, .. } => Some(*alien),
            Stage::Turn { .. }
            | Stage::Packing { .. }
            | Stage::Evaporating { .. }
            | Stage::Morphing { .. }
            | Stage::Spending { .. }
            | Stage::Calling { .. }
            | Stage::Striking { .. }
            | Stage::Over => None,
        }
    }
}
