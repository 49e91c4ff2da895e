//! The viewer's own hand, with what each card would cost now.

use frame::thing::{Thing, Use};
use maud::{Markup, html};
use xeno::card::Card;
use xeno::deck::Face;
use xeno::view::Phase;

use super::empire::id_of;
use super::face::{Look, class};
use super::offers::Offers;
use super::picks::Picks;
use super::speaker::Speaker;
use super::way;

/// From these numbers of cards they overlap, and show little of each.
const MANY: usize = 7;
const CROWD: usize = 13;

/// Draws the hand.
pub(super) struct Hand<'a> {
    pub(super) speaker: Speaker<'a>,
    pub(super) offers: &'a Offers<'a>,
    pub(super) picks: Option<&'a Picks>,
}

impl Hand<'_> {
    pub(super) fn draw(&self) -> Markup {
        let Some(empire) = self.speaker.mine() else { return html! {} };
        let cards: Vec<(Card, Use)> =
            empire.hand.iter().map(|card| (*card, self.usage(*card))).collect();
        // Where no card is a button, none can have the focus; then the strip itself takes it, so
        // that the keyboard can scroll it.
        let idle =
            self.speaker.frame.only_shows() || cards.iter().all(|it| matches!(it.1, Use::Nothing));
        html! {
            section id=(way::HAND) .handzone aria-label=(self.speaker.say(self.speaker.to.own("hand", "hand-theirs"))) {
                header {
                    h2 { (self.speaker.say(self.speaker.to.own("hand", "hand-theirs"))) " " b { (cards.len()) } }
                    @if cards.len() > 1 { (self.sorts()) }
                }
                ul.hand.cards.many[cards.len() >= MANY].crowd[cards.len() >= CROWD]
                    tabindex=[idle.then_some("0")] aria-label=(self.speaker.say(self.speaker.to.own("hand", "hand-theirs"))) {
                    @for (card, usage) in &cards { (self.place(*card, usage)) }
                    @if cards.is_empty() { li.empty-hand { (self.speaker.say(self.speaker.to.own("hand-empty", "hand-empty-theirs"))) } }
                }
            }
        }
    }

    /// The switch that sorts the hand. The order concerns only the eye, so the style sheet makes
    /// it.
    fn sorts(&self) -> Markup {
        html! {
            fieldset.sorts {
                legend.sr { (self.speaker.say("sort")) }
                @for (at, by) in ["card", "cost", "sort"].into_iter().enumerate() {
                    label {
                        input.always id={ "sort-" (by) } type="radio" name="sort" value=(by)
                            checked[at == 0];
                        (self.speaker.say(&format!("sort-{by}")))
                    }
                }
            }
        }
    }

    fn place(&self, card: Card, usage: &Use) -> Markup {
        let face = self.speaker.face_of(card);
        let price = self.speaker.price(card).filter(|_| self.may_place());
        let state = match usage {
            Use::Moves(_) => "can",
            Use::Pick(_) | Use::Proposed(_) => "pay",
            Use::Nothing if self.speaker.is_target(card) => "target",
            Use::Nothing => "cannot",
        };
        html! {
            li class={ (state) " oc-" (face.cost.min(9)) " os-" (sort(face)) } {
                (self.tag(usage, price))
                (self.card(card, face, usage, state))
            }
        }
    }

    /// What stands above a card: while it may pay, whether it does; else its price.
    fn tag(&self, usage: &Use, price: Option<Markup>) -> Markup {
        let pays = self.picks.is_some_and(|it| !it.proposed.is_empty());
        html! {
            @if pays && matches!(usage, Use::Pick(_) | Use::Proposed(_)) {
                p.tag { b.goes { (self.speaker.say("pays")) } span.stays { (self.speaker.say("stays")) } }
            } @else {
                p.tag data-lens-note[price.is_some()] { (price.unwrap_or_default()) }
            }
        }
    }

    /// Whether a card of the hand may still be placed in this round. Where cards are given away
    /// instead, a price below a card would look like what it pays.
    fn may_place(&self) -> bool {
        !matches!(self.speaker.view.phase, Phase::Invasion | Phase::Limit)
    }

    fn card(&self, card: Card, face: &Face, usage: &Use, state: &str) -> Markup {
        let look = Look { whole: true, ..Look::default() };
        let target = if state == "target" { " target" } else { "" };
        let thing = Thing {
            id: id_of(card),
            class: class(face, look) + target,
            name: self.speaker.card(card),
            about: self.speaker.about(face),
            travels: true,
        };
        thing.draw(
            usage,
            &html! {
                (self.speaker.face(face, look))
                @if !target.is_empty() { span.ribbon { (self.speaker.say("placing")) } }
            },
        )
    }

    fn usage(&self, card: Card) -> Use {
        match self.picks.and_then(|it| it.mv(card)) {
            Some(mv) => {
                self.offers.take(|it| it.to_string() == mv);
                let proposed = self.picks.is_some_and(|it| it.proposed.contains(&card));
                if proposed { Use::Proposed(mv) } else { Use::Pick(mv) }
            }
            None => self.offers.for_hand(card),
        }
    }
}

/// The place of this sort of card in a sorted hand.
fn sort(face: &Face) -> u8 {
    match (face.development, face.military) {
        (false, false) => 1,
        (false, true) => 2,
        (true, _) if !face.is_six() => 3,
        _ => 4,
    }
}
