//! `rempart luck`: how often each seat wins when the luck of the games is taken away, in Markdown or
//! JSON.

use std::io::{self, Write};

use lab::{LuckReport, SeatWithoutLuck, SimulationPlan, without_luck};
use words::Lang;

use crate::args::LuckArgs;
use crate::fault::CommandFault;
use crate::files::TableSpec;
use crate::numbers::{number, percent};
use crate::simulate::{games_to_play, progress_bar, seated, threads_to_use};
use crate::tables::{markdown, range};

pub(crate) fn run(args: &LuckArgs, lang: Lang) -> Result<(), CommandFault> {
    let plan = plan(args)?;
    let bar = progress_bar(plan.games, args.json, lang);
    let report = without_luck(&plan, || bar.inc(1))
        .map_err(|error| CommandFault::simulating(error, args.table.cards.as_deref()))?;
    bar.finish_and_clear();
    let mut out = io::stdout().lock();
    if args.json {
        serde_json::to_writer_pretty(&mut out, &report).map_err(io::Error::from)?;
        writeln!(out)?;
        return Ok(());
    }
    out.write_all(table(&report, lang).as_bytes())?;
    Ok(())
}

fn plan(args: &LuckArgs) -> Result<SimulationPlan, CommandFault> {
    let spec = TableSpec::of(&args.table)?;
    Ok(SimulationPlan {
        game: args.table.game.clone(),
        bots: seated(&args.bots, &args.table.game, spec.players)?,
        options: spec.options,
        cards: spec.cards,
        games: games_to_play(args.games)?,
        seed: spec.seed,
        threads: threads_to_use(args.threads)?,
        records: None,
        paired: false,
        until: None,
        moves: false,
    })
}

/// A line for each seat.
fn table(report: &LuckReport, lang: Lang) -> String {
    let head = ["seat", "bot", "games", "won", "luck", "without", "left", "worth"];
    let head = head.map(|it| lang.say(&format!("terminal-luck-{it}"))).to_vec();
    let line = |(at, it): (usize, &SeatWithoutLuck)| {
        vec![
            tabletop::Seat(at as u8).to_string(),
            report.bots[at].clone(),
            number(lang, report.games as f64, 0),
            range(it.won, |it| percent(lang, it)),
            range(it.luck, |it| percent(lang, it)),
            range(it.without, |it| percent(lang, it)),
            percent(lang, it.left),
            number(lang, it.worth, 0),
        ]
    };
    let lines = report.seats.iter().enumerate().map(line);
    markdown(&[head].into_iter().chain(lines).collect::<Vec<_>>())
}
