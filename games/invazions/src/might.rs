//! What a horde can bring: the attack of a hand by the values on its cards, and how likely each
//! attack is as long as the hand is hidden. What a card draws, and what Legion and No Survivors
//! count, is left out: nobody knows it beforehand.

use tabletop::Seat;

use crate::card::{Sort, ZombieCard};
use crate::deck::Cards;
use crate::moves::Moment;
use crate::rules::HORDE_HAND;
use crate::view::{HordeView, PlaceView, Stage, View};

/// How likely each attack is: the chance of 0, of 1, and so on.
#[derive(Clone, PartialEq, Debug)]
pub struct Spread(Vec<f64>);

/// What a location has to reckon with, before the hordes play their first cards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ahead {
    /// The chance that those who go there reach its Resistance; of a single horde, if none has gone
    /// there yet.
    pub breaks: f64,
    /// The most attack of all who may come.
    pub most: u8,
}

/// What a way to play a hand takes, first for Zombies, then for Rages.
#[derive(Clone, Copy)]
struct Play {
    /// How many more may be played.
    left: [i16; 2],
    /// Whether there is a moment at which one may be played.
    opened: [bool; 2],
    played: [bool; 2],
    /// How many cards of any sort a Guard still allows.
    cards: i16,
}

impl Spread {
    fn none() -> Spread {
        Spread(vec![1.0])
    }

    fn add(&mut self, attack: u8, chance: f64) {
        let at = usize::from(attack);
        self.0.resize(self.0.len().max(at + 1), 0.0);
        self.0[at] += chance;
    }

    /// Both together.
    fn with(&self, other: &Spread) -> Spread {
        let mut sum = Spread(Vec::new());
        for (a, one) in self.chances() {
            other.chances().for_each(|(b, two)| sum.add(a + b, one * two));
        }
        sum
    }

    /// Each attack that is possible, with its chance.
    pub fn chances(&self) -> impl Iterator<Item = (u8, f64)> {
        self.0.iter().enumerate().map(|(at, it)| (at as u8, *it)).filter(|it| 0.0 < it.1)
    }

    pub fn mean(&self) -> f64 {
        self.chances().map(|(attack, chance)| f64::from(attack) * chance).sum()
    }

    /// The mean, rounded.
    pub fn average(&self) -> u8 {
        self.mean().round() as u8
    }

    /// The most attack that is possible.
    pub fn most(&self) -> u8 {
        self.chances().last().map_or(0, |it| it.0)
    }

    /// The chance of this attack or more.
    pub fn reaches(&self, attack: u8) -> f64 {
        self.chances().filter(|it| attack <= it.0).map(|it| it.1).sum()
    }
}

impl HordeView {
    /// The attack that the cards of the hand, as far as the viewer knows it, can add.
    pub fn might(&self, cards: &Cards) -> u8 {
        self.best(&self.heap(), cards)
    }

    fn heap(&self) -> Vec<(ZombieCard, u8)> {
        let mut heap = Vec::new();
        self.hand.iter().for_each(|it| put(&mut heap, *it, 1));
        heap
    }

    /// How likely each attack of its hand is; none unless the hand is as it was drawn, since a horde
    /// discards and plays what it likes.
    pub fn spread(&self, cards: &Cards) -> Option<Spread> {
        if self.hand_size != HORDE_HAND || !self.played.is_empty() {
            return None;
        }
        let known = self.heap();
        let possible = |it: &&(ZombieCard, u8)| !self.lacks.iter().any(|no| no.includes(it.0));
        let hidden: Vec<(ZombieCard, u8)> = self.hidden.iter().filter(possible).copied().collect();
        let mut spread = Spread(Vec::new());
        let unknown = self.hand_size - self.hand.len() as u8;
        deal(&known, &hidden, unknown, 1.0, &mut |hand, ways| {
            spread.add(self.best(hand, cards), ways);
        });
        let all: f64 = spread.0.iter().sum();
        spread.0.iter_mut().for_each(|it| *it /= all);
        (0.0 < all).then_some(spread)
    }

    fn best(&self, heap: &[(ZombieCard, u8)], cards: &Cards) -> u8 {
        let left = [i16::from(self.zombies_left), i16::from(self.rages_left)];
        let play = Play {
            left,
            opened: left.map(|it| 0 < it),
            played: [false; 2],
            cards: self.cards_left.map_or(i16::MAX, i16::from),
        };
        best(heap, play, cards).unwrap_or(0)
    }
}

impl View {
    /// Whether the hordes have drawn, and none has played a card.
    fn is_calm(&self) -> bool {
        let before = matches!(
            self.stage,
            Stage::Acting | Stage::Cleaning { .. } | Stage::Barricading | Stage::Going { .. }
        );
        before || self.stage == Stage::Bravery { moment: Moment::Places }
    }

