//! The decision bar: whose turn it is, what to choose, and the buttons for it.

use std::hash::{DefaultHasher, Hash, Hasher};

use frame::act::{Acts, Weight};
use frame::data::Decision;
use maud::{Markup, html};
use planisphere::moves::Move;
use planisphere::view::Stage;
use tabletop::{Seat, SetOf};

use super::offers::Offers;
use super::speaker::Speaker;
use crate::art::shape::shape;

/// Draws what one viewer is asked, with every move that no thing on the board offers.
pub(super) struct Bar<'a> {
    pub(super) speaker: Speaker<'a>,
    pub(super) offers: &'a Offers,
}

impl Bar<'_> {
    pub(super) fn decision(&self) -> Decision {
        let situation = situation(&self.speaker.view.stage);
        Decision {
            mine: self.mine(),
            key: self.key(),
            who: self.who(),
            ask: self.ask(situation),
            foretold: Vec::new(),
            why: self.why(situation),
            acts: self.acts(situation),
        }
    }

    fn mine(&self) -> bool {
        !self.speaker.view.moves.is_empty()
    }

    /// The key of the viewer's own question. It does not change with what others do meanwhile, so
    /// the viewer's choices are kept.
    fn key(&self) -> String {
        let mut hasher = DefaultHasher::new();
        self.speaker.view.moves.hash(&mut hasher);
        format!("{:x}", hasher.finish())
    }

    fn who(&self) -> Markup {
        let (speaker, view) = (self.speaker, self.speaker.view);
        let round = speaker.say_with("round", &[("round", u32::from(view.round).into())]);
        if self.mine() {
            let seat = view.me.unwrap_or(Seat(0));
            return html! { (shape(seat, "")) b { (speaker.say("who-mine")) } " " span { (round) } };
        }
        let names: Vec<String> =
            view.to_act.iter().map(|it| speaker.name(it).to_string()).collect();
        let waiting = speaker.say_with("who-waiting", &[("names", speaker.list(&names).into())]);
        html! {
            @for seat in view.to_act.iter() { (shape(seat, "")) }
            b { (waiting) } " " span { (round) }
        }
    }

    fn ask(&self, situation: &str) -> String {
        let prefix = if self.mine() { "ask" } else { "wait" };
        self.sentence(&format!("{prefix}-{situation}"))
    }

    fn why(&self, situation: &str) -> String {
        let view = self.speaker.view;
        if view.me.is_some_and(|me| view.camps[me].out) {
            return self.speaker.say("why-out");
        }
        let prefix = if self.mine() { "why" } else { "meanwhile" };
        self.sentence(&format!("{prefix}-{situation}"))
    }

    fn sentence(&self, key: &str) -> String {
        let speaker = self.speaker;
        let stage = &speaker.view.stage;
        let must = matches!(stage, Stage::Reinforcing { must: true, .. });
        let tested = matches!(stage, Stage::Reinforcing { tested: true, .. });
        let left =
            speaker.view.units.iter().filter(|it| Some(it.owner) == speaker.view.me && !it.moved);
        let unit = if let Stage::Duplicating { card, .. }
        | Stage::NamingContinent { card, .. }
        | Stage::UnderAttack { defender: card, .. } = stage
        {
            speaker.card(*card)
        } else {
            String::new()
        };
        let event = if let Stage::Choosing { event, .. } = stage { Some(*event) } else { None };
        // Some events ask until nothing is left to choose, so there is no number to show.
        let more = if let Stage::Choosing { left: left @ ..=60, .. } = stage { *left } else { 0 };
        let picked =
            if let Stage::Choosing { picked, .. } = stage { *picked } else { SetOf::EMPTY };
        let picked: Vec<String> = picked.iter().map(|it| speaker.card(it)).collect();
        let landings = if let Stage::Reinforcing { more, .. } = stage { *more } else { 0 };
        speaker.of_seat(
            key,
            speaker.view.to_act.first().unwrap_or(Seat(0)),
            &[
                ("must", yes(must).into()),
                ("tested", yes(tested).into()),
                ("left", (left.count() as u32).into()),
                ("choices", (speaker.view.moves.len() as u32).into()),
                ("unit", unit.into()),
                ("event", event.map_or_else(String::new, |it| speaker.event(it)).into()),
                (
                    "question",
                    event.map_or_else(String::new, |it| speaker.event_question(it)).into(),
                ),
                ("effect", event.map_or_else(String::new, |it| speaker.event_effect(it)).into()),
                ("more", u32::from(more).into()),
                ("landings", u32::from(landings).into()),
                ("chosen", (picked.len() as u32).into()),
                ("picked", speaker.list(&picked).into()),
            ],
        )
    }

    fn acts(&self, situation: &str) -> Markup {
        let loose = self.offers.take(|_| true);
        html! {
            @for mv in &loose { (self.button(*mv, situation)) }
        }
    }

    fn button(&self, mv: Move, situation: &str) -> Markup {
        let speaker = self.speaker;
        let words = match mv {
            Move::Done => speaker.say(&format!("done-{situation}")),
            Move::Continent(continent) => speaker.continent(continent),
            _ => mv.to_string(),
        };
        let weight = if mv == Move::Done { Weight::Passes } else { Weight::Usual };
        let bar = Acts { frame: speaker.frame, alone: speaker.view.moves.len() == 1 };
        bar.button(&mv.to_string(), weight, html! { (words) })
    }
}

fn yes(it: bool) -> &'static str {
    if it { "yes" } else { "no" }
}

/// The name of what is asked.
fn situation(stage: &Stage) -> &'static str {
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
