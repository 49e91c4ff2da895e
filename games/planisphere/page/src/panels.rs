//! What stands beside the map: the chosen unit, the contacts, the last arrival, the news.

use frame::forecast::Forecast;
use maud::{Markup, html};
use planisphere::map::Heading;
use planisphere::moves::Move;
use planisphere::view::{Attempt, Clash, ClashResult, ContactView, Off, UnitView};

use super::crowds::Crowds;
use super::figures;
use super::landing::Arrival;
use super::offers::Offers;
use super::place;
use super::reels;
use super::speaker::Speaker;
use super::standing::StandingUnit;
use super::sums;
use crate::art::dice::{Die, die};
use crate::art::token::face;

/// Draws the panels for one viewer.
pub(super) struct Panels<'a> {
    pub(super) speaker: Speaker<'a>,
    pub(super) offers: &'a Offers,
    pub(super) standings: &'a [StandingUnit<'a>],
    pub(super) arrival: Option<&'a Arrival<'a>>,
    /// The last attempt of a unit to take another over, while it is news.
    pub(super) attempt: Option<Attempt>,
}

impl Panels<'_> {
    pub(super) fn draw(&self) -> Markup {
        html! {
            (reels::news(self.speaker))
            div.situation tabindex="0" role="region" aria-label=(self.speaker.say("tab-situation")) {
                @for it in self.standings { (self.dossier(it)) }
                (self.crowds().picks())
                div.events-aside {
                    @if let Some(arrival) = self.arrival { (arrival.panel()) }
                    @if let Some(attempt) = &self.attempt { (self.attempt(attempt)) }
                    @if !self.speaker.view.contacts.is_empty() { (self.contacts()) }
                }
            }
        }
    }

    /// All about one unit; the style sheet shows it while the unit is chosen.
    fn dossier(&self, standing: &StandingUnit<'_>) -> Markup {
        let (speaker, unit) = (self.speaker, standing.unit);
        let printed = speaker.face(unit.card);
        html! {
            section.panel.dossier data-of=(standing.number) aria-label=(speaker.card(unit.card)) {
                h2 {
                    span { (speaker.card(unit.card)) }
                    small { (place::name(unit.square)) @if let Some(part) = speaker.part_of_world(unit.square) { ", " (part) } }
                }
                (self.crowds().beside(standing))
                div.dossier-body {
                    (face(unit.owner, unit.card.people() as u8 + 1))
                    (figures::present(speaker, printed, &unit.values))
                    div.dossier-words {
                        p.owner { (speaker.of_seat("owned-by", unit.owner, &[])) }
                        @for state in self.states(unit) { p.state { (state) } }
                        @for (forecast, words) in self.to_come(unit) { p.state data-forecast=(forecast) { (words) } }
                        (figures::special(speaker, printed))
                    }
                }
                (self.lighten(unit))
            }
        }
    }

    fn crowds(&self) -> Crowds<'_> {
        Crowds { speaker: self.speaker, standings: self.standings }
    }

    fn states(&self, unit: &UnitView) -> Vec<String> {
        let speaker = self.speaker;
        let said = |holds: bool, key: &str| holds.then(|| speaker.say(key));
        let heading = unit
            .heading
            .map(|it| speaker.say_with("heading", &[("heading", heading_word(it).into())]));
        let victories = (0 < unit.victories).then(|| {
            speaker.say_with("victories", &[("victories", u32::from(unit.victories).into())])
        });
        [
            heading,
            victories,
            said(unit.paralysed && unit.gestation.is_none(), "paralysed"),
            said(unit.overheated, "overheated"),
            said(unit.light, "light"),
            said(unit.moved, "has-moved"),
            said(unit.aimed, "has-aimed"),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// What will happen to a unit, and when.
    fn to_come(&self, unit: &UnitView) -> Vec<(Forecast, String)> {
        let speaker = self.speaker;
        let rounds = |key: &'static str, it: u32| {
            let value = format!("{} {it}", unit.card);
            (Forecast::new(key, value), speaker.say_with(key, &[("rounds", it.into())]))
        };
        let gives_up = speaker.view.camps[unit.owner].fined;
        let said = |holds: bool, key: &'static str| {
            holds.then(|| (Forecast::new(key, unit.card), speaker.say(key)))
        };
        let lent = unit.lent.map(|it| {
            let rounds = u32::from(it.rounds);
            let forecast = Forecast::new("lent", format!("{} {} {rounds}", unit.card, it.back_to));
            (forecast, speaker.of_seat("lent", it.back_to, &[("rounds", rounds.into())]))
        });
        let gestation = unit.gestation.map(|it| rounds("gestates", it.left.into()));
        let dies = unit.dies.map(|it| rounds("dies", it.into()));
        let states = [lent, gestation, dies, said(unit.pinned, "pinned"), said(gives_up, "fined")];
        states.into_iter().flatten().collect()
    }

    fn lighten(&self, unit: &UnitView) -> Markup {
        let moves = self.offers.take(|mv| *mv == Move::Lighten(unit.card));
        html! {
            @for mv in moves {
                button.btn.wide form="moves" name="move" value=(mv) { (self.speaker.say("do-lighten")) }
            }
        }
    }

    /// Every contact: both units, the sum, and the moves of its attacker.
    fn contacts(&self) -> Markup {
        let contacts = &self.speaker.view.contacts;
        let mine = |it: &&ContactView| {
            let of = |card| self.speaker.unit(card).map(|it| it.owner);
            of(it.clash.attacker) == self.speaker.view.me
        };
        let (first, rest): (Vec<_>, Vec<_>) = contacts.iter().partition(mine);
        let many = contacts.len() > 1;
        html! { @for contact in first.into_iter().chain(rest) { (self.contact(contact, many)) } }
    }

    fn contact(&self, contact: &ContactView, many: bool) -> Markup {
        let (speaker, clash) = (self.speaker, &contact.clash);
        let pair = [
            ("unit", speaker.card(clash.attacker).into()),
            ("target", speaker.card(clash.defender).into()),
        ];
        html! {
            section.panel.fight.compact[many] aria-label=(speaker.say_with("contact-of", &pair)) {
                h2 {
                    span { (speaker.say("contact")) }
                    small { (place::name(contact.square)) @if let Some(part) = speaker.part_of_world(contact.square) { ", " (part) } }
                }
                div.duel {
                    (self.side(clash.attacker, "attacks"))
                    (burst())
                    (self.side(clash.defender, "defends"))
                }
                @if contact.fought { p.sure { (speaker.say("fought")) } }
                @else if let Some(off) = contact.off { p.sure data-forecast=(self.no_combat(clash)) { (self.off(off)) } }
                @else { (sums::sums(speaker, clash)) }
                (self.actions(contact))
            }
        }
    }

    /// Why the two do not fight.
    fn off(&self, off: Off) -> String {
        let word = match off {
            Off::Truce => "truce",
            Off::Gestating => "gestating",
            Off::Paralysed => "paralysed",
            Off::Fined => "fined",
            Off::Frightened => "frightened",
            Off::Guarded => "guarded",
        };
        self.speaker.say_with("off", &[("off", word.into())])
    }

    /// `off mutants.1 pods.1`
    fn no_combat(&self, clash: &Clash) -> Forecast {
        Forecast::new("off", format!("{} {}", clash.attacker, clash.defender))
    }

    fn attempt(&self, attempt: &Attempt) -> Markup {
        let speaker = self.speaker;
        let words = speaker.say_with(
            "attempt-result",
            &[
                ("taken", if attempt.taken { "yes" } else { "no" }.into()),
                ("die", u32::from(attempt.die).into()),
                ("def", i64::from(attempt.def).into()),
                ("target", speaker.thing(attempt.target).into()),
            ],
        );
        html! {
            section.panel.fight aria-label=(speaker.say("attempt")) {
                h2 { span { (speaker.say("attempt")) } small { (speaker.card(attempt.card)) } }
                div.dice2 { (die(Die::Ten, attempt.die)) p { b { (words) } } }
            }
        }
    }

    fn side(&self, card: planisphere::card::Card, key: &str) -> Markup {
        let owner = self.speaker.unit(card).map(|it| it.owner);
        html! {
            figure {
                @if let Some(owner) = owner { (face(owner, card.people() as u8 + 1)) }
                figcaption { (self.speaker.card(card)) br; small { (self.speaker.say(key)) } }
            }
        }
    }

    fn actions(&self, contact: &ContactView) -> Markup {
        let (one, other) = (contact.clash.attacker, contact.clash.defender);
        let between = |a, b| a == one && b == other || a == other && b == one;
        let moves = self.offers.take(|mv| {
            matches!(*mv, Move::Attack(a, b) | Move::Control(a, b) | Move::Martyr(a, b) if between(a, b))
        });
        html! {
            @if !moves.is_empty() {
                div.acts {
                    @for mv in moves {
                        @let chance = self.chance(mv, contact);
                        button.btn.go[is_good(mv, contact)] form="moves" name="move" value=(mv)
                            data-forecast=[&chance] {
                            (self.act(mv, contact))
                            @if chance.is_some() { (odds(contact.control.unwrap_or_default())) }
                        }
                    }
                }
            }
        }
    }

    /// `control 6`: the number of the die's ten faces that succeed.
    fn chance(&self, mv: Move, contact: &ContactView) -> Option<Forecast> {
        let faces = contact.control.filter(|_| matches!(mv, Move::Control(..)))?;
        Some(Forecast::new("control", faces))
    }

    fn act(&self, mv: Move, contact: &ContactView) -> String {
        let speaker = self.speaker;
        let (key, card, target) = match mv {
            Move::Control(card, target) => ("do-control", card, target),
            Move::Martyr(card, target) => ("do-martyr", card, target),
            Move::Attack(card, target) => ("do-attack", card, target),
            _ => return mv.to_string(),
        };
        let faces = u32::from(contact.control.unwrap_or_default());
        let args = [
            ("unit", speaker.thing(card).into()),
            ("target", speaker.thing(target).into()),
            ("faces", faces.into()),
        ];
        speaker.say_with(key, &args)
    }
}

