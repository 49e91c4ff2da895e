//! A small network that learns a game by playing against itself, with temporal differences: after
//! every game the value of each position moves a little towards the values of those that came after
//! it, and the last towards the outcome. It runs in one thread with one stream of luck, so the same
//! seed gives the same weights.
//!
//! - Richard Sutton, *Learning to Predict by the Methods of Temporal Differences*, 1988: TD(λ).
//! - Gerald Tesauro, *Temporal Difference Learning and TD-Gammon*, 1995: a network that learns a
//!   game by playing it against itself, each move chosen by the value of the position after it.

use std::sync::Arc;

use catalogue::{LEARNED, LearnerVisitor, visit_learner};
use tabletop::{
    BySeat, Bystander, CardSet, Chance, Inputs, Learner, LearningOpponents, Log, Net, Seat,
    SeatSet, Seed, Setup,
};

/// Why nothing can be taught.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TrainError {
    /// The game has no networks; these games have.
    Game(Vec<&'static str>),
    /// The game has no such network; it has these.
    Net(Vec<&'static str>),
}

/// Teaches the network `net` of `game`; see [`train`].
///
/// # Errors
/// There is no such network.
pub fn teach(
    game: &str,
    net: &str,
    course: &Course,
    progress: impl FnMut(u64, f32),
) -> Result<Net, TrainError> {
    let teaching = Teaching { net, course, progress };
    visit_learner(game, teaching).unwrap_or_else(|| Err(TrainError::Game(LEARNED.to_vec())))
}

struct Teaching<'a, P> {
    net: &'a str,
    course: &'a Course,
    progress: P,
}

impl<P: FnMut(u64, f32)> LearnerVisitor for Teaching<'_, P> {
    type Out = Result<Net, TrainError>;

    fn visit<G: Learner>(self) -> Self::Out {
        if !G::NETS.contains(&self.net) {
            return Err(TrainError::Net(G::NETS.to_vec()));
        }
        Ok(train::<G>(self.net, self.course, self.progress))
    }
}

/// How a network is taught.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    pub games: u64,
    pub seed: Seed,
}

/// The learning rate in the first game; in the last it is a tenth of that.
const RATE: f32 = 0.004;
const LAST_RATE: f32 = 0.1;

/// What one seat has seen in a game, position by position.
#[derive(Default)]
struct Trace {
    positions: Vec<Inputs>,
}

/// Trains a network for `net`, one of the game's [`NETS`](Learner::NETS). `progress` is called with
/// the number of games played and the mean error of the network about their positions.
pub fn train<G: Learner>(net: &str, course: &Course, mut progress: impl FnMut(u64, f32)) -> Net {
    let lessons = G::lessons(net);
    let cards = Arc::new(G::Cards::parse(G::Cards::BUILTIN).expect("the game's own cards"));
    let mut trainer = Trainer::<G>::new(&lessons[0].setup, &cards, course.seed);
    trainer.by_odds = G::by_odds(net);
    for game in 0..course.games {
        let lesson = &lessons[(game % lessons.len() as u64) as usize];
        let done = game as f32 / course.games as f32;
        trainer.rate = RATE * LAST_RATE.powf(done);
        trainer.temperature = G::TEMPERATURE * G::settling(net).powf(done);
        let deal = trainer.chance.seed();
        let table =
            G::setup(&lesson.setup, Arc::clone(&cards), deal).expect("lessons can be set up");
        let own = trainer.seats(&table, lesson.company);
        let others_by_prior = matches!(lesson.company, LearningOpponents::ByPriors(_));
        let manner =
            Manner { others_by_prior, own_by_prior: game < course.games / G::apprenticeship(net) };
        let error = trainer.play(table, own, manner);
        progress(game + 1, error);
    }
    trainer.net
}

/// How the seats of one game choose their moves.
#[derive(Clone, Copy)]
struct Manner {
    /// Seats that the network does not play choose by the priors made by hand; otherwise any move,
    /// each as likely.
    others_by_prior: bool,
    /// The network's own seats, too, choose by the priors made by hand.
    own_by_prior: bool,
}

struct Trainer<G: Learner> {
    net: Net,
    rate: f32,
    temperature: f32,
    by_odds: bool,
    chance: Chance,
    moves: Vec<G::Move>,
    inputs: Inputs,
}

impl<G: Learner> Trainer<G> {
    fn new(setup: &Setup<G::Options>, cards: &Arc<G::Cards>, seed: Seed) -> Trainer<G> {
        let mut chance = Chance::new(seed);
        let game = G::setup(setup, Arc::clone(cards), seed).expect("lessons can be set up");
        let mut inputs = Inputs::default();
        game.inputs(Seat(0), &mut inputs);
        let net = Net::new(inputs.width(), &mut chance);
        let (rate, temperature, by_odds) = (RATE, G::TEMPERATURE, false);
        Trainer { net, rate, temperature, by_odds, chance, moves: Vec::new(), inputs }
    }

