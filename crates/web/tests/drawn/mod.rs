//! Boards of any game as text, and what stands in them.

use catalogue::Table;
use frame::data::{Beside, Deal, Frame, Here, Sitter};
use frame::table::{fragment, page};
use scraper::{Html, Selector};
use tabletop::{Seat, SeatSet, Viewer};
use words::Lang;

const NAMES: [&str; 5] = ["Camille", "Bastien", "Inès", "Nils", "Odile"];

/// The page of a table, or the part of it that changes, as a viewer sees it.
pub(crate) fn drawn(table: &dyn Table, viewer: Viewer, lang: Lang, whole: bool) -> String {
    drawn_beside(SeatSet::EMPTY, table, viewer, lang, whole)
}

/// The same at a table with these bots.
pub(crate) fn drawn_beside(
    bots: SeatSet,
    table: &dyn Table,
    viewer: Viewer,
    lang: Lang,
    whole: bool,
) -> String {
    let names = NAMES.iter().zip(Seat::all(table.players()));
    let here = |seat| if bots.contains(seat) { Here::Bot } else { Here::Yes };
    let sitters: Vec<Sitter<'_>> =
        names.map(|(name, seat)| Sitter { name, here: here(seat) }).collect();
    let frame = Frame {
        lang,
        table: "7",
        seq: table.plies() as u64,
        sitters: &sitters,
        viewer,
        said: &[],
        undo: false,
        whole: true,
        deal: Deal { commitment: "", seed: None },
        beside: Beside::default(),
    };
    let board = web::boards::board(&frame, table);
    let draw = if whole { page } else { fragment };
    draw(&frame, &board).into_string()
}

/// The values of an attribute, wherever it stands.
pub(crate) fn all(html: &Html, selector: &str, attribute: &str) -> Vec<String> {
    let selector = Selector::parse(selector).expect("a selector");
    let values = html.select(&selector).filter_map(|it| it.value().attr(attribute));
    values.map(str::to_string).collect()
}
