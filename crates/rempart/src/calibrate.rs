//! `rempart calibrate`: whether what is shown as a chance comes true, in Markdown; with `--fit`,
//! makes it so, and with `--by` says how true other curves would make it.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use bots::chances::{BadCurve, Chances};
use lab::{Calibration, Position, Sampling, calibration, curves, positions, shown_by};
use words::Lang;

use crate::args::CalibrateArgs;
use crate::axis::{Axis, cells};
use crate::balance::plan;
use crate::fault::CommandFault;
use crate::numbers::{number, percent};
use crate::simulate::progress_bar;
use crate::tables::{markdown, range};

pub(crate) fn run(args: &CalibrateArgs, lang: Lang) -> Result<(), CommandFault> {
    let axes: Vec<Axis> =
        args.over.iter().map(|it| Axis::of(&args.table.game, it)).collect::<Result<_, _>>()?;
    let cells = cells(&axes);
    let bar = progress_bar(args.games * cells.len() as u64, false, lang);
    let sampling = Sampling { each: args.each.into(), budget: args.advice };
    let mut found: Vec<Position> = Vec::new();
    for cell in &cells {
        let plan = plan(&args.table, &args.over, &args.bots, args.games, cell)?;
        let of_cell = positions(&plan, sampling, |games| bar.inc(games))
            .map_err(|error| CommandFault::simulating(error, args.table.cards.as_deref()))?;
        // Games of one table are numbered from 0.
        let first = found.last().map_or(0, |it| it.game + 1);
        found.extend(of_cell.into_iter().map(|it| Position { game: first + it.game, ..it }));
    }
    bar.finish_and_clear();
    if let Some(file) = &args.fit {
        let chances = curves(&found);
        fs::write(file, heading(args) + &chances.to_string())
            .map_err(|error| CommandFault::Write(file.clone(), error))?;
        found = shown_by(&chances, found);
    }
    let mut out = io::stdout().lock();
    out.write_all(tables(&found, lang).as_bytes())?;
    if let Some(file) = &args.by {
        let shown = shown_by(&curves_in(file)?, found);
        out.write_all(format!("\n{}", tables(&shown, lang)).as_bytes())?;
    }
    Ok(())
}

fn curves_in(file: &Path) -> Result<Chances, CommandFault> {
    let text =
        fs::read_to_string(file).map_err(|error| CommandFault::Read(file.to_path_buf(), error))?;
    text.parse().map_err(|BadCurve(line)| CommandFault::Curves(file.to_path_buf(), line))
}

/// How the curves can be made again.
fn heading(args: &CalibrateArgs) -> String {
    let over: String = args.over.iter().map(|it| format!(" --over {it}")).collect();
    let options: String = args.table.options.iter().map(|it| format!(" --option {it}")).collect();
    let seed = args.table.seed.as_ref().map(|it| format!(" --seed {it}")).unwrap_or_default();
    format!(
        "# rempart calibrate {}{over}{options} --bots {} --games {} --each {} --advice {}{seed} --fit FILE\n",
        args.table.game, args.bots, args.games, args.each, args.advice
    )
}

/// A line for each kind of tables, then their bins.
fn tables(positions: &[Position], lang: Lang) -> String {
    let mut sorts: Vec<&str> = positions.iter().map(|it| it.tables.as_str()).collect();
    sorts.sort_unstable();
    sorts.dedup();
    let of = |sort: &str| -> Vec<Position> {
        positions.iter().filter(|it| it.tables == sort).cloned().collect()
    };
    let found: Vec<(&str, Calibration)> =
        sorts.into_iter().map(|sort| (sort, calibration(&of(sort)))).collect();
    let say = |key: &str| lang.say(&format!("terminal-calibrate-{key}"));
    let head =
        ["tables", "games", "positions", "error", "by-chance", "brier", "mean"].map(say).to_vec();
    let lines = found.iter().map(|(sort, it)| line(sort, it, lang));
    let bins = ["tables", "positions", "shown", "happened"].map(say).to_vec();
    let rows = found.iter().flat_map(|(sort, it)| bin_lines(sort, it, lang));
    let first: Vec<Vec<String>> = [head].into_iter().chain(lines).collect();
    let second: Vec<Vec<String>> = [bins].into_iter().chain(rows).collect();
    markdown(&first) + "\n" + &markdown(&second)
}

fn line(sort: &str, it: &Calibration, lang: Lang) -> Vec<String> {
    vec![
        sort.to_string(),
        number(lang, it.games as f64, 0),
        number(lang, it.positions as f64, 0),
        range(it.error, |it| percent(lang, it)),
        percent(lang, it.error_by_chance),
        number(lang, it.brier, 3),
        number(lang, it.brier_of_mean, 3),
    ]
}

fn bin_lines(sort: &str, it: &Calibration, lang: Lang) -> Vec<Vec<String>> {
    let line = |bin: &lab::Bin| {
        vec![
            sort.to_string(),
            number(lang, bin.positions as f64, 0),
            percent(lang, bin.shown),
            range(bin.happened, |it| percent(lang, it)),
        ]
    };
    it.bins.iter().map(line).collect()
}
