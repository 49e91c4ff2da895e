//! PL 8 and 9: traits and special boxes, people by people.

use expect_test::expect;

use crate::card::Trait;
use crate::map::Terrain;
use crate::scene::{after, check, offered, read, set};
use crate::state::Planisphere;
use crate::view::ClashResult;

fn clash(game: &Planisphere, attacker: &str, defender: &str) -> (i8, i8, ClashResult) {
    let clash = game.foresee(read(attacker), read(defender));
    (clash.att + clash.shots, clash.def, clash.result)
}

/// PL 9.1: the tripods' ray has +1 force into forest (3-12), not into desert (3-14).
#[test]
fn tripods_burn_forests() {
    let game = set("A: tripods.1@3-13\nB: ants.1@3-12 ants.2@3-14");
    assert_eq!(game.force(read("tripods.1"), read("ants.1")), 3);
    assert_eq!(game.force(read("tripods.1"), read("ants.2")), 2);
}

/// PL 9.2: little greens beside each other have +1 ATT; a pair in gestation counts as company.
#[test]
fn little_greens_hunt_in_packs() {
    let game =
        set("A: little-greens.1@3-12 little-greens.2@3-12 little-greens.3@3-14\nB: pods.1@3-5");
    assert_eq!(game.att(read("little-greens.1")), 4);
    assert_eq!(game.att(read("little-greens.3")), 3);
    let enemies = set("A: little-greens.1@3-12\nB: little-greens.2@3-12");
    assert_eq!(enemies.att(read("little-greens.1")), 3);
}

/// PL 9.3: the amazons charm only males.
#[test]
fn amazons_charm_males() {
    let game = set(
        "phase: contact\nA: amazons.1@3-12! pods.3@5-5\nB: gillmen.1@3-12 ants.1@3-12 pods.1@3-12",
    );
    let controls: Vec<String> =
        offered(&game).into_iter().filter(|it| it.starts_with("control")).collect();
    assert_eq!(controls, ["control amazons.1 gillmen.1"]);
}

