//! Thinking at a table of any game.

use catalogue::{Table, Visitor, visit};
use tabletop::{Bystander, Chance, Judgement, Seat, Seated};

use crate::player::{Player, Search};
use crate::search::{decide, think, weigh};

/// A move that a player weighed, and what it thinks of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    pub mv: String,
    /// In how many iterations it was tried.
    pub visits: u32,
    /// What those were worth on average, from 0 (lost) to 1 (won).
    pub worth: f64,
}

/// Something asked about `seat`, of a table whose game is known only inside.
struct About<'a, F> {
    table: &'a dyn Table,
    seat: Seat,
    ask: F,
}

struct Choose<'a> {
    player: Player,
    chance: &'a mut Chance,
}

struct Weigh<'a> {
    search: Search,
    chance: &'a mut Chance,
}

struct WeighOne<'a> {
    mv: &'a str,
    search: Search,
    chance: &'a mut Chance,
}

fn bystander<G: Judgement>(table: &dyn Table, seat: Seat) -> Bystander<'_, G> {
    let seated: &Seated<G> =
        table.as_any().downcast_ref().expect("a table holds the game that it names");
    Bystander::new(seated.game(), seat)
}

impl Visitor for About<'_, Choose<'_>> {
    type Out = String;

    fn visit<G: Judgement>(self) -> String {
        let bystander = bystander::<G>(self.table, self.seat);
        let legal = bystander.legal_moves();
        decide(&bystander, &legal, self.ask.player, self.ask.chance).to_string()
    }
}

impl Visitor for About<'_, Weigh<'_>> {
    type Out = Vec<Hint>;

    fn visit<G: Judgement>(self) -> Vec<Hint> {
        let thought =
            think(&bystander::<G>(self.table, self.seat), &self.ask.search, self.ask.chance);
        let hint = |mv: G::Move, visits, worth| Hint { mv: mv.to_string(), visits, worth };
        if thought.considered.is_empty() {
            return vec![hint(thought.choice, 0, 0.5)];
        }
        thought.considered.into_iter().map(|it| hint(it.mv, it.visits, it.worth)).collect()
    }
}

impl Visitor for About<'_, WeighOne<'_>> {
    type Out = Option<Hint>;

    fn visit<G: Judgement>(self) -> Option<Hint> {
        let bystander = bystander::<G>(self.table, self.seat);
        let mv = self.ask.mv.parse().ok().filter(|it| bystander.legal_moves().contains(it))?;
        let weighed = weigh(&bystander, mv, &self.ask.search, self.ask.chance);
        Some(Hint { mv: mv.to_string(), visits: weighed.visits, worth: weighed.worth })
    }
}

/// The move that `player` makes in `seat`, which is asked.
pub fn choose(table: &dyn Table, seat: Seat, player: &Player, chance: &mut Chance) -> String {
    let ask = Choose { player: *player, chance };
    visit(table.game(), About { table, seat, ask }).expect("a table's game is in the catalogue")
}

/// What a search thinks of the moves of `seat`, which is asked; the most tried first.
pub fn hints(table: &dyn Table, seat: Seat, search: &Search, chance: &mut Chance) -> Vec<Hint> {
    let ask = Weigh { search: *search, chance };
    visit(table.game(), About { table, seat, ask }).expect("a table's game is in the catalogue")
}

/// What a search thinks of one move of `seat`; none if the seat may not play it now.
pub fn hint_on(
    table: &dyn Table,
    seat: Seat,
    mv: &str,
    search: &Search,
    chance: &mut Chance,
) -> Option<Hint> {
    let ask = WeighOne { mv, search: *search, chance };
    visit(table.game(), About { table, seat, ask }).expect("a table's game is in the catalogue")
}
