//! The deal of a table: who may know it, and who may play it again.

use catalogue::Table;
use facts::{DuelPlace, Person, PlayedMove, Said, Sitter, Status, TalkKind};
use tabletop::Seat;
use words::Lang;

use crate::clock::Clock;
use crate::leave::SUCCESSOR;
use crate::objection::Objection;
use crate::state::State;

/// A table that is to be opened.
#[derive(Clone, Debug)]
pub struct TablePlan {
    pub game: String,
    pub options: Vec<(String, String)>,
    pub seats: Vec<Sitter>,
    pub listed: bool,
    pub hints: bool,
    /// How long people may think.
    pub clock: Option<Clock>,
    pub lang: Lang,
    pub luck: Luck,
    /// Moves that have already been played there: the first moves of another game with the same
    /// deal.
    pub moves: Vec<PlayedMove>,
}

/// Where the luck of a table comes from.
#[derive(Clone, Debug)]
pub enum Luck {
    /// A deal that nobody has had.
    Fresh,
    /// The deal of a day.
    Day(String),
    /// The deal of another table.
    Again(Again),
    /// A deal of a duel.
    Duel(DuelDeal),
}

/// A deal that was played before. Its seed goes from table to table, but never leaves the server.
#[derive(Clone, Debug)]
pub struct Again {
    pub seed: String,
    /// The hash of the cards.
    pub cards: String,
    /// The table where it was first played.
    pub of: String,
    pub day: Option<String>,
}

/// What a game was played with, for a duel over it.
#[derive(Clone, Debug)]
pub struct PlayedDeal {
    pub game: String,
    pub options: Vec<(String, String)>,
    /// The hash of the cards.
    pub cards: String,
    pub seed: String,
    /// Where the person sat.
    pub seat: Seat,
    /// The levels of the bots in the other seats, in turn order.
    pub bots: Vec<String>,
}

/// A deal that two sides play, each at a table of its own.
#[derive(Clone, Debug)]
pub struct DuelDeal {
    pub seed: String,
    /// The hash of the cards.
    pub cards: String,
    pub place: DuelPlace,
}

/// Whether the record of a game may be read, with the seed in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordAccess {
    Yes,
    /// Only if the same deal is not being played elsewhere.
    UnlessInPlay,
}

/// What a table says in place of an earlier one with its deal, if it has other cards than the game's
/// own: it counts nowhere.
pub const OTHER_CARDS: &str = "cards";

/// Stands between an earlier table and the number of the move from which its game goes on.
const FROM: char = '@';

impl State {
    /// The seed, once the game is over. The seed of a day is not shown before the day is over, that of
    /// a deal that others play, in a duel or a tournament, not before all their games are.
    pub fn published(&self, now: i64) -> Option<&str> {
        let over = self.is_over() && !self.is_of_today(now) && !self.facts.sealed;
        over.then_some(self.facts.seed.as_str())
    }

    /// Whether the record may be read.
    pub fn record_access(&self, now: i64) -> Result<RecordAccess, Objection> {
        match self.facts.status {
            Status::Lobby | Status::Running => Err(Objection::conflict("error-record-running")),
            Status::Finished | Status::Closed if self.facts.sealed => {
                Err(Objection::conflict("error-record-deal"))
            }
            Status::Finished | Status::Closed if self.is_of_today(now) => {
                Err(Objection::conflict("error-record-day"))
            }
            Status::Closed => Ok(RecordAccess::UnlessInPlay),
            Status::Finished => Ok(RecordAccess::Yes),
        }
    }

    /// The same table again, with the seats of other people free.
    pub fn plan_again(&self, host: &str) -> Result<TablePlan, Objection> {
        if !self.seats().has(host) {
            return Err(Objection::forbidden("error-no-seat"));
        }
        let same = |(_, sitter): (Seat, &Sitter)| match sitter {
            Sitter::Person { id, .. } if id != host => Sitter::Free,
            Sitter::Person { id, name, beside, .. } => {
                let (id, name) = (id.clone(), name.clone());
                Sitter::Person { id, name, relief: None, beside: *beside }
            }
            Sitter::Bot(_) | Sitter::Free => sitter.clone(),
        };
        Ok(TablePlan {
            game: self.facts.game.clone(),
            options: self.facts.options.clone(),
            seats: self.seats().sitters().map(same).collect(),
            listed: self.facts.listed,
            hints: self.facts.hints,
            clock: self.clock(),
            lang: self.lang(),
            luck: Luck::Fresh,
            moves: Vec::new(),
        })
    }

    /// The same table again, with the same deal.
    pub fn plan_same_deal(&self, host: &str) -> Result<TablePlan, Objection> {
        let plan = self.plan_again(host)?;
        if !self.may_replay() {
            let key = match self.is_try() {
                _ if self.facts.sealed => "error-deal-first",
                true => "error-day-first",
                false => "error-deal-running",
            };
            return Err(self.now(host, Objection::conflict(key)));
        }
        Ok(TablePlan { luck: self.same_luck(), ..plan })
    }

