//! The news: events in force as newsreels.

use maud::{Markup, html};
use planisphere::happening::News;
use planisphere::map::{Continent, Region, Squares};
use planisphere::view::InForceView;

use super::speaker::Speaker;
use crate::art::reel;

/// The events in force.
pub(super) fn news(speaker: Speaker<'_>) -> Markup {
    let (events, rolled) = (&speaker.view.in_force, rolled(speaker));
    html! {
        section #news .panel.news tabindex="0" aria-label=(speaker.say("news")) {
            h2 {
                span { (speaker.say("news")) } small { (speaker.say("news-in-force")) }
                @if !events.is_empty() { b { (events.len()) } }
            }
            @if events.is_empty() && rolled.is_empty() { p.quiet-news { (speaker.say(if speaker.view.options.events { "no-news" } else { "no-events" })) } }
            div.reels {
                @for number in rolled { (reel(speaker, (number, true), "now", &speaker.say("lasts-not"))) }
                @for (at, event) in events.iter().enumerate() {
                    @let first = events[..at].iter().all(|it| it.number != event.number);
                    (reel(speaker, (event.number, first), stamp(event), &duration(speaker, event)))
                }
            }
        }
    }
}

/// The events that were rolled in this round and were over at once.
pub(super) fn rolled(speaker: Speaker<'_>) -> Vec<u8> {
    let lasts = |number: u8| speaker.view.in_force.iter().any(|it| it.number == number);
    let number =
        |it: &News| if let News::Rolled { number, .. } = it { Some(*number) } else { None };
    speaker.view.newsreel.iter().filter_map(number).filter(|it| !lasts(*it)).collect()
}

/// The id of the newsreel of an event; if it was rolled twice, of the first.
pub(super) fn id(number: u8) -> String {
    format!("reel-{number}")
}

/// One event as a strip of film.
fn reel(speaker: Speaker<'_>, (number, first): (u8, bool), stamp: &str, lasts: &str) -> Markup {
    let places: Vec<(u8, u8)> =
        squares(number).iter().map(|it| (it.latitude(), it.longitude())).collect();
    html! {
        article.reel id=[first.then(|| id(number))] {
            div.reel-art { (reel::pictogram(number)) (reel::place(places.into_iter())) }
            div.reel-text {
                div.reel-head {
                    h3 { (speaker.happening(number)) }
                    span class={ "stamp " (stamp) } { (lasts) }
                }
                p { (speaker.effect(number)) }
            }
        }
    }
}

fn stamp(event: &InForceView) -> &'static str {
    match event.rounds {
        None => "long",
        Some(0 | 1) => "short",
        Some(_) => "some",
    }
}

fn duration(speaker: Speaker<'_>, event: &InForceView) -> String {
    match event.rounds {
        None => speaker.say("lasts-game"),
        Some(rounds) => speaker.say_with("lasts", &[("rounds", u32::from(rounds).into())]),
    }
}

/// Where in the world an event holds, if not everywhere.
pub(super) fn squares(number: u8) -> Squares {
    let region = match number {
        12 => Region::UsWest,
        13 => Region::NorthAfrica,
        14 => Region::Ussr,
        15 | 45 => Region::Atlantic,
        16 => Region::SouthAfrica,
        18 => Region::India,
        20 => Region::Mexico,
        23 => Region::CentralAmerica,
        24 | 96 => Region::Europe,
        34 => Region::Japan,
        100 => return Continent::Asia.squares(),
        _ => return Squares::EMPTY,
    };
    region.squares()
}
