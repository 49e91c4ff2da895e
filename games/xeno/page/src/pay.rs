//! Paying for a card that is placed: the card, its price line by line, and a slot for each card to pay.

use frame::forecast::Forecast;
use maud::{Markup, html};
use xeno::Ask;
use xeno::card::Card;
use xeno::moves::{Action, Move};
use xeno::view::{Bill, Stage, View};

use super::face::{Look, class};
use super::speaker::Speaker;

/// A payment that the viewer decides about.
pub(super) struct Payment<'a> {
    speaker: Speaker<'a>,
    card: Card,
    /// How many cards it must still pay.
    left: u8,
}

impl<'a> Payment<'a> {
    /// What the viewer pays for now, if it pays with cards.
    pub(super) fn of(speaker: Speaker<'a>) -> Option<Payment<'a>> {
        let view = speaker.view;
        let card = speaker.mine()?.placed.filter(|_| is_paying(view))?;
        let left = view.own.as_ref()?.left;
        Some(Payment { speaker, card, left })
    }

    pub(super) fn draw(&self) -> Markup {
        let speaker = &self.speaker;
        let face = speaker.face_of(self.card);
        let look = Look { whole: true, ..Look::default() };
        html! {
            section.payment aria-label=(speaker.about_card("paying", self.card)) {
                span class=(class(face, look)) aria-hidden="true" { (speaker.face(face, look)) }
                div.bill {
                    h2 { (speaker.about_card("paying", self.card)) }
                    (self.lines(face.cost))
                }
                ol.slots data-slots aria-hidden="true" { @for at in 1..=self.left { li { span { (at) } } } }
                p.paid { span.paid-n { b.picked-n { "0" } " " (speaker.count("paid-of", self.left)) }
                    @if 1 < self.left { " " span.soft { (speaker.say("paid-suggested")) } } }
            }
        }
    }

    /// The printed cost, what takes from it, and what is left to pay.
    fn lines(&self, cost: u8) -> Markup {
        let speaker = &self.speaker;
        let paid = speaker.view.own.as_ref().map_or(0, |it| it.picked.len() as u8);
        let bonus = u8::from(self.has_bonus());
        let due = self.left + paid;
        let powers = i64::from(cost) - i64::from(bonus) - i64::from(due);
        html! {
            dl {
                (self.line("bill-cost", cost.into(), ""))
                @if 0 < bonus { (self.line("bill-bonus", -1, "less")) }
                @if powers != 0 { (self.line("bill-powers", -powers, "less")) }
                div.sum data-forecast=(Forecast::new("pays", format!("{} {due}", self.card))) {
                    dt { (speaker.say("bill-due")) }
                    dd { (due) " " (speaker.count("price-cards", due)) }
                }
            }
        }
    }

    /// Whether the bonus of Develop takes one from the cost (XI 4.2).
    fn has_bonus(&self) -> bool {
        let empire = self.speaker.mine();
        let picked = empire.is_some_and(|it| it.picks.contains(&Action::Develop));
        picked && self.speaker.face_of(self.card).development
    }

    fn line(&self, key: &str, value: i64, class: &str) -> Markup {
        let number = if value < 0 { format!("−{}", -value) } else { value.to_string() };
        html! { div class=(class) { dt { (self.speaker.say(key)) } dd { (number) } } }
    }
}

fn is_paying(view: &View) -> bool {
    let asked = matches!(view.stage, Stage::Together { ask: Ask::PayDevelopment | Ask::PayWorld });
    asked && view.moves.iter().any(|it| matches!(it.0, Move::Pay(_)))
}

/// The cards that are ticked when a payment begins: those that are hardest to place now.
pub(super) fn suggested(view: &View, cards: &[Card], count: usize) -> Vec<Card> {
    let hard = |card: &Card| {
        let offer = view.offers.iter().find(|it| it.0 == *card).map(|it| it.1);
        offer.map(|it| match it.bill {
            Bill::Short { missing } => (it.bar.is_some(), 1, missing),
            Bill::Cards { count } => (it.bar.is_some(), 0, count),
            Bill::Strength => (it.bar.is_some(), 0, 0),
        })
    };
    let mut cards = cards.to_vec();
    cards.sort_by_key(|it| std::cmp::Reverse(hard(it)));
    cards.truncate(if is_paying(view) { count } else { 0 });
    cards
}
