//! The table as data, for programs: how it is now, and what happened there.

use catalogue::Table;
use desk::line;
use room::{Access, Happening, TimeLeft};
use serde_json::Value;
use store::{Said, Sitter, TalkKind};
use tabletop::{Seat, Viewer};
use words::{Lang, Listener};

use super::Steward;
use crate::api::shape::{
    Choice, EventKind, Happened, Left, Line, Log, SeatState, Standing, Status, TableState,
};
use crate::asker::Asker;
use crate::clock::now;
use crate::trouble::Trouble;

impl Steward {
    /// The table as data; with what was told of each move, if that is asked for.
    pub(crate) async fn state_data(
        &self,
        asker: &Asker,
        told: bool,
    ) -> Result<TableState, Trouble> {
        let me = asker.id();
        let access = self.access(me.as_deref()).await?;
        let (state, row, game) = (self.state(), self.facts(), self.game());
        let viewer = state.viewer(me.as_deref());
        let plies = state.plies_shown(viewer);
        let (moves, asides) = self.choices(asker, viewer);
        let talk = state.talk(access).iter();
        Ok(TableState {
            table: row.id.clone(),
            game: row.game.clone(),
            rules: row.rules_revision,
            cards: row.cards.clone(),
            status: row.status.into(),
            reason: row.reason.clone(),
            seq: state.version(viewer),
            options: row.options.iter().cloned().collect(),
            commitment: row.commitment.clone(),
            seed: state.published(now()).map(str::to_string),
            outcome: row.outcome.clone(),
            seat: viewer.seat().map(|it| it.0),
            host: me.as_deref() == Some(&row.host),
            invite: (access == Access::Member).then(|| self.showing().invitation(&asker.asking())),
            open: row.listed,
            hints: state.hints_allowed(),
            seats: self.seat_states(asker.lang),
            asked: self.asked_seats(),
            moves,
            asides,
            undo: viewer.seat().is_some_and(|seat| state.undoable(seat).is_some()),
            said: talk.map(|it| said_as_data(asker.lang, it)).collect(),
            clock: row.clock.clone(),
            clocks: self.room.clocks_at(now()).into_iter().map(|it| it.map(Left::from)).collect(),
            day: row.day.clone(),
            replay: row.replay_of.is_some(),
            plies: game.map(|_| plies),
            unconfirmed: state.pondering().map(|it| it.0),
            view: game.map(|it| it.view_json(viewer)),
            told: game.filter(|_| told).map(|it| told_of(it, plies, viewer)),
        })
    }

    fn seat_states(&self, lang: Lang) -> Vec<SeatState> {
        let seats = self.state().seats();
        let style = |seat: Seat| Some(seats.style(self.game()?, seat)?.word().to_string());
        let state = |((seat, sitter), name): ((Seat, &Sitter), String)| SeatState {
            name: room::names::plain(&name),
            bot: sitter.bot().map(str::to_string),
            style: style(seat),
            free: *sitter == Sitter::Free,
        };
        seats.sitters().zip(self.names(lang)).map(state).collect()
    }

    fn asked_seats(&self) -> Vec<u8> {
        let asked = self.game().map(|it| it.to_act()).unwrap_or_default();
        asked.iter().map(|it| it.0).collect()
    }

    /// What the viewer may answer, and what they may say; nothing while a bot plays for them.
    fn choices(&self, asker: &Asker, viewer: Viewer) -> (Vec<Choice>, Vec<Choice>) {
        let plays = |seat: &Seat| self.state().relief_of(*seat).is_none();
        let (Some(game), Some(seat)) = (self.game(), viewer.seat().filter(plays)) else {
            return Default::default();
        };
        let names = self.names(asker.lang);
        let to = Listener::new(asker.lang, &names, Some(seat));
        let choice = |mv: String| Choice { label: speech::at(game).move_name(game, &mv, to), mv };
        let named = |moves: Vec<String>| moves.into_iter().map(choice).collect();
        // While a turn waits to be confirmed, nobody may answer.
        let held = self.state().pondering().is_some();
        let moves = if held { Vec::new() } else { game.legal_moves(seat) };
        (named(moves), named(game.asides(seat)))
    }

    /// The state of the table, what the asker noticed after number `after`, and the number of the
    /// last thing that they noticed.
    pub(crate) async fn news(&self, asker: &Asker, after: u64) -> Result<(Standing, Log), Trouble> {
        let me = asker.id();
        let access = self.access(me.as_deref()).await?;
        let state = self.state();
        let viewer = state.viewer(me.as_deref());
        let late = state.noticed(viewer).skip_while(|(seq, ..)| *seq <= after);
        let events = late.filter_map(|(seq, version, what)| {
            self.happened(asker.lang, (access, viewer), (seq, version), what)
        });
        let log = Log { seq: state.version(viewer), events: events.collect() };
        let standing = Standing {
            status: Status::from(self.facts().status),
            seat: viewer.seat().map(|it| it.0),
            seats: self.seat_states(asker.lang),
            asked: self.asked_seats(),
            unconfirmed: state.pondering().map(|it| it.0),
        };
        Ok((standing, log))
    }

    fn happened(
        &self,
        lang: Lang,
        (access, viewer): (Access, Viewer),
        (seq, version): (u64, u64),
        what: Happening,
    ) -> Option<Happened> {
        let happened = |kind| Happened { seq, kind, told: Vec::new(), said: None, since: None };
        match what {
            Happening::Move(ply) => {
                let told = self.game()?.told_json(ply, viewer);
                Some(Happened { told, ..happened(EventKind::Move) })
            }
            Happening::Said => {
                let talk = self.state().talk(access);
                let said = talk.iter().find(|it| it.version == version)?;
                let said = Some(said_as_data(lang, said));
                Some(Happened { said, ..happened(EventKind::Said) })
            }
            Happening::Back(version) => {
                let since = Some(self.state().number(viewer, version));
                Some(Happened { since, ..happened(EventKind::Back) })
            }
            Happening::Gone => None,
        }
    }
}

/// What the viewer was told of each of the first `plies` moves.
pub(super) fn told_of(game: &dyn Table, plies: usize, viewer: Viewer) -> Vec<Vec<Value>> {
    (0..plies).map(|ply| game.told_json(ply, viewer)).collect()
}

fn said_as_data(lang: Lang, said: &Said) -> Line {
    Line {
        seat: said.seat,
        name: said.name.clone(),
        text: line(lang, said),
        note: said.kind != TalkKind::Words,
    }
}

impl From<TimeLeft> for Left {
    fn from(left: TimeLeft) -> Left {
        Left { ms: left.milliseconds, runs: left.runs }
    }
}
