//! Where on the board each thing happened: the ids of elements of the page, for the narrator. Units
//! are found where they stood then, as the events tell it, and not where they are now.

use std::collections::{BTreeMap, BTreeSet};

use frame::data::{Beat, LogLine, Way};
use planisphere::card::Card;
use planisphere::event::Told;
use planisphere::happening::News;
use planisphere::map::Square;
use planisphere::view::Landing;
use tabletop::Seat;

use super::reels;
use super::speaker::Speaker;

/// The units as events tell of them: where each stands, and whose it is.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct ToldUnits(pub(super) BTreeMap<Card, (Square, Seat)>);

/// Follows the units while events are told.
pub(super) struct Spots<'a> {
    speaker: Speaker<'a>,
    units: ToldUnits,
}

impl<'a> Spots<'a> {
    pub(super) fn new(speaker: Speaker<'a>) -> Spots<'a> {
        Spots { speaker, units: ToldUnits::default() }
    }

    /// Goes past the next event.
    pub(super) fn pass(&mut self, told: &Told) {
        self.units.note(told);
    }

    /// Where the next event happened.
    pub(super) fn way(&self, told: &Told) -> Way {
        match told {
            Told::RoundBegan { .. } | Told::PhaseBegan { .. } => Way::default(),
            Told::Drew { seat, .. } => Way::between(PILE, chip(*seat)).told_as(Beat::Card),
            Told::HeldBack { seat } => Way::at(chip(*seat)),
            Told::Out { seat, .. } => Way::at(chip(*seat)).told_as(Beat::Alarm),
            Told::Arrived { landing } => arrival(landing).told_as(Beat::Landing),
            Told::Moved { from, to, .. } => Way::between(id(*from), id(*to)).told_as(Beat::Flight),
            Told::Aimed { card, target, .. } | Told::Sacrificed { card, target, .. } => {
                self.between(*card, *target).told_as(Beat::Flight)
            }
            Told::Lightened { card, .. } | Told::Gestating { card, .. } => self.at_unit(*card),
            Told::Fought { clash, .. } => self.at_unit(clash.defender).told_as(Beat::Order),
            Told::ShotAt { target, .. } => self.at_unit(*target).told_as(Beat::Order),
            Told::Controlled { attempt, .. } => self.at_unit(attempt.target).told_as(Beat::Order),
            Told::ChangedCamp { square, .. }
            | Told::Destroyed { square, .. }
            | Told::Duplicated { square, .. }
            | Told::Born { square, .. } => Way::at(id(*square)),
            Told::Happening { news } => self.way_of_news(news),
            Told::Reborn | Told::Ended { .. } => Way::at("map").told_as(Beat::Alarm),
        }
    }

    fn way_of_news(&self, news: &News) -> Way {
        match *news {
            News::Rolled { seat, number } => {
                Way::between(chip(seat), self.reel(number)).told_as(Beat::Order)
            }
            News::Over { .. } => Way::at("news"),
            News::Removed { card, owner } | News::Spared { card, owner } => {
                Way::at(self.unit(card).unwrap_or_else(|| chip(owner)))
            }
            News::Discarded { owner, .. } => Way::between(chip(owner), PILE),
            News::Passed { from, to, .. } => Way::between(chip(from), chip(to)),
            News::WentHome { to, .. } => Way::at(chip(to)),
            News::Recalled { owner, .. } => Way::at(chip(owner)),
            News::Pushed { from, to, .. } => Way::between(id(from), id(to)),
            News::Replaced { seat, square, .. } => Way::between(chip(seat), id(square)),
            News::Swapped { one, other, .. } => self.between(one, other),
            News::LaidOpen => Way::default(), // All reserves at once.
            News::Returned { square, .. }
            | News::Lightning { square, .. }
            | News::Exploded { square, .. }
            | News::Lingers { square, .. } => Way::at(id(square)),
            News::Staked { seat, .. }
            | News::Threw { seat, .. }
            | News::Pot { seat }
            | News::Fined { seat } => Way::at(chip(seat)),
            News::Exiled { card, .. } => Way { from: self.unit(card), ..Way::at(PILE) },
            News::Shuffled => Way::at(PILE),
            News::Strayed { shooter, square, .. } => {
                Way { from: self.unit(shooter), ..Way::at(id(square)) }
            }
            News::CameBack { shooter } => self.at_unit(shooter),
            News::Frightened { card, .. } | News::Teleported { card, .. } => self.at_unit(card),
        }
    }

    fn unit(&self, card: Card) -> Option<String> {
        self.units.0.get(&card).map(|it| id(it.0))
    }

    fn at_unit(&self, card: Card) -> Way {
        Way { to: self.unit(card), ..Way::default() }
    }

    fn between(&self, one: Card, other: Card) -> Way {
        Way { from: self.unit(one), ..self.at_unit(other) }
    }

    /// The newsreel of an event, as long as it is shown.
    fn reel(&self, number: u8) -> String {
        let shown = self.speaker.view.in_force.iter().any(|it| it.number == number);
        let shown = shown || reels::rolled(self.speaker).contains(&number);
        if shown { reels::id(number) } else { "news".to_string() }
    }
}

impl ToldUnits {
    /// The units after these events, from the beginning of a game.
    pub(super) fn after(told: &[Told]) -> ToldUnits {
        ToldUnits::default().and_after(told)
    }

    /// The same, after these events too.
    pub(super) fn and_after(mut self, told: &[Told]) -> ToldUnits {
        told.iter().for_each(|it| self.note(it));
        self
    }

