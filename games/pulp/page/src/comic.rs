//! The story of a mission in pictures: which moments make one, and what is on it.

use frame::comic::{ComicPanel, ComicPiece, ComicShot, Mood};
use pulp::event::Told;
use pulp_words::Words;

use super::speaker::Speaker;

pub(super) fn story(speaker: &Speaker<'_>, told: &[Told]) -> Vec<ComicPanel> {
    frame::comic::story::<Words>(speaker, told, |it| shot(speaker, it))
}

fn shot(speaker: &Speaker<'_>, told: &Told) -> Option<ComicShot> {
    meetings(told).or_else(|| science(told)).or_else(|| travels(speaker, told))
}

fn meetings(told: &Told) -> Option<ComicShot> {
    let card = |it: &dyn std::fmt::Display| cover(&format!("card-{it}"));
    Some(match told {
        Told::LineHolds { card: it } => ComicShot::new("line", 3, Mood::Blow, vec![card(it)]),
        Told::Engaged { card: it } => ComicShot::new("engaged", 4, Mood::Joy, vec![card(it)]),
        Told::Evaded { card: it } => ComicShot::new("evaded", 5, Mood::Clash, vec![card(it)]),
        Told::Kept { card: it, .. } => ComicShot::new("kept", 4, Mood::Joy, vec![card(it)]),
        Told::TokenSpent { card: it, .. } => {
            ComicShot::new("token", 4, Mood::Clash, vec![card(it)])
        }
        Told::Lost { ability, .. } => {
            ComicShot::new("lost", 7, Mood::Blow, vec![sign(ability.word())])
        }
        Told::QuietusStruck { .. } => {
            ComicShot::new("quietus", 8, Mood::Blow, vec![cube("black"); 3])
        }
        Told::Failed => ComicShot::new("failed", 6, Mood::Blow, vec![cube("white"); 2]),
        _ => return None,
    })
}

fn science(told: &Told) -> Option<ComicShot> {
    let arm = |it: &pulp::card::Weapon| {
        let drawn = format!("pic-weapon-{}", it.word());
        ComicPiece::symbol(&drawn, "0 0 100 100")
    };
    Some(match told {
        Told::WeaponFound { weapon, .. } => {
            ComicShot::new("found", 7, Mood::Joy, vec![arm(weapon)])
        }
        Told::Understood { weapon } => {
            ComicShot::new("understood", 9, Mood::Joy, vec![arm(weapon)])
        }
        Told::WeaponUsed { weapon } => ComicShot::new("fired", 8, Mood::Clash, vec![arm(weapon)]),
        Told::Drew { planet, more: false, cubes } => {
            let pieces = [globe(planet.word())].into_iter();
            let cubes = cubes.iter().take(2).map(|it| cube(it.word()));
            ComicShot::new("explored", 3, Mood::Calm, pieces.chain(cubes).collect())
        }
        _ => return None,
    })
}

fn travels(speaker: &Speaker<'_>, told: &Told) -> Option<ComicShot> {
    Some(match told {
        Told::SetOut { captain, .. } => {
            ComicShot::new("start", 9, Mood::Calm, vec![cover(&format!("captain-{captain}"))])
        }
        Told::PlanetChosen { planet, .. } => {
            ComicShot::new("planet", 2, Mood::Calm, vec![globe(planet.word())])
        }
        Told::SectorEntered { sector } => {
            ComicShot::new("sector", 6, Mood::Clash, vec![cover(&format!("alien-{sector}"))])
        }
        Told::Ended { found, of, .. } if found == of => {
            let captain = cover(&format!("captain-{}", speaker.view.captain));
            ComicShot::new("end", 10, Mood::Joy, vec![captain])
        }
        Told::Ended { .. } => {
            let alien = cover(&format!("alien-{}", speaker.view.sector));
            ComicShot::new("end", 10, Mood::Blow, vec![alien])
        }
        _ => return None,
    })
}

fn cover(id: &str) -> ComicPiece {
    ComicPiece::symbol(&format!("pic-{id}"), "0 -14 160 144")
}

fn globe(planet: &str) -> ComicPiece {
    ComicPiece::symbol(&format!("pic-planet-{planet}"), "-6 -6 112 112")
}

fn cube(colour: &str) -> ComicPiece {
    ComicPiece::symbol(&format!("pic-cube-{colour}"), "2 4 34 31")
}

fn sign(id: &str) -> ComicPiece {
    ComicPiece::symbol(&format!("pic-sign-{id}"), "-1 -1 42 42")
}
