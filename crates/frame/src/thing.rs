//! Things on the board, and the moves that are attached to them.
//!
//! With no move the thing is a picture. With one move a click makes it, and the thing shows its
//! verb. With several moves a menu opens beside it. One of several things to pick is a checkbox.

use std::cell::RefCell;

use maud::{Markup, html};

use crate::forecast::Forecast;

/// A move as it is offered to somebody.
#[derive(Clone, Debug)]
pub struct Offer {
    /// The move's text form.
    pub mv: String,
    /// The verb, short: "Zap".
    pub verb: String,
    /// What distinguishes it from the other moves of the same thing.
    pub line: String,
    /// What follows from it, where that is not obvious.
    pub then: Option<String>,
    /// What that predicts, as data.
    pub forecast: Option<Forecast>,
    /// Pictures of what it costs.
    pub pictures: Vec<Markup>,
}

impl Offer {
    /// The prediction of the line itself, where nothing is said about what follows.
    fn of_the_line(&self) -> Option<&Forecast> {
        self.forecast.as_ref().filter(|_| self.then.is_none())
    }
}

/// The viewer's moves that nothing on the page has taken yet; each is taken once.
#[derive(Debug)]
pub struct Untaken<M>(RefCell<Vec<M>>);

impl<M> Untaken<M> {
    pub fn new(moves: impl Iterator<Item = M>) -> Untaken<M> {
        Untaken(RefCell::new(moves.collect()))
    }

    /// Whether a move of this sort is left.
    pub fn any(&self, which: impl Fn(&M) -> bool) -> bool {
        self.0.borrow().iter().any(which)
    }

    /// Takes the moves of this sort.
    pub fn take(&self, which: impl Fn(&M) -> bool) -> Vec<M> {
        let mut left = self.0.borrow_mut();
        let (taken, rest) = left.drain(..).partition(|mv| which(mv));
        *left = rest;
        taken
    }
}

/// What may be done with a thing now.
#[derive(Clone, Debug)]
pub enum Use {
    Nothing,
    Moves(Vec<Offer>),
    /// Ticked or not; sent with the confirmation. The text is the move's.
    Pick(String),
    /// The same, proposed: it is ticked when the question comes.
    Proposed(String),
}

impl Use {
    /// The use of a thing with these moves.
    pub fn of(offers: Vec<Offer>) -> Use {
        if offers.is_empty() { Use::Nothing } else { Use::Moves(offers) }
    }
}

/// A thing to look at, and perhaps to act on.
#[derive(Debug)]
pub struct Thing {
    /// The same as long as the thing is on the page.
    pub id: String,
    pub class: String,
    /// Its whole name, for screen readers.
    pub name: String,
    /// What it does, in a sentence or two.
    pub about: String,
    /// Whether it is shown to move when the page changes.
    pub travels: bool,
}

impl Thing {
    pub fn draw(&self, usage: &Use, inside: &Markup) -> Markup {
        match usage {
            Use::Nothing => self.picture(inside),
            Use::Moves(offers) => match offers.as_slice() {
                [offer] => self.button(offer, inside),
                offers => self.menu(offers, inside),
            },
            Use::Pick(mv) => self.pick(mv, false, inside),
            Use::Proposed(mv) => self.pick(mv, true, inside),
        }
    }

    fn travel(&self) -> Option<&str> {
        self.travels.then_some(self.id.as_str())
    }

    fn picture(&self, inside: &Markup) -> Markup {
        html! {
            div id=(self.id) class={ (self.class) " not-now" } role="img" aria-label=(self.name)
                aria-description=(self.about) data-travels=[self.travel()] { (inside) }
        }
    }

    fn button(&self, offer: &Offer, inside: &Markup) -> Markup {
        html! {
            button id=(self.id) class={ (self.class) " act" } form="moves" name="move"
                value=(offer.mv) data-name=(self.name) aria-description=(self.about)
                data-travels=[self.travel()] {
                span.sr data-forecast=[offer.of_the_line()] { (self.name) ". " (offer.line) }
                span.face aria-hidden="true" { (inside) span.do { (offer.verb) } }
            }
        }
    }

    fn menu(&self, offers: &[Offer], inside: &Markup) -> Markup {
        let menu = format!("menu-{}", self.id);
        let verb = shared_verb(offers);
        html! {
            button id=(self.id) class={ (self.class) " act" } type="button" popovertarget=(menu)
                data-name=(self.name) aria-description=(self.about) data-travels=[self.travel()] {
                span.sr { (self.name) }
                span.face aria-hidden="true" { (inside) span.do { (verb) " ▾" } }
            }
            div id=(menu) .menu popover role="group" aria-label=(self.name) {
                p.menu-title { (self.name) }
                @for offer in offers { (line(&menu, offer)) }
            }
        }
    }

    fn pick(&self, mv: &str, proposed: bool, inside: &Markup) -> Markup {
        html! {
            label class={ (self.class) " act" } data-name=(self.name)
                aria-description=(self.about) data-travels=[self.travel()] {
                input.pick id=(self.id) type="checkbox" form="picks" name="move" value=(mv)
                    checked[proposed] aria-label=(self.name);
                span.face aria-hidden="true" { (inside) }
            }
        }
    }
}

/// The verb on the face of a thing with a menu.
fn shared_verb(offers: &[Offer]) -> &str {
    let first = offers[0].verb.as_str();
    if offers.iter().all(|it| it.verb == first) { first } else { "…" }
}

/// A line of a menu.
fn line(menu: &str, offer: &Offer) -> Markup {
    // With a name of its own it keeps the focus when the page is sent again.
    let id = format!("{menu}-{}", offer.mv.replace([' ', '.'], "-"));
    html! {
        button id=(id) form="moves" name="move" value=(offer.mv) {
            span.pairs { @for picture in &offer.pictures { (picture) } }
            span.what data-forecast=[offer.of_the_line()] { (offer.line) }
            @if let Some(then) = &offer.then {
                small data-forecast=[&offer.forecast] { (then) }
            }
        }
    }
}
