//! The page of a player with an account: what they have played, and how well. What of it others see
//! is up to them.

use std::collections::BTreeMap;

use frame::art::icons::{Icon, sized};
use frame::shell::{Reader, SitePage, site_page};
use frame::wording::{Date, listed, tenths};
use maud::{Markup, html};
use tabletop::Verdict;
use words::Lang;

use super::accuracy::levels;
use super::parts::{SeatHolder, player_address, thumb};
use super::results::{Rated, TallyShown, rating_words};
use super::review::cost;
use super::wording::{about_game, bot_name, game_name};

/// What people may show to others on their page, beside their ratings.
pub const SHOWN: [&str; 5] = ["course", "games", "seats", "accuracy", "last"];

/// The page of a player.
#[derive(Clone, Debug, Default)]
pub struct PlayerShown {
    pub name: String,
    pub login: String,
    /// Whether the reader is this player, who sees everything.
    pub own: bool,
    /// What others see.
    pub shown: Vec<String>,
    /// Whether others see the ratings.
    pub ranked: bool,
    /// For each game the rating now, and what it was after each game that changed it.
    pub ratings: Vec<RatingShown>,
    pub games: Vec<(String, TallyShown)>,
    /// For each game what came of each seat, counted from 0; the one that they had most comes first.
    pub seats: Vec<(String, Vec<(usize, TallyShown)>)>,
    pub accuracy: Vec<AccuracyShown>,
    pub last: Vec<LastGame>,
}

/// How good a player's decisions were in the reviewed games of one kind.
#[derive(Clone, Debug)]
pub struct AccuracyShown {
    pub game: String,
    /// The earliest game first; none where too little was at stake.
    pub course: Vec<(Date, Option<u32>)>,
    pub kinds: Vec<DecisionKind>,
}

/// Decisions about one chapter of the rules.
#[derive(Clone, Debug)]
pub struct DecisionKind {
    title: String,
    decisions: usize,
    /// How many of them gave something away that a bot could find, and how much in 100 all of them.
    mistakes: usize,
    given: u32,
    /// For each game of the course in which there were such decisions, what each gave away on average,
    /// in 100.
    course: Vec<(usize, f64)>,
}

impl DecisionKind {
    /// From what its decisions gave away in each game, from 0 to 1.
    pub fn of(title: String, games: Vec<Vec<f64>>) -> DecisionKind {
        let counted = |loss: f64| cost(loss).map_or(0.0, f64::from);
        let mean = |(at, it): (usize, &Vec<f64>)| {
            let sum: f64 = it.iter().copied().map(counted).sum();
            (!it.is_empty()).then(|| (at, sum / it.len() as f64))
        };
        let course = games.iter().enumerate().filter_map(mean).collect();
        let all: Vec<f64> = games.into_iter().flatten().collect();
        let costs: Vec<u32> = all.iter().filter_map(|it| cost(*it)).collect();
        let (mistakes, given) = (costs.len(), costs.iter().sum());
        DecisionKind { title, decisions: all.len(), mistakes, given, course }
    }

    /// What such a decision gives away on average, in 100.
    fn mean(&self) -> f64 {
        f64::from(self.given) / self.decisions.max(1) as f64
    }
}

/// The rating of a player in a game.
#[derive(Clone, Debug)]
pub struct RatingShown {
    pub game: String,
    pub now: Rated,
    /// Empty where others do not see it.
    pub course: Vec<(Date, f64)>,
}

/// A game that is over.
#[derive(Clone, Debug)]
pub struct LastGame {
    pub id: String,
    pub game: String,
    pub date: Date,
    pub verdict: Verdict,
    /// The player's seat, counted from 0.
    pub seat: usize,
    /// Whether all at the table win or lose together.
    pub together: bool,
    /// Who sat where.
    pub players: Vec<SeatHolder>,
}

/// `GET /people/NAME`
pub fn player(reader: &Reader<'_>, page: &PlayerShown) -> Markup {
    let lang = reader.lang;
    let lead = if page.own { "player-own-lead" } else { "player-lead" };
    let body = html! {
        div class="narrow stats player" {
            header class="page-head" {
                h1 class="h1" { bdi { (page.name) } }
                p class="soft lead" { (lang.say(lead)) }
            }
            @if page.own { (what_others_see(lang, page)) }
            @if page.is_empty() { p class="empty" { (lang.say("player-nothing")) } }
            (ratings(lang, page))
            (games(lang, page))
            (seats(lang, page))
            (accuracy(lang, page))
            (last(lang, page))
        }
    };
    site_page(reader, SitePage::Elsewhere, &page.name, body)
}

