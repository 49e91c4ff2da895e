//! The viewer's reserve, the pile, and who was destroyed.

use frame::thing::{Offer, Thing, Use};
use maud::{Markup, html};
use planisphere::card::Card;
use planisphere::moves::Move;

use super::figures;
use super::offers::Offers;
use super::place;
use super::speaker::Speaker;
use crate::art::scene::scene;
use crate::art::token::face;

/// Draws the hand of one viewer.
pub(super) struct Hand<'a> {
    pub(super) speaker: Speaker<'a>,
    pub(super) offers: &'a Offers,
}

impl Hand<'_> {
    pub(super) fn draw(&self) -> Markup {
        let speaker = self.speaker;
        let cards = speaker.view.me.map(|me| speaker.view.camps[me].hand.as_slice());
        let is_empty = cards.is_some_and(<[Card]>::is_empty);
        html! {
            section.hand-zone aria-label=(speaker.say("hand")) {
                h2.hand-title { (speaker.say("hand")) " " b { (cards.map_or(0, <[Card]>::len)) } }
                @if is_empty { p.hand-none { (speaker.say("hand-none")) } }
                ul.hand tabindex="0" aria-label=(speaker.say("hand")) { @for card in cards.unwrap_or_default() { li { (self.card(*card)) } } }
                (self.piles())
            }
        }
    }

    fn card(&self, card: Card) -> Markup {
        let (speaker, face) = (self.speaker, self.speaker.face(card));
        let thing = Thing {
            id: format!("c-{}", card.to_string().replace('.', "-")),
            class: "hc".to_string(),
            name: speaker.card(card),
            about: speaker.card_about(card),
            travels: true,
        };
        let offers = self.offers.with_card(card).into_iter().map(|mv| self.offer(mv)).collect();
        let twin = speaker.twin_on_board(card);
        let inside = html! {
            (figures::printed(speaker, face))
            span.hc-art {
                (scene(card.people() as u8 + 1))
                @if let Some(square) = twin { span.hc-note { "= " (place::name(square)) } }
            }
            span.hc-name { (speaker.people(card.people())) }
        };
        thing.draw(&Use::of(offers), &inside)
    }

    fn offer(&self, mv: Move) -> Offer {
        let key = match mv {
            Move::Land(_) => "land",
            Move::Duplicate(_) => "duplicate",
            Move::Pair(..) => "replace",
            Move::Breed(..) => "breed",
            _ => "choose",
        };
        let whom = match mv {
            Move::Pair(unit, _) | Move::Breed(unit, _) => self.speaker.unit(unit),
            _ => None,
        };
        let line = format!("do-{key}");
        Offer {
            mv: mv.to_string(),
            verb: self.speaker.say(&format!("verb-{key}")),
            line: match whom {
                Some(unit) => self.speaker.say_with(
                    &line,
                    &[
                        ("unit", self.speaker.thing(unit.card).into()),
                        ("square", place::name(unit.square).into()),
                    ],
                ),
                None => self.speaker.say(&line),
            },
            then: None,
            forecast: None,
            pictures: whom
                .map(|it| face(it.owner, it.card.people() as u8 + 1))
                .into_iter()
                .collect(),
        }
    }

    fn piles(&self) -> Markup {
        let (speaker, view) = (self.speaker, self.speaker.view);
        html! {
            div.piles {
                p #pile .pile {
                    (pile_picture())
                    span { b { (view.pile) } " " (speaker.say("pile")) }
                }
                p.pile {
                    (tomb_picture())
                    span {
                        b { (view.graveyard.len()) } " " (speaker.say_with("destroyed", &[("n", view.graveyard.len().into())]))
                        @if let Some(last) = &view.last_destroyed {
                            br; small { (speaker.say_with("last-destroyed", &[
                                ("unit", speaker.card(last.card).into()), ("square", place::name(last.square).into()),
                            ])) }
                        }
                    }
                }
            }
        }
    }
}

fn pile_picture() -> Markup {
    html! {
        svg viewBox="0 0 60 46" aria-hidden="true" {
            rect x="7" y="7" width="30" height="38" rx="3" fill="#57503f" stroke="#14130f" stroke-width="2" {}
            rect x="11" y="3" width="30" height="38" rx="3" fill="#1d1a16" stroke="#a99b78" stroke-width="2" {}
            path d="M15 24q11-9 22 0-11 8-22 0z" fill="#ffd23f" {}
            path d="M21 20q5-6 10 0z" fill="#ffd23f" {}
        }
    }
}

fn tomb_picture() -> Markup {
    html! {
        svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.2"
            stroke-linejoin="round" stroke-linecap="round" {
            path d="M5 22V10a7 7 0 0 1 14 0v12zM12 8v8M9 11h6M2 22h20" {}
        }
    }
}
