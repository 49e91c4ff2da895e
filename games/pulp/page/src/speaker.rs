//! Sentences about one view, in the reader's language.

use std::ops::Deref;

use frame::data::Frame;
use frame::forecast::Forecast;
use frame::thing::Offer;
use maud::{Markup, html};
use pulp::card::Ability;
use pulp::deck::Cards;
use pulp::moves::Move;
use pulp::view::{RowCard, View};
use pulp_words::{Texts, met};

use crate::art::sign;

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

    /// What a payment leaves, or that it ends the mission.
    fn after(&self, mv: Move) -> Option<(String, Forecast)> {
        let (Move::Pay(ability, points) | Move::Exchange(ability, points, _)) = mv else {
            return None;
        };
        let mut left = self.view.tracks.map(|it| it.points);
        left[ability as usize] = left[ability as usize].saturating_sub(points);
        let at_zero = left.iter().filter(|it| **it == 0).count();
        Some(if at_zero < 2 {
            let left = left[ability as usize];
            (self.count("left", left), Forecast::new("left", left))
        } else {
            (self.say("ends"), Forecast::new("ends", "yes"))
        })
    }

    /// The value of an ability after a gain.
    fn gain(&self, mv: Move) -> Option<Forecast> {
        let Move::Gain(ability) = mv else { return None };
        Some(Forecast::new("gains", self.gained(self.view, ability)))
    }

    /// The card that is being met.
    pub(super) fn met(&self) -> Option<&'a RowCard> {
        met(self.view)
    }

    /// A move in words and pictures.
    pub(super) fn offer(&self, mv: Move) -> Offer {
        let (then, forecast) = self.after(mv).unzip();
        Offer {
            mv: mv.to_string(),
            verb: self.verb(mv),
            line: self.phrase_in(self.view, mv),
            then,
            forecast: forecast.or_else(|| self.gain(mv)),
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

/// Points by ability, in the form that forecasts use: `3,0,1`.
pub(super) fn by_ability(points: [u8; 3]) -> String {
    points.map(|it| it.to_string()).join(",")
}

/// The ability that a line of a menu shows beside its words.
fn pictured(mv: Move) -> Option<Ability> {
    if let Move::DieAt(_, it)
    | Move::WeaponAt(_, it)
    | Move::Strike(it)
    | Move::Pay(it, _)
    | Move::Exchange(_, _, it)
    | Move::Gain(it)
    | Move::Lose(it) = mv
    {
        return Some(it);
    }
    None
}
