//! A location, in section: the Humans and the research above, the wall, the street with its hordes,
//! and the contamination below.

use frame::forecast::Forecast;
use frame::thing::{Offer, Thing};
use invazions::card::{Defender, Location, ZombieCard};
use invazions::moves::{Move, Plan};
use invazions::view::{HordeView, PlaceView, ResearchHere, Stage};
use maud::{Markup, html};

use super::face::{defender_class, zombie_class};
use super::mine::{badge, heap};
use super::offers::Offers;
use super::speaker::Speaker;
use super::wall::wall;
use crate::art::{door, sign, street};
use invazions_words::busy_at;

/// Draws the locations.
pub(super) struct Rooms<'a> {
    pub(super) speaker: Speaker<'a>,
    pub(super) offers: &'a Offers<'a>,
}

impl Rooms<'_> {
    pub(super) fn draw(&self) -> Markup {
        let places = &self.speaker.view.places;
        html! {
            div.building data-rooms=(places.len()) {
                @for place in places { (self.room(place)) }
            }
        }
    }

    fn room(&self, place: &PlaceView) -> Markup {
        let speaker = &self.speaker;
        let name = speaker.location(place.location);
        let hot = busy_at(speaker.view) == Some(place.location);
        let aimed = speaker.frame.best().and_then(|it| aim_of(it.parse().ok()?));
        html! {
            section.room.hot[hot] aria-label=(name) data-aimed[aimed == Some(place.location)] {
                header { (door(place.location.word())) h2 { (name) } (self.harvest(place)) }
                div.inside id={ "inside-" (place.location) } { (self.humans(place)) (self.research(place)) }
                (wall(speaker, place))
                (self.outside(place))
            }
        }
    }

    /// The points that its research would bring now.
    fn harvest(&self, place: &PlaceView) -> Markup {
        let Some(research) = place.research else { return html! {} };
        let words = self.speaker.count("harvest", research.points);
        html! {
            @let forecast = Forecast::new("points", format!("{} {}", place.location, research.points));
            span.yield role="img" aria-label=(words) title=(words) data-forecast=(forecast) {
                "+" (research.points) (sign("vial"))
            }
        }
    }

    fn humans(&self, place: &PlaceView) -> Markup {
        let speaker = &self.speaker;
        html! {
            ul.hums aria-label=(speaker.say("humans")) {
                @for (at, here) in place.humans.iter().enumerate() {
                    @let copy = place.humans[..at].iter().filter(|it| it.card == here.card).count();
                    li { (self.defender(place, Defender::Human(here.card), copy, here.resistance)) }
                }
                @for (at, fallen) in place.fallen.iter().enumerate() {
                    li { (self.fallen(place, *fallen, at)) }
                }
            }
        }
    }

    /// A Human or a Research card that the hordes may devour.
    fn defender(&self, place: &PlaceView, it: Defender, copy: usize, resistance: u8) -> Markup {
        let speaker = &self.speaker;
        let doomed = speaker.at_risk(place, it, copy);
        let doom = if doomed { " doom" } else { "" };
        let word = it.to_string();
        let thing = Thing {
            id: format!("at-{}-{word}-{copy}", place.location),
            class: format!("{}{doom}", defender_class(it)),
            name: self.defender_name(it, resistance, doomed),
            about: self.about_defender(it),
            travels: true,
        };
        let busy = busy_at(speaker.view) == Some(place.location);
        let usage =
            self.offers.for_thing(|mv| busy && matches!(mv, Move::Wound(wound) if *wound == it));
        thing.draw(
            &usage,
            &html! {
                (self.defender_face(it, Some(resistance)))
                @if doomed {
                    @let forecast = Forecast::new("reach", format!("{} {word}", place.location));
                    span.doomtag aria-hidden="true" data-forecast=(forecast) {
                        (speaker.say("in-reach"))
                    }
                }
            },
        )
    }

    fn defender_face(&self, it: Defender, resistance: Option<u8>) -> Markup {
        match it {
            Defender::Human(card) => self.speaker.human_face(card, resistance),
            Defender::Research(card) => {
                self.speaker.research_face(card, self.speaker.die(card), resistance)
            }
        }
    }

    fn about_defender(&self, it: Defender) -> String {
        match it {
            Defender::Human(card) => self.speaker.human_text(card),
            Defender::Research(card) => self.speaker.research_text(card),
        }
    }

    fn defender_name(&self, it: Defender, resistance: u8, doomed: bool) -> String {
        let args = [
            self.speaker.defender_arg(it),
            ("resistance", u32::from(resistance).into()),
            ("doomed", if doomed { "yes" } else { "no" }.into()),
        ];
        self.speaker.say_with("defender-name", &args)
    }

    /// A card that was devoured and has not left yet.
    fn fallen(&self, place: &PlaceView, it: Defender, at: usize) -> Markup {
        let thing = Thing {
            id: format!("fell-{}-{at}", place.location),
            class: format!("{} fallen", defender_class(it)),
            name: self.speaker.say_with("fallen-name", &[self.speaker.defender_arg(it)]),
            about: self.about_defender(it),
            travels: false,
        };
        thing.draw(
            &frame::thing::Use::Nothing,
            &html! {
                (self.defender_face(it, None))
                span.doomtag aria-hidden="true" { (self.speaker.say_with("fallen", &[self.speaker.defender_arg(it)])) }
            },
        )
    }

    fn research(&self, place: &PlaceView) -> Markup {
        let Some(ResearchHere { research, resistance, .. }) = place.research else {
            return html! { div.labspot.none { span { (self.speaker.say("no-research")) } } };
        };
        let defender = Defender::Research(research);
        html! { div.labspot { (self.defender(place, defender, 0, resistance)) } }
    }

    fn outside(&self, place: &PlaceView) -> Markup {
        let at = place.location;
        let choices =
            self.offers.take(|mv| matches!(mv, Move::Go(it) | Move::Barricade(it) if *it == at));
        let hordes = place.hordes.iter().filter_map(|it| self.speaker.view.horde(it));
        let hordes: Vec<&HordeView> = hordes.collect();
        html! {
            div.outside {
                @for mv in &choices { (goto(&self.speaker.offer(*mv), at.word())) }
                (self.agreed(place))
                @for horde in &hordes { (self.horde(horde)) }
                @if hordes.is_empty() && choices.is_empty() {
                    div.quiet-street { (street()) p { (self.speaker.say("nobody-outside")) } }
                }
                (self.contamination(place))
            }
        }
    }

    /// The hordes that have agreed to come here.
    fn agreed(&self, place: &PlaceView) -> Markup {
        let view = self.speaker.view;
        let plans = view.talk.agreed.iter().filter(|it| {
            matches!(it, Plan::Go(seat, at) if *at == place.location && !place.hordes.contains(*seat))
        });
        html! {
            @for plan in plans {
                p.ally { (self.speaker.say_with("agreed", &[("plan", self.speaker.plan(*plan).into())])) }
            }
        }
    }

    fn horde(&self, horde: &HordeView) -> Markup {
        let speaker = &self.speaker;
        let mine = speaker.view.me == Some(horde.seat);
        let lead = self.offers.take(|mv| mine && *mv == Move::Lead);
        html! {
            div.horde data-seat=(horde.seat.0 + 1) {
                (speaker.tag(horde.seat))
                p.hn { (self.note(horde)) }
                @if !horde.played.is_empty() {
                    ul.played aria-label=(speaker.of_seat("played-by", horde.seat, &[])) {
                        @for at in 0..horde.played.len() { li { (self.played(horde, at)) } }
                    }
                }
            }
            @for mv in &lead { (goto(&speaker.offer(*mv), &format!("lead-{}", horde.seat.0))) }
        }
    }

    /// What the horde may still play, or that it has finished.
    fn note(&self, horde: &HordeView) -> String {
        let speaker = &self.speaker;
        if horde.finished {
            return speaker.say("horde-finished");
        }
        if matches!(speaker.view.stage, Stage::Going { .. } | Stage::Barricading) {
            return String::new();
        }
        let args = [
            ("zombies", u32::from(horde.zombies_left).into()),
            ("rages", u32::from(horde.rages_left).into()),
            ("limit", horde.cards_left.map_or(99, u32::from).into()),
        ];
        speaker.say_with("horde-left", &args)
    }

    fn played(&self, horde: &HordeView, at: usize) -> Markup {
        let it = horde.played[at];
        let args = [
            self.speaker.card_arg(it.card),
            ("attack", u32::from(it.attack).into()),
            ("sacrificed", if it.sacrificed { "yes" } else { "no" }.into()),
        ];
        let fresh = at + 1 == horde.played.len() && !horde.finished;
        let thing = Thing {
            id: format!("played-{}-{at}", horde.seat.0),
            class: format!("{}{}", zombie_class(it.card), if fresh { " fresh" } else { "" }),
            name: self.speaker.say_with("played-name", &args),
            about: self.speaker.zombie_text(it.card),
            travels: false,
        };
        thing.draw(&frame::thing::Use::Nothing, &self.speaker.zombie_face(it.card, Some(it.attack)))
    }

    fn contamination(&self, place: &PlaceView) -> Markup {
        let speaker = &self.speaker;
        html! {
            div.conta id={ "under-" (place.location) } {
                p.ct { (sign("bio")) span { (speaker.say("contamination")) } }
                ul aria-label=(speaker.say("contamination")) {
                    @for (card, count) in heap(&place.contamination) {
                        li { (self.below(place, card, count)) }
                    }
                }
                @if place.contamination.is_empty() { p.small { (speaker.say("clean")) } }
            }
        }
    }

    fn below(&self, place: &PlaceView, card: ZombieCard, count: usize) -> Markup {
        let name = self.speaker.zombie_name(card);
        let thing = Thing {
            id: format!("below-{}-{card}", place.location),
            class: zombie_class(card).to_string(),
            name: if count > 1 { format!("{count} × {name}") } else { name },
            about: self.speaker.zombie_text(card),
            travels: false,
        };
        let usage = self.offers.for_contamination(card, place.location);
        thing.draw(&usage, &html! { (self.speaker.zombie_face(card, None)) (badge(count)) })
    }
}

/// A move about a whole location or horde, as a wide button.
fn goto(offer: &Offer, id: &str) -> Markup {
    let verb = offer.mv.split(' ').next().unwrap_or_default();
    html! {
        button.goto id={ (verb) "-" (id) } form="moves" name="move" value=(offer.mv) {
            b { (offer.line) }
            @if let Some(then) = &offer.then { span data-forecast=[&offer.forecast] { (then) } }
        }
    }
}

/// The location at which a move is felt.
fn aim_of(mv: Move) -> Option<Location> {
    match mv {
        Move::Play(_, at) | Move::Install(_, at) | Move::Capture(_, at) | Move::Save(_, at) => {
            Some(at)
        }
        Move::Gift(at) | Move::Barricade(at) | Move::Slash(at) | Move::Stand(at) => Some(at),
        Move::Charge(at) | Move::Go(at) => Some(at),
        _ => None,
    }
}
