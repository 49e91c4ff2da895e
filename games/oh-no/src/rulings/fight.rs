//! ON 6: weapons, Modulomorphs and Teleporters in the fight of a turn.

use expect_test::expect;

use crate::scene::{after, check, offered};

/// ON 6.1: cannon, rocket and bomb do the same: they clear the station of their colour.
#[test]
fn a_weapon_clears_its_colour() {
    check(
        "turn: A acted 2
         A: hub.3 | hand red-cannon yellow-rocket pink-bomb | aliens red.1 red.6 yellow.1 pink.1 pink.2 silver.1
         B: hub.2 | aliens red.7
         C: hub.1",
        "A fight red-cannon
         A fight yellow-rocket
         A fight pink-bomb
         A end",
        expect![[r#"
            A fight red-cannon
              Fought seat: A, card: red-cannon, colour: Red, station: A, aliens: 5
            A fight yellow-rocket
              Fought seat: A, card: yellow-rocket, colour: Yellow, station: A, aliens: 1
            A fight pink-bomb
              Fought seat: A, card: pink-bomb, colour: Pink, station: A, aliens: 2
            A end
              Spent seat: A, discarded: red-cannon, kept: []
              Spent seat: A, discarded: yellow-rocket, kept: []
              Spent seat: A, discarded: pink-bomb, kept: []
              TurnBegan seat: B
            A: hub.3 | aliens silver.1
            turn: B Act, acted 0
            discards: red-cannon yellow-rocket pink-bomb
            matrix discards: red.1 red.6 yellow.1 pink.1 pink.2
            asked B: draw, conflict
        "#]],
    );
}

/// ON 6.1: a weapon that would hit nothing cannot be played, not even to save another.
#[test]
fn a_weapon_needs_something_to_hit() {
    let scene = "turn: A acted 2
        A: hub.3 | hand red-cannon blue-cannon | aliens red.1
        B: hub.2 | aliens blue.1
        C: hub.1";
    assert_eq!(offered(&after(scene, ""), 'A'), ["fight red-cannon", "end", "conflict"]);
}

/// ON 6.2: three of a kind cost one, which the player chooses; the others come back when the fight
/// is over.
#[test]
fn one_of_a_kind_is_discarded() {
    check(
        "turn: A acted 2
         A: hub.3 | hand red-cannon yellow-cannon black-cannon blue-bomb | aliens red.1 yellow.1 pink.1 blue.1
         B: hub.2
         C: hub.1",
        "A fight red-cannon
         A fight yellow-cannon
         A fight black-cannon as pink
         A fight blue-bomb
         A end
         A discard yellow-cannon",
        expect![[r#"
            A fight red-cannon
              Fought seat: A, card: red-cannon, colour: Red, station: A, aliens: 1
            A fight yellow-cannon
              Fought seat: A, card: yellow-cannon, colour: Yellow, station: A, aliens: 1
            A fight black-cannon as pink
              Fought seat: A, card: black-cannon, colour: Pink, station: A, aliens: 1
            A fight blue-bomb
              Fought seat: A, card: blue-bomb, colour: Blue, station: A, aliens: 1
            A end
            A discard yellow-cannon
              Spent seat: A, discarded: yellow-cannon, kept: [red-cannon, black-cannon]
              Spent seat: A, discarded: blue-bomb, kept: []
              TurnBegan seat: B
            A: hub.3 | hand red-cannon black-cannon
            turn: B Act, acted 0
            discards: yellow-cannon blue-bomb
            matrix discards: red.1 yellow.1 pink.1 blue.1
            asked B: draw, conflict
        "#]],
    );
}

/// ON 6.2: two kinds with two weapons each are settled one after the other.
#[test]
fn each_kind_is_settled() {
    check(
        "turn: A acted 2
         A: hub.3 | hand red-cannon yellow-cannon blue-bomb pink-bomb | aliens red.1 yellow.1 pink.1 blue.1
         B: hub.2
         C: hub.1",
        "A fight red-cannon
         A fight yellow-cannon
         A fight blue-bomb
         A fight pink-bomb
         A end
         A discard red-cannon
         A discard pink-bomb",
        expect![[r#"
            A fight red-cannon
              Fought seat: A, card: red-cannon, colour: Red, station: A, aliens: 1
            A fight yellow-cannon
              Fought seat: A, card: yellow-cannon, colour: Yellow, station: A, aliens: 1
            A fight blue-bomb
              Fought seat: A, card: blue-bomb, colour: Blue, station: A, aliens: 1
            A fight pink-bomb
              Fought seat: A, card: pink-bomb, colour: Pink, station: A, aliens: 1
            A end
            A discard red-cannon
              Spent seat: A, discarded: red-cannon, kept: [yellow-cannon]
            A discard pink-bomb
              Spent seat: A, discarded: pink-bomb, kept: [blue-bomb]
              TurnBegan seat: B
            A: hub.3 | hand yellow-cannon blue-bomb
            turn: B Act, acted 0
            discards: red-cannon pink-bomb
            matrix discards: red.1 yellow.1 pink.1 blue.1
            asked B: draw, conflict
        "#]],
    );
}

/// ON 6.3: a black weapon replaces any colour that is there.
#[test]
fn black_replaces_any_colour() {
    let scene = "turn: A acted 2
        A: hub.3[orange.1] | hand black-bomb | aliens red.1 silver.1
        B: hub.2 | aliens yellow.1
        C: hub.1";
    assert_eq!(
        offered(&after(scene, ""), 'A'),
        [
            "fight black-bomb as red",
            "fight black-bomb as silver",
            "fight black-bomb as orange",
            "end",
            "conflict"
        ]
    );
}

/// ON 6.4: two bombs, two reds or two modules destroy one alien card, not the whole colour.
#[test]
fn a_modulomorph_destroys_one_card() {
    check(
        "turn: A acted 2
         A: hub.3 modulomorph.1 | hand red-bomb blue-bomb | aliens green.6 green.7
         B: hub.2
         C: hub.1",
        "A morph red-bomb
         A with blue-bomb
         A destroy green.6
         A end",
        expect![[r#"
            A morph red-bomb
            A with blue-bomb
            A destroy green.6
              Morphed seat: A, cards: [red-bomb, blue-bomb], alien: green.6
            A end
              TurnBegan seat: B
            A: hub.3 modulomorph.1 | aliens green.7
            turn: B Act, acted 0
            discards: red-bomb blue-bomb
            matrix discards: green.6
            asked B: draw, conflict
        "#]],
    );
}

/// ON 6.6: a player is not called when everybody sees that it would have to refuse.
#[test]
fn who_cannot_help_is_not_called() {
    let scene = "turn: A acted 2
        A: hub.3 teleporter.1 | aliens red.1
        B: hub.2 teleporter.2 | hand blue-bomb
        C: hub.1 teleporter.3";
    let calls = |scene: &str| {
        let offered = offered(&after(scene, ""), 'A').into_iter();
        offered.filter(|it| it.starts_with("call")).collect::<Vec<_>>()
    };
    assert_eq!(calls(scene), ["call B"], "C holds nothing");
    assert_eq!(calls(&format!("level: 0\n{scene}")), [""; 0], "and B nothing red, openly");
    let armed = scene.replace("blue-bomb", "red-bomb");
    assert_eq!(calls(&format!("level: 0\n{armed}")), ["call B"]);
}

/// ON 6.4: what pairs with what; a black weapon has the colour black.
#[test]
fn pairs() {
    let scene = "turn: A acted 2
        A: hub.3 modulomorph.1 | hand red-cannon red-bomb blue-bomb black-rocket catalyst.1 catalyst.2 | aliens green.6
        B: hub.2
        C: hub.1";
    let starts = offered(&after(scene, ""), 'A');
    let morphs: Vec<&String> = starts.iter().filter(|it| it.starts_with("morph")).collect();
    assert_eq!(
        morphs,
        [
            "morph red-cannon",
            "morph red-bomb",
            "morph blue-bomb",
            "morph catalyst.1",
            "morph catalyst.2"
        ]
    );
    let partners = |first: &str| offered(&after(scene, &format!("A morph {first}")), 'A');
    assert_eq!(partners("red-bomb"), ["with red-cannon", "with blue-bomb"]);
    assert_eq!(partners("blue-bomb"), ["with red-bomb"]);
    assert_eq!(partners("catalyst.2"), ["with catalyst.1"]);
}

/// ON 6.4: it can free a module of its Sabotalien, and be used as long as there are pairs. ON 6.2:
/// weapons that were played cannot feed it.
#[test]
fn a_modulomorph_again_and_again() {
    check(
        "turn: A acted 2
         A: hub.3[orange.1!] modulomorph.2 | hand red-bomb blue-bomb catalyst.1 catalyst.2 green-bomb | aliens green.6
         B: hub.2
         C: hub.1",
        "A fight green-bomb
         A morph red-bomb
         A with blue-bomb
         A destroy orange.1",
        expect![[r#"
            A fight green-bomb
              Fought seat: A, card: green-bomb, colour: Green, station: A, aliens: 4
            A morph red-bomb
            A with blue-bomb
            A destroy orange.1
              Morphed seat: A, cards: [red-bomb, blue-bomb], alien: orange.1
              Restored seat: A, module: hub.3
            A: hub.3 modulomorph.2 | hand catalyst.1 catalyst.2 | laid green-bomb
            turn: A Fight, acted 2
            discards: red-bomb blue-bomb
            matrix discards: green.6 orange.1
            asked A: end, conflict
        "#]],
    );
}

/// ON 6.4: the Modulomorph works at one's own station only, and not while it is sabotaged.
#[test]
fn a_modulomorph_stays_at_home() {
    let away = "turn: A acted 2
        A: hub.3 modulomorph.1 teleporter.1 | hand red-bomb blue-bomb
        B: hub.2 teleporter.2 | aliens pink.1
        C: hub.1";
    assert_eq!(offered(&after(away, ""), 'A'), ["end", "conflict"]);
    let down = "turn: A acted 2
        A: hub.3 modulomorph.1[orange.1!] | hand red-bomb blue-bomb
        B: hub.2
        C: hub.1";
    assert_eq!(offered(&after(down, ""), 'A'), ["end", "conflict"]);
}

/// ON 6.5: a weapon clears another station through two Teleporters, once a turn; it lies aside
/// with the others.
#[test]
fn a_weapon_through_the_teleporters() {
    check(
        "turn: A acted 2
         A: hub.3 teleporter.1 | hand red-bomb pink-bomb yellow-bomb | aliens yellow.2
         B: hub.2 teleporter.2 | aliens pink.1 pink.2 red.1
         C: hub.1",
        "A beam pink-bomb at B
         A fight yellow-bomb
         A end
         A discard yellow-bomb",
        expect![[r#"
            A beam pink-bomb at B
              Fought seat: A, card: pink-bomb, colour: Pink, station: B, aliens: 2
            A fight yellow-bomb
              Fought seat: A, card: yellow-bomb, colour: Yellow, station: A, aliens: 2
            A end
            A discard yellow-bomb
              Spent seat: A, discarded: yellow-bomb, kept: [pink-bomb]
              TurnBegan seat: B
            A: hub.3 teleporter.1 | hand red-bomb pink-bomb
            B: hub.2 teleporter.2 | aliens red.1
            turn: B Act, acted 0
            discards: yellow-bomb
            matrix discards: yellow.2 pink.1 pink.2
            asked B: draw, conflict
        "#]],
    );
}

/// ON 6.5: both Teleporters must work.
#[test]
fn both_ends_must_work() {
    for scene in [
        "A: hub.3 teleporter.1[orange.1!] | hand pink-bomb\nB: hub.2 teleporter.2 | aliens pink.1",
        "A: hub.3 teleporter.1 | hand pink-bomb\nB: hub.2 teleporter.2[mauve.1!] | aliens pink.1",
        "A: hub.3 | hand pink-bomb\nB: hub.2 teleporter.2 | aliens pink.1",
        "A: hub.3 teleporter.1 | hand pink-bomb\nB: hub.2 | aliens pink.1",
    ] {
        let scene = format!("turn: A acted 2\n{scene}\nC: hub.1");
        let beams = offered(&after(&scene, ""), 'A');
        assert!(!beams.iter().any(|it| it.starts_with("beam")), "{scene}: {beams:?}");
    }
}

/// ON 6.6: the owner of another Teleporter clears one's station; the weapon is discarded and does
/// not count among the kinds of this fight.
#[test]
fn help_through_the_teleporters() {
    check(
        "turn: A acted 2
         A: hub.3 teleporter.1 | hand yellow-bomb | aliens yellow.2 pink.1
         B: hub.2 teleporter.2 | hand pink-bomb black-rocket
         C: hub.1",
        "A fight yellow-bomb
         A call B
         B aid pink-bomb
         A end",
        expect![[r#"
            A fight yellow-bomb
              Fought seat: A, card: yellow-bomb, colour: Yellow, station: A, aliens: 2
            A call B
              Called seat: A, helper: B
            B aid pink-bomb
              Fought seat: B, card: pink-bomb, colour: Pink, station: A, aliens: 1
            A end
              Spent seat: A, discarded: yellow-bomb, kept: []
              TurnBegan seat: B
            A: hub.3 teleporter.1
            B: hub.2 teleporter.2 | hand black-rocket
            turn: B Act, acted 0
            discards: yellow-bomb pink-bomb
            matrix discards: yellow.2 pink.1
            asked B: draw, give A, give C, conflict
        "#]],
    );
}

/// ON 6.6: a player who is called may refuse, and is not called again this turn; another may be.
#[test]
fn a_refusal() {
    check(
        "turn: A acted 2
         A: hub.3 teleporter.1 | aliens pink.1
         B: hub.2 teleporter.2 | hand pink-bomb
         C: hub.1 teleporter.3",
        "A call B
         B refuse",
        expect![[r#"
            A call B
              Called seat: A, helper: B
            B refuse
              Refused seat: B
            turn: A Fight, acted 2
            asked A: end, conflict
        "#]],
    );
}

/// ON 6.6: after one Teleporter attack, given or received, there is no second.
#[test]
fn one_teleporter_attack_a_turn() {
    let scene = "turn: A acted 2
        A: hub.3 teleporter.1 | hand pink-bomb red-bomb | aliens pink.1
        B: hub.2 teleporter.2 | hand pink-rocket | aliens red.1
        C: hub.1 teleporter.3";
    let beamed = after(scene, "A beam red-bomb at B");
    assert_eq!(offered(&beamed, 'A'), ["fight pink-bomb", "end", "conflict"]);
    let helped = after(scene, "A call B\nB aid pink-rocket");
    assert_eq!(offered(&helped, 'A'), ["end", "conflict"]);
}

/// ON 6.7: a module restored in a fight works in the same fight.
#[test]
fn a_restored_module_works_at_once() {
    let scene = "turn: A acted 2
        A: hub.3 teleporter.1[orange.1!] | hand orange-bomb red-bomb
        B: hub.2 teleporter.2 | aliens red.1
        C: hub.1";
    let before = offered(&after(scene, ""), 'A');
    assert_eq!(before, ["fight orange-bomb", "end", "conflict"]);
    let freed = offered(&after(scene, "A fight orange-bomb"), 'A');
    assert_eq!(freed, ["beam red-bomb at B", "end", "conflict"]);
}

/// ON 6.7: a Sabotalien that has not struck yet is cleared like any other; nothing is restored.
#[test]
fn a_sabotalien_is_cleared() {
    check(
        "turn: A acted 2
         A: hub.3[orange.1] catalyst.1[orange.2!] | hand orange-cannon
         B: hub.2
         C: hub.1",
        "A fight orange-cannon
         A end",
        expect![[r#"
            A fight orange-cannon
              Fought seat: A, card: orange-cannon, colour: Orange, station: A, aliens: 2
              Restored seat: A, module: catalyst.1
            A end
              Spent seat: A, discarded: orange-cannon, kept: []
              TurnBegan seat: B
            A: hub.3 catalyst.1
            turn: B Act, acted 0
            discards: orange-cannon
            matrix discards: orange.1 orange.2
            asked B: draw, conflict
        "#]],
    );
}
