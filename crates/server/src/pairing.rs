//! Who meets whom in a round of a tournament (decision 67). Nothing here knows games or people:
//! entrants are numbers, the first one ranks highest.

use std::collections::{BTreeMap, BTreeSet};

use integer_blossom::min_weight_perfect_matching;

/// What an entrant has behind them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Entrant {
    /// In the points of the standings.
    pub(crate) score: i64,
    /// Whom they met, and how often.
    pub(crate) met: BTreeMap<usize, u32>,
    /// How often they had each seat.
    pub(crate) seats: Vec<u32>,
    /// How many rounds they had to sit out.
    pub(crate) byes: u32,
}

/// A round: for each table who sits there, in the order of the seats, and who sits out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pairings {
    pub(crate) tables: Vec<Vec<usize>>,
    pub(crate) byes: Vec<usize>,
}

impl Entrant {
    fn met(&self, other: usize) -> u32 {
        self.met.get(&other).copied().unwrap_or_default()
    }

    fn had(&self, seat: usize) -> u32 {
        self.seats.get(seat).copied().unwrap_or_default()
    }

    /// How much more often they had the first seat of two than the second.
    fn lean(&self) -> i64 {
        i64::from(self.had(0)) - i64::from(self.had(1))
    }
}

/// The next round of a Swiss tournament with so many seats at a table, or, where `fewer` says so, one
/// less at some tables.
pub(crate) fn swiss(entrants: &[Entrant], seats: usize, fewer: bool) -> Pairings {
    let mut round = match seats {
        2 => in_twos(entrants),
        _ => in_groups(entrants, seats, fewer),
    };
    seat_all(entrants, &mut round.tables);
    round
}

/// Puts everybody in a seat.
pub(crate) fn seat_all(entrants: &[Entrant], tables: &mut [Vec<usize>]) {
    for (at, table) in tables.iter_mut().enumerate() {
        seat(entrants, table, at);
    }
}

/// How large the tables of so many are, the smaller ones last. Whoever finds no place sits out.
pub(crate) fn sizes(entrants: usize, seats: usize, fewer: bool) -> Vec<usize> {
    let tables = entrants.div_ceil(seats);
    if fewer && tables * (seats - 1) <= entrants {
        let full = entrants - tables * (seats - 1);
        return (0..tables).map(|at| if at < full { seats } else { seats - 1 }).collect();
    }
    vec![seats; entrants / seats]
}

/// What a pair costs, by how much each fault matters: the sum of a worse fault counts before any sum of
/// those below it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct PairCost {
    /// Somebody sits out once more.
    bye_again: i128,
    rematch: i128,
    /// How far the one who sits out stands above the last.
    bye_above: i128,
    /// Both have had the same seat twice more often.
    one_sided: i128,
    /// The square of the difference of scores.
    apart: i128,
    same_side: i128,
    /// How far from the pairing of the upper with the lower half of those with the same score.
    unfolded: i128,
}

impl PairCost {
    /// Each fault gets bits enough for a tournament of 256 and its sum.
    fn sum(self) -> i128 {
        let levels = [
            (self.bye_again, 10),
            (self.rematch, 13),
            (self.bye_above, 12),
            (self.one_sided, 10),
            (self.apart, 27),
            (self.same_side, 10),
            (self.unfolded, 17),
        ];
        levels.into_iter().fold(0, |sum, (cost, bits)| (sum << bits) + cost.min((1 << bits) - 1))
    }
}

/// Pairs by a matching of the least cost. With an odd number, whoever is matched with the number after
/// the last sits out.
fn in_twos(entrants: &[Entrant]) -> Pairings {
    let n = entrants.len() + entrants.len() % 2;
    let cost = |a: usize, b: usize| match (a.min(b), a.max(b)) {
        (one, other) if one == other => 0,
        (one, nobody) if nobody == entrants.len() => bye_cost(entrants, one).sum(),
        (one, other) => pair_cost(entrants, one, other).sum(),
    };
    let costs: Vec<_> = (0..n * n).map(|it| cost(it / n, it % n)).collect();
    let partners = min_weight_perfect_matching(&costs, n);
    let mut round = Pairings::default();
    for (one, other) in partners.into_iter().enumerate().filter(|(one, other)| one < other) {
        match other == entrants.len() {
            true => round.byes.push(one),
            false => round.tables.push(vec![one, other]),
        }
    }
    round
}

