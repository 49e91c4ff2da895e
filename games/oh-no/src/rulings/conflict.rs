//! ON 7 and 8: the Final Conflict, and how games end.

use expect_test::expect;

use crate::scene::{after, check, offered};

/// ON 7.1: it can begin before any action, and the one who declares it meets the first kamikaze.
#[test]
fn before_any_action() {
    check(
        "A: hub.3 | hand red-bomb\nB: hub.2\nC: hub.1\nshields: red-shield\nmatrix: blue.1",
        "A conflict",
        expect![[r#"
            A conflict
              ConflictBegan seat: A
              Kamikaze seat: A, alien: blue.1
            turn: A Act, acted 0, final conflict
            asked A: give-in
        "#]],
    );
}

/// ON 7.1: a fight under way is settled first, one weapon of each kind being discarded.
#[test]
fn a_fight_is_settled_first() {
    check(
        "turn: A acted 2
         A: hub.3 | hand red-bomb yellow-bomb blue-cannon | aliens red.1 yellow.1 blue.1
         B: hub.2
         C: hub.1
         matrix: blue.2",
        "A fight red-bomb
         A fight yellow-bomb
         A fight blue-cannon
         A conflict
         A discard red-bomb",
        expect![[r#"
            A fight red-bomb
              Fought seat: A, card: red-bomb, colour: Red, station: A, aliens: 1
            A fight yellow-bomb
              Fought seat: A, card: yellow-bomb, colour: Yellow, station: A, aliens: 1
            A fight blue-cannon
              Fought seat: A, card: blue-cannon, colour: Blue, station: A, aliens: 1
            A conflict
              Spent seat: A, discarded: blue-cannon, kept: []
            A discard red-bomb
              Spent seat: A, discarded: red-bomb, kept: [yellow-bomb]
              ConflictBegan seat: A
              Kamikaze seat: A, alien: blue.2
            A: hub.3 | hand yellow-bomb
            turn: A Act, acted 0, final conflict
            discards: blue-cannon red-bomb
            matrix discards: red.1 yellow.1 blue.1
            asked A: give-in
        "#]],
    );
}

/// ON 7.1: it begins a new turn, so a Teleporter that was used in the fight works again against the
/// first kamikaze.
#[test]
fn a_new_turn_for_the_teleporter() {
    let game = after(
        "turn: A acted 2
         A: hub.3 teleporter.1 | hand red-bomb
         B: hub.2 teleporter.2 | hand blue-bomb | aliens red.1
         C: hub.1
         matrix: blue.2",
        "A beam red-bomb at B
         A conflict",
    );
    assert_eq!(offered(&game, 'A'), ["call B", "give-in"]);
}

/// ON 7.1: not while an alien flies.
#[test]
fn not_while_an_alien_flies() {
    let game = after("A: hub.3\nB: hub.2\nC: hub.1\nmatrix: green.1", "A draw");
    assert_eq!(offered(&game, 'A'), ["pass"]);
}

/// ON 7.2: a Shield dives too; its colour counters it. It is discarded and is none of the Shields
/// that stand.
#[test]
fn a_shield_as_kamikaze() {
    check(
        "conflict
         A: hub.3 | hand mauve-bomb
         B: hub.2
         C: hub.1
         shields: red-shield yellow-shield green-shield silver-shield pink-shield blue-shield orange-shield
         matrix: mauve-shield blue.1",
        "A counter mauve-bomb
         A hold",
        expect![[r#"
            A counter mauve-bomb
              Countered seat: A, by: A, cards: [mauve-bomb], alien: mauve-shield
            A hold
              Held seat: A
              Kamikaze seat: B, alien: blue.1
            A: hub.3
            turn: B Act, acted 0, final conflict
            discards: mauve-bomb
            matrix discards: mauve-shield
            asked B: give-in
        "#]],
    );
}

/// ON 7.3: neither black weapons nor other colours stop a kamikaze.
#[test]
fn immune_to_black() {
    let game = after(
        "conflict
         A: hub.3 | hand blue-cannon red-bomb black-bomb black-cannon
         B: hub.2
         C: hub.1
         matrix: blue.1",
        "",
    );
    assert_eq!(offered(&game, 'A'), ["counter blue-cannon", "give-in"]);
}

/// ON 7.3: a Modulomorph stops a kamikaze, fed with any pair, two black weapons included, and even
/// when a weapon of the colour is at hand.
#[test]
fn a_modulomorph_counters() {
    check(
        "conflict
         A: hub.3 modulomorph.1 | hand blue-cannon black-bomb black-cannon
         B: hub.2
         C: hub.1
         shields: red-shield
         matrix: blue.1",
        "A morph black-cannon
         A with black-bomb",
        expect![[r#"
            A morph black-cannon
            A with black-bomb
              Countered seat: A, by: A, cards: [black-cannon, black-bomb], alien: blue.1
            A: hub.3 modulomorph.1 | hand blue-cannon
            discards: black-cannon black-bomb
            matrix discards: blue.1
            asked A: hold
        "#]],
    );
}

/// ON 7.3 and 6.6: a helper may use its own Modulomorph; its Teleporter attack is the turn's.
#[test]
fn a_helper_counters_with_its_modulomorph() {
    check(
        "conflict
         A: hub.3 teleporter.1
         B: hub.2 teleporter.2 modulomorph.1 | hand red-bomb yellow-bomb
         C: hub.1
         matrix: blue.1",
        "A call B
         B morph red-bomb
         B with yellow-bomb",
        expect![[r#"
            A call B
              Called seat: A, helper: B
            B morph red-bomb
            B with yellow-bomb
              Countered seat: A, by: B, cards: [red-bomb, yellow-bomb], alien: blue.1
            B: hub.2 teleporter.2 modulomorph.1
            discards: red-bomb yellow-bomb
            matrix discards: blue.1
            asked A: hold
        "#]],
    );
}

/// ON 7.3 and 6.6: a helper that refuses leaves the kamikaze where it was.
#[test]
fn a_helper_refuses() {
    check(
        "conflict
         A: hub.3 teleporter.1
         B: hub.2 teleporter.2 | hand blue-bomb
         C: hub.1
         matrix: blue.1 red.1",
        "A call B
         B refuse
         A give-in",
        expect![[r#"
            A call B
              Called seat: A, helper: B
            B refuse
              Refused seat: B
            A give-in
              Eliminated seat: A, cause: Kamikaze
              Kamikaze seat: B, alien: red.1
            A: out
            turn: B Act, acted 0, final conflict
            discards: teleporter.1
            matrix discards: blue.1
            box: hub.3 hub.4 hub.5
            asked B: give-in
        "#]],
    );
}

/// ON 7.4: giving in is allowed even with the weapon in hand; the next player meets a new one.
#[test]
fn giving_in() {
    check(
        "turn: C
         conflict
         A: hub.3
         B: hub.2
         C: hub.1 catalyst.1 | hand blue-bomb | aliens red.1
         matrix: blue.1 red.2",
        "C give-in",
        expect![[r#"
            C give-in
              Eliminated seat: C, cause: Kamikaze
              Kamikaze seat: A, alien: red.2
            C: out
            turn: A Act, acted 0, final conflict
            discards: blue-bomb catalyst.1
            matrix discards: red.1 blue.1
            box: hub.1 hub.4 hub.5
            asked A: give-in
        "#]],
    );
}

/// ON 8.3: when the last player falls in the Final Conflict the game is lost.
#[test]
fn the_last_one_falls() {
    check(
        "conflict\nA: out\nB: out\nC: hub.1\nturn: C\nmatrix: blue.1",
        "C give-in",
        expect![[r#"
            C give-in
              Eliminated seat: C, cause: Kamikaze
              Ended ending: "eliminated-in-conflict", points: 0, survivors: 0
            C: out
            matrix discards: blue.1
            box: hub.1 hub.2 hub.3 hub.4 hub.5
            end eliminated-in-conflict; A lost 0; B lost 0; C lost 0
        "#]],
    );
}

/// ON 7.4: alone, a player meets kamikaze after kamikaze.
#[test]
fn alone() {
    check(
        "turn: C
         conflict
         A: out
         B: out
         C: hub.1 | hand blue-bomb
         shields: red-shield
         matrix: blue.1 red.2",
        "C counter blue-bomb
         C hold",
        expect![[r#"
            C counter blue-bomb
              Countered seat: C, by: C, cards: [blue-bomb], alien: blue.1
            C hold
              Held seat: C
              Kamikaze seat: C, alien: red.2
            C: hub.1
            discards: blue-bomb
            matrix discards: blue.1
            asked C: give-in
        "#]],
    );
}

/// ON 7.5: one Shield a turn, by a weapon of its colour or a black one.
#[test]
fn what_strikes() {
    let scene = "conflict
        A: hub.3 | hand blue-bomb red-cannon yellow-bomb black-cannon
        B: hub.2
        C: hub.1
        shields: red-shield mauve-shield
        matrix: blue.1";
    assert_eq!(
        offered(&after(scene, "A counter blue-bomb"), 'A'),
        [
            "strike red-cannon at red-shield",
            "strike black-cannon at red-shield",
            "strike black-cannon at mauve-shield",
            "hold"
        ]
    );
}

/// ON 7.5: a Modulomorph destroys a Shield, too.
#[test]
fn a_modulomorph_strikes() {
    check(
        "conflict
         A: hub.3 modulomorph.1 | hand blue-bomb red-cannon yellow-cannon
         B: hub.2
         C: hub.1
         shields: red-shield mauve-shield
         matrix: blue.1 red.1",
        "A counter blue-bomb
         A morph red-cannon
         A with yellow-cannon
         A destroy mauve-shield",
        expect![[r#"
            A counter blue-bomb
              Countered seat: A, by: A, cards: [blue-bomb], alien: blue.1
            A morph red-cannon
            A with yellow-cannon
            A destroy mauve-shield
              Struck seat: A, by: A, cards: [red-cannon, yellow-cannon], shield: mauve-shield, left: 1
              Kamikaze seat: B, alien: red.1
            A: hub.3 modulomorph.1
            turn: B Act, acted 0, final conflict
            shields: red-shield
            discards: red-cannon yellow-cannon blue-bomb
            matrix discards: blue.1 mauve-shield
            asked B: give-in
        "#]],
    );
}

/// ON 7.6: the turn that destroys the last Shield does not reach the Matrice.
#[test]
fn not_in_one_strike() {
    check(
        "conflict
         A: hub.3 | hand blue-bomb red-cannon yellow-bomb
         B: hub.2 | hand red-bomb yellow-cannon
         C: hub.1
         shields: red-shield
         matrix: blue.1 red.1",
        "A counter blue-bomb
         A strike red-cannon at red-shield
         B counter red-bomb
         B finish yellow-cannon",
        expect![[r#"
            A counter blue-bomb
              Countered seat: A, by: A, cards: [blue-bomb], alien: blue.1
            A strike red-cannon at red-shield
              Struck seat: A, by: A, cards: [red-cannon], shield: red-shield, left: 0
              Kamikaze seat: B, alien: red.1
            B counter red-bomb
              Countered seat: B, by: B, cards: [red-bomb], alien: red.1
            B finish yellow-cannon
              MatrixDestroyed seat: B, card: yellow-cannon
              Ended ending: "matrix-destroyed", points: 9, survivors: 3
            A: hub.3 | hand yellow-bomb
            B: hub.2
            turn: B Act, acted 0, final conflict
            shields:
            discards: red-cannon yellow-cannon red-bomb blue-bomb
            matrix discards: red.1 red-shield blue.1
            end matrix-destroyed; A won 9; B won 9; C won 9
        "#]],
    );
}

/// ON 7.6: when no Shield stood before, the first counter opens the way; a Modulomorph does not hit
/// the Matrice.
#[test]
fn no_shield_was_out() {
    let scene = "conflict
        A: hub.3 modulomorph.1 | hand blue-bomb red-cannon black-cannon catalyst.1 catalyst.2
        B: hub.2
        C: hub.1
        matrix: blue.1";
    assert_eq!(
        offered(&after(scene, "A counter blue-bomb"), 'A'),
        ["finish red-cannon", "finish black-cannon", "hold"]
    );
}

/// ON 7.7: an empty Matrice is made anew from its discards.
#[test]
fn the_matrice_is_reshuffled() {
    let game = after(
        "conflict
         A: hub.3 | hand blue-bomb
         B: hub.2
         C: hub.1
         shields: red-shield
         matrix: blue.1 only",
        "A counter blue-bomb
         A hold",
    );
    assert_eq!(game.matrix.for_rules().len(), 60);
    assert!(game.matrix_discard.is_empty());
}

/// ON 8.1: all have won together, eliminated players too; only survivors bring points.
#[test]
fn victory() {
    for (level, points) in [("0", "4"), ("1", "6"), ("2", "10"), ("3", "14")] {
        let game = after(
            &format!(
                "level: {level}
                 conflict
                 A: hub.3 | hand blue-bomb red-cannon
                 B: out
                 C: hub.1
                 matrix: blue.1"
            ),
            "A counter blue-bomb\nA finish red-cannon",
        );
        let outcome = tabletop::Game::outcome(&game).unwrap().to_string();
        let shared = ["A", "B", "C"].map(|it| format!("\nresult {it} won {points}")).concat();
        assert_eq!(outcome, format!("end matrix-destroyed{shared}"));
    }
}
