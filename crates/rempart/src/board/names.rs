//! The names of things in Oh no... INVASION!!!

use oh_no::card::{Alien, Card, Colour, Face, Species};
use oh_no::deck::Symbols;
use words::{Lang, Value};

/// Names things in one language.
#[derive(Clone, Copy)]
pub(super) struct Names(pub(super) Lang);

impl Names {
    /// The message `terminal-oh-no-KEY`.
    pub(super) fn say(self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.0.say_with(&format!("terminal-oh-no-{key}"), args)
    }

    pub(super) fn colour(self, colour: Colour) -> String {
        self.say("colour", &[("colour", colour.word().into())])
    }

    /// "red cannon", "Teleporter"
    pub(super) fn card(self, card: Card) -> String {
        match card.face() {
            Face::Weapon(weapon, colour) => self
                .say("weapon", &[("kind", weapon.word().into()), ("colour", colour.word().into())]),
            Face::Module(module) => self.say(
                "module",
                &[("kind", module.word().into()), ("number", card.copy().to_string().into())],
            ),
        }
    }

    /// "3 red Invaliens"
    pub(super) fn aliens(self, count: u8, species: Species, colour: Colour) -> String {
        let species = match species {
            Species::Invalien => "invalien",
            Species::Evaporalien => "evaporalien",
            Species::Sabotalien => "sabotalien",
            Species::Shield => "shield",
        };
        self.say(
            "aliens",
            &[
                ("count", count.into()),
                ("species", species.into()),
                ("colour", colour.word().into()),
            ],
        )
    }

    pub(super) fn shield(self, shield: Alien) -> String {
        self.aliens(1, Species::Shield, shield.colour())
    }

    pub(super) fn symbols(self, symbols: Symbols) -> String {
        self.list(symbols.iter().map(|it| self.colour(it)))
    }

    /// "one, two, three", or that there is nothing.
    pub(super) fn list(self, names: impl IntoIterator<Item = String>) -> String {
        let names: Vec<String> = names.into_iter().collect();
        if names.is_empty() { self.say("none", &[]) } else { names.join(", ") }
    }
}
