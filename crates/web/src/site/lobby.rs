//! A table that still waits for people.

use frame::art::icons::{Icon, sized};
use frame::shell::{Reader, SitePage, scripted_site_page};
use maud::{Markup, html};
use room::Clock;
use words::Lang;

use super::Chosen;
use super::form::Problem;
use super::name::name_field;
use super::parts::{SeatHolder, invite_line, problem_list, seat_mark};
use super::qr::square;
use super::rules::first_game;
use super::wording::{bot_name, game_name, terms};
use crate::poster::poster;

/// A table before its game begins.
#[derive(Clone, Debug)]
pub struct Lobby<'a> {
    pub reader: Reader<'a>,
    pub table: &'a str,
    pub game: &'a str,
    pub options: Chosen,
    pub seats: Vec<LobbySeat>,
    /// The whole address that invites people.
    pub invite: &'a str,
    /// The club for which the table was opened, if the reader may know of it.
    pub club: Option<&'a str>,
    /// The one who opened the table.
    pub host: &'a str,
    /// Whether the reader is that one: they may give seats to bots and start.
    pub is_host: bool,
    /// Whether the game starts when all seats are taken: a deal that its host left to others.
    pub starts_itself: bool,
    /// Whether the home page lists the table.
    pub open: bool,
    /// Whether a bot may be asked for a hint.
    pub hints: bool,
    /// How long people may think, if not for as long as they like.
    pub clock: Option<Clock>,
    /// The levels of bots that can be had.
    pub bots: &'a [&'a str],
    pub problems: Vec<Problem>,
}

/// One seat of a table.
#[derive(Clone, Debug)]
pub struct LobbySeat {
    pub sitter: SeatHolder,
    /// Whether the reader sits here.
    pub mine: bool,
}

/// The page of a table that waits. A script swaps what is in `data-watch` when somebody comes.
pub fn lobby(page: &Lobby<'_>) -> Markup {
    let lang = page.reader.lang;
    let name = game_name(lang, page.game);
    let body = html! {
        div class="lobby" {
            aside class="lobby-art" { (poster(lang, page.game)) }
            div class="lobby-words" {
                header class="page-head" {
                    h1 class="h1" { (lang.say_with("site-lobby-title", &[("host", page.host.into())])) }
                    p class="soft lead" { (name) " · " (terms(lang, page.game, &page.options)) }
                    @if let Some(clock) = page.clock { p class="soft" { (crate::clock::words(lang, clock)) } }
                    @if let Some(club) = page.club {
                        p { a id="to-club" href={ "/clubs/" (club) } { (lang.say("table-to-club")) } }
                    }
                    @if !page.hints { p class="soft" { (lang.say("site-lobby-no-hints")) } }
                }
                (problem_list(lang, &page.problems))
                @if page.may_come_in() { (come_in(page)) }
                div id="gathering" data-watch={ "/t/" (page.table) "/events" } { (gathering(page)) }
                @if page.free() > 0 { (invitation(page)) }
                (meanwhile(page))
            }
        }
    };
    let scripts = ["watch.js", "share.js"];
    scripted_site_page(&page.reader, SitePage::Elsewhere, &name, &scripts, body)
}

impl Lobby<'_> {
    fn free(&self) -> usize {
        self.seats.iter().filter(|it| it.sitter.is_nobody()).count()
    }

    /// Whether the reader has no name yet, and a seat to take.
    fn may_come_in(&self) -> bool {
        self.reader.name.is_none() && !self.sits_here() && self.free() > 0
    }

    fn sits_here(&self) -> bool {
        self.seats.iter().any(|it| it.mine)
    }
}

/// Who is here, who is missing, and what can be done about it.
fn gathering(page: &Lobby<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        p class="lobby-state" aria-live="polite" { (state(page)) }
        ol class="seats" {
            @for (number, seat) in page.seats.iter().enumerate() { (seat_row(page, number, seat)) }
        }
        @if page.is_host && page.free() == 0 {
            form method="post" action={ "/t/" (page.table) "/start" } {
                button class="btn go big" { (sized(Icon::Play, 18)) (lang.say("site-lobby-start")) }
            }
        }
    }
}

fn state(page: &Lobby<'_>) -> String {
    let lang = page.reader.lang;
    match (page.free(), page.is_host) {
        (0, true) => lang.say("site-lobby-full-host"),
        (0, false) => lang.say_with("site-lobby-full", &[("host", page.host.into())]),
        (free, _) if page.starts_itself => {
            lang.say_with("site-lobby-free-challenge", &[("n", free.into())])
        }
        (free, true) => lang.say_with("site-lobby-free-host", &[("n", free.into())]),
        (free, false) => {
            let args = [("n", free.into()), ("host", page.host.into())];
            lang.say_with("site-lobby-free", &args)
        }
    }
}

/// For somebody who comes by the link and has no name yet: a name and a seat in one form.
fn come_in(page: &Lobby<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        form class="come-in" method="post" action={ "/t/" (page.table) "/sit" } {
            (name_field(lang, "", &page.problems))
            button class="btn primary big" { (lang.say("site-open-sit")) }
        }
    }
}

