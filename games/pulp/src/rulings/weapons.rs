//! PI 8: each super weapon.

use expect_test::expect;

use crate::scene::check;

/// PI 8.4: the disintegrator takes 3 off a strength.
#[test]
fn disintegrator() {
    check(
        "dice:
         weapons: disintegrator!
         row: praetorian sentinel",
        "engage
         weapon disintegrator at combat
         pay combat 1",
        expect![[r#"
            engage
              Engaging card: Praetorian
            weapon disintegrator at combat
              WeaponUsed weapon: Disintegrator
              Weakened ability: Combat, points: 3, left: 1, cause: Weapon weapon: Disintegrator
            pay combat 1
              Paid ability: Combat, points: 1, covers: 1, due: Combat
              Engaged card: Praetorian
            abilities: 8 9 9
            row: praetorian+ sentinel
            cubes to draw: 2
            asked: engage, evade
        "#]],
    );
}

/// PI 8.4: the ray chooses the ability that pays.
#[test]
fn ray() {
    check(
        "dice:
         weapons: ray!
         row: praetorian sentinel",
        "engage
         weapon ray at science
         pay science 4",
        expect![[r#"
            engage
              Engaging card: Praetorian
            weapon ray at science
              WeaponUsed weapon: Ray
              AbilityChosen ability: Science, weapon: Ray
            pay science 4
              Paid ability: Science, points: 4, covers: 4, due: Science
              Engaged card: Praetorian
            abilities: 9 9 5
            row: praetorian+ sentinel
            cubes to draw: 2
            asked: engage, evade
        "#]],
    );
}

/// PI 8.4: the mirror turns a die up by two faces.
#[test]
fn mirror_raises() {
    check(
        "dice: red2
         weapons: mirror!
         row: praetorian sentinel",
        "weapon mirror
         raise red",
        expect![[r#"
            weapon mirror
              WeaponUsed weapon: Mirror
            raise red
              DieTurned die: Red, from: 2, to: 4
            dice: red4
            asked: engage, evade
        "#]],
    );
}

/// Or it rolls a die again.
#[test]
fn mirror_rolls() {
    check(
        "dice: red2
         rolls: 5
         weapons: mirror!
         row: praetorian sentinel",
        "weapon mirror
         reroll red",
        expect![[r#"
            weapon mirror
              WeaponUsed weapon: Mirror
            reroll red
              DieRolled die: Red, face: 5
            dice: red5
            asked: engage, evade
        "#]],
    );
}

/// PI 8.4: the field evades for nothing: no point, no cube.
#[test]
fn field() {
    check(
        "dice:
         weapons: field!
         bag: red 4
         row: praetorian sentinel",
        "evade
         weapon field",
        expect![[r#"
            evade
              Evading card: Praetorian
            weapon field
              WeaponUsed weapon: Field
              EscapedFree cause: Weapon weapon: Field
              Evaded card: Praetorian
              BagGrew colour: Black, cause: Sector sector: Kah
            bag: red 4 black 1
            row: praetorian- sentinel
            asked: engage, evade
        "#]],
    );
}

/// PI 8.4: the eye brings a cube.
#[test]
fn eye() {
    check(
        "dice:
         weapons: eye!
         row: praetorian sentinel",
        "weapon eye",
        expect![[r#"
            weapon eye
              WeaponUsed weapon: Eye
              CubesChanged by: 1, cause: Weapon weapon: Eye
            cubes to draw: 1
            asked: engage, evade
        "#]],
    );
}

/// PI 8.4: the bomb takes a black cube out of the bag.
#[test]
fn bomb() {
    check(
        "dice:
         weapons: bomb!
         bag: black 2
         row: praetorian sentinel",
        "weapon bomb",
        expect![[r#"
            weapon bomb
              WeaponUsed weapon: Bomb
              TakenOut colour: Black, count: 1, cause: Weapon weapon: Bomb
            bag: black 1
            asked: engage, evade
        "#]],
    );
}

/// PI 8.3: once a phase.
#[test]
fn once_a_phase() {
    check(
        "dice:
         weapons: eye! bomb!
         bag: black 2
         row: praetorian sentinel",
        "weapon eye
         weapon bomb",
        expect![[r#"
            weapon eye
              WeaponUsed weapon: Eye
              CubesChanged by: 1, cause: Weapon weapon: Eye
            weapon bomb
              WeaponUsed weapon: Bomb
              TakenOut colour: Black, count: 1, cause: Weapon weapon: Bomb
            bag: black 1
            cubes to draw: 1
            asked: engage, evade
        "#]],
    );
}

/// PI 8.2: with its last cube it is understood.
#[test]
fn understood() {
    check(
        "dice:
         weapons: disintegrator.3
         bag: green 1
         row: sentinel+",
        "study disintegrator",
        expect![[r#"
            Drew planet: Fomal, more: false, cubes: [Green]
            study disintegrator
              Studied weapon: Disintegrator, colour: Green, cubes: 4, needs: 4
              Understood weapon: Disintegrator
            bag:
            weapons: disintegrator!
            row:
            cubes to draw: 0
            asked: explore arkadya, explore brontus
        "#]],
    );
}
