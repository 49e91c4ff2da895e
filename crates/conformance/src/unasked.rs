//! Nothing is decided unasked: what a table would answer for somebody is held against what every
//! viewer can imagine, in games of other luck than those that the engine looks at.

use std::fmt;

use tabletop::{Chance, Judgement, Seat, Seated, Viewer};

use crate::{Trial, answers, by_instinct, seat};

/// In so many imagined games of each viewer another answer is looked for.
const SURE: u64 = 240;

/// What is possible in a smaller share of imagined games may escape the engine, which looks at few.
const RARE: f64 = 0.1;

/// Imagined games that have nothing to do with those that the engine looks at.
const ELSEWHERE: u64 = 1 << 40;

/// At one moment of so many it is looked closely.
const THOROUGH: usize = 4;

/// What was found in the games of a trial.
#[derive(Clone, Debug, Default)]
pub struct Unasked {
    pub games: u64,
    /// How often a seat was asked.
    pub asked: u64,
    /// How often it had only one answer.
    pub forced: u64,
    /// How often the table would have given that.
    pub given: u64,
    /// Where that tells somebody what they did not know: that the seat had no choice; with the
    /// share of imagined games in which it has one.
    pub betrayed: Vec<(String, f64)>,
    /// The same, where the share is so small that hardly anything is told.
    pub rare: Vec<(String, f64)>,
    /// Answers that nobody can have ordered: in these games nobody says a word.
    pub unordered: Vec<String>,
}

impl fmt::Display for Unasked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Unasked { games, asked, forced, given, betrayed, rare, .. } = self;
        write!(f, "{games} games, asked {asked} times, {forced} with one answer, {given} given; ")?;
        write!(f, "{} betrayed, rare {rare:?}", betrayed.len())
    }
}

/// Plays the trial's games at random, every other one by instinct, without a word, and looks at
/// what `rule` would answer for somebody.
///
/// # Panics
/// When it would answer for somebody who has a choice, or otherwise than they can.
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
                false => by_instinct(seated.game(), seat, &mut chance),
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
