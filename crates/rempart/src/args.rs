//! What can be asked on the command line. Its words stand in `terminal.ftl`, by name.

use std::env;
use std::num::{NonZeroU32, NonZeroU64};
use std::path::PathBuf;

use clap::{ArgAction, CommandFactory, FromArgMatches, Parser, Subcommand};
use serde::{Deserialize, Serialize};
use words::Lang;

use crate::fault::CommandFault;
use crate::usage;

#[derive(Parser, Debug)]
#[command(name = "rempart", version = env!("REMPART_VERSION"), disable_help_subcommand = true)]
#[command(disable_help_flag = true, disable_version_flag = true)]
pub(crate) struct Arguments {
    #[arg(long, global = true, value_name = "fr|en", value_parser = ["fr", "en"])]
    #[arg(hide_possible_values = true)]
    lang: Option<String>,
    #[arg(short, long, global = true, action = ArgAction::Help)]
    help: Option<bool>,
    #[arg(short = 'V', long, action = ArgAction::Version)]
    version: Option<bool>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Serve(SettingsArgs),
    Config(SettingsArgs),
    Healthy(SettingsArgs),
    Play(PlayArgs),
    Simulate(SimulateArgs),
    Balance(BalanceArgs),
    Ladder(LadderArgs),
    Luck(LuckArgs),
    Calibrate(CalibrateArgs),
    Puzzles(PuzzlesArgs),
    Exam(ExamArgs),
    Accuracy(AccuracyArgs),
    Train(TrainArgs),
    Replay(ReplayArgs),
    Verify(VerifyArgs),
    Cards(CardsArgs),
    Offline(OfflineArgs),
    Backup(BackupArgs),
    Admin(AdminArgs),
}

impl Default for Command {
    fn default() -> Command {
        Command::Serve(SettingsArgs::default())
    }
}

#[derive(clap::Args, Default, Debug)]
pub(crate) struct SettingsArgs {
    #[arg(long, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) given: GivenSettings,
}

/// The settings of a server that the command line, or a file, names.
#[derive(clap::Args, Clone, Default, Debug, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub(crate) struct GivenSettings {
    #[arg(long, value_name = "ADDR")]
    pub(crate) listen: Option<String>,
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    #[arg(long, value_name = "ADDR")]
    pub(crate) metrics: Option<String>,
    #[arg(long, value_name = "ADDR/MASK")]
    pub(crate) trusted_proxy: Vec<String>,
    #[arg(long, value_name = "WHAT=DAYS")]
    pub(crate) keep: Vec<String>,
    #[arg(long, value_name = "text|json", hide_possible_values = true)]
    pub(crate) log: Option<LogFormat>,
}

/// Where the store of a server is.
#[derive(clap::Args, Debug)]
pub(crate) struct PlaceArgs {
    #[arg(long, global = true, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
    #[arg(long, global = true, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

impl From<&PlaceArgs> for SettingsArgs {
    fn from(args: &PlaceArgs) -> SettingsArgs {
        let given = GivenSettings { data: args.data.clone(), ..GivenSettings::default() };
        SettingsArgs { config: args.config.clone(), given }
    }
}

/// How the server writes what happens.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LogFormat {
    /// A line for people.
    Text,
    /// An object a line, for programs.
    Json,
}

/// Which game is played, and how.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct TableArgs {
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<u8>,
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub(crate) options: Vec<String>,
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) cards: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub(crate) struct PlayArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    #[arg(long, value_name = "LEVEL", default_value = "sergeant")]
    pub(crate) bots: String,
    #[arg(long, value_name = "SEAT", default_value = "A")]
    pub(crate) seat: String,
}

