//! The bag with all that is known about it, the super weapons, and what is left of each pile.

use frame::forecast::Forecast;
use frame::thing::{Thing, Use};
use maud::{Markup, html};
use pulp::card::{Ability, Colour, Encounter, Kind};
use pulp::odds::{finding, percent};
use pulp::view::WeaponView;

use super::Scene;
use crate::art::{bag_of, cube_of, sign, weapon};

/// The order in which the bag's cubes are counted: first those that one looks for.
const ORDER: [Colour; 6] =
    [Colour::Yellow, Colour::Red, Colour::Blue, Colour::Green, Colour::Black, Colour::White];

impl Scene<'_> {
    pub(super) fn locker(&self) -> Markup {
        html! {
            div.locker role="group" aria-label=(self.speaker.say("locker")) {
                (self.bag())
                (self.weapons())
                (self.rest())
            }
        }
    }

    fn bag(&self) -> Markup {
        let view = self.speaker.view;
        html! {
            div #bag .bag role="group" aria-label=(self.speaker.count("bag", view.bag_size())) {
                (bag_of(view.bag_size().into()))
                div.tally { @for colour in ORDER { (self.tallied(colour)) } }
                (self.odds())
            }
        }
    }

    fn tallied(&self, colour: Colour) -> Markup {
        let count = self.in_bag(colour);
        let thing = Thing {
            id: format!("bag-{colour}"),
            class: format!("cubes {colour}"),
            name: self
                .speaker
                .say_with("in-bag", &[("cubes", self.speaker.cubes(count, colour).into())]),
            about: self.about_colour(colour),
            travels: false,
        };
        let inside = html! { (cube_of(colour.word(), "")) b { (count) } };
        let usage = if self.takes_from_bag() { self.offers.for_cube(colour) } else { Use::Nothing };
        thing.draw(&usage, &inside)
    }

    fn about_colour(&self, colour: Colour) -> String {
        let view = self.speaker.view;
        let args = [
            ("percent", u32::from(view.chance_of(colour)).into()),
            ("reserve", u32::from(view.reserve[colour as usize]).into()),
        ];
        let about = self.speaker.say(&format!("about-cube-{colour}"));
        format!("{about} {}", self.speaker.say_with("tally-colour", &args))
    }

    /// The chances of this turn's exploration, or of the next cube when there is none.
    fn odds(&self) -> Markup {
        let speaker = &self.speaker;
        let view = speaker.view;
        let met = speaker.met().filter(|it| it.engageable);
        let here = view.planet.is_some() && view.drawn.is_empty() && view.outcome.is_none();
        let (key, kind, cubes) = match (here, met) {
            (false, _) => ("odds-next", "next", 1),
            (true, None) => ("odds-exploration", "odds", view.exploration.cubes),
            (true, Some(_)) => ("odds-if-engaged", "if-engaged", view.if_engaged.cubes),
        };
        let chance = if here {
            percent(finding(view, cubes))
        } else {
            view.chance_of(Colour::Yellow).into()
        };
        let card = met.map(|it| speaker.card(it.card)).unwrap_or_default();
        let args =
            [("cubes", u32::from(cubes).into()), ("percent", chance.into()), ("card", card.into())];
        let forecast = Forecast::new(kind, format!("{cubes}:{chance}"));
        html! { p.odds data-forecast=(forecast) { (speaker.say_with(key, &args)) } }
    }

    fn weapons(&self) -> Markup {
        let view = self.speaker.view;
        let args = [
            ("found", (view.weapons.len() as u32).into()),
            ("of", u32::from(view.weapons_max).into()),
        ];
        html! {
            div #weapons .weapons role="group" aria-label=(self.speaker.say("weapons")) {
                div.weapons-title { b { (self.speaker.say("weapons")) } span.num { (self.speaker.say_with("found", &args)) } }
                @for it in &view.weapons { (self.weapon(it)) }
                @if view.weapons_left() > 0 {
                    div.hidden-arms { @for _ in 0..view.weapons_left() { (weapon("hidden")) }
                        span { (self.speaker.count("weapons-left", view.weapons_left())) } }
                }
            }
        }
    }

    fn weapon(&self, it: &WeaponView) -> Markup {
        let speaker = &self.speaker;
        let power = speaker.power(speaker.cards.weapon(it.weapon).power);
        let usage = self.offers.for_weapon(it.weapon);
        let bar = it.bar.filter(|_| matches!(usage, Use::Nothing)).map(|it| self.barred(it));
        let about = [Some(format!("{power}.")), Some(self.understanding(it)), bar];
        let mut class = "sw".to_string();
        for (holds, name) in [
            (it.understood, " ready"),
            (it.used, " used"),
            (self.news.found.contains(&it.weapon), " found"),
        ] {
            if holds {
                class += name;
            }
        }
        let thing = Thing {
            id: format!("weapon-{}", it.weapon),
            class,
            name: speaker.weapon(it.weapon),
            about: about.into_iter().flatten().collect::<Vec<_>>().join(" "),
            travels: true,
        };
        let inside = html! {
            (weapon(it.weapon.word()))
            span.words {
                b { (speaker.weapon(it.weapon)) }
                span.fx { (power) }
                @if !it.understood { (holes(it)) }
            }
        };
        thing.draw(&usage, &inside)
    }

    fn understanding(&self, it: &WeaponView) -> String {
        let state = match (it.understood, it.used) {
            (true, true) => "used",
            (true, false) => "ready",
            (false, _) => "closed",
        };
        let missing = it.needs.saturating_sub(it.cubes.iter().sum());
        let args = [("state", state.into()), ("missing", u32::from(missing).into())];
        self.speaker.say_with("understanding", &args)
    }

    /// What an attentive player knows of the cards that nobody has met yet.
    fn rest(&self) -> Markup {
        let unseen: Vec<Encounter> = self.speaker.view.unseen().collect();
        let of = |kind: Kind| {
            unseen.iter().filter(|it| self.speaker.cards.encounter(**it).kind == kind).count()
        };
        let with = |ability: Ability| {
            unseen
                .iter()
                .filter(|it| self.speaker.cards.encounter(**it).icon == Some(ability))
                .count()
        };
        html! {
            details #rest .rest {
                summary { (self.speaker.count("rest", unseen.len() as u32)) }
                ul {
                    @for kind in Kind::ALL { li { (sign(rest_sign(*kind), "")) (self.speaker.kind(*kind)) b { (of(*kind)) } } }
                    @for it in Ability::ALL { li { (sign(it.word(), "")) (self.speaker.ability(*it)) b { (with(*it)) } } }
                    li { (sign("planet", "")) (self.speaker.say("rest-planets")) b { (self.planets_left()) } }
                }
            }
        }
    }

    /// Planets that lie in the pile.
    fn planets_left(&self) -> usize {
        let view = self.speaker.view;
        let met = view.explored.len() + view.planets.len() + usize::from(view.planet.is_some());
        pulp::card::Planet::ALL.len().saturating_sub(met)
    }
}

/// The picture of a kind of card; events share that of agents.
fn rest_sign(kind: Kind) -> &'static str {
    match kind {
        Kind::Guard => "guard",
        Kind::Agent | Kind::Event => "agent",
        Kind::Place => "place",
    }
}

/// The cubes on a weapon, and its empty places.
fn holes(it: &WeaponView) -> Markup {
    let on: u8 = it.cubes.iter().sum();
    let needs = Forecast::new("needs", format!("{}:{}", it.weapon, it.needs.saturating_sub(on)));
    html! {
        span.holes data-forecast=(needs) {
            @for (ability, count) in Ability::ALL.iter().zip(it.cubes) {
                @for _ in 0..count { (cube_of(ability.colour().word(), "")) }
            }
            @for _ in on..it.needs { i {} }
        }
    }
}
