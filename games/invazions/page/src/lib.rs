//! The board of INVAZIONS: one view of a game as a page.

mod art;
mod comic;
mod decision;
mod face;
mod finish;
mod gallery;
mod list;
mod log;
mod meant;
mod mine;
mod offers;
mod packs;
mod poster;
mod reading;
mod room;
mod rules;
mod speaker;
mod status;
mod stops;
mod talk;
mod wall;
mod workshop;

use frame::asking;
use frame::comic::ComicPanel;
use frame::data::{Board, Frame};
use frame::exhibit::Exhibit;
use frame::looks::{Asset, Looks, Poster, Seen, Workshop};
use frame::puzzle;
use invazions::HUMAN;
use invazions::Invazions;
use invazions::deck::Cards;
use invazions::event::Told;
use invazions::scenario::BY_LOT;
use invazions::view::View;
use invazions_words::Words;
use maud::{Markup, html};
use tabletop::Seat;
use words::Speaks;

use self::decision::Bar;
use self::mine::Mine;
use self::offers::Offers;
use self::packs::Packs;
use self::room::Rooms;
use self::speaker::Speaker;
use self::workshop::Draft;
use crate::art::sprite;

/// What the game looks like; see [`Looks`].
#[derive(Clone, Copy, Debug)]
pub struct Page;

impl Looks for Page {
    type Speech = Words;

    const FILES: &'static [Asset] =
        &[Asset::css("invazions.css", include_str!("../assets/invazions.css"))];
    const POSTER: Poster =
        Poster { file: "poster-invazions.svg", heart: "88 112 124 124", svg: poster::svg };
    const GUIDES: &'static [(&'static str, &'static str)] = &[
        ("invazions", include_str!("../guides/invazions.guide")),
        ("invazions-hordes", include_str!("../guides/invazions-hordes.guide")),
        ("invazions-zombies", include_str!("../guides/invazions-zombies.guide")),
        ("invazions-together", include_str!("../guides/invazions-together.guide")),
    ];
    const WORKSHOP: Option<Workshop> = Some(Workshop {
        page: |reader, fields| workshop::workshop(reader, &Draft::of(fields)),
        built: |fields| Draft::of(fields).text(),
        option: "scenario",
        read: reading::option_of,
        told: reading::told,
    });

    fn board(frame: &Frame<'_>, seen: &Seen<'_, Invazions>) -> Board {
        board(frame, seen.view, seen.told, seen.cards, seen.options.soldat_first)
    }

    fn story(frame: &Frame<'_>, seen: &Seen<'_, Invazions>) -> Vec<ComicPanel> {
        let soldier_first = seen.options.soldat_first;
        let speaker = Speaker::new(frame, seen.view, seen.cards, soldier_first, &[]);
        comic::story(&speaker, seen.told)
    }

    fn exhibits(frame: &Frame<'_>, seen: &Seen<'_, Invazions>) -> Vec<Exhibit> {
        gallery::exhibits(frame, seen.view, seen.cards, false)
    }

    fn lists(frame: &Frame<'_>, seen: &Seen<'_, Invazions>) -> Option<Markup> {
        let soldier_first = seen.options.soldat_first;
        let speaker = Speaker::new(frame, seen.view, seen.cards, soldier_first, &[]);
        Some(list::before(&speaker, seen.options.scenario == BY_LOT))
    }
}

/// The board of one view, with the log of everything that its viewer was told.
fn board(
    frame: &Frame<'_>,
    view: &View,
    told: &[Told],
    cards: &Cards,
    soldier_first: bool,
) -> Board {
    let spreads = view.spreads(cards);
    let speaker = Speaker::new(frame, view, cards, soldier_first, &spreads);
    let offers = Offers::new(speaker);
    let field = field(speaker, &offers);
    let decision = match &view.outcome {
        Some(_) => asking::over(frame, |key| speaker.say(key)),
        None => Bar { speaker, offers: &offers }.decision(),
    };
    Board {
        game: "invazions",
        name: "INVAZIONS".to_string(),
        moment: speaker.say(asking::moment(frame, view.outcome.is_some(), speaker.is_asked())),
        mood: view.me.is_some_and(|it| it != HUMAN).then_some("undead"),
        sprite: frame.still(sprite),
        styles: &["invazions.css"],
        scripts: &[],
        turn: view.stage.seat(),
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

fn field(speaker: Speaker<'_>, offers: &Offers<'_>) -> Markup {
    html! {
        div.shelter {
            (status::status(&speaker))
            @if let Some(outcome) = &speaker.view.outcome { (finish::curtain(&speaker, outcome)) }
            (talk::pact(&speaker))
            (Rooms { speaker, offers }.draw())
            (Mine { speaker, offers }.draw())
        }
        (puzzle::told(speaker.frame))
        (Packs { speaker }.draw())
    }
}

/// A word beside each name: which side, and who is asked.
fn notes(speaker: &Speaker<'_>) -> Vec<Option<String>> {
    let view = speaker.view;
    let note = |seat: Seat| {
        let key = if speaker.waits_for().contains(seat) {
            if view.me == Some(seat) { "note-mine" } else { "note-asked" }
        } else if seat == HUMAN {
            "note-human"
        } else {
            return Some(speaker.count("note-horde", seat.0));
        };
        Some(speaker.say(key))
    };
    Seat::all(view.players).map(note).collect()
}
