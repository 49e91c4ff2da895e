//! `rempart train`: teaches a network and writes its weights.

use std::fs;

use bots::{Course, teach};
use indicatif::ProgressBar;
use words::Lang;

use crate::args::TrainArgs;
use crate::fault::CommandFault;
use crate::files::seed_of;
use crate::numbers::number;
use crate::simulate::{games_to_play, progress_bar};

/// How many progress reports are printed.
const NEWS: u64 = 20;

pub(crate) fn run(args: &TrainArgs, lang: Lang) -> Result<(), CommandFault> {
    catalogue::info(&args.game)?;
    let games = games_to_play(args.games)?;
    let course = Course { games, seed: seed_of(args.seed.as_ref())?.0 };
    let mut news = TrainingNews { games, wrong: 0.0, bar: progress_bar(games, false, lang), lang };
    let net = teach(&args.game, &args.net, &course, |game, wrong| news.hear(game, wrong));
    news.bar.finish_and_clear();
    let bytes =
        net.map_err(|error| CommandFault::training(error, &args.game, &args.net))?.to_bytes();
    fs::write(&args.weights, bytes)
        .map_err(|error| CommandFault::Write(args.weights.clone(), error))
}

/// Prints the progress of training.
struct TrainingNews {
    games: u64,
    /// The error of the network, summed over the games since the last report.
    wrong: f32,
    bar: ProgressBar,
    lang: Lang,
}

impl TrainingNews {
    fn hear(&mut self, game: u64, wrong: f32) {
        self.bar.inc(1);
        self.wrong += wrong;
        let every = self.games.div_ceil(NEWS);
        if game.is_multiple_of(every) {
            let mean = f64::from(self.wrong) / every as f64;
            let args = [
                ("games", number(self.lang, game as f64, 0).into()),
                ("wrong", number(self.lang, mean, 4).into()),
            ];
            let line = self.lang.say_with("terminal-train-wrong", &args);
            self.bar.suspend(|| eprintln!("{line}"));
            self.wrong = 0.0;
        }
    }
}
