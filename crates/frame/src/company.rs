//! What people at a table do about each other, whatever the game: go and come back, agree to end,
//! play again, pass a device on.

use maud::{Markup, html};
use tabletop::Seat;
use words::Lang;

use crate::art::icons::{Icon, sized};
use crate::data::{Board, BotAtTable, Ending, Frame, LogLine, SharedDevice};

/// How many lines of the log a covered table shows.
const NEWS: usize = 4;

fn post(frame: &Frame<'_>, what: &str, inside: Markup) -> Markup {
    html! { form method="post" action={ "/t/" (frame.table) "/" (what) } { (inside) } }
}

fn name(frame: &Frame<'_>, seat: Seat) -> String {
    frame.sitters[seat.index()].name.to_string()
}

fn names(frame: &Frame<'_>, seats: &[Seat]) -> String {
    let names: Vec<String> = seats.iter().map(|it| name(frame, *it)).collect();
    crate::wording::listed(frame.lang, &names)
}

/// Shown instead of the board while the device is passed on: only what everybody may know.
pub(crate) fn cover(frame: &Frame<'_>, board: &Board, next: Seat, others: &[Seat]) -> Markup {
    let lang = frame.lang;
    let to = name(frame, next);
    html! {
        main #decide .board.cover tabindex="-1" data-mine data-ask="cover"
            aria-label=(lang.say("table-board")) {
            span.cover-face data-seat=(next.0 + 1) aria-hidden="true" {
                (crate::shell::initial(&to))
            }
            p.decide-who { (lang.say("table-cover-pass")) }
            h2.decide-ask { (to) }
            (post(frame, "uncover", html! {
                button #uncover .btn.go.big name="seat" value=(next.0 + 1) {
                    (sized(Icon::Eye, 18)) (lang.say_with("table-cover-me", &[("name", to.as_str().into())]))
                }
            }))
            @for other in others {
                (post(frame, "uncover", html! {
                    button.btn.quiet name="seat" value=(other.0 + 1) {
                        (lang.say_with("table-cover-me", &[("name", name(frame, *other).into())]))
                    }
                }))
            }
            (news(board))
        }
    }
}

/// Shown instead of the moves when it is somebody else's turn with the device.
pub(crate) fn pass_on(frame: &Frame<'_>) -> Markup {
    let SharedDevice::Shared(Some(next)) = frame.beside.company.device else { return html! {} };
    let to = name(frame, next);
    post(
        frame,
        "cover",
        html! {
            button #pass-on .btn.go.big {
                (sized(Icon::Person, 18))
                (frame.lang.say_with("table-cover-pass-on", &[("name", to.into())]))
            }
        },
    )
}

/// What happened last, in so far as everybody may know it.
fn news(board: &Board) -> Markup {
    let lines: Vec<&LogLine> = board.log.iter().filter(|it| !it.heading).collect();
    let from = lines.len().saturating_sub(NEWS);
    html! { ul.cover-news { @for line in &lines[from..] { li { (line.words) } } } }
}

/// Above the moves: who wants to end the game.
pub(crate) fn ending(frame: &Frame<'_>) -> Markup {
    let lang = frame.lang;
    let Some(Ending { mine, others }) = frame.beside.company.ending else { return html! {} };
    let words = match (mine, others) {
        (false, []) => return html! {},
        (true, _) => lang.say("table-end-waits"),
        (false, _) => lang.say_with("table-end-asked", &[("names", names(frame, others).into())]),
    };
    html! {
        div #ending .ending {
            span { (words) }
            @if mine { (withdraw(frame)) } @else { (agree(frame)) }
        }
    }
}

fn agree(frame: &Frame<'_>) -> Markup {
    post(frame, "agree", html! { button #agree .btn { (frame.lang.say("table-end-agree")) } })
}

fn withdraw(frame: &Frame<'_>) -> Markup {
    let inside = html! {
        button #object .btn name="no" value="1" { (frame.lang.say("table-end-withdraw")) }
    };
    post(frame, "agree", inside)
}

/// After the game: the way to where the others play again.
pub(crate) fn rematch(frame: &Frame<'_>) -> Markup {
    let words = frame.lang.say("table-rematch");
    html! {
        @if frame.beside.company.rematch {
            form method="post" action={ "/t/" (frame.table) "/again" } data-plain {
                button #rematch .btn.go { (sized(Icon::Person, 18)) (words) }
            }
        }
    }
}

/// The button for a sound and a sign in the title when it is the viewer's turn. The script
/// remembers the choice, and shows the button.
fn cue(lang: Lang) -> Markup {
    html! {
        section #cue-part hidden {
            h3.h3 { (lang.say("table-cue")) }
            p.soft.small { (lang.say("table-cue-means")) }
            button #cue .btn type="button" aria-pressed="false" {
                (sized(Icon::Zap, 18)) (lang.say("table-cue-go"))
            }
        }
    }
}

