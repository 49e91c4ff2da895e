//! IZ 4.2, 4.3 and 4.4: what the hordes say and agree on.

use expect_test::expect;
use tabletop::{Game, Seat, Viewer};

use crate::card::ZombieCard;
use crate::moves::Move;
use crate::scene::{after, check, sayable, set};
use crate::step::HUMAN;

const GO: &str = "radio: | under ogre | barricade
    hall: | under legion
    A: slash | resources 4
    B: | hand member ogre overrun | deck member tracker
    C: | hand member devour | deck member
    D: | hand member | deck member
    step: go";

/// IZ 4.2 and 4.3: a statement is true, and the human side hears it.
#[test]
fn a_statement() {
    check(
        GO,
        "C ask zombies\nB tell zombies\nD tell freed",
        expect![[r#"
        C ask zombies
          Asked seat: C, topic: Zombies
        B tell zombies
          Stated seat: B, topic: Zombies, cards: [Member, Ogre]
        D tell freed
          Stated seat: D, topic: Freed, cards: []
        asked B: go radio, go hall
    "#]],
    );
    let view = after(GO, "B tell zombies").view(Viewer::Seat(HUMAN));
    assert_eq!(view.hordes[0].hand, [ZombieCard::Member, ZombieCard::Ogre]);
    let view = after(GO, "D tell freed").view(Viewer::Seat(HUMAN));
    assert_eq!(view.hordes[2].lacks.len(), 1);
}

/// IZ 4.3: cards that come later are open again, until the horde speaks again.
#[test]
fn later_cards_are_open() {
    let scene = GO.replace("overrun | deck", "tracker | deck");
    let told = "B tell rages\nB go hall\nC go hall\nD go hall\nA decline\nB lead\nB attack tracker";
    let game = after(&scene, told);
    assert_eq!(game.hordes[Seat(1)].lacks[1], Some(1));
    let view = game.view(Viewer::Spectator);
    assert!(view.hordes[0].lacks.is_empty());
}

/// IZ 4.4: a plan that all agree to is carried out by itself.
#[test]
fn a_plan_is_carried_out() {
    let standing = |moves: &str| after(GO, moves).standing(Seat(1));
    assert_eq!(standing("C propose go B radio"), None);
    assert_eq!(standing("C propose go B radio\nB agree"), None, "D has not answered");
    assert_eq!(standing("C propose go B radio\nB agree\nD disagree"), None);
    let radio = Some("go radio".parse::<Move>().expect("a move"));
    assert_eq!(standing("C propose go B radio\nB agree\nD agree"), radio);
}

/// IZ 4.4: an agreed plan is forgotten when it is overtaken.
#[test]
fn a_plan_is_overtaken() {
    let agreed = "B propose go D radio\nC agree\nD agree";
    assert_eq!(after(GO, agreed).talk.agreed.len(), 1);
    let game = after(GO, &format!("{agreed}\nB go radio"));
    assert!(game.talk.agreed.is_empty(), "the barricade is taken");
}

/// IZ 4.4: one question or proposal each between two moves; answers are free.
#[test]
fn one_at_a_time() {
    let said = sayable(&after(GO, "B ask rages"), 'B');
    assert_eq!(said, ["tell zombies", "tell rages", "tell freed"]);
    let said = sayable(&after(GO, "B propose go C hall"), 'C');
    assert!(said.contains(&"agree".to_string()) && said.contains(&"disagree".to_string()));
}

/// IZ 4.2: a horde alone has nobody to talk to.
#[test]
fn alone() {
    let game = set("radio: | under ogre\nhall: | under legion\nA: | resources 4\nB: | deck member");
    assert!(sayable(&game, 'B').is_empty());
}

/// IZ 4.4, 5.2, 6.2 and 7.3: plans about the order, the wounds and the sharing.
#[test]
fn plans_about_everything() {
    let fight = "radio: survivors janitor | under ogre ishtar
        hall: | under legion
        A: | resources 4
        B: at radio | hand ogre ogre | deck member
        C: at radio | hand member | deck member
        step: fight";
    let agree = |moves: &str, plan: &str| {
        let moves = format!("{moves}\nB propose {plan}\nC agree");
        after(fight, &moves)
    };
    let game = agree("", "lead C");
    assert_eq!(game.standing(Seat(1)), Some(Move::Yield));
    let storm =
        "B lead\nB attack ogre\nA decline\nB attack ogre\nA decline\nB done\nC done\nA decline";
    let game = agree(storm, "wound janitor");
    assert_eq!(game.standing(Seat(1)).map(|it| it.to_string()), Some("wound janitor".to_string()));
    let game =
        agree(&format!("{storm}\nB wound janitor\nB wound survivors\nA decline"), "take B ogre");
    assert_eq!(game.standing(Seat(1)), Some(Move::Take(ZombieCard::Ogre)));
}
