//! Positions, moves and events as lines of text. Only here does the program know a game.

mod invazions;
mod oh_no;
mod planisphere;
mod pulp;
mod xeno;

use std::io::{self, Write};

use ::invazions::Invazions;
use ::oh_no::OhNo;
use ::planisphere::Planisphere;
use ::pulp::Pulp;
use ::xeno::Xeno;
use catalogue::Table;
use tabletop::{CardSet, Game, Options, SEATS_MAX, Seat, Viewer};
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
        Invazions::ID => Some(&invazions::InvazionsBoard),
        OhNo::ID => Some(&oh_no::OhNoBoard),
        Planisphere::ID => Some(&planisphere::PlanisphereBoard),
        Pulp::ID => Some(&pulp::PulpBoard),
        Xeno::ID => Some(&xeno::XenoBoard),
        _ => None,
    }
}

/// Seats are called by their letters.
const LETTERS: [&str; SEATS_MAX] = ["A", "B", "C", "D", "E"];

/// To whom a game is told, and with what it is played.
struct Listener<'a, G: Game> {
    cards: &'a G::Cards,
    options: &'a G::Options,
    me: Option<Seat>,
    lang: Lang,
}

/// A game with somebody who speaks of it; the rest of its board is then the same for every game.
trait Spoken {
    type Game: Game;
    type Speaker<'a>: Lines<Self::Game>;

    fn speaker<'a>(to: &Listener<'a, Self::Game>) -> Self::Speaker<'a>;
}

/// Speaks of one game in lines of text.
trait Lines<G: Game> {
    fn position(&self, view: &G::View) -> String;
    /// What happened, as a sentence; none for what needs no words.
    fn sentence(&self, told: &G::Told) -> Option<String>;
    /// A move of whoever sees `view`, in a few words.
    fn offer(&self, view: &G::View, mv: G::Move) -> String;
    fn all_cards(&self) -> String;
}

impl<T: Spoken> Board for T {
    fn position(&self, table: &dyn Table, viewer: Viewer, lang: Lang) -> String {
        let view = view::<T::Game>(table, viewer);
        to_table::<T, _>(table, viewer.seat(), lang, |speaker| speaker.position(&view))
    }

    fn told(&self, table: &dyn Table, ply: usize, viewer: Viewer, lang: Lang) -> Vec<String> {
        let told = table.told(ply, viewer);
        let told = told.iter().map(|it| it.downcast_ref().expect("a table tells its own events"));
        to_table::<T, _>(table, viewer.seat(), lang, |speaker| {
            told.filter_map(|it| speaker.sentence(it)).collect()
        })
    }

    fn move_name(&self, table: &dyn Table, mv: &str, seat: Seat, lang: Lang) -> String {
        let Ok(parsed) = mv.parse() else { return mv.to_string() };
        let view = view::<T::Game>(table, Viewer::Seat(seat));
        to_table::<T, _>(table, Some(seat), lang, |speaker| speaker.offer(&view, parsed))
    }

    fn cards(&self, lang: Lang) -> String {
        let cards = CardSet::parse(<T::Game as Game>::Cards::BUILTIN);
        let cards = cards.expect("the box's own cards are sound");
        let options = <T::Game as Game>::Options::default();
        let to = Listener { cards: &cards, options: &options, me: None, lang };
        T::speaker(&to).all_cards()
    }
}

fn view<G: Game>(table: &dyn Table, viewer: Viewer) -> Box<G::View> {
    table.view(viewer).downcast().expect("a table shows its own view")
}

/// Speaks to `me` with the cards of the table.
fn to_table<T: Spoken, U>(
    table: &dyn Table,
    me: Option<Seat>,
    lang: Lang,
    then: impl FnOnce(T::Speaker<'_>) -> U,
) -> U {
    let cards = table.cards();
    let cards = cards.downcast_ref().expect("a table has its own cards");
    let options = table.options();
    let options = options.iter().map(|(key, value)| (*key, value.as_str()));
    let options = Options::from_pairs(options).expect("a table has its own options");
    then(T::speaker(&Listener { cards, options: &options, me, lang }))
}

/// As messages choose by it.
fn yes(it: bool) -> &'static str {
    if it { "yes" } else { "no" }
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
