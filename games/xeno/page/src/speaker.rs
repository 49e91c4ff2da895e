//! Sentences about one view, in the reader's language, with the voice of the game.

use std::ops::Deref;

use frame::data::Frame;
use frame::shell::initial;
use maud::{Markup, html};
use tabletop::Seat;
use words::Value;
use xeno::card::Card;
use xeno::deck::{Cards, Face, InvasionCard};
use xeno::view::{EmpireView, View};
use xeno_words::{MESSAGES, Voice};

/// Says things about one view to its viewer.
#[derive(Clone, Copy)]
pub(super) struct Speaker<'a> {
    pub(super) frame: &'a Frame<'a>,
    pub(super) view: &'a View,
    cards: &'a Cards,
    voice: Voice<'a>,
}

impl<'a> Deref for Speaker<'a> {
    type Target = Voice<'a>;

    fn deref(&self) -> &Voice<'a> {
        &self.voice
    }
}

impl<'a> Speaker<'a> {
    pub(super) fn new(frame: &'a Frame<'a>, view: &'a View, cards: &'a Cards) -> Speaker<'a> {
        let faces = cards.faces(view.options.edition);
        let voice = Voice { to: frame.listener(), faces };
        Speaker { frame, view, cards, voice }
    }

    /// Every invasion card of the box, wave by wave, the weakest first.
    pub(super) fn invaders(&self) -> impl Iterator<Item = &'a InvasionCard> {
        self.cards.invasion.cards.iter()
    }

    /// A message of the board.
    pub(super) fn say(&self, key: &str) -> String {
        MESSAGES.say(self.frame.lang, &format!("xeno-board-{key}"))
    }

    pub(super) fn say_with(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        MESSAGES.say_with(self.frame.lang, &format!("xeno-board-{key}"), args)
    }

    /// A message with one number in it, `$n`.
    pub(super) fn count(&self, key: &str, n: impl Into<i64>) -> String {
        self.say_with(key, &[("n", n.into().into())])
    }

    /// A message about a card, `$card`.
    pub(super) fn about_card(&self, key: &str, card: Card) -> String {
        self.say_with(key, &[("card", self.card(card).into())])
    }

    /// The viewer's own empire.
    pub(super) fn mine(&self) -> Option<&'a EmpireView> {
        self.view.me.map(|it| &self.view.empires[it])
    }

    /// What is printed on a card.
    pub(super) fn face_of(&self, card: Card) -> &'a Face {
        self.view.faces.of(card)
    }

    /// The letter of a seat in its colour.
    pub(super) fn token(&self, seat: Seat) -> Markup {
        let name = self.frame.sitters.get(seat.index()).map_or("", |it| it.name);
        html! { span.face-of data-seat=(seat.0 + 1) aria-hidden="true" { (initial(name)) } }
    }

    /// Several names in a row: "Cyril and Noor".
    pub(super) fn names(&self, seats: impl Iterator<Item = Seat>) -> String {
        let names: Vec<String> = seats.map(|it| self.frame.called(it)).collect();
        self.and(&names)
    }
}
