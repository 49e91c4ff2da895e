//! The log: what happened, a line each, with a heading for each round.

use frame::data::LogLine;
use xeno::event::Told;
use xeno_words::Words;

use super::speaker::Speaker;
use super::way::way_of;
use crate::art::signs::sign;

/// The log shows at most this many things; in a whole game about a thousand are told.
const NEWS: usize = 200;

/// The last lines of what one viewer was told.
pub(super) fn log(speaker: &Speaker<'_>, told: &[Told]) -> Vec<LogLine> {
    let news = (1..).zip(told).skip(told.len().saturating_sub(NEWS));
    let shown = news.filter(|it| speaker.frame.log.shows(it.0));
    shown.filter_map(|it| line(speaker, it)).collect()
}

/// The line of an event; none for an event that needs no line.
fn line(speaker: &Speaker<'_>, (number, told): (usize, &Told)) -> Option<LogLine> {
    let heading = matches!(told, Told::RoundBegan { .. } | Told::Ended { .. });
    let pip = pip(told).map(sign);
    let line = LogLine::of::<Words>(speaker.frame, speaker, (number, told), heading, pip)?;
    Some(line.on_the_way(way_of(speaker.view, told)))
}

/// The small sign before a line.
fn pip(told: &Told) -> Option<&'static str> {
    Some(match told {
        Told::RoundBegan { .. } | Told::Ended { .. } => return None,
        Told::Started { .. } | Told::PhaseBegan { .. } => "world",
        Told::Picked { .. } | Told::Bonus { .. } => "star",
        Told::Drew { .. } => "draw",
        Told::Discarded { .. } | Told::Shuffled { .. } | Told::InvasionsShuffled { .. } => "card",
        Told::Placed { .. } | Told::PlacedNothing { .. } => "dev",
        Told::Used { .. } => "keep",
        Told::Conquered { .. } => "mil",
        Told::Stocked { .. } => "produce",
        Told::Sold { .. } => "trade",
        Told::Consumed { .. } | Told::Cashed { .. } | Told::Contributed { .. } => "vp",
        Told::Guessed { .. } => "dice",
        Told::Repaired { .. } => "repair",
        Told::Disks { .. } | Told::Mustered { .. } | Told::Faces { .. } => "k-xeno",
        Told::Bunkered { .. } | Told::Defended { .. } => "def",
        Told::Overrun { .. } | Told::Damaged { .. } | Told::Defeat { .. } => "crack",
    })
}
