//! What a table agrees on: the scenario, and two readings of the rules.

use tabletop::{OptionSpec, OptionValues, Options};

use crate::scenario::STORIES;

/// `scenario=ID`, or a scenario of one's own as a text of one line (see
/// [`scenario`](crate::scenario)); `soldat_first=on|off`; `three_humans=on|off`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InvazionsOptions {
    pub scenario: String,
    /// Whether a Soldat takes wounds before everything else at its location, not only before the
    /// Research card.
    pub soldat_first: bool,
    /// Whether a location takes three Humans instead of four with two players (IZ 9.4).
    pub three_humans: bool,
}

impl Default for InvazionsOptions {
    fn default() -> InvazionsOptions {
        let scenario = STORIES[0].to_string();
        InvazionsOptions { scenario, soldat_first: false, three_humans: true }
    }
}

const SWITCH: OptionValues = OptionValues::OneOf(&["on", "off"]);

fn word(on: bool) -> String {
    if on { "on" } else { "off" }.to_string()
}

impl Options for InvazionsOptions {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "scenario",
            values: OptionValues::Either(&[OptionValues::OneOf(&STORIES), OptionValues::Text]),
            default: STORIES[0],
        },
        OptionSpec { key: "soldat_first", values: SWITCH, default: "off" },
        OptionSpec { key: "three_humans", values: SWITCH, default: "on" },
    ];

    fn get(&self, key: &str) -> String {
        match key {
            "scenario" => self.scenario.clone(),
            "soldat_first" => word(self.soldat_first),
            _ => word(self.three_humans),
        }
    }

    fn set(&mut self, key: &str, value: &str) {
        match key {
            "scenario" => self.scenario = value.to_string(),
            "soldat_first" => self.soldat_first = value == "on",
            _ => self.three_humans = value == "on",
        }
    }
}
