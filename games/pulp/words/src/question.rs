//! What is asked, and why, in sentences.

use pulp::card::{Colour, Die};
use pulp::view::{Fate, Raiser, RowCard, Stage, View};
use tabletop::{Outcome, Seat, Verdict};
use words::{Asked, Value, yes};

use super::Texts;
use super::sections;

impl Texts<'_> {
    pub(crate) fn question(self, view: &View) -> Asked {
        let section = sections::question(&view.stage);
        if let Some(outcome) = &view.outcome {
            let ask = self.say(if won(outcome) { "ask-won" } else { "ask-lost" });
            return Asked { ask, why: self.say_with("end-arms", &self.fared(view)), section };
        }
        let situation = situation(&view.stage);
        let ask = self.sentence_about(view, &format!("ask-{situation}"));
        Asked { ask, why: self.why(view, situation), section }
    }

    fn why(self, view: &View, situation: &str) -> String {
        let why = self.sentence_about(view, &format!("why-{situation}"));
        let met = met(view).filter(|_| matches!(view.stage, Stage::Meeting { .. }));
        let odd = met.and_then(|it| self.odd(it));
        [odd, Some(why)].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// What is unusual about a card, with the section of the rules that says so.
    fn odd(self, met: &RowCard) -> Option<String> {
        let alone = met.icon_of == met.card && met.engageable;
        let key = match (met.engageable, alone) {
            (false, _) => "odd-nought",
            (true, true) => "odd-alone",
            (true, false) => return None,
        };
        let section = if met.engageable { "3.3" } else { "3.4" };
        Some(self.say_with(key, &[("section", section.into())]))
    }

    /// A sentence about what is decided.
    fn sentence_about(self, view: &View, key: &str) -> String {
        let planet = view.planet.map(|it| self.planet(it.planet)).unwrap_or_default();
        let card = met(view).map(|it| self.card(it.card)).unwrap_or_default();
        self.say_with(
            key,
            &[
                ("card", card.into()),
                ("planet", planet.into()),
                ("captain", self.captain(view.captain).into()),
                ("n", u32::from(number(&view.stage)).into()),
                ("die", die(&view.stage).map(|it| self.die(it)).unwrap_or_default().into()),
                ("cause", cause(&view.stage).into()),
                ("cube", self.cube(view).into()),
                ("exchange", u32::from(view.exchange).into()),
                ("cubes", u32::from(cubes(view)).into()),
                ("yellow", yes(view.has_waiting(Colour::Yellow)).into()),
                ("black", yes(view.has_waiting(Colour::Black)).into()),
            ],
        )
    }

    /// The drawn cube that is decided about.
    fn cube(self, view: &View) -> String {
        let at = match view.stage {
            Stage::Using { at } | Stage::Losing { at } => Some(usize::from(at)),
            Stage::Resolving => view.next_coloured(),
            _ => None,
        };
        let cube = at.and_then(|it| view.drawn.get(it));
        cube.map(|it| self.cubes(1, it.colour)).unwrap_or_default()
    }

    /// What messages about the end of a mission tell.
    pub fn fared(self, view: &View) -> Vec<(&'static str, Value<'static>)> {
        vec![
            ("captain", self.captain(view.captain).into()),
            ("alien", self.alien(view.sector).into()),
            ("turn", u32::from(view.turn).into()),
            ("turns", u32::from(pulp::view::TURNS).into()),
            ("found", (view.weapons.len() as u32).into()),
            ("of", u32::from(view.weapons_max).into()),
        ]
    }
}

/// Whether the mission was a success.
pub fn won(outcome: &Outcome) -> bool {
    outcome.verdict(Seat(0)) == Verdict::Won
}

/// The card that is being met.
pub fn met(view: &View) -> Option<&RowCard> {
    view.row.iter().find(|it| it.fate == Fate::Met)
}

/// The word for a stage, as messages name it.
pub fn situation(stage: &Stage) -> &'static str {
    match stage {
        Stage::LeavingDice { .. } => "leaving",
        Stage::ChoosingPlanet => "planet",
        Stage::Raising { .. } => "raising",
        Stage::Meeting { .. } => "meeting",
        Stage::Engaging { .. } => "engaging",
        Stage::Rolled { .. } => "rolled",
        Stage::Lowering { .. } => "lowering",
        Stage::Rerolling => "rerolling",
        Stage::Swapping => "swapping",
        Stage::Mirroring { .. } => "mirroring",
        Stage::Evading { .. } => "evading",
        Stage::Taking { .. } => "taking",
        Stage::Understanding => "understanding",
        Stage::Trading { .. } => "trading",
        Stage::Preparing => "preparing",
        Stage::Settling => "settling",
        Stage::PuttingBack => "putting-back",
        Stage::Spending { .. } => "spending",
        Stage::Finding => "finding",
        Stage::Claiming => "claiming",
        Stage::Resolving => "resolving",
        Stage::Using { .. } => "using",
        Stage::Losing { .. } => "losing",
        Stage::Keeping => "keeping",
        Stage::Over => "over",
    }
}

/// How many of something a stage is about.
fn number(stage: &Stage) -> u8 {
    match *stage {
        Stage::LeavingDice { dice: n }
        | Stage::Raising { faces: n, .. }
        | Stage::Rolled { number: n, .. }
        | Stage::Mirroring { faces: n }
        | Stage::Evading { points: n, .. }
        | Stage::Taking { cubes: n }
        | Stage::Trading { points: n }
        | Stage::Spending { cards: n } => n,
        _ => 0,
    }
}

/// How many cubes will be drawn: in the evasion that goes on, or on the planet.
fn cubes(view: &View) -> u8 {
    if let Stage::Evading { cubes, .. } = view.stage { cubes } else { view.exploration.cubes }
}

/// The die that is decided about.
pub fn die(stage: &Stage) -> Option<Die> {
    match *stage {
        Stage::Rolled { die, .. } | Stage::Lowering { die } => Some(die),
        _ => None,
    }
}

/// What turns a die up.
fn cause(stage: &Stage) -> &'static str {
    match stage {
        Stage::Raising { cause: Raiser::Place, .. } => "place",
        Stage::Raising { cause: Raiser::Engineer, .. } => "engineer",
        _ => "planet",
    }
}
