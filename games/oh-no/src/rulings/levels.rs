//! ON 9: what each level of difficulty changes.

use expect_test::expect;
use tabletop::{Game, Seat, Viewer};

use crate::scene::{after, check, offered, set};

/// ON 9.0: open hands, for other players and for spectators.
#[test]
fn level_0_plays_with_open_hands() {
    let scene = "A: hub.3 | hand red-bomb\nB: hub.2\nC: hub.1";
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let open = set(&format!("level: 0\n{scene}")).view(viewer);
        assert_eq!(format!("{:?}", open.stations[Seat(0)].hand), "[red-bomb]");
        let shut = set(&format!("level: 1\n{scene}")).view(viewer);
        assert_eq!(shut.stations[Seat(0)].hand, []);
    }
}

/// ON 9.0: a crushed player loses hand, aliens and modules, keeps a working hub and stays.
#[test]
fn level_0_spares_the_crushed() {
    check(
        "level: 0
         A: hub.3
         B: hub.2[mauve.1!] catalyst.1 | hand red-bomb | aliens red.6 red.4 silver.1
         C: hub.1
         matrix: green.6",
        "A draw",
        expect![[r#"
            A draw
              Drew seat: A, count: 1, cards: Some([teleporter.4])
              AlienAppeared seat: A, alien: green.6, aliens: 4, flight: Right
              LetPass seat: A, alien: green.6, fits: Some(false)
              Invaded seat: A, alien: green.6, aliens: 4, now: 4
              OrderedToCrush alien: green.6, colour: Red, at: 7
              Wiped seat: B
            A: hub.3 | hand teleporter.4 | aliens green.6
            B: hub.2
            turn: A Act, acted 1
            discards: red-bomb catalyst.1
            matrix discards: red.4 red.6 silver.1 mauve.1
            asked A: draw, give B, give C, build teleporter.4, end, conflict
        "#]],
    );
}

/// ON 9.0: the turn of an active player who is wiped goes on.
#[test]
fn level_0_goes_on() {
    let game =
        after("level: 0\nA: hub.1 | aliens yellow.6\nB: hub.2\nC: hub.3\nmatrix: red.1", "A draw");
    assert_eq!(offered(&game, 'A'), ["draw", "end", "conflict"]);
}

/// ON 9.0: a kamikaze still eliminates at level 0.
#[test]
fn level_0_does_not_spare_in_the_conflict() {
    check(
        "level: 0\nconflict\nA: hub.3\nB: hub.2\nC: hub.1\nmatrix: blue.1 red.1",
        "A give-in",
        expect![[r#"
            A give-in
              Eliminated seat: A, cause: Kamikaze
              Kamikaze seat: B, alien: red.1
            A: out
            turn: B Act, acted 0, final conflict
            matrix discards: blue.1
            box: hub.3 hub.4 hub.5
            asked B: give-in
        "#]],
    );
}

/// ON 9.0: a Teleporter helps against a Shield.
#[test]
fn level_0_teleporters_reach_the_shields() {
    check(
        "level: 0
         conflict
         A: hub.3 teleporter.1 | hand blue-bomb
         B: hub.2 teleporter.2 | hand red-bomb
         C: hub.1
         shields: red-shield yellow-shield
         matrix: blue.1 red.1",
        "A counter blue-bomb
         A call B
         B aid red-bomb",
        expect![[r#"
            A counter blue-bomb
              Countered seat: A, by: A, cards: [blue-bomb], alien: blue.1
            A call B
              Called seat: A, helper: B
            B aid red-bomb
              Struck seat: A, by: B, cards: [red-bomb], shield: red-shield, left: 1
              Kamikaze seat: B, alien: red.1
            A: hub.3 teleporter.1
            B: hub.2 teleporter.2
            turn: B Act, acted 0, final conflict
            shields: yellow-shield
            discards: red-bomb blue-bomb
            matrix discards: red-shield blue.1
            asked B: give-in
        "#]],
    );
}

/// ON 9.0: a helper may destroy a Shield by its own Modulomorph.
#[test]
fn level_0_helper_s_modulomorph_strikes() {
    check(
        "level: 0
         conflict
         A: hub.3 teleporter.1 | hand blue-bomb
         B: hub.2 teleporter.2 modulomorph.1 | hand catalyst.1 catalyst.2
         C: hub.1
         shields: red-shield yellow-shield
         matrix: blue.1 red.1",
        "A counter blue-bomb
         A call B
         B morph catalyst.1
         B with catalyst.2
         B destroy yellow-shield",
        expect![[r#"
            A counter blue-bomb
              Countered seat: A, by: A, cards: [blue-bomb], alien: blue.1
            A call B
              Called seat: A, helper: B
            B morph catalyst.1
            B with catalyst.2
            B destroy yellow-shield
              Struck seat: A, by: B, cards: [catalyst.1, catalyst.2], shield: yellow-shield, left: 1
              Kamikaze seat: B, alien: red.1
            A: hub.3 teleporter.1
            B: hub.2 teleporter.2 modulomorph.1
            turn: B Act, acted 0, final conflict
            shields: red-shield
            discards: blue-bomb catalyst.1 catalyst.2
            matrix discards: yellow-shield blue.1
            asked B: give-in
        "#]],
    );
}

/// ON 9.0 and 6.5: one Teleporter attack a turn, for counter and strike together.
#[test]
fn level_0_one_attack_for_both() {
    let game = after(
        "level: 0
         conflict
         A: hub.3 teleporter.1
         B: hub.2 teleporter.2 | hand red-bomb blue-bomb
         C: hub.1 teleporter.3
         shields: red-shield
         matrix: blue.1",
        "A call B\nB aid blue-bomb",
    );
    assert_eq!(offered(&game, 'A'), ["hold"]);
}

/// ON 9.1: at level 1 Teleporters do not reach the Shields, a Catalyst works twice a turn and a
/// module sabotaged again stays.
#[test]
fn level_1_is_the_booklet() {
    let scene = |level: u8| {
        format!(
            "level: {level}
             conflict
             A: hub.3 teleporter.1 | hand blue-bomb
             B: hub.2 teleporter.2 | hand red-bomb
             C: hub.1
             shields: red-shield
             matrix: blue.1"
        )
    };
    assert_eq!(offered(&after(&scene(0), "A counter blue-bomb"), 'A'), ["call B", "hold"]);
    for level in [1, 2, 3] {
        assert_eq!(offered(&after(&scene(level), "A counter blue-bomb"), 'A'), ["hold"]);
    }
}

/// ON 9.2: the Catalyst works once a turn from level 2 on.
#[test]
fn level_2_catalyst_once_a_turn() {
    for (level, cards) in [(0, 4), (1, 4), (2, 3), (3, 3)] {
        let game = after(
            &format!(
                "level: {level}
                 A: hub.3 catalyst.1 catalyst.2
                 B: hub.2
                 C: hub.1
                 matrix: blue-shield red-shield"
            ),
            "A draw\nA draw",
        );
        assert_eq!(game.hand(Seat(0)).len(), cards, "level {level}");
    }
}

/// ON 9.2: a module sabotaged again is lost with its Sabotalien, a hub to the box; other aliens
/// stay and so does the player.
#[test]
fn level_2_loses_modules() {
    check(
        "level: 2
         A: hub.2
         B: hub.3[orange.1!] catalyst.1[orange.2] | hand red-bomb | aliens red.1
         C: hub.1 catalyst.3[orange.3!]
         matrix: mauve.1",
        "A draw
         A pass",
        expect![[r#"
            A draw
              Drew seat: A, count: 1, cards: Some([teleporter.4])
              AlienAppeared seat: A, alien: mauve.1, aliens: 1, flight: Right
            A pass
              LetPass seat: A, alien: mauve.1, fits: Some(false)
              Perched seat: A, alien: mauve.1, module: hub.2
              OrderedToSabotage alien: mauve.1, colour: Orange
              ModuleLost seat: B, module: hub.3, alien: orange.1
              Sabotaged seat: B, module: catalyst.1
              ModuleLost seat: C, module: catalyst.3, alien: orange.3
            A: hub.2[mauve.1] | hand teleporter.4
            B: catalyst.1[orange.2!] | hand red-bomb | aliens red.1
            C: hub.1
            turn: A Act, acted 1
            discards: catalyst.3
            matrix discards: orange.1 orange.3
            box: hub.3 hub.4 hub.5
            asked A: draw, give B, give C, build teleporter.4, end, conflict
        "#]],
    );
}

/// ON 9.3: level 3 keeps the rules of level 2.
#[test]
fn level_3_loses_modules() {
    let lost = |level: u8| {
        // At level 0 everybody sees that A has nothing to zap with.
        let moves = if level == 0 { "A draw" } else { "A draw\nA pass" };
        let game = after(
            &format!(
                "level: {level}\nA: hub.2\nB: hub.3[orange.1!] catalyst.2\nC: hub.1\nmatrix: mauve.1"
            ),
            moves,
        );
        game.stations[Seat(1)].modules.len() == 1
    };
    assert_eq!([0, 1, 2, 3].map(lost), [false, false, true, true]);
}

/// ON 9.2: a player whose last module is lost is out.
#[test]
fn level_2_stranded() {
    check(
        "level: 2
         A: hub.2
         B: hub.3[orange.1!] | hand red-bomb | aliens red.1
         C: hub.1
         matrix: mauve.1",
        "A draw
         A pass",
        expect![[r#"
            A draw
              Drew seat: A, count: 1, cards: Some([teleporter.4])
              AlienAppeared seat: A, alien: mauve.1, aliens: 1, flight: Right
            A pass
              LetPass seat: A, alien: mauve.1, fits: Some(false)
              Perched seat: A, alien: mauve.1, module: hub.2
              OrderedToSabotage alien: mauve.1, colour: Orange
              ModuleLost seat: B, module: hub.3, alien: orange.1
              Eliminated seat: B, cause: Stranded
            A: hub.2[mauve.1] | hand teleporter.4
            B: out
            turn: A Act, acted 1
            discards: red-bomb
            matrix discards: red.1 orange.1
            box: hub.3 hub.4 hub.5
            asked A: draw, give C, build teleporter.4, end, conflict
        "#]],
    );
}

/// ON 9.2 and 5.1: stranded in one's own turn, the turn is over.
#[test]
fn level_2_stranded_in_one_s_own_turn() {
    check(
        "level: 2
         A: hub.3[orange.1!]
         B: hub.2
         C: hub.1
         matrix: mauve.2",
        "A draw\nA pass",
        expect![[r#"
            A draw
              Drew seat: A, count: 1, cards: Some([teleporter.4])
              AlienAppeared seat: A, alien: mauve.2, aliens: 1, flight: Left
            A pass
              LetPass seat: A, alien: mauve.2, fits: Some(false)
              LetPass seat: B, alien: mauve.2, fits: Some(false)
              Perched seat: B, alien: mauve.2, module: hub.2
              OrderedToSabotage alien: mauve.2, colour: Orange
              ModuleLost seat: A, module: hub.3, alien: orange.1
              Eliminated seat: A, cause: Stranded
              TurnBegan seat: B
            A: out
            B: hub.2[mauve.2]
            turn: B Act, acted 0
            discards: teleporter.4
            matrix discards: orange.1
            box: hub.3 hub.4 hub.5
            asked B: draw, conflict
        "#]],
    );
}

/// ON 9.2: a player without a hub draws, builds and fights, but cannot give.
#[test]
fn level_2_without_a_hub() {
    let game = after(
        "level: 2
         A: catalyst.1 | hand red-bomb catalyst.2
         B: hub.2
         C: hub.1
         resistance: blue-bomb green-bomb
         matrix: blue-shield",
        "A draw",
    );
    assert_eq!(offered(&game, 'A'), ["draw", "build catalyst.2", "end", "conflict"]);
}
