//! `world TABLES [FIRST]` simulates this many tables, starting from the seed FIRST, and prints what
//! was found. With `WORLD_TOLD` in its environment it prints everything that happens.

use std::process::ExitCode;

use world::{Plant, WorldTally, live};

fn main() -> ExitCode {
    let mut numbers = std::env::args().skip(1).map(|it| it.parse::<u64>());
    let (tables, first) = (numbers.next(), numbers.next().unwrap_or(Ok(0)));
    let (Some(Ok(tables)), Ok(first)) = (tables, first) else {
        eprintln!("world TABLES [FIRST SEED]");
        return ExitCode::from(2);
    };
    let (mut tally, mut faults) = (WorldTally::default(), 0);
    for seed in first..first + tables {
        match live(seed, Plant::None) {
            Ok(lived) => tally.add(&lived),
            Err(fault) => {
                faults += 1;
                println!("{fault}");
            }
        }
        if (seed + 1 - first).is_multiple_of(10_000) {
            eprintln!("{} tables, {faults} faults", seed + 1 - first);
        }
    }
    println!("seeds {first} to {}: {faults} faults\n{tally:#?}", first + tables - 1);
    if faults == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
