//! What one viewer may know. A view is built from nothing, so a field that nobody thought about is
//! a field that nobody sees.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use serde::Serialize;
use tabletop::{ArrayVec, AsText, BySeat, Game, Outcome, Seat, SeatSet, SetOf, Viewer};

use crate::card::{Card, Kind};
use crate::deck::{Faces, InvasionCard};
use crate::invasion::Invasion;
use crate::moves::{Action, Move};
use crate::options::XenoOptions;
use crate::refusal::Reason;
use crate::rules::PHASES;
use crate::state::Xeno;
use crate::step::{Ask, Step};

/// A tableau never holds more cards: eleven, and four that two experts place in one round.
pub const TABLEAU_MAX: usize = 16;

/// The parts of a round, in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Players choose how to start.
    Start,
    /// Players pick their actions.
    Pick,
    Explore,
    Develop,
    Settle,
    Consume,
    Produce,
    /// The discard to ten.
    Limit,
    /// The invasion step.
    Invasion,
}

/// A power of a card; the powers of a card are counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct PowerRef {
    pub card: Card,
    pub number: u8,
}

impl fmt::Display for PowerRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.card, self.number)
    }
}

/// The sums of a tableau's powers, and the powers that are used one by one. Damaged worlds count
/// for nothing.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug, Serialize)]
pub struct Powers {
    /// Explore: how many more cards to draw, and to keep.
    pub explore_draw: u8,
    pub explore_keep: u8,
    /// Develop: cards drawn before, discount, cards drawn after.
    pub develop_before: u8,
    pub develop_discount: u8,
    pub develop_after: u8,
    /// Settle: the discount for civil worlds, and the further discount by kind of goods.
    pub discount: u8,
    pub kind_discount: [u8; 4],
    /// Cards drawn after placing a world.
    pub settle_after: u8,
    /// Military that is neither special nor temporary; may be negative.
    pub military: i8,
    /// Military added against Xeno worlds and invasions, against Rebel worlds, and against kinds.
    pub against_xeno: i8,
    pub against_rebel: i8,
    pub against_kind: [i8; 4],
    /// Invasion mode: permanent defence against invasions.
    pub defence: i8,
    /// Trade: how many more cards for any good, and by kind; what a world adds for its own good is
    /// not included.
    pub trade: u8,
    pub kind_trade: [u8; 4],
    /// Settle powers that are used one by one: those with a price, and those that pay for military
    /// worlds.
    pub settle: ArrayVec<PowerRef, 16>,
    /// Consume powers.
    pub consume: ArrayVec<PowerRef, 24>,
    /// Produce powers.
    pub produce: ArrayVec<PowerRef, 32>,
}

impl Powers {
    /// XI 3.1: how many cards a player draws, and keeps, who has picked these actions.
    pub fn explores(&self, picks: &[Action]) -> (u8, u8) {
        let has = |action: Action| u8::from(picks.contains(&action));
        let (five, one) = (has(Action::ExploreFive), has(Action::ExploreOne));
        (2 + 5 * five + one + self.explore_draw, 1 + one + self.explore_keep)
    }

    /// Strength against the Xenos, as the admirals count it (XI 13.2).
    pub fn against_xenos(&self) -> i8 {
        self.military + self.against_xeno
    }
}

/// The position as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    pub options: XenoOptions,
    /// What is printed on the cards.
    #[serde(skip)]
    pub faces: Arc<Faces>,
    /// The viewer's own seat; none for a spectator.
    pub me: Option<Seat>,
    /// From 1; 0 while players choose how to start.
    pub round: u16,
    pub phase: Phase,
    /// Whether it is the second Develop or Settle phase of this round (two experts).
    pub again: bool,
    /// The phases that happen in this round, once the picks are revealed.
    pub phases: Vec<Phase>,
    /// The first seat in timing order.
    pub first: Seat,
    /// Who is asked now.
    pub to_act: SeatSet,
    pub stage: Stage,
    pub empires: BySeat<EmpireView>,
    /// How many cards the deck and the discard pile hold.
    pub deck: u8,
    pub discards: u8,
    /// The cards among the discards that the viewer knows: its own, and those that everybody has
    /// seen.
    pub known_discards: SetOf<Card>,
    /// The last guess, with the card that was shown.
    pub guess: Option<LastGuess>,
    /// Chips in the pool; below 0 when some came from the reserve.
    pub pool: i16,
    /// What the viewer has answered so far, while all decide at once.
    pub own: Option<OwnAnswer>,
    pub invasion: Option<InvasionView>,
    pub outcome: Option<Outcome>,
    /// What placing each card of the viewer's hand would take now, in card order.
    pub offers: Vec<(Card, PlacementOffer)>,
    /// What the viewer may answer now; empty when it is not asked.
    pub moves: Vec<AsText<Move>>,
}

