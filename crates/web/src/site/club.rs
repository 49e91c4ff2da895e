//! The page of a club: its tables, its members, the deals of its week, its games.

use frame::art::icons::{Icon, sized};
use frame::shell::{Reader, SitePage, scripted_site_page};
use frame::wording::{Date, listed};
use maud::{Markup, html};
use words::Lang;

use super::clubs::{about_fields, way_in};
use super::finished::{FinishedGame, line as game_line};
use super::parts::{SeatHolder, invite_line, labelled, player_address, stools, sure, thumb};
use super::results::{Rated, rating_words};
use super::tournaments::{TournamentInList, line as tournament_line};
use super::wording::{ago, game_name};

/// The page of a club.
#[derive(Clone, Debug)]
pub struct ClubPage<'a> {
    pub reader: Reader<'a>,
    pub id: &'a str,
    pub name: &'a str,
    pub about: &'a str,
    pub public: bool,
    pub founder: &'a str,
    pub place: ClubPlace,
    /// The link by which people join, for members.
    pub link: Option<String>,
    pub tables: Vec<ClubTableShown>,
    pub tournaments: Vec<TournamentInList>,
    /// The games that can be played here, and the one whose ratings and days are shown.
    pub games: Vec<&'static str>,
    pub game: &'a str,
    /// The best at that game first.
    pub members: Vec<ClubMemberShown>,
    /// The last seven days, today last; none for a game without a deal of the day.
    pub week: Option<ClubWeek>,
    /// The latest first, and where earlier ones are listed.
    pub journal: Vec<FinishedGame>,
    pub older: Option<String>,
    /// The names and logins of those who were removed, for the founder.
    pub removed: Vec<(String, String)>,
}

/// What the reader is in a club.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClubPlace {
    /// Nobody, and may join.
    Outside,
    /// Nobody, and was removed.
    Removed,
    Member,
    Founder,
}

/// Somebody in a club.
#[derive(Clone, Debug)]
pub struct ClubMemberShown {
    pub name: String,
    /// The name of their account.
    pub login: String,
    /// Whether their page shows anything to others.
    pub has_page: bool,
    pub mine: bool,
    pub founder: bool,
    pub since: Date,
    /// Their rating in the game that is shown, if they show it.
    pub rated: Option<Rated>,
}

/// A table of a club that is not over.
#[derive(Clone, Debug)]
pub struct ClubTableShown {
    pub id: String,
    pub game: String,
    pub seats: Vec<SeatHolder>,
    /// Whether its game has begun.
    pub running: bool,
    /// How many seconds ago the last thing happened there.
    pub ago: u64,
}

/// What came of the deals of the last days.
#[derive(Clone, Debug)]
pub struct ClubWeek {
    pub days: Vec<Date>,
    /// Each member who played one, with what came of it on each day.
    pub rows: Vec<(String, Vec<DayShown>)>,
}

/// What a member made of the deal of a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DayShown {
    Nothing,
    /// They have played it; what came of it is told when the day is over.
    Played,
    Over {
        won: bool,
        score: i64,
    },
}

impl ClubPage<'_> {
    fn inside(&self) -> bool {
        matches!(self.place, ClubPlace::Member | ClubPlace::Founder)
    }

    fn address(&self, what: &str) -> String {
        format!("/clubs/{}{what}", self.id)
    }
}

/// `GET /clubs/ID`. A script swaps what is in `data-watch` as tables change.
pub fn club(page: &ClubPage<'_>) -> Markup {
    let body = html! {
        div class="narrow duels club" {
            (head(page))
            @if page.place == ClubPlace::Outside { (way_in(&page.reader, page.id, None)) }
            @if page.place == ClubPlace::Removed { p { (page.reader.lang.say("club-removed-you")) } }
            (now(page))
            @if page.inside() { (invitation(page)) (leaving(page)) }
            @if page.place == ClubPlace::Founder { (leading(page)) }
        }
    };
    scripted_site_page(
        &page.reader,
        SitePage::Elsewhere,
        page.name,
        &["share.js", "watch.js"],
        body,
    )
}

/// What changes while the page is open.
fn now(page: &ClubPage<'_>) -> Markup {
    html! {
        div id="clubhouse" data-watch=(page.address("/events")) {
            (tables(page)) (tournaments(page)) (picked(page)) (members(page)) (week(page)) (journal(page))
        }
    }
}

fn head(page: &ClubPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let kind = if page.public { "club-public" } else { "club-private" };
    html! {
        header class="page-head" {
            h1 class="h1" { bdi { (page.name) } }
            @if !page.about.is_empty() { p class="lead" { (page.about) } }
            p class="soft" {
                (lang.say(kind)) " · "
                (lang.say_with("club-members-n", &[("n", page.members.len().into())])) " · "
                (lang.say_with("club-led-by", &[("name", page.founder.into())]))
            }
        }
    }
}

