//! The story of a game in pictures: which moments make one, and what is on it.

use frame::comic::{ComicPanel, ComicPiece, ComicShot, Mood};
use maud::html;
use xeno::card::Card;
use xeno::event::Told;
use xeno_words::Words;

use super::speaker::Speaker;
use crate::art::file;
use crate::art::invader::{award, invader};

pub(super) fn story(speaker: &Speaker<'_>, told: &[Told]) -> Vec<ComicPanel> {
    frame::comic::story::<Words>(speaker, told, |it| shot(speaker, it))
}

fn shot(speaker: &Speaker<'_>, told: &Told) -> Option<ComicShot> {
    building(speaker, told).or_else(|| war(speaker, told)).or_else(|| ending(speaker, told))
}

fn building(speaker: &Speaker<'_>, told: &Told) -> Option<ComicShot> {
    let card = |it: &Card| picture(speaker, *it);
    Some(match told {
        Told::Started { world, .. } => ComicShot::new("start", 2, Mood::Calm, vec![card(world)]),
        Told::Placed { card: it, .. } => {
            let cost = speaker.face_of(*it).cost.min(6);
            ComicShot::new("placed", 1 + cost, Mood::Calm, vec![card(it)])
        }
        Told::Conquered { card: it, strength, .. } => ComicShot::new(
            "conquered",
            3 + strength.clamp(&0, &6).unsigned_abs(),
            Mood::Joy,
            vec![card(it)],
        ),
        Told::Sold { world, cards, .. } => {
            ComicShot::new("sold", 1 + cards.min(&4), Mood::Joy, vec![card(world)])
        }
        Told::Consumed { goods, chips, .. } => {
            let pieces = goods.iter().take(3).map(card).collect();
            ComicShot::new("consumed", 1 + chips.min(&5), Mood::Joy, pieces)
        }
        Told::Guessed { card: it, right: true, .. } => {
            ComicShot::new("guess", 6, Mood::Joy, vec![card(it)])
        }
        Told::Repaired { world, .. } => ComicShot::new("repaired", 4, Mood::Joy, vec![card(world)]),
        _ => return None,
    })
}

fn war(speaker: &Speaker<'_>, told: &Told) -> Option<ComicShot> {
    let claw = |might: &i8| claws(&might.to_string());
    let prize = || ComicPiece { drawing: award(), view_box: "0 0 34 34" };
    Some(match told {
        Told::Faces { might, .. } => ComicShot::new("faces", 3, Mood::Clash, vec![claw(might)]),
        Told::Defended { might, awards, .. } => {
            let prizes = (0..*awards.min(&2)).map(|_| prize());
            let pieces = [claw(might)].into_iter().chain(prizes).collect();
            ComicShot::new("defended", 6, Mood::Joy, pieces)
        }
        Told::Overrun { might, .. } => {
            ComicShot::new("overrun", 7, Mood::Blow, vec![claw(might); 2])
        }
        Told::Damaged { world, .. } => {
            ComicShot::new("damaged", 6, Mood::Blow, vec![picture(speaker, *world)])
        }
        Told::Defeat { count } => {
            ComicShot::new("defeat", 8 + count, Mood::Blow, vec![claws("!"); 3])
        }
        Told::Bonus { .. } => ComicShot::new("bonus", 4, Mood::Joy, vec![prize()]),
        _ => return None,
    })
}

fn ending(speaker: &Speaker<'_>, told: &Told) -> Option<ComicShot> {
    let Told::Ended { winners, .. } = told else { return None };
    let Some(winner) = winners.first() else {
        return Some(ComicShot::new("end", 10, Mood::Blow, vec![claws("!"); 3]));
    };
    let best = speaker.view.empires[*winner].tableau.iter().copied();
    let best = best.max_by_key(|it| speaker.face_of(*it).cost);
    let pieces = best.map(|it| picture(speaker, it)).into_iter().collect();
    Some(ComicShot::new("end", 10, Mood::Joy, pieces))
}

fn claws(number: &str) -> ComicPiece {
    ComicPiece { drawing: invader(number), view_box: "0 0 150 190" }
}

/// The picture of a card in a frame.
fn picture(speaker: &Speaker<'_>, card: Card) -> ComicPiece {
    let file = file(speaker.face_of(card).design.word()).unwrap_or_default();
    let drawing = html! {
        image href={ "/assets/" (file) } width="200" height="150" {}
        rect width="200" height="150" fill="none" stroke="#0b1424" stroke-width="4" {}
    };
    ComicPiece { drawing, view_box: "-2 -2 204 154" }
}
