//! The trained networks: small ones that say how well a player stands, one for tables without events
//! and one for tables with them. A single one for both was no better with events than what is made
//! by hand: there a move is worth little beside luck, and it takes many such games to see it.

use std::sync::LazyLock;

use tabletop::{
    BySeat, Ensemble, Game, Inputs, Judgement, Learner, LearningOpponents, Lesson, Log, Options,
    Seat, SeatSet, Setup, Stepped,
};

use super::features::Survey;
use crate::card::Card;
use crate::moves::Move;
use crate::options::PlanisphereOptions;
use crate::state::Planisphere;
use crate::step::{Assault, Step};
use crate::view::Phase;

/// The networks, by their names: without events, and with them.
const MAP: &str = "map";
const STORM: &str = "storm";

/// Those networks.
static NETS: LazyLock<[Ensemble; 2]> = LazyLock::new(|| {
    let files: [&[u8]; 2] = [include_bytes!("map.net"), include_bytes!("storm.net")];
    files.map(|it| Ensemble::from_bytes(it).expect("the weights that come with the game"))
});

/// How far apart the values of two moves must be for the prior of the better one to be e times the
/// other's.
const DOUBT: f32 = 0.02;

/// What a deed is worth beyond what the network says, and doing nothing less: it hardly learns what a
/// fight brings, and its sergeants held back (docs/bots.md).
const DARING: f32 = 0.02;

/// What the share of all units at the end is worth to a bot; the rest is whether it has won. So it
/// learns from every unit, not only from those that decide.
const MARGIN: f32 = 0.1;

/// The same with events. There luck decides who wins, and the number of units tells more of how
/// well somebody played.
const MARGIN_IN_STORM: f32 = 0.3;

impl Planisphere {
    /// The value of the end to a bot.
    pub(super) fn esteem(&self, seat: Seat) -> Option<f32> {
        self.esteem_by(if self.options.events { MARGIN_IN_STORM } else { MARGIN }, seat)
    }

    fn esteem_by(&self, margin: f32, seat: Seat) -> Option<f32> {
        let outcome = self.outcome()?;
        let count = |it: Seat| self.camps[it].units.len() as f32;
        let all: f32 = self.seats().map(count).sum();
        let share = if 0.0 < all { count(seat) / all } else { 0.0 };
        Some((1.0 - margin) * outcome.worth(seat) + margin * share)
    }

    /// The network for this table.
    fn net(&self) -> &'static Ensemble {
        &NETS[usize::from(self.options.events)]
    }

    /// The network's value of a position, or the value of the end.
    fn promise(&self, all: &Survey, seat: Seat) -> f32 {
        self.aim(seat).unwrap_or_else(|| {
            let mut inputs = Inputs::default();
            self.told_from(all, seat, &mut inputs);
            self.net().value(&inputs)
        })
    }

    /// Who can destroy whom is worked out once for all seats.
    pub(super) fn learned_worths(&self) -> BySeat<f32> {
        let all = self.survey();
        BySeat::new(self.players(), |seat| self.promise(&all, seat))
    }

    pub(super) fn trained_prior(&self, seat: Seat, mv: Move) -> f32 {
        let game = self.foreseen_by(seat, mv);
        ((game.promise(&game.survey(), seat) - 0.5) / DOUBT).exp()
    }

    /// How much better a move that does something is than the network says, and how much worse one that
    /// does nothing more.
    pub(super) fn daring(&self, seat: Seat, mv: Move) -> f32 {
        match mv {
            _ if self.seeks_a_fight(seat, mv) => DARING,
            Move::Land(_) => DARING,
            Move::Done => -DARING,
            Move::Move(..)
            | Move::Attack(..)
            | Move::Control(..)
            | Move::Martyr(..)
            | Move::Lighten(_)
            | Move::Aim(..)
            | Move::Duplicate(_)
            | Move::Breed(..)
            | Move::Continent(_)
            | Move::Pick(_)
            | Move::Pair(..) => 0.0,
        }
    }

    /// The game after `mv`, up to where luck decides: a move has the value of what may come of it,
    /// not of what came of it once.
    fn foreseen_by(&self, seat: Seat, mv: Move) -> Planisphere {
        let mut game = self.clone();
        match mv {
            Move::Land(card) => game.announce_landing(seat, card),
            Move::Control(card, target) => game.announce_control(card, target),
            Move::Move(..)
            | Move::Lighten(_)
            | Move::Aim(..)
            | Move::Attack(..)
            | Move::Martyr(..)
            | Move::Duplicate(_)
            | Move::Breed(..)
            | Move::Continent(_)
            | Move::Pick(_)
            | Move::Pair(..)
            | Move::Done => game.carry_on(seat, mv),
        }
        game
    }

    /// The card is on its way: dice decide whether and where it lands. The step that follows where
    /// its owner names a continent stands for that.
    fn announce_landing(&mut self, seat: Seat, card: Card) {
        self.steps.pop();
        self.steps.push(Step::NameContinent { seat, card, test: None });
        self.leave_hand(seat, card);
    }

    /// A die decides whether the target changes camp. The step in which its owner may still do
    /// something stands for that.
    fn announce_control(&mut self, attacker: Card, defender: Card) {
        let seat = self.unit(defender).owner;
        self.steps.push(Step::Explode { seat, attacker, defender, how: Assault::Control });
    }

    fn carry_on(&mut self, seat: Seat, mv: Move) {
        let log = &mut Log::silent();
        self.answer(seat, mv, log);
        while !self.is_up_to_luck() && self.steps.asks().is_empty() {
            let Some(step) = self.steps.pop() else { break };
            self.run(step, log);
        }
    }

    /// Whether luck decides next, or what others keep secret: cards are drawn, the die of events is
    /// thrown, stakes are shown.
    fn is_up_to_luck(&self) -> bool {
        matches!(
            self.steps.top(),
            Some(
                Step::BeginRound
                    | Step::Turn { phase: Phase::Draw | Phase::Happenings, .. }
                    | Step::Betray
                    | Step::SettleWager
            )
        )
    }
}

