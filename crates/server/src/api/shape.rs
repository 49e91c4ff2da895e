//! What programs are answered: every answer of the API has its type here, and so does the
//! document that describes them. Pages that answer programs use the same types.

use std::collections::BTreeMap;

use room::PageSeen;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::Seat;
use utoipa::ToSchema;

/// Why a request was refused. It changed nothing.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Problem {
    /// The short name of the reason, the same in every language.
    pub(crate) error: String,
    /// The reason as a sentence, in the language of `Accept-Language`.
    pub(crate) message: String,
    /// The section of the game's rules that decides it, where a move is against the rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) section: Option<String>,
    /// Where that section can be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rule: Option<String>,
    /// The words of the way there, in the language of `Accept-Language`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) why: Option<String>,
    /// What the reader of the request stumbled over, for who writes programs; English.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) detail: Option<String>,
    /// The version of the table now, as the asker counts.
    pub(crate) seq: Option<u64>,
    /// The fields that cannot be accepted: `game`, `seats`, `seat1`, `clock`, `option.KEY`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) fields: Vec<String>,
    /// The table as it stands now, where it is not as the asker believed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) table: Option<Box<TableState>>,
}

/// Where a table is in its life: waiting for people, being played, over, or closed before its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Status {
    Lobby,
    Running,
    Finished,
    Closed,
}

impl From<store::Status> for Status {
    fn from(status: store::Status) -> Status {
        match status {
            store::Status::Lobby => Status::Lobby,
            store::Status::Running => Status::Running,
            store::Status::Finished => Status::Finished,
            store::Status::Closed => Status::Closed,
        }
    }
}

/// A table as the asker may know it. Seats count from 0 in turn order.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct TableState {
    /// The id, as in addresses.
    pub(crate) table: String,
    /// The id of the game.
    pub(crate) game: String,
    /// The revision of the rules.
    pub(crate) rules: u32,
    /// The hash of the card file.
    pub(crate) cards: String,
    pub(crate) status: Status,
    /// Why the table is closed: the short name of the reason.
    pub(crate) reason: Option<String>,
    /// The version that this shows, as the asker counts: it rises with whatever they notice.
    /// Send it with your moves; ask for the events after it.
    pub(crate) seq: u64,
    /// Every option with its value.
    pub(crate) options: BTreeMap<String, String>,
    /// The fingerprint of the deal, known from the start.
    pub(crate) commitment: String,
    /// The seed that it is the fingerprint of, once the game is over.
    pub(crate) seed: Option<String>,
    /// How the game ended, as its record says it.
    pub(crate) outcome: Option<String>,
    /// The asker's seat; none for one who watches.
    #[schema(minimum = 0, maximum = 4)]
    pub(crate) seat: Option<u8>,
    /// Whether the asker opened the table.
    pub(crate) host: bool,
    /// The way in for others, for those who sit here.
    pub(crate) invite: Option<String>,
    /// Whether the table is listed among the open ones.
    pub(crate) open: bool,
    /// Whether bots may be asked for hints.
    pub(crate) hints: bool,
    pub(crate) seats: Vec<SeatState>,
    /// The seats for which the game waits.
    pub(crate) asked: Vec<u8>,
    /// What the asker may answer now; empty when they are not asked.
    pub(crate) moves: Vec<Choice>,
    /// What the asker may say in the game, unasked.
    pub(crate) asides: Vec<Choice>,
    /// Whether the asker may take back their last move.
    pub(crate) undo: bool,
    /// What was said here, to those who may hear it.
    pub(crate) said: Vec<Line>,
    /// How long people may think: `live MINUTES+SECONDS` or `turns DAYS`.
    pub(crate) clock: Option<String>,
    /// What each seat has left to think; empty where there is no clock.
    pub(crate) clocks: Vec<Option<Left>>,
    /// The day (`YYYY-MM-DD`) whose deal this is.
    pub(crate) day: Option<String>,
    /// Whether the deal was played before.
    pub(crate) replay: bool,
    /// How many moves were made, as far as the asker may know; none before the game.
    pub(crate) plies: Option<usize>,
    /// The seat that has yet to confirm its turn, if it wants to be asked.
    pub(crate) unconfirmed: Option<u8>,
    /// The position as the asker may know it: what is in it depends on the game.
    pub(crate) view: Option<Value>,
    /// What the asker was told of each move, if asked for (`told=true`).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) told: Option<Vec<Vec<Value>>>,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct SeatState {
    pub(crate) name: String,
    /// The level of the bot that plays, also while it plays for a person.
    pub(crate) bot: Option<String>,
    /// How that bot plays besides, once the game has begun, where its game has styles: `soldier`,
    /// `trader`, `bold` or `careful`.
    pub(crate) style: Option<String>,
    /// Whether nobody sits here yet.
    pub(crate) free: bool,
}