/// The hash leaves out what follows from the rest of the view, and what is over. So the search
/// takes positions that differ only in those for one.
impl Hash for View {
    fn hash<H: Hasher>(&self, to: &mut H) {
        (self.me, self.round, self.phase, self.again, &self.stage, self.deck).hash(to);
        (&self.empires, self.pool, &self.own, &self.invasion, &self.outcome).hash(to);
    }
}

/// What is being decided now. [`OwnAnswer`] has what the viewer itself must still give.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "stage", rename_all = "kebab-case")]
pub enum Stage {
    /// All who are asked decide at once.
    Together {
        ask: Ask,
    },
    /// A player sells a good, by the bonus of Trade or by a power.
    Sell {
        seat: Seat,
        power: Option<PowerRef>,
    },
    /// A player chooses the next consume power.
    Consume {
        seat: Seat,
    },
    /// A player picks this many more goods for a power.
    Feed {
        seat: Seat,
        power: PowerRef,
        left: u8,
    },
    Guess {
        seat: Seat,
        power: PowerRef,
    },
    /// A player discards cards for chips, at most this many more.
    Cash {
        seat: Seat,
        power: PowerRef,
        left: u8,
    },
    /// A player chooses what to do next in Produce.
    Produce {
        seat: Seat,
    },
    /// A player pays for a produce power, on this world once it is named.
    Charge {
        seat: Seat,
        power: PowerRef,
        world: Option<Card>,
    },
    /// A player pays two cards for a repair.
    Mend {
        seat: Seat,
        world: Card,
    },
    Over,
}

impl Serialize for Ask {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(match self {
            Ask::Start => "start",
            Ask::Pick => "pick",
            Ask::Explore => "explore",
            Ask::Develop => "develop",
            Ask::PayDevelopment => "pay-development",
            Ask::Settle => "settle",
            Ask::PayWorld => "pay-world",
            Ask::WarEffort => "war-effort",
            Ask::Defend => "defend",
            Ask::Damage => "damage",
            Ask::HandLimit => "hand-limit",
        })
    }
}

/// A guess of Gambling World.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct LastGuess {
    pub seat: Seat,
    pub number: u8,
    pub card: Card,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct EmpireView {
    pub hand_size: u8,
    /// The cards of the hand that the viewer knows, in card order; of its own hand all.
    pub hand: Vec<Card>,
    /// The start worlds to choose from; only their owner sees them.
    pub dealt: Vec<Card>,
    /// In the order of placing, damaged worlds included.
    pub tableau: Vec<Card>,
    /// Worlds with a good on them.
    pub stocked: SetOf<Card>,
    pub damaged: SetOf<Card>,
    /// All chips, those of the war effort included.
    pub chips: u16,
    /// Chips earned by the war effort.
    pub effort: u16,
    /// Award tokens, in points.
    pub awards: u16,
    /// The actions of this round once they are revealed; until then those of the round before.
    pub picks: Vec<Action>,
    /// The card placed in this phase, once revealed.
    pub placed: Option<Card>,
    /// The powers used for the last world placed, or for the defence after it.
    pub helped: Vec<PowerRef>,
    /// The bunker was used in the last invasion step.
    pub bunkered: bool,
    /// Worlds whose goods were given to the last war effort.
    pub given: SetOf<Card>,
    /// How many cards it must discard now (Explore, hand limit).
    pub owes: u8,
    /// The sums of the tableau's powers: now, or in a phase as they were when it began.
    pub powers: Powers,
    /// Powers used in this phase.
    pub used: Vec<PowerRef>,
    /// Worlds that have produced in this phase.
    pub produced: SetOf<Card>,
    /// Produce: whether the windfall bonus is still to be used, and how many repairs of Produce:
    /// Repair are left.
    pub bonus: bool,
    pub repairs: u8,
    /// Its points if the game ended now, without bonuses of the end.
    pub points: i16,
    /// How many of these points each card of the tableau counts, in the order of placing.
    pub worth: Vec<i16>,
}

/// Where the points of a tableau come from.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Parts {
    pub worlds: i16,
    /// Developments that print their points.
    pub developments: i16,
    /// Cards whose points are counted.
    pub counted: i16,
}

impl EmpireView {
    /// The points now of its worlds, its developments, and its cards that count others.
    pub fn parts(&self, faces: &Faces) -> Parts {
        let mut parts = Parts::default();
        for (card, worth) in self.tableau.iter().zip(&self.worth) {
            let face = faces.of(*card);
            *match (face.scores.is_empty(), face.development) {
                (false, _) => &mut parts.counted,
                (true, true) => &mut parts.developments,
                (true, false) => &mut parts.worlds,
            } += worth;
        }
        parts
    }
}

