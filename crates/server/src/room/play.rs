//! Moves, taking back, and talk.

use std::panic::{AssertUnwindSafe, catch_unwind};

use catalogue::{Refused, Table, WhyNot};
use store::{End, Mark, Played, Said, Sitter, Status, Victory};
use tabletop::{Seat, Verdict, Viewer};

use super::{Access, Room};
use crate::fate;
use crate::meters;
use crate::trouble::{Rule, Trouble};

/// More moves than any request needs.
const MOVES_MAX: usize = 40;

/// How a game has ended.
struct Over {
    ending: &'static str,
    /// As a record says it.
    text: String,
    won: bool,
    victory: Option<Victory>,
    mark: Option<Mark>,
}

impl Over {
    fn end(&self) -> End<'_> {
        let (victory, mark) = (self.victory.clone(), self.mark.clone());
        End { outcome: &self.text, won: self.won, victory, mark }
    }
}

impl Room {
    /// Plays the moves of a person, all or none. `seq` is the version that their page showed.
    pub(crate) async fn play(
        &mut self,
        person: &str,
        seq: u64,
        moves: &[String],
    ) -> Result<u64, Trouble> {
        let seat = self.player(person)?;
        self.check_fresh(person, seq)?;
        if !self.is_talk(seat, moves) {
            self.check_confirmed(person, seat)?;
        }
        if moves.is_empty() || MOVES_MAX < moves.len() {
            return Err(self.now(person, Trouble::bad("error-no-move")));
        }
        self.check_script(seat, moves).map_err(|trouble| self.now(person, trouble))?;
        let version = self.attempt(seat, moves).await;
        if version.is_ok() {
            self.answered_by_person(seat);
        }
        version.map_err(|trouble| self.now(person, trouble))
    }

    /// The seat of one who plays here, and lets no bot play for them.
    pub(super) fn player(&self, person: &str) -> Result<Seat, Trouble> {
        let seat = self.sits(person)?;
        match self.relief_of(seat) {
            Some(_) => Err(self.now(person, Trouble::conflict("error-relieved"))),
            None => Ok(seat),
        }
    }

    /// The seat of one who sits here while the game runs.
    pub(super) fn sits(&self, person: &str) -> Result<Seat, Trouble> {
        let seat = self.seat_of(person).ok_or_else(|| self.no_seat(person))?;
        match self.row.status {
            Status::Running => Ok(seat),
            Status::Lobby => Err(self.now(person, Trouble::conflict("error-not-started"))),
            Status::Finished => Err(self.now(person, Trouble::conflict("error-over"))),
            Status::Closed => Err(self.now(person, Trouble::conflict("error-closed"))),
        }
    }

    /// Plays moves for a seat, stores them, and only then lets anybody know.
    pub(super) async fn attempt(&mut self, seat: Seat, moves: &[String]) -> Result<u64, Trouble> {
        let game = self.game.as_mut().ok_or_else(Trouble::broken)?;
        let before = game.plies();
        let answers = !is_aside(game.as_ref(), seat, moves);
        try_moves(game.as_mut(), seat, moves)?;
        let played: Vec<Played> =
            moves.iter().map(|mv| Played { seat: seat.0, mv: mv.clone() }).collect();
        let over = self.over();
        let end = over.as_ref().map(Over::end);
        match self.store.append(&self.row.id, before, &played, end.as_ref()).await {
            Ok(version) => self.row.version = version,
            Err(error) => {
                self.game = self.game.as_ref().map(|it| it.at(before));
                return Err(self.failed(error));
            }
        }
        meters::moves_stored(played.len());
        let game = self.game.as_deref().ok_or_else(Trouble::broken)?;
        self.shown.played(game, before, self.row.version, answers);
        let noticed = self.shown.noticed_by_others(game, seat);
        self.hold_turn();
        if answers {
            self.spoken = Default::default();
            self.restart(seat, noticed);
        }
        over.into_iter().for_each(|it| self.set_over(it));
        self.look_away();
        self.tell();
        Ok(self.version(Viewer::Seat(seat)))
    }

    /// A table that was left when its game was over, but before anybody noted it, ends now.
    pub(crate) async fn end_if_over(&mut self) -> Result<(), Trouble> {
        if let Some(over) = self.over() {
            self.store.finish(&self.row.id, &over.end()).await?;
            self.set_over(over);
        }
        Ok(())
    }

    /// How the game has ended, if it just has.
    fn over(&self) -> Option<Over> {
        let game = self.game.as_deref().filter(|_| self.row.status == Status::Running)?;
        let outcome = game.outcome()?;
        let is_person = |it: &Seat| matches!(self.row.seats[it.index()], Sitter::Person { .. });
        let won = |it: Seat| outcome.verdict(it) == Verdict::Won;
        Some(Over {
            ending: outcome.ending,
            text: outcome.to_string(),
            won: Seat::all(game.players()).filter(is_person).any(won),
            victory: fate::victory(&self.row, game, &outcome, &self.names(self.lang())),
            mark: self.is_try().then(|| fate::mark(game, &outcome)),
        })
    }

