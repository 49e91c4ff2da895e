//! PI 6: each planet.

use expect_test::expect;

use crate::scene::check;

/// Arkadya: a key brings a cube.
#[test]
fn arkadya() {
    check(
        "dice:
         planet: arkadya
         hand: jailer
         bag: white 9
         row: sentinel+",
        "activate",
        expect![[r#"
            activate
              TokenSpent card: Jailer, token: Key, cause: Planet planet: Arkadya
              CubesChanged by: 1, cause: Planet planet: Arkadya
              Drew planet: Arkadya, more: false, cubes: [White, White]
              Failed
              Failed
            hand:
            row:
            cubes to draw: 0
            asked: explore brontus, explore cyrrh
        "#]],
    );
}

/// Brontus VII: a code brings two cubes; then a point of Combat goes.
#[test]
fn brontus() {
    check(
        "dice:
         planet: brontus
         hand: vanguard
         bag: white 9
         row: sentinel+",
        "activate",
        expect![[r#"
            activate
              TokenSpent card: Vanguard, token: Code, cause: Planet planet: Brontus
              CubesChanged by: 2, cause: Planet planet: Brontus
              Drew planet: Brontus, more: false, cubes: [White, White, White]
              Failed
              Failed
              Failed
              Lost ability: Combat, cause: Planet planet: Brontus
            abilities: 8 9 9
            hand:
            row:
            cubes to draw: 0
            asked: explore arkadya, explore cyrrh
        "#]],
    );
}

/// Cyrrh: a cube for two engaged guards.
#[test]
fn cyrrh() {
    check(
        "dice:
         planet: cyrrh
         bag: white 9
         row: sentinel+ jailer+",
        "",
        expect![[r#"
            Drew planet: Cyrrh, more: false, cubes: [White, White, White]
            Failed
            Failed
            Failed
            asked: keep jailer, done
        "#]],
    );
}

/// Cyrrh: one guard is not enough, nor is an agent beside it.
#[test]
fn cyrrh_one_guard() {
    check(
        "dice:
         planet: cyrrh
         bag: white 9
         row: sentinel+ bounty-hunter+",
        "",
        expect![[r#"
            Drew planet: Cyrrh, more: false, cubes: [White, White]
            Failed
            Failed
            row:
            cubes to draw: 0
            asked: explore arkadya, explore brontus
        "#]],
    );
}

/// Dravik Prime: a cube less; a key and a code bring four.
#[test]
fn dravik() {
    check(
        "dice:
         planet: dravik
         hand: jailer vanguard
         bag: white 9
         row: sentinel+",
        "activate",
        expect![[r#"
            activate
              TokenSpent card: Vanguard, token: Code, cause: Planet planet: Dravik
              TokenSpent card: Jailer, token: Key, cause: Planet planet: Dravik
              CubesChanged by: 4, cause: Planet planet: Dravik
              Drew planet: Dravik, more: false, cubes: [White, White, White, White]
              Failed
              Failed
              Failed
              Failed
            hand:
            row:
            asked: explore arkadya, explore brontus
        "#]],
    );
}

/// Éos-9: white cubes leave the bag; a code brings a cube.
#[test]
fn eos() {
    check(
        "dice:
         planet: eos
         hand: vanguard
         bag: white 9
         row: sentinel+",
        "activate",
        expect![[r#"
            activate
              TokenSpent card: Vanguard, token: Code, cause: Planet planet: Eos
              CubesChanged by: 1, cause: Planet planet: Eos
              Drew planet: Eos, more: false, cubes: [White, White]
              Spared colour: White, planet: Eos
              Spared colour: White, planet: Eos
            bag: white 7
            hand:
            row:
            cubes to draw: 0
            asked: explore arkadya, explore brontus
        "#]],
    );
}

/// Fomal: for a code, black cubes do nothing.
#[test]
fn fomal() {
    check(
        "dice:
         turn: 5
         sectors: omn kah veld
         planet: fomal
         hand: vanguard
         bag: black 9
         row: sentinel+",
        "activate",
        expect![[r#"
            activate
              TokenSpent card: Vanguard, token: Code, cause: Planet planet: Fomal
              Drew planet: Fomal, more: false, cubes: [Black]
              Spared colour: Black, planet: Fomal
              PlanetChosen planet: Eos, turn: 6, sector: Kah
              RowDealt cards: [DomeGuard, Patroller, RobotBrigadier, StarHoplite]
              BagFilled cubes: [0, 1, 1, 1, 1, 0], missing: [0, 0, 0, 0, 0, 0]
            turn: 6
            bag: blue 1 green 1 black 9 white 1
            hand:
            row: dome-guard patroller robot-brigadier star-hoplite
            cubes to draw: 0
            asked: engage, evade
        "#]],
    );
}

/// Gorgonia: a cube less, but a cube gives two points.
#[test]
fn gorgonia() {
    check(
        "dice:
         abilities: 8 8 8
         planet: gorgonia
         bag: red 9
         row: patroller+",
        "gain combat",
        expect![[r#"
            Drew planet: Gorgonia, more: false, cubes: [Red]
            gain combat
              Gained ability: Combat, points: 2, cause: Some(Planet planet: Gorgonia)
            abilities: 10 8 8
            bag: red 8
            row:
            cubes to draw: 0
            asked: explore arkadya, explore brontus
        "#]],
    );
}

/// The Veil of Hesper: for a key a drawn cube goes back, and another comes. PI 6.6: after the draw.
#[test]
fn hesper() {
    check(
        "dice:
         planet: hesper
         hand: jailer
         bag: white 1
         row: sentinel+",
        "activate",
        expect![[r#"
            Drew planet: Hesper, more: false, cubes: [White]
            activate
              TokenSpent card: Jailer, token: Key, cause: Planet planet: Hesper
              PutBack colour: White, cause: Planet planet: Hesper
              Drew planet: Hesper, more: true, cubes: [White]
              Failed
            hand:
            row:
            cubes to draw: 0
            asked: explore arkadya, explore brontus
        "#]],
    );
}

/// Ixalon: a cube for three engaged cards.
#[test]
fn ixalon() {
    check(
        "dice:
         planet: ixalon
         bag: white 9
         row: sentinel+ bounty-hunter+ the-double+",
        "",
        expect![[r#"
            Drew planet: Ixalon, more: false, cubes: [White, White, White, White]
            Failed
            Failed
            Failed
            Failed
            row:
            cubes to draw: 0
            asked: explore arkadya, explore brontus
        "#]],
    );
}

/// Jovar: for a code, a cube for each crew die on 4 or more, two at most.
#[test]
fn jovar() {
    check(
        "captain: mina
         dice: red4 blue5 green6
         planet: jovar
         hand: vanguard
         bag: white 9
         row: sentinel+",
        "activate",
        expect![[r#"
            activate
              TokenSpent card: Vanguard, token: Code, cause: Planet planet: Jovar
              CubesChanged by: 2, cause: Planet planet: Jovar
              Drew planet: Jovar, more: false, cubes: [White, White, White]
              Failed
              Failed
              Failed
            hand:
            row:
            cubes to draw: 0
            asked: explore arkadya, explore brontus
        "#]],
    );
}

/// Kelm: a die goes up two faces; for a key, another by one. PI 5.6: to 6 at most.
#[test]
fn kelm() {
    check(
        "dice: red5 blue3
         planet: kelm
         hand: jailer
         bag: white 9
         row: sentinel+",
        "raise red
         activate",
        expect![[r#"
            raise red
              DieTurned die: Red, from: 5, to: 6
            activate
              TokenSpent card: Jailer, token: Key, cause: Planet planet: Kelm
              DieTurned die: Blue, from: 3, to: 4
              Drew planet: Kelm, more: false, cubes: [White]
              Failed
            dice: red6 blue4
            hand:
            row:
            cubes to draw: 0
            asked: explore arkadya, explore brontus
        "#]],
    );
}

/// Luminar: for two cards, two more cubes if no yellow one came. PI 6.4: codes are named first.
#[test]
fn luminar() {
    check(
        "dice:
         planet: luminar
         hand: jailer vanguard dome-guard
         bag: white 9
         row: sentinel+",
        "activate
         spend code",
        expect![[r#"
            Drew planet: Luminar, more: false, cubes: [White]
            activate
            spend code
              TokenSpent card: Vanguard, token: Code, cause: Planet planet: Luminar
            bag: white 8
            hand: dome-guard jailer
            asked: spend key
        "#]],
    );
}

/// Luminar: not if a yellow one came.
#[test]
fn luminar_found() {
    check(
        "dice:
         planet: luminar
         hand: jailer vanguard
         bag: yellow 1
         row: sentinel+",
        "",
        expect![[r#"
            Drew planet: Luminar, more: false, cubes: [Yellow]
            WeaponFound weapon: Disintegrator, found: 1, of: 5
            bag:
            weapons: disintegrator
            row:
            cubes to draw: 0
            asked: explore arkadya, explore brontus
        "#]],
    );
}
