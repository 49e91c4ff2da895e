//! The frame of every table page: who plays, the board, log and chat, the decision.
//!
//! A page is a document that is sent once and one region, `#table`, that is sent again after
//! every move. Moves are plain forms: `move` fields posted to `/t/ID/move`, one a move.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use tabletop::{Seat, Viewer};
use words::rulebook::address;
use words::{Lang, SectionNumber};

use crate::art::icons::{Icon, icon, sized};
use crate::art::letters::{Layer, Lettering};
use crate::beside;
use crate::clock::clock;
use crate::company;
use crate::data::{
    Beat, Board, Decision, Frame, Here, LogLine, PuzzleShown, SharedDevice, TalkState, Way,
};
use crate::deal::deal;
use crate::drawings_kept::DrawingsKept;
use crate::film;
use crate::forecast;
use crate::form::shown;
use crate::guide;
use crate::puzzle;
use crate::replay;
use crate::shell::{Document, initial, language_links, theme_button};
use crate::since::since;
use crate::sprite;
use crate::turn;

/// The whole page.
pub fn page(frame: &Frame<'_>, board: &Board) -> Markup {
    let lang = frame.lang;
    let title = title(board);
    let styles = [&["table.css"], board.styles].concat();
    let replay: &[&str] = if frame.beside.replay.is_some() { &["replay.js"] } else { &[] };
    let share: &[&str] = if frame.beside.puzzle.is_some() { &["share.js"] } else { &[] };
    let scripts = [&["travel.js", "film.js", "table.js"], replay, share].concat();
    let document = Document {
        game: Some(board.game),
        styles: &styles,
        scripts: &scripts,
        modules: board.scripts,
        ..Document::new(lang, &title)
    };
    document.with(html! {
        (board.sprite)
        a.skip.btn href="#decide" { (lang.say("table-skip")) }
        (fragment(frame, board))
        (rules(frame, board))
        (live(frame))
    })
}

/// The title of the browser's tab at this moment.
fn title(board: &Board) -> String {
    format!("{} · {} · Rempart", board.moment, board.name)
}

/// The rules, opened from the top bar. They stay the same during the whole game.
fn rules(frame: &Frame<'_>, board: &Board) -> Markup {
    let lang = frame.lang;
    html! {
        div #rules .dialog.rules-page popover role="dialog" aria-label=(lang.say("table-rules")) {
            button.btn.quiet.icon.rules-close type="button" popovertarget="rules"
                popovertargetaction="hide" aria-label=(lang.say("table-close")) {
                (icon(Icon::Close))
            }
            (board.rules)
            p.rules-more {
                (beyond(&format!("/rules/{}", board.game), &lang.say("learn-rules-all")))
                (beyond(&format!("/cards/{}", board.game), &lang.say("learn-cards-all")))
            }
        }
    }
}

/// A link to another page beside the table.
fn beyond(href: &str, words: &str) -> Markup {
    html! { a.btn href=(href) target="_blank" rel="noopener" { (words) " " (sized(Icon::Link, 16)) } }
}

/// The address of the table's news; a page that looks back has none.
fn news(frame: &Frame<'_>) -> Option<String> {
    let plays = frame.beside.replay.is_none() && frame.beside.puzzle.is_none();
    plays.then(|| format!("/t/{}/stream", frame.table))
}

/// What the script needs beside the table: the address of the news, and places for announcements to
/// screen readers.
fn live(frame: &Frame<'_>) -> Markup {
    let lang = frame.lang;
    html! {
        div #live data-stream=[news(frame)] data-seq=(frame.seq) data-beats=(beats())
            data-lost=(lang.say("table-lost")) data-refused=(lang.say("table-refused")) {
            p #announce .sr aria-live="polite" {}
            div #toasts {}
            div #tip .hover-card popover="manual" aria-hidden="true" {}
        }
    }
}

/// The region that is sent again after every move.
pub fn fragment(frame: &Frame<'_>, board: &Board) -> Markup {
    let drawn = region(frame, board);
    match frame.beside.guide {
        Some(guided) => guided.mark(&drawn),
        None => drawn,
    }
}

fn region(frame: &Frame<'_>, board: &Board) -> Markup {
    let lang = frame.lang;
    if let SharedDevice::Covered(next, others) = frame.beside.company.device {
        return covered(frame, board, next, others);
    }
    html! {
        div #table .page data-mood=[board.mood] data-seq=(frame.seq) data-title=(title(board))
            data-relieved[is_idle(frame)] {
            (top(frame, board))
            @if let Some(replay) = frame.beside.replay {
                main.board aria-label=(lang.say("table-board")) { (field(frame, board)) }
                (side(frame, board))
                (replay::bar(frame, replay))
            } @else if let Some(shown) = frame.beside.puzzle {
                (posed(frame, board, shown))
            } @else {
                main.board aria-label=(lang.say("table-board")) { (field(frame, board)) }
                (side(frame, board))
                (decision(frame, board))
                (beside::more(frame))
                // While a bot plays for the viewer, no button belongs to a form.
                @if frame.beside.relief.is_none() { (forms(frame)) }
            }
        }
    }
}

