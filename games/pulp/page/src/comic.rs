//! The story of a mission in pictures: which moments make one, and what is on it.

use frame::comic::{ComicPanel, Mood, Piece, Shot};
use pulp::event::Told;
use pulp_words::Words;

use super::speaker::Speaker;

pub(super) fn story(speaker: &Speaker<'_>, told: &[Told]) -> Vec<ComicPanel> {
    frame::comic::story::<Words>(speaker, told, |it| shot(speaker, it))
}

fn shot(speaker: &Speaker<'_>, told: &Told) -> Option<Shot> {
    meetings(told).or_else(|| science(told)).or_else(|| travels(speaker, told))
}

fn meetings(told: &Told) -> Option<Shot> {
    let card = |it: &dyn std::fmt::Display| cover(&format!("card-{it}"));
    Some(match told {
        Told::LineHolds { card: it } => Shot::new("line", 3, Mood::Blow, vec![card(it)]),
        Told::Engaged { card: it } => Shot::new("engaged", 4, Mood::Joy, vec![card(it)]),
        Told::Evaded { card: it } => Shot::new("evaded", 5, Mood::Clash, vec![card(it)]),
        Told::Kept { card: it, .. } => Shot::new("kept", 4, Mood::Joy, vec![card(it)]),
        Told::PlaceArrived { card: it, .. } => Shot::new("place", 2, Mood::Calm, vec![card(it)]),
        Told::TokenSpent { card: it, .. } => Shot::new("token", 4, Mood::Clash, vec![card(it)]),
        Told::Lost { ability, .. } => Shot::new("lost", 7, Mood::Blow, vec![sign(ability.word())]),
        Told::QuietusStruck { .. } => Shot::new("quietus", 8, Mood::Blow, vec![cube("black"); 3]),
        Told::Failed => Shot::new("failed", 6, Mood::Blow, vec![cube("white"); 2]),
        _ => return None,
    })
}

fn science(told: &Told) -> Option<Shot> {
    let arm = |it: &pulp::card::Weapon| {
        let drawn = format!("pic-weapon-{}", it.word());
        Piece::symbol(&drawn, "0 0 100 100")
    };
    Some(match told {
        Told::WeaponFound { weapon, .. } => Shot::new("found", 7, Mood::Joy, vec![arm(weapon)]),
        Told::Understood { weapon } => Shot::new("understood", 9, Mood::Joy, vec![arm(weapon)]),
        Told::WeaponUsed { weapon } => Shot::new("fired", 8, Mood::Clash, vec![arm(weapon)]),
        Told::Drew { planet, cubes } => {
            let pieces = [globe(planet.word())].into_iter();
            let cubes = cubes.iter().take(2).map(|it| cube(it.word()));
            Shot::new("explored", 3, Mood::Calm, pieces.chain(cubes).collect())
        }
        _ => return None,
    })
}

fn travels(speaker: &Speaker<'_>, told: &Told) -> Option<Shot> {
    Some(match told {
        Told::SetOut { captain, .. } => {
            Shot::new("start", 9, Mood::Calm, vec![cover(&format!("captain-{captain}"))])
        }
        Told::PlanetChosen { planet, .. } => {
            Shot::new("planet", 2, Mood::Calm, vec![globe(planet.word())])
        }
        Told::SectorEntered { sector } => {
            Shot::new("sector", 6, Mood::Clash, vec![cover(&format!("alien-{sector}"))])
        }
        Told::Ended { found, of, .. } if found == of => {
            let captain = cover(&format!("captain-{}", speaker.view.captain));
            Shot::new("end", 10, Mood::Joy, vec![captain])
        }
        Told::Ended { .. } => {
            let alien = cover(&format!("alien-{}", speaker.view.sector));
            Shot::new("end", 10, Mood::Blow, vec![alien])
        }
        _ => return None,
    })
}

fn cover(id: &str) -> Piece {
    Piece::symbol(&format!("pic-{id}"), "0 -14 160 144")
}

fn globe(planet: &str) -> Piece {
    Piece::symbol(&format!("pic-planet-{planet}"), "-6 -6 112 112")
}

fn cube(colour: &str) -> Piece {
    Piece::symbol(&format!("pic-cube-{colour}"), "2 4 34 31")
}

fn sign(id: &str) -> Piece {
    Piece::symbol(&format!("pic-sign-{id}"), "-1 -1 42 42")
}