impl PlayerShown {
    fn is_empty(&self) -> bool {
        self.ratings.is_empty()
            && self.games.is_empty()
            && self.seats.is_empty()
            && self.accuracy.is_empty()
            && self.last.is_empty()
    }
}

fn what_others_see(lang: Lang, page: &PlayerShown) -> Markup {
    let ratings = page.ranked.then(|| lang.say(show_words("ratings")));
    let shown = SHOWN.iter().filter(|it| page.shown.iter().any(|shown| shown == *it));
    let words: Vec<String> =
        ratings.into_iter().chain(shown.map(|it| lang.say(show_words(it)))).collect();
    html! {
        p {
            @if words.is_empty() { (lang.say("player-hidden")) }
            @else { (lang.say_with("player-others-see", &[("what", listed(lang, &words).into())])) }
            " " a href="/account#shown" { (lang.say("player-change")) }
        }
    }
}

fn head(lang: Lang, id: &str, key: &str) -> Markup {
    html! { h2 class="h2" id=(id) { (lang.say(key)) } }
}

fn game_head(lang: Lang, game: &str) -> Markup {
    html! { h3 class="h3 stats-game" { (thumb(game)) (game_name(lang, game)) } }
}

fn ratings(lang: Lang, page: &PlayerShown) -> Markup {
    html! {
        @if !page.ratings.is_empty() {
            section aria-labelledby="ratings" {
                (head(lang, "ratings", "player-ratings"))
                @for it in &page.ratings {
                    (game_head(lang, &it.game))
                    p { (rating_words(lang, &it.now)) }
                    (plot(lang, (&it.game, "player-course"), PlotAxis::around(it.course.iter().map(|it| it.1)), &it.course))
                }
            }
        }
    }
}

/// How wide and how high a plot is drawn; the page stretches it.
const WIDTH: f64 = 1000.0;
const HEIGHT: f64 = 200.0;

/// What the height of a plot stands for: the number at its foot, that at its top, and the steps between.
#[derive(Clone, Copy, PartialEq, Debug)]
struct PlotAxis {
    least: f64,
    most: f64,
    steps: usize,
}

impl PlotAxis {
    /// Of what is counted from 0 to 100.
    const HUNDRED: PlotAxis = PlotAxis { least: 0.0, most: 100.0, steps: 4 };

    /// From 0 to a round number that none is above.
    fn up_to(most: f64) -> PlotAxis {
        let round = [1.0, 2.0, 5.0, 10.0, 20.0, 50.0].into_iter().find(|it| most <= *it);
        PlotAxis { least: 0.0, most: round.unwrap_or(100.0), steps: 2 }
    }

    /// Around numbers such as ratings, in steps of ten: a little more or less looks like little.
    fn around(values: impl Iterator<Item = f64> + Clone) -> PlotAxis {
        let least = 10.0 * (values.clone().fold(20.0, f64::min) / 10.0).floor();
        let most = 10.0 * (values.fold(30.0, f64::max) / 10.0).ceil();
        PlotAxis { least, most, steps: ((most - least) / 10.0) as usize }
    }

    /// How far down a number stands.
    fn down(self, value: f64) -> f64 {
        HEIGHT * (self.most - value) / (self.most - self.least)
    }

    /// The numbers of its axis, from the top.
    fn numbers(self) -> impl Iterator<Item = f64> {
        let step = (self.most - self.least) / self.steps as f64;
        (0..=self.steps).map(move |at| self.most - step * at as f64)
    }
}

/// Lines over an axis, and the days below them from left to right.
fn figure(lang: Lang, label: &str, lines: &Markup, (axis, days): (PlotAxis, [Date; 2])) -> Markup {
    html! {
        figure class="chances with-axis" {
            div class="chances-scale num" aria-hidden="true" {
                @for it in axis.numbers() { span { (tenths(lang, it)) } }
            }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } preserveAspectRatio="none"
                role="img" aria-label=(label) {
                @for it in axis.numbers() {
                    path class="rule" d={ "M0 " (axis.down(it)) "H" (WIDTH) } {}
                }
                (lines)
            }
            figcaption class="soft small" { @for it in days { span { (it.words(lang)) } } }
        }
    }
}

/// Numbers over time, as a line and as a table. One number alone is no line.
fn plot(lang: Lang, (game, title): (&str, &str), axis: PlotAxis, points: &[(Date, f64)]) -> Markup {
    let [(first, _), .., (last, _)] = points else { return html! {} };
    let x = |at: usize| WIDTH * at as f64 / (points.len() - 1) as f64;
    let line: Vec<String> = points
        .iter()
        .enumerate()
        .map(|(at, it)| format!("{:.1},{:.1}", x(at), axis.down(it.1)))
        .collect();
    let label = lang.say_with(title, &[("game", game_name(lang, game).into())]);
    let drawn = html! { polyline data-seat="1" class="own" points=(line.join(" ")) {} };
    html! {
        (figure(lang, &label, &drawn, (axis, [*first, *last])))
        (numbers(lang, &label, points))
    }
}

