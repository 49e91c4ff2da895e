//! The names of things, and sentences about them, in the reader's language.

use std::ops::Deref;

pub(super) use oh_no_words::species_word;

use frame::data::Frame;
use oh_no::card::{Card, Colour, Face, Module, Species};
use oh_no::deck::Cards;
use oh_no::view::View;
use oh_no_words::Voice;

/// Says things about one view to its viewer, with the voice of the game.
#[derive(Clone, Copy)]
pub(super) struct Speaker<'a> {
    pub(super) frame: &'a Frame<'a>,
    pub(super) view: &'a View,
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
        let voice = Voice { to: frame.listener(), cards };
        Speaker { frame, view, voice }
    }

    pub(super) fn about_card(&self, card: Card) -> String {
        match card.face() {
            Face::Weapon(_, Colour::Black) => self.say("about-black"),
            Face::Weapon(_, colour) => {
                self.say_with("about-weapon", &[("colour", colour.word().into())])
            }
            Face::Module(module) => self.about_module(module),
        }
    }

    pub(super) fn about_module(&self, module: Module) -> String {
        let level = u32::from(self.view.level as u8);
        self.say_with("about-module", &[("kind", module.word().into()), ("level", level.into())])
    }

    pub(super) fn about_species(&self, species: Species) -> String {
        let level = u32::from(self.view.level as u8);
        self.say_with(
            "about-species",
            &[("species", species_word(species).into()), ("level", level.into())],
        )
    }
}
