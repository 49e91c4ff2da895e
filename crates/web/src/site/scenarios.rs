//! What people built for games and published: the list of it, how it is published, and one of it.

use frame::art::icons::{Icon, sized};
use frame::shell::{Reader, SitePage, in_query, site_page};
use frame::wording::listed;
use maud::{Markup, html};
use words::Lang;

use super::lists::address;
use super::parts::{
    first_sign_up, go, labelled, new_section, page_head, refused, sure, thumb, typed, typed_lines,
};
use super::wording::{about_game, ago, game_name};
use crate::boards;

/// The page on which published scenarios are found.
#[derive(Clone, Debug)]
pub struct ScenariosPage<'a> {
    pub reader: Reader<'a>,
    /// Those for which most vote first.
    pub scenarios: Vec<ScenarioShown>,
    /// The games for which people can build one.
    pub workshops: Vec<&'static str>,
    /// The games whose cards people can change: all.
    pub games: Vec<&'static str>,
    /// What is to be published.
    pub draft: Option<ScenarioDraft>,
    /// What was typed beside it already.
    pub tried: ScenarioTried,
}

/// What somebody typed who could not publish it, and why not; empty for those who have not tried yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ScenarioTried {
    pub name: String,
    pub about: String,
    pub players: Option<u8>,
    pub problem: String,
}

/// Something to be published.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ScenarioDraft {
    /// What was built in a workshop.
    Line { game: String, text: String },
    /// The card file of a game, to be changed, and for how many the game is.
    Cards { game: String, file: String, players: (u8, u8) },
}

/// A published scenario.
#[derive(Clone, Debug)]
pub struct ScenarioShown {
    pub id: String,
    pub game: String,
    pub players: u8,
    pub name: String,
    pub about: String,
    pub author: String,
    pub votes: u32,
    /// How many games with it came to their end.
    pub plays: u32,
    pub balance: Option<BalanceShown>,
    pub measured: MeasuredAs,
    /// How many seconds ago it was published.
    pub ago: u64,
}

/// What its balance means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MeasuredAs {
    /// What the game says of its workshop.
    Workshop,
    /// How often the first seat wins, with other cards.
    FirstSeat,
    /// How often all win together, with other cards.
    Together,
}

/// How often the first seat wins when bots play, in percent, with its interval.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BalanceShown {
    pub won: u32,
    pub games: u32,
    pub low: u32,
    pub high: u32,
}

/// The page of a published scenario.
#[derive(Clone, Debug)]
pub struct ScenarioPage<'a> {
    pub reader: Reader<'a>,
    pub shown: ScenarioShown,
    pub what: ScenarioShape,
    /// Whether the reader votes for it, and whether they published it.
    pub voted: bool,
    pub mine: bool,
}

/// What was published.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ScenarioShape {
    /// The option of a table that says it, and its value there.
    Line { option: &'static str, line: String },
    /// A card file: in what it differs from the game's own, and in how many cards more.
    Cards { changes: Vec<CardChange>, more: usize },
}

/// A card, or another part of a card file, that is not as in the game's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardChange {
    pub name: String,
    pub how: CardChanged,
}

/// What became of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CardChanged {
    Fields(Vec<FieldChange>),
    New(Vec<FieldChange>),
    Gone,
}

/// A value of a card, before and after; empty where it has none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FieldChange {
    /// What it is called.
    pub word: String,
    pub own: String,
    pub new: String,
}

/// `GET /scenarios`
pub fn scenarios(page: &ScenariosPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let title = lang.say("scenario-many");
    let body = html! {
        div class="narrow duels" {
            (page_head(&title, &lang.say("scenario-lead")))
            @if page.scenarios.is_empty() { p class="empty" { (lang.say("scenario-none")) } }
            ul class="past" { @for it in &page.scenarios { (line(lang, it)) } }
            (publishing(page))
        }
    };
    site_page(&page.reader, SitePage::Elsewhere, &title, body)
}

fn line(lang: Lang, it: &ScenarioShown) -> Markup {
    let see = [("name", it.name.as_str().into())];
    html! {
        li {
            (thumb(&it.game))
            div class="past-words" {
                p { b { bdi { (it.name) } } }
                p { (balance(lang, it)) }
                p class="soft small" { (counted(lang, it)) " · " (by(lang, it)) }
            }
            div class="past-acts" {
                a class="btn" href={ "/scenarios/" (it.id) }
                    aria-label=(lang.say_with("scenario-see-name", &see)) { (lang.say("duel-see")) }
            }
        }
    }
}

fn by(lang: Lang, it: &ScenarioShown) -> String {
    lang.say_with("study-by", &[("name", it.author.as_str().into())])
}

/// For how many it is, how many like it, and how often it was played.
fn counted(lang: Lang, it: &ScenarioShown) -> String {
    let counts = [("scenario-for", it.players.into()), ("scenario-votes", it.votes)];
    let counts = counts.into_iter().chain([("scenario-plays", it.plays)]);
    let words = counts.map(|(key, n)| lang.say_with(key, &[("n", n.into())]));
    words.collect::<Vec<_>>().join(" · ")
}

