//! PI 9.4, 9.5 and 9.6: what the aliens do.

use expect_test::expect;

use crate::scene::check;

/// PI 9.4: the Hive adds a black cube for each guard that is evaded.
#[test]
fn hive() {
    check(
        "dice:
         sectors: kah
         bag: red 2
         row: praetorian sentinel",
        "evade
         pay combat 1",
        expect![[r#"
            evade
              Evading card: Praetorian
            pay combat 1
              Escaped ability: Combat
              EvasionDrew colour: Red, ability: Combat, lost: true
              EvasionDrew colour: Red, ability: Combat, lost: true
              Evaded card: Praetorian
              BagGrew colour: Black, cause: Sector sector: Kah
            abilities: 6 9 9
            bag: black 1
            row: praetorian- sentinel
            asked: engage, evade
        "#]],
    );
}

/// PI 9.4: as far as the reserve has some; that it has none is told.
#[test]
fn hive_without_cubes() {
    check(
        "dice:
         sectors: kah
         bag: red 2 black 15
         row: praetorian sentinel",
        "evade
         pay combat 1",
        expect![[r#"
            evade
              Evading card: Praetorian
            pay combat 1
              Escaped ability: Combat
              EvasionDrew colour: Red, ability: Combat, lost: true
              EvasionDrew colour: Red, ability: Combat, lost: true
              Evaded card: Praetorian
              ReserveLacked colour: Black, cause: Sector sector: Kah
            abilities: 6 9 9
            bag: black 15
            row: praetorian- sentinel
            asked: engage, evade
        "#]],
    );
}

/// PI 9.4: not for an agent.
#[test]
fn hive_and_agents() {
    check(
        "dice:
         sectors: kah
         bag: red 2
         row: bounty-hunter sentinel",
        "evade
         pay combat 1",
        expect![[r#"
            evade
              Evading card: BountyHunter
            pay combat 1
              Escaped ability: Combat
              EvasionDrew colour: Red, ability: Combat, lost: true
              EvasionDrew colour: Red, ability: Combat, lost: true
              Evaded card: BountyHunter
            abilities: 6 9 9
            bag:
            row: bounty-hunter- sentinel
            asked: engage, evade
        "#]],
    );
}

/// PI 9.5: in the sector of the Quietus the leftmost card is stronger by 1 for each black cube, of its own icon.
#[test]
fn quietus() {
    check(
        "dice:
         sectors: omn
         quietus: 1
         row: patroller jailer",
        "engage
         pay diplomacy 2
         pay science 1",
        expect![[r#"
            engage
              Engaging card: Patroller
            pay diplomacy 2
              Paid ability: Diplomacy, points: 2, covers: 2, due: Diplomacy
            pay science 1
              Paid ability: Science, points: 1, covers: 1, due: Science
              Engaged card: Patroller
              LineHolds card: Jailer
            abilities: 9 7 8
            row: patroller+ jailer
            cubes to draw: 2
            asked: engage, evade
        "#]],
    );
}

/// PI 9.5: by 3 at most.
#[test]
fn quietus_most() {
    check(
        "dice:
         sectors: omn
         quietus: 9
         row: patroller jailer",
        "engage
         pay diplomacy 2
         pay science 3",
        expect![[r#"
            engage
              Engaging card: Patroller
            pay diplomacy 2
              Paid ability: Diplomacy, points: 2, covers: 2, due: Diplomacy
            pay science 3
              Paid ability: Science, points: 3, covers: 3, due: Science
              Engaged card: Patroller
              LineHolds card: Jailer
            abilities: 9 7 6
            row: patroller+ jailer
            cubes to draw: 2
            asked: engage, evade
        "#]],
    );
}

/// PI 9.5: only the leftmost.
#[test]
fn quietus_leftmost() {
    check(
        "dice:
         sectors: omn
         quietus: 9
         row: orbit-hunter+ gunner commander",
        "engage
         pay science 2",
        expect![[r#"
            engage
              Engaging card: Gunner
            pay science 2
              Paid ability: Science, points: 2, covers: 2, due: Science
              Engaged card: Gunner
            abilities: 9 9 7
            row: orbit-hunter+ gunner+ commander
            cubes to draw: 4
            asked: engage, evade
        "#]],
    );
}

/// PI 9.6: the Brain Monarch takes three points for one.
#[test]
fn monarch() {
    check(
        "dice:
         abilities: 1 7 7
         sectors: veld
         row: praetorian sentinel",
        "engage
         pay combat 1
         pay diplomacy 3 for combat",
        expect![[r#"
            engage
              Engaging card: Praetorian
            pay combat 1
              Paid ability: Combat, points: 1, covers: 1, due: Combat
            pay diplomacy 3 for combat
              Paid ability: Diplomacy, points: 3, covers: 1, due: Combat
            abilities: 0 4 7
            asked: pay diplomacy 3 for combat, pay science 3 for combat, pay science 6 for combat
        "#]],
    );
}
