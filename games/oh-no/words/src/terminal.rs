//! Oh no... INVASION!!! in lines of text.

use crate::{Voice, owed};
use oh_no::card::{Alien, Card};
use oh_no::deck::Cards;
use oh_no::view::{ModuleView, Phase, Purpose, Stage, StationView, View};
use tabletop::Seat;
use words::Value;

use words::yes;

/// What only the terminal says of the game.
#[derive(Clone, Copy)]
pub(crate) struct TerminalVoice<'a>(pub(crate) Voice<'a>);

impl TerminalVoice<'_> {
    pub(crate) fn position(self, view: &View) -> String {
        let stations = view.stations.iter().map(|(seat, it)| station(view, seat, it, self));
        let stations: String = stations.collect();
        format!("{}\n\n{stations}\n{}\n", matrix(view, self), self.stage(view))
    }

    /// Every card of the box, one kind a line.
    pub(crate) fn all_cards(self) -> String {
        let Cards { matrix, hubs, resistance, .. } = self.0.cards;
        let stations = hubs.iter().chain(resistance);
        format!(
            "{}\n{}\n{}\n{}",
            self.say("cards-matrix", &[("count", matrix.len().into())]),
            lines(matrix.iter().map(|it| self.0.alien_in_full(*it))),
            self.say("cards-resistance", &[("count", (hubs.len() + resistance.len()).into())]),
            lines(stations.map(|it| self.resistance_card(*it))),
        )
    }
}

/// The decks and the Shields.
fn matrix(view: &View, names: TerminalVoice<'_>) -> String {
    let shields = view.shields.iter().map(|it| names.0.colour(it.colour()));
    names.say(
        "matrix",
        &[
            ("deck", view.matrix_deck.into()),
            ("discard", view.matrix_discard.len().into()),
            ("resistance", view.resistance_deck.into()),
            ("spent", view.resistance_discard.len().into()),
            ("out", view.shields.len().into()),
            ("max", view.shields_max.into()),
            ("shields", names.list(shields).into()),
            ("conflict", yes(view.final_conflict).into()),
            ("struck", view.struck.len().into()),
        ],
    )
}

fn station(view: &View, seat: Seat, station: &StationView, names: TerminalVoice<'_>) -> String {
    let whose = names.say(
        "seat",
        &[
            ("seat", seat.to_string().into()),
            ("me", yes(view.me == Some(seat)).into()),
            ("active", yes(view.active == seat).into()),
            ("out", yes(station.out).into()),
        ],
    );
    if station.out {
        return format!("{whose}\n");
    }
    let lines = [hand(station, names), modules(station, names), aliens(station, names)];
    let laid = (!station.laid.is_empty()).then(|| {
        let cards = names.list(station.laid.iter().map(|it| names.0.card(*it)));
        names.say("laid", &[("cards", cards.into())])
    });
    let lines: Vec<String> =
        lines.into_iter().chain(laid).map(|it| format!("    {it}\n")).collect();
    format!("{whose}\n{}", lines.concat())
}

fn hand(station: &StationView, names: TerminalVoice<'_>) -> String {
    let unknown = usize::from(station.hand_size) - station.hand.len();
    let cards = names.list(station.hand.iter().map(|it| names.0.card(*it)));
    names.say(
        "hand",
        &[
            ("size", station.hand_size.into()),
            ("known", station.hand.len().into()),
            ("unknown", unknown.into()),
            ("cards", cards.into()),
        ],
    )
}

fn modules(station: &StationView, names: TerminalVoice<'_>) -> String {
    let modules = names.list(station.modules.iter().map(|it| module(it, names)));
    names.say("modules", &[("modules", modules.into())])
}

fn module(module: &ModuleView, names: TerminalVoice<'_>) -> String {
    let guest = module.guest.map(|it| names.0.colour(it.colour())).unwrap_or_default();
    let state = match (module.guest, module.sabotaged) {
        (_, true) => "sabotaged",
        (Some(_), false) => "watched",
        (None, false) => "free",
    };
    names.say(
        "module-there",
        &[
            ("module", names.0.card(module.card).into()),
            ("symbols", names.0.symbols(module.symbols).into()),
            ("state", state.into()),
            ("guest", guest.into()),
        ],
    )
}

fn aliens(station: &StationView, names: TerminalVoice<'_>) -> String {
    let hordes = station.hordes.iter().map(|it| names.0.aliens(it.aliens, it.colour));
    let guests = station.modules.iter().filter_map(|it| it.guest);
    let guests = guests.map(|it| names.0.alien(it));
    names.say("horde", &[("aliens", names.list(hordes.chain(guests)).into())])
}

