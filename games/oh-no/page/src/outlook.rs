//! What happens if a flying alien lands: shown before somebody decides to let it pass.

use frame::forecast::Forecast;
use oh_no::card::{Alien, Species};
use oh_no::deck::Invader;
use oh_no::view::{Stage, StationView};
use tabletop::Seat;

use super::speaker::Speaker;

/// What a flying alien does if nobody zaps it.
pub(super) struct Landing {
    alien: Alien,
    printed: Invader,
    at: Seat,
    /// How many aliens of its colour there will be. None for a Sabotalien, which sits beside a
    /// module.
    now: u8,
    /// The seats that its order hits.
    victims: Vec<Seat>,
}

impl Landing {
    /// None if no alien flies.
    pub(super) fn foreseen(speaker: &Speaker<'_>) -> Option<Landing> {
        let Stage::Flight { alien, path, .. } = &speaker.view.stage else { return None };
        let (alien, printed) = (*alien, speaker.printed(*alien)?);
        let at = *path.last()?;
        let now = aliens_at(&speaker.view.stations[at], alien.colour()) + printed.aliens;
        let hit = |seat: &Seat| {
            let station = &speaker.view.stations[*seat];
            let mut count = aliens_at(station, printed.order);
            if printed.order == alien.colour() && *seat == at {
                count += printed.aliens;
            }
            !station.out && hurts(speaker, station, printed, count)
        };
        let seats = Seat::all(speaker.view.stations.players());
        Some(Landing { alien, printed, at, now, victims: seats.filter(hit).collect() })
    }

    /// One or two sentences: how many aliens the station will have, and whom the order hits.
    pub(super) fn told(&self, speaker: &Speaker<'_>) -> String {
        format!("{} {}", self.arrival(speaker), self.order(speaker))
    }

    pub(super) fn foretold(&self) -> Vec<Forecast> {
        let (at, now) = (self.at, self.now);
        let victims: Vec<String> = self.victims.iter().map(ToString::to_string).collect();
        let arrival = match self.alien.species() {
            Species::Sabotalien => Forecast::new("perches", at),
            Species::Invalien | Species::Evaporalien | Species::Shield => {
                Forecast::new("lands", format!("{at} {now}"))
            }
        };
        vec![arrival, Forecast::new(self.verb(), victims.join(","))]
    }

    fn verb(&self) -> &'static str {
        match self.alien.species() {
            Species::Invalien | Species::Shield => "crush",
            Species::Evaporalien => "evaporate",
            Species::Sabotalien => "sabotage",
        }
    }

    fn arrival(&self, speaker: &Speaker<'_>) -> String {
        if self.alien.species() == Species::Sabotalien {
            return speaker.of_seat("outlook-perch", self.at, &[]);
        }
        let colour = self.alien.colour().word();
        let count = u32::from(self.now);
        let args = [("count", count.into()), ("colour", colour.into())];
        speaker.of_seat("outlook-arrival", self.at, &args)
    }

    fn order(&self, speaker: &Speaker<'_>) -> String {
        let at = u32::from(self.printed.at.unwrap_or_default());
        speaker.say_with(
            &format!("outlook-{}", self.verb()),
            &[
                ("colour", self.printed.order.word().into()),
                ("at", at.into()),
                ("victims", (self.victims.len() as u32).into()),
                ("names", names(speaker, &self.victims).into()),
            ],
        )
    }
}

/// Whether the order does anything to a station with `count` aliens of the ordered colour.
fn hurts(speaker: &Speaker<'_>, station: &StationView, printed: Invader, count: u8) -> bool {
    match printed.order.species() {
        Species::Invalien | Species::Shield => printed.at.is_some_and(|at| count >= at),
        Species::Evaporalien => count > 0 && station.hand_size > 0,
        Species::Sabotalien => station.modules.iter().any(|module| {
            let again = !module.sabotaged || speaker.view.level as u8 >= 2;
            again && module.guest.is_some_and(|it| it.colour() == printed.order)
        }),
    }
}

fn aliens_at(station: &StationView, colour: oh_no::card::Colour) -> u8 {
    station.hordes.iter().find(|it| it.colour == colour).map_or(0, |it| it.aliens)
}

fn names(speaker: &Speaker<'_>, seats: &[Seat]) -> String {
    let called = |seat: &Seat| {
        if speaker.view.me == Some(*seat) {
            speaker.say("you-object")
        } else {
            speaker.name(*seat).to_string()
        }
    };
    speaker.list(&seats.iter().map(called).collect::<Vec<_>>())
}
