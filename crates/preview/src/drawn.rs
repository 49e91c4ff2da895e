//! The page of a position as text, and what stands in it.

use frame::data::{Beside, Frame, Here, KnownDeal, LogPart, SeatName};
use frame::looks::{GameOf, Looks, with_seen};
use frame::table::{fragment, page};
use scraper::{Html, Selector};
use tabletop::{Seat, SeatSet, Seated, Viewer};
use words::Lang;

const NAMES: [&str; 5] = ["Camille", "Bastien", "Inès", "Nils", "Odile"];

/// The page of a table, or the part of it that changes, as a viewer sees it.
pub fn drawn<L: Looks>(
    table: &Seated<GameOf<L>>,
    viewer: Viewer,
    lang: Lang,
    whole: bool,
) -> String {
    drawn_beside::<L>(SeatSet::EMPTY, table, viewer, lang, whole)
}

/// The same at a table with these bots.
pub fn drawn_beside<L: Looks>(
    bots: SeatSet,
    table: &Seated<GameOf<L>>,
    viewer: Viewer,
    lang: Lang,
    whole: bool,
) -> String {
    let plies = table.entries().len();
    in_frame(table.setup().players, bots, plies, (viewer, lang), |frame| {
        let board = with_seen(table, viewer, |seen| L::board(frame, seen));
        let draw = if whole { page } else { fragment };
        draw(frame, &board).into_string()
    })
}

/// Draws in the frame of a table where everybody is there, after so many moves.
pub fn in_frame<T>(
    players: u8,
    bots: SeatSet,
    plies: usize,
    (viewer, lang): (Viewer, Lang),
    draw: impl FnOnce(&Frame<'_>) -> T,
) -> T {
    let here = |seat| if bots.contains(seat) { Here::Bot } else { Here::Yes };
    let names = NAMES.iter().zip(Seat::all(players));
    let sitters: Vec<SeatName<'_>> =
        names.map(|(name, seat)| SeatName { name, here: here(seat) }).collect();
    draw(&Frame {
        lang,
        table: "7",
        seq: plies as u64,
        sitters: &sitters,
        viewer,
        aside: false,
        said: &[],
        log: LogPart::default(),
        undo: false,
        whole: true,
        deal: KnownDeal { commitment: "", seed: None },
        beside: Beside::default(),
    })
}

/// The values of an attribute, wherever it stands.
///
/// # Panics
/// When the selector is none.
pub fn all(html: &Html, selector: &str, attribute: &str) -> Vec<String> {
    let selector = Selector::parse(selector).expect("a selector");
    let values = html.select(&selector).filter_map(|it| it.value().attr(attribute));
    values.map(str::to_string).collect()
}
