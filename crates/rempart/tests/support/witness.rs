//! Compares what is stored with what the players were told.

use std::collections::BTreeSet;
use std::fmt::{Display, Formatter, Result as Written};
use std::time::Duration;

use catalogue::Table;
use store::{PlayedMove, Store};
use tabletop::{Seat, Seed};

use super::someone::{Fate, Someone};

/// The result of everything.
#[derive(Clone, Default, Debug)]
pub(crate) struct Report {
    pub(crate) acknowledged: usize,
    /// Moves whose answer did not arrive.
    pub(crate) unknown: usize,
    /// All stored moves, those of bots included.
    pub(crate) stored: usize,
    /// People whose acknowledged moves are not all there, in order.
    pub(crate) lost: usize,
    /// People who have more stored moves than they played.
    pub(crate) doubled: usize,
    /// People who could not go on.
    pub(crate) stuck: usize,
    /// How long people were without a server, each time.
    pub(crate) gone: Vec<Duration>,
}

impl Display for Report {
    fn fmt(&self, to: &mut Formatter<'_>) -> Written {
        let (middle, most) = (self.gone.get(self.gone.len() / 2), self.gone.last());
        write!(
            to,
            "{} acknowledged, {} without an answer, {} stored; {} lost, {} doubled, {} stuck; \
             {} times without a server, for {middle:?} in the middle and {most:?} at most",
            self.acknowledged,
            self.unknown,
            self.stored,
            self.lost,
            self.doubled,
            self.stuck,
            self.gone.len(),
        )
    }
}

pub(crate) async fn check(store: &Store, people: &[Someone]) -> Report {
    let mut report = Report::default();
    for someone in people {
        let moves = store.moves(&someone.table).await.unwrap();
        let (lost, doubled) = compare(deal(store, &someone.table).await, &moves, someone);
        report.lost += usize::from(lost);
        report.doubled += usize::from(doubled);
        report.stuck += usize::from(!someone.recovered);
        report.stored += if someone.seat == 0 { moves.len() } else { 0 };
        let known = someone.sent.iter().filter(|it| it.1 == Fate::Acknowledged).count();
        report.acknowledged += known;
        report.unknown += someone.sent.len() - known;
        report.gone.extend(&someone.gone);
    }
    report.gone.sort_unstable();
    report
}

/// The game as it began.
async fn deal(store: &Store, table: &str) -> Box<dyn Table> {
    let row = store.table(table).await.unwrap().unwrap();
    let options: Vec<(&str, &str)> =
        row.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    let seed: Seed = row.seed.parse().unwrap();
    catalogue::open(&row.game, row.seats.len() as u8, &options, None, seed).unwrap()
}

/// Replays the stored moves and compares them with what somebody sent. Each acknowledged move must
/// be there once, in order, and one without an answer once or not at all. Beside them there may
/// only be only answers, which the table gives by itself. Returns whether any move is lost, and
/// whether there are more than were played.
fn compare(mut game: Box<dyn Table>, moves: &[PlayedMove], someone: &Someone) -> (bool, bool) {
    // How many of the sent moves may have been found so far.
    let mut met = BTreeSet::from([0]);
    for played in moves {
        let forced = game.legal_moves(Seat(played.seat)).len() == 1;
        game.play(Seat(played.seat), &[&played.mv]).expect("what is stored can be played");
        if played.seat == someone.seat {
            met = meet(&met, someone, &played.mv, forced);
        }
        if met.is_empty() {
            return (false, true);
        }
    }
    let whole = onward(&met, someone).contains(&someone.sent.len());
    (!whole, false)
}

fn meet(met: &BTreeSet<usize>, someone: &Someone, mv: &str, forced: bool) -> BTreeSet<usize> {
    let here = onward(met, someone);
    let same = |at: &&usize| someone.sent.get(**at).is_some_and(|it| it.0 == mv);
    let mut after: BTreeSet<usize> = here.iter().filter(same).map(|at| at + 1).collect();
    if forced {
        after.extend(here);
    }
    after
}

/// Adds the cases in which moves without an answer were not stored.
fn onward(met: &BTreeSet<usize>, someone: &Someone) -> BTreeSet<usize> {
    let mut all = met.clone();
    for start in met {
        let unknown = |at: &usize| someone.sent.get(*at).is_some_and(|it| it.1 == Fate::Unknown);
        let mut at = *start;
        while unknown(&at) {
            at += 1;
            all.insert(at);
        }
    }
    all
}
