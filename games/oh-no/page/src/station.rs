//! A station: its modules, its aliens, what is known of its owner's hand.

use frame::art::icons::{Icon, sized};
use frame::forecast::Forecast;
use frame::thing::{Offer, Thing, Use};
use maud::{Markup, html};
use oh_no::card::{Card, Colour, Module};
use oh_no::moves::Move;
use oh_no::view::{Horde, ModuleView, Stage, StationView};
use tabletop::Seat;

use super::offers::Offers;
use super::pieces::{alien_picture, card_picture, flier, hull, sign};
use super::ring::Slot;
use super::speaker::Speaker;
use crate::art::picture;

/// Draws stations for one viewer.
pub(super) struct Stations<'a> {
    pub(super) speaker: Speaker<'a>,
    pub(super) offers: &'a Offers<'a>,
}

/// A word that hangs on a station.
struct Flag {
    class: &'static str,
    words: String,
}

impl Stations<'_> {
    pub(super) fn draw(&self, seat: Seat, slot: Slot) -> Markup {
        let station = &self.speaker.view.stations[seat];
        let mine = self.speaker.view.me == Some(seat);
        let name = self.speaker.of_seat("station", seat, &[]);
        html! {
            section id={ "station-" (seat.0) } class={ "station at-" (slot.name()) (if station.out { " out" } else { "" }) }
                aria-label=(name) {
                @if !mine { (self.owner(seat, station)) }
                div.me-row {
                    (self.tiles(seat, station))
                    @if !station.hordes.is_empty() { (self.hordes(seat, station)) }
                    @if !station.laid.is_empty() { (self.laid(seat, station)) }
                }
                @if !mine && !station.out { (self.known(station)) }
                @for flag in self.flags(seat, station) { (flag.draw()) }
                (self.calls(seat))
                (self.flier(seat))
            }
        }
    }

    /// The aliens in flight, beside the station that is asked.
    fn flier(&self, seat: Seat) -> Markup {
        let Stage::Flight { alien, path, asked } = &self.speaker.view.stage else {
            return html! {};
        };
        if path.get(usize::from(*asked)) != Some(&seat) {
            return html! {};
        }
        let count = self.speaker.printed(*alien).map_or(1, |it| it.aliens);
        html! {
            div.flier aria-hidden="true" data-step=(asked) data-key={ (alien) "-" (asked) } {
                (flier(*alien, count))
            }
        }
    }

    fn owner(&self, seat: Seat, station: &StationView) -> Markup {
        let count = u32::from(station.hand_size);
        html! {
            p.st-name {
                span.who { (self.speaker.name(seat)) }
                @if !station.out {
                    span.fan {
                        svg width="22" height="18" aria-hidden="true" { use href="#fan" {} }
                        span aria-hidden="true" { (count) }
                        span.sr { (self.speaker.say_with("hand-size", &[("count", count.into())])) }
                    }
                }
            }
        }
    }

    fn tiles(&self, seat: Seat, station: &StationView) -> Markup {
        html! {
            div.tiles data-n=(station.modules.len()) {
                @for module in &station.modules { (self.tile(seat, module)) }
                @if station.modules.is_empty() { (picture("m-hub", "tile")) }
            }
        }
    }

    fn tile(&self, seat: Seat, module: &ModuleView) -> Markup {
        let speaker = &self.speaker;
        let label = speaker.card(module.card);
        let symbols: Vec<Colour> = module.symbols.iter().collect();
        let thing = Thing {
            id: format!("m-{}", word(module.card)),
            class: format!("tile{}", if module.sabotaged { " sabo" } else { "" }),
            name: self.tile_name(&label, module),
            about: speaker.about_module(module.kind),
            travels: true,
        };
        let inside = html! {
            (hull(module.card, &symbols))
            @if let Some(guest) = module.guest { (picture(&alien_picture(guest), "imp")) }
            span.lbl aria-hidden="true" { (label) }
        };
        thing.draw(&self.tile_use(seat, module), &inside)
    }

    fn tile_name(&self, label: &str, module: &ModuleView) -> String {
        let guest = module.guest.map_or_else(|| "none".to_string(), |it| self.speaker.alien(it));
        self.speaker.say_with(
            "tile",
            &[
                ("module", label.into()),
                ("symbols", self.speaker.symbols(module.symbols).into()),
                ("guest", guest.into()),
                ("sabotaged", if module.sabotaged { "yes" } else { "no" }.into()),
            ],
        )
    }

    /// What can be done with a tile or with the Sabotalien beside it.
    fn tile_use(&self, seat: Seat, module: &ModuleView) -> Use {
        let morphs = self.speaker.view.me == Some(seat)
            && module.kind == Module::Modulomorph
            && !module.sabotaged;
        self.offers.for_thing(|mv| {
            matches!(*mv, Move::Perch(card) if card == module.card)
                || matches!(*mv, Move::Destroy(alien) if module.guest == Some(alien))
                || morphs && matches!(mv, Move::Morph(_))
        })
    }

    fn hordes(&self, seat: Seat, station: &StationView) -> Markup {
        html! { div.horde { @for horde in &station.hordes { (self.horde(seat, horde)) } } }
    }

    fn horde(&self, seat: Seat, horde: &Horde) -> Markup {
        let limit = self.limit(horde.colour);
        let colour = horde.colour.word();
        let aim = match limit {
            Some(at) if horde.aliens >= at => " aim full",
            Some(_) => " aim",
            None => "",
        };
        let thing = Thing {
            id: format!("h-{}-{colour}", seat.0),
            class: format!("grp{aim}"),
            name: self.horde_name(horde, limit),
            about: self.speaker.about_species(horde.species),
            travels: true,
        };
        let inside = html! {
            (picture(&format!("a-{colour}"), "who"))
            span.n aria-hidden="true" {
                (sign(horde.colour, "")) (horde.aliens)
                @if let Some(at) = limit {
                    i data-forecast=(Forecast::new("crushed-at", at)) { "/" (at) }
                }
            }
        };
        thing.draw(&self.horde_use(horde), &inside)
    }

    fn horde_use(&self, horde: &Horde) -> Use {
        let among = |mv: &Move| matches!(mv, Move::Destroy(it) if horde.cards.contains(it));
        self.offers.for_thing(among)
    }

    fn horde_name(&self, horde: &Horde, limit: Option<u8>) -> String {
        let aliens = self.speaker.aliens(horde.aliens, horde.colour);
        match limit {
            None => aliens,
            Some(at) => {
                let at = u32::from(at);
                self.speaker
                    .say_with("horde-aimed", &[("aliens", aliens.into()), ("at", at.into())])
            }
        }
    }

    /// From how many aliens of `colour` this station is crushed if the flying alien lands.
    fn limit(&self, colour: Colour) -> Option<u8> {
        let Stage::Flight { alien, .. } = &self.speaker.view.stage else { return None };
        let printed = self.speaker.printed(*alien)?;
        printed.at.filter(|_| printed.order == colour)
    }

    /// Weapons that were played and lie here until the fight ends.
    fn laid(&self, seat: Seat, station: &StationView) -> Markup {
        let speaker = &self.speaker;
        html! {
            div.laid role="group" aria-label=(speaker.say("laid")) {
                @for card in &station.laid {
                    @let usage = self.offers.for_thing(|mv| matches!(mv, Move::Discard(it) if it == card));
                    (self.small_card(seat, *card).draw(&usage, &small(*card)))
                }
            }
        }
    }

    fn small_card(&self, seat: Seat, card: Card) -> Thing {
        Thing {
            id: format!("k-{}-{}", seat.0, word(card)),
            class: "mini".to_string(),
            name: self.speaker.card(card),
            about: self.speaker.about_card(card),
            travels: false,
        }
    }

    /// What the viewer knows of somebody else's hand, and what that player said it lacks.
    fn known(&self, station: &StationView) -> Markup {
        let speaker = &self.speaker;
        html! {
            @if !station.hand.is_empty() {
                ul.open-hand aria-label=(speaker.say("known-hand")) {
                    @for card in &station.hand {
                        li.mini title=(speaker.card(*card)) {
                            (small(*card)) span.sr { (speaker.card(*card)) }
                        }
                    }
                }
            }
            @if !station.lacks.is_empty() {
                @let topics = station.lacks.iter().map(|it| speaker.topic_of(*it)).collect::<Vec<_>>();
                p.lacks { (speaker.say_with("lacks", &[("topics", topics.join(", ").into())])) }
            }
        }
    }

    fn flags(&self, seat: Seat, station: &StationView) -> Vec<Flag> {
        let flag = |class, key| Flag { class, words: self.speaker.of_seat(key, seat, &[]) };
        if station.out {
            return vec![flag("no", "flag-out")];
        }
        let stage = &self.speaker.view.stage;
        if let Stage::Flight { path, asked, .. } = stage {
            return self.flight_flags(seat, path, usize::from(*asked));
        }
        let key = if matches!(stage, Stage::Calling { helper, .. } if *helper == seat) {
            "flag-helper"
        } else if matches!(stage, Stage::Evaporating { owes, .. } if owes[seat] > 0) {
            "flag-owes"
        } else if self.waits_for(seat) {
            "flag-thinks"
        } else {
            return Vec::new();
        };
        vec![flag("wait", key)]
    }

    fn waits_for(&self, seat: Seat) -> bool {
        let view = self.speaker.view;
        view.to_act.contains(seat) && view.me != Some(seat)
    }

    /// The flags of a flight: who let the alien pass, who is asked, where it will land.
    fn flight_flags(&self, seat: Seat, path: &[Seat], asked: usize) -> Vec<Flag> {
        let Some(at) = path.iter().position(|it| *it == seat) else { return Vec::new() };
        let flag = |class, key| Flag { class, words: self.speaker.of_seat(key, seat, &[]) };
        let lands = at + 1 == path.len();
        let mut flags = Vec::new();
        if at == asked {
            let mine = self.speaker.view.me == Some(seat);
            let key = if lands { "flag-lands-asked" } else { "flag-asked" };
            flags.push(flag(if mine { "you" } else { "wait" }, key));
        } else if at < asked {
            flags.push(flag(
                "no",
                if self.is_unarmed(seat) { "flag-unarmed" } else { "flag-passed" },
            ));
        }
        if lands {
            flags.push(flag("land", "flag-lands"));
        }
        flags
    }

    /// Whether the viewer sees that this hand holds nothing against the flying alien.
    fn is_unarmed(&self, seat: Seat) -> bool {
        let station = &self.speaker.view.stations[seat];
        let Some(alien) = self.speaker.view.stage.alien() else { return false };
        let hits = |card: &Card| card.colour().is_some_and(|it| it.hits(alien.colour()));
        station.hand.len() == usize::from(station.hand_size) && !station.hand.iter().any(hits)
    }

    /// What the viewer can ask of the station's owner, or give to them.
    fn calls(&self, seat: Seat) -> Markup {
        let offers = self.offers.for_seat(seat);
        html! {
            @if !offers.is_empty() {
                div.stn-acts { @for offer in offers { (call(seat, &offer)) } }
            }
        }
    }
}

fn call(seat: Seat, offer: &Offer) -> Markup {
    let word = offer.mv.split(' ').next().unwrap_or_default();
    html! {
        button.btn id={ (word) "-" (seat.0) } form="moves" name="move" value=(offer.mv)
            aria-label=(offer.line) { (offer.verb) }
    }
}

impl Flag {
    fn draw(&self) -> Markup {
        html! {
            span class={ "flag " (self.class) } {
                @match self.class {
                    "no" => (sized(Icon::Close, 14)),
                    "land" => (sized(Icon::Down, 14)),
                    _ => {}
                }
                (self.words)
            }
        }
    }
}

/// A small card: its picture and, for a weapon, the sign of its colour.
fn small(card: Card) -> Markup {
    html! {
        (picture(&card_picture(card), ""))
        @if let Some(colour) = card.colour() { (sign(colour, "corner")) }
    }
}

/// A card's name as part of an id.
pub(super) fn word(card: Card) -> String {
    card.to_string().replace('.', "-")
}
