//! The search: information-set Monte Carlo tree search.
//!
//! Every iteration deals again all that the seat does not know (a *determinisation*), selects moves
//! down the tree, adds a node to it, plays a *rollout* on from there, evaluates where that ends,
//! and carries the value back up. Within a determinisation each seat decides by its own view.
//! Answers that are sealed and given together therefore stay unknown to each other: the searching
//! seat's own first decision comes first, and the others decide without seeing it.
//!
//! Where this is from:
//! - Peter Cowling, Edward Powley and Daniel Whitehouse, *Information Set Monte Carlo Tree Search*,
//!   2012: one tree over what the seats know, not one for each determinisation, so that nobody's
//!   choice depends on what they cannot know. Here, as in their variant with several observers,
//!   every seat has nodes of its own.
//! - Sylvain Gelly and Yizao Wang, *Exploration exploitation in Go: UCT for Monte-Carlo Go*, 2006:
//!   a move that was never tried has the value of its node (first-play urgency).
//! - Richard Lorentz, *Amazons Discover Monte-Carlo*, 2008: rollouts that are broken off and
//!   evaluated instead of played to the end.
//! - Marc Lanctot, Viliam Lisý and Mark Winands, *Monte Carlo Tree Search in Simultaneous Move
//!   Games with Applications to Goofspiel*, 2013: why answers given together need a mixed strategy.
//!
//! How moves are selected is in [`tree`](crate::tree).

use std::iter;
use std::thread;
use std::time::Instant;

use tabletop::{BySeat, Bystander, Chance, Judgement, Log, MoveReason, Seat, Style};

use crate::player::{Budget, Exploration, Player, Search};
use crate::reasons::{Outlook, reasons};
use crate::tree::{Edge, Tree};

/// A move that was weighed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Considered<M> {
    pub mv: M,
    /// In how many iterations it was tried.
    pub visits: u32,
    /// Their mean value to the seat, from 0 (lost) to 1 (won).
    pub worth: f64,
}

/// What came of thinking.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<M> {
    pub choice: M,
    /// The moves that were weighed, the most tried first; empty when there was no choice.
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
        None if player == Player::Random => *chance.pick(legal),
        None => natural(bystander, legal, player.style(), chance),
        Some(search) => {
            let at_once = if player.is_greedy() && bystander.is_taught() {
                greedy(bystander, legal, player.style(), chance)
            } else {
                None
            };
            at_once.unwrap_or_else(|| think_until(true, bystander, &search, chance).choice)
        }
    }
}

/// To which power a recruit takes the priors: at 1 it already plays Xeno as well as a cadet, at 0.5
/// Oh no is lost nearly always.
const CARELESS: f32 = 0.75;

/// One of `legal` by chance, the likelier the higher its hand-made prior; no search.
fn natural<G: Judgement>(
    bystander: &Bystander<'_, G>,
    legal: &[G::Move],
    style: Option<Style>,
    chance: &mut Chance,
) -> G::Move {
    let (game, seat) = (bystander.imagine(chance), bystander.seat());
    let prior = |mv: &G::Move| Evaluator::HandMade.prior(&game, style, seat, *mv);
    let weights: Vec<f32> = legal.iter().map(|mv| prior(mv).powf(CARELESS)).collect();
    legal[chance.weighted(&weights)]
}

/// The move with the highest prior of the trained network, without a search; none where no network
/// has learned to compare these moves.
fn greedy<G: Judgement>(
    bystander: &Bystander<'_, G>,
    legal: &[G::Move],
    style: Option<Style>,
    chance: &mut Chance,
) -> Option<G::Move> {
    let (game, seat) = (bystander.imagine(chance), bystander.seat());
    game.learned_prior(seat, legal[0])?;
    let prior = |mv: &G::Move| Evaluator::Trained.prior(&game, style, seat, *mv);
    let priors: Vec<f32> = legal.iter().map(prior).collect();
    let best =
        (1..legal.len()).fold(0, |best, at| if priors[best] < priors[at] { at } else { best });
    Some(legal[best])
}

