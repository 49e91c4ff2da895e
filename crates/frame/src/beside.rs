//! What a person can do at a table beside playing, whatever the game: ask a bot, let it play for a
//! while, play the same deal again, see what their decisions were worth, let others watch.

use maud::{Markup, html};
use words::Lang;

use crate::art::icons::{Icon, icon, sized};
use crate::company;
use crate::data::{DealMark, Frame, HintState, ReasonShown, SameDeal, Weighed};
use crate::film;
use crate::form::shown;
use crate::guide::marked;
use crate::turn;
use crate::wording::tenths;

/// A word about the deal, before everything else in the bar.
pub fn mark(lang: Lang, mark: Option<DealMark>) -> Markup {
    let words = match mark {
        None => return html! {},
        Some(DealMark::Again) => lang.say("table-mark-again"),
        Some(DealMark::PlayedOn(number)) => {
            lang.say_with("table-mark-played-on", &[("n", number.into())])
        }
        Some(DealMark::Puzzle) => lang.say("table-mark-puzzle"),
        Some(DealMark::Duel) => lang.say("table-mark-duel"),
        Some(DealMark::Cards) => lang.say("table-mark-cards"),
        Some(DealMark::Day(day)) => {
            lang.say_with("table-mark-day", &[("day", day.words(lang).into())])
        }
    };
    html! { span.deal-mark { (words) } }
}

/// The button that asks a bot, beside the moves.
pub(crate) fn ask(frame: &Frame<'_>) -> Markup {
    let words = frame.lang.say("table-hint-ask");
    html! {
        @if let HintState::Offered = frame.beside.hint {
            form method="post" action={ "/t/" (frame.table) "/hint" } {
                (shown(frame))
                button #ask-hint .btn.icon title=(words) aria-label=(words) { (icon(Icon::Hint)) }
            }
        }
    }
}

/// What the bot said, above the bar: its move in one line, and the rest folded below. The script unfolds
/// it where there is room beside the board.
pub(crate) fn hint(frame: &Frame<'_>) -> Markup {
    let HintState::Given(moves) = frame.beside.hint else { return html! {} };
    let [best, others @ ..] = moves else { return html! {} };
    let lang = frame.lang;
    html! {
        section #hint .hint aria-label=(lang.say("table-hint")) {
            p.hint-head { (sized(Icon::Hint, 18)) span { (lang.say("table-hint")) } }
            div.hint-best { (weighed(lang, 0, best)) }
            details #hint-more {
                summary { (lang.say("table-hint-more")) }
                p.hint-games { (why(lang, best, others)) }
                (reasons(frame))
                @if !others.is_empty() {
                    ol { @for (at, it) in others.iter().enumerate() { li { (weighed(lang, at + 1, it)) } } }
                }
            }
        }
    }
}

/// The bot's reason, as far as numbers give one.
fn why(lang: Lang, best: &Weighed, others: &[Weighed]) -> String {
    let games: u32 = others.iter().map(|it| it.games).sum::<u32>() + best.games;
    let args = [
        ("best", best.chance().into()),
        ("next", others.first().map_or(0, Weighed::chance).into()),
        ("games", games.into()),
    ];
    let near = others.first().is_some_and(|it| it.chance() + 2 >= best.chance());
    lang.say_with(if near { "table-hint-why-near" } else { "table-hint-why" }, &args)
}

/// What comes of the best move and not of the next, and what speaks against it.
fn reasons(frame: &Frame<'_>) -> Markup {
    let said = frame.beside.reasons;
    html! {
        @if !said.is_empty() {
            ul.hint-reasons { @for it in said { (reason(frame.lang, it)) } }
        }
    }
}

/// A number in which the best move differs from another, as an item of a list.
pub fn reason(lang: Lang, it: &ReasonShown) -> Markup {
    let key = if it.at_once { "table-hint-at-once" } else { "table-hint-later" };
    html! {
        li data-good[it.good] {
            @if !it.good { (lang.say("table-hint-but")) " " }
            (differs(lang, it, key))
        }
    }
}

/// All that in one sentence: first what is different at once, then what is a little later.
pub fn reasons_in_a_line(lang: Lang, reasons: &[ReasonShown]) -> Markup {
    let (now, later): (Vec<&ReasonShown>, Vec<&ReasonShown>) =
        reasons.iter().partition(|it| it.at_once);
    html! {
        (part_of_line(lang, "at-once", &now))
        @if !now.is_empty() && !later.is_empty() { " " }
        (part_of_line(lang, "later", &later))
    }
}

