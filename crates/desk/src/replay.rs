//! Looking back over a game.

use catalogue::Table;
use frame::data::{Beside, Board, Frame, LogPart, Replay, ReplayChances};
use frame::table;
use maud::Markup;
use room::Objection;
use tabletop::{Seat, Viewer};
use web::boards;

use crate::{Asking, BOTS, Showing};

/// Where somebody wants to look.
#[derive(Clone, Copy, Debug)]
pub enum ReplayMoment {
    /// As the table stands.
    Last,
    /// After so many moves.
    Ply(usize),
    /// When this line of the log was written.
    Line(usize),
}

/// What somebody who looks back asks for.
#[derive(Clone, Copy, Debug)]
pub struct LookBack {
    pub moment: ReplayMoment,
    /// By whose eyes; none for their own.
    pub eyes: Option<Viewer>,
}

/// What an address asks for: after `ply` moves or at a `line` of the log, by the eyes of a `seat`
/// counted from 1, or of a spectator at 0.
pub fn looks(ply: Option<usize>, line: Option<usize>, seat: Option<u8>) -> LookBack {
    let eyes = seat.map(|it| match it.checked_sub(1) {
        Some(seat) => Viewer::Seat(Seat(seat)),
        None => Viewer::Spectator,
    });
    let moment = match (ply, line) {
        (Some(ply), _) => ReplayMoment::Ply(ply),
        (None, Some(line)) => ReplayMoment::Line(line),
        (None, None) => ReplayMoment::Last,
    };
    LookBack { moment, eyes }
}

impl Showing<'_> {
    /// The page of a moment that is past, with how the chances went if that is known.
    ///
    /// # Errors
    /// The asking may not look like that, or the game has not begun.
    pub fn look_back(
        self,
        asking: &Asking<'_>,
        look: LookBack,
        chances: Option<&ReplayChances>,
    ) -> Result<Markup, Objection> {
        let (viewer, ply) = self.place(asking.person, look)?;
        self.drawn_at(asking, viewer, ply, chances, table::page)
    }

    /// By whose eyes one looks, and after how many moves.
    ///
    /// # Errors
    /// The asking may not look like that, or the game has not begun.
    pub fn place(self, person: Option<&str>, look: LookBack) -> Result<(Viewer, usize), Objection> {
        let viewer = self.state().looks_by(person, look.eyes)?;
        let plies = self.state().known(viewer)?;
        let ply = match look.moment {
            ReplayMoment::Last => plies,
            ReplayMoment::Ply(ply) => ply.min(plies),
            ReplayMoment::Line(line) => self.ply_of(viewer, line)?,
        };
        Ok((viewer, ply))
    }

    /// After how many moves the log has the line with this number.
    fn ply_of(self, viewer: Viewer, line: usize) -> Result<usize, Objection> {
        let (game, mut told, mut ply) = (self.state().whole()?, 0, 0);
        let plies = self.state().known(viewer)?;
        while told < line && ply < plies {
            told += game.told_count(ply, viewer);
            ply += 1;
        }
        Ok(ply)
    }

    fn drawn_at(
        self,
        asking: &Asking<'_>,
        viewer: Viewer,
        ply: usize,
        chances: Option<&ReplayChances>,
        draw: impl FnOnce(&Frame<'_>, &Board) -> Markup,
    ) -> Result<Markup, Objection> {
        let (open, plies) = (self.state().is_over(), self.state().known(viewer)?);
        let study = asking.reader.signed_in && self.state().published(self.now).is_some();
        let replay = Replay { ply, plies, open, bots: &BOTS, study, chances };
        let beside = Beside { replay: Some(replay), mark: self.mark(), ..Beside::default() };
        self.framed_at(asking, viewer, ply, beside, draw)
    }

    /// What somebody saw after so many moves, or at the end, only to be looked at.
    ///
    /// # Errors
    /// The game has not begun.
    pub fn moment(
        self,
        asking: &Asking<'_>,
        viewer: Viewer,
        ply: usize,
    ) -> Result<Markup, Objection> {
        let ply = ply.min(self.state().whole()?.plies());
        self.framed_at(asking, viewer, ply, Beside::default(), table::moment)
    }

    /// A game as one in `seat` sees it, small.
    pub fn looked_at(self, asking: &Asking<'_>, seat: Seat, game: &dyn Table) -> Markup {
        self.drawn_as(asking, Viewer::Seat(seat), game, Beside::default(), table::small_board)
    }

    fn framed_at(
        self,
        asking: &Asking<'_>,
        viewer: Viewer,
        ply: usize,
        beside: Beside<'_>,
        draw: impl FnOnce(&Frame<'_>, &Board) -> Markup,
    ) -> Result<Markup, Objection> {
        let game = self.state().whole()?.at(ply);
        Ok(self.drawn_as(asking, viewer, game.as_ref(), beside, draw))
    }

    fn drawn_as(
        self,
        asking: &Asking<'_>,
        viewer: Viewer,
        game: &dyn Table,
        beside: Beside<'_>,
        draw: impl FnOnce(&Frame<'_>, &Board) -> Markup,
    ) -> Markup {
        self.in_frame(asking, viewer, game, beside, |frame| {
            draw(frame, &boards::board(frame, game))
        })
    }

    /// What is drawn of `game` for one viewer.
    pub(crate) fn in_frame<T>(
        self,
        asking: &Asking<'_>,
        viewer: Viewer,
        game: &dyn Table,
        beside: Beside<'_>,
        draw: impl FnOnce(&Frame<'_>) -> T,
    ) -> T {
        let names = self.names(asking.lang());
        let sitters = self.sitters(&names);
        draw(&Frame {
            lang: asking.lang(),
            table: &self.facts().id,
            seq: game.plies() as u64,
            sitters: &sitters,
            viewer,
            aside: viewer != self.state().viewer(asking.person),
            said: &[],
            log: LogPart::default(),
            undo: false,
            whole: true,
            deal: self.deal(),
            beside,
        })
    }
}
