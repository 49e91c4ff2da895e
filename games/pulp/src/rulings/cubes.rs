//! PI 7: what drawn cubes do.

use expect_test::expect;
use tabletop::{Game, Viewer};

use crate::scene::{after, check, offered, set};
use crate::view::Stage;

/// PI 7.1 and 8.1: yellow finds the top of the pile; PI 8.2: a weapon that needs no cubes is
/// understood at once.
#[test]
fn yellow() {
    check(
        "dice:
         bag: yellow 1
         pile: bomb
         row: sentinel+",
        "",
        expect![[r#"
            Drew planet: Fomal, more: false, cubes: [Yellow]
            WeaponFound weapon: Bomb, found: 1, of: 5
            bag:
            weapons: bomb!
            row:
            cubes to draw: 0
            asked: explore arkadya, explore brontus
        "#]],
    );
}

/// PI 7.2: white goes back into the bag.
#[test]
fn white() {
    check(
        "dice:
         bag: white 1
         row: sentinel+",
        "",
        expect![[r#"
            Drew planet: Fomal, more: false, cubes: [White]
            Failed
            row:
            cubes to draw: 0
            asked: explore arkadya, explore brontus
        "#]],
    );
}

/// PI 7.3: a coloured cube gives a point of any ability, but not beyond the most.
#[test]
fn coloured() {
    check(
        "dice:
         abilities: 10 4 5
         bag: red 1
         row: sentinel+",
        "gain science",
        expect![[r#"
            Drew planet: Fomal, more: false, cubes: [Red]
            gain science
              Gained ability: Science, points: 1, cause: None
            abilities: 10 4 6
            bag:
            row:
            cubes to draw: 0
            asked: explore arkadya, explore brontus
        "#]],
    );
}

/// PI 7.4: or it goes on a super weapon.
#[test]
fn studied() {
    check(
        "dice:
         weapons: ray.2
         bag: red 1
         row: sentinel+",
        "study ray",
        expect![[r#"
            Drew planet: Fomal, more: false, cubes: [Red]
            study ray
              Studied weapon: Ray, colour: Red, cubes: 3, needs: 3
              Understood weapon: Ray
            bag:
            weapons: ray!
            row:
            cubes to draw: 0
            asked: explore arkadya, explore brontus
        "#]],
    );
}

/// PI 7.4: where neither is possible it goes to the reserve.
#[test]
fn wasted() {
    check(
        "dice:
         abilities: 10 10 10
         bag: red 1
         row: sentinel+",
        "",
        expect![[r#"
            Drew planet: Fomal, more: false, cubes: [Red]
            CubeWasted colour: Red
            bag:
            row:
            cubes to draw: 0
            asked: explore arkadya, explore brontus
        "#]],
    );
}

/// PI 7.5: black goes to the Quietus before its sector.
#[test]
fn black_before() {
    check(
        "dice:
         sectors: kah omn veld
         bag: black 1
         row: sentinel+",
        "",
        expect![[r#"
            Drew planet: Fomal, more: false, cubes: [Black]
            QuietusGrew cubes: 1
            bag:
            quietus: 1
            row:
            cubes to draw: 0
            asked: explore arkadya, explore brontus
        "#]],
    );
}

/// PI 7.5: and in it, too.
#[test]
fn black_there() {
    check(
        "dice:
         sectors: omn kah veld
         turn: 4
         bag: black 1
         row: sentinel+",
        "",
        expect![[r#"
            Drew planet: Fomal, more: false, cubes: [Black]
            QuietusGrew cubes: 1
            bag:
            quietus: 1
            row:
            cubes to draw: 0
            asked: explore dravik, explore eos
        "#]],
    );
}

/// PI 7.5: afterwards it costs a point.
#[test]
fn black_after() {
    check(
        "dice:
         sectors: omn kah veld
         turn: 5
         bag: black 1
         row: sentinel+",
        "lose science",
        expect![[r#"
            Drew planet: Fomal, more: false, cubes: [Black]
            lose science
              QuietusStruck ability: Some(Science)
              PlanetChosen planet: Eos, turn: 6, sector: Kah
              RowDealt cards: [DomeGuard, Patroller, RobotBrigadier, Vanguard]
              BagFilled cubes: [1, 1, 0, 1, 1, 0], missing: [0, 0, 0, 0, 0, 0]
            turn: 6
            abilities: 9 9 8
            bag: red 1 blue 1 black 1 white 1
            row: dome-guard patroller robot-brigadier vanguard
            cubes to draw: 0
            asked: engage, evade
        "#]],
    );
}

/// PI 6.5: cubes are resolved one by one, and the player uses each.
#[test]
fn one_by_one() {
    check(
        "dice:
         sectors: kah omn veld
         bag: blue 2
         row: patroller+",
        "gain combat
         gain science",
        expect![[r#"
            Drew planet: Fomal, more: false, cubes: [Blue, Blue]
            gain combat
              Gained ability: Combat, points: 1, cause: None
            gain science
              Gained ability: Science, points: 1, cause: None
            abilities: 10 9 10
            bag:
            row:
            cubes to draw: 0
            asked: explore arkadya, explore brontus
        "#]],
    );
}

/// PI 6.5: the player chooses the order where it can matter: what a yellow cube finds can be studied
/// with a blue one that was drawn before it.
#[test]
fn yellow_before_blue() {
    let scene = "dice:
         weapons: eye
         pile: ray
         bag: blue 1 yellow 1
         row: patroller+";
    let game = set(scene);
    assert_eq!(game.view(Viewer::Spectator).stage, Stage::Resolving);
    assert_eq!(
        offered(&game),
        ["find", "gain combat", "gain diplomacy", "gain science", "study eye"]
    );
    let found = after(scene, "find");
    assert_eq!(offered(&found)[3..], ["study ray", "study eye"]);
    assert_eq!(after(scene, "gain combat").found.len(), 2, "nothing is left to choose");
}

/// PI 6.5: a black cube that costs a point may make room for a coloured one.
#[test]
fn black_before_red() {
    let scene = "dice:
         sectors: omn kah veld
         turn: 5
         abilities: 10 10 10
         bag: black 1 red 1
         row: patroller+";
    assert_eq!(offered(&set(scene)), ["lose combat", "lose diplomacy", "lose science"]);
    assert_eq!(after(scene, "lose science").abilities, [10, 10, 10]);
    let room = scene.replace("10 10 10", "10 9 10");
    assert_eq!(offered(&set(&room))[0], "gain diplomacy");
    assert_eq!(offered(&after(&room, "lose combat")), ["gain combat", "gain diplomacy"]);
}

/// PI 6.5: the player is not asked for an order that changes nothing: cubes without a choice come first, and
/// yellow cubes that win before all others.
#[test]
fn no_order_is_asked_for_nothing() {
    let scene = "dice:\nsectors: kah omn veld\nbag: white 1 black 1 green 1\nrow: thunder-bearer+";
    let game = set(scene);
    assert_eq!((game.quietus, game.bag[4]), (1, 1));
    assert_eq!(offered(&game), ["gain combat", "gain diplomacy", "gain science"]);
    let won = set("difficulty: simple
         dice: pink6
         weapons: eye ray
         bag: yellow 2 red 1
         row: thunder-bearer+");
    assert_eq!(won.outcome().map(|it| it.ending), Some(crate::WEAPONS_FOUND));
}

/// PI 10.1: the last super weapon wins at once.
#[test]
fn victory() {
    check(
        "difficulty: simple
         dice:
         weapons: eye ray field
         bag: yellow 1
         row: sentinel+",
        "",
        expect![[r#"
            Drew planet: Fomal, more: false, cubes: [Yellow]
            WeaponFound weapon: Disintegrator, found: 4, of: 4
            Ended ending: "weapons-found", found: 4, of: 4, turn: 1
            bag:
            weapons: eye ray field disintegrator
            cubes to draw: 0
            end weapons-found; won 4
        "#]],
    );
}