/// A move that can be made.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Choice {
    /// The move as it is sent.
    #[serde(rename = "move")]
    pub(crate) mv: String,
    /// The move in words, in the asker's language.
    pub(crate) label: String,
}

/// A line of the talk.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Line {
    /// None for one who only watches.
    pub(crate) seat: Option<u8>,
    pub(crate) name: String,
    pub(crate) text: String,
    /// Whether the table notes it, rather than somebody saying it.
    pub(crate) note: bool,
}

/// Time left to think.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Left {
    /// Milliseconds.
    pub(crate) ms: u64,
    /// Whether it is running out now.
    pub(crate) runs: bool,
}

/// What kind of thing happened: a move, something said, moves taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum EventKind {
    Move,
    Said,
    Back,
}

impl EventKind {
    pub(crate) fn name(self) -> &'static str {
        match self {
            EventKind::Move => "move",
            EventKind::Said => "said",
            EventKind::Back => "back",
        }
    }
}

/// Something that the asker noticed at a table. Their numbers rise from 1; where moves were taken
/// back since, numbers are left out.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Happened {
    /// Its number, as the asker counts: the version of the table that it made.
    pub(crate) seq: u64,
    pub(crate) kind: EventKind,
    /// What the asker was told of a move, in the game's own terms. Empty where they noticed no
    /// more than that somebody answered.
    pub(crate) told: Vec<Value>,
    /// What was said.
    pub(crate) said: Option<Line>,
    /// A move was taken back: the one with this number no longer holds.
    pub(crate) since: Option<u64>,
}

/// What happened at a table after a certain number.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Log {
    /// The version of the table now.
    pub(crate) seq: u64,
    pub(crate) events: Vec<Happened>,
}

/// How a table stands: sent first on every stream of events, and again whenever it changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Standing {
    pub(crate) status: Status,
    /// The asker's seat. Each seat counts events by itself: who changes seats starts anew.
    pub(crate) seat: Option<u8>,
    pub(crate) seats: Vec<SeatState>,
    /// The seats for which the game waits.
    pub(crate) asked: Vec<u8>,
    /// The seat whose turn is played and waits for a word of its own.
    pub(crate) unconfirmed: Option<u8>,
}

/// A move that a bot has weighed.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Weighed {
    #[serde(rename = "move")]
    pub(crate) mv: String,
    /// In how many imagined games it was tried.
    pub(crate) games: u32,
    /// How good it looks, from 0 (lost) to 1 (won).
    pub(crate) worth: f64,
}

impl From<&bots::WeighedMove> for Weighed {
    fn from(hint: &bots::WeighedMove) -> Weighed {
        Weighed { mv: hint.mv.clone(), games: hint.visits, worth: hint.worth }
    }
}

impl From<&room::HintedMove> for Weighed {
    fn from(hint: &room::HintedMove) -> Weighed {
        Weighed { mv: hint.mv.clone(), games: hint.visits, worth: hint.worth }
    }
}

/// What a strong bot would do, the best first.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Hints {
    /// The version of the table now: that somebody asked is noted in the talk.
    pub(crate) seq: u64,
    pub(crate) hints: Vec<Weighed>,
}

/// One's decisions, weighed after the game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Review {
    /// How many decisions there were, once they are counted.
    pub(crate) decisions: Option<usize>,
    /// Whether all are weighed; if not, ask again in a while.
    pub(crate) done: bool,
    pub(crate) weighed: Vec<Decision>,
    /// The luck of the deal, then that of each move, as far as it is measured.
    pub(crate) luck: Vec<Luck>,
}

/// What luck made of the chances to win, from 0 to 1, of all seats.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Luck {
    /// On average over other luck.
    pub(crate) expected: Vec<f64>,
    /// As it fell.
    pub(crate) came: Vec<f64>,
}

/// A decision, weighed.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Decision {
    /// After how many moves it was taken.
    pub(crate) ply: usize,
    /// The best first.
    pub(crate) moves: Vec<Weighed>,
    /// The place among them of the one that was played.
    pub(crate) played: usize,
    /// What it gave away, from 0 (nothing) to 1 (the game).
    pub(crate) loss: f64,
}

/// A game after some of its moves.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Moment {
    pub(crate) table: String,
    pub(crate) game: String,
    /// After how many moves.
    pub(crate) ply: usize,
    /// How many there are, as far as one may know.
    pub(crate) plies: usize,
    /// By whose eyes; none for one who watches.
    pub(crate) seat: Option<u8>,
    /// The position: what is in it depends on the game.
    pub(crate) view: Value,
    /// What was told of each move up to there.
    pub(crate) told: Vec<Vec<Value>>,
}

