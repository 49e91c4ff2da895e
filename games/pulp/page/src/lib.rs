//! The board of Pulp Invasion!: one view of a game as a page.

mod art;
mod comic;
mod decision;
mod finish;
mod gallery;
mod head;
mod locker;
mod log;
mod offers;
mod row;
mod rules;
mod ship;
mod speaker;
mod spread;

use frame::asking;
use frame::comic::ComicPanel;
use frame::data::{Board, Frame, TalkState};
use frame::exhibit::Exhibit;
use frame::looks::{Asset, Looks, Poster, Seen};
use frame::puzzle;
use maud::{Markup, html};
use pulp::Pulp;
use pulp::card::{Colour, Die, Encounter, Weapon};
use pulp::deck::Cards;
use pulp::event::Told;
use pulp::view::{Stage, View};
use pulp_words::Words;
use tabletop::Seat;
use words::Speaks;

use self::decision::Bar;
use self::offers::Offers;
use self::speaker::Speaker;
use crate::art::sprite;

/// What the game looks like; see [`Looks`].
#[derive(Clone, Copy, Debug)]
pub struct Page;

impl Looks for Page {
    type Speech = Words;

    const FILES: &'static [Asset] = &[Asset::css("pulp.css", include_str!("../assets/pulp.css"))];
    const POSTER: Poster = Poster {
        file: "poster-pulp.svg",
        heart: "160 226 140 140",
        svg: || include_str!("../assets/poster-pulp.svg"),
    };
    const GUIDES: &'static [(&'static str, &'static str)] = &[
        ("pulp", include_str!("../guides/pulp.guide")),
        ("pulp-dice", include_str!("../guides/pulp-dice.guide")),
        ("pulp-hand", include_str!("../guides/pulp-hand.guide")),
        ("pulp-mirror", include_str!("../guides/pulp-mirror.guide")),
    ];

    fn board(frame: &Frame<'_>, seen: &Seen<'_, Pulp>) -> Board {
        board(frame, seen.view, seen.told, seen.before, seen.cards)
    }

    fn story(frame: &Frame<'_>, seen: &Seen<'_, Pulp>) -> Vec<ComicPanel> {
        comic::story(&Speaker::new(frame, seen.view, seen.cards), seen.told)
    }

    fn exhibits(frame: &Frame<'_>, seen: &Seen<'_, Pulp>) -> Vec<Exhibit> {
        gallery::exhibits(frame, seen.view, seen.cards)
    }
}

/// The board of one view, with the log of all that its viewer was told. What the last move did
/// begins at `fresh`.
fn board(frame: &Frame<'_>, view: &View, told: &[Told], fresh: usize, cards: &Cards) -> Board {
    let speaker = Speaker::new(frame, view, cards);
    let offers = Offers::new(speaker);
    let news = News::of(&told[fresh..]);
    let scene = Scene { speaker, offers: &offers, news: &news };
    let field = scene.field();
    let decision = match &view.outcome {
        Some(_) => asking::over(frame, |key| speaker.say(key)),
        None => Bar { speaker, offers: &offers }.decision(),
    };
    Board {
        game: "pulp",
        name: "Pulp Invasion!".to_string(),
        moment: speaker.say(asking::moment(frame, view.outcome.is_some(), !view.moves.is_empty())),
        mood: None,
        sprite: frame.still(sprite),
        styles: &["pulp.css"],
        scripts: &[],
        turn: view.outcome.is_none().then_some(Seat(0)),
        notes: vec![Some(speaker.captain(view.captain))],
        field,
        told: told.len(),
        log: log::log(&speaker, told),
        talk: TalkState::Listen,
        rules: frame.still(|| rules::rules(&speaker)),
        asked: speaker.asked(view),
        decision,
    }
}

/// What the last move changed, so that the page can show it move.
struct News {
    rolled: Vec<Die>,
    found: Vec<Weapon>,
    /// The card that was engaged or evaded.
    settled: Option<Encounter>,
    dealt: bool,
    drew: bool,
}

impl News {
    fn of(told: &[Told]) -> News {
        News {
            rolled: told.iter().filter_map(rolled).collect(),
            found: told.iter().filter_map(found).collect(),
            settled: told.iter().find_map(settled),
            dealt: told.iter().any(|it| matches!(it, Told::RowDealt { .. })),
            drew: told.iter().any(|it| matches!(it, Told::Drew { .. })),
        }
    }
}

fn rolled(told: &Told) -> Option<Die> {
    if let Told::DieRolled { die, .. }
    | Told::Rolled { die, .. }
    | Told::RollWasted { die, .. }
    | Told::DieSwapped { new: die, .. } = told
    {
        return Some(*die);
    }
    None
}

fn found(told: &Told) -> Option<Weapon> {
    if let Told::WeaponFound { weapon, .. } = told { Some(*weapon) } else { None }
}

fn settled(told: &Told) -> Option<Encounter> {
    if let Told::Engaged { card } | Told::Evaded { card } = told { Some(*card) } else { None }
}

/// Everything on the table.
struct Scene<'a> {
    speaker: Speaker<'a>,
    offers: &'a Offers<'a>,
    news: &'a News,
}

impl Scene<'_> {
    fn field(&self) -> Markup {
        let view = self.speaker.view;
        html! {
            div.spread {
                svg.grain aria-hidden="true" { rect width="100%" height="100%" fill="url(#dots)" {} }
                (self.head())
                div #middle class={ "stage " (self.name()) } {
                    @match &view.outcome {
                        Some(outcome) => (finish::curtain(&self.speaker, outcome)),
                        None => (self.middle()),
                    }
                }
                (puzzle::told(self.speaker.frame))
                (self.ship())
            }
            (self.locker())
        }
    }

    /// What the middle of the table shows.
    fn middle(&self) -> Markup {
        match self.speaker.view.stage {
            Stage::LeavingDice { .. } => self.briefing(),
            Stage::ChoosingPlanet => self.worlds(),
            Stage::Claiming => self.armoury(),
            _ => html! { (self.row()) @if self.exploring() { (self.haul()) } },
        }
    }

    /// The name of the scene, for the style sheet.
    fn name(&self) -> &'static str {
        match self.speaker.view.stage {
            Stage::LeavingDice { .. } => "at-briefing",
            Stage::ChoosingPlanet => "at-worlds",
            Stage::Claiming => "at-armoury",
            Stage::Over => "at-end",
            _ if self.exploring() => "at-haul",
            _ => "at-row",
        }
    }

    /// Whether the planet is being explored.
    fn exploring(&self) -> bool {
        let view = self.speaker.view;
        let before = matches!(view.stage, Stage::Preparing | Stage::Spending { .. });
        before || !view.drawn.is_empty()
    }

    /// Whether a cube of this colour can be taken out of the bag, rather than out of the drawn
    /// ones.
    fn takes_from_bag(&self) -> bool {
        matches!(self.speaker.view.stage, Stage::Taking { .. })
    }

    fn in_bag(&self, colour: Colour) -> u8 {
        self.speaker.view.bag[colour as usize]
    }
}
