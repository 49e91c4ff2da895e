//! Who may come in.

use room::{Access, Known, Request};

use super::Steward;
use crate::clock::now;
use crate::names;
use crate::trouble::Trouble;

/// What the store said of one who looks on for long.
#[derive(Clone, Default)]
pub(crate) struct Visit {
    /// When: as often as who may come in had changed by then.
    asked: Option<u64>,
    known: Known,
    /// The club for which the table was opened, if they may know of it.
    pub(crate) club: Option<String>,
}

impl Steward {
    /// What `person` may do here.
    pub(crate) async fn access(&self, person: Option<&str>) -> Result<Access, Trouble> {
        let known = match person {
            Some(person) => self.known(person).await?,
            None => Known::default(),
        };
        Ok(self.state().access(person, known, now())?)
    }

    /// The same for one who looks on for long: the store is asked once, until who may come in changes.
    pub(crate) async fn access_again(
        &self,
        person: Option<&str>,
        visit: &mut Visit,
    ) -> Result<Access, Trouble> {
        let state = self.state();
        let asked = visit.asked == Some(self.doors);
        if !asked {
            visit.club = self.club_for(person).await?;
        }
        if let Some(stranger) = person.filter(|it| !state.is_member(it))
            // Whether the deal of a day is still before them is asked anew when it is over.
            && (!asked || state.is_over())
        {
            visit.known = self.known(stranger).await?;
        }
        visit.asked = Some(self.doors);
        Ok(state.access(person, visit.known, now())?)
    }

    /// The club for which the table was opened, if a person may know of it.
    pub(super) async fn club_for(&self, person: Option<&str>) -> Result<Option<String>, Trouble> {
        Ok(self.store.club_of_table(&self.facts().id, person.unwrap_or_default()).await?)
    }

    /// What the store knows of somebody that decides whether they may come in.
    async fn known(&self, person: &str) -> Result<Known, Trouble> {
        let (state, facts) = (self.state(), self.facts());
        if state.is_member(person) {
            return Ok(Known::default());
        }
        let invited = self.store.is_guest(&facts.id, person).await?;
        let day = facts.day.as_ref().filter(|_| state.is_over() && state.is_of_today(now()));
        let tried = match day {
            Some(day) => self.store.try_of(&facts.game, day, person).await?,
            None => None,
        };
        Ok(Known { invited, tried: tried.is_some_and(|(_, over)| over), confirms: false })
    }

    /// Whether this is the key of the invitation.
    pub(crate) fn is_key(&self, key: &str) -> bool {
        names::is_same(key, &self.facts().invite_key)
    }

    /// Adds to a request what the store knows of the one who asks.
    pub(super) async fn look_up(&self, request: Request) -> Result<Request, Trouble> {
        Ok(match request {
            Request::Say { person, words, .. } => {
                let known = self.known(&person.id).await?;
                Request::Say { person, words, known }
            }
            Request::Sit { person, seat, .. } => {
                let confirms = self.store.confirms(&person.id).await?;
                let known = Known { confirms, ..self.known(&person.id).await? };
                Request::Sit { person, seat, known }
            }
            Request::SitBeside { person, seat, name, .. } => {
                let confirms = self.store.confirms(&person.id).await?;
                let known = Known { confirms, ..Known::default() };
                Request::SitBeside { person, seat, name, known }
            }
            Request::Arrive { person, .. } => {
                let seat = self.state().seat_of(&person.id);
                let seat = seat.filter(|_| !self.room.presence().is_at_page(&person.id));
                let seen = match seat {
                    Some(seat) => self.store.look(&self.facts().id, seat.index()).await?,
                    None => None,
                };
                Request::Arrive { person, seen }
            }
            known => known,
        })
    }
}
