//! `--report`: results as a page to look at: one file that needs nothing else.

mod plot;

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::Path;

use lab::{
    Histogram, Influence, Interval, LadderReport, LadderResults, SimulationReport, Tally, Things,
    influences,
};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use tabletop::{Seat, Seed};
use words::{Lang, Listener};

use crate::axis::Axis;
use crate::board::ending_of;
use crate::fault::CommandFault;
use crate::numbers::{number, percent};
use crate::report::plot::{Estimate, Scale, bars, estimates, histogram};
use crate::tables::{ending_rows, fact_rows, heading, range, seed};

const STYLE: &str = include_str!("report/report.css");

/// The widths of pictures: for a wide page, and for a phone.
const WIDTHS: [(u32, &str); 2] = [(768, "wide"), (340, "narrow")];

/// How many things that were played, or cards that were held, are shown.
const INFLUENCES: usize = 30;

/// A table; the first line has the heads.
type Rows = Vec<Vec<String>>;

/// One result: a heading, what to know about it, pictures, and the same in numbers.
struct ReportSection {
    /// The key of its heading, without `report-`.
    key: &'static str,
    /// What the heading names besides, such as a seat.
    of: String,
    note: Option<String>,
    picture: Painter,
    rows: Rows,
}

/// Draws something: in which width, named by which element.
type Painter = Box<dyn Fn(u32, &str) -> String>;

/// How numbers are written.
type NumberStyle = fn(Lang, f64) -> String;

fn whole(lang: Lang, it: f64) -> String {
    number(lang, it, 0)
}

fn tenths(lang: Lang, it: f64) -> String {
    number(lang, it, 1)
}

/// What estimates are of.
#[derive(Clone, Copy)]
struct Measure {
    written: NumberStyle,
    least: Option<f64>,
    most: Option<f64>,
    marked: Option<f64>,
}

const SHARE: Measure =
    Measure { written: percent, least: Some(0.0), most: Some(1.0), marked: None };
const DIFFERENCE: Measure =
    Measure { written: percent, least: Some(-1.0), most: Some(1.0), marked: Some(0.0) };
const POINTS: Measure = Measure { written: tenths, least: None, most: None, marked: None };
const LENGTH: Measure = Measure { written: tenths, least: Some(0.0), most: None, marked: None };
const RATING: Measure = Measure { written: whole, least: None, most: None, marked: Some(0.0) };
const EVEN: Measure =
    Measure { written: percent, least: Some(0.0), most: Some(1.0), marked: Some(0.5) };

fn section(
    key: &'static str,
    of: String,
    found: Vec<Estimate>,
    measure: Measure,
    lang: Lang,
) -> ReportSection {
    let heads = ["what", "estimate"].map(|it| say(it, lang)).to_vec();
    let row = |it: &Estimate| vec![it.0.clone(), range(it.1, |it| (measure.written)(lang, it))];
    let rows = [heads].into_iter().chain(found.iter().map(row)).collect();
    let picture = move |width, label: &str| {
        let text = |it| (measure.written)(lang, it);
        let Measure { least, most, marked, .. } = measure;
        estimates(&found, &Scale { least, most, marked, text: &text }, width, label)
    };
    ReportSection { key, of, note: None, picture: Box::new(picture), rows }
}

fn spread(key: &'static str, of: String, counts: &Histogram, lang: Lang) -> ReportSection {
    let bars = bars(counts);
    let from_to = |it: &plot::Bar| match it.from == it.to {
        true => number(lang, it.from as f64, 0),
        false => {
            let ends = [it.from, it.to].map(|it| number(lang, it as f64, 0));
            format!("{} – {}", ends[0], ends[1])
        }
    };
    let row = |it: &plot::Bar| vec![from_to(it), number(lang, it.count as f64, 0)];
    let heads = vec![say("values", lang), lang.say("terminal-simulate-games")];
    let rows = [heads].into_iter().chain(bars.iter().map(row)).collect();
    let picture = move |width, label: &str| {
        let text = |it| whole(lang, it);
        histogram(
            &bars,
            &Scale { least: None, most: None, marked: None, text: &text },
            width,
            label,
        )
    };
    ReportSection { key, of, note: None, picture: Box::new(picture), rows }
}

fn say(key: &str, lang: Lang) -> String {
    lang.say(&format!("report-{key}"))
}

/// The seats that differ: one stands for all where all win and lose together.
fn seats(report: &SimulationReport) -> impl Iterator<Item = Seat> {
    report.seats().take(if report.tally.together { 1 } else { usize::MAX })
}

