//! Everything that is drawn: letters, icons, posters.

mod glyphs;
pub mod icons;
pub mod invazions;
pub mod letters;
pub mod oh_no;
pub(crate) mod planisphere;
pub mod poster;
pub mod pulp;
pub(crate) mod scenes;
pub(crate) mod xeno;