/// What speaks for the move, then what speaks against it, which stands alone as its price.
fn part_of_line(lang: Lang, when: &str, reasons: &[&ReasonShown]) -> Markup {
    let (good, bad): (Vec<&ReasonShown>, Vec<&ReasonShown>) =
        reasons.iter().partition(|it| it.good);
    let words = |it: &&ReasonShown| differs(lang, it, "table-hint-differs");
    let kind = if good.is_empty() { "price" } else { "line" };
    let mut list: Vec<String> = good.iter().chain(&bad).map(words).collect();
    if let (false, Some(first)) = (good.is_empty(), list.get_mut(good.len())) {
        first.insert_str(0, &format!("{} ", lang.say("table-hint-but")));
    }
    let key = format!("table-hint-{kind}-{when}");
    html! {
        @if !list.is_empty() { (lang.say_with(&key, &[("list", list.join(", ").into())])) }
    }
}

fn differs(lang: Lang, it: &ReasonShown, key: &str) -> String {
    let args = [
        ("what", it.what.as_str().into()),
        ("n", tenths(lang, it.best).into()),
        ("m", tenths(lang, it.next).into()),
    ];
    lang.say_with(key, &args)
}

/// The board, with a mark on what the best move is made with; a style sheet points an arrow at it.
/// Nothing is pointed at where that move has its only button in the bar.
pub(crate) fn pointed(frame: &Frame<'_>, board: &Markup) -> Markup {
    let Some(best) = frame.best() else { return board.clone() };
    let marked = marked(board, best, "data-hinted");
    html! {
        (marked)
        @if marked.0 != board.0 { div.hint-arrow aria-hidden="true" {} }
    }
}

/// A move, and how often it wins.
fn weighed(lang: Lang, at: usize, it: &Weighed) -> Markup {
    html! {
        button id={ "hint-" (at + 1) } .btn.go[at == 0] form="moves" name="move" value=(it.mv) {
            (it.words)
        }
        span.num { (lang.say_with("table-hint-chance", &[("n", it.chance().into())])) }
    }
}

/// The answers that the table gave for the viewer, and why.
pub(crate) fn given(frame: &Frame<'_>) -> Markup {
    let Some(it) = frame.beside.given else { return html! {} };
    let key = if it.ordered { "table-given-ordered" } else { "table-given-only" };
    html! { span #given .given { (frame.lang.say_with(key, &[("move", it.words.into())])) } }
}

/// Shown instead of the moves while a bot plays for the viewer.
pub(crate) fn relief(frame: &Frame<'_>) -> Markup {
    let lang = frame.lang;
    html! {
        form method="post" action={ "/t/" (frame.table) "/return" } {
            button #return .btn.go.big { (sized(Icon::Person, 18)) (lang.say("table-return")) }
        }
    }
}

/// Goes back to the first move of the game.
fn look_back(frame: &Frame<'_>) -> Markup {
    html! {
        a .btn href={ "/t/" (frame.table) "/replay" } {
            (sized(Icon::Replay, 18)) (frame.lang.say("replay-title"))
        }
    }
}

/// The story of the game.
fn in_pictures(frame: &Frame<'_>) -> Markup {
    html! {
        a #in-pictures .btn href={ "/t/" (frame.table) "/comic" } {
            (sized(Icon::Cards, 18)) (frame.lang.say("site-comic"))
        }
    }
}

/// After the game: replay it, play the same deal, or see what one's decisions were worth.
pub(crate) fn afterwards(frame: &Frame<'_>) -> Markup {
    let lang = frame.lang;
    html! {
        @if frame.beside.over { (look_back(frame)) }
        // The story waits as the seed does, as long as the deal is new to somebody.
        @if frame.beside.over && frame.deal.seed.is_some() { (in_pictures(frame)) }
        @if frame.beside.review {
            a #review .btn href={ "/t/" (frame.table) "/review" } {
                (sized(Icon::Eye, 18)) (lang.say("table-review"))
            }
        }
        @if frame.beside.same_deal == SameDeal::Again {
            (same_deal(frame))
            @if frame.beside.may_duel { (offer_duel(frame)) }
            @else if frame.beside.invite.is_some_and(|it| !it.is_empty()) { (challenge(frame)) }
        }
        @if let Some(duel) = frame.beside.duel { (to_duel(frame.lang, duel)) }
        @if let Some(id) = frame.beside.tournament { (to_tournament(frame.lang, id)) }
        (to_club(frame))
        (company::rematch(frame))
    }
}

