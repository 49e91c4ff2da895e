//! The head of the page: the three sectors as issues of a magazine, and where the ship goes.

use frame::thing::Thing;
use maud::{Markup, html};
use pulp::card::{Colour, Planet, Sector};
use pulp::deck::Action;
use pulp::moves::Move;

use super::Scene;
use crate::art::{cube_of, planet, sign};

impl Scene<'_> {
    pub(super) fn head(&self) -> Markup {
        let view = self.speaker.view;
        html! {
            div.head {
                ol.issues aria-label=(self.speaker.say("sectors")) {
                    @for (at, sector) in view.sectors.iter().enumerate() { (self.issue(at, *sector)) }
                }
                @if let Some(it) = view.planet { (self.destination(it.planet, it.activated)) }
            }
        }
    }

    fn issue(&self, at: usize, sector: Sector) -> Markup {
        let view = self.speaker.view;
        let here = view.sectors.iter().position(|it| *it == view.sector).unwrap_or(0);
        let (state, now) = match at.cmp(&here) {
            std::cmp::Ordering::Less => ("done", false),
            std::cmp::Ordering::Equal => ("now", true),
            std::cmp::Ordering::Greater => ("next", false),
        };
        let about = self.speaker.action(self.speaker.cards.action(sector));
        html! {
            li id={ "sector-" (sector) } class={ "issue " (state) } tabindex="0" aria-current=[now.then_some("step")]
                data-name=(self.speaker.alien(sector)) aria-description=(about) {
                (sign(sector.word(), ""))
                b { (self.speaker.say(&format!("alien-short-{sector}"))) }
                small { (self.pile(at, state)) (self.load(sector, state)) }
            }
        }
    }

    /// How many cards are left to meet in a sector.
    fn pile(&self, at: usize, state: &str) -> String {
        let cards = u32::from(self.speaker.view.pile(at));
        let args = [("state", state.to_string().into()), ("cards", cards.into())];
        self.speaker.say_with("pile", &args)
    }

    /// The black cubes on the Quietus, and the strength that they give the leftmost card.
    fn load(&self, sector: Sector, state: &str) -> Markup {
        let cubes = self.speaker.view.quietus;
        let Action::Quietus { per, most } = self.speaker.cards.action(sector) else {
            return html! {};
        };
        if cubes == 0 || state == "done" {
            return html! {};
        }
        let strength = self.speaker.count("load", (cubes / per).min(most));
        html! {
            span.load {
                (cube_of("black", "")) span aria-hidden="true" { (cubes) }
                span.sr { (self.speaker.cubes(cubes, Colour::Black)) }
                " " b { (strength) }
            }
        }
    }

    /// The planet of this turn.
    fn destination(&self, it: Planet, activated: bool) -> Markup {
        let usage = self.offers.for_thing(|mv| *mv == Move::Activate);
        let about = self.speaker.about_planet(it);
        let thing = Thing {
            id: format!("planet-{it}"),
            class: if activated { "world on paid" } else { "world on" }.to_string(),
            name: self.speaker.planet(it),
            about: about.clone(),
            travels: true,
        };
        let inside = html! {
            (planet(it.word()))
            span.words { b { (self.speaker.planet(it)) } span.fx { (about) } }
        };
        thing.draw(&usage, &inside)
    }
}