/// PL 8.4: the queen takes over a unit if the die shows more than its DEF; equal is too little.
#[test]
fn the_queen_takes_over() {
    let scene = |die: u8| {
        format!(
            "phase: contact\ndice: 10:{die}\nA: queen.1@3-12! pods.3@5-5\nB: gillmen.1@3-12 ants.1@3-5"
        )
    };
    check(
        &scene(4),
        "A control queen.1 gillmen.1",
        expect![[r#"
        A control queen.1 gillmen.1
          Controlled seat: A, attempt: Attempt card: queen.1, target: gillmen.1, die: 4, def: 4, taken: false
          RoundBegan round: 4, first: A
          Drew seat: A, count: 1, cards: Some([androids.2])
          Drew seat: B, count: 1, cards: None
        A: queen.1@3-12 pods.3@5-5 | hand androids.2
        B: ants.1@3-5 gillmen.1@3-12 | hand androids.1
        round: 4
        asked A: land androids.2, done
    "#]],
    );
    check(
        &scene(5),
        "A control queen.1 gillmen.1",
        expect![[r#"
        A control queen.1 gillmen.1
          Controlled seat: A, attempt: Attempt card: queen.1, target: gillmen.1, die: 5, def: 4, taken: true
          ChangedCamp card: gillmen.1, from: B, to: A, square: 3-12
          RoundBegan round: 4, first: A
          Drew seat: A, count: 1, cards: Some([androids.2])
          Drew seat: B, count: 1, cards: None
        A: queen.1@3-12 pods.3@5-5 gillmen.1@3-12 | hand androids.2
        B: ants.1@3-5 | hand androids.1
        round: 4
        asked A: land androids.2, done
    "#]],
    );
}

/// PL 8.4: once a round, instead of an attack that the unit could begin.
#[test]
fn control_once_a_round() {
    let game = after(
        "phase: contact\ndice: 10:1\nA: queen.1@3-12! pods.3@5-5\nB: gillmen.1@3-12 ants.1@3-12",
        "A control queen.1 gillmen.1",
    );
    assert_eq!(offered(&game), ["attack queen.1 ants.1"]);
    let defends = set("phase: contact\nA: queen.1@3-12 pods.3@5-5\nB: gillmen.1@3-12! ants.1@3-5");
    assert!(offered(&defends).iter().all(|it| it == "attack gillmen.1 queen.1"));
}

/// PL 9.4: pods that destroy a unit may at once be joined by another from the hand, also when they
/// were striking back.
#[test]
fn pods_duplicate() {
    check(
        "phase: contact\nA: pods.1@3-12! gillmen.3@5-1 | hand pods.2\nB: fanatics.1@3-12 ants.1@3-5",
        "A attack pods.1 fanatics.1",
        expect![[r#"
            A attack pods.1 fanatics.1
              Fought seat: A, clash: Clash attacker: pods.1, defender: fanatics.1, att: 3, shots: 0, def: 1, back: Some(Blow att: 2, shots: 0, def: 3), swift: true, result: DefenderDestroyed, events: []
              Destroyed card: fanatics.1, child: None, owner: B, square: 3-12, cause: Combat by: pods.1
            A: pods.1*1@3-12 gillmen.3@5-1 | hand pods.2
            B: ants.1@3-5
            dead: fanatics.1
            asked A: duplicate pods.2, done
        "#]],
    );
    check(
        "phase: contact\nA: pods.1@3-12 gillmen.3@5-1 | hand pods.2\nB: jellyfish.1@3-12! ants.1@3-5",
        "B attack jellyfish.1 pods.1",
        expect![[r#"
            B attack jellyfish.1 pods.1
              Fought seat: B, clash: Clash attacker: jellyfish.1, defender: pods.1, att: 2, shots: 0, def: 3, back: Some(Blow att: 3, shots: 0, def: 2), swift: false, result: AttackerDestroyed, events: []
              Destroyed card: jellyfish.1, child: None, owner: B, square: 3-12, cause: Combat by: pods.1
            A: pods.1*1@3-12 gillmen.3@5-1 | hand pods.2
            B: ants.1@3-5
            dead: jellyfish.1
            asked A: duplicate pods.2, done
        "#]],
    );
}

/// PL 9.5: the jelly grows with each victory, twice at most. PL 9.6: it never strikes back.
#[test]
fn the_jelly_grows_and_does_not_strike_back() {
    let game = set("A: jelly.1*1@3-12 jelly.2*5@3-14 jelly.3@3-12\nB: selenites.1@3-12!");
    assert_eq!(game.att(read("jelly.1")), 7);
    assert_eq!(game.att(read("jelly.2")), 8);
    assert_eq!(clash(&game, "selenites.1", "jelly.3"), (3, 4, ClashResult::Equality));
    let won = after(
        "phase: contact\nA: jelly.1@3-12! pods.3@5-5\nB: ants.1@3-12 ants.2@3-5",
        "A attack jelly.1 ants.1",
    );
    assert_eq!(won.att(read("jelly.1")), 7);
}

/// PL 8.1: machines are immune to Contrôle, and have no sex.
#[test]
fn scouts_are_machines_that_fly() {
    let game = set("phase: contact\nA: queen.1@3-12! pods.3@5-5\nB: scouts.1@3-12 ants.1@3-5");
    assert_eq!(offered(&game), ["attack queen.1 scouts.1"]);
    assert!(game.has(read("scouts.1"), Trait::Flying));
    assert_eq!(game.sex(read("scouts.1")), None);
}

/// PL 9.7: the colossus overheats after an equality, and misses only its next movement phase.
#[test]
fn the_colossus_overheats() {
    let scene = "phase: contact\nA: colossus.1@3-14! pods.3@5-5\nB: monoliths.1@3-14 ants.1@3-5";
    let game = after(scene, "A attack colossus.1 monoliths.1");
    assert!(!game.may_march(read("colossus.1")));
    let moved = after(scene, "A attack colossus.1 monoliths.1\nA done\nB done\nA done\nB done");
    assert!(moved.may_march(read("colossus.1")));
}

/// PL 9.8: fire hurts the thing from the ice more; PL 9.14: on ice it defends better.
#[test]
fn the_ice_thing_fears_fire() {
    let game = set("A: little-greens.1@3-12\nB: ice-thing.1@3-12 ice-thing.2@2-17");
    assert_eq!(game.force(read("little-greens.1"), read("ice-thing.1")), 3);
    assert_eq!(game.def(read("ice-thing.1")), 5);
    assert_eq!(game.def(read("ice-thing.2")), 6);
}

/// PL 8.4: brains take over any unit but machines; PL 8.2: and they fly.
#[test]
fn brains_control() {
    let game = set("phase: contact\nA: brains.1@3-12! pods.3@5-5\nB: ants.1@3-12 tripods.1@3-12");
    assert_eq!(
        offered(&game),
        ["attack brains.1 tripods.1", "attack brains.1 ants.1", "control brains.1 ants.1"]
    );
}

/// PL 9.14: lianas defend better in forests, gillmen in the ocean.
#[test]
fn lianas_and_gillmen_at_home() {
    let game = set("A: lianas.1@3-12 lianas.2@3-14\nB: gillmen.1@5-1 gillmen.2@6-7");
    let defs = ["lianas.1", "lianas.2", "gillmen.1", "gillmen.2"].map(|it| game.def(read(it)));
    assert_eq!(defs, [3, 2, 5, 4]);
}

/// PL 4.2: ants have no special: three squares, never into the ocean.
#[test]
fn ants_run() {
    let game = set("A: ants.1@6-12\nB: pods.1@3-5");
    assert_eq!(game.dis(read("ants.1")), 3);
    let ocean = crate::map::Lands::PRINTED.with(Terrain::Ocean);
    assert!(game.reach(read("ants.1")).intersection(ocean).is_empty());
}

/// PL 8.6: mantises strike first, also as defenders: the attacker falls before it strikes.
#[test]
fn mantises_strike_first() {
    let game = set("A: mutants.1@3-12!\nB: mantises.1@3-12");
    assert_eq!(clash(&game, "mutants.1", "mantises.1"), (5, 4, ClashResult::AttackerDestroyed));
    let both = set("A: mantises.2@3-12!\nB: mantises.1@3-12");
    assert_eq!(clash(&both, "mantises.2", "mantises.1").2, ClashResult::DefenderDestroyed);
}

/// PL 8.6: a first blow that fails is the only blow of that unit.
#[test]
fn a_swift_unit_strikes_once() {
    let game = set("A: gillmen.1@3-12!\nB: fanatics.1@3-12 mantises.1@5-12 pods.1@3-5");
    assert_eq!(clash(&game, "gillmen.1", "fanatics.1").2, ClashResult::DefenderDestroyed);
    let game = set("A: monoliths.1@3-14!\nB: mantises.1@3-14");
    assert_eq!(clash(&game, "monoliths.1", "mantises.1").2, ClashResult::Equality);
}

/// PL 8.3: the gillmen live in the sea.
#[test]
fn gillmen_are_marine() {
    assert!(set("A: gillmen.1@5-1\nB: pods.1@3-5").has(read("gillmen.1"), Trait::Marine));
}

/// PL 9.9: the hexapod's grip weakens an attacker in the ocean, not on land.
#[test]
fn the_hexapod_grips() {
    let game = set("A: mutants.1@5-1! mutants.2@3-12!\nB: hexapod.1@5-1 hexapod.2@3-12");
    assert_eq!(clash(&game, "mutants.1", "hexapod.1").0, 4);
    assert_eq!(clash(&game, "mutants.2", "hexapod.2").0, 5);
}

/// PL 8.5: a martyr may take one enemy of its square with it, whichever came later.
#[test]
fn jellyfish_are_martyrs() {
    check(
        "phase: contact\nA: jellyfish.1@5-1 pods.3@5-5\nB: colossus.1@5-1 ants.1@3-5",
        "A martyr jellyfish.1 colossus.1",
        expect![[r#"
            A martyr jellyfish.1 colossus.1
              Sacrificed seat: A, card: jellyfish.1, target: colossus.1
              Destroyed card: colossus.1, child: None, owner: B, square: 5-1, cause: Martyr by: jellyfish.1
              Destroyed card: jellyfish.1, child: None, owner: A, square: 5-1, cause: Martyr by: jellyfish.1
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: pods.3@5-5 | hand androids.2
            B: ants.1@3-5 | hand androids.1
            dead: colossus.1 jellyfish.1
            round: 4
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 8.5: and it may decline.
#[test]
fn a_martyr_may_live() {
    let game = set("phase: contact\nA: vestals.1@3-12 pods.3@5-5\nB: pods.1@3-12! ants.1@3-5");
    assert_eq!(offered(&game), ["martyr vestals.1 pods.1", "done"]);
}

/// PL 6.4: mutants are strong, and have no special box.
#[test]
fn mutants_are_strong() {
    let game = set("A: mutants.1@3-12!\nB: gillmen.1@3-12");
    assert_eq!(clash(&game, "mutants.1", "gillmen.1"), (5, 4, ClashResult::DefenderDestroyed));
}

/// PL 8.5 and 8.6: fanatics are swift martyrs.
#[test]
fn fanatics_are_swift_martyrs() {
    let game = set("A: scouts.1@3-12!\nB: fanatics.1@3-12");
    assert!(game.foresee(read("scouts.1"), read("fanatics.1")).swift);
    assert!(game.has(read("fanatics.1"), Trait::Martyr));
}

/// PL 9.14 and 8.7: the weakness of the monoliths is water.
#[test]
fn monoliths_fear_water() {
    let game = set("A: monoliths.1@3-14 monoliths.2@5-1\nB: pods.1@3-5");
    assert_eq!(game.def(read("monoliths.1")), 7);
    assert_eq!(game.def(read("monoliths.2")), 4);
    assert!(game.face(read("monoliths.1")).has_weakness());
}

/// PL 9.10: the raptor's shield takes 1 from every shot.
#[test]
fn the_raptor_is_shielded() {
    let game = set("A: little-greens.1@3-14\nB: raptor.1@3-14");
    assert_eq!(game.force(read("little-greens.1"), read("raptor.1")), 1);
}

/// PL 9.11: selenites cannot be shot at where there is mountain or desert.
#[test]
fn selenites_dig_in() {
    let game = set("A: vestals.1@3-15\nB: selenites.1@3-14 selenites.2@3-16 selenites.3@2-15");
    let hidden = ["selenites.1", "selenites.2", "selenites.3"].map(|it| game.is_hidden(read(it)));
    assert_eq!(hidden, [true, true, false]);
}

/// PL 9.12: nobody shoots at an invisible unit.
#[test]
fn spectres_are_invisible() {
    let game = set("phase: shooting\nA: vestals.1@3-15\nB: spectres.1@3-14 pods.1@3-16");
    assert_eq!(offered(&game), ["aim vestals.1 pods.1", "done"]);
}

/// PL 8.5: vestals shoot further than any other people, and are martyrs.
#[test]
fn vestals_shoot_far() {
    let game = set("A: vestals.1@3-15\nB: pods.1@3-5");
    assert_eq!(game.shot(read("vestals.1")).map(|it| (it.range, it.force)), Some((4, 1)));
}

/// PL 9.13: androids weaken the enemies on their square, once however many androids there are.
#[test]
fn androids_infiltrate() {
    let game =
        set("A: androids.1@3-12 androids.2@3-12 ants.1@3-12\nB: gillmen.1@3-12 gillmen.2@3-6");
    assert_eq!(game.def(read("gillmen.1")), 3);
    assert_eq!(game.def(read("gillmen.2")), 4);
    assert_eq!(game.def(read("ants.1")), 3);
}
