//! Tournaments: the list of them, how one is opened, and the table of one, round by round.

use frame::art::icons::{Icon, sized};
use frame::shell::{Reader, SitePage, scripted_site_page, site_page};
use frame::wording::listed;
use maud::{Markup, html};
use room::Clock;
use words::Lang;

use super::parts::{
    FormTried, competitor, first_sign_up, invite_line, labelled, option_field, page_head, refused,
    shared_places, sure, thumb, ticked, typed,
};
use super::tournament_groups::{GroupShown, OpenGroup, new_group, open_groups, standings};
use super::wording::{ago, game_name, terms};
use super::{Chosen, GameOffer};

/// The page on which tournaments are found and opened.
#[derive(Clone, Debug)]
pub struct TournamentsPage<'a> {
    pub reader: Reader<'a>,
    pub games: &'a [GameOffer],
    /// The one that the form is for.
    pub game: &'a GameOffer,
    /// Those that wait first, then the latest.
    pub tournaments: Vec<TournamentInList>,
    /// The club for which one is to be opened.
    pub club: Option<&'a str>,
    /// Whether all at a table win or lose together, so that groups play the same deals.
    pub together: bool,
    /// The most rounds of a Swiss tournament, and the most deals.
    pub rounds_max: u8,
    pub tried: FormTried,
}

/// A tournament in a list.
#[derive(Clone, Debug)]
pub struct TournamentInList {
    pub id: String,
    pub name: String,
    pub game: String,
    pub standing: TournamentStanding,
    pub players: u32,
    /// How many seconds ago it was opened.
    pub ago: u64,
}

/// How far a tournament is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TournamentStanding {
    /// One can join it.
    Open,
    Running,
    Over,
}

/// The clocks that the form offers.
const CLOCKS: [Clock; 6] = [
    Clock::Turns { days: 1 },
    Clock::Turns { days: 3 },
    Clock::Turns { days: 7 },
    Clock::Live { minutes: 10, seconds: 10 },
    Clock::Live { minutes: 30, seconds: 20 },
    Clock::Live { minutes: 60, seconds: 30 },
];

/// `GET /tournaments`
pub fn tournaments(page: &TournamentsPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let title = lang.say("tournament-many");
    let body = html! {
        div class="narrow duels" {
            (page_head(&title, &lang.say("tournament-lead")))
            section aria-labelledby="all" {
                h2 class="h3" id="all" { (lang.say("tournament-all")) }
                @if page.tournaments.is_empty() { p class="empty" { (lang.say("tournament-none")) } }
                ul class="past" { @for it in &page.tournaments { (line(lang, it)) } }
            }
            (opening(page))
        }
    };
    site_page(&page.reader, SitePage::Elsewhere, &title, body)
}

pub(super) fn line(lang: Lang, it: &TournamentInList) -> Markup {
    let see = [("name", it.name.as_str().into())];
    html! {
        li {
            (thumb(&it.game))
            div class="past-words" {
                p {
                    b { bdi { (it.name) } }
                    span class="result" data-won[it.standing == TournamentStanding::Open] {
                        (lang.say(standing_words(it.standing)))
                    }
                }
                (about(lang, it))
            }
            div class="past-acts" {
                a class="btn" href={ "/tournaments/" (it.id) }
                    aria-label=(lang.say_with("tournament-see-name", &see)) { (lang.say("duel-see")) }
            }
        }
    }
}

fn about(lang: Lang, it: &TournamentInList) -> Markup {
    html! {
        p class="soft small" {
            (game_name(lang, &it.game)) " · "
            (lang.say_with("tournament-players", &[("n", it.players.into())])) " · "
            (ago(lang, it.ago))
        }
    }
}

fn standing_words(standing: TournamentStanding) -> &'static str {
    match standing {
        TournamentStanding::Open => "tournament-open",
        TournamentStanding::Running => "tournament-running",
        TournamentStanding::Over => "tournament-over",
    }
}

