//! Looks for a short game in which a seat is asked certain kinds of decisions, and writes it as a
//! first draft of a guide: `cargo run -p lab --example guide_draft -- GAME PLAYERS SEAT
//! [KEY=VALUE]...`.
//!
//! Besides the options of the game it takes:
//! - `want=2.3,6.2` the sections of the rulebook that decide what the seat must be asked
//! - `games=20` how many deals are tried, beginning with the number `first=0`
//! - `tries=200` how many continuations are played from a position
//! - `long=60` the most moves of a script
//! - `wild=50` the share of the seat's moves that are drawn at random, in percent
//! - `from=FILE` a script to continue
//! - `until=7.5` for what comes late in a game: `by=sergeant` or other bots play to the first
//!   decision of that section, and the script begins `back=0` moves before it
//!
//! From each position many continuations are played, by bots and at random. The one that reaches a
//! wanted decision first is taken, and the search goes on from its end. What the newcomer should
//! rather do, and the texts, are for a person to write.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;

use bots::{Level, Player};
use catalogue::Table;
use tabletop::{Chance, Seat, Seed, Viewer};

/// The bot for all moves that are not random: sensible, and fast.
const SENSIBLE: Player = Player::Level(Level::Sergeant);

/// What is looked for, and how long.
struct Search<'a> {
    game: &'a str,
    players: u8,
    seat: Seat,
    options: Vec<(&'a str, &'a str)>,
    want: BTreeSet<&'a str>,
    tries: usize,
    long: usize,
    wild: usize,
    until: Option<&'a str>,
    by: Player,
    back: usize,
}

/// A game so far, with the section of each decision of the seat.
struct Draft {
    seed: Seed,
    table: Box<dyn Table>,
    /// The number of moves before the script.
    start: usize,
    met: BTreeMap<usize, String>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, seat, rest @ ..] = args.as_slice() else {
        return Err("usage: guide_draft GAME PLAYERS SEAT [KEY=VALUE]...".into());
    };
    let mut fields = Fields(rest.iter().filter_map(|it| it.split_once('=')).collect());
    let script = fields.take("from").map(std::fs::read_to_string).transpose()?;
    let (first, games) = (fields.number("first", 0)? as u64, fields.number("games", 20)? as u64);
    let search = Search::read(game, players, seat, fields)?;
    let mut best: Option<Draft> = None;
    for number in first..first + games {
        let Some(draft) = search.draft(number, script.as_deref()) else { continue };
        if best.as_ref().is_none_or(|it| search.worth(it) < search.worth(&draft)) {
            search.write(&draft);
            best = Some(draft);
        }
    }
    Ok(())
}

/// The arguments of the form `KEY=VALUE`.
struct Fields<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Fields<'a> {
    fn take(&mut self, key: &str) -> Option<&'a str> {
        let at = self.0.iter().position(|it| it.0 == key)?;
        Some(self.0.remove(at).1)
    }

    fn number(&mut self, key: &str, usual: usize) -> Result<usize, Box<dyn Error>> {
        Ok(self.take(key).map(str::parse).transpose()?.unwrap_or(usual))
    }
}