    /// The seats that the network plays.
    fn seats(&mut self, game: &G, company: LearningOpponents) -> SeatSet {
        match company {
            LearningOpponents::Itself => SeatSet::all(game.players()),
            LearningOpponents::Strangers => {
                SeatSet::only(Seat(self.chance.below(game.players().into()) as u8))
            }
            LearningOpponents::ByPriors(own) => own,
        }
    }

    /// Plays a game in which the network plays the seats `own`, and learns from it. Returns the
    /// mean error of the network.
    fn play(&mut self, mut game: G, own: SeatSet, manner: Manner) -> f32 {
        let mut traces = BySeat::new(game.players(), |_| Trace::default());
        while let Some(seat) = game.to_act().first() {
            if game.is_quiet() {
                own.iter().for_each(|seat| traces[seat].positions.push(seen(&game, seat)));
            }
            self.moves.clear();
            game.legal_moves(seat, &mut self.moves);
            let mv = match self.moves[..] {
                [only] => only,
                _ if own.contains(seat) => {
                    self.decide(&game, seat, manner.own_by_prior, &mut traces[seat])
                }
                _ if manner.others_by_prior => self.natural(&game, seat),
                _ => *self.chance.pick(&self.moves),
            };
            game.carry_out(seat, mv, &mut Log::silent());
        }
        self.learn(&game, own, &traces)
    }

    /// Chooses a move by the value of the position after it, in an imagined game: mostly the best,
    /// sometimes another, so that the network learns about those too.
    fn decide(&mut self, game: &G, seat: Seat, by_prior: bool, trace: &mut Trace) -> G::Move {
        let imagined = Bystander::new(game, seat).imagine(&mut self.chance);
        let weigh = |trainer: &mut Trainer<G>, mv: G::Move| match by_prior {
            true => imagined.prior(seat, mv).powi(3),
            false => G::merit(trainer.value(&imagined.foreseen(seat, mv), seat)),
        };
        let moves = std::mem::take(&mut self.moves);
        let mut weights: Vec<f32> = moves.iter().map(|mv| weigh(self, *mv)).collect();
        if !by_prior {
            let best = weights.iter().copied().fold(f32::MIN, f32::max);
            match self.by_odds {
                // With values near one half, this and the other branch choose alike.
                true => {
                    let power = (0.25 / self.temperature) as i32;
                    weights.iter_mut().for_each(|it| *it = (odds(*it) / odds(best)).powi(power));
                }
                false => {
                    weights.iter_mut().for_each(|it| *it = exp((*it - best) / self.temperature));
                }
            }
        }
        let mv = moves[self.chance.weighted(&weights)];
        self.moves = moves;
        let after = imagined.foreseen(seat, mv);
        if after.aim(seat).is_none() {
            trace.positions.push(seen(&after, seat));
        }
        mv
    }

    /// A move drawn by the priors made by hand, as rollouts draw it.
    fn natural(&mut self, game: &G, seat: Seat) -> G::Move {
        let imagined = Bystander::new(game, seat).imagine(&mut self.chance);
        let weights: Vec<f32> =
            self.moves.iter().map(|mv| imagined.prior(seat, *mv).powi(3)).collect();
        self.moves[self.chance.weighted(&weights)]
    }

    fn value(&mut self, game: &G, seat: Seat) -> f32 {
        game.aim(seat).unwrap_or_else(|| {
            self.inputs.clear();
            game.inputs(seat, &mut self.inputs);
            self.net.value(&self.inputs)
        })
    }

    /// Learns from the end of a game to its beginning, each position towards its λ-return.
    fn learn(&mut self, game: &G, own: SeatSet, traces: &BySeat<Trace>) -> f32 {
        let (mut error, mut count) = (0.0, 0);
        for seat in own.iter() {
            let mut target = game.aim(seat).expect("the game is over");
            for position in traces[seat].positions.iter().rev() {
                let value = self.net.value(position);
                self.net.learn(position, target, self.rate);
                error += (target - value).abs();
                count += 1;
                target = G::LAMBDA * target + (1.0 - G::LAMBDA) * value;
            }
        }
        error / count.max(1) as f32
    }
}

fn seen<G: Learner>(game: &G, seat: Seat) -> Inputs {
    let mut inputs = Inputs::default();
    game.inputs(seat, &mut inputs);
    inputs
}

/// The odds of a chance; no chance counts as certain.
fn odds(chance: f32) -> f32 {
    let chance = chance.clamp(0.001, 0.999);
    chance / (1.0 - chance)
}

/// e^x for x not above 0, as (1 + x/16)^16: near enough, and, unlike the library's, the same on
/// every machine.
fn exp(x: f32) -> f32 {
    (0..4).fold((1.0 + x / 16.0).max(0.0), |power, _| power * power)
}
