//! Setting up a table: which game, how, and who sits where.

use std::ops::Range;

use frame::art::icons::{Icon, sized};
use frame::shell::{Reader, SitePage, in_query, scripted_site_page};
use maud::{Markup, html};
use room::Clock;
use tabletop::{OptionSpec, OptionValues};
use words::Lang;

use super::duels::way_to_duel;
use super::form::{NewTableForm, Problem, SeatChoice, TYPED};
use super::lists::address;
use super::parts::{described_by, problem, problem_list, seat_mark, thumb};
use super::rules::ways;
use super::wording::{about_game, bot_name, game_name, headline, is_headline, value_words, values};
use super::{GameOffer, SeatHolder};
use crate::poster::poster;

/// The page where a table is set up.
#[derive(Clone, Debug)]
pub struct NewTablePage<'a> {
    pub reader: Reader<'a>,
    /// The games that can be played.
    pub games: &'a [GameOffer],
    /// The one that this table plays.
    pub game: &'a GameOffer,
    /// The levels of bots, weakest first.
    pub bots: &'a [&'a str],
    /// The content of the form: the defaults, or what was sent.
    pub form: NewTableForm,
    pub problems: Vec<Problem>,
}

/// The page where a table is set up.
pub fn new_table(page: &NewTablePage<'_>) -> Markup {
    let lang = page.reader.lang;
    let title = lang.say("site-new-title");
    let body = html! {
        div class="set-up" {
            h1 class="h1" { (title) }
            form id="form" method="post" action="/new" data-seats {
                (problem_list(lang, &page.problems))
                @if let Some(club) = &page.form.club {
                    input type="hidden" name="club" value=(club);
                    p { (lang.say("club-table-for")) }
                }
                (game_picker(page))
                @if !page.reader.is_alone() { p { (way_to_duel(lang, page.game.id)) } }
                @if let Some(option) = headline(lang, page.game) { (postcards(page, option)) }
                @for option in folded(page, false) { (choices(page, option)) }
                @if page.alone() { input type="hidden" name="seat1" value="me"; }
                @else { (seats(page)) }
                (manners(page))
                @if !page.alone() { (time_to_think(page)) }
                (more(page))
            }
            (summary(page))
            div class="go-bar" { (open_button(page)) }
        }
    };
    scripted_site_page(&page.reader, SitePage::Elsewhere, &title, &["seats.js"], body)
}

impl NewTablePage<'_> {
    /// Whether nobody else can sit at such a table.
    fn alone(&self) -> bool {
        self.game.players.1 == 1
    }
}

/// The club for which the table is, and a seat for its members.
fn of_club(page: &NewTablePage<'_>) -> String {
    let club = page.form.club.as_deref();
    club.map(|it| format!("&club={}&seat2=link", in_query(it))).unwrap_or_default()
}

/// Other games are links, since each has its own options and seats.
fn game_picker(page: &NewTablePage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        input type="hidden" name="game" value=(page.game.id);
        @if page.games.len() > 1 {
            nav class="pick" aria-label=(lang.say("site-new-game")) {
                @for game in page.games {
                    a href={ "/new?game=" (game.id) (of_club(page)) }
                        aria-current=[(game.id == page.game.id).then_some("true")] {
                        (thumb(game.id)) span { (game_name(lang, game.id)) }
                    }
                }
            }
        } @else {
            p class="one-game" {
                (thumb(page.game.id)) b { (game_name(lang, page.game.id)) }
            }
        }
    }
}

/// The words of an option, or of one of its values.
fn option_words(page: &NewTablePage<'_>, option: &OptionSpec, part: &str) -> String {
    let key = format!("option-{}{part}", option.key);
    about_game(page.reader.lang, page.game.id, &key).unwrap_or_default()
}

fn is_chosen(page: &NewTablePage<'_>, option: &OptionSpec, value: &str) -> bool {
    page.form.option(option.key).unwrap_or(option.default) == value
}

