//! The names of things, and sentences about them, in the reader's language.

use std::ops::Deref;

use frame::data::Frame;
use planisphere::card::Card;
use planisphere::deck::{Cards, Face};
use planisphere::map::{Continent, Region, Square, Terrain};
use planisphere::view::{UnitView, View};
use planisphere_words::Voice;

use super::place;

/// Says things about one view to its viewer.
#[derive(Clone, Copy)]
pub(super) struct Speaker<'a> {
    pub(super) frame: &'a Frame<'a>,
    pub(super) view: &'a View,
    pub(super) voice: Voice<'a>,
}

impl<'a> Deref for Speaker<'a> {
    type Target = Voice<'a>;

    fn deref(&self) -> &Voice<'a> {
        &self.voice
    }
}

impl<'a> Speaker<'a> {
    pub(super) fn new(frame: &'a Frame<'a>, view: &'a View, cards: &'a Cards) -> Speaker<'a> {
        Speaker { frame, view, voice: Voice { to: frame.listener(), cards } }
    }

    /// What is printed on a card.
    pub(super) fn face(&self, card: Card) -> &'a Face {
        self.voice.cards.face(card)
    }

    pub(super) fn unit(&self, card: Card) -> Option<&'a UnitView> {
        self.view.units.iter().find(|it| it.card == card)
    }

    pub(super) fn terrain(&self, terrain: Terrain) -> String {
        self.say_with("terrain", &[("terrain", terrain.word().into())])
    }

    pub(super) fn region(&self, region: Region) -> String {
        self.say_with("region", &[("region", region.word().into())])
    }

    /// What lies in a square now.
    pub(super) fn terrains(&self, square: Square) -> Vec<Terrain> {
        let changed = self.view.changed.iter().find(|it| it.0 == square);
        match changed {
            Some((_, terrains)) => terrains.clone(),
            None => planisphere::map::Lands::PRINTED.at(square).collect(),
        }
    }

    /// "4·13, desert and mountain"
    pub(super) fn square(&self, square: Square) -> String {
        let terrains: Vec<String> =
            self.terrains(square).into_iter().map(|it| self.terrain(it)).collect();
        format!("{}, {}", place::name(square), self.list(&terrains))
    }

    /// The part of the world that a square lies in: its region if it has one, otherwise its
    /// continent.
    pub(super) fn part_of_world(&self, square: Square) -> Option<String> {
        let region = Region::ALL.into_iter().find(|it| it.squares().contains(square));
        let continent = || Continent::ALL.into_iter().find(|it| it.squares().contains(square));
        region.map(|it| self.region(it)).or_else(|| continent().map(|it| self.continent(it)))
    }

    /// A card in a sentence or two, for the text under the pointer.
    pub(super) fn card_about(&self, card: Card) -> String {
        let face = self.face(card);
        let ter = self.terrain(face.ter);
        self.say_with(
            "card-about",
            &[
                ("dis", i64::from(face.dis).into()),
                ("att", i64::from(face.att).into()),
                ("def", i64::from(face.def).into()),
                ("rep", i64::from(face.rep).into()),
                ("ter", ter.into()),
                ("range", face.shot.map_or(0, |it| u32::from(it.range)).into()),
                ("force", face.shot.map_or(0, |it| i64::from(it.force)).into()),
            ],
        )
    }

    /// The square of a viewer's unit that is identical to a card of the hand.
    pub(super) fn twin_on_board(&self, card: Card) -> Option<Square> {
        let twin =
            |it: &&UnitView| it.card.people() == card.people() && Some(it.owner) == self.view.me;
        self.view.units.iter().find(twin).map(|it| it.square)
    }
}
