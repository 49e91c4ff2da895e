//! What a bot does for a person: it says what it would play, or plays for them for a while.

use std::time::Duration;

use bots::{Budget, Hint, Player};
use catalogue::Table;
use store::{Away, Kind, Person, Said, Sitter, Status};
use tabletop::{Chance, Seat, Viewer};

use super::Room;
use crate::advice::{self, Turn, Whose};
use crate::review::Past;
use crate::trouble::Trouble;
use crate::{daily, luck};

/// How many moves a hint names.
const HINTS_MAX: usize = 3;

/// What a bot thinks of the moves of one seat, as long as nothing has changed for it since.
pub(crate) struct Advice {
    pub(super) settled: u64,
    pub(crate) hints: Vec<Hint>,
}

/// A position in which somebody wants to know what a bot would do.
pub(crate) struct Question {
    game: Box<dyn Table>,
    seat: Seat,
    settled: u64,
}

impl Question {
    /// Thinks about it for `time`, beside the tasks that serve people.
    pub(crate) async fn think(
        self,
        time: Duration,
        whose: Whose,
    ) -> Result<(Seat, Advice), Trouble> {
        let Question { game, seat, settled } = self;
        let turn = advice::turn(whose).await?;
        let hints = beside(turn, game, seat, None, time).await.ok_or_else(Trouble::broken)?;
        Ok((seat, Advice { settled, hints }))
    }
}

/// What a captain thinks in `time` of the moves of `seat`: of the few that it would play, and of
/// the one that was `played`; the best first. It sees what the seat sees.
pub(crate) async fn consider(
    game: Box<dyn Table>,
    seat: Seat,
    played: Option<String>,
    time: Duration,
) -> Option<Vec<Hint>> {
    let turn = advice::turn(Whose::reviewers()).await.ok()?;
    beside(turn, game, seat, played, time).await
}

/// Thinks beside the tasks that serve people. The turn lasts as long as that, whoever still waits.
async fn beside(
    turn: Turn<'static>,
    game: Box<dyn Table>,
    seat: Seat,
    played: Option<String>,
    time: Duration,
) -> Option<Vec<Hint>> {
    let thinking = move || {
        let weighed = weigh(game.as_ref(), seat, played.as_deref(), time);
        drop(turn);
        weighed
    };
    tokio::task::spawn_blocking(thinking).await.ok().flatten()
}

/// Half of the time finds the moves that are worth a thought, the other half weighs each of them
/// as long.
fn weigh(game: &dyn Table, seat: Seat, played: Option<&str>, time: Duration) -> Option<Vec<Hint>> {
    let mut chance = Chance::new(luck::seed());
    let search = |time| Player::Search(Budget::Time(time)).search();
    let found = bots::hints(game, seat, &search(time / 2)?, &mut chance);
    let mut moves: Vec<&str> = found.iter().take(HINTS_MAX).map(|it| it.mv.as_str()).collect();
    moves.extend(played.filter(|it| !moves.contains(it)));
    let each = search(time / 2 / moves.len() as u32)?;
    let weighed = moves.iter().filter_map(|mv| bots::hint_on(game, seat, mv, &each, &mut chance));
    let mut weighed: Vec<Hint> = weighed.collect();
    weighed.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    Some(weighed)
}

impl Room {
    /// The position in which a person who is asked wants a hint.
    pub(crate) fn question(&self, person: &str, seq: u64) -> Result<Question, Trouble> {
        let seat = self.player(person)?;
        self.check_fresh(person, seq)?;
        if !self.hints_allowed() {
            return Err(self.now(person, Trouble::conflict("error-no-hints")));
        }
        self.check_confirmed(person, seat)?;
        let game = self.game.as_ref().ok_or_else(Trouble::broken)?;
        match game.legal_moves(seat).len() {
            0 => Err(self.now(person, Trouble::conflict("error-not-asked"))),
            1 => Err(self.now(person, Trouble::conflict("error-no-choice"))),
            _ => Ok(Question {
                game: game.at(game.plies()),
                seat,
                settled: self.settled(Viewer::Seat(seat)),
            }),
        }
    }

    /// Keeps a hint for the one who asked for it; the others learn that they asked.
    pub(crate) async fn advise(
        &mut self,
        person: &Person,
        (seat, advice): (Seat, Advice),
    ) -> Result<u64, Trouble> {
        if advice.settled != self.settled(Viewer::Seat(seat)) {
            return Err(self.now(&person.id, Trouble::conflict("error-stale")));
        }
        self.advice.insert(seat, advice);
        self.note(person, Kind::Hint, String::new()).await
    }

