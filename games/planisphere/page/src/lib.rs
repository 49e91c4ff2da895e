//! The board of Invasion: one view of the world as a page.

mod art;
mod comic;
mod crowds;
mod decision;
mod figures;
mod finish;
mod gallery;
mod hand;
mod landing;
mod list;
mod log;
mod map;
mod names;
mod offers;
mod panels;
mod phases;
mod place;
mod reels;
mod rules;
mod speaker;
mod spots;
mod standing;
mod summary;
mod sums;
mod threats;
mod units;
mod ways;

use std::collections::BTreeSet;

use frame::asking;
use frame::comic::ComicPanel;
use frame::data::{Board, Frame, TalkState};
use frame::exhibit::Exhibit;
use frame::looks::{Asset, Looks, Poster, Seen};
use frame::puzzle;
use maud::{Markup, html};
use planisphere::Planisphere;
use planisphere::deck::Cards;
use planisphere::event::Told;
use planisphere::map::Square;
use planisphere::moves::Move;
use planisphere::view::{Attempt, Phase, View};
use planisphere_words::Words;
use tabletop::Seat;
use words::Speaks;

use self::decision::Bar;
use self::hand::Hand;
use self::landing::Arrival;
use self::map::Map;
use self::offers::Offers;
use self::panels::Panels;
use self::speaker::Speaker;
use self::standing::{StandingUnit, standings};
use self::summary::Summary;
use self::threats::Threats;
use crate::art::sprite;

/// What the game looks like; see [`Looks`].
#[derive(Clone, Copy, Debug)]
pub struct Page;

impl Looks for Page {
    type Speech = Words;

    const FILES: &'static [Asset] = &[
        Asset::css("planisphere.css", include_str!("../assets/planisphere.css")),
        Asset::script("planisphere.js", include_str!("../assets/planisphere.js")),
        Asset::svg("planisphere-map.svg", include_str!("../assets/planisphere-map.svg")),
    ];
    const POSTER: Poster = Poster {
        file: "poster-planisphere.svg",
        heart: "60 110 180 180",
        svg: || include_str!("../assets/poster-planisphere.svg"),
    };
    const GUIDES: &'static [(&'static str, &'static str)] = &[
        ("planisphere", include_str!("../guides/planisphere.guide")),
        ("planisphere-events", include_str!("../guides/planisphere-events.guide")),
        ("planisphere-double", include_str!("../guides/planisphere-double.guide")),
    ];

    fn board(frame: &Frame<'_>, seen: &Seen<'_, Planisphere>) -> Board {
        board(frame, seen.view, seen.told, seen.cards)
    }

    fn story(frame: &Frame<'_>, seen: &Seen<'_, Planisphere>) -> Vec<ComicPanel> {
        comic::story(&Speaker::new(frame, seen.view, seen.cards), seen.told)
    }

    fn exhibits(frame: &Frame<'_>, seen: &Seen<'_, Planisphere>) -> Vec<Exhibit> {
        gallery::exhibits(frame, seen.view, seen.cards)
    }
}

/// The board of one view, with the log of everything that its viewer was told.
fn board(frame: &Frame<'_>, view: &View, told: &[Told], cards: &Cards) -> Board {
    let speaker = Speaker::new(frame, view, cards);
    let offers = Offers::new(speaker);
    let standings = standings(speaker);
    let arrival = Arrival::of(speaker, &standings, told);
    let attempt = view.attempt.filter(|_| matches!(told.last(), Some(Told::Controlled { .. })));
    let arrival = arrival.as_ref();
    let log = log::log(speaker, told);
    let told_of = &spots::named(&log);
    let scene =
        Scene { speaker, offers: &offers, standings: &standings, arrival, attempt, told_of };
    let summary = Summary::of(speaker, told);
    let summary = summary.as_ref();
    let field = scene.field(summary, told);
    let decision = match &view.outcome {
        Some(_) => asking::over(frame, |key| speaker.say(key)),
        None => Bar { speaker, offers: &offers, summary }.decision(),
    };
    Board {
        game: "planisphere",
        name: speaker.say("title"),
        moment: speaker.say(asking::moment(frame, view.outcome.is_some(), !view.moves.is_empty())),
        mood: None,
        sprite: frame.still(sprite),
        styles: &["planisphere.css"],
        scripts: &["planisphere.js"],
        turn: view.to_act.first().filter(|_| view.outcome.is_none()),
        notes: Seat::all(view.camps.players()).map(|it| Some(finish::note(speaker, it))).collect(),
        field,
        told: told.len(),
        log,
        talk: if view.me.is_some() { TalkState::Open(html! {}) } else { TalkState::Listen },
        rules: frame.still(|| rules::rules(speaker)),
        asked: speaker.asked(view),
        decision,
    }
}

/// Everything on the table.
struct Scene<'a> {
    speaker: Speaker<'a>,
    offers: &'a Offers,
    standings: &'a [StandingUnit<'a>],
    arrival: Option<&'a Arrival<'a>>,
    attempt: Option<Attempt>,
    told_of: &'a BTreeSet<Square>,
}

impl Scene<'_> {
    fn field(&self, summary: Option<&Summary<'_>>, told: &[Told]) -> Markup {
        let Scene { speaker, offers, standings, arrival, attempt, told_of } = *self;
        let threats = &Threats::new(speaker);
        let map = Map { speaker, offers, standings, arrival, told_of, threats };
        html! {
            (phases::phases(speaker))
            (map.draw())
            @if let Some(outcome) = &speaker.view.outcome { (finish::curtain(speaker, outcome, told)) }
            @if let Some(summary) = summary { (summary.sheet()) }
            (puzzle::told(speaker.frame))
            (self.tabs())
            (map.loupe())
            (Panels { speaker, offers, standings, arrival, attempt }.draw())
            (threats.switches())
            (Hand { speaker, offers }.draw())
            (list::list(speaker))
        }
    }

    /// Whether the viewer may do something with a card of its hand.
    fn hand_is_asked(&self) -> bool {
        let view = self.speaker.view;
        let held = |card| view.me.is_some_and(|me| view.camps[me].hand.contains(&card));
        view.moves.iter().any(|it| match it.0 {
            Move::Land(_) | Move::Duplicate(_) => true,
            Move::Pick(card) | Move::Pair(_, card) => held(card),
            Move::Breed(unit, _) => {
                let same = |mv: Move| matches!(mv, Move::Breed(other, _) if other == unit);
                1 < view.moves.iter().filter(|it| same(it.0)).count()
            }
            _ => false,
        })
    }

    /// Tabs for phones, where only one of three things has room under the map.
    fn tabs(&self) -> Markup {
        let view = self.speaker.view;
        let hand = view.me.map_or(0, |me| view.camps[me].hand.len());
        let first = match view.phase {
            _ if self.hand_is_asked() => "hand",
            Phase::Reinforcement | Phase::Overture | Phase::Draw => "hand",
            Phase::Happenings => "news",
            Phase::Movement | Phase::Shooting | Phase::Contact | Phase::Reproduction => "situation",
        };
        let counts = [
            ("situation", view.contacts.len()),
            ("hand", hand),
            ("news", view.in_force.len() + reels::rolled(self.speaker).len()),
        ];
        html! {
            fieldset.tabs3 {
                legend.sr { (self.speaker.say("tabs")) }
                @for (key, count) in counts {
                    label {
                        input.kept id={ "tab-" (key) } type="radio" name="tab" checked[key == first];
                        (self.speaker.say(&format!("tab-{key}")))
                        @if count > 0 { b { (count) } }
                    }
                }
            }
        }
    }
}