impl TerminalVoice<'_> {
    /// The message `terminal-oh-no-KEY`.
    fn say(self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        crate::MESSAGES.say_with(self.0.to.lang, &format!("terminal-oh-no-{key}"), args)
    }

    /// "one, two, three", or that there is nothing.
    fn list(self, names: impl IntoIterator<Item = String>) -> String {
        let names: Vec<String> = names.into_iter().collect();
        if names.is_empty() { self.say("none", &[]) } else { names.join(", ") }
    }

    /// What the table is busy with, in a line.
    fn stage(self, view: &View) -> String {
        let cards = |cards: &[Card]| self.list(cards.iter().map(|it| self.0.card(*it))).into();
        let alien = |alien: &Alien| self.0.alien(*alien).into();
        let seat = |seat: &Seat| seat.to_string().into();
        match &view.stage {
            Stage::Turn { phase } => {
                let phase = match phase {
                    Phase::Act => "act",
                    Phase::Build => "build",
                    Phase::Fight => "fight",
                };
                let args = [
                    ("seat", seat(&view.active)),
                    ("phase", phase.into()),
                    ("actions", view.actions.into()),
                ];
                self.say("stage-turn", &args)
            }
            Stage::Packing { to, packed } => {
                self.say("stage-packing", &[("seat", seat(to)), ("cards", cards(packed))])
            }
            Stage::Flight { alien: it, path, asked } => {
                let (asked, lands) = (path.get(usize::from(*asked)), path.last());
                let args = [
                    ("alien", alien(it)),
                    ("seat", seat(asked.unwrap_or(&view.active))),
                    ("lands", seat(lands.unwrap_or(&view.active))),
                    ("order", self.order(*it).into()),
                ];
                self.say("stage-flight", &args)
            }
            Stage::Perching { alien: it, seat: at } => {
                self.say("stage-perching", &[("alien", alien(it)), ("seat", seat(at))])
            }
            Stage::Evaporating { colour, picked, .. } => {
                let args = [
                    ("colour", self.0.colour(*colour).into()),
                    ("owed", owed(view).unwrap_or_default().into()),
                    ("cards", cards(picked)),
                ];
                self.say("stage-evaporating", &args)
            }
            Stage::Morphing { cards: fed, purpose } => {
                let args = [("cards", cards(fed)), ("purpose", self.purpose(*purpose).into())];
                self.say("stage-morphing", &args)
            }
            Stage::Spending { seat: at, weapons } => {
                self.say("stage-spending", &[("seat", seat(at)), ("cards", cards(weapons))])
            }
            Stage::Calling { seat: at, helper, purpose } => {
                let purpose = self.purpose(*purpose).into();
                let args = [("seat", seat(at)), ("helper", seat(helper)), ("purpose", purpose)];
                self.say("stage-calling", &args)
            }
            Stage::Countering { seat: at, alien: it } => {
                self.say("stage-countering", &[("seat", seat(at)), ("alien", alien(it))])
            }
            Stage::Striking { seat: at, at_matrix } => {
                let target = if *at_matrix { "matrix" } else { "shield" };
                self.say("stage-striking", &[("seat", seat(at)), ("target", target.into())])
            }
            Stage::Over => self.say("stage-over", &[]),
        }
    }

    fn purpose(self, purpose: Purpose) -> String {
        match purpose {
            Purpose::Fight => self.say("purpose-fight", &[]),
            Purpose::Counter { alien } => {
                self.say("purpose-counter", &[("alien", self.0.alien(alien).into())])
            }
            Purpose::Strike => self.say("purpose-strike", &[]),
        }
    }

    /// The order that a flying alien will give when it lands.
    fn order(self, alien: Alien) -> String {
        let Some(printed) = self.0.printed(alien) else { return String::new() };
        let args = [
            ("colour", self.0.colour(printed.order).into()),
            ("at", printed.at.unwrap_or(0).into()),
        ];
        self.say("order", &args)
    }

    fn resistance_card(self, card: Card) -> String {
        if card.as_module().is_none() {
            return self.0.card(card);
        }
        let symbols = self.0.symbols(self.0.cards.symbols(card));
        let args = [("module", self.0.card(card).into()), ("symbols", symbols.into())];
        self.say("cards-module", &args)
    }
}

/// One line for each different text, with how often it comes, in the order of first appearance.
fn lines(texts: impl Iterator<Item = String>) -> String {
    let mut counted: Vec<(String, u32)> = Vec::new();
    for text in texts {
        match counted.iter_mut().find(|it| it.0 == text) {
            Some(same) => same.1 += 1,
            None => counted.push((text, 1)),
        }
    }
    counted.iter().map(|(text, count)| format!("  {count} × {text}\n")).collect()
}
