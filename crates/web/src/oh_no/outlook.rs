//! What happens if an alien in flight lands: said before somebody decides to let it pass.

use oh_no::card::{Alien, Species};
use oh_no::deck::Invader;
use oh_no::view::StationView;
use tabletop::Seat;

use super::speaker::Speaker;

/// One or two sentences: who will have how many, and whom the order hits.
pub(super) fn of_landing(speaker: &Speaker<'_>, alien: Alien, path: &[Seat]) -> String {
    let (Some(printed), Some(at)) = (speaker.printed(alien), path.last().copied()) else {
        return String::new();
    };
    format!("{} {}", arrival(speaker, alien, printed, at), order(speaker, alien, printed, at))
}

fn arrival(speaker: &Speaker<'_>, alien: Alien, printed: Invader, at: Seat) -> String {
    let there = aliens_at(&speaker.view.stations[at], alien.colour());
    let now = u32::from(there + printed.aliens);
    if alien.colour().species() == Species::Sabotalien {
        return speaker.of_seat("outlook-perch", at, &[]);
    }
    let colour = alien.colour().word();
    speaker.of_seat("outlook-arrival", at, &[("count", now.into()), ("colour", colour.into())])
}

fn order(speaker: &Speaker<'_>, alien: Alien, printed: Invader, landing: Seat) -> String {
    let hit = |seat: &Seat| {
        let station = &speaker.view.stations[*seat];
        let mut count = aliens_at(station, printed.order);
        if printed.order == alien.colour() && *seat == landing {
            count += printed.aliens;
        }
        !station.out && hurts(speaker, station, printed, count)
    };
    let seats = Seat::all(speaker.view.stations.players());
    let victims: Vec<Seat> = seats.filter(hit).collect();
    let key = match alien.colour().species() {
        Species::Invalien | Species::Shield => "outlook-crush",
        Species::Evaporalien => "outlook-evaporate",
        Species::Sabotalien => "outlook-sabotage",
    };
    let at = u32::from(printed.at.unwrap_or_default());
    speaker.say_with(
        key,
        &[
            ("colour", printed.order.word().into()),
            ("at", at.into()),
            ("victims", (victims.len() as u32).into()),
            ("names", names(speaker, &victims).into()),
        ],
    )
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
