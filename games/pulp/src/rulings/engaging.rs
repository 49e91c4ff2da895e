//! PI 3: what engaging a card costs, and how it is paid.

use expect_test::expect;

use crate::scene::{after, check, offered};
use crate::view::Fate;

/// PI 3.9: once paid for, the card is engaged; PI 2.6: the next one is met.
#[test]
fn engaging() {
    check(
        "dice:
         row: praetorian sentinel",
        "engage
         pay combat 4",
        expect![[r#"
            engage
              Engaging card: Praetorian
            pay combat 4
              Paid ability: Combat, points: 4, covers: 4, due: Combat
              Engaged card: Praetorian
            abilities: 5 9 9
            row: praetorian+ sentinel
            cubes to draw: 2
            asked: engage, evade
        "#]],
    );
}

/// PI 3.6 and 3.7: two points of another ability stand for one, before or after own points.
#[test]
fn exchange() {
    check(
        "dice:
         row: praetorian sentinel",
        "engage
         pay diplomacy 2 for combat
         pay combat 1
         pay science 2 for combat
         pay combat 1",
        expect![[r#"
            engage
              Engaging card: Praetorian
            pay diplomacy 2 for combat
              Paid ability: Diplomacy, points: 2, covers: 1, due: Combat
            pay combat 1
              Paid ability: Combat, points: 1, covers: 1, due: Combat
            pay science 2 for combat
              Paid ability: Science, points: 2, covers: 1, due: Combat
            pay combat 1
              Paid ability: Combat, points: 1, covers: 1, due: Combat
              Engaged card: Praetorian
            abilities: 7 7 7
            row: praetorian+ sentinel
            cubes to draw: 2
            asked: engage, evade
        "#]],
    );
}

/// PI 3.7: the player alone decides to exchange, even where nothing else is left.
#[test]
fn own_points_again_and_again() {
    let game = after("dice:\nabilities: 7 6 5\nrow: praetorian sentinel", "engage\npay combat 1");
    assert_eq!(game.abilities, [6, 6, 5], "only what was paid is gone");
    let own = ["pay combat 1", "pay combat 2", "pay combat 3"];
    assert_eq!(offered(&game)[..3], own, "and own points can be paid again");
    let poor = "dice:\nabilities: 1 3 1\nrow: sentinel gladiator";
    let game = after(poor, "engage\npay combat 1");
    assert_eq!(offered(&game), ["pay diplomacy 2 for combat"]);
}

/// PI 3.6: a payment that can be made in one way only is not asked for.
#[test]
fn one_way_to_pay() {
    let game = after("dice:\nabilities: 3 1 1\nrow: sentinel gladiator jailer", "engage");
    assert_eq!((game.abilities, game.turn.row[0].fate), ([1, 1, 1], Fate::Engaged));
}

/// PI 3.2: the icons of evaded cards are gone; the next card that was not evaded counts.
#[test]
fn evaded_icons_are_gone() {
    check(
        "dice:
         bag: white 1
         row: sentinel jailer- commander",
        "engage
         pay science 2",
        expect![[r#"
            engage
              Engaging card: Sentinel
            pay science 2
              Paid ability: Science, points: 2, covers: 2, due: Science
              Engaged card: Sentinel
            abilities: 9 9 7
            row: sentinel+ jailer- commander
            cubes to draw: 1
            asked: engage, evade
        "#]],
    );
}

/// PI 3.1: the last card uses the icon of the leftmost.
#[test]
fn the_last_card() {
    check(
        "dice:
         bag: white 1
         row: sentinel+ jailer",
        "engage
         pay combat 2",
        expect![[r#"
            engage
              Engaging card: Jailer
            pay combat 2
              Paid ability: Combat, points: 2, covers: 2, due: Combat
              Engaged card: Jailer
              Drew planet: Fomal, more: false, cubes: [White]
              Failed
            abilities: 7 9 9
            row: sentinel+ jailer+
            asked: keep jailer, done
        "#]],
    );
}

/// PI 3.3: a card that is alone uses its own icon.
#[test]
fn alone() {
    check(
        "dice:
         bag: white 1
         row: sentinel- jailer",
        "engage
         pay diplomacy 2",
        expect![[r#"
            engage
              Engaging card: Jailer
            pay diplomacy 2
              Paid ability: Diplomacy, points: 2, covers: 2, due: Diplomacy
              Engaged card: Jailer
              Drew planet: Fomal, more: false, cubes: [White]
              Failed
            abilities: 9 7 9
            row: sentinel- jailer+
            cubes to draw: 1
            asked: keep jailer, done
        "#]],
    );
}

/// PI 3.4: a strength that an effect brings down to 0 is engaged for nothing.
#[test]
fn down_to_nothing() {
    check(
        "dice:
         sectors: veld
         row: crooked-diplomat sentinel",
        "engage",
        expect![[r#"
            LineHolds card: CrookedDiplomat
            engage
              Engaging card: CrookedDiplomat
              Engaged card: CrookedDiplomat
            row: crooked-diplomat+ sentinel
            cubes to draw: 2
            asked: engage, evade
        "#]],
    );
}

/// PI 10.2: the second ability at 0 loses the game, even with the last point that is due.
#[test]
fn the_last_point() {
    check(
        "dice:
         abilities: 2 0 5
         row: jailer sentinel",
        "engage
         pay combat 2",
        expect![[r#"
            engage
              Engaging card: Jailer
            pay combat 2
              Paid ability: Combat, points: 2, covers: 2, due: Combat
              Ended ending: "abilities-lost", found: 0, of: 5, turn: 1
            abilities: 0 0 5
            end abilities-lost; lost 0
        "#]],
    );
}
