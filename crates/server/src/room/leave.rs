//! Those who leave a table: for a while, for good, because the host wants it or because all agree.

use store::{Away, Kind, Person, Sitter, Status};
use tabletop::Seat;

use super::Room;
use crate::trouble::Trouble;

/// The bot that plays on for one who has left.
pub(super) const SUCCESSOR: &str = "sergeant";

type Done = Result<(), Trouble>;

impl Room {
    /// Somebody leaves. While the game runs a bot plays for them until they are back; before it
    /// begins their seat is free again.
    pub(crate) async fn leave(&mut self, person: &Person) -> Done {
        match self.row.status {
            Status::Lobby => self.part(&person.id).await,
            Status::Running if !self.is_try() => {
                let seats: Vec<Seat> = self.seats_of(&person.id).collect();
                let plays = |it: &Seat| self.row.seats[it.index()].bot().is_none();
                let seats: Vec<Seat> = seats.into_iter().filter(plays).collect();
                for seat in &seats {
                    self.relay(*seat, Some(SUCCESSOR.to_string()), Some(Away::Left)).await?;
                }
                if !seats.is_empty() {
                    self.note(person, Kind::Left, SUCCESSOR.to_string()).await?;
                }
                self.end_if_agreed().await
            }
            Status::Running | Status::Finished | Status::Closed => Ok(()),
        }
    }

    /// Somebody looks at the table again: who had left has their seat back.
    pub(crate) async fn welcome(&mut self, person: &Person) -> Done {
        let left = |it: &Seat| self.row.stays[it.index()].away == Some(Away::Left);
        let seats: Vec<Seat> = self.seats_of(&person.id).filter(left).collect();
        if self.row.status != Status::Running || seats.is_empty() {
            return Ok(());
        }
        for seat in seats {
            self.relay(seat, None, None).await?;
        }
        self.note(person, Kind::Returned, String::new()).await.map(|_| ())
    }

    /// Somebody is gone for good: bots play their seats, or nobody does where the game has not
    /// begun. A table where nobody is left, or that lost its host before the game, is closed.
    pub(crate) async fn part(&mut self, person: &str) -> Done {
        let seats: Vec<Seat> = self.seats_of(person).collect();
        for seat in seats {
            self.vacate(seat).await?;
        }
        let lost = self.row.status == Status::Lobby && self.row.host == person;
        self.close_if_deserted(lost).await
    }

    async fn vacate(&mut self, seat: Seat) -> Done {
        match self.row.status {
            Status::Lobby => self.give(seat.index(), Sitter::Free).await,
            Status::Running => self.give(seat.index(), Sitter::Bot(SUCCESSOR.to_string())).await,
            Status::Finished | Status::Closed => Ok(()),
        }
    }

    async fn close_if_deserted(&mut self, lost: bool) -> Done {
        let deserted = self.row.status == Status::Running
            && self.row.seats.iter().all(|it| it.person().is_none());
        if lost || deserted {
            return self.close("error-closed-left").await;
        }
        self.end_if_agreed().await
    }

    /// Somebody gives up their seat: a bot has it from here on.
    pub(crate) async fn resign(&mut self, person: &Person) -> Done {
        let seat = self.sits(&person.id)?;
        self.note(person, Kind::Resigned, String::new()).await?;
        self.store.add_guest(&self.row.id, &person.id).await?;
        self.vacate(seat).await?;
        self.close_if_deserted(false).await
    }

    /// The host sends somebody away, who does not come back.
    pub(crate) async fn send_away(&mut self, host: &Person, seat: usize) -> Done {
        self.only_host(&host.id)?;
        let (id, name) = match self.sitter(seat)? {
            Sitter::Person { id, name, .. } if *id != host.id => (id.clone(), name.clone()),
            _ => return Err(Trouble::conflict("error-not-to-send")),
        };
        self.store.bar(&self.row.id, &id).await?;
        if self.row.status == Status::Running {
            self.note(host, Kind::SentAway, name).await?;
        }
        self.part(&id).await
    }

    /// Whom a person may send away.
    pub(super) fn dismissible(&self, person: &str) -> Vec<Seat> {
        let others = |it: &usize| self.row.seats[*it].person().is_some_and(|it| it != person);
        let host = self.row.host == person && self.row.status == Status::Running;
        (0..self.row.seats.len()).filter(|it| host && others(it)).map(|it| Seat(it as u8)).collect()
    }

    /// The seats of people who must agree before a game ends as it stands: those who have not
    /// left. Nobody agrees with themselves.
    pub(super) fn voters(&self) -> Vec<Seat> {
        let votes = |it: &usize| {
            self.row.seats[*it].person().is_some() && self.row.stays[*it].away.is_none()
        };
        (0..self.row.seats.len()).filter(votes).map(|it| Seat(it as u8)).collect()
    }

    pub(super) fn agrees(&self, seat: Seat) -> bool {
        self.row.stays[seat.index()].agrees
    }

    /// Somebody would end the game as it stands, or would not any more. It ends when all would.
    pub(crate) async fn agree(&mut self, person: &Person, agrees: bool) -> Done {
        let seat = self.sits(&person.id)?;
        if self.agrees(seat) == agrees {
            return Ok(());
        }
        self.store.agree(&self.row.id, seat.index(), agrees).await?;
        self.row.stays[seat.index()].agrees = agrees;
        let kind = if agrees { Kind::Agrees } else { Kind::Objects };
        self.note(person, kind, String::new()).await?;
        self.end_if_agreed().await
    }

    async fn end_if_agreed(&mut self) -> Done {
        let voters = self.voters();
        let all = !voters.is_empty() && voters.iter().all(|it| self.agrees(*it));
        if all && self.row.status == Status::Running {
            return self.close("error-closed-agreed").await;
        }
        Ok(())
    }

    /// The game cannot go on, for this reason.
    pub(super) async fn close(&mut self, reason: &'static str) -> Done {
        self.store.close_table(&self.row.id, reason).await?;
        self.row.status = Status::Closed;
        self.row.reason = Some(reason.to_string());
        self.game = None;
        self.tell();
        Ok(())
    }

    /// Nobody plays here: everybody went to another table.
    pub(crate) async fn abandon(&mut self) -> Done {
        self.close("error-closed-left").await
    }

    /// Where the same people play again already.
    pub(crate) fn rematch(&self) -> Option<String> {
        self.row.rematch.clone()
    }

    /// The same people play again at `next`, unless they do elsewhere already; answers where.
    /// All who sit here may come in there.
    pub(crate) async fn set_rematch(
        &mut self,
        host: &str,
        next: String,
    ) -> Result<String, Trouble> {
        let others = |it: &&str| *it != host;
        let people = self.row.seats.iter().filter_map(Sitter::person).filter(others);
        let people: Vec<String> = people.map(str::to_string).collect();
        if people.is_empty() {
            return Ok(next);
        }
        let next = self.store.rematch(&self.row.id, &next).await?;
        for person in people {
            self.store.add_guest(&next, &person).await?;
        }
        self.row.rematch = Some(next.clone());
        self.tell();
        Ok(next)
    }
}
