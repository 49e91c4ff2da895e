//! `rempart accuracy`: how good the decisions of each bot are, by the number that a review tells.

use std::io::{self, Write};

use lab::{LossAndStake, decisions_weighed, mean};
use web::site::{AgainstLots, accuracy};
use words::Lang;

use crate::args::AccuracyArgs;
use crate::balance::plan;
use crate::fault::CommandFault;
use crate::numbers::number;
use crate::simulate::progress_bar;
use crate::tables::{markdown, range};

pub(crate) fn run(args: &AccuracyArgs, lang: Lang) -> Result<(), CommandFault> {
    let bots: Vec<&str> = args.bots.split(',').map(str::trim).collect();
    let bar = progress_bar(args.games * bots.len() as u64, false, lang);
    let mut lines =
        vec![["bot", "games", "decisions", "accuracy"].map(|it| said(lang, it)).to_vec()];
    for bot in bots {
        let plan = plan(&args.table, &[], bot, args.games, &[])?;
        let games = decisions_weighed(&plan, args.advice, |games| bar.inc(games))
            .map_err(|error| CommandFault::simulating(error, args.table.cards.as_deref()))?;
        lines.push(line(bot, &games, lang));
    }
    bar.finish_and_clear();
    io::stdout().lock().write_all(markdown(&lines).as_bytes())?;
    Ok(())
}

fn said(lang: Lang, key: &str) -> String {
    lang.say(&format!("terminal-accuracy-{key}"))
}

/// The mean over the games in which there was enough to give away.
fn line(bot: &str, games: &[Vec<LossAndStake>], lang: Lang) -> Vec<String> {
    let compared = |(loss, stake): &LossAndStake| AgainstLots { loss: *loss, stake: *stake };
    let of = |it: &Vec<LossAndStake>| accuracy(it.iter().map(compared));
    let known: Vec<i64> = games.iter().filter_map(of).map(i64::from).collect();
    let (sum, squares) = (known.iter().sum(), known.iter().map(|it| it * it).sum());
    let mean = mean(known.len() as u64, sum, squares);
    let decisions: usize = games.iter().map(Vec::len).sum();
    vec![
        bot.to_string(),
        number(lang, known.len() as f64, 0),
        number(lang, decisions as f64, 0),
        range(mean, |it| number(lang, it, 0)),
    ]
}
