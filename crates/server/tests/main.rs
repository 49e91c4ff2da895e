//! The server over HTTP, as people, programs and hostile strangers meet it. One program holds all of
//! these tests: two dozen took minutes to compile, and each had to wait for the one before.

mod accounts;
mod api;
mod asleep;
mod away;
mod carried;
mod clocks;
mod clubs;
mod cluster;
mod company;
mod connections;
mod expiry;
mod groups;
mod guides;
mod hostile;
mod journal;
mod moments;
mod patches;
mod players;
mod push;
mod puzzles;
mod refused;
mod replay;
mod scenarios;
mod sealed;
mod secrets;
mod solo;
mod studies;
mod support;
mod tournaments;
mod turns;
mod unasked;
mod whole_game;
