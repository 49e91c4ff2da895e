//! Who may come in.

use store::Status;

use super::Room;
use crate::names;
use crate::trouble::Trouble;

/// What somebody may do at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Access {
    /// Look at a game that is over.
    Past,
    /// Watch, and sit down where there is room.
    Guest,
    /// Sit or be host.
    Member,
}

impl Room {
    /// What `person` may do here. A private table takes those who sit there or came by its
    /// invitation; a game that is over hides nothing but what was said.
    pub(crate) async fn access(&self, person: Option<&str>) -> Result<Access, Trouble> {
        if let Some(person) = person {
            if self.sits_at(person) || self.row.host == person {
                return Ok(Access::Member);
            }
            if self.store.is_guest(&self.row.id, person).await? {
                return Ok(Access::Guest);
            }
        }
        match self.row.status {
            _ if self.row.listed => Ok(Access::Guest),
            // What happened at the deal of a day would help those who have it still before them.
            Status::Finished if self.is_of_today() && !self.has_tried(person).await? => {
                Err(Trouble::forbidden("error-day-secret"))
            }
            Status::Finished => Ok(Access::Past),
            Status::Lobby | Status::Running | Status::Closed => {
                Err(Trouble::forbidden("error-private"))
            }
        }
    }

    /// Whether `person` has done with the deal of the day.
    async fn has_tried(&self, person: Option<&str>) -> Result<bool, Trouble> {
        let (Some(day), Some(person)) = (&self.row.day, person) else { return Ok(false) };
        let tried = self.store.try_of(&self.row.game, day, person).await?;
        Ok(tried.is_some_and(|(_, over)| over))
    }

    /// Whether this is the key of the invitation.
    pub(crate) fn is_key(&self, key: &str) -> bool {
        names::is_same(key, &self.row.invite_key)
    }
}
