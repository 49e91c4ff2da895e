//! Moves, undo, and talk.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use catalogue::Table;
use facts::{End, Mark, Mate, Person, PlayedMove, Status, TalkKind, Victory, Write};
use tabletop::{Outcome, Seat, Verdict};

use crate::draft::Draft;
use crate::objection::Objection;
use crate::shown::PageSeen;
use crate::state::{Access, Known, State};

/// More moves than any request needs.
const MOVES_MAX: usize = 40;

impl Draft<'_> {
    /// Plays the moves of a person, all or none.
    pub(crate) fn play(
        &mut self,
        person: &str,
        page: PageSeen,
        moves: &[String],
    ) -> Result<(), Objection> {
        let seat = self.player(person)?;
        self.check_fresh(person, page)?;
        if !self.game().is_some_and(|it| is_aside(it, seat, moves)) {
            self.check_confirmed(person, seat)?;
        }
        let refused = check_number(moves)
            .and_then(|()| self.check_script(seat, moves))
            .and_then(|()| self.attempt(seat, moves));
        refused.map_err(|it| self.state.now(person, it))?;
        self.answered_by_person(seat);
        Ok(())
    }

    /// The person in `seat` has answered, so nothing is new to them.
    fn answered_by_person(&mut self, seat: Seat) {
        let plies = self.plies();
        self.state.since.remove(&seat);
        self.state.given.remove(&seat);
        self.state.answers.insert(seat, plies);
    }

    /// Plays moves for a seat.
    pub(crate) fn attempt(&mut self, seat: Seat, moves: &[String]) -> Result<(), Objection> {
        let before = self.state.game.clone().ok_or_else(Objection::broken)?;
        let first = before.plies();
        let answers = !is_aside(before.as_ref(), seat, moves);
        let game: Arc<dyn Table> = Arc::from(try_moves(before.as_ref(), seat, moves)?);
        self.state.game = Some(Arc::clone(&game));
        let played = moves.iter().map(|mv| PlayedMove { seat: seat.0, mv: mv.clone() }).collect();
        let end = self.ending();
        self.writes.push(Write::Moves { seq: first, moves: played, end: end.clone() });
        self.state.facts.version += moves.len() as u64;
        let version = self.facts.version;
        self.state.shown.played(game.as_ref(), first, version, answers);
        let noticed = self.shown.noticed_by_others(game.as_ref(), seat);
        self.state.hold_turn();
        if answers {
            self.state.spoken = Default::default();
            self.restart_clock(seat, noticed);
        }
        if let Some(end) = end {
            self.set_over(end);
        }
        self.state.look_away();
        self.told = true;
        Ok(())
    }

    /// Ends a game that was over when its server stopped, before its end was recorded.
    pub(crate) fn end_if_over(&mut self) {
        if let Some(end) = self.ending() {
            self.writes.push(Write::Ends(end.clone()));
            self.set_over(end);
            self.told = true;
        }
    }

    /// The end of the game, if it has just ended.
    fn ending(&self) -> Option<End> {
        let game = self.game().filter(|_| self.is_running())?;
        let outcome = game.outcome()?;
        let won = |it: Seat| outcome.verdict(it) == Verdict::Won;
        Some(End {
            outcome: outcome.to_string(),
            won: self.seats().people().iter().any(won),
            victory: self.victory(game, &outcome),
            mark: self.facts.day.as_ref().filter(|_| self.is_try()).map(|_| mark(game, &outcome)),
        })
    }

    /// The entry in the journal for a game that all won together; none for any other game, nor for
    /// a deal that somebody knew, or that others play, too.
    fn victory(&self, game: &dyn Table, outcome: &Outcome) -> Option<Victory> {
        let names = self.names(self.lang());
        let together = outcome.seats.values().all(|it| it.verdict == Verdict::Won);
        let mate = |(seat, name): (usize, &String)| Mate {
            name: name.clone(),
            survived: !game.is_out(Seat(seat as u8)),
        };
        let deal = &self.facts;
        let new = deal.replay_of.is_none() && deal.day.is_none() && !deal.sealed;
        (together && new && 1 < names.len()).then(|| Victory {
            table: self.facts.id.clone(),
            game: self.facts.game.clone(),
            options: self.facts.options.clone(),
            team: names.iter().enumerate().map(mate).collect(),
            points: outcome.seats[Seat(0)].score.into(),
            at: self.now / 1000,
        })
    }

    fn set_over(&mut self, end: End) {
        let facts = &mut self.state.facts;
        facts.status = Status::Finished;
        facts.outcome = Some(end.outcome);
        facts.won = end.won;
        facts.changed = self.now / 1000;
    }

    /// Takes back the last move of a person, if nobody learnt anything from it. Secret answers that
    /// others have given since stay.
    pub(crate) fn undo(&mut self, person: &str, page: PageSeen) -> Result<(), Objection> {
        let ply = self.check_undo(person, page)?.1;
        self.step_back(ply)
    }

    /// Takes back every move of a person's turn that may be taken back.
    pub(crate) fn restart_turn(&mut self, person: &str, page: PageSeen) -> Result<(), Objection> {
        let seat = self.check_undo(person, page)?.0;
        while let Some(ply) = self.undoable(seat) {
            self.step_back(ply)?;
        }
        Ok(())
    }

    /// The seat of a person, and the number of their last move, if it may be taken back.
    fn check_undo(&self, person: &str, page: PageSeen) -> Result<(Seat, usize), Objection> {
        let seat = self.player(person)?;
        self.check_fresh(person, page)?;
        let ply = self.undoable(seat).map(|ply| (seat, ply));
        ply.ok_or_else(|| self.state.now(person, Objection::conflict("error-undo")))
    }

    /// Takes back a move that may be taken back.
    fn step_back(&mut self, ply: usize) -> Result<(), Objection> {
        let game = self.state.game.clone().ok_or_else(Objection::broken)?;
        let left = self.shown.leftover(ply, self.facts.version).ok_or_else(Objection::broken)?;
        let (seat, mv) = game.entry(ply);
        let past = game.without(ply);
        let again = past.played(seat, &[&mv]).map_err(|_| Objection::broken())?;
        self.writes.push(Write::TakeBack { seq: ply, left });
        self.state.facts.version += 1;
        self.state.shown.taken_back(again.as_ref(), ply, &left);
        self.state.game = Some(Arc::from(past));
        self.state.hold_turn_without(ply);
        self.state.given.clear();
        self.state.look_away();
        self.told = true;
        Ok(())
    }

    /// Says something to the table, unless the game forbids it now.
    pub(crate) fn say(
        &mut self,
        person: &Person,
        words: String,
        known: Known,
    ) -> Result<(), Objection> {
        if self.access(Some(&person.id), known, self.now)? < Access::Member {
            return Err(Objection::forbidden("error-no-seat"));
        }
        if self.game().is_some_and(|it| it.is_hushed()) {
            let closed = Objection::conflict("error-talk-closed");
            return Err(self.state.now(&person.id, closed));
        }
        self.note(person, TalkKind::Words, words);
        Ok(())
    }
}

