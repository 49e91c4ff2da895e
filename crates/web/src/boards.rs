//! Which module draws which game. A board gets what its viewer may know, and nothing else.

use std::ops::Range;

use catalogue::Table;
use invazions::Invazions;
use maud::Markup;
use oh_no::OhNo;
use planisphere::Planisphere;
use pulp::Pulp;
use tabletop::{Game, SEATS_MAX, Seat, Seed, Viewer};
use words::Lang;
use xeno::Xeno;

use crate::beside::Beside;
use crate::deal::Deal;
use crate::exhibit::Exhibit;
use crate::invazions::workshop::{self, Draft};
use crate::sections::{self, Number};
use crate::shell::Reader;
use crate::table::{Board, Frame, Here};

/// The board of a running game, for the viewer of `frame`; none for a game without pages.
pub fn board(frame: &Frame<'_>, table: &dyn Table) -> Option<Board> {
    match table.game() {
        Invazions::ID => invazions(frame, table),
        OhNo::ID => oh_no(frame, table),
        Planisphere::ID => planisphere(frame, table),
        Pulp::ID => pulp(frame, table),
        Xeno::ID => xeno(frame, table),
        _ => None,
    }
}

/// The section of the rules that decides what is asked now, as `viewer` sees it, such as `7.3`;
/// none for a game without pages.
pub fn section(table: &dyn Table, viewer: Viewer) -> Option<Number> {
    fn view<G: Game>(table: &dyn Table, viewer: Viewer) -> Option<Box<G::View>> {
        table.view(viewer).downcast().ok()
    }
    Some(match table.game() {
        Invazions::ID => sections::invazions(&view::<Invazions>(table, viewer)?.stage),
        OhNo::ID => sections::oh_no(&view::<OhNo>(table, viewer)?.stage),
        Planisphere::ID => sections::planisphere(&view::<Planisphere>(table, viewer)?.stage),
        Pulp::ID => sections::pulp(&view::<Pulp>(table, viewer)?.stage),
        Xeno::ID => {
            let view = view::<Xeno>(table, viewer)?;
            sections::xeno(&view)
        }
        _ => return None,
    })
}

/// The board of a game that has just begun, as one who only watches sees it: for the pages that
/// teach the game.
pub fn sample(lang: Lang, game: &str) -> Option<Board> {
    with_sample(lang, game, Dealt::default(), |frame, table| board(frame, table))
}

/// What a sample is dealt from, beside what is usual.
#[derive(Clone, Copy, Default, Debug)]
pub struct Dealt<'a> {
    pub options: &'a [(&'a str, &'a str)],
    /// Another card file than the box's.
    pub cards: Option<&'a str>,
}

/// Every card of a game, with the board that they belong to.
pub(crate) fn gallery(lang: Lang, game: &str, dealt: Dealt<'_>) -> Option<(Board, Vec<Exhibit>)> {
    let both = |frame: &Frame<'_>, table: &dyn Table| {
        Some((board(frame, table)?, exhibits(frame, table)?))
    };
    with_sample(lang, game, dealt, both)
}

fn exhibits(frame: &Frame<'_>, table: &dyn Table) -> Option<Vec<Exhibit>> {
    let cards = table.cards();
    Some(match table.game() {
        OhNo::ID => {
            let view = view::<OhNo>(frame, table)?;
            crate::oh_no::gallery::exhibits(frame, &view, cards.downcast_ref()?)
        }
        Planisphere::ID => {
            let view = view::<Planisphere>(frame, table)?;
            crate::planisphere::gallery::exhibits(frame, &view, cards.downcast_ref()?)
        }
        Invazions::ID => {
            let view = view::<Invazions>(frame, table)?;
            crate::invazions::gallery::exhibits(frame, &view, cards.downcast_ref()?, false)
        }
        Pulp::ID => {
            let view = view::<Pulp>(frame, table)?;
            crate::pulp::gallery::exhibits(frame, &view, cards.downcast_ref()?)
        }
        Xeno::ID => {
            let view = view::<Xeno>(frame, table)?;
            crate::xeno::gallery::exhibits(frame, &view, cards.downcast_ref()?)
        }
        _ => return None,
    })
}

