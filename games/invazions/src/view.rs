//! What one viewer may know. A view is built from nothing, so a field that nobody thought about is
//! a field that nobody sees.

use serde::Serialize;
use tabletop::{AsText, Game, Outcome, Seat, SeatSet, Viewer};

use crate::card::{Defender, HumanBag, HumanCard, Location, Research, Sort, ZombieCard};
use crate::moves::{Moment, Move, Plan, Topic};
use crate::rules::{FREED_GOAL, POINTS_GOAL, felled};
use crate::state::{Invazions, Place, Played};
use crate::step::{At, HUMAN, Step};

/// The position as one viewer sees it.
#[derive(Clone, PartialEq, Hash, Debug, Serialize)]
pub struct View {
    pub players: u8,
    /// The viewer's own seat; none for a spectator. Seat A is the human side.
    pub me: Option<Seat>,
    /// Counted from 1.
    pub turn: u8,
    /// Who is asked now.
    pub to_act: SeatSet,
    pub stage: Stage,
    /// The human side's research points, and how many of them win.
    pub points: u8,
    pub points_goal: u8,
    /// The Zombies Libérés that the hordes own together (everybody saw them come), and how many of
    /// them win.
    pub freed: u8,
    pub freed_goal: u8,
    pub places: Vec<PlaceView>,
    pub human: HumanView,
    pub hordes: Vec<HordeView>,
    /// Cards left in the contamination pile.
    pub contamination: u8,
    /// The kinds that may still be in it, with their numbers; empty if the cards were drawn at
    /// random.
    pub unseen: Vec<(ZombieCard, u8)>,
    /// Cards left in the pile of Membres Blessés.
    pub wounded: u8,
    /// Zombie-side cards that are out of the game.
    pub boxed: Vec<ZombieCard>,
    pub talk: Talk,
    pub outcome: Option<Outcome>,
    /// What the viewer may answer now; empty when it is not asked.
    pub moves: Vec<AsText<Move>>,
    /// What the viewer may say or order without being asked.
    pub asides: Vec<AsText<Move>>,
}

/// A location: what lies above and below it, and how the attack stands.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct PlaceView {
    pub location: Location,
    pub barricade: bool,
    /// Above it: the Humans that still stand, each with its Resistance now.
    pub humans: Vec<HumanHere>,
    /// How many Humans it takes.
    pub humans_max: u8,
    pub research: Option<ResearchHere>,
    /// Devoured in this turn, and still here.
    pub fallen: Vec<Defender>,
    /// Below it, face up.
    pub contamination: Vec<ZombieCard>,
    /// The hordes there.
    pub hordes: SeatSet,
    /// The printed Resistance, and what is added now.
    pub resistance: u8,
    /// The attack so far, less what Charge takes.
    pub attack: u8,
    /// What Charge takes away, and what Stand gives, in this turn.
    pub charge: u8,
    pub stand: u8,
    /// Whether the hordes got in this turn.
    pub penetrated: bool,
    /// What would be devoured if the wounds were dealt now and the hordes wanted the most cards.
    pub at_risk: Vec<Defender>,
}

/// One Human at a location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct HumanHere {
    pub card: HumanCard,
    pub resistance: u8,
}

/// The Research card of a location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ResearchHere {
    pub research: Research,
    pub resistance: u8,
    /// The points that it would bring if the turn ended now.
    pub points: u8,
}

/// The human side.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct HumanView {
    pub hand_size: u8,
    /// The cards of the hand that the viewer knows.
    pub hand: Vec<HumanCard>,
    /// The number of cards that it draws up to.
    pub hand_max: u8,
    pub deck: u8,
    /// The top of the deck, if everybody knows it.
    pub deck_top: Option<HumanCard>,
    /// The cards of which the viewer knows only that each is in the hand or in the deck, with their
    /// numbers; empty if the cards of the game were drawn at random.
    pub hidden: Vec<(HumanCard, u8)>,
    pub discard: Vec<HumanCard>,
    pub resources: u8,
    pub resources_max: u8,
    /// The Research cards of the scenario.
    pub research: Vec<ResearchView>,
    /// The moments at which it will be asked for Bravery; only in its own view.
    pub stops: Vec<Moment>,
}

