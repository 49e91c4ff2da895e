//! A running game of any kind: moves and views without their types.

use std::any::Any;
use std::sync::Arc;

use tabletop::{
    Game, Glance, Judgement, Notices, Outcome, Record, Refusal, Seat, SeatSet, Seated, Style,
    UndoStop, Viewer, Why,
};

/// A game at a table, of any kind. Moves are text. Views and what is told of events are `Any` for
/// the one module that knows the game, or JSON for everybody else.
pub trait Table: Send + Sync {
    fn game(&self) -> &'static str;
    fn players(&self) -> u8;
    /// The options with their values, as in a record.
    fn options(&self) -> Vec<(&'static str, String)>;
    /// The same as the game's own type `Options`.
    fn typed_options(&self) -> &dyn Any;
    fn to_act(&self) -> SeatSet;
    /// What `seat` may answer now, as text; empty if it is not asked.
    fn legal_moves(&self, seat: Seat) -> Vec<String>;
    /// What `seat` may say without being asked, as text.
    fn asides(&self, seat: Seat) -> Vec<String>;
    /// Plays `moves` for `seat` one after the other: all of them, or none.
    ///
    /// # Errors
    /// The first move that is refused; the table is unchanged.
    fn play(&mut self, seat: Seat, moves: &[&str]) -> Result<(), Refused>;
    /// The game after these moves of `seat`; this table is unchanged.
    ///
    /// # Errors
    /// The first move that is refused.
    fn played(&self, seat: Seat, moves: &[&str]) -> Result<Box<dyn Table>, Refused>;
    /// How many moves have been played.
    fn plies(&self) -> usize;
    /// The move number `ply` (from 0): its seat and its text.
    fn entry(&self, ply: usize) -> (Seat, String);
    /// The seat that made the move number `ply` (from 0).
    fn mover(&self, ply: usize) -> Seat;
    /// What `viewer` may know, as the game's `View`.
    fn view(&self, viewer: Viewer) -> Box<dyn Any + Send + Sync>;
    fn view_json(&self, viewer: Viewer) -> serde_json::Value;
    /// What `viewer` was told of the move number `ply` (from 0), each as the game's `Told`.
    fn told(&self, ply: usize, viewer: Viewer) -> Vec<Box<dyn Any + Send + Sync>>;
    fn told_json(&self, ply: usize, viewer: Viewer) -> Vec<serde_json::Value>;
    /// How many things these are; to make them takes longer.
    fn told_count(&self, ply: usize, viewer: Viewer) -> usize;
    /// The cards that the table plays with, as the game's `Cards`.
    fn cards(&self) -> Arc<dyn Any + Send + Sync>;
    fn outcome(&self) -> Option<Outcome>;
    /// See [`Game::is_out`].
    fn is_out(&self, seat: Seat) -> bool;
    /// See [`Game::is_hushed`].
    fn is_hushed(&self) -> bool;
    /// The whole history with its seed; players may not see it while the game runs.
    fn record(&self, names: &[String]) -> Record;
    /// See [`Seated::notices`].
    fn notices(&self, first: usize) -> Vec<Notices>;
    /// See [`Seated::undo_line`].
    fn undo_line(&self, seat: Seat) -> (usize, UndoStop);
    /// See [`Seated::undo_at_a_glance`].
    fn undo_at_a_glance(&self, seat: Seat) -> Glance;
    /// See [`Seated::undoable`].
    fn undoable(&self, seat: Seat) -> Option<usize>;
    /// See [`Seated::without`].
    fn without(&self, ply: usize) -> Box<dyn Table>;
    /// The table as it was after the first `plies` moves.
    fn at(&self, plies: usize) -> Box<dyn Table>;
    /// What an honest bot in `seat` says now, if anything: an answer to what others asked or
    /// proposed.
    fn reply(&self, seat: Seat) -> Option<String>;
    /// See [`Judgement::styles`].
    fn styles(&self, seat: Seat) -> &'static [Style];
    /// See [`Judgement::awaited`].
    fn awaited(&self, seat: Seat) -> SeatSet;
    /// What a bot in `seat` does that would answer `mv`, with `people` at the table: it may say
    /// something first.
    fn confer(&self, seat: Seat, mv: &str, people: SeatSet) -> String;
    /// See [`Seated::only_answer`].
    fn only_answer(&self, seat: Seat) -> Option<String>;
    /// See [`Seated::is_evident`].
    fn is_evident(&self, seat: Seat) -> bool;
    /// See [`Game::standing`].
    fn standing(&self, seat: Seat) -> Option<String>;
    /// For [`visit`](crate::visit), which gives the typed `Seated` back.
    fn as_any(&self) -> &dyn Any;
}

/// Which move of a request is refused, counted from 0, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    pub at: usize,
    pub mv: String,
    pub why: WhyNot,
}

/// Why a move is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WhyNot {
    Over,
    NotAsked,
    /// The text is not a move of the game.
    Unreadable,
    /// The game's own reason: the key of its message, and the section of the rulebook.
    Because {
        key: &'static str,
        section: &'static str,
    },
}

fn why_not<W: Why>(refusal: Refusal<W>) -> WhyNot {
    match refusal {
        Refusal::Over => WhyNot::Over,
        Refusal::NotAsked(_) => WhyNot::NotAsked,
        Refusal::Because(why) => WhyNot::Because { key: why.key(), section: why.section() },
    }
}

fn texts<M: std::fmt::Display>(moves: Vec<M>) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

fn json(value: impl serde::Serialize) -> serde_json::Value {
    serde_json::to_value(value).expect("views and events are plain data")
}

