//! ON 2: the turn of a player.

use expect_test::expect;

use crate::scene::{after, check, offered};

const QUIET: &str = "
    A: hub.3 | hand red-bomb catalyst.2
    B: hub.2
    C: hub.1
    resistance: blue-bomb green-bomb
    matrix: blue-shield red-shield";

/// ON 2.1: no turn without an action, unless the Final Conflict begins; no more than two.
#[test]
fn one_or_two_actions() {
    assert_eq!(offered(&after(QUIET, ""), 'A'), ["draw", "give B", "give C", "conflict"]);
    let once = offered(&after(QUIET, "A draw"), 'A');
    assert_eq!(once, ["draw", "give B", "give C", "build catalyst.2", "end", "conflict"]);
    let twice = offered(&after(QUIET, "A draw\nA draw"), 'A');
    assert_eq!(twice, ["build catalyst.2", "end", "conflict"]);
}

/// ON 2.2 and 2.4: a card comes to hand, and a Matrice card turns up for each action.
#[test]
fn the_same_action_twice() {
    check(
        QUIET,
        "A draw\nA draw\nA end",
        expect![[r#"
        A draw
          Drew seat: A, count: 1, cards: Some([blue-bomb])
          ShieldAppeared seat: A, alien: blue-shield, out: 1
        A draw
          Drew seat: A, count: 1, cards: Some([green-bomb])
          ShieldAppeared seat: A, alien: red-shield, out: 2
        A end
          TurnBegan seat: B
        A: hub.3 | hand red-bomb green-bomb blue-bomb catalyst.2
        turn: B Act, acted 0
        shields: red-shield blue-shield
        asked B: draw, conflict
    "#]],
    );
}

/// ON 2.3 and 2.4: any number of cards to one other player; the Matrice answers once.
#[test]
fn transport() {
    check(
        QUIET,
        "A give C\nA pack red-bomb\nA pack catalyst.2\nA send",
        expect![[r#"
        A give C
        A pack red-bomb
        A pack catalyst.2
        A send
          Gave from: A, to: C, count: 2, cards: Some([red-bomb, catalyst.2])
          ShieldAppeared seat: A, alien: blue-shield, out: 1
        A: hub.3
        C: hub.1 | hand red-bomb catalyst.2
        turn: A Act, acted 1
        shields: blue-shield
        asked A: draw, end, conflict
    "#]],
    );
}

/// ON 2.3: at least one card is given, and cards are packed in any order.
#[test]
fn packing() {
    assert_eq!(offered(&after(QUIET, "A give C"), 'A'), ["pack red-bomb", "pack catalyst.2"]);
    let packed = after(QUIET, "A give C\nA pack catalyst.2");
    assert_eq!(offered(&packed, 'A'), ["pack red-bomb", "send"]);
    let orders = ["A pack catalyst.2\nA pack red-bomb", "A pack red-bomb\nA pack catalyst.2"];
    let [one, other] = orders.map(|it| after(QUIET, &format!("A give C\n{it}")));
    assert!(one == other);
}

/// ON 2.3: nobody gives from an empty hand, to themselves, or to a player who is out.
#[test]
fn who_can_be_given_cards() {
    let nothing = after("A: hub.3\nB: hub.2\nC: hub.1", "");
    assert_eq!(offered(&nothing, 'A'), ["draw", "conflict"]);
    let alone = after("A: hub.3 | hand red-bomb\nB: out\nC: hub.1", "");
    assert_eq!(offered(&alone, 'A'), ["draw", "give C", "conflict"]);
}

/// ON 2.3: a hub that is sabotaged, or gone at level 2, gives nothing; its owner can still receive.
#[test]
fn without_a_hub_that_works_one_only_receives() {
    let down = "level: 2
        A: hub.3[orange.1!] | hand red-bomb
        B: catalyst.1
        C: hub.1 | hand blue-bomb
        matrix: blue-shield red-shield";
    assert_eq!(offered(&after(down, ""), 'A'), ["draw", "conflict"]);
    let to_both = &down.replace("level: 2", "level: 2\nturn: C");
    assert_eq!(offered(&after(to_both, ""), 'C'), ["draw", "give A", "give B", "conflict"]);
}

/// ON 2.5: a module works at once: the Teleporter just built is used in the same turn.
#[test]
fn a_module_works_as_soon_as_it_is_laid() {
    check(
        "turn: A acted 2
         A: hub.3 | hand teleporter.1 red-bomb
         B: hub.2 teleporter.2
         C: hub.1 | aliens red.1
         box: catalyst.1",
        "A build teleporter.1
         A end",
        expect![[r#"
            A build teleporter.1
              Built seat: A, card: teleporter.1
            A end
              TurnBegan seat: B
            A: hub.3 teleporter.1 | hand red-bomb
            turn: B Act, acted 0
            asked B: draw, conflict
        "#]],
    );
    let scene = "turn: A acted 1
         A: hub.3 | hand catalyst.1 teleporter.1 red-bomb
         B: hub.2 teleporter.2 | aliens red.1
         C: hub.1";
    let built = after(scene, "A build catalyst.1\nA build teleporter.1");
    assert_eq!(
        offered(&built, 'A'),
        ["beam red-bomb at B", "call B", "end", "conflict"][..1]
            .iter()
            .chain(&["end", "conflict"])
            .copied()
            .collect::<Vec<_>>()
    );
}

/// ON 2.6: after one action a player may go on to build, which ends acting; a fight ends building.
#[test]
fn act_then_build_then_fight() {
    let scene = "turn: A acted 1
        A: hub.3 | hand catalyst.1 catalyst.2 red-bomb | aliens red.1
        B: hub.2
        C: hub.1";
    let building = after(scene, "A build catalyst.1");
    assert_eq!(offered(&building, 'A'), ["build catalyst.2", "fight red-bomb", "end", "conflict"]);
    let fighting = after(scene, "A fight red-bomb");
    assert_eq!(offered(&fighting, 'A'), ["end", "conflict"]);
}

/// ON 2.7: an empty Résistance deck is made anew from its discards, even in the middle of a draw.
#[test]
fn the_resistance_is_reshuffled() {
    check(
        "A: hub.3 catalyst.1
         B: hub.2 catalyst.2
         C: hub.1 catalyst.3
         resistance: red-bomb only
         box: red-cannon red-rocket yellow-cannon yellow-rocket yellow-bomb green-cannon green-rocket green-bomb silver-cannon silver-rocket silver-bomb pink-cannon pink-rocket pink-bomb blue-cannon blue-rocket blue-bomb orange-cannon orange-rocket orange-bomb mauve-cannon mauve-rocket mauve-bomb black-cannon black-rocket black-bomb modulomorph.1 modulomorph.2 modulomorph.3 modulomorph.4 teleporter.1 teleporter.2 teleporter.3 teleporter.4
         matrix: blue-shield",
        "A draw",
        expect![[r#"
            A draw
              ResistanceReshuffled
              Drew seat: A, count: 2, cards: Some([red-bomb, catalyst.4])
              ShieldAppeared seat: A, alien: blue-shield, out: 1
            A: hub.3 catalyst.1 | hand red-bomb catalyst.4
            turn: A Act, acted 1
            shields: blue-shield
            discards:
            asked A: give B, give C, build catalyst.4, end, conflict
        "#]],
    );
}

/// Every card but the Catalysts and three weapons.
const OTHERS: &str = "red-cannon red-rocket yellow-cannon yellow-rocket yellow-bomb green-cannon green-rocket green-bomb silver-cannon silver-rocket silver-bomb pink-cannon pink-rocket pink-bomb blue-cannon blue-rocket orange-cannon orange-rocket mauve-cannon mauve-rocket mauve-bomb black-cannon black-rocket black-bomb modulomorph.1 modulomorph.2 modulomorph.3 modulomorph.4 teleporter.1 teleporter.2 teleporter.3 teleporter.4";

/// A scene with no card left to draw.
fn dry(stations: &str, boxed: &str) -> String {
    format!("{stations}\nresistance: only\nbox: {OTHERS} {boxed}")
}

/// ON 2.1: a player with no card to draw and none to give may fight, and may end the turn as long
/// as somebody has something to do after it.
#[test]
fn nothing_to_act_with() {
    let stuck = dry(
        "A: hub.3[orange.1!] catalyst.1 catalyst.2 catalyst.3 catalyst.4 | hand orange-bomb
         B: hub.2 | hand blue-bomb
         C: hub.1",
        "red-bomb",
    );
    assert_eq!(offered(&after(&stuck, ""), 'A'), ["fight orange-bomb", "end", "conflict"]);
    let over = after(&stuck, "A fight orange-bomb\nA end");
    assert_eq!(offered(&over, 'B'), ["draw", "give A", "give C", "conflict"]);
}

/// ON 2.1: when nobody could do anything more, only the Final Conflict is left.
#[test]
fn nobody_has_anything_to_do() {
    let empty = dry(
        "A: hub.3 catalyst.1 catalyst.2 catalyst.3 catalyst.4\nB: hub.2\nC: hub.1",
        "orange-bomb red-bomb blue-bomb",
    );
    assert_eq!(offered(&after(&empty, ""), 'A'), ["conflict"]);
    let held = dry(
        "A: hub.3[orange.1!] catalyst.1 catalyst.2 catalyst.3 catalyst.4 | hand red-bomb
         B: hub.2
         C: hub.1[orange.2!] | hand blue-bomb",
        "orange-bomb",
    );
    assert_eq!(offered(&after(&held, ""), 'A'), ["conflict"]);
}

/// ON 2.8: a Catalyst draws two cards for one Matrice card; a second Catalyst adds nothing.
#[test]
fn catalysts_do_not_add_up() {
    check(
        "A: hub.3 catalyst.1 catalyst.2
         B: hub.2
         C: hub.1
         resistance: red-bomb blue-bomb green-bomb yellow-bomb
         matrix: blue-shield red-shield",
        "A draw
         A draw",
        expect![[r#"
            A draw
              Drew seat: A, count: 2, cards: Some([red-bomb, blue-bomb])
              ShieldAppeared seat: A, alien: blue-shield, out: 1
            A draw
              Drew seat: A, count: 2, cards: Some([yellow-bomb, green-bomb])
              ShieldAppeared seat: A, alien: red-shield, out: 2
            A: hub.3 catalyst.1 catalyst.2 | hand red-bomb yellow-bomb green-bomb blue-bomb
            turn: A Build, acted 2
            shields: red-shield blue-shield
            asked A: end, conflict
        "#]],
    );
}

/// ON 2.8: a sabotaged Catalyst draws one card.
#[test]
fn a_sabotaged_catalyst_draws_one() {
    check(
        "A: hub.3 catalyst.1[orange.1!]
         B: hub.2
         C: hub.1
         resistance: red-bomb blue-bomb
         matrix: blue-shield",
        "A draw",
        expect![[r#"
            A draw
              Drew seat: A, count: 1, cards: Some([red-bomb])
              ShieldAppeared seat: A, alien: blue-shield, out: 1
            A: hub.3 catalyst.1[orange.1!] | hand red-bomb
            turn: A Act, acted 1
            shields: blue-shield
            asked A: draw, give B, give C, end, conflict
        "#]],
    );
}
