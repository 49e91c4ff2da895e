//! The speed of random games on one thread: `cargo run --release -p xeno --example speed --
//! [SECONDS]`.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tabletop::{CardSet, Chance, Game, Log, Options, Seed, Setup};
use xeno::Xeno;
use xeno::deck::Cards;
use xeno::options::XenoOptions;

fn main() {
    let seconds: f64 = std::env::args().nth(1).and_then(|it| it.parse().ok()).unwrap_or(1.0);
    let cards = Arc::new(Cards::parse(Cards::BUILTIN).expect("the built-in cards are good"));
    println!("state: {} bytes", size_of::<Xeno>());
    for invasion in ["off", "on"] {
        for players in 2..=5 {
            let options = XenoOptions::from_pairs([("invasion", invasion)]).expect("good options");
            let setup = Setup { players, options };
            let (games, moves, rounds, took) = play(&setup, &cards, seconds);
            println!(
                "invasion {invasion}, {players} players: {:.0} games/s, {:.2} million moves/s, \
                 {:.1} moves and {:.1} rounds a game",
                games / took,
                moves / took / 1e6,
                moves / games,
                rounds / games,
            );
        }
    }
}

/// Plays random games for this many seconds; returns the number of games, moves and rounds, and the
/// seconds used.
fn play(setup: &Setup<XenoOptions>, cards: &Arc<Cards>, seconds: f64) -> (f64, f64, f64, f64) {
    let (mut chance, mut offered) = (Chance::from_number(1), Vec::new());
    let (mut games, mut moves, mut rounds) = (0_u64, 0_u64, 0_u64);
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs_f64(seconds) {
        let mut game =
            Xeno::setup(setup, Arc::clone(cards), Seed::from_number(games)).expect("a good set-up");
        while let Some(seat) = game.to_act().first() {
            offered.clear();
            game.legal_moves(seat, &mut offered);
            let mv = *chance.pick(&offered);
            game.carry_out(seat, mv, &mut Log::silent());
            moves += 1;
        }
        rounds += u64::from(game.facts()[0].1);
        games += 1;
    }
    (games as f64, moves as f64, rounds as f64, begun.elapsed().as_secs_f64())
}
