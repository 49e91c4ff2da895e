//! Duels: the same deal, played by two sides, and their games side by side.

use frame::art::icons::{Icon, sized};
use frame::shell::{Reader, SitePage, scripted_site_page, site_page};
use maud::{Markup, html};
use tabletop::Verdict;
use words::Lang;

use super::parts::{FormTried, invite_line, option_field, page_head, refused, thumb};
use super::wording::{ago, bot_name, game_name, terms};
use super::{Chosen, GameOffer};

/// The page on which duels are opened, with those of the reader.
#[derive(Clone, Debug)]
pub struct DuelsPage<'a> {
    pub reader: Reader<'a>,
    pub games: &'a [GameOffer],
    /// The one that the form is for.
    pub game: &'a GameOffer,
    /// How many games each side plays.
    pub rounds: usize,
    /// How many bots play in each.
    pub others: usize,
    /// The levels of bots, weakest first.
    pub bots: &'a [&'a str],
    pub tried: FormTried,
    /// The latest first.
    pub duels: Vec<DuelLine>,
}

/// A duel in a list.
#[derive(Clone, Debug)]
pub struct DuelLine {
    pub id: String,
    pub game: String,
    /// The other side; none as long as there is none.
    pub rival: Option<String>,
    /// How many seconds ago it was opened.
    pub ago: u64,
    /// Whether the reader has won it, once it is over; none within where nobody has.
    pub won: Option<Option<bool>>,
    /// Whether the reader still has a game to play.
    pub asked: bool,
}

/// `GET /duels`
pub fn duels(page: &DuelsPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let title = lang.say("duel-many");
    let body = html! {
        div class="narrow duels" {
            (page_head(&title, &lang.say("duel-lead")))
            (opening(page))
            section aria-labelledby="mine" {
                h2 class="h3" id="mine" { (lang.say("duel-mine")) }
                @if page.duels.is_empty() { p class="empty" { (lang.say("duel-none")) } }
                ul class="past" { @for it in &page.duels { (line(lang, it)) } }
            }
        }
    };
    site_page(&page.reader, SitePage::Elsewhere, &title, body)
}

fn opening(page: &DuelsPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let args = [("rounds", page.rounds.into()), ("bots", page.others.into())];
    html! {
        section class="duel-new" aria-labelledby="new" {
            h2 class="h3" id="new" { (lang.say("duel-new")) }
            (games(page))
            form method="post" action="/duels" {
                input type="hidden" name="game" value=(page.game.id);
                (refused(&page.tried.problem))
                (rivals(page))
                (others(page))
                (options(page))
                p class="soft small" { (lang.say_with("duel-rules", &args)) }
                button class="btn go big" { (sized(Icon::Star, 18)) (lang.say("duel-open")) }
            }
        }
    }
}

fn games(page: &DuelsPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        nav class="pick" aria-label=(lang.say("site-home-games")) {
            @for game in page.games {
                a href={ "/duels?game=" (game.id) }
                    aria-current=[(game.id == page.game.id).then_some("true")] {
                    (thumb(game.id)) span { (game_name(lang, game.id)) }
                }
            }
        }
    }
}

/// How the game is played, folded: most duels are over the usual game.
fn options(page: &DuelsPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        @if !page.game.options.is_empty() {
            details class="more" open[page.tried.is_refused()] {
                summary { (sized(Icon::Down, 18)) (lang.say("site-new-more")) }
                div class="fields" {
                    @for option in page.game.options { (option_field(lang, page.game.id, option, &page.tried)) }
                }
            }
        }
    }
}

/// Who is challenged.
fn rivals(page: &DuelsPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        fieldset class="step" {
            legend { (lang.say("duel-against")) }
            div class="choices" {
                @for (at, value) in ["link", "bot"].into_iter().enumerate() {
                    label class="choice" {
                        input type="radio" name="rival" value=(value)
                            checked[value == page.tried.value("rival", "link")];
                        span { (lang.say(["duel-friend", "duel-bot"][at])) }
                    }
                }
                (levels(page, "bot", &lang.say("duel-bot-level"), page.bots.len() - 2))
            }
        }
    }
}

/// Who plays in the other seats.
fn others(page: &DuelsPage<'_>) -> Markup {
    let words = page.reader.lang.say("duel-others");
    html! {
        @if 0 < page.others {
            div class="duel-level" {
                span { (words) }
                (levels(page, "level", &words, page.bots.len() / 2))
            }
        }
    }
}

fn levels(page: &DuelsPage<'_>, name: &str, label: &str, usual: usize) -> Markup {
    html! {
        select class="select" name=(name) aria-label=(label) {
            @for level in page.bots {
                option value=(level) selected[*level == page.tried.value(name, page.bots[usual])] {
                    (bot_name(page.reader.lang, level))
                }
            }
        }
    }
}

