//! Sentences about one view, in the reader's language.

use std::ops::Deref;

use maud::{Markup, html};
use pulp::card::Ability;
use pulp::deck::Cards;
use pulp::moves::Move;
use pulp::view::{Fate, RowCard, View};
use words::pulp::Texts;

use crate::art::pulp::sign;
use crate::table::Frame;
use crate::thing::Offer;

/// Says things about one view to its viewer.
#[derive(Clone, Copy)]
pub(super) struct Speaker<'a> {
    pub(super) frame: &'a Frame<'a>,
    pub(super) view: &'a View,
    texts: Texts<'a>,
}

impl<'a> Deref for Speaker<'a> {
    type Target = Texts<'a>;

    fn deref(&self) -> &Texts<'a> {
        &self.texts
    }
}

impl<'a> Speaker<'a> {
    pub(super) fn new(frame: &'a Frame<'a>, view: &'a View, cards: &'a Cards) -> Speaker<'a> {
        Speaker { frame, view, texts: Texts { lang: frame.lang, cards } }
    }

    /// A message with one number in it, `$n`.
    pub(super) fn count(&self, key: &str, n: impl Into<u32>) -> String {
        self.say_with(key, &[("n", n.into().into())])
    }

    /// What a payment leaves.
    fn after(&self, mv: Move) -> Option<String> {
        let Move::Pay(ability, points) = mv else { return None };
        let left = self.view.tracks[ability as usize].points.saturating_sub(points);
        Some(self.count("left", left))
    }

    /// The card that is being met.
    pub(super) fn met(&self) -> Option<&'a RowCard> {
        self.view.row.iter().find(|it| it.fate == Fate::Met)
    }

    /// A move in words and pictures.
    pub(super) fn offer(&self, mv: Move) -> Offer {
        Offer {
            mv: mv.to_string(),
            verb: self.verb(mv),
            line: self.phrase(mv),
            then: self.after(mv),
            forecast: None,
            pictures: pictured(mv).map(|it| sign(it.word(), "")).into_iter().collect(),
        }
    }

    /// "4 [Diplomacy] + 1 [Super Science]"; spoken with the abilities' names.
    pub(super) fn price(&self, points: [u8; 3]) -> Markup {
        let parts = Ability::ALL.iter().zip(points).filter(|it| it.1 > 0);
        html! {
            span.price {
                @for (at, (ability, points)) in parts.enumerate() {
                    @if at > 0 { " + " }
                    (points) (sign(ability.word(), "")) span.sr { " " (self.ability(*ability)) }
                }
                @if points == [0; 3] { (self.say("nothing")) }
            }
        }
    }
}

/// The ability that a line of a menu shows beside its words.
fn pictured(mv: Move) -> Option<Ability> {
    if let Move::DieAt(_, it)
    | Move::WeaponAt(_, it)
    | Move::Strike(it)
    | Move::Pay(it, _)
    | Move::Gain(it)
    | Move::Lose(it) = mv
    {
        return Some(it);
    }
    None
}
