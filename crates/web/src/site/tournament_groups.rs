//! A tournament of groups that play the same deals: how they stand, and how one joins them.

use maud::{Markup, html};
use words::Lang;

use super::parts::{competitor, labelled, shared_places, typed};

/// A group in the standings.
#[derive(Clone, Debug)]
pub struct GroupShown {
    pub name: String,
    /// Who is in it, and whether they have left; empty at tables for one.
    pub members: Vec<(String, bool)>,
    /// Whether the reader is in it.
    pub mine: bool,
    /// Whether all of it have left.
    pub gone: bool,
    pub points: i64,
    pub won: u32,
    /// Of how many deals no group made more.
    pub best: u32,
    /// By round.
    pub deals: Vec<DealStanding>,
}

/// What is told of a group and a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DealStanding {
    /// It has not been played, or not by this group.
    Nothing,
    /// The group plays it; the table for those who sit there.
    Playing(Option<String>),
    /// The group has played it, others have not.
    Played,
    Over {
        points: i64,
        won: bool,
        forfeited: bool,
        table: String,
    },
}

/// A group that waits for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenGroup {
    pub number: i64,
    pub name: String,
    pub taken: usize,
    /// Whether only members of a club may join.
    pub of_club: bool,
    pub may_join: bool,
}

/// The standings of the groups, with a column for each of so many deals; `alone` at tables for one.
pub(super) fn standings(lang: Lang, groups: &[GroupShown], deals: i64, alone: bool) -> Markup {
    let counts = |it: &GroupShown| (it.points, it.won, it.best);
    let ranked = shared_places(groups, |it, other| counts(it) == counts(other));
    html! {
        section class="results" aria-labelledby="places" {
            h2 class="h3" id="places" { (lang.say("tournament-places")) }
            @if groups.is_empty() { p class="empty" { (lang.say("tournament-nobody")) } }
            @else {
                div tabindex="0" role="group" class="scrolls" aria-labelledby="places" {
                    table {
                        (heads(lang, deals, alone))
                        tbody { @for (at, it) in ranked.iter().zip(groups) { (place(lang, *at, it)) } }
                    }
                }
                p class="soft small" { (lang.say("tournament-deals-ties")) }
            }
        }
    }
}

fn heads(lang: Lang, deals: i64, alone: bool) -> Markup {
    let name = if alone { "site-daily-name" } else { "tournament-group" };
    let keys = ["tournament-points", "tournament-won", "tournament-best"];
    html! {
        thead { tr {
            th scope="col" class="num" { (lang.say("tournament-place")) }
            th scope="col" { (lang.say(name)) }
            @for key in keys { th scope="col" class="num" { (lang.say(key)) } }
            @for round in 1..=deals {
                th scope="col" class="num" { (lang.say_with("tournament-deal", &[("n", round.into())])) }
            }
        } }
    }
}

fn place(lang: Lang, at: usize, it: &GroupShown) -> Markup {
    html! {
        tr data-mine[it.mine] {
            td class="num" { (at) }
            th scope="row" {
                (competitor(lang, &it.name, it.mine, it.gone))
                @if !it.members.is_empty() { (members(lang, it)) }
            }
            td class="num" { b { (it.points) } }
            td class="num" { (it.won) }
            td class="num" { (it.best) }
            @for (round, deal) in it.deals.iter().enumerate() { td class="num" { (on_deal(lang, it, round, deal)) } }
        }
    }
}

fn members(lang: Lang, group: &GroupShown) -> Markup {
    html! {
        span class="soft small members" {
            @for (at, (name, gone)) in group.members.iter().enumerate() {
                @if at != 0 { ", " }
                bdi { (name) }
                @if *gone && !group.gone { " (" (lang.say("tournament-gone")) ")" }
            }
        }
    }
}

fn on_deal(lang: Lang, group: &GroupShown, round: usize, deal: &DealStanding) -> Markup {
    let small = |key: &str| html! { span class="soft small" { (lang.say(key)) } };
    let label = [("n", (round + 1).into()), ("name", group.name.as_str().into())];
    match deal {
        DealStanding::Nothing => html! { span class="soft" { "–" } },
        DealStanding::Playing(None) => small("tournament-group-plays"),
        DealStanding::Playing(Some(table)) => {
            html! { a href={ "/t/" (table) } { (lang.say("tournament-group-plays")) } }
        }
        DealStanding::Played => small("tournament-has-played"),
        DealStanding::Over { points, won, forfeited, table } => html! {
            a href={ "/t/" (table) } title=(lang.say_with("tournament-see-deal", &label)) {
                b { (points) } " "
                span class="small" { (lang.say(ended(*won, *forfeited))) }
            }
        },
    }
}

fn ended(won: bool, forfeited: bool) -> &'static str {
    match (won, forfeited) {
        (_, true) => "tournament-forfeited",
        (true, false) => "tournament-deal-won",
        (false, false) => "tournament-deal-lost",
    }
}

/// The groups that wait for people. News of them leave alone what somebody types below.
pub(super) fn open_groups(
    lang: Lang,
    groups: &[OpenGroup],
    (tournament, seats): (&str, u8),
) -> Markup {
    html! {
        section aria-labelledby="groups" {
            h2 class="h3" id="groups" { (lang.say("tournament-groups")) }
            @if groups.is_empty() { p class="empty" { (lang.say("tournament-no-groups")) } }
            ul class="played-games" { @for it in groups { (open_group(lang, it, (tournament, seats))) } }
        }
    }
}

/// How one forms a group.
pub(super) fn new_group(lang: Lang, tournament: &str, clubs: &[(String, String)]) -> Markup {
    html! {
        section aria-labelledby="group-new" {
            h2 class="h3" id="group-new" { (lang.say("tournament-group-new")) }
            form class="fields" method="post" action={ "/tournaments/" (tournament) "/join" } {
                (labelled("group-name", &lang.say("tournament-group-name"), typed("group-name", "name", "", 24)))
                @if !clubs.is_empty() { (for_whom(lang, clubs)) }
                button class="btn go big" { (lang.say("tournament-group-form")) }
            }
        }
    }
}

fn open_group(lang: Lang, it: &OpenGroup, (tournament, seats): (&str, u8)) -> Markup {
    let taken = [("taken", it.taken.into()), ("seats", seats.into())];
    html! {
        li {
            span {
                bdi { b { (it.name) } } " "
                span class="soft small" {
                    (lang.say_with("site-seats-taken", &taken))
                    @if it.of_club { " · " (lang.say("tournament-group-of-club")) }
                }
            }
            @if it.may_join { (join(lang, it, tournament)) }
        }
    }
}

fn join(lang: Lang, it: &OpenGroup, tournament: &str) -> Markup {
    let label = [("name", it.name.as_str().into())];
    html! {
        form method="post" action={ "/tournaments/" (tournament) "/join" } {
            input type="hidden" name="group" value=(it.number);
            button class="btn" aria-label=(lang.say_with("tournament-group-join-name", &label)) {
                (lang.say("tournament-group-join"))
            }
        }
    }
}

fn for_whom(lang: Lang, clubs: &[(String, String)]) -> Markup {
    let select = html! {
        select class="select" id="group-club" name="club" {
            option value="" { (lang.say("tournament-group-all")) }
            @for (id, name) in clubs {
                option value=(id) { (lang.say_with("tournament-group-club", &[("name", name.as_str().into())])) }
            }
        }
    };
    labelled("group-club", &lang.say("tournament-group-whom"), select)
}
