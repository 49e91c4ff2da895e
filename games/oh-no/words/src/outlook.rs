//! What happens if a flying alien lands: shown before somebody decides to let it pass.

use oh_no::card::{Alien, Species};
use oh_no::deck::Invader;
use oh_no::view::{Stage, StationView, View};
use tabletop::Seat;

use super::Voice;

/// What a flying alien does if nobody zaps it.
#[derive(Clone, Debug)]
pub struct Landing {
    pub alien: Alien,
    printed: Invader,
    pub at: Seat,
    /// How many aliens of its colour there will be. None for a Sabotalien, which sits beside a
    /// module.
    pub now: u8,
    /// The seats that its order hits.
    pub victims: Vec<Seat>,
}

impl Landing {
    /// None if no alien flies.
    pub fn foreseen(voice: &Voice<'_>, view: &View) -> Option<Landing> {
        let Stage::Flight { alien, path, .. } = &view.stage else { return None };
        let (alien, printed) = (*alien, voice.printed(*alien)?);
        let at = *path.last()?;
        let now = aliens_at(&view.stations[at], alien.colour()) + printed.aliens;
        let hit = |seat: &Seat| {
            let station = &view.stations[*seat];
            let mut count = aliens_at(station, printed.order);
            if printed.order == alien.colour() && *seat == at {
                count += printed.aliens;
            }
            !station.out && hurts(view, station, printed, count)
        };
        let seats = Seat::all(view.stations.players());
        Some(Landing { alien, printed, at, now, victims: seats.filter(hit).collect() })
    }

    /// One or two sentences: how many aliens the station will have, and whom the order hits.
    pub(crate) fn told(&self, voice: &Voice<'_>) -> String {
        format!("{} {}", self.arrival(voice), self.order(voice))
    }

    /// What its order does, in a word.
    pub fn verb(&self) -> &'static str {
        match self.alien.species() {
            Species::Invalien | Species::Shield => "crush",
            Species::Evaporalien => "evaporate",
            Species::Sabotalien => "sabotage",
        }
    }

    fn arrival(&self, voice: &Voice<'_>) -> String {
        if self.alien.species() == Species::Sabotalien {
            return voice.of_seat("outlook-perch", self.at, &[]);
        }
        let colour = self.alien.colour().word();
        let count = u32::from(self.now);
        let args = [("count", count.into()), ("colour", colour.into())];
        voice.of_seat("outlook-arrival", self.at, &args)
    }

    fn order(&self, voice: &Voice<'_>) -> String {
        let at = u32::from(self.printed.at.unwrap_or_default());
        voice.say_with(
            &format!("outlook-{}", self.verb()),
            &[
                ("colour", self.printed.order.word().into()),
                ("at", at.into()),
                ("victims", (self.victims.len() as u32).into()),
                ("names", names(voice, &self.victims).into()),
            ],
        )
    }
}

/// Whether the order does anything to a station with `count` aliens of the ordered colour.
fn hurts(view: &View, station: &StationView, printed: Invader, count: u8) -> bool {
    match printed.order.species() {
        Species::Invalien | Species::Shield => printed.at.is_some_and(|at| count >= at),
        Species::Evaporalien => count > 0 && station.hand_size > 0,
        Species::Sabotalien => station.modules.iter().any(|module| {
            let again = !module.sabotaged || view.level as u8 >= 2;
            again && module.guest.is_some_and(|it| it.colour() == printed.order)
        }),
    }
}

fn aliens_at(station: &StationView, colour: oh_no::card::Colour) -> u8 {
    station.hordes.iter().find(|it| it.colour == colour).map_or(0, |it| it.aliens)
}

fn names(voice: &Voice<'_>, seats: &[Seat]) -> String {
    let called = |seat: &Seat| {
        if voice.to.is_me(*seat) { voice.say("you-object") } else { voice.name(*seat).to_string() }
    };
    voice.list(&seats.iter().map(called).collect::<Vec<_>>())
}
