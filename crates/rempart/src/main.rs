//! The program: play, simulate, calibrate, train, replay and verify games, print cards, or serve the web site.
//! Without a subcommand it serves.
//!
//! It is a command line over the crates of the workspace. To find one's way, read them from the
//! bottom up, each from its first page:
//!
//! 1. [`tabletop`]: what a game is, and above all [`tabletop::Game`].
//! 2. [`oh_no`](../oh_no/index.html), the model of a game; then the others under `games`.
//! 3. [`conformance`](../conformance/index.html): the promises that every game keeps, as tests.
//! 4. [`catalogue`]: the list of games, and a table of any game as text.
//! 5. [`bots`] and [`lab`]: who decides in an empty seat, and games by the thousand.
//! 6. [`words`] and [`speech`]: what people read, and the one list of what games say.
//! 7. [`web`](../web/index.html): what people see.
//! 8. [`room`](../room/index.html): a table of people as a value; [`store`] and [`server`]: what
//!    lasts, and who carries out what a room wants done.
//! 9. [`siege`](../siege/index.html): what a server bears.
//!
//! `ARCHITECTURE.md` is the map of them, with what holds everywhere.

mod accuracy;
mod admin;
mod args;
mod axis;
mod backup;
mod balance;
mod board;
mod calibrate;
mod cards;
mod data;
mod exam;
mod fault;
mod files;
mod healthy;
mod interrupt;
mod ladder;
mod luck;
mod numbers;
mod offline;
mod play;
mod puzzles;
mod replay;
mod report;
mod serve;
mod settings;
mod simulate;
mod tables;
mod train;
mod usage;

use std::process::ExitCode;

use mimalloc::MiMalloc;
use words::Lang;

use crate::args::{Arguments, Command};
use crate::fault::CommandFault;

/// A page is thousands of small pieces of text, made and dropped at once.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// What a command ends with: whether all that was asked about holds.
type CommandResult = Result<bool, CommandFault>;

fn run(args: Arguments, lang: Lang) -> CommandResult {
    match args.command.unwrap_or_default() {
        Command::Serve(args) => serve::run(&args, lang).map(|()| true),
        Command::Config(args) => settings::show(&args, lang).map(|()| true),
        Command::Healthy(args) => healthy::run(&args, lang),
        Command::Play(args) => play::run(&args, lang).map(|()| true),
        Command::Simulate(args) => simulate::run(&args, lang),
        Command::Balance(args) => balance::run(&args, lang),
        Command::Ladder(args) => ladder::run(&args, lang),
        Command::Luck(args) => luck::run(&args, lang).map(|()| true),
        Command::Calibrate(args) => calibrate::run(&args, lang).map(|()| true),
        Command::Puzzles(args) => puzzles::run(&args, lang),
        Command::Accuracy(args) => accuracy::run(&args, lang).map(|()| true),
        Command::Exam(args) => exam::run(&args, lang).map(|()| true),
        Command::Train(args) => train::run(&args, lang).map(|()| true),
        Command::Replay(args) => replay::run(&args, lang).map(|()| true),
        Command::Verify(args) => replay::verify(&args, lang),
        Command::Cards(args) => cards::run(&args, lang).map(|()| true),
        Command::Offline(args) => offline::run(&args, lang).map(|()| true),
        Command::Backup(args) => backup::run(&args, lang).map(|()| true),
        Command::Admin(args) => admin::run(&args, lang).map(|()| true),
    }
}

/// 0 when all is well, 1 when something does not hold, 2 when the call is wrong.
fn main() -> ExitCode {
    let lang = args::lang();
    let ended = args::parse(lang).and_then(|args| run(args, lang));
    match ended {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(CommandFault::Output) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{}", fault.sentence(lang));
            ExitCode::from(2)
        }
    }
}