/// How far apart the values of two moves are when the prior of the better one is e times the other's: as
/// in the trained networks of most games.
const DOUBT: f32 = 0.02;

/// Searches for the best move of `bystander`'s seat, which is asked.
///
/// # Panics
/// When the seat is not asked.
pub fn think<G: Judgement>(
    bystander: &Bystander<'_, G>,
    search: &Search,
    chance: &mut Chance,
) -> Thought<G::Move> {
    think_until(false, bystander, search, chance)
}

/// [`think`], which ends where its choice is `settled` if that is asked, else where its budget is spent.
fn think_until<G: Judgement>(
    settled: bool,
    bystander: &Bystander<'_, G>,
    search: &Search,
    chance: &mut Chance,
) -> Thought<G::Move> {
    let legal = bystander.legal_moves();
    assert!(!legal.is_empty(), "only a seat that is asked can think");
    if legal.len() == 1 {
        return Thought { choice: legal[0], considered: Vec::new() };
    }
    let mut iterations = Iterations::new(bystander, search, chance);
    let mut sealed = false;
    spend(search.budget, |left| {
        let game = bystander.imagine(&mut iterations.chance);
        sealed = 1 < game.to_act().len();
        iterations.run(game, None);
        left.is_none_or(|left| !(settled && iterations.is_settled(sealed, left)))
    });
    iterations.conclude(sealed)
}

/// What somebody who asks is told.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchAdvice<M> {
    /// The moves that were weighed, the best first.
    pub weighed: Vec<Considered<M>>,
    /// The standard error of what each of them is worth.
    pub doubts: Vec<f64>,
    /// What the search chose, before they were weighed: which of them is the best is partly luck.
    pub found: M,
    /// What a move is worth that is drawn by lot; known where one move was played.
    pub drawn: Option<f64>,
    /// In what the best differs from the one that was played, else from the next.
    pub reasons: Vec<MoveReason>,
}

/// What `mv` is worth to `bystander`'s seat, and what comes of it. Every iteration begins with that
/// move, so it is tried as often as any other that is weighed so, even if [`think`] would hardly try
/// it.
pub fn weigh<G: Judgement>(
    bystander: &Bystander<'_, G>,
    mv: G::Move,
    search: &Search,
    chance: &mut Chance,
) -> (Considered<G::Move>, Outlook) {
    let (visits, worth, outlook) = weigh_by(bystander, |_| mv, search, chance);
    (Considered { mv, visits, worth }, outlook)
}

/// The number of iterations that begin with what `first` says, what they are worth on average, and what
/// comes of them.
fn weigh_by<G: Judgement>(
    bystander: &Bystander<'_, G>,
    first: impl Fn(&mut Chance) -> G::Move,
    search: &Search,
    chance: &mut Chance,
) -> (u32, f64, Outlook) {
    let mut iterations = Iterations::new(bystander, search, chance);
    let (mut visits, mut total, mut squares) = (0, 0.0, 0.0);
    spend(search.budget, |_| {
        let game = bystander.imagine(&mut iterations.chance);
        let mv = first(&mut iterations.chance);
        let value = f64::from(iterations.run(game, Some(mv)));
        visits += 1;
        total += value;
        squares += value * value;
        true
    });
    let (games, worth) = (f64::from(visits), total / f64::from(visits));
    let outlook = iterations.outlook.doubting((squares / games - worth * worth).max(0.0) / games);
    (visits, worth, outlook)
}

/// For so many more moves a game is played on that was broken off before its next round.
const FURTHER_MAX: u16 = 60;

/// How many of the search's moves are weighed one by one.
const WEIGHED: usize = 3;