/// The headline option: each value a postcard.
fn postcards(page: &NewTablePage<'_>, option: &OptionSpec) -> Markup {
    let field = format!("option.{}", option.key);
    html! {
        fieldset class="step" aria-describedby=[described_by(&page.problems, &field)] {
            legend {
                (option_words(page, option, "")) " "
                span class="legend-note" { (option_words(page, option, "-hint")) }
            }
            div class="levels" {
                @for value in values(option) { (postcard(page, option, value, &field)) }
                (own_postcard(page, option, &field))
            }
            (workshop(page))
            (problem(&page.problems, &field))
        }
    }
}

/// A value of one's own, given by the address.
fn own_postcard(page: &NewTablePage<'_>, option: &OptionSpec, field: &str) -> Markup {
    let own = page.form.option(option.key).filter(|it| !values(option).contains(it));
    html! {
        @if let Some(value) = own {
            label class="level" {
                input type="radio" name=(field) value=(value) checked;
                span class="badge" { "+" }
                b { (value_words(page.reader.lang, page.game.id, option.key, value)) }
                (its_cards(page, option, value))
            }
        }
    }
}

/// The way to the page where people build values of their own, if the game has one.
fn workshop(page: &NewTablePage<'_>) -> Markup {
    html! {
        @if let Some(words) = about_game(page.reader.lang, page.game.id, "workshop") {
            p class="row" {
                a class="btn" href={ "/workshop/" (page.game.id) } { (sized(Icon::Plus, 18)) (words) }
                @if !page.reader.is_alone() {
                    a class="btn" href="/scenarios" { (page.reader.lang.say("scenario-many")) }
                }
            }
        }
    }
}

fn postcard(page: &NewTablePage<'_>, option: &OptionSpec, value: &str, field: &str) -> Markup {
    let words = |part: &str| option_words(page, option, &format!("-{value}{part}"));
    html! {
        label class="level" {
            input type="radio" name=(field) value=(value) checked[is_chosen(page, option, value)];
            span class="badge" { (words("-badge")) }
            b { (words("")) }
            span class="soft" { (words("-hint")) }
            (its_cards(page, option, value))
        }
    }
}

/// The way to the cards of a value, for a game whose tables differ in that.
fn its_cards(page: &NewTablePage<'_>, option: &OptionSpec, value: &str) -> Markup {
    let seats = page.form.seats.iter().filter(|it| **it != SeatChoice::Closed).count();
    let players = u8::try_from(seats).unwrap_or_default();
    html! {
        @if let Some(words) = about_game(page.reader.lang, page.game.id, "lists") {
            a class="its-cards" href=(address(page.game.id, option.key, value, players))
                target="_blank" {
                (words) span class="sr" { ": " (value_words(page.reader.lang, page.game.id, option.key, value)) }
            }
        }
    }
}

fn seats(page: &NewTablePage<'_>) -> Markup {
    let lang = page.reader.lang;
    let (from, to) = page.game.players;
    let range = [("from", from.into()), ("to", to.into())];
    html! {
        section class="step" aria-labelledby="seats" {
            h2 class="step-t" id="seats" {
                (lang.say("site-new-seats")) " "
                span class="legend-note" { (lang.say_with("site-new-seats-note", &range)) }
            }
            (problem(&page.problems, "seats"))
            (camps(page))
            button class="btn" type="button" hidden data-add-seat {
                (sized(Icon::Plus, 18)) (lang.say("site-new-seat-add"))
            }
            (levels(page))
        }
    }
}

/// The seats; where the first plays against the others, as two camps that can be swapped.
fn camps(page: &NewTablePage<'_>) -> Markup {
    let seats = page.form.seats.len();
    html! {
        @if about_game(page.reader.lang, page.game.id, "camp-one").is_some() {
            div class="camps" {
                (camp(page, "one", 0..1))
                button class="btn swap" type="button" hidden data-swap {
                    (sized(Icon::Undo, 22)) (page.reader.lang.say("site-new-swap"))
                }
                (camp(page, "many", 1..seats))
            }
        } @else {
            div class="seats" { @for number in 0..seats { (seat(page, number)) } }
        }
    }
}