/// The name of a seat, with its bot if that was always the same.
fn seat_name(report: &SimulationReport, seat: Seat, lang: Lang) -> String {
    if report.tally.together {
        return say("everybody", lang);
    }
    let args =
        [("seat", seat.to_string().into()), ("bot", report.bots[seat.index()].as_str().into())];
    lang.say_with(if report.paired { "report-seat" } else { "report-seat-of" }, &args)
}

/// Writes the report of one simulation.
pub(crate) fn of_simulation(
    report: &SimulationReport,
    file: &Path,
    lang: Lang,
) -> Result<(), CommandFault> {
    let mut sections = Vec::new();
    if report.paired {
        let side = |at: usize| (report.sides[at].bot.clone(), report.side_rate(at));
        let found = (0..report.sides.len()).map(side).collect();
        sections.push(section("bots", String::new(), found, SHARE, lang));
    }
    let of_seats = |value: &dyn Fn(Seat) -> Interval| {
        seats(report).map(|it| (seat_name(report, it, lang), value(it))).collect::<Vec<_>>()
    };
    let rates = of_seats(&|it| report.win_rate(it));
    sections.push(section("rates", String::new(), rates, SHARE, lang));
    let scores = of_seats(&|it| report.score(it));
    sections.push(section("scores", String::new(), scores, POINTS, lang));
    for seat in seats(report) {
        let name = seat_name(report, seat, lang);
        let counts = &report.tally.seats[seat.index()].spread;
        sections.push(spread("score", name, counts, lang));
    }
    sections.push(spread("lengths", String::new(), &report.tally.lengths, lang));
    let ended = |(ending, games)| (ending_of(report.game, ending, lang), report.share(games));
    let endings = report.endings().map(ended).collect();
    let mut endings = section("endings", String::new(), endings, SHARE, lang);
    endings.rows = ending_rows(report, lang);
    sections.push(endings);
    sections.extend(things(std::slice::from_ref(report), lang));
    let title = heading(report, lang).lines().next().unwrap_or_default().to_string();
    let mut notes =
        vec![heading(report, lang).lines().skip(1).collect::<Vec<_>>().join(". ") + "."];
    notes.extend(report.until.map(|_| say("until", lang)));
    notes.extend(report.paired.then(|| say("paired", lang)));
    let facts = (!report.tally.facts.is_empty()).then(|| fact_rows(report, lang));
    write(file, &ReportPage { title, notes, sections, facts, seed: seed(&report.seed) }, lang)
}

/// What was played, then which cards were held, and how often that wins, if there were enough games.
fn things(reports: &[SimulationReport], lang: Lang) -> impl Iterator<Item = ReportSection> {
    let played = influence(reports, "played", |it| &it.played, lang);
    played.into_iter().chain(influence(reports, "held", |it| &it.held, lang))
}

fn influence(
    reports: &[SimulationReport],
    key: &'static str,
    things: fn(&Tally) -> &Things,
    lang: Lang,
) -> Option<ReportSection> {
    let found = influences(reports, things, INFLUENCES);
    if found.is_empty() {
        return None;
    }
    let all: BTreeSet<&String> = reports.iter().flat_map(|it| things(&it.tally).keys()).collect();
    let names = thing_names(&reports[0], &found, key == "held", lang);
    let more = |(name, it): (&String, &Influence)| (name.clone(), it.more);
    let estimates = names.iter().zip(&found).map(more).collect();
    let mut section = section(key, String::new(), estimates, DIFFERENCE, lang);
    let args = [("shown", found.len().into()), ("all", all.len().into())];
    section.note = Some(lang.say_with(&format!("report-{key}-means"), &args));
    section.rows = influence_rows(&names, &found, lang);
    Some(section)
}

fn influence_rows(names: &[String], found: &[Influence], lang: Lang) -> Rows {
    let heads = ["what", "seats", "rate", "more"].map(|it| say(it, lang)).to_vec();
    let row = |(name, it): (&String, &Influence)| {
        vec![
            name.clone(),
            number(lang, it.games as f64, 0),
            percent(lang, it.rate),
            range(it.more, |it| percent(lang, it)),
        ]
    };
    [heads].into_iter().chain(names.iter().zip(found).map(row)).collect()
}