    /// The hint that is still good for what `seat` is asked.
    pub(crate) fn advice(&self, seat: Seat) -> Option<&Advice> {
        self.advice.get(&seat).filter(|it| it.settled == self.settled(Viewer::Seat(seat)))
    }

    /// Whether a bot may be asked here. At the deal of a day everybody is alone.
    pub(super) fn hints_allowed(&self) -> bool {
        self.row.hints && !self.is_try()
    }

    /// Whether this counts among the results of a day.
    pub(super) fn is_try(&self) -> bool {
        self.row.day.is_some() && self.row.replay_of.is_none()
    }

    /// Whether the deal of a day is still new to somebody.
    pub(super) fn is_of_today(&self) -> bool {
        self.row.day.as_deref().is_some_and(|day| !daily::is_over(day))
    }

    /// Lets a bot play a person's seat from here on.
    pub(crate) async fn relieve(&mut self, person: &Person, level: String) -> Result<u64, Trouble> {
        if self.is_try() {
            return Err(self.now(&person.id, Trouble::conflict("error-day-alone")));
        }
        self.change_hands(person, Some(level.clone())).await?;
        self.note(person, Kind::Relieved, level).await
    }

    /// Gives a person back the seat that a bot plays for them.
    pub(crate) async fn come_back(&mut self, person: &Person) -> Result<u64, Trouble> {
        self.change_hands(person, None).await?;
        self.note(person, Kind::Returned, String::new()).await
    }

    pub(super) fn plies(&self) -> usize {
        self.game.as_ref().map_or(0, |it| it.plies())
    }

    async fn change_hands(
        &mut self,
        person: &Person,
        relief: Option<String>,
    ) -> Result<(), Trouble> {
        let seat = self.sits(&person.id)?;
        self.relay(seat, relief, None).await
    }

    /// Lets a bot play for the person in a seat, or no longer.
    pub(super) async fn relay(
        &mut self,
        seat: Seat,
        by: Option<String>,
        away: Option<Away>,
    ) -> Result<(), Trouble> {
        let mut sitter = self.row.seats[seat.index()].clone();
        if let Sitter::Person { relief, .. } = &mut sitter {
            *relief = by;
        }
        self.give_while(seat.index(), sitter, away).await
    }

    /// Notes what somebody did beside the game, between the lines of the talk.
    pub(super) async fn note(
        &mut self,
        person: &Person,
        kind: Kind,
        words: String,
    ) -> Result<u64, Trouble> {
        let seat = self.seat_of(&person.id).map(|it| it.0);
        self.note_of(person, seat, kind, words).await
    }

    /// Notes what happened to the one in a seat.
    pub(super) async fn note_of(
        &mut self,
        person: &Person,
        seat: Option<u8>,
        kind: Kind,
        words: String,
    ) -> Result<u64, Trouble> {
        let (id, name) = (person.id.clone(), person.name.clone());
        self.keep(Said { person: id, name, seat, kind, words, version: 0 }).await
    }

    /// The seat of a person whose decisions can be weighed now.
    pub(crate) fn reviewed(&self, person: &str) -> Result<Seat, Trouble> {
        let seat = self.seat_of(person).ok_or_else(|| Trouble::forbidden("error-no-seat"))?;
        match self.row.status {
            Status::Finished if self.game.is_some() => Ok(seat),
            Status::Lobby | Status::Running | Status::Finished | Status::Closed => {
                Err(Trouble::conflict("error-review-running"))
            }
        }
    }

    /// The whole game, for weighing what `seat` decided in it.
    pub(crate) async fn past(&self, seat: Seat) -> Result<Past, Trouble> {
        let relieved = self.store.reliefs(&self.row.id, seat.index()).await?;
        let game = self.game.as_ref().ok_or_else(Trouble::broken)?;
        let names = self.names(self.lang());
        Ok(Past { game: game.at(game.plies()), seat, names, relieved })
    }

    pub(crate) fn game_id(&self) -> String {
        self.row.game.clone()
    }

    /// The level of the bot that plays for `seat`, while the game runs.
    pub(super) fn relief_of(&self, seat: Seat) -> Option<&str> {
        match &self.row.seats[seat.index()] {
            Sitter::Person { relief, .. } if self.row.status == Status::Running => {
                relief.as_deref()
            }
            Sitter::Person { .. } | Sitter::Bot(_) | Sitter::Free => None,
        }
    }
}
