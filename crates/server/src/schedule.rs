//! Who meets whom when all play all at tables of more than two (decision 67): a plan of all rounds in
//! which every two people meet as equally often as we find.
//!
//! Schedules in which every two meet exactly once are published for some numbers of people only, such
//! as Kirkman's for 15 in threes. This is a search for any number, by simulated annealing: two people
//! change their tables in a round as long as that evens out who has met whom, and at first also if it
//! does not. The same number of people always gets the same plan, so any server finds it again.

use std::collections::BTreeSet;

use tabletop::Chance;

use crate::pairing::{Entrant, Pairings, seat_all, sizes};

/// How many exchanges are tried in a search, and how many searches there are at most.
const TRIES: u32 = 400_000;
const ATTEMPTS: u64 = 6;

/// How large a step back is taken easily at first, and in the end.
const HEAT: (f64, f64) = (1.2, 0.15);

/// How many rounds it takes until all of so many could have met.
pub(crate) fn rounds(entrants: usize, seats: usize, fewer: bool) -> usize {
    let met: usize = sizes(entrants, seats, fewer).iter().map(|it| it * (it - 1) / 2).sum();
    (entrants * entrants.saturating_sub(1) / 2).div_ceil(met.max(1))
}

/// All rounds, and how often every two have met by their end.
struct Plan {
    /// For each round the tables, each with its people.
    rounds: Vec<Vec<Vec<usize>>>,
    met: Vec<Vec<i64>>,
}

impl Plan {
    /// The first plan: people sit anywhere, and all sit out equally often.
    fn begin(entrants: usize, seats: usize, fewer: bool, chance: &mut Chance) -> Plan {
        let sizes = sizes(entrants, seats, fewer);
        let out = entrants - sizes.iter().sum::<usize>();
        let rounds = (0..rounds(entrants, seats, fewer)).map(|round| {
            let first = (round * out) % entrants;
            let mut order: Vec<usize> = (out..entrants).map(|it| (first + it) % entrants).collect();
            chance.shuffle(&mut order);
            let mut order = order.into_iter();
            sizes.iter().map(|size| order.by_ref().take(*size).collect()).collect()
        });
        Plan::of(rounds.collect(), entrants)
    }

    /// A plan, with its meetings counted.
    fn of(rounds: Vec<Vec<Vec<usize>>>, entrants: usize) -> Plan {
        let mut plan = Plan { rounds, met: vec![vec![0; entrants]; entrants] };
        for table in plan.rounds.iter().flatten() {
            for (at, one) in table.iter().enumerate() {
                for other in &table[at + 1..] {
                    plan.met[*one][*other] += 1;
                    plan.met[*other][*one] += 1;
                }
            }
        }
        plan
    }

    /// The sum over every two of the square of how often they meet.
    fn cost(&self) -> i64 {
        self.met.iter().flatten().map(|it| it * it).sum::<i64>() / 2
    }

    /// The least that this sum can be: no two meet twice more often than any other two.
    fn least(&self) -> i64 {
        let n = self.met.len() as i64;
        let (all, pairs) = (self.met.iter().flatten().sum::<i64>() / 2, n * (n - 1) / 2);
        let (each, more) = (all / pairs.max(1), all % pairs.max(1));
        more * (each + 1).pow(2) + (pairs - more) * each.pow(2)
    }

    /// What it costs if `one` meets `others` no longer, and `other` does.
    fn change(&self, others: &[usize], one: usize, other: usize) -> i64 {
        let rest = others.iter().filter(|it| **it != one);
        rest.map(|it| 2 * (self.met[*it][other] - self.met[*it][one]) + 2).sum()
    }

    /// Counts that somebody meets the others at a table of a round, or, `by` -1, does not.
    fn meet(&mut self, (round, table): (usize, usize), who: usize, by: i64) {
        for it in self.rounds[round][table].iter().filter(|it| **it != who) {
            self.met[*it][who] += by;
            self.met[who][*it] += by;
        }
    }

