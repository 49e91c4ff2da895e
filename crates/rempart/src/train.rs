//! `rempart train`: teaches a network and writes its weights.

use std::fs;
use std::num::NonZero;
use std::path::Path;
use std::thread::available_parallelism;

use bots::{BadTraining, Course, Training, teach, training};
use indicatif::ProgressBar;
use words::Lang;

use crate::args::TrainArgs;
use crate::fault::CommandFault;
use crate::files::seed_of;
use crate::numbers::number;
use crate::simulate::{games_to_play, progress_bar, threads_to_use};

/// How many progress reports are printed.
const NEWS: u64 = 20;

pub(crate) fn run(args: &TrainArgs, lang: Lang) -> Result<(), CommandFault> {
    catalogue::info(&args.game)?;
    let games = games_to_play(args.games)?;
    let course = Course { games, seed: seed_of(args.seed.as_ref())?.0, batch: args.batch };
    let threads = threads_to_use(args.threads)?.and_then(NonZero::new);
    let threads = threads.or_else(|| available_parallelism().ok()).unwrap_or(NonZero::<usize>::MIN);
    let mut training = training(&args.game, &args.net, course)
        .map_err(|error| CommandFault::training(error, &args.game, &args.net))?;
    if let Some(file) = args.resume.as_ref().filter(|it| it.exists()) {
        let state = fs::read(file).map_err(|error| CommandFault::Read(file.clone(), error))?;
        training.resume(&state).map_err(|BadTraining| CommandFault::Resume(file.clone()))?;
    }
    let mut news = TrainingNews { games, wrong: 0.0, bar: progress_bar(games, false, lang), lang };
    news.bar.set_position(training.learned());
    let mut kept = Ok(());
    let keep = |training: &dyn Training| {
        if let (Some(file), Ok(())) = (&args.resume, &kept) {
            kept = put(file, &training.state());
        }
    };
    teach(training.as_mut(), threads, |game, wrong| news.hear(game, wrong), keep);
    news.bar.finish_and_clear();
    kept?;
    put(&args.weights, &training.net().to_bytes())
}

/// Writes a file that is there as a whole or not at all.
fn put(file: &Path, bytes: &[u8]) -> Result<(), CommandFault> {
    let mut new = file.as_os_str().to_owned();
    new.push(".new");
    fs::write(&new, bytes)
        .and_then(|()| fs::rename(&new, file))
        .map_err(|error| CommandFault::Write(file.to_path_buf(), error))
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