fn camp(page: &NewTablePage<'_>, which: &str, seats: Range<usize>) -> Markup {
    let words = |part: &str| {
        let key = format!("camp-{which}{part}");
        about_game(page.reader.lang, page.game.id, &key).unwrap_or_default()
    };
    html! {
        section class="camp" data-camp=(which) {
            h3 { (words("")) }
            p { (words("-goal")) }
            div class="seats" { @for number in seats { (seat(page, number)) } }
        }
    }
}

/// What each level of bots is like.
fn levels(page: &NewTablePage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        details class="bot-levels" {
            summary { (lang.say("site-bot-levels")) }
            dl {
                @for level in page.bots {
                    dt { (bot_name(lang, level)) }
                    dd { (lang.say(&format!("bot-{level}-means"))) }
                }
            }
        }
    }
}

fn seat(page: &NewTablePage<'_>, number: usize) -> Markup {
    let lang = page.reader.lang;
    let field = format!("seat{}", number + 1);
    let label = lang.say_with("site-seat", &[("n", (number + 1).into())]);
    html! {
        div class="seat" {
            (seat_mark(number, &SeatHolder::Nobody))
            fieldset class="seg" aria-describedby=[described_by(&page.problems, &field)] {
                legend class="sr" { (label) }
                @for (choice, icon, words) in ways_to_sit(page, number) {
                    label {
                        input type="radio" name=(field) value=(choice)
                            checked[page.form.seats[number].value() == *choice];
                        (sized(*icon, 16)) (lang.say(words))
                    }
                }
            }
            div class="seat-more" { (seat_more(page, number, &label)) }
            (problem(&page.problems, &field))
        }
    }
}

type WayToSit = (&'static str, Icon, &'static str);

const WAYS_TO_SIT: [WayToSit; 5] = [
    ("me", Icon::Person, "site-seat-me"),
    ("here", Icon::Chat, "site-seat-here"),
    ("link", Icon::Link, "site-seat-link"),
    ("bot", Icon::Bot, "site-seat-bot"),
    ("closed", Icon::Close, "site-seat-closed"),
];