fn bye_cost(entrants: &[Entrant], one: usize) -> PairCost {
    let least = entrants.iter().map(|it| it.score).min().unwrap_or_default();
    PairCost {
        bye_again: entrants[one].byes.into(),
        bye_above: (entrants[one].score - least).into(),
        // Of those who are equal, the last.
        unfolded: (entrants.len() - 1 - one) as i128,
        ..PairCost::default()
    }
}

fn pair_cost(entrants: &[Entrant], one: usize, other: usize) -> PairCost {
    let (a, b) = (&entrants[one], &entrants[other]);
    let apart = i128::from(a.score - b.score);
    let group: Vec<usize> =
        (0..entrants.len()).filter(|it| entrants[*it].score == a.score).collect();
    let half = (group.len() / 2) as i128;
    let same_side = 0 < a.lean() * b.lean();
    PairCost {
        rematch: a.met(other).into(),
        one_sided: i128::from(same_side && 2 <= a.lean().abs().min(b.lean().abs())),
        apart: apart * apart,
        same_side: i128::from(same_side),
        unfolded: if apart == 0 { (other as i128 - one as i128 - half).abs() } else { 0 },
        ..PairCost::default()
    }
}

/// How often the search for groups begins anew while somebody meets somebody again.
const TRIES: u64 = 40;

/// Groups by rank, improved by exchanging people as long as that helps.
fn in_groups(entrants: &[Entrant], seats: usize, fewer: bool) -> Pairings {
    let n = entrants.len();
    let sizes = sizes(n, seats, fewer);
    let byes = sitting_out(entrants, n - sizes.iter().sum::<usize>());
    let playing: Vec<usize> = (0..n).filter(|it| !byes.contains(it)).collect();
    let alike = playing.iter().all(|it| entrants[*it].score == entrants[playing[0]].score);
    let mut best: Option<(i128, Vec<Vec<usize>>)> = None;
    for attempt in 0..TRIES {
        let mut order = playing.clone();
        shuffle(&mut order, attempt);
        let mut groups = if alike { spread(&order, &sizes) } else { in_a_row(&order, &sizes) };
        let cost = improve(entrants, &mut groups);
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, groups));
        }
        if cost < REMATCH {
            break;
        }
    }
    Pairings { tables: best.map(|it| it.1).unwrap_or_default(), byes }
}

/// Tables of neighbours in an order.
fn in_a_row(order: &[usize], sizes: &[usize]) -> Vec<Vec<usize>> {
    let mut rest = order.iter().copied();
    sizes.iter().map(|size| rest.by_ref().take(*size).collect()).collect()
}

/// Tables that are as strong as one another, if an order is one of strength: there and back again.
fn spread(order: &[usize], sizes: &[usize]) -> Vec<Vec<usize>> {
    let mut groups = vec![Vec::new(); sizes.len()];
    for (row, people) in order.chunks(sizes.len().max(1)).enumerate() {
        let back = row % 2 == 1 && people.len() == sizes.len();
        for (at, one) in people.iter().enumerate() {
            groups[if back { people.len() - 1 - at } else { at }].push(*one);
        }
    }
    groups
}

/// Those who sit out: who did so least often, and of these the last.
fn sitting_out(entrants: &[Entrant], count: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..entrants.len()).collect();
    order.sort_by_key(|it| (entrants[*it].byes, std::cmp::Reverse(*it)));
    order.truncate(count);
    order
}

/// Mixes an order, each time in the same way; the first attempt leaves it as it is.
fn shuffle(order: &mut [usize], attempt: u64) {
    let mut luck = attempt;
    for at in (1..order.len()).rev().filter(|_| attempt != 0) {
        // The constants of Knuth's MMIX.
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        order.swap(at, (luck >> 33) as usize % (at + 1));
    }
}

/// What one meeting again costs: more than all differences of scores together.
const REMATCH: i128 = 1 << 40;

fn group_cost(entrants: &[Entrant], group: &[usize]) -> i128 {
    let mut cost = 0;
    for (at, one) in group.iter().enumerate() {
        for other in &group[at + 1..] {
            let apart = i128::from(entrants[*one].score - entrants[*other].score);
            cost += REMATCH * i128::from(entrants[*one].met(*other)) + apart * apart;
        }
    }
    cost
}

