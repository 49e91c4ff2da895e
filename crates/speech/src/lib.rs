//! What every game says: the one list of the words of all games.
//!
//! [`of`] gives what a game says, for a table whose type is not known. Page, terminal, API and log
//! all ask here. The list itself stands in `catalogue`, and a game without words does not compile.
//!
//! # Where things are
//!
//! - `faults.rs` what is wrong with a set-up or a record

pub mod faults;

use catalogue::Table;
use tabletop::{CardSet, Game, Viewer};
use words::rulebook::Rulebook;
use words::{
    Area, Asked, COMMON, Lang, Listener, Messages, NamedRound, SectionNumber, Speaks, Speech,
    Value, capital,
};

/// What one game says about its tables.
pub trait Spoken: Send + Sync {
    /// All messages of the game.
    fn messages(&self) -> &'static Messages;

    /// The rulebook in that language.
    fn rulebook(&self, lang: Lang) -> Rulebook;

    /// What is asked now, as `viewer` sees it.
    fn asked(&self, table: &dyn Table, viewer: Viewer, to: Listener<'_>) -> Asked;

    /// The round or turn that `viewer` sees; none for a game that counts neither.
    fn round(&self, table: &dyn Table, viewer: Viewer, to: Listener<'_>) -> Option<NamedRound>;

    /// What `viewer` was told of the move number `ply`, in sentences for `to`.
    fn tell(&self, table: &dyn Table, ply: usize, viewer: Viewer, to: Listener<'_>) -> Vec<String>;

    /// A move in a few words; for a text that is not a move, the text.
    fn move_name(&self, table: &dyn Table, mv: &str, to: Listener<'_>) -> String;

    /// A card by its text, with or without the number of its copy; for any other text, the text.
    fn card_name(&self, table: &dyn Table, card: &str, to: Listener<'_>) -> String;

    /// A move offered to `viewer`, with what it costs or brings.
    fn offer(&self, table: &dyn Table, mv: &str, viewer: Viewer, to: Listener<'_>) -> String;

    /// A move that `viewer` is advised to make, from place to place where it has both; it begins a line.
    fn advice(&self, table: &dyn Table, mv: &str, viewer: Viewer, to: Listener<'_>) -> String;

    /// What `viewer` sees, as lines of text.
    fn position(&self, table: &dyn Table, viewer: Viewer, to: Listener<'_>) -> String;

    /// Every card of the box, by kind.
    fn all_cards(&self, to: Listener<'_>) -> String;
}

impl<S: Speech> Spoken for S {
    fn messages(&self) -> &'static Messages {
        S::MESSAGES
    }

    fn rulebook(&self, lang: Lang) -> Rulebook {
        Rulebook::read(S::RULEBOOK[lang as usize])
    }

    fn asked(&self, table: &dyn Table, viewer: Viewer, to: Listener<'_>) -> Asked {
        let view = view::<S::Game>(table, viewer);
        at_table::<S, _>(table, to, |voice| voice.asked(&view))
    }

    fn round(&self, table: &dyn Table, viewer: Viewer, to: Listener<'_>) -> Option<NamedRound> {
        let view = view::<S::Game>(table, viewer);
        at_table::<S, _>(table, to, |voice| voice.round(&view))
    }

    fn tell(&self, table: &dyn Table, ply: usize, viewer: Viewer, to: Listener<'_>) -> Vec<String> {
        let told = table.told(ply, viewer);
        let told = told.iter().map(|it| it.downcast_ref().expect("a table tells its own events"));
        at_table::<S, _>(table, to, |voice| told.filter_map(|it| voice.tell(it)).collect())
    }

    fn move_name(&self, table: &dyn Table, mv: &str, to: Listener<'_>) -> String {
        let Ok(parsed) = mv.parse() else { return mv.to_string() };
        at_table::<S, _>(table, to, |voice| voice.move_name(parsed))
    }

    fn card_name(&self, table: &dyn Table, card: &str, to: Listener<'_>) -> String {
        let name = at_table::<S, _>(table, to, |voice| voice.card_named(card));
        name.unwrap_or_else(|| card.to_string())
    }

    fn offer(&self, table: &dyn Table, mv: &str, viewer: Viewer, to: Listener<'_>) -> String {
        let Ok(parsed) = mv.parse() else { return mv.to_string() };
        let view = view::<S::Game>(table, viewer);
        at_table::<S, _>(table, to, |voice| voice.offer(&view, parsed))
    }

    fn advice(&self, table: &dyn Table, mv: &str, viewer: Viewer, to: Listener<'_>) -> String {
        let Ok(parsed) = mv.parse() else { return mv.to_string() };
        let view = view::<S::Game>(table, viewer);
        capital(&at_table::<S, _>(table, to, |voice| voice.advice(&view, parsed)))
    }

    fn position(&self, table: &dyn Table, viewer: Viewer, to: Listener<'_>) -> String {
        let view = view::<S::Game>(table, viewer);
        at_table::<S, _>(table, to, |voice| voice.position(&view))
    }

    fn all_cards(&self, to: Listener<'_>) -> String {
        let cards = CardSet::parse(<S::Game as Game>::Cards::BUILTIN);
        let cards = cards.expect("the box's own cards are sound");
        S::voice(to, &cards, &<S::Game as Game>::Options::default()).all_cards()
    }
}

fn view<G: Game>(table: &dyn Table, viewer: Viewer) -> Box<G::View> {
    table.view(viewer).downcast().expect("a table shows its own view")
}

/// Calls `speak` with the words for the cards of the table.
fn at_table<S: Speech, T>(
    table: &dyn Table,
    to: Listener<'_>,
    speak: impl FnOnce(S::Voice<'_>) -> T,
) -> T {
    let cards = table.cards();
    let cards = cards.downcast_ref().expect("a table has its own cards");
    let options = table.typed_options().downcast_ref().expect("a table has its own options");
    speak(S::voice(to, cards, options))
}

macro_rules! spoken {
    ($(($game:ty, $words:path, $looks:path)),+ $(,)?) => {
        const ALL: &[(&str, &dyn Spoken)] =
            &[$((<<$words as Speech>::Game as Game>::ID, &$words)),+];
    };
}
catalogue::each_game!(spoken);

/// What the game `id` says; none if there is no such game.
pub fn of(id: &str) -> Option<&'static dyn Spoken> {
    ALL.iter().find(|it| it.0 == id).map(|it| it.1)
}

/// What the game of a table says.
pub fn at(table: &dyn Table) -> &'static dyn Spoken {
    of(table.game()).expect("a table's game is in the catalogue")
}

/// The section of the rules that decides what `viewer` is asked now.
pub fn section(table: &dyn Table, viewer: Viewer) -> SectionNumber {
    at(table).asked(table, viewer, Listener::stranger(Lang::En)).section
}

/// The message `key` of a game.
pub fn say(lang: Lang, game: &str, key: &str) -> String {
    say_with(lang, game, key, &[])
}

/// The message `key` of a game, with its arguments.
pub fn say_with(lang: Lang, game: &str, key: &str, args: &[(&str, Value<'_>)]) -> String {
    messages(game).say_with(lang, key, args)
}

/// Whether a game has the message `key`.
pub fn knows(lang: Lang, game: &str, key: &str) -> bool {
    messages(game).knows(lang, key)
}

/// The message `key` of whichever game has it; used for reasons, which are named by their keys.
pub fn named(lang: Lang, key: &str, args: &[(&str, Value<'_>)]) -> String {
    with(key).say_with(lang, key, args)
}

/// The messages that contain `key`; those of no single game if none do.
pub fn with(key: &str) -> &'static Messages {
    let games = ALL.iter().map(|it| it.1.messages());
    games
        .into_iter()
        .find(|it| Lang::ALL.iter().any(|lang| it.knows(*lang, key)))
        .unwrap_or(&COMMON)
}

fn messages(game: &str) -> &'static Messages {
    of(game).map_or(&COMMON, |it| it.messages())
}

/// The name of a game, as on its box.
pub fn name(lang: Lang, game: &str) -> String {
    say(lang, game, &format!("{game}-name"))
}

/// The rules of a game; none if there is no such game.
pub fn rulebook(game: &str, lang: Lang) -> Option<Rulebook> {
    of(game).map(|it| it.rulebook(lang))
}

/// All files of messages: of all games, and those that belong to no single game.
pub fn areas() -> impl Iterator<Item = &'static Area> {
    COMMON.areas().iter().chain(ALL.iter().flat_map(|it| it.1.messages().areas()))
}
