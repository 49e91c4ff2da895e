//! What else the middle of the table shows: the captain's briefing, the planets to choose from, the
//! cubes that were drawn, the pile of super weapons.

use frame::forecast::Forecast;
use frame::thing::{Thing, Use};
use maud::{Markup, html};
use pulp::card::{Planet, Weapon};
use pulp::moves::Move;
use pulp::view::{Drawn, Stage, Went};

use super::Scene;
use crate::art::{cover, cube_of, die_on, planet, sign, weapon};

impl Scene<'_> {
    /// Setting out: who leads, and which dice are left behind.
    pub(super) fn briefing(&self) -> Markup {
        let speaker = &self.speaker;
        let captain = speaker.view.captain;
        html! {
            div.briefing {
                div.poster {
                    (cover(&format!("captain-{captain}")))
                    b { (speaker.captain(captain)) }
                }
                div.orders {
                    p.motto { (speaker.say(&format!("motto-{captain}"))) }
                    div.dice { @for die in &speaker.view.offered { (self.offered(*die)) } }
                }
            }
        }
    }

    fn offered(&self, die: pulp::card::Die) -> Markup {
        let faces: Vec<String> = (1..=6)
            .map(|number| format!("{number} : {}", self.speaker.face(die.face(number))))
            .collect();
        let thing = Thing {
            id: format!("die-{die}"),
            class: "dieb".to_string(),
            name: self.speaker.die(die),
            about: faces.join(" ; "),
            travels: true,
        };
        let inside = html! {
            span.cast { (die_on(die.word(), 6)) }
            b { (self.speaker.die(die)) }
            span.txt { (self.speaker.say(&format!("about-die-{die}"))) }
        };
        thing.draw(&self.offers.for_die(die), &inside)
    }

    /// The planets that lie open.
    pub(super) fn worlds(&self) -> Markup {
        html! {
            div.worlds role="group" aria-label=(self.speaker.say("planets")) {
                @for it in &self.speaker.view.planets { (self.open_planet(*it)) }
            }
        }
    }

    fn open_planet(&self, it: Planet) -> Markup {
        let about = self.speaker.about_planet(it);
        let thing = Thing {
            id: format!("planet-{it}"),
            class: "globe-card".to_string(),
            name: self.speaker.planet(it),
            about: about.clone(),
            travels: true,
        };
        let inside = html! {
            span.sky { (planet(it.word())) }
            span.title { (self.speaker.planet(it)) }
            span.fx { (about) }
        };
        thing.draw(&self.offers.for_thing(|mv| *mv == Move::Explore(it)), &inside)
    }

    /// The exploration: how many cubes are drawn and why, then what came.
    pub(super) fn haul(&self) -> Markup {
        let drawn = &self.speaker.view.drawn;
        html! {
            div.haul.fresh[self.news.drew] role="group" aria-label=(self.speaker.say("haul")) {
                @if drawn.is_empty() { (self.sum()) }
                @for (at, it) in drawn.iter().enumerate() { (self.drawn(at, *it)) }
            }
        }
    }

    /// How the number of cubes comes about: icons, planet, place, dice and weapons.
    fn sum(&self) -> Markup {
        let it = self.speaker.view.exploration;
        let parts = [("sum-planet", it.planet), ("sum-place", it.place), ("sum-bonus", it.bonus)];
        html! {
            p.sum {
                b { (it.icons) } (sign("planet", "")) " " (self.speaker.say("sum-icons"))
                @for (key, by) in parts.into_iter().filter(|it| it.1 != 0) {
                    " " b { (pulp_words::signed(by)) } " " (self.speaker.say(key))
                }
                " " b.total data-forecast=(Forecast::new("sum", it.cubes)) { "= " (self.speaker.count("sum-total", it.cubes)) }
            }
        }
    }

    fn drawn(&self, at: usize, it: Drawn) -> Markup {
        let (state, words) = self.went(it.went);
        let usage = match (self.speaker.view.stage, it.went) {
            (Stage::PuttingBack, _) => self.offers.for_drawn(it.colour),
            (_, Went::Waiting) => self.offers.for_waiting(it.colour),
            _ => Use::Nothing,
        };
        let now = self.is_next(at) || !matches!(usage, Use::Nothing);
        let thing = Thing {
            id: format!("drawn-{at}"),
            class: format!("drawn {state}{}", if now { " now" } else { "" }),
            name: self.cube_name(it.colour),
            about: words.clone(),
            travels: true,
        };
        let inside = html! { (cube_of(it.colour.word(), "")) span.went { (words) } };
        thing.draw(&usage, &inside)
    }

    /// Whether the cube at this place is the one to decide about.
    fn is_next(&self, at: usize) -> bool {
        let view = self.speaker.view;
        match view.stage {
            Stage::Using { at: next } | Stage::Losing { at: next } => usize::from(next) == at,
            Stage::Resolving => view.next_coloured() == Some(at),
            _ => false,
        }
    }

    /// Where a drawn cube went: a class for the style sheet, and words.
    fn went(&self, went: Went) -> (&'static str, String) {
        let speaker = &self.speaker;
        match went {
            Went::Waiting => ("waiting", speaker.say("went-waiting")),
            Went::Ability { ability, points } => {
                let n = pulp_words::signed(points as i8).into();
                let args = [("n", n), ("ability", speaker.ability(ability).into())];
                ("gone", speaker.say_with("gained", &args))
            }
            Went::Weapon { weapon } => (
                "gone",
                speaker.say_with("went-weapon", &[("weapon", speaker.weapon(weapon).into())]),
            ),
            Went::Quietus => ("gone", speaker.say("went-quietus")),
            Went::Reserve { lost: Some(ability) } => (
                "gone",
                speaker.say_with("went-lost", &[("ability", speaker.ability(ability).into())]),
            ),
            Went::Reserve { lost: None } => ("gone", speaker.say("went-reserve")),
            Went::Bag => ("gone", speaker.say("went-bag")),
        }
    }

    /// The pile of super weapons, when one may be chosen.
    pub(super) fn armoury(&self) -> Markup {
        let pile = self.speaker.view.weapon_pile.clone().unwrap_or_default();
        html! {
            div.worlds role="group" aria-label=(self.speaker.say("weapons")) {
                @for it in &pile { (self.claimed(*it)) }
            }
        }
    }

    fn claimed(&self, it: Weapon) -> Markup {
        let card = self.speaker.cards.weapon(it);
        let power = self.speaker.power(card.power);
        let thing = Thing {
            id: format!("weapon-{it}"),
            class: "globe-card arm-card".to_string(),
            name: self.speaker.weapon(it),
            about: format!("{power}. {}", self.speaker.count("needs", card.cubes)),
            travels: true,
        };
        let inside = html! {
            span.sky { (weapon(it.word())) }
            span.title { (self.speaker.weapon(it)) }
            span.fx { (power) }
            span.holes { @for _ in 0..card.cubes { i {} } }
        };
        thing.draw(&self.offers.for_weapon(it), &inside)
    }
}
