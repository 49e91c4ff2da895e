//! A small network that learns a game by playing against itself, with temporal differences: after
//! every game the value of each position moves a little towards the values of those that came after
//! it, and the last towards the outcome. Who plays a game does not learn, and who learns does not
//! play: so games may be played anywhere, and the same seed gives the same weights.
//!
//! - Richard Sutton, *Learning to Predict by the Methods of Temporal Differences*, 1988: TD(λ).
//! - Gerald Tesauro, *Temporal Difference Learning and TD-Gammon*, 1995: a network that learns a
//!   game by playing it against itself, each move chosen by the value of the position after it.
//! - Long-Ji Lin, *Self-Improving Reactive Agents Based on Reinforcement Learning, Planning and
//!   Teaching*, 1992: what was lived through together need not be learned in that order.

use std::num::NonZero;
use std::ops::Range;
use std::sync::Arc;
use std::{fmt, thread};

use catalogue::{LEARNED, LearnerVisitor, visit_learner};
use serde::{Deserialize, Serialize};
use tabletop::{
    Bystander, CardSet, Chance, Inputs, Learner, LearningOpponents, Lesson, Log, Net, Seat,
    SeatSet, Seed,
};

/// Why nothing can be taught.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TrainError {
    /// The game has no networks; these games have.
    Game(Vec<&'static str>),
    /// The game has no such network; it has these.
    Net(Vec<&'static str>),
}

/// How a network is taught.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Course {
    pub games: u64,
    pub seed: Seed,
    /// How many games are played with the same weights, each with luck of its own, before the
    /// network learns from them. None: it learns after every game, and all games draw from one
    /// stream of luck, so that only one can be played at a time.
    pub batch: Option<NonZero<u64>>,
}

/// What was seen in a game, and how it ended: all that a network learns from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlayedLesson {
    seats: Vec<Trace>,
}

/// What one seat has seen in a game, position by position.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
struct Trace {
    positions: Vec<SeenPosition>,
    /// What the end was worth to it, and in which round that was.
    aim: f32,
    end: u16,
}

/// A position as a network reads it, and its round.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct SeenPosition {
    inputs: Inputs,
    round: u16,
}

/// The error for bytes that are no state of this training.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadTraining;

impl fmt::Display for BadTraining {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the state of this training")
    }
}

impl std::error::Error for BadTraining {}

/// A network while it is taught.
pub trait Training: Send + Sync {
    fn course(&self) -> &Course;

    /// How many games it has learned from.
    fn learned(&self) -> u64;

    /// The numbers of the games that are played with the present weights; none after the last.
    fn batch(&self) -> Range<u64>;

    /// Plays games of a batch. The same numbers give the same games, wherever they are played.
    ///
    /// # Panics
    /// Where all games draw from one stream of luck.
    fn play(&self, games: Range<u64>) -> Vec<PlayedLesson>;

    /// Learns from the games of a batch, which are given in the order of their numbers; from their
    /// positions in an order by lot. Returns the mean error of the network in each game.
    fn learn(&mut self, played: &[PlayedLesson]) -> Vec<f32>;

    /// Plays the next game with the one stream of luck, and learns from it.
    fn play_on(&mut self) -> f32;

    fn net(&self) -> &Net;

    /// All that a later [`resume`](Training::resume) needs, or somebody who plays elsewhere.
    fn state(&self) -> Vec<u8>;

    /// Goes on where another training of the same course was.
    ///
    /// # Errors
    /// The state of another training.
    fn resume(&mut self, state: &[u8]) -> Result<(), BadTraining>;
}

/// A network of `game` before its first lesson: `net` is one of its [`NETS`](Learner::NETS).
///
/// # Errors
/// There is no such network.
pub fn training(game: &str, net: &str, course: Course) -> Result<Box<dyn Training>, TrainError> {
    visit_learner(game, Enrolment { net, course })
        .unwrap_or_else(|| Err(TrainError::Game(LEARNED.to_vec())))
}

struct Enrolment<'a> {
    net: &'a str,
    course: Course,
}

