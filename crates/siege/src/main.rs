//! `siege load`, `siege moves`, `siege beside`, `siege asleep` and `siege hostile`: how much a server
//! can take, in numbers.

use std::io::Result;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{Args, Parser, Subcommand};
use siege::beside::{DoneBeside, PastGames};
use siege::hostile::Target;
use siege::load::{BesiegedTable, GameAndPeople, KINDS, MovesCounted, Site, Spread};
use siege::served::Served;
use siege::wire::received;

#[derive(Parser)]
#[command(about = "Many people at once, and hostile ones: what a server bears")]
struct CommandLine {
    /// The program that serves
    #[arg(long, global = true, default_value = "target/release/rempart")]
    server: PathBuf,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Tables full of people who play
    Load(Load),
    /// What a move costs: processor time of the server, bytes, and how long one waits
    Moves(Moves),
    /// What people who play notice of reviews and puzzles beside: without and with them, in turn
    Beside(BesidePlay),
    /// Very many games of which few are looked at
    Asleep(Asleep),
    /// Requests that nobody means well with
    Hostile {
        /// How many
        #[arg(long, default_value_t = 1_000_000)]
        requests: u64,
        /// Which: the same seed sends the same
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

#[derive(Args)]
struct Load {
    /// How many tables are played at
    #[arg(long, default_value_t = 2000)]
    tables: usize,
    /// Seconds between two moves at a table
    #[arg(long, default_value_t = 5.0)]
    every: f64,
    /// Seconds of each measurement
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// At how many tables people move without a pause, afterwards
    #[arg(long, default_value_t = 32)]
    busy: usize,
}

#[derive(Args)]
struct Moves {
    /// How many tables are played at
    #[arg(long, default_value_t = 40)]
    tables: usize,
    /// How many look on at each table, beside those who play
    #[arg(long, default_value_t = 0)]
    onlookers: usize,
    /// Seconds between two moves at a table; 0: as fast as they go
    #[arg(long, default_value_t = 0.0)]
    every: f64,
    /// Seconds of each measurement
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Only this game; may be said several times. Else each game alone, then all of them
    #[arg(long)]
    game: Vec<String>,
}

#[derive(Args)]
struct BesidePlay {
    /// How many tables are played at
    #[arg(long, default_value_t = 40)]
    tables: usize,
    /// Seconds between two moves at a table
    #[arg(long, default_value_t = 0.5)]
    every: f64,
    /// Seconds of each measurement
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// How often without, and how often with
    #[arg(long, default_value_t = 4)]
    rounds: usize,
    /// Puzzles alone
    #[arg(long)]
    no_reviews: bool,
    /// Seconds between two puzzles that are answered; 0: none
    #[arg(long, default_value_t = 0.5)]
    puzzle: f64,
}

#[derive(Args)]
struct Asleep {
    /// The folder for its data, which stays; an empty one
    #[arg(long)]
    data: PathBuf,
    /// The example of the store that copies games
    #[arg(long, default_value = "target/release/examples/multiply")]
    multiply: PathBuf,
    /// How many tables are played at, before each is copied
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// How often each is copied
    #[arg(long, default_value_t = 10_000)]
    times: usize,
    /// How many are looked at
    #[arg(long, default_value_t = 10_000)]
    awake: usize,
}

#[tokio::main]
async fn main() -> Result<()> {
    let call = CommandLine::parse();
    if let What::Asleep(asleep) = &call.what {
        return sleep(&call.server, asleep).await;
    }
    if let What::Beside(beside) = &call.what {
        return compare(&call.server, beside).await;
    }
    let served = Served::run(&call.server).await?;
    match call.what {
        What::Load(load) => besiege(&served, &load).await,
        What::Moves(moves) => weigh(&served, &moves).await,
        What::Hostile { requests, seed } => attack(&served, requests, seed).await,
        What::Asleep(_) | What::Beside(_) => Ok(()),
    }
}

async fn sleep(server: &Path, asleep: &Asleep) -> Result<()> {
    let Asleep { data, multiply, tables, times, awake } = asleep;
    let ids = siege::asleep::fill((server, multiply), data, (*tables, *times)).await?;
    siege::asleep::wake(server, data, &ids, *awake).await
}

/// The first tenth of the requests fills caches; after that memory may not grow.
async fn attack(served: &Served, requests: u64, seed: u64) -> Result<()> {
    let target = Target::open(&served.address).await?;
    let first = target.attack(requests / 10, seed).await?;
    let before = served.memory();
    let rest = target.attack(requests - requests / 10, seed + 1).await?;
    let after = served.memory();
    for report in [first, rest] {
        println!("answers by status (0: hung up): {:?}", report.statuses);
        println!("faults of the server: {:?}", report.faults);
        println!("changes of state: {}", report.changed.len());
    }
    println!("memory: {} kB after a tenth, {} kB at the end", before >> 10, after >> 10);
    Ok(())
}

async fn besiege(served: &Served, load: &Load) -> Result<()> {
    let site = Site::at(&served.address);
    let (before, start) = (served.memory(), std::time::Instant::now());
    let mut tables = site.open_tables(load.tables, &KINDS).await?;
    let opened = start.elapsed().as_secs_f64();
    tokio::time::sleep(Duration::from_secs(2)).await;
    let held = served.memory();
    let each = (held.saturating_sub(before)) as f64 / load.tables.max(1) as f64 / 1024.0;
    println!("load average: {}", load_average());
    println!("{} tables opened in {opened:.1} s", load.tables);
    println!("memory: {} MB, {each:.0} kB a table with its pages open", held >> 20);
    let (every, while_) = (Duration::from_secs_f64(load.every), Duration::from_secs(load.seconds));
    let steady;
    (tables, steady) = site.play(tables, Some(every), while_).await;
    println!("\na move every {} s at each table:", load.every);
    tell(&steady);
    println!("memory: {} MB", served.memory() >> 20);
    // The other tables stay: their pages are open, but nothing happens there.
    let busy = tables.split_off(tables.len().saturating_sub(load.busy));
    let (_, most) = site.play(busy, None, while_).await;
    println!("\nas many moves as go at {} tables, beside the others:", load.busy);
    tell(&most);
    println!("memory: {} MB; load average: {}", served.memory() >> 20, load_average());
    Ok(())
}

/// First each game alone, at tables of its own, then all of them together.
async fn weigh(served: &Served, moves: &Moves) -> Result<()> {
    let wanted =
        |it: &GameAndPeople| moves.game.is_empty() || moves.game.iter().any(|game| game == it.0);
    let kinds: Vec<GameAndPeople> = KINDS.into_iter().filter(wanted).collect();
    for kind in &kinds {
        weigh_kinds(served, moves, &[*kind]).await?;
    }
    if 1 < kinds.len() {
        weigh_kinds(served, moves, &kinds).await?;
    }
    Ok(())
}

async fn weigh_kinds(served: &Served, moves: &Moves, kinds: &[GameAndPeople]) -> Result<()> {
    let site = Site::at(&served.address).watched_by(moves.onlookers);
    let before = served.memory();
    let tables = site.open_tables(moves.tables, kinds).await?;
    let each = served.memory().saturating_sub(before) / moves.tables.max(1) as u64;
    // Lets the server finish what the opening of the tables began.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let every = (0.0 < moves.every).then(|| Duration::from_secs_f64(moves.every));
    let (worked, bytes) = (served.worked(), received());
    let (_, counted) = site.play(tables, every, Duration::from_secs(moves.seconds)).await;
    let (worked, bytes) = (served.worked() - worked, received() - bytes);
    let names = kinds.iter().map(|it| format!("{} {}", it.0, it.1)).collect::<Vec<_>>();
    println!("\n{}; {} tables, {} look on", names.join(", "), moves.tables, moves.onlookers);
    tell(&counted);
    let count = counted.answered.count.max(1) as f64;
    let (cost, sent) = (worked * 1000.0 / count, bytes as f64 / count / 1000.0);
    println!("a move: {cost:.3} ms of a processor, {sent:.1} kB sent; a table: {} kB", each >> 10);
    Ok(())
}

/// What the server calls its threads that work beside play.
const BESIDE: &str = "beside";

/// The names of what is compared.
const COMPARED: [&str; 6] = [
    "answered 50%, ms",
    "answered 99%, ms",
    "shown 99%, ms",
    "processor, ms a move",
    "at most, moves a second",
    "at most, processor, ms a move",
];

/// Without reviews and puzzles, and with them, in turn, each with a server of its own; then the middle
/// of each.
async fn compare(server: &Path, beside: &BesidePlay) -> Result<()> {
    println!("{:>8}  {}", "", COMPARED.join(" | "));
    let mut found = [Vec::new(), Vec::new()];
    for round in 0..beside.rounds {
        // Whatever grows worse with time meets both alike.
        for with in [round % 2 == 1, round % 2 == 0] {
            let numbers = one_of_both(server, beside, with).await?;
            found[usize::from(with)].push(numbers);
        }
    }
    println!();
    for (at, name) in COMPARED.iter().enumerate() {
        let [without, with] = [0, 1].map(|it| middle(&found[it], at));
        println!("{name}: {without:.2} without, {with:.2} with: {:.3}", with / without);
    }
    Ok(())
}

/// The middle of what was found at this place in each round.
fn middle(rounds: &[[f64; 6]], at: usize) -> f64 {
    let mut all: Vec<f64> = rounds.iter().map(|it| it[at]).collect();
    all.sort_by(f64::total_cmp);
    all.get(all.len() / 2).copied().unwrap_or_default()
}

/// One measurement: at a steady pace, and as fast as it goes.
async fn one_of_both(server: &Path, beside: &BesidePlay, with: bool) -> Result<[f64; 6]> {
    let served = Served::run(server).await?;
    let site = Site::at(&served.address);
    let mut past = PastGames::played(&site).await?;
    if beside.no_reviews {
        past.forget();
    }
    let tables = site.open_tables(beside.tables, &KINDS).await?;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let mut past = with.then_some(&mut past);
    let every = Some(Duration::from_secs_f64(beside.every));
    let (tables, steady, cost, done) =
        measured(&served, &site, tables, every, (beside, past.as_deref_mut())).await?;
    let (_, most, most_cost, most_done) =
        measured(&served, &site, tables, None, (beside, past)).await?;
    let [half, nearly, ..] = steady.answered.milliseconds;
    let numbers = [half, nearly, steady.shown.milliseconds[1], cost, pace(&most), most_cost];
    let shown = numbers.map(|it| format!("{it:.2}")).join(" | ");
    let name = if with { "with" } else { "without" };
    println!("{name:>8}: {shown}; beside: {done:?}, {most_done:?}; load {}", load_average());
    Ok(numbers)
}

/// Lets people play for a while; what that cost, and what went on beside.
async fn measured(
    served: &Served,
    site: &Site,
    tables: Vec<BesiegedTable>,
    every: Option<Duration>,
    (beside, past): (&BesidePlay, Option<&mut PastGames>),
) -> Result<(Vec<BesiegedTable>, MovesCounted, f64, DoneBeside)> {
    let while_ = Duration::from_secs(beside.seconds);
    let puzzle = Duration::from_secs_f64(beside.puzzle);
    let aside = async {
        match past {
            Some(past) => past.go_on(puzzle, while_).await,
            None => Ok(DoneBeside::default()),
        }
    };
    let worked = served.worked_without(BESIDE);
    let ((tables, counted), done) = tokio::join!(site.play(tables, every, while_), aside);
    let worked = served.worked_without(BESIDE) - worked;
    let cost = each(worked, &counted);
    Ok((tables, counted, cost, done?))
}

fn tell(counted: &MovesCounted) {
    let (count, seconds, pace) = (counted.answered.count, counted.seconds, pace(counted));
    println!("{count} moves in {seconds:.1} s: {pace:.1} a second");
    spread("answered", &counted.answered);
    spread("shown", &counted.shown);
    let MovesCounted { refused, failed, idle, .. } = counted;
    println!("out of date {refused}, without an answer {failed}, nobody asked {idle}");
}

/// Milliseconds of a processor for each move, of so many seconds.
fn each(worked: f64, counted: &MovesCounted) -> f64 {
    worked * 1000.0 / counted.answered.count.max(1) as f64
}

/// Moves a second.
fn pace(counted: &MovesCounted) -> f64 {
    counted.answered.count as f64 / counted.seconds
}

fn spread(what: &str, spread: &Spread) {
    let [half, most, nearly, all] = spread.milliseconds;
    println!("{what} in ms: 50% {half:.1}, 99% {most:.1}, 99.9% {nearly:.1}, all {all:.1}");
}

fn load_average() -> String {
    let text = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split(' ').take(3).collect::<Vec<_>>().join(" ")
}