/// What the game draws, with buttons that do nothing where they must not.
fn field(frame: &Frame<'_>, board: &Board) -> Markup {
    if frame.only_shows() {
        replay::still(&board.field)
    } else {
        beside::pointed(frame, &board.field)
    }
}

/// Whether its reader can press nothing on the board, so that it must not look as if they could.
fn is_idle(frame: &Frame<'_>) -> bool {
    frame.beside.relief.is_some() || frame.beside.replay.is_some() || frame.answered().is_some()
}

/// The region of a puzzle.
fn posed(frame: &Frame<'_>, board: &Board, shown: &PuzzleShown<'_>) -> Markup {
    let label = frame.lang.say("table-board");
    html! {
        @match &shown.answered {
            None => {
                main.board aria-label=(label) { (field(frame, board)) }
                (side(frame, board))
                (decision(frame, board))
                (forms(frame))
            },
            Some(answered) => {
                // Nothing on it can be pressed, but who uses the keyboard must be able to scroll it.
                main.board tabindex="0" aria-label=(label) { (field(frame, board)) }
                (side(frame, board))
                (puzzle::answer(frame, board, shown, answered))
            },
        }
    }
}

/// The region while a shared device is passed from one player to another.
fn covered(frame: &Frame<'_>, board: &Board, next: Seat, others: &[Seat]) -> Markup {
    html! {
        div #table .page data-mood=[board.mood] data-seq=(frame.seq) data-title=(title(board)) {
            (top(frame, board))
            (company::cover(frame, board, next, others))
            (side(frame, board))
            (beside::more(frame))
        }
    }
}

/// The region of a table that was closed while its page was open, for this reason.
pub fn closed(lang: Lang, seq: u64, reason: &str) -> Markup {
    html! {
        div #table .page data-seq=(seq) data-title=(format!("{reason} · Rempart")) {
            header.top { a.top-game href="/" aria-label=(lang.say("common-home")) { (crate::art::icons::logo()) } }
            main.board.table-closed {
                p { (reason) }
                p { a.btn.big href="/tables" { (lang.say("site-tables-title")) } }
            }
            div #tools hidden {}
        }
    }
}

/// The forms of the page. Buttons anywhere belong to one of them by their `form` attribute. Picks
/// have a form of their own, so that a single move never sends half-made picks along; so have several
/// things that are said together.
fn forms(frame: &Frame<'_>) -> Markup {
    let (puzzle, table) = (frame.beside.puzzle, frame.table);
    let action = puzzle.map_or_else(|| format!("/t/{table}/move"), |it| it.here.to_string());
    html! {
        @for id in ["moves", "picks", "asides", "several"] {
            form id=(id) method="post" action=(action) data-plain[puzzle.is_some()] {
                (shown(frame))
            }
        }
    }
}

fn top(frame: &Frame<'_>, board: &Board) -> Markup {
    let lang = frame.lang;
    html! {
        header.top {
            a #go-home .top-game href="/" aria-label=(lang.say("common-home")) {
                (crate::art::icons::logo())
            }
            (names(frame, board))
            (tools(frame))
        }
    }
}

/// What is played, and who plays.
fn names(frame: &Frame<'_>, board: &Board) -> Markup {
    html! {
        h1.top-game { span.sr { (board.name) } (lettered(&board.name)) }
        ul.players aria-label=(frame.lang.say("table-players")) {
            @for at in 0..frame.sitters.len() { (chip(frame, board, Seat(at as u8))) }
        }
    }
}

/// A document with the board, who plays, what happened and what is asked, only to be looked at: it has
/// no script, nothing in it can be played, and its styles stand in it.
pub fn picture(frame: &Frame<'_>, board: &Board, styles: &str) -> Markup {
    let lang = frame.lang;
    html! {
        (DOCTYPE)
        html lang=(lang.code()) data-game=(board.game) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title(board)) }
                style { (PreEscaped(styles)) }
            }
            body { (looked_at(frame, board)) }
        }
    }
}

/// The same as a page of this server, to stand within another page.
pub fn moment(frame: &Frame<'_>, board: &Board) -> Markup {
    within(frame, board, looked_at(frame, board))
}

