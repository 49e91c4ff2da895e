//! Many people at once, and hostile ones: what a server bears. Everything is said over the wire;
//! nothing here knows the server or a game from inside.
//!
//! ```
//! use siege::wire::Person;
//!
//! let request = Person::stranger(7).get("/healthz");
//! assert!(request.starts_with(b"GET /healthz HTTP/1.1\r\n"));
//! ```
//!
//! # Where things are
//!
//! - `load.rs` people at thousands of tables, `hostile.rs` requests that nobody means well
//!   with, `wire.rs` HTTP as bytes, `served.rs` a server to besiege

pub mod hostile;
pub mod load;
pub mod served;
pub mod wire;