fn balance(lang: Lang, it: &ScenarioShown) -> String {
    let Some(known) = it.balance else { return lang.say("scenario-not-measured") };
    let args = [
        ("won", known.won.into()),
        ("games", known.games.into()),
        ("low", known.low.into()),
        ("high", known.high.into()),
    ];
    match it.measured {
        MeasuredAs::Workshop => {
            speech::say_with(lang, &it.game, &format!("{}-workshop-won", it.game), &args)
        }
        MeasuredAs::FirstSeat => lang.say_with("scenario-first-wins", &args),
        MeasuredAs::Together => lang.say_with("scenario-all-win", &args),
    }
}

fn publishing(page: &ScenariosPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let inside = match &page.draft {
        _ if !page.reader.signed_in => first_sign_up(lang, "scenario-account", "/scenarios"),
        Some(ScenarioDraft::Line { game, text }) => form(page, game, text),
        Some(ScenarioDraft::Cards { game, file, players }) => {
            form_of_cards(page, (game, file), *players)
        }
        None => ways_to_build(page),
    };
    new_section(lang, "scenario-new", inside)
}

/// One is built first.
fn ways_to_build(page: &ScenariosPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        p { (lang.say("scenario-build-first")) }
        div class="row" { @for game in &page.workshops { (way_to_build(lang, game)) } }
        p { (lang.say("scenario-cards-first")) }
        nav class="pick" aria-label=(lang.say("site-home-games")) {
            @for game in &page.games {
                a href={ "/scenarios?cards=" (game) "#new" } { (thumb(game)) span { (game_name(lang, game)) } }
            }
        }
    }
}

/// The cards of a game, to be changed and published.
fn form_of_cards(
    page: &ScenariosPage<'_>,
    (game, file): (&str, &str),
    (from, to): (u8, u8),
) -> Markup {
    let (lang, tried) = (page.reader.lang, &page.tried);
    let title = [("game", game_name(lang, game).into())];
    html! {
        form class="fields wide" method="post" action="/scenarios" {
            input type="hidden" name="game" value=(game);
            p { (lang.say_with("scenario-cards-of", &title)) }
            (named_and_told(lang, tried))
            @if from < to { (for_how_many(lang, (from, to), tried.players.unwrap_or(from))) }
            @else { input type="hidden" name="players" value=(from); }
            (labelled("cards", &lang.say("scenario-cards-file"), card_file(file)))
            p class="soft small" { (lang.say("scenario-cards-mean")) }
            (go(lang, "scenario-publish"))
        }
    }
}

fn way_to_build(lang: Lang, game: &str) -> Markup {
    let words = about_game(lang, game, "workshop").unwrap_or_default();
    html! { a class="btn" href={ "/workshop/" (game) } { (sized(Icon::Plus, 18)) (words) } }
}

fn form(page: &ScenariosPage<'_>, game: &str, text: &str) -> Markup {
    let lang = page.reader.lang;
    html! {
        form class="fields" method="post" action="/scenarios" {
            input type="hidden" name="game" value=(game);
            input type="hidden" name="scenario" value=(text);
            (made_of(lang, game, text))
            (named_and_told(lang, &page.tried))
            (go(lang, "scenario-publish"))
        }
    }
}

/// Why it could not be published, what it is called, and what is told of it.
fn named_and_told(lang: Lang, tried: &ScenarioTried) -> Markup {
    html! {
        (refused(&tried.problem))
        (labelled("name", &lang.say("scenario-name"), typed("name", "name", &tried.name, 60)))
        (labelled("about", &lang.say("scenario-about"), typed_lines("about", 3, 300, &tried.about)))
    }
}

fn for_how_many(lang: Lang, (from, to): (u8, u8), usual: u8) -> Markup {
    let input = html! {
        input class="input number" type="number" inputmode="numeric" id="players" name="players"
            min=(from) max=(to) value=(usual) required;
    };
    labelled("players", &lang.say("scenario-players"), input)
}

fn card_file(file: &str) -> Markup {
    html! {
        // A browser leaves out the first end of a line.
        textarea class="input card-file" id="cards" name="cards" rows="18" spellcheck="false"
            autocapitalize="off" wrap="off" { "\n" (file) }
    }
}

/// `GET /scenarios/ID`
pub fn scenario(page: &ScenarioPage<'_>) -> Markup {
    let (lang, it) = (page.reader.lang, &page.shown);
    let body = html! {
        div class="narrow duels" {
            header class="page-head" {
                h1 class="h1" { bdi { (it.name) } }
                p class="lead" { b { (game_name(lang, &it.game)) } " · " (by(lang, it)) " · " (ago(lang, it.ago)) }
                @if !it.about.is_empty() { p { (it.about) } }
            }
            p { (balance(lang, it)) }
            p class="soft" { (counted(lang, it)) }
            (ways(page))
            (contents(page))
            @if page.mine { (removal(page)) }
        }
    };
    site_page(&page.reader, SitePage::Elsewhere, &it.name, body)
}

fn removal(page: &ScenarioPage<'_>) -> Markup {
    let words = ["scenario-remove", "scenario-remove-means", "scenario-remove-yes"];
    sure(page.reader.lang, &format!("/scenarios/{}/delete", page.shown.id), words)
}

