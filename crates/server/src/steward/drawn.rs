//! The region of a page that changes, drawn once for all who look on.

use std::sync::Arc;

use desk::{Asking, Fragment, LogReader, Showing, Sight};
use room::{Access, Objection};
use words::Lang;

use super::Steward;
use crate::asker::Asker;
use crate::clock::now;
use crate::trouble::Trouble;

/// What was drawn since something was last told, for those who have no seat: they see the same.
#[derive(Default)]
pub(super) struct Drawn {
    told: u64,
    fragments: Vec<(SightOfOnlooker, Arc<Fragment>)>,
}

/// What the page of one without a seat depends on.
#[derive(PartialEq)]
struct SightOfOnlooker {
    lang: Lang,
    access: Access,
    /// The first line of the log that is drawn.
    log: usize,
    /// Whether they may know of the table's club.
    sees_club: bool,
}

impl Steward {
    /// The region of the page that changes, unless it shows nothing that `shown` does not.
    pub(crate) fn fresh_fragment(
        &mut self,
        (asker, club): (&Asker, Option<&str>),
        access: Access,
        shown: Option<&Fragment>,
    ) -> Result<Option<Arc<Fragment>>, Trouble> {
        let (showing, told) = (Showing::of(&self.room, now()), *self.changed.borrow());
        let (drawn, state) = (&mut self.drawn, self.room.state());
        let asking = Asking { club, ..asker.asking() };
        let is_member = asking.person.is_some_and(|it| state.is_member(it));
        let alone = is_member || state.clock().is_some();
        let fresh = showing.fresh(&asking, access, shown, |sight, reader| match alone {
            true => Ok(Arc::new(showing.fragment(&asking, access, sight, reader)?)),
            false => drawn.once(showing, told, (&asking, access, sight), reader),
        });
        Ok(fresh?)
    }
}

impl Drawn {
    /// The region as it is now, for one of those who look on.
    fn once(
        &mut self,
        showing: Showing<'_>,
        told: u64,
        (asking, access, sight): (&Asking<'_>, Access, Sight<'_>),
        reader: &LogReader,
    ) -> Result<Arc<Fragment>, Objection> {
        if self.told != told {
            *self = Drawn { told, fragments: Vec::new() };
        }
        let (lang, sees_club) = (asking.lang(), asking.club.is_some());
        let key = SightOfOnlooker { lang, access, log: sight.log.first(), sees_club };
        if let Some((_, known)) = self.fragments.iter().find(|it| it.0 == key) {
            return Ok(Arc::clone(known));
        }
        let fresh = Arc::new(showing.fragment(asking, access, sight, reader)?);
        self.fragments.push((key, Arc::clone(&fresh)));
        Ok(fresh)
    }
}
