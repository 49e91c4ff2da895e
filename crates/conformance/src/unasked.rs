//! Nothing is decided unasked. What a table would answer for somebody is compared with what every
//! viewer can imagine, in other imagined games than those that the engine looks at.

use std::fmt;

use tabletop::{Chance, Judgement, Seat, Seated, Viewer};

use crate::{Trial, answers, by_prior, seat};

/// How many imagined games of each viewer are searched for another answer.
const SURE: u64 = 240;

/// An answer that is possible in a smaller share of imagined games may escape the engine, which
/// looks at fewer games.
const RARE: f64 = 0.1;

/// The first seed of these imagined games, far from the seeds that the engine uses.
const ELSEWHERE: u64 = 1 << 40;

/// On average, one moment of this many is examined closely.
const THOROUGH: usize = 4;

/// What was found in the games of a trial.
#[derive(Clone, Debug, Default)]
pub struct Unasked {
    pub games: u64,
    /// How often a seat was asked.
    pub asked: u64,
    /// How often it had only one answer.
    pub forced: u64,
    /// How often the table would have given that answer.
    pub given: u64,
    /// Answers that would have told somebody that the seat had no choice, which they did not know;
    /// each with the share of imagined games in which the seat has one.
    pub betrayed: Vec<(String, f64)>,
    /// The same, where that share is so small that hardly anything is told.
    pub rare: Vec<(String, f64)>,
    /// Answers given as if ordered, although nobody says a word in these games.
    pub unordered: Vec<String>,
}

impl fmt::Display for Unasked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Unasked { games, asked, forced, given, betrayed, rare, .. } = self;
        write!(f, "{games} games, asked {asked} times, {forced} with one answer, {given} given; ")?;
        write!(f, "{} betrayed, rare {rare:?}", betrayed.len())
    }
}

/// Plays the trial's games at random, every other one by the priors, without talk, and asks `rule`
/// what it would answer for each seat.
///
/// # Panics
/// When it would answer for a seat that has a choice, or with another answer than the only one.
pub fn check<G: Judgement>(
    trial: &Trial<'_>,
    rule: impl Fn(&Seated<G>, Seat) -> Option<G::Move>,
) -> Unasked {
    let mut found = Unasked::default();
    for number in trial.seed..trial.seed + trial.games {
        let mut seated = seat::<G>(trial, number);
        let mut chance = Chance::from_number(number ^ 0x0A5C);
        while !seated.game().to_act().is_empty() {
            let asked: Vec<Seat> = seated.game().to_act().iter().collect();
            if chance.below(THOROUGH) == 0 {
                asked.iter().for_each(|it| look(&seated, *it, &rule, number, &mut found));
            }
            let seat = *chance.pick(&asked);
            let mv = match number.is_multiple_of(2) {
                true => *chance.pick(&answers(seated.game(), seat)),
                false => by_prior(seated.game(), seat, &mut chance),
            };
            seated.play(seat, mv).expect("an offered move is accepted");
        }
        found.games += 1;
    }
    found
}

fn look<G: Judgement>(
    seated: &Seated<G>,
    seat: Seat,
    rule: &impl Fn(&Seated<G>, Seat) -> Option<G::Move>,
    number: u64,
    found: &mut Unasked,
) {
    let what = |mv| format!("{} seed {number} move {} `{mv}`", G::ID, seated.entries().len());
    found.unordered.extend(seated.game().standing(seat).map(what));
    let moves = answers(seated.game(), seat);
    found.asked += 1;
    found.forced += u64::from(moves.len() == 1);
    let Some(mv) = rule(seated, seat) else { return };
    assert_eq!(moves, [mv], "{}: there is a choice", what(mv));
    found.given += 1;
    let others = Viewer::all(seated.game().players()).filter(|it| it.seat() != Some(seat));
    let share = others.map(|it| doubts(seated.game(), it, seat)).fold(0.0, f64::max);
    match share {
        0.0 => {}
        RARE.. => found.betrayed.push((what(mv), share)),
        _ => found.rare.push((what(mv), share)),
    }
}

/// In what share of the games that `viewer` imagines `seat` has a choice.
fn doubts<G: Judgement>(game: &G, viewer: Viewer, seat: Seat) -> f64 {
    let chooses = |doubt: &u64| {
        let imagined = game.imagine(viewer, &mut Chance::from_number(ELSEWHERE + doubt));
        1 < answers(&imagined, seat).len()
    };
    (0..SURE).filter(chooses).count() as f64 / SURE as f64
}
