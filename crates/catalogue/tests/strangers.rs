//! What strangers may write about a game: records, card files, options, scenarios and moves. Each
//! is refused or accepted, and what is accepted can be played.

use std::fs;
use std::path::{Path, PathBuf};

use catalogue::{GAMES, Table, cards, open, replay};
use conformance::strangers::fuzz;
use tabletop::{Chance, Record, Seed};

fn corpus(target: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(target)
}

fn seed() -> Seed {
    Seed::from_number(7)
}

/// Plays this many moves at random, fewer if the game ends before.
fn play(table: &mut dyn Table, moves: usize) {
    let mut chance = Chance::from_number(3);
    for _ in 0..moves {
        let Some(seat) = table.to_act().first() else { return };
        let mv = chance.pick(&table.legal_moves(seat)).clone();
        table.play(seat, &[&mv]).expect("a legal move");
    }
}

/// The shortest golden record of each game.
fn records() -> Vec<String> {
    let folder = |id: &str| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records").join(id);
    let texts = |id: &str| {
        let files = fs::read_dir(folder(id)).expect("the game's records");
        let text = |it: std::io::Result<fs::DirEntry>| {
            fs::read_to_string(it.expect("a file").path()).expect("a record")
        };
        files.map(text).min_by_key(String::len).expect("a record")
    };
    GAMES.iter().map(|it| texts(it.id)).collect()
}

#[test]
fn records_are_read_or_refused() {
    fuzz(&corpus("records"), records(), |text| {
        let Ok(record) = text.parse::<Record>() else { return };
        let again = record.to_string().parse::<Record>().expect("a record that is written is read");
        assert_eq!(again.to_string(), record.to_string());
        let _ = replay(&record, None);
    });
}

#[test]
fn card_files_are_read_or_refused() {
    for game in GAMES {
        let own = cards(game.id, None).expect("a game of the list").file;
        fuzz(&corpus("cards"), vec![own], |text| {
            if cards(game.id, Some(text)).is_err() {
                return;
            }
            if let Ok(mut table) = open(game.id, game.players.0, &[], Some(text), seed()) {
                play(table.as_mut(), 40);
            }
        });
    }
}

/// The first line of a text is the number of players, each following line an option.
#[test]
fn options_are_read_or_refused() {
    for game in GAMES {
        let table = open(game.id, game.players.0, &[], None, seed()).expect("it opens as it is");
        let options = table.options();
        let lines: Vec<String> =
            options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let own = format!("{}\n{}", game.players.0, lines.join("\n"));
        fuzz(&corpus("options"), vec![own], |text| {
            let mut lines = text.lines();
            let players = lines.next().and_then(|it| it.parse().ok()).unwrap_or(game.players.0);
            let pairs: Vec<(&str, &str)> = lines.filter_map(|it| it.split_once('=')).collect();
            if let Ok(mut table) = open(game.id, players, &pairs, None, seed()) {
                play(table.as_mut(), 10);
            }
        });
    }
}

#[test]
fn moves_are_carried_out_or_refused() {
    for game in GAMES {
        let mut table =
            open(game.id, game.players.0, &[], None, seed()).expect("it opens as it is");
        play(table.as_mut(), 3);
        let seat = table.to_act().first().expect("the game goes on");
        let own = [table.legal_moves(seat), table.asides(seat)].concat();
        let plies = table.plies();
        fuzz(&corpus("moves"), own, |text| {
            let mut table = table.at(plies);
            let moves: Vec<&str> = text.lines().collect();
            if table.play(seat, &moves).is_err() {
                assert_eq!(table.plies(), plies, "a refused move was carried out");
            }
        });
    }
}