/// A table of the asker's.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct MyTable {
    pub(crate) table: String,
    pub(crate) game: String,
    /// Whether it waits for the asker.
    pub(crate) turn: bool,
    /// What they are asked, in words.
    pub(crate) ask: Option<String>,
    /// For whom else it waits.
    pub(crate) waits_for: Vec<String>,
    /// How many seats are still free, before the game.
    pub(crate) free: usize,
    /// Who else sits there.
    pub(crate) with: Vec<String>,
    /// What the asker has left to think.
    pub(crate) left: Option<Left>,
}

/// The tables of the asker that are not over.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct MyTables {
    pub(crate) tables: Vec<MyTable>,
    /// The ids of those that wait for the asker.
    pub(crate) turns: Vec<String>,
}

/// Results of the deal of a day.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Daily {
    pub(crate) game: String,
    /// As `YYYY-MM-DD`.
    pub(crate) day: String,
    /// The best first.
    pub(crate) results: Vec<DailyResult>,
}

/// Somebody's try at the deal of a day.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct DailyResult {
    pub(crate) name: String,
    /// `won`, `lost` or `drawn`.
    pub(crate) verdict: String,
    pub(crate) score: i64,
    pub(crate) moves: i64,
}

/// A game that can be played.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Game {
    pub(crate) id: String,
    /// In the asker's language.
    pub(crate) name: String,
    pub(crate) rules: u32,
    /// The fewest players.
    pub(crate) least: u8,
    /// The most players.
    pub(crate) most: u8,
    pub(crate) options: Vec<Opt>,
    /// Every way in which a game can end.
    pub(crate) endings: Vec<String>,
    /// Whether there is a deal of the day.
    pub(crate) daily: bool,
}

/// An option of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = GameOption)]
pub(crate) struct Opt {
    pub(crate) key: String,
    /// What it is when nothing is chosen.
    pub(crate) default: String,
    /// What it takes, as `on | off` or `1-60 | none`; `...` stands for any text.
    pub(crate) values: String,
}

/// A table that waits for people.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct OpenTable {
    pub(crate) table: String,
    pub(crate) game: String,
    pub(crate) options: BTreeMap<String, String>,
    /// The one who opened it.
    pub(crate) host: String,
    pub(crate) seats: Vec<SeatState>,
    /// The code of the language that it talks in.
    pub(crate) lang: String,
    /// Seconds since 1970.
    pub(crate) created: i64,
}

/// A game that is over.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Finished {
    pub(crate) table: String,
    pub(crate) game: String,
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) players: Vec<String>,
    /// How it ended, in words.
    pub(crate) ending: String,
    /// Whether that is what the people at the table hoped for.
    pub(crate) won: bool,
    /// When it ended, in seconds since 1970.
    pub(crate) at: i64,
}

/// A victory that all at a table won together.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Victory {
    pub(crate) table: String,
    pub(crate) game: String,
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) team: Vec<Mate>,
    pub(crate) points: i64,
    /// Seconds since 1970.
    pub(crate) at: i64,
}

/// One of those who won.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Mate {
    pub(crate) name: String,
    pub(crate) survived: bool,
}

/// A record that holds: it follows the rules, and its deal is the one that was promised.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Verified {
    pub(crate) game: String,
    pub(crate) players: u8,
    pub(crate) moves: usize,
    /// As the record says it; none for a game that is not over.
    pub(crate) outcome: Option<String>,
    pub(crate) commitment: String,
}

/// The proof of who somebody is. Send it as `Authorization: Bearer TOKEN`. It is shown once: only
/// its hash is kept.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Token {
    pub(crate) token: String,
    pub(crate) me: Me,
}

/// The one who asks.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Me {
    pub(crate) name: String,
    /// The code of their language.
    pub(crate) lang: String,
    /// Whether they have a name and a password to sign in with.
    pub(crate) account: bool,
    /// How many tables wait for them.
    pub(crate) waiting: usize,
}

/// A guest to be. All can be left out.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewGuest {
    /// At most 24 characters; without one, somebody thinks of one.
    #[schema(min_length = 1, max_length = 24)]
    pub(crate) name: Option<String>,
}

/// A name and a password.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Credentials {
    #[schema(min_length = 1, max_length = 24)]
    pub(crate) name: String,
    /// 8 to 128 characters.
    #[schema(format = "password", min_length = 8, max_length = 128)]
    pub(crate) password: String,
}

