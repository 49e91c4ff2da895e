//! What a game adds so that a small network can learn to judge it by playing against itself.

use crate::judgement::Judgement;
use crate::net::Inputs;
use crate::options::Setup;
use crate::seat::{Seat, SeatSet};

/// A table at which a network learns.
#[derive(Clone, Debug)]
pub struct Lesson<O> {
    pub setup: Setup<O>,
    pub company: Company,
}

/// Against whom a network plays while it learns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Company {
    /// All seats are its own, and it learns from all of them.
    Itself,
    /// One seat is its own; the others move by chance. It learns what such rivals are worth.
    Strangers,
    /// These seats are its own; the others do what comes to mind first. So neither of two sides
    /// learns only what beats, or loses to, its present self.
    Instinct(SeatSet),
}

/// A game that is learned from the eyes of one seat: nothing that a network reads of a position
/// may depend on what that seat does not know.
pub trait Learner: Judgement {
    /// The networks that there are; each has learned a part of the game.
    const NETS: &'static [&'static str];

    /// The λ of TD(λ): how much of what a position is taught comes from far ahead.
    const LAMBDA: f32 = 0.95;

    /// The temperature of exploration in the first game: moves are played with the weight
    /// e^([merit](Learner::merit) / temperature).
    const TEMPERATURE: f32 = 0.02;

    /// The tables at which the network `net` learns, in turn.
    fn lessons(net: &str) -> Vec<Lesson<Self::Options>>;

    /// How much surer than in the first game of its lessons `net` plays in the last: by how much
    /// less a move may be worth than the best and still be tried.
    fn settling(_net: &str) -> f32 {
        1.0
    }

    /// Whether exploration compares the odds of winning instead of the chances: where one side
    /// hardly ever wins, a good move doubles its chance and yet adds little to it.
    fn by_odds(_net: &str) -> bool {
        false
    }

    /// One game in so many, at the beginning, is played by the hand-made priors, so that the first
    /// games make sense: more of them where playing without sense leads nowhere.
    fn apprenticeship(_net: &str) -> u64 {
        30
    }

    /// The scale on which moves are compared while it learns: how much more `value` is worth trying
    /// for than nothing.
    fn merit(value: f32) -> f32 {
        value
    }

    /// What `seat` knows of the position, as a network reads it.
    fn inputs(&self, seat: Seat, inputs: &mut Inputs);

    /// The position after a legal move of `seat`, as far as the seat itself decides it: answers
    /// of others that are still to come are left open. For imagined games: where luck follows at
    /// once it is in it.
    #[must_use]
    fn foreseen(&self, seat: Seat, mv: Self::Move) -> Self;
}
