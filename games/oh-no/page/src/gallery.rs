//! Every card of the game, to look at.

use std::collections::BTreeMap;

use frame::data::Frame;
use frame::exhibit::{Exhibit, GalleryTag, OURS, Sources};
use maud::html;
use oh_no::card::{Alien, Card, Colour, Face};
use oh_no::deck::Cards;
use oh_no::view::View;
use tabletop::CardSet as _;

use super::pieces::{alien_card, alien_picture, card_picture, hull, sign};
use super::speaker::{Speaker, species_word};
use crate::art::picture;

/// Weapons and modules, aliens and Shields; equal cards are shown once.
pub(crate) fn exhibits(frame: &Frame<'_>, view: &View, cards: &Cards) -> Vec<Exhibit> {
    let speaker = Speaker::new(frame, view, cards);
    let mut mine: BTreeMap<String, Exhibit> = BTreeMap::new();
    for card in cards.hubs.iter().chain(&cards.resistance) {
        let exhibit = resistance(&speaker, *card);
        mine.entry(exhibit.id.clone()).and_modify(|it| it.copies += 1).or_insert(exhibit);
    }
    let mut theirs: BTreeMap<String, Exhibit> = BTreeMap::new();
    for alien in &cards.matrix {
        let exhibit = matrix(&speaker, *alien);
        theirs.entry(exhibit.id.clone()).and_modify(|it| it.copies += 1).or_insert(exhibit);
    }
    mine.into_values().chain(theirs.into_values()).collect()
}

fn resistance(speaker: &Speaker<'_>, card: Card) -> Exhibit {
    let symbols = speaker.cards.symbols(card);
    let (id, kind, word, drawn) = match card.face() {
        Face::Weapon(weapon, colour) => {
            let id = format!("weapon-{}-{}", weapon.word(), colour.word());
            (id, "weapon", weapon.word(), picture(&card_picture(card), ""))
        }
        Face::Module(module) => {
            let signs: String = symbols.iter().map(|it| format!("-{}", it.word())).collect();
            let id = format!("module-{}{signs}", module.word());
            (id, "module", module.word(), hull(card, &symbols.iter().collect::<Vec<_>>()))
        }
    };
    let colours: Vec<Colour> = card.colour().into_iter().chain(symbols.iter()).collect();
    let picture = html! {
        div class="card wcard" {
            span.face {
                @if let Some(colour) = card.colour() { (sign(colour, "corner")) }
                span.pic { (drawn) }
                span.nm { (speaker.card(card)) }
            }
        }
    };
    Exhibit {
        id,
        name: speaker.card(card),
        text: speaker.about_card(card),
        copies: 1,
        tags: tags(speaker, kind, &colours),
        sources: Sources::of(Cards::BUILTIN, &[&format!("\"{word}\"")], OURS),
        picture,
    }
}

fn matrix(speaker: &Speaker<'_>, alien: Alien) -> Exhibit {
    let printed = speaker.printed(alien);
    let kind = species_word(alien.species());
    let colour = alien.colour();
    let detail = printed.map_or_else(String::new, |it| format!("-{}-{:?}", it.aliens, it.flight));
    let drawn = match printed {
        Some(_) => alien_card(alien, printed),
        None => picture(&alien_picture(alien), ""),
    };
    let text =
        format!("{}. {}", speaker.alien_in_full(alien), speaker.about_species(alien.species()));
    let needles = [format!("\"{kind}\""), format!("\"{}\"", colour.word())];
    Exhibit {
        id: format!("{kind}-{}{}", colour.word(), detail.to_lowercase()),
        name: speaker.alien(alien),
        text,
        copies: 1,
        tags: tags(speaker, kind, &[colour]),
        sources: Sources::of(Cards::BUILTIN, &needles.each_ref().map(String::as_str), OURS),
        picture: html! { div class="exhibit-square" { (drawn) } },
    }
}

fn tags(speaker: &Speaker<'_>, kind: &'static str, colours: &[Colour]) -> Vec<GalleryTag> {
    let label = match kind {
        "weapon" | "module" => speaker.say(&format!("gallery-{kind}")),
        species => speaker.say_with("species", &[("species", species.into())]),
    };
    let colours =
        colours.iter().map(|it| GalleryTag::new("colour", it.word(), speaker.colour(*it)));
    std::iter::once(GalleryTag::new("kind", kind, label)).chain(colours).collect()
}