impl<'a> Search<'a> {
    fn read(
        game: &'a str,
        players: &str,
        seat: &str,
        mut fields: Fields<'a>,
    ) -> Result<Search<'a>, Box<dyn Error>> {
        let want = fields.take("want").unwrap_or_default();
        Ok(Search {
            game,
            players: players.parse()?,
            seat: seat.parse().map_err(|_| "seats are A to E")?,
            want: want.split(',').filter(|it| !it.is_empty()).collect(),
            tries: fields.number("tries", 200)?,
            long: fields.number("long", 60)?,
            wild: fields.number("wild", 50)?,
            until: fields.take("until"),
            by: fields.take("by").unwrap_or("sergeant").parse()?,
            back: fields.number("back", 0)?,
            options: fields.0,
        })
    }

    /// The best game of this deal; none if it never comes to where the script should begin.
    fn draft(&self, number: u64, script: Option<&str>) -> Option<Draft> {
        let mut chance = Chance::new(Seed::from_number(number));
        let mut draft = self.open(number, script);
        self.begin(&mut draft, &mut chance)?;
        self.fill(&mut draft, &mut chance);
        Some(draft)
    }

    /// The table as it is dealt, after the moves of `script` if there is one.
    fn open(&self, number: u64, script: Option<&str>) -> Draft {
        let head = |key| script?.lines().find_map(|it| it.strip_prefix(key));
        let seed = head("seed ").and_then(|it| it.parse().ok());
        let seed = seed.unwrap_or(Seed::from_number(number));
        let table = catalogue::open(self.game, self.players, &self.options, None, seed);
        let mut draft =
            Draft { seed, table: table.expect("a table"), start: 0, met: BTreeMap::new() };
        let moves = script.and_then(|it| it.split_once("\n\n")).map_or("", |it| it.1);
        for line in moves.lines() {
            if line == "---" {
                draft.start = draft.table.plies();
                draft.met.clear();
                continue;
            }
            let mv = line.split_once(": ").map_or(line, |it| it.1);
            let (seat, mv) = mv.split_once(' ').expect("a seat and a move");
            let mv = mv.split(" & ").next().unwrap_or_default();
            self.play(&mut draft, seat.parse().expect("a seat"), mv);
        }
        draft
    }

    /// Lets bots play to where the script begins; none if the game never comes there.
    fn begin(&self, draft: &mut Draft, chance: &mut Chance) -> Option<()> {
        let Some(until) = self.until else { return Some(()) };
        while self.asked(draft.table.as_ref()).is_none_or(|it| it != until) {
            let seat = self.next(draft.table.as_ref())?;
            let mv = bots::choose(draft.table.as_ref(), seat, &self.by, chance);
            draft.table.play(seat, &[&mv]).expect("a move that is offered");
        }
        draft.start = draft.table.plies().saturating_sub(self.back);
        draft.table = draft.table.at(draft.start);
        Some(())
    }

    /// Who moves next: the newcomer first if several are asked; none when the game is over.
    fn next(&self, table: &dyn Table) -> Option<Seat> {
        let asked = table.to_act();
        if asked.contains(self.seat) { Some(self.seat) } else { asked.iter().next() }
    }

    /// Notes what `seat` is asked, and plays.
    fn play(&self, draft: &mut Draft, seat: Seat, mv: &str) {
        if let Some(section) = self.asked(draft.table.as_ref()).filter(|_| seat == self.seat) {
            draft.met.insert(draft.table.plies(), section);
        }
        draft.table.play(seat, &[mv]).expect("a move that is offered");
    }

    /// The section that decides what the newcomer is asked; none when there is no choice.
    fn asked(&self, table: &dyn Table) -> Option<String> {
        let choice = table.to_act().contains(self.seat) && 1 < table.legal_moves(self.seat).len();
        choice.then(|| speech::section(table, Viewer::Seat(self.seat)).into_owned())
    }

    /// Goes on until every wanted decision was met, or nothing more is found.
    fn fill(&self, draft: &mut Draft, chance: &mut Chance) {
        while !self.missing(draft).is_empty() {
            let ways = (0..self.tries).filter_map(|_| self.way(draft, chance));
            let Some(way) = ways.max_by_key(|it| it.0) else { return };
            for (seat, mv) in way.1 {
                self.play(draft, seat, &mv);
            }
        }
    }

    fn missing(&self, draft: &Draft) -> BTreeSet<&'a str> {
        let met = |it: &&&str| !draft.met.values().any(|met| met == **it);
        self.want.iter().filter(met).copied().collect()
    }

    /// One continuation, up to the last wanted decision that it reaches, and how good it is.
    fn way(&self, draft: &Draft, chance: &mut Chance) -> Option<(i64, Vec<(Seat, String)>)> {
        let (mut table, mut way, mut best) =
            (draft.table.at(draft.table.plies()), Vec::new(), None);
        let mut missing = self.missing(draft);
        let mut new = 0;
        while table.plies() < draft.start + self.long && !missing.is_empty() {
            let found = self.asked(table.as_ref()).is_some_and(|it| missing.remove(it.as_str()));
            let Some(seat) = self.next(table.as_ref()) else { break };
            let mv = self.choose(table.as_ref(), seat, chance);
            table.play(seat, &[&mv]).expect("a move that is offered");
            way.push((seat, mv));
            if found {
                new += 12;
                let worth = new - i64::try_from(way.len()).unwrap_or(i64::MAX);
                if best.is_none_or(|it: (i64, usize)| it.0 <= worth) {
                    best = Some((worth, way.len()));
                }
            }
        }
        let (worth, length) = best?;
        way.truncate(length);
        Some((worth, way))
    }

    fn choose(&self, table: &dyn Table, seat: Seat, chance: &mut Chance) -> String {
        if seat == self.seat && chance.below(100) < self.wild {
            return chance.pick(&table.legal_moves(seat)).clone();
        }
        bots::choose(table, seat, &SENSIBLE, chance)
    }

    fn worth(&self, draft: &Draft) -> i64 {
        let met = self.want.len() - self.missing(draft).len();
        let length = i64::try_from(draft.table.plies() - draft.start).unwrap_or(i64::MAX);
        i64::try_from(met).unwrap_or_default() * 25 - length
    }

    fn write(&self, draft: &Draft) {
        println!("# missing: {:?}", self.missing(draft));
        println!("game {}\nplayers {}\nseat {}", self.game, self.players, self.seat);
        let options: Vec<String> =
            self.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        println!("options {}\nseed {}\n", options.join(" "), draft.seed);
        for ply in 0..draft.table.plies() {
            if ply == draft.start && 0 < ply {
                println!("---");
            }
            let (seat, mv) = draft.table.entry(ply);
            match draft.met.get(&ply) {
                Some(section) => println!("{section}: {seat} {mv}"),
                None => println!("{seat} {mv}"),
            }
        }
        println!();
    }
}
