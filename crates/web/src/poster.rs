//! The posters on pages of the site; each game paints its own.

use maud::{Markup, html};
use words::Lang;

use crate::boards;

/// The poster of a game, as large as the room it is given. The words beside it say what it is.
///
/// A poster holds its words in every language; which are shown, its address says.
pub(crate) fn poster(lang: Lang, game: &str) -> Markup {
    framed(game, "0 0 300 440", &format!("#{}", lang.code()))
}

/// The heart of a game's poster, square.
pub(crate) fn thumbnail(game: &str) -> Markup {
    framed(game, boards::of(game).map_or("0 0 300 300", |it| it.poster().heart), "")
}

fn framed(game: &str, view: &str, words: &str) -> Markup {
    html! {
        svg class="poster-art" viewBox=(view) preserveAspectRatio="xMidYMid slice"
            aria-hidden="true" {
            @if let Some(game) = boards::of(game) {
                image href={ "/assets/" (game.poster().file) (words) } width="300" height="440" {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thumbnail_is_the_poster_seen_through_a_smaller_window() {
        let whole = poster(Lang::En, "oh-no").into_string();
        let part = whole.replace("0 0 300 440", "88 138 124 124").replace("#en", "");
        assert_eq!(part, thumbnail("oh-no").into_string());
        assert!(whole.contains("/assets/poster-oh-no.svg"));
    }

    #[test]
    fn a_poster_with_words_has_them_in_both_languages() {
        let counts = boards::all().map(|(_, game)| {
            let svg = (game.poster().svg)();
            ["en", "fr"].map(|it| svg.matches(&format!("class=\"{it}\"")).count())
        });
        let counts: Vec<[usize; 2]> = counts.collect();
        assert!(counts.iter().all(|[en, fr]| en == fr), "{counts:?}");
        assert!(counts.iter().any(|it| it[0] > 0), "{counts:?}");
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
