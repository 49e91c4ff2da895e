//! Moves that are not offered, as texts and as typed moves, from every seat, at all kinds of
//! moments: each is refused and changes nothing.

use std::collections::{BTreeMap, BTreeSet};

use tabletop::{Chance, Judgement, Log, MoveText, Refusal, Seat};

use crate::{Trial, by_prior, offered, seat};

/// How many of them are tried between two moves of a game.
const TRIED: usize = 250;

/// Plays the games of `trials` by the priors. Between the moves it tries moves from `all` until
/// `wanted` have been refused. Returns the reasons that came up.
///
/// # Panics
/// When a move that is not offered is accepted, or a refused one changes something.
pub fn refuse<G: Judgement>(
    all: Vec<G::Move>,
    trials: &[Trial<'_>],
    wanted: usize,
) -> BTreeSet<String> {
    let mut fuzz = Fuzz::<G>::new(all);
    let mut refused = 0;
    for seed in 0.. {
        let mut game = seat::<G>(&trials[seed as usize % trials.len()], seed).game().clone();
        while let Some(mover) = game.to_act().first() {
            refused += fuzz.attack(&game);
            let mv = by_prior(&game, mover, &mut fuzz.chance);
            game.carry_out(mover, mv, &mut Log::silent());
        }
        refused += fuzz.attack(&game);
        if wanted <= refused {
            break;
        }
    }
    fuzz.reasons
}

struct Fuzz<G: Judgement> {
    /// The moves by kind, so that kinds with few moves are tried as often as others.
    kinds: Vec<Vec<G::Move>>,
    chance: Chance,
    reasons: BTreeSet<String>,
}

impl<G: Judgement> Fuzz<G> {
    fn new(all: Vec<G::Move>) -> Fuzz<G> {
        let mut kinds: BTreeMap<String, Vec<G::Move>> = BTreeMap::new();
        for mv in all {
            let text = mv.to_string();
            let kind = text.split(' ').next().unwrap_or_default();
            kinds.entry(kind.to_string()).or_default().push(mv);
        }
        Fuzz {
            kinds: kinds.into_values().collect(),
            chance: Chance::from_number(99),
            reasons: BTreeSet::new(),
        }
    }

    /// Tries moves from every seat; returns how many were refused.
    fn attack(&mut self, game: &G) -> usize {
        let offered: Vec<Vec<G::Move>> =
            Seat::all(game.players()).map(|seat| offered(game, seat)).collect();
        let mut tried = game.clone();
        let mut refused = 0;
        for _ in 0..TRIED {
            let (seat, mv) = self.draw(game);
            if offered[seat.index()].contains(&mv) {
                continue;
            }
            match tried.play(seat, mv, &mut Log::silent()) {
                Ok(()) => panic!("{seat} {mv} was not offered, and accepted"),
                Err(Refusal::Because(why)) => _ = self.reasons.insert(format!("{why:?}")),
                Err(Refusal::NotAsked(it)) => assert_eq!(it, seat),
                Err(Refusal::Over) => assert!(game.to_act().is_empty()),
            }
            refused += 1;
        }
        // Comparing once at the end is enough: a change would stay.
        assert!(tried == *game, "a refused move changed something");
        refused
    }

    /// Mostly chooses seats that are asked, since the moves of all others are refused for the same
    /// reason.
    fn draw(&mut self, game: &G) -> (Seat, G::Move) {
        let asked = game.to_act().first().filter(|_| self.chance.below(4) != 0);
        let anybody = Seat(self.chance.below(game.players().into()) as u8);
        let kind = self.chance.below(self.kinds.len());
        (asked.unwrap_or(anybody), *self.chance.pick(&self.kinds[kind]))
    }
}

/// Checks that any text is either no move, or a move whose own text is the same.
///
/// # Panics
/// When a text is read as a move that is written differently.
pub fn read_texts<M: MoveText>(all: &[M], times: usize) {
    let texts: Vec<String> = all.iter().map(M::to_string).collect();
    let mut chance = Chance::from_number(7);
    for _ in 0..times {
        let text = chance.pick::<String>(&texts);
        let text = spoilt(text, &mut chance);
        if let Ok(mv) = text.parse::<M>() {
            assert_eq!(mv.to_string(), text);
        }
    }
}

/// A text with a few bytes changed.
pub fn spoilt(text: &str, chance: &mut Chance) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..chance.below(3) {
        let at = chance.below(bytes.len());
        match chance.below(3) {
            0 => bytes[at] = chance.below(256) as u8,
            1 => bytes.insert(at, *chance.pick(b" -.,;:*abcdeABCDE0123456789\n\0")),
            _ => _ = bytes.remove(at),
        }
        if bytes.is_empty() {
            bytes.push(b' ');
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
