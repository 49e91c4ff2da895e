//! Which module draws which game. A board gets what its viewer may know, and nothing else.

use catalogue::Table;
use oh_no::OhNo;
use oh_no::deck::Cards;
use oh_no::event::Told;
use oh_no::view::View;
use planisphere::Planisphere;
use tabletop::Game;

use crate::table::{Board, Frame};

/// The board of a running game, for the viewer of `frame`; none for a game without pages.
pub fn board(frame: &Frame<'_>, table: &dyn Table) -> Option<Board> {
    match table.game() {
        OhNo::ID => oh_no(frame, table),
        Planisphere::ID => planisphere(frame, table),
        _ => None,
    }
}

fn oh_no(frame: &Frame<'_>, table: &dyn Table) -> Option<Board> {
    let view = table.view(frame.viewer).downcast::<View>().ok()?;
    let cards = table.cards().downcast::<Cards>().ok()?;
    let told = (0..table.plies()).flat_map(|ply| table.told(ply, frame.viewer));
    let told: Vec<Told> = told.filter_map(|it| it.downcast().ok()).map(|it| *it).collect();
    Some(crate::oh_no::board(frame, &view, &told, &cards))
}

fn planisphere(frame: &Frame<'_>, table: &dyn Table) -> Option<Board> {
    let view = table.view(frame.viewer).downcast::<planisphere::view::View>().ok()?;
    let cards = table.cards().downcast::<planisphere::deck::Cards>().ok()?;
    let told = (0..table.plies()).flat_map(|ply| table.told(ply, frame.viewer));
    let told: Vec<planisphere::event::Told> =
        told.filter_map(|it| it.downcast().ok()).map(|it| *it).collect();
    Some(crate::planisphere::board(frame, &view, &told, &cards))
}