    /// The store knows that the game is over: so does the table.
    fn set_over(&mut self, over: Over) {
        tracing::info!(table = self.row.id, ending = over.ending, "a game is over");
        self.row.status = Status::Finished;
        self.row.outcome = Some(over.text);
        self.row.won = over.won;
        self.row.changed = store::now();
    }

    /// Takes back the last move of a person, if nobody learnt anything from it. What others have
    /// answered in secret since stays.
    pub(crate) async fn undo(&mut self, person: &str, seq: u64) -> Result<u64, Trouble> {
        let seat = self.player(person)?;
        self.check_fresh(person, seq)?;
        let Some(ply) = self.undoable(seat) else {
            return Err(self.now(person, Trouble::conflict("error-undo")));
        };
        self.step_back(ply).await?;
        self.tell();
        Ok(self.version(Viewer::Seat(seat)))
    }

    /// Takes back a move that may be taken back.
    pub(super) async fn step_back(&mut self, ply: usize) -> Result<(), Trouble> {
        let game = self.game.as_ref().ok_or_else(Trouble::broken)?;
        let left = self.shown.leftover(ply, self.row.version).ok_or_else(Trouble::broken)?;
        let (seat, mv) = game.entry(ply);
        let past = game.without(ply);
        let mut again = past.at(past.plies());
        again.play(seat, &[&mv]).map_err(|_| Trouble::broken())?;
        self.row.version = self.store.take_back(&self.row.id, ply, &left).await?;
        self.shown.taken_back(again.as_ref(), ply, &left);
        self.game = Some(past);
        self.given.clear();
        self.look_away();
        Ok(())
    }

    /// The number of the last move of a seat, if it can be taken back now.
    pub(super) fn undoable(&self, seat: Seat) -> Option<usize> {
        let running = self.game.as_ref().filter(|_| self.row.status == Status::Running);
        running?.undoable(seat)
    }

    /// Says something to the table, unless the game forbids it now.
    pub(crate) async fn say(&mut self, said: Said) -> Result<u64, Trouble> {
        if self.access(Some(&said.person)).await? < Access::Member {
            return Err(Trouble::forbidden("error-no-seat"));
        }
        if self.talk_is_closed() {
            return Err(self.now(&said.person, Trouble::conflict("error-talk-closed")));
        }
        let said = Said { seat: self.seat_of(&said.person).map(|it| it.0), ..said };
        self.keep(said).await
    }

    /// Keeps a line of the talk.
    pub(super) async fn keep(&mut self, said: Said) -> Result<u64, Trouble> {
        self.row.version = self.store.say(&self.row.id, &said).await?;
        let version = self.version(self.viewer(Some(&said.person)));
        self.said.push(Said { version: self.row.version, ..said });
        self.tell();
        Ok(version)
    }

    /// Whether these moves only tell something, unasked.
    fn is_talk(&self, seat: Seat, moves: &[String]) -> bool {
        self.game.as_ref().is_some_and(|it| is_aside(it.as_ref(), seat, moves))
    }

    fn talk_is_closed(&self) -> bool {
        self.game.as_ref().is_some_and(|it| it.is_hushed())
    }
}

/// Whether this only tells something, unasked.
pub(super) fn is_aside(game: &dyn Table, seat: Seat, moves: &[String]) -> bool {
    let asides = game.asides(seat);
    moves.iter().all(|mv| asides.contains(mv))
}

/// A panic of the rules breaks this one move, and nothing else: the table is as it was.
pub(super) fn try_moves(game: &mut dyn Table, seat: Seat, moves: &[String]) -> Result<(), Trouble> {
    let texts: Vec<&str> = moves.iter().map(String::as_str).collect();
    let played = catch_unwind(AssertUnwindSafe(|| game.play(seat, &texts)));
    match played {
        Ok(Ok(())) => Ok(()),
        Ok(Err(refused)) => Err(refusal(game.game(), &refused)),
        Err(_) => {
            tracing::error!(%seat, ?moves, "the rules panicked");
            meters::failed("rules");
            Err(Trouble::broken())
        }
    }
}

fn refusal(game: &'static str, refused: &Refused) -> Trouble {
    match refused.why {
        WhyNot::Over => Trouble::conflict("error-over"),
        WhyNot::NotAsked => Trouble::conflict("error-not-asked"),
        WhyNot::Unreadable => Trouble::bad("error-unreadable").with("move", refused.mv.as_str()),
        WhyNot::Because { key, section } => Trouble::bad(key).by(Rule { game, section }),
    }
}
