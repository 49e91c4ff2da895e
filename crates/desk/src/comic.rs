//! The story of a game that is over, in pictures: what those who only watched were told.

use frame::comic::chosen;
use frame::data::{Beside, Frame};
use maud::Markup;
use room::Objection;
use tabletop::Viewer;
use web::site::{self, ComicPage};
use web::{boards, picture};

use crate::future::told_to_all;
use crate::{Asking, Showing};

impl Showing<'_> {
    /// The page with the pictures.
    ///
    /// # Errors
    /// The game is not over, or its deal is still new to somebody.
    pub fn comic(self, asking: &Asking<'_>, now: i64) -> Result<Markup, Objection> {
        let (table, game) = (&self.facts().id, &self.facts().game);
        let link = format!("{}/t/{table}/comic", asking.origin);
        self.watched(asking, now, |frame, state| {
            let panels = chosen(boards::story(frame, state));
            let names: Vec<&str> = frame.sitters.iter().map(|it| it.name).collect();
            let (reader, panels) = (asking.reader, panels.as_slice());
            site::comic(&ComicPage { reader, table, game, names: &names, panels, link: &link })
        })
    }

    /// The same as one picture, an SVG document.
    ///
    /// # Errors
    /// As for [`comic`](Self::comic).
    pub fn comic_sheet(self, asking: &Asking<'_>, now: i64) -> Result<String, Objection> {
        let game = &self.facts().game;
        self.watched(asking, now, |frame, state| {
            let panels = chosen(boards::story(frame, state));
            let names: Vec<&str> = frame.sitters.iter().map(|it| it.name).collect();
            let signed = format!("{} · Rempart", names.join(", "));
            picture::comic(game, &boards::board(frame, state), &signed, &panels)
        })
    }

    /// The whole game as it is told to those who watch.
    fn watched<T>(
        self,
        asking: &Asking<'_>,
        now: i64,
        draw: impl FnOnce(&Frame<'_>, &dyn catalogue::Table) -> T,
    ) -> Result<T, Objection> {
        told_to_all(self.state(), now)?;
        let game = self.state().whole()?;
        let watching = Beside::default();
        Ok(self.in_frame(asking, Viewer::Spectator, game, watching, |frame| draw(frame, game)))
    }
}
