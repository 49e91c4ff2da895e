//! The viewer's own hand.

use frame::thing::{Thing, Use};
use maud::{Markup, html};
use oh_no::card::{Card, Face};
use oh_no::moves::Move;
use oh_no::view::Stage;

use super::offers::Offers;
use super::pieces::{card_picture, hull, sign};
use super::speaker::Speaker;
use super::station::word;
use crate::art::picture;

/// Several cards that are picked together.
#[derive(Clone, Debug)]
pub(super) struct Picks {
    pub(super) cards: Vec<Card>,
    pub(super) least: usize,
    pub(super) most: usize,
    verb: fn(Card) -> Move,
    /// The move that ends the picking, if there is one.
    pub(super) end: Option<Move>,
}

impl Picks {
    /// What the viewer has to pick now, if anything. A single card needs no picking: it is one
    /// click.
    pub(super) fn of(speaker: &Speaker<'_>) -> Option<Picks> {
        let me = speaker.view.me?;
        let hand = &speaker.view.stations[me].hand;
        let but = |done: &[Card]| -> Vec<Card> {
            hand.iter().copied().filter(|it| !done.contains(it)).collect()
        };
        if let Stage::Packing { packed, .. } = &speaker.view.stage {
            let cards = but(packed);
            let (least, most) = (usize::from(packed.is_empty()), cards.len());
            return Some(Picks { cards, least, most, verb: Move::Pack, end: Some(Move::Send) });
        }
        if let Stage::Evaporating { owes, picked, .. } = &speaker.view.stage
            && !speaker.view.moves.is_empty()
        {
            let count = usize::from(owes[me]).saturating_sub(picked.len());
            let (cards, verb) = (but(picked), Move::Evaporate);
            let picks = Picks { cards, least: count, most: count, verb, end: None };
            return (1 < count).then_some(picks);
        }
        None
    }

    /// The move that picks `card`.
    fn mv(&self, card: Card) -> Option<String> {
        self.cards.contains(&card).then(|| (self.verb)(card).to_string())
    }
}

/// Draws the hand.
pub(super) struct Hand<'a> {
    pub(super) speaker: Speaker<'a>,
    pub(super) offers: &'a Offers<'a>,
    pub(super) picks: Option<&'a Picks>,
}

impl Hand<'_> {
    pub(super) fn draw(&self) -> Markup {
        let view = self.speaker.view;
        let Some(me) = view.me else { return html! {} };
        let station = &view.stations[me];
        let cards: Vec<(Card, Use)> =
            station.hand.iter().map(|card| (*card, self.usage(*card))).collect();
        // Where no card is a button, none can have the focus; then the strip itself takes it, so
        // that the keyboard can scroll it.
        let idle =
            self.speaker.frame.only_shows() || cards.iter().all(|it| matches!(it.1, Use::Nothing));
        html! {
            div.cards.hand role="group" tabindex=[idle.then_some("0")]
                aria-label=(self.speaker.say(self.speaker.to.own("hand", "hand-theirs"))) {
                // A card keeps its size; its slot shrinks, so that many cards lie in a fan.
                @for (card, usage) in &cards {
                    div.slot.can[!matches!(usage, Use::Nothing)] { (self.card(*card, usage)) }
                }
                @if cards.is_empty() && !station.out {
                    p.empty-hand { (self.speaker.say(self.speaker.to.own("hand-empty", "hand-empty-theirs"))) }
                }
            }
        }
    }

    fn card(&self, card: Card, usage: &Use) -> Markup {
        let thing = Thing {
            id: format!("c-{}", word(card)),
            class: "card wcard".to_string(),
            name: self.name(card),
            about: self.speaker.about_card(card),
            travels: true,
        };
        thing.draw(usage, &self.face(card))
    }

    /// A module is named with its symbols.
    fn name(&self, card: Card) -> String {
        let name = self.speaker.card(card);
        if card.as_module().is_none() {
            return name;
        }
        let symbols = self.speaker.symbols(self.speaker.cards.symbols(card));
        let args = [("module", name.into()), ("symbols", symbols.into())];
        self.speaker.say_with("module-card", &args)
    }

    fn usage(&self, card: Card) -> Use {
        match self.picks.and_then(|it| it.mv(card)) {
            Some(mv) => {
                self.offers.take(|it| it.to_string() == mv);
                Use::Pick(mv)
            }
            None => self.offers.for_card(card),
        }
    }

    /// A weapon's picture, or a module with its symbols.
    fn picture(&self, card: Card) -> Markup {
        if card.as_module().is_none() {
            return picture(&card_picture(card), "");
        }
        hull(card, &self.speaker.cards.symbols(card).iter().collect::<Vec<_>>())
    }

    fn face(&self, card: Card) -> Markup {
        html! {
            @if let Face::Weapon(_, colour) = card.face() { (sign(colour, "corner")) }
            span.pic { (self.picture(card)) }
            span.nm { (self.speaker.card(card)) }
        }
    }
}
