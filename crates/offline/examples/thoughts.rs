//! Thinks about each line that comes in, a piece of work as the service worker gets it, and says what came
//! of it and how many milliseconds that took: to compare the program of a browser with a native one.

use std::io::{self, BufRead as _};
use std::time::Instant;

fn main() -> io::Result<()> {
    for work in io::stdin().lock().lines() {
        let begun = Instant::now();
        let thought = offline::think(&work?);
        println!("{:.3} {thought}", begun.elapsed().as_secs_f64() * 1000.0);
    }
    Ok(())
}
