//! IZ 6: wounds.

use expect_test::expect;
use tabletop::{Game, Seat};

use crate::card::ZombieCard;
use crate::scene::{after, check, offered, set};

fn scene(defence: &str, played: &str) -> String {
    format!(
        "radio: {defence} | under ogre
         hall: | under legion
         A: prophylaxis stand charge | resources 9
         B: at radio | played {played} | deck member member member member member
         C: at radio | deck member member member member member
         step: wounds"
    )
}

/// IZ 6.1: an attack below the Resistance gives each horde there a Membre Blessé, and it recruits
/// nothing.
#[test]
fn a_failed_attack() {
    check(
        &scene("survivors", "member member"),
        "A decline\nA decline",
        expect![[r#"
            A decline
              Repelled at: Radio, attack: 2, resistance: 5, charged: 0, walled: 0
              Hurt seat: B
              Hurt seat: C
              TurnBegan turn: 3
            A decline
            B: | deck member member member member member | discard member member wounded
            C: | deck member member member member member | discard wounded
            turn: 3
            wounded: 3
            asked A: discard prophylaxis, discard stand, discard charge, keep
        "#]],
    );
}

/// IZ 6.1: in seat order, while there are any.
#[test]
fn the_last_wounded() {
    let game = after(&format!("wounded: 1\n{}", scene("survivors", "member")), "A decline");
    let taken = |seat| game.hordes[Seat(seat)].discard.count(ZombieCard::Wounded);
    assert_eq!((taken(1), taken(2)), (1, 0));
}

/// IZ 6.2: points that are not enough for a card are lost, and so are points when no card is left.
#[test]
fn points_are_lost() {
    let game = after(&scene("survivors guard", "ogre overrun"), "A decline\nB wound guard");
    assert_eq!(game.places[0].fallen.len(), 0, "the Guard withstands with 4");
    assert_eq!(offered(&game, 'B'), ["take ogre", "skip"]);
    let game = after(&scene("survivors", "ogre ogre"), "A decline\nB wound survivors");
    assert_eq!(game.places[0].fallen.len(), 1);
}

/// IZ 6.2: nobody is asked when nothing can be devoured.
#[test]
fn too_few_points() {
    let game = after(&scene("guard", "ogre overrun"), "A decline");
    assert_eq!(offered(&game, 'B'), ["take ogre", "skip"], "recruitment is next");
}

/// IZ 6.3: the Research card last.
#[test]
fn research_is_last() {
    let scene = scene("survivors janitor | research immunology", "ogre ogre overrun");
    let game = after(&scene, "A decline\nB wound survivors");
    assert!(game.places[0].fallen_research, "one after the other, with nothing to choose");
    let game = after(&scene, "A decline");
    assert_eq!(offered(&game, 'B'), ["wound survivors", "wound janitor"]);
}

/// IZ 6.4: once the wounds begin, the human side is not asked before all are dealt.
#[test]
fn no_bravery_in_between() {
    let scene = scene("survivors agent guard", "ogre overrun");
    let game = after(&scene, "A decline\nB wound survivors");
    assert_eq!(game.to_act().first(), Some(Seat(1)));
    assert!(offered(&game, 'A').is_empty());
}

/// IZ 6.5 and 3.3: what is devoured lies there until recruitment, then goes; the die of a Research
/// card goes up.
#[test]
fn what_falls_goes() {
    let scene = scene("survivors | research infected", "ogre overrun");
    let dealt = after(&scene, "A decline\nB wound survivors\nB wound infected");
    assert_eq!(dealt.places[0].humans.len(), 1, "still there");
    assert_eq!(dealt.places[0].standing().len(), 0);
    check(
        &scene,
        "A decline\nB wound survivors\nB wound infected\nA decline",
        expect![[r#"
            A decline
              Penetrated at: Radio, attack: 8, resistance: 5, charged: 0, walled: 0
              Devoured at: Radio, defender: Human(Survivors), points: 3, resistance: 1
              Devoured at: Radio, defender: Research(Infected), points: 2, resistance: 2
            B wound survivors
            B wound infected
            A decline
              Returned research: Infected, die: 1
            radio: | under ogre
            A: prophylaxis stand charge | resources 9 | discard survivors | die infected 1
            asked B: take ogre, skip
        "#]],
    );
    let six =
        format!("{scene}\nfour_humans").replace("resources 9", "resources 9 | die infected 6");
    let game = after(&six, "A decline\nB wound survivors\nB wound infected\nA decline");
    assert_eq!(game.human.die(crate::card::Research::Infected), 6, "a die stays at 6");
}

/// The view shows what would be devoured: the weakest first, the Research card only after the last
/// Human.
#[test]
fn what_is_at_risk() {
    let risk = |defence: &str, played: &str| -> Vec<String> {
        set(&scene(defence, played)).at_risk(0).iter().map(ToString::to_string).collect()
    };
    assert_eq!(risk("survivors agent cook", "ogre overrun"), ["survivors", "agent"]);
    assert_eq!(risk("survivors | research infected", "ogre overrun"), ["survivors", "infected"]);
    assert_eq!(risk("survivors", "member"), [""; 0]);
}