/// What changes about the asker.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MeChange {
    #[schema(min_length = 1, max_length = 24)]
    pub(crate) name: Option<String>,
    /// `fr` or `en`.
    #[schema(pattern = "^(fr|en)$")]
    pub(crate) lang: Option<String>,
}

/// Who shall sit in a seat.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Sits {
    /// The one who opens the table.
    Me,
    /// Whoever comes by the invitation.
    Link,
    /// A bot of that level: `recruit`, `cadet`, `sergeant`, `captain`, `general` or `random`.
    Bot(String),
    /// Somebody of that name beside me, at my device.
    Here(String),
}

/// A table to be opened.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    /// The id of the game.
    #[schema(max_length = 40)]
    pub(crate) game: String,
    /// What is not named is as usual.
    #[serde(default)]
    pub(crate) options: BTreeMap<String, String>,
    /// In turn order. Without it: me, and bots up to the fewest players.
    #[serde(default)]
    pub(crate) seats: Vec<Sits>,
    /// Whether it is listed among the open tables.
    #[serde(default)]
    pub(crate) open: bool,
    /// Whether nobody may ask bots for hints.
    #[serde(default)]
    pub(crate) no_hints: bool,
    /// How long people may think: `live MINUTES+SECONDS` or `turns DAYS`.
    pub(crate) clock: Option<String>,
}

/// A way into a table.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Entry {
    /// The key of the invitation: what follows `k=` in its address. Needed at private tables.
    pub(crate) key: Option<String>,
    /// Any free seat, if none is named.
    #[schema(maximum = 4)]
    pub(crate) seat: Option<usize>,
}

/// The key of an invitation.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Key {
    pub(crate) key: String,
}

/// A seat, from 0.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AtSeat {
    #[schema(maximum = 4)]
    pub(crate) seat: usize,
}

/// A bot in a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct BotAtSeat {
    #[schema(maximum = 4)]
    pub(crate) seat: usize,
    /// `recruit`, `cadet`, `sergeant`, `captain` or `general`.
    #[schema(pattern = "^(recruit|cadet|sergeant|captain|general)$")]
    pub(crate) level: String,
}

/// Somebody beside the asker, at the same device.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Beside {
    #[schema(maximum = 4)]
    pub(crate) seat: usize,
    #[schema(min_length = 1, max_length = 24)]
    pub(crate) name: String,
}

/// A level of bots.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Level {
    /// `recruit`, `cadet`, `sergeant`, `captain` or `general`.
    #[schema(pattern = "^(recruit|cadet|sergeant|captain|general)$")]
    pub(crate) level: String,
}

/// Moves that belong together: all are made, or none.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Moves {
    /// The version of the table that the asker saw.
    pub(crate) seq: u64,
    /// The seat by whose eyes they saw it; if somebody else looks at their device since, the answer
    /// is 409. Any, if none is named.
    #[schema(maximum = 4)]
    pub(crate) seat: Option<u8>,
    /// As `moves` or `asides` offered them, and what is offered after each.
    #[schema(min_items = 1, max_items = 40)]
    pub(crate) moves: Vec<String>,
}

/// A version of the table that the asker saw.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Seen {
    pub(crate) seq: u64,
    /// The seat by whose eyes they saw it; if somebody else looks at their device since, the answer
    /// is 409. Any, if none is named.
    #[schema(maximum = 4)]
    pub(crate) seat: Option<u8>,
}

impl Moves {
    /// What the asker saw.
    pub(crate) fn page(&self) -> PageSeen {
        PageSeen { seq: self.seq, seat: self.seat.map(Seat) }
    }
}

impl Seen {
    /// What the asker saw.
    pub(crate) fn page(&self) -> PageSeen {
        PageSeen { seq: self.seq, seat: self.seat.map(Seat) }
    }
}

/// Something to say.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Words {
    /// At most 300 characters.
    #[schema(min_length = 1, max_length = 300)]
    pub(crate) text: String,
}

/// Whether the asker would end the game as it stands.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Agreement {
    pub(crate) agrees: bool,
}

/// A moment of a game from which to play on.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayOn {
    /// After how many moves.
    pub(crate) ply: usize,
    /// The seat to play.
    #[schema(maximum = 4)]
    pub(crate) seat: usize,
    /// The bots in all other seats: `recruit`, `cadet`, `sergeant`, `captain` or `general`.
    #[schema(pattern = "^(recruit|cadet|sergeant|captain|general)$")]
    pub(crate) level: Option<String>,
}

/// A record to be checked.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Claim {
    /// The text of the record.
    #[schema(max_length = 32768)]
    pub(crate) record: String,
    /// The card file that it was played with, if not the game's own.
    #[schema(max_length = 32768)]
    pub(crate) cards: Option<String>,
}
