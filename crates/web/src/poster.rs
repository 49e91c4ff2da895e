//! The posters on pages of the site; each game paints its own.

use maud::{Markup, html};

use crate::boards;

/// The poster of a game, as large as the room it is given. The words beside it say what it is.
pub(crate) fn poster(game: &str) -> Markup {
    framed(game, "0 0 300 440")
}

/// The heart of a game's poster, square.
pub(crate) fn thumbnail(game: &str) -> Markup {
    framed(game, boards::of(game).map_or("0 0 300 300", |it| it.poster().heart))
}

fn framed(game: &str, view: &str) -> Markup {
    html! {
        svg class="poster-art" viewBox=(view) preserveAspectRatio="xMidYMid slice"
            aria-hidden="true" {
            @if let Some(game) = boards::of(game) {
                image href={ "/assets/" (game.poster().file) } width="300" height="440" {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thumbnail_is_the_poster_seen_through_a_smaller_window() {
        let (whole, part) = (poster("oh-no").into_string(), thumbnail("oh-no").into_string());
        assert_eq!(whole.replace("0 0 300 440", "88 138 124 124"), part);
        assert!(whole.contains("/assets/poster-oh-no.svg"));
    }

    #[test]
    fn no_path_swallows_what_comes_after_it() {
        for (_, game) in boards::all() {
            let whole = (game.poster().svg)();
            let closed = whole.matches("</path>").count() + whole.matches("/>").count();
            assert!(whole.matches("<path").count() <= closed, "{}", game.poster().file);
        }
    }
}