/// The ways to fill a seat; one that the game needs cannot be closed, and without a server nobody comes
/// by a link.
fn ways_to_sit(page: &NewTablePage<'_>, number: usize) -> impl Iterator<Item = &'static WayToSit> {
    let needed = number < usize::from(page.game.players.0);
    let alone = page.reader.is_alone();
    let fits = move |it: &&WayToSit| !(needed && it.0 == "closed" || alone && it.0 == "link");
    WAYS_TO_SIT.iter().filter(fits)
}

/// The fields of each way to sit; the style sheet shows those of the chosen one.
fn seat_more(page: &NewTablePage<'_>, number: usize, label: &str) -> Markup {
    let lang = page.reader.lang;
    let me = page.reader.name.map_or_else(|| lang.say("site-no-name-yet"), str::to_string);
    html! {
        span class="if-me" { b { (me) } }
        input class="input if-here" name={ "here" (number + 1) } maxlength="24" autocomplete="off"
            value=[page.form.seats[number].here()] placeholder=(lang.say("site-seat-here-name"))
            aria-label={ (lang.say("site-seat-here-name")) ", " (label) };
        span class="if-link soft small" { (lang.say("site-seat-link-hint")) }
        fieldset class="seg if-bot" {
            legend class="sr" { (lang.say("site-bot-level")) ", " (label) }
            @for (rank, level) in page.bots.iter().enumerate() {
                (bot_level(page, number, rank, level))
            }
        }
        span class="if-closed soft small" { (lang.say("site-seat-closed-hint")) }
    }
}

fn bot_level(page: &NewTablePage<'_>, number: usize, rank: usize, level: &str) -> Markup {
    // A seat without a bot offers the middle level, for when it gets one.
    let usual = page.bots[page.bots.len() / 2];
    let chosen = page.form.seats[number].bot().unwrap_or(usual);
    html! {
        label {
            input type="radio" name={ "bot" (number + 1) } value=(level) checked[chosen == level];
            span class="stripes" aria-hidden="true" { @for _ in 0..=rank { i {} } }
            (bot_name(page.reader.lang, level))
        }
    }
}

/// Who may come, the language of the table, and whether bots may be asked.
fn manners(page: &NewTablePage<'_>) -> Markup {
    let lang = page.reader.lang;
    let open = if page.alone() { "site-new-watched" } else { "site-new-open" };
    html! {
        fieldset class="step" {
            legend { (lang.say("site-new-manners")) }
            div class="choices" {
                @if !page.reader.is_alone() {
                    (box_to_tick("open", page.form.open, &lang.say(open)))
                }
                @if !page.alone() {
                    (box_to_tick("no-hints", page.form.no_hints, &lang.say("site-new-no-hints")))
                }
                @for other in Lang::ALL {
                    label class="choice" {
                        input type="radio" name="lang" value=(other.code())
                            checked[page.form.lang == other];
                        span lang=(other.code()) { (other.say("site-new-we-talk")) }
                    }
                }
            }
        }
    }
}

/// How long people may think.
fn time_to_think(page: &NewTablePage<'_>) -> Markup {
    let lang = page.reader.lang;
    let clock = &page.form.clock;
    let way = |kind: &str, words: &str, fields: Markup| {
        html! {
            div class="choice with-field" {
                label {
                    input type="radio" name="clock" value=(kind) checked[clock.kind == kind];
                    span { (lang.say(words)) }
                }
                (fields)
            }
        }
    };
    html! {
        fieldset class="step clocks" aria-describedby=[described_by(&page.problems, "clock")] {
            legend { (lang.say("account-clock")) }
            div class="choices" {
                (way("none", "account-clock-none", html! {}))
                (way("live", "account-clock-live-way", html! {
                    (number(lang, "clock-minutes", &clock.minutes, Clock::MOST.0, "account-clock-minutes"))
                    (number(lang, "clock-seconds", &clock.seconds, Clock::MOST.1, "account-clock-seconds"))
                }))
                (way("turns", "account-clock-turns-way", html! {
                    (number(lang, "clock-days", &clock.days, Clock::MOST.2, "account-clock-days"))
                }))
            }
            p class="soft small" { (lang.say("account-clock-means")) }
            (problem(&page.problems, "clock"))
        }
    }
}

fn number(lang: Lang, name: &str, value: &str, most: u32, words: &str) -> Markup {
    html! {
        label class="unit" {
            input class="input number" type="number" inputmode="numeric" name=(name) value=(value)
                min="0" max=(most);
            (lang.say(words))
        }
    }
}

fn box_to_tick(name: &str, ticked: bool, words: &str) -> Markup {
    html! {
        label class="choice" {
            input type="checkbox" name=(name) value="on" checked[ticked];
            (words)
        }
    }
}

/// The options below the headline, folded or not. Those that few people change are folded away,
/// except options with many values.
fn folded<'a>(page: &NewTablePage<'a>, folded: bool) -> Vec<&'a OptionSpec> {
    let lang = page.reader.lang;
    let small = |it: &&OptionSpec| !is_headline(lang, page.game, it);
    let rich = |it: &&OptionSpec| values(it).len() > MANY;
    page.game.options.iter().filter(small).filter(|it| rich(it) != folded).collect()
}

/// An option with this many values is not folded away.
const MANY: usize = 3;

/// The options that few people change; unfolded when one of them is wrong or not at its default.
fn more(page: &NewTablePage<'_>) -> Markup {
    let lang = page.reader.lang;
    let options = folded(page, true);
    let opened = options.iter().any(|it| needs_a_look(page, it));
    html! {
        @if !options.is_empty() {
            details class="more" open[opened] {
                summary { (sized(Icon::Down, 18)) (lang.say("site-new-more")) }
                @for option in options { (choices(page, option)) }
            }
        }
    }
}

