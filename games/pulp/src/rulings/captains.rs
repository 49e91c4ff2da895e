//! PI 1.2 and 1.3: each captain sets out.

use std::sync::Arc;

use tabletop::{CardSet, Game, Log, Options as _, Seat, Seed, Setup, Viewer};

use crate::deck::Cards;
use crate::options::PulpOptions;
use crate::scene::offered;
use crate::state::Pulp;

fn begin(captain: &str, seed: u64) -> Pulp {
    let cards = Arc::new(Cards::parse(Cards::BUILTIN).expect("the built-in cards are good"));
    let options = PulpOptions::from_pairs([("captain", captain)]).expect("a captain");
    Pulp::setup(&Setup { players: 1, options }, cards, Seed::from_number(seed)).expect("one plays")
}

/// The points at the start, the most of each ability, and what is asked first.
fn sheet(captain: &str) -> String {
    let game = begin(captain, 1);
    let view = game.view(Viewer::Spectator);
    let tracks = view.tracks.map(|it| format!("{} of {}", it.points, it.most));
    let offered: Vec<String> =
        offered(&game).into_iter().take_while(|it| it.starts_with("leave")).collect();
    format!("{}; {}", tracks.join(", "), offered.join(", "))
}

#[test]
fn mina_keeps_all_three_dice() {
    assert_eq!(sheet("mina"), "6 of 9, 7 of 10, 6 of 9; ");
    let dice = begin("mina", 1).view(Viewer::Spectator).dice;
    let numbers: Vec<u8> = dice.iter().map(|it| it.number).collect();
    assert_eq!(numbers[..2], [6, 6], "crew dice begin on 6");
}

#[test]
fn rex_is_strong_in_combat() {
    assert_eq!(sheet("rex"), "10 of 10, 9 of 9, 9 of 9; leave red, leave blue, leave green");
}

#[test]
fn quill_has_neither_the_red_nor_the_blue_die() {
    assert_eq!(
        sheet("quill"),
        "10 of 10, 10 of 10, 10 of 10; leave green, leave orange, leave pink"
    );
}

#[test]
fn zora_is_strong_in_diplomacy() {
    assert_eq!(sheet("zora"), "9 of 9, 10 of 10, 9 of 9; leave red, leave blue, leave pink");
}

#[test]
fn jax_is_the_same_in_all() {
    assert_eq!(sheet("jax"), "10 of 10, 10 of 10, 10 of 10; leave blue, leave green, leave orange");
}

#[test]
fn astra_is_strong_in_combat_and_super_science() {
    assert_eq!(sheet("astra"), "10 of 10, 9 of 9, 10 of 10; leave red, leave blue, leave pink");
}

/// PI 1.2: a captain who is not named is drawn.
#[test]
fn a_captain_is_drawn() {
    let drawn = |seed| begin("random", seed).view(Viewer::Spectator).captain;
    let mut captains: Vec<_> = (0..60).map(drawn).collect();
    captains.sort();
    captains.dedup();
    assert_eq!(captains.len(), 6);
}

/// PI 1.3: systems are rolled when the choice is made.
#[test]
fn systems_are_rolled() {
    let rolled = |seed| {
        let mut game = begin("jax", seed);
        let leave = "leave blue".parse().expect("a move");
        game.play(Seat(0), leave, &mut Log::silent()).expect("it is offered");
        let dice = game.view(Viewer::Spectator).dice;
        assert_eq!((dice.len(), dice[0].number), (2, 6));
        dice[1].number
    };
    let mut faces: Vec<u8> = (0..60).map(rolled).collect();
    faces.sort_unstable();
    faces.dedup();
    assert_eq!(faces, [1, 2, 3, 4, 5, 6]);
}
