//! What a search remembers: for each situation in which a seat decided, how its moves fared.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use tabletop::{Chance, Game, Seat, Viewer};

/// How much a move that is seldom tried is worth trying, against how well it fares.
const CURIOSITY: f64 = 0.5;

/// One move of a situation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<M> {
    pub(crate) mv: M,
    /// How often it could have been chosen.
    offered: u32,
    pub(crate) visits: u32,
    /// The sum of what the games were worth to the seat that decides.
    total: f64,
}

impl<M> Edge<M> {
    fn new(mv: M) -> Edge<M> {
        Edge { mv, offered: 0, visits: 0, total: 0.0 }
    }

    /// What the move was worth on average, from 0 to 1.
    pub(crate) fn worth(&self) -> f64 {
        self.total / f64::from(self.visits.max(1))
    }

    /// Upper confidence bound, counting only the times that the move could be chosen.
    fn promise(&self) -> f64 {
        let (offered, visits) = (f64::from(self.offered), f64::from(self.visits));
        self.worth() + CURIOSITY * (offered.ln() / visits).sqrt()
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
    fn edge(&mut self, mv: M) -> usize {
        self.edges.binary_search_by(|it| it.mv.cmp(&mv)).unwrap_or_else(|at| {
            self.edges.insert(at, Edge::new(mv));
            at
        })
    }
}

/// Where a situation stands in the tree, and whether it was met just now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) node: usize,
    pub(crate) new: bool,
}

pub(crate) struct Tree<G: Game> {
    pub(crate) nodes: Vec<Node<G::Move>>,
    places: HashMap<(Seat, u64), usize>,
}

impl<G: Game> Tree<G> {
    pub(crate) fn new() -> Tree<G> {
        Tree { nodes: Vec::new(), places: HashMap::new() }
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

    /// Chooses one of `moves` in `node`: what was never tried first, as instinct bids, then
    /// what promises most.
    pub(crate) fn pick(
        &mut self,
        node: usize,
        game: &G,
        moves: &[G::Move],
        chance: &mut Chance,
    ) -> G::Move {
        let node = &mut self.nodes[node];
        let seat = node.seat;
        let (mut weight, mut untried) = (0.0, None);
        let (mut promise, mut best) = (f64::NEG_INFINITY, moves[0]);
        for mv in moves {
            let at = node.edge(*mv);
            let edge = &mut node.edges[at];
            edge.offered += 1;
            if edge.visits == 0 {
                let instinct = game.instinct(seat, *mv).max(0.01);
                weight += instinct;
                if fraction(chance) * weight < instinct {
                    untried = Some(*mv);
                }
            } else if promise < edge.promise() {
                (promise, best) = (edge.promise(), *mv);
            }
        }
        untried.unwrap_or(best)
    }

    /// Notes that `mv`, chosen in `node`, led to a game of this worth to the seat.
    pub(crate) fn learn(&mut self, node: usize, mv: G::Move, worth: f32) {
        let node = &mut self.nodes[node];
        let at = node.edge(mv);
        node.edges[at].visits += 1;
        node.edges[at].total += f64::from(worth);
    }
}

/// A number from 0 to just below 1.
pub(crate) fn fraction(chance: &mut Chance) -> f32 {
    chance.below(1 << 24) as f32 / (1 << 24) as f32
}