/// The hash leaves out what follows from the tableau.
impl Hash for EmpireView {
    fn hash<H: Hasher>(&self, to: &mut H) {
        (self.hand_size, &self.hand, &self.dealt, &self.tableau).hash(to);
        (self.stocked, self.damaged, self.chips, self.awards, self.effort).hash(to);
        (&self.picks, self.placed, self.owes, &self.used, self.produced).hash(to);
    }
}

/// What the viewer has answered while all decide at once.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug, Serialize)]
pub struct OwnAnswer {
    /// The start world kept, the card to be placed, or the world to be damaged.
    pub card: Option<Card>,
    pub actions: Vec<Action>,
    /// Cards of the hand picked so far, in card order.
    pub picked: Vec<Card>,
    /// Worlds whose goods are given up.
    pub spent: Vec<Card>,
    pub used: Vec<PowerRef>,
    /// A power in use whose price is still due: its good, or, in a defence, its card.
    pub open: Option<PowerRef>,
    pub bunker: bool,
    /// Invasion: what the defence is so far, and the most that it can reach with everything that
    /// may still be used.
    pub defence: Option<Defence>,
    /// How many cards must still be picked.
    pub left: u8,
}

/// What must still be given for a power that the viewer uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// A good, for this power.
    Good(PowerRef),
    /// A card of the hand, for this power against an invasion.
    Card(PowerRef),
    /// A card of the hand, for the bunker.
    Bunker,
}

/// A defence that is being decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Defence {
    pub total: i8,
    pub reach: i8,
}

/// The Invasion mode.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct InvasionView {
    pub threat: u8,
    /// How many cards of each wave the deck still holds.
    pub waves: [u8; 3],
    /// The admiral disks from the highest to the lowest, in a pile from top to bottom, with
    /// their spaces; empty before the first invasion step.
    pub disks: Vec<(Seat, i8)>,
    /// The cards that have attacked and are not in the deck again, in the order in which they
    /// attacked.
    pub seen: Vec<InvasionCard>,
    /// The seats that had something to decide about their defence in this step; of the others
    /// everybody sees how their fights end.
    pub asked: SeatSet,
    /// The total with which each seat defended in this step, once all is revealed.
    pub fought: BySeat<Option<i8>>,
    /// The card that each seat faces in this step.
    pub faced: BySeat<Option<InvasionCard>>,
    /// The cards of the last step, once it is over.
    pub last: BySeat<Option<InvasionCard>>,
    /// The strength, against that seat, of the card that it faces.
    pub might: BySeat<Option<i8>>,
    /// How many times nobody has defended.
    pub defeats: u8,
    /// The strength of all together, as it is now.
    pub total: i16,
    /// The award tokens for each place on the track, the strongest first.
    pub awards: Vec<u8>,
}

/// What placing a card of the hand takes now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "bill", rename_all = "kebab-case")]
pub enum Bill {
    /// This many cards must be paid.
    Cards { count: u8 },
    /// The strength is enough: nothing is paid.
    Strength,
    /// This much strength is missing; powers used at once may add some.
    Short { missing: u8 },
}

impl Bill {
    /// How many cards are paid; none if strength decides.
    pub fn cards(self) -> Option<u8> {
        match self {
            Bill::Cards { count } => Some(count),
            Bill::Strength | Bill::Short { .. } => None,
        }
    }
}

/// What placing a card of the hand would take, and why it cannot be placed, if it cannot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct PlacementOffer {
    pub bill: Bill,
    pub bar: Option<Reason>,
}

impl View {
    pub(crate) fn of(game: &Xeno, viewer: Viewer) -> View {
        let mut moves = Vec::new();
        viewer.seat().iter().for_each(|seat| game.legal_moves(*seat, &mut moves));
        let revealed = Phase::Pick < game.phase;
        View {
            options: game.options.clone(),
            faces: Arc::clone(&game.faces),
            me: viewer.seat(),
            round: game.round,
            phase: game.phase,
            again: game.again,
            phases: PHASES.into_iter().filter(|it| revealed && game.happens(*it)).collect(),
            first: game.first,
            to_act: game.to_act(),
            stage: Stage::of(game),
            empires: BySeat::new(game.players(), |seat| EmpireView::of(game, seat, viewer)),
            deck: game.deck_size(),
            discards: game.discards_size(),
            known_discards: game.known_discards(viewer),
            guess: game.guess,
            pool: game.pool,
            own: viewer.seat().and_then(|seat| OwnAnswer::of(game, seat)),
            invasion: game.invasion.as_ref().map(|it| InvasionView::of(game, it)),
            outcome: game.outcome(),
            offers: viewer.seat().map(|seat| game.offers_of(seat)).unwrap_or_default(),
            moves: moves.into_iter().map(AsText).collect(),
        }
    }

