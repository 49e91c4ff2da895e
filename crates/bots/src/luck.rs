//! How much luck a move brought: what came of it, less what comes of the same move on average over
//! other luck.
//!
//! It is measured by any value of positions, which may be wrong: other luck is as likely as the one
//! that came, so the mean of this luck over many games is 0 whatever the value.
//!
//! - Neil Burch, Martin Schmid, Matej Moravčík and Michael Bowling, *AIVAT: A New Variance Reduction
//!   Technique for Agent Evaluation in Imperfect Information Games*, 2018.
//! - Douglas Zare, *A Measure of Luck*, 2000: the same in backgammon, where it is told to players.

use tabletop::{Bystander, Chance, Game, Judgement, Log, Seat, Seated, Setup, Viewer};

use crate::chances::{Chances, tables};
use crate::search::play_out;

/// The values of a position before luck fell and after.
#[derive(Clone, PartialEq, Debug)]
pub struct LuckOfMove {
    /// Their mean over other luck.
    pub expected: Vec<f64>,
    pub came: Vec<f64>,
}

/// A move, with the game before it and after it.
#[derive(Debug)]
pub struct MoveMade<'a, G: Game> {
    pub before: &'a G,
    pub seat: Seat,
    pub mv: G::Move,
    pub after: &'a G,
}

/// The luck of a move; none if it brought no seat anything that was not to be expected. It is
/// compared with `futures` other lucks, all by `values`.
pub fn luck_of_move<G: Game>(
    made: &MoveMade<'_, G>,
    futures: usize,
    values: &mut impl FnMut(&G) -> Vec<f64>,
    chance: &mut Chance,
) -> Option<LuckOfMove> {
    let future = |_| {
        let mut game = made.before.with_other_luck(chance);
        game.carry_out(made.seat, made.mv, &mut Log::silent());
        game
    };
    let others: Vec<G> = (0..futures).map(future).collect();
    // If one of them looked different, all are valued: who stops earlier, by what the first few
    // show, favours some of them.
    let alike = others.iter().all(|it| looks_like(it, made.after));
    (!alike).then(|| LuckOfMove { expected: mean(&others, values), came: values(made.after) })
}

/// The luck of a deal, compared with these other deals of the same table.
pub fn luck_of_deal<G: Game>(
    deal: &G,
    others: &[G],
    values: &mut impl FnMut(&G) -> Vec<f64>,
) -> LuckOfMove {
    LuckOfMove { expected: mean(others, values), came: values(deal) }
}

/// Whether every seat sees the same in both.
fn looks_like<G: Game>(one: &G, other: &G) -> bool {
    let same = |seat| one.view(Viewer::Seat(seat)) == other.view(Viewer::Seat(seat));
    Seat::all(one.players()).all(same)
}

fn mean<G>(games: &[G], values: &mut impl FnMut(&G) -> Vec<f64>) -> Vec<f64> {
    let mut sums: Vec<f64> = Vec::new();
    for game in games {
        let values = values(game);
        sums.resize(values.len(), 0.0);
        sums.iter_mut().zip(values).for_each(|(sum, it)| *sum += it);
    }
    sums.iter().map(|it| it / games.len() as f64).collect()
}

/// The luck of the deal of this table, in chances to win, by `games` games from it and as many from
/// other deals. What is expected is the chance of each seat before anything is known.
pub(crate) fn luck_at_deal<G: Judgement>(
    seated: &Seated<G>,
    games: usize,
    chance: &mut Chance,
) -> LuckOfMove {
    let setup = seated.setup();
    let deal = |chance: &mut Chance| {
        let cards = std::sync::Arc::clone(seated.cards());
        G::setup(setup, cards, chance.seed()).expect("this table was set up so")
    };
    let deals: Vec<G> = (0..games).map(|_| deal(chance)).collect();
    let mut values = |game: &G| forecast(game, setup, chance);
    let expected = mean(&deals, &mut values);
    LuckOfMove { expected, came: again(seated.at(0).game(), games, &mut values) }
}

/// The luck of the move number `ply` of this table, in chances to win. Where it brought none, what
/// was expected is what came.
pub(crate) fn luck_at<G: Judgement>(
    seated: &Seated<G>,
    ply: usize,
    games: usize,
    chance: &mut Chance,
) -> LuckOfMove {
    let (before, after) = (seated.at(ply), seated.at(ply + 1));
    let entry = &seated.entries()[ply];
    let made =
        MoveMade { before: before.game(), seat: entry.seat, mv: entry.mv, after: after.game() };
    let mut luck = Chance::new(chance.seed());
    let mut values = |game: &G| forecast(game, seated.setup(), chance);
    let found = luck_of_move(&made, games, &mut values, &mut luck);
    let came = again(after.game(), games, &mut values);
    LuckOfMove { expected: found.map_or_else(|| came.clone(), |it| it.expected), came }
}

/// The mean of `games` values of one position.
fn again<G>(game: &G, games: usize, values: &mut impl FnMut(&G) -> Vec<f64>) -> Vec<f64> {
    let games: Vec<&G> = std::iter::repeat_n(game, games).collect();
    mean(&games, &mut |it: &&G| values(it))
}

/// The chance of each seat to win, by one game that is played on with other luck. It is a mean of
/// such chances that is shown, so a chance must not be made of a mean.
fn forecast<G: Judgement>(game: &G, setup: &Setup<G::Options>, chance: &mut Chance) -> Vec<f64> {
    let mut game = game.with_other_luck(chance);
    let values = play_out(&mut game, chance);
    if let Some(outcome) = game.outcome() {
        return Seat::all(game.players()).map(|seat| f64::from(outcome.worth(seat))).collect();
    }
    let of_seat = |seat| {
        let bystander = Bystander::new(&game, seat);
        let curve = Chances::of(G::ID).curve(&tables(setup, &bystander));
        curve.chance(f64::from(values[seat]), bystander.progress())
    };
    let chances: Vec<f64> = Seat::all(game.players()).map(of_seat).collect();
    in_agreement(&game, &chances)
}

/// Each side has a curve of its own, so what they say is made to agree. Allies have one chance, the mean
/// of theirs. The chances of all sides add up to 1 where somebody always wins, and never to more.
fn in_agreement<G: Judgement>(game: &G, chances: &[f64]) -> Vec<f64> {
    let of_side = |seat| {
        let allies = game.allies(seat);
        let sum: f64 = allies.iter().map(|it| chances[it.index()]).sum();
        (sum / allies.len() as f64, allies.len())
    };
    let sides = Seat::all(game.players()).map(of_side);
    // A side is met once for each of its seats.
    let all: f64 = sides.clone().map(|(chance, seats)| chance / seats as f64).sum();
    let all = if G::SOMEBODY_WINS { all } else { all.max(1.0) };
    sides.map(|(chance, _)| chance / all).collect()
}
