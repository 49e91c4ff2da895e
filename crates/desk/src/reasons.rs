//! Why a move is better than another: the numbers that a game counts, in words.

use frame::data::ReasonShown;
use frame::wording::tenths_of;
use tabletop::MoveReason;
use words::Lang;

/// What a game counts, as it stands after the number `n`.
pub(crate) fn gauged(lang: Lang, game: &str, word: &str, n: f64) -> String {
    speech::say_with(lang, game, &format!("{game}-hint-{word}"), &[("n", tenths_of(n).into())])
}

/// A reason of a hint or a review, for its page.
pub(crate) fn reason_shown(lang: Lang, game: &str, it: &MoveReason) -> ReasonShown {
    ReasonShown {
        what: gauged(lang, game, &it.word, it.best),
        at_once: it.at_once,
        best: it.best,
        next: it.next,
        good: it.good,
    }
}
