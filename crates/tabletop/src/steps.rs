//! Where the rules are: a stack of steps, each of them plain data.

use std::fmt::Debug;

use arrayvec::ArrayVec;

use crate::log::Log;
use crate::seat::SeatSet;

/// More steps than any move of any game needs; if there are more, the rules have a bug.
pub const STEPS_MAX: usize = 10_000;

/// A step that may wait for somebody.
pub trait Asks {
    /// The seats that must answer before the step can go on; empty if it needs nobody.
    fn asks(&self) -> SeatSet;
}

/// What the rules still have to do, the next step on top. To interrupt, push a step; to continue
/// afterwards, leave a continuation underneath first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Steps<S, const DEPTH: usize>(ArrayVec<S, DEPTH>);

impl<S: Debug, const DEPTH: usize> Steps<S, DEPTH> {
    pub fn new(first: S) -> Self {
        let mut steps = Steps(ArrayVec::new());
        steps.push(first);
        steps
    }

    pub fn push(&mut self, step: S) {
        self.0.push(step);
    }

    pub fn pop(&mut self) -> Option<S> {
        self.0.pop()
    }

    pub fn top(&self) -> Option<&S> {
        self.0.last()
    }

    pub fn top_mut(&mut self) -> Option<&mut S> {
        self.0.last_mut()
    }

    /// Replaces the step on top.
    pub fn replace(&mut self, step: S) {
        self.0.pop();
        self.0.push(step);
    }

    /// Removes all steps: the game is over.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// From the top down.
    pub fn iter(&self) -> impl Iterator<Item = &S> {
        self.0.iter().rev()
    }

    /// Keeps the steps that `keep` wants.
    pub fn retain(&mut self, mut keep: impl FnMut(&S) -> bool) {
        self.0.retain(|step| keep(step));
    }
}

impl<S: Asks, const DEPTH: usize> Steps<S, DEPTH> {
    /// The seats that the step on top waits for.
    pub fn asks(&self) -> SeatSet {
        self.0.last().map(Asks::asks).unwrap_or_default()
    }
}

/// A game whose rules are a stack of steps. The one loop that runs them is here.
pub trait Stepped<const DEPTH: usize> {
    type Step: Asks + Debug;
    type Event;

    fn steps_mut(&mut self) -> &mut Steps<Self::Step, DEPTH>;

    /// Carries out `step`, which has been taken off the stack and asks nobody.
    fn run(&mut self, step: Self::Step, log: &mut Log<Self::Event>);

    /// Runs steps until one asks somebody or none is left.
    fn advance(&mut self, log: &mut Log<Self::Event>) {
        for _ in 0..STEPS_MAX {
            match self.steps_mut().pop() {
                Some(step) if step.asks().is_empty() => self.run(step, log),
                Some(step) => return self.steps_mut().push(step),
                None => return,
            }
        }
        panic!("the rules went on for {STEPS_MAX} steps without asking anybody");
    }
}
