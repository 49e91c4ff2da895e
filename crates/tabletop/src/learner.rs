//! What a game adds so that a small network can learn to judge its positions by playing against
//! itself.

use crate::judgement::Judgement;
use crate::net::Inputs;
use crate::options::Setup;
use crate::seat::{Seat, SeatSet};

/// A table at which a network learns.
#[derive(Clone, Debug)]
pub struct Lesson<O> {
    pub setup: Setup<O>,
    pub company: LearningOpponents,
}

/// Whom a network plays against while it learns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LearningOpponents {
    /// All seats are its own, and it learns from all of them.
    Itself,
    /// One seat is its own; the others move at random. It learns what such players are worth.
    Strangers,
    /// These seats are its own; the others draw their moves by the priors made by hand. Otherwise
    /// each of two sides would learn only what beats, or loses to, the present other side.
    ByPriors(SeatSet),
}

/// A game that a network learns with the eyes of one seat: nothing that it reads of a position may
/// depend on what that seat does not know.
pub trait Learner: Judgement {
    /// The networks of the game, by name; each is for a part of the tables.
    const NETS: &'static [&'static str];

    /// What a [round](Judgement::round) of waiting leaves of what an end is worth above or below one
    /// half. Below 1 a victory is worth the more, and a defeat the less, the sooner it comes: else a
    /// side that has all but won sees no reason to end the game.
    const PATIENCE: f32 = 1.0;

    /// The tables at which the network `net` learns, in turn.
    fn lessons(net: &str) -> Vec<Lesson<Self::Options>>;

    /// The λ of TD(λ), from 0 to 1: how much a position learns from positions far ahead.
    fn lambda(_net: &str) -> f32 {
        0.95
    }

    /// The temperature of exploration in the first game: the weight of a move is
    /// e^([merit](Learner::merit) / temperature).
    fn temperature(_net: &str) -> f32 {
        0.02
    }

    /// The factor by which the temperature of `net` falls from the first game to the last.
    fn settling(_net: &str) -> f32 {
        1.0
    }

    /// Whether exploration compares the odds of winning instead of the values. Where one side
    /// hardly ever wins, a good move doubles its odds and yet adds little to its value.
    fn by_odds(_net: &str) -> bool {
        false
    }

    /// The scale on which moves are compared while the network learns, for a `value` from 0 to 1.
    fn merit(value: f32) -> f32 {
        value
    }

    /// What the end is worth to `seat` while `net` learns; none before the end. As a rule what it is
    /// worth to a bot that [plays](Judgement::aim).
    fn goal(&self, _net: &str, seat: Seat) -> Option<f32> {
        self.aim(seat)
    }

    /// What `seat` knows of the position, as a network reads it.
    fn inputs(&self, seat: Seat, inputs: &mut Inputs);

    /// The position after a legal move of `seat` in an imagined game, as far as the seat itself
    /// decides it. Answers of others that are still to come are left open.
    #[must_use]
    fn foreseen(&self, seat: Seat, mv: Self::Move) -> Self;
}
