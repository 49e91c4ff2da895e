//! XI 17 and 18: the war effort, repairs, and the ends of the Invasion mode.

use expect_test::expect;

use crate::refusal::Reason;
use crate::scene::{after, check, offered, refused, set};

/// XI 17.1: goods that were there before anybody produces give a chip each and lower the threat. XI
/// 17.3: the chips come out of the pool.
#[test]
fn the_war_effort() {
    check(
        "phase: produce
         A: old-earth gem-world* spice-world* | picks produce
         B: new-sparta rebel-fuel-cache* | picks explore-5
         threat: 22",
        "A spend gem-world
         B spend rebel-fuel-cache
         B done
         A done",
        expect![[r#"
            PhaseBegan phase: Produce, again: false, automatic: false
            A spend gem-world
            B spend rebel-fuel-cache
            B done
            A done
              Contributed seat: A, goods: [gem-world], threat: 21
              Contributed seat: B, goods: [rebel-fuel-cache], threat: 20
              Stocked seat: A, world: gem-world
              Drew seat: A, why: Power power: PowerRef card: gem-world, number: 2, count: 1, cards: Some([imperium-war-profiteers])
              PhaseBegan phase: Invasion, again: false, automatic: false
              Disks order: [(B, 2), (A, 0)]
              Mustered total: 2, threat: 20
              Faces seat: B, card: InvasionCard wave: 1, might: Plain(4), might: 4
              Faces seat: A, card: InvasionCard wave: 1, might: Plain(0), might: 0
            A: old-earth gem-world* spice-world* | hand imperium-war-profiteers | chips 1 effort 1
            B: new-sparta rebel-fuel-cache | chips 1 effort 1
            pool: 22
            threat: 20
            disks: B2 A0
            asked A: bunker, done
        "#]],
    );
}

/// XI 17.2: the threat stops at 0, the chips do not.
#[test]
fn the_threat_stops_at_nothing() {
    let game = after(
        "phase: produce
         A: old-earth gem-world* spice-world* | picks produce
         B: new-sparta
         threat: 1",
        "A spend gem-world
         A spend spice-world
         A done",
    );
    let (threat, chips) = (game.invasion.unwrap().threat, game.empires[tabletop::Seat(0)].effort);
    assert_eq!((threat, chips), (0, 2));
}

/// XI 17.3: chips of the war effort can empty the pool and end the game.
#[test]
fn the_war_effort_empties_the_pool() {
    let game = after(
        "phase: produce
         round: 2
         pool: 1
         A: old-earth gem-world* | picks produce
         B: new-sparta",
        "A spend gem-world
         A done",
    );
    assert_eq!(game.ending, Some(crate::CHIPS));
}

/// XI 17.4 and 17.5: the booklet's example. With one card in hand, the player draws a card for
/// Rebel Underground; both pay for the repair of Spice World, which produces; its good pays for the
/// repair of Alien Robotic Factory, which produces too; Diversified Economy then draws for two
/// kinds.
#[test]
fn the_repairs_of_the_example() {
    check(
        "phase: produce
         A: old-earth rebel-underground spice-world! alien-robotic-factory! diversified-economy.1 \
            | hand gem-world | picks produce
         B: new-sparta
         deck: space-port mining-world new-earth rebel-base comet-zone",
        "A repair spice-world cards
         A pay gem-world
         A pay space-port
         A repair alien-robotic-factory good spice-world",
        expect![[r#"
            PhaseBegan phase: Produce, again: false, automatic: false
            Drew seat: A, why: Power power: PowerRef card: rebel-underground, number: 1, count: 1, cards: None
            A repair spice-world cards
            A pay gem-world
            A pay space-port
              Discarded seat: A, why: Repair world: spice-world, count: 2, cards: Some([gem-world, space-port])
              Repaired seat: A, world: spice-world, means: Cards
              Stocked seat: A, world: spice-world
            A repair alien-robotic-factory good spice-world
              Repaired seat: A, world: alien-robotic-factory, means: Good(spice-world)
              Stocked seat: A, world: alien-robotic-factory
              Drew seat: A, why: Power power: PowerRef card: diversified-economy.1, number: 2, count: 2, cards: Some([comet-zone, rebel-base])
              PhaseBegan phase: Invasion, again: false, automatic: false
              Disks order: [(B, 2), (A, 0)]
              Mustered total: 2, threat: 22
              Faces seat: B, card: InvasionCard wave: 1, might: Plain(4), might: 4
              Faces seat: A, card: InvasionCard wave: 1, might: Plain(0), might: 0
            A: old-earth rebel-underground spice-world alien-robotic-factory* diversified-economy.1 | hand comet-zone rebel-base
            disks: B2 A0
            asked A: bunker, done
        "#]],
    );
}

/// XI 17.4: two cards, a good, a repair power, or half a bonus.
#[test]
fn every_means() {
    let scene = "phase: produce
        A: old-earth! gem-world! construction-corps.1 comet-zone* | hand space-port new-earth \
            | picks repair
        B: new-sparta";
    let game = after(scene, "A done");
    let moves = offered(&game, 'A');
    for mv in [
        "repair old-earth bonus",
        "repair old-earth power construction-corps.1",
        "repair old-earth good comet-zone",
        "repair old-earth cards",
        "repair gem-world bonus",
    ] {
        assert!(moves.contains(&mv.to_string()), "{mv} of {moves:?}");
    }
    refused(scene, "A done\nA repair comet-zone cards", Reason::NotDamaged);
}

/// XI 17.5: a power on a repaired world works in the same phase, a repair power too.
#[test]
fn a_repaired_world_works() {
    let game = after(
        "phase: produce
         A: old-earth rebel-underground! | hand gem-world space-port | picks produce
         B: new-sparta
         deck: mining-world new-earth",
        "A repair rebel-underground cards
         A pay gem-world
         A pay space-port",
    );
    assert_eq!(game.empires[tabletop::Seat(0)].hand.for_rules().len(), 1, "it has drawn");
}

/// XI 17.6: a repaired windfall world has no good until one is produced on it.
#[test]
fn a_repaired_windfall_world() {
    check(
        "phase: produce
         A: old-earth rebel-fuel-cache! mining-robots.1 | hand gem-world space-port | picks repair
         B: new-sparta",
        "A repair rebel-fuel-cache bonus",
        expect![[r#"
            PhaseBegan phase: Produce, again: false, automatic: false
            A repair rebel-fuel-cache bonus
              Repaired seat: A, world: rebel-fuel-cache, means: Bonus
              Stocked seat: A, world: rebel-fuel-cache
              PhaseBegan phase: Invasion, again: false, automatic: false
              Disks order: [(B, 2), (A, 0)]
              Mustered total: 2, threat: 22
              Faces seat: B, card: InvasionCard wave: 1, might: Plain(4), might: 4
              Faces seat: A, card: InvasionCard wave: 1, might: Plain(0), might: 0
            A: old-earth rebel-fuel-cache* mining-robots.1 | hand gem-world space-port
            disks: B2 A0
            asked A: bunker, done
        "#]],
    );
}

/// XI 17.6: no world produces twice in a phase, even if its good was given for a repair.
#[test]
fn never_two_goods() {
    let game = after(
        "phase: produce
         A: old-earth spice-world rebel-cadre! | picks produce
         B: new-sparta",
        "A repair rebel-cadre good spice-world",
    );
    assert!(game.empires[tabletop::Seat(0)].stocked.is_empty());
}

/// XI 17.7: Produce: Repair calls the phase and repairs two worlds, but gives no windfall bonus. It
/// need not be used.
#[test]
fn the_bonus_repairs_two() {
    check(
        "phase: produce
         A: old-earth! gem-world! rebel-fuel-cache | picks repair
         B: new-sparta",
        "A repair gem-world bonus
         A repair old-earth bonus",
        expect![[r#"
            PhaseBegan phase: Produce, again: false, automatic: false
            A repair gem-world bonus
              Repaired seat: A, world: gem-world, means: Bonus
              Stocked seat: A, world: gem-world
              Drew seat: A, why: Power power: PowerRef card: gem-world, number: 2, count: 1, cards: Some([alien-historians])
            A repair old-earth bonus
              Repaired seat: A, world: old-earth, means: Bonus
              PhaseBegan phase: Invasion, again: false, automatic: false
              Disks order: [(B, 2), (A, 0)]
              Mustered total: 2, threat: 22
              Faces seat: B, card: InvasionCard wave: 1, might: Plain(4), might: 4
              Faces seat: A, card: InvasionCard wave: 1, might: Plain(0), might: 0
            A: old-earth gem-world* rebel-fuel-cache | hand alien-historians
            disks: B2 A0
            asked A: bunker, done
        "#]],
    );
}

/// XI 7.3 and 17.5: repairs may be left out, but producing may not: the bonus must be used before
/// the end of the phase.
#[test]
fn producing_is_compulsory() {
    let scene = "phase: produce
        A: old-earth! rebel-fuel-cache former-penal-colony | hand gem-world space-port \
            | picks produce
        B: new-sparta";
    assert_eq!(
        offered(&set(scene), 'A'),
        ["produce rebel-fuel-cache", "produce former-penal-colony", "repair old-earth cards",]
    );
    refused(scene, "A done", Reason::MustProduce);
    let game = after(scene, "A produce former-penal-colony");
    assert_eq!(
        offered(&game, 'A'),
        ["repair old-earth good former-penal-colony", "repair old-earth cards", "done"]
    );
}

/// XI 17.8: an expert who picks both has the windfall bonus and two repairs in one phase.
#[test]
fn both_bonuses() {
    let game = after(
        "phase: produce
         options: expert=on
         A: old-earth! gem-world! rebel-fuel-cache | picks produce repair
         B: new-sparta | picks explore-5 trade",
        "A repair gem-world bonus
         A repair old-earth bonus",
    );
    let empire = &game.empires[tabletop::Seat(0)];
    assert!(empire.damaged.is_empty() && empire.stocked.len() == 2, "{:?}", empire.stocked);
}

/// XI 18.1: a twelfth card that is discarded for a defence no longer counts as one.
#[test]
fn eleven_again() {
    let game = after(
        "phase: invasion
         A: old-earth gem-world spice-world space-port mining-world new-earth rebel-base comet-zone \
            rebel-miners plague-world distant-world new-military-tactics.1
         B: terraforming-surveyors
         disks: A0 B0
         invaders: 1:2 1:-1",
        "A use new-military-tactics.1 1",
    );
    assert_eq!(game.ending, None);
}

/// XI 18.2, 18.3, 18.4 and 18.5: the best admiral and the best war effort bring five points each,
/// to all who tie, and award tokens count.
#[test]
fn the_bonuses_of_the_end() {
    check(
        "phase: invasion
         A: new-sparta | awards 3
         B: space-marines old-earth | chips 2 effort 2
         C: terraforming-surveyors
         threat: 4",
        "",
        expect![[r#"
            PhaseBegan phase: Invasion, again: false, automatic: false
            Disks order: [(B, 2), (A, 2), (C, 0)]
            Mustered total: 4, threat: 4
            Bonus seat: A, bonus: BestAdmiral
            Bonus seat: B, bonus: BestAdmiral
            Bonus seat: B, bonus: BestEffort
            Ended ending: "repulsed", winners: [B]
            disks: B2 A2 C0
            end repulsed; A lost 9; B won 15; C lost 0
        "#]],
    );
}

/// XI 18.4: if nobody gave anything, all have given the most.
#[test]
fn all_tie_at_nothing() {
    let game = set("phase: invasion\nA: new-sparta\nB: rebel-cadre\nthreat: 3");
    let bonus = |seat| game.bonus_points(tabletop::Seat(seat));
    assert_eq!((bonus(0), bonus(1)), (10, 5));
}

/// XI 18.2: damage of the last step counts against the best admiral.
#[test]
fn the_admiral_after_the_last_step() {
    let game = set("phase: invasion
        pool: 0
        A: new-sparta
        B: rebel-cadre
        disks: A2 B1
        invaders: 1:2 1:0");
    assert_eq!(game.ending, Some(crate::CHIPS));
    let bonus = |seat| game.bonus_points(tabletop::Seat(seat));
    assert_eq!((bonus(0), bonus(1)), (5, 10), "new-sparta is damaged");
}
