//! Load and attacks: how much a server can take. All of it goes over HTTP; nothing here knows the
//! server or a game from inside.
//!
//! ```
//! use siege::wire::CookieHolder;
//!
//! let request = CookieHolder::stranger(7).get("/healthz");
//! assert!(request.starts_with(b"GET /healthz HTTP/1.1\r\n"));
//! ```
//!
//! # Where things are
//!
//! - `load.rs` people at thousands of tables, `beside.rs` reviews and puzzles meanwhile,
//!   `asleep.rs` tables by the million, `hostile.rs` hostile requests, `wire.rs` HTTP as bytes,
//!   `served.rs` a server to besiege

pub mod asleep;
pub mod beside;
pub mod hostile;
pub mod load;
pub mod served;
pub mod wire;
