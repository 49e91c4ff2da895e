//! The pages around the tables, each a function from plain data to HTML.
//!
//! Nothing here knows the server or the store: they fill these structs and send what comes back.

mod about;
mod account;
mod accuracy;
mod api;
mod club;
mod clubs;
mod comic;
mod curve;
mod daily;
mod devices;
mod duels;
mod error;
mod finished;
mod form;
mod gallery;
mod home;
mod import;
mod journal;
mod lists;
mod lobby;
mod luck;
mod manifest;
mod name;
mod new_table;
mod offline;
mod parts;
mod player;
mod puzzles;
mod qr;
mod reminders;
mod results;
mod review;
mod rules;
mod scenarios;
mod studies;
mod study;
mod tables;
mod tournament_groups;
mod tournaments;
mod wording;

pub use about::{Keeps, about};
pub use account::{AccountPage, AccountWay, SignPage, account, sign};
pub use accuracy::{AgainstLots, accuracy};
pub use api::{Api, Call, CallsOf, api};
pub use club::{ClubMemberShown, ClubPage, ClubPlace, ClubTableShown, ClubWeek, DayShown, club};
pub use clubs::{ClubInList, ClubInvitation, ClubsPage, club_invitation, clubs};
pub use comic::{ComicPage, comic};
pub use daily::{DailyPage, DailyResult, LeagueLine, MyTry, daily};
pub use devices::Reminded;
pub use duels::{
    DuelLine, DuelPage, DuelRoundShown, DuelSide, DuelWay, DuelsPage, GamesShown, SideResult, duel,
    duels,
};
pub use error::{ErrorPage, Mishap, error};
pub use finished::{Finished, FinishedGame, finished};
pub use form::{ClockChoice, NewTableForm, Problem, SeatChoice};
pub use frame::wording::Date;
pub use gallery::{card_words, cards, told_of_cards};
pub use home::{Home, OpenTable, PuzzlesToday, home};
pub use import::{FoundGame, ImportPage, import};
pub use journal::{Journal, Teammate, VictoryShown, journal};
pub use lists::lists;
pub use lobby::{Lobby, LobbySeat, lobby};
pub use luck::{LuckShown, MomentShown, RoundMark, SeatEnd};
pub use manifest::manifest;
pub use name::{NamePage, name};
pub use new_table::{NewTablePage, new_table};
pub use offline::{OfflineWay, offline};
pub use parts::{FormTried, SeatHolder};
pub use player::{AccuracyShown, DecisionKind, LastGame, PlayerShown, RatingShown, SHOWN, player};
pub use puzzles::{
    DayPuzzle, GamePuzzles, PuzzleMark, PuzzlesOf, PuzzlesPage, puzzles, puzzles_of,
};
pub use reminders::{RemindersPage, reminders};
pub use results::{
    Counts, GameResults, MyResults, RankedShown, Rated, TallyShown, game_results, my_results,
};
pub use review::{DecisionShown, ReviewPage, WhenShown, cost, review};
pub use rules::{learn, rules};
pub use scenarios::{
    BalanceShown, CardChange, CardChanged, FieldChange, MeasuredAs, ScenarioDraft, ScenarioPage,
    ScenarioShape, ScenarioShown, ScenarioTried, ScenariosPage, scenario, scenarios,
};
pub use studies::{StudiedGame, StudiesPage, StudyInList, studies};
pub use study::{ChapterShown, NoteShown, StudyGame, StudyMoments, StudyPage, study};
pub use tables::{MyTable, MyTables, TableStanding, tables};
pub use tournament_groups::{DealStanding, GroupShown, OpenGroup};
pub use tournaments::{
    PlaceShown, TournamentGameShown, TournamentInList, TournamentPage, TournamentRoundShown,
    TournamentStanding, TournamentSystem, TournamentWay, TournamentsPage, tournament, tournaments,
};

use tabletop::OptionSpec;

/// A game that can be played here. Its words are the messages `GAME-name`, `GAME-pitch`,
/// `GAME-kind` and `GAME-length`. Those of its options are `GAME-option-KEY` and
/// `GAME-option-KEY-VALUE`, with additions under `…-hint` and `…-badge`. The option whose values
/// have badges is shown large, before all others.
#[derive(Clone, Copy, Debug)]
pub struct GameOffer {
    pub id: &'static str,
    /// The fewest and the most players.
    pub players: (u8, u8),
    pub options: &'static [OptionSpec],
    /// Whether it has puzzles.
    pub puzzles: bool,
    /// Whether all at a table win or lose together, as one who plays alone does.
    pub together: bool,
}

impl GameOffer {
    /// Whether everybody gets the same deal on the same day: where nobody plays against anybody.
    pub fn has_daily(&self) -> bool {
        self.together
    }
}

/// What was chosen: keys and values of options.
pub type Chosen = Vec<(String, String)>;
