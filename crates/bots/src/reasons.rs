//! Why a bot prefers one move to another: what players watch, as it came out in the games that it
//! imagined. Nothing is said that did not differ there beyond chance.

use tabletop::{Gauge, Judgement, MoveReason, Seat};

/// In at least so many imagined games a number must have been seen.
const GAMES_MIN: u32 = 8;

/// The least difference that is worth a word.
const LEAST: f64 = 0.2;

/// By how many standard errors a difference must stand out.
const SURE: f64 = 3.0;

/// What differs at once must differ later by at least this part of it. Two moves may bring the same, one
/// of them a step earlier: that is no reason.
const LASTING: f64 = 0.5;

/// How many reasons speak for a move at most, and how many against it.
const FOR: usize = 2;
const AGAINST: usize = 1;

/// How the numbers came out in the imagined games that began with one move.
#[derive(Clone, Default, Debug)]
pub struct Outlook {
    at_once: Vec<GaugeSum>,
    later: Vec<GaugeSum>,
    doubt: f64,
}

/// One number, over several imagined games.
#[derive(Clone, Copy, Debug)]
struct GaugeSum {
    gauge: Gauge,
    games: u32,
    sum: f64,
    squares: f64,
}

impl Outlook {
    /// The variance of what the move is said to be worth, as the games show it.
    pub fn doubt(&self) -> f64 {
        self.doubt
    }

    pub(crate) fn doubting(self, doubt: f64) -> Outlook {
        Outlook { doubt, ..self }
    }

    pub(crate) fn see_at_once<G: Judgement>(&mut self, game: &G, seat: Seat) {
        add(&mut self.at_once, game.gauges(seat));
    }

    pub(crate) fn see_later<G: Judgement>(&mut self, game: &G, seat: Seat) {
        add(&mut self.later, game.gauges(seat));
    }
}

fn add(seen: &mut Vec<GaugeSum>, gauges: Vec<Gauge>) {
    if seen.is_empty() {
        let none = |gauge| GaugeSum { gauge, games: 0, sum: 0.0, squares: 0.0 };
        *seen = gauges.iter().copied().map(none).collect();
    }
    for (seen, gauge) in seen.iter_mut().zip(gauges) {
        debug_assert_eq!(seen.gauge.word, gauge.word, "the gauges of a game keep their order");
        seen.add(f64::from(gauge.value));
    }
}

impl GaugeSum {
    fn add(&mut self, value: f64) {
        self.games += 1;
        self.sum += value;
        self.squares += value * value;
    }

    fn mean(&self) -> f64 {
        self.sum / f64::from(self.games)
    }

    /// The square of the standard error of the mean.
    fn doubt(&self) -> f64 {
        let variance = self.squares / f64::from(self.games) - self.mean().powi(2);
        variance.max(0.0) / f64::from(self.games)
    }
}

/// What differs between the best move and the next: first what speaks for it, and of that first what
/// stands out most.
pub fn reasons(best: &Outlook, next: &Outlook) -> Vec<MoveReason> {
    let at_once = differences(&best.at_once, &next.at_once, true);
    let at_once = at_once.filter(|it| lasts(&it.1, best, next));
    let later = differences(&best.later, &next.later, false);
    let mut all: Vec<(f64, MoveReason)> = at_once.chain(later).collect();
    all.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut said: Vec<MoveReason> = Vec::new();
    for (good, most) in [(true, FOR), (false, AGAINST)] {
        for (_, reason) in all.iter().filter(|it| it.1.good == good) {
            let count = said.iter().filter(|it| it.good == good).count();
            if count < most && said.iter().all(|it| it.word != reason.word) {
                said.push(reason.clone());
            }
        }
    }
    // What only speaks against the best move explains nothing.
    if said.iter().any(|it| it.good) { said } else { Vec::new() }
}

/// Whether what differs at once still does later, as far as anybody looked there.
fn lasts(it: &MoveReason, best: &Outlook, next: &Outlook) -> bool {
    let mut later = best.later.iter().zip(&next.later);
    let Some((best, next)) = later.find(|(best, _)| best.gauge.word == it.word) else {
        return true;
    };
    let (now, later) = (it.best - it.next, best.mean() - next.mean());
    LASTING * now.abs() <= later * now.signum()
}

/// The numbers that differ beyond chance, each with how much it stands out.
fn differences<'a>(
    best: &'a [GaugeSum],
    next: &'a [GaugeSum],
    at_once: bool,
) -> impl Iterator<Item = (f64, MoveReason)> + 'a {
    best.iter().zip(next).filter_map(move |(best, next)| {
        let enough = GAMES_MIN <= best.games.min(next.games);
        let by = best.mean() - next.mean();
        let doubt = (best.doubt() + next.doubt()).sqrt();
        let stands_out = LEAST <= by.abs() && SURE * doubt < by.abs();
        let good = (0.0 < by) == best.gauge.more;
        let word = best.gauge.word.to_string();
        let reason = MoveReason { word, at_once, best: best.mean(), next: next.mean(), good };
        // By its size in standard deviations of single games.
        let spread = (doubt * f64::from(best.games.min(next.games)).sqrt()).max(0.1);
        (enough && stands_out).then_some((by.abs() / spread, reason))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An outlook in which a number was high in every so many of forty games.
    fn outlook(high: f32, every: usize) -> Outlook {
        let mut outlook = Outlook::default();
        for game in 0..40 {
            let value = if game % every == 0 { high } else { 0.0 };
            add(&mut outlook.at_once, vec![Gauge::high("cards", value), Gauge::low("foes", value)]);
        }
        outlook
    }

    #[test]
    fn what_differs_is_said_with_both_numbers() {
        let said = reasons(&outlook(3.0, 1), &outlook(1.0, 1));
        let words: Vec<(&str, f64, f64, bool)> =
            said.iter().map(|it| (it.word.as_str(), it.best, it.next, it.good)).collect();
        assert_eq!(words, [("cards", 3.0, 1.0, true), ("foes", 3.0, 1.0, false)]);
    }

    #[test]
    fn what_may_be_chance_is_not_said() {
        assert_eq!(reasons(&outlook(1.0, 2), &outlook(1.0, 3)), []);
        assert_ne!(reasons(&outlook(1.0, 1), &outlook(1.0, 3)), []);
    }

    #[test]
    fn what_differs_little_is_not_said() {
        assert_eq!(reasons(&outlook(3.1, 1), &outlook(3.0, 1)), []);
    }

    #[test]
    fn what_both_moves_come_to_is_not_said() {
        let with = |now: f32, later: f32| {
            let mut outlook = outlook(now, 1);
            for _ in 0..40 {
                let gauges = vec![Gauge::high("cards", later), Gauge::low("foes", 0.0)];
                add(&mut outlook.later, gauges);
            }
            outlook
        };
        assert_eq!(reasons(&with(3.0, 2.0), &with(1.0, 2.0)), []);
        let said = reasons(&with(3.0, 2.0), &with(1.0, 1.0));
        assert_eq!(said.iter().map(|it| &*it.word).collect::<Vec<_>>(), ["cards"]);
    }

    #[test]
    fn few_games_say_nothing() {
        let few = |value: f32| {
            let mut outlook = Outlook::default();
            for _ in 1..GAMES_MIN {
                add(&mut outlook.later, vec![Gauge::high("cards", value)]);
            }
            outlook
        };
        assert_eq!(reasons(&few(3.0), &few(1.0)), []);
    }
}