/// A Research card of the scenario.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ResearchView {
    pub research: Research,
    /// Where it is installed.
    pub at: Option<Location>,
    /// What its die shows; 0 without a die.
    pub die: u8,
    /// What it costs now.
    pub cost: u8,
}

/// One horde.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct HordeView {
    pub seat: Seat,
    pub hand_size: u8,
    /// The cards of the hand that the viewer knows: all of its own; of others those that were
    /// stated or seen to come.
    pub hand: Vec<ZombieCard>,
    /// The topics of which the horde said that it has no card, if nothing came to its hand since.
    pub lacks: Vec<Topic>,
    pub deck: u8,
    /// The cards on top of the deck that everybody knows, from the top.
    pub deck_top: Vec<ZombieCard>,
    /// The cards of which the viewer knows only that each is in the hand or in the deck, with their
    /// numbers.
    pub hidden: Vec<(ZombieCard, u8)>,
    pub discard: Vec<ZombieCard>,
    /// Where it goes this turn.
    pub at: Option<Location>,
    pub played: Vec<PlayedView>,
    /// The attack of what it has played.
    pub attack: u8,
    /// How many Zombies, and how many Rages, it may still play.
    pub zombies_left: u8,
    pub rages_left: u8,
    /// How many cards of any sort a Guard still allows it.
    pub cards_left: Option<u8>,
    /// How many more cards it may recruit if it gets in.
    pub recruits: u8,
    /// Whether it plays no more this turn.
    pub finished: bool,
    /// Cards that it may still recruit now.
    pub picks: u8,
    /// The Zombies Libérés that it owns; everybody saw them come.
    pub freed: u8,
}

/// A card that a horde has played this turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct PlayedView {
    pub card: ZombieCard,
    /// The attack that it counts for.
    pub attack: u8,
    /// Whether it leaves the game when the turn ends.
    pub sacrificed: bool,
}

/// What the table is busy with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "stage", rename_all = "kebab-case")]
pub enum Stage {
    /// The human side may discard a card before it draws.
    Discarding,
    /// The human action.
    Acting,
    /// A Janitor may sacrifice a contamination card of `at`.
    Cleaning {
        at: Location,
    },
    /// The human side moves the barricade.
    Barricading,
    /// `seat` chooses its location.
    Going {
        seat: Seat,
    },
    /// The human side is asked for Bravery, whatever it holds.
    Bravery {
        moment: Moment,
    },
    /// `seat` discards cards or carries a Wounded: how many it has discarded, and how many more it
    /// must.
    Slashed {
        seat: Seat,
        dropped: u8,
        left: u8,
    },
    /// `seat` plays next or lets others go first.
    Ordering {
        seat: Seat,
    },
    /// `seat` plays its cards.
    Attacking {
        seat: Seat,
    },
    /// `seat` decides what the card just played asks; `card` is what John Frum turned up.
    Frum {
        seat: Seat,
        card: Option<HumanCard>,
    },
    Swallowing {
        seat: Seat,
    },
    Selecting {
        seat: Seat,
    },
    /// Vermin sacrifice this many more contamination cards.
    Gnawing {
        seat: Seat,
        left: u8,
    },
    Haranguing {
        seat: Seat,
    },
    Sneaking {
        seat: Seat,
    },
    /// `seat` chooses what is wounded next at `at`, with `points` left.
    Wounding {
        seat: Seat,
        at: Location,
        points: u8,
    },
    /// `seat` recruits at `at`.
    Recruiting {
        seat: Seat,
        at: Location,
    },
    /// `seat` may announce.
    Announcing {
        seat: Seat,
    },
    Over,
}