    /// What the viewer must give for a power before its answer goes on.
    pub fn due(&self) -> Option<Due> {
        let own = self.own.as_ref()?;
        let defends = self.stage == Stage::Together { ask: Ask::Defend };
        match own.open {
            Some(power) if defends && 0 < own.left => Some(Due::Card(power)),
            Some(power) => Some(Due::Good(power)),
            None => (defends && 0 < own.left).then_some(Due::Bunker),
        }
    }

    /// The kind of goods of a world, whether one lies there or not.
    pub fn kind(&self, card: Card) -> Option<Kind> {
        self.faces.of(card).kind()
    }
}

impl Stage {
    fn of(game: &Xeno) -> Stage {
        match game.steps.top() {
            Some(Step::Together { ask, .. }) => Stage::Together { ask: *ask },
            Some(Step::Sell { seat, power }) => Stage::Sell { seat: *seat, power: *power },
            Some(Step::Consume { seat }) => Stage::Consume { seat: *seat },
            Some(Step::Feed { seat, power, left, .. }) => {
                Stage::Feed { seat: *seat, power: *power, left: *left }
            }
            Some(Step::Guess { seat, power }) => Stage::Guess { seat: *seat, power: *power },
            Some(Step::Cash { seat, power, left, .. }) => {
                Stage::Cash { seat: *seat, power: *power, left: *left }
            }
            Some(Step::Produce { seat }) => Stage::Produce { seat: *seat },
            Some(Step::Charge { seat, power, world }) => {
                Stage::Charge { seat: *seat, power: *power, world: *world }
            }
            Some(Step::Mend { seat, world, .. }) => Stage::Mend { seat: *seat, world: *world },
            _ => Stage::Over,
        }
    }
}

impl EmpireView {
    fn of(game: &Xeno, seat: Seat, viewer: Viewer) -> EmpireView {
        let empire = &game.empires[seat];
        let own = empire.hand.seen_by(viewer).copied();
        let used = |it: &PowerRef| game.is_used(seat, *it);
        let powers = &empire.powers;
        EmpireView {
            hand_size: game.hand_size(seat),
            hand: own.unwrap_or_else(|| game.shown_in(seat)).iter().collect(),
            dealt: empire.dealt.seen_by(viewer).iter().flat_map(|it| it.iter()).collect(),
            tableau: empire.tableau.to_vec(),
            stocked: empire.stocked,
            damaged: empire.damaged,
            chips: empire.chips,
            effort: empire.effort,
            awards: empire.awards,
            picks: empire.picks.to_vec(),
            placed: empire.placed,
            helped: empire.helped.to_vec(),
            bunkered: empire.bunkered,
            given: empire.given,
            owes: empire.owes,
            powers: powers.clone(),
            used: powers.consume.iter().chain(&powers.produce).copied().filter(used).collect(),
            produced: empire.produced,
            bonus: empire.bonus,
            repairs: empire.repairs,
            points: game.points(seat),
            worth: game.worth(seat),
        }
    }
}

impl OwnAnswer {
    /// What the seat has answered while all decide at once, or what it has picked alone.
    fn of(game: &Xeno, seat: Seat) -> Option<OwnAnswer> {
        match game.steps.top() {
            Some(Step::Together { ask, .. }) => {
                let sealed = game.empires[seat].sealed.seen_by(Viewer::Seat(seat))?;
                Some(OwnAnswer {
                    card: sealed.card,
                    actions: sealed.actions.to_vec(),
                    picked: sealed.picked.iter().collect(),
                    spent: sealed.spent.iter().collect(),
                    used: sealed.used.to_vec(),
                    open: sealed.open,
                    bunker: sealed.bunker,
                    defence: (*ask == Ask::Defend).then(|| game.defence_of(seat)),
                    left: game.left_to_pick(*ask, seat),
                })
            }
            Some(Step::Feed { seat: whose, picked, left, .. }) if *whose == seat => {
                let spent = picked.iter().collect();
                Some(OwnAnswer { spent, left: *left, ..OwnAnswer::default() })
            }
            Some(Step::Cash { seat: whose, picked, left, .. }) if *whose == seat => {
                let picked = picked.iter().collect();
                Some(OwnAnswer { picked, left: *left, ..OwnAnswer::default() })
            }
            Some(Step::Mend { seat: whose, first, .. }) if *whose == seat => {
                let picked: Vec<Card> = first.iter().copied().collect();
                let left = 2 - picked.len() as u8;
                Some(OwnAnswer { picked, left, ..OwnAnswer::default() })
            }
            _ => None,
        }
    }
}

impl InvasionView {
    fn of(game: &Xeno, invasion: &Invasion) -> InvasionView {
        let military = BySeat::new(game.players(), |it| game.empires[it].powers.military);
        invasion.view(&military, &game.strengths())
    }
}
