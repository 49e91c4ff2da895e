//! `rempart replay` and `rempart verify`: what a record says, and whether it is true.

use std::io::{self, Write};
use std::path::Path;

use catalogue::{OpenError, Table};
use tabletop::{Record, Seat, Viewer};
use words::Lang;

use crate::CommandResult;
use crate::args::{ReplayArgs, VerifyArgs};
use crate::board;
use crate::fault::CommandFault;
use crate::files::{card_file, record, seat};

pub(crate) fn run(args: &ReplayArgs, lang: Lang) -> Result<(), CommandFault> {
    let record = record(&args.file)?;
    let cards = card_file(args.cards.as_ref())?;
    let table = catalogue::replay(&record, cards.as_deref()).map_err(|error| match error {
        OpenError::Replay(error) => CommandFault::Replay(args.file.clone(), error),
        other => CommandFault::opening(other, args.cards.as_deref()),
    })?;
    let viewer = viewer(args.seat.as_deref(), table.players())?;
    let plies = args.ply.unwrap_or(table.plies());
    if table.plies() < plies {
        return Err(CommandFault::Ply { given: plies, plies: table.plies() });
    }
    let past = table.at(plies);
    let mut out = io::stdout().lock();
    writeln!(out, "{}\n", heading(&record, plies, table.plies(), lang))?;
    for ply in 0..plies {
        board::tell(&*past, ply, viewer, lang, &mut out)?;
    }
    writeln!(out, "\n{}", board::position(&*past, viewer, lang))?;
    writeln!(out, "{}", ends(&*past, lang))?;
    Ok(())
}

fn viewer(text: Option<&str>, players: u8) -> Result<Viewer, CommandFault> {
    let Some(text) = text else { return Ok(Viewer::Spectator) };
    seat(text, players).map(Viewer::Seat)
}

fn heading(record: &Record, plies: usize, of: usize, lang: Lang) -> String {
    let options: Vec<String> =
        record.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    let names = Seat::all(record.players).zip(&record.names);
    let names: Vec<String> = names.map(|(seat, name)| format!("{seat} {name}")).collect();
    let args = [
        ("game", speech::name(lang, &record.game).into()),
        ("players", record.players.into()),
        ("options", options.join(", ").into()),
        ("names", names.join(", ").into()),
        ("ply", plies.into()),
        ("plies", of.into()),
    ];
    lang.say_with("terminal-replay-heading", &args)
}

/// How the game ended, or for whom it waits.
fn ends(table: &dyn Table, lang: Lang) -> String {
    match table.outcome() {
        Some(outcome) => {
            let ending = board::ending(table, outcome.ending, lang);
            lang.say_with("terminal-replay-ended", &[("ending", ending.into())])
        }
        None => {
            let asked: Vec<String> = table.to_act().iter().map(|it| it.to_string()).collect();
            lang.say_with("terminal-replay-waits", &[("seats", asked.join(", ").into())])
        }
    }
}

/// Whether all records hold. Prints a line for each, which says that it holds or names the first
/// error.
pub(crate) fn verify(args: &VerifyArgs, lang: Lang) -> CommandResult {
    let cards = card_file(args.cards.as_ref())?;
    let mut out = io::stdout().lock();
    let mut all = true;
    for file in &args.files {
        match verdict(file, cards.as_deref(), lang) {
            Ok(fine) => writeln!(out, "{}: {fine}", file.display())?,
            // The fault is in the call, not in the record.
            Err(
                fault @ (CommandFault::Read(..)
                | CommandFault::Open { error: OpenError::Cards(_), .. }),
            ) => {
                return Err(fault.with_cards(args.cards.as_deref()));
            }
            Err(fault) => {
                all = false;
                writeln!(out, "{}", wrong(file, &fault, lang))?;
            }
        }
    }
    Ok(all)
}

/// A few words about a record that holds.
fn verdict(file: &Path, cards: Option<&str>, lang: Lang) -> Result<String, CommandFault> {
    let record = record(file)?;
    let table = catalogue::replay(&record, cards).map_err(|error| match error {
        OpenError::Replay(error) => CommandFault::Replay(file.to_path_buf(), error),
        other => CommandFault::opening(other, None),
    })?;
    let ending = match table.outcome() {
        Some(outcome) => board::ending(&*table, outcome.ending, lang),
        None => lang.say("terminal-verify-running"),
    };
    let args = [("moves", table.plies().into()), ("ending", ending.into())];
    Ok(lang.say_with("terminal-verify-ok", &args))
}

fn wrong(file: &Path, fault: &CommandFault, lang: Lang) -> String {
    let why = match fault {
        CommandFault::Record(_, error) => speech::faults::record(error, lang),
        CommandFault::Replay(_, error) => speech::faults::replay(error, lang),
        other => other.sentence(lang),
    };
    let args = [("file", file.display().to_string().into()), ("why", why.into())];
    lang.say_with("terminal-verify-wrong", &args)
}
