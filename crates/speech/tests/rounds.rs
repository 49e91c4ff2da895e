//! Games that count rounds or turns name them, in every language and at every moment.

use catalogue::Table;
use tabletop::{Seed, Viewer};
use words::{Lang, Listener};

/// As many moves as show several rounds of each game.
const PLIES: usize = 400;

/// One of the moves of whoever is asked, another each time.
fn step(table: &mut dyn Table, ply: usize) {
    let seat = table.to_act().iter().next().expect("somebody is asked");
    let moves = table.legal_moves(seat);
    let mv = &moves[ply * 7 % moves.len()];
    table.play(seat, &[mv]).expect("what is legal is played");
}

#[test]
fn a_round_is_named_with_its_number() {
    let seed = Seed::from_number(1);
    for info in catalogue::GAMES {
        let players = info.players.0;
        let mut table = catalogue::open(info.id, players, &[], None, seed).expect("it opens");
        let names: Vec<String> = (0..players).map(|it| format!("Bot {it}")).collect();
        let mut last = 0;
        for ply in 0..PLIES {
            if table.outcome().is_some() {
                break;
            }
            for lang in Lang::ALL {
                let to = Listener::new(lang, &names, None);
                let viewer = Viewer::Spectator;
                let Some(it) = speech::at(table.as_ref()).round(table.as_ref(), viewer, to) else {
                    continue;
                };
                assert!(last <= it.number, "{} went back from {last} to {}", info.id, it.number);
                last = it.number;
                let named = last == 0 || it.name.contains(&last.to_string());
                assert!(named, "{} {}: {}", info.id, it.number, it.name);
            }
            step(table.as_mut(), ply);
        }
    }
}
