//! Pages and boards as HTML and SVG, made from views.
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
//! - `shell.rs` the document around every page
//! - `site/` the pages around tables
//! - `table.rs` the frame of a table
//! - `beside.rs` what can be done there beside playing
//! - `company.rs` what people do there about each other, and the cover of a shared device
//! - `clock.rs` time to think
//! - `replay.rs` looking back
//! - `guide.rs` first games and lessons, with a script each in `guides/`
//! - `exhibit.rs` cards to look at outside a game, and a `gallery.rs` in each board
//! - `boards.rs` which module draws which game, and names its moves
//! - `turn.rs` how far one may go back in a turn, and the word that ends it
//! - `since.rs` what happened since one last looked
//! - `thing.rs` things on a board and the moves attached to them
//! - `forecast.rs` what a page foretells, as data
//! - `oh_no/`, `pulp/`, `planisphere/`, `invazions/`, `xeno/` a board each; the world of
//!   Invasion is one file, see `tools/map`, the pictures of the cards of Xeno Invasion are
//!   files that browsers keep, see `tools/xeno-art`
//! - `art/` letters, icons, posters and pieces drawn by code (`art/pulp/*.ink` and
//!   `art/xeno/*.ink` are sheets of pictures, a line a shape)
//! - `assets.rs` with `assets/` the style sheets and the scripts

pub mod art;
pub mod assets;
pub mod beside;
pub mod boards;
pub mod clock;
pub mod company;
pub mod deal;
mod exhibit;
pub mod forecast;
pub mod guide;
pub mod invazions;
pub mod oh_no;
pub mod planisphere;
pub mod pulp;
pub mod replay;
pub mod shell;
pub mod since;
pub mod site;
pub mod table;
mod thing;
pub mod turn;
pub mod xeno;