/// What it is made of.
fn contents(page: &ScenarioPage<'_>) -> Markup {
    let lang = page.reader.lang;
    match &page.what {
        ScenarioShape::Line { line, .. } => made_of(lang, &page.shown.game, line),
        ScenarioShape::Cards { changes, more } => html! {
            section aria-labelledby="changed" {
                h2 class="h3" id="changed" { (lang.say("scenario-changed")) }
                ul class="changed-cards" { @for it in changes { (card_change(lang, it)) } }
                @if 0 < *more { p class="soft small" { (lang.say_with("scenario-changed-more", &[("n", (*more).into())])) } }
                p { a href={ "/scenarios/" (page.shown.id) "/cards" } { (lang.say("scenario-cards-whole")) } }
            }
        },
    }
}

/// What a line of a workshop says, in words; what cannot be read stays as it is.
fn made_of(lang: Lang, game: &str, line: &str) -> Markup {
    let workshop = boards::of(game).and_then(|it| it.workshop());
    let parts = workshop.map(|it| (it.told)(lang, line)).unwrap_or_default();
    html! {
        @if parts.is_empty() { p { code class="wraps" { (line) } } }
        @else {
            dl class="made-of" {
                @for (part, names) in parts { div { dt { (part) } dd { (listed(lang, &names)) } } }
            }
        }
    }
}

fn card_change(lang: Lang, it: &CardChange) -> Markup {
    let (how, fields) = match &it.how {
        CardChanged::Fields(fields) => (None, fields.as_slice()),
        CardChanged::New(fields) => (Some("scenario-card-new"), fields.as_slice()),
        CardChanged::Gone => (Some("scenario-card-gone"), [].as_slice()),
    };
    html! {
        li {
            b { (it.name) }
            @if let Some(how) = how { " " span class="soft" { (lang.say(how)) } }
            @if !fields.is_empty() { ul { @for it in fields { li { (field_change(lang, it)) } } } }
        }
    }
}

fn field_change(lang: Lang, it: &FieldChange) -> String {
    let args = [
        ("field", it.word.as_str().into()),
        ("own", it.own.as_str().into()),
        ("new", it.new.as_str().into()),
    ];
    let key = match (it.own.is_empty(), it.new.is_empty()) {
        (true, _) => "scenario-field-new",
        (false, true) => "scenario-field-gone",
        (false, false) => "scenario-field-changed",
    };
    lang.say_with(key, &args)
}

/// What can be done with it.
fn ways(page: &ScenarioPage<'_>) -> Markup {
    match &page.what {
        ScenarioShape::Line { option, line } => ways_of_line(page, option, line),
        ScenarioShape::Cards { .. } => ways_of_cards(page),
    }
}

fn ways_of_line(page: &ScenarioPage<'_>, option: &str, line: &str) -> Markup {
    let (lang, it) = (page.reader.lang, &page.shown);
    let workshop =
        format!("/workshop/{}?players={}&scenario={}", it.game, it.players, in_query(line));
    html! {
        div class="row" {
            a class="btn go big" href=(table(it, option, line)) { (sized(Icon::Play, 18)) (lang.say("scenario-play")) }
            (vote(page))
            a class="btn" href=(address(&it.game, option, line, it.players)) {
                (sized(Icon::Eye, 18)) (lang.say("scenario-cards"))
            }
            a class="btn" href=(workshop) { (lang.say("scenario-change")) }
        }
    }
}

/// A table with these cards, with bots or with friends.
fn ways_of_cards(page: &ScenarioPage<'_>) -> Markup {
    html! {
        div class="row" {
            (play(page, "bots", "scenario-play", Icon::Play))
            @if 1 < page.shown.players { (play(page, "link", "scenario-play-friends", Icon::Link)) }
            (vote(page))
        }
        p class="soft small" { (page.reader.lang.say("scenario-cards-count")) }
    }
}

fn play(page: &ScenarioPage<'_>, others: &str, words: &str, sign: Icon) -> Markup {
    let class = if others == "bots" { "btn go big" } else { "btn" };
    html! {
        form method="post" action={ "/scenarios/" (page.shown.id) "/play" } {
            button class=(class) name="others" value=(others) {
                (sized(sign, 18)) (page.reader.lang.say(words))
            }
        }
    }
}

/// A new table with it, with bots in the seats that it needs.
fn table(it: &ScenarioShown, option: &str, line: &str) -> String {
    let bots = (2..=it.players).map(|seat| format!("&seat{seat}=bot&bot{seat}=sergeant"));
    let (line, bots) = (in_query(line), bots.collect::<String>());
    format!("/new?game={}&option.{option}={line}{bots}", it.game)
}

fn vote(page: &ScenarioPage<'_>) -> Markup {
    let on = if page.voted { "0" } else { "1" };
    html! {
        form method="post" action={ "/scenarios/" (page.shown.id) "/vote" } {
            button class="btn" name="on" value=(on) aria-pressed=(page.voted) {
                (sized(Icon::Star, 18)) (page.reader.lang.say("scenario-vote"))
            }
        }
    }
}