fn line(lang: Lang, it: &DuelLine) -> Markup {
    let rival = it.rival.clone().unwrap_or_else(|| lang.say("duel-nobody-yet"));
    html! {
        li {
            (thumb(&it.game))
            div class="past-words" {
                p {
                    b { (game_name(lang, &it.game)) }
                    span class="result" data-won[it.won == Some(Some(true))] { (lang.say(standing(it))) }
                }
                p class="soft small" {
                    (lang.say_with("duel-with", &[("name", rival.as_str().into())])) " · " (ago(lang, it.ago))
                }
            }
            div class="past-acts" {
                a class="btn" href={ "/duels/" (it.id) }
                    aria-label=(lang.say_with("duel-see-with", &[("name", rival.as_str().into())])) {
                    (lang.say("duel-see"))
                }
            }
        }
    }
}

/// How a duel stands for the reader.
fn standing(it: &DuelLine) -> &'static str {
    match it.won {
        Some(Some(true)) => "duel-won",
        Some(Some(false)) => "duel-lost",
        Some(None) => "duel-even",
        None if it.asked => "duel-your-turn",
        None => "duel-waits",
    }
}

/// The page of a duel.
#[derive(Clone, Debug)]
pub struct DuelPage<'a> {
    pub reader: Reader<'a>,
    pub id: &'a str,
    /// Its whole address, by which the other side comes.
    pub link: String,
    pub game: &'a str,
    pub options: Chosen,
    pub sides: [DuelSide; 2],
    pub rounds: Vec<DuelRoundShown>,
    /// What the reader can do now.
    pub way: DuelWay,
    /// The side of the reader.
    pub mine: Option<usize>,
    /// The side that won, once the duel is over; none within where nobody has.
    pub winner: Option<Option<usize>>,
    /// The games side by side, once the duel is over.
    pub games: Option<GamesShown>,
}

/// A side of a duel.
#[derive(Clone, Debug)]
pub struct DuelSide {
    /// None as long as nobody has taken the challenge up.
    pub name: Option<String>,
    /// How many games it has played.
    pub played: usize,
}

/// A deal of a duel. How it went is told once the duel is over.
#[derive(Clone, Debug)]
pub struct DuelRoundShown {
    /// Where each side sits, counted from 0.
    pub seat: u8,
    /// What the levels of the other seats are called.
    pub bots: Vec<String>,
    pub results: [Option<SideResult>; 2],
    /// The tables, to look back at.
    pub tables: [Option<String>; 2],
}

/// How a game of a duel ended for its side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SideResult {
    pub verdict: Verdict,
    /// None if the game was given up.
    pub score: Option<i64>,
}

/// What somebody can do at a duel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DuelWay {
    /// Take it up.
    Accept,
    /// Begin the game of a round, counted from 0.
    Play {
        round: usize,
    },
    /// Go on with it.
    GoOn {
        round: usize,
    },
    /// Wait for the other side.
    Wait,
    /// It is a matter of others.
    Watch,
    Over,
}

/// The games of a round at a moment.
#[derive(Clone, Copy, Debug)]
pub struct GamesShown {
    /// Counted from 0.
    pub round: usize,
    /// After how many moves.
    pub ply: usize,
    /// How many moves the longer game has.
    pub plies: usize,
    /// After how many moves they differ; none if they never do.
    pub parts: Option<usize>,
    /// How many moves each has.
    pub of: [usize; 2],
}

impl DuelPage<'_> {
    fn name(&self, side: usize) -> String {
        let lang = self.reader.lang;
        self.sides[side].name.clone().unwrap_or_else(|| lang.say("duel-nobody-yet"))
    }

    /// Whether a side gave its game up; then nothing is left to look at.
    fn was_given_up(&self, round: usize, side: usize) -> bool {
        self.rounds[round].results[side].is_some_and(|it| it.score.is_none())
    }
}

/// `GET /duels/ID`
pub fn duel(page: &DuelPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let title = lang.say("duel-title");
    let body = html! {
        div class={ @if page.games.is_some() { "wide duel" } @else { "narrow duel" } } {
            (head(page, &title))
            (way(page))
            @if page.sides[1].name.is_none() && page.mine.is_some() { (invitation(page)) }
            (results(page))
            @if let Some(games) = page.games { (side_by_side(page, games)) }
        }
    };
    scripted_site_page(&page.reader, SitePage::Elsewhere, &title, &["share.js", "duel.js"], body)
}

/// From another page: the same game, as a duel.
pub(super) fn way_to_duel(lang: Lang, game: &str) -> Markup {
    html! {
        a class="btn" href={ "/duels?game=" (game) } title=(lang.say("duel-lead")) {
            (sized(Icon::Star, 18)) (lang.say("duel-new"))
        }
    }
}

