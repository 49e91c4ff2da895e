//! What is drawn in more than one place: letters, icons, and what posters are made of.

mod glyphs;
pub mod icons;
pub mod letters;
pub mod poster;
pub mod saucers;
