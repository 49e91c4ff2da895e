//! What a table agrees on: events or none, whether the map is round, and how the game may end.

use serde::Serialize;
use tabletop::{OptionSpec, OptionValues, Options};

/// `events=on|off`, `wrap=on|off`, `rounds=N|none`, `rebirth=on|off`, `landings=N`,
/// `rotation=on|off`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct PlanisphereOptions {
    /// The extended rules: a seventh phase with random events.
    pub events: bool,
    /// Whether the map is round: east and west meet.
    pub wrap: bool,
    /// The number of rounds after which units are counted; none if they never are.
    pub rounds: Option<u16>,
    /// Whether all land again when everybody is annihilated at once.
    pub rebirth: bool,
    /// How many units each player lands before the first round.
    pub landings: u8,
    /// Whether another player begins each round.
    pub rotation: bool,
}

/// The better game, not the one that the rules print: without a last round and with a draw for all
/// who perish at once, most games with events ended without a winner; and where the same player
/// always begins, those after it win more.
impl Default for PlanisphereOptions {
    fn default() -> PlanisphereOptions {
        PlanisphereOptions {
            events: true,
            wrap: false,
            rounds: Some(15),
            rebirth: true,
            landings: 0,
            rotation: true,
        }
    }
}

/// The most rounds: a game without a limit ends here, by counting.
pub(crate) const ROUNDS_MAX: u16 = 999;

const ON_OFF: OptionValues = OptionValues::OneOf(&["on", "off"]);

fn on_off(on: bool) -> String {
    if on { "on" } else { "off" }.to_string()
}

impl Options for PlanisphereOptions {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { key: "events", values: ON_OFF, default: "on" },
        OptionSpec {
            key: "landings",
            values: OptionValues::Number { least: 0, most: 4 },
            default: "0",
        },
        OptionSpec {
            key: "rounds",
            values: OptionValues::Either(&[
                OptionValues::Number { least: 1, most: ROUNDS_MAX as u32 },
                OptionValues::OneOf(&["none"]),
            ]),
            default: "15",
        },
        OptionSpec { key: "rebirth", values: ON_OFF, default: "on" },
        OptionSpec { key: "wrap", values: ON_OFF, default: "off" },
        OptionSpec { key: "rotation", values: ON_OFF, default: "on" },
    ];

    fn get(&self, key: &str) -> String {
        match key {
            "events" => on_off(self.events),
            "landings" => self.landings.to_string(),
            "rounds" => self.rounds.map_or("none".to_string(), |it| it.to_string()),
            "rebirth" => on_off(self.rebirth),
            "wrap" => on_off(self.wrap),
            _ => on_off(self.rotation),
        }
    }

    fn set(&mut self, key: &str, value: &str) {
        let on = value == "on";
        match key {
            "events" => self.events = on,
            "landings" => self.landings = value.parse().expect("landings are a digit"),
            "rounds" => self.rounds = value.parse().ok(),
            "rebirth" => self.rebirth = on,
            "wrap" => self.wrap = on,
            _ => self.rotation = on,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_defaults_are_those_of_the_table() {
        let said: Vec<_> =
            PlanisphereOptions::SPECS.iter().map(|it| (it.key, it.default.to_string())).collect();
        assert_eq!(PlanisphereOptions::default().pairs(), said);
        let long = PlanisphereOptions::from_pairs([("rounds", "none"), ("wrap", "on")]).unwrap();
        assert_eq!((long.rounds, long.wrap, long.get("rounds").as_str()), (None, true, "none"));
    }
}