fn tables(page: &ClubPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        section aria-labelledby="tables" {
            h2 class="h3" id="tables" { (lang.say("club-tables")) }
            @if page.tables.is_empty() { p class="empty" { (lang.say("club-no-tables")) } }
            ul class="past" { @for it in &page.tables { (table_line(lang, it)) } }
            @if page.inside() { (ways_to_open(page)) }
        }
    }
}

fn ways_to_open(page: &ClubPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let table = format!("/new?club={}&game={}&seat2=link", page.id, page.game);
    let tournament = format!("/tournaments?club={}#new", page.id);
    html! {
        div class="row" {
            a class="btn go" href=(table) { (sized(Icon::Plus, 18)) (lang.say("club-open-table")) }
            a class="btn" href=(tournament) { (lang.say("club-open-tournament")) }
        }
    }
}

fn table_line(lang: Lang, it: &ClubTableShown) -> Markup {
    let game = game_name(lang, &it.game);
    let names: Vec<String> =
        it.seats.iter().filter(|it| !it.is_nobody()).map(|it| it.name(lang)).collect();
    let label = [("game", game.as_str().into()), ("names", listed(lang, &names).into())];
    html! {
        li {
            (thumb(&it.game))
            div class="past-words" {
                p { b { (game) } " " (stools(lang, &it.seats)) }
                p { bdi { (listed(lang, &names)) } }
                p class="soft small" { (table_stands(lang, it)) " · " (ago(lang, it.ago)) }
            }
            div class="past-acts" { (see(lang, &it.id, &lang.say_with("club-see-table", &label))) }
        }
    }
}

fn see(lang: Lang, table: &str, label: &str) -> Markup {
    html! { a class="btn" href={ "/t/" (table) } aria-label=(label) { (lang.say("duel-see")) } }
}

fn table_stands(lang: Lang, it: &ClubTableShown) -> String {
    let free = it.seats.iter().filter(|it| it.is_nobody()).count();
    match it.running {
        true => lang.say("club-running"),
        false => lang.say_with("site-ticket-free", &[("n", free.into())]),
    }
}

fn tournaments(page: &ClubPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        @if !page.tournaments.is_empty() {
            section aria-labelledby="tournaments" {
                h2 class="h3" id="tournaments" { (lang.say("tournament-many")) }
                ul class="past" { @for it in &page.tournaments { (tournament_line(lang, it)) } }
            }
        }
    }
}

/// The game whose ratings and days are shown.
fn picked(page: &ClubPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        nav class="pick" id="game" aria-label=(lang.say("site-home-games")) {
            @for game in &page.games {
                a href={ (page.address("?game=")) (game) "#game" }
                    aria-current=[(*game == page.game).then_some("true")] {
                    (thumb(game)) span { (game_name(lang, game)) }
                }
            }
        }
    }
}

fn members(page: &ClubPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let game = [("game", game_name(lang, page.game).into())];
    html! {
        section aria-labelledby="members" {
            h2 class="h3" id="members" { (lang.say("club-members")) }
            p class="soft small" { (lang.say_with("club-ratings-in", &game)) }
            ol class="stats-ranking" { @for it in &page.members { (member(lang, it)) } }
        }
    }
}

fn member(lang: Lang, it: &ClubMemberShown) -> Markup {
    let since = [("date", it.since.words(lang).into())];
    html! {
        li data-mine[it.mine] {
            @if it.has_page { a href=(player_address(&it.login)) { bdi { (it.name) } } }
            @else { bdi { (it.name) } }
            @if it.founder { " " b class="small" { (lang.say("club-founder")) } }
            " " span class="soft small" {
                @if let Some(rated) = &it.rated { (rating_words(lang, rated)) " · " }
                (lang.say_with("club-since", &since))
            }
        }
    }
}

fn week(page: &ClubPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let title = [("game", game_name(lang, page.game).into())];
    html! {
        @if let Some(week) = &page.week {
            section class="results" aria-labelledby="week" {
                h2 class="h3" id="week" { (lang.say_with("club-week", &title)) }
                p class="soft small" { (lang.say("club-week-means")) }
                @if week.rows.is_empty() { p class="empty" { (lang.say("club-week-none")) } }
                @else {
                    div tabindex="0" role="group" class="scrolls" aria-labelledby="week" { (days(page, week)) }
                }
                p { a class="btn" href={ "/daily/" (page.game) } { (lang.say("club-today")) } }
            }
        }
    }
}

