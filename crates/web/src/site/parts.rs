//! Small things that several pages show.

use frame::art::icons::{Icon, sized};
use frame::shell::{copy_button, in_query, initial, share_button};
use maud::{Markup, html};
use tabletop::OptionSpec;
use words::Lang;

use super::Chosen;
use super::form::Problem;
use super::wording::{about_game, bot_name, value_words, values};
use crate::poster::thumbnail;

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatHolder {
    Person(String),
    /// A bot, by its level.
    Bot(String),
    Nobody,
}

impl SeatHolder {
    pub(super) fn name(&self, lang: Lang) -> String {
        match self {
            SeatHolder::Person(name) => name.clone(),
            SeatHolder::Bot(level) => bot_name(lang, level),
            SeatHolder::Nobody => lang.say("site-seat-free"),
        }
    }

    pub(super) fn is_nobody(&self) -> bool {
        *self == SeatHolder::Nobody
    }
}

/// The small square picture of a game.
pub(super) fn thumb(game: &str) -> Markup {
    html! { span class="thumb" { (thumbnail(game)) } }
}

/// The round or square sign of a seat: people are round, bots are square, an empty seat is dashed.
pub(super) fn seat_mark(seat: usize, sitter: &SeatHolder) -> Markup {
    let (kind, sign) = match sitter {
        SeatHolder::Person(name) => ("person", initial(name)),
        SeatHolder::Bot(_) => ("bot", String::new()),
        SeatHolder::Nobody => ("free", (seat + 1).to_string()),
    };
    html! {
        span class="seat-mark" data-seat=(seat + 1) data-kind=(kind) aria-hidden="true" {
            @if kind == "bot" { (sized(Icon::Bot, 22)) } @else { (sign) }
        }
    }
}

/// Seats in a row, small; the words say how many are taken.
pub(super) fn stools(lang: Lang, seats: &[SeatHolder]) -> Markup {
    let taken = seats.iter().filter(|it| !it.is_nobody()).count();
    let words = lang
        .say_with("site-seats-taken", &[("taken", taken.into()), ("seats", seats.len().into())]);
    html! {
        span class="stools" role="img" aria-label=(words) {
            @for (seat, sitter) in seats.iter().enumerate() { (seat_mark(seat, sitter)) }
        }
    }
}

/// What is wrong with one field, beside that field.
pub(super) fn problem(problems: &[Problem], field: &str) -> Markup {
    html! {
        @for it in problems.iter().filter(|it| it.field == field) {
            p class="problem" id={ "problem-" (field) } { (it.message) }
        }
    }
}

/// The id of what is wrong with a field, for `aria-describedby`.
pub(super) fn described_by(problems: &[Problem], field: &str) -> Option<String> {
    problems.iter().any(|it| it.field == field).then(|| format!("problem-{field}"))
}

/// Everything that is wrong, at the top of a form, where it is read first.
pub(super) fn problem_list(lang: Lang, problems: &[Problem]) -> Markup {
    html! {
        @if !problems.is_empty() {
            div class="problems" role="alert" {
                p { b { (lang.say_with("site-problems", &[("n", problems.len().into())])) } }
                ul {
                    @for it in problems {
                        li { a href={ "#problem-" (it.field) } { (it.message) } }
                    }
                }
            }
        }
    }
}

/// The heading of a page, with a line below it.
pub(super) fn page_head(title: &str, under: &str) -> Markup {
    html! {
        header class="page-head" {
            h1 class="h1" { (title) }
            @if !under.is_empty() { p class="soft lead" { (under) } }
        }
    }
}

/// Where the page of the player with this account is.
pub(super) fn player_address(login: &str) -> String {
    format!("/people/{}", in_query(login).replace('/', "%2F"))
}

/// The address by which others come, to copy or to share.
pub(super) fn invite_line(lang: Lang, link: &str) -> Markup {
    html! {
        div class="invite-line" {
            label class="sr" for="invite-link" { (lang.say("site-lobby-link")) }
            input class="input invite" id="invite-link" readonly value=(link);
            (copy_button(lang, link))
            (share_button(lang, link))
        }
    }
}

/// A field of a form with its label.
pub(super) fn labelled(id: &str, label: &str, input: Markup) -> Markup {
    html! { div class="field" { label for=(id) { (label) } (input) } }
}

/// A line to be typed, of at most so many characters.
pub(super) fn typed(id: &str, name: &str, value: &str, most: u32) -> Markup {
    html! {
        input class="input" id=(id) name=(name) value=(value) required maxlength=(most) autocomplete="off";
    }
}

/// A few lines to be typed.
pub(super) fn typed_lines(id: &str, rows: u32, most: u32, value: &str) -> Markup {
    html! { textarea class="input" id=(id) name=(id) rows=(rows) maxlength=(most) { (value) } }
}

/// A box to be ticked.
pub(super) fn ticked(name: &str, on: bool, words: &str) -> Markup {
    html! {
        label class="choice" {
            input type="checkbox" name=(name) value="on" checked[on];
            span { (words) }
        }
    }
}