fn numbers(lang: Lang, label: &str, points: &[(Date, f64)]) -> Markup {
    html! {
        details class="more" {
            summary { (sized(Icon::Down, 18)) (lang.say("player-as-table")) }
            div class="results" tabindex="0" role="group" aria-label=(label) {
                table {
                    thead { tr {
                        th scope="col" { (lang.say("player-when")) }
                        th scope="col" class="num" { (lang.say("player-value")) }
                    } }
                    tbody { @for (date, value) in points.iter().rev() { (at(lang, date, *value)) } }
                }
            }
        }
    }
}

fn at(lang: Lang, date: &Date, value: f64) -> Markup {
    html! {
        tr {
            th scope="row" { time datetime=(date.iso()) { (date.words(lang)) } }
            td class="num" { (tenths(lang, value)) }
        }
    }
}

fn table(lang: Lang, label: &str, first: &str, rows: &[(String, TallyShown)]) -> Markup {
    html! {
        div class="results" tabindex="0" role="group" aria-label=(label) {
            table {
                thead { tr {
                    th scope="col" { (lang.say(first)) }
                    @for key in ["stats-played", "stats-won", "stats-best"] {
                        th scope="col" class="num" { (lang.say(key)) }
                    }
                } }
                tbody { @for (what, tally) in rows { (super::results::row(lang, what, *tally)) } }
            }
        }
    }
}

fn games(lang: Lang, page: &PlayerShown) -> Markup {
    let named = |(game, tally): &(String, TallyShown)| (game_name(lang, game), *tally);
    let rows: Vec<(String, TallyShown)> = page.games.iter().map(named).collect();
    html! {
        @if !rows.is_empty() {
            section aria-labelledby="games" {
                (head(lang, "games", "player-games"))
                (table(lang, &lang.say("player-games"), "player-game", &rows))
            }
        }
    }
}

fn seats(lang: Lang, page: &PlayerShown) -> Markup {
    html! {
        @if !page.seats.is_empty() {
            section aria-labelledby="seats" {
                (head(lang, "seats", "player-seats"))
                @for (game, tallies) in &page.seats {
                    details class="more" {
                        summary { (sized(Icon::Down, 18)) (game_name(lang, game)) }
                        (table(lang, &game_name(lang, game), "player-seat",
                            &by_seat(lang, game, tallies)))
                    }
                }
            }
        }
    }
}

/// What came of each seat; where one plays against the others, of each side.
fn by_seat(lang: Lang, game: &str, tallies: &[(usize, TallyShown)]) -> Vec<(String, TallyShown)> {
    let mut rows: Vec<(String, TallyShown)> = Vec::new();
    for (seat, tally) in tallies {
        let name = camp(lang, game, *seat)
            .unwrap_or_else(|| lang.say_with("site-seat", &[("n", (seat + 1).into())]));
        match rows.iter_mut().find(|it| it.0 == name) {
            Some((_, sum)) => *sum = sum.plus(*tally),
            None => rows.push((name, *tally)),
        }
    }
    rows
}

/// The side of a seat, in games in which the first plays against the others.
fn camp(lang: Lang, game: &str, seat: usize) -> Option<String> {
    about_game(lang, game, if seat == 0 { "camp-one" } else { "camp-many" })
}

fn accuracy(lang: Lang, page: &PlayerShown) -> Markup {
    html! {
        @if !page.accuracy.is_empty() {
            section aria-labelledby="accuracy" {
                (head(lang, "accuracy", "player-accuracy"))
                p class="soft small" { (lang.say("player-accuracy-means")) }
                @for it in &page.accuracy { (accuracy_in(lang, it)) }
            }
        }
    }
}

fn accuracy_in(lang: Lang, it: &AccuracyShown) -> Markup {
    let known = it.course.iter().filter_map(|(date, it)| Some((*date, f64::from((*it)?))));
    let course: Vec<(Date, f64)> = known.collect();
    let mean = course.iter().map(|it| it.1).sum::<f64>() / course.len().max(1) as f64;
    let args = [("mean", tenths(lang, mean).into()), ("n", course.len().into())];
    html! {
        (game_head(lang, &it.game))
        @if !course.is_empty() { p { (lang.say_with("player-accuracy-mean", &args)) } }
        p class="soft small" { (levels(lang, &it.game)) }
        (plot(lang, (&it.game, "player-accuracy-course"), PlotAxis::HUNDRED, &course))
        @if !it.kinds.is_empty() { (kinds(lang, it)) }
    }
}

