//! The search: many imagined games, each begun by what earlier ones taught.
//!
//! Every round imagines afresh all that the seat does not know. In the imagined game each seat
//! decides by its own view there: answers that are given together, sealed, are unknown to those
//! who answer with it. Only the thinker's own first decision is taken before anybody else's.

use std::time::Instant;

use tabletop::{BySeat, Bystander, Chance, Judgement, Log, Seat};

use crate::player::{Budget, Player, Search};
use crate::tree::{Edge, Tree};

/// A move that was weighed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Considered<M> {
    pub mv: M,
    /// In how many imagined games it was tried.
    pub visits: u32,
    /// What those were worth on average, from 0 (lost) to 1 (won).
    pub worth: f64,
}

/// What came of thinking.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<M> {
    pub choice: M,
    /// What was weighed, the most tried first; nothing when there was no choice.
    pub considered: Vec<Considered<M>>,
}

/// The move that `player` chooses from `legal`, which are the moves of `bystander`'s seat.
pub fn decide<G: Judgement>(
    bystander: &Bystander<'_, G>,
    legal: &[G::Move],
    player: Player,
    chance: &mut Chance,
) -> G::Move {
    match player.search() {
        _ if legal.len() == 1 => legal[0],
        None => *chance.pick(legal),
        Some(_) if player.glances() && bystander.is_taught() => glance(bystander, legal, chance),
        Some(search) => think(bystander, &search, chance).choice,
    }
}

/// The one of `legal` that looks best at first sight, by what training has taught.
fn glance<G: Judgement>(
    bystander: &Bystander<'_, G>,
    legal: &[G::Move],
    chance: &mut Chance,
) -> G::Move {
    let game = bystander.imagine(chance);
    let natural = |mv: &G::Move| Sense::Taught.of_move(&game, bystander.seat(), *mv);
    let looks: Vec<f32> = legal.iter().map(natural).collect();
    let best = (1..legal.len()).fold(0, |best, at| if looks[best] < looks[at] { at } else { best });
    legal[best]
}

/// Searches for the best move of `bystander`'s seat, which is asked.
pub fn think<G: Judgement>(
    bystander: &Bystander<'_, G>,
    search: &Search,
    chance: &mut Chance,
) -> Thought<G::Move> {
    let legal = bystander.legal_moves();
    assert!(!legal.is_empty(), "only a seat that is asked can think");
    if legal.len() == 1 {
        return Thought { choice: legal[0], considered: Vec::new() };
    }
    let mut dreamer = Dreamer::new(bystander, search, chance);
    let mut sealed = false;
    spend(search.budget, || {
        let game = bystander.imagine(&mut dreamer.chance);
        sealed = 1 < game.to_act().len();
        dreamer.dream(game, None);
    });
    dreamer.conclude(sealed)
}

/// What `mv` is worth to `bystander`'s seat, which may play it now: every imagined game begins
/// with it, so that moves weighed one by one can be compared however seldom [`think`] tries them.
pub fn weigh<G: Judgement>(
    bystander: &Bystander<'_, G>,
    mv: G::Move,
    search: &Search,
    chance: &mut Chance,
) -> Considered<G::Move> {
    let mut dreamer = Dreamer::new(bystander, search, chance);
    let (mut visits, mut total) = (0, 0.0);
    spend(search.budget, || {
        let game = bystander.imagine(&mut dreamer.chance);
        visits += 1;
        total += f64::from(dreamer.dream(game, Some(mv)));
    });
    Considered { mv, visits, worth: total / f64::from(visits) }
}

/// Calls `dream` as often as the budget allows; once at least, or there is nothing to judge by.
fn spend(budget: Budget, mut dream: impl FnMut()) {
    let begun = Instant::now();
    for round in 1.. {
        dream();
        let enough = match budget {
            Budget::Games(games) => games.get() <= round,
            Budget::Time(time) => time <= begun.elapsed(),
        };
        if enough {
            return;
        }
    }
}

/// One search at work, with its buffers.
struct Dreamer<G: Judgement> {
    seat: Seat,
    sense: Sense,
    /// At least so many moves an imagined game is played on by instinct.
    horizon: u16,
    chance: Chance,
    tree: Tree<G>,
    path: Vec<(usize, G::Move)>,
    moves: Vec<G::Move>,
    weights: Vec<f32>,
}

impl<G: Judgement> Dreamer<G> {
    fn new(bystander: &Bystander<'_, G>, search: &Search, chance: &mut Chance) -> Dreamer<G> {
        let sense = if search.taught && bystander.is_taught() { Sense::Taught } else { Sense::Own };
        Dreamer {
            seat: bystander.seat(),
            sense,
            horizon: if sense == Sense::Taught { 0 } else { search.horizon },
            chance: Chance::new(chance.seed()),
            tree: Tree::new(search.trust, sense.curiosity()),
            path: Vec::new(),
            moves: Vec::new(),
            weights: Vec::new(),
        }
    }

