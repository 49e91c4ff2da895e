//! Oh no... INVASION!!! in lines of text.

use catalogue::Table;
use oh_no::OhNo;
use oh_no::card::{Alien, Card, Species};
use oh_no::deck::{Cards, Flight};
use oh_no::event::Told;
use oh_no::view::{ModuleView, Phase, Purpose, Stage, StationView, View};
use tabletop::{CardSet, Game, Seat, Viewer};
use words::Lang;

use super::Board;
use super::names::Names;

pub(super) const ID: &str = OhNo::ID;

pub(super) struct OhNoBoard;

impl Board for OhNoBoard {
    fn position(&self, table: &dyn Table, viewer: Viewer, lang: Lang) -> String {
        let view = table.view(viewer);
        let view: &View = view.downcast_ref().expect("a table of Oh no shows its view");
        position(view, Names(lang))
    }

    fn told(&self, table: &dyn Table, ply: usize, viewer: Viewer, _lang: Lang) -> Vec<String> {
        let told = table.told(ply, viewer);
        let told = told.iter().map(|it| it.downcast_ref::<Told>());
        told.map(|it| format!("{:?}", it.expect("a table of Oh no tells its events"))).collect()
    }

    fn move_name(&self, _table: &dyn Table, mv: &str, _seat: Seat, _lang: Lang) -> String {
        mv.to_string()
    }

    fn cards(&self, lang: Lang) -> String {
        let cards = Cards::parse(Cards::BUILTIN).expect("the box's own cards are sound");
        Names(lang).all_cards(&cards)
    }
}

fn position(view: &View, names: Names) -> String {
    let stations: String =
        view.stations.iter().map(|(seat, it)| station(view, seat, it, names)).collect();
    let stage = names.stage(view);
    format!("{}\n\n{stations}\n{stage}\n", matrix(view, names))
}

/// The decks and the Shields.
fn matrix(view: &View, names: Names) -> String {
    let shields = view.shields.iter().map(|it| names.colour(it.colour()));
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
            ("conflict", if view.final_conflict { "yes" } else { "no" }.into()),
            ("struck", view.struck.len().into()),
        ],
    )
}

fn station(view: &View, seat: Seat, station: &StationView, names: Names) -> String {
    let whose = names.say(
        "seat",
        &[
            ("seat", seat.to_string().into()),
            ("me", if view.me == Some(seat) { "yes" } else { "no" }.into()),
            ("active", if view.active == seat { "yes" } else { "no" }.into()),
            ("out", if station.out { "yes" } else { "no" }.into()),
        ],
    );
    if station.out {
        return format!("{whose}\n");
    }
    let lines = [hand(station, names), modules(station, names), aliens(view, station, names)];
    let laid = (!station.laid.is_empty()).then(|| {
        let cards = names.list(station.laid.iter().map(|it| names.card(*it)));
        names.say("laid", &[("cards", cards.into())])
    });
    let lines: Vec<String> =
        lines.into_iter().chain(laid).map(|it| format!("    {it}\n")).collect();
    format!("{whose}\n{}", lines.concat())
}

