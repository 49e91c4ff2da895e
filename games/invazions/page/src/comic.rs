//! The story of a game in pictures: which moments make one, and what is on it.

use frame::comic::{ComicPanel, ComicPiece, ComicShot, Mood};
use invazions::HUMAN;
use invazions::card::{Defender, HumanCard, ZombieCard};
use invazions::event::Told;
use invazions_words::Words;
use tabletop::Verdict;

use super::speaker::Speaker;

pub(super) fn story(speaker: &Speaker<'_>, told: &[Told]) -> Vec<ComicPanel> {
    frame::comic::story::<Words>(speaker, told, |it| shot(speaker, it))
}

fn shot(speaker: &Speaker<'_>, told: &Told) -> Option<ComicShot> {
    let found = shelter(told).or_else(|| laboratory(told));
    found.or_else(|| pack(told)).or_else(|| fight(told)).or_else(|| ending(speaker, told))
}

/// What the humans do.
fn shelter(told: &Told) -> Option<ComicShot> {
    Some(match told {
        Told::Played { card, at, cost } => {
            let pieces = vec![piece(card.word()), piece(at.word())];
            ComicShot::new("played", 1 + cost.min(&4), Mood::Calm, pieces)
        }
        Told::Braved { card, .. } => {
            ComicShot::new("brave", 6, Mood::Joy, vec![piece(card.word())])
        }
        Told::Cleaned { card, .. } => {
            ComicShot::new("clean", 3, Mood::Joy, vec![piece(card.word())])
        }
        Told::Barricaded { at } => ComicShot::new("wall", 2, Mood::Calm, vec![piece(at.word())]),
        Told::Sniped { at, count, .. } => ComicShot::new(
            "snipe",
            3 + count,
            Mood::Clash,
            vec![piece(HumanCard::Sniper.word()), piece(at.word())],
        ),
        _ => return None,
    })
}

/// What is found, and lost.
fn laboratory(told: &Told) -> Option<ComicShot> {
    Some(match told {
        Told::Installed { research, .. } => {
            ComicShot::new("installed", 3, Mood::Calm, vec![piece(research.word())])
        }
        Told::Researched { research, points, .. } => {
            ComicShot::new("research", 4 + points, Mood::Joy, vec![piece(research.word())])
        }
        Told::Captured { card, points, .. } => {
            ComicShot::new("captured", 3 + points, Mood::Joy, vec![piece(card.word())])
        }
        Told::Announced { freed, .. } if 0 < *freed => {
            let crowd = vec![piece(ZombieCard::Freed.word()); usize::from(*freed).clamp(1, 8)];
            ComicShot::new("freed", 9, Mood::Clash, crowd)
        }
        _ => return None,
    })
}

/// What the hordes do beside attacking.
fn pack(told: &Told) -> Option<ComicShot> {
    Some(match told {
        Told::Contaminated { card, at } => ComicShot::new(
            "contaminated",
            3,
            Mood::Blow,
            vec![piece(card.word()), piece(at.word())],
        ),
        Told::Recruited { card, .. } => {
            ComicShot::new("recruit", 3, Mood::Blow, vec![piece(card.word())])
        }
        Told::Gnawed { card, at, .. }
        | Told::Harangued { card, at, .. }
        | Told::Sneaked { card, at, .. } => {
            ComicShot::new("trick", 5, Mood::Clash, vec![piece(card.word()), piece(at.word())])
        }
        Told::SacrificedItself { card, .. } | Told::Sacrificed { card, .. } => {
            ComicShot::new("sacrifice", 5, Mood::Blow, vec![piece(card.word())])
        }
        _ => return None,
    })
}

fn fight(told: &Told) -> Option<ComicShot> {
    Some(match told {
        Told::Attacked { card, at, attack, .. } => {
            let pieces = vec![piece(card.word()), piece(at.word())];
            ComicShot::new("attack", 1 + attack.min(&6) / 2, Mood::Clash, pieces)
        }
        Told::Devoured { defender, points, .. } => {
            ComicShot::new("devoured", 7 + points.min(&2), Mood::Blow, vec![defends(*defender)])
        }
        Told::Withstood { defender, .. } | Told::Saved { defender, .. } => {
            ComicShot::new("withstood", 6, Mood::Joy, vec![defends(*defender)])
        }
        Told::Penetrated { at, .. } => ComicShot::new(
            "through",
            6,
            Mood::Blow,
            vec![piece(at.word()), piece(ZombieCard::Ogre.word())],
        ),
        Told::Repelled { at, .. } => {
            ComicShot::new("repelled", 5, Mood::Joy, vec![piece(at.word())])
        }
        _ => return None,
    })
}

fn ending(speaker: &Speaker<'_>, told: &Told) -> Option<ComicShot> {
    let Told::Ended { .. } = told else { return None };
    let humans = speaker.view.outcome.as_ref()?.verdict(HUMAN) == Verdict::Won;
    Some(match humans {
        true => ComicShot::new("end", 10, Mood::Joy, vec![piece(HumanCard::Survivors.word())]),
        false => {
            let dead = [ZombieCard::Freed, ZombieCard::Ogre].map(|it| piece(it.word()));
            ComicShot::new("end", 10, Mood::Blow, dead.into())
        }
    })
}

fn defends(it: Defender) -> ComicPiece {
    match it {
        Defender::Human(card) => piece(card.word()),
        Defender::Research(research) => piece(research.word()),
    }
}

fn piece(name: &str) -> ComicPiece {
    ComicPiece::symbol(&format!("iv-{name}"), "0 0 120 120")
}
