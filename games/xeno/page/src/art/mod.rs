//! Race for the Galaxy: a picture for each card, and the signs of the game.
//!
//! Worlds look like plates of an observatory, developments like technical drawings, six-cost
//! developments like coats of arms. Each picture is a file of its own, which a browser keeps for
//! ever.

pub(crate) mod invader;
mod sheet;
pub(crate) mod signs;
pub(crate) mod track;

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::LazyLock;

const SHEETS: [&str; 2] = [include_str!("worlds.ink"), include_str!("developments.ink")];

/// A picture in the form in which it is sent.
struct Picture {
    /// Its name under `/assets/`, which changes when the picture does.
    file: String,
    svg: String,
}

/// The pictures by the card's id, drawn at the first call and then kept.
static PICTURES: LazyLock<BTreeMap<&'static str, Picture>> = LazyLock::new(|| {
    let pictures = SHEETS.into_iter().flat_map(sheet::pictures);
    pictures.map(|(card, lines)| (card, picture(card, lines))).collect()
});

fn picture(card: &str, lines: &str) -> Picture {
    let svg = sheet::document(lines);
    let mut hasher = DefaultHasher::new();
    svg.hash(&mut hasher);
    Picture { file: format!("card-{card}-{:08x}.svg", hasher.finish() as u32), svg }
}

/// The file under `/assets/` with the picture of a card; none if it has no picture.
pub(crate) fn file(card: &str) -> Option<&'static str> {
    PICTURES.get(card).map(|it| it.file.as_str())
}

/// The files of all pictures: name and SVG.
pub(crate) fn files() -> impl Iterator<Item = (&'static str, &'static str)> {
    PICTURES.values().map(|it| (it.file.as_str(), it.svg.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_picture_for_each_card_and_none_is_large() {
        assert_eq!(PICTURES.len(), 139);
        for (card, it) in PICTURES.iter() {
            assert!(it.svg.len() < 40_000, "{card} has {} bytes", it.svg.len());
        }
    }
}
