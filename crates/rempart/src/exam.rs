//! `rempart exam`: how many of the kept puzzles each bot solves, in Markdown or JSON.

use std::io::{self, Write};

use lab::{ExamLine, ExamPlan, ExamScore, exam};
use words::Lang;

use crate::args::ExamArgs;
use crate::fault::CommandFault;
use crate::files::seed_of;
use crate::numbers::{number, percent};
use crate::simulate::{named, progress_bar, threads_to_use};
use crate::tables::{markdown, range};

/// The seed unless the call names one, so that a table comes out the same when it is made again.
const SEED: &str = "1";

pub(crate) fn run(args: &ExamArgs, lang: Lang) -> Result<(), CommandFault> {
    let bots = named(&args.bots, &args.game)?;
    let seed = args.seed.clone().unwrap_or_else(|| SEED.to_string());
    let answers = puzzles::kept(&args.game).puzzles.len() * bots.len() * args.tries as usize;
    let plan = ExamPlan {
        game: args.game.clone(),
        bots,
        tries: args.tries,
        seed: seed_of(Some(&seed))?.0,
        threads: threads_to_use(args.threads)?,
    };
    let bar = progress_bar(answers as u64, false, lang);
    let lines = exam(&plan, |answers| bar.inc(answers))?;
    bar.finish_and_clear();
    let mut out = io::stdout().lock();
    if args.json {
        serde_json::to_writer_pretty(&mut out, &lines).map_err(io::Error::from)?;
        writeln!(out)?;
        return Ok(());
    }
    out.write_all(table(&lines, lang).as_bytes())?;
    Ok(())
}

/// A line for each bot: what it scored on puzzles that bots may be tuned on, and on the others.
fn table(lines: &[ExamLine], lang: Lang) -> String {
    let head = ["bot", "puzzles", "open", "puzzles", "held-back"];
    let head = head.map(|it| lang.say(&format!("terminal-exam-{it}"))).to_vec();
    let line = |it: &ExamLine| {
        let score = |it: &ExamScore| {
            [number(lang, it.puzzles as f64, 0), range(it.share(), |it| percent(lang, it))]
        };
        [&[it.bot.clone()][..], &score(&it.open), &score(&it.held_back)].concat()
    };
    let rows: Vec<Vec<String>> = [head].into_iter().chain(lines.iter().map(line)).collect();
    markdown(&rows)
}
