//! What is wrong with the command line, in the reader's language.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use words::Lang;

use crate::fault::CommandFault;

/// The program's commands, as an error lists them.
const COMMANDS: &str = "serve, config, healthy, play, simulate, balance, ladder, calibrate, train, replay, verify, cards, offline, backup, admin";

/// What `rempart admin` knows.
const ADMIN: &str = "tables, people, sessions, bans, close, ban, unban, export, forget";

/// Prints help or version, which are no faults but end the program; else names the fault.
pub(crate) fn explain<T>(error: &clap::Error, lang: Lang) -> Result<T, CommandFault> {
    if !error.use_stderr() {
        // Nobody reads on: that is no fault of the caller.
        let _ = error.print();
        return Err(CommandFault::Output);
    }
    let sentence = match error.kind() {
        ErrorKind::InvalidSubcommand => lang.say_with(
            "terminal-usage-command",
            &[
                ("given", context(error, ContextKind::InvalidSubcommand).into()),
                ("known", commands(error).into()),
            ],
        ),
        ErrorKind::UnknownArgument => lang.say_with(
            "terminal-usage-argument",
            &[("given", context(error, ContextKind::InvalidArg).into())],
        ),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => value(error, lang),
        ErrorKind::MissingRequiredArgument => lang.say_with(
            "terminal-usage-missing",
            &[("argument", context(error, ContextKind::InvalidArg).into())],
        ),
        ErrorKind::ArgumentConflict => lang.say_with(
            "terminal-usage-conflict",
            &[
                ("argument", context(error, ContextKind::InvalidArg).into()),
                ("other", context(error, ContextKind::PriorArg).into()),
            ],
        ),
        _ => error.to_string().trim_end().to_string(),
    };
    Err(CommandFault::Usage(sentence))
}

/// The commands among which the one that was given is not.
fn commands(error: &clap::Error) -> &'static str {
    let usage = error.get(ContextKind::Usage).map(ToString::to_string).unwrap_or_default();
    if usage.contains(" admin ") { ADMIN } else { COMMANDS }
}

/// A value that an argument does not take, or that is missing.
fn value(error: &clap::Error, lang: Lang) -> String {
    let argument = context(error, ContextKind::InvalidArg);
    let given = context(error, ContextKind::InvalidValue);
    let expected = match argument.split([' ', '=']).next() {
        Some("--lang") => lang.say("terminal-expected-lang"),
        Some("--log") => lang.say("terminal-expected-log"),
        Some("--until") => lang.say("terminal-expected-share"),
        _ => lang.say("terminal-expected-number"),
    };
    if given.is_empty() {
        return lang.say_with("terminal-usage-no-value", &[("argument", argument.into())]);
    }
    let args =
        [("argument", argument.into()), ("given", given.into()), ("expected", expected.into())];
    lang.say_with("terminal-usage-value", &args)
}

fn context(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(one)) => one.clone(),
        Some(ContextValue::Strings(many)) => many.join(" "),
        _ => String::new(),
    }
}
