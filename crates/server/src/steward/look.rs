//! What somebody sees of the table.

use desk::review::{LUCK, PastGame};
use desk::{Asking, Glimpse, LookBack, Showing};
use frame::data::ReplayChances;
use maud::Markup;
use room::{RecordAccess, TablePlan};
use store::Person;
use tabletop::Seat;
use words::Lang;

use super::Steward;
use super::state::told_of;
use crate::api::shape::Moment as Past;
use crate::asker::Asker;
use crate::clock::now;
use crate::review::kept_part;
use crate::trouble::Trouble;

impl Steward {
    /// The table at this moment.
    pub(crate) fn showing(&self) -> Showing<'_> {
        Showing::of(&self.room, now())
    }

    /// The page of the table.
    pub(crate) async fn page(&self, asker: &Asker) -> Result<Markup, Trouble> {
        let access = self.access(asker.id().as_deref()).await?;
        let moves = match self.showing().is_without_board() {
            true => self.store.moves(&self.facts().id).await?,
            false => Vec::new(),
        };
        let club = self.club_for(asker.id().as_deref()).await?;
        let asking = Asking { club: club.as_deref(), ..asker.asking() };
        Ok(self.showing().page(&asking, access, moves)?)
    }

    /// How far the asker may go back, as their page shows it; `mine` says that they are asked.
    pub(crate) async fn back(&self, asker: &Asker, mine: bool) -> Result<Markup, Trouble> {
        let access = self.access(asker.id().as_deref()).await?;
        Ok(self.showing().back(&asker.asking(), access, mine)?)
    }

    /// The page of a moment that is past.
    pub(crate) async fn look_back(&self, asker: &Asker, look: LookBack) -> Result<Markup, Trouble> {
        self.access(asker.id().as_deref()).await?;
        let chances = self.chances(asker.id().as_deref()).await;
        Ok(self.showing().look_back(&asker.asking(), look, chances.as_ref())?)
    }

    /// The story of the game in pictures.
    pub(crate) async fn comic(&self, asker: &Asker) -> Result<Markup, Trouble> {
        self.access(asker.id().as_deref()).await?;
        Ok(self.showing().comic(&asker.asking(), now())?)
    }

    /// The same as one picture.
    pub(crate) async fn comic_sheet(&self, asker: &Asker) -> Result<String, Trouble> {
        self.access(asker.id().as_deref()).await?;
        Ok(self.showing().comic_sheet(&asker.asking(), now())?)
    }

    /// How the chances of the game went, if the review of this person is kept.
    async fn chances(&self, person: Option<&str>) -> Option<ReplayChances> {
        let seat = self.state().reviewed(person?).ok()?;
        let table = &self.facts().id;
        let decisions = kept_part(&self.store, table, &seat.to_string()).await;
        let luck = kept_part(&self.store, table, LUCK).await;
        desk::review::chances(self.game()?, seat, &decisions, &luck)
    }

    /// The same as data.
    pub(crate) async fn look_back_data(
        &self,
        asker: &Asker,
        look: LookBack,
    ) -> Result<Past, Trouble> {
        self.access(asker.id().as_deref()).await?;
        let (viewer, ply) = self.showing().place(asker.id().as_deref(), look)?;
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

    /// The record: of a game that is over, whole; of one that still runs, to nobody.
    pub(crate) async fn record(&self, person: Option<&str>, lang: Lang) -> Result<String, Trouble> {
        self.access(person).await?;
        self.check_record().await?;
        let moves = self.store.moves(&self.facts().id).await?;
        let names = self.names(lang);
        Ok(tabletop::Record { names, ..room::record(self.facts(), &moves) }.to_string())
    }

    /// Whether the record may be read, with the seed in it.
    async fn check_record(&self) -> Result<(), Trouble> {
        let commitment = &self.facts().commitment;
        match self.state().record_access(now())? {
            RecordAccess::UnlessInPlay if self.store.is_in_play(commitment).await? => {
                Err(Trouble::conflict("error-record-running"))
            }
            RecordAccess::UnlessInPlay | RecordAccess::Yes => Ok(()),
        }
    }

    /// The whole game, for weighing what `seat` decided in it.
    pub(crate) async fn past(&self, seat: Seat) -> Result<PastGame, Trouble> {
        let relieved = self.store.reliefs(&self.facts().id, seat.index()).await?;
        let game = self.game().ok_or_else(Trouble::broken)?;
        let names = self.names(self.state().lang());
        Ok(PastGame { game: game.at(game.plies()), seat, names, relieved })
    }

    /// How the table stands, for one who sits there.
    pub(crate) async fn glimpse(&self, asker: &Asker) -> Result<Glimpse, Trouble> {
        let seat = asker.id().and_then(|it| self.state().seat_of(&it));
        let seen = match seat {
            Some(seat) => self.store.look(&self.facts().id, seat.index()).await?,
            None => None,
        };
        Ok(self.showing().glimpse(&asker.asking(), |_| seen))
    }

    /// Where the same people play again already.
    pub(crate) fn rematch(&self) -> Option<String> {
        self.facts().rematch.clone()
    }
}
