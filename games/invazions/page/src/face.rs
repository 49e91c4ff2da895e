//! The faces of cards: badges, torn notices, paint on a wall, orders, lab sheets.

use frame::{DrawingsKept, wording};
use invazions::card::{Defender, HumanCard, Research, Sort, ZombieCard};
use invazions::deck::{BraveryFace, HumanFace, ResearchFace, ZombieFace};
use maud::{Markup, html};
use words::Lang;

use super::speaker::Speaker;
use crate::art::{barcode, picture, sign};

/// The classes of a zombie-side card.
pub(super) fn zombie_class(card: ZombieCard) -> &'static str {
    match card.sort() {
        Sort::Freed => "iv zom lib",
        Sort::Rage => "iv rag",
        Sort::Zombie if card == ZombieCard::Wounded => "iv zom ble",
        Sort::Zombie => "iv zom",
    }
}

/// The classes of a card of the human deck.
pub(super) fn human_class(card: HumanCard) -> &'static str {
    match card {
        HumanCard::Survivors => "iv hum sur",
        it if it.is_human() => "iv hum",
        _ => "iv bra",
    }
}

/// The classes of a defender.
pub(super) fn defender_class(defender: Defender) -> &'static str {
    match defender {
        Defender::Human(card) => human_class(card),
        Defender::Research(_) => "iv lab",
    }
}

impl Speaker<'_> {
    /// A zombie-side card; `attack` is what it adds now, if that differs from what is printed.
    pub(super) fn zombie_face(&self, card: ZombieCard, attack: Option<u8>) -> Markup {
        static DRAWN: DrawingsKept<(Lang, ZombieCard, ZombieFace, u8)> = DrawingsKept::new();
        let printed = *self.cards.zombie(card);
        let attack = attack.unwrap_or(printed.attack);
        let key = (self.frame.lang, card, printed, attack);
        DRAWN.get(key, || self.draw_zombie(card, attack))
    }

    fn draw_zombie(&self, card: ZombieCard, attack: u8) -> Markup {
        let text = self.zombie_text(card);
        html! {
            span.iv-in {
                span.pic { (picture(card.word())) }
                span.att {
                    @if card.sort() == Sort::Freed { (sign("free")) }
                    @else { (sign("claw")) b { (attack) } }
                }
                span.nm { (breakable(&self.zombie(card))) }
                @if !text.is_empty() { span.tx { (text) } }
                span.ty { (self.sort(card.sort())) }
            }
        }
    }

    /// A card of the human deck with its cost; `resistance` is what a Human has now.
    pub(super) fn human_face(&self, card: HumanCard, resistance: Option<u8>) -> Markup {
        static DRAWN: DrawingsKept<(Lang, HumanCard, HumanFace, u8, bool)> = DrawingsKept::new();
        if !card.is_human() {
            return self.order(card);
        }
        let printed = *self.cards.human(card);
        let now = resistance.unwrap_or(printed.resistance);
        let key = (self.frame.lang, card, printed, now, self.soldier_first);
        DRAWN.get(key, || self.draw_human(card, now))
    }

    fn draw_human(&self, card: HumanCard, now: u8) -> Markup {
        let printed = self.cards.human(card);
        html! {
            span.iv-in {
                span.slot {}
                span.pic { (picture(card.word())) }
                (cost(printed.cost))
                (shield(now, printed.resistance < now))
                span.nm { (breakable(&self.human(card))) }
                span.tx { (self.human_text(card)) }
                span.ty { (self.human_sort(card)) }
                (barcode(card.word()))
            }
        }
    }

    /// A Bravery card, on yellow paper.
    fn order(&self, card: HumanCard) -> Markup {
        static DRAWN: DrawingsKept<(Lang, HumanCard, BraveryFace)> = DrawingsKept::new();
        let key = (self.frame.lang, card, *self.cards.bravery(card));
        DRAWN.get(key, || self.draw_order(card))
    }

    fn draw_order(&self, card: HumanCard) -> Markup {
        html! {
            span.iv-in {
                span.tape {}
                (cost(self.cards.bravery(card).cost))
                span.pic { (picture(card.word())) }
                span.nm { (breakable(&self.human(card))) }
                span.wh { (sign("clock")) " " (self.hour(card)) }
                span.tx { (self.human_text(card)) }
            }
        }
    }

    /// A Research card with its die; `resistance` is what it has now.
    pub(super) fn research_face(&self, card: Research, die: u8, resistance: Option<u8>) -> Markup {
        static DRAWN: DrawingsKept<(Lang, Research, ResearchFace, u8, u8)> = DrawingsKept::new();
        let printed = *self.cards.research(card);
        let now = resistance.unwrap_or(printed.resistance);
        let key = (self.frame.lang, card, printed, die, now);
        DRAWN.get(key, || self.draw_research(card, die, now))
    }

    fn draw_research(&self, card: Research, die: u8, now: u8) -> Markup {
        let printed = self.cards.research(card);
        html! {
            span.iv-in {
                span.pic { (picture(card.word())) }
                span.cost {
                    (sign("res")) b { (printed.cost) } "+"
                    svg.die viewBox="0 0 24 24" aria-hidden="true" {
                        use href={ "#iv-die-" (die.min(6)) } {}
                    }
                }
                (shield(now, printed.resistance < now))
                span.nm { (breakable(&self.research(card))) }
                span.tx { (self.research_text(card)) }
            }
        }
    }
}

fn cost(cost: u8) -> Markup {
    html! { span.cost { (sign("res")) b { (cost) } } }
}

fn shield(resistance: u8, raised: bool) -> Markup {
    html! { span.def.up[raised] { (sign("shield")) b { (resistance) } } }
}

/// A name whose long words may break between two syllables, for a card that is narrower than they are.
fn breakable(name: &str) -> String {
    name.split(' ').map(syllables).collect::<Vec<_>>().join(" ")
}

/// A word of this many letters has a line of a small card.
const FITS: usize = 10;

fn syllables(word: &str) -> String {
    let letters: Vec<char> = word.chars().collect();
    let is_vowel =
        |it: char| wording::plain(&it.to_string()).contains(['a', 'e', 'i', 'o', 'u', 'y']);
    let begins = |at: usize| {
        let [before, here, after] = [at - 1, at, at + 1].map(|it| is_vowel(letters[it]));
        before && !here && after
    };
    let mut broken = String::new();
    for (at, letter) in letters.iter().enumerate() {
        let inside = FITS < letters.len() && 3 < at && at + 3 < letters.len();
        if inside && begins(at) {
            broken.push('\u{ad}');
        }
        broken.push(*letter);
    }
    broken
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_words_break_between_syllables() {
        let shown = |name: &str| breakable(name).replace('\u{ad}', "-");
        assert_eq!(shown("Expérience immunologique"), "Expérience immu-no-lo-gique");
        assert_eq!(shown("Technicien de maintenance"), "Technicien de mainte-nance");
        assert_eq!(shown("Garde"), "Garde");
    }
}
