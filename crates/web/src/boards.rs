//! Which module draws which game. A board gets what its viewer may know, and nothing else.

use catalogue::Table;
use oh_no::OhNo;
use oh_no::deck::Cards;
use oh_no::event::Told;
use oh_no::view::View;
use pulp::Pulp;
use tabletop::{Game, SEATS_MAX, Seat};
use words::Lang;

use crate::table::{Board, Frame};

/// To whom moves are named, and what the seats are called.
#[derive(Clone, Copy, Debug)]
pub struct Listener<'a> {
    pub lang: Lang,
    /// In turn order.
    pub names: &'a [String],
}

impl<'a> Listener<'a> {
    /// The names, as every game takes them.
    fn names(&self) -> [&'a str; SEATS_MAX] {
        std::array::from_fn(|seat| self.names.get(seat).map_or("", String::as_str))
    }
}

/// A move of `seat` in a few words; `table` stands where it is to be made. As text in a game that
/// has no words for its moves.
pub fn move_name(listener: &Listener<'_>, table: &dyn Table, seat: Seat, mv: &str) -> String {
    let named = match table.game() {
        OhNo::ID => oh_no_move(listener, table, seat, mv),
        Pulp::ID => pulp_move(listener, table, mv),
        _ => None,
    };
    named.unwrap_or_else(|| mv.to_string())
}

fn oh_no_move(listener: &Listener<'_>, table: &dyn Table, seat: Seat, mv: &str) -> Option<String> {
    let cards = table.cards().downcast::<Cards>().ok()?;
    let (lang, names) = (listener.lang, listener.names());
    let voice = words::oh_no::Voice { lang, names, me: Some(seat), cards: &cards };
    Some(voice.phrase(mv.parse().ok()?).1)
}

/// The board of a running game, for the viewer of `frame`; none for a game without pages.
pub fn board(frame: &Frame<'_>, table: &dyn Table) -> Option<Board> {
    match table.game() {
        OhNo::ID => oh_no(frame, table),
        Pulp::ID => pulp(frame, table),
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

fn pulp(frame: &Frame<'_>, table: &dyn Table) -> Option<Board> {
    let view = table.view(frame.viewer).downcast::<pulp::view::View>().ok()?;
    let cards = table.cards().downcast::<pulp::deck::Cards>().ok()?;
    let last = table.plies().saturating_sub(1);
    let mut told: Vec<pulp::event::Told> = Vec::new();
    let mut fresh = 0;
    for ply in 0..table.plies() {
        if ply == last {
            fresh = told.len();
        }
        let of_ply = table.told(ply, frame.viewer).into_iter().filter_map(|it| it.downcast().ok());
        told.extend(of_ply.map(|it| *it));
    }
    Some(crate::pulp::board(frame, &view, &told, fresh, &cards))
}

fn pulp_move(listener: &Listener<'_>, table: &dyn Table, mv: &str) -> Option<String> {
    let cards = table.cards().downcast::<pulp::deck::Cards>().ok()?;
    let texts = words::pulp::Texts { lang: listener.lang, cards: &cards };
    Some(texts.phrase(mv.parse().ok()?))
}
