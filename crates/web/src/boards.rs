//! The one list of what games look like. A board gets what its viewer may know, and nothing else.

use catalogue::Table;
use frame::comic::ComicPanel;
use frame::data::{Beside, Board, Frame, Here, KnownDeal, LogPart, SeatName};
use frame::exhibit::Exhibit;
use frame::looks::{Asset, GameOf, Looks, Poster, Workshop, with_seen};
use maud::Markup;
use tabletop::{Game, Seated, Seed, Viewer};
use words::Lang;

/// What one game looks like, for tables that do not say their game's type.
pub trait AnyLooks: Send + Sync {
    /// The board of a running game, for the viewer of `frame`.
    fn board(&self, frame: &Frame<'_>, table: &dyn Table) -> Board;

    /// Every card of the game.
    fn exhibits(&self, frame: &Frame<'_>, table: &dyn Table) -> Vec<Exhibit>;

    /// The cards that a table is played with, for games whose tables differ in that.
    fn lists(&self, frame: &Frame<'_>, table: &dyn Table) -> Option<Markup>;

    /// The moments of a game that make a picture.
    fn story(&self, frame: &Frame<'_>, table: &dyn Table) -> Vec<ComicPanel>;

    /// Its style sheets, its scripts and what these ask for.
    fn files(&self) -> &'static [Asset];

    /// Pictures of cards that are files.
    fn pictures(&self) -> Vec<Asset>;

    fn poster(&self) -> Poster;

    /// The scripts of its first games and lessons: an id and a text each.
    fn guides(&self) -> &'static [(&'static str, &'static str)];

    fn workshop(&self) -> Option<Workshop>;
}

impl<L: Looks> AnyLooks for L {
    fn board(&self, frame: &Frame<'_>, table: &dyn Table) -> Board {
        with_seen(typed::<L>(table), frame.viewer, |seen| L::board(frame, seen))
    }

    fn exhibits(&self, frame: &Frame<'_>, table: &dyn Table) -> Vec<Exhibit> {
        with_seen(typed::<L>(table), frame.viewer, |seen| L::exhibits(frame, seen))
    }

    fn lists(&self, frame: &Frame<'_>, table: &dyn Table) -> Option<Markup> {
        with_seen(typed::<L>(table), frame.viewer, |seen| L::lists(frame, seen))
    }

    fn story(&self, frame: &Frame<'_>, table: &dyn Table) -> Vec<ComicPanel> {
        with_seen(typed::<L>(table), frame.viewer, |seen| L::story(frame, seen))
    }

    fn files(&self) -> &'static [Asset] {
        L::FILES
    }

    fn pictures(&self) -> Vec<Asset> {
        L::pictures()
    }

    fn poster(&self) -> Poster {
        L::POSTER
    }

    fn guides(&self) -> &'static [(&'static str, &'static str)] {
        L::GUIDES
    }

    fn workshop(&self) -> Option<Workshop> {
        L::WORKSHOP
    }
}

/// The table with the type that it had lost.
fn typed<L: Looks>(table: &dyn Table) -> &Seated<GameOf<L>> {
    table.as_any().downcast_ref().expect("a table is of its own game")
}

macro_rules! shown {
    ($(($game:ty, $words:path, $looks:path)),+ $(,)?) => {
        const ALL: &[(&str, &dyn AnyLooks)] =
            &[$((<GameOf<$looks> as Game>::ID, &$looks)),+];
    };
}
catalogue::each_game!(shown);

/// What the game `id` looks like; none if there is no such game.
pub fn of(id: &str) -> Option<&'static dyn AnyLooks> {
    ALL.iter().find(|it| it.0 == id).map(|it| it.1)
}

/// All games: their ids, and what they look like.
pub fn all() -> impl Iterator<Item = (&'static str, &'static dyn AnyLooks)> {
    ALL.iter().copied()
}

/// The board of a running game, for the viewer of `frame`.
pub fn board(frame: &Frame<'_>, table: &dyn Table) -> Board {
    at(table).board(frame, table)
}

/// The moments of a game that make a picture, in words for the viewer of `frame`.
pub fn story(frame: &Frame<'_>, table: &dyn Table) -> Vec<ComicPanel> {
    at(table).story(frame, table)
}

fn at(table: &dyn Table) -> &'static dyn AnyLooks {
    of(table.game()).expect("a table's game is in the catalogue")
}

/// The board of a game that has just begun, as one who only watches sees it: for the pages that
/// teach the game.
pub fn sample(lang: Lang, game: &str) -> Option<Board> {
    with_sample(lang, game, Dealt::default(), board)
}

/// What a sample is dealt with, apart from the defaults.
#[derive(Clone, Copy, Default, Debug)]
pub struct Dealt<'a> {
    pub options: &'a [(&'a str, &'a str)],
    /// Another number of players than the least.
    pub players: Option<u8>,
    /// A card file instead of the game's own.
    pub cards: Option<&'a str>,
}

/// Every card of a game, with the board that they belong to.
pub(crate) fn gallery(lang: Lang, game: &str, dealt: Dealt<'_>) -> Option<(Board, Vec<Exhibit>)> {
    with_sample(lang, game, dealt, |frame, table| {
        (board(frame, table), at(table).exhibits(frame, table))
    })
}

/// The cards that a table is played with, and the board that they belong to; none for a game whose
/// tables are all alike.
pub(crate) fn lists(lang: Lang, game: &str, dealt: Dealt<'_>) -> Option<(Board, Markup)> {
    with_sample(lang, game, dealt, |frame, table| {
        Some((board(frame, table), at(table).lists(frame, table)?))
    })?
}

/// Does `work` with a table that has just been opened; none if there is no such game, or its options
/// or cards are not allowed.
fn with_sample<T>(
    lang: Lang,
    game: &str,
    dealt: Dealt<'_>,
    work: impl FnOnce(&Frame<'_>, &dyn Table) -> T,
) -> Option<T> {
    let players = dealt.players.unwrap_or(catalogue::info(game).ok()?.players.0);
    let table =
        catalogue::open(game, players, dealt.options, dealt.cards, Seed::from_number(0)).ok()?;
    let sitter = SeatName { name: "", here: Here::Away };
    let frame = Frame {
        lang,
        table: "",
        seq: 0,
        sitters: &vec![sitter; usize::from(players)],
        viewer: Viewer::Spectator,
        aside: false,
        said: &[],
        log: LogPart::default(),
        undo: false,
        whole: true,
        deal: KnownDeal { commitment: "", seed: None },
        beside: Beside::default(),
    };
    Some(work(&frame, table.as_ref()))
}