impl LearnerVisitor for Enrolment<'_> {
    type Out = Result<Box<dyn Training>, TrainError>;

    fn visit<G: Learner>(self) -> Self::Out {
        match G::NETS.iter().find(|it| **it == self.net) {
            Some(net) => Ok(Box::new(Pupil::<G>::new(net, self.course))),
            None => Err(TrainError::Net(G::NETS.to_vec())),
        }
    }
}

/// Teaches to the end, on as many threads. `progress` is called with the number of games learned
/// from and the mean error of the network about the positions of the last. After each batch `keep`
/// is called with the training, so that its state can be kept.
pub fn teach(
    training: &mut dyn Training,
    threads: NonZero<usize>,
    mut progress: impl FnMut(u64, f32),
    mut keep: impl FnMut(&dyn Training),
) {
    while !training.batch().is_empty() {
        let batch = training.batch();
        let errors = match training.course().batch {
            Some(_) => training.learn(&play_together(training, &batch, threads)),
            None => vec![training.play_on()],
        };
        batch.zip(errors).for_each(|(game, error)| progress(game + 1, error));
        keep(training);
    }
}

/// Plays the games of a batch on several threads.
fn play_together(
    training: &dyn Training,
    batch: &Range<u64>,
    threads: NonZero<usize>,
) -> Vec<PlayedLesson> {
    let share = (batch.end - batch.start).div_ceil(threads.get() as u64);
    thread::scope(|scope| {
        let parts: Vec<_> = batch
            .clone()
            .step_by(share as usize)
            .map(|first| scope.spawn(move || training.play(first..batch.end.min(first + share))))
            .collect();
        parts.into_iter().flat_map(|it| it.join().expect("no game panics")).collect()
    })
}

/// The learning rate in the first game; in the last it is a tenth of that.
const RATE: f32 = 0.004;
const LAST_RATE: f32 = 0.1;

/// In one game of so many, at the beginning, moves are drawn by the priors made by hand: games in
/// which random moves lead nowhere would teach nothing.
const APPRENTICESHIP: u64 = 30;

/// A network, and how it is taught.
struct Pupil<G: Learner> {
    name: &'static str,
    lessons: Vec<Lesson<G::Options>>,
    cards: Arc<G::Cards>,
    course: Course,
    net: Net,
    learned: u64,
    /// The one stream of luck, if there is one.
    chance: Chance,
}

/// What lasts of a pupil.
#[derive(Serialize, Deserialize)]
struct PupilState {
    /// Whose it is: the network and its course.
    whose: String,
    learned: u64,
    weights: Vec<f32>,
}

impl<G: Learner> Pupil<G> {
    fn new(name: &'static str, course: Course) -> Pupil<G> {
        let lessons = G::lessons(name);
        let cards = Arc::new(G::Cards::parse(G::Cards::BUILTIN).expect("the game's own cards"));
        let game = G::setup(&lessons[0].setup, Arc::clone(&cards), course.seed)
            .expect("lessons can be set up");
        let mut chance = Chance::new(course.seed);
        let net = Net::new(seen(&game, Seat(0)).inputs.width(), &mut chance);
        Pupil { name, lessons, cards, course, net, learned: 0, chance }
    }

    fn whose(&self) -> String {
        let Course { games, seed, batch } = self.course;
        format!("{} {} {} {games} {seed} {batch:?}", G::ID, G::RULES_REVISION, self.name)
    }

    /// How much of the course is over, from 0 to 1, when this game begins.
    fn done(&self, number: u64) -> f32 {
        number as f32 / self.course.games as f32
    }

    /// The learning rate at present.
    fn rate(&self) -> f32 {
        RATE * LAST_RATE.powf(self.done(self.learned))
    }

