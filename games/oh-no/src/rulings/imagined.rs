//! What a player imagines agrees with what it was told, given and shown.

use tabletop::{Chance, Game, Seat, SetOf, Viewer};

use crate::card::Colour;
use crate::scene::after;
use crate::state::OhNo;

/// Sixty games that the seat may imagine.
fn imagined(game: &OhNo, seat: u8) -> Vec<OhNo> {
    let viewer = Viewer::Seat(Seat(seat));
    (0..60).map(|it| game.imagine(viewer, &mut Chance::from_number(it))).collect()
}

fn colours(game: &OhNo, seat: u8) -> Vec<Option<Colour>> {
    game.hand(Seat(seat)).iter().map(|it| it.colour()).collect()
}

const SCENE: &str = "
    A: hub.3 | hand red-bomb red-rocket catalyst.1
    B: hub.2 | hand blue-bomb green-bomb
    C: hub.1
    resistance: red-cannon
    matrix: blue-shield";

/// Where nothing was said any card is possible; one's own hand stays as it is.
#[test]
fn the_unknown_is_dealt_again() {
    let games = imagined(&after(SCENE, ""), 1);
    assert!(games.iter().any(|it| it.hand(Seat(0)) != games[0].hand(Seat(0))));
    assert!(games.iter().all(|it| it.hand(Seat(1)) == games[0].hand(Seat(1))));
    assert!(games.iter().any(|it| it.matrix.for_rules() != games[0].matrix.for_rules()));
}

/// ON 10.2: a player who said which red cards it holds has these in every imagined game, and no
/// others.
#[test]
fn what_was_told_is_held() {
    let game = after(SCENE, "A tell red");
    for it in imagined(&game, 1) {
        let reds: SetOf<_> =
            it.hand(Seat(0)).iter().filter(|card| card.colour() == Some(Colour::Red)).collect();
        assert_eq!(format!("{reds:?}"), "{red-rocket, red-bomb}");
    }
}

/// ON 10.2: a player who said that it has no blue card is dealt none, until a card comes.
#[test]
fn what_was_denied_is_not_held() {
    let told = after(SCENE, "A tell blue");
    assert!(imagined(&told, 2).iter().all(|it| !colours(it, 0).contains(&Some(Colour::Blue))));
    let drawn = after(SCENE, "A tell blue\nA draw");
    let blue = |it: &OhNo| colours(it, 0).iter().filter(|it| **it == Some(Colour::Blue)).count();
    assert!(imagined(&drawn, 2).iter().all(|it| blue(it) <= 1));
    assert!(imagined(&drawn, 2).iter().any(|it| blue(it) == 1));
}

/// ON 2.3: the giver knows which cards of the hand it gave.
#[test]
fn what_was_given_is_held() {
    let game = after(SCENE, "A give B\nA pack red-bomb\nA send");
    let red = "red-bomb".parse().unwrap();
    assert!(imagined(&game, 0).iter().all(|it| it.hand(Seat(1)).contains(red)));
    assert!(imagined(&game, 2).iter().any(|it| !it.hand(Seat(1)).contains(red)));
}

/// ON 10.2: the truth always stays possible: a known card may have been given away, or kept.
#[test]
fn the_truth_is_never_ruled_out() {
    let game = after(SCENE, "A tell red\nA tell bombs\nA give B\nA pack catalyst.1\nA send");
    let truth = game.hand(Seat(0));
    let viewer = Viewer::Seat(Seat(2));
    let found = (0..20_000)
        .any(|it| game.imagine(viewer, &mut Chance::from_number(it)).hand(Seat(0)) == truth);
    assert!(found, "nobody imagines {truth:?}");
}

/// Picks that others have not committed are theirs; for everybody else they have not begun.
#[test]
fn secret_picks_are_not_imagined() {
    let game = after(SCENE, "A give B\nA pack red-bomb");
    let seen = game.imagine(Viewer::Seat(Seat(1)), &mut Chance::from_number(1));
    assert!(seen.picked(Seat(0)).is_empty());
    assert_eq!(game.view(Viewer::Seat(Seat(1))), after(SCENE, "").view(Viewer::Seat(Seat(1))));
}
