//! A table of people as a value: who sits there, what they play and say, how much time they have,
//! and what bots do for them.
//!
//! A [`Room`] is given requests together with the time, and gives back [`Effect`]s: write this, let
//! a bot think about that, tell those who look, answer this request. It does no I/O, starts no
//! thread and reads no clock, so that a server, a browser or a simulated world can run it. A change
//! only stands when [`Room::stored`] says that the store has it; requests that come meanwhile wait
//! in the room, in order. When the store fails, the room reads the table from the store and goes on
//! from there.
//!
//! Everything that changes a table happens on a copy (`draft.rs`), in the methods of `play.rs`,
//! `lobby.rs`, `leave.rs` and `automatic.rs`. `state.rs` is the table itself, and answers what
//! pages want to know.
//!
//! # Where things are
//!
//! - `room.rs` which requests wait, what is being written, what is due, and the effects
//! - `request.rs` what can be asked; `settings.rs` what the server decides for all tables
//! - `draft.rs` a copy that is worked on until the store has it
//! - `state.rs` the table as it stands, and what pages want to know of it
//! - `play.rs` moves, undo, talk
//! - `lobby.rs` before the game
//! - `leave.rs` who goes, and bots that play for them
//! - `automatic.rs` what the table plays by itself
//! - `seats.rs`, `clock.rs`, `presence.rs`, `calls.rs`, `device.rs`, `turn.rs`, `script.rs` one
//!   part of a table each
//! - `shown.rs` versions as each viewer counts them
//! - `deal.rs` the same deal again
//! - `past.rs` looking back
//! - `shelf.rs` what lasts of a table, in memory
//! - `memo.rs` what all servers remember
//! - `revive.rs` replaying a game from its record

mod automatic;
mod calls;
mod clock;
mod day;
mod deal;
mod device;
mod draft;
mod leave;
mod lobby;
mod memo;
pub mod names;
mod objection;
mod past;
mod play;
mod presence;
mod request;
mod revive;
mod room;
pub mod script;
mod seats;
mod settings;
mod shelf;
mod shown;
mod state;
mod turn;

pub use clock::{Clock, NoClock};
pub use deal::{Again, DuelDeal, Luck, OTHER_CARDS, PlayedDeal, RecordAccess, TablePlan};
pub use facts::TimeLeft;
pub use leave::SUCCESSOR;
pub use objection::{Cause, Objection};
pub use past::HintQuestion;
pub use presence::Presence;
pub use request::Request;
pub use revive::revive;
pub use room::{Effect, Failure, Room, Task};
pub use seats::Seats;
pub use settings::Settings;
pub use shelf::{Relief, Shelf, record};
pub use shown::{Happening, PageSeen, Versions};
pub use state::{Access, Advice, GivenAnswer, HintedMove, Kept, Known, SAID_MAX, State, TableNews};