/// Does `work` with a table that has just been opened.
fn with_sample<T>(
    lang: Lang,
    game: &str,
    dealt: Dealt<'_>,
    work: impl FnOnce(&Frame<'_>, &dyn Table) -> Option<T>,
) -> Option<T> {
    let players = catalogue::info(game).ok()?.players.0;
    let table =
        catalogue::open(game, players, dealt.options, dealt.cards, Seed::from_number(0)).ok()?;
    let sitter = crate::table::Sitter { name: "", here: Here::Away };
    let frame = Frame {
        lang,
        table: "",
        seq: 0,
        sitters: &vec![sitter; usize::from(players)],
        viewer: Viewer::Spectator,
        said: &[],
        undo: false,
        whole: true,
        deal: Deal { commitment: "", seed: None },
        beside: Beside::default(),
    };
    work(&frame, table.as_ref())
}

/// The page where one builds what a table of the game is played with, if it has one.
pub fn workshop(game: &str, reader: &Reader<'_>, fields: &[(String, String)]) -> Option<Markup> {
    (game == Invazions::ID).then(|| workshop::workshop(reader, &Draft::of(fields)))
}

/// What was built, as a text that goes into a file and comes back.
pub fn built(game: &str, fields: &[(String, String)]) -> Option<String> {
    (game == Invazions::ID).then(|| Draft::of(fields).line())
}

fn oh_no(frame: &Frame<'_>, table: &dyn Table) -> Option<Board> {
    let view = view::<OhNo>(frame, table)?;
    let cards = table.cards().downcast().ok()?;
    let told = told::<OhNo>(frame, table, 0..table.plies());
    Some(crate::oh_no::board(frame, &view, &told, &cards))
}

fn planisphere(frame: &Frame<'_>, table: &dyn Table) -> Option<Board> {
    let view = view::<Planisphere>(frame, table)?;
    let cards = table.cards().downcast().ok()?;
    let told = told::<Planisphere>(frame, table, 0..table.plies());
    Some(crate::planisphere::board(frame, &view, &told, &cards))
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

fn xeno(frame: &Frame<'_>, table: &dyn Table) -> Option<Board> {
    let view = view::<Xeno>(frame, table)?;
    let cards = table.cards().downcast().ok()?;
    let told = told::<Xeno>(frame, table, 0..table.plies());
    Some(crate::xeno::board(frame, &view, &told, &cards))
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

/// A move of `seat` in a few words; `table` stands where it is to be made. As the game spells it
/// where nobody has words for it.
pub fn move_name(listener: &Listener<'_>, table: &dyn Table, seat: Seat, mv: &str) -> String {
    let named = match table.game() {
        OhNo::ID => oh_no_move(listener, table, seat, mv),
        Planisphere::ID => planisphere_move(listener, table, seat, mv),
        Invazions::ID => invazions_move(listener, table, seat, mv),
        Pulp::ID => pulp_move(listener, table, mv),
        Xeno::ID => xeno_move(listener, table, seat, mv),
        _ => None,
    };
    named.unwrap_or_else(|| mv.to_string())
}

fn oh_no_move(listener: &Listener<'_>, table: &dyn Table, seat: Seat, mv: &str) -> Option<String> {
    let cards = table.cards().downcast().ok()?;
    let (lang, names) = (listener.lang, listener.names());
    let voice = words::oh_no::Voice { lang, names, me: Some(seat), cards: &cards };
    Some(voice.phrase(mv.parse().ok()?).1)
}

fn planisphere_move(
    listener: &Listener<'_>,
    table: &dyn Table,
    seat: Seat,
    mv: &str,
) -> Option<String> {
    let cards = table.cards().downcast().ok()?;
    let (lang, names) = (listener.lang, listener.names());
    let voice = words::planisphere::Voice { lang, names, me: Some(seat), cards: &cards };
    Some(voice.phrase(mv.parse().ok()?).1)
}

fn invazions_move(
    listener: &Listener<'_>,
    table: &dyn Table,
    seat: Seat,
    mv: &str,
) -> Option<String> {
    let cards = table.cards().downcast().ok()?;
    let (lang, names) = (listener.lang, listener.names());
    let voice = words::invazions::Voice { lang, names, me: Some(seat), cards: &cards };
    Some(voice.phrase(mv.parse().ok()?).1)
}

fn pulp_move(listener: &Listener<'_>, table: &dyn Table, mv: &str) -> Option<String> {
    let cards = table.cards().downcast().ok()?;
    let texts = words::pulp::Texts { lang: listener.lang, cards: &cards };
    Some(texts.phrase(mv.parse().ok()?))
}

fn xeno_move(listener: &Listener<'_>, table: &dyn Table, seat: Seat, mv: &str) -> Option<String> {
    let cards = table.cards().downcast::<xeno::deck::Cards>().ok()?;
    let view = table.view(Viewer::Seat(seat)).downcast::<xeno::view::View>().ok()?;
    let faces = cards.faces(view.options.edition);
    let (lang, names) = (listener.lang, listener.names());
    let voice = words::xeno::Voice { lang, names, me: Some(seat), faces };
    Some(voice.phrase(mv.parse().ok()?).1)
}
