//! Random games whose logs are read: whether everything that happened is told at a place that the
//! page has.

use std::collections::{BTreeMap, BTreeSet};

use conformance::{Trial, seat};
use frame::looks::{GameOf, Looks};
use scraper::{ElementRef, Html, Selector};
use tabletop::{Chance, Game, Judgement, Viewer};
use words::Lang;

use crate::drawn::{all, drawn};
use crate::watch::random_move;

/// What was read in the logs of some games. Headings count for nothing: they are no beats.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ToldWays {
    /// How many lines were told at a place.
    pub placed: usize,
    /// The lines that happened nowhere, and how often each was read.
    pub nowhere: BTreeMap<String, usize>,
    /// The kinds of beats that occurred.
    pub beats: BTreeSet<String>,
}

/// Plays the trial's games, every other one by the priors and the rest at random, and reads after
/// each move what is new in the log of one viewer, another one in each game.
///
/// # Panics
/// When a line is told at a place that is not on the board of its page.
pub fn ways<L: Looks>(trial: &Trial<'_>) -> ToldWays
where
    GameOf<L>: Judgement,
{
    let mut read = ToldWays::default();
    for number in trial.seed..trial.seed + trial.games {
        let viewers: Vec<Viewer> = Viewer::all(trial.players).collect();
        read.game::<L>(trial, number, viewers[number as usize % viewers.len()]);
    }
    read
}

impl ToldWays {
    fn game<L: Looks>(&mut self, trial: &Trial<'_>, number: u64, viewer: Viewer)
    where
        GameOf<L>: Judgement,
    {
        let mut chance = Chance::from_number(number);
        let mut table = seat::<GameOf<L>>(trial, number);
        let mut known = 0;
        while !table.game().to_act().is_empty() {
            let (seat, mv) = random_move(table.game(), number, &mut chance);
            table.play(seat, mv).expect("an offered move is accepted");
            let page = Html::parse_fragment(&drawn::<L>(&table, viewer, Lang::En, false));
            if let Some(fault) = self.read(&page, known) {
                panic!("seed {number}, {viewer:?}, after {seat} `{mv}`: {fault}");
            }
            known = all(&page, "#log", "data-told")[0].parse().expect("a number");
        }
    }

    /// Reads the lines after this one; says which is told at a place that is not there.
    fn read(&mut self, page: &Html, known: usize) -> Option<String> {
        let board: BTreeSet<String> = all(page, ".board [id]", "id").into_iter().collect();
        let selector = Selector::parse("#log [data-line]:not(.log-turn)").expect("a selector");
        let number = |it: &ElementRef<'_>| it.attr("data-line").and_then(|it| it.parse().ok());
        let fresh = page.select(&selector).filter(|it| Some(known) < number(it));
        fresh.map(|it| self.line(it, &board)).find_map(Result::err)
    }

    fn line(&mut self, line: ElementRef<'_>, board: &BTreeSet<String>) -> Result<(), String> {
        let words = line.text().collect::<String>();
        let named = ["data-from", "data-to", "data-spreads"].map(|it| line.attr(it).unwrap_or(""));
        let [from, to, spreads] = named.map(|it| it.split_whitespace().collect::<Vec<_>>());
        // Of two ends the page takes the first place that is there, and of what spreads each.
        let is_there = |it: &[&str]| it.is_empty() || it.iter().any(|one| board.contains(*one));
        let ends = [from.as_slice(), to.as_slice()];
        let lost = ends.into_iter().chain(spreads.chunks(1)).find(|it| !is_there(it));
        if let Some(lost) = lost {
            return Err(format!("“{words}” is told at {lost:?}, which the board has not"));
        }
        self.beats.insert(line.attr("data-beat").unwrap_or("result").to_string());
        match to.is_empty() {
            true => *self.nowhere.entry(words).or_default() += 1,
            false => self.placed += 1,
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> (ToldWays, Option<String>) {
        let page = format!(
            "<main class=board><i id=a></i><i id=b></i></main><ol id=log>\
             <li data-line=0 data-to=gone>known</li><li data-line=1 class=log-turn>turn</li>{line}</ol><i id=c></i>"
        );
        let mut ways = ToldWays::default();
        let fault = ways.read(&Html::parse_fragment(&page), 1);
        (ways, fault)
    }

    #[test]
    fn a_place_that_the_board_has_not_is_found() {
        for place in ["data-from=gone", "data-to='gone c'", "data-to=a data-spreads='b gone'"] {
            let (_, fault) = read(&format!("<li data-line=2 {place}>zap</li>"));
            assert!(fault.expect("a fault").contains("zap"), "{place}");
        }
        let (ways, fault) =
            read("<li data-line=2 data-from=a data-to='gone b' data-beat=pass>zap</li>");
        assert_eq!((ways.placed, fault), (1, None));
        assert!(ways.beats.contains("pass"));
    }

    #[test]
    fn a_line_without_a_place_is_counted() {
        let (ways, fault) = read("<li data-line=2>shuffled</li>");
        assert_eq!((ways.nowhere["shuffled"], fault), (1, None));
    }
}
