//! What followed a decision, and what might have followed another one: for a game that is over.

use bots::Player;
use catalogue::Table;
use room::{Objection, State};
use tabletop::{Chance, Seat, Seed, Viewer};
use words::{Lang, Listener};

/// Who plays on in every seat.
const PLAYS_ON: &str = "sergeant";

/// After so many moves one looks, even if the seat is not asked again.
const MOVES_MAX: usize = 200;

/// A decision whose futures are looked at.
#[derive(Clone, Debug)]
pub struct PastDecision {
    pub seat: Seat,
    /// After how many moves it was taken.
    pub ply: usize,
    /// The move that was not made; none for the one that was.
    pub other: Option<String>,
}

/// The whole game of a table, for its futures.
///
/// # Errors
/// It is not over, this person does not sit there, or its deal is still new to others.
pub fn over(state: &State, person: &str, now: i64) -> Result<(Box<dyn Table>, Seat), Objection> {
    let seat = state.reviewed(person)?;
    told_to_all(state, now)?;
    state.whole().map(|it| (it.at(it.plies()), seat))
}

/// How it stood after so many moves.
///
/// # Errors
/// There is no such moment.
pub fn moment(game: &dyn Table, ply: usize) -> Result<Box<dyn Table>, Objection> {
    match ply <= game.plies() {
        true => Ok(game.at(ply)),
        false => Err(Objection::senseless("error-replay-end")),
    }
}

/// Whether everybody may learn the deal of a table.
///
/// # Errors
/// Its game is not over, or its deal is still new to others.
pub fn told_to_all(state: &State, now: i64) -> Result<(), Objection> {
    if !state.is_over() {
        return Err(Objection::forbidden("error-replay-running"));
    }
    match state.facts().sealed || state.is_of_today(now) {
        true => Err(Objection::conflict("error-future-later")),
        false => Ok(()),
    }
}

/// How it stood when the seat was first asked in the next round, or in a game without rounds, asked again
/// after others had moved: as it came, or as it might have come after the other move, with bots in every
/// seat and the cards where they lay. The rules may take a while.
///
/// # Errors
/// There is no such moment, or the move was not offered there.
pub fn future(game: &dyn Table, of: &PastDecision) -> Result<Box<dyn Table>, Objection> {
    if game.plies() <= of.ply {
        return Err(Objection::senseless("error-replay-end"));
    }
    let mut then = game.at(of.ply);
    // The same at each look.
    let mut chance = Chance::new(Seed::from_number(of.ply as u64));
    let (begun, mut others) = (round_number(&*then, of.seat), 0);
    for made in 0..MOVES_MAX {
        let next = match (&of.other, made) {
            (Some(other), 0) => Some((of.seat, other.clone())),
            (Some(_), _) => answer(&*then, &mut chance),
            (None, _) => (of.ply + made < game.plies()).then(|| game.entry(of.ply + made)),
        };
        let Some((seat, mv)) = next else { break };
        if then.play(seat, &[&mv]).is_err() {
            return Err(Objection::senseless("error-no-move"));
        }
        others += usize::from(seat != of.seat);
        let turned = match round_number(&*then, of.seat) {
            0 => 0 < others && 1 < then.legal_moves(of.seat).len(),
            it => begun < it,
        };
        if turned && then.to_act().contains(of.seat) {
            break;
        }
    }
    Ok(then)
}

/// The number of the round; 0 where none is counted.
pub(crate) fn round_number(then: &dyn Table, seat: Seat) -> u16 {
    let round = speech::at(then).round(then, Viewer::Seat(seat), Listener::stranger(Lang::En));
    round.map_or(0, |it| it.number)
}

/// What a bot answers, whoever is asked; none when the game is over.
fn answer(then: &dyn Table, chance: &mut Chance) -> Option<(Seat, String)> {
    let next = then.to_act().first()?;
    let player: Player = PLAYS_ON.parse().ok()?;
    Some((next, bots::choose(then, next, &player, chance)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(game: &str, players: u8) -> Box<dyn Table> {
        let seed = "7".repeat(64).parse().unwrap();
        let mut game = catalogue::open(game, players, &[], None, seed).unwrap();
        let mut chance = Chance::from_number(3);
        for _ in 0..60 {
            let Some(seat) = game.to_act().first() else { break };
            let mv = bots::choose(&*game, seat, &Player::Random, &mut chance);
            game.play(seat, &[&mv]).unwrap();
        }
        game
    }

    /// A decision that somebody took after some moves, and another answer.
    fn decision(game: &dyn Table) -> (PastDecision, String) {
        for ply in 5.. {
            let ((seat, made), then) = (game.entry(ply), game.at(ply));
            let other = then.legal_moves(seat).into_iter().find(|it| *it != made);
            if let Some(other) = other.filter(|_| then.to_act().contains(seat)) {
                return (PastDecision { seat, ply, other: None }, other);
            }
        }
        unreachable!("a game has choices")
    }

    #[test]
    fn a_future_begins_where_the_decision_was() {
        for (name, players) in [("oh-no", 3), ("planisphere", 2), ("pulp", 1), ("xeno", 2)] {
            let game = played(name, players);
            let (of, other) = decision(&*game);
            let came = future(&*game, &of).unwrap();
            assert!(of.ply < came.plies(), "{name}");
            for at in 0..came.plies() {
                assert_eq!(came.entry(at), game.entry(at), "{name}: that is what came");
            }
            let of = PastDecision { other: Some(other.clone()), ..of };
            let might = future(&*game, &of).unwrap();
            assert_eq!(might.entry(of.ply), (of.seat, other), "{name}");
            let begun = round_number(&*game.at(of.ply), of.seat);
            let whole = came.plies() < game.plies() && !might.to_act().is_empty();
            if 0 < begun && whole {
                let both = [&came, &might].map(|it| round_number(&**it, of.seat));
                assert_eq!(both, [begun + 1; 2], "{name}: where the next round begins");
            }
            let again = future(&*game, &of).unwrap();
            assert_eq!(again.record(&[]).to_string(), might.record(&[]).to_string(), "{name}");
            let of = PastDecision { other: Some("fly".to_string()), ..of };
            assert!(future(&*game, &of).is_err(), "{name}: nobody could fly");
        }
    }
}