/// Whether a move is an attack that does not cost the unit.
fn is_good(mv: Move, contact: &ContactView) -> bool {
    matches!(mv, Move::Attack(..)) && contact.clash.result != ClashResult::AttackerDestroyed
}

/// How many of ten throws win, as a bar.
fn odds(faces: u8) -> Markup {
    html! {
        svg.odds viewBox="0 0 10 1" preserveAspectRatio="none" aria-hidden="true" {
            rect.won width=(faces) height="1" {}
            rect.nothing x=(faces) width=(10 - faces.min(10)) height="1" {}
        }
    }
}

/// The word of a direction, as messages choose by it.
fn heading_word(heading: Heading) -> &'static str {
    match heading {
        Heading::North => "north",
        Heading::East => "east",
        Heading::South => "south",
        Heading::West => "west",
    }
}

fn burst() -> Markup {
    html! {
        svg.burst viewBox="0 0 60 60" aria-hidden="true" {
            path d="M30 2l6 13 13-8-4 14 14 2-11 9 10 9-14 2 4 14-13-7-5 10-6-10-12 7 3-14-14-2 10-9L1 23l14-2-4-14 13 8z" fill="#ffd23f" stroke="#14130f" stroke-width="2.4" stroke-linejoin="round" {}
            path d="M20 20l20 20M40 20L20 40" stroke="#14130f" stroke-width="4" stroke-linecap="round" {}
        }
    }
}
