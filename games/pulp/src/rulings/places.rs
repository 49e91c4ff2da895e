//! PI 2.4: each rule of each place.

use expect_test::expect;

use crate::scene::check;

/// The domed city, in Kah: strengths of Diplomacy are 1 less.
#[test]
fn dome_city_in_kah() {
    check(
        "dice:
         place: dome-city
         row: sentinel jailer",
        "engage
         pay diplomacy 1",
        expect![[r#"
            engage
              Engaging card: Sentinel
            pay diplomacy 1
              Paid ability: Diplomacy, points: 1, covers: 1, due: Diplomacy
              Engaged card: Sentinel
            abilities: 9 8 9
            row: sentinel+ jailer
            cubes to draw: 1
            asked: engage, evade
        "#]],
    );
}

/// PI 3.8: but 1 at least.
#[test]
fn dome_city_at_least_1() {
    check(
        "dice:
         place: dome-city
         row: dome-guard jailer",
        "engage",
        expect![[r#"
            engage
              Engaging card: DomeGuard
            asked: pay diplomacy 1, pay combat 2 for diplomacy, pay science 2 for diplomacy
        "#]],
    );
}

/// The domed city, in Veld: the first evasion of the phase costs no point. PI 4.1.
#[test]
fn dome_city_in_veld() {
    check(
        "dice:
         sectors: veld
         place: dome-city
         bag: red 4
         row: praetorian sentinel",
        "evade",
        expect![[r#"
            evade
              Evading card: Praetorian
              EscapedFree cause: Place card: DomeCity
              EvasionDrew colour: Red, ability: Combat, lost: true
              EvasionDrew colour: Red, ability: Combat, lost: true
              Evaded card: Praetorian
            abilities: 7 9 9
            bag: red 2
            row: praetorian- sentinel
            asked: engage, evade
        "#]],
    );
}

/// The orbital market, in Omn: a card from the hand for 2 points. PI 7.6: once a phase.
#[test]
fn market_in_omn() {
    check(
        "dice:
         abilities: 8 8 8
         sectors: omn
         place: orbital-market
         hand: vanguard jailer
         row: praetorian tracker",
        "sell code
         gain science",
        expect![[r#"
            LineHolds card: Praetorian
            sell code
              TokenSpent card: Vanguard, token: Code, cause: Place card: OrbitalMarket
            gain science
              Gained ability: Science, points: 2, cause: Some(Place card: OrbitalMarket)
            abilities: 8 8 10
            hand: jailer
            asked: engage, evade
        "#]],
    );
}

/// The orbital market, in Kah: the first engaged card may be kept as a key. PI 9.3.
#[test]
fn market_in_kah() {
    check(
        "dice:
         place: orbital-market
         bag: white 1
         row: sentinel praetorian-",
        "engage
         pay combat 2
         keep sentinel as key",
        expect![[r#"
            engage
              Engaging card: Sentinel
            pay combat 2
              Paid ability: Combat, points: 2, covers: 2, due: Combat
              Engaged card: Sentinel
              Drew planet: Fomal, more: false, cubes: [White]
              Failed
            keep sentinel as key
              Kept card: Sentinel, token: Key
            abilities: 7 9 9
            hand: sentinel
            row: sentinel+ praetorian-
            cubes to draw: 1
            asked: done
        "#]],
    );
}

/// The ruins, in Veld: a cube more.
#[test]
fn ruins_in_veld() {
    check(
        "dice:
         sectors: veld
         place: ancient-ruins
         bag: white 9
         row: sentinel+",
        "",
        expect![[r#"
            Drew planet: Fomal, more: false, cubes: [White, White]
            Failed
            Failed
            row:
            cubes to draw: 0
            asked: explore arkadya, explore brontus
        "#]],
    );
}

/// The ruins, in Omn: a cube less. PI 6.1: never less than none.
#[test]
fn ruins_in_omn() {
    check(
        "dice:
         sectors: omn
         place: ancient-ruins
         bag: white 9
         row: sentinel+",
        "",
        expect![[r#"
            Drew planet: Fomal, more: false, cubes: []
            row:
            asked: explore arkadya, explore brontus
        "#]],
    );
}

/// The spaceport, in Kah: a die goes up as the phase begins.
#[test]
fn spaceport_in_kah() {
    check(
        "dice: red3 blue5
         place: free-spaceport
         deal: sentinel jailer praetorian commander",
        "raise red",
        expect![[r#"
            RowDealt cards: [Sentinel, Jailer, Praetorian, Commander]
            BagFilled cubes: [2, 0, 0, 1, 1, 0], missing: [0, 0, 0, 0, 0, 0]
            raise red
              DieTurned die: Red, from: 3, to: 4
            dice: red4 blue5
            bag: red 6 blue 4 green 4 black 5 white 6 yellow 5
            row: sentinel jailer praetorian commander
            asked: engage, evade
        "#]],
    );
}

/// The spaceport, in Veld: two points stand for one again. PI 9.6.
#[test]
fn spaceport_in_veld() {
    check(
        "dice:
         abilities: 1 7 7
         sectors: veld
         place: free-spaceport
         row: praetorian sentinel",
        "engage
         pay combat 1
         pay diplomacy 6 for combat",
        expect![[r#"
            engage
              Engaging card: Praetorian
            pay combat 1
              Paid ability: Combat, points: 1, covers: 1, due: Combat
            pay diplomacy 6 for combat
              Paid ability: Diplomacy, points: 6, covers: 3, due: Combat
              Engaged card: Praetorian
            abilities: 0 1 7
            row: praetorian+ sentinel
            cubes to draw: 2
            asked: engage, evade
        "#]],
    );
}

/// The laboratory, in Omn: strengths of Super Science are 1 less.
#[test]
fn laboratory_in_omn() {
    check(
        "dice:
         sectors: omn
         place: underground-lab
         row: vanguard orbit-hunter",
        "engage
         pay science 3",
        expect![[r#"
            engage
              Engaging card: Vanguard
            pay science 3
              Paid ability: Science, points: 3, covers: 3, due: Science
              Engaged card: Vanguard
            abilities: 9 9 6
            row: vanguard+ orbit-hunter
            cubes to draw: 2
            asked: engage, evade
        "#]],
    );
}

/// The laboratory, in Kah: they are 1 more.
#[test]
fn laboratory_in_kah() {
    check(
        "dice:
         place: underground-lab
         row: jailer commander",
        "engage
         pay science 3",
        expect![[r#"
            engage
              Engaging card: Jailer
            pay science 3
              Paid ability: Science, points: 3, covers: 3, due: Science
              Engaged card: Jailer
            abilities: 9 9 6
            row: jailer+ commander
            cubes to draw: 1
            asked: engage, evade
        "#]],
    );
}

/// The arena, in Veld: guards who are paid in Combat are 1 stronger; agents are not.
#[test]
fn arena_in_veld() {
    check(
        "dice:
         sectors: veld
         place: thrax-arena
         row: jailer sentinel bounty-hunter the-double",
        "engage
         pay combat 3
         engage
         pay combat 3
         engage
         pay combat 1",
        expect![[r#"
            engage
              Engaging card: Jailer
            pay combat 3
              Paid ability: Combat, points: 3, covers: 3, due: Combat
              Engaged card: Jailer
            engage
              Engaging card: Sentinel
            pay combat 3
              Paid ability: Combat, points: 3, covers: 3, due: Combat
              Engaged card: Sentinel
            engage
              Engaging card: BountyHunter
            pay combat 1
              Paid ability: Combat, points: 1, covers: 1, due: Combat
              Engaged card: BountyHunter
            abilities: 2 9 9
            row: jailer+ sentinel+ bounty-hunter+ the-double
            cubes to draw: 3
            asked: engage, evade
        "#]],
    );
}

/// PI 3.8: the arena in Kah asks for the printed strength, here 2, also where the card's line takes one off.
#[test]
fn arena_in_kah_with_a_guard_made_weaker() {
    check(
        "dice:
         place: thrax-arena
         abilities: 6 9 9
         row: thunder-bearer jailer",
        "engage
         pay diplomacy 1",
        expect![[r#"
            LineHolds card: ThunderBearer
            engage
              Engaging card: ThunderBearer
            pay diplomacy 1
              Paid ability: Diplomacy, points: 1, covers: 1, due: Diplomacy
              Engaged card: ThunderBearer
              Gained ability: Combat, points: 1, cause: Some(Place card: ThraxArena)
            abilities: 7 8 9
            row: thunder-bearer+ jailer
            cubes to draw: 3
            asked: engage, evade
        "#]],
    );
}

/// The arena, in Kah: a strong guard who is engaged gives a point of Combat back.
#[test]
fn arena_in_kah() {
    check(
        "dice:
         place: thrax-arena
         row: praetorian sentinel",
        "engage
         pay combat 4",
        expect![[r#"
            engage
              Engaging card: Praetorian
            pay combat 4
              Paid ability: Combat, points: 4, covers: 4, due: Combat
              Engaged card: Praetorian
              Gained ability: Combat, points: 1, cause: Some(Place card: ThraxArena)
            abilities: 6 9 9
            row: praetorian+ sentinel
            cubes to draw: 2
            asked: engage, evade
        "#]],
    );
}
