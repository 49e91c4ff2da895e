//! The page of a table, whichever the game: its data, how that is drawn, and what a game has to draw
//! of its own.
//!
//! [`Looks`] is what a game looks like; `games/ID/page` implements it. [`table::page`] puts the
//! [`data::Board`] of a game into the frame that all games share.
//!
//! # Where things are
//!
//! - `looks.rs` the trait, and what it is given
//! - `data/` the page of a table as plain data; what follows draws it
//! - `shell.rs` the document around every page
//! - `table.rs` the frame of a table
//! - `asking.rs` what the bars of decisions of all games have in common
//! - `beside.rs` what can be done there beside playing
//! - `company.rs` what people do there about each other, and the cover of a shared device
//! - `clock.rs` what is left of somebody's time
//! - `form.rs` what every form sends along
//! - `deal.rs` the promise of a fair deal
//! - `replay.rs` looking back
//! - `guide.rs` what a first game tells its newcomer
//! - `exhibit.rs` cards to look at outside a game
//! - `turn.rs` how far one may go back in a turn, and the word that ends it
//! - `film.rs` how what others did is told, step by step
//! - `since.rs` what happened since one last looked
//! - `comic.rs` the story of a game in six pictures
//! - `sprite.rs` the drawings that a page uses
//! - `drawings_kept.rs` drawings that are made once for each key
//! - `act.rs` the moves in the bar, and how loud each is
//! - `thing.rs` things on a board and the moves attached to them
//! - `forecast.rs` what a page predicts, as data
//! - `wording.rs` dates, lists and numbers in words
//! - `art/` letters and icons drawn by code, posters, and what the site took from one of them

pub mod act;
pub mod art;
pub mod asking;
pub mod beside;
pub mod clock;
pub mod comic;
mod company;
pub mod data;
mod deal;
mod drawings_kept;
pub mod exhibit;
mod film;
pub mod forecast;
mod form;
mod guide;
pub mod looks;
pub mod puzzle;
mod replay;
pub mod shell;
mod since;
mod sprite;
pub mod table;
pub mod thing;
pub mod turn;
pub mod wording;

pub use drawings_kept::DrawingsKept;
pub use looks::Looks;
