//! The trained networks: small ones for a single horde against the human side, and others for several
//! hordes; those for the same tables judge together.

use std::sync::LazyLock;

use tabletop::{
    Asks, BySeat, Ensemble, Game, Inputs, Judgement, Learner, LearningOpponents, Lesson, Log, Seat,
    SeatSet, Setup, Stepped,
};

use crate::moves::Move;
use crate::options::InvazionsOptions;
use crate::rules::{FREED_GOAL, POINTS_GOAL};
use crate::scenario::STORIES;
use crate::state::Invazions;
use crate::step::{HUMAN, Step};

/// The networks, by their names.
const DUEL: &str = "duel";
const HORDES: &str = "hordes";

/// Those that judge, in the order of [`NETS`](Learner::NETS).
static TAUGHT: LazyLock<[Ensemble; 2]> = LazyLock::new(|| {
    let files: [&[u8]; 2] = [include_bytes!("duel.net"), include_bytes!("hordes.net")];
    files.map(|it| Ensemble::from_bytes(it).expect("the weights that come with the game"))
});

/// How far apart the values of two moves must be for the prior of the better one to be e times the
/// other's.
const DOUBT: f32 = 0.02;

/// The most that a lost game can be worth.
const HONOUR: f32 = 0.2;

impl Invazions {
    /// The networks for this table.
    fn net(&self) -> &'static Ensemble {
        &TAUGHT[usize::from(2 < self.table.players)]
    }

    /// Whether the networks compare the moves of `seat` well. Of hordes that act together they know
    /// what the position is worth, and not which move leads allies to help.
    pub(super) fn compares(&self, seat: Seat) -> bool {
        seat == HUMAN || self.table.players == 2
    }

    /// The network's value of a position, or the value of the end.
    fn promise(&self, seat: Seat) -> f32 {
        self.aim(seat).unwrap_or_else(|| {
            let mut inputs = Inputs::default();
            self.told(seat, &mut inputs);
            self.net().value(&inputs)
        })
    }

    pub(super) fn learned_worths(&self) -> BySeat<f32> {
        BySeat::new(self.table.players, |seat| self.promise(seat))
    }

    pub(super) fn trained_prior(&self, seat: Seat, mv: Move) -> f32 {
        // What everybody can count needs no judgement: what is left of a lost game is worth a
        // little more than to play on, so that hordes that were losing announced what was not true.
        if matches!(mv, Move::Announce | Move::Wait) {
            return self.hand_made_prior(seat, mv).max(0.001);
        }
        ((self.foreseen_by(seat, mv).promise(seat) - 0.5) / DOUBT).exp()
    }

    /// The value of the end to a bot. Nothing is worth more than a victory: a horde to whom a later one
    /// could be worth more left the fifth Zombie Libéré where it lay. How near the loser came to its
    /// goal counts a little, so that nobody gives up, and a side that is behind learns what helps.
    pub(super) fn esteem(&self, seat: Seat) -> Option<f32> {
        let outcome = self.outcome()?;
        let near = match seat {
            HUMAN => f32::from(self.points) / f32::from(POINTS_GOAL),
            _ => f32::from(self.freed()) / f32::from(FREED_GOAL),
        };
        Some(if outcome.worth(seat) == 1.0 { 1.0 } else { HONOUR * near.min(1.0) })
    }

    /// The position after a move, up to the next question, or to the cards that come at the
    /// beginning of a turn, which nobody can foresee.
    fn foreseen_by(&self, seat: Seat, mv: Move) -> Invazions {
        let (mut game, mut log) = (self.clone(), Log::silent());
        game.answer(seat, mv, &mut log);
        loop {
            match game.steps.top().copied() {
                None | Some(Step::BeginTurn | Step::Supply) => break,
                Some(step) if step.asks().is_empty() => {
                    game.steps.pop();
                    game.run(step, &mut log);
                }
                Some(_) => match game.plain_answer() {
                    Some((seat, mv)) => game.answer(seat, mv, &mut log),
                    None => break,
                },
            }
        }
        game
    }

    /// Whether nothing is half done: the position lies between decisions that belong together.
    pub(super) fn is_settled(&self) -> bool {
        matches!(self.steps.top(), None | Some(Step::Discard | Step::Action | Step::Go { .. }))
    }
}

impl Learner for Invazions {
    const NETS: &'static [&'static str] = &[DUEL, HORDES];
    const PATIENCE: f32 = 0.99;

    /// Every scenario of the rulebook, and the one drawn at random, so that cards are met in many
    /// combinations.
    fn lessons(net: &str) -> Vec<Lesson<InvazionsOptions>> {
        let tables: &[u8] = if net == DUEL { &[2] } else { &[3, 4] };
        let lesson = |players: u8, story: &str, company: LearningOpponents| {
            let options =
                InvazionsOptions { scenario: story.to_string(), ..InvazionsOptions::default() };
            Lesson { setup: Setup { players, options }, company }
        };
        let companies = |players: u8| {
            let hordes: SeatSet = (1..players).map(Seat).collect();
            let sides = [SeatSet::only(HUMAN), hordes].map(LearningOpponents::ByPriors);
            [LearningOpponents::Itself, sides[0], LearningOpponents::Itself, sides[1]]
        };
        let story =
            |players: u8, story: &&str| companies(players).map(|it| lesson(players, story, it));
        tables.iter().flat_map(|of| STORIES.iter().flat_map(|it| story(*of, it))).collect()
    }

    /// Low where there are several hordes: nobody gains by an attack whose allies stay away, so what
    /// one of them tries now and then teaches it that attacks are worth nothing.
    fn temperature(net: &str) -> f32 {
        if net == HORDES { 0.002 } else { 0.02 }
    }

    /// Lower where there are several hordes: what comes far ahead depends on too many others.
    fn lambda(net: &str) -> f32 {
        if net == HORDES { 0.8 } else { 0.95 }
    }

    fn by_odds(net: &str) -> bool {
        net == HORDES
    }

    fn settling(_net: &str) -> f32 {
        0.4
    }

    fn inputs(&self, seat: Seat, inputs: &mut Inputs) {
        self.told(seat, inputs);
    }

    fn foreseen(&self, seat: Seat, mv: Move) -> Invazions {
        self.foreseen_by(seat, mv)
    }
}
