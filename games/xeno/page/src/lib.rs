//! The board of Race for the Galaxy: Xeno Invasion: one view of a game as a page.

mod actions;
mod art;
mod bonuses;
mod chips;
mod comic;
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
mod pay;
mod picks;
mod plan;
mod poster;
mod price;
mod rules;
mod speaker;
mod start;
mod waves;
mod way;

use frame::asking;
use frame::comic::ComicPanel;
use frame::data::{Board, Frame, TalkState};
use frame::exhibit::Exhibit;
use frame::looks::{Asset, Looks, Poster, Seen};
use frame::puzzle;
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
use self::face::{Look, class};
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

    fn story(frame: &Frame<'_>, seen: &Seen<'_, Xeno>) -> Vec<ComicPanel> {
        comic::story(&Speaker::new(frame, seen.view, seen.cards), seen.told)
    }

    fn exhibits(frame: &Frame<'_>, seen: &Seen<'_, Xeno>) -> Vec<Exhibit> {
        gallery::exhibits(frame, seen.view, seen.cards)
    }

    fn pictures() -> Vec<Asset> {
        art::files().map(|(name, text)| Asset::svg(name, text)).collect()
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
        told: told.len(),
        log: log::log(&speaker, told),
        talk: if view.me.is_some() { TalkState::Open(html! {}) } else { TalkState::Listen },
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
    /// One layout in all phases: only what stands on the stage changes.
    fn field(&self) -> Markup {
        let (speaker, offers, picks) = (self.speaker, self.offers, self.picks);
        let empires = Empires { speaker, offers, picks };
        let view = speaker.view;
        html! {
            div.chart data-now=[now(view.phase)] data-over[view.outcome.is_some()] {
                (heavens::heavens(&speaker))
                (empires.others())
                div.stage { (self.stage()) }
                (empires.mine())
                (Hand { speaker, offers, picks }.draw())
                (lens(&speaker))
            }
        }
    }

    fn stage(&self) -> Markup {
        let view = self.speaker.view;
        let (speaker, offers) = (self.speaker, self.offers);
        html! {
            @if let Some(outcome) = &view.outcome { (finish::curtain(&speaker, outcome)) }
            @if speaker.frame.answered().is_some() { (puzzle::told(speaker.frame)) }
            @else { @match view.phase {
                Phase::Start => (start::worlds(&speaker, offers)),
                Phase::Pick => (actions::actions(&speaker, offers)),
                Phase::Invasion => (Lanes { speaker, offers }.draw()),
                _ if matches!(view.stage, Stage::Guess { .. }) => (rules::odds(&speaker)),
                _ => @if let Some(payment) = self.payment() { (payment.draw()) } @else { (plan::plan(&speaker)) },
            } }
        }
    }

    fn payment(&self) -> Option<pay::Payment<'_>> {
        pay::Payment::of(self.speaker)
    }
}

/// The place beside the board where a card is shown large: the script fills it with the one that is
/// pointed at. Until then it is the viewer's first.
fn lens(speaker: &Speaker<'_>) -> Markup {
    let empire = speaker.mine().unwrap_or(&speaker.view.empires[Seat(0)]);
    let first = empire.hand.first().or(empire.tableau.first());
    html! {
        div #lens .lens-place aria-hidden="true" data-keep data-playing {
            @if let Some(card) = first {
                @let face = speaker.face_of(*card);
                @let look = Look { whole: true, ..Look::default() };
                span class={ "lens " (class(face, look)) } { (speaker.face(face, look)) }
                b { (speaker.card(*card)) } (speaker.about(face))
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
