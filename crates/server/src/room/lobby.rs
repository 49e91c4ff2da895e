//! Before the game: who sits down, stands up, and starts.

use store::{Away, Person, Sitter, Status, Stay};

use super::{Access, Room};
use crate::bans::Welcome;
use crate::trouble::Trouble;

type Done = Result<(), Trouble>;

impl Room {
    pub(super) fn in_lobby(&self) -> Done {
        match self.row.status {
            Status::Lobby => Ok(()),
            Status::Running | Status::Finished | Status::Closed => {
                Err(Trouble::conflict("error-started"))
            }
        }
    }

    fn is_host(&self, person: &str) -> bool {
        self.row.host == person
    }

    pub(super) fn only_host(&self, person: &str) -> Done {
        if self.is_host(person) { Ok(()) } else { Err(Trouble::forbidden("error-only-host")) }
    }

    pub(super) async fn give(&mut self, seat: usize, sitter: Sitter) -> Done {
        self.give_while(seat, sitter, None).await
    }

    /// Gives a seat to somebody; `away` is why a bot plays for one who did not order it.
    pub(super) async fn give_while(
        &mut self,
        seat: usize,
        sitter: Sitter,
        away: Option<Away>,
    ) -> Done {
        self.store.seat(&self.row.id, seat, &sitter, away).await?;
        let confirms = match sitter.person() {
            Some(person) => self.store.confirms(person).await?,
            None => false,
        };
        self.row.seats[seat] = sitter;
        self.row.stays[seat] = Stay { away, confirms, agrees: false, ..self.row.stays[seat] };
        self.look_away();
        self.tell();
        Ok(())
    }

    pub(super) fn sitter(&self, seat: usize) -> Result<&Sitter, Trouble> {
        self.row.seats.get(seat).ok_or_else(|| Trouble::bad("error-no-such-seat"))
    }

    /// Sits down on `seat`, or on the first that is free.
    pub(crate) async fn sit(&mut self, person: &Person, seat: Option<usize>, _: Welcome) -> Done {
        self.in_lobby()?;
        if self.access(Some(&person.id)).await? < Access::Guest {
            return Err(Trouble::forbidden("error-private"));
        }
        if self.store.is_barred(&self.row.id, &person.id).await? {
            return Err(Trouble::forbidden("error-barred"));
        }
        if self.sits_at(&person.id) {
            return Err(Trouble::conflict("error-sits-already"));
        }
        let free = || self.row.seats.iter().position(|it| *it == Sitter::Free);
        let seat = seat.or_else(free).ok_or_else(|| Trouble::conflict("error-full"))?;
        if *self.sitter(seat)? != Sitter::Free {
            return Err(Trouble::conflict("error-taken"));
        }
        let (id, name) = (person.id.clone(), person.name.clone());
        self.give(seat, Sitter::Person { id, name, relief: None, beside: false }).await?;
        if self.is_challenge() && !self.row.seats.contains(&Sitter::Free) {
            return self.begin().await;
        }
        Ok(())
    }

    /// Whether the host only left a deal here for somebody else.
    pub(super) fn is_challenge(&self) -> bool {
        self.row.replay_of.is_some() && !self.sits_at(&self.row.host)
    }

    /// Seats somebody of that name on the device of a person who sits here, or who is the host.
    pub(crate) async fn sit_beside(
        &mut self,
        person: &Person,
        seat: usize,
        name: String,
        _: Welcome,
    ) -> Done {
        self.in_lobby()?;
        if !self.sits_at(&person.id) {
            self.only_host(&person.id)?;
        }
        if *self.sitter(seat)? != Sitter::Free {
            return Err(Trouble::conflict("error-taken"));
        }
        let id = person.id.clone();
        self.give(seat, Sitter::Person { id, name, relief: None, beside: true }).await
    }

    /// Frees a seat: one's own, or as host any.
    pub(crate) async fn free(&mut self, person: &Person, seat: usize) -> Done {
        self.in_lobby()?;
        if self.sitter(seat)?.person() != Some(&person.id) {
            self.only_host(&person.id)?;
        }
        self.give(seat, Sitter::Free).await
    }

    /// Gives a free seat to a bot.
    pub(crate) async fn give_to_bot(
        &mut self,
        person: &Person,
        seat: usize,
        level: String,
    ) -> Done {
        self.in_lobby()?;
        self.only_host(&person.id)?;
        match self.sitter(seat)? {
            Sitter::Free | Sitter::Bot(_) => self.give(seat, Sitter::Bot(level)).await,
            Sitter::Person { .. } => Err(Trouble::conflict("error-taken")),
        }
    }

    /// The host starts the game.
    pub(crate) async fn start(&mut self, person: &Person) -> Done {
        self.in_lobby()?;
        self.only_host(&person.id)?;
        if self.row.seats.contains(&Sitter::Free) {
            return Err(Trouble::conflict("error-seats-free"));
        }
        self.begin().await
    }

    async fn begin(&mut self) -> Done {
        let cards = self.store.card_file(&self.row.cards).await?;
        self.store.start(&self.row.id).await?;
        self.row.status = Status::Running;
        self.game = Some(crate::fate::deal(&self.row, &cards)?);
        tracing::info!(table = self.row.id, game = self.row.game, "a game begins");
        self.tell();
        Ok(())
    }
}
