//! What Python sees of the games. `rempart/__init__.pyi` and `rempart/_rempart.pyi` describe it for
//! people; here it is only carried over.
//!
//! # Where things are
//!
//! - `game.rs` one game with arrays that are written in place
//! - `vector.rs` many games at once
//! - `bot.rs` players that need no Python
//! - `counted.rs` games between bots by the thousand
//! - `taught.rs` networks that learn by games against themselves
//! - `drawing.rs` boards as pages of their own
//! - `convert.rs` what Python says as what Rust understands, and errors

mod bot;
mod convert;
mod counted;
mod drawing;
mod game;
mod taught;
mod vector;

use pyo3::prelude::*;

/// The compiled part of the package.
#[pymodule]
mod _rempart {
    #[pymodule_export]
    use super::bot::Bot;
    #[pymodule_export]
    use super::convert::{GameOver, IllegalAction, RempartError};
    #[pymodule_export]
    use super::counted::{play_games, report_of};
    #[pymodule_export]
    use super::drawing::Drawing;
    #[pymodule_export]
    use super::game::{PyGame, card_file, games_json, replay};
    #[pymodule_export]
    use super::taught::PyTraining;
    #[pymodule_export]
    use super::vector::Vector;
}
