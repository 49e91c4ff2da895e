//! Positions, moves and events as lines of text, with each game's own words.

use std::io::{self, Write};

use catalogue::Table;
use tabletop::{SEATS_MAX, Seat, Viewer};
use words::{Lang, Listener};

/// In the terminal, seats are called by their letters.
const LETTERS: [&str; SEATS_MAX] = ["A", "B", "C", "D", "E"];

fn listener(lang: Lang, me: Option<Seat>) -> Listener<'static> {
    Listener { names: LETTERS, me, ..Listener::stranger(lang) }
}

/// The position as `viewer` sees it.
pub(crate) fn position(table: &dyn Table, viewer: Viewer, lang: Lang) -> String {
    speech::at(table).position(table, viewer, listener(lang, viewer.seat()))
}

/// Prints what `viewer` is told of the move number `ply`.
pub(crate) fn tell(
    table: &dyn Table,
    ply: usize,
    viewer: Viewer,
    lang: Lang,
    out: &mut dyn Write,
) -> io::Result<()> {
    let lines = speech::at(table).tell(table, ply, viewer, listener(lang, viewer.seat()));
    lines.iter().try_for_each(|line| writeln!(out, "  {line}"))
}

/// A move in words, followed by its text form.
pub(crate) fn move_name(table: &dyn Table, mv: &str, seat: Seat, lang: Lang) -> String {
    let to = listener(lang, Some(seat));
    format!("{}  ({mv})", speech::at(table).offer(table, mv, Viewer::Seat(seat), to))
}

pub(crate) fn ending(table: &dyn Table, ending: &str, lang: Lang) -> String {
    ending_of(table.game(), ending, lang)
}

/// An ending of the game `game`, as a sentence.
pub(crate) fn ending_of(game: &str, ending: &str, lang: Lang) -> String {
    speech::say(lang, game, &format!("terminal-{game}-ending-{ending}"))
}

/// The cards of a game, with the hash of the set.
pub(crate) fn cards(game: &str, hash: &str, lang: Lang) -> String {
    let heading = lang.say_with("terminal-cards-heading", &[("hash", hash.into())]);
    let list = speech::of(game).map(|it| it.all_cards(listener(lang, None))).unwrap_or_default();
    format!("{heading}\n\n{list}")
}
