//! Teaching a small network by letting it play against itself: after every game each seat's
//! positions are worth a little more like those that came after them, the last like the end
//! (temporal differences). One thread, one stream of luck: the same seed gives the same weights.

use std::sync::Arc;

use catalogue::{LEARNED, LearnerVisitor, visit_learner};
use tabletop::{
    BySeat, Bystander, CardSet, Chance, Company, Inputs, Learner, Log, Net, Seat, SeatSet, Seed,
    Setup,
};

/// Why nothing can be taught.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TrainError {
    /// The game has no networks; these games have.
    Game(Vec<&'static str>),
    /// The game has no such network, but these.
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

/// How much of what a position teaches comes from far ahead.
const LAMBDA: f32 = 0.95;

/// How fast it learns in the first game; in the last a tenth as fast.
const RATE: f32 = 0.004;
const LAST_RATE: f32 = 0.1;

/// How far from the best a move may be and still be played now and then, in the first game.
const DOUBT: f32 = 0.02;

/// One game in so many, at the beginning, is played by the game's own instinct, so that the first
/// games make sense.
const BY_INSTINCT: u64 = 30;

/// What one seat has seen of a game.
#[derive(Default)]
struct Trace {
    positions: Vec<Inputs>,
}

/// Teaches a network for `net`, one of the game's [`NETS`](Learner::NETS); `progress` is told how
/// many games are played, and how wrong the network was about their positions on average.
pub fn train<G: Learner>(net: &str, course: &Course, mut progress: impl FnMut(u64, f32)) -> Net {
    let lessons = G::lessons(net);
    let cards = Arc::new(G::Cards::parse(G::Cards::BUILTIN).expect("the game's own cards"));
    let mut school = School::<G>::new(&lessons[0].setup, &cards, course.seed);
    for game in 0..course.games {
        let lesson = &lessons[(game % lessons.len() as u64) as usize];
        let done = game as f32 / course.games as f32;
        school.rate = RATE * LAST_RATE.powf(done);
        school.doubt = DOUBT * G::settling(net).powf(done);
        let deal = school.chance.seed();
        let table =
            G::setup(&lesson.setup, Arc::clone(&cards), deal).expect("lessons can be set up");
        let own = school.seats(&table, lesson.company);
        let wrong = school.play(table, own, game < course.games / BY_INSTINCT);
        progress(game + 1, wrong);
    }
    school.net
}

struct School<G: Learner> {
    net: Net,
    rate: f32,
    doubt: f32,
    chance: Chance,
    moves: Vec<G::Move>,
    inputs: Inputs,
}

impl<G: Learner> School<G> {
    fn new(setup: &Setup<G::Options>, cards: &Arc<G::Cards>, seed: Seed) -> School<G> {
        let mut chance = Chance::new(seed);
        let game = G::setup(setup, Arc::clone(cards), seed).expect("lessons can be set up");
        let mut inputs = Inputs::default();
        game.inputs(Seat(0), &mut inputs);
        let net = Net::new(inputs.width(), &mut chance);
        School { net, rate: RATE, doubt: DOUBT, chance, moves: Vec::new(), inputs }
    }

    /// The seats that the network plays.
    fn seats(&mut self, game: &G, company: Company) -> SeatSet {
        match company {
            Company::Itself => SeatSet::all(game.players()),
            Company::Strangers => {
                SeatSet::only(Seat(self.chance.below(game.players().into()) as u8))
            }
        }
    }

    /// Plays a game on the seats `own`, the others by chance, and learns from it; answers how wrong
    /// the network was.
    fn play(&mut self, mut game: G, own: SeatSet, by_instinct: bool) -> f32 {
        let mut traces = BySeat::new(game.players(), |_| Trace::default());
        while let Some(seat) = game.to_act().first() {
            if game.is_quiet() {
                own.iter().for_each(|seat| traces[seat].positions.push(seen(&game, seat)));
            }
            self.moves.clear();
            game.legal_moves(seat, &mut self.moves);
            let mv = match self.moves[..] {
                [only] => only,
                _ if own.contains(seat) => self.decide(&game, seat, by_instinct, &mut traces[seat]),
                _ => *self.chance.pick(&self.moves),
            };
            game.carry_out(seat, mv, &mut Log::silent());
        }
        self.learn(&game, own, &traces)
    }

    /// Chooses a move by what comes of it in an imagined game, mostly the best.
    fn decide(&mut self, game: &G, seat: Seat, by_instinct: bool, trace: &mut Trace) -> G::Move {
        let imagined = Bystander::new(game, seat).imagine(&mut self.chance);
        let weigh = |school: &mut School<G>, mv: G::Move| match by_instinct {
            true => imagined.instinct(seat, mv).powi(3),
            false => school.worth(&imagined.foreseen(seat, mv), seat),
        };
        let moves = std::mem::take(&mut self.moves);
        let mut weights: Vec<f32> = moves.iter().map(|mv| weigh(self, *mv)).collect();
        if !by_instinct {
            let best = weights.iter().copied().fold(f32::MIN, f32::max);
            weights.iter_mut().for_each(|it| *it = rise((*it - best) / self.doubt));
        }
        let mv = moves[self.chance.weighted(&weights)];
        self.moves = moves;
        let after = imagined.foreseen(seat, mv);
        if after.aim(seat).is_none() {
            trace.positions.push(seen(&after, seat));
        }
        mv
    }

    fn worth(&mut self, game: &G, seat: Seat) -> f32 {
        game.aim(seat).unwrap_or_else(|| {
            self.inputs.clear();
            game.inputs(seat, &mut self.inputs);
            self.net.value(&self.inputs)
        })
    }

    /// Learns from the end of a game to its beginning.
    fn learn(&mut self, game: &G, own: SeatSet, traces: &BySeat<Trace>) -> f32 {
        let (mut wrong, mut count) = (0.0, 0);
        for seat in own.iter() {
            let mut target = game.aim(seat).expect("the game is over");
            for position in traces[seat].positions.iter().rev() {
                let value = self.net.value(position);
                self.net.learn(position, target, self.rate);
                wrong += (target - value).abs();
                count += 1;
                target = LAMBDA * target + (1.0 - LAMBDA) * value;
            }
        }
        wrong / count.max(1) as f32
    }
}

fn seen<G: Learner>(game: &G, seat: Seat) -> Inputs {
    let mut inputs = Inputs::default();
    game.inputs(seat, &mut inputs);
    inputs
}

/// e to the power of a number that is not above 0, well enough, and the same everywhere:
/// (1 + x/16)^16.
fn rise(x: f32) -> f32 {
    (0..4).fold((1.0 + x / 16.0).max(0.0), |power, _| power * power)
}