fn hand(station: &StationView, names: Names) -> String {
    let unknown = usize::from(station.hand_size) - station.hand.len();
    let cards = names.list(station.hand.iter().map(|it| names.card(*it)));
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

fn modules(station: &StationView, names: Names) -> String {
    let modules = names.list(station.modules.iter().map(|it| module(it, names)));
    names.say("modules", &[("modules", modules.into())])
}

fn module(module: &ModuleView, names: Names) -> String {
    let guest = module.guest.map(|it| names.colour(it.colour())).unwrap_or_default();
    let state = match (module.guest, module.sabotaged) {
        (_, true) => "sabotaged",
        (Some(_), false) => "watched",
        (None, false) => "free",
    };
    names.say(
        "module-there",
        &[
            ("module", names.card(module.card).into()),
            ("symbols", names.symbols(module.symbols).into()),
            ("state", state.into()),
            ("guest", guest.into()),
        ],
    )
}

fn aliens(view: &View, station: &StationView, names: Names) -> String {
    let hordes = station.hordes.iter().map(|it| names.aliens(it.aliens, it.species, it.colour));
    let guests = station.modules.iter().filter_map(|it| it.guest);
    let guests = guests.map(|it| names.alien(view, it));
    names.say("horde", &[("aliens", names.list(hordes.chain(guests)).into())])
}

impl Names {
    /// What a Matrice card shows, as far as the view names it.
    fn alien(self, view: &View, alien: Alien) -> String {
        match view.faces.iter().find(|it| it.0 == alien) {
            Some((_, face)) => self.aliens(face.invader.aliens, face.species, alien.colour()),
            None => self.shield(alien),
        }
    }

    /// What the table is busy with, in a line.
    fn stage(self, view: &View) -> String {
        let cards = |cards: &[Card]| self.list(cards.iter().map(|it| self.card(*it))).into();
        let alien = |alien: &Alien| self.alien(view, *alien).into();
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
                    ("order", self.order(view, *it).into()),
                ];
                self.say("stage-flight", &args)
            }
            Stage::Perching { alien: it, seat: at } => {
                self.say("stage-perching", &[("alien", alien(it)), ("seat", seat(at))])
            }
            Stage::Evaporating { colour, picked, .. } => {
                let args = [("colour", self.colour(*colour).into()), ("cards", cards(picked))];
                self.say("stage-evaporating", &args)
            }
            Stage::Morphing { cards: fed, purpose } => {
                let args =
                    [("cards", cards(fed)), ("purpose", self.purpose(view, *purpose).into())];
                self.say("stage-morphing", &args)
            }
            Stage::Spending { seat: at, weapons } => {
                self.say("stage-spending", &[("seat", seat(at)), ("cards", cards(weapons))])
            }
            Stage::Calling { seat: at, helper, purpose } => {
                let purpose = self.purpose(view, *purpose).into();
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

    fn purpose(self, view: &View, purpose: Purpose) -> String {
        match purpose {
            Purpose::Fight => self.say("purpose-fight", &[]),
            Purpose::Counter { alien } => {
                self.say("purpose-counter", &[("alien", self.alien(view, alien).into())])
            }
            Purpose::Strike => self.say("purpose-strike", &[]),
        }
    }

    /// What an alien that flies will order when it lands.
    fn order(self, view: &View, alien: Alien) -> String {
        let Some((_, face)) = view.faces.iter().find(|it| it.0 == alien) else {
            return String::new();
        };
        let args = [
            ("colour", self.colour(face.invader.order).into()),
            ("at", face.invader.at.unwrap_or(0).into()),
        ];
        self.say("order", &args)
    }

    /// Every card of the box, a kind a line.
    fn all_cards(self, cards: &Cards) -> String {
        let aliens = cards.matrix.iter().map(|it| (self.matrix_card(cards, *it), 1));
        let hubs = cards.hubs.iter().chain(&cards.resistance);
        let resistance = hubs.map(|it| (self.resistance_card(cards, *it), 1));
        format!(
            "{}\n{}\n{}\n{}",
            self.say("cards-matrix", &[("count", cards.matrix.len().into())]),
            lines(aliens),
            self.say(
                "cards-resistance",
                &[("count", (cards.hubs.len() + cards.resistance.len()).into())]
            ),
            lines(resistance),
        )
    }

    fn matrix_card(self, cards: &Cards, alien: Alien) -> String {
        let species = cards.species(alien);
        if species == Species::Shield {
            return self.shield(alien);
        }
        let invader = cards.invader(alien);
        let flight = match invader.flight {
            Flight::Left => "left",
            Flight::Right => "right",
        };
        self.say(
            "cards-alien",
            &[
                ("alien", self.aliens(invader.aliens, species, alien.colour()).into()),
                ("flight", flight.into()),
                ("colour", self.colour(invader.order).into()),
                ("at", invader.at.unwrap_or(0).into()),
            ],
        )
    }

    fn resistance_card(self, cards: &Cards, card: Card) -> String {
        if card.as_module().is_none() {
            return self.card(card);
        }
        let symbols = self.symbols(cards.symbols(card));
        let args = [("module", self.card(card).into()), ("symbols", symbols.into())];
        self.say("cards-module", &args)
    }
}

/// A line for each different text, with how often it comes, in order of first coming.
fn lines(texts: impl Iterator<Item = (String, u32)>) -> String {
    let mut counted: Vec<(String, u32)> = Vec::new();
    for (text, count) in texts {
        match counted.iter_mut().find(|it| it.0 == text) {
            Some(same) => same.1 += count,
            None => counted.push((text, count)),
        }
    }
    counted.iter().map(|(text, count)| format!("  {count} × {text}\n")).collect()
}
