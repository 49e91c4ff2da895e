//! `rempart puzzles`: finds puzzles in games of bots, or confirms those that come with the program.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::Path;

use lab::{PuzzlePlan, SearchedGame, Sieve, SimulationPlan, confirms, find_puzzles};
use puzzles::{Puzzle, PuzzleSet, kept};
use tabletop::{Chance, Viewer};
use words::Lang;

use crate::CommandResult;
use crate::args::PuzzlesArgs;
use crate::balance::plan;
use crate::fault::CommandFault;
use crate::files::{read, seed_of};
use crate::interrupt::Interrupt;
use crate::numbers::{number, percent};
use crate::simulate::{progress_bar, threads_to_use};
use crate::tables::markdown;

/// More deals of one table than anybody waits for.
const ENDLESS: u64 = 1 << 40;

pub(crate) fn run(args: &PuzzlesArgs, lang: Lang) -> CommandResult {
    match args.confirm {
        Some(most) => confirm(args, most.get() as usize, lang),
        None => find(args, lang),
    }
}

fn find(args: &PuzzlesArgs, lang: Lang) -> CommandResult {
    let tables = tables(args)?;
    let mut out = Findings::open(args)?;
    let plan = PuzzlePlan {
        tables,
        each: args.each.into(),
        games: args.advice,
        searched: out.searched,
        threads: threads_to_use(args.threads)?,
    };
    let bar = progress_bar(args.find, false, lang);
    bar.set_position(out.puzzles);
    let interrupt = Interrupt::listen();
    let mut fault = None;
    let mut searching = || {
        if args.find <= out.puzzles {
            return Ok(());
        }
        find_puzzles(&plan, |game| {
            fault = out.add(args, game).err();
            bar.set_position(out.puzzles);
            let enough = fault.is_some() || args.find <= out.puzzles;
            if enough { ControlFlow::Break(()) } else { interrupt.flow() }
        })
    };
    searching().map_err(|it| CommandFault::simulating(it, args.table.cards.as_deref()))?;
    bar.finish_and_clear();
    fault.map_or(Ok(()), Err)?;
    eprint!("{}", markdown(&sieve(&out.sieve, lang)));
    Ok(args.find <= out.puzzles)
}

/// What is played at each table; one table if the call names none.
fn tables(args: &PuzzlesArgs) -> Result<Vec<SimulationPlan>, CommandFault> {
    let usual = vec![String::new()];
    let named = if args.tables.is_empty() { &usual } else { &args.tables };
    let table = |text: &String| {
        let pairs: Vec<(&str, &str)> = text
            .split_whitespace()
            .map(|it| it.split_once('=').ok_or_else(|| CommandFault::Option(it.to_string())))
            .collect::<Result<_, _>>()?;
        let keys: Vec<String> = pairs.iter().map(|it| it.0.to_string()).collect();
        let values: Vec<String> = pairs.iter().map(|it| it.1.to_string()).collect();
        plan(&args.table, &keys, &args.bots, ENDLESS, &values)
    };
    named.iter().map(table).collect()
}

/// The line of a file of findings that says what came of one game.
const SEARCHED: &str = "# game ";

/// Where what is found goes, and what was found there before.
struct Findings {
    out: Box<dyn Write>,
    /// How many games were searched, and the puzzles in them.
    searched: u64,
    puzzles: u64,
    sieve: Sieve,
}

impl Findings {
    /// Goes on where a file ends that was begun with the same call.
    fn open(args: &PuzzlesArgs) -> Result<Findings, CommandFault> {
        let rules = catalogue::info(&args.table.game)?.rules_revision;
        let cards = catalogue::cards(&args.table.game, None)
            .map_err(|it| CommandFault::opening(it, None))?
            .hash;
        let search = vec![call(args)];
        let head = PuzzleSet { search, rules, cards, puzzles: Vec::new() }.head();
        let mut findings = Findings {
            out: Box::new(io::stdout()),
            searched: 0,
            puzzles: 0,
            sieve: Sieve::default(),
        };
        let Some(file) = &args.out else {
            write!(findings.out, "{head}")?;
            return Ok(findings);
        };
        if file.exists() {
            findings.recall(&read(file)?, &head).ok_or_else(|| other_call(file))?;
        } else {
            fs::write(file, head).map_err(|it| CommandFault::Write(file.clone(), it))?;
        }
        let appended = OpenOptions::new().append(true).open(file);
        findings.out = Box::new(appended.map_err(|it| CommandFault::Write(file.clone(), it))?);
        Ok(findings)
    }

