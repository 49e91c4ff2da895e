//! Thinking at a table of any game.

use catalogue::{Table, Visitor, visit};
use serde::{Deserialize, Serialize};
use tabletop::{Bystander, Chance, Judgement, MoveReason, Seat, Seated};

use crate::chances::{Chances, tables};
use crate::luck::{LuckOfMove, luck_at, luck_at_deal};
use crate::player::{Budget, Player};
use crate::search::{Considered, advise, decide};

/// A move that a player weighed, and what it thinks of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct WeighedMove {
    pub mv: String,
    /// In how many iterations it was tried.
    pub visits: u32,
    /// How likely the seat wins with it if sergeants play on, from 0 to 1.
    pub worth: f64,
    /// The standard error of that.
    pub doubt: f64,
}

/// What somebody who asks a bot is told.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Hints {
    /// The best first.
    pub moves: Vec<WeighedMove>,
    /// The place among them of what the search chose, before they were weighed.
    pub found: usize,
    /// What a move is worth that is drawn by lot; known where one move was played.
    pub drawn: Option<f64>,
    /// In what the best differs from the next.
    pub reasons: Vec<MoveReason>,
}

/// A question about `seat` at a table, to be answered once the table has told which game it is.
struct About<'a, F> {
    table: &'a dyn Table,
    seat: Seat,
    ask: F,
}

struct Choose<'a> {
    player: Player,
    chance: &'a mut Chance,
}

struct Advise<'a> {
    played: Option<&'a str>,
    budget: Budget,
    chance: &'a mut Chance,
}

struct Reckon<'a> {
    ply: Option<usize>,
    games: usize,
    chance: &'a mut Chance,
}

fn seated<G: Judgement>(table: &dyn Table) -> &Seated<G> {
    table.as_any().downcast_ref().expect("a table holds the game that it names")
}

fn bystander<G: Judgement>(table: &dyn Table, seat: Seat) -> Bystander<'_, G> {
    Bystander::new(seated::<G>(table).game(), seat)
}

impl Visitor for About<'_, Choose<'_>> {
    type Out = String;

    fn visit<G: Judgement>(self) -> String {
        let bystander = bystander::<G>(self.table, self.seat);
        let legal = bystander.legal_moves();
        decide(&bystander, &legal, self.ask.player, self.ask.chance).to_string()
    }
}

impl Visitor for About<'_, Advise<'_>> {
    type Out = Hints;

    fn visit<G: Judgement>(self) -> Hints {
        let bystander = bystander::<G>(self.table, self.seat);
        let played = self.ask.played.and_then(|it| it.parse().ok());
        let played = played.filter(|it| bystander.legal_moves().contains(it));
        let advice = advise(&bystander, played, self.ask.budget, self.ask.chance);
        let tables = tables(seated::<G>(self.table).setup(), &bystander);
        let (curve, progress) = (Chances::of(G::ID).curve(&tables), bystander.progress());
        let hint = |(it, doubt): (&Considered<G::Move>, &f64)| WeighedMove {
            mv: it.mv.to_string(),
            visits: it.visits,
            worth: curve.chance(it.worth, progress),
            doubt: curve.spread(it.worth, *doubt, progress),
        };
        let found = advice.weighed.iter().position(|it| it.mv == advice.found);
        Hints {
            moves: advice.weighed.iter().zip(&advice.doubts).map(hint).collect(),
            found: found.unwrap_or_default(),
            drawn: advice.drawn.map(|it| curve.chance(it, progress)),
            reasons: advice.reasons,
        }
    }
}

impl Visitor for About<'_, Reckon<'_>> {
    type Out = LuckOfMove;

    fn visit<G: Judgement>(self) -> LuckOfMove {
        let (seated, Reckon { ply, games, chance }) = (seated::<G>(self.table), self.ask);
        match ply {
            Some(ply) => luck_at(seated, ply, games, chance),
            None => luck_at_deal(seated, games, chance),
        }
    }
}

/// How likely each seat was to win after the move number `ply` of a game that is over, and how likely
/// that was to be expected of the same move with other luck; none for the deal. Each is a mean over
/// `games` games. The difference is luck, and its mean is 0.
pub fn luck(
    table: &dyn Table,
    ply: Option<usize>,
    games: usize,
    chance: &mut Chance,
) -> LuckOfMove {
    // Any seat will do: luck is measured for all.
    let ask = Reckon { ply, games, chance };
    visit(table.game(), About { table, seat: Seat(0), ask })
        .expect("a table's game is in the catalogue")
}

/// The move that `player` makes in `seat`, which is asked.
pub fn choose(table: &dyn Table, seat: Seat, player: &Player, chance: &mut Chance) -> String {
    let ask = Choose { player: *player, chance };
    visit(table.game(), About { table, seat, ask }).expect("a table's game is in the catalogue")
}

/// What a captain thinks of the best few moves of `seat`, which is asked, and of the one that was
/// `played`; the best first.
pub fn hints(
    table: &dyn Table,
    seat: Seat,
    played: Option<&str>,
    budget: Budget,
    chance: &mut Chance,
) -> Hints {
    let ask = Advise { played, budget, chance };
    visit(table.game(), About { table, seat, ask }).expect("a table's game is in the catalogue")
}