/// Cards in words, or what was played. A move that needs more than its first two words, such as where a
/// unit lands, is its card with the word that records have for it.
fn thing_names(
    report: &SimulationReport,
    found: &[Influence],
    are_cards: bool,
    lang: Lang,
) -> Vec<String> {
    let options: Vec<(&str, &str)> =
        report.options.iter().map(|(key, value)| (*key, value.as_str())).collect();
    let players = report.bots.len() as u8;
    let table = catalogue::open(report.game, players, &options, None, Seed::from_number(0))
        .expect("such tables have been played");
    let spoken = speech::at(table.as_ref());
    let seats: Vec<String> = Seat::all(players).map(|it| it.to_string()).collect();
    let to = Listener::new(lang, &seats, None);
    let card = |what: &str| spoken.card_name(table.as_ref(), what, to);
    let of_move = |what: &str| {
        // Copies of a card are counted together, so a move may name none of them.
        let said = [what.to_string(), format!("{what}.1")];
        let whole = said.iter().map(|it| (it, spoken.move_name(table.as_ref(), it, to)));
        let known = whole.into_iter().find(|(it, name)| *it != name).map(|it| it.1);
        known.or_else(|| {
            let (verb, of) = what.split_once(' ')?;
            Some(format!("{} ({verb})", card(of)))
        })
    };
    let name = |it: &Influence| match are_cards {
        true => card(&it.what),
        false => of_move(&it.what).unwrap_or_else(|| it.what.clone()),
    };
    found.iter().map(name).collect()
}

/// Writes the report of a table of balance.
pub(crate) fn of_balance(
    axes: &[Axis],
    cells: &[Vec<String>],
    reports: &[SimulationReport],
    file: &Path,
    lang: Lang,
) -> Result<(), CommandFault> {
    let cell_name = |cell: &Vec<String>| {
        let pair = |(axis, value): (&Axis, &String)| format!("{}={value}", axis.key);
        axes.iter().zip(cell).map(pair).collect::<Vec<_>>().join(", ")
    };
    let named = |cell: &Vec<String>, seat: &str| match (cell_name(cell), seat) {
        (cell, "") => cell,
        (cell, seat) if cell.is_empty() => seat.to_string(),
        (cell, seat) => format!("{cell} · {seat}"),
    };
    let mut rates = Vec::new();
    for (cell, report) in cells.iter().zip(reports) {
        let seat = |it: Seat| if report.tally.together { String::new() } else { it.to_string() };
        rates.extend(seats(report).map(|it| (named(cell, &seat(it)), report.win_rate(it))));
    }
    let mut sections = vec![section("rates", String::new(), rates, SHARE, lang)];
    if 1 < axes.len() {
        sections.extend((0..axes.len()).map(|at| by_option(axes, at, cells, reports, lang)));
    }
    let lengths = cells.iter().zip(reports).map(|(cell, it)| (named(cell, ""), it.length()));
    sections.push(section("length", String::new(), lengths.collect(), LENGTH, lang));
    if let Some(first) = reports.first() {
        for (at, ending) in first.endings.iter().enumerate() {
            let share = |it: &SimulationReport| it.share(it.tally.endings[at]);
            let found = cells.iter().zip(reports).map(|(cell, it)| (named(cell, ""), share(it)));
            let name = ending_of(first.game, ending, lang);
            sections.push(section("ending", name, found.collect(), SHARE, lang));
        }
    }
    sections.extend(things(reports, lang));
    let game = reports.first().map_or("", |it| it.game);
    let seed = reports.first().map_or_else(String::new, |it| seed(&it.seed));
    let games: u64 = reports.iter().map(|it| it.tally.games).sum();
    let bots = reports.first().map_or("", |it| it.bots[0].as_str());
    let args = [
        ("game", speech::name(lang, game).into()),
        ("games", number(lang, games as f64, 0).into()),
        ("bots", bots.into()),
    ];
    let title = lang.say_with("report-balance", &args);
    write(file, &ReportPage { title, notes: Vec::new(), sections, facts: None, seed }, lang)
}

/// How often each seat wins with each value of one option, over all the others.
fn by_option(
    axes: &[Axis],
    at: usize,
    cells: &[Vec<String>],
    reports: &[SimulationReport],
    lang: Lang,
) -> ReportSection {
    let mut found = Vec::new();
    for value in &axes[at].values {
        let of_value = || cells.iter().zip(reports).filter(|it| it.0[at] == *value).map(|it| it.1);
        let together = of_value().all(|it| it.tally.together);
        let most = of_value().map(|it| it.bots.len()).max().unwrap_or_default();
        for seat in 0..if together { most.min(1) } else { most } {
            let there = || of_value().filter(|it| seat < it.bots.len());
            let won = there().map(|it| it.tally.seats[seat].won).sum();
            let games = there().map(|it| it.tally.games).sum();
            let of_seat =
                if together { String::new() } else { format!(" · {}", Seat(seat as u8)) };
            found.push((format!("{}={value}{of_seat}", axes[at].key), lab::wilson(won, games)));
        }
    }
    section("by", axes[at].key.clone(), found, SHARE, lang)
}

