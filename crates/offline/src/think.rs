//! What bots think. It needs nothing but the work, so that it can be done in a worker of its own.

use std::num::NonZeroU32;

use bots::{Budget, Player};
use catalogue::Table;
use room::{HintReason, HintedMove};
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Record, Seat, SeatSet, Seed};

/// What a bot thinks about.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct ThoughtWork {
    /// The game as it stands, and the file of its cards.
    pub(crate) record: String,
    pub(crate) cards: String,
    pub(crate) seat: u8,
    /// The level of the bot; none for one who was asked what it would do.
    pub(crate) level: Option<String>,
    /// The seats of people who play themselves, whom the bot may ask something first.
    pub(crate) people: Vec<u8>,
    pub(crate) luck: String,
}

/// What a bot tells somebody who asked.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct Advised {
    /// Each move with the number of imagined games, and what they were worth.
    pub(crate) moves: Vec<(String, u32, f64)>,
    pub(crate) reasons: Vec<HintReason>,
}

impl Advised {
    pub(crate) fn hints(&self) -> Vec<HintedMove> {
        let hint = |(mv, visits, worth): &(String, u32, f64)| HintedMove {
            mv: mv.clone(),
            visits: *visits,
            worth: *worth,
        };
        self.moves.iter().map(hint).collect()
    }
}

/// How many games a bot imagines for one who asks. There is no clock here.
const HINT_GAMES: NonZeroU32 = NonZeroU32::new(1200).expect("it is more than none");

/// Does some work: the move of a bot, or its advice as JSON; nothing where the game cannot be read.
pub fn think(work: &str) -> String {
    serde_json::from_str::<ThoughtWork>(work).ok().and_then(|it| done(&it)).unwrap_or_default()
}

fn done(work: &ThoughtWork) -> Option<String> {
    let record: Record = work.record.parse().ok()?;
    let game = room::revive(record, &work.cards).ok()?;
    let mut chance = Chance::new(work.luck.parse::<Seed>().ok()?);
    let seat = Seat(work.seat);
    Some(match &work.level {
        Some(level) => chosen(game.as_ref(), seat, level, work, &mut chance),
        None => advised(game.as_ref(), seat, &mut chance),
    })
}

fn chosen(
    game: &dyn Table,
    seat: Seat,
    level: &str,
    work: &ThoughtWork,
    chance: &mut Chance,
) -> String {
    // One whose level is gone plays anything.
    let player = level.parse().unwrap_or(Player::Random);
    let people: SeatSet = work.people.iter().map(|it| Seat(*it)).collect();
    let answer = bots::choose(game, seat, &player, chance);
    game.confer(seat, &answer, people)
}

fn advised(game: &dyn Table, seat: Seat, chance: &mut Chance) -> String {
    let hints = bots::hints(game, seat, None, Budget::Games(HINT_GAMES), chance);
    let reason = |it: bots::MoveReason| {
        let bots::MoveReason { word, at_once, best, next, good } = it;
        HintReason { word: word.to_string(), at_once, best, next, good }
    };
    let advised = Advised {
        moves: hints.moves.into_iter().map(|it| (it.mv, it.visits, it.worth)).collect(),
        reasons: hints.reasons.into_iter().map(reason).collect(),
    };
    serde_json::to_string(&advised).expect("plain data is JSON")
}
