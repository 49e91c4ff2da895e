//! The middle of the table: the Matrice, its Shields, the card that it sends, the piles.

use frame::forecast::Forecast;
use frame::puzzle;
use frame::thing::Thing;
use maud::{Markup, html};
use oh_no::card::{Alien, Species};
use oh_no::moves::Move;

use super::offers::Offers;
use super::pieces::{alien_card, alien_picture, alien_word, kamikaze};
use super::speaker::Speaker;
use crate::art::picture;

/// Draws the middle of the table for one viewer.
pub(super) struct Middle<'a> {
    pub(super) speaker: Speaker<'a>,
    pub(super) offers: &'a Offers<'a>,
}

impl Middle<'_> {
    pub(super) fn draw(&self) -> Markup {
        html! {
            section.mid aria-label=(self.speaker.say("matrix")) {
                (self.shields())
                @if self.speaker.frame.answered().is_some() { (puzzle::told(self.speaker.frame)) }
                @else { (self.about()) }
            }
        }
    }

    /// The matrice, and the alien that is about.
    fn about(&self) -> Markup {
        let view = self.speaker.view;
        html! {
            (self.beast())
            @if let Some(alien) = view.stage.alien() {
                @if view.final_conflict { (self.diver(alien)) } @else { (self.card(alien)) }
            }
        }
    }

    fn shields(&self) -> Markup {
        let view = self.speaker.view;
        let (out, max) = (view.shields.len(), usize::from(view.shields_max));
        html! {
            div.shields role="group" aria-label=(self.count("shields-label")) {
                b {
                    (self.count("shields"))
                    small data-forecast=[self.lost_at()] { (self.count("shields-note")) }
                }
                div.sockets {
                    @for alien in &view.struck { (self.struck(*alien)) }
                    @for alien in &view.shields { (self.shield(*alien)) }
                    @if !view.final_conflict {
                        @for at in out + 1..=max { span.socket.empty aria-hidden="true" { (at) } }
                    }
                }
            }
        }
    }

    /// The number of Shields at which the game is lost; none in the Final Conflict.
    fn lost_at(&self) -> Option<Forecast> {
        let view = self.speaker.view;
        (!view.final_conflict).then(|| Forecast::new("lost-at", view.shields_max))
    }

    /// A sentence about the number of Shields; the Final Conflict has its own.
    fn count(&self, key: &str) -> String {
        let view = self.speaker.view;
        let key = if view.final_conflict { format!("{key}-final") } else { key.to_string() };
        let count = view.shields.len() as u32;
        let max = u32::from(view.shields_max);
        self.speaker.say_with(&key, &[("count", count.into()), ("max", max.into())])
    }

    fn struck(&self, alien: Alien) -> Markup {
        let name = self.speaker.alien(alien);
        html! {
            span.socket.hit role="img" aria-label=(self.speaker.say_with("struck", &[("shield", name.into())])) {
                (picture(&alien_picture(alien), ""))
            }
        }
    }

    fn shield(&self, alien: Alien) -> Markup {
        let thing = Thing {
            id: format!("s-{}", alien_word(alien)),
            class: "socket".to_string(),
            name: self.speaker.alien(alien),
            about: self.speaker.about_species(Species::Shield),
            travels: true,
        };
        thing.draw(&self.offers.for_alien(alien), &picture(&alien_picture(alien), ""))
    }

    fn beast(&self) -> Markup {
        let view = self.speaker.view;
        let cards = u32::from(view.matrix_deck);
        let thing = Thing {
            id: "matrice".to_string(),
            class: "beast".to_string(),
            name: self.speaker.say_with("beast", &[("cards", cards.into())]),
            about: self.speaker.say("about-beast"),
            travels: false,
        };
        let inside = html! {
            svg viewBox="0 0 240 190" aria-hidden="true" {
                use href="#beast" {}
                @if !view.final_conflict { text x="120" y="160" { (cards) } }
            }
        };
        thing.draw(&self.offers.for_thing(|mv| matches!(mv, Move::Finish(_))), &inside)
    }

    fn card(&self, alien: Alien) -> Markup {
        let printed = self.speaker.printed(alien);
        let thing = self.alien_thing(alien, "alien-card");
        thing.draw(&self.offers.for_alien(alien), &alien_card(alien, printed))
    }

    fn alien_thing(&self, alien: Alien, class: &str) -> Thing {
        let species = alien.species();
        Thing {
            id: format!("a-{}", alien_word(alien)),
            class: class.to_string(),
            name: self.speaker.alien_in_full(alien),
            about: self.speaker.about_species(species),
            travels: true,
        }
    }

    /// A kamikaze, or a Shield that dives as one.
    fn diver(&self, alien: Alien) -> Markup {
        self.alien_thing(alien, "kami").draw(&self.offers.for_alien(alien), &kamikaze(alien))
    }

    /// The two decks of the Résistance. Clicking on the deck draws, if one may.
    pub(super) fn piles(&self) -> Markup {
        let view = self.speaker.view;
        let speaker = &self.speaker;
        let draws = self.offers.any(|mv| matches!(mv, Move::Draw));
        html! {
            div.piles {
                label #resistance .pile.draws[draws] for=[draws.then_some("do-draw")] {
                    b { (view.resistance_deck) } (speaker.say("resistance"))
                }
                div #discards .pile.open { b { (view.resistance_discard.len()) } (speaker.say("discards")) }
            }
        }
    }
}