/// What a captain thinks of the best few moves of `bystander`'s seat, and of the one that was
/// `played`; the best first. Half of the budget finds the moves that are worth a thought; the other
/// half is shared out equally to weigh each of them, and to weigh chance where a move was played.
pub fn advise<G: Judgement>(
    bystander: &Bystander<'_, G>,
    played: Option<G::Move>,
    budget: Budget,
    chance: &mut Chance,
) -> SearchAdvice<G::Move> {
    let search = |part| Search::of(budget.part(part));
    let found = think(bystander, &search(2), chance);
    let mut moves = vec![found.choice];
    moves.extend(found.considered.iter().map(|it| it.mv).filter(|it| *it != found.choice));
    moves.truncate(WEIGHED);
    moves.extend(played.filter(|it| !moves.contains(it)));
    let shares = moves.len() + usize::from(played.is_some());
    let each = search(2 * shares as u32);
    let weighed = moves.into_iter().map(|mv| weigh(bystander, mv, &each, chance));
    let mut weighed: Vec<_> = weighed.collect();
    let legal = bystander.legal_moves();
    let lot = |chance: &mut Chance| *chance.pick(&legal);
    let drawn = played.map(|_| weigh_by(bystander, lot, &each, chance).1);
    weighed.sort_by(|a, b| b.0.worth.total_cmp(&a.0.worth));
    let (best, others) = weighed.split_first().expect("what was found is weighed");
    let made = others.iter().find(|it| Some(it.0.mv) == played).or(others.first());
    let reasons = made.map(|it| reasons(&best.1, &it.1)).unwrap_or_default();
    SearchAdvice {
        doubts: weighed.iter().map(|it| it.1.doubt().sqrt()).collect(),
        weighed: weighed.into_iter().map(|it| it.0).collect(),
        found: found.choice,
        drawn,
        reasons,
    }
}

/// Plays `game` on as a captain's rollout does, up to where a captain judges it. Returns what it says
/// of each seat there, from 0 to 1; the game is where that is.
pub(crate) fn play_out<G: Judgement>(game: &mut G, chance: &mut Chance) -> BySeat<f32> {
    let search = Search::of(Budget::USUAL);
    let mut iterations = Iterations::new(&Bystander::new(game, Seat(0)), &search, chance);
    iterations.roll_out(game);
    iterations.evaluator.values(game)
}

/// Calls `iterate` until the budget is spent or it says that this is enough, and at least once, since
/// without an iteration there is no choice. It is told how many iterations are left, if they are counted.
fn spend(budget: Budget, mut iterate: impl FnMut(Option<u32>) -> bool) {
    let (games, until) = match budget {
        Budget::Games(games) => (games.get(), None),
        // A browser's program has no clock to look at, so none is looked at without need.
        Budget::Time(time) => (u32::MAX, Some(Instant::now() + time)),
    };
    for number in 1..=games {
        let left = until.is_none().then(|| games - number);
        if !iterate(left) {
            return;
        }
        let Some(until) = until else { continue };
        // Hints and reviews take long, and others may wait for a processor: those who play, for a move.
        thread::yield_now();
        if until <= Instant::now() {
            return;
        }
    }
}

/// One search at work, with its buffers.
struct Iterations<G: Judgement> {
    seat: Seat,
    evaluator: Evaluator,
    /// The style of the searching seat; of the others nobody knows it.
    style: Option<Style>,
    /// What the move that the iteration began with is worth [besides](Evaluator::besides).
    besides: f32,
    /// The least number of moves in a rollout.
    horizon: u16,
    chance: Chance,
    tree: Tree<G>,
    path: Vec<(usize, G::Move)>,
    moves: Vec<G::Move>,
    weights: Vec<f32>,
    /// What came of the move that every iteration begins with.
    outlook: Outlook,
    /// The round of that move, until the next one begins.
    awaited: Option<u16>,
}

impl<G: Judgement> Iterations<G> {
    fn new(bystander: &Bystander<'_, G>, search: &Search, chance: &mut Chance) -> Iterations<G> {
        let trained = search.taught && bystander.is_taught();
        let evaluator = if trained { Evaluator::Trained } else { Evaluator::HandMade };
        Iterations {
            seat: bystander.seat(),
            evaluator,
            style: search.style,
            besides: 0.0,
            horizon: if trained { 0 } else { search.horizon },
            chance: Chance::new(chance.seed()),
            tree: Tree::new(evaluator.exploration(search)),
            path: Vec::new(),
            moves: Vec::new(),
            weights: Vec::new(),
            outlook: Outlook::default(),
            awaited: None,
        }
    }

