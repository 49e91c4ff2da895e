//! Positions, moves and events as lines of text. Only here does the program know a game.

mod invazions;
mod oh_no;
mod planisphere;
mod pulp;

use std::io::{self, Write};

use catalogue::Table;
use tabletop::{Seat, Viewer};
use words::Lang;

/// What one game looks like in the terminal.
trait Board {
    /// What `viewer` may know.
    fn position(&self, table: &dyn Table, viewer: Viewer, lang: Lang) -> String;
    /// What `viewer` is told of the move number `ply`.
    fn told(&self, table: &dyn Table, ply: usize, viewer: Viewer, lang: Lang) -> Vec<String>;
    /// A move of `seat`, readable.
    fn move_name(&self, table: &dyn Table, mv: &str, seat: Seat, lang: Lang) -> String;
    /// Every card of the box, by kind.
    fn cards(&self, lang: Lang) -> String;
}

fn board(game: &str) -> Option<&'static dyn Board> {
    match game {
        invazions::ID => Some(&invazions::InvazionsBoard),
        oh_no::ID => Some(&oh_no::OhNoBoard),
        planisphere::ID => Some(&planisphere::PlanisphereBoard),
        pulp::ID => Some(&pulp::PulpBoard),
        _ => None,
    }
}

/// The position as `viewer` sees it; as data where no board is drawn for the game.
pub(crate) fn position(table: &dyn Table, viewer: Viewer, lang: Lang) -> String {
    match board(table.game()) {
        Some(board) => board.position(table, viewer, lang),
        None => format!("{:#}", table.view_json(viewer)),
    }
}

/// Writes what `viewer` is told of the move number `ply`.
pub(crate) fn tell(
    table: &dyn Table,
    ply: usize,
    viewer: Viewer,
    lang: Lang,
    out: &mut dyn Write,
) -> io::Result<()> {
    let lines = match board(table.game()) {
        Some(board) => board.told(table, ply, viewer, lang),
        None => table.told_json(ply, viewer).iter().map(ToString::to_string).collect(),
    };
    lines.iter().try_for_each(|line| writeln!(out, "  {line}"))
}

/// A move, readable, with its text form.
pub(crate) fn move_name(table: &dyn Table, mv: &str, seat: Seat, lang: Lang) -> String {
    match board(table.game()) {
        Some(board) => format!("{}  ({mv})", board.move_name(table, mv, seat, lang)),
        None => mv.to_string(),
    }
}

pub(crate) fn ending(table: &dyn Table, ending: &str, lang: Lang) -> String {
    ending_of(table.game(), ending, lang)
}

/// An ending of the game `game`, as a sentence.
pub(crate) fn ending_of(game: &str, ending: &str, lang: Lang) -> String {
    lang.say(&format!("terminal-{game}-ending-{ending}"))
}

/// The cards of a game, with the fingerprint of the set.
pub(crate) fn cards(game: &str, hash: &str, lang: Lang) -> String {
    let heading = lang.say_with("terminal-cards-heading", &[("hash", hash.into())]);
    let list = board(game).map(|it| it.cards(lang)).unwrap_or_default();
    format!("{heading}\n\n{list}")
}