    /// The attack that each horde can bring, in seat order, as long as none has played a card.
    pub fn spreads(&self, cards: &Cards) -> Vec<Option<Spread>> {
        let calm = self.is_calm();
        self.hordes.iter().map(|it| it.spread(cards).filter(|_| calm)).collect()
    }

    /// The horde that brings the most on average.
    pub fn strongest<'a>(&self, spreads: &'a [Option<Spread>]) -> Option<(Seat, &'a Spread)> {
        let known =
            self.hordes.iter().zip(spreads).filter_map(|it| Some((it.0.seat, it.1.as_ref()?)));
        known.max_by(|a, b| a.1.mean().total_cmp(&b.1.mean()))
    }

    /// What a location has to reckon with, by what each horde can bring; none where no horde can
    /// come, or where one has changed its hand.
    pub fn ahead(&self, place: &PlaceView, spreads: &[Option<Spread>]) -> Option<Ahead> {
        let of = |which: &dyn Fn(&HordeView) -> bool| -> Option<Vec<&Spread>> {
            let hordes = self.hordes.iter().zip(spreads).filter(|it| which(it.0));
            hordes.map(|it| it.1.as_ref()).collect()
        };
        let there = of(&|it| it.at == Some(place.location))?;
        // Until the barricade has moved, everybody knows only that it will not stay.
        let barred = place.barricade && matches!(self.stage, Stage::Going { .. });
        let full = barred && !there.is_empty();
        let may_come = of(&|it| it.at.is_none() && !full)?;
        if there.is_empty() && may_come.is_empty() {
            return None;
        }
        let sum = there.iter().fold(Spread::none(), |sum, it| sum.with(it));
        let mosts = may_come.iter().map(|it| it.most());
        let more = if barred { mosts.max().unwrap_or(0) } else { mosts.sum() };
        let chances = may_come.iter().map(|it| it.reaches(place.resistance));
        let breaks = if there.is_empty() {
            chances.fold(0.0, f64::max)
        } else {
            sum.reaches(place.resistance)
        };
        Some(Ahead { breaks, most: sum.most() + more })
    }
}

/// Goes through all hands with these cards and `left` more of `hidden`, each with the number of
/// ways in which it can be dealt.
fn deal(
    hand: &[(ZombieCard, u8)],
    hidden: &[(ZombieCard, u8)],
    left: u8,
    ways: f64,
    found: &mut impl FnMut(&[(ZombieCard, u8)], f64),
) {
    if left == 0 {
        return found(hand, ways);
    }
    let Some(((card, copies), others)) = hidden.split_first() else { return };
    for count in 0..=left.min(*copies) {
        let mut more = hand.to_vec();
        put(&mut more, *card, count);
        deal(&more, others, left - count, ways * choices(*copies, count), found);
    }
}

/// In how many ways `count` of `copies` cards can be chosen.
fn choices(copies: u8, count: u8) -> f64 {
    (0..count).map(|at| f64::from(copies - at) / f64::from(at + 1)).product()
}

fn put(heap: &mut Vec<(ZombieCard, u8)>, card: ZombieCard, count: u8) {
    match heap.iter_mut().find(|it| it.0 == card) {
        Some(there) => there.1 += count,
        None => heap.push((card, count)),
    }
}

/// The most attack that cards of `heap` add together; none if too few may be played. A card takes
/// the place of one of its sort and may bring others, so the order matters only in that there must
/// be a place for the first of a sort.
fn best(heap: &[(ZombieCard, u8)], play: Play, cards: &Cards) -> Option<u8> {
    let Some(((card, copies), others)) = heap.split_first() else {
        let opened = (0..2).all(|sort| play.opened[sort] || !play.played[sort]);
        let fits = 0 <= play.left[0].min(play.left[1]).min(play.cards);
        return (opened && fits).then_some(0);
    };
    let attack = cards.zombie(*card).attack;
    let counts = if card.sort() == Sort::Freed { 0..=0 } else { 0..=*copies };
    let with = |count| Some(best(others, play.with(*card, count, cards), cards)? + count * attack);
    counts.filter_map(with).max()
}

impl Play {
    fn with(mut self, card: ZombieCard, count: u8, cards: &Cards) -> Play {
        let face = cards.zombie(card);
        let (sort, brings) = (usize::from(card.sort() == Sort::Rage), [face.zombies, face.rages]);
        for (at, bring) in brings.into_iter().enumerate() {
            self.left[at] += i16::from(count * bring);
            self.opened[at] |= at != sort && 0 < count * bring;
        }
        self.left[sort] -= i16::from(count);
        self.played[sort] |= 0 < count;
        self.cards -= i16::from(count);
        self
    }
}
