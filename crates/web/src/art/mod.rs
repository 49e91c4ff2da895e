//! Everything that is drawn: letters, icons, posters.

mod glyphs;
pub mod icons;
pub mod letters;
pub mod oh_no;
pub mod poster;
pub mod pulp;
pub(crate) mod scenes;
