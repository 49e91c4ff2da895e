//! What a card of the hand would take now, in a few words below it.

use maud::{Markup, html};
use xeno::Ask;
use xeno::card::Card;
use xeno::refusal::Reason;
use xeno::view::{Bill, Offer, Stage};

use super::speaker::Speaker;

impl Speaker<'_> {
    /// What it takes to place a card of the hand.
    pub(super) fn price(&self, card: Card) -> Option<Markup> {
        let offer = self.bill(card)?;
        Some(
            html! { (self.cost(card, offer)) @if let Some(bar) = self.bar(card, offer) { " " span.bar { (bar) } } },
        )
    }

    fn bill(&self, card: Card) -> Option<Offer> {
        self.view.offers.iter().find(|it| it.0 == card).map(|it| it.1)
    }

    fn cost(&self, card: Card, offer: Offer) -> Markup {
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

    /// Why it cannot be placed, if that is not plain from the price; only while such cards are.
    fn bar(&self, card: Card, offer: Offer) -> Option<String> {
        let asked = match self.face_of(card).development {
            true => Ask::Develop,
            false => Ask::Settle,
        };
        let now = self.view.stage == Stage::Together { ask: asked } && !self.view.moves.is_empty();
        match offer.bar.filter(|_| now)? {
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
