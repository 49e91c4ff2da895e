//! What bots think. It needs nothing but the work, so that it can be done in a worker of its own.

use std::num::NonZeroU32;

use bots::{Budget, Player};
use catalogue::Table;
use desk::review::LuckyMoment;
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Record, Seat, SeatSet, Seed};

/// What a bot thinks about.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct ThoughtWork {
    /// The game as it stands, and the file of its cards.
    pub(crate) record: String,
    pub(crate) cards: String,
    pub(crate) seat: u8,
    pub(crate) wanted: Wanted,
    pub(crate) luck: String,
}

/// What is to come of it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Wanted {
    /// The move of a bot of this level. It may ask something of people first, who play themselves in
    /// these seats.
    Move { level: String, people: Vec<u8> },
    /// What it would do, for somebody who asks, as [`Hints`](bots::Hints).
    Advice,
    /// What the moves were worth after so many, among them the one that was made, as [`Hints`](bots::Hints).
    Weighing { ply: usize },
    /// The luck of that move, or of the deal, as a [`LuckyMoment`].
    Luck { ply: Option<usize> },
}

/// How many games a bot imagines for one who asks. There is no clock here.
const HINT_GAMES: NonZeroU32 = NonZeroU32::new(1200).expect("it is more than none");

/// The same for a decision that is weighed afterwards.
const WEIGHING_GAMES: NonZeroU32 = NonZeroU32::new(400).expect("it is more than none");

/// By how many games the luck of a moment is measured.
const LUCK_GAMES: usize = 50;

/// Does some work: a text, or JSON, as was wanted; nothing where the game cannot be read.
pub fn think(work: &str) -> String {
    serde_json::from_str::<ThoughtWork>(work).ok().and_then(|it| done(&it)).unwrap_or_default()
}

fn done(work: &ThoughtWork) -> Option<String> {
    let record: Record = work.record.parse().ok()?;
    let game = room::revive(record, &work.cards).ok()?;
    let mut chance = Chance::new(work.luck.parse::<Seed>().ok()?);
    let seat = Seat(work.seat);
    let chance = &mut chance;
    Some(match &work.wanted {
        Wanted::Move { level, people } => chosen(game.as_ref(), seat, level, people, chance),
        Wanted::Advice => advised(game.as_ref(), seat, None, HINT_GAMES, chance),
        Wanted::Weighing { ply } => {
            let then = game.at(*ply);
            advised(then.as_ref(), seat, Some(&game.entry(*ply).1), WEIGHING_GAMES, chance)
        }
        Wanted::Luck { ply } => {
            let bots::LuckOfMove { expected, came } =
                bots::luck(game.as_ref(), *ply, LUCK_GAMES, chance);
            written(&LuckyMoment { expected, came })
        }
    })
}

fn written<T: Serialize>(it: &T) -> String {
    serde_json::to_string(it).expect("plain data is JSON")
}

fn chosen(game: &dyn Table, seat: Seat, level: &str, people: &[u8], chance: &mut Chance) -> String {
    // One whose level is gone plays anything.
    let player = level.parse().unwrap_or(Player::Random);
    let people: SeatSet = people.iter().map(|it| Seat(*it)).collect();
    let answer = bots::choose(game, seat, &player, chance);
    game.confer(seat, &answer, people)
}

fn advised(
    game: &dyn Table,
    seat: Seat,
    played: Option<&str>,
    games: NonZeroU32,
    chance: &mut Chance,
) -> String {
    written(&bots::hints(game, seat, played, Budget::Games(games), chance))
}
