//! What happened, counted. The counts are whole numbers, so that tallies add up the same in any
//! order.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;

use bots::Player;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{Outcome, Seat, Verdict};

/// After how many deals a plan that may end early looks whether they are enough, if it looked after
/// `deals`: now and then, since looking takes longer than a quick game.
pub(crate) fn checkpoint_after(deals: u64) -> u64 {
    deals + 1 + deals / 64
}

/// How often something happened, by how much of it there was.
pub type Histogram = BTreeMap<i64, u64>;

/// The counts of some finished games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tally {
    pub games: u64,
    pub moves: u64,
    pub moves_squared: i64,
    /// How many games took how many moves.
    pub lengths: Histogram,
    /// By seat, whoever sat there.
    pub seats: Vec<SeatTally>,
    /// By side: see [`sides`](crate::SimulationPlan::sides).
    pub sides: Vec<SideTally>,
    /// How many deals went so: what each side got of them.
    #[serde(serialize_with = "write_pairs", deserialize_with = "read_pairs")]
    pub deals: BTreeMap<Vec<DealShare>, u64>,
    /// The same for the deal that is being played.
    open: Vec<DealShare>,
    open_scores: Vec<i64>,
    /// By ending, in the order of the game's `ENDINGS`.
    pub endings: Vec<u64>,
    /// Whether every game ended the same way for all seats.
    pub together: bool,
    /// What the games themselves counted, by name.
    pub facts: BTreeMap<String, u64>,
    /// What was played, by the beginning of the move's text, and for each seat in how many games; at
    /// the end of each list, in how many games anybody played it, which says how often they won in
    /// games that all win or lose together.
    pub played: Things,
    /// The same for the cards that seats held, each without the number of its copy.
    #[serde(default)]
    pub held: Things,
}

/// JSON has only texts as keys, so counts of other things are a list of pairs.
fn write_pairs<S: Serializer>(
    counts: &BTreeMap<Vec<DealShare>, u64>,
    to: S,
) -> Result<S::Ok, S::Error> {
    to.collect_seq(counts)
}

fn read_pairs<'de, D: Deserializer<'de>>(
    from: D,
) -> Result<BTreeMap<Vec<DealShare>, u64>, D::Error> {
    Ok(Vec::deserialize(from)?.into_iter().collect())
}

/// How one seat fared.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatTally {
    pub won: u64,
    pub drawn: u64,
    pub scores: i64,
    pub scores_squared: i64,
    /// How many games gave it how many points.
    pub spread: Histogram,
}

/// How one side fared, summed over its seats and the games of each deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SideTally {
    pub won: u64,
    pub scores: i64,
    /// Of the sums of whole deals.
    pub scores_squared: i64,
}

/// What one side got of a deal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct DealShare {
    /// How often a seat of it won.
    pub won: u16,
    /// Over all seats of other bots and all games, 2 where it did better and 1 where it did as well.
    pub above: u16,
}

/// In how many games a seat played something, and how many of them it won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PlayedTally {
    pub games: u64,
    pub won: u64,
}

/// The better, the higher.
fn rank(verdict: Verdict) -> u8 {
    match verdict {
        Verdict::Won => 2,
        Verdict::Drawn => 1,
        Verdict::Lost => 0,
    }
}

impl Tally {
    pub fn new(players: u8, sides: usize, endings: usize) -> Tally {
        let players = usize::from(players);
        Tally {
            games: 0,
            moves: 0,
            moves_squared: 0,
            lengths: Histogram::new(),
            seats: vec![SeatTally::default(); players],
            sides: vec![SideTally::default(); sides],
            deals: BTreeMap::new(),
            open: vec![DealShare::default(); sides],
            open_scores: vec![0; sides],
            endings: vec![0; endings],
            together: true,
            facts: BTreeMap::new(),
            played: BTreeMap::new(),
            held: BTreeMap::new(),
        }
    }

    /// The shortest and the longest game.
    pub fn shortest(&self) -> i64 {
        self.lengths.keys().next().copied().unwrap_or_default()
    }

    pub fn longest(&self) -> i64 {
        self.lengths.keys().next_back().copied().unwrap_or_default()
    }

    /// Histogram a game that ended in `endings[ending]` after `moves` moves. The list `bots` had moved
    /// on by `turn` seats.
    pub(crate) fn count(
        &mut self,
        outcome: &Outcome,
        ending: usize,
        moves: u64,
        bots: &[Player],
        sides: &[usize],
    ) {
        self.games += 1;
        self.moves += moves;
        self.moves_squared += (moves * moves) as i64;
        *self.lengths.entry(moves as i64).or_default() += 1;
        self.endings[ending] += 1;
        let first = outcome.seats.values().next();
        self.together &= outcome.seats.values().all(|it| Some(it) == first);
        for (at, standing) in outcome.seats.values().enumerate() {
            let (seat, score) = (&mut self.seats[at], i64::from(standing.score));
            let won = standing.verdict == Verdict::Won;
            seat.won += u64::from(won);
            seat.drawn += u64::from(standing.verdict == Verdict::Drawn);
            seat.scores += score;
            seat.scores_squared += score * score;
            *seat.spread.entry(score).or_default() += 1;
            let share = &mut self.open[sides[at]];
            share.won += u16::from(won);
            for (other, theirs) in outcome.seats.values().enumerate() {
                if bots[at] != bots[other] {
                    let (mine, theirs) = (rank(standing.verdict), rank(theirs.verdict));
                    share.above += 1 + u16::from(theirs < mine) - u16::from(mine < theirs);
                }
            }
            self.open_scores[sides[at]] += score;
        }
    }

