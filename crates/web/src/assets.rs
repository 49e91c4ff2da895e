//! The style sheets, scripts and pictures that pages ask for under `/assets/`.

use frame::looks::Asset;

use crate::boards;

/// What pages of any game ask for.
const COMMON: [Asset; 14] = [
    Asset::css("style.css", include_str!("../assets/style.css")),
    Asset::css("site.css", include_str!("../assets/site.css")),
    Asset::script("site.js", include_str!("../assets/site.js")),
    Asset::script("gallery.js", include_str!("../assets/gallery.js")),
    Asset::css("learn.css", include_str!("../assets/learn.css")),
    Asset::css("table.css", include_str!("../assets/table.css")),
    Asset::script("travel.js", include_str!("../assets/travel.js")),
    Asset::script("film.js", include_str!("../assets/film.js")),
    Asset::script("sound.js", include_str!("../assets/sound.js")),
    Asset::script("table.js", include_str!("../assets/table.js")),
    Asset::script("push.js", include_str!("../assets/push.js")),
    Asset::script("worker.js", include_str!("../assets/worker.js")),
    Asset::script("replay.js", include_str!("../assets/replay.js")),
    Asset::svg("icon.svg", include_str!("../assets/icon.svg")),
];

/// Every file under `/assets/`: what all pages ask for, then of each game its own files, its poster
/// and its pictures.
pub fn all() -> impl Iterator<Item = Asset> {
    COMMON.into_iter().chain(boards::all().flat_map(|(_, game)| {
        let poster = game.poster();
        let poster = Asset::svg(poster.file, (poster.svg)());
        game.files().iter().copied().chain([poster]).chain(game.pictures())
    }))
}

/// The file of that name.
pub fn asset(name: &str) -> Option<Asset> {
    all().find(|it| it.name == name)
}
