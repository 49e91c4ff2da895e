//! What lies before the viewer: the hand and the laboratory.

use frame::thing::{Thing, Use};
use invazions::card::{HumanCard, Research, ZombieCard};
use invazions::view::{HordeView, ResearchView};
use maud::{Markup, html};

use super::face::{human_class, zombie_class};
use super::offers::Offers;
use super::speaker::Speaker;

/// Draws the lower edge of the table.
pub(super) struct Mine<'a> {
    pub(super) speaker: Speaker<'a>,
    pub(super) offers: &'a Offers<'a>,
}

impl Mine<'_> {
    pub(super) fn draw(&self) -> Markup {
        let asked = self.speaker.is_asked();
        html! {
            div.lower {
                div.mine.asked[asked] {
                    @if self.speaker.is_human_side() { (self.human_hand()) }
                    @else if let Some(horde) = self.speaker.my_horde() { (self.horde_hand(horde)) }
                    (self.laboratory())
                }
            }
        }
    }

    fn human_hand(&self) -> Markup {
        let hand = heap(&self.speaker.view.human.hand);
        let cards: Vec<_> =
            hand.iter().map(|it| (it.0, it.1, self.offers.for_human(it.0))).collect();
        let idle = cards.iter().all(|it| matches!(it.2, Use::Nothing));
        self.hand(
            idle,
            html! {
                @for (card, count, usage) in &cards {
                    div.card-at { (self.human_card(*card, *count, usage)) }
                }
                @if cards.is_empty() { p.empty-hand { (self.speaker.say("hand-empty")) } }
            },
        )
    }

    /// Where no card is a button, none can have the focus; then the strip itself takes it, so that
    /// the keyboard can scroll it.
    fn hand(&self, idle: bool, cards: Markup) -> Markup {
        let idle = idle || self.speaker.frame.only_shows();
        html! {
            div.cards.hand role="group" tabindex=[idle.then_some("0")]
                aria-label=(self.speaker.say(self.speaker.to.own("hand", "hand-theirs"))) { (cards) }
        }
    }

    fn human_card(&self, card: HumanCard, count: usize, usage: &Use) -> Markup {
        let thing = Thing {
            id: format!("c-{card}"),
            class: human_class(card).to_string(),
            name: self.speaker.human_name(card, count),
            about: self.speaker.human_text(card),
            travels: true,
        };
        thing.draw(usage, &html! { (self.speaker.human_face(card, None)) (badge(count)) })
    }

    fn horde_hand(&self, horde: &HordeView) -> Markup {
        let hand = heap(&horde.hand);
        let cards: Vec<_> =
            hand.iter().map(|it| (it.0, it.1, self.offers.for_zombie(it.0))).collect();
        let idle = cards.iter().all(|it| matches!(it.2, Use::Nothing));
        self.hand(
            idle,
            html! {
                @for (card, count, usage) in &cards {
                    div.card-at { (self.zombie_card(horde, *card, *count, usage)) }
                }
                @if cards.is_empty() { p.empty-hand { (self.speaker.say("hand-empty")) } }
            },
        )
    }

    fn zombie_card(
        &self,
        horde: &HordeView,
        card: ZombieCard,
        count: usize,
        usage: &Use,
    ) -> Markup {
        let name = self.speaker.zombie_name(card);
        let thing = Thing {
            id: format!("c-{card}"),
            class: zombie_class(card).to_string(),
            name: if count > 1 { format!("{count} × {name}") } else { name },
            about: self.speaker.zombie_text(card),
            travels: true,
        };
        let place = horde.at.map(|it| self.speaker.place(it));
        let attack = place.map(|it| self.speaker.attack_of(horde, card, it));
        thing.draw(usage, &html! { (self.speaker.zombie_face(card, attack)) (badge(count)) })
    }

    /// Research cards that are not installed.
    fn laboratory(&self) -> Markup {
        let view = self.speaker.view;
        let idle: Vec<&ResearchView> =
            view.human.research.iter().filter(|it| it.at.is_none()).collect();
        html! {
            @if !idle.is_empty() {
                div.lab-table role="group" aria-label=(self.speaker.say("laboratory")) {
                    @for it in idle { (self.research_card(it)) }
                }
            }
        }
    }

    fn research_card(&self, it: &ResearchView) -> Markup {
        let args = [
            ("card", self.speaker.research(it.research).into()),
            ("cost", u32::from(it.cost).into()),
        ];
        let thing = Thing {
            id: format!("lab-{}", it.research),
            class: "iv lab".to_string(),
            name: self.speaker.say_with("research-name", &args),
            about: self.speaker.research_text(it.research),
            travels: true,
        };
        let usage = self.offers.for_research(it.research);
        thing.draw(&usage, &self.speaker.research_face(it.research, it.die, None))
    }
}

/// Equal cards together, in the order in which they come.
pub(super) fn heap<T: Clone + PartialEq>(cards: &[T]) -> Vec<(T, usize)> {
    let mut heap: Vec<(T, usize)> = Vec::new();
    for card in cards {
        match heap.iter_mut().find(|it| it.0 == *card) {
            Some(there) => there.1 += 1,
            None => heap.push((card.clone(), 1)),
        }
    }
    heap
}

/// How many cards lie there, if there are several.
pub(super) fn badge(count: usize) -> Markup {
    html! { @if count > 1 { span.many aria-hidden="true" { "×" (count) } } }
}

impl Speaker<'_> {
    /// "Ogre, Zombie, attack 5"
    pub(super) fn zombie_name(&self, card: ZombieCard) -> String {
        let args = [
            ("card", self.zombie(card).into()),
            ("sort", self.sort(card.sort()).into()),
            ("attack", u32::from(self.cards.zombie(card).attack).into()),
            ("freed", if card == ZombieCard::Freed { "yes" } else { "no" }.into()),
        ];
        self.say_with("zombie-name", &args)
    }

    /// "Soldier, Human, cost 2, Resistance 5"
    fn human_name(&self, card: HumanCard, count: usize) -> String {
        let resistance = if card.is_human() { self.cards.human(card).resistance } else { 0 };
        let args = [
            ("card", self.human(card).into()),
            ("sort", self.human_sort(card).into()),
            ("cost", u32::from(self.cards.cost(card)).into()),
            ("resistance", u32::from(resistance).into()),
            ("human", if card.is_human() { "yes" } else { "no" }.into()),
        ];
        let name = self.say_with("human-name", &args);
        if count > 1 { format!("{count} × {name}") } else { name }
    }

    /// What the die of a Research card shows.
    pub(super) fn die(&self, card: Research) -> u8 {
        self.view.human.research.iter().find(|it| it.research == card).map_or(0, |it| it.die)
    }
}
