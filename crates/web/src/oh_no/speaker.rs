//! The names of things, and sentences about them, in the reader's language.

use oh_no::card::{Alien, Card, Colour, Face, Module, Species};
use oh_no::deck::{Cards, Flight, Invader, Symbols};
use oh_no::moves::Topic;
use oh_no::view::View;
use tabletop::Seat;
use words::{Lang, Value};

use crate::table::Frame;

/// Says things about one view to its viewer.
#[derive(Clone, Copy)]
pub(super) struct Speaker<'a> {
    pub(super) frame: &'a Frame<'a>,
    pub(super) view: &'a View,
    /// What every card of this game prints.
    pub(super) cards: &'a Cards,
}

impl Speaker<'_> {
    pub(super) fn lang(&self) -> Lang {
        self.frame.lang
    }

    /// The message `oh-no-board-KEY`.
    pub(super) fn say(&self, key: &str) -> String {
        self.lang().say(&format!("oh-no-board-{key}"))
    }

    pub(super) fn say_with(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.lang().say_with(&format!("oh-no-board-{key}"), args)
    }

    /// A sentence about what `seat` is or does: `$me` chooses between "you" and its `$name`.
    pub(super) fn of_seat(&self, key: &str, seat: Seat, more: &[(&str, Value<'_>)]) -> String {
        let mut args = vec![("me", self.is_me(seat).into()), ("name", self.name(seat).into())];
        args.extend(more.iter().cloned());
        self.say_with(key, &args)
    }

    pub(super) fn name(&self, seat: Seat) -> &str {
        self.frame.sitters[seat.index()].name
    }

    /// As messages choose by it: `yes` or `no`.
    pub(super) fn is_me(&self, seat: Seat) -> &'static str {
        if self.view.me == Some(seat) { "yes" } else { "no" }
    }

    /// "red bomb", "Teleporter", "Hub 3"
    pub(super) fn card(&self, card: Card) -> String {
        self.card_as(card, "")
    }

    /// "a red bomb"
    pub(super) fn a_card(&self, card: Card) -> String {
        self.card_as(card, "-a")
    }

    /// "the red bomb"
    pub(super) fn the_card(&self, card: Card) -> String {
        self.card_as(card, "-the")
    }

    fn card_as(&self, card: Card, article: &str) -> String {
        match card.face() {
            Face::Weapon(weapon, colour) => self.say_with(
                &format!("weapon{article}"),
                &[("kind", weapon.word().into()), ("colour", colour.word().into())],
            ),
            Face::Module(module) => self.say_with(
                &format!("module{article}"),
                &[("kind", module.word().into()), ("number", u32::from(card.copy()).into())],
            ),
        }
    }

    /// "a red bomb, a blue rocket and a Teleporter"
    pub(super) fn cards(&self, cards: &[Card]) -> String {
        let names: Vec<String> = cards.iter().map(|it| self.a_card(*it)).collect();
        self.list(&names)
    }

    /// "A, B and C"
    pub(super) fn list(&self, names: &[String]) -> String {
        match names {
            [] => self.say("none"),
            [one] => one.clone(),
            [most @ .., last] => self.say_with(
                "and",
                &[("most", most.join(", ").into()), ("last", last.as_str().into())],
            ),
        }
    }

    /// "yellow"
    pub(super) fn colour(&self, colour: Colour) -> String {
        self.say_with("colour", &[("colour", colour.word().into())])
    }

    pub(super) fn symbols(&self, symbols: Symbols) -> String {
        let names: Vec<String> = symbols.iter().map(|it| self.colour(it)).collect();
        self.list(&names)
    }

    /// "3 red Invaliens"
    pub(super) fn aliens(&self, count: u8, colour: Colour) -> String {
        let species = species_word(self.species(colour));
        self.say_with(
            "aliens",
            &[
                ("count", u32::from(count).into()),
                ("species", species.into()),
                ("colour", colour.word().into()),
            ],
        )
    }

    /// A Matrice card: the aliens that it counts for, or its Shield.
    pub(super) fn alien(&self, alien: Alien) -> String {
        if alien.is_shield() {
            return self.say_with("shield", &[("colour", alien.colour().word().into())]);
        }
        self.aliens(self.printed(alien).map_or(1, |it| it.aliens), alien.colour())
    }

    /// A Matrice card with all that is printed on it.
    pub(super) fn alien_in_full(&self, alien: Alien) -> String {
        let Some(printed) = self.printed(alien) else { return self.alien(alien) };
        let flight = match printed.flight {
            Flight::Left => "left",
            Flight::Right => "right",
        };
        self.say_with(
            "alien-in-full",
            &[
                ("alien", self.alien(alien).into()),
                ("flight", flight.into()),
                ("colour", printed.order.word().into()),
                ("at", u32::from(printed.at.unwrap_or_default()).into()),
            ],
        )
    }

    /// What is printed on an alien's card; Shields print nothing.
    pub(super) fn printed(&self, alien: Alien) -> Option<Invader> {
        (!alien.is_shield()).then(|| self.cards.invader(alien))
    }

    /// The kind that invades in this colour.
    pub(super) fn species(&self, colour: Colour) -> Species {
        colour.species()
    }

    /// "bombs", "red weapons", "modules"
    pub(super) fn topic(&self, topic: Topic) -> String {
        self.say_with("topic", &[("topic", topic.word().into())])
    }

    /// As what somebody has none of: "red weapons".
    pub(super) fn topic_of(&self, topic: Topic) -> String {
        self.say_with("topic-of", &[("topic", topic.word().into())])
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

pub(super) fn species_word(species: Species) -> &'static str {
    match species {
        Species::Invalien => "invalien",
        Species::Evaporalien => "evaporalien",
        Species::Sabotalien => "sabotalien",
        Species::Shield => "shield",
    }
}
