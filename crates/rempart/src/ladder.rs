//! `rempart ladder`: every bot against every other, and their ratings, in Markdown.

use std::io::{self, Write};

use bots::Player;
use lab::{Duel, Interval, LadderPlan, LadderReport, LadderResults, SimulationReport, ladder};
use words::Lang;

use crate::CommandResult;
use crate::args::LadderArgs;
use crate::fault::CommandFault;
use crate::files::TableSpec;
use crate::interrupt::Interrupt;
use crate::numbers::{number, percent};
use crate::report;
use crate::simulate::{games_to_play, named, progress_bar, threads_to_use, whole};
use crate::tables::{markdown, range};

pub(crate) fn run(args: &LadderArgs, lang: Lang) -> CommandResult {
    let spec = TableSpec::of(&args.table)?;
    let seed = spec.seed_text.clone();
    let plan = plan(args, spec)?;
    let bar = progress_bar(0, false, lang);
    let interrupt = Interrupt::listen();
    let found = ladder(&plan, |pace| {
        bar.set_length(pace.expected);
        bar.set_position(pace.done);
        interrupt.flow()
    });
    let found =
        found.map_err(|error| CommandFault::simulating(error, args.table.cards.as_deref()))?;
    bar.finish_and_clear();
    if let Some(file) = &args.report {
        report::of_ladder(&plan.game, &seed, &found, file, lang)?;
    }
    let args = [
        ("game", speech::name(lang, &plan.game).into()),
        ("players", plan.players.into()),
        ("seed", seed.into()),
    ];
    let mut out = io::stdout().lock();
    writeln!(out, "{}\n", lang.say_with("terminal-ladder-heading", &args))?;
    for table in tables(&found, lang) {
        out.write_all(markdown(&table).as_bytes())?;
        writeln!(out)?;
    }
    Ok(whole(found.cut, found.games, lang))
}

fn plan(args: &LadderArgs, spec: TableSpec) -> Result<LadderPlan, CommandFault> {
    let mut bots: Vec<Player> = Vec::new();
    for bot in named(&args.bots, &args.table.game)? {
        if !bots.contains(&bot) {
            bots.push(bot);
        }
    }
    if bots.len() < 2 {
        return Err(CommandFault::Ladder);
    }
    Ok(LadderPlan {
        game: args.table.game.clone(),
        players: spec.players,
        bots,
        options: spec.options,
        cards: spec.cards,
        games: games_to_play(args.games)?,
        seed: spec.seed,
        threads: threads_to_use(args.threads)?,
    })
}

/// Every table of the report, each with its heads.
fn tables(report: &LadderReport, lang: Lang) -> Vec<Vec<Vec<String>>> {
    match &report.results {
        LadderResults::Alone(reports) => vec![alone(reports, lang)],
        LadderResults::Duels(ratings, duels) => {
            vec![rated(report, ratings, lang), met(report, duels, lang)]
        }
    }
}

fn heads(keys: &[&str], lang: Lang) -> Vec<String> {
    keys.iter().map(|it| lang.say(&format!("terminal-{it}"))).collect()
}

fn alone(reports: &[SimulationReport], lang: Lang) -> Vec<Vec<String>> {
    let keys = ["simulate-bot", "simulate-games", "simulate-rate", "simulate-score"];
    let row = |it: &SimulationReport| {
        let seat = tabletop::Seat(0);
        vec![
            it.bots[0].clone(),
            number(lang, it.tally.games as f64, 0),
            range(it.win_rate(seat), |it| percent(lang, it)),
            range(it.score(seat), |it| number(lang, it, 2)),
        ]
    };
    [heads(&keys, lang)].into_iter().chain(reports.iter().map(row)).collect()
}

/// The best first.
fn rated(report: &LadderReport, ratings: &[Interval], lang: Lang) -> Vec<Vec<String>> {
    let mut order: Vec<usize> = (0..ratings.len()).collect();
    order.sort_by(|a, b| ratings[*b].at.total_cmp(&ratings[*a].at));
    let row =
        |it: &usize| vec![report.bots[*it].clone(), range(ratings[*it], |it| number(lang, it, 0))];
    let heads = heads(&["simulate-bot", "ladder-rating"], lang);
    [heads].into_iter().chain(order.iter().map(row)).collect()
}

fn met(report: &LadderReport, duels: &[Duel], lang: Lang) -> Vec<Vec<String>> {
    let keys = ["simulate-bot", "ladder-against", "simulate-games", "ladder-points"];
    let row = |it: &Duel| {
        vec![
            report.bots[it.pair[0]].clone(),
            report.bots[it.pair[1]].clone(),
            number(lang, it.games as f64, 0),
            range(it.points, |it| percent(lang, it)),
        ]
    };
    [heads(&keys, lang)].into_iter().chain(duels.iter().map(row)).collect()
}