/// Kinds that have a line of their own.
const LINES: usize = 5;

/// What each kind of decision gave away over time, those that gave most as lines, and all as a table.
fn kinds(lang: Lang, it: &AccuracyShown) -> Markup {
    let mut kinds: Vec<&DecisionKind> = it.kinds.iter().collect();
    kinds.sort_by_key(|it| std::cmp::Reverse(it.given));
    let label = lang.say_with("player-kinds", &[("game", game_name(lang, &it.game).into())]);
    html! {
        details class="more" {
            summary { (sized(Icon::Down, 18)) (label) }
            @if 1 < it.course.len() {
                p class="soft small" { (lang.say("player-kinds-mean")) }
                (kinds_plot(lang, it, &kinds[..kinds.len().min(LINES)], &label))
            }
            div class="results" tabindex="0" role="group" aria-label=(label) {
                table {
                    thead { tr {
                        th scope="col" { (lang.say("player-kind")) }
                        @for key in ["player-kind-decisions", "player-kind-mistakes", "player-kind-mean"] {
                            th scope="col" class="num" { (lang.say(key)) }
                        }
                    } }
                    tbody { @for it in &kinds { tr {
                        th scope="row" { (it.title) }
                        td class="num" { (it.decisions) }
                        td class="num" { (it.mistakes) }
                        td class="num" { (tenths(lang, it.mean())) }
                    } } }
                }
            }
        }
    }
}

fn kinds_plot(lang: Lang, it: &AccuracyShown, kinds: &[&DecisionKind], label: &str) -> Markup {
    let [(first, _), .., (last, _)] = it.course[..] else { return html! {} };
    let values = kinds.iter().flat_map(|it| &it.course).map(|it| it.1);
    let axis = PlotAxis::up_to(values.fold(1.0, f64::max));
    let point = |(at, value): &(usize, f64)| {
        let x = WIDTH * *at as f64 / (it.course.len() - 1) as f64;
        format!("{x:.1},{:.1}", axis.down(*value))
    };
    // The first twice, so that one alone is a dot.
    let line = |it: &DecisionKind| {
        let points = it.course.iter().take(1).chain(&it.course).map(point);
        points.collect::<Vec<_>>().join(" ")
    };
    let drawn = html! {
        @for (at, it) in kinds.iter().enumerate() { polyline data-seat=(at + 1) points=(line(it)) {} }
    };
    html! {
        (figure(lang, label, &drawn, (axis, [first, last])))
        ul class="chances-legend" {
            @for (at, it) in kinds.iter().enumerate() {
                li { svg class="swatch" viewBox="0 0 28 8" aria-hidden="true" {
                    polyline data-seat=(at + 1) points="0,4 28,4" {}
                } (it.title) }
            }
        }
    }
}

/// Last games that are not folded away.
const LAST: usize = 5;

fn last(lang: Lang, page: &PlayerShown) -> Markup {
    html! {
        @if !page.last.is_empty() {
            section aria-labelledby="last" {
                (head(lang, "last", "player-last"))
                @let (first, older) = page.last.split_at(page.last.len().min(LAST));
                ul class="past" { @for it in first { (last_game(lang, it)) } }
                @if !older.is_empty() {
                    details class="more" {
                        summary { (sized(Icon::Down, 18)) (lang.say("player-older")) }
                        ul class="past" { @for it in older { (last_game(lang, it)) } }
                    }
                }
            }
        }
    }
}

fn last_game(lang: Lang, it: &LastGame) -> Markup {
    let verdict = match it.verdict {
        Verdict::Won => "site-finished-won",
        Verdict::Drawn => "site-finished-drawn",
        Verdict::Lost => "site-finished-lost",
    };
    let name = game_name(lang, &it.game);
    html! {
        li {
            (thumb(&it.game))
            div class="past-words" {
                p {
                    b { (name) }
                    span class="result" data-won[it.verdict == Verdict::Won] { (lang.say(verdict)) }
                }
                p class="soft small" {
                    @for words in company(lang, it) { bdi { (words) } " · " }
                    time datetime=(it.date.iso()) { (it.date.words(lang)) }
                }
            }
            div class="past-acts" {
                a class="btn" href={ "/t/" (it.id) } {
                    (sized(Icon::Replay, 18)) (lang.say("site-finished-see"))
                }
            }
        }
    }
}