    /// One iteration in the determinisation `game`, which begins with the move `first` if one is
    /// given. Returns what it was worth to the searching seat.
    fn run(&mut self, mut game: G, first: Option<G::Move>) -> f32 {
        self.path.clear();
        self.besides = 0.0;
        let deciding = match first {
            None => Some(self.seat),
            Some(mv) => {
                self.awaited = Some(game.round());
                game.carry_out(self.seat, mv, &mut Log::silent());
                self.outlook.see_at_once(&game, self.seat);
                game.to_act().first()
            }
        };
        self.select(&mut game, deciding);
        self.roll_out(&mut game);
        let values = self.evaluator.values(&game);
        let besides = iter::once(self.besides).chain(iter::repeat(0.0));
        for ((node, mv), besides) in self.path.iter().zip(besides) {
            let seat = self.tree.nodes[*node].seat;
            self.tree.update(*node, *mv, values[seat] + besides);
        }
        self.look_further(game);
        values[self.seat]
    }

    /// Selection and expansion: follows the tree, beginning with the decision of the seat
    /// `deciding`, down to an information set that is new; this becomes a node.
    fn select(&mut self, game: &mut G, mut deciding: Option<Seat>) {
        while let Some(seat) = deciding {
            self.moves.clear();
            game.legal_moves(seat, &mut self.moves);
            let (mut new, evaluator) = (false, self.evaluator);
            let mv = if let [only] = self.moves[..] {
                only
            } else {
                let place = self.tree.place(game, seat);
                let style = self.style.filter(|_| seat == self.seat);
                let prior = |mv| evaluator.prior(game, style, seat, mv);
                let mv = self.tree.select(place.node, &self.moves, prior);
                if self.path.is_empty() && seat == self.seat {
                    self.besides = evaluator.besides(game, style, seat, mv);
                }
                self.path.push((place.node, mv));
                new = place.new;
                mv
            };
            game.carry_out(seat, mv, &mut Log::silent());
            self.look(game);
            deciding = game.to_act().first().filter(|_| !new);
        }
    }

    /// The rollout: plays on by the priors, up to the horizon; with a trained network, further to
    /// where the game is quiet, since networks judge only quiet positions.
    fn roll_out(&mut self, game: &mut G) {
        for count in 0.. {
            let quiet = self.evaluator == Evaluator::HandMade || game.is_quiet();
            if (self.horizon <= count && quiet) || !self.play_on(game) {
                return;
            }
        }
    }

    /// One move by the priors; whether the game was not over.
    fn play_on(&mut self, game: &mut G) -> bool {
        let Some(seat) = game.to_act().first() else { return false };
        self.moves.clear();
        game.legal_moves(seat, &mut self.moves);
        let mv = self.rollout_move(game, seat);
        game.carry_out(seat, mv, &mut Log::silent());
        self.look(game);
        true
    }

    /// Looks what has come of the first move once the next round begins: two moves that are compared
    /// where their games are broken off may have come to different moments.
    fn look(&mut self, game: &G) {
        if self.awaited.is_some_and(|it| it < game.round()) {
            self.see_later(game);
        }
    }

    /// Where the game was broken off before that, it is played on until then, with luck that is drawn
    /// again afterwards: what is looked at changes nothing of what is searched.
    fn look_further(&mut self, mut game: G) {
        if self.awaited.is_none() {
            return;
        }
        if game.round() == 0 {
            return self.see_later(&game);
        }
        let chance = self.chance.clone();
        for _ in 0..FURTHER_MAX {
            if self.awaited.is_none() || !self.play_on(&mut game) {
                break;
            }
        }
        if game.outcome().is_some() {
            self.see_later(&game);
        }
        (self.awaited, self.chance) = (None, chance);
    }