type Pairs = &'static [(&'static str, &'static str)];

/// Options of lessons, beside the one that was usual when they were learned: the same player always
/// begins.
const USUAL: Pairs = &[];
const CALM: Pairs = &[("events", "off")];
const LANDED: Pairs = &[("events", "off"), ("landings", "2")];
const ROUND: Pairs = &[("rotation", "on"), ("events", "off"), ("wrap", "on")];
const LONG: Pairs = &[("rebirth", "off"), ("rounds", "30")];

fn lesson(players: u8, pairs: Pairs, company: LearningOpponents) -> Lesson<PlanisphereOptions> {
    let pairs = [&[("rotation", "off")], pairs].concat();
    let options = PlanisphereOptions::from_pairs(pairs).expect("options of the game");
    Lesson { setup: Setup { players, options }, company }
}

impl Learner for Planisphere {
    const NETS: &'static [&'static str] = &[MAP, STORM];

    /// Low: a player decides about each unit alone, and one bad move in a round is enough to lose a
    /// unit.
    fn temperature(_: &str) -> f32 {
        0.01
    }

    /// All numbers of players, two more often; the one for tables without events meets some with
    /// them, too. In a third to a half of the games the opponents draw their moves by the priors made
    /// by hand: otherwise a network would learn only what beats itself.
    fn lessons(net: &str) -> Vec<Lesson<PlanisphereOptions>> {
        let own = LearningOpponents::Itself;
        let hand = |seat: u8| LearningOpponents::ByPriors(SeatSet::only(Seat(seat)));
        if net == STORM {
            return vec![
                lesson(2, USUAL, own),
                lesson(2, USUAL, hand(0)),
                lesson(3, USUAL, own),
                lesson(2, USUAL, own),
                lesson(2, USUAL, hand(1)),
                lesson(4, USUAL, own),
                lesson(3, USUAL, hand(1)),
                lesson(2, LONG, own),
            ];
        }
        vec![
            lesson(2, CALM, own),
            lesson(2, USUAL, hand(0)),
            lesson(3, CALM, own),
            lesson(2, CALM, hand(0)),
            lesson(4, USUAL, own),
            lesson(2, USUAL, hand(1)),
            lesson(2, LANDED, own),
            lesson(4, CALM, hand(2)),
            lesson(3, USUAL, own),
            lesson(2, CALM, hand(1)),
            lesson(2, USUAL, own),
            lesson(3, USUAL, hand(1)),
            lesson(2, LONG, own),
            lesson(2, ROUND, hand(0)),
        ]
    }

    fn goal(&self, net: &str, seat: Seat) -> Option<f32> {
        self.esteem_by(if net == STORM { MARGIN_IN_STORM } else { MARGIN }, seat)
    }

    fn inputs(&self, seat: Seat, inputs: &mut Inputs) {
        self.told(seat, inputs);
    }

    fn foreseen(&self, seat: Seat, mv: Move) -> Planisphere {
        self.foreseen_by(seat, mv)
    }
}