fn told_of<G: Game>(seated: &Seated<G>, ply: usize, viewer: Viewer) -> Vec<G::Told> {
    seated.entries()[ply].events.iter().filter_map(|event| G::tell(event, viewer)).collect()
}

/// The game after these moves of `seat`.
fn after<G: Game>(seated: &Seated<G>, seat: Seat, moves: &[&str]) -> Result<Seated<G>, Refused> {
    let mut played = seated.clone();
    for (at, text) in moves.iter().enumerate() {
        let refused = |why| Refused { at, mv: (*text).to_string(), why };
        let mv = text.parse().map_err(|_| refused(WhyNot::Unreadable))?;
        Seated::play(&mut played, seat, mv).map_err(|it| refused(why_not(it)))?;
    }
    Ok(played)
}

impl<G: Judgement> Table for Seated<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn players(&self) -> u8 {
        self.setup().players
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        tabletop::Options::pairs(&self.setup().options)
    }

    fn typed_options(&self) -> &dyn Any {
        &self.setup().options
    }

    fn to_act(&self) -> SeatSet {
        Seated::game(self).to_act()
    }

    fn legal_moves(&self, seat: Seat) -> Vec<String> {
        let mut moves = Vec::new();
        Seated::game(self).legal_moves(seat, &mut moves);
        texts(moves)
    }

    fn asides(&self, seat: Seat) -> Vec<String> {
        let mut moves = Vec::new();
        Seated::game(self).asides(seat, &mut moves);
        texts(moves)
    }

    fn play(&mut self, seat: Seat, moves: &[&str]) -> Result<(), Refused> {
        *self = after(self, seat, moves)?;
        Ok(())
    }

    fn played(&self, seat: Seat, moves: &[&str]) -> Result<Box<dyn Table>, Refused> {
        Ok(Box::new(after(self, seat, moves)?))
    }

    fn plies(&self) -> usize {
        self.entries().len()
    }

    fn entry(&self, ply: usize) -> (Seat, String) {
        let entry = &self.entries()[ply];
        (entry.seat, entry.mv.to_string())
    }

    fn mover(&self, ply: usize) -> Seat {
        self.entries()[ply].seat
    }

    fn view(&self, viewer: Viewer) -> Box<dyn Any + Send + Sync> {
        Box::new(Seated::game(self).view(viewer))
    }

    fn view_json(&self, viewer: Viewer) -> serde_json::Value {
        json(Seated::game(self).view(viewer))
    }

    fn told(&self, ply: usize, viewer: Viewer) -> Vec<Box<dyn Any + Send + Sync>> {
        let boxed = |told| Box::new(told) as Box<dyn Any + Send + Sync>;
        told_of(self, ply, viewer).into_iter().map(boxed).collect()
    }

    fn told_json(&self, ply: usize, viewer: Viewer) -> Vec<serde_json::Value> {
        told_of(self, ply, viewer).into_iter().map(json).collect()
    }

    fn told_count(&self, ply: usize, viewer: Viewer) -> usize {
        self.entries()[ply].told_count(viewer)
    }

    fn cards(&self) -> Arc<dyn Any + Send + Sync> {
        Arc::clone(Seated::cards(self)) as Arc<dyn Any + Send + Sync>
    }

    fn outcome(&self) -> Option<Outcome> {
        Seated::game(self).outcome()
    }

    fn is_out(&self, seat: Seat) -> bool {
        Seated::game(self).is_out(seat)
    }

    fn is_hushed(&self) -> bool {
        Seated::game(self).is_hushed()
    }

    fn record(&self, names: &[String]) -> Record {
        Seated::record(self, names)
    }

    fn notices(&self, first: usize) -> Vec<Notices> {
        Seated::notices(self, first)
    }

    fn undo_line(&self, seat: Seat) -> (usize, UndoStop) {
        Seated::undo_line(self, seat)
    }

    fn undo_at_a_glance(&self, seat: Seat) -> Glance {
        Seated::undo_at_a_glance(self, seat)
    }

    fn undoable(&self, seat: Seat) -> Option<usize> {
        Seated::undoable(self, seat)
    }

    fn without(&self, ply: usize) -> Box<dyn Table> {
        Box::new(Seated::without(self, ply))
    }

    fn at(&self, plies: usize) -> Box<dyn Table> {
        Box::new(Seated::at(self, plies))
    }

    fn styles(&self, seat: Seat) -> &'static [Style] {
        G::styles(seat)
    }

    fn awaited(&self, seat: Seat) -> SeatSet {
        Seated::game(self).awaited(seat)
    }

    fn confer(&self, seat: Seat, mv: &str, people: SeatSet) -> String {
        let game = Seated::game(self);
        let conferred = mv
            .parse()
            .map(|answer| G::confer(&game.view(Viewer::Seat(seat)), seat, answer, people));
        conferred
            .ok()
            .filter(|it| game.offers(seat, *it))
            .map_or(mv.to_string(), |it| it.to_string())
    }

    fn reply(&self, seat: Seat) -> Option<String> {
        let game = Seated::game(self);
        let mv = G::reply(&game.view(Viewer::Seat(seat)), seat)?;
        game.offers(seat, mv).then(|| mv.to_string())
    }

    fn only_answer(&self, seat: Seat) -> Option<String> {
        Seated::only_answer(self, seat).map(|it| it.to_string())
    }

    fn is_evident(&self, seat: Seat) -> bool {
        Seated::is_evident(self, seat)
    }

    fn standing(&self, seat: Seat) -> Option<String> {
        Seated::game(self).standing(seat).map(|it| it.to_string())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