fn opening(page: &TournamentsPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        section class="duel-new" aria-labelledby="new" {
            h2 class="h3" id="new" { (lang.say("tournament-new")) }
            (games(page))
            @if page.reader.signed_in { (form(page)) }
            @else { (first_sign_up(lang, "tournament-account", "/tournaments")) }
        }
    }
}

fn games(page: &TournamentsPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        nav class="pick" aria-label=(lang.say("site-home-games")) {
            @for game in page.games {
                a href={ "/tournaments?" (of_club(page)) "game=" (game.id) "#new" }
                    aria-current=[(game.id == page.game.id).then_some("true")] {
                    (thumb(game.id)) span { (game_name(lang, game.id)) }
                }
            }
        }
    }
}

/// The club that an address of the page names.
fn of_club(page: &TournamentsPage<'_>) -> String {
    page.club.map(|it| format!("club={it}&")).unwrap_or_default()
}

fn form(page: &TournamentsPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let ((least, to), tried) = (page.game.players, &page.tried);
    let from = if page.together { least } else { least.max(2) };
    let usual = CLOCKS[1].to_string();
    let chosen_clock = tried.value("clock", &usual);
    html! {
        form class="fields" method="post" action="/tournaments" {
            input type="hidden" name="game" value=(page.game.id);
            @if let Some(club) = page.club {
                input type="hidden" name="club" value=(club);
                p { (lang.say("club-tournament-for")) }
            }
            (refused(&tried.problem))
            (labelled("name", &lang.say("tournament-name"),
                typed("name", "name", tried.value("name", ""), 24)))
            @if from < to { (number(page, "seats", "tournament-seats", (from, to), from)) }
            @else { input type="hidden" name="seats" value=(from); }
            @for option in page.game.options { (option_field(lang, page.game.id, option, tried)) }
            (labelled("clock", &lang.say("account-clock"), html! {
                select class="select" id="clock" name="clock" {
                    @for clock in CLOCKS {
                        option value=(clock) selected[clock.to_string() == chosen_clock] { (crate::clock::words(lang, clock)) }
                    }
                }
            }))
            (meetings(page))
            (ticked("listed", tried.ticked("listed", true), &lang.say("tournament-listed")))
            p class="soft small" { (lang.say(if page.together { "tournament-deals-rules" } else { "tournament-rules" })) }
            button class="btn go big" { (sized(Icon::Plus, 18)) (lang.say("tournament-open-it")) }
        }
    }
}

/// Who meets whom, and how often; groups meet nobody.
fn meetings(page: &TournamentsPage<'_>) -> Markup {
    let most = (1, page.rounds_max);
    if page.together {
        return number(page, "rounds", "tournament-deals", most, 3);
    }
    let systems = [("swiss", "tournament-swiss"), ("all", "tournament-all-play-all")];
    let orders = [("joined", "tournament-by-joining"), ("rating", "tournament-by-rating")];
    html! {
        (one_of(page, "system", "tournament-system", systems))
        (number(page, "rounds", "tournament-rounds", most, 5))
        (one_of(page, "seeding", "tournament-seeding", orders))
    }
}

fn one_of(page: &TournamentsPage<'_>, id: &str, label: &str, values: [(&str, &str); 2]) -> Markup {
    let (lang, chosen) = (page.reader.lang, page.tried.value(id, values[0].0));
    let select = html! {
        select class="select" id=(id) name=(id) {
            @for (value, words) in values {
                option value=(value) selected[value == chosen] { (lang.say(words)) }
            }
        }
    };
    labelled(id, &lang.say(label), select)
}

fn number(
    page: &TournamentsPage<'_>,
    id: &str,
    label: &str,
    (from, to): (u8, u8),
    usual: u8,
) -> Markup {
    let usual = usual.to_string();
    labelled(
        id,
        &page.reader.lang.say(label),
        html! {
            input class="input number" type="number" inputmode="numeric" id=(id) name=(id)
                min=(from) max=(to) value=(page.tried.value(id, &usual)) required;
        },
    )
}

