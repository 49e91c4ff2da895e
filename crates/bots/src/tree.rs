//! The tree of a search. A node is an information set: everything that looks the same to the seat
//! that decides. An edge is one of its moves.
//!
//! Moves are selected by PUCT: the value of a move so far, plus a bonus for exploring it, which
//! grows with its prior and shrinks as it is tried.
//! - Christopher Rosin, *Multi-armed bandits with episode context*, 2011, where the rule is from.
//! - David Silver and others, *Mastering the game of Go without human knowledge*, 2017, whose form
//!   of it this is, with one difference: what counts is how often a move was available, not how
//!   often its node was visited, since another determinisation may not offer the move (Cowling and
//!   others, 2012).

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use tabletop::{Judgement, Seat, Viewer};

use crate::player::Exploration;

/// One move of an information set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<M> {
    pub(crate) mv: M,
    /// How likely a good player is to choose it, as a weight; taken when it was first available.
    prior: f64,
    /// In how many visits of its node it could have been chosen.
    available: u32,
    pub(crate) visits: u32,
    /// The sum of its values to the seat that decides.
    total: f64,
}

impl<M> Edge<M> {
    fn new(mv: M, prior: f32) -> Edge<M> {
        Edge { mv, prior: prior.into(), available: 0, visits: 0, total: 0.0 }
    }

    /// Its mean value, from 0 to 1.
    pub(crate) fn value(&self) -> f64 {
        self.total / f64::from(self.visits.max(1))
    }

    /// The score by which moves are selected. `exploration` weighs the bonus; a move that was never
    /// tried has the value `first_play`.
    fn puct(&self, exploration: f64, first_play: f64) -> f64 {
        let value = if self.visits == 0 { first_play } else { self.value() };
        let (available, visits) = (f64::from(self.available), f64::from(self.visits));
        value + exploration * available.sqrt() / (1.0 + visits)
    }
}

/// An information set. All that looks the same to the seat is one node, so nobody decides by what
/// it cannot know.
#[derive(Debug)]
pub(crate) struct Node<M> {
    pub(crate) seat: Seat,
    /// In the order of moves.
    pub(crate) edges: Vec<Edge<M>>,
}

impl<M: Copy + Ord> Node<M> {
    fn edge(&mut self, mv: M, prior: impl FnOnce() -> f32) -> usize {
        self.edges.binary_search_by(|it| it.mv.cmp(&mv)).unwrap_or_else(|at| {
            self.edges.insert(at, Edge::new(mv, prior()));
            at
        })
    }

    /// Its mean value to the seat that decides.
    fn value(&self) -> f64 {
        let visits: u32 = self.edges.iter().map(|it| it.visits).sum();
        let total: f64 = self.edges.iter().map(|it| it.total).sum();
        if visits == 0 { 0.5 } else { total / f64::from(visits) }
    }
}

/// Where an information set stands in the tree, and whether it is new.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NodePlace {
    pub(crate) node: usize,
    pub(crate) new: bool,
}

pub(crate) struct Tree<G: Judgement> {
    pub(crate) nodes: Vec<Node<G::Move>>,
    places: HashMap<(Seat, u64), usize>,
    /// The share of exploration that follows the priors; the rest is shared alike by all moves.
    prior_weight: f64,
    /// How much exploration weighs against the values so far.
    exploration: f64,
}

impl<G: Judgement> Tree<G> {
    pub(crate) fn new(exploration: Exploration) -> Tree<G> {
        let prior_weight = f64::from(exploration.prior_weight) / 100.0;
        let exploration = f64::from(exploration.boldness) / 100.0;
        Tree { nodes: Vec::new(), places: HashMap::new(), prior_weight, exploration }
    }

    /// The node of what `seat` sees; added if it is new.
    pub(crate) fn place(&mut self, game: &G, seat: Seat) -> NodePlace {
        let mut hasher = DefaultHasher::new();
        game.view(Viewer::Seat(seat)).hash(&mut hasher);
        let next = self.nodes.len();
        let node = *self.places.entry((seat, hasher.finish())).or_insert(next);
        let new = node == next;
        if new {
            self.nodes.push(Node { seat, edges: Vec::new() });
        }
        NodePlace { node, new }
    }

    /// Selects one of `moves` in `node`, by PUCT; `prior` is asked about moves that are new there.
    pub(crate) fn select(
        &mut self,
        node: usize,
        moves: &[G::Move],
        prior: impl Fn(G::Move) -> f32,
    ) -> G::Move {
        let node = &mut self.nodes[node];
        let (mut sum, first_play) = (0.0, node.value());
        for mv in moves {
            let at = node.edge(*mv, || prior(*mv));
            node.edges[at].available += 1;
            sum += node.edges[at].prior;
        }
        let even = 1.0 / moves.len() as f64;
        let (mut most, mut best) = (f64::NEG_INFINITY, moves[0]);
        for mv in moves {
            let at = node.edge(*mv, || 0.0);
            let edge = &node.edges[at];
            let prior = if 0.0 < sum { edge.prior / sum } else { even };
            let share = even + self.prior_weight * (prior - even);
            let puct = edge.puct(self.exploration * share, first_play);
            if most < puct {
                (most, best) = (puct, *mv);
            }
        }
        best
    }

    /// Adds the value of an iteration to the move `mv` that was selected in `node`.
    pub(crate) fn update(&mut self, node: usize, mv: G::Move, value: f32) {
        let node = &mut self.nodes[node];
        let at = node.edge(mv, || 0.0);
        node.edges[at].visits += 1;
        node.edges[at].total += f64::from(value);
    }
}