/// What the menu beside the game offers.
pub(crate) fn more(frame: &Frame<'_>) -> Markup {
    let company = &frame.beside.company;
    html! {
        @if let SharedDevice::Shared(_) = company.device { (hide(frame)) }
        (cue(frame.lang))
        @if company.may_leave { (leave(frame)) }
        @if let Some(Ending { mine: false, others: [] }) = company.ending {
            (part(frame.lang, "table-end", "table-end-means", agree(frame)))
        }
        @if company.may_resign { (resign(frame)) }
        @if !company.dismissible.is_empty() { (send_away(frame)) }
    }
}

/// How each bot at the table plays.
pub(crate) fn bots(frame: &Frame<'_>) -> Markup {
    if frame.beside.company.bots.is_empty() {
        return html! {};
    }
    html! {
        section #bots-here {
            h3.h3 { (frame.lang.say("table-bots")) }
            ul.bots-here.small {
                @for bot in frame.beside.company.bots {
                    li { b { bdi { (frame.sitters[bot.seat.index()].name) } } " " (plays(frame.lang, bot)) }
                }
            }
        }
    }
}

/// "Captain, bold: attacks early and takes risks."
fn plays(lang: Lang, bot: &BotAtTable) -> String {
    let level = format!("bot-{}", bot.level);
    let style = bot.style.map(|it| format!("bot-style-{}", it.word()));
    let means = lang.say(&format!("{}-means", style.as_ref().unwrap_or(&level)));
    let style = style.map(|it| lang.say(&it)).unwrap_or_default();
    let args = [
        ("level", lang.say(&level).into()),
        ("styled", words::yes(!style.is_empty()).into()),
        ("style", style.into()),
        ("means", means.into()),
    ];
    lang.say_with("table-bot-plays", &args)
}

fn part(lang: Lang, title: &str, means: &str, act: Markup) -> Markup {
    html! {
        section {
            h3.h3 { (lang.say(title)) }
            p.soft.small { (lang.say(means)) }
            (act)
        }
    }
}

fn hide(frame: &Frame<'_>) -> Markup {
    let words = frame.lang.say("table-cover");
    let act = post(frame, "cover", html! { button #cover .btn { (sized(Icon::Eye, 18)) (words) } });
    part(frame.lang, "table-cover", "table-cover-means", act)
}

fn leave(frame: &Frame<'_>) -> Markup {
    let lang = frame.lang;
    let act = html! {
        form method="post" action={ "/t/" (frame.table) "/leave" } data-plain {
            button #leave .btn { (sized(Icon::Door, 18)) (lang.say("table-leave-go")) }
        }
    };
    part(lang, "table-leave", "table-leave-means", act)
}

/// Folded away, since it cannot be undone.
fn resign(frame: &Frame<'_>) -> Markup {
    let lang = frame.lang;
    html! {
        details #resigning {
            summary { (lang.say("table-resign")) }
            p.soft.small { (lang.say("table-resign-means")) }
            (post(frame, "resign", html! {
                button #resign .btn.danger { (lang.say("table-resign-go")) }
            }))
        }
    }
}

fn send_away(frame: &Frame<'_>) -> Markup {
    let lang = frame.lang;
    html! {
        details #sending {
            summary { (lang.say("table-send-away")) }
            p.soft.small { (lang.say("table-send-away-means")) }
            @for seat in frame.beside.company.dismissible {
                (post(frame, "send-away", html! {
                    button.btn.danger name="seat" value=(seat.0 + 1) {
                        (lang.say_with("table-send-away-go", &[("name", name(frame, *seat).into())]))
                    }
                }))
            }
        }
    }
}
