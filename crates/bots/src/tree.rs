//! What a search remembers: for each situation in which a seat decided, how its moves fared.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use tabletop::{Judgement, Seat, Viewer};

/// One move of a situation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<M> {
    pub(crate) mv: M,
    /// How natural the move looked when it was first offered.
    instinct: f64,
    /// How often it could have been chosen.
    offered: u32,
    pub(crate) visits: u32,
    /// The sum of what the games were worth to the seat that decides.
    total: f64,
}

impl<M> Edge<M> {
    fn new(mv: M, instinct: f32) -> Edge<M> {
        Edge { mv, instinct: instinct.into(), offered: 0, visits: 0, total: 0.0 }
    }

    /// What the move was worth on average, from 0 to 1.
    pub(crate) fn worth(&self) -> f64 {
        self.total / f64::from(self.visits.max(1))
    }

    /// What the move promises: what it was worth, and what it may be worth as far as it was
    /// passed over when it could be chosen. Until it is tried it is worth the `usual`.
    fn promise(&self, hope: f64, usual: f64) -> f64 {
        let worth = if self.visits == 0 { usual } else { self.worth() };
        let (offered, visits) = (f64::from(self.offered), f64::from(self.visits));
        worth + hope * offered.sqrt() / (1.0 + visits)
    }
}

/// A situation as one seat sees it. Everything that looks the same to the seat is one node,
/// so nobody decides by what it cannot know.
#[derive(Debug)]
pub(crate) struct Node<M> {
    pub(crate) seat: Seat,
    /// In the order of moves.
    pub(crate) edges: Vec<Edge<M>>,
}

impl<M: Copy + Ord> Node<M> {
    fn edge(&mut self, mv: M, instinct: impl FnOnce() -> f32) -> usize {
        self.edges.binary_search_by(|it| it.mv.cmp(&mv)).unwrap_or_else(|at| {
            self.edges.insert(at, Edge::new(mv, instinct()));
            at
        })
    }

    /// What the situation was worth on average.
    fn worth(&self) -> f64 {
        let visits: u32 = self.edges.iter().map(|it| it.visits).sum();
        let total: f64 = self.edges.iter().map(|it| it.total).sum();
        if visits == 0 { 0.5 } else { total / f64::from(visits) }
    }
}

/// Where a situation stands in the tree, and whether it was met just now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) node: usize,
    pub(crate) new: bool,
}

pub(crate) struct Tree<G: Judgement> {
    pub(crate) nodes: Vec<Node<G::Move>>,
    places: HashMap<(Seat, u64), usize>,
    /// The part of the bids that instinct decides; the rest all moves share alike.
    trust: f64,
    /// How much a move that instinct bids is worth trying, against how well others fare.
    curiosity: f64,
}

impl<G: Judgement> Tree<G> {
    pub(crate) fn new(trust: u8, curiosity: f64) -> Tree<G> {
        let trust = f64::from(trust) / 100.0;
        Tree { nodes: Vec::new(), places: HashMap::new(), trust, curiosity }
    }

    /// The node of what `seat` sees.
    pub(crate) fn place(&mut self, game: &G, seat: Seat) -> Place {
        let mut hasher = DefaultHasher::new();
        game.view(Viewer::Seat(seat)).hash(&mut hasher);
        let next = self.nodes.len();
        let node = *self.places.entry((seat, hasher.finish())).or_insert(next);
        let new = node == next;
        if new {
            self.nodes.push(Node { seat, edges: Vec::new() });
        }
        Place { node, new }
    }

    /// Chooses the one of `moves` that promises most in `node`; `instinct` says how natural one is.
    pub(crate) fn pick(
        &mut self,
        node: usize,
        moves: &[G::Move],
        instinct: impl Fn(G::Move) -> f32,
    ) -> G::Move {
        let node = &mut self.nodes[node];
        let (mut bids, usual) = (0.0, node.worth());
        for mv in moves {
            let at = node.edge(*mv, || instinct(*mv));
            node.edges[at].offered += 1;
            bids += node.edges[at].instinct;
        }
        let even = 1.0 / moves.len() as f64;
        let (mut most, mut best) = (f64::NEG_INFINITY, moves[0]);
        for mv in moves {
            let at = node.edge(*mv, || 0.0);
            let edge = &node.edges[at];
            let bid = if 0.0 < bids { edge.instinct / bids } else { even };
            let share = even + self.trust * (bid - even);
            let promise = edge.promise(self.curiosity * share, usual);
            if most < promise {
                (most, best) = (promise, *mv);
            }
        }
        best
    }

    /// Notes that `mv`, chosen in `node`, led to a game of this worth to the seat.
    pub(crate) fn learn(&mut self, node: usize, mv: G::Move, worth: f32) {
        let node = &mut self.nodes[node];
        let at = node.edge(mv, || 0.0);
        node.edges[at].visits += 1;
        node.edges[at].total += f64::from(worth);
    }
}
