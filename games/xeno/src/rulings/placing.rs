//! XI 4, 5 and 8: Develop and Settle.

use expect_test::expect;

use crate::refusal::Reason;
use crate::scene::{after, check, offered, refused};

fn can(scene: &str, moves: &str, seat: char, mv: &str) -> bool {
    offered(&after(scene, moves), seat).contains(&mv.to_string())
}

/// XI 4.1, 4.3 and 4.5: a bank draws first; the cost is paid, and Public Works draws afterwards.
#[test]
fn a_development_from_beginning_to_end() {
    check(
        "options: invasion=off
         phase: develop
         A: old-earth interstellar-bank.1 public-works.1 | picks develop | hand space-marines.1 gem-world
         B: new-sparta | hand drop-ships.1 comet-zone
         deck: mining-world artist-colony",
        "A place space-marines.1
         B nothing
         A pay mining-world",
        expect![[r#"
            PhaseBegan phase: Develop, again: false, automatic: false
            Drew seat: A, why: DevelopPowers, count: 1, cards: None
            A place space-marines.1
            B nothing
              Placed seat: A, card: space-marines.1
              PlacedNothing seat: B
            A pay mining-world
              Discarded seat: A, why: Cost card: space-marines.1, count: 1, cards: Some([mining-world])
              Drew seat: A, why: Placed, count: 1, cards: Some([artist-colony])
              RoundBegan round: 4
            A: old-earth interstellar-bank.1 public-works.1 space-marines.1 | hand gem-world artist-colony
            asked A: an action
            asked B: an action
        "#]],
    );
}

/// XI 4.2 and 4.3: a card that the hand cannot pay for is not offered.
#[test]
fn too_dear() {
    let scene = "options: invasion=off
         phase: develop
         A: old-earth | hand drop-ships.1 gem-world comet-zone
         B: new-sparta | picks develop";
    refused(scene, "A place drop-ships.1", Reason::DearDevelopment);
    refused(scene, "A place gem-world", Reason::NoDevelopment);
    refused(scene, "A place space-marines.1", Reason::NotInHand);
}

/// XI 4.4: a development cannot be placed if its other copy lies in the tableau.
#[test]
fn no_twins() {
    let scene = "options: invasion=off
         phase: develop
         A: old-earth public-works.1 | hand public-works.2 gem-world comet-zone
         B: new-sparta | picks develop";
    refused(scene, "A place public-works.2", Reason::Twin);
}

/// XI 5.1, 5.2 and 5.8: a civil world is paid for, less a discount for its kind; a player who
/// picked Settle draws.
#[test]
fn a_civil_world() {
    check(
        "options: invasion=off
         phase: settle
         A: old-earth mining-robots.1 | picks settle | hand comet-zone gem-world artist-colony spice-world
         B: new-sparta | hand drop-ships.1
         deck: mining-world space-port",
        "A place comet-zone
         B nothing
         A pay gem-world
         A pay spice-world",
        expect![[r#"
            PhaseBegan phase: Settle, again: false, automatic: false
            A place comet-zone
            B nothing
              Placed seat: A, card: comet-zone
              PlacedNothing seat: B
            A pay gem-world
            A pay spice-world
              Discarded seat: A, why: Cost card: comet-zone, count: 2, cards: Some([gem-world, spice-world])
              Drew seat: A, why: Placed, count: 1, cards: Some([mining-world])
              RoundBegan round: 4
            A: old-earth mining-robots.1 comet-zone | hand artist-colony mining-world
            asked A: an action
            asked B: an action
        "#]],
    );
}

/// XI 5.3 and 5.7: a military world costs nothing; a windfall world has its good.
#[test]
fn a_military_world() {
    check(
        "options: invasion=off
         phase: settle
         A: new-sparta | picks settle | hand former-penal-colony rebel-warrior-race
         B: old-earth
         deck: mining-world space-port",
        "A place former-penal-colony
         B nothing",
        expect![[r#"
            PhaseBegan phase: Settle, again: false, automatic: false
            A place former-penal-colony
            B nothing
              Placed seat: A, card: former-penal-colony
              PlacedNothing seat: B
              Conquered seat: A, card: former-penal-colony, strength: 2
              Stocked seat: A, world: former-penal-colony
              Drew seat: A, why: Placed, count: 1, cards: None
              RoundBegan round: 4
            A: new-sparta former-penal-colony* | hand rebel-warrior-race space-port
            asked A: an action
            asked B: an action
        "#]],
    );
    let scene = "options: invasion=off
         phase: settle
         A: new-sparta | picks settle | hand rebel-warrior-race
         B: old-earth";
    refused(scene, "A place rebel-warrior-race", Reason::TooWeak);
}

/// XI 5.4: Contact Specialist pays for a military world, at its defence less one; his own military
/// is negative.
#[test]
fn paying_for_a_military_world() {
    check(
        "options: invasion=off
         phase: settle
         A: old-earth contact-specialist.1 | picks settle | hand rebel-warrior-race gem-world comet-zone
         B: new-sparta
         deck: mining-world space-port",
        "A place rebel-warrior-race
         B nothing
         A use contact-specialist.1 2",
        expect![[r#"
            PhaseBegan phase: Settle, again: false, automatic: false
            A place rebel-warrior-race
            B nothing
              Placed seat: A, card: rebel-warrior-race
              PlacedNothing seat: B
            A use contact-specialist.1 2
              Used seat: A, power: PowerRef card: contact-specialist.1, number: 2, good: None, gone: false
              Discarded seat: A, why: Cost card: rebel-warrior-race, count: 2, cards: Some([gem-world, comet-zone])
              Stocked seat: A, world: rebel-warrior-race
              Drew seat: A, why: Placed, count: 1, cards: Some([space-port])
              RoundBegan round: 4
            A: old-earth contact-specialist.1 rebel-warrior-race* | hand space-port
            asked A: an action
            asked B: an action
        "#]],
    );
}

/// XI 5.4: Colony Ship can be used in addition.
#[test]
fn a_colony_ship_joins_in() {
    let game = after(
        "options: invasion=off
         phase: settle
         A: old-earth contact-specialist.1 colony-ship.1 | picks settle | hand rebel-base
         B: new-sparta",
        "A place rebel-base
         B nothing
         A use contact-specialist.1 2
         A use colony-ship.1 1",
    );
    let tableau = &game.empires[tabletop::Seat(0)].tableau;
    assert!(tableau.contains(&"rebel-base".parse().unwrap()));
    assert!(!tableau.contains(&"colony-ship.1".parse().unwrap()));
}

/// XI 5.5 and 8.1: such powers take no Xeno worlds and, where they say so, no alien ones.
#[test]
fn what_cannot_be_paid_for() {
    let scene = "options: invasion=off
         phase: settle
         A: old-earth contact-specialist.1 | picks settle | hand xeno-infested-uplift-world alien-robot-sentry gem-world comet-zone new-earth
         B: new-sparta";
    refused(scene, "A place xeno-infested-uplift-world", Reason::TooWeak);
    refused(scene, "A place alien-robot-sentry", Reason::TooWeak);
}

/// XI 5.6: New Military Tactics adds three for this phase only, and is gone.
#[test]
fn temporary_strength() {
    check(
        "options: invasion=off
         phase: settle
         A: old-earth new-military-tactics.1 | picks settle | hand rebel-warrior-race
         B: new-sparta
         deck: mining-world space-port",
        "A place rebel-warrior-race
         B nothing
         A use new-military-tactics.1 1",
        expect![[r#"
            PhaseBegan phase: Settle, again: false, automatic: false
            A place rebel-warrior-race
            B nothing
              Placed seat: A, card: rebel-warrior-race
              PlacedNothing seat: B
            A use new-military-tactics.1 1
              Conquered seat: A, card: rebel-warrior-race, strength: 3
              Used seat: A, power: PowerRef card: new-military-tactics.1, number: 1, good: None, gone: true
              Stocked seat: A, world: rebel-warrior-race
              Drew seat: A, why: Placed, count: 1, cards: Some([space-port])
              RoundBegan round: 4
            A: old-earth rebel-warrior-race* | hand space-port
            asked A: an action
            asked B: an action
        "#]],
    );
}

/// XI 5.6: a rare good adds two; which one is the player's choice.
#[test]
fn goods_for_strength() {
    let scene = "options: invasion=off
         phase: settle
         A: old-earth imperium-arms-factory.1 comet-zone* mining-world* | picks settle | hand rebel-miners
         B: new-sparta";
    let moves = "A place rebel-miners
         B nothing
         A use imperium-arms-factory.1 1";
    assert!(
        can(scene, moves, 'A', "spend comet-zone") && can(scene, moves, 'A', "spend mining-world")
    );
}

/// XI 5.7: a card paid when it is placed gives Pan-Galactic Disease Center a good.
#[test]
fn a_power_when_placed() {
    check(
        "options: invasion=off
         phase: settle
         A: old-earth | picks settle | hand pan-galactic-disease-center gem-world comet-zone artist-colony spice-world new-earth
         B: new-sparta
         deck: mining-world space-port",
        "A place pan-galactic-disease-center
         B nothing
         A use pan-galactic-disease-center 1
         A pay new-earth
         A pay gem-world
         A pay spice-world
         A pay artist-colony",
        expect![[r#"
            PhaseBegan phase: Settle, again: false, automatic: false
            A place pan-galactic-disease-center
            B nothing
              Placed seat: A, card: pan-galactic-disease-center
              PlacedNothing seat: B
            A use pan-galactic-disease-center 1
            A pay new-earth
            A pay gem-world
            A pay spice-world
            A pay artist-colony
              Used seat: A, power: PowerRef card: pan-galactic-disease-center, number: 1, good: None, gone: false
              Discarded seat: A, why: Cost card: pan-galactic-disease-center, count: 4, cards: Some([gem-world, spice-world, artist-colony, new-earth])
              Stocked seat: A, world: pan-galactic-disease-center
              Drew seat: A, why: Placed, count: 1, cards: Some([space-port])
              RoundBegan round: 4
            A: old-earth pan-galactic-disease-center* | hand comet-zone space-port
            asked A: an action
            asked B: an action
        "#]],
    );
}

/// XI 5.9: strength against Rebels or Xenos counts only for such worlds.
#[test]
fn strength_against_some() {
    let scene = "options: invasion=off
         phase: settle
         A: new-sparta galactic-imperium alien-defense-center | picks settle | hand rebel-base alien-robot-scout-ship xeno-hostage-planet
         B: old-earth";
    assert!(can(scene, "", 'A', "place rebel-base"), "two and four against Rebels");
    assert!(can(scene, "", 'A', "place xeno-hostage-planet"), "two and three against Xenos");
    assert!(!can(scene, "", 'A', "place alien-robot-scout-ship"), "two against four");
}

/// XI 5.10: Uplift Coalition adds one for each chromosome, its own included, once it is placed.
#[test]
fn strength_for_each() {
    let scene = |tableau: &str| {
        format!(
            "options: invasion=off
             phase: settle
             A: old-earth {tableau} | picks settle | hand former-penal-colony
             B: new-sparta"
        )
    };
    assert!(!can(&scene("uplift-coalition"), "", 'A', "place former-penal-colony"));
    let two = scene("uplift-coalition avian-uplift-race");
    assert!(can(&two, "", 'A', "place former-penal-colony"));
}

/// XI 8.2: without the Invasion mode defence is no strength, and nothing is repaired.
#[test]
fn powers_of_the_invasion_mode_rest() {
    let game = after(
        "options: invasion=off
         phase: settle
         A: starry-rift-pioneers construction-corps.1 rebel-bunker | picks settle
         B: new-sparta",
        "",
    );
    let powers = &game.empires[tabletop::Seat(0)].powers;
    assert_eq!((powers.defence, powers.settle.len(), powers.produce.len()), (0, 0, 1));
}

/// XI 8.3: Uplift Terraforming has the word in its title, and no chromosome.
#[test]
fn a_word_is_no_symbol() {
    let game = after("options: invasion=off\nA: old-earth\nB: new-sparta", "");
    let card = "uplift-terraforming.1".parse().unwrap();
    let uplift = game.faces.tagged(crate::card::Tag::UpliftCard);
    let chromosomes = game.faces.tagged(crate::card::Tag::ChromosomeWorld);
    assert!(uplift.contains(card) && !chromosomes.contains(card));
}
