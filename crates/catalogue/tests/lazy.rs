//! How far undo goes is computed only when somebody asks. Asking late and seldom gives the same
//! answer as asking after every move, and what is known at a glance is true.

use catalogue::{GAMES, Visitor, visit};
use conformance::{Trial, seat};
use tabletop::{Chance, Glance, Judgement, Seat, Seated, UndoStop};

/// How many moves of each game are compared.
const MOVES: usize = 80;

struct Asked {
    players: u8,
    games: u64,
}

/// What was compared.
#[derive(Default)]
struct Compared {
    lines: usize,
    at_a_glance: usize,
    back: usize,
}

/// The line of undo of every seat.
fn lines<G: Judgement>(seated: &Seated<G>) -> Vec<(usize, UndoStop)> {
    Seat::all(seated.game().players()).map(|it| seated.undo_line(it)).collect()
}

impl Visitor for Asked {
    type Out = Compared;

    fn visit<G: Judgement>(self) -> Compared {
        let mut compared = Compared::default();
        let trial = Trial { players: self.players, options: &[], games: self.games, seed: 7 };
        for number in trial.seed..trial.seed + trial.games {
            compare::<G>(&trial, number, &mut compared);
        }
        compared
    }
}

fn compare<G: Judgement>(trial: &Trial<'_>, number: u64, compared: &mut Compared) {
    let (mut eager, mut lazy) = (seat::<G>(trial, number), seat::<G>(trial, number));
    let mut chance = Chance::from_number(number);
    // Some begin to ask in the middle of a game.
    let silent = chance.below(20);
    for ply in 0..MOVES {
        let asked: Vec<Seat> = eager.game().to_act().iter().collect();
        if asked.is_empty() {
            break;
        }
        let (seat, mut moves) = (*chance.pick(&asked), Vec::new());
        eager.game().legal_moves(seat, &mut moves);
        let mv = *chance.pick(&moves);
        let mut next = eager.clone();
        next.play(seat, mv).expect("an offered move is accepted");
        eager = next;
        lazy.play(seat, mv).expect("an offered move is accepted");
        let here = format!("{} seed {number} move {ply}", G::ID);
        let glances = Seat::all(trial.players).map(|it| lazy.undo_at_a_glance(it));
        let glances: Vec<Glance> = glances.collect();
        let told = lines(&eager);
        for (glance, line) in glances.iter().zip(&told) {
            match glance {
                Glance::Line(first, stop) => {
                    assert_eq!((*first, *stop), *line, "{here}: at a glance");
                    compared.at_a_glance += 1;
                }
                Glance::Unsure(first) => assert!(*first <= line.0, "{here}: at best"),
            }
        }
        if silent < ply && chance.below(5) == 0 {
            assert_eq!(lines(&lazy), told, "{here}");
            let again = Seat::all(trial.players).map(|it| lazy.undo_at_a_glance(it));
            let again: Vec<Glance> = again.collect();
            assert_eq!(again, glances, "{here}: whether somebody asked shows");
            compared.lines += told.len();
            compared.back += told.iter().filter(|it| it.0 <= ply).count();
        }
    }
}

#[test]
fn who_asks_late_is_told_the_same() {
    let games = std::env::var("REMPART_UNDO_GAMES").ok().and_then(|it| it.parse().ok());
    let games: u64 = games.unwrap_or(10);
    for game in GAMES {
        let numbers = u64::from(game.players.1 - game.players.0 + 1);
        let mut compared = Compared::default();
        for players in game.players.0..=game.players.1 {
            let asked = Asked { players, games: games.div_ceil(numbers).max(4) };
            let found = visit(game.id, asked).expect("a game of the list");
            compared.lines += found.lines;
            compared.at_a_glance += found.at_a_glance;
            compared.back += found.back;
        }
        let Compared { lines, at_a_glance, back } = compared;
        println!("{}: {lines} lines, {back} with moves to take back, {at_a_glance} seen", game.id);
        assert!(0 < back && 0 < at_a_glance, "{}", game.id);
    }
}
