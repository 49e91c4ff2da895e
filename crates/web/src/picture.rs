//! The board of a table as one document, and the story of a game as one picture: they need no server
//! and ask for nothing, so that they can be kept as files or shown in a notebook.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use catalogue::Table;
use frame::comic::{self, Comic, ComicPanel};
use frame::data::{Beside, Board, Frame, Here, KnownDeal, LogPart, SeatName};
use frame::looks::Asset;
use tabletop::Viewer;
use words::Lang;

use crate::assets::asset;
use crate::boards;

/// What a browser may do with such a picture: its styles and pictures stand within it.
pub const POLICY: &str =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

/// The story of a game in pictures, as one picture that needs no server.
pub fn comic(game: &str, board: &Board, signed: &str, panels: &[ComicPanel]) -> String {
    let looks = boards::of(game).expect("a table's game is in the catalogue");
    let styles = styles(board);
    let comic = Comic { title: &board.name, signed, sprite: &board.sprite, styles: &styles };
    let document = comic::sheet(&comic, panels);
    looks.files().iter().copied().chain(looks.pictures()).fold(document, within)
}

/// The text of all style sheets of a board.
fn styles(board: &Board) -> String {
    let sheets = ["style.css", "table.css"].iter().chain(board.styles);
    sheets.filter_map(|it| asset(it)).map(|it| it.text).collect()
}

/// So many lines of the log fit beside a board.
const LAST_LINES: usize = 16;

/// What `viewer` sees, as a document that can only be looked at. The seats are called `names`.
pub fn picture(table: &dyn Table, viewer: Viewer, lang: Lang, names: &[&str]) -> String {
    let sitters: Vec<SeatName<'_>> =
        names.iter().map(|name| SeatName { name, here: Here::Yes }).collect();
    let frame = Frame {
        lang,
        table: "",
        seq: 0,
        sitters: &sitters,
        viewer,
        aside: false,
        said: &[],
        log: LogPart::default(),
        undo: false,
        whole: true,
        deal: KnownDeal { commitment: "", seed: None },
        beside: Beside::default(),
    };
    let looks = boards::of(table.game()).expect("a table's game is in the catalogue");
    let mut board = looks.board(&frame, table);
    // Without a script the log stands at its beginning, and what happened last is what one looks for.
    board.log.drain(..board.log.len().saturating_sub(LAST_LINES));
    // The rulebook is at the server.
    board.log.iter_mut().for_each(|it| it.section = None);
    let document = frame::table::picture(&frame, &board, &styles(&board)).into_string();
    looks.files().iter().copied().chain(looks.pictures()).fold(document, within)
}

/// The document with a picture written into it wherever it would be asked for.
fn within(document: String, picture: Asset) -> String {
    let inside = || format!("data:{};base64,{}", picture.kind, STANDARD.encode(picture.text));
    ["\"/assets/", "url("].iter().fold(document, |document, place| {
        let asked = format!("{place}{}", picture.name);
        if !document.contains(&asked) {
            return document;
        }
        let quote = if place.starts_with('"') { "\"" } else { place };
        document.replace(&asked, &format!("{quote}{}", inside()))
    })
}