/// The page of a tournament.
#[derive(Clone, Debug)]
pub struct TournamentPage<'a> {
    pub reader: Reader<'a>,
    pub id: &'a str,
    pub name: &'a str,
    /// Its whole address.
    pub link: String,
    pub game: &'a str,
    pub options: Chosen,
    pub seats: u8,
    pub clock: Option<Clock>,
    pub system: TournamentSystem,
    /// The last round that was begun, and how many there are.
    pub round: i64,
    pub rounds: i64,
    pub host: &'a str,
    pub standing: TournamentStanding,
    pub way: TournamentWay,
    /// Whether the reader opened it, and at least how many people or groups it takes.
    pub may_begin: Option<usize>,
    /// The best first; empty where groups play the same deals.
    pub players: Vec<PlaceShown>,
    /// The best first.
    pub groups: Vec<GroupShown>,
    /// The latest first; empty where groups play the same deals.
    pub shown_rounds: Vec<TournamentRoundShown>,
}

/// Who meets whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TournamentSystem {
    Swiss,
    /// All play all.
    All,
    /// Nobody: all groups play the same deals.
    Deals,
}

/// What somebody can do at a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TournamentWay {
    /// Make an account first.
    SignUp,
    Join,
    /// Join a group or form one, for everybody or for one of their clubs.
    Group {
        groups: Vec<OpenGroup>,
        clubs: Vec<(String, String)>,
    },
    /// Go to their table, if their game runs, and leave.
    Inside {
        table: Option<String>,
    },
    Watch,
}

/// The place of somebody in a tournament.
#[derive(Clone, Debug)]
pub struct PlaceShown {
    pub name: String,
    pub mine: bool,
    pub gone: bool,
    pub played: u32,
    pub won: u32,
    /// How many rounds they sat out.
    pub byes: u32,
    pub points: f64,
    pub buchholz: f64,
    pub berger: f64,
}

impl PlaceShown {
    /// Whether nothing that counts tells two apart.
    fn is_level(&self, other: &PlaceShown) -> bool {
        let counts = |it: &PlaceShown| (it.points, it.buchholz, it.berger, it.won);
        counts(self) == counts(other)
    }
}

/// A round of a tournament.
#[derive(Clone, Debug)]
pub struct TournamentRoundShown {
    /// Counted from 1.
    pub number: i64,
    pub games: Vec<TournamentGameShown>,
    /// Who sat out.
    pub byes: Vec<String>,
}

/// A game of a round.
#[derive(Clone, Debug)]
pub struct TournamentGameShown {
    /// The table, for those who may look at it.
    pub table: Option<String>,
    /// Names in the order of the seats; with the points, once the game is over.
    pub players: Vec<(String, Option<f64>)>,
}

/// `GET /tournaments/ID`. A script swaps what is in `data-watch` as games end.
pub fn tournament(page: &TournamentPage<'_>) -> Markup {
    let news = (page.standing != TournamentStanding::Over)
        .then(|| format!("/tournaments/{}/events", page.id));
    let body = html! {
        div class="narrow duel tournament" {
            (head(page))
            div id="tournament" data-watch=[news] {
                (progress(page)) (way(page)) (to_groups(page)) (stands(page))
                @if page.standing == TournamentStanding::Open { (invitation(page)) }
            }
        }
    };
    let scripts = ["share.js", "watch.js"];
    scripted_site_page(&page.reader, SitePage::Elsewhere, page.name, &scripts, body)
}

/// How one comes into a group.
fn to_groups(page: &TournamentPage<'_>) -> Markup {
    let TournamentWay::Group { groups, clubs } = &page.way else { return html! {} };
    html! {
        (open_groups(page.reader.lang, groups, (page.id, page.seats)))
        (new_group(page.reader.lang, page.id, clubs))
    }
}

/// Who stands where.
fn stands(page: &TournamentPage<'_>) -> Markup {
    match page.system {
        TournamentSystem::Swiss | TournamentSystem::All => html! { (places(page)) (rounds(page)) },
        TournamentSystem::Deals => {
            standings(page.reader.lang, &page.groups, page.round, page.seats == 1)
        }
    }
}

