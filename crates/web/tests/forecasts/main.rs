//! The board says what happens: everything that a page predicts is compared with what the game then
//! reports, in random games of every kind. One file for each game.

#[path = "../drawn/mod.rs"]
#[allow(dead_code, reason = "each test uses a part of it")]
mod drawn;
mod invazions;
mod oh_no;
mod planisphere;
mod pulp;
mod watch;
mod xeno;
