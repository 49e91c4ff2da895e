//! What a page predicts, as data beside the words that say it: `data-forecast="removes 3"`.
//!
//! Every prediction and every verdict (holds, falls, costs, what is missing, chances, sums) stands
//! on the element that shows it. It is about the move attached there, if there is one. Tests
//! compare it with what the game then reports (`tests/forecasts`).

use std::fmt;

use maud::{Markup, Render, html};

/// One prediction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forecast {
    /// A word, which tells the tests what is meant.
    pub kind: &'static str,
    /// A number, names, or whatever the test of this kind reads.
    pub value: String,
}

impl Forecast {
    pub fn new(kind: &'static str, value: impl fmt::Display) -> Forecast {
        Forecast { kind, value: value.to_string() }
    }

    /// The words of a prediction. An element that is there already takes `data-forecast=(forecast)`
    /// itself.
    pub fn on(&self, words: impl Render) -> Markup {
        html! { span data-forecast=(self) { (words) } }
    }
}

/// The attribute of an element with several predictions; none if it has none.
pub fn all(forecasts: &[Forecast]) -> Option<String> {
    let texts: Vec<String> = forecasts.iter().map(ToString::to_string).collect();
    (!texts.is_empty()).then(|| texts.join("; "))
}

/// The form of the attribute.
impl fmt::Display for Forecast {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind, self.value)
    }
}
