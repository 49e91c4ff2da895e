//! The story of a game in pictures: which moments make one, and what is on it.

use frame::comic::{ComicPanel, ComicPiece, ComicShot, Mood};
use maud::html;
use planisphere::card::Card;
use planisphere::event::Told;
use planisphere::happening::News;
use planisphere_words::Words;
use tabletop::Seat;

use super::speaker::Speaker;
use crate::art::reel::pictogram;

pub(super) fn story(speaker: &Speaker<'_>, told: &[Told]) -> Vec<ComicPanel> {
    frame::comic::story::<Words>(&speaker.voice, told, |it| shot(speaker, it))
}

fn shot(speaker: &Speaker<'_>, told: &Told) -> Option<ComicShot> {
    let found = battles(told).or_else(|| lives(told)).or_else(|| news(told));
    found.or_else(|| ending(speaker, told))
}

fn battles(told: &Told) -> Option<ComicShot> {
    Some(match told {
        Told::Fought { seat, clash, .. } => {
            let pieces = vec![unit(*seat, clash.attacker), people(clash.defender)];
            ComicShot::new("fight", 3, Mood::Clash, pieces)
        }
        Told::ShotAt { seat, target, .. } => {
            ComicShot::new("shot", 2, Mood::Clash, vec![unit(*seat, *target)])
        }
        Told::Controlled { seat, attempt } => {
            let pieces = vec![unit(*seat, attempt.card), people(attempt.target)];
            ComicShot::new("control", if attempt.taken { 6 } else { 3 }, Mood::Clash, pieces)
        }
        Told::Sacrificed { seat, card, target } => {
            ComicShot::new("martyr", 7, Mood::Blow, vec![unit(*seat, *card), people(*target)])
        }
        Told::Destroyed { card, owner, .. } => {
            ComicShot::new("lost", 5, Mood::Blow, vec![unit(*owner, *card)])
        }
        Told::Out { seat, hand } => {
            let pieces = hand.iter().take(3).map(|it| unit(*seat, *it)).collect();
            ComicShot::new("out", 9, Mood::Blow, pieces)
        }
        _ => return None,
    })
}

fn lives(told: &Told) -> Option<ComicShot> {
    Some(match told {
        Told::Arrived { landing } if landing.landed.is_some() => {
            let pieces =
                vec![ComicPiece::symbol("ufo", "0 0 100 74"), unit(landing.seat, landing.card)];
            ComicShot::new("landing", 1, Mood::Calm, pieces)
        }
        Told::ChangedCamp { card, to, .. } => {
            ComicShot::new("camp", 6, Mood::Joy, vec![unit(*to, *card)])
        }
        Told::Duplicated { seat, card, .. } => {
            ComicShot::new("double", 3, Mood::Joy, vec![unit(*seat, *card); 2])
        }
        Told::Born { seat, card, child, .. } => {
            ComicShot::new("born", 4, Mood::Joy, vec![unit(*seat, *card), unit(*seat, *child)])
        }
        _ => return None,
    })
}

fn news(told: &Told) -> Option<ComicShot> {
    Some(match told {
        Told::Happening { news: News::Rolled { number, .. } } => {
            ComicShot::new("event", 5, Mood::Clash, vec![newsreel(*number)])
        }
        Told::Reborn => {
            ComicShot::new("reborn", 8, Mood::Joy, vec![ComicPiece::symbol("ufo", "0 0 100 74"); 3])
        }
        _ => return None,
    })
}

fn ending(speaker: &Speaker<'_>, told: &Told) -> Option<ComicShot> {
    let Told::Ended { winner, .. } = told else { return None };
    let Some(seat) = winner else {
        return Some(ComicShot::new("end", 10, Mood::Blow, vec![newsreel(LAST)]));
    };
    let theirs = speaker.view.units.iter().filter(|it| it.owner == *seat);
    let pieces: Vec<ComicPiece> = theirs.take(3).map(|it| unit(*seat, it.card)).collect();
    let pieces = if pieces.is_empty() { vec![token(*seat)] } else { pieces };
    Some(ComicShot::new("end", 10, Mood::Joy, pieces))
}

/// The last face of the hundred-sided die.
const LAST: u8 = 100;

/// The pictogram of an event, on the dark ground of a newsreel.
fn newsreel(number: u8) -> ComicPiece {
    let drawing = html! {
        rect x="-4" y="-4" width="128" height="88" rx="6" fill="#1d2733" {}
        (pictogram(number))
    };
    ComicPiece { drawing, view_box: "-4 -4 128 88" }
}

const TOKEN: &str = "-52 -52 104 106";

/// A people in the frame of its player.
fn unit(seat: Seat, card: Card) -> ComicPiece {
    let drawing = html! { (token(seat).drawing) (people(card).drawing) };
    ComicPiece { drawing, view_box: TOKEN }
}

fn token(seat: Seat) -> ComicPiece {
    let n = seat.0 + 1;
    let drawing = html! { g class={ "face s" (n) } { use href={ "#token-" (n) } {} } };
    ComicPiece { drawing, view_box: TOKEN }
}

fn people(card: Card) -> ComicPiece {
    let href = format!("#c{}", card.people() as u8 + 1);
    let drawing = html! { use href=(href) x="-36" y="-40" width="72" height="72" {} };
    ComicPiece { drawing, view_box: TOKEN }
}
