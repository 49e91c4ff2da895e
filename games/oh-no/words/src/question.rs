//! What is asked, and why, in sentences.

use oh_no::moves::Move;
use oh_no::view::{Phase, Purpose, Stage, View};
use tabletop::{Outcome, Seat, Verdict};
use words::{Asked, yes};

use super::Voice;
use super::outlook::Landing;
use super::sections;

impl Voice<'_> {
    pub(crate) fn question(self, view: &View) -> Asked {
        let section = sections::question(&view.stage);
        if let Some(outcome) = &view.outcome {
            return Asked { ask: self.result(outcome), why: self.ending(outcome), section };
        }
        let question = QuestionWords { voice: self, view };
        Asked { ask: question.ask(), why: question.why(), section }
    }

    /// The points of a game that is over, or that it is lost.
    fn result(self, outcome: &Outcome) -> String {
        if outcome.verdict(Seat(0)) != Verdict::Won {
            return self.say("end-lost-ask");
        }
        self.say_with("end-points", &[("points", outcome.seats[Seat(0)].score.into())])
    }

    /// How the game ended.
    pub fn ending(self, outcome: &Outcome) -> String {
        self.say(&format!("end-{}", outcome.ending))
    }
}

struct QuestionWords<'a> {
    voice: Voice<'a>,
    view: &'a View,
}

impl QuestionWords<'_> {
    fn mine(&self) -> bool {
        !self.view.moves.is_empty()
    }

    fn ask(&self) -> String {
        let prefix = if self.mine() { "ask" } else { "wait" };
        self.sentence(&format!("{prefix}-{}", situation(self.view)))
    }

    fn why(&self) -> String {
        if let Some(landing) = Landing::foreseen(&self.voice, self.view) {
            return landing.told(&self.voice);
        }
        if self.view.me.is_some_and(|me| self.view.stations[me].out) {
            return self.voice.say("why-out");
        }
        let prefix = if self.mine() { "why" } else { "meanwhile" };
        self.sentence(&format!("{prefix}-{}", situation(self.view)))
    }

    fn sentence(&self, key: &str) -> String {
        let (voice, stage) = (self.voice, &self.view.stage);
        let alien = stage.alien();
        let alien_name = alien.map_or_else(String::new, |it| voice.alien(it));
        let colour = alien.map_or("black", |it| it.colour().word());
        let attacking = match stage {
            Stage::Evaporating { colour, .. } => voice.aliens(2, *colour),
            _ => String::new(),
        };
        let helper = if let Stage::Calling { helper, .. } = stage {
            voice.name(*helper).to_string()
        } else {
            String::new()
        };
        voice.of_seat(
            key,
            subject(self.view),
            &[
                ("alien", alien_name.into()),
                ("colour", colour.into()),
                ("count", owed(self.view).unwrap_or(0).into()),
                ("attacking", attacking.into()),
                ("helper", helper.into()),
                ("shields", (self.view.shields.len() as u32).into()),
                ("help", self.offers(|it| matches!(it, Move::Call(_))).into()),
                ("morph", self.offers(|it| matches!(it, Move::Morph(_))).into()),
            ],
        )
    }

    /// Whether the viewer is offered a move of this sort, as messages choose by it.
    fn offers(&self, which: impl Fn(&Move) -> bool) -> &'static str {
        yes(self.view.moves.iter().any(|it| which(&it.0)))
    }
}

/// How many cards the viewer has still to give up.
pub fn owed(view: &View) -> Option<u32> {
    let Stage::Evaporating { owes, picked, .. } = &view.stage else { return None };
    Some(u32::from(owes[view.me?]).saturating_sub(picked.len() as u32))
}

/// The name of what is asked, or of what others are asked.
fn situation(view: &View) -> &'static str {
    match &view.stage {
        Stage::Turn { phase: Phase::Act } if view.actions < 2 => match view.actions {
            0 => "act",
            _ => "act-again",
        },
        Stage::Turn { phase: Phase::Fight } => "fight",
        Stage::Turn { .. } => "build",
        Stage::Packing { .. } => "packing",
        Stage::Flight { path, asked, .. } if usize::from(*asked) + 1 == path.len() => "zap-landing",
        Stage::Flight { .. } => "zap",
        Stage::Perching { .. } => "perch",
        Stage::Evaporating { .. } => "evaporate",
        Stage::Morphing { cards, purpose } => morphing(cards.len(), *purpose),
        Stage::Spending { .. } => "spend",
        Stage::Calling { purpose, .. } => match purpose {
            Purpose::Fight => "help-fight",
            Purpose::Counter { .. } => "help-counter",
            Purpose::Strike => "help-strike",
        },
        Stage::Countering { .. } => "counter",
        Stage::Striking { at_matrix: false, .. } => "strike",
        Stage::Striking { at_matrix: true, .. } => "finish",
        Stage::Over => "over",
    }
}

fn morphing(fed: usize, purpose: Purpose) -> &'static str {
    match (fed, purpose) {
        (0 | 1, _) => "morph-with",
        (_, Purpose::Fight) => "morph-fight",
        (_, Purpose::Counter { .. }) => "morph-counter",
        (_, Purpose::Strike) => "morph-strike",
    }
}

/// Of whom a situation speaks.
fn subject(view: &View) -> Seat {
    match &view.stage {
        Stage::Perching { seat, .. }
        | Stage::Spending { seat, .. }
        | Stage::Countering { seat, .. }
        | Stage::Striking { seat, .. }
        | Stage::Calling { seat, .. } => *seat,
        Stage::Packing { to, .. } => *to,
        Stage::Flight { path, .. } => path.last().copied().unwrap_or(view.active),
        Stage::Turn { .. } | Stage::Evaporating { .. } | Stage::Morphing { .. } | Stage::Over => {
            view.active
        }
    }
}