impl Stage {
    /// IZ 4.4: whether all hordes decide this together.
    pub fn is_decided_together(&self) -> bool {
        let fight =
            matches!(self, Stage::Going { .. } | Stage::Ordering { .. } | Stage::Wounding { .. });
        fight || matches!(self, Stage::Recruiting { .. } | Stage::Announcing { .. })
    }

    /// The name of what is asked, for messages.
    pub fn word(&self) -> &'static str {
        match self {
            Stage::Discarding => "discarding",
            Stage::Acting => "acting",
            Stage::Cleaning { .. } => "cleaning",
            Stage::Barricading => "barricading",
            Stage::Going { .. } => "going",
            Stage::Bravery { moment: Moment::Places } => "bravery-places",
            Stage::Bravery { moment: Moment::Cards(_) } => "bravery-cards",
            Stage::Bravery { moment: Moment::Wounds } => "bravery-wounds",
            Stage::Bravery { moment: Moment::Recruitment | Moment::Idle } => "bravery-recruitment",
            Stage::Slashed { .. } => "slashed",
            Stage::Ordering { .. } => "ordering",
            Stage::Attacking { .. } => "attacking",
            Stage::Frum { .. } => "frum",
            Stage::Swallowing { .. } => "swallowing",
            Stage::Selecting { .. } => "selecting",
            Stage::Gnawing { .. } => "gnawing",
            Stage::Haranguing { .. } => "haranguing",
            Stage::Sneaking { .. } => "sneaking",
            Stage::Wounding { .. } => "wounding",
            Stage::Recruiting { .. } => "recruiting",
            Stage::Announcing { .. } => "announcing",
            Stage::Over => "over",
        }
    }
}

/// What the hordes talk about.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Talk {
    pub question: Option<Question>,
    pub proposal: Option<Proposal>,
    /// Plans that all hordes agree to; they are carried out by themselves.
    pub agreed: Vec<Plan>,
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
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Proposal {
    pub from: Seat,
    /// What is proposed, all of it together.
    pub plans: Vec<Plan>,
    pub agreed: SeatSet,
    pub disagreed: SeatSet,
    /// Who has not answered yet.
    pub waiting: SeatSet,
}

impl View {
    pub(crate) fn of(game: &Invazions, viewer: Viewer) -> View {
        let (mut moves, mut asides) = (Vec::new(), Vec::new());
        if let Some(seat) = viewer.seat() {
            game.legal_moves(seat, &mut moves);
            game.asides(seat, &mut asides);
        }
        let texts = |moves: Vec<Move>| moves.into_iter().map(AsText).collect();
        View {
            players: game.players(),
            me: viewer.seat(),
            turn: game.turn,
            to_act: game.to_act(),
            stage: Stage::of(game),
            points: game.points,
            points_goal: POINTS_GOAL,
            freed: game.freed(),
            freed_goal: FREED_GOAL,
            places: game.ats().map(|at| PlaceView::of(game, at)).collect(),
            human: HumanView::of(game, viewer),
            hordes: game.seats().map(|seat| HordeView::of(game, seat, viewer)).collect(),
            contamination: game.contamination_left(),
            unseen: game.unseen_contamination(),
            wounded: game.wounded,
            boxed: game.zombie_box.iter().collect(),
            talk: Talk {
                question: game.talk.question,
                proposal: game.talk.proposal.clone(),
                agreed: game.talk.agreed.to_vec(),
            },
            outcome: game.outcome(),
            moves: texts(moves),
            asides: texts(asides),
        }
    }

    /// The hordes that have not answered the proposal yet, where they decide together. A bot that
    /// is asked waits for the people among them.
    pub fn awaited(&self) -> SeatSet {
        let proposal = self.talk.proposal.as_ref();
        let proposal = proposal.filter(|_| self.stage.is_decided_together());
        proposal.map_or(SeatSet::EMPTY, |it| it.waiting)
    }