fn seat_row(page: &Lobby<'_>, number: usize, seat: &LobbySeat) -> Markup {
    let lang = page.reader.lang;
    html! {
        li class="seat" {
            (seat_mark(number, &seat.sitter))
            div class="seat-who" {
                b { (seat.sitter.name(lang)) }
                @if seat.mine { span class="soft small" { (lang.say("site-lobby-you")) } }
                @else if let SeatHolder::Bot(_) = seat.sitter { span class="soft small" { (lang.say("site-lobby-bot")) } }
            }
            div class="seat-acts" { (seat_acts(page, number, seat)) }
        }
    }
}

fn seat_acts(page: &Lobby<'_>, number: usize, seat: &LobbySeat) -> Markup {
    let lang = page.reader.lang;
    let named = page.reader.name.is_some();
    html! {
        @if seat.mine {
            a class="btn quiet" href={ "/name?back=/t/" (page.table) } { (lang.say("site-name-change")) }
            (act(page, "stand", number, html! { (lang.say("site-lobby-stand")) }))
        } @else if seat.sitter.is_nobody() {
            @if page.is_host { (bot_form(page, number)) }
            @if page.sits_here() { (beside_form(page, number)) }
            @if named && !page.sits_here() {
                (act(page, "sit", number, html! { (lang.say("site-open-sit")) }))
            }
        } @else if page.is_host {
            (act(page, "free", number, html! { (lang.say("site-lobby-free-seat")) }))
        }
    }
}

/// A button that does one thing to one seat.
fn act(page: &Lobby<'_>, what: &str, number: usize, words: Markup) -> Markup {
    html! {
        form method="post" action={ "/t/" (page.table) "/" (what) } {
            input type="hidden" name="seat" value=(number + 1);
            button class="btn" { (words) span class="sr" { (seat_of(page.reader.lang, number)) } }
        }
    }
}

fn bot_form(page: &Lobby<'_>, number: usize) -> Markup {
    let lang = page.reader.lang;
    html! {
        form class="bot-form" method="post" action={ "/t/" (page.table) "/bot" } {
            input type="hidden" name="seat" value=(number + 1);
            select class="select" name="level"
                aria-label={ (lang.say("site-bot-level")) (seat_of(lang, number)) } {
                @for level in page.bots { option value=(level) { (bot_name(lang, level)) } }
            }
            button class="btn" {
                (sized(Icon::Bot, 18)) (lang.say("site-lobby-give-to-bot"))
                span class="sr" { (seat_of(lang, number)) }
            }
        }
    }
}

/// Somebody who plays on the same device.
fn beside_form(page: &Lobby<'_>, number: usize) -> Markup {
    let lang = page.reader.lang;
    let words = lang.say("site-seat-here-name");
    html! {
        form class="bot-form" method="post" action={ "/t/" (page.table) "/beside" } {
            input type="hidden" name="seat" value=(number + 1);
            input class="input" name="name" maxlength="24" required autocomplete="off"
                placeholder=(words) aria-label={ (words) (seat_of(lang, number)) };
            button class="btn" {
                (lang.say("site-lobby-here")) span class="sr" { (seat_of(lang, number)) }
            }
        }
    }
}

/// What a screen reader adds to a button that stands in several rows.
fn seat_of(lang: Lang, number: usize) -> String {
    format!(", {}", lang.say_with("site-seat", &[("n", (number + 1).into())]))
}

fn invitation(page: &Lobby<'_>) -> Markup {
    let lang = page.reader.lang;
    let listed = if page.open { "site-lobby-listed" } else { "site-lobby-unlisted" };
    html! {
        section class="invitation" aria-labelledby="invite" {
            h2 class="h3" id="invite" { (lang.say("site-lobby-invite")) }
            (invite_line(lang, page.invite))
            p class="soft small" { (lang.say("site-lobby-invite-hint")) " " (lang.say(listed)) }
            details class="invite-qr" {
                summary { (lang.say("site-lobby-qr")) }
                (square(page.invite, &lang.say("site-lobby-qr-label")))
            }
        }
    }
}

/// How to learn the game while others come. It opens beside the lobby, which leads to the table by
/// itself.
fn meanwhile(page: &Lobby<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        section class="meanwhile" aria-labelledby="meanwhile" {
            h2 class="h3" id="meanwhile" { (lang.say("site-lobby-learn")) }
            div class="bill-learn" {
                (first_game(lang, page.game, Some("_blank")))
                a class="btn" href={ "/rules/" (page.game) } target="_blank" rel="noopener" {
                    (sized(Icon::Rules, 18)) (lang.say("learn-rules"))
                }
                a class="btn" href={ "/cards/" (page.game) } target="_blank" rel="noopener" {
                    (sized(Icon::Cards, 18)) (lang.say("learn-cards"))
                }
            }
        }
    }
}