/// A page that stands within another one.
fn within(frame: &Frame<'_>, board: &Board, body: Markup) -> Markup {
    let title = title(board);
    let styles = [&["table.css"], board.styles].concat();
    let document =
        Document { game: Some(board.game), styles: &styles, ..Document::new(frame.lang, &title) };
    document.with(body)
}

/// What marks an element of a board that serves only while one plays, such as a second map to move
/// about in the first, or a card that is shown large: boards that stand within other pages leave it out.
const PLAYING: &str = " data-playing";

/// A board that is only looked at.
fn looked_at_alone(board: &Board) -> Markup {
    PreEscaped(sprite::without(&replay::still(&board.field).0, PLAYING))
}

/// The board and who plays, to stand small within another page.
pub fn small_board(frame: &Frame<'_>, board: &Board) -> Markup {
    let words = frame.lang.say("table-board");
    let field = looked_at_alone(board);
    let body = html! {
        div #table .page.small data-mood=[board.mood] data-relieved {
            header.top { (names(frame, board)) }
            main.board tabindex="0" aria-label=(words) { (field) }
        }
    };
    // A page shows several of these, and most of their bytes would be drawings that none of them uses.
    let sprite = PreEscaped(sprite::used(&board.sprite.0, &body.0));
    within(frame, board, html! { (sprite) (body) })
}

/// What can be seen of a table, and nothing that can be done there.
fn looked_at(frame: &Frame<'_>, board: &Board) -> Markup {
    let lang = frame.lang;
    html! {
        (board.sprite)
        div #table .page data-mood=[board.mood] data-relieved {
            header.top { (names(frame, board)) }
            main.board tabindex="0" aria-label=(lang.say("table-board")) { (looked_at_alone(board)) }
            aside #side .side aria-label=(lang.say("table-log")) { (log(frame, board)) }
            section #decide .decide aria-label=(lang.say("table-decision")) {
                p.decide-who { (who_is_asked(frame, board)) }
                h2.decide-ask { (board.asked.ask) }
                p.decide-why { (board.asked.why) }
            }
        }
    }
}

/// Whom a board that is only looked at asks. Whoever looks through the eyes of another is told their name.
fn who_is_asked(frame: &Frame<'_>, board: &Board) -> Markup {
    match frame.viewer.seat().filter(|_| frame.aside && board.decision.mine) {
        Some(seat) => html! { b { bdi { (frame.sitters[seat.index()].name) } } },
        None => board.decision.who.clone(),
    }
}

/// The name of the game in drawn letters.
fn lettered(name: &str) -> Markup {
    static DRAWN: DrawingsKept<String> = DrawingsKept::new();
    DRAWN.get(name.to_string(), || draw_letters(name))
}

fn draw_letters(name: &str) -> Markup {
    let drawn: String = name.to_uppercase().split_whitespace().collect::<Vec<_>>().join(" ");
    let letters = Lettering::new(&drawn, 3.0, 3.0, 16.0).gap(4.4);
    let width = letters.length().ceil() + 6.0;
    html! {
        svg.lettering viewBox={ "0 0 " (width) " 22" } aria-hidden="true" {
            (letters.draw(&[Layer::new("currentColor", 4.4)]))
        }
    }
}

fn tools(frame: &Frame<'_>) -> Markup {
    let lang = frame.lang;
    let here = || format!("/t/{}", frame.table);
    let here = frame.beside.puzzle.map_or_else(here, |it| it.here.to_string());
    html! {
        div #tools .tools data-keep {
            button #open-rules .btn.quiet.icon type="button" popovertarget="rules"
                title=(lang.say("table-rules")) aria-label=(lang.say("table-rules")) {
                (icon(Icon::Rules))
            }
            (language_links(lang, &here))
            (theme_button(lang))
            @if frame.beside.puzzle.is_none() { (beside::more_button(frame)) }
            a #open-side .btn.quiet.icon.side-button href="#side" data-drawer="open"
                title=(lang.say("table-talk")) aria-label=(lang.say("table-talk")) {
                (icon(Icon::Chat))
            }
        }
    }
}

/// The id of a player's name at the top, for what happens to somebody and nowhere else.
pub fn chip_id(seat: Seat) -> String {
    format!("chip-{}", seat.0 + 1)
}