#[derive(clap::Args, Debug)]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    #[arg(long, value_name = "LIST", default_value = "random")]
    pub(crate) bots: String,
    #[arg(long, value_name = "N")]
    pub(crate) games: Option<u64>,
    #[arg(long, value_name = "WIDTH")]
    pub(crate) until: Option<f64>,
    #[arg(long)]
    pub(crate) paired: bool,
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<u16>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) report: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub(crate) struct BalanceArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    #[arg(long, value_name = "KEY[=VALUE,VALUE]")]
    pub(crate) over: Vec<String>,
    #[arg(long, value_name = "LIST", default_value = "sergeant")]
    pub(crate) bots: String,
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) games: u64,
    #[arg(long, value_name = "FILE")]
    pub(crate) report: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub(crate) struct LadderArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    #[arg(long, value_name = "LIST", default_value = "random,recruit,cadet,sergeant,captain")]
    pub(crate) bots: String,
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) games: u64,
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<u16>,
    #[arg(long, value_name = "FILE")]
    pub(crate) report: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub(crate) struct LuckArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    #[arg(long, value_name = "LIST", default_value = "sergeant")]
    pub(crate) bots: String,
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub(crate) games: u64,
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<u16>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args, Debug)]
pub(crate) struct CalibrateArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    #[arg(long, value_name = "KEY[=VALUE,VALUE]")]
    pub(crate) over: Vec<String>,
    #[arg(long, value_name = "LIST", default_value = "sergeant")]
    pub(crate) bots: String,
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub(crate) games: u64,
    #[arg(long, value_name = "N", default_value_t = 6)]
    pub(crate) each: u8,
    #[arg(long, value_name = "N", default_value = "400")]
    pub(crate) advice: NonZeroU32,
    #[arg(long, value_name = "FILE")]
    pub(crate) fit: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with = "fit")]
    pub(crate) by: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub(crate) struct PuzzlesArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    #[arg(long, value_name = "KEY=VALUE ...")]
    pub(crate) tables: Vec<String>,
    #[arg(long, value_name = "LIST", default_value = "sergeant")]
    pub(crate) bots: String,
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub(crate) find: u64,
    #[arg(long, value_name = "N", default_value_t = 40)]
    pub(crate) each: u8,
    #[arg(long, value_name = "N", default_value = "400")]
    pub(crate) advice: NonZeroU32,
    #[arg(long, value_name = "N", conflicts_with = "find")]
    pub(crate) confirm: Option<NonZeroU32>,
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<u16>,
}

#[derive(clap::Args, Debug)]
pub(crate) struct ExamArgs {
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    #[arg(long, value_name = "LIST", default_value = "random,recruit,cadet,sergeant,captain")]
    pub(crate) bots: String,
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) tries: u32,
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<String>,
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<u16>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args, Debug)]
pub(crate) struct AccuracyArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    #[arg(long, value_name = "LIST", default_value = "random,recruit,cadet,sergeant,captain")]
    pub(crate) bots: String,
    #[arg(long, value_name = "N", default_value_t = 20)]
    pub(crate) games: u64,
    #[arg(long, value_name = "N", default_value = "400")]
    pub(crate) advice: NonZeroU32,
}

#[derive(clap::Args, Debug)]
pub(crate) struct TrainArgs {
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    #[arg(value_name = "NET")]
    pub(crate) net: String,
    #[arg(value_name = "FILE")]
    pub(crate) weights: PathBuf,
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub(crate) games: u64,
    #[arg(long, value_name = "S")]
    pub(crate) seed: Option<String>,
    #[arg(long, value_name = "N")]
    pub(crate) batch: Option<NonZeroU64>,
    #[arg(long, value_name = "N", requires = "batch")]
    pub(crate) threads: Option<u16>,
    #[arg(long, value_name = "FILE", requires = "batch")]
    pub(crate) resume: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub(crate) struct ReplayArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "N")]
    pub(crate) ply: Option<usize>,
    #[arg(long, value_name = "SEAT")]
    pub(crate) seat: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub(crate) cards: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub(crate) struct VerifyArgs {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub(crate) cards: Option<PathBuf>,
}

#[derive(clap::Args, Debug)]
pub(crate) struct OfflineArgs {
    #[arg(value_name = "DIR")]
    pub(crate) folder: PathBuf,
}

#[derive(clap::Args, Debug)]
pub(crate) struct CardsArgs {
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    #[arg(long, conflicts_with = "toml")]
    pub(crate) json: bool,
    #[arg(long)]
    pub(crate) toml: bool,
}