/// Exchanges two people of two groups as long as that costs less. Returns what is left.
fn improve(entrants: &[Entrant], groups: &mut [Vec<usize>]) -> i128 {
    let cost = |group: &[usize]| group_cost(entrants, group);
    let mut improved = true;
    while improved {
        improved = false;
        for a in 0..groups.len() {
            for b in a + 1..groups.len() {
                let mut before = cost(&groups[a]) + cost(&groups[b]);
                for (i, j) in places(groups[a].len(), groups[b].len()) {
                    swap(groups, (a, i), (b, j));
                    let after = cost(&groups[a]) + cost(&groups[b]);
                    if after < before {
                        (before, improved) = (after, true);
                    } else {
                        swap(groups, (a, i), (b, j));
                    }
                }
            }
        }
    }
    groups.iter().map(|it| cost(it)).sum()
}

fn places(one: usize, other: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..one).flat_map(move |i| (0..other).map(move |j| (i, j)))
}

fn swap(groups: &mut [Vec<usize>], one: (usize, usize), other: (usize, usize)) {
    let (a, b) = (groups[one.0][one.1], groups[other.0][other.1]);
    groups[one.0][one.1] = b;
    groups[other.0][other.1] = a;
}

/// Puts a table in the order of the seats, so that everybody had each seat about equally often. Where
/// several orders are as good, the number of the table decides.
fn seat(entrants: &[Entrant], table: &mut Vec<usize>, at: usize) {
    let cost = |order: &[usize]| -> u32 {
        order.iter().enumerate().map(|(seat, it)| (2 * entrants[*it].had(seat) + 1).pow(2)).sum()
    };
    let turned = at % table.len();
    table.rotate_left(turned);
    if let Some(best) = orders(table).into_iter().min_by_key(|it| cost(it)) {
        *table = best;
    }
}

/// Every order of a few.
fn orders(of: &[usize]) -> Vec<Vec<usize>> {
    if of.is_empty() {
        return vec![Vec::new()];
    }
    let first = |at: usize| {
        let mut rest = of.to_vec();
        let first = rest.remove(at);
        orders(&rest).into_iter().map(move |it| [vec![first], it].concat())
    };
    (0..of.len()).flat_map(first).collect()
}

/// How many rounds it takes until all of so many have met in twos.
pub(crate) fn rounds_of_all(entrants: usize) -> usize {
    entrants.saturating_sub(1) + entrants % 2
}

/// A round, counted from 0, in which all play all in twos: the circle of Berger's tables. Who is in
/// `gone` has left; whoever would meet them sits out.
pub(crate) fn all_play_all(entrants: &[Entrant], round: usize, gone: &BTreeSet<usize>) -> Pairings {
    let n = entrants.len() + entrants.len() % 2;
    let there = |it: usize| it < entrants.len() && !gone.contains(&it);
    let mut plan = Pairings::default();
    for one in 0..n {
        let other = opponent(one, round, n);
        match (there(one), there(other)) {
            (true, true) if one < other => plan.tables.push(vec![one, other]),
            (true, false) => plan.byes.push(one),
            _ => {}
        }
    }
    seat_all(entrants, &mut plan.tables);
    plan
}

