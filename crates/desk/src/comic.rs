//! The story of a game that is over, in pictures: what those who only watched were told.

use frame::comic::{ComicPanel, chosen};
use frame::data::{Beside, Board};
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
        self.told(asking, now, |_, names, panels| {
            let reader = asking.reader;
            site::comic(&ComicPage { reader, table, game, names, panels, link: &link })
        })
    }

    /// The same as one picture, an SVG document.
    ///
    /// # Errors
    /// As for [`comic`](Self::comic).
    pub fn comic_sheet(self, asking: &Asking<'_>, now: i64) -> Result<String, Objection> {
        self.told(asking, now, |board, names, panels| {
            let signed = format!("{} · Rempart", names.join(", "));
            picture::comic(&self.facts().game, &board(), &signed, panels)
        })
    }

    /// Draws the story with the board at the end, who played, and the pictures.
    fn told<T>(
        self,
        asking: &Asking<'_>,
        now: i64,
        draw: impl FnOnce(&dyn Fn() -> Board, &[&str], &[ComicPanel]) -> T,
    ) -> Result<T, Objection> {
        told_to_all(self.state(), now)?;
        let game = self.state().whole()?;
        Ok(self.in_frame(asking, Viewer::Spectator, game, Beside::default(), |frame| {
            let names: Vec<&str> = frame.sitters.iter().map(|it| it.name).collect();
            let panels = chosen(boards::story(frame, game));
            draw(&|| boards::board(frame, game), &names, &panels)
        }))
    }
}