fn days(page: &ClubPage<'_>, week: &ClubWeek) -> Markup {
    let lang = page.reader.lang;
    html! {
        table {
            thead { tr {
                th scope="col" { (lang.say("site-daily-name")) }
                @for day in &week.days { (day_head(page, *day)) }
            } }
            tbody { @for (name, results) in &week.rows { (week_of(lang, name, results)) } }
        }
    }
}

fn day_head(page: &ClubPage<'_>, day: Date) -> Markup {
    let address = format!("/daily/{}/{}", page.game, day.iso());
    // Whoever speaks to the page says what stands there.
    let short = format!("{}.{}", day.day, day.month);
    let words = format!("{short}, {}", day.words(page.reader.lang));
    html! {
        th scope="col" class="num" {
            a href=(address) aria-label=(words) { time datetime=(day.iso()) { (short) } }
        }
    }
}

fn week_of(lang: Lang, name: &str, results: &[DayShown]) -> Markup {
    html! {
        tr {
            th scope="row" { bdi { (name) } }
            @for it in results { td class="num" { (day(lang, *it)) } }
        }
    }
}

fn day(lang: Lang, it: DayShown) -> Markup {
    match it {
        DayShown::Nothing => html! { span aria-hidden="true" { "–" } },
        DayShown::Played => html! { (lang.say("club-played")) },
        DayShown::Over { won, score } => {
            let verdict = if won { "site-finished-won" } else { "site-finished-lost" };
            html! { (score) " " span class="small" { (lang.say(verdict)) } }
        }
    }
}

fn journal(page: &ClubPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        section aria-labelledby="journal" {
            h2 class="h3" id="journal" { (lang.say("club-journal")) }
            @if page.journal.is_empty() { p class="empty" { (lang.say("club-no-games")) } }
            ul class="past" { @for it in &page.journal { (game_line(lang, it)) } }
            @if let Some(older) = &page.older {
                p { a class="btn" href=(older) rel="next" { (lang.say("site-finished-older")) } }
            }
        }
    }
}

fn invitation(page: &ClubPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        @if let Some(link) = &page.link {
            section class="invitation" aria-labelledby="invite" {
                h2 class="h3" id="invite" { (lang.say("club-invite")) }
                p class="soft small" { (lang.say("club-invite-means")) }
                (invite_line(lang, link))
            }
        }
    }
}

fn leaving(page: &ClubPage<'_>) -> Markup {
    let means = match (page.place, page.members.len()) {
        (ClubPlace::Founder, 1) => "club-leave-ends",
        (ClubPlace::Founder, _) => "club-leave-passes",
        _ => "club-leave-means",
    };
    sure(page.reader.lang, &page.address("/leave"), ["club-leave", means, "club-leave-yes"])
}

fn leading(page: &ClubPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        details class="more" id="lead" {
            summary { (sized(Icon::Down, 18)) (lang.say("club-lead-it")) }
            form class="fields" method="post" action=(page.address("/settings")) {
                (about_fields(lang, page.name, page.about, page.public))
                button class="btn" { (lang.say("club-keep")) }
            }
            (others(page, "remove", "club-remove", "club-remove-means"))
            (others(page, "hand-over", "club-hand-over", "club-hand-over-means"))
            (pardons(page))
            (sure(lang, &page.address("/renew"), ["club-renew", "club-renew-means", "club-renew-yes"]))
            (sure(lang, &page.address("/close"), ["club-close", "club-close-means", "club-close-yes"]))
        }
    }
}

/// A form about one of the other members.
fn others(page: &ClubPage<'_>, what: &str, key: &str, means: &str) -> Markup {
    let lang = page.reader.lang;
    let others: Vec<&ClubMemberShown> = page.members.iter().filter(|it| !it.mine).collect();
    html! {
        @if !others.is_empty() {
            form class="fields" method="post" action=(page.address(&format!("/{what}"))) {
                (labelled(what, &lang.say(key), who(what, &others)))
                p class="soft small" { (lang.say(means)) }
                button class="btn" { (lang.say(key)) }
            }
        }
    }
}

fn who(id: &str, others: &[&ClubMemberShown]) -> Markup {
    html! {
        select class="select" id=(id) name="who" {
            @for it in others { option value=(it.login) { (it.name) } }
        }
    }
}

fn pardons(page: &ClubPage<'_>) -> Markup {
    html! { @for it in &page.removed { (pardon(page, it)) } }
}

fn pardon(page: &ClubPage<'_>, (name, login): &(String, String)) -> Markup {
    html! {
        form class="row" method="post" action=(page.address("/pardon")) {
            input type="hidden" name="who" value=(login);
            bdi { (name) }
            button class="btn" { (page.reader.lang.say("club-pardon")) }
        }
    }
}
