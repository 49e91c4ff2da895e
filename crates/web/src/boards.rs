//! Which module draws which game. A board gets what its viewer may know, and nothing else.

use std::ops::Range;

use catalogue::Table;
use invazions::Invazions;
use oh_no::OhNo;
use pulp::Pulp;
use tabletop::Game;

use crate::table::{Board, Frame};

/// The board of a running game, for the viewer of `frame`; none for a game without pages.
pub fn board(frame: &Frame<'_>, table: &dyn Table) -> Option<Board> {
    match table.game() {
        Invazions::ID => invazions(frame, table),
        OhNo::ID => oh_no(frame, table),
        Pulp::ID => pulp(frame, table),
        _ => None,
    }
}

fn oh_no(frame: &Frame<'_>, table: &dyn Table) -> Option<Board> {
    let view = view::<OhNo>(frame, table)?;
    let cards = table.cards().downcast().ok()?;
    let told = told::<OhNo>(frame, table, 0..table.plies());
    Some(crate::oh_no::board(frame, &view, &told, &cards))
}

fn invazions(frame: &Frame<'_>, table: &dyn Table) -> Option<Board> {
    let view = view::<Invazions>(frame, table)?;
    let cards = table.cards().downcast().ok()?;
    let told = told::<Invazions>(frame, table, 0..table.plies());
    let soldier_first = table.options().contains(&("soldat_first", "on".to_string()));
    Some(crate::invazions::board(frame, &view, &told, &cards, soldier_first))
}

fn pulp(frame: &Frame<'_>, table: &dyn Table) -> Option<Board> {
    let view = view::<Pulp>(frame, table)?;
    let cards = table.cards().downcast().ok()?;
    let last = table.plies().saturating_sub(1);
    let mut log = told::<Pulp>(frame, table, 0..last);
    let fresh = log.len();
    log.extend(told::<Pulp>(frame, table, last..table.plies()));
    Some(crate::pulp::board(frame, &view, &log, fresh, &cards))
}

/// What the viewer may know.
fn view<G: Game>(frame: &Frame<'_>, table: &dyn Table) -> Option<Box<G::View>> {
    table.view(frame.viewer).downcast().ok()
}

/// What the viewer was told of these moves.
fn told<G: Game>(frame: &Frame<'_>, table: &dyn Table, plies: Range<usize>) -> Vec<G::Told> {
    let told = plies.flat_map(|ply| table.told(ply, frame.viewer));
    told.filter_map(|it| it.downcast().ok()).map(|it| *it).collect()
}