    fn see_later(&mut self, game: &G) {
        if self.awaited.take().is_some() {
            self.outlook.see_later(game, self.seat);
        }
    }

    /// A move drawn by chance. A good player nearly always makes the move that looks best, so the
    /// weights are the priors to the third power.
    fn rollout_move(&mut self, game: &G, seat: Seat) -> G::Move {
        if let [only] = self.moves[..] {
            return only;
        }
        let evaluator = self.evaluator;
        self.weights.clear();
        self.weights
            .extend(self.moves.iter().map(|mv| evaluator.prior(game, None, seat, *mv).powi(3)));
        self.moves[self.chance.weighted(&self.weights)]
    }

    /// Whether `left` more iterations cannot change what [`conclude`](Self::conclude) chooses.
    fn is_settled(&self, sealed: bool, left: u32) -> bool {
        let edges = &self.tree.nodes[0].edges;
        let (mut first, mut second) = (0, 0);
        for visits in edges.iter().map(|it| it.visits) {
            (first, second) = (first.max(visits), second.max(visits.min(first)));
        }
        // Where it draws, every move that was tried half as often may be drawn.
        if sealed { 2 * (second + left) <= first } else { second + left < first }
    }

    fn conclude(mut self, sealed: bool) -> Thought<G::Move> {
        let mut edges = std::mem::take(&mut self.tree.nodes[0].edges);
        edges.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value().total_cmp(&a.value())));
        let choice = if sealed { self.mixed_strategy(&edges) } else { edges[0].mv };
        let considered = edges
            .iter()
            .map(|it| Considered { mv: it.mv, visits: it.visits, worth: it.value() })
            .collect();
        Thought { choice, considered }
    }

    /// Where answers are sealed, an opponent could foresee a choice that is always the same. So
    /// this draws among the moves that were tried at least half as often as the first, in
    /// proportion to their tries.
    fn mixed_strategy(&mut self, edges: &[Edge<G::Move>]) -> G::Move {
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

/// Where values of positions and priors of moves come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Evaluator {
    /// Written by hand, in the game's crate.
    HandMade,
    /// A trained network, where the game has one.
    Trained,
}

impl Evaluator {
    /// How `search` explores with this. The values of a network differ by hundredths only; more
    /// exploration would drown that.
    fn exploration(self, search: &Search) -> Exploration {
        match self {
            Evaluator::HandMade => search.exploration,
            Evaluator::Trained => Exploration { boldness: 20, prior_weight: 90 },
        }
    }

    /// What `mv` is worth beyond what this sees of it: what the network misses, and what the style likes.
    fn besides<G: Judgement>(self, game: &G, style: Option<Style>, seat: Seat, mv: G::Move) -> f32 {
        let missed = match self {
            Evaluator::HandMade => 0.0,
            Evaluator::Trained => game.missed(seat, mv),
        };
        missed + style.map_or(0.0, |it| game.liking(it, seat, mv))
    }

    /// How likely a good player of this style is to choose `mv`, as a weight among the moves of `seat`.
    fn prior<G: Judgement>(self, game: &G, style: Option<Style>, seat: Seat, mv: G::Move) -> f32 {
        let trained = (self == Evaluator::Trained).then(|| game.learned_prior(seat, mv)).flatten();
        let prior = trained.unwrap_or_else(|| game.prior(seat, mv));
        let besides = self.besides(game, style, seat, mv);
        // As a rule nothing; rollouts ask for the priors of every move.
        if besides == 0.0 { prior } else { prior * (besides / DOUBT).exp() }
    }

    /// What the game is worth to each seat: its outcome if it is over, otherwise the judgement of
    /// the position.
    fn values<G: Judgement>(self, game: &G) -> BySeat<f32> {
        if game.outcome().is_some() {
            return BySeat::new(game.players(), |seat| game.aim(seat).unwrap_or_default());
        }
        let trained = (self == Evaluator::Trained).then(|| game.learned()).flatten();
        trained.unwrap_or_else(|| game.judge())
    }
}