    /// All games of a deal have been counted.
    pub(crate) fn end_deal(&mut self) {
        for ((side, share), score) in
            self.sides.iter_mut().zip(&self.open).zip(&mut self.open_scores)
        {
            side.won += u64::from(share.won);
            side.scores += *score;
            side.scores_squared += *score * *score;
            *score = 0;
        }
        match self.deals.get_mut(&self.open) {
            Some(count) => *count += 1,
            None => {
                self.deals.insert(self.open.clone(), 1);
            }
        }
        self.open.fill(DealShare::default());
    }

    /// Adds what a finished game reports of itself.
    pub(crate) fn note(&mut self, facts: Vec<(String, u32)>) {
        for (name, count) in facts {
            *self.facts.entry(name).or_default() += u64::from(count);
        }
    }

    /// Adds what each seat played in a game.
    pub(crate) fn note_played(&mut self, outcome: &Outcome, moves: &[(Seat, impl Display)]) {
        let named = |(seat, mv): &(Seat, _)| Some((*seat, named(&format!("{mv}"))?));
        let played: BTreeSet<(Seat, String)> = moves.iter().filter_map(named).collect();
        note(&mut self.played, self.seats.len(), outcome, &played);
    }

    /// Adds which cards each seat held at some time of a game.
    pub(crate) fn note_held(&mut self, outcome: &Outcome, held: &BTreeSet<(Seat, String)>) {
        note(&mut self.held, self.seats.len(), outcome, held);
    }

    /// What `of` says of each deal to the side `side`, with how often it says that.
    pub(crate) fn of_deals(&self, side: usize, of: impl Fn(DealShare) -> f64) -> Vec<(f64, u64)> {
        let mut found: BTreeMap<DealShare, u64> = BTreeMap::new();
        for (shares, count) in &self.deals {
            *found.entry(shares[side]).or_default() += count;
        }
        found.into_iter().map(|(share, count)| (of(share), count)).collect()
    }

    /// Adds the games of `other`, of the same game and number of players.
    pub(crate) fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.moves += other.moves;
        self.moves_squared += other.moves_squared;
        add_counts(&mut self.lengths, &other.lengths);
        self.together &= other.together;
        add_counts(&mut self.facts, &other.facts);
        add_counts(&mut self.deals, &other.deals);
        for (seat, more) in self.seats.iter_mut().zip(&other.seats) {
            seat.won += more.won;
            seat.drawn += more.drawn;
            seat.scores += more.scores;
            seat.scores_squared += more.scores_squared;
            add_counts(&mut seat.spread, &more.spread);
        }
        for (side, more) in self.sides.iter_mut().zip(&other.sides) {
            side.won += more.won;
            side.scores += more.scores;
            side.scores_squared += more.scores_squared;
        }
        for (ending, more) in self.endings.iter_mut().zip(&other.endings) {
            *ending += more;
        }
        add_things(&mut self.played, &other.played);
        add_things(&mut self.held, &other.held);
    }
}

/// By thing, for each seat in how many games; then for anybody.
pub type Things = BTreeMap<String, Vec<PlayedTally>>;

/// Notes the things of each seat in one game of so many players.
fn note(to: &mut Things, players: usize, outcome: &Outcome, things: &BTreeSet<(Seat, String)>) {
    let won = |seat: Seat| u64::from(outcome.verdict(seat) == Verdict::Won);
    let mut anybody: BTreeMap<&str, u64> = BTreeMap::new();
    for (seat, name) in things {
        let empty = || vec![PlayedTally::default(); players + 1];
        let seats = to.entry(name.clone()).or_insert_with(empty);
        seats[seat.index()].games += 1;
        seats[seat.index()].won += won(*seat);
        anybody.insert(name, won(*seat));
    }
    for (name, won) in anybody {
        if let Some(last) = to.get_mut(name).and_then(|it| it.last_mut()) {
            last.games += 1;
            last.won += won;
        }
    }
}

fn add_things(to: &mut Things, things: &Things) {
    for (name, more) in things {
        let empty = || vec![PlayedTally::default(); more.len()];
        let seats = to.entry(name.clone()).or_insert_with(empty);
        for (seat, more) in seats.iter_mut().zip(more) {
            seat.games += more.games;
            seat.won += more.won;
        }
    }
}

fn add_counts<K: Clone + Ord>(sums: &mut BTreeMap<K, u64>, more: &BTreeMap<K, u64>) {
    for (key, count) in more {
        *sums.entry(key.clone()).or_default() += count;
    }
}

/// What a move is about: its first two words, without the number of a copy. None for a move of one
/// word, which names no thing.
fn named(text: &str) -> Option<String> {
    let mut words = text.split(' ');
    let (verb, thing) = (words.next()?, words.next()?);
    Some(format!("{verb} {}", without_copy(thing)))
}

/// A thing without the number of its copy.
pub(crate) fn without_copy(thing: &str) -> &str {
    let copy = thing.rsplit_once('.').filter(|(_, it)| it.bytes().all(|it| it.is_ascii_digit()));
    copy.map_or(thing, |(thing, _)| thing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_about_a_thing() {
        assert_eq!(named("move ants.2 4-11"), Some("move ants".to_string()));
        assert_eq!(named("zap red-bomb"), Some("zap red-bomb".to_string()));
        assert_eq!(named("done"), None);
    }
}