/// The result of the day for a game in which all win or lose together.
fn mark(game: &dyn Table, outcome: &Outcome) -> Mark {
    let standing = outcome.seats[Seat(0)];
    Mark {
        verdict: standing.verdict.to_string(),
        score: standing.score.into(),
        moves: game.plies() as i64,
    }
}

/// Whether somebody makes a number of moves at once that makes sense.
fn check_number(moves: &[String]) -> Result<(), Objection> {
    let makes_sense = (1..=MOVES_MAX).contains(&moves.len());
    makes_sense.then_some(()).ok_or_else(|| Objection::senseless("error-no-move"))
}

/// Whether these moves are all asides.
pub(crate) fn is_aside(game: &dyn Table, seat: Seat, moves: &[String]) -> bool {
    let asides = game.asides(seat);
    moves.iter().all(|mv| asides.contains(mv))
}

/// The game after these moves. If the rules panic, only this request fails.
pub(crate) fn try_moves(
    game: &dyn Table,
    seat: Seat,
    moves: &[String],
) -> Result<Box<dyn Table>, Objection> {
    let texts: Vec<&str> = moves.iter().map(String::as_str).collect();
    let played = catch_unwind(AssertUnwindSafe(|| game.played(seat, &texts)));
    let played = played.map_err(|_| Objection::broken())?;
    played.map_err(|refused| Objection::of_rules(game.game(), &refused))
}

impl State {
    /// Plays the moves that were made since `version`; the versions in `spoken` were lines of the
    /// talk. Returns false if that is not possible.
    pub(crate) fn follow(&mut self, version: u64, moves: Vec<PlayedMove>, spoken: &[u64]) -> bool {
        let mut moves = moves.into_iter();
        (version + 1..=self.facts.version).filter(|it| !spoken.contains(it)).all(|version| {
            let played = moves.next();
            played.is_some_and(|it| self.follow_one(version, Seat(it.seat), it.mv))
        })
    }

    fn follow_one(&mut self, version: u64, seat: Seat, mv: String) -> bool {
        let Some(before) = self.game.clone() else { return false };
        let moves = [mv];
        let answers = !is_aside(before.as_ref(), seat, &moves);
        let Ok(game) = try_moves(before.as_ref(), seat, &moves) else { return false };
        self.shown.played(game.as_ref(), before.plies(), version, answers);
        self.game = Some(Arc::from(game));
        if answers {
            self.spoken = Default::default();
        }
        true
    }
}