/// The way to the club for which the table was opened. While the game runs, players have it in a menu.
fn to_club(frame: &Frame<'_>) -> Markup {
    let shown = frame.beside.over || frame.beside.invite.is_none();
    match frame.beside.club.filter(|_| shown) {
        Some(club) => html! {
            a #to-club .btn href={ "/clubs/" (club) } {
                (sized(Icon::Star, 18)) (frame.lang.say("table-to-club"))
            }
        },
        None => html! {},
    }
}

/// The way to the tournament that the table belongs to.
fn to_tournament(lang: Lang, tournament: &str) -> Markup {
    html! {
        a #to-tournament .btn href={ "/tournaments/" (tournament) } {
            (sized(Icon::Star, 18)) (lang.say("table-to-tournament"))
        }
    }
}

/// The way to the duel that the game belongs to.
fn to_duel(lang: Lang, duel: &str) -> Markup {
    html! {
        a #to-duel .btn href={ "/duels/" (duel) } { (sized(Icon::Star, 18)) (lang.say("duel-back")) }
    }
}

fn same_deal(frame: &Frame<'_>) -> Markup {
    html! {
        form method="post" action={ "/t/" (frame.table) "/same-deal" } data-plain {
            button #same-deal .btn { (sized(Icon::Replay, 18)) (frame.lang.say("table-same-deal")) }
        }
    }
}

/// The same deal for somebody else, and then both games side by side.
fn offer_duel(frame: &Frame<'_>) -> Markup {
    html! {
        form method="post" action={ "/t/" (frame.table) "/duel" } data-plain {
            button #offer-duel .btn title=(frame.lang.say("duel-offer-means")) {
                (sized(Icon::Link, 18)) (frame.lang.say("duel-offer"))
            }
        }
    }
}

/// The same deal for somebody else, at a table of their own.
fn challenge(frame: &Frame<'_>) -> Markup {
    html! {
        form method="post" action={ "/t/" (frame.table) "/challenge" } data-plain {
            button #challenge .btn title=(frame.lang.say("table-challenge-means")) {
                (sized(Icon::Link, 18)) (frame.lang.say("table-challenge"))
            }
        }
    }
}

/// The button in the top bar that opens everything else.
pub(crate) fn more_button(frame: &Frame<'_>) -> Markup {
    let words = frame.lang.say("table-more");
    html! {
        @if frame.beside.invite.is_some() {
            button #open-beside .btn.quiet.icon type="button" popovertarget="beside"
                title=(words) aria-label=(words) { (icon(Icon::Menu)) }
        }
    }
}

/// The deal once more, the game elsewhere, and the game so far.
fn of_the_deal(frame: &Frame<'_>) -> Markup {
    let lang = frame.lang;
    html! {
        @if frame.beside.same_deal == SameDeal::GivingUp {
            section {
                h3.h3 { (lang.say("table-same-deal")) }
                p.soft.small { (lang.say("table-same-deal-gives-up")) }
                (same_deal(frame))
            }
        }
        @if frame.beside.carry {
            (carry(frame))
        }
        section {
            h3.h3 { (lang.say("replay-title")) }
            p.soft.small { (lang.say("replay-means")) }
            (look_back(frame))
        }
    }
}

/// Folded away, since it ends the game here.
fn carry(frame: &Frame<'_>) -> Markup {
    let lang = frame.lang;
    html! {
        section {
            details #carrying {
                summary { (lang.say("carry-title")) }
                p.soft.small { (lang.say("carry-means")) }
                form method="post" action={ "/t/" (frame.table) "/carry" } data-plain {
                    button #carry .btn { (sized(Icon::Down, 18)) (lang.say("carry")) }
                }
            }
        }
    }
}

/// What the table belongs to, else how others may watch.
fn of_the_table(frame: &Frame<'_>, invite: &str) -> Markup {
    let lang = frame.lang;
    html! {
        @if let Some(id) = frame.beside.tournament {
            section {
                h3.h3 { (lang.say("table-tournament")) }
                p.soft.small { (lang.say("table-tournament-means")) }
                a.btn href={ "/tournaments/" (id) } { (lang.say("table-to-tournament")) }
            }
        }
        @if let Some(club) = frame.beside.club {
            section {
                h3.h3 { (lang.say("table-club")) }
                a.btn href={ "/clubs/" (club) } { (lang.say("table-to-club")) }
            }
        }
        @match frame.beside.duel {
            Some(duel) => section {
                h3.h3 { (lang.say("duel-title")) }
                p.soft.small { (lang.say("duel-alone")) }
                a.btn href={ "/duels/" (duel) } { (lang.say("duel-back")) }
            },
            None if invite.is_empty() => {},
            None => section {
                h3.h3 { (lang.say("table-watch")) }
                p.soft.small { (lang.say("table-watch-link")) }
                input.input.invite readonly value=(invite) aria-label=(lang.say("table-watch"));
            },
        }
    }
}

