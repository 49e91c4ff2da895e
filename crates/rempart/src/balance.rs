//! `rempart balance`: a table of win rates over options and numbers of players, in Markdown.

use std::collections::BTreeMap;
use std::io::{self, Write};

use lab::{SimulationPlan, SimulationReport, simulate, wilson};
use words::Lang;

use crate::CommandResult;
use crate::args::{BalanceArgs, TableArgs};
use crate::axis::{Axis, PLAYERS, cells};
use crate::fault::CommandFault;
use crate::files::TableSpec;
use crate::interrupt::Interrupt;
use crate::numbers::{number, percent};
use crate::report;
use crate::simulate::{games_to_play, progress_bar, seated, whole};
use crate::tables::{markdown, range};

pub(crate) fn run(args: &BalanceArgs, lang: Lang) -> CommandResult {
    let axes: Vec<Axis> =
        args.over.iter().map(|it| Axis::of(&args.table.game, it)).collect::<Result<_, _>>()?;
    let cells = cells(&axes);
    let bar = progress_bar(args.games * cells.len() as u64, false, lang);
    let interrupt = Interrupt::listen();
    let mut reports = Vec::new();
    for cell in &cells {
        let plan = SimulationPlan {
            moves: args.report.is_some(),
            ..plan(&args.table, &args.over, &args.bots, args.games, cell)?
        };
        let before = bar.position();
        let report = simulate(&plan, |pace| {
            bar.set_position(before + pace.done);
            interrupt.flow()
        });
        let report =
            report.map_err(|error| CommandFault::simulating(error, args.table.cards.as_deref()))?;
        if 0 < report.tally.games {
            reports.push(report);
        }
        if interrupt.is_pressed() {
            break;
        }
    }
    bar.finish_and_clear();
    if let Some(file) = &args.report {
        report::of_balance(&axes, &cells, &reports, file, lang)?;
    }
    let mut out = io::stdout().lock();
    out.write_all(wins(&axes, &cells, &reports, lang).as_bytes())?;
    out.write_all(facts(&reports, lang).as_bytes())?;
    let games = reports.iter().map(|it| it.tally.games).sum();
    Ok(whole(games < args.games * cells.len() as u64, games, lang))
}

/// The games of one cell: `over` says what its values are of.
pub(crate) fn plan(
    table: &TableArgs,
    over: &[String],
    bots: &str,
    games: u64,
    cell: &[String],
) -> Result<SimulationPlan, CommandFault> {
    let mut table = table.clone();
    for (text, value) in over.iter().zip(cell) {
        let key = text.split('=').next().unwrap_or(text);
        if key == PLAYERS {
            table.players = Some(value.parse().map_err(|_| CommandFault::Over(text.clone()))?);
        } else {
            table.options.push(format!("{key}={value}"));
        }
    }
    table.seed.get_or_insert_with(|| SEED.to_string());
    let spec = TableSpec::of(&table)?;
    Ok(SimulationPlan {
        bots: seated(bots, &table.game, spec.players)?,
        game: table.game,
        options: spec.options,
        cards: spec.cards,
        games: games_to_play(games)?,
        seed: spec.seed,
        threads: None,
        records: None,
        paired: false,
        until: None,
        moves: false,
    })
}

/// The seed unless the call names one, so that a table comes out the same when it is made again.
const SEED: u32 = 1;

/// A line for each cell: how often each seat won, how long it took, and how it ended.
fn wins(axes: &[Axis], cells: &[Vec<String>], reports: &[SimulationReport], lang: Lang) -> String {
    let seats = reports.iter().map(|it| seats_that_differ(it).len()).max().unwrap_or(1);
    let endings = reports.first().map_or(&[][..], |it| it.endings);
    let head = axes.iter().map(|it| it.key.clone());
    let head = head.chain([lang.say("terminal-simulate-games")]);
    let head = head.chain((0..seats).map(|at| match seats {
        1 => lang.say("terminal-simulate-rate"),
        _ => format!("{} {}", tabletop::Seat(at as u8), lang.say("terminal-simulate-rate")),
    }));
    let head = head.chain([lang.say("terminal-balance-length")]);
    let head: Vec<String> = head.chain(endings.iter().map(ToString::to_string)).collect();
    let rows = cells.iter().zip(reports).map(|(cell, report)| row(cell, report, seats, lang));
    markdown(&[vec![head], rows.collect()].concat())
}

fn row(cell: &[String], report: &SimulationReport, seats: usize, lang: Lang) -> Vec<String> {
    let games = report.tally.games;
    let mut row = cell.to_vec();
    row.push(number(lang, games as f64, 0));
    let rates = seats_that_differ(report);
    row.extend(rates.iter().map(|it| range(report.win_rate(*it), |it| percent(lang, it))));
    row.extend((rates.len()..seats).map(|_| String::new()));
    row.push(number(lang, report.length().at, 0));
    row.extend(report.endings().map(|(_, ended)| percent(lang, wilson(ended, games).at)));
    row
}

/// One seat stands for all where all win and lose together.
fn seats_that_differ(report: &SimulationReport) -> Vec<tabletop::Seat> {
    let seats = if report.tally.together { 1 } else { usize::MAX };
    report.seats().take(seats).collect()
}

/// What the games counted, over all cells.
fn facts(reports: &[SimulationReport], lang: Lang) -> String {
    let mut sums: BTreeMap<&str, u64> = BTreeMap::new();
    for (name, count) in reports.iter().flat_map(|it| &it.tally.facts) {
        *sums.entry(name).or_default() += count;
    }
    if sums.is_empty() {
        return String::new();
    }
    let games: u64 = reports.iter().map(|it| it.tally.games).sum();
    let heads = ["fact", "total", "per-game"];
    let head = heads.iter().map(|it| lang.say(&format!("terminal-balance-{it}"))).collect();
    let rows = sums.iter().map(|(name, total)| {
        let mean = *total as f64 / games as f64;
        vec![(*name).to_string(), number(lang, *total as f64, 0), number(lang, mean, 2)]
    });
    "\n".to_string() + &markdown(&[vec![head], rows.collect()].concat())
}