    /// What an earlier call wrote; none if it was another call.
    fn recall(&mut self, text: &str, head: &str) -> Option<()> {
        let found = text.strip_prefix(head)?;
        for line in found.lines().filter_map(|it| it.strip_prefix(SEARCHED)) {
            let numbers: Vec<u64> =
                line.split(' ').map(|it| it.parse().ok()).collect::<Option<_>>()?;
            let &[game, decisions, looked, clear, hard, deep, confirmed] = numbers.as_slice()
            else {
                return None;
            };
            self.searched = game + 1;
            self.sieve += Sieve { games: 1, decisions, looked, clear, hard, deep, confirmed };
        }
        // Not what the games say: puzzles may have been weighed again since.
        self.puzzles = text.parse::<PuzzleSet>().ok()?.puzzles.len() as u64;
        Some(())
    }

    fn add(&mut self, args: &PuzzlesArgs, game: SearchedGame) -> Result<(), CommandFault> {
        let mut text = String::new();
        for puzzle in game.puzzles {
            text += &format!("\n{}", with_section(&args.table.game, puzzle));
        }
        let Sieve { decisions, looked, clear, hard, deep, confirmed, .. } = game.sieve;
        // Last, so that a game of which only a part was written is searched again.
        text += &format!(
            "{SEARCHED}{} {decisions} {looked} {clear} {hard} {deep} {confirmed}\n",
            game.number
        );
        self.out.write_all(text.as_bytes())?;
        self.searched = game.number + 1;
        self.puzzles += confirmed;
        self.sieve += game.sieve;
        Ok(())
    }
}

fn other_call(file: &Path) -> CommandFault {
    CommandFault::OtherFindings(file.to_path_buf())
}

/// How the puzzles can be found again.
fn call(args: &PuzzlesArgs) -> String {
    let tables: String = args.tables.iter().map(|it| format!(" --tables \"{it}\"")).collect();
    let options: String = args.table.options.iter().map(|it| format!(" --option {it}")).collect();
    let players = args.table.players.map(|it| format!(" --players {it}")).unwrap_or_default();
    let seed = args.table.seed.as_ref().map(|it| format!(" --seed {it}")).unwrap_or_default();
    format!(
        " rempart puzzles {}{players}{options}{tables} --bots {} --each {} --advice {}{seed}",
        args.table.game, args.bots, args.each, args.advice
    )
}

fn with_section(game: &str, puzzle: Puzzle) -> Puzzle {
    let table = puzzle.table(game).expect("what was found can be played again");
    let section = speech::section(table.as_ref(), Viewer::Seat(puzzle.seat)).into_owned();
    Puzzle { section, ..puzzle }
}

/// How many decisions passed each filter.
fn sieve(sieve: &Sieve, lang: Lang) -> Vec<Vec<String>> {
    let counts = [
        ("games", sieve.games),
        ("decisions", sieve.decisions),
        ("looked", sieve.looked),
        ("clear", sieve.clear),
        ("hard", sieve.hard),
        ("deep", sieve.deep),
        ("confirmed", sieve.confirmed),
    ];
    let head = counts.map(|it| lang.say(&format!("terminal-puzzles-{}", it.0)));
    vec![head.to_vec(), counts.map(|it| number(lang, it.1 as f64, 0)).to_vec()]
}

/// Weighs kept puzzles again, evenly spread over all of them, with other luck; `--out` takes those
/// that hold, with the reasons that came out now, and what the search said: it can go on from there.
fn confirm(args: &PuzzlesArgs, most: usize, lang: Lang) -> CommandResult {
    let game = &args.table.game;
    catalogue::info(game)?;
    let all = &kept(game).puzzles;
    let count = most.min(all.len());
    let mut chance = Chance::new(seed_of(args.table.seed.as_ref())?.0);
    let bar = progress_bar(count as u64, false, lang);
    let interrupt = Interrupt::listen();
    let (mut tried, mut held) = (0_u64, Vec::new());
    for at in 0..count {
        if interrupt.is_pressed() {
            break;
        }
        let puzzle = &all[at * all.len() / count];
        let holds = confirms(game, puzzle, args.advice, &mut chance)
            .map_err(|it| CommandFault::simulating(it, None))?;
        tried += 1;
        held.extend(holds.map(|reasons| Puzzle { reasons, ..puzzle.clone() }));
        bar.inc(1);
    }
    bar.finish_and_clear();
    let shares = [
        ("tried", number(lang, tried as f64, 0)),
        ("held", number(lang, held.len() as f64, 0)),
        ("share", percent(lang, held.len() as f64 / (tried as f64).max(1.0))),
    ];
    let head = shares.iter().map(|it| lang.say(&format!("terminal-puzzles-{}", it.0))).collect();
    let line = shares.iter().map(|it| it.1.clone()).collect();
    io::stdout().write_all(markdown(&[head, line]).as_bytes())?;
    let all_held = held.len() as u64 == tried;
    if let Some(file) = &args.out {
        let set = PuzzleSet { puzzles: held, ..kept(game).clone() };
        fs::write(file, set.to_string()).map_err(|it| CommandFault::Write(file.clone(), it))?;
    }
    Ok(all_held)
}
