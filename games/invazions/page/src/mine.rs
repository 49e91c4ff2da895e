//! What lies before the viewer: the hand, the laboratory, and everybody's piles.

use frame::forecast::Forecast;
use frame::thing::{Thing, Use};
use invazions::HUMAN;
use invazions::card::{HumanCard, Research, Sort, ZombieCard};
use invazions::view::{HordeView, ResearchView};
use maud::{Markup, html};

use super::face::{human_class, zombie_class};
use super::offers::Offers;
use super::speaker::Speaker;
use super::stops;
use crate::art::sign;

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
                (self.piles())
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
        html! {
            div.cards.hand role="group" tabindex=[idle.then_some("0")]
                aria-label=(self.speaker.say("hand")) { (cards) }
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

    /// Everybody's piles, and what the viewer may order in advance.
    fn piles(&self) -> Markup {
        let speaker = &self.speaker;
        let view = speaker.view;
        html! {
            div.piles {
                @if let Some(horde) = speaker.my_horde() { (self.might(horde)) }
                (self.human_piles())
                @for horde in &view.hordes { (self.horde_piles(horde)) }
                p #pile-contamination .pile { (sign("bio")) b { (view.contamination) } (speaker.say("pile-contamination")) }
                p #pile-wounded .pile { (sign("claw")) b { (view.wounded) } (speaker.say("pile-wounded")) }
                @if speaker.is_human_side() { (stops::button(speaker)) }
            }
            @if speaker.is_human_side() { (stops::panel(speaker)) }
        }
    }

    /// The attack in a horde's hand, as far as the horde may play it.
    fn might(&self, horde: &HordeView) -> Markup {
        let might = might(&self.speaker, horde);
        html! {
            p.might data-forecast=(Forecast::new("might", might)) {
                span.piles-sum { (sign("claw")) (might) } (self.speaker.say("might"))
            }
        }
    }

    fn human_piles(&self) -> Markup {
        let human = &self.speaker.view.human;
        let names: Vec<String> = human.discard.iter().map(|it| self.speaker.human(*it)).collect();
        let known: Vec<String> = if self.speaker.is_human_side() {
            Vec::new()
        } else {
            human.hand.iter().map(|it| self.speaker.human(*it)).collect()
        };
        let counts = Counts { hand: human.hand_size, deck: human.deck, freed: None };
        self.side(HUMAN, &counts, &names, &known)
    }

    fn horde_piles(&self, horde: &HordeView) -> Markup {
        let names: Vec<String> = horde.discard.iter().map(|it| self.speaker.zombie(*it)).collect();
        let mine = self.speaker.view.me == Some(horde.seat);
        let mut known: Vec<String> = Vec::new();
        if !mine {
            known.extend(horde.hand.iter().map(|it| self.speaker.zombie(*it)));
            known.extend(
                horde
                    .lacks
                    .iter()
                    .map(|it| self.speaker.say_with("lacks", &[("topic", it.word().into())])),
            );
        }
        let counts = Counts { hand: horde.hand_size, deck: horde.deck, freed: Some(horde.freed) };
        self.side(horde.seat, &counts, &names, &known)
    }

    /// One side's piles: a button that shows what everybody may see of them.
    fn side(
        &self,
        seat: tabletop::Seat,
        counts: &Counts,
        discard: &[String],
        known: &[String],
    ) -> Markup {
        let speaker = &self.speaker;
        let id = format!("piles-{}", seat.0);
        let args = [
            ("hand", u32::from(counts.hand).into()),
            ("deck", u32::from(counts.deck).into()),
            ("discard", (discard.len() as u32).into()),
            ("freed", u32::from(counts.freed.unwrap_or_default()).into()),
        ];
        let name = speaker.frame.called(seat);
        let label = format!("{name}. {}", speaker.say_with("piles-about", &args));
        html! {
            button.btn.quiet.side-piles type="button" popovertarget=(id) title=(label)
                data-seat=(seat.0 + 1) id={ "open-" (id) } {
                span.sr { (label) }
                span.face aria-hidden="true" {
                    (self.mark(seat))
                    span { (sign("hand")) (counts.hand) }
                    span { (sign("cards")) (counts.deck) }
                    span { (sign("discard")) (discard.len()) }
                    @if let Some(freed) = counts.freed { span { (sign("free")) (freed) } }
                }
            }
            div id=(id) .dialog.panel popover role="dialog" aria-label=(name) {
                h3.h3 { (name) }
                p { (speaker.say_with("piles-about", &args)) }
                @if !known.is_empty() {
                    p { b { (speaker.say("known-hand")) } " " (gathered(known)) }
                }
                p { b { (speaker.say("discard")) } " " (gathered(discard)) }
                button id={ "close-" (id) } .btn type="button" popovertarget=(id) popovertargetaction="hide" {
                    (speaker.frame.lang.say("table-close"))
                }
            }
        }
    }

    fn mark(&self, seat: tabletop::Seat) -> Markup {
        html! {
            span.htag { b { @if seat == HUMAN { (sign("shield")) } @else { (seat.0) } } }
        }
    }
}

struct Counts {
    hand: u8,
    deck: u8,
    freed: Option<u8>,
}

/// "2 × Ogre, Ishtar"
fn gathered(names: &[String]) -> String {
    let line = |(name, count): &(String, usize)| match count {
        1 => name.clone(),
        count => format!("{count} × {name}"),
    };
    let heap = heap(names);
    if heap.is_empty() {
        "0".to_string()
    } else {
        heap.iter().map(line).collect::<Vec<_>>().join(", ")
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

/// The attack that the hand can add by its printed values: the strongest Zombies and Rages that it
/// may still play, and no more cards than a Guard allows.
fn might(speaker: &Speaker<'_>, horde: &HordeView) -> u8 {
    let best = |sort: Sort| {
        let of_sort = horde.hand.iter().filter(|it| it.sort() == sort);
        strongest(of_sort.map(|it| speaker.cards.zombie(*it).attack), horde.left(sort))
    };
    let both = best(Sort::Zombie).into_iter().chain(best(Sort::Rage));
    strongest(both, horde.cards_left.unwrap_or(u8::MAX)).iter().sum()
}

fn strongest(attacks: impl Iterator<Item = u8>, most: u8) -> Vec<u8> {
    let mut attacks: Vec<u8> = attacks.collect();
    attacks.sort_unstable_by(|a, b| b.cmp(a));
    attacks.truncate(most.into());
    attacks
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