fn chip(frame: &Frame<'_>, board: &Board, seat: Seat) -> Markup {
    let sitter = &frame.sitters[seat.index()];
    // Nobody is asked any more once a puzzle is answered.
    let asked = frame.answered().is_none();
    let turn = frame.beside.turn.unconfirmed.or(board.turn).filter(|_| asked);
    let note = board.notes[seat.index()].as_ref().filter(|_| asked);
    let here = match sitter.here {
        Here::Yes => "yes",
        Here::Away => "no",
        Here::Bot => "bot",
    };
    html! {
        li.chip id=(chip_id(seat)) data-seat=(seat.0 + 1) data-here=(here) data-me[frame.viewer == Viewer::Seat(seat)]
            aria-current=[(turn == Some(seat)).then_some("true")] {
            span.chip-face aria-hidden="true" { (initial(sitter.name)) }
            span.chip-name { (frame.called(seat)) }
            (clock(frame.lang, frame.beside.company.clocks.get(seat.index()).copied().flatten()))
            @if let Some(note) = note { span.chip-note { (note) } }
            @if sitter.here != Here::Yes {
                span.sr { (frame.lang.say(&format!("table-here-{here}"))) }
            }
        }
    }
}

fn side(frame: &Frame<'_>, board: &Board) -> Markup {
    let lang = frame.lang;
    html! {
        aside #side .side aria-label=(lang.say("table-talk")) {
            a.btn.quiet.icon.side-close href="#table" data-drawer="close"
                aria-label=(lang.say("table-close")) { (icon(Icon::Close)) }
            @if let Some(shown) = frame.beside.puzzle {
                (puzzle::panel(frame, shown))
                (log(frame, board))
            } @else {
                @if frame.beside.replay.is_none() { (side_tabs(lang)) }
                (log(frame, board))
                (deal(lang, frame.table, frame.deal))
                @if frame.beside.replay.is_none() { (chat(frame, &board.talk)) }
            }
        }
    }
}

/// Where there is no room for both, either the log or the chat is shown.
fn side_tabs(lang: Lang) -> Markup {
    html! {
        div.side-tabs role="radiogroup" aria-label=(lang.say("table-talk")) {
            @for (at, key) in ["log", "chat"].into_iter().enumerate() {
                label {
                    input.always.sr id={ "side-" (key) } type="radio" name="side" checked[at == 0];
                    (lang.say(&format!("table-tab-{key}")))
                }
            }
        }
    }
}

/// How many of the last lines have a link to their rule while a game is played. There are few,
/// since somebody who uses the keyboard must pass all of them.
const NEWS: usize = 16;

fn log(frame: &Frame<'_>, board: &Board) -> Markup {
    let lang = frame.lang;
    let back = frame.beside.replay.is_some();
    let linked = board.log.len().saturating_sub(NEWS);
    html! {
        ol #log .log tabindex="0" aria-label=(lang.say("table-log")) data-told=(board.told)
            data-last=[last_of(frame, board)] data-first=(frame.log.first()) {
            @for (at, line) in board.log.iter().enumerate() {
                @let Way { from, to, spreads, beat } = &line.way;
                li.log-turn[line.heading] data-line=(line.number) data-mine[may_not_be_missed(frame, line)]
                    data-from=[from] data-to=[to]
                    data-spreads=[(!spreads.is_empty()).then(|| spreads.join(" "))]
                    data-beat=[(*beat != Beat::default()).then(|| beat.word())] {
                    @if let Some(pip) = &line.pip { (pip) }
                    span {
                        (line.words)
                        @if back || linked <= at {
                            (verdict(lang, board.game, line))
                        }
                    }
                    @if back { (jump(frame, line.number)) }
                }
            }
        }
    }
}

/// Whether the film never leaves it out: who plays alone has done everything themselves.
fn may_not_be_missed(frame: &Frame<'_>, line: &LogLine) -> bool {
    1 < frame.sitters.len() && (line.mine || line.way.beat == Beat::Alarm)
}

/// After which line the viewer's last move is told, and up to which.
fn last_of(frame: &Frame<'_>, board: &Board) -> Option<String> {
    let last = frame.beside.last?;
    let to = board.told.saturating_sub(last.since);
    Some(format!("{} {to}", to.saturating_sub(last.told)))
}

/// How long each kind of beat is shown.
fn beats() -> String {
    let times: Vec<String> =
        Beat::ALL.iter().map(|it| format!("{} {}", it.word(), it.time())).collect();
    times.join(" ")
}

/// A link from a line of the log to the rule that decided it. It has a name but no text, since new
/// lines are read aloud.
fn verdict(lang: Lang, game: &'static str, line: &LogLine) -> Markup {
    static DRAWN: DrawingsKept<(Lang, &str, SectionNumber)> = DrawingsKept::new();
    let Some(section) = &line.section else { return html! {} };
    DRAWN.get((lang, game, section.clone()), || {
        let words = lang.say_with("learn-section", &[("number", section.as_ref().into())]);
        html! {
            a.ruled href=(address(game, section)) target="_blank" rel="noopener" title=(words)
                aria-label=(words) {}
        }
    })
}

