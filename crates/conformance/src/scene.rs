//! Scenes: a position as a few lines of text, moves that are played in it, and what came of them.
//! Each game has its own way to write a position; everything else stands here.

use std::fmt::Write as _;
use std::str::FromStr;

use tabletop::{Game, Log, Refusal, Seat, Viewer};

/// A game whose positions can be written as text.
pub trait WrittenScene: Game {
    /// Sets the position up, before anything happens.
    fn lay(scene: &str) -> Self;

    /// The position as lines, in the format of a scene.
    fn lines(&self) -> Vec<String>;

    /// Plays on to the first decision, for games in which a scene may begin before one.
    fn begin(&mut self) -> Vec<Self::Event> {
        Vec::new()
    }

    /// Whether a story tells how its scene begins even if moves follow.
    fn has_preface(_begun: &[Self::Event]) -> bool {
        true
    }

    /// The seat and the move of a line.
    fn parsed(line: &str) -> (Seat, Self::Move) {
        let (seat, mv) = line.split_once(' ').expect("a seat and a move");
        (read(seat), read(mv))
    }

    /// Plays a line: a move, or another command of the game.
    fn play_line(&mut self, line: &str) -> Vec<Self::Event> {
        let (seat, mv) = Self::parsed(line);
        play(self, seat, mv)
    }

    /// Whether a story shows what was told.
    fn is_shown(_told: &Self::Told) -> bool {
        true
    }

    /// Who is asked, and what.
    fn asked(&self) -> String {
        all_asked(self)
    }
}

/// Plays `moves` (one a line) in `scene`. Returns what the seats that moved were told, what
/// changed, and who is asked what.
///
/// # Panics
/// When a move is refused or a card is lost.
pub fn story<G: WrittenScene>(scene: &str, moves: &str) -> String {
    let mut game = G::lay(scene);
    let before = game.lines();
    let begun = game.begin();
    let preface = lines_of(moves).next().is_none() || G::has_preface(&begun);
    let mut text = told::<G>(if preface { &begun } else { &[] }, Viewer::Spectator, "");
    for line in lines_of(moves) {
        let viewer = line.split(' ').next().and_then(|it| it.parse().ok());
        let events = game.play_line(line);
        let viewer = viewer.map_or(Viewer::Spectator, Viewer::Seat);
        let _ = writeln!(text, "{line}");
        text += &told::<G>(&events, viewer, "  ");
    }
    for line in game.lines().iter().filter(|it| !before.contains(it)) {
        let _ = writeln!(text, "{line}");
    }
    text + &asked(&game)
}

/// Checks that after `moves` the last one is refused for this reason, and changes nothing.
///
/// # Panics
/// When it is accepted or refused for another reason.
pub fn refused<G: WrittenScene>(scene: &str, moves: &str, reason: G::Why) {
    let (before, last) = moves.trim().rsplit_once('\n').unwrap_or(("", moves.trim()));
    let mut game = after::<G>(scene, before);
    let (seat, mv) = G::parsed(last.trim());
    let before = game.clone();
    let refusal = game.play(seat, mv, &mut Log::silent());
    assert_eq!(refusal, Err(Refusal::Because(reason)), "{seat} {mv}\n{}", asked(&game));
    assert!(game == before, "a refused move changed something");
}

/// What is asked first in `scene`.
pub fn set<G: WrittenScene>(scene: &str) -> G {
    let mut game = G::lay(scene);
    game.begin();
    game
}

/// The game after `moves` in `scene`.
///
/// # Panics
/// When a move is refused or a card is lost.
pub fn after<G: WrittenScene>(scene: &str, moves: &str) -> G {
    let mut game = set::<G>(scene);
    lines_of(moves).for_each(|line| _ = game.play_line(line));
    game
}

/// Plays a legal move.
///
/// # Panics
/// When it is refused or a card is lost.
pub fn play<G: WrittenScene>(game: &mut G, seat: Seat, mv: G::Move) -> Vec<G::Event> {
    let mut log = Log::keeping();
    let refusal = game.play(seat, mv, &mut log);
    assert_eq!(refusal, Ok(()), "{seat} {mv}\n{}\n{}", game.lines().join("\n"), asked(game));
    assert_eq!(game.census(), Ok(()), "{seat} {mv}");
    log.into_events()
}

/// The moves that `seat` is offered, as texts.
pub fn offered<G: Game>(game: &G, seat: char) -> Vec<String> {
    let mut moves = Vec::new();
    game.legal_moves(read(&seat.to_string()), &mut moves);
    moves.iter().map(ToString::to_string).collect()
}

/// The moves that the first seat asked is offered, as texts.
pub fn offered_first<G: Game>(game: &G) -> Vec<String> {
    let seat = game.to_act().first();
    seat.map_or(Vec::new(), |it| offered(game, char::from(b'A' + it.0)))
}

/// What `seat` may say, as texts.
pub fn sayable<G: Game>(game: &G, seat: char) -> Vec<String> {
    let mut moves = Vec::new();
    game.asides(read(&seat.to_string()), &mut moves);
    moves.iter().map(ToString::to_string).collect()
}

/// A word of a scene, parsed.
///
/// # Panics
/// When it cannot be parsed.
pub fn read<T: FromStr>(word: &str) -> T {
    word.parse().unwrap_or_else(|_| panic!("a scene cannot hold `{word}`"))
}

/// What was told, in one line: seats as letters, without the punctuation of Rust's debug format.
pub fn shown(told: &impl std::fmt::Debug) -> String {
    let text = format!("{told:?}");
    let seats =
        Seat::all(5).fold(text, |it, seat| it.replace(&format!("{seat:?}"), &seat.to_string()));
    seats.replace(" { ", " ").replace(" }", "")
}

fn lines_of(moves: &str) -> impl Iterator<Item = &str> {
    moves.lines().map(str::trim).filter(|it| !it.is_empty())
}

fn told<G: WrittenScene>(events: &[G::Event], viewer: Viewer, indent: &str) -> String {
    let told = events.iter().filter_map(|it| G::tell(it, viewer)).filter(G::is_shown);
    told.map(|it| format!("{indent}{}\n", shown(&it))).collect()
}

fn asked<G: WrittenScene>(game: &G) -> String {
    // In a game for one player the seat needs no letter.
    let result = if G::PLAYERS.1 == 1 { "\nresult A" } else { "\nresult" };
    match game.outcome() {
        Some(outcome) => format!("{outcome}\n").replace(result, ";"),
        None => game.asked(),
    }
}

fn all_asked<G: Game>(game: &G) -> String {
    let line = |seat: Seat| {
        let moves = offered(game, char::from(b'A' + seat.0));
        format!("asked {seat}: {}\n", moves.join(", "))
    };
    game.to_act().iter().map(line).collect()
}
