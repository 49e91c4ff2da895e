//! The story of a game in pictures: which moments make one, and what is on it.

use frame::comic::{ComicPanel, ComicPiece, ComicShot, Mood};
use oh_no::card::{Alien, Card, Colour};
use oh_no::event::Told;
use oh_no_words::Words;

use super::pieces::{alien_picture, card_picture};
use super::speaker::Speaker;

const SQUARE: &str = "0 0 100 100";

pub(super) fn story(speaker: &Speaker<'_>, told: &[Told]) -> Vec<ComicPanel> {
    frame::comic::story::<Words>(speaker, told, shot)
}

fn shot(told: &Told) -> Option<ComicShot> {
    orders(told).or_else(|| landings(told)).or_else(|| answers(told)).or_else(|| ending(told))
}

/// What aliens do.
fn landings(told: &Told) -> Option<ComicShot> {
    Some(match told {
        Told::AlienAppeared { alien: it, .. } => {
            ComicShot::new("alien", 1, Mood::Calm, vec![alien(*it)])
        }
        Told::ShieldAppeared { alien: it, .. } => {
            ComicShot::new("shield", 6, Mood::Clash, vec![alien(*it)])
        }
        Told::Invaded { alien: it, aliens, now, .. } => {
            let crowd = vec![alien(*it); usize::from(*aliens).clamp(1, 8)];
            ComicShot::new("landing", 1 + now / 2, Mood::Blow, crowd)
        }
        Told::Perched { alien: it, module, .. } => {
            ComicShot::new("perch", 3, Mood::Blow, vec![alien(*it), card(*module)])
        }
        Told::ModuleLost { module, alien: it, .. } => {
            ComicShot::new("module", 6, Mood::Blow, vec![alien(*it), card(*module)])
        }
        Told::Kamikaze { alien: it, .. } => {
            ComicShot::new("kamikaze", 8, Mood::Blow, vec![burst(), alien(*it)])
        }
        _ => return None,
    })
}

/// What aliens are ordered to do, and what comes of it.
fn orders(told: &Told) -> Option<ComicShot> {
    Some(match told {
        Told::OrderedToCrush { alien: it, colour, .. }
        | Told::OrderedToEvaporate { alien: it, colour }
        | Told::OrderedToSabotage { alien: it, colour } => {
            ComicShot::new("order", 4, Mood::Clash, vec![alien(*it), sign(*colour)])
        }
        Told::Evaporated { cards, .. } => {
            let most = cards.iter().take(3).map(|it| card(*it)).collect();
            ComicShot::new("evaporated", 3 + cards.len().min(4) as u8, Mood::Blow, most)
        }
        Told::Sabotaged { module, .. } => {
            ComicShot::new("module", 5, Mood::Blow, vec![card(*module), burst()])
        }
        Told::Eliminated { .. } => {
            let hub = ComicPiece::symbol("m-hub", SQUARE);
            ComicShot::new("out", 10, Mood::Blow, vec![burst(), hub])
        }
        _ => return None,
    })
}

/// What people do.
fn answers(told: &Told) -> Option<ComicShot> {
    Some(match told {
        Told::Gave { cards: Some(cards), .. } => {
            let most = cards.iter().take(3).map(|it| card(*it)).collect();
            ComicShot::new("gift", 5, Mood::Joy, most)
        }
        Told::Gave { .. } => {
            ComicShot::new("gift", 5, Mood::Joy, vec![ComicPiece::symbol("fan", "0 0 22 18")])
        }
        Told::Zapped { card: it, alien: at, .. } => {
            ComicShot::new("zap", 3, Mood::Clash, vec![card(*it), alien(*at)])
        }
        Told::Fought { card: it, colour, aliens, .. } => {
            ComicShot::new("fight", 2 + aliens.min(&5), Mood::Clash, vec![card(*it), sign(*colour)])
        }
        Told::Built { card: it, .. } => ComicShot::new("built", 2, Mood::Joy, vec![card(*it)]),
        Told::Restored { module, .. } => ComicShot::new("built", 4, Mood::Joy, vec![card(*module)]),
        Told::Countered { cards, alien: it, .. } | Told::Struck { cards, shield: it, .. } => {
            let pieces = cards.iter().take(2).map(|it| card(*it)).chain([alien(*it)]).collect();
            ComicShot::new("strike", 8, Mood::Joy, pieces)
        }
        _ => return None,
    })
}

fn ending(told: &Told) -> Option<ComicShot> {
    Some(match told {
        Told::ConflictBegan { .. } => {
            ComicShot::new("conflict", 9, Mood::Clash, vec![beast("beast")])
        }
        Told::MatrixDestroyed { card: it, .. } => {
            ComicShot::new("matrix", 9, Mood::Joy, vec![card(*it), beast("beast-beaten")])
        }
        Told::Ended { points, .. } if 0 < *points => {
            ComicShot::new("end", 10, Mood::Joy, vec![beast("beast-beaten")])
        }
        Told::Ended { .. } => ComicShot::new("end", 10, Mood::Blow, vec![beast("beast")]),
        _ => return None,
    })
}

fn alien(it: Alien) -> ComicPiece {
    ComicPiece::symbol(&alien_picture(it), SQUARE)
}

fn card(it: Card) -> ComicPiece {
    ComicPiece::symbol(&card_picture(it), SQUARE)
}

fn sign(it: Colour) -> ComicPiece {
    ComicPiece::symbol(&format!("s-{}", it.word()), SQUARE)
}

fn burst() -> ComicPiece {
    ComicPiece::symbol("burst", "0 -14 300 166")
}

fn beast(name: &str) -> ComicPiece {
    ComicPiece::symbol(name, "0 0 240 190")
}