    /// The same deal for a friend, who gets the seat of the person who asks; bots get all others.
    pub fn plan_challenge(&self, host: &str) -> Result<TablePlan, Objection> {
        if !self.is_over() || self.facts.sealed {
            let key = if self.facts.sealed { "error-deal-first" } else { "error-deal-running" };
            return Err(self.now(host, Objection::conflict(key)));
        }
        let seat = self.seat_of(host).ok_or_else(|| self.no_seat(host))?;
        let plan = self.plan_again(host)?;
        let other = |(at, sitter): (usize, Sitter)| match sitter {
            _ if at == seat.index() => Sitter::Free,
            Sitter::Bot(level) => Sitter::Bot(level),
            Sitter::Person { .. } | Sitter::Free => Sitter::Bot(SUCCESSOR.to_string()),
        };
        let seats = plan.seats.into_iter().enumerate().map(other).collect();
        Ok(TablePlan { seats, listed: false, luck: self.same_luck(), ..plan })
    }

    /// The game of `host` as the first of a duel. Only a game qualifies that they played alone with its
    /// deal: against bots, without help, and where nobody could look on unasked.
    pub fn duel_to_offer(&self, host: &str) -> Result<PlayedDeal, Objection> {
        let seat = self.seat_of(host).ok_or_else(|| self.no_seat(host))?;
        let helped = |it: &Said| it.kind != TalkKind::Words;
        let people = self.seats().sitters().filter(|it| it.1.bot().is_none()).count();
        let new = self.facts.replay_of.is_none() && self.facts.day.is_none();
        let free = new && self.facts.duel.is_none() && !self.facts.listed;
        if !self.is_over() || !free || people != 1 || self.talk.iter().any(helped) {
            return Err(self.now(host, Objection::conflict("error-duel-unfit")));
        }
        Ok(PlayedDeal {
            game: self.facts.game.clone(),
            options: self.facts.options.clone(),
            cards: self.facts.cards.clone(),
            seed: self.facts.seed.clone(),
            seat,
            bots: self.seats().sitters().filter_map(|it| it.1.bot().map(str::to_string)).collect(),
        })
    }

    /// A table that begins after the first `ply` moves of this game: `host` in `seat`, bots of
    /// `level` in all others.
    pub fn plan_on(
        &self,
        host: &Person,
        seat: Seat,
        ply: usize,
        level: &str,
    ) -> Result<TablePlan, Objection> {
        let game = self.over_after(ply)?;
        if self.seats().count() <= seat.index() {
            return Err(Objection::senseless("error-no-such-seat"));
        }
        let (id, name) = (host.id.clone(), host.name.clone());
        let host = Sitter::Person { id, name, relief: None, beside: false };
        let sitter = |at: Seat| match at == seat {
            true => host.clone(),
            false => Sitter::Bot(level.to_string()),
        };
        let played = |ply| {
            let (seat, mv) = game.entry(ply);
            PlayedMove { seat: seat.0, mv }
        };
        Ok(TablePlan {
            game: self.facts.game.clone(),
            options: self.facts.options.clone(),
            seats: Seat::all(self.seats().count() as u8).map(sitter).collect(),
            listed: false,
            hints: true,
            clock: None,
            lang: self.lang(),
            luck: Luck::Again(self.at_move(ply + 1)),
            moves: (0..ply).map(played).collect(),
        })
    }

    /// The whole game, if it is over and has more than `ply` moves.
    fn over_after(&self, ply: usize) -> Result<&dyn Table, Objection> {
        let game = self.whole()?;
        if !self.is_over() {
            return Err(Objection::conflict("error-replay-running"));
        }
        if self.facts.sealed {
            return Err(Objection::conflict("error-deal-first"));
        }
        if game.plies() <= ply {
            return Err(Objection::senseless("error-replay-end"));
        }
        Ok(game)
    }

    /// The deal of this table, for another table.
    fn same_luck(&self) -> Luck {
        Luck::Again(self.dealt())
    }

    /// The same, with where it was first played.
    fn dealt(&self) -> Again {
        let first = self.facts.replay_of.as_ref().unwrap_or(&self.facts.id);
        Again {
            seed: self.facts.seed.clone(),
            cards: self.facts.cards.clone(),
            of: first.split(FROM).next().unwrap_or(first).to_string(),
            day: self.facts.day.clone(),
        }
    }

    /// The same, for a table that goes on from this move of the game. Other cards count nowhere, from
    /// the middle of a game neither.
    fn at_move(&self, number: usize) -> Again {
        let deal = self.dealt();
        match deal.of.as_str() {
            OTHER_CARDS => deal,
            of => Again { of: format!("{of}{FROM}{number}"), ..deal },
        }
    }

    /// The number of the move, from 1, from which an earlier game goes on here.
    pub fn goes_on_from(&self) -> Option<usize> {
        self.facts.replay_of.as_deref()?.split_once(FROM)?.1.parse().ok()
    }

    /// Whether a person may take the running game elsewhere: where nobody but bots plays with them,
    /// and its deal is nobody else's.
    pub fn may_carry(&self, person: &str) -> bool {
        let mine = self.seats().of_person(person).count();
        let alone = 0 < mine && mine == self.seats().people().len();
        let free = self.facts.day.is_none() && self.facts.tournament.is_none();
        self.is_running() && !self.is_try() && free && alone
    }

    /// Whether the deal may be played again: once the game is over, or, where nobody else plays, by
    /// giving the game up.
    pub fn may_replay(&self) -> bool {
        match self.facts.status {
            Status::Finished => !self.facts.sealed,
            Status::Running => self.seats().count() == 1 && !self.is_try() && !self.facts.sealed,
            Status::Lobby | Status::Closed => false,
        }
    }
}
