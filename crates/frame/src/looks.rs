//! What a game looks like. Each game has a crate beside its rules and its words, `games/ID/page`, that
//! implements [`Looks`]; `catalogue::each_game!` lists them, and a game without looks does not compile.

use maud::Markup;
use tabletop::{Game, Seated, Viewer};
use words::{Lang, Speech};

use crate::comic::ComicPanel;
use crate::data::{Board, Frame};
use crate::exhibit::Exhibit;
use crate::shell::Reader;

/// What a game looks like.
pub trait Looks: Send + Sync + 'static {
    /// What it says; it also names the game.
    type Speech: Speech;

    /// Its style sheets, its scripts, and the files that they load.
    const FILES: &'static [Asset];
    const POSTER: Poster;
    /// The scripts of its first games and lessons: an id and a text each.
    const GUIDES: &'static [(&'static str, &'static str)];
    /// The page where people build what a table is played with, for games that have one.
    const WORKSHOP: Option<Workshop> = None;

    /// The board as one viewer sees it.
    fn board(frame: &Frame<'_>, seen: &Seen<'_, GameOf<Self>>) -> Board;

    /// Every card, drawn as on the board of a table that has just been opened.
    fn exhibits(frame: &Frame<'_>, seen: &Seen<'_, GameOf<Self>>) -> Vec<Exhibit>;

    /// The cards that a table with these options is played with, for games whose tables differ in
    /// that. Nothing is dealt yet, so nothing is said of where they are.
    fn lists(_frame: &Frame<'_>, _seen: &Seen<'_, GameOf<Self>>) -> Option<Markup> {
        None
    }

    /// The moments of the game that make a picture, in their order.
    fn story(frame: &Frame<'_>, seen: &Seen<'_, GameOf<Self>>) -> Vec<ComicPanel>;

    /// Pictures of cards that are files. Their names change when they do, so that a browser never
    /// needs to ask again.
    fn pictures() -> Vec<Asset> {
        Vec::new()
    }
}

/// The game that looks like this.
pub type GameOf<L> = <<L as Looks>::Speech as Speech>::Game;

/// All that the viewer of a page may know of a table.
#[derive(Debug)]
pub struct Seen<'a, G: Game> {
    pub view: &'a G::View,
    /// What they were told since the game began.
    pub told: &'a [G::Told],
    /// How much of that was told before the last move.
    pub before: usize,
    pub cards: &'a G::Cards,
    pub options: &'a G::Options,
}

/// Draws with what `viewer` may know of a table.
pub fn with_seen<G: Game, T>(
    seated: &Seated<G>,
    viewer: Viewer,
    draw: impl FnOnce(&Seen<'_, G>) -> T,
) -> T {
    let (mut told, mut before) = (Vec::new(), 0);
    for entry in seated.entries() {
        before = told.len();
        told.extend(entry.events.iter().filter_map(|it| G::tell(it, viewer)));
    }
    let view = seated.game().view(viewer);
    let (cards, options) = (seated.cards(), &seated.setup().options);
    draw(&Seen { view: &view, told: &told, before, cards, options })
}

/// One file under `/assets/`.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    pub name: &'static str,
    /// Its media type.
    pub kind: &'static str,
    pub text: &'static str,
}

impl Asset {
    pub const fn css(name: &'static str, text: &'static str) -> Asset {
        Asset { name, kind: "text/css; charset=utf-8", text }
    }

    pub const fn script(name: &'static str, text: &'static str) -> Asset {
        Asset { name, kind: "text/javascript; charset=utf-8", text }
    }

    pub const fn svg(name: &'static str, text: &'static str) -> Asset {
        Asset { name, kind: "image/svg+xml", text }
    }

    /// Whether its name carries a fingerprint, so that a browser never needs to ask again.
    pub fn lasts(&self) -> bool {
        self.name.starts_with(CARD)
    }
}

/// The beginning of the names of card pictures.
pub const CARD: &str = "card-";

/// The poster of a game, kept as a file, so that a page that shows it ten times sends it once.
#[derive(Clone, Copy, Debug)]
pub struct Poster {
    pub file: &'static str,
    /// The part of it that a thumbnail shows.
    pub heart: &'static str,
    /// The picture as a document of its own, 300 by 440.
    pub svg: fn() -> &'static str,
}

/// The fields that a browser sent: names and values.
pub type Fields = [(String, String)];

/// The page where people build what a table of a game is played with.
#[derive(Clone, Copy, Debug)]
pub struct Workshop {
    pub page: fn(&Reader<'_>, &Fields) -> Markup,
    /// What was built, as a text that goes into a file and comes back.
    pub built: fn(&Fields) -> String,
    /// The option of a table that says what was built.
    pub option: &'static str,
    /// A value of that option as people type it, in the form that the game takes, or what is wrong
    /// with it.
    pub read: fn(Lang, &str) -> Result<String, String>,
    /// What such a value is made of, in words: parts, and what each has; nothing if it cannot be read.
    pub told: fn(Lang, &str) -> Vec<WorkshopPart>,
}

/// A part of what was built: what it is called, and the names of what it has.
pub type WorkshopPart = (String, Vec<String>);
