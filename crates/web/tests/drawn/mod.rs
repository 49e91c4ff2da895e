//! Boards of any game as text, and what stands in them.

use catalogue::Table;
use scraper::{Html, Selector};
use tabletop::Viewer;
use web::beside::Beside;
use web::deal::Deal;
use web::table::{Frame, Here, Sitter, fragment, page};
use words::Lang;

const NAMES: [&str; 5] = ["Camille", "Bastien", "Inès", "Nils", "Odile"];

/// The page of a table, or the part of it that changes, as a viewer sees it.
pub(crate) fn drawn(table: &dyn Table, viewer: Viewer, lang: Lang, whole: bool) -> String {
    let names = &NAMES[..usize::from(table.players())];
    let sitters: Vec<Sitter<'_>> =
        names.iter().map(|name| Sitter { name, here: Here::Yes }).collect();
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
    let board = web::boards::board(&frame, table).expect("the game has pages");
    let draw = if whole { page } else { fragment };
    draw(&frame, &board).into_string()
}

/// The values of an attribute, wherever it stands.
pub(crate) fn all(html: &Html, selector: &str, attribute: &str) -> Vec<String> {
    let selector = Selector::parse(selector).expect("a selector");
    let values = html.select(&selector).filter_map(|it| it.value().attr(attribute));
    values.map(str::to_string).collect()
}
