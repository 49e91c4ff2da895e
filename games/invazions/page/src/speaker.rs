//! Sentences about one view, in the reader's language, with the voice of the game.

use std::ops::Deref;

use frame::data::Frame;
use invazions::HUMAN;
use invazions::card::{Defender, HumanCard, Location, Sort, ZombieCard};
use invazions::deck::Cards;
use invazions::might::{Ahead, Spread};
use invazions::view::{HordeView, PlaceView, View};
use invazions_words::Voice;
use maud::{Markup, html};
use tabletop::{Seat, SeatSet};

/// Says things about one view to its viewer.
#[derive(Clone, Copy)]
pub(super) struct Speaker<'a> {
    pub(super) frame: &'a Frame<'a>,
    pub(super) view: &'a View,
    voice: Voice<'a>,
    /// What each horde can bring, in seat order, where that is known.
    pub(super) spreads: &'a [Option<Spread>],
    /// Whether a Soldier takes wounds before all others.
    pub(super) soldier_first: bool,
}

impl<'a> Deref for Speaker<'a> {
    type Target = Voice<'a>;

    fn deref(&self) -> &Voice<'a> {
        &self.voice
    }
}

impl<'a> Speaker<'a> {
    pub(super) fn new(
        frame: &'a Frame<'a>,
        view: &'a View,
        cards: &'a Cards,
        soldier_first: bool,
        spreads: &'a [Option<Spread>],
    ) -> Speaker<'a> {
        let voice = Voice { to: frame.listener(), cards };
        Speaker { frame, view, voice, spreads, soldier_first }
    }

    /// A message with one number in it, `$n`.
    pub(super) fn count(&self, key: &str, n: impl Into<u32>) -> String {
        self.say_with(key, &[("n", n.into().into())])
    }

    /// What a card of the human deck does under this table's options.
    pub(super) fn human_text(&self, card: HumanCard) -> String {
        self.voice.human_text(card, self.soldier_first)
    }

    /// The people whose answer a bot waits for before it decides.
    pub(super) fn awaited(&self) -> SeatSet {
        self.voice.awaited(self.view)
    }

    /// Whether a bot waits for the viewer's answer.
    pub(super) fn has_a_word(&self) -> bool {
        self.voice.has_a_word(self.view)
    }

    /// Whether the viewer decides now, or a bot waits for its answer.
    pub(super) fn is_asked(&self) -> bool {
        !self.view.moves.is_empty() || self.has_a_word()
    }

    /// The seats that the table waits for.
    pub(super) fn waits_for(&self) -> SeatSet {
        let awaited = self.awaited();
        if awaited.is_empty() { self.view.to_act } else { awaited }
    }

    pub(super) fn is_human_side(&self) -> bool {
        self.view.me == Some(HUMAN)
    }

    /// The viewer's own horde.
    pub(super) fn my_horde(&self) -> Option<&'a HordeView> {
        self.view.horde(self.view.me?)
    }

    pub(super) fn place(&self, location: Location) -> &'a PlaceView {
        self.view.place(location).expect("the table has the locations that its moves name")
    }

    /// What a location has to reckon with.
    pub(super) fn ahead(&self, place: &PlaceView) -> Option<Ahead> {
        self.view.ahead(place, self.spreads)
    }

    /// What the most attack that may come would devour at a location.
    pub(super) fn worst(&self, place: &PlaceView) -> Option<(u8, Vec<Defender>)> {
        let most = self.ahead(place)?.most;
        Some((most, place.felled_by(most, self.soldier_first)))
    }

    /// The mark of a horde: its number, in its colour, and its name.
    pub(super) fn tag(&self, seat: Seat) -> Markup {
        html! {
            span.htag data-seat=(seat.0 + 1) { b { (seat.0) } span { (self.frame.called(seat)) } }
        }
    }

    /// What a card would add if the horde played it now at `place`.
    pub(super) fn attack_of(&self, horde: &HordeView, card: ZombieCard, place: &PlaceView) -> u8 {
        let face = self.cards.zombie(card);
        let times = match card {
            ZombieCard::Legion => horde.played.iter().filter(|it| is_zombie(it.card)).count(),
            ZombieCard::NoSurvivors => {
                place.humans.iter().filter(|it| is_survivor(it.card)).count()
            }
            _ => 0,
        };
        face.attack + face.each * times as u8
    }

    /// Whether the cards played so far would devour `defender`.
    pub(super) fn at_risk(&self, place: &PlaceView, defender: Defender, copy: usize) -> bool {
        place.at_risk.iter().filter(|it| **it == defender).count() > copy
    }
}

fn is_zombie(card: ZombieCard) -> bool {
    card.sort() == Sort::Zombie
}

fn is_survivor(card: HumanCard) -> bool {
    card == HumanCard::Survivors
}
