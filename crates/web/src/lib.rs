//! Pages as HTML and SVG: those of the site, and the list of what games look like.
//!
//! Everything here is a function from plain data to HTML: what a viewer may know goes in, a page comes out.
//!
//! ```
//! use room::Clock;
//! use words::Lang;
//!
//! let clock = Clock::Turns { days: 3 };
//! assert_eq!(web::clock::words(Lang::En, clock), "Everybody has 3 days for each move.");
//! ```
//!
//! # Where things are
//!
//! - `site/` the pages around tables
//! - `boards.rs` the one list of what games look like; the page of a table itself is `frame`, the board
//!   of a game `games/ID/page`
//! - `guide.rs` first games and lessons, with a script each in `games/ID/page/guides`
//! - `clock.rs` time to think, in words
//! - `picture.rs` the board of a table as one document that needs no server
//! - `poster.rs` and `scenes.rs` posters and small pictures on the pages of the site
//! - `assets.rs` every style sheet, script and picture; those that games share stand in `assets/`

pub mod assets;
pub mod boards;
pub mod clock;
pub mod guide;
pub mod picture;
mod poster;
mod scenes;
pub mod site;
