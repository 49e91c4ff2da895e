//! What placing a card of the hand would take now, in a few words below it.

use std::fmt::Display;

use frame::forecast::{self, Forecast};
use maud::{Markup, html};
use tabletop::Why;
use xeno::Ask;
use xeno::card::Card;
use xeno::refusal::Reason;
use xeno::view::{Bill, PlacementOffer, Stage};

use super::speaker::Speaker;

impl Speaker<'_> {
    /// What it takes to place a card of the hand.
    pub(super) fn price(&self, card: Card) -> Option<Markup> {
        let offer = self.bill(card)?;
        Some(html! {
            span data-forecast=[self.foretold(card, offer)] { (self.cost(card, offer)) }
            @if let Some(bar) = self.bar(card, offer) { " " span.bar { (bar) } }
        })
    }

    /// The price as data, while such cards are placed: cards to pay or strength to add, and why it
    /// cannot be placed, if it cannot.
    fn foretold(&self, card: Card, offer: PlacementOffer) -> Option<String> {
        let of_card = |kind, value: &dyn Display| Forecast::new(kind, format!("{card} {value}"));
        let price = match offer.bill {
            Bill::Cards { count } => of_card("costs", &count),
            Bill::Strength => of_card("costs", &0),
            Bill::Short { missing } => of_card("short", &missing),
        };
        let barred = offer.bar.map(|it| of_card("barred", &it.key()));
        let all: Vec<Forecast> = [price].into_iter().chain(barred).collect();
        forecast::all(&all).filter(|_| self.is_placing(card))
    }

    /// Whether the viewer is choosing a card of this sort to place.
    fn is_placing(&self, card: Card) -> bool {
        let asked = match self.face_of(card).development {
            true => Ask::Develop,
            false => Ask::Settle,
        };
        self.view.stage == Stage::Together { ask: asked } && !self.view.moves.is_empty()
    }

    fn bill(&self, card: Card) -> Option<PlacementOffer> {
        self.view.offers.iter().find(|it| it.0 == card).map(|it| it.1)
    }

    fn cost(&self, card: Card, offer: PlacementOffer) -> Markup {
        let printed = self.face_of(card).cost;
        match offer.bill {
            Bill::Cards { count: 0 } => html! { b { (self.say("price-free")) } },
            Bill::Cards { count } => html! {
                @if count < printed { s { (printed) } " " }
                b { (count) } " " (self.count("price-cards", count))
            },
            Bill::Strength => {
                html! { b { (self.say("price-free")) } " " (self.say("price-strength")) }
            }
            Bill::Short { missing } => html! { (self.count("price-short", missing)) },
        }
    }

    /// Why it cannot be placed, where the price does not show that; only while such cards are
    /// placed.
    fn bar(&self, card: Card, offer: PlacementOffer) -> Option<String> {
        match offer.bar.filter(|_| self.is_placing(card))? {
            Reason::DearDevelopment | Reason::DearWorld => Some(self.say("price-too-dear")),
            Reason::Twin => Some(self.say("price-twin")),
            _ => None,
        }
    }

    /// Whether the viewer is about to place this card of the hand.
    pub(super) fn is_target(&self, card: Card) -> bool {
        let chosen = self.view.own.as_ref().and_then(|it| it.card);
        let placed = self.mine().and_then(|it| it.placed);
        chosen == Some(card) || placed == Some(card)
    }
}