    fn play_one(&self, number: u64, chance: &mut Chance) -> PlayedLesson {
        let lesson = &self.lessons[(number % self.lessons.len() as u64) as usize];
        let deal = chance.seed();
        let game =
            G::setup(&lesson.setup, Arc::clone(&self.cards), deal).expect("lessons can be set up");
        let own = match lesson.company {
            LearningOpponents::Itself => SeatSet::all(game.players()),
            LearningOpponents::Strangers => {
                SeatSet::only(Seat(chance.below(game.players().into()) as u8))
            }
            LearningOpponents::ByPriors(own) => own,
        };
        let scholar = Scholar::<G> {
            name: self.name,
            net: &self.net,
            temperature: G::temperature(self.name) * G::settling(self.name).powf(self.done(number)),
            by_odds: G::by_odds(self.name),
            others_by_prior: matches!(lesson.company, LearningOpponents::ByPriors(_)),
            own_by_prior: number < self.course.games / APPRENTICESHIP,
            own,
            chance,
            moves: Vec::new(),
            inputs: Inputs::default(),
        };
        scholar.play(game)
    }

    /// What the positions of a seat are to learn, from its last one on.
    fn returns(&self, of: &Trace) -> Returns {
        let (lambda, patience) = (G::lambda(self.name), G::PATIENCE);
        Returns { lambda, patience, target: of.aim, round: of.end }
    }

    /// Learns from the end of a game to its beginning, each position towards its λ-return.
    /// Returns the mean error.
    fn learn_from(&mut self, played: &PlayedLesson) -> f32 {
        let rate = self.rate();
        let (mut error, mut count) = (0.0, 0);
        for seat in &played.seats {
            let mut returns = self.returns(seat);
            for position in seat.positions.iter().rev() {
                let value = self.net.value(&position.inputs);
                let target = returns.next(position, value);
                self.net.learn(&position.inputs, target, rate);
                error += (target - value).abs();
                count += 1;
            }
        }
        error / count.max(1) as f32
    }

    /// Learns from games that were played with the same weights, position by position in an order by
    /// lot: those of one game are much alike, and one after the other they would pull the network
    /// towards the end of that game. Returns the mean error in each game.
    fn learn_mixed(&mut self, played: &[PlayedLesson]) -> Vec<f32> {
        let (mut errors, mut aims) = (Vec::with_capacity(played.len()), Vec::new());
        for lesson in played {
            let (mut error, first) = (0.0, aims.len());
            for seat in &lesson.seats {
                let mut returns = self.returns(seat);
                for position in seat.positions.iter().rev() {
                    let value = self.net.value(&position.inputs);
                    let target = returns.next(position, value);
                    aims.push((&position.inputs, target));
                    error += (target - value).abs();
                }
            }
            errors.push(error / (aims.len() - first).max(1) as f32);
        }
        let rate = self.rate();
        Chance::numbered(self.course.seed, u64::MAX - self.learned).shuffle(&mut aims);
        aims.iter().for_each(|(inputs, target)| self.net.learn(inputs, *target, rate));
        errors
    }
}

/// The λ-returns of a seat's positions, from the end of the game to its beginning.
struct Returns {
    lambda: f32,
    patience: f32,
    target: f32,
    round: u16,
}

impl Returns {
    /// The target of `position`, which comes before the last one asked for and has this `value` to
    /// the network.
    fn next(&mut self, position: &SeenPosition, value: f32) -> f32 {
        let waited = i32::from(self.round.saturating_sub(position.round));
        let target = self.target + (0.5 - self.target) * (1.0 - self.patience.powi(waited));
        self.round = position.round;
        self.target = self.lambda * target + (1.0 - self.lambda) * value;
        target
    }
}

impl<G: Learner> Training for Pupil<G> {
    fn course(&self) -> &Course {
        &self.course
    }

    fn learned(&self) -> u64 {
        self.learned
    }

    fn batch(&self) -> Range<u64> {
        let games = self.course.batch.map_or(1, NonZero::get);
        self.learned..self.course.games.min(self.learned.saturating_add(games))
    }

    fn play(&self, games: Range<u64>) -> Vec<PlayedLesson> {
        assert!(self.course.batch.is_some(), "these games have one stream of luck");
        let luck = |number| Chance::numbered(self.course.seed, number + 1);
        games.map(|number| self.play_one(number, &mut luck(number))).collect()
    }

    fn learn(&mut self, played: &[PlayedLesson]) -> Vec<f32> {
        let errors = self.learn_mixed(played);
        self.learned += played.len() as u64;
        errors
    }