fn head(page: &TournamentPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let terms = terms(lang, page.game, &page.options);
    let args = [("seats", page.seats.into()), ("rounds", page.rounds.into())];
    html! {
        header class="page-head" {
            h1 class="h1" { bdi { (page.name) } }
            p class="lead" {
                b { (game_name(lang, page.game)) }
                @if !terms.is_empty() { " · " (terms) }
            }
            p class="soft" {
                (lang.say_with(kind_of(page), &args))
                @if let Some(clock) = page.clock { " " (crate::clock::words(lang, clock)) }
            }
            p class="soft" { (lang.say_with("tournament-host", &[("name", page.host.into())])) }
        }
    }
}

fn kind_of(page: &TournamentPage<'_>) -> &'static str {
    match page.system {
        TournamentSystem::Swiss => "tournament-is-swiss",
        TournamentSystem::All => "tournament-is-all",
        TournamentSystem::Deals if page.seats == 1 => "tournament-is-alone",
        TournamentSystem::Deals => "tournament-is-deals",
    }
}

fn progress(page: &TournamentPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let args = [("round", page.round.into()), ("rounds", page.rounds.into())];
    html! {
        p class="duel-word" role="status" {
            @match page.standing {
                TournamentStanding::Open => (lang.say("tournament-waits")),
                TournamentStanding::Running if page.system == TournamentSystem::Deals => {
                    (lang.say_with("tournament-deal-of", &args))
                },
                TournamentStanding::Running => (lang.say_with("tournament-round-of", &args)),
                TournamentStanding::Over => {
                    (lang.say("tournament-is-over"))
                    @if !page.players.is_empty() { " " b { (winners(page)) } }
                },
            }
        }
    }
}

/// Who has won, or shares the first place.
fn winners(page: &TournamentPage<'_>) -> String {
    let first = page.players.iter().filter(|it| it.is_level(&page.players[0]));
    let names: Vec<String> = first.map(|it| it.name.clone()).collect();
    let key = if names.len() == 1 { "tournament-winner" } else { "tournament-winners" };
    page.reader.lang.say_with(key, &[("name", listed(page.reader.lang, &names).into())])
}

fn way(page: &TournamentPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        div class="row" {
            @match &page.way {
                TournamentWay::SignUp => {
                    a class="btn go big" href={ "/sign-up?back=/tournaments/" (page.id) } {
                        (lang.say("tournament-sign-up"))
                    }
                },
                TournamentWay::Join => (act(page, "join", "tournament-join", "btn go big")),
                TournamentWay::Inside { table } => {
                    @if let Some(table) = table {
                        a class="btn go big" href={ "/t/" (table) } {
                            (sized(Icon::Play, 18)) (lang.say("tournament-to-table"))
                        }
                    }
                },
                TournamentWay::Group { .. } | TournamentWay::Watch => {},
            }
            @if let Some(least) = page.may_begin { (beginning(page, least)) }
        }
        @if matches!(page.way, TournamentWay::Inside { .. }) && page.standing != TournamentStanding::Over {
            (leaving(page))
        }
    }
}

fn beginning(page: &TournamentPage<'_>, least: usize) -> Markup {
    let (there, few) = match page.system {
        TournamentSystem::Deals => (page.groups.len(), "tournament-few-groups"),
        TournamentSystem::Swiss | TournamentSystem::All => (page.players.len(), "tournament-few"),
    };
    html! {
        @if least <= there { (act(page, "begin", "tournament-begin", "btn primary big")) }
        @else { p { (page.reader.lang.say_with(few, &[("n", least.into())])) } }
    }
}

fn act(page: &TournamentPage<'_>, what: &str, words: &str, class: &str) -> Markup {
    html! {
        form method="post" action={ "/tournaments/" (page.id) "/" (what) } {
            button class=(class) { (page.reader.lang.say(words)) }
        }
    }
}

fn leaving(page: &TournamentPage<'_>) -> Markup {
    let words = ["tournament-leave", "tournament-leave-means", "tournament-leave-yes"];
    sure(page.reader.lang, &format!("/tournaments/{}/leave", page.id), words)
}