/// A link from a line of the log to its moment.
fn jump(frame: &Frame<'_>, line: usize) -> Markup {
    let words = frame.lang.say("replay-jump");
    html! {
        " " a.jump href=(replay::line(frame, line)) data-moment title=(words) aria-label=(words) {
            (sized(Icon::Replay, 14))
        }
    }
}

fn chat(frame: &Frame<'_>, talk: &TalkState) -> Markup {
    html! {
        section.chat aria-label=(frame.lang.say("table-chat")) {
            div.said {
                @for said in frame.said {
                    p.say.said-note[said.note] data-seat=[said.seat.map(|it| it.0 + 1)] {
                        @if !said.note { b { bdi { (said.name) } } " " }
                        bdi { (said.text) }
                    }
                }
            }
            @match talk {
                TalkState::Open(words) => { (words) (say_form(frame)) }
                TalkState::Closed(reason, words) => {
                    (words) p.talk-closed { (icon(Icon::Close)) " " (reason) }
                }
                TalkState::Listen => {}
            }
        }
    }
}

fn say_form(frame: &Frame<'_>) -> Markup {
    let lang = frame.lang;
    html! {
        form.say-form method="post" action={ "/t/" (frame.table) "/say" } {
            input #say-text name="text" maxlength="300" required autocomplete="off"
                aria-label=(lang.say("table-message")) placeholder=(lang.say("table-say"));
            button.btn.icon aria-label=(lang.say("table-send")) { (icon(Icon::Next)) }
        }
    }
}

/// A link from a question to the rule that decides it.
fn rule_link(lang: Lang, board: &Board) -> Markup {
    let words = lang.say_with("learn-section", &[("number", board.asked.section.as_ref().into())]);
    html! {
        a #rule-link .rule-link href=(address(board.game, &board.asked.section)) target="_blank"
            rel="noopener" title=(words) aria-label=(words) { "§\u{202f}" (board.asked.section) }
    }
}

fn decision(frame: &Frame<'_>, board: &Board) -> Markup {
    let (decision, game) = (&board.decision, &board.asked);
    let asked = turn::asked(frame);
    let mine = frame.may_confirm() || (decision.mine && asked.is_none());
    let (ask, why) = asked.as_ref().map_or((&game.ask, &game.why), |it| (&it.0, &it.1));
    let foretold = asked.is_none().then(|| forecast::all(&decision.foretold)).flatten();
    html! {
        section #decide .decide tabindex="-1"
            data-mine[mine && frame.beside.relief.is_none()] data-ask=(decision.key)
            aria-label=(frame.lang.say("table-decision")) {
            (since(frame, board))
            (beside::hint(frame))
            p.decide-who {
                (beside::mark(frame.lang, frame.beside.mark))
                (puzzle::mark(frame))
                @if let Some(level) = frame.beside.relief { (relieved(frame.lang, level)) }
                @else if asked.is_some() { (turn::who(frame)) }
                @else { (decision.who) }
                (rule_link(frame.lang, board))
                @if is_told(frame) && 1 < frame.sitters.len() { (film::again(frame)) }
            }
            h2.decide-ask { (ask) }
            @match frame.beside.guide {
                Some(guided) => (guide::told(frame, guided)),
                None => p.decide-why data-forecast=[foretold] { (beside::given(frame)) (why) },
            }
            (company::ending(frame))
            div.decide-acts {
                @if is_told(frame) { (film::strip(frame)) }
                @if frame.beside.relief.is_some() { (beside::relief(frame)) }
                @else { (acts(frame, decision)) }
            }
        }
    }
}

/// Whether a film tells what others do: step by step to whoever waits, and once more to whoever is asked,
/// unless they play alone. Both are always there, so that they need not travel; the style sheet shows one.
fn is_told(frame: &Frame<'_>) -> bool {
    !frame.beside.over && frame.beside.puzzle.is_none()
}

fn acts(frame: &Frame<'_>, decision: &Decision) -> Markup {
    html! {
        (turn::acts(frame, decision.mine))
        (beside::ask(frame))
        (company::pass_on(frame))
        (beside::afterwards(frame))
        @if frame.pondering().is_none() { (decision.acts) }
    }
}

/// Who plays for the viewer.
fn relieved(lang: Lang, level: &str) -> Markup {
    let bot = lang.say(&format!("bot-{level}"));
    html! { b { (lang.say_with("table-relieved", &[("bot", bot.into())])) } }
}