    /// Two people of a round change places, if that does not cost more than `most`. Returns what it
    /// costs.
    fn exchange(
        &mut self,
        round: usize,
        (a, i): (usize, usize),
        (b, j): (usize, usize),
        most: i64,
    ) -> i64 {
        let tables = &self.rounds[round];
        let (one, other) = (tables[a][i], tables[b][j]);
        let cost = self.change(&tables[a], one, other) + self.change(&tables[b], other, one);
        if most < cost {
            return 0;
        }
        self.swap(round, (a, i), (b, j));
        cost
    }

    fn swap(&mut self, round: usize, (a, i): (usize, usize), (b, j): (usize, usize)) {
        let (one, other) = (self.rounds[round][a][i], self.rounds[round][b][j]);
        self.meet((round, a), one, -1);
        self.meet((round, b), other, -1);
        self.rounds[round][a][i] = other;
        self.rounds[round][b][j] = one;
        self.meet((round, a), other, 1);
        self.meet((round, b), one, 1);
    }

    /// Two places at different tables of some round, if luck finds them.
    fn somewhere(&self, chance: &mut Chance) -> Option<[(usize, usize); 3]> {
        let round = chance.below(self.rounds.len());
        let tables = &self.rounds[round];
        let [a, b] = [0, 1].map(|_| chance.below(tables.len()));
        let places = [a, b].map(|it| (it, chance.below(tables[it].len())));
        (a != b).then_some([(round, 0), places[0], places[1]])
    }
}

/// How much an exchange may cost after so many tries.
fn patience(at: u32, chance: &mut Chance) -> i64 {
    let heat = HEAT.0 * (HEAT.1 / HEAT.0).powf(f64::from(at) / f64::from(TRIES));
    let luck = (chance.below(1 << 20) + 1) as f64 / f64::from(1 << 20);
    (-luck.ln() * heat) as i64
}

/// The plan for so many: the best of a few searches.
fn plan(entrants: usize, seats: usize, fewer: bool) -> Plan {
    let mut best = search(entrants, seats, fewer, 0);
    for attempt in 1..ATTEMPTS {
        if best.cost() == best.least() {
            break;
        }
        let other = search(entrants, seats, fewer, attempt);
        if other.cost() < best.cost() {
            best = other;
        }
    }
    best
}

fn search(entrants: usize, seats: usize, fewer: bool, attempt: u64) -> Plan {
    let mut chance = Chance::from_number(ATTEMPTS * entrants as u64 + attempt);
    let mut plan = Plan::begin(entrants, seats, fewer, &mut chance);
    let (mut cost, least) = (plan.cost(), plan.least());
    if plan.rounds.first().is_none_or(|it| it.len() < 2) {
        return plan;
    }
    for at in 0..TRIES {
        if cost == least {
            break;
        }
        let most = patience(at, &mut chance);
        if let Some([(round, _), one, other]) = plan.somewhere(&mut chance) {
            cost += plan.exchange(round, one, other, most);
        }
    }
    plan
}

/// A round of the plan, counted from 0. Who is in `gone` has left: those whose tables become too small
/// sit together, as far as that makes tables, and the others sit out.
pub(crate) fn all_in_groups(
    entrants: &[Entrant],
    (seats, fewer): (usize, bool),
    round: usize,
    gone: &BTreeSet<usize>,
) -> Pairings {
    let plan = plan(entrants.len(), seats, fewer);
    let Some(tables) = plan.rounds.into_iter().nth(round) else { return Pairings::default() };
    let there = |it: &usize| !gone.contains(it);
    let tables = tables.into_iter().map(|it| it.into_iter().filter(there).collect());
    let mut tables = regroup(tables.collect(), (seats, fewer));
    let playing: BTreeSet<usize> = tables.iter().flatten().copied().collect();
    let byes = (0..entrants.len()).filter(|it| there(it) && !playing.contains(it)).collect();
    seat_all(entrants, &mut tables);
    Pairings { tables, byes }
}