/// Something that takes a second click: what it is, what it means, and the button that does it.
pub(super) fn sure(lang: Lang, action: &str, [ask, means, yes]: [&str; 3]) -> Markup {
    html! {
        details class="duel-give-up" {
            summary class="btn" { (lang.say(ask)) }
            form method="post" action=(action) {
                p class="soft small" { (lang.say(means)) }
                button class="btn" { (lang.say(yes)) }
            }
        }
    }
}

/// What somebody without an account does first.
pub(super) fn first_sign_up(lang: Lang, why: &str, back: &str) -> Markup {
    html! {
        p class="row" {
            (lang.say(why)) " "
            a class="btn" href={ "/sign-up?back=" (back) } { (lang.say("account-sign-up")) }
        }
    }
}

/// The part of a page where something new is begun.
pub(super) fn new_section(lang: Lang, title: &str, inside: Markup) -> Markup {
    html! {
        section class="duel-new" aria-labelledby="new" { h2 class="h3" id="new" { (lang.say(title)) } (inside) }
    }
}

/// The button that begins it.
pub(super) fn go(lang: Lang, words: &str) -> Markup {
    html! { button class="btn go big" { (sized(Icon::Plus, 18)) (lang.say(words)) } }
}

/// A list under a title, or what is said where it is empty.
pub(super) fn list_of(lang: Lang, id: &str, [title, none]: [&str; 2], lines: &[Markup]) -> Markup {
    html! {
        section aria-labelledby=(id) {
            h2 class="h3" id=(id) { (lang.say(title)) }
            @if lines.is_empty() { p class="empty" { (lang.say(none)) } }
            ul class="past" { @for it in lines { (it) } }
        }
    }
}

/// The place of each of those who are ordered, the best first, from 1: who are alike share one.
pub(super) fn shared_places<T>(all: &[T], alike: impl Fn(&T, &T) -> bool) -> Vec<usize> {
    let first = |it: &T| all.iter().position(|other| alike(it, other)).unwrap_or_default();
    all.iter().map(|it| 1 + first(it)).collect()
}

/// Somebody, or a group, in the standings of a tournament: whether it is the reader's own, and whether
/// they have left.
pub(super) fn competitor(lang: Lang, name: &str, mine: bool, gone: bool) -> Markup {
    html! {
        bdi { (name) }
        @if mine { " " span class="soft small" { (lang.say("site-lobby-you")) } }
        @if gone { " " span class="soft small" { (lang.say("tournament-gone")) } }
    }
}

/// What somebody sent in a form and was refused, and why; empty for those who have not tried yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FormTried {
    pub sent: Chosen,
    pub problem: String,
}

impl FormTried {
    /// What a field holds: what was sent, else what is usual.
    pub(super) fn value<'a>(&'a self, name: &str, usual: &'a str) -> &'a str {
        self.sent.iter().find(|it| it.0 == name).map_or(usual, |it| &it.1)
    }

    /// Whether a box is ticked. A box that was not ticked is not sent.
    pub(super) fn ticked(&self, name: &str, usual: bool) -> bool {
        if self.sent.is_empty() { usual } else { self.sent.iter().any(|it| it.0 == name) }
    }

    /// Whether it was refused.
    pub(super) fn is_refused(&self) -> bool {
        !self.problem.is_empty()
    }
}

/// Why a form was refused. It may stand far below on its page: the page begins there.
pub(super) fn refused(problem: &str) -> Markup {
    html! {
        @if !problem.is_empty() {
            div class="problems" role="alert" tabindex="-1" autofocus { p { b { (problem) } } }
        }
    }
}

/// The field of an option in a form: one of the values with a name, or a number where one can be typed.
pub(super) fn option_field(
    lang: Lang,
    game: &str,
    option: &OptionSpec,
    tried: &FormTried,
) -> Markup {
    let label = about_game(lang, game, &format!("option-{}", option.key)).unwrap_or_default();
    let id = format!("option.{}", option.key);
    let chosen = tried.value(&id, option.default);
    if values(option).contains(&option.default) {
        let select = html! {
            select class="select" id=(id) name=(id) {
                @for value in values(option) {
                    option value=(value) selected[*value == chosen] {
                        (value_words(lang, game, option.key, value))
                    }
                }
            }
        };
        return labelled(&id, &label, select);
    }
    match option.default.parse::<u32>() {
        Ok(_) => labelled(
            &id,
            &label,
            html! {
                input class="input number" type="number" inputmode="numeric" id=(id) name=(id)
                    min="0" value=(chosen) required;
            },
        ),
        Err(_) => html! {},
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_share_a_place_and_the_next_one_is_left_out() {
        let alike = |one: &i32, other: &i32| one == other;
        assert_eq!(shared_places(&[9, 7, 7, 3], alike), [1, 2, 2, 4]);
        assert_eq!(shared_places(&[5, 5], alike), [1, 1]);
    }
}