/// Who is on which side.
fn between(page: &DuelPage<'_>) -> String {
    let lang = page.reader.lang;
    match page.sides[1].name {
        Some(_) => {
            let sides = [("one", page.name(0).into()), ("two", page.name(1).into())];
            lang.say_with("duel-between", &sides)
        }
        None => lang.say_with("duel-waits-for", &[("name", page.name(0).into())]),
    }
}

fn head(page: &DuelPage<'_>, title: &str) -> Markup {
    let lang = page.reader.lang;
    let terms = terms(lang, page.game, &page.options);
    let args = [("rounds", page.rounds.len().into()), ("bots", page.rounds[0].bots.len().into())];
    html! {
        header class="page-head" {
            h1 class="h1" { (title) }
            p class="lead" {
                b { (game_name(lang, page.game)) } " · " (between(page))
            }
            @if !terms.is_empty() { p class="soft" { (terms) } }
            p class="soft" {
                (lang.say_with("duel-rules", &args))
                @if let Some(bots) = page.rounds.first().map(|it| &it.bots).filter(|it| !it.is_empty()) {
                    " " (lang.say_with("duel-levels", &[("bots", bots.join(", ").into())]))
                }
            }
        }
    }
}

/// What the reader can do now, or who has won.
fn way(page: &DuelPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let nth = |round: usize| [("n", (round + 1).into()), ("rounds", page.rounds.len().into())];
    let host = page.name(0);
    html! {
        @match &page.way {
            DuelWay::Accept => {
                p class="duel-word" { (lang.say_with("duel-challenged", &[("name", host.into())])) }
                (play(page, &lang.say("duel-accept")))
            },
            DuelWay::Play { round } => (play(page, &lang.say_with("duel-play", &nth(*round)))),
            DuelWay::GoOn { round } => {
                (play(page, &lang.say_with("duel-go-on", &nth(*round))))
                (give_up(page))
            },
            DuelWay::Wait => p class="duel-word" role="status" { (waits(page)) },
            DuelWay::Watch => p class="duel-word" { (lang.say("duel-watch")) },
            DuelWay::Over => p class="duel-word" role="status" { (won(page)) },
        }
    }
}

/// For whom one waits who has played.
fn waits(page: &DuelPage<'_>) -> String {
    let lang = page.reader.lang;
    match page.mine {
        Some(mine) if page.sides[1].name.is_some() => {
            lang.say_with("duel-wait", &[("name", page.name(1 - mine).into())])
        }
        _ => lang.say("duel-wait-rival"),
    }
}

fn give_up(page: &DuelPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        details class="duel-give-up" {
            summary { (lang.say("duel-give-up")) }
            form method="post" action={ "/duels/" (page.id) "/give-up" } {
                p class="soft small" { (lang.say("duel-give-up-means")) }
                button class="btn" { (lang.say("duel-give-up-yes")) }
            }
        }
    }
}

/// Who has won, in a sentence.
fn won(page: &DuelPage<'_>) -> String {
    let lang = page.reader.lang;
    match page.winner.flatten() {
        None => lang.say("duel-is-even"),
        Some(side) if page.mine == Some(side) => lang.say("duel-you-won"),
        Some(side) => lang.say_with("duel-has-won", &[("name", page.name(side).into())]),
    }
}

fn play(page: &DuelPage<'_>, words: &str) -> Markup {
    html! {
        form class="row" method="post" action={ "/duels/" (page.id) "/play" } {
            button class="btn go big" { (sized(Icon::Play, 18)) (words) }
        }
    }
}

fn invitation(page: &DuelPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        section class="invitation" aria-labelledby="invite" {
            h2 class="h3" id="invite" { (lang.say("duel-invite")) }
            (invite_line(lang, &page.link))
            p class="soft small" { (lang.say("duel-invite-hint")) }
        }
    }
}

fn results(page: &DuelPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let over = page.winner.is_some();
    html! {
        section class="results" aria-labelledby="results" {
            h2 class="h3" id="results" { (lang.say("site-daily-results")) }
            @if !over { p class="soft small" { (lang.say("duel-secret")) } }
            table {
                thead { tr { @for it in columns(page) { th scope="col" { (it) } } } }
                tbody {
                    @for side in 0..2 { (row(page, side)) }
                }
            }
        }
    }
}

/// What the columns of the table are called.
fn columns(page: &DuelPage<'_>) -> Vec<String> {
    let lang = page.reader.lang;
    let rounds = page.rounds.iter().enumerate();
    let told = match page.winner {
        Some(_) => rounds.map(|(at, round)| seat_words(page, at, round.seat)).collect(),
        None => vec![lang.say("duel-played")],
    };
    [vec![lang.say("site-daily-name")], told].concat()
}

