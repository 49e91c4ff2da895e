//! The wall of a location: one brick for each point of Resistance. Each point of attack breaks one;
//! points beyond that climb in as claws.

use frame::forecast::Forecast;
use invazions::might::Ahead;
use invazions::view::PlaceView;
use maud::{Markup, html};
use words::yes;

use super::speaker::Speaker;
use crate::art::{planks, sign};

/// The most claws that are drawn; more are shown as a number.
const CLAWS_MAX: u8 = 4;

pub(super) fn wall(speaker: &Speaker<'_>, place: &PlaceView) -> Markup {
    let (attack, resistance) = (place.attack, place.resistance);
    let over = attack.saturating_sub(resistance);
    let broken = !place.hordes.is_empty() && resistance <= attack;
    let ahead = speaker.ahead(place);
    let says = match ahead {
        Some(it) => foretold(speaker, place, it),
        None => says(speaker, place, over, broken),
    };
    let forecast = match ahead {
        Some(it) => Forecast::new(
            "breaks",
            format!("{} {}/{}", place.location, percent(it.breaks), it.most),
        ),
        None => Forecast::new("wall", format!("{} {attack}/{resistance}", place.location)),
    };
    html! {
        div.wall.broken[broken].barred[place.barricade] id={ "wall-" (place.location) } {
            div.bricks aria-hidden="true" {
                @for at in 0..resistance {
                    i.gone[at < attack] { @if at < attack { (sign("claw")) } }
                }
                @for _ in 0..over.min(CLAWS_MAX) { i.over { (sign("claw")) } }
            }
            @if place.barricade { (planks()) }
            p.wl {
                b.a { (sign("claw")) span.sr { (speaker.say("attack")) " " } (attack) }
                span data-forecast=(forecast) { (says) }
                b.r { span.sr { (speaker.say("resistance")) " " } (resistance) (sign("wall")) }
            }
        }
    }
}

/// The state of the wall in words.
fn says(speaker: &Speaker<'_>, place: &PlaceView, over: u8, broken: bool) -> String {
    let state = match (broken, place.attack) {
        (true, _) if 0 < over => "over",
        (true, _) => "broken",
        (false, 0) if place.barricade => "barred",
        (false, 0) => "calm",
        (false, _) => "holds",
    };
    let args = [
        ("state", state.into()),
        ("over", u32::from(over).into()),
        ("missing", u32::from(place.resistance.saturating_sub(place.attack)).into()),
        ("charge", u32::from(place.charge).into()),
        ("stand", u32::from(place.stand).into()),
    ];
    speaker.say_with("wall", &args)
}

/// What the location has to reckon with, in words.
fn foretold(speaker: &Speaker<'_>, place: &PlaceView, ahead: Ahead) -> String {
    let args = [
        ("chance", u32::from(percent(ahead.breaks)).into()),
        ("most", u32::from(ahead.most).into()),
        ("barred", yes(place.barricade).into()),
        ("one", yes(place.hordes.is_empty() && 1 < speaker.view.hordes.len()).into()),
    ];
    speaker.say_with("wall-ahead", &args)
}

/// A chance in hundredths, which says 0 and 100 only where it is sure.
pub(super) fn percent(chance: f64) -> u8 {
    let rounded = (chance * 100.0).round() as u8;
    let sure = !(1e-9..=1.0 - 1e-9).contains(&chance);
    if sure { rounded } else { rounded.clamp(1, 99) }
}