    /// How many of them somebody has.
    pub(super) fn of(&self, seat: Seat) -> usize {
        self.0.values().filter(|it| it.1 == seat).count()
    }

    fn note(&mut self, told: &Told) {
        match told {
            Told::Arrived { landing } => {
                let placed = landing.landed.map(|it| (landing.card, (it, landing.seat)));
                self.0.extend(placed);
            }
            Told::Moved { seat, card, to, .. } => self.put(*card, *to, *seat),
            Told::Duplicated { seat, child, square, .. }
            | Told::Born { seat, child, square, .. } => {
                self.put(*child, *square, *seat);
            }
            Told::ChangedCamp { card, to, square, .. } => self.put(*card, *square, *to),
            Told::Destroyed { card, .. } => self.lift(*card),
            Told::Happening { news } => self.note_news(news),
            Told::RoundBegan { .. }
            | Told::PhaseBegan { .. }
            | Told::Drew { .. }
            | Told::HeldBack { .. }
            | Told::Lightened { .. }
            | Told::Aimed { .. }
            | Told::Fought { .. }
            | Told::ShotAt { .. }
            | Told::Controlled { .. }
            | Told::Sacrificed { .. }
            | Told::Gestating { .. }
            | Told::Out { .. }
            | Told::Reborn
            | Told::Ended { .. } => (),
        }
    }

    fn note_news(&mut self, news: &News) {
        match *news {
            News::Pushed { card, owner, to: square, .. }
            | News::Returned { card, owner, square } => self.put(card, square, owner),
            News::Replaced { seat, card, by, square } => {
                self.lift(card);
                self.put(by, square, seat);
            }
            News::Removed { card, .. } | News::Exiled { card, .. } => self.lift(card),
            News::Swapped { one, other, .. } => self.swap(one, other),
            News::Rolled { .. }
            | News::Over { .. }
            | News::Discarded { .. }
            | News::Passed { .. }
            | News::WentHome { .. }
            | News::Recalled { .. }
            | News::LaidOpen
            | News::Lightning { .. }
            | News::Staked { .. }
            | News::Threw { .. }
            | News::Pot { .. }
            | News::Fined { .. }
            | News::Shuffled
            | News::Strayed { .. }
            | News::CameBack { .. }
            | News::Exploded { .. }
            | News::Lingers { .. }
            | News::Frightened { .. }
            | News::Teleported { .. }
            | News::Spared { .. } => (),
        }
    }

    fn put(&mut self, card: Card, square: Square, owner: Seat) {
        self.0.insert(card, (square, owner));
    }

    fn lift(&mut self, card: Card) {
        self.0.remove(&card);
    }

    fn swap(&mut self, one: Card, other: Card) {
        let (Some(here), Some(there)) = (self.0.get(&one).copied(), self.0.get(&other).copied())
        else {
            return;
        };
        self.put(one, there.0, here.1);
        self.put(other, here.0, there.1);
    }
}

/// The squares that lines of the log name.
pub(super) fn named(log: &[LogLine]) -> BTreeSet<Square> {
    let ids = log.iter().flat_map(|it| [&it.way.from, &it.way.to]).flatten();
    ids.filter_map(|it| it.strip_prefix(SQUARE)?.parse().ok()).collect()
}

const PILE: &str = "pile";
const SQUARE: &str = "sq-";

/// The id of a square that something is told of.
pub(super) fn id(square: Square) -> String {
    format!("{SQUARE}{square}")
}

/// From whoever sends a unit to where it lands, or was to land.
fn arrival(landing: &Landing) -> Way {
    let square = landing.landed.or_else(|| landing.tried.first().copied());
    let sender = chip(landing.seat);
    square.map_or_else(|| Way::at(sender.clone()), |it| Way::between(sender.clone(), id(it)))
}

fn chip(seat: Seat) -> String {
    frame::table::chip_id(seat)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use planisphere::Planisphere;
    use planisphere::deck::Cards;
    use tabletop::{CardSet, Chance, Game, Log, Options, Seed, Setup, Viewer};

    use super::*;

    /// Events alone tell where every unit is and whose it is.
    #[test]
    fn units_are_where_events_tell() {
        let cards = Arc::new(Cards::parse(Cards::BUILTIN).expect("the box is whole"));
        // In game 60 a lent card leaves the unit on which it lies.
        for number in (0..40).chain([60]) {
            let options =
                Options::from_pairs([("rounds", "12"), ("landings", "2"), ("rebirth", "on")]);
            let options = options.expect("good options");
            let setup = Setup { players: 2 + (number % 3) as u8, options };
            let seed = Seed::from_number(number);
            let mut game = Planisphere::setup(&setup, Arc::clone(&cards), seed).expect("a game");
            let (mut chance, mut units) = (Chance::from_number(number), ToldUnits::default());
            while let Some(seat) = game.to_act().first() {
                let (mut moves, mut log) = (Vec::new(), Log::keeping());
                game.legal_moves(seat, &mut moves);
                let mv = *chance.pick(&moves);
                game.carry_out(seat, mv, &mut log);
                let events = log.into_events();
                let told: Vec<Told> = events
                    .iter()
                    .filter_map(|it| Planisphere::tell(it, Viewer::Spectator))
                    .collect();
                told.iter().for_each(|it| units.note(it));
                let view = game.view(Viewer::Spectator);
                let there = view.units.iter().map(|it| (it.card, (it.square, it.owner)));
                assert_eq!(
                    units,
                    ToldUnits(there.collect()),
                    "game {number}, {seat} {mv}: {told:?}"
                );
            }
        }
    }
}
