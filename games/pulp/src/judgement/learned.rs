//! What training has taught: a small network that says how likely a mission succeeds.

use std::sync::LazyLock;

use tabletop::{
    BySeat, Company, Game, Inputs, Judgement, Learner, Lesson, Log, Net, Options, Seat, Setup,
    Stepped,
};

use crate::moves::Move;
use crate::options::{Difficulty, PulpOptions};
use crate::state::Pulp;
use crate::step::Step;
use crate::view::TURNS;

/// The network, by its name.
const MISSION: &str = "mission";

static NET: LazyLock<Net> = LazyLock::new(|| {
    Net::from_bytes(include_bytes!("mission.net")).expect("the weights that come with the game")
});

/// How surely instinct goes for what looks best: moves that differ by so much are e times as
/// natural.
const DOUBT: f32 = 0.02;

/// What a mission is worth that fails with all but nothing left to find: who loses every game at
/// first learns from this which way winning lies.
const NEARLY: f32 = 0.3;

impl Pulp {
    /// What the end is worth to a bot.
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

    pub(super) fn learned_urge(&self, seat: Seat, mv: Move) -> f32 {
        (Pulp::merit(self.foreseen(seat, mv).promise(seat)) / DOUBT).exp()
    }

    /// Whether luck decides next: cubes and cards are drawn.
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

    /// Luck is great and a mission a hundred decisions long: what lies far ahead says little.
    const LAMBDA: f32 = 0.9;

    /// A slip a turn loses every mission, and who loses them all learns nothing.
    const TEMPERATURE: f32 = 0.005;

    /// Every difficulty as often; the captain is drawn.
    fn lessons(_: &str) -> Vec<Lesson<PulpOptions>> {
        let lesson = |it: Difficulty| {
            let options = PulpOptions::from_pairs([("difficulty", it.word())]);
            let options = options.expect("options of the game");
            Lesson { setup: Setup { players: 1, options }, company: Company::Itself }
        };
        Difficulty::ALL.into_iter().map(lesson).collect()
    }

    /// By odds, as steep at 1/2 as the chances themselves: two chances in a hundred are twice as good
    /// as one.
    fn merit(value: f32) -> f32 {
        let value = value.clamp(0.001, 0.999);
        0.25 * (value / (1.0 - value)).ln()
    }

    fn inputs(&self, _: Seat, inputs: &mut Inputs) {
        self.told(inputs);
    }

    /// Up to where luck decides: a move is worth what may come of it, not what came of it once.
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
