//! PI 2, 9 and 10: turns, sectors and the end.

use expect_test::expect;
use tabletop::{Game, Seat};

use crate::card::Sector;
use crate::scene::{after, check, offered, set};
use crate::view::TURNS;

/// PI 2.3: the cubes of the four cards go into the bag, two for a place, as far as the reserve has
/// them.
#[test]
fn dealing() {
    check(
        "turn: 1
         dice: red6
         bag: red 13 white 9
         deal: vanguard gunner dome-city robot-brigadier",
        "",
        expect![[r#"
            RowDealt cards: [Vanguard, Gunner, DomeCity, RobotBrigadier]
            BagFilled cubes: [1, 0, 1, 1, 1, 0], missing: [1, 0, 0, 0, 0, 0]
            PlaceArrived card: DomeCity, replaced: None
            LineHolds card: Vanguard
            bag: red 14 green 1 black 1 white 10
            place: dome-city
            row: vanguard gunner robot-brigadier
            asked: engage, evade
        "#]],
    );
}

/// PI 2.3 and 2.4: cubes that the reserve lacks are left out; of two places the last one stays.
#[test]
fn two_places() {
    let game = set("dice: red6
         bag: black 14
         place: ancient-ruins
         deal: dome-city sentinel thrax-arena swarm-guard");
    assert_eq!(game.bag[3], 15, "three black cubes come, one is there");
    assert_eq!(game.place.map(|it| it.to_string()), Some("thrax-arena".to_string()));
    assert_eq!(game.turn.row.len(), 2);
}

/// PI 2.2: the planet is chosen among those that lie open; three new ones come when none is
/// left.
#[test]
fn planets_come_in_threes() {
    let scene = |turn: u8| format!("turn: {turn}\ndice:\nbag: white 1\nrow: sentinel+");
    let open = |turn| after(&scene(turn), "").planets.len();
    assert_eq!((open(1), open(3)), (2, 3));
    // With one planet left there is nothing to choose: the row is dealt.
    assert_eq!(after(&scene(2), "").turn.number, 3);
}

/// PI 2.5: four turns in each sector; the fourth exploration is still in the old one.
#[test]
fn sectors_follow() {
    let scene = "turn: 4\nsectors: kah omn veld\ndice:\nbag: white 1\nrow: sentinel+";
    let game = after(scene, "");
    assert_eq!((game.turn.number, game.sector()), (4, Sector::Kah), "a planet is chosen first");
    let next = offered(&game)[0].clone();
    let game = after(scene, &next);
    assert_eq!((game.turn.number, game.sector()), (5, Sector::Omn));
}

/// PI 9.1: engaged cards with a code or key may be kept, in any order; PI 9.2: the others go.
#[test]
fn keeping() {
    check(
        "dice:
         bag: white 1
         row: vanguard+ jailer+ sentinel+ dome-guard-",
        "keep vanguard
         done",
        expect![[r#"
            Drew planet: Fomal, more: false, cubes: [White]
            Failed
            keep vanguard
              Kept card: Vanguard, token: Code
            done
            hand: vanguard
            row:
            cubes to draw: 0
            asked: explore arkadya, explore brontus
        "#]],
    );
}

/// PI 9.1: keeping one card throws none away; a player who has kept all of them still says so.
#[test]
fn keeping_in_any_order() {
    let scene = "dice:\nbag: white 1\nrow: vanguard+ jailer+ sentinel+ dome-guard+";
    assert_eq!(offered(&after(scene, "keep jailer")), ["keep dome-guard", "keep vanguard", "done"]);
    let all = after(scene, "keep jailer\nkeep vanguard\nkeep dome-guard");
    assert_eq!(offered(&all), ["done"]);
    assert_eq!(after(scene, "keep jailer\ndone").hand.len(), 1);
}

/// PI 10.3: after the twelfth exploration the piles are used up.
#[test]
fn the_piles_are_used_up() {
    check(
        "turn: 12
         dice:
         weapons: eye
         bag: white 1
         row: sentinel+",
        "",
        expect![[r#"
            Drew planet: Fomal, more: false, cubes: [White]
            Failed
            Ended ending: "piles-exhausted", found: 1, of: 5, turn: 12
            row:
            cubes to draw: 0
            end piles-exhausted; lost 1
        "#]],
    );
}

/// PI 10.1: a super weapon found in the last exploration counts.
#[test]
fn found_at_the_last_moment() {
    let game = set("turn: 12
         difficulty: simple
         dice:
         weapons: eye ray field
         bag: yellow 1
         row: sentinel+");
    assert_eq!(game.outcome().map(|it| it.ending), Some(crate::WEAPONS_FOUND));
}

/// PI 10.2: two abilities at 0 in an exploration lose nothing yet; the next encounter phase that
/// begins so is lost.
#[test]
fn lost_when_the_phase_begins() {
    let scene = "turn: 5
         sectors: omn kah veld
         dice:
         abilities: 0 1 5
         bag: black 1
         row: sentinel+";
    assert_eq!(offered(&set(scene)), ["lose diplomacy", "lose science"]);
    let lost = after(scene, "lose diplomacy");
    assert_eq!(lost.outcome().map(|it| it.ending), Some(crate::ABILITIES_LOST));
}

/// PI 2.1 and 2.8: a turn goes from planet to planet; a whole game has twelve.
#[test]
fn a_game_has_twelve_turns() {
    assert_eq!(TURNS, 12);
    let game = set("row: sentinel jailer");
    assert_eq!(game.to_act().first(), Some(Seat(0)));
    assert_eq!(offered(&game)[..2], ["engage", "evade"]);
}

/// PI 1.4 and 1.5: what the bag, the reserve and the pile hold at the start.
#[test]
fn the_bag_at_the_start() {
    for (difficulty, weapons) in [("simple", 4), ("normal", 5), ("advanced", 6)] {
        let game = set(&format!("difficulty: {difficulty}\nrow: sentinel jailer"));
        assert_eq!(game.bag, [4, 4, 4, 4, weapons, weapons]);
        assert_eq!(game.reserve, [10, 10, 10, 11, 10 - weapons, 6 - weapons]);
        assert_eq!(game.weapon_pile.for_rules().len(), usize::from(weapons));
    }
}

/// PI 1.1: the sectors lie in any order.
#[test]
fn sectors_in_any_order() {
    use std::sync::Arc;
    use tabletop::{CardSet, Seed, Setup};
    let cards = Arc::new(crate::deck::Cards::parse(crate::deck::Cards::BUILTIN).unwrap());
    let order = |seed| {
        let setup = Setup { players: 1, options: Default::default() };
        let game = crate::Pulp::setup(&setup, Arc::clone(&cards), Seed::from_number(seed));
        game.expect("one plays").sectors
    };
    let mut orders: Vec<[Sector; 3]> = (0..60).map(order).collect();
    orders.sort_unstable();
    orders.dedup();
    assert_eq!(orders.len(), 6);
}