/// A number with at most two decimals: `2`, `1.5`, `0.67`.
fn decimals(lang: Lang, value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if lang == Lang::Fr { text.replace('.', ",") } else { text.to_string() }
}

fn places(page: &TournamentPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let ranked = shared_places(&page.players, PlaceShown::is_level);
    html! {
        section class="results" aria-labelledby="places" {
            h2 class="h3" id="places" { (lang.say("tournament-places")) }
            @if page.players.is_empty() { p class="empty" { (lang.say("tournament-nobody")) } }
            @else {
                div tabindex="0" role="group" class="scrolls" aria-labelledby="places" {
                    table {
                        (heads(lang))
                        tbody { @for (at, it) in ranked.iter().zip(&page.players) { (place(lang, *at, it)) } }
                    }
                }
                p class="soft small" { (lang.say("tournament-ties")) }
                @if page.players.iter().any(|it| 0 < it.byes) {
                    p class="soft small" { (lang.say("tournament-byes-mean")) }
                }
            }
        }
    }
}

fn heads(lang: Lang) -> Markup {
    let keys = [
        "tournament-points",
        "tournament-played",
        "tournament-buchholz",
        "tournament-berger",
        "tournament-won",
    ];
    html! {
        thead { tr {
            th scope="col" class="num" { (lang.say("tournament-place")) }
            th scope="col" { (lang.say("site-daily-name")) }
            @for key in keys { th scope="col" class="num" { (lang.say(key)) } }
        } }
    }
}

fn place(lang: Lang, at: usize, it: &PlaceShown) -> Markup {
    html! {
        tr data-mine[it.mine] {
            td class="num" { (at) }
            th scope="row" {
                (competitor(lang, &it.name, it.mine, it.gone))
                @if 0 < it.byes {
                    span class="soft small members" {
                        (lang.say_with("tournament-byes", &[("n", it.byes.into())]))
                    }
                }
            }
            td class="num" { b { (decimals(lang, it.points)) } }
            td class="num" { (it.played) }
            td class="num" { (decimals(lang, it.buchholz)) }
            td class="num" { (decimals(lang, it.berger)) }
            td class="num" { (it.won) }
        }
    }
}

fn rounds(page: &TournamentPage<'_>) -> Markup {
    html! {
        div class="played-rounds" { @for round in &page.shown_rounds { (one_round(page, round)) } }
    }
}

fn one_round(page: &TournamentPage<'_>, round: &TournamentRoundShown) -> Markup {
    let lang = page.reader.lang;
    html! {
        details class="more" open[round.number == page.round] {
            summary {
                (sized(Icon::Down, 18)) (lang.say_with("tournament-round", &[("n", round.number.into())]))
            }
            ul class="played-games" {
                @for (at, game) in round.games.iter().enumerate() { (one_game(lang, at, game)) }
            }
            @for name in &round.byes {
                p class="bye" { bdi { (name) } " " span class="soft small" { (lang.say("tournament-bye")) } }
            }
        }
    }
}

fn one_game(lang: Lang, at: usize, game: &TournamentGameShown) -> Markup {
    let runs = game.players.iter().all(|it| it.1.is_none());
    let label = lang.say_with("tournament-see-table", &[("n", (at + 1).into())]);
    html! {
        li {
            span {
                @for (at, (name, points)) in game.players.iter().enumerate() {
                    @if at != 0 { " – " }
                    bdi { (name) }
                    @if let Some(points) = points { " " b class="num" { (decimals(lang, *points)) } }
                }
                @if runs { " " span class="soft small" { (lang.say("tournament-plays")) } }
            }
            @if let Some(table) = &game.table {
                a class="btn quiet" href={ "/t/" (table) } aria-label=(label) { (lang.say("duel-see")) }
            }
        }
    }
}

fn invitation(page: &TournamentPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        section class="invitation" aria-labelledby="invite" {
            h2 class="h3" id="invite" { (lang.say("tournament-invite")) }
            (invite_line(lang, &page.link))
        }
    }
}
