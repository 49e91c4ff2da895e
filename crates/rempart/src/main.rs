//! The program: play, simulate, train, replay and verify games, print cards, or serve the web site.
//! Without a subcommand it serves.

mod admin;
mod args;
mod backup;
mod balance;
mod board;
mod cards;
mod data;
mod fault;
mod files;
mod numbers;
mod play;
mod replay;
mod serve;
mod simulate;
mod train;
mod usage;

use std::process::ExitCode;

use mimalloc::MiMalloc;
use words::Lang;

use crate::args::{Args, Command};
use crate::fault::Fault;

/// A page is thousands of small pieces of text, made and dropped at once.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// What a command ends with: whether all that was asked about holds.
type Ended = Result<bool, Fault>;

fn run(args: Args, lang: Lang) -> Ended {
    match args.command.unwrap_or_default() {
        Command::Serve(args) => serve::run(&args, lang).map(|()| true),
        Command::Play(args) => play::run(&args, lang).map(|()| true),
        Command::Simulate(args) => simulate::run(&args, lang).map(|()| true),
        Command::Balance(args) => balance::run(&args, lang).map(|()| true),
        Command::Train(args) => train::run(&args, lang).map(|()| true),
        Command::Replay(args) => replay::run(&args, lang).map(|()| true),
        Command::Verify(args) => replay::verify(&args, lang),
        Command::Cards(args) => cards::run(&args, lang).map(|()| true),
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
        Err(Fault::Output) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{}", fault.sentence(lang));
            ExitCode::from(2)
        }
    }
}
