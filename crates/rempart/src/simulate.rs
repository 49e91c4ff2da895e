//! `rempart simulate`: many games between bots, and their results.

use std::fs;
use std::io::{self, IsTerminal, Write};

use bots::Player;
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Interval, SimulationPlan, SimulationReport, simulate};
use words::Lang;

use crate::args::SimulateArgs;
use crate::board::ending_of;
use crate::fault::CommandFault;
use crate::files::TableSpec;
use crate::numbers::{number, percent};

pub(crate) fn run(args: &SimulateArgs, lang: Lang) -> Result<(), CommandFault> {
    let plan = plan(args)?;
    if let Some(dir) = &plan.records {
        fs::create_dir_all(dir).map_err(|error| CommandFault::Write(dir.clone(), error))?;
    }
    let bar = progress_bar(args.games, args.json, lang);
    let report = simulate(&plan, |games| bar.inc(games))
        .map_err(|error| CommandFault::simulating(error, args.table.cards.as_deref()))?;
    bar.finish_and_clear();
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", report.json())?;
    } else {
        out.write_all(table(&report, lang).as_bytes())?;
    }
    Ok(())
}

fn plan(args: &SimulateArgs) -> Result<SimulationPlan, CommandFault> {
    let spec = TableSpec::of(&args.table)?;
    let threads = args.threads.map(usize::from);
    if threads == Some(0) {
        return Err(CommandFault::Threads);
    }
    Ok(SimulationPlan {
        game: args.table.game.clone(),
        bots: seated(&args.bots, spec.players)?,
        options: spec.options,
        cards: spec.cards,
        games: games_to_play(args.games)?,
        seed: spec.seed,
        threads,
        records: args.records.clone(),
    })
}

pub(crate) fn games_to_play(games: u64) -> Result<u64, CommandFault> {
    if games == 0 { Err(CommandFault::Games) } else { Ok(games) }
}

/// One bot for each seat; if the list names only one, it plays every seat.
pub(crate) fn seated(list: &str, players: u8) -> Result<Vec<Player>, CommandFault> {
    let bots: Vec<Player> =
        list.split(',').map(|it| it.trim().parse()).collect::<Result<_, _>>()?;
    match bots[..] {
        [one] => Ok(vec![one; players.into()]),
        _ if bots.len() == usize::from(players) => Ok(bots),
        _ => Err(CommandFault::Bots { bots: bots.len(), players }),
    }
}

pub(crate) fn progress_bar(games: u64, quiet: bool, lang: Lang) -> ProgressBar {
    if quiet || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let line = lang.say("terminal-simulate-progress");
    let style = ProgressStyle::with_template(&line).expect("the progress line is well formed");
    ProgressBar::new(games).with_style(style)
}

/// The report for people.
fn table(report: &SimulationReport, lang: Lang) -> String {
    let mut text = heading(report, lang) + "\n\n";
    text += &columns(&seat_rows(report, lang));
    text += "\n";
    text += &columns(&ending_rows(report, lang));
    if !report.tally.facts.is_empty() {
        text += "\n";
        text += &columns(&fact_rows(report, lang));
    }
    text + "\n" + &pace(report, lang) + "\n"
}

fn heading(report: &SimulationReport, lang: Lang) -> String {
    let options: Vec<String> =
        report.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let args = [
        ("game", speech::name(lang, report.game).into()),
        ("players", report.bots.len().into()),
        ("options", options.join(", ").into()),
        ("games", number(lang, report.tally.games as f64, 0).into()),
        ("seed", seed(&report.seed).into()),
    ];
    lang.say_with("terminal-simulate-heading", &args)
}

/// The seed as text: a plain number if it is one.
fn seed(text: &str) -> String {
    let (low, high) = text.split_at(16.min(text.len()));
    let number = u64::from_str_radix(low, 16).ok().filter(|_| high.bytes().all(|it| it == b'0'));
    number.map_or_else(|| text.to_string(), |it| it.swap_bytes().to_string())
}

fn seat_rows(report: &SimulationReport, lang: Lang) -> Vec<Vec<String>> {
    let heads = ["seat", "bot", "wins", "rate", "score"];
    let heads = heads.iter().map(|it| lang.say(&format!("terminal-simulate-{it}"))).collect();
    let row = |seat: tabletop::Seat| {
        let (rate, score) = (report.win_rate(seat), report.score(seat));
        vec![
            seat.to_string(),
            report.bots[seat.index()].clone(),
            number(lang, report.tally.seats[seat.index()].won as f64, 0),
            range(rate, |it| percent(lang, it)),
            range(score, |it| number(lang, it, 2)),
        ]
    };
    [heads].into_iter().chain(report.seats().map(row)).collect()
}

pub(crate) fn range(it: Interval, text: impl Fn(f64) -> String) -> String {
    format!("{} [{} – {}]", text(it.at), text(it.low), text(it.high))
}

fn ending_rows(report: &SimulationReport, lang: Lang) -> Vec<Vec<String>> {
    let heads = ["ending", "games", "share"];
    let heads = heads.iter().map(|it| lang.say(&format!("terminal-simulate-{it}"))).collect();
    let row = |(ending, games): (&str, u64)| {
        let share = lab::wilson(games, report.tally.games);
        let name = ending_of(report.game, ending, lang);
        vec![name, number(lang, games as f64, 0), range(share, |it| percent(lang, it))]
    };
    [heads].into_iter().chain(report.endings().map(row)).collect()
}

/// What the games themselves counted.
fn fact_rows(report: &SimulationReport, lang: Lang) -> Vec<Vec<String>> {
    let heads = ["fact", "total", "per-game"];
    let heads = heads.iter().map(|it| lang.say(&format!("terminal-balance-{it}"))).collect();
    let row = |(name, total): (&String, &u64)| {
        let mean = *total as f64 / report.tally.games as f64;
        vec![name.clone(), number(lang, *total as f64, 0), number(lang, mean, 2)]
    };
    [heads].into_iter().chain(report.tally.facts.iter().map(row)).collect()
}

fn pace(report: &SimulationReport, lang: Lang) -> String {
    let length = report.length();
    let args = [
        ("length", number(lang, length.at, 1).into()),
        ("shortest", report.tally.shortest.to_string().into()),
        ("longest", report.tally.longest.to_string().into()),
        ("moves", number(lang, report.tally.moves as f64, 0).into()),
        ("seconds", number(lang, report.seconds, 2).into()),
        ("games", number(lang, report.games_per_second(), 1).into()),
        ("speed", number(lang, report.moves_per_second(), 0).into()),
    ];
    lang.say_with("terminal-simulate-pace", &args)
}

/// Rows, with their columns aligned.
fn columns(rows: &[Vec<String>]) -> String {
    let width = |at: usize| rows.iter().map(|it| it[at].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows[0].len()).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}"));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_string() + "\n"
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plain_seed_is_shown_as_it_was_given() {
        assert_eq!(seed(&tabletop::Seed::from_number(1234).to_string()), "1234");
        assert_eq!(seed(&"ab".repeat(32)), "ab".repeat(32));
    }

    #[test]
    fn one_bot_serves_every_seat() {
        assert_eq!(seated("random", 3).unwrap(), vec![Player::Random; 3]);
        assert_eq!(seated("random, cadet,random", 3).unwrap().len(), 3);
        assert!(matches!(
            seated("random,cadet", 3),
            Err(CommandFault::Bots { bots: 2, players: 3 })
        ));
    }
}
