//! The decision bar: whose turn it is, what to choose, and the buttons for it.

use frame::act::{Acts, Weight};
use frame::asking;
use frame::data::Decision;
use maud::{Markup, html};
use planisphere::moves::Move;
use planisphere_words::situation;
use tabletop::Seat;

use super::offers::Offers;
use super::speaker::Speaker;
use super::summary::Summary;
use crate::art::shape::shape;

/// Draws what one viewer is asked, with every move that no thing on the board offers.
pub(super) struct Bar<'a> {
    pub(super) speaker: Speaker<'a>,
    pub(super) offers: &'a Offers,
    pub(super) summary: Option<&'a Summary<'a>>,
}

impl Bar<'_> {
    pub(super) fn decision(&self) -> Decision {
        let situation = situation(&self.speaker.view.stage);
        Decision {
            mine: self.mine(),
            key: self.key(),
            who: self.who(),
            foretold: Vec::new(),
            acts: self.acts(situation),
        }
    }

    fn mine(&self) -> bool {
        !self.speaker.view.moves.is_empty()
    }

    /// The key of the viewer's own question. It does not change with what others do meanwhile, so
    /// the viewer's choices are kept.
    fn key(&self) -> String {
        asking::key(&self.speaker.view.moves)
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

    fn acts(&self, situation: &str) -> Markup {
        let loose = self.offers.take(|_| true);
        html! {
            @for mv in &loose { (self.button(*mv, situation)) }
            @if let Some(summary) = self.summary { (summary.ready()) }
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
