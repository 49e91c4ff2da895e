//! The pieces of the table, drawn from what is printed on the cards.

use maud::{Markup, html};
use oh_no::card::{Alien, Card, Colour, Face, Module};
use oh_no::deck::{Flight, Invader};

use crate::art::{fill, picture};

/// The picture of a Résistance card.
pub(super) fn card_picture(card: Card) -> String {
    match card.face() {
        Face::Weapon(weapon, colour) => format!("w-{}-{}", weapon.word(), colour.word()),
        Face::Module(module) => format!("m-{}", module.word()),
    }
}

/// The picture of a Matrice card.
pub(super) fn alien_picture(alien: Alien) -> String {
    let shape = if alien.is_shield() { "b" } else { "a" };
    format!("{shape}-{}", alien.colour().word())
}

/// A Matrice card's name as part of an id.
pub(super) fn alien_word(alien: Alien) -> String {
    alien.to_string().replace('.', "-")
}

/// A colour's sign.
pub(super) fn sign(colour: Colour, class: &str) -> Markup {
    picture(&format!("s-{}", colour.word()), class)
}

/// A module with its symbols on the hull, and its number if it is a hub.
pub(super) fn hull(module: Card, symbols: &[Colour]) -> Markup {
    html! {
        svg.hull viewBox="0 0 100 100" aria-hidden="true" {
            use.body href={ "#" (card_picture(module)) } {}
            @if module.as_module() == Some(Module::Hub) {
                text.no x="50" y="38" { (module.copy()) }
            }
            (painted_symbols(module, symbols))
        }
    }
}

/// The symbols side by side; the middle one of three hangs a little lower.
fn painted_symbols(module: Card, symbols: &[Colour]) -> Markup {
    let size = if symbols.len() == 3 { 22. } else { 24. };
    let top = match module.as_module() {
        Some(Module::Hub) => 45.,
        Some(Module::Modulomorph) => 46.,
        Some(Module::Catalyst | Module::Teleporter) | None => 48.,
    };
    html! {
        @for (at, colour) in symbols.iter().enumerate() {
            @let hung = if symbols.len() == 3 && at == 1 { 4. } else { 0. };
            use href={ "#s-" (colour.word()) } x=(place(at, symbols.len()) - size / 2.)
                y=(top + hung) width=(size) height=(size) {}
        }
    }
}

/// The middle of the symbol `at` of `count` on a hull 100 wide.
fn place(at: usize, count: usize) -> f64 {
    let step = if count > 2 { 52. / (count - 1) as f64 } else { 28. };
    50. + step * (at as f64 - (count as f64 - 1.) / 2.)
}

/// The square card of an alien: who, how many, which way it flies, whom it orders.
pub(super) fn alien_card(alien: Alien, printed: Option<Invader>) -> Markup {
    let colour = alien.colour();
    html! {
        svg viewBox="0 0 160 160" aria-hidden="true" {
            rect x="2" y="5" width="156" height="156" rx="12" fill="var(--pen)" {}
            rect x="2" y="2" width="156" height="152" rx="12" fill="#fff6de" stroke="var(--pen)"
                stroke-width="4" {}
            path d="M8 118H152V142A8 8 0 0 1 144 150H16A8 8 0 0 1 8 142Z"
                fill=(fill(colour.word())) {}
            use href={ "#s-" (colour.word()) } x="12" y="12" width="30" height="30" {}
            (crowd(alien, printed.map_or(1, |it| it.aliens)))
            @if let Some(printed) = printed { (bubble(printed)) (arrow(printed.flight)) }
        }
    }
}

/// As many aliens as the card counts for.
fn crowd(alien: Alien, count: u8) -> Markup {
    let spots: &[(u32, u32, u32)] = match count {
        0 | 1 => &[(38, 44, 84)],
        2 => &[(26, 56, 58), (78, 62, 56)],
        3 => &[(22, 66, 46), (58, 74, 46), (88, 58, 42)],
        4 => &[(12, 62, 40), (46, 76, 42), (74, 52, 40), (100, 80, 38)],
        _ => &[(10, 62, 36), (38, 80, 38), (64, 56, 36), (88, 82, 36), (112, 60, 36)],
    };
    html! {
        @for (x, y, size) in spots {
            use href={ "#" (alien_picture(alien)) } x=(x) y=(y) width=(size) height=(size) {}
        }
        @if count > 5 { text x="30" y="62" { "×" (count) } }
    }
}

/// The speech bubble with the order and, for Invaliens, the number of aliens from which it counts.
fn bubble(printed: Invader) -> Markup {
    let (path, sign_x) = match printed.at {
        Some(_) => (
            "M76 10H142C150 10 152 16 152 20V42C152 50 146 54 140 54H112L98 68 98 54H76C68 54 64 48 64 42V20C64 14 70 10 76 10Z",
            71,
        ),
        None => (
            "M106 10H142C150 10 152 16 152 20V42C152 50 146 54 140 54H124L110 66 110 54H106C98 54 96 48 96 42V20C96 14 100 10 106 10Z",
            109,
        ),
    };
    html! {
        path d=(path) fill="#fff" stroke="var(--pen)" stroke-width="3.5" stroke-linejoin="round" {}
        use href={ "#s-" (printed.order.word()) } x=(sign_x) y="17" width="30" height="30" {}
        @if let Some(at) = printed.at { text x="125" y="42" { "≥" (at) } }
    }
}

/// The arrow to the left is clockwise, as it is for whoever sits before the card.
fn arrow(flight: Flight) -> Markup {
    let path = match flight {
        Flight::Left => "M128 134H30M46 122 30 134l16 12",
        Flight::Right => "M30 134H128M112 122l16 12-16 12",
    };
    html! { path.arrow d=(path) {} }
}

/// Some aliens that fly, with the lines of their speed.
pub(super) fn flier(alien: Alien, count: u8) -> Markup {
    let spots: &[(u32, u32, u32)] = match count {
        0 | 1 => &[(60, 8, 80)],
        2 => &[(46, 16, 66), (106, 8, 66)],
        _ => &[(36, 14, 64), (84, 30, 64), (126, 8, 60)],
    };
    html! {
        svg viewBox="0 0 190 100" aria-hidden="true" {
            path.speed d="M2 30H40M10 52H34M0 74H42" {}
            @for (x, y, size) in spots {
                use href={ "#" (alien_picture(alien)) } x=(x) y=(y) width=(size) height=(size) {}
            }
        }
    }
}

/// A kamikaze bursting out of the Matrice.
pub(super) fn kamikaze(alien: Alien) -> Markup {
    html! {
        svg viewBox="0 -14 300 166" aria-hidden="true" {
            use href="#burst" x="0" y="-14" width="300" height="166" {}
            use href={ "#" (alien_picture(alien)) } x="104" y="28" width="94" height="94" {}
            use href={ "#s-" (alien.colour().word()) } x="66" y="62" width="34" height="34" {}
        }
    }
}