/// What that button opens.
pub(crate) fn more(frame: &Frame<'_>) -> Markup {
    let lang = frame.lang;
    let Some(invite) = frame.beside.invite else { return html! {} };
    html! {
        div #beside .dialog.beside popover role="dialog" aria-label=(lang.say("table-more")) {
            button.btn.quiet.icon.beside-close type="button" popovertarget="beside"
                popovertargetaction="hide" aria-label=(lang.say("table-close")) {
                (icon(Icon::Close))
            }
            (company::bots(frame))
            @if !frame.beside.bots.is_empty() { (let_play(frame)) }
            (film::settings(frame))
            (turn::setting(frame))
            (company::more(frame))
            (of_the_deal(frame))
            (of_the_table(frame, invite))
        }
    }
}

/// A bot plays the viewer's seat from here on.
fn let_play(frame: &Frame<'_>) -> Markup {
    let lang = frame.lang;
    let strongest = frame.beside.bots.last();
    html! {
        section {
            h3.h3 { (lang.say("table-relieve")) }
            p.soft.small { (lang.say("table-relieve-means")) }
            form.beside-form method="post" action={ "/t/" (frame.table) "/relieve" } {
                select.select name="level" aria-label=(lang.say("site-bot-level")) {
                    @for level in frame.beside.bots {
                        option value=(level) selected[Some(level) == strongest] {
                            (lang.say(&format!("bot-{level}")))
                        }
                    }
                }
                button #relieve .btn { (sized(Icon::Bot, 18)) (lang.say("table-relieve-go")) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Beside;

    fn move_of(mv: &str) -> Weighed {
        Weighed { mv: mv.to_string(), words: mv.to_string(), games: 9, worth: 0.5 }
    }

    #[test]
    fn the_best_move_is_marked_on_the_board_and_no_other() {
        let moves = ["zap a", "zap b"].map(move_of);
        let beside = Beside { hint: HintState::Given(&moves), ..Beside::default() };
        let board =
            html! { button name="move" value="zap a" {} button name="move" value="zap b" {} };
        let drawn = pointed(&Frame::bare(Lang::En, beside), &board).into_string();
        assert!(drawn.contains(r#"value="zap a" data-hinted"#), "{drawn}");
        assert_eq!(drawn.matches("data-hinted").count(), 1, "{drawn}");
        assert!(drawn.contains("hint-arrow"), "{drawn}");
        let bare = html! { button name="move" value="zap b" {} };
        assert_eq!(
            pointed(&Frame::bare(Lang::En, beside), &bare).into_string(),
            bare.into_string()
        );
        let still = pointed(&Frame::bare(Lang::En, Beside::default()), &board).into_string();
        assert_eq!(still, board.into_string());
    }

    #[test]
    fn a_reason_has_both_numbers() {
        let what = "aliens".to_string();
        let for_it = ReasonShown { what, at_once: true, best: 1.0, next: 2.45, good: true };
        let against = ReasonShown { at_once: false, good: false, ..for_it.clone() };
        let said = [for_it, against];
        let moves = ["zap a", "zap b"].map(move_of);
        let beside = Beside { hint: HintState::Given(&moves), reasons: &said, ..Beside::default() };
        let drawn = hint(&Frame::bare(Lang::En, beside)).into_string();
        assert!(drawn.contains("<li data-good>1 aliens instead of 2.5, at once"), "{drawn}");
        assert!(drawn.contains("<li>but 1 aliens instead of 2.5 a little later"), "{drawn}");
    }

    /// A sentence does not begin with "but".
    #[test]
    fn what_speaks_against_a_move_alone_is_its_price() {
        let it = |what: &str, at_once, good| ReasonShown {
            what: what.to_string(),
            at_once,
            best: 1.0,
            next: 2.0,
            good,
        };
        let said = |all: &[ReasonShown]| reasons_in_a_line(Lang::En, all).into_string();
        let both = [it("ships", false, false), it("cards", true, false), it("points", false, true)];
        assert_eq!(
            said(&both),
            "The price, at once: 1 cards instead of 2. A little later, on average: 1 points instead \
             of 2, but 1 ships instead of 2."
        );
        assert!(said(&both[..1]).starts_with("The price, a little later"));
    }
}