    /// Whether the viewer is offered `mv`.
    pub fn offers(&self, mv: Move) -> bool {
        self.moves.contains(&AsText(mv)) || self.asides.contains(&AsText(mv))
    }

    /// The horde of a seat; none for the human side.
    pub fn horde(&self, seat: Seat) -> Option<&HordeView> {
        self.hordes.iter().find(|it| it.seat == seat)
    }

    pub fn place(&self, location: Location) -> Option<&PlaceView> {
        self.places.iter().find(|it| it.location == location)
    }
}

impl PlaceView {
    /// What hordes that bring this attack can devour here, the weakest first.
    pub fn felled_by(&self, attack: u8, soldat_first: bool) -> Vec<Defender> {
        let Some(points) = attack.checked_sub(self.resistance) else { return Vec::new() };
        let humans = self.humans.iter().map(|it| it.card).collect();
        let research = self.research.map(|it| it.research);
        let resistance = |it: Defender| match it {
            Defender::Human(card) => {
                self.humans.iter().find(|it| it.card == card).map_or(0, |it| it.resistance)
            }
            Defender::Research(_) => self.research.map_or(0, |it| it.resistance),
        };
        felled(points, (humans, research), soldat_first, resistance).to_vec()
    }

    fn of(game: &Invazions, at: At) -> PlaceView {
        let place = game.place(at);
        let human =
            |card| HumanHere { card, resistance: game.resistance(at, Defender::Human(card)) };
        PlaceView {
            location: place.location,
            barricade: game.human.barricade == Some(at),
            humans: place.standing().iter().map(human).collect(),
            humans_max: game.table.humans_max,
            research: place.standing_research().map(|research| ResearchHere {
                research,
                resistance: game.resistance(at, Defender::Research(research)),
                points: game.research_points(at, research),
            }),
            fallen: fallen(place),
            contamination: place.contamination.iter().collect(),
            hordes: game.hordes_at(at),
            resistance: game.resistance_of(at),
            attack: game.attack_at(at),
            charge: place.charge,
            stand: place.stand,
            penetrated: place.penetrated,
            at_risk: game.at_risk(at).to_vec(),
        }
    }
}

fn fallen(place: &Place) -> Vec<Defender> {
    let research = place.research.filter(|_| place.fallen_research);
    place.fallen.iter().map(Defender::Human).chain(research.map(Defender::Research)).collect()
}

impl HumanView {
    fn of(game: &Invazions, viewer: Viewer) -> HumanView {
        let human = &game.human;
        let at = |it: Research| game.places.iter().find(|place| place.research == Some(it));
        let research = |it: &(Research, u8)| ResearchView {
            research: it.0,
            at: at(it.0).map(|place| place.location),
            die: it.1,
            cost: game.research_cost(it.0),
        };
        let stops = human.stops.seen_by(viewer);
        let hand: &HumanBag = human.hand.seen_by(viewer).unwrap_or(&human.known);
        let moments = Moment::ALL.into_iter().filter(|it| game.has_moment(*it));
        HumanView {
            hand_size: human.hand_size(),
            hand: hand.iter().collect(),
            hand_max: game.hand_max(),
            deck: human.deck_size(),
            deck_top: human.open_top(),
            hidden: game.hidden_humans(hand),
            discard: human.discard.iter().collect(),
            resources: human.resources,
            resources_max: game.resources_max(),
            research: human.research.iter().map(research).collect(),
            stops: moments.filter(|it| stops.is_some_and(|stops| stops.includes(*it))).collect(),
        }
    }
}