#[derive(clap::Args, Debug)]
pub(crate) struct BackupArgs {
    #[arg(value_name = "FILE")]
    pub(crate) copy: PathBuf,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

#[derive(clap::Args, Debug)]
pub(crate) struct AdminArgs {
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
    #[command(subcommand)]
    pub(crate) what: Admin,
}

/// What the one who runs the server may look at or do.
#[derive(Subcommand, Debug)]
pub(crate) enum Admin {
    Tables {
        #[arg(long, value_name = "N", default_value_t = LINES)]
        most: u32,
    },
    People {
        #[arg(long, value_name = "N", default_value_t = LINES)]
        most: u32,
    },
    Sessions {
        #[arg(long, value_name = "N", default_value_t = LINES)]
        most: u32,
    },
    Bans,
    Close {
        #[arg(value_name = "TABLE")]
        table: String,
        #[arg(value_name = "REASON")]
        reason: String,
    },
    Ban {
        #[arg(value_name = "WHO")]
        who: String,
        #[arg(value_name = "REASON")]
        reason: String,
    },
    Unban {
        #[arg(value_name = "WHO")]
        who: String,
    },
    Export {
        #[arg(value_name = "WHO")]
        who: String,
    },
    Forget {
        #[arg(value_name = "WHO")]
        who: String,
    },
}

/// The number of lines of a list, unless the call names one.
const LINES: u32 = 100;

/// The language of `--lang`, else of the environment, else English.
pub(crate) fn lang() -> Lang {
    let args: Vec<String> = env::args().collect();
    let after = args.iter().position(|it| it == "--lang").and_then(|at| args.get(at + 1));
    let joined = args.iter().find_map(|it| it.strip_prefix("--lang="));
    let asked = after.map(String::as_str).or(joined).and_then(Lang::from_code);
    asked.unwrap_or_else(of_environment)
}

fn of_environment() -> Lang {
    let set = |name| env::var(name).ok().filter(|it| !it.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    locale.and_then(|it| Lang::from_code(it.get(..2)?)).unwrap_or(Lang::En)
}

/// Reads the command line, or says in `lang` what is wrong with it. Prints help and version.
pub(crate) fn parse(lang: Lang) -> Result<Arguments, CommandFault> {
    let matches = spoken(Arguments::command(), lang).try_get_matches();
    let args = matches.and_then(|it| Arguments::from_arg_matches(&it));
    args.or_else(|error| usage::explain(&error, lang))
}

/// The command with its help in `lang`.
fn spoken(mut command: clap::Command, lang: Lang) -> clap::Command {
    command.build();
    in_words(command, lang)
}

fn in_words(command: clap::Command, lang: Lang) -> clap::Command {
    let about = lang.say(&format!("terminal-about-{}", command.get_name()));
    let template = format!(
        "{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}",
        lang.say("terminal-heading-usage")
    );
    let (arguments, options) =
        (lang.say("terminal-heading-arguments"), lang.say("terminal-heading-options"));
    command
        .about(about)
        .help_template(template)
        .subcommand_help_heading(lang.say("terminal-heading-commands"))
        .mut_args(|arg| {
            let heading = if arg.is_positional() { &arguments } else { &options };
            let heading = heading.clone();
            let help = lang.say(&format!("terminal-arg-{}", arg.get_id()));
            arg.help(help).help_heading(heading).hide_default_value(true)
        })
        .mut_subcommands(|it| in_words(it, lang))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        Arguments::command().debug_assert();
    }

    fn words_missing(command: &clap::Command, lang: Lang) -> Vec<String> {
        let about = format!("terminal-about-{}", command.get_name());
        let args = command.get_arguments().map(|it| format!("terminal-arg-{}", it.get_id()));
        let mut missing: Vec<String> = args.chain([about]).filter(|it| !lang.knows(it)).collect();
        missing.extend(command.get_subcommands().flat_map(|it| words_missing(it, lang)));
        missing
    }

    #[test]
    fn every_argument_is_explained_in_both_languages() {
        for lang in Lang::ALL {
            assert_eq!(words_missing(&Arguments::command(), lang), Vec::<String>::new());
        }
    }
}
