//! The deal of a table: who may know it, and who may play it again.

use store::{Person, Played, Sitter, Status};
use web::clock::Clock;
use words::Lang;

use super::Room;
use super::leave::SUCCESSOR;
use crate::trouble::Trouble;

/// A table to be opened.
pub(crate) struct Plan {
    pub(crate) game: String,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) seats: Vec<Sitter>,
    pub(crate) listed: bool,
    pub(crate) hints: bool,
    /// How long people may think.
    pub(crate) clock: Option<Clock>,
    pub(crate) lang: Lang,
    pub(crate) luck: Luck,
    /// What has been played there already: the first moves of another game with the same deal.
    pub(crate) moves: Vec<Played>,
}

/// Where the luck of a table comes from.
pub(crate) enum Luck {
    /// Nobody has had this deal.
    Fresh,
    /// That of a day.
    Day(String),
    /// That of another table.
    Again(Again),
}

/// A deal that was played before. Its seed goes from table to table without leaving the server.
pub(crate) struct Again {
    pub(crate) seed: String,
    /// The hash of the cards, and their file.
    pub(crate) cards: (String, String),
    /// The table where it was first played.
    pub(crate) of: String,
    pub(crate) day: Option<String>,
}

impl Room {
    /// The seed, once the game is over. That of a day stays here until everybody has had it.
    pub(super) fn published(&self) -> Option<&str> {
        let over = self.row.status == Status::Finished && !self.is_of_today();
        over.then_some(&self.row.seed)
    }

    /// Whether the record may be read, with the seed in it.
    pub(super) async fn check_record(&self) -> Result<(), Trouble> {
        let given_up = || self.store.is_in_play(&self.row.commitment);
        match self.row.status {
            Status::Lobby | Status::Running => Err(Trouble::conflict("error-record-running")),
            Status::Finished | Status::Closed if self.is_of_today() => {
                Err(Trouble::conflict("error-record-day"))
            }
            Status::Closed if given_up().await? => Err(Trouble::conflict("error-record-running")),
            Status::Finished | Status::Closed => Ok(()),
        }
    }

    /// The same table again, with the seats of other people free.
    pub(crate) fn plan_again(&self, host: &Person) -> Result<Plan, Trouble> {
        if !self.sits_at(&host.id) {
            return Err(Trouble::forbidden("error-no-seat"));
        }
        let same = |sitter: &Sitter| match sitter {
            Sitter::Person { id, .. } if *id != host.id => Sitter::Free,
            Sitter::Person { id, name, beside, .. } => {
                let (id, name) = (id.clone(), name.clone());
                Sitter::Person { id, name, relief: None, beside: *beside }
            }
            Sitter::Bot(_) | Sitter::Free => sitter.clone(),
        };
        Ok(Plan {
            game: self.row.game.clone(),
            options: self.row.options.clone(),
            seats: self.row.seats.iter().map(same).collect(),
            listed: self.row.listed,
            hints: self.row.hints,
            clock: self.clock(),
            lang: self.lang(),
            luck: Luck::Fresh,
            moves: Vec::new(),
        })
    }

    /// The same table again, with the same deal.
    pub(crate) async fn plan_same_deal(&self, host: &Person) -> Result<Plan, Trouble> {
        let plan = self.plan_again(host)?;
        if !self.may_replay() {
            let key = if self.is_try() { "error-day-first" } else { "error-deal-running" };
            return Err(self.now(&host.id, Trouble::conflict(key)));
        }
        Ok(Plan { luck: self.same_luck().await?, ..plan })
    }

    /// The same deal for a friend: they have the seat of the one who asks, bots all others.
    pub(crate) async fn plan_challenge(&self, host: &Person) -> Result<Plan, Trouble> {
        if self.row.status != Status::Finished {
            return Err(self.now(&host.id, Trouble::conflict("error-deal-running")));
        }
        let seat = self.seat_of(&host.id).ok_or_else(|| self.no_seat(&host.id))?;
        let plan = self.plan_again(host)?;
        let other = |(at, sitter): (usize, Sitter)| match sitter {
            _ if at == seat.index() => Sitter::Free,
            Sitter::Bot(level) => Sitter::Bot(level),
            Sitter::Person { .. } | Sitter::Free => Sitter::Bot(SUCCESSOR.to_string()),
        };
        let seats = plan.seats.into_iter().enumerate().map(other).collect();
        Ok(Plan { seats, listed: false, luck: self.same_luck().await?, ..plan })
    }

    /// The deal of this table, for another one.
    pub(super) async fn same_luck(&self) -> Result<Luck, Trouble> {
        let file = self.store.card_file(&self.row.cards).await?;
        Ok(Luck::Again(Again {
            seed: self.row.seed.clone(),
            cards: (self.row.cards.clone(), file),
            of: self.row.replay_of.clone().unwrap_or_else(|| self.row.id.clone()),
            day: self.row.day.clone(),
        }))
    }

    /// Whether the deal may be played again: when the game is over, or by giving it up where
    /// nobody else plays.
    pub(super) fn may_replay(&self) -> bool {
        match self.row.status {
            Status::Finished => true,
            Status::Running => self.row.seats.len() == 1 && !self.is_try(),
            Status::Lobby | Status::Closed => false,
        }
    }

    /// A game that runs ends here: its deal is played again elsewhere.
    pub(crate) async fn give_up(&mut self) -> Result<(), Trouble> {
        if self.row.status == Status::Running {
            self.close("error-closed-given-up").await?;
        }
        Ok(())
    }
}