/// Two whose numbers add up to that of the round meet; the last meets the one who would meet itself.
fn opponent(one: usize, round: usize, n: usize) -> usize {
    let circle = n - 1;
    if one == circle {
        return (0..circle).find(|it| 2 * it % circle == round % circle).unwrap_or_default();
    }
    match (round % circle + circle - one) % circle {
        other if other == one => circle,
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Chance;

    use super::*;

    /// A tournament in which luck decides every game.
    struct Event {
        entrants: Vec<Entrant>,
        /// The numbers of those who are still there, the best first.
        there: Vec<usize>,
    }

    impl Event {
        fn new(entrants: usize, seats: usize) -> Event {
            let entrant = Entrant { seats: vec![0; seats], ..Entrant::default() };
            Event { entrants: vec![entrant; entrants], there: (0..entrants).collect() }
        }

        /// Those who are there, numbered by rank, as pairing sees them.
        fn ranked(&self) -> Vec<Entrant> {
            let rank = |it: &usize| self.there.iter().position(|other| other == it);
            let ranked = |it: &usize| {
                let mut entrant = self.entrants[*it].clone();
                let met = entrant.met.iter().filter_map(|(it, n)| Some((rank(it)?, *n))).collect();
                entrant.met = met;
                entrant
            };
            self.there.iter().map(ranked).collect()
        }

        fn play(&mut self, round: &Pairings, chance: &mut Chance) {
            let there = self.there.clone();
            for table in &round.tables {
                for (seat, one) in table.iter().enumerate() {
                    let me = &mut self.entrants[there[*one]];
                    me.seats[seat] += 1;
                    me.score += *chance.pick(&[0, 12, 24]);
                    for other in table.iter().filter(|it| *it != one) {
                        *me.met.entry(there[*other]).or_default() += 1;
                    }
                }
            }
            for one in &round.byes {
                self.entrants[there[*one]].byes += 1;
                self.entrants[there[*one]].score += 24;
            }
            let entrants = &self.entrants;
            self.there.sort_by_key(|it| (-entrants[*it].score, *it));
        }
    }

    /// What is wrong with a round: somebody plays twice or not at all, sits out again while another
    /// has not, or meets somebody again though a round exists in which nobody does.
    fn faults(entrants: &[Entrant], round: &Pairings, seats: usize) -> Vec<&'static str> {
        let mut faults = Vec::new();
        let mut all: Vec<usize> = round.tables.concat();
        all.extend(&round.byes);
        all.sort_unstable();
        if all != (0..entrants.len()).collect::<Vec<_>>() {
            faults.push("not everybody once");
        }
        let least = entrants.iter().map(|it| it.byes).min().unwrap_or_default();
        if round.byes.iter().any(|it| least < entrants[*it].byes) {
            faults.push("sits out again");
        }
        let again = |table: &Vec<usize>| {
            places(table.len(), table.len()).any(|(i, j)| 0 < entrants[table[i]].met(table[j]))
        };
        if seats == 2 && round.tables.iter().any(again) && can_be_new(entrants, least) {
            faults.push("meet again");
        }
        faults
    }

    /// Whether there are pairs of people who have not met, and a bye for one who had none: the largest
    /// matching of them leaves nobody over.
    fn can_be_new(entrants: &[Entrant], least: u32) -> bool {
        let n = entrants.len() + entrants.len() % 2;
        let fit = |a: usize, b: usize| match a.max(b) == entrants.len() {
            true => entrants[a.min(b)].byes == least,
            false => entrants[a].met(b) == 0,
        };
        let weights: Vec<i64> =
            (0..n * n).map(|it| i64::from(it / n != it % n && fit(it / n, it % n))).collect();
        integer_blossom::max_weight_matching(&weights, n).iter().all(Option::is_some)
    }

    /// Plays random Swiss tournaments from which people leave, and looks at every round.
    #[test]
    fn swiss_rounds_keep_their_promises() {
        let mut rounds = 0;
        for number in 0..60 {
            let mut chance = Chance::from_number(number);
            let players = 2 + *chance.pick(&(0..63).collect::<Vec<usize>>());
            let mut event = Event::new(players, 2);
            for _ in 0..7 {
                if event.there.len() < 2 {
                    break;
                }
                let ranked = event.ranked();
                let round = swiss(&ranked, 2, false);
                assert_eq!(faults(&ranked, &round, 2), Vec::<&str>::new(), "{number}");
                event.play(&round, &mut chance);
                rounds += 1;
                if *chance.pick(&[true, false, false]) {
                    let at = *chance.pick(&(0..event.there.len()).collect::<Vec<usize>>());
                    event.there.remove(at);
                }
            }
        }
        assert!(250 < rounds, "{rounds}");
    }

    #[test]
    fn groups_keep_their_promises() {
        for (players, seats, fewer) in [
            (64, 4, false),
            (63, 4, true),
            (17, 3, false),
            (16, 4, true),
            (40, 5, true),
            (7, 3, true),
        ] {
            let (mut event, mut chance) = (Event::new(players, seats), Chance::from_number(7));
            for round in 0..3 {
                let ranked = event.ranked();
                let plan = swiss(&ranked, seats, fewer);
                assert_eq!(faults(&ranked, &plan, seats), Vec::<&str>::new());
                let sizes: BTreeSet<usize> = plan.tables.iter().map(Vec::len).collect();
                assert!(sizes.iter().all(|it| seats - usize::from(fewer) <= *it && *it <= seats));
                event.play(&plan, &mut chance);
                let again = event.entrants.iter().flat_map(|it| it.met.values()).any(|it| 1 < *it);
                // Three rounds in which nobody meets again exist here for all but the smallest.
                assert!(!again || players < 16, "{players} in {seats}, round {round}");
            }
        }
    }

    /// Before anybody has a score, tables are about as strong as one another.
    #[test]
    fn the_first_tables_are_alike() {
        let entrants = vec![Entrant { seats: vec![0; 3], ..Entrant::default() }; 9];
        let mut tables = swiss(&entrants, 3, false).tables;
        tables.iter_mut().for_each(|it| it.sort_unstable());
        assert_eq!(tables, [[0, 5, 6], [1, 4, 7], [2, 3, 8]]);
        let sizes: Vec<usize> =
            swiss(&entrants[..8], 3, true).tables.iter().map(Vec::len).collect();
        assert_eq!(sizes, [3, 3, 2]);
    }

    /// Nobody has one seat much more often than the other.
    #[test]
    fn seats_are_balanced() {
        let (mut event, mut chance) = (Event::new(64, 2), Chance::from_number(1));
        for _ in 0..7 {
            let plan = swiss(&event.ranked(), 2, false);
            event.play(&plan, &mut chance);
        }
        let leans: Vec<i64> = event.entrants.iter().map(|it| it.lean().abs()).collect();
        assert!(leans.iter().all(|it| *it <= 3), "{leans:?}");
        let uneven = leans.iter().filter(|it| 1 < **it).count();
        assert!(uneven <= 6, "{leans:?}");
    }

    /// The law finds what is planted.
    #[test]
    fn planted_faults_are_found() {
        let mut entrants = vec![Entrant::default(); 5];
        (entrants[0].met, entrants[1].met) = ([(1, 1)].into(), [(0, 1)].into());
        entrants[4].byes = 1;
        let plan = |tables: &[[usize; 2]], byes: &[usize]| Pairings {
            tables: tables.iter().map(|it| it.to_vec()).collect(),
            byes: byes.to_vec(),
        };
        let found = |plan: &Pairings| faults(&entrants, plan, 2);
        assert_eq!(found(&plan(&[[0, 1], [2, 4]], &[3])), ["meet again"]);
        assert_eq!(found(&plan(&[[0, 2], [1, 3]], &[4])), ["sits out again"]);
        assert_eq!(found(&plan(&[[0, 2], [1, 4]], &[0])), ["not everybody once"]);
        assert!(found(&swiss(&entrants, 2, false)).is_empty());
        // Where all have met, they meet again.
        let both = vec![Entrant { met: [(1, 1), (0, 1)].into(), ..Entrant::default() }; 2];
        assert!(faults(&both, &swiss(&both, 2, false), 2).is_empty());
    }

    #[test]
    fn all_meet_all_once() {
        for n in 2..20 {
            let mut entrants = vec![Entrant { seats: vec![0; 2], ..Entrant::default() }; n];
            let mut met = BTreeSet::new();
            for round in 0..rounds_of_all(n) {
                let plan = all_play_all(&entrants, round, &BTreeSet::new());
                assert!(faults(&entrants, &plan, 3).is_empty(), "{n} {round} {plan:?}");
                for table in &plan.tables {
                    assert!(met.insert((table[0].min(table[1]), table[0].max(table[1]))));
                    for (seat, it) in table.iter().enumerate() {
                        entrants[*it].seats[seat] += 1;
                    }
                }
                plan.byes.iter().for_each(|it| entrants[*it].byes += 1);
            }
            assert_eq!(met.len(), n * (n - 1) / 2);
            assert!(entrants.iter().all(|it| it.lean().abs() <= 3), "{n}");
        }
    }

    #[test]
    fn who_would_meet_one_who_left_sits_out() {
        let entrants = vec![Entrant::default(); 4];
        let plan = all_play_all(&entrants, 0, &BTreeSet::from([1]));
        assert_eq!((plan.tables.len(), plan.byes.len()), (1, 1));
        assert!(!plan.byes.contains(&1) && !plan.tables.concat().contains(&1));
    }
}
