//! The board of Race for the Galaxy: Xeno Invasion: one view of a game as a page.

mod actions;
mod art;
mod chips;
mod decision;
mod empire;
mod face;
mod finish;
mod gallery;
mod hand;
mod heavens;
mod lanes;
mod log;
mod offers;
mod picks;
mod poster;
mod price;
mod rules;
mod speaker;
mod start;
mod way;

use frame::asking;
use frame::data::{Board, Frame, Talk};
use frame::exhibit::Exhibit;
use frame::looks::{Asset, Looks, Poster, Seen};
use maud::{Markup, html};
use tabletop::Seat;
use words::Speaks;
use xeno::Xeno;
use xeno::deck::Cards;
use xeno::event::Told;
use xeno::view::{Phase, Stage, View};
use xeno_words::Words;

use self::decision::Bar;
use self::empire::Empires;
use self::hand::Hand;
use self::lanes::Lanes;
use self::offers::Offers;
use self::picks::Picks;
use self::speaker::Speaker;
use crate::art::signs::sprite;

/// What the game looks like; see [`Looks`].
#[derive(Clone, Copy, Debug)]
pub struct Page;

impl Looks for Page {
    type Speech = Words;

    const FILES: &'static [Asset] = &[Asset::css("xeno.css", include_str!("../assets/xeno.css"))];
    const POSTER: Poster =
        Poster { file: "poster-xeno.svg", heart: "20 200 180 180", svg: poster::svg };
    const GUIDES: &'static [(&'static str, &'static str)] = &[
        ("xeno", include_str!("../guides/xeno.guide")),
        ("xeno-start", include_str!("../guides/xeno-start.guide")),
        ("xeno-powers", include_str!("../guides/xeno-powers.guide")),
    ];

    fn board(frame: &Frame<'_>, seen: &Seen<'_, Xeno>) -> Board {
        board(frame, seen.view, seen.told, seen.cards)
    }

    fn exhibits(frame: &Frame<'_>, seen: &Seen<'_, Xeno>) -> Vec<Exhibit> {
        gallery::exhibits(frame, seen.view, seen.cards)
    }

    fn pictures() -> Vec<Asset> {
        art::files().map(|(name, text)| Asset::svg(name, text)).collect()
    }
}

/// The log shows this many lines; a whole game has about a thousand.
const NEWS: usize = 150;

/// The board of one view, with the log of everything that its viewer was told.
fn board(frame: &Frame<'_>, view: &View, told: &[Told], cards: &Cards) -> Board {
    let speaker = Speaker::new(frame, view, cards);
    let offers = Offers::new(speaker);
    let picks = Picks::of(&speaker);
    let scene = Scene { speaker, offers: &offers, picks: picks.as_ref() };
    let field = scene.field();
    let mut log = log::log(&speaker, told);
    let earlier = log.len().saturating_sub(NEWS);
    let log = log.split_off(earlier);
    let decision = match &view.outcome {
        Some(_) => asking::over(frame, |key| speaker.say(key)),
        None => Bar { speaker, offers: &offers, picks: picks.as_ref() }.decision(),
    };
    Board {
        game: "xeno",
        name: speaker.say("name"),
        moment: speaker.say(asking::moment(frame, view.outcome.is_some(), !view.moves.is_empty())),
        mood: (view.phase == Phase::Invasion).then_some("invasion"),
        sprite: frame.still(sprite),
        styles: &["xeno.css"],
        scripts: &[],
        turn: None,
        notes: notes(&speaker),
        field,
        earlier,
        log,
        talk: if view.me.is_some() { Talk::Open(html! {}) } else { Talk::Listen },
        rules: frame.still(|| rules::rules(&speaker)),
        asked: speaker.asked(view),
        decision,
    }
}

/// A word beside each name: not answered yet, or done.
fn notes(speaker: &Speaker<'_>) -> Vec<Option<String>> {
    let view = speaker.view;
    let note = |seat: Seat| {
        let key = match (view.to_act.contains(seat), view.me == Some(seat)) {
            (true, true) => "note-mine",
            (true, false) => "note-asked",
            (false, _) if view.outcome.is_some() => return None,
            (false, _) => "note-ready",
        };
        Some(speaker.say(key))
    };
    Seat::all(view.empires.players()).map(note).collect()
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
        let (speaker, offers, picks) = (self.speaker, self.offers, self.picks);
        let empires = Empires { speaker, offers, picks };
        html! {
            div.chart data-now=[now(view.phase)] {
                (heavens::heavens(&speaker))
                @if let Some(outcome) = &view.outcome { (finish::curtain(&speaker, outcome)) }
                @if view.phase == Phase::Start { (start::worlds(&speaker, offers)) }
                (actions::actions(&speaker, offers))
                @if matches!(view.stage, Stage::Guess { .. }) { (rules::odds(&speaker)) }
                @if view.phase == Phase::Invasion { (Lanes { speaker, offers }.draw()) }
                // What the viewer decides with comes first, at any width and for the keyboard.
                (empires.mine())
                (Hand { speaker, offers, picks }.draw())
                (empires.others())
            }
        }
    }
}

/// The number of the phase whose powers are highlighted.
fn now(phase: Phase) -> Option<u8> {
    match phase {
        Phase::Explore => Some(1),
        Phase::Develop => Some(2),
        Phase::Settle | Phase::Invasion => Some(3),
        Phase::Consume => Some(4),
        Phase::Produce => Some(5),
        Phase::Start | Phase::Pick | Phase::Limit => None,
    }
}
