//! What is asked, and why, in sentences.

use planisphere::view::{Stage, View};
use tabletop::{Outcome, Seat, SetOf, Verdict};
use words::{Asked, ThingName, yes};

use super::Voice;
use super::sections;

impl Voice<'_> {
    pub(crate) fn question(&self, view: &View) -> Asked {
        let section = sections::question(&view.stage);
        if let Some(outcome) = &view.outcome {
            return Asked { ask: self.result(outcome), why: self.ending(outcome), section };
        }
        Asked { ask: self.ask(view), why: self.why(view), section }
    }

    fn ask(&self, view: &View) -> String {
        let prefix = if view.moves.is_empty() { "wait" } else { "ask" };
        self.sentence_about(view, &format!("{prefix}-{}", situation(&view.stage)))
    }

    fn why(&self, view: &View) -> String {
        if view.me.is_some_and(|me| view.camps[me].out) {
            return self.say("why-out");
        }
        let prefix = if view.moves.is_empty() { "meanwhile" } else { "why" };
        self.sentence_about(view, &format!("{prefix}-{}", situation(&view.stage)))
    }

    fn sentence_about(&self, view: &View, key: &str) -> String {
        let stage = &view.stage;
        let must = matches!(stage, Stage::Reinforcing { must: true, .. });
        let tested = matches!(stage, Stage::Reinforcing { tested: true, .. });
        let left = view.units.iter().filter(|it| Some(it.owner) == view.me && !it.moved);
        let unit = if let Stage::Duplicating { card, .. }
        | Stage::NamingContinent { card, .. }
        | Stage::UnderAttack { defender: card, .. } = stage
        {
            self.thing(*card)
        } else {
            ThingName::default()
        };
        let event = if let Stage::Choosing { event, .. } = stage { Some(*event) } else { None };
        let of_event = |say: &dyn Fn(u8) -> String| event.map(say).unwrap_or_default();
        // Some events ask until nothing is left to choose, so there is no number to show.
        let more = if let Stage::Choosing { left: left @ ..=60, .. } = stage { *left } else { 0 };
        let picked =
            if let Stage::Choosing { picked, .. } = stage { *picked } else { SetOf::EMPTY };
        let picked: Vec<String> = picked.iter().map(|it| self.card(it)).collect();
        let landings = if let Stage::Reinforcing { more, .. } = stage { *more } else { 0 };
        self.of_seat(
            key,
            view.to_act.first().unwrap_or(Seat(0)),
            &[
                ("must", yes(must).into()),
                ("tested", yes(tested).into()),
                ("left", (left.count() as u32).into()),
                ("choices", (view.moves.len() as u32).into()),
                ("unit", unit.into()),
                ("event", of_event(&|it| self.happening(it)).into()),
                ("question", of_event(&|it| self.event_question(it)).into()),
                ("effect", of_event(&|it| self.effect(it)).into()),
                ("more", u32::from(more).into()),
                ("landings", u32::from(landings).into()),
                ("chosen", (picked.len() as u32).into()),
                ("picked", self.list(&picked).into()),
            ],
        )
    }

    /// Who is master of the Earth, or that nobody is.
    pub fn result(&self, outcome: &Outcome) -> String {
        let winner = outcome.seats.iter().find(|it| it.1.verdict == Verdict::Won);
        winner.map_or_else(|| self.say("end-drawn"), |it| self.of_seat("end-won", it.0, &[]))
    }

    /// By which rule it ended, and for whom.
    pub fn ending(&self, outcome: &Outcome) -> String {
        let equal = outcome.seats.iter().filter(|it| it.1.verdict == Verdict::Drawn);
        let equal: Vec<String> = equal.map(|it| self.to.called(it.0)).collect();
        let names = self.list(&equal);
        self.say_with("ending", &[("ending", outcome.ending.into()), ("names", names.into())])
    }
}

/// The name of what is asked.
pub fn situation(stage: &Stage) -> &'static str {
    match stage {
        Stage::Reinforcing { .. } => "reinforcing",
        Stage::Moving { .. } => "moving",
        Stage::Aiming { .. } => "aiming",
        Stage::Fighting { .. } => "fighting",
        Stage::Duplicating { .. } => "duplicating",
        Stage::Breeding { .. } => "breeding",
        Stage::NamingContinent { .. } => "continent",
        Stage::UnderAttack { .. } => "explosion",
        Stage::Choosing { .. } => "choosing",
        Stage::Over => "over",
    }
}
