//! `rempart simulate`: many games between bots, and their results.

use std::fs;
use std::io::{self, IsTerminal, Write};

use bots::Player;
use indicatif::{ProgressBar, ProgressStyle};
use lab::{SimulationPlan, SimulationReport, simulate};
use tabletop::{Seat, Style};
use words::Lang;

use crate::CommandResult;
use crate::args::SimulateArgs;
use crate::fault::CommandFault;
use crate::files::TableSpec;
use crate::interrupt::Interrupt;
use crate::numbers::{number, percent};
use crate::report;
use crate::tables::{bot_rows, columns, ending_rows, fact_rows, heading, seat_rows};

pub(crate) fn run(args: &SimulateArgs, lang: Lang) -> CommandResult {
    let plan = plan(args)?;
    if let Some(dir) = &plan.records {
        fs::create_dir_all(dir).map_err(|error| CommandFault::Write(dir.clone(), error))?;
    }
    let bar = progress_bar(plan.games, args.json, lang);
    let interrupt = Interrupt::listen();
    let report = simulate(&plan, |pace| {
        bar.set_length(pace.expected.max(pace.done));
        bar.set_position(pace.done);
        interrupt.flow()
    });
    let report =
        report.map_err(|error| CommandFault::simulating(error, args.table.cards.as_deref()))?;
    bar.finish_and_clear();
    if let Some(file) = &args.report {
        report::of_simulation(&report, file, lang)?;
    }
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", report.json())?;
    } else {
        out.write_all(table(&report, lang).as_bytes())?;
    }
    Ok(whole(report.cut, report.tally.games, lang))
}

/// Whether all games were played; if not, says so.
pub(crate) fn whole(cut: bool, games: u64, lang: Lang) -> bool {
    if cut {
        let args = [("games", number(lang, games as f64, 0).into())];
        eprintln!("{}", lang.say_with("terminal-simulate-cut", &args));
    }
    !cut
}

/// The number of games unless the call says when it is enough.
const GAMES: u64 = 1000;

fn plan(args: &SimulateArgs) -> Result<SimulationPlan, CommandFault> {
    let spec = TableSpec::of(&args.table)?;
    let bots = seated(&args.bots, &args.table.game, spec.players)?;
    if args.paired && bots.iter().all(|it| *it == bots[0]) {
        return Err(CommandFault::Paired);
    }
    if let Some(until) = args.until.filter(|it| !(0.0 < *it && *it < 1.0)) {
        return Err(CommandFault::Until(until));
    }
    let usual = if args.until.is_some() { ENDLESS } else { GAMES };
    Ok(SimulationPlan {
        game: args.table.game.clone(),
        bots,
        options: spec.options,
        cards: spec.cards,
        games: games_to_play(args.games.unwrap_or(usual))?,
        seed: spec.seed,
        threads: threads_to_use(args.threads)?,
        records: args.records.clone(),
        paired: args.paired,
        until: args.until,
        // Games of one deal depend on each other, so nothing could be said of how sure it is.
        moves: args.report.is_some() && !args.paired,
    })
}

/// More games than anybody waits for.
const ENDLESS: u64 = 1 << 40;

pub(crate) fn threads_to_use(threads: Option<u16>) -> Result<Option<usize>, CommandFault> {
    if threads == Some(0) { Err(CommandFault::Threads) } else { Ok(threads.map(usize::from)) }
}

pub(crate) fn games_to_play(games: u64) -> Result<u64, CommandFault> {
    if games == 0 { Err(CommandFault::Games) } else { Ok(games) }
}

/// The bots of a list, in a game that has their styles.
pub(crate) fn named(list: &str, game: &str) -> Result<Vec<Player>, CommandFault> {
    list.split(',').map(|it| bot(it.trim(), game)).collect()
}

/// The bot of this name, in a game that has its style.
pub(crate) fn bot(name: &str, game: &str) -> Result<Player, CommandFault> {
    let bot: Player = name.parse()?;
    // An unknown game is told of where it is opened.
    let Ok(info) = catalogue::info(game) else { return Ok(bot) };
    let mut known: Vec<Style> = Seat::all(info.players.1).flat_map(info.styles).copied().collect();
    known.sort_unstable();
    known.dedup();
    if bot.style().is_some_and(|it| !known.contains(&it)) {
        let known = known.into_iter().map(Style::word).collect();
        return Err(CommandFault::Style(name.to_string(), known));
    }
    Ok(bot)
}

/// One bot for each seat; if the list names only one, it plays every seat.
pub(crate) fn seated(list: &str, game: &str, players: u8) -> Result<Vec<Player>, CommandFault> {
    let bots = named(list, game)?;
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
    let mut text = heading(report, lang) + "\n";
    if let Some(until) = report.until {
        let args = [("width", percent(lang, until).into())];
        text += &(lang.say_with("terminal-simulate-until", &args) + "\n");
    }
    text += "\n";
    if report.paired {
        text += &(columns(&bot_rows(report, lang)) + "\n");
    }
    text += &columns(&seat_rows(report, lang));
    text += "\n";
    text += &columns(&ending_rows(report, lang));
    if !report.tally.facts.is_empty() {
        text += "\n";
        text += &columns(&fact_rows(report, lang));
    }
    text + "\n" + &pace(report, lang) + "\n"
}

fn pace(report: &SimulationReport, lang: Lang) -> String {
    let length = report.length();
    let args = [
        ("length", number(lang, length.at, 1).into()),
        ("shortest", report.tally.shortest().to_string().into()),
        ("longest", report.tally.longest().to_string().into()),
        ("moves", number(lang, report.tally.moves as f64, 0).into()),
        ("seconds", number(lang, report.seconds, 2).into()),
        ("games", number(lang, report.games_per_second(), 1).into()),
        ("speed", number(lang, report.moves_per_second(), 0).into()),
    ];
    lang.say_with("terminal-simulate-pace", &args)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_bot_serves_every_seat() {
        assert_eq!(seated("random", "oh-no", 3).unwrap(), vec![Player::Random; 3]);
        assert_eq!(seated("random, cadet,random", "oh-no", 3).unwrap().len(), 3);
        assert!(matches!(
            seated("random,cadet", "oh-no", 3),
            Err(CommandFault::Bots { bots: 2, players: 3 })
        ));
    }
}
