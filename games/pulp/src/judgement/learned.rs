//! The trained networks: small ones that say together how likely a mission succeeds.

use std::sync::LazyLock;

use tabletop::{
    BySeat, Ensemble, Game, Inputs, Judgement, Learner, LearningOpponents, Lesson, Log, Options,
    Seat, Setup, Stepped,
};

use crate::card::Die;
use crate::moves::Move;
use crate::options::{Difficulty, PulpOptions};
use crate::state::Pulp;
use crate::step::{Choice, Step};
use crate::view::TURNS;

/// The networks, by the name that they share.
const MISSION: &str = "mission";

static NET: LazyLock<Ensemble> = LazyLock::new(|| {
    Ensemble::from_bytes(include_bytes!("mission.net"))
        .expect("the weights that come with the game")
});

/// How far apart the values of two moves must be for the prior of the better one to be e times the
/// other's.
const DOUBT: f32 = 0.02;

/// What is left of the prior of a move that wastes something. A point or a card more or less is less
/// than what a network or some hundred games can tell, so it is said here.
const WASTE: f32 = 0.001;

/// What such a move is worth less than a search finds: otherwise luck chooses it now and then.
const WASTED: f32 = 0.02;

/// The most that a failed mission can be worth; it grows with the share of super weapons found.
/// Without it a network that loses all its first games would not learn what leads towards winning.
const NEARLY: f32 = 0.3;

impl Pulp {
    /// The value of the end to a bot.
    pub(super) fn esteem(&self, seat: Seat) -> Option<f32> {
        let outcome = self.outcome()?;
        let share = self.found.len() as f32 / f32::from(self.difficulty.weapons());
        Some(outcome.worth(seat).max(NEARLY * share))
    }

    fn promise(&self, seat: Seat) -> f32 {
        self.aim(seat).unwrap_or_else(|| {
            let mut inputs = Inputs::default();
            self.told(&mut inputs);
            NET.value(&inputs)
        })
    }

    pub(super) fn learned_worths(&self) -> BySeat<f32> {
        BySeat::new(1, |seat| self.promise(seat))
    }

    pub(super) fn trained_prior(&self, seat: Seat, mv: Move) -> f32 {
        let prior = (Pulp::merit(self.foreseen(seat, mv).promise(seat)) / DOUBT).exp();
        if self.wastes(mv) {
            prior * WASTE
        } else if let Move::Pay(ability, points) = mv {
            prior * self.piecemeal(ability, points)
        } else {
            prior
        }
    }

    /// What a search does not see of a move.
    pub(super) fn waste(&self, mv: Move) -> f32 {
        if self.wastes(mv) { -WASTED } else { 0.0 }
    }

    /// Whether a move gives something away for nothing: points, a card that could be kept, or a roll
    /// of the Artificial Intelligence that costs nothing, since its die already shows 1.
    fn wastes(&self, mv: Move) -> bool {
        let exchanges = matches!(mv, Move::Exchange(_, _, due) if self.exchange_wastes(due));
        let throws_away = mv == Move::Done && self.choice() == Some(Choice::Keep);
        let pays = matches!(mv, Move::Pay(..) | Move::Exchange(..));
        exchanges || throws_away || (pays && self.can_roll_for_nothing())
    }

    fn can_roll_for_nothing(&self) -> bool {
        self.choice() == Some(Choice::Pay)
            && !self.turn.paying
            && !self.turn.die_spent
            && self.shows(Die::Orange) == Some(1)
            && !self.turn.used.contains(Die::Orange)
    }

    /// Whether luck decides next: a cube or card is drawn, or a die rolled.
    fn is_up_to_luck(&self) -> bool {
        match self.steps.top() {
            Some(Step::DealRow | Step::Escape | Step::DrawCubes) => true,
            Some(Step::BeginTurn) => {
                self.planets.is_empty() && self.turn.number < TURNS && !self.is_broken()
            }
            Some(
                Step::Offer(_)
                | Step::Ask(_)
                | Step::SetOut
                | Step::NextCard
                | Step::Engaged
                | Step::Evaded
                | Step::BeginExploration
                | Step::NextCubes
                | Step::Activated
                | Step::EndTurn,
            )
            | None => false,
        }
    }
}

impl Learner for Pulp {
    const NETS: &'static [&'static str] = &[MISSION];

    /// A mission has about a hundred decisions and much luck, so what comes far ahead says little
    /// about a position.
    fn lambda(_: &str) -> f32 {
        0.9
    }

    /// Low: one bad move in each turn loses every mission, and a network that loses them all learns
    /// nothing.
    fn temperature(_: &str) -> f32 {
        0.005
    }

    /// Every difficulty equally often; the captain is drawn.
    fn lessons(_: &str) -> Vec<Lesson<PulpOptions>> {
        let lesson = |it: Difficulty| {
            let options = PulpOptions::from_pairs([("difficulty", it.word())]);
            let options = options.expect("options of the game");
            Lesson { setup: Setup { players: 1, options }, company: LearningOpponents::Itself }
        };
        Difficulty::ALL.into_iter().map(lesson).collect()
    }

    /// The logarithm of the odds, scaled so that near 1/2 it is as steep as the value itself. Moves
    /// are compared by ratios: 2 chances in 100 are twice as good as 1.
    fn merit(value: f32) -> f32 {
        let value = value.clamp(0.001, 0.999);
        0.25 * (value / (1.0 - value)).ln()
    }

    fn inputs(&self, _: Seat, inputs: &mut Inputs) {
        self.told(inputs);
    }

    /// The game after `mv`, up to where luck decides: a move has the value of what may come of it,
    /// not of what came of it once.
    fn foreseen(&self, _: Seat, mv: Move) -> Pulp {
        let mut game = self.clone();
        let Some(Step::Ask(choice)) = game.steps.pop() else {
            unreachable!("only a choice is answered");
        };
        let log = &mut Log::silent();
        game.answer(choice, mv, log);
        while !game.is_up_to_luck() && game.steps.asks().is_empty() {
            let Some(step) = game.steps.pop() else { break };
            game.run(step, log);
        }
        game
    }
}
