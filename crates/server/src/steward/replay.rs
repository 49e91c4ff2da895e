//! Looking back over a game, and playing on from a moment of it.

use frame::data::{Beside, Board, Frame, LogPart, Replay};
use frame::table;
use maud::Markup;
use room::TablePlan;
use store::Person;
use tabletop::{Seat, Viewer};
use web::boards;

use super::Steward;
use super::state::told_of;
use crate::api::shape::Moment as Past;
use crate::asker::Asker;
use crate::pages::BOTS;
use crate::trouble::Trouble;

/// Where somebody wants to look.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ReplayMoment {
    /// As the table stands.
    Last,
    /// After so many moves.
    Ply(usize),
    /// When this line of the log was written.
    Line(usize),
}

/// What somebody who looks back asks for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LookBack {
    pub(crate) moment: ReplayMoment,
    /// By whose eyes; none for their own.
    pub(crate) eyes: Option<Viewer>,
}

impl Steward {
    /// The page of a moment that is past.
    pub(crate) async fn look_back(&self, asker: &Asker, look: LookBack) -> Result<Markup, Trouble> {
        self.access(asker.id().as_deref()).await?;
        let (viewer, ply) = self.place(asker, look)?;
        self.drawn_at(asker, viewer, ply, table::page)
    }

    /// The same as data.
    pub(crate) async fn look_back_data(
        &self,
        asker: &Asker,
        look: LookBack,
    ) -> Result<Past, Trouble> {
        self.access(asker.id().as_deref()).await?;
        let (viewer, ply) = self.place(asker, look)?;
        let game = self.state().whole()?;
        Ok(Past {
            table: self.facts().id.clone(),
            game: self.facts().game.clone(),
            ply,
            plies: self.state().known(viewer)?,
            seat: viewer.seat().map(|it| it.0),
            view: game.at(ply).view_json(viewer),
            told: told_of(game, ply, viewer),
        })
    }

    /// By whose eyes one looks, and after how many moves.
    fn place(&self, asker: &Asker, look: LookBack) -> Result<(Viewer, usize), Trouble> {
        let viewer = self.state().looks_by(asker.id().as_deref(), look.eyes)?;
        let plies = self.state().known(viewer)?;
        let ply = match look.moment {
            ReplayMoment::Last => plies,
            ReplayMoment::Ply(ply) => ply.min(plies),
            ReplayMoment::Line(line) => self.ply_of(viewer, line)?,
        };
        Ok((viewer, ply))
    }

    /// After how many moves the log has the line with this number.
    fn ply_of(&self, viewer: Viewer, line: usize) -> Result<usize, Trouble> {
        let (game, mut told, mut ply) = (self.state().whole()?, 0, 0);
        let plies = self.state().known(viewer)?;
        while told < line && ply < plies {
            told += game.told(ply, viewer).len();
            ply += 1;
        }
        Ok(ply)
    }

    fn drawn_at(
        &self,
        asker: &Asker,
        viewer: Viewer,
        ply: usize,
        draw: impl FnOnce(&Frame<'_>, &Board) -> Markup,
    ) -> Result<Markup, Trouble> {
        let open = self.state().is_over();
        let replay = Replay { ply, plies: self.state().known(viewer)?, open, bots: &BOTS };
        let beside = Beside { replay: Some(replay), mark: self.mark(), ..Beside::default() };
        self.framed_at(asker, viewer, ply, beside, draw)
    }

    /// What one in `seat` saw after so many moves, or at the end, only to be looked at.
    pub(crate) fn moment(&self, asker: &Asker, seat: Seat, ply: usize) -> Result<Markup, Trouble> {
        let ply = ply.min(self.state().whole()?.plies());
        self.framed_at(asker, Viewer::Seat(seat), ply, Beside::default(), table::moment)
    }

    fn framed_at(
        &self,
        asker: &Asker,
        viewer: Viewer,
        ply: usize,
        beside: Beside<'_>,
        draw: impl FnOnce(&Frame<'_>, &Board) -> Markup,
    ) -> Result<Markup, Trouble> {
        let game = self.state().whole()?;
        let names = self.names(asker.lang);
        let sitters = self.sitters(&names);
        let frame = Frame {
            lang: asker.lang,
            table: &self.facts().id,
            seq: ply as u64,
            sitters: &sitters,
            viewer,
            said: &[],
            log: LogPart::default(),
            undo: false,
            whole: true,
            deal: self.deal(),
            beside,
        };
        let board = boards::board(&frame, game.at(ply).as_ref());
        Ok(draw(&frame, &board))
    }

    /// A table that begins after the first `ply` moves of this game: `host` in `seat`, bots of
    /// `level` in all others.
    pub(crate) async fn plan_on(
        &self,
        host: &Person,
        seat: Seat,
        ply: usize,
        level: &str,
    ) -> Result<TablePlan, Trouble> {
        self.access(Some(&host.id)).await?;
        Ok(self.state().plan_on(host, seat, ply, level)?)
    }
}