/// The tables that are large enough, and others of those who are left over.
fn regroup(tables: Vec<Vec<usize>>, (seats, fewer): (usize, bool)) -> Vec<Vec<usize>> {
    let least = if fewer { seats - 1 } else { seats };
    let (mut tables, small): (Vec<_>, Vec<_>) =
        tables.into_iter().partition(|it| least <= it.len());
    let mut rest: Vec<usize> = small.concat();
    while least <= rest.len() {
        tables.push(rest.drain(..seats.min(rest.len())).collect());
    }
    tables
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often any two meet at least and at most.
    fn extremes(plan: &Plan) -> (i64, i64) {
        let n = plan.met.len();
        let pairs = (0..n).flat_map(|a| (0..a).map(move |b| (a, b)));
        let met: Vec<i64> = pairs.map(|(a, b)| plan.met[a][b]).collect();
        (
            met.iter().min().copied().unwrap_or_default(),
            met.iter().max().copied().unwrap_or_default(),
        )
    }

    /// The numbers for which a schedule without a second meeting is known and has no smaller tables:
    /// affine planes, and Kirkman's fifteen in threes.
    #[test]
    fn known_schedules_are_found() {
        for (entrants, seats, rounds) in [(9, 3, 4), (15, 3, 7), (16, 4, 5), (25, 5, 6)] {
            let plan = plan(entrants, seats, false);
            assert_eq!((plan.rounds.len(), extremes(&plan)), (rounds, (1, 1)), "{entrants}");
        }
    }

    /// Everybody is once in each round, and meetings are spread as evenly as anywhere that we have
    /// seen: no two meet four times, and few three times.
    #[test]
    fn meetings_are_even() {
        for (entrants, seats) in [(7, 3), (10, 3), (22, 3), (10, 4), (20, 4), (12, 5), (23, 5)] {
            for fewer in [false, true] {
                let plan = plan(entrants, seats, fewer);
                for round in &plan.rounds {
                    let people: BTreeSet<usize> = round.iter().flatten().copied().collect();
                    assert_eq!(people.len(), round.iter().map(Vec::len).sum::<usize>());
                }
                let (cost, least) = (plan.cost() as f64, plan.least() as f64);
                assert!(cost <= 1.45 * least && extremes(&plan).1 <= 3, "{entrants} in {seats}");
            }
        }
    }

    /// The measures see a plan in which the same people meet again and again.
    #[test]
    fn a_poor_plan_is_seen() {
        let plan = Plan::begin(9, 3, false, &mut Chance::from_number(1));
        let counted = plan.cost();
        let first = plan.rounds[0].clone();
        let plan = Plan::of(vec![first; plan.rounds.len()], 9);
        assert!(counted < plan.cost());
        assert_eq!((plan.cost(), plan.least(), extremes(&plan)), (144, 36, (0, 4)));
    }

    #[test]
    fn who_is_left_over_sits_together() {
        let entrants = vec![Entrant { seats: vec![0; 3], ..Entrant::default() }; 9];
        let plan = plan(9, 3, false);
        // One of each table has left.
        let gone: BTreeSet<usize> = plan.rounds[1].iter().map(|it| it[0]).collect();
        let round = all_in_groups(&entrants, (3, false), 1, &gone);
        assert_eq!((round.tables.len(), round.byes.len()), (2, 0));
        let two: BTreeSet<usize> = gone.iter().copied().take(2).collect();
        let round = all_in_groups(&entrants, (3, false), 1, &two);
        assert_eq!((round.tables.len(), round.byes.len()), (2, 1));
        let all: BTreeSet<usize> = round.tables.concat().into_iter().chain(round.byes).collect();
        assert_eq!(all.len() + two.len(), 9);
        assert!(all.is_disjoint(&two));
        assert_eq!(all_in_groups(&entrants, (3, false), 4, &gone), Pairings::default());
    }
}
