//! The worked examples of the rulebook, move by move. Seated clockwise: A is André, B Béatrice, C
//! Chloé.

use expect_test::expect;

use crate::scene::check;

/// ON 3.1: a pink alien looks for a pink symbol; drawn on the left it goes clockwise. ON 4.2: it
/// orders every blue one.
#[test]
fn a_pink_alien_flies_left_and_orders_the_blue_ones() {
    check(
        "A: hub.1 | hand red-bomb | aliens blue.1
         B: hub.3 | hand red-cannon blue-bomb | aliens blue.2
         C: hub.2
         matrix: pink.1",
        "A draw
         A pass
         B pass
         B evaporate blue-bomb
         A evaporate red-bomb",
        expect![[r#"
            A draw
              Drew seat: A, count: 1, cards: Some([teleporter.4])
              AlienAppeared seat: A, alien: pink.1, aliens: 1, flight: Left
            A pass
              LetPass seat: A, alien: pink.1, fits: Some(false)
            B pass
              LetPass seat: B, alien: pink.1, fits: Some(false)
              LetPass seat: C, alien: pink.1, fits: Some(false)
              Invaded seat: C, alien: pink.1, aliens: 1, now: 1
              OrderedToEvaporate alien: pink.1, colour: Blue
            B evaporate blue-bomb
            A evaporate red-bomb
              Evaporated seat: A, cards: [red-bomb]
              Evaporated seat: B, cards: [blue-bomb]
            A: hub.1 | hand teleporter.4 | aliens blue.1
            B: hub.3 | hand red-cannon | aliens blue.2
            C: hub.2 | aliens pink.1
            turn: A Act, acted 1
            discards: red-bomb blue-bomb
            asked A: draw, give B, give C, build teleporter.4, end, conflict
        "#]],
    );
}

/// ON 4.1: a card of four Invaliens orders the red ones: seven crush a player, six do not.
#[test]
fn four_invaliens_order_the_red_ones_at_seven() {
    check(
        "A: hub.3
         B: hub.2 | hand red-bomb | aliens red.6 red.4
         C: hub.1 catalyst.1 | hand blue-bomb | aliens red.7 red.3
         matrix: green.6",
        "A draw
         A pass",
        expect![[r#"
            A draw
              Drew seat: A, count: 1, cards: Some([teleporter.4])
              AlienAppeared seat: A, alien: green.6, aliens: 4, flight: Right
            A pass
              LetPass seat: A, alien: green.6, fits: Some(false)
              Invaded seat: A, alien: green.6, aliens: 4, now: 4
              OrderedToCrush alien: green.6, colour: Red, at: 7
              Eliminated seat: B, cause: Crushed
            A: hub.3 | hand teleporter.4 | aliens green.6
            B: out
            turn: A Act, acted 1
            discards: red-bomb
            matrix discards: red.4 red.6
            box: hub.2 hub.4 hub.5
            asked A: draw, give C, build teleporter.4, end, conflict
        "#]],
    );
}

/// ON 4.2: a silver Evaporalien costs every player a card for each pink one at the station.
#[test]
fn a_silver_evaporalien_orders_the_pink_ones() {
    check(
        "A: hub.3 | hand red-bomb | aliens pink.1 pink.2
         B: hub.2 | hand red-cannon blue-bomb catalyst.1 | aliens pink.3 pink.4
         C: hub.1 | hand blue-cannon
         resistance: red-rocket
         matrix: silver.2",
        "A draw
         A pass
         B pass
         C pass
         B evaporate blue-bomb
         B evaporate catalyst.1",
        expect![[r#"
            A draw
              Drew seat: A, count: 1, cards: Some([red-rocket])
              AlienAppeared seat: A, alien: silver.2, aliens: 1, flight: Left
            A pass
              LetPass seat: A, alien: silver.2, fits: Some(false)
            B pass
              LetPass seat: B, alien: silver.2, fits: Some(false)
            C pass
              LetPass seat: C, alien: silver.2, fits: Some(false)
              Invaded seat: C, alien: silver.2, aliens: 1, now: 1
              OrderedToEvaporate alien: silver.2, colour: Pink
            B evaporate blue-bomb
            B evaporate catalyst.1
              Evaporated seat: A, cards: [red-rocket, red-bomb]
              Evaporated seat: B, cards: [blue-bomb, catalyst.1]
            A: hub.3 | aliens pink.1 pink.2
            B: hub.2 | hand red-cannon | aliens pink.3 pink.4
            C: hub.1 | hand blue-cannon | aliens silver.2
            turn: A Act, acted 1
            discards: red-rocket red-bomb blue-bomb catalyst.1
            asked A: draw, end, conflict
        "#]],
    );
}

/// ON 4.3: a mauve Sabotalien orders the orange ones to sabotage their modules; ON 2.3: a
/// sabotaged hub gives no cards any more, but its owner can still be given some.
#[test]
fn a_mauve_sabotalien_orders_the_orange_ones() {
    check(
        "A: hub.2 | hand blue-bomb
         B: hub.3[orange.1] | hand red-bomb
         C: hub.1
         matrix: mauve.1 blue-shield red-shield green-shield",
        "A draw
         A pass
         A give B
         A pack blue-bomb
         A send
         A end
         B draw",
        expect![[r#"
            A draw
              Drew seat: A, count: 1, cards: Some([teleporter.4])
              AlienAppeared seat: A, alien: mauve.1, aliens: 1, flight: Right
            A pass
              LetPass seat: A, alien: mauve.1, fits: Some(false)
              Perched seat: A, alien: mauve.1, module: hub.2
              OrderedToSabotage alien: mauve.1, colour: Orange
              Sabotaged seat: B, module: hub.3
            A give B
            A pack blue-bomb
            A send
              Gave from: A, to: B, count: 1, cards: Some([blue-bomb])
              ShieldAppeared seat: A, alien: blue-shield, out: 1
            A end
              TurnBegan seat: B
            B draw
              Drew seat: B, count: 1, cards: Some([teleporter.3])
              ShieldAppeared seat: B, alien: red-shield, out: 2
            A: hub.2[mauve.1] | hand teleporter.4
            B: hub.3[orange.1!] | hand red-bomb blue-bomb teleporter.3
            turn: B Act, acted 1
            shields: red-shield blue-shield
            asked B: draw, build teleporter.3, end, conflict
        "#]],
    );
}

/// ON 3.1, 3.4, 3.5 and 4.1: the example of an invasion. Red Invaliens pass André, fly right to
/// Chloé and order the yellow ones; Béatrice has five of those, and six would crush her.
#[test]
fn an_invasion() {
    check(
        "A: hub.3
         B: hub.2 | aliens yellow.2 yellow.4
         C: hub.1 | aliens red.1 red.2
         resistance: blue-bomb
         matrix: red.4",
        "A draw\nA pass",
        expect![[r#"
            A draw
              Drew seat: A, count: 1, cards: Some([blue-bomb])
              AlienAppeared seat: A, alien: red.4, aliens: 3, flight: Right
            A pass
              LetPass seat: A, alien: red.4, fits: Some(false)
              LetPass seat: C, alien: red.4, fits: Some(false)
              Invaded seat: C, alien: red.4, aliens: 3, now: 6
              OrderedToCrush alien: red.4, colour: Yellow, at: 6
              OrderMissed colour: Yellow
            A: hub.3 | hand blue-bomb
            C: hub.1 | aliens red.1 red.2 red.4
            turn: A Act, acted 1
            asked A: draw, give B, give C, end, conflict
        "#]],
    );
}

/// ON 6.1, 6.2 and 6.7: Béatrice plays a yellow bomb, a pink and a mauve rocket, keeps the mauve
/// one, and her Teleporter works again.
#[test]
fn a_fight() {
    check(
        "turn: B acted 2
         A: hub.3
         B: hub.2 teleporter.2[mauve.1!] | hand yellow-bomb pink-rocket mauve-rocket | aliens yellow.2 yellow.4 pink.1
         C: hub.1",
        "B fight yellow-bomb
         B fight pink-rocket
         B fight mauve-rocket
         B end
         B discard pink-rocket",
        expect![[r#"
            B fight yellow-bomb
              Fought seat: B, card: yellow-bomb, colour: Yellow, station: B, aliens: 5
            B fight pink-rocket
              Fought seat: B, card: pink-rocket, colour: Pink, station: B, aliens: 1
            B fight mauve-rocket
              Fought seat: B, card: mauve-rocket, colour: Mauve, station: B, aliens: 1
              Restored seat: B, module: teleporter.2
            B end
            B discard pink-rocket
              Spent seat: B, discarded: pink-rocket, kept: [mauve-rocket]
              Spent seat: B, discarded: yellow-bomb, kept: []
              TurnBegan seat: C
            B: hub.2 teleporter.2 | hand mauve-rocket
            turn: C Act, acted 0
            discards: pink-rocket yellow-bomb
            matrix discards: yellow.2 yellow.4 pink.1 mauve.1
            asked C: draw, conflict
        "#]],
    );
}

/// ON 7.2, 7.3 and 6.6: an orange kamikaze dives at Béatrice, who has no orange weapon and a
/// sabotaged Modulomorph; Chloé counters it through the Teleporters, and Béatrice may strike.
#[test]
fn a_kamikaze() {
    check(
        "turn: B
         conflict
         A: hub.3
         B: hub.2 modulomorph.2[mauve.1!] teleporter.1 | hand yellow-cannon blue-cannon
         C: hub.1 teleporter.2 | hand orange-rocket
         shields: yellow-shield
         matrix: orange.1",
        "B call C
         C aid orange-rocket",
        expect![[r#"
            B call C
              Called seat: B, helper: C
            C aid orange-rocket
              Countered seat: B, by: C, cards: [orange-rocket], alien: orange.1
            C: hub.1 teleporter.2
            discards: orange-rocket
            matrix discards: orange.1
            asked B: strike yellow-cannon at yellow-shield, hold
        "#]],
    );
}

/// ON 7.5: Béatrice destroys the yellow Shield with a yellow cannon.
#[test]
fn a_strike() {
    check(
        "turn: B
         conflict
         A: hub.3
         B: hub.2 | hand yellow-cannon red-bomb
         C: hub.1
         shields: yellow-shield red-shield
         matrix: red.1 blue.1",
        "B counter red-bomb
         B strike yellow-cannon at yellow-shield",
        expect![[r#"
            B counter red-bomb
              Countered seat: B, by: B, cards: [red-bomb], alien: red.1
            B strike yellow-cannon at yellow-shield
              Struck seat: B, by: B, cards: [yellow-cannon], shield: yellow-shield, left: 1
              Kamikaze seat: C, alien: blue.1
            B: hub.2
            turn: C Act, acted 0, final conflict
            shields: red-shield
            discards: yellow-cannon red-bomb
            matrix discards: red.1 yellow-shield
            asked C: give-in
        "#]],
    );
}