/// What a round is called: by the seat, where there are several.
fn seat_words(page: &DuelPage<'_>, round: usize, seat: u8) -> String {
    let lang = page.reader.lang;
    match page.rounds.len() {
        1 => lang.say("site-daily-result"),
        _ => {
            let args = [("n", (round + 1).into()), ("seat", (u32::from(seat) + 1).into())];
            lang.say_with("duel-round", &args)
        }
    }
}

fn row(page: &DuelPage<'_>, side: usize) -> Markup {
    let lang = page.reader.lang;
    let played = [("n", page.sides[side].played.into()), ("rounds", page.rounds.len().into())];
    html! {
        tr data-mine[page.mine == Some(side)] {
            th scope="row" {
                bdi { (page.name(side)) }
                @if page.mine == Some(side) {
                    " " span class="soft small" { (lang.say("site-lobby-you")) }
                }
            }
            @if page.winner.is_some() {
                @for round in &page.rounds { td { (told(lang, round, side)) } }
            } @else {
                td class="num" { (lang.say_with("duel-played-of", &played)) }
            }
        }
    }
}

fn told(lang: Lang, round: &DuelRoundShown, side: usize) -> Markup {
    let Some(result) = round.results[side] else { return html! {} };
    let verdict = match result.verdict {
        Verdict::Won => "site-finished-won",
        Verdict::Drawn => "site-finished-drawn",
        Verdict::Lost => "site-finished-lost",
    };
    html! {
        span class="result" data-won[result.verdict == Verdict::Won] { (lang.say(verdict)) } " "
        @match result.score {
            Some(score) => (lang.say_with("duel-points", &[("n", score.into())])),
            None => (lang.say("duel-given-up")),
        }
        @if let Some(table) = round.tables[side].as_ref().filter(|_| result.score.is_some()) {
            " " a href={ "/t/" (table) "/replay" } { (lang.say("duel-alone-look")) }
        }
    }
}

/// Both games at one moment, and the slider over both.
fn side_by_side(page: &DuelPage<'_>, games: GamesShown) -> Markup {
    let lang = page.reader.lang;
    html! {
        section class="duel-games" aria-labelledby="games" {
            h2 class="h3" id="games" { (lang.say("duel-games")) }
            (round_links(page, games))
            p class="soft" {
                @match games.parts {
                    Some(ply) => {
                        (lang.say_with("duel-parts", &[("n", (ply + 1).into())])) " "
                        a href=(moment(page, games.round, ply)) data-ply=(ply) { (lang.say("duel-to-parting")) }
                    },
                    None => (lang.say("duel-never-parts")),
                }
            }
            (slider(page, games))
            div class="duel-boards" {
                @for side in 0..2 { (board(page, games, side)) }
            }
        }
    }
}

fn slider(page: &DuelPage<'_>, games: GamesShown) -> Markup {
    let lang = page.reader.lang;
    html! {
        form class="duel-slider" id="duel-slider" action={ "/duels/" (page.id) "#games" } {
            input type="hidden" name="round" value=(games.round + 1);
            input id="duel-ply" type="range" name="ply" min="0" max=(games.plies) value=(games.ply)
                aria-label=(lang.say("duel-ply"));
            output class="num" for="duel-ply" { (games.ply) }
            span class="num" { "/ " (games.plies) }
            button class="btn" { (lang.say("replay-go")) }
        }
    }
}

fn moment(page: &DuelPage<'_>, round: usize, ply: usize) -> String {
    format!("/duels/{}?round={}&ply={ply}#games", page.id, round + 1)
}

fn round_links(page: &DuelPage<'_>, games: GamesShown) -> Markup {
    let lang = page.reader.lang;
    html! {
        @if 1 < page.rounds.len() {
            nav class="row" aria-label=(lang.say("duel-games")) {
                @for (at, round) in page.rounds.iter().enumerate() {
                    a class="btn" href={ "/duels/" (page.id) "?round=" (at + 1) "#games" }
                        aria-current=[(at == games.round).then_some("true")] {
                        (seat_words(page, at, round.seat))
                    }
                }
            }
        }
    }
}

fn board(page: &DuelPage<'_>, games: GamesShown, side: usize) -> Markup {
    let lang = page.reader.lang;
    let name = page.name(side);
    let label = lang.say_with("duel-board", &[("name", name.as_str().into())]);
    let address = format!("/duels/{}/board/{side}?round={}&ply=", page.id, games.round + 1);
    html! {
        figure {
            figcaption {
                b { bdi { (name) } } " "
                span class="soft small" {
                    (lang.say_with("duel-moves", &[("n", games.of[side].into())]))
                }
            }
            @if page.was_given_up(games.round, side) {
                p class="empty" { (lang.say("duel-no-board")) }
            } @else {
                iframe src={ (address) (games.ply) } title=(label) data-board=(address) {}
            }
        }
    }
}