/// On which side they sat, with whom and against whom.
fn company(lang: Lang, it: &LastGame) -> Vec<String> {
    let side = |seat| camp(lang, &it.game, seat);
    let own = side(it.seat);
    let others = || it.players.iter().enumerate().filter(|other| other.0 != it.seat);
    let is_with = |seat: usize| it.together || (own.is_some() && side(seat) == own);
    let named = |with: bool| {
        let those = others().filter(|it| is_with(it.0) == with).map(|it| it.1);
        sitters(lang, &those.collect::<Vec<_>>())
    };
    let said = |key: &str, names: Vec<String>| {
        (!names.is_empty()).then(|| lang.say_with(key, &[("names", listed(lang, &names).into())]))
    };
    let (with, against) = (named(true), named(false));
    own.into_iter()
        .chain(said("player-with", with))
        .chain(said("player-against", against))
        .collect()
}

/// People by their names, then the bots of each level together.
fn sitters(lang: Lang, those: &[&SeatHolder]) -> Vec<String> {
    let mut levels: BTreeMap<&str, u32> = BTreeMap::new();
    let mut names = Vec::new();
    for it in those {
        match it {
            SeatHolder::Person(name) => names.push(name.clone()),
            SeatHolder::Bot(level) => *levels.entry(level).or_default() += 1,
            SeatHolder::Nobody => (),
        }
    }
    let bots = levels.into_iter().map(|(level, n)| {
        let args = [("n", n.into()), ("level", bot_name(lang, level).into())];
        lang.say_with("player-bots", &args)
    });
    names.extend(bots);
    names
}

fn show_words(what: &str) -> &'static str {
    match what {
        "course" => "player-show-course",
        "games" => "player-show-games",
        "seats" => "player-show-seats",
        "accuracy" => "player-show-accuracy",
        "last" => "player-show-last",
        _ => "player-show-ratings",
    }
}

/// On the page of one's account: what others see on one's page.
pub(super) fn shown_form(lang: Lang, login: &str, shown: &[String], ranked: bool) -> Markup {
    let ticked = |it: &str| shown.iter().any(|shown| shown == it);
    html! {
        section aria-labelledby="shown" {
            h2 class="h2" id="shown" { (lang.say("player-shown")) }
            p { (lang.say("player-shown-means")) " " a href=(player_address(login)) { (lang.say("player-to-own")) } }
            form class="fields" method="post" action="/account/shown" {
                div class="choices" {
                    (tick(lang, "ratings", ranked))
                    @for it in SHOWN { (tick(lang, it, ticked(it))) }
                }
                button class="btn primary" { (lang.say("player-shown-keep")) }
            }
        }
    }
}

fn tick(lang: Lang, what: &str, ticked: bool) -> Markup {
    html! {
        label class="choice" {
            input type="checkbox" name=(what) value="1" checked[ticked];
            span { (lang.say(show_words(what))) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(game: &str, seat: usize, together: bool) -> LastGame {
        let bot = || SeatHolder::Bot("cadet".into());
        LastGame {
            id: "t".into(),
            game: game.into(),
            date: Date { year: 2026, month: 11, day: 2 },
            verdict: Verdict::Won,
            seat,
            together,
            players: vec![SeatHolder::Person("Ida".into()), bot(), bot()],
        }
    }

    #[test]
    fn who_sat_there_is_with_or_against_a_player() {
        let told = |of: &str, seat, together| company(Lang::En, &game(of, seat, together));
        assert_eq!(told("xeno", 0, false), ["against 2 bots (Cadet)"]);
        assert_eq!(told("oh-no", 0, true), ["with 2 bots (Cadet)"]);
        assert_eq!(told("invazions", 0, false), ["The humans", "against 2 bots (Cadet)"]);
        let horde = ["The hordes", "with one bot (Cadet)", "against Ida"];
        assert_eq!(told("invazions", 1, false), horde);
    }

    /// Where sides differ, it is the side that counts, not the seat.
    #[test]
    fn the_seats_of_a_side_are_counted_together() {
        let tally = |games, won, best| TallyShown { games, won, drawn: 0, best: Some(best) };
        let tallies = [(0, tally(3, 1, 5)), (1, tally(2, 2, 4)), (2, tally(1, 0, 7))];
        let named = by_seat(Lang::En, "invazions", &tallies);
        assert_eq!(named[0], ("The humans".into(), tally(3, 1, 5)));
        assert_eq!(named[1..], [("The hordes".into(), tally(3, 2, 7))]);
        assert_eq!(by_seat(Lang::En, "xeno", &tallies)[1].0, "Seat 2");
    }
}
