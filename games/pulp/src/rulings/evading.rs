//! PI 4: evading.

use expect_test::expect;
use tabletop::{Game, Viewer};

use crate::scene::{after, check, offered};
use crate::view::Stage;

/// PI 4.1, 4.2 and 4.3: a point, then two coloured cubes, each of which costs a point.
#[test]
fn evading() {
    check(
        "dice:
         bag: red 1 green 1 black 4 white 4 yellow 4
         row: praetorian sentinel",
        "evade
         pay diplomacy 1",
        expect![[r#"
            evade
              Evading card: Praetorian
            pay diplomacy 1
              Escaped ability: Diplomacy
              EvasionDrew colour: Red, ability: Combat, lost: true
              EvasionDrew colour: Green, ability: Science, lost: true
              Evaded card: Praetorian
              BagGrew colour: Black, cause: Sector sector: Kah
            abilities: 8 8 8
            bag: black 5 white 4 yellow 4
            row: praetorian- sentinel
            asked: engage, evade
        "#]],
    );
}

/// PI 4.2: if no coloured cube is left, none is drawn.
#[test]
fn nothing_to_draw() {
    check(
        "dice:
         bag: black 4 white 4
         row: praetorian sentinel",
        "evade
         pay diplomacy 1",
        expect![[r#"
            evade
              Evading card: Praetorian
            pay diplomacy 1
              Escaped ability: Diplomacy
              EvasionDrewNothing
              Evaded card: Praetorian
              BagGrew colour: Black, cause: Sector sector: Kah
            abilities: 9 8 9
            bag: black 5 white 4
            row: praetorian- sentinel
            asked: engage, evade
        "#]],
    );
}

/// PI 4.3: an ability at 0 loses nothing more.
#[test]
fn at_zero() {
    check(
        "dice:
         abilities: 0 5 5
         bag: red 2
         row: praetorian sentinel",
        "evade
         pay diplomacy 1",
        expect![[r#"
            evade
              Evading card: Praetorian
            pay diplomacy 1
              Escaped ability: Diplomacy
              EvasionDrew colour: Red, ability: Combat, lost: false
              EvasionDrew colour: Red, ability: Combat, lost: false
              Evaded card: Praetorian
              BagGrew colour: Black, cause: Sector sector: Kah
            abilities: 0 4 5
            bag: black 1
            row: praetorian- sentinel
            asked: engage, evade
        "#]],
    );
}

/// PI 10.2: the cubes of an evasion can lose the game.
#[test]
fn drawn_to_defeat() {
    check(
        "dice:
         abilities: 0 5 1
         bag: green 2
         row: praetorian sentinel",
        "pay diplomacy 1",
        expect![[r#"
            Evading card: Praetorian
            pay diplomacy 1
              Escaped ability: Diplomacy
              EvasionDrew colour: Green, ability: Science, lost: true
              Ended ending: "abilities-lost", found: 0, of: 5, turn: 1
            abilities: 0 4 0
            bag:
            end abilities-lost; lost 0
        "#]],
    );
}

/// PI 4.1: the point that is paid can lose it, too.
#[test]
fn paid_to_defeat() {
    check(
        "dice:
         abilities: 0 5 1
         row: praetorian sentinel",
        "pay science 1",
        expect![[r#"
            Evading card: Praetorian
            pay science 1
              Escaped ability: Science
              Ended ending: "abilities-lost", found: 0, of: 5, turn: 1
            abilities: 0 5 0
            end abilities-lost; lost 0
        "#]],
    );
}

/// PI 4.6: an evaded card counts no planet icons.
#[test]
fn no_icons() {
    check(
        "dice:
         bag: red 5
         row: killer-automaton- sentinel",
        "engage
         pay combat 2",
        expect![[r#"
            engage
              Engaging card: Sentinel
            pay combat 2
              Paid ability: Combat, points: 2, covers: 2, due: Combat
              Engaged card: Sentinel
              Drew planet: Fomal, more: false, cubes: [Red]
            abilities: 7 9 9
            bag: red 4
            row: killer-automaton- sentinel+
            cubes to draw: 1
            asked: gain combat, gain diplomacy, gain science
        "#]],
    );
}

/// PI 4.4: one die for each evasion.
#[test]
fn one_die() {
    check(
        "dice: red5 pink2
         bag: white 3 red 3
         row: praetorian sentinel",
        "evade
         die red
         lower 1",
        expect![[r#"
            evade
              Evading card: Praetorian
            die red
              DieUsed die: Red, face: 5
              TakenOut colour: White, count: 2, cause: Die die: Red
            lower 1
              DieTurned die: Red, from: 5, to: 4
            dice: red4 pink2
            bag: red 3 white 1
            asked: pay combat 1, pay diplomacy 1, pay science 1
        "#]],
    );
}

/// PI 4.2 and 4.4: how many cubes will be drawn is known: one less where a die replaced a draw, and
/// never more than there are.
#[test]
fn cubes_to_be_drawn() {
    let cubes = |scene: &str, moves: &str| {
        let stage = after(scene, moves).view(Viewer::Spectator).stage;
        let Stage::Evading { cubes, .. } = stage else { panic!("{stage:?}") };
        cubes
    };
    let scene = "dice: pink4\nbag: red 3 black 1\nrow: praetorian sentinel";
    assert_eq!(cubes(scene, "evade"), 2);
    assert_eq!(cubes(scene, "evade\ndie pink\nlower 1"), 1);
    assert_eq!(cubes(&scene.replace("red 3", "red 1"), "evade"), 1);
}

/// PI 4.5: the cubes that blue 6 takes are chosen in any order, never yellow. Where there is
/// nothing to choose they go by themselves.
#[test]
fn cubes_of_ones_choice() {
    let scene = "dice: blue6\nbag: red 1 black 2 yellow 1\nrow: praetorian sentinel";
    let either = "evade\ndie blue";
    assert_eq!(offered(&after(scene, either)), ["take red", "take black"]);
    assert_eq!(offered(&after(scene, "evade\ndie blue\ntake black")), ["take red", "take black"]);
    let both = scene.replace("black 2", "black 1");
    assert_eq!(after(&both, either).bag, [0, 0, 0, 0, 0, 1]);
}