impl HordeView {
    fn of(game: &Invazions, seat: Seat, viewer: Viewer) -> HordeView {
        let horde = &game.hordes[seat];
        let known = horde.known;
        let hand = *horde.hand.seen_by(viewer).unwrap_or(&known);
        let hidden = horde.hidden(&hand);
        let lacks = |topic: &Topic| {
            horde.lacks[*topic as usize] == Some(0) && !known.kinds().any(|it| topic.includes(it))
        };
        let played = |it: &Played| PlayedView {
            card: it.card,
            attack: it.attack,
            sacrificed: it.sacrificed,
        };
        HordeView {
            seat,
            hand_size: horde.hand_size(),
            hand: hand.iter().collect(),
            lacks: Topic::ALL.into_iter().filter(lacks).collect(),
            deck: horde.deck_size(),
            deck_top: horde.open_top().collect(),
            hidden: hidden.kinds().map(|it| (it, hidden.count(it))).collect(),
            discard: horde.discard.iter().collect(),
            at: horde.at.map(|at| game.place(at).location),
            played: horde.played.iter().map(played).collect(),
            attack: horde.attack(),
            zombies_left: horde.zombies_left,
            rages_left: horde.rages_left,
            cards_left: game.cards_left(seat),
            recruits: horde.recruits,
            finished: horde.finished,
            picks: horde.picks,
            freed: horde.freed(),
        }
    }

    /// Zombies or Rages that it may still play.
    pub fn left(&self, sort: Sort) -> u8 {
        match sort {
            Sort::Zombie => self.zombies_left,
            Sort::Rage => self.rages_left,
            Sort::Freed => 0,
        }
    }
}

impl Stage {
    pub(crate) fn of(game: &Invazions) -> Stage {
        let Some(step) = game.steps.top() else { return Stage::Over };
        let here = |at: At| game.place(at).location;
        match *step {
            Step::Discard => Stage::Discarding,
            Step::Action => Stage::Acting,
            Step::Clean { at } => Stage::Cleaning { at: here(at) },
            Step::Barricade => Stage::Barricading,
            Step::Go { seat } => Stage::Going { seat },
            Step::Window { moment } => Stage::Bravery { moment },
            Step::Slash { seat, dropped } => Stage::Slashed {
                seat,
                dropped: dropped.len() as u8,
                left: game.slashed_left(seat, &dropped),
            },
            Step::Order { seat, .. } => Stage::Ordering { seat },
            Step::Play { seat, .. } => Stage::Attacking { seat },
            Step::Frum { seat } => Stage::Frum { seat, card: game.human.open_top() },
            Step::Swallow { seat } => Stage::Swallowing { seat },
            Step::Select { seat } => Stage::Selecting { seat },
            Step::Vermin { seat, left } => Stage::Gnawing { seat, left },
            Step::Harangue { seat } => Stage::Haranguing { seat },
            Step::Sneak { seat } => Stage::Sneaking { seat },
            Step::Wound { seat, at, points } => Stage::Wounding { seat, at: here(at), points },
            Step::Recruit { seat, at } => Stage::Recruiting { seat, at: here(at) },
            Step::Announce { seat } => Stage::Announcing { seat },
            Step::BeginTurn
            | Step::Supply
            | Step::Combat
            | Step::Wounds
            | Step::Clear
            | Step::Recruited
            | Step::EndTurn => Stage::Over,
        }
    }

    /// The seat that decides now.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Stage::Discarding
            | Stage::Acting
            | Stage::Cleaning { .. }
            | Stage::Barricading
            | Stage::Bravery { .. } => Some(HUMAN),
            Stage::Going { seat }
            | Stage::Slashed { seat, .. }
            | Stage::Ordering { seat }
            | Stage::Attacking { seat }
            | Stage::Frum { seat, .. }
            | Stage::Swallowing { seat }
            | Stage::Selecting { seat }
            | Stage::Gnawing { seat, .. }
            | Stage::Haranguing { seat }
            | Stage::Sneaking { seat }
            | Stage::Wounding { seat, .. }
            | Stage::Recruiting { seat, .. }
            | Stage::Announcing { seat } => Some(seat),
            Stage::Over => None,
        }
    }
}