fn needs_a_look(page: &NewTablePage<'_>, option: &OptionSpec) -> bool {
    let field = format!("option.{}", option.key);
    !is_chosen(page, option, option.default) || page.problems.iter().any(|it| it.field == field)
}

fn choices(page: &NewTablePage<'_>, option: &OptionSpec) -> Markup {
    let field = format!("option.{}", option.key);
    html! {
        fieldset class="step" aria-describedby=[described_by(&page.problems, &field)] {
            legend class="small-legend" { (option_words(page, option, "")) }
            p class="soft small" { (option_words(page, option, "-hint")) }
            div class="choices" { (choice(page, option, &field)) }
            (problem(&page.problems, &field))
        }
    }
}

/// The fields of an option: buttons, a number or a text, or buttons one of which belongs to what is
/// typed.
fn choice(page: &NewTablePage<'_>, option: &OptionSpec, field: &str) -> Markup {
    let chosen = page.form.option(option.key).unwrap_or(option.default);
    html! {
        @match option.values {
            OptionValues::OneOf(values) => { @for value in values { (one_of(page, option, value, field)) } },
            OptionValues::Number { .. } | OptionValues::Text => {
                (typed(page, option, option.values, field, chosen))
            },
            OptionValues::Either(kinds) => {
                @for kind in kinds { (one_kind(page, option, *kind, chosen)) }
            },
        }
    }
}

/// A field to type into.
fn typed(
    page: &NewTablePage<'_>,
    option: &OptionSpec,
    kind: OptionValues,
    name: &str,
    value: &str,
) -> Markup {
    let label = option_words(page, option, "");
    html! {
        @if let OptionValues::Number { least, most } = kind {
            input class="input number" type="number" inputmode="numeric" name=(name) value=(value)
                min=(least) max=(most) aria-label=(label);
        } @else {
            input class="input" name=(name) value=(value) aria-label=(label);
        }
    }
}

/// One of the kinds of value that an option takes. What is typed counts if its button is chosen.
fn one_kind(
    page: &NewTablePage<'_>,
    option: &OptionSpec,
    kind: OptionValues,
    chosen: &str,
) -> Markup {
    let field = format!("option.{}", option.key);
    let OptionValues::OneOf(values) = kind else {
        // A text field accepts any text, so a value with a button of its own is not shown as typed.
        let own = |value: &str| !self::values(option).contains(&value);
        let fits = own(chosen) && (kind.includes(chosen) || !option.values.includes(chosen));
        let usual = Some(option.default).filter(|it| own(it) && kind.includes(it));
        let usual = usual.unwrap_or_default();
        let value = if fits { chosen } else { usual };
        return html! {
            div class="choice with-field" {
                label {
                    input type="radio" name=(field) value=(TYPED) checked[fits];
                    span { (option_words(page, option, "-typed")) }
                }
                (typed(page, option, kind, &format!("typed.{}", option.key), value))
            }
        };
    };
    html! { @for value in values { (one_of(page, option, value, &field)) } }
}

fn one_of(page: &NewTablePage<'_>, option: &OptionSpec, value: &str, field: &str) -> Markup {
    let hint = option_words(page, option, &format!("-{value}-hint"));
    html! {
        label class="choice" {
            input type="radio" name=(field) value=(value) checked[is_chosen(page, option, value)];
            span {
                (option_words(page, option, &format!("-{value}")))
                @if !hint.is_empty() { small class="soft" { (hint) } }
            }
        }
    }
}

fn summary(page: &NewTablePage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        aside class="sum" aria-label=(game_name(lang, page.game.id)) {
            (poster(page.reader.lang, page.game.id))
            (ways(lang, page.game.id, None))
            (open_button(page))
            @if !page.alone() { p class="soft small" { (lang.say("site-new-after")) } }
        }
    }
}

fn open_button(page: &NewTablePage<'_>) -> Markup {
    let words = if page.alone() { "site-lobby-start" } else { "site-new-go" };
    html! {
        button class="btn primary big" form="form" { (page.reader.lang.say(words)) }
    }
}
