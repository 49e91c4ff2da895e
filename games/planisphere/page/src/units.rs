//! The units on the map: their tokens, and the marks with which one of them is chosen.

use maud::{Markup, html};
use planisphere::card::Card;
use planisphere::moves::Move;
use planisphere::view::UnitView;
use words::yes;

use super::offers::Offers;
use super::speaker::Speaker;
use super::standing::StandingUnit;
use super::threats::Threats;
use super::ways::Ways;
use crate::art::token::{Fate, Number, Token};

/// Draws units for one viewer.
pub(super) struct Units<'a> {
    pub(super) speaker: Speaker<'a>,
    pub(super) offers: &'a Offers,
    pub(super) standings: &'a [StandingUnit<'a>],
    pub(super) threats: &'a Threats<'a>,
}

impl Units<'_> {
    /// The tokens of all units.
    pub(super) fn tokens(&self) -> Markup {
        html! {
            @for it in self.standings {
                g data-slot=(it.number) { (token(self.speaker, it.unit, it.nook.at(), it.nook.scale(), false).draw()) }
            }
        }
    }

    /// Every unit as a mark that can be chosen, the viewer's own first, with the ways of those that
    /// may act.
    pub(super) fn marks(&self) -> Markup {
        let mut order: Vec<&StandingUnit<'_>> = self.standings.iter().collect();
        let me = self.speaker.view.me;
        order.sort_by_key(|it| (Some(it.unit.owner) != me, it.unit.owner, it.unit.square));
        html! {
            div.units role="radiogroup" aria-label=(self.speaker.say("units")) {
                @for it in order {
                    @match self.offers.of_unit(it.unit.card) {
                        Some(mv) => (self.pick(it, mv)),
                        None => (self.mark(it)),
                    }
                }
            }
        }
    }

    fn mark(&self, standing: &StandingUnit<'_>) -> Markup {
        let unit = standing.unit;
        let ways = Ways::of(self.speaker, self.offers, self.standings, standing, self.threats);
        let id = id(unit.card);
        html! {
            label class={ (standing.nook.class()) " unit" (if ways.is_empty() { "" } else { " ready" }) } data-opens {
                input.kept id=(id) type="radio" name="unit" data-slot=(standing.number)
                    aria-label=(self.name(unit, ways.len())) {}
            }
            (ways.draw())
            (self.threats.of(standing, ways.lead()))
        }
    }

    /// A unit that is chosen by pressing it, for an event or for gestation.
    fn pick(&self, standing: &StandingUnit<'_>, mv: Move) -> Markup {
        let unit = standing.unit;
        let key = if matches!(mv, Move::Breed(..)) { "breed-unit" } else { "pick-unit" };
        let label = self.speaker.say_with(key, &[("unit", self.name(unit, 0).into())]);
        html! {
            button id=(id(unit.card)) class={ (standing.nook.class()) " way pick-unit" } form="moves"
                name="move" value=(mv) aria-label=(label) {}
        }
    }

    /// "Martian Tripods, yours, 4·13, attack 5, defence 4, 12 choices"
    fn name(&self, unit: &UnitView, choices: usize) -> String {
        let speaker = self.speaker;
        let numbers = [
            ("att", i64::from(unit.values.att)),
            ("def", unit.values.def.into()),
            ("choices", choices as i64),
            ("left", unit.gestation.map_or(0, |it| it.left.into())),
        ];
        let fate = fate(speaker, unit);
        let words = [
            ("unit", speaker.card(unit.card)),
            ("square", speaker.square(unit.square)),
            ("dies", yes(fate.dies.is_some()).to_string()),
            ("stuck", yes(fate.stuck).to_string()),
            ("fined", yes(fate.fined).to_string()),
        ];
        let numbers = numbers.map(|(key, it)| (key, it.into()));
        let words = words.map(|(key, it)| (key, it.into()));
        speaker.of_seat("unit-name", unit.owner, &[&numbers[..], &words[..]].concat())
    }
}

/// A unit as a token.
pub(super) fn token(
    speaker: Speaker<'_>,
    unit: &UnitView,
    at: (f32, f32),
    scale: f32,
    ghost: bool,
) -> Token {
    let face = speaker.face(unit.card);
    let pair = if unit.gestation.is_some() { 2 } else { 1 };
    Token {
        seat: unit.owner,
        people: unit.card.people() as u8 + 1,
        at,
        scale,
        attack: Number { now: unit.values.att.into(), printed: face.att.into() },
        defence: Number { now: unit.values.def.into(), printed: i32::from(face.def) * pair },
        egg: unit.gestation.map(|it| it.left),
        moved: !ghost && (unit.moved || unit.aimed),
        fate: if ghost { Fate::default() } else { fate(speaker, unit) },
        ghost,
    }
}

/// What is decided about a unit already.
fn fate(speaker: Speaker<'_>, unit: &UnitView) -> Fate {
    Fate {
        dies: unit.dies,
        stuck: unit.pinned || unit.overheated || unit.paralysed,
        fined: speaker.view.camps[unit.owner].fined,
    }
}

/// The id of a unit on the page, the same as long as the card is a unit.
pub(super) fn id(card: Card) -> String {
    format!("u-{}", card.to_string().replace('.', "-"))
}