    fn play_on(&mut self) -> f32 {
        let mut chance = self.chance.clone();
        let played = self.play_one(self.learned, &mut chance);
        self.chance = chance;
        let error = self.learn_from(&played);
        self.learned += 1;
        error
    }

    fn net(&self) -> &Net {
        &self.net
    }

    fn state(&self) -> Vec<u8> {
        let weights = self.net.weights().copied().collect();
        let state = PupilState { whose: self.whose(), learned: self.learned, weights };
        postcard::to_allocvec(&state).expect("numbers can be written")
    }

    fn resume(&mut self, state: &[u8]) -> Result<(), BadTraining> {
        let state: PupilState = postcard::from_bytes(state).map_err(|_| BadTraining)?;
        if self.course.batch.is_none() || state.whose != self.whose() {
            return Err(BadTraining);
        }
        self.net.set_weights(&state.weights).map_err(|_| BadTraining)?;
        self.learned = state.learned;
        Ok(())
    }
}

/// Who plays one game with the weights as they are.
struct Scholar<'a, G: Learner> {
    name: &'a str,
    net: &'a Net,
    temperature: f32,
    by_odds: bool,
    /// Seats that the network does not play choose by the priors made by hand; otherwise any move,
    /// each as likely.
    others_by_prior: bool,
    /// The network's own seats, too, choose by the priors made by hand.
    own_by_prior: bool,
    /// The seats that the network plays.
    own: SeatSet,
    chance: &'a mut Chance,
    moves: Vec<G::Move>,
    inputs: Inputs,
}

impl<G: Learner> Scholar<'_, G> {
    fn play(mut self, mut game: G) -> PlayedLesson {
        let own = self.own;
        let mut seats = vec![Trace::default(); game.players().into()];
        while let Some(seat) = game.to_act().first() {
            if game.is_quiet() {
                own.iter().for_each(|it| seats[it.index()].positions.push(seen(&game, it)));
            }
            self.moves.clear();
            game.legal_moves(seat, &mut self.moves);
            let mv = match self.moves[..] {
                [only] => only,
                _ if own.contains(seat) => self.decide(&game, seat, &mut seats[seat.index()]),
                _ if self.others_by_prior => self.natural(&game, seat),
                _ => *self.chance.pick(&self.moves),
            };
            game.carry_out(seat, mv, &mut Log::silent());
        }
        for seat in own.iter() {
            seats[seat.index()].aim = game.goal(self.name, seat).expect("the game is over");
            seats[seat.index()].end = game.round();
        }
        PlayedLesson { seats }
    }

    /// Chooses a move by the value of the position after it, in an imagined game: mostly the best,
    /// sometimes another, so that the network learns about those too.
    fn decide(&mut self, game: &G, seat: Seat, own: &mut Trace) -> G::Move {
        let imagined = Bystander::new(game, seat).imagine(self.chance);
        let moves = std::mem::take(&mut self.moves);
        let mut weights: Vec<f32> = moves
            .iter()
            .map(|mv| match self.own_by_prior {
                true => imagined.prior(seat, *mv).powi(3),
                false => G::merit(self.value(&imagined.foreseen(seat, *mv), seat)),
            })
            .collect();
        if !self.own_by_prior {
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
            own.positions.push(seen(&after, seat));
        }
        mv
    }

    /// A move drawn by the priors made by hand, as rollouts draw it.
    fn natural(&mut self, game: &G, seat: Seat) -> G::Move {
        let imagined = Bystander::new(game, seat).imagine(self.chance);
        let weights: Vec<f32> =
            self.moves.iter().map(|mv| imagined.prior(seat, *mv).powi(3)).collect();
        self.moves[self.chance.weighted(&weights)]
    }

    fn value(&mut self, game: &G, seat: Seat) -> f32 {
        game.goal(self.name, seat).unwrap_or_else(|| {
            self.inputs.clear();
            game.inputs(seat, &mut self.inputs);
            self.net.value(&self.inputs)
        })
    }
}

fn seen<G: Learner>(game: &G, seat: Seat) -> SeenPosition {
    let mut inputs = Inputs::default();
    game.inputs(seat, &mut inputs);
    SeenPosition { inputs, round: game.round() }
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
