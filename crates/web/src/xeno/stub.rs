//! Until the voice says these.
use xeno::event::Told;
use xeno::moves::{Action, Move};

use super::speaker::Speaker;

impl Speaker<'_> {
    pub(super) fn action(&self, action: Action) -> String {
        action.word().to_string()
    }
    pub(super) fn phrase(&self, mv: Move) -> (&'static str, String) {
        ("", mv.to_string())
    }
    pub(super) fn sentence(&self, told: &Told) -> String {
        format!("{told:?}")
    }
}