    /// Plays one imagined game, from the move `first` if there is one, and learns from it. Answers
    /// what it was worth to the thinker.
    fn dream(&mut self, mut game: G, first: Option<G::Move>) -> f32 {
        self.path.clear();
        let deciding = match first {
            None => Some(self.seat),
            Some(mv) => {
                game.carry_out(self.seat, mv, &mut Log::silent());
                game.to_act().first()
            }
        };
        self.descend(&mut game, deciding);
        self.play_out(&mut game);
        let worth = self.sense.of_position(&game);
        for (node, mv) in &self.path {
            let seat = self.tree.nodes[*node].seat;
            self.tree.learn(*node, *mv, worth[seat]);
        }
        worth[self.seat]
    }

    /// Follows the tree down to a situation that it had not met, from the decision of one seat.
    fn descend(&mut self, game: &mut G, mut deciding: Option<Seat>) {
        while let Some(seat) = deciding {
            self.moves.clear();
            game.legal_moves(seat, &mut self.moves);
            let (mut new, sense) = (false, self.sense);
            let mv = if let [only] = self.moves[..] {
                only
            } else {
                let place = self.tree.place(game, seat);
                let mv =
                    self.tree.pick(place.node, &self.moves, |mv| sense.of_move(game, seat, mv));
                self.path.push((place.node, mv));
                new = place.new;
                mv
            };
            game.carry_out(seat, mv, &mut Log::silent());
            deciding = game.to_act().first().filter(|_| !new);
        }
    }

    /// Plays on by instinct, as far as the horizon and to where the game is quiet. What looks best
    /// is what a good player nearly always does, so the weights count in their third power.
    fn play_out(&mut self, game: &mut G) {
        for count in 0.. {
            let Some(seat) = game.to_act().first() else { return };
            if self.horizon <= count && (self.sense == Sense::Own || game.is_quiet()) {
                return;
            }
            self.moves.clear();
            game.legal_moves(seat, &mut self.moves);
            let mv = self.by_instinct(game, seat);
            game.carry_out(seat, mv, &mut Log::silent());
        }
    }

    fn by_instinct(&mut self, game: &G, seat: Seat) -> G::Move {
        if let [only] = self.moves[..] {
            return only;
        }
        let sense = self.sense;
        self.weights.clear();
        self.weights.extend(self.moves.iter().map(|mv| sense.of_move(game, seat, *mv).powi(3)));
        self.moves[self.chance.weighted(&self.weights)]
    }

    fn conclude(mut self, sealed: bool) -> Thought<G::Move> {
        let mut edges = std::mem::take(&mut self.tree.nodes[0].edges);
        edges.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.worth().total_cmp(&a.worth())));
        let choice = if sealed { self.mixed(&edges) } else { edges[0].mv };
        let considered = edges
            .iter()
            .map(|it| Considered { mv: it.mv, visits: it.visits, worth: it.worth() })
            .collect();
        Thought { choice, considered }
    }

    /// Against sealed answers a sure choice can be foreseen: chooses among the moves that were
    /// tried nearly as often as the first, in that proportion.
    fn mixed(&mut self, edges: &[Edge<G::Move>]) -> G::Move {
        let near = |it: &&Edge<G::Move>| edges[0].visits < 2 * it.visits;
        let tries: usize = edges.iter().filter(near).map(|it| it.visits as usize).sum();
        let mut left = self.chance.below(tries);
        for edge in edges.iter().filter(near) {
            match left.checked_sub(edge.visits as usize) {
                Some(rest) => left = rest,
                None => return edge.mv,
            }
        }
        edges[0].mv
    }
}

/// By what positions are judged and moves come to mind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sense {
    /// By what the game's rules say themselves.
    Own,
    /// By what training has taught.
    Taught,
}

impl Sense {
    /// How much a move that comes to mind is worth trying, against how well others fare: training
    /// tells moves apart by hundredths, which too many tries would drown.
    fn curiosity(self) -> f64 {
        match self {
            Sense::Own => 1.5,
            Sense::Taught => 0.2,
        }
    }

    fn of_move<G: Judgement>(self, game: &G, seat: Seat, mv: G::Move) -> f32 {
        let taught = (self == Sense::Taught).then(|| game.learned_instinct(seat, mv)).flatten();
        taught.unwrap_or_else(|| game.instinct(seat, mv))
    }

    /// What the game is worth to each seat: as it ended, or as it is judged.
    fn of_position<G: Judgement>(self, game: &G) -> BySeat<f32> {
        if game.outcome().is_some() {
            return BySeat::new(game.players(), |seat| game.aim(seat).unwrap_or_default());
        }
        let taught = (self == Sense::Taught).then(|| game.learned()).flatten();
        taught.unwrap_or_else(|| game.judge())
    }
}
