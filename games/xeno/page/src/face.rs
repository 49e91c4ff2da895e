//! The faces of cards. The markup is the same at every size; the width of the card decides what is
//! shown.

use frame::DrawingsKept;
use maud::{Markup, html};
use words::Lang;
use xeno::card::{Keyword, Kind, Source};
use xeno::deck::Face;

use super::chips::{ROMAN, chip, good, phase};
use super::speaker::Speaker;
use crate::art::file;
use crate::art::signs::{ring, sign};

/// The state of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(super) struct Look {
    /// A good lies on it.
    pub(super) good: bool,
    /// It was turned over by an invasion.
    pub(super) damaged: bool,
    /// It shows its texts; small cards have only signs.
    pub(super) whole: bool,
}

/// The longest name, in letters, that is not set smaller.
const LONG: usize = 21;

/// The classes of a card.
pub(super) fn class(face: &Face, look: Look) -> String {
    let mut class = String::from(if face.development { "rc dev" } else { "rc wld" });
    for (on, name) in [(is_order(face), " six"), (face.military, " mil"), (look.damaged, " hurt")] {
        if on {
            class.push_str(name);
        }
    }
    class
}

/// Whether it is a six-cost development whose points are counted; it is drawn as a coat of arms.
fn is_order(face: &Face) -> bool {
    face.is_six() && !face.scores.is_empty()
}

impl Speaker<'_> {
    /// The card itself.
    pub(super) fn face(&self, face: &Face, look: Look) -> Markup {
        static DRAWN: DrawingsKept<(Lang, Face, Look)> = DrawingsKept::new();
        let key = (self.frame.lang, face.clone(), look);
        DRAWN.get(key, || self.draw_face(face, look))
    }

    fn draw_face(&self, face: &Face, look: Look) -> Markup {
        html! {
            span.rc-in data-lens=(class(face, Look::default())) {
                span.rc-art {
                    @if let Some(file) = file(face.design.word()) {
                        img src={ "/assets/" (file) } alt="" width="200" height="150";
                    }
                    @if let Some((kind, source)) = face.goods { (socket(kind, source, look.good)) }
                }
                (mark(face))
                span.rc-vp { (ring("hex")) b { (points(face)) } }
                span.rc-chips { @for at in 1..=5 { (chips(face, at)) } }
                (self.body(face, look))
                @if look.damaged {
                    span.rc-hurt { (sign("crack")) em { (self.say("damaged")) } }
                }
            }
        }
    }

    fn body(&self, face: &Face, look: Look) -> Markup {
        let name = self.design(face.design);
        html! {
            span.rc-body {
                span.rc-name.long[name.chars().count() > LONG] { (name) }
                @if look.whole { (self.keys(face)) (self.rows(face)) }
            }
        }
    }

    /// The number of a start world, keywords, and the chromosome.
    fn keys(&self, face: &Face) -> Markup {
        let chromosome = face.chromosome && !face.has(Keyword::Uplift);
        html! {
            @if face.start.is_some() || !face.keywords.is_empty() || chromosome {
                span.rc-keys {
                    @if let Some(number) = face.start {
                        span class=(if number % 2 == 0 { "st-blue" } else { "st-red" }) { (number) }
                    }
                    @for keyword in &face.keywords {
                        span { (sign(keyword_sign(*keyword))) em { (self.keyword(*keyword)) } }
                    }
                    @if chromosome { span { (sign("chromosome")) } }
                }
            }
        }
    }

    fn rows(&self, face: &Face) -> Markup {
        html! {
            span.rc-rows {
                @for power in &face.powers {
                    @let at = phase(power.band);
                    span class={ "rc-row p" (at) } {
                        i { (ROMAN[usize::from(at)]) }
                        span.rc-f { (chip(power)) }
                        span.rc-t { (self.power_in_short(power)) }
                    }
                }
                @if !face.scores.is_empty() {
                    span.rc-sc {
                        @for score in &face.scores { span { b { (score.points) } " " (self.scored(score.each)) } }
                    }
                }
            }
        }
    }
}

/// The powers of a phase, in signs.
fn chips(face: &Face, at: u8) -> Markup {
    let here = || face.powers.iter().filter(|it| phase(it.band) == at);
    html! {
        @if here().next().is_some() {
            span class={ "rc-chip p" (at) } { @for power in here().take(2) { span { (chip(power)) } } }
        }
    }
}

/// The ring with the cost or defence, which shows how the card is taken.
fn mark(face: &Face) -> Markup {
    let kind = if face.development {
        "dev"
    } else if !face.military {
        "civil"
    } else if face.has(Keyword::Xeno) {
        "xeno"
    } else {
        "mil"
    };
    html! { span.rc-mark { (ring(kind)) b class=(kind) { (face.cost) } } }
}

fn points(face: &Face) -> String {
    if face.scores.is_empty() { face.vp.to_string() } else { "?".to_string() }
}

/// The place of a world's good, full or empty.
fn socket(kind: Kind, source: Source, there: bool) -> Markup {
    let how = if source == Source::Windfall { "windfall" } else { "production" };
    html! {
        span class={ "rc-good " (how) " k-" (kind.word()) @if there { " has" } } { (good(kind)) }
    }
}

fn keyword_sign(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Rebel => "k-rebel",
        Keyword::Imperium => "k-imperium",
        Keyword::Alien => "k-alien",
        Keyword::Uplift => "k-uplift",
        Keyword::Terraforming => "k-terraforming",
        Keyword::AntiXeno => "k-anti-xeno",
        Keyword::Xeno => "k-xeno",
    }
}
