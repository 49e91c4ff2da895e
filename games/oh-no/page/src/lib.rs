//! The board of Oh no... INVASION!!!: one view of a game as a page.

mod art;
mod comic;
mod decision;
mod finish;
mod gallery;
mod hand;
mod log;
mod matrix;
mod offers;
mod pieces;
mod poster;
mod ring;
mod rules;
mod speaker;
mod station;
mod talk;

use frame::asking;
use frame::comic::ComicPanel;
use frame::data::{Board, Frame};
use frame::exhibit::Exhibit;
use frame::looks::{Asset, Looks, Poster, Seen};
use maud::{Markup, html};
use oh_no::OhNo;
use oh_no::deck::Cards;
use oh_no::event::Told;
use oh_no::view::{Purpose, Stage, View};
use oh_no_words::Words;
use tabletop::Seat;
use words::Speaks;

use self::decision::Bar;
use self::hand::{Hand, Picks};
use self::matrix::Middle;
use self::offers::Offers;
use self::ring::{FlightLane, Slot, rings};
use self::speaker::Speaker;
use self::station::Stations;
use crate::art::{sky, sprite};

/// What the game looks like; see [`Looks`].
#[derive(Clone, Copy, Debug)]
pub struct Page;

impl Looks for Page {
    type Speech = Words;

    const FILES: &'static [Asset] = &[
        Asset::css("oh-no.css", include_str!("../assets/oh-no.css")),
        Asset::script("oh-no.js", include_str!("../assets/oh-no.js")),
    ];
    const POSTER: Poster =
        Poster { file: "poster-oh-no.svg", heart: "88 138 124 124", svg: poster::svg };
    const GUIDES: &'static [(&'static str, &'static str)] = &[
        ("oh-no", include_str!("../guides/oh-no.guide")),
        ("oh-no-conflict", include_str!("../guides/oh-no-conflict.guide")),
        ("oh-no-matrix", include_str!("../guides/oh-no-matrix.guide")),
    ];

    fn board(frame: &Frame<'_>, seen: &Seen<'_, OhNo>) -> Board {
        board(frame, seen.view, seen.told, seen.cards)
    }

    fn story(frame: &Frame<'_>, seen: &Seen<'_, OhNo>) -> Vec<ComicPanel> {
        comic::story(&Speaker::new(frame, seen.view, seen.cards), seen.told)
    }

    fn exhibits(frame: &Frame<'_>, seen: &Seen<'_, OhNo>) -> Vec<Exhibit> {
        gallery::exhibits(frame, seen.view, seen.cards)
    }
}

/// The board of one view, with the log of everything that its viewer was told.
fn board(frame: &Frame<'_>, view: &View, told: &[Told], cards: &Cards) -> Board {
    let speaker = Speaker::new(frame, view, cards);
    let offers = Offers::new(speaker);
    let picks = Picks::of(&speaker);
    let scene = Scene { speaker, offers: &offers, picks: picks.as_ref() };
    let field = scene.field();
    let decision = match &view.outcome {
        Some(_) => asking::over(frame, |key| speaker.say(key)),
        None => Bar { speaker, offers: &offers, picks: picks.as_ref() }.decision(),
    };
    Board {
        game: "oh-no",
        name: "Oh no... INVASION!!!".to_string(),
        moment: speaker.say(asking::moment(frame, view.outcome.is_some(), !view.moves.is_empty())),
        mood: view.final_conflict.then_some("final"),
        sprite: frame.still(sprite),
        styles: &["oh-no.css"],
        scripts: &["oh-no.js"],
        turn: view.outcome.is_none().then_some(view.active),
        notes: notes(&speaker),
        field,
        told: told.len(),
        log: log::log(&speaker, told),
        talk: talk::talk(&speaker),
        rules: frame.still(|| rules::rules(&speaker)),
        asked: speaker.asked(view),
        decision,
    }
}

/// A word beside each name: out, playing, or asked.
fn notes(speaker: &Speaker<'_>) -> Vec<Option<String>> {
    let note = |(seat, station): (Seat, &oh_no::view::StationView)| {
        let key = if station.out {
            "note-out"
        } else if speaker.view.to_act.contains(seat) {
            if speaker.view.me == Some(seat) { "note-mine" } else { "note-asked" }
        } else if speaker.view.active == seat && speaker.view.outcome.is_none() {
            "note-active"
        } else {
            return None;
        };
        Some(speaker.say(key))
    };
    speaker.view.stations.iter().map(note).collect()
}

/// Everything on the table.
struct Scene<'a> {
    speaker: Speaker<'a>,
    offers: &'a Offers<'a>,
    picks: Option<&'a Picks>,
}

impl Scene<'_> {
    fn field(&self) -> Markup {
        let view = self.speaker.view;
        let middle = Middle { speaker: self.speaker, offers: self.offers };
        html! {
            (sky())
            @if view.final_conflict && view.outcome.is_none() { (self.road()) }
            div.round data-seats=(view.stations.players()) {
                (rings(self.flight().as_ref()))
                @for seat in self.order() { (self.station(seat)) }
                @match &view.outcome {
                    Some(outcome) => (finish::curtain(&self.speaker, outcome)),
                    None => (middle.draw()),
                }
            }
            div.mine {
                (middle.piles())
                (Hand { speaker: self.speaker, offers: self.offers, picks: self.picks }.draw())
            }
        }
    }

    /// The other seats clockwise, then the viewer, whose hand follows.
    fn order(&self) -> Vec<Seat> {
        let players = self.speaker.view.stations.players();
        let bottom = self.bottom();
        (1..=players).map(|it| Seat((bottom.0 + it) % players)).collect()
    }

    /// Who sits at the bottom: the viewer, or the first seat for a spectator.
    fn bottom(&self) -> Seat {
        self.speaker.view.me.unwrap_or(Seat(0))
    }

    fn slot(&self, seat: Seat) -> Slot {
        Slot::of(seat, self.bottom(), self.speaker.view.stations.players())
    }

    fn station(&self, seat: Seat) -> Markup {
        Stations { speaker: self.speaker, offers: self.offers }.draw(seat, self.slot(seat))
    }

    /// The flight that is drawn: the whole way of an alien if nobody zaps it.
    fn flight(&self) -> Option<FlightLane> {
        let Stage::Flight { alien, path, .. } = &self.speaker.view.stage else { return None };
        let printed = self.speaker.printed(*alien)?;
        let clockwise = printed.flight == oh_no::deck::Flight::Left;
        Some(FlightLane { path: path.iter().map(|it| self.slot(*it)).collect(), clockwise })
    }

    /// The two steps of a turn of the Final Conflict.
    fn road(&self) -> Markup {
        let speaker = &self.speaker;
        let striking = matches!(
            speaker.view.stage,
            Stage::Striking { .. }
                | Stage::Morphing { purpose: Purpose::Strike, .. }
                | Stage::Calling { purpose: Purpose::Strike, .. }
        );
        html! {
            ol.road aria-label=(speaker.say("road")) {
                @for (at, key) in ["road-counter", "road-strike"].into_iter().enumerate() {
                    li aria-current=[((at == 1) == striking).then_some("step")] {
                        b { (at + 1) } (speaker.say(key))
                    }
                }
            }
        }
    }
}
