//! Tables as people open them.

use catalogue::{GAMES, GameInfo};
use facts::{Person, Sitter, Status, Stay, TableFacts};
use tabletop::{Chance, Seed};

use crate::disk::Disk;

/// A person with this number.
pub(crate) fn person(number: usize) -> Person {
    Person { id: format!("p{number}"), name: format!("Person {number}"), lang: "en".to_string() }
}

fn sitter(number: usize, beside: bool) -> Sitter {
    let Person { id, name, .. } = person(number);
    Sitter::Person { id, name, relief: None, beside }
}

fn usual_options(game: &GameInfo) -> Vec<(String, String)> {
    game.options.iter().map(|it| (it.key.to_string(), it.default.to_string())).collect()
}

/// A table of any game, with people and bots, sometimes with several people on one device or a
/// clock. At some tables the game has not begun.
pub(crate) fn open(chance: &mut Chance) -> Disk {
    let game: &GameInfo = chance.pick(GAMES);
    let (least, most) = game.players;
    let players = least + chance.below(usize::from(most - least) + 1) as u8;
    let seed = Seed::from_number(chance.below(1 << 20) as u64);
    let cards = catalogue::cards(game.id, None).expect("a game has cards");
    let lobby = chance.below(4) == 0;
    let seats = (0..usize::from(players)).map(|seat| match chance.below(6) {
        _ if seat == 0 => sitter(0, false),
        0 | 1 => Sitter::Bot("cadet".to_string()),
        2 if lobby => Sitter::Free,
        3 => sitter(0, true),
        _ => sitter(seat, false),
    });
    let seats: Vec<Sitter> = seats.collect();
    let clock = [None, None, Some("live 1+5"), Some("turns 1")];
    let stay = |confirms| Stay { confirms, ..Stay::default() };
    let confirms = chance.below(3) == 0;
    let facts = TableFacts {
        id: "table".to_string(),
        game: game.id.to_string(),
        rules_revision: game.rules_revision,
        cards: cards.hash,
        options: usual_options(game),
        commitment: seed.commitment(),
        seed: seed.to_string(),
        host: "p0".to_string(),
        invite_key: String::new(),
        listed: chance.below(2) == 0,
        lang: "en".to_string(),
        status: if lobby { Status::Lobby } else { Status::Running },
        reason: None,
        outcome: None,
        won: false,
        version: 0,
        writes: 0,
        at_rest: false,
        created: 0,
        changed: 0,
        replay_of: None,
        day: None,
        duel: None,
        tournament: None,
        sealed: false,
        hints: true,
        clock: chance.pick(&clock).map(str::to_string),
        rematch: None,
        stays: seats.iter().map(|_| stay(confirms)).collect(),
        seats,
    };
    Disk::new(facts, cards.file)
}
