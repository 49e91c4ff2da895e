//! PI 5: each of the thirty faces.

use expect_test::expect;

use crate::scene::{after, check, offered};

/// PI 5.1: red 1 takes 1 off a strength of Combat; PI 5.5: it stays on 1.
#[test]
fn red_1() {
    check(
        "dice: red1
         row: praetorian sentinel",
        "engage
         die red at combat",
        expect![[r#"
            engage
              Engaging card: Praetorian
            die red at combat
              DieUsed die: Red, face: 1
              Weakened ability: Combat, points: 1, left: 3, cause: Die die: Red
            asked: pay combat 1, pay combat 2, pay combat 3, pay diplomacy 2 for combat, pay diplomacy 4 for combat, pay diplomacy 6 for combat, pay science 2 for combat, pay science 4 for combat, pay science 6 for combat
        "#]],
    );
}

/// Red 2 takes 1 off any strength.
#[test]
fn red_2() {
    check(
        "dice: red2
         row: jailer commander",
        "engage
         die red at science",
        expect![[r#"
            engage
              Engaging card: Jailer
            die red at science
              DieUsed die: Red, face: 2
              Weakened ability: Science, points: 1, left: 1, cause: Die die: Red
              DieTurned die: Red, from: 2, to: 1
            dice: red1
            asked: pay science 1, pay combat 2 for science, pay diplomacy 2 for science
        "#]],
    );
}

/// Red 3 takes 2 off a strength of Combat.
#[test]
fn red_3() {
    check(
        "dice: red3
         row: praetorian sentinel",
        "engage
         die red at combat
         lower 1",
        expect![[r#"
            engage
              Engaging card: Praetorian
            die red at combat
              DieUsed die: Red, face: 3
              Weakened ability: Combat, points: 2, left: 2, cause: Die die: Red
            lower 1
              DieTurned die: Red, from: 3, to: 2
            dice: red2
            asked: pay combat 1, pay combat 2, pay diplomacy 2 for combat, pay diplomacy 4 for combat, pay science 2 for combat, pay science 4 for combat
        "#]],
    );
}

/// Red 4 takes 2 off any strength. PI 5.5: a used die may go down by two faces.
#[test]
fn red_4() {
    check(
        "dice: red4
         row: jailer commander",
        "engage
         die red at science
         lower 2",
        expect![[r#"
            engage
              Engaging card: Jailer
            die red at science
              DieUsed die: Red, face: 4
              Weakened ability: Science, points: 2, left: 0, cause: Die die: Red
            lower 2
              DieTurned die: Red, from: 4, to: 2
              Engaged card: Jailer
            dice: red2
            row: jailer+ commander
            cubes to draw: 1
            asked: engage, evade
        "#]],
    );
}

/// Red 5 takes 2 off a strength of Combat.
#[test]
fn red_5() {
    check(
        "dice: red5
         row: praetorian sentinel",
        "engage
         die red at combat
         lower 1",
        expect![[r#"
            engage
              Engaging card: Praetorian
            die red at combat
              DieUsed die: Red, face: 5
              Weakened ability: Combat, points: 2, left: 2, cause: Die die: Red
            lower 1
              DieTurned die: Red, from: 5, to: 4
            dice: red4
            asked: pay combat 1, pay combat 2, pay diplomacy 2 for combat, pay diplomacy 4 for combat, pay science 2 for combat, pay science 4 for combat
        "#]],
    );
}

/// PI 4.4: or, evading, red 5 takes two white cubes out of the bag, before the draws.
#[test]
fn red_5_evading() {
    check(
        "dice: red5
         bag: white 3 red 1 green 1
         row: praetorian sentinel",
        "evade
         die red
         lower 1
         pay diplomacy 1",
        expect![[r#"
            evade
              Evading card: Praetorian
            die red
              DieUsed die: Red, face: 5
              TakenOut colour: White, count: 2, cause: Die die: Red
            lower 1
              DieTurned die: Red, from: 5, to: 4
            pay diplomacy 1
              Escaped ability: Diplomacy
              EvasionDrew colour: Red, ability: Combat, lost: true
              EvasionDrew colour: Green, ability: Science, lost: true
              Evaded card: Praetorian
              BagGrew colour: Black, cause: Sector sector: Kah
            abilities: 8 8 8
            dice: red4
            bag: black 1 white 1
            row: praetorian- sentinel
            asked: engage, evade
        "#]],
    );
}

/// Red 6 takes 3 off a strength of Combat.
#[test]
fn red_6() {
    check(
        "dice: red6
         row: praetorian sentinel",
        "engage
         die red at combat
         lower 1",
        expect![[r#"
            engage
              Engaging card: Praetorian
            die red at combat
              DieUsed die: Red, face: 6
              Weakened ability: Combat, points: 3, left: 1, cause: Die die: Red
            lower 1
              DieTurned die: Red, from: 6, to: 5
            dice: red5
            asked: pay combat 1, pay diplomacy 2 for combat, pay science 2 for combat
        "#]],
    );
}

/// Green 1 takes 1 off a strength of Super Science.
#[test]
fn green_1() {
    check(
        "dice: green1
         row: praetorian commander",
        "engage
         die green at science",
        expect![[r#"
            engage
              Engaging card: Praetorian
            die green at science
              DieUsed die: Green, face: 1
              Weakened ability: Science, points: 1, left: 3, cause: Die die: Green
            asked: pay science 1, pay science 2, pay science 3, pay combat 2 for science, pay combat 4 for science, pay combat 6 for science, pay diplomacy 2 for science, pay diplomacy 4 for science, pay diplomacy 6 for science
        "#]],
    );
}

/// PI 5.6: green 2 takes 1 off, and raises a system die by a face.
#[test]
fn green_2() {
    check(
        "dice: green2 orange3
         row: praetorian commander",
        "engage
         die green at science",
        expect![[r#"
            engage
              Engaging card: Praetorian
            die green at science
              DieUsed die: Green, face: 2
              Weakened ability: Science, points: 1, left: 3, cause: Die die: Green
              DieTurned die: Orange, from: 3, to: 4
              DieTurned die: Green, from: 2, to: 1
            dice: green1 orange4
            asked: pay science 1, pay science 2, pay science 3, pay combat 2 for science, pay combat 4 for science, pay combat 6 for science, pay diplomacy 2 for science, pay diplomacy 4 for science, pay diplomacy 6 for science
        "#]],
    );
}

/// Green 3 takes 2 off a strength of Super Science.
#[test]
fn green_3() {
    check(
        "dice: green3
         row: praetorian commander",
        "engage
         die green at science
         lower 1",
        expect![[r#"
            engage
              Engaging card: Praetorian
            die green at science
              DieUsed die: Green, face: 3
              Weakened ability: Science, points: 2, left: 2, cause: Die die: Green
            lower 1
              DieTurned die: Green, from: 3, to: 2
            dice: green2
            asked: pay science 1, pay science 2, pay combat 2 for science, pay combat 4 for science, pay diplomacy 2 for science, pay diplomacy 4 for science
        "#]],
    );
}

/// Green 4 takes 2 off any strength.
#[test]
fn green_4() {
    check(
        "dice: green4
         row: praetorian sentinel",
        "engage
         die green at combat
         lower 1",
        expect![[r#"
            engage
              Engaging card: Praetorian
            die green at combat
              DieUsed die: Green, face: 4
              Weakened ability: Combat, points: 2, left: 2, cause: Die die: Green
            lower 1
              DieTurned die: Green, from: 4, to: 3
            dice: green3
            asked: pay combat 1, pay combat 2, pay diplomacy 2 for combat, pay diplomacy 4 for combat, pay science 2 for combat, pay science 4 for combat
        "#]],
    );
}

/// Green 5 takes 2 off a strength of Super Science.
#[test]
fn green_5() {
    check(
        "dice: green5
         row: praetorian commander",
        "engage
         die green at science
         lower 1",
        expect![[r#"
            engage
              Engaging card: Praetorian
            die green at science
              DieUsed die: Green, face: 5
              Weakened ability: Science, points: 2, left: 2, cause: Die die: Green
            lower 1
              DieTurned die: Green, from: 5, to: 4
            dice: green4
            asked: pay science 1, pay science 2, pay combat 2 for science, pay combat 4 for science, pay diplomacy 2 for science, pay diplomacy 4 for science
        "#]],
    );
}

/// PI 5.6: green 6 takes 2 off and raises a system die by two faces; the player says which.
#[test]
fn green_6() {
    check(
        "dice: green6 orange5 pink3
         row: praetorian commander",
        "engage
         die green at science
         raise orange
         lower 1",
        expect![[r#"
            engage
              Engaging card: Praetorian
            die green at science
              DieUsed die: Green, face: 6
              Weakened ability: Science, points: 2, left: 2, cause: Die die: Green
            raise orange
              DieTurned die: Orange, from: 5, to: 6
            lower 1
              DieTurned die: Green, from: 6, to: 5
            dice: green5 orange6 pink3
            asked: pay science 1, pay science 2, pay combat 2 for science, pay combat 4 for science, pay diplomacy 2 for science, pay diplomacy 4 for science
        "#]],
    );
}

/// PI 5.3 and 5.4: blue 1 brings a cube, in the encounter phase and once a turn.
#[test]
fn blue_1() {
    check(
        "dice: blue1
         row: praetorian commander",
        "die blue",
        expect![[r#"
            die blue
              DieUsed die: Blue, face: 1
              CubesChanged by: 1, cause: Die die: Blue
            cubes to draw: 1
            asked: engage, evade
        "#]],
    );
}

/// PI 5.4: or before the draw.
#[test]
fn blue_1_exploring() {
    check(
        "dice: blue1
         bag: red 5
         row: sentinel+",
        "die blue",
        expect![[r#"
            die blue
              DieUsed die: Blue, face: 1
              CubesChanged by: 1, cause: Die die: Blue
              Drew planet: Fomal, more: false, cubes: [Red, Red]
            bag: red 3
            cubes to draw: 2
            asked: gain combat, gain diplomacy, gain science
        "#]],
    );
}

/// Blue 2 takes 1 off a strength of Diplomacy.
#[test]
fn blue_2() {
    check(
        "dice: blue2
         row: sentinel praetorian",
        "engage
         die blue at diplomacy",
        expect![[r#"
            engage
              Engaging card: Sentinel
            die blue at diplomacy
              DieUsed die: Blue, face: 2
              Weakened ability: Diplomacy, points: 1, left: 1, cause: Die die: Blue
              DieTurned die: Blue, from: 2, to: 1
            dice: blue1
            asked: pay diplomacy 1, pay combat 2 for diplomacy, pay science 2 for diplomacy
        "#]],
    );
}

/// Blue 3 takes 1 off a strength of Diplomacy.
#[test]
fn blue_3() {
    check(
        "dice: blue3
         row: sentinel praetorian",
        "engage
         die blue at diplomacy
         lower 1",
        expect![[r#"
            engage
              Engaging card: Sentinel
            die blue at diplomacy
              DieUsed die: Blue, face: 3
              Weakened ability: Diplomacy, points: 1, left: 1, cause: Die die: Blue
            lower 1
              DieTurned die: Blue, from: 3, to: 2
            dice: blue2
            asked: pay diplomacy 1, pay combat 2 for diplomacy, pay science 2 for diplomacy
        "#]],
    );
}

/// Or blue 3 brings a cube.
#[test]
fn blue_3_cube() {
    check(
        "dice: blue3
         row: sentinel praetorian",
        "die blue
         lower 1",
        expect![[r#"
            die blue
              DieUsed die: Blue, face: 3
              CubesChanged by: 1, cause: Die die: Blue
            lower 1
              DieTurned die: Blue, from: 3, to: 2
            dice: blue2
            cubes to draw: 1
            asked: engage, evade
        "#]],
    );
}

/// Blue 4 takes 1 off any strength.
#[test]
fn blue_4() {
    check(
        "dice: blue4
         row: praetorian sentinel",
        "engage
         die blue at combat
         lower 1",
        expect![[r#"
            engage
              Engaging card: Praetorian
            die blue at combat
              DieUsed die: Blue, face: 4
              Weakened ability: Combat, points: 1, left: 3, cause: Die die: Blue
            lower 1
              DieTurned die: Blue, from: 4, to: 3
            dice: blue3
            asked: pay combat 1, pay combat 2, pay combat 3, pay diplomacy 2 for combat, pay diplomacy 4 for combat, pay diplomacy 6 for combat, pay science 2 for combat, pay science 4 for combat, pay science 6 for combat
        "#]],
    );
}

/// Blue 5 takes 2 off a strength of Diplomacy.
#[test]
fn blue_5() {
    check(
        "dice: blue5
         row: sentinel praetorian",
        "engage
         die blue at diplomacy
         lower 1",
        expect![[r#"
            engage
              Engaging card: Sentinel
            die blue at diplomacy
              DieUsed die: Blue, face: 5
              Weakened ability: Diplomacy, points: 2, left: 0, cause: Die die: Blue
            lower 1
              DieTurned die: Blue, from: 5, to: 4
              Engaged card: Sentinel
            dice: blue4
            row: sentinel+ praetorian
            cubes to draw: 1
            asked: engage, evade
        "#]],
    );
}

/// Blue 6 takes 2 off a strength of Diplomacy.
#[test]
fn blue_6() {
    check(
        "dice: blue6
         row: sentinel praetorian",
        "engage
         die blue at diplomacy
         lower 1",
        expect![[r#"
            engage
              Engaging card: Sentinel
            die blue at diplomacy
              DieUsed die: Blue, face: 6
              Weakened ability: Diplomacy, points: 2, left: 0, cause: Die die: Blue
            lower 1
              DieTurned die: Blue, from: 6, to: 5
              Engaged card: Sentinel
            dice: blue5
            row: sentinel+ praetorian
            cubes to draw: 1
            asked: engage, evade
        "#]],
    );
}

/// PI 4.4 and 4.5: or, evading, two cubes of one’s choice leave the bag; yellow never does.
#[test]
fn blue_6_evading() {
    check(
        "dice: blue6
         bag: red 1 blue 1 black 2 white 1 yellow 3
         row: sentinel praetorian",
        "evade
         die blue
         take blue
         take black
         lower 1
         pay combat 1",
        expect![[r#"
            evade
              Evading card: Sentinel
            die blue
              DieUsed die: Blue, face: 6
            take blue
              TakenOut colour: Blue, count: 1, cause: Die die: Blue
            take black
              TakenOut colour: Black, count: 1, cause: Die die: Blue
            lower 1
              DieTurned die: Blue, from: 6, to: 5
            pay combat 1
              Escaped ability: Combat
              EvasionDrew colour: Red, ability: Combat, lost: true
              Evaded card: Sentinel
              BagGrew colour: Black, cause: Sector sector: Kah
            abilities: 7 9 9
            dice: blue5
            bag: black 2 white 1 yellow 3
            row: sentinel- praetorian
            asked: engage, evade
        "#]],
    );
}

/// PI 5.7: orange 1 rolls the red die for this engagement.
#[test]
fn orange_1() {
    check(
        "dice: orange1
         rolls: 6
         row: praetorian sentinel",
        "engage
         die orange",
        expect![[r#"
            engage
              Engaging card: Praetorian
            die orange
              DieUsed die: Orange, face: 1
              Rolled die: Red, face: 6
              Weakened ability: Combat, points: 3, left: 1, cause: Die die: Orange
            asked: pay combat 1, pay diplomacy 2 for combat, pay science 2 for combat
        "#]],
    );
}

/// PI 5.8: orange 2 swaps a die, engaging a guard with a planet icon; a crew die comes on 6.
#[test]
fn orange_2() {
    check(
        "dice: green1 orange2
         row: praetorian sentinel",
        "engage
         die orange
         swap green for red",
        expect![[r#"
            engage
              Engaging card: Praetorian
            die orange
              DieUsed die: Orange, face: 2
            swap green for red
              DieSwapped out: Green, new: Red, face: 6
              DieTurned die: Orange, from: 2, to: 1
            dice: red6 orange1
            asked: pay combat 1, pay combat 2, pay combat 3, pay combat 4, pay diplomacy 2 for combat, pay diplomacy 4 for combat, pay diplomacy 6 for combat, pay diplomacy 8 for combat, pay science 2 for combat, pay science 4 for combat, pay science 6 for combat, pay science 8 for combat
        "#]],
    );
}

/// PI 5.8: a system die that comes is rolled; the die that was used may be the one that goes.
#[test]
fn orange_2_for_a_system() {
    check(
        "dice: green1 orange2
         rolls: 3
         row: praetorian sentinel",
        "engage
         die orange
         swap orange for pink",
        expect![[r#"
            engage
              Engaging card: Praetorian
            die orange
              DieUsed die: Orange, face: 2
            swap orange for pink
              DieSwapped out: Orange, new: Pink, face: 3
            dice: green1 pink3
            asked: pay combat 1, pay combat 2, pay combat 3, pay combat 4, pay diplomacy 2 for combat, pay diplomacy 4 for combat, pay diplomacy 6 for combat, pay diplomacy 8 for combat, pay science 2 for combat, pay science 4 for combat, pay science 6 for combat, pay science 8 for combat
        "#]],
    );
}

/// PI 5.7: orange 3 rolls the blue die; blue 3 leaves a choice.
#[test]
fn orange_3() {
    check(
        "dice: orange3
         rolls: 3
         row: sentinel praetorian",
        "engage
         die orange
         cube
         lower 1",
        expect![[r#"
            engage
              Engaging card: Sentinel
            die orange
              DieUsed die: Orange, face: 3
              Rolled die: Blue, face: 3
            cube
              CubesChanged by: 1, cause: Die die: Orange
            lower 1
              DieTurned die: Orange, from: 3, to: 2
            dice: orange2
            cubes to draw: 1
            asked: pay diplomacy 1, pay diplomacy 2, pay combat 2 for diplomacy, pay combat 4 for diplomacy, pay science 2 for diplomacy, pay science 4 for diplomacy
        "#]],
    );
}

/// PI 5.8: orange 4 rolls a die again, engaging an agent.
#[test]
fn orange_4() {
    check(
        "dice: red1 orange4
         rolls: 5
         row: masked-saboteur sentinel",
        "engage
         die orange
         reroll red
         lower 1",
        expect![[r#"
            engage
              Engaging card: MaskedSaboteur
            die orange
              DieUsed die: Orange, face: 4
            reroll red
              DieRolled die: Red, face: 5
            lower 1
              DieTurned die: Orange, from: 4, to: 3
            dice: red5 orange3
            asked: pay combat 1, pay combat 2, pay diplomacy 2 for combat, pay diplomacy 4 for combat, pay science 2 for combat, pay science 4 for combat
        "#]],
    );
}

/// PI 5.8: or an event, which shares the icon.
#[test]
fn orange_4_on_an_event() {
    check(
        "dice: red1 orange4
         rolls: 5
         row: slave-revolt sentinel",
        "engage
         die orange
         reroll orange
         lower 2",
        expect![[r#"
            engage
              Engaging card: SlaveRevolt
            die orange
              DieUsed die: Orange, face: 4
            reroll orange
              DieRolled die: Orange, face: 5
            lower 2
              DieTurned die: Orange, from: 5, to: 3
            dice: red1 orange3
            asked: pay combat 1, pay combat 2, pay diplomacy 2 for combat, pay diplomacy 4 for combat, pay science 2 for combat, pay science 4 for combat
        "#]],
    );
}

/// PI 5.7: orange 5 rolls the green die; a face that is of no use here is lost.
#[test]
fn orange_5() {
    check(
        "dice: orange5
         rolls: 3
         row: praetorian sentinel",
        "engage
         die orange
         lower 1",
        expect![[r#"
            engage
              Engaging card: Praetorian
            die orange
              DieUsed die: Orange, face: 5
              Rolled die: Green, face: 3
              RollWasted die: Green, face: 3
            lower 1
              DieTurned die: Orange, from: 5, to: 4
            dice: orange4
            asked: pay combat 1, pay combat 2, pay combat 3, pay combat 4, pay diplomacy 2 for combat, pay diplomacy 4 for combat, pay diplomacy 6 for combat, pay diplomacy 8 for combat, pay science 2 for combat, pay science 4 for combat, pay science 6 for combat, pay science 8 for combat
        "#]],
    );
}

/// PI 5.7: what it rolls raises a system as well, and the die goes down after that.
#[test]
fn orange_5_raises() {
    check(
        "dice: orange5
         rolls: 6
         row: praetorian commander",
        "engage
         die orange
         lower 2",
        expect![[r#"
            engage
              Engaging card: Praetorian
            die orange
              DieUsed die: Orange, face: 5
              Rolled die: Green, face: 6
              Weakened ability: Science, points: 2, left: 2, cause: Die die: Orange
              DieTurned die: Orange, from: 5, to: 6
            lower 2
              DieTurned die: Orange, from: 6, to: 4
            dice: orange4
            asked: pay science 1, pay science 2, pay combat 2 for science, pay combat 4 for science, pay diplomacy 2 for science, pay diplomacy 4 for science
        "#]],
    );
}

/// PI 5.8: orange 6 rolls a die again, engaging a guard with a planet icon.
#[test]
fn orange_6() {
    check(
        "dice: red1 orange6
         rolls: 5
         row: praetorian sentinel",
        "engage
         die orange
         reroll red
         lower 1",
        expect![[r#"
            engage
              Engaging card: Praetorian
            die orange
              DieUsed die: Orange, face: 6
            reroll red
              DieRolled die: Red, face: 5
            lower 1
              DieTurned die: Orange, from: 6, to: 5
            dice: red5 orange5
            asked: pay combat 1, pay combat 2, pay combat 3, pay combat 4, pay diplomacy 2 for combat, pay diplomacy 4 for combat, pay diplomacy 6 for combat, pay diplomacy 8 for combat, pay science 2 for combat, pay science 4 for combat, pay science 6 for combat, pay science 8 for combat
        "#]],
    );
}

/// PI 6.3: pink 1 counts a planet icon of one evaded card.
#[test]
fn pink_1() {
    check(
        "dice: pink1
         bag: red 5
         row: sentinel- jailer- praetorian+",
        "die pink",
        expect![[r#"
            die pink
              DieUsed die: Pink, face: 1
              CubesChanged by: 1, cause: Die die: Pink
              Drew planet: Fomal, more: false, cubes: [Red, Red, Red]
            bag: red 2
            asked: gain combat, gain diplomacy, gain science
        "#]],
    );
}

/// PI 4.4: pink 2 takes a cube of one’s choice instead of the first draw.
#[test]
fn pink_2() {
    check(
        "dice: pink2
         bag: red 1 blue 1 white 1 yellow 2
         row: praetorian sentinel",
        "evade
         die pink
         take white
         pay combat 1",
        expect![[r#"
            evade
              Evading card: Praetorian
            die pink
              DieUsed die: Pink, face: 2
            take white
              TakenOut colour: White, count: 1, cause: Die die: Pink
              DieTurned die: Pink, from: 2, to: 1
            pay combat 1
              Escaped ability: Combat
              EvasionDrew colour: Red, ability: Combat, lost: true
              Evaded card: Praetorian
              BagGrew colour: Black, cause: Sector sector: Kah
            abilities: 7 9 9
            dice: pink1
            bag: blue 1 black 1 yellow 2
            row: praetorian- sentinel
            asked: engage, evade
        "#]],
    );
}

/// PI 8.2: pink 3 makes one understand a super weapon that was found.
#[test]
fn pink_3() {
    check(
        "dice: pink3
         weapons: ray.1 disintegrator
         row: praetorian sentinel",
        "die pink
         understand disintegrator
         lower 1",
        expect![[r#"
            die pink
              DieUsed die: Pink, face: 3
            understand disintegrator
              Understood weapon: Disintegrator
            lower 1
              DieTurned die: Pink, from: 3, to: 2
            dice: pink2
            weapons: ray.1 disintegrator!
            asked: engage, evade
        "#]],
    );
}

/// PI 4.4: pink 4 draws a random cube instead of the first; it costs nothing.
#[test]
fn pink_4() {
    check(
        "dice: pink4
         bag: black 1
         row: praetorian sentinel",
        "evade
         die pink
         lower 1
         pay combat 1",
        expect![[r#"
            evade
              Evading card: Praetorian
            die pink
              DieUsed die: Pink, face: 4
              TakenOut colour: Black, count: 1, cause: Die die: Pink
            lower 1
              DieTurned die: Pink, from: 4, to: 3
            pay combat 1
              Escaped ability: Combat
              EvasionDrewNothing
              Evaded card: Praetorian
              BagGrew colour: Black, cause: Sector sector: Kah
            abilities: 8 9 9
            dice: pink3
            row: praetorian- sentinel
            asked: engage, evade
        "#]],
    );
}

/// PI 6.3: pink 5 counts a planet icon each of two evaded cards.
#[test]
fn pink_5() {
    check(
        "dice: pink5
         bag: red 5
         row: sentinel- jailer- praetorian+",
        "die pink
         lower 1",
        expect![[r#"
            die pink
              DieUsed die: Pink, face: 5
              CubesChanged by: 2, cause: Die die: Pink
            lower 1
              DieTurned die: Pink, from: 5, to: 4
              Drew planet: Fomal, more: false, cubes: [Red, Red, Red, Red]
            dice: pink4
            bag: red 1
            cubes to draw: 1
            asked: gain combat, gain diplomacy, gain science
        "#]],
    );
}

/// PI 8.5: pink 6 chooses the super weapon that a yellow cube brings.
#[test]
fn pink_6() {
    check(
        "dice: pink6
         bag: yellow 1
         row: sentinel+",
        "die pink
         claim eye
         lower 1",
        expect![[r#"
            Drew planet: Fomal, more: false, cubes: [Yellow]
            die pink
              DieUsed die: Pink, face: 6
            claim eye
              WeaponFound weapon: Eye, found: 1, of: 5
            lower 1
              DieTurned die: Pink, from: 6, to: 5
            dice: pink5
            bag:
            weapons: eye
            row:
            cubes to draw: 0
            asked: explore arkadya, explore brontus
        "#]],
    );
}

/// PI 5.2: one of the captain's dice for each card, though two would be of use.
#[test]
fn one_die_a_card() {
    let scene = "dice: red4 green4\nrow: praetorian sentinel jailer";
    let game = after(scene, "engage");
    assert_eq!(offered(&game)[..2], ["die red at combat", "die green at combat"]);
    let game = after(scene, "engage\ndie red at combat\nlower 1");
    assert!(offered(&game).iter().all(|it| it.starts_with("pay")));
    let game = after(scene, "engage\ndie red at combat\nlower 1\npay combat 2\nengage");
    assert!(offered(&game).contains(&"die green at diplomacy".to_string()), "the next card");
}