/// Writes the report of a ladder.
pub(crate) fn of_ladder(
    game: &str,
    seed: &str,
    report: &LadderReport,
    file: &Path,
    lang: Lang,
) -> Result<(), CommandFault> {
    let none = String::new;
    let mut notes = Vec::new();
    let sections = match &report.results {
        LadderResults::Alone(reports) => {
            let of = |value: &dyn Fn(&SimulationReport) -> Interval| {
                reports.iter().map(|it| (it.bots[0].clone(), value(it))).collect::<Vec<_>>()
            };
            let rates = of(&|it| it.win_rate(Seat(0)));
            let scores = of(&|it| it.score(Seat(0)));
            vec![
                section("rates", none(), rates, SHARE, lang),
                section("scores", none(), scores, POINTS, lang),
            ]
        }
        LadderResults::Duels(ratings, duels) => {
            notes.push(say("ratings-mean", lang));
            let mut rated: Vec<Estimate> =
                report.bots.iter().cloned().zip(ratings.iter().copied()).collect();
            rated.sort_by(|a, b| b.1.at.total_cmp(&a.1.at));
            let pair = |it: &lab::Duel| {
                let [one, other] = it.pair.map(|it| report.bots[it].as_str());
                let args = [("one", one.into()), ("other", other.into())];
                (lang.say_with("report-pair", &args), it.points)
            };
            let met = duels.iter().map(pair).collect();
            vec![
                section("ratings", none(), rated, RATING, lang),
                section("duels", none(), met, EVEN, lang),
            ]
        }
    };
    let args = [
        ("game", speech::name(lang, game).into()),
        ("games", number(lang, report.games as f64, 0).into()),
    ];
    let title = lang.say_with("report-ladder", &args);
    write(file, &ReportPage { title, notes, sections, facts: None, seed: seed.to_string() }, lang)
}

struct ReportPage {
    title: String,
    notes: Vec<String>,
    sections: Vec<ReportSection>,
    facts: Option<Rows>,
    seed: String,
}

fn write(file: &Path, page: &ReportPage, lang: Lang) -> Result<(), CommandFault> {
    let text = drawn(page, lang).into_string();
    fs::write(file, text).map_err(|error| CommandFault::Write(file.to_path_buf(), error))
}

fn drawn(page: &ReportPage, lang: Lang) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (page.title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                main {
                    h1 { (page.title) }
                    @for note in &page.notes { p { (note) } }
                    p { (say("intervals", lang)) }
                    @for (at, section) in page.sections.iter().enumerate() {
                        (drawn_section(at, section, lang))
                    }
                    @if let Some(facts) = &page.facts {
                        section aria-labelledby="facts" {
                            h2 id="facts" { (say("facts", lang)) }
                            (drawn_rows(facts, "facts"))
                        }
                    }
                    h2 { (say("again", lang)) }
                    pre { code { (call(&page.seed)) } }
                }
            }
        }
    }
}

fn drawn_section(at: usize, section: &ReportSection, lang: Lang) -> Markup {
    let id = format!("s{at}");
    let heading =
        lang.say_with(&format!("report-{}", section.key), &[("of", section.of.as_str().into())]);
    html! {
        section aria-labelledby=(id) {
            h2 id=(id) { (heading) }
            @if let Some(note) = &section.note { p { (note) } }
            @for (width, class) in WIDTHS {
                figure class=(class) { (PreEscaped((section.picture)(width, &id))) }
            }
            details {
                summary { (say("table", lang)) }
                (drawn_rows(&section.rows, &id))
            }
        }
    }
}

/// A table that a keyboard can scroll, if it is wider than the page.
fn drawn_rows(rows: &Rows, label: &str) -> Markup {
    html! {
        div class="scroll" tabindex="0" role="region" aria-labelledby=(label) {
            table aria-labelledby=(label) {
                thead { tr { @for head in &rows[0] { th scope="col" { (head) } } } }
                tbody {
                    @for row in &rows[1..] {
                        tr {
                            th scope="row" { (row[0]) }
                            @for cell in &row[1..] { td { (cell) } }
                        }
                    }
                }
            }
        }
    }
}

/// The call that makes the same games again.
fn call(seed: &str) -> String {
    let quoted = |it: String| if it.contains(' ') { format!("'{it}'") } else { it };
    let given: Vec<String> = env::args().skip(1).map(quoted).collect();
    let mut call = vec!["rempart".to_string()];
    call.extend(given.iter().cloned());
    if !given.iter().any(|it| it.starts_with("--seed")) {
        call.extend(["--seed".to_string(), seed.to_string()]);
    }
    call.join(" ")
}
