//! ON 3 to 5: aliens appear, fly, are zapped or land, and give orders.

use conformance::scene::story;
use expect_test::{Expect, expect};

use crate::scene::{after, offered};
use crate::state::OhNo;

/// Draws an alien, lets it pass all along its path, and compares what comes of it.
fn lands(scene: &str, expected: Expect) {
    let turn = scene.lines().find_map(|it| it.trim().strip_prefix("turn: ")).unwrap_or("A");
    tells(scene, &format!("{turn} draw\n{turn} pass"), expected);
}

/// Plays `moves` and compares what is told, without what every scene has: the card drawn and, where
/// the turn goes on, the question for a second action.
fn tells(scene: &str, moves: &str, expected: Expect) {
    let told = story::<OhNo>(scene, moves);
    let seat = &moves[..1];
    let drew = format!("{seat} draw\n  Drew seat: {seat}, count: 1, cards: ");
    let (_, told) = told.strip_prefix(&drew).and_then(|it| it.split_once('\n')).expect("a draw");
    let goes_on = |it: &&str| {
        !it.starts_with(&format!("asked {seat}: draw, give "))
            && *it != format!("turn: {seat} Act, acted 1")
    };
    let news: String = told.split_inclusive('\n').filter(|it| goes_on(&it.trim_end())).collect();
    expected.assert_eq(&news);
}

/// ON 3.1: the search begins at the active player's own station.
#[test]
fn one_s_own_station_first() {
    lands(
        "A: hub.1\nB: hub.4\nC: hub.2\nmatrix: red.1",
        expect![[r#"
              AlienAppeared seat: A, alien: red.1, aliens: 1, flight: Left
            A pass
              LetPass seat: A, alien: red.1, fits: Some(false)
              Invaded seat: A, alien: red.1, aliens: 1, now: 1
              OrderedToCrush alien: red.1, colour: Yellow, at: 4
              OrderMissed colour: Yellow
            A: hub.1 | hand teleporter.4 | aliens red.1
        "#]],
    );
}

/// ON 3.1: drawn on the left, it flies clockwise: from B over C and D to A.
#[test]
fn left_is_clockwise() {
    lands(
        "turn: B
         A: hub.1
         B: hub.2
         C: hub.3
         D: hub.5
         matrix: red.3",
        expect![[r#"
              AlienAppeared seat: B, alien: red.3, aliens: 2, flight: Left
            B pass
              LetPass seat: B, alien: red.3, fits: Some(false)
              LetPass seat: C, alien: red.3, fits: Some(false)
              LetPass seat: D, alien: red.3, fits: Some(false)
              LetPass seat: A, alien: red.3, fits: Some(false)
              Invaded seat: A, alien: red.3, aliens: 2, now: 2
              OrderedToCrush alien: red.3, colour: Yellow, at: 5
              OrderMissed colour: Yellow
            A: hub.1 | aliens red.3
            B: hub.2 | hand teleporter.4
        "#]],
    );
}

/// ON 3.1: drawn on the right, it flies the other way round; ON 5.1: past players who are out.
#[test]
fn right_is_counter_clockwise() {
    lands(
        "turn: B
         A: out
         B: hub.2
         C: hub.1
         D: hub.5
         matrix: red.2",
        expect![[r#"
              AlienAppeared seat: B, alien: red.2, aliens: 2, flight: Right
            B pass
              LetPass seat: B, alien: red.2, fits: Some(false)
              LetPass seat: D, alien: red.2, fits: Some(false)
              LetPass seat: C, alien: red.2, fits: Some(false)
              Invaded seat: C, alien: red.2, aliens: 2, now: 2
              OrderedToCrush alien: red.2, colour: Yellow, at: 5
              OrderMissed colour: Yellow
            B: hub.2 | hand teleporter.4
            C: hub.1 | aliens red.2
        "#]],
    );
}

/// ON 3.1: the symbols of a module attract, also when it is sabotaged.
#[test]
fn a_sabotaged_module_attracts() {
    lands(
        "A: hub.3
         B: hub.2 catalyst.1[orange.1!]
         C: hub.1
         matrix: red.1",
        expect![[r#"
              AlienAppeared seat: A, alien: red.1, aliens: 1, flight: Left
            A pass
              LetPass seat: A, alien: red.1, fits: Some(false)
              LetPass seat: B, alien: red.1, fits: Some(false)
              Invaded seat: B, alien: red.1, aliens: 1, now: 1
              OrderedToCrush alien: red.1, colour: Yellow, at: 4
              OrderMissed colour: Yellow
            A: hub.3 | hand teleporter.4
            B: hub.2 catalyst.1[orange.1!] | aliens red.1
        "#]],
    );
}

/// ON 3.2: an alien whose symbol is nowhere is discarded; nobody is asked, no order is given.
#[test]
fn a_lost_alien_gives_no_order() {
    tells(
        "A: hub.2\nB: hub.5\nC: hub.3 | hand red-bomb | aliens yellow.6 yellow.7\nmatrix: red.6",
        "A draw",
        expect![[r#"
              AlienAppeared seat: A, alien: red.6, aliens: 4, flight: Right
              AlienLost alien: red.6
            A: hub.2 | hand teleporter.4
            matrix discards: red.6
        "#]],
    );
}

/// ON 3.3: a weapon of the colour stops an alien before it lands; no order is given. The weapon is
/// discarded, and does not count as played in the fight.
#[test]
fn the_drawer_zaps() {
    tells(
        "A: hub.3 | hand red-bomb
         B: hub.2 | hand blue-bomb | aliens yellow.6 yellow.7
         C: hub.1
         resistance: blue-cannon
         matrix: red.6",
        "A draw\nA zap red-bomb",
        expect![[r#"
              AlienAppeared seat: A, alien: red.6, aliens: 4, flight: Right
            A zap red-bomb
              Zapped seat: A, card: red-bomb, alien: red.6
            A: hub.3 | hand blue-cannon
            discards: red-bomb
            matrix discards: red.6
        "#]],
    );
}

/// ON 3.4: after the drawer, those whom the alien passes are asked, in order; the one where it
/// lands comes last, and no station beyond is asked. A player who holds nothing that fits is asked
/// too.
#[test]
fn zapping_goes_along_the_path() {
    let scene = "
        A: hub.3
        B: hub.2 | hand black-rocket
        C: hub.1 | hand red-cannon
        D: hub.5 | hand red-bomb
        matrix: red.3";
    let game = after(scene, "A draw");
    assert_eq!(offered(&game, 'A'), ["pass"]);
    let game = after(scene, "A draw\nA pass");
    assert_eq!(offered(&game, 'B'), ["zap black-rocket", "pass"]);
    let game = after(scene, "A draw\nA pass\nB pass");
    assert_eq!(offered(&game, 'C'), ["zap red-cannon", "pass"]);
    assert_eq!(offered(&game, 'D'), [""; 0]);
    tells(
        scene,
        "A draw\nA pass\nB pass\nC zap red-cannon",
        expect![[r#"
              AlienAppeared seat: A, alien: red.3, aliens: 2, flight: Left
            A pass
              LetPass seat: A, alien: red.3, fits: Some(false)
            B pass
              LetPass seat: B, alien: red.3, fits: Some(true)
            C zap red-cannon
              Zapped seat: C, card: red-cannon, alien: red.3
            A: hub.3 | hand teleporter.4
            C: hub.1
            discards: red-cannon
            matrix discards: red.3
        "#]],
    );
}

/// ON 6.3 and 3.3: a black weapon zaps any colour.
#[test]
fn black_zaps() {
    tells(
        "A: hub.3 | hand black-bomb\nB: hub.2\nC: hub.1\nresistance: blue-cannon\nmatrix: pink.1",
        "A draw\nA zap black-bomb",
        expect![[r#"
              AlienAppeared seat: A, alien: pink.1, aliens: 1, flight: Left
            A zap black-bomb
              Zapped seat: A, card: black-bomb, alien: pink.1
            A: hub.3 | hand blue-cannon
            discards: black-bomb
            matrix discards: pink.1
        "#]],
    );
}

/// ON 3.3: a Modulomorph does not zap.
#[test]
fn a_modulomorph_does_not_zap() {
    let game = after(
        "A: hub.3 modulomorph.1 | hand blue-bomb blue-cannon
         B: hub.2
         C: hub.1
         resistance: blue-rocket
         matrix: pink.1",
        "A draw",
    );
    assert_eq!(offered(&game, 'A'), ["pass"]);
}

/// ON 3.5: aliens are counted, not cards.
#[test]
fn aliens_are_counted_not_cards() {
    lands(
        "A: hub.1 | aliens red.6\nB: hub.2\nC: hub.3\nmatrix: red.4",
        expect![[r#"
              AlienAppeared seat: A, alien: red.4, aliens: 3, flight: Right
            A pass
              LetPass seat: A, alien: red.4, fits: Some(false)
              Invaded seat: A, alien: red.4, aliens: 3, now: 7
              OrderedToCrush alien: red.4, colour: Yellow, at: 6
              OrderMissed colour: Yellow
            A: hub.1 | hand teleporter.4 | aliens red.4 red.6
        "#]],
    );
}

/// ON 3.6: the owner of the station chooses among the free modules with the symbol.
#[test]
fn the_owner_chooses_the_module() {
    tells(
        "A: hub.2
         B: hub.3 catalyst.1 catalyst.2 modulomorph.1[orange.6]
         C: hub.1
         matrix: orange.1",
        "A draw\nA pass\nB perch catalyst.1",
        expect![[r#"
              AlienAppeared seat: A, alien: orange.1, aliens: 1, flight: Left
            A pass
              LetPass seat: A, alien: orange.1, fits: Some(false)
              LetPass seat: B, alien: orange.1, fits: Some(false)
            B perch catalyst.1
              Perched seat: B, alien: orange.1, module: catalyst.1
              OrderedToSabotage alien: orange.1, colour: Mauve
              OrderMissed colour: Mauve
            A: hub.2 | hand teleporter.4
            B: hub.3 catalyst.1[orange.1] catalyst.2 modulomorph.1[orange.6]
        "#]],
    );
}

/// ON 3.6: one Sabotalien for each module; where all are taken it flies on, and where none is left
/// at all it is lost (ON 3.2).
#[test]
fn a_sabotalien_needs_a_free_module() {
    lands(
        "A: hub.3[orange.2]
         B: hub.2
         C: hub.1
         matrix: orange.1",
        expect![[r#"
              AlienAppeared seat: A, alien: orange.1, aliens: 1, flight: Left
            A pass
              LetPass seat: A, alien: orange.1, fits: Some(false)
              LetPass seat: B, alien: orange.1, fits: Some(false)
              LetPass seat: C, alien: orange.1, fits: Some(false)
              Perched seat: C, alien: orange.1, module: hub.1
              OrderedToSabotage alien: orange.1, colour: Mauve
              OrderMissed colour: Mauve
            A: hub.3[orange.2] | hand teleporter.4
            C: hub.1[orange.1]
        "#]],
    );
    tells(
        "A: hub.3[orange.2]\nB: hub.2\nC: hub.1[orange.3!]\nmatrix: orange.1",
        "A draw",
        expect![[r#"
              AlienAppeared seat: A, alien: orange.1, aliens: 1, flight: Left
              AlienLost alien: orange.1
            A: hub.3[orange.2] | hand teleporter.4
            matrix discards: orange.1
        "#]],
    );
}

/// ON 3.7: a Shield stands beside the Matrice; it flies nowhere and nobody can zap it.
#[test]
fn a_shield_appears() {
    tells(
        "A: hub.1 | hand red-bomb black-bomb\nB: hub.2\nC: hub.3\nmatrix: red-shield",
        "A draw",
        expect![[r#"
              ShieldAppeared seat: A, alien: red-shield, out: 1
            A: hub.1 | hand red-bomb black-bomb teleporter.4
            shields: red-shield
        "#]],
    );
}

/// ON 8.2: when the last Shield stands there, everybody has lost at once.
#[test]
fn the_eighth_shield() {
    tells(
        "A: hub.1 | hand red-bomb
         B: hub.2
         C: hub.3
         shields: red-shield yellow-shield green-shield silver-shield pink-shield blue-shield orange-shield
         matrix: mauve-shield",
        "A draw",
        expect![[r#"
              ShieldAppeared seat: A, alien: mauve-shield, out: 8
              Ended ending: "shielded", points: 0, survivors: 3
            A: hub.1 | hand red-bomb teleporter.4
            shields: red-shield yellow-shield green-shield silver-shield pink-shield blue-shield orange-shield mauve-shield
            end shielded; A lost 0; B lost 0; C lost 0
        "#]],
    );
}

/// ON 4.1: the order is about the colour, at every station; many may be crushed together.
#[test]
fn two_are_crushed_by_one_order() {
    lands(
        "A: hub.1 | hand red-bomb | aliens yellow.6
         B: hub.2 catalyst.2[mauve.1] | hand blue-bomb | aliens yellow.7 silver.1
         C: hub.3
         matrix: red.1",
        expect![[r#"
              AlienAppeared seat: A, alien: red.1, aliens: 1, flight: Left
            A pass
              LetPass seat: A, alien: red.1, fits: Some(true)
              Invaded seat: A, alien: red.1, aliens: 1, now: 1
              OrderedToCrush alien: red.1, colour: Yellow, at: 4
              Eliminated seat: A, cause: Crushed
              Eliminated seat: B, cause: Crushed
              TurnBegan seat: C
            A: out
            B: out
            turn: C Act, acted 0
            discards: red-bomb blue-bomb catalyst.2 teleporter.4
            matrix discards: red.1 yellow.6 yellow.7 silver.1 mauve.1
            box: hub.1 hub.2 hub.4 hub.5
            asked C: draw, conflict
        "#]],
    );
}

/// ON 4.1: yellow Invaliens order the green ones; one fewer than the printed number is safe.
#[test]
fn yellow_orders_green() {
    lands(
        "A: hub.2 | aliens green.4\nB: hub.3 | aliens green.6\nC: hub.1\nmatrix: yellow.1",
        expect![[r#"
              AlienAppeared seat: A, alien: yellow.1, aliens: 1, flight: Right
            A pass
              LetPass seat: A, alien: yellow.1, fits: Some(false)
              Invaded seat: A, alien: yellow.1, aliens: 1, now: 1
              OrderedToCrush alien: yellow.1, colour: Green, at: 4
              Eliminated seat: B, cause: Crushed
            A: hub.2 | hand teleporter.4 | aliens yellow.1 green.4
            B: out
            matrix discards: green.6
            box: hub.3 hub.4 hub.5
        "#]],
    );
}

/// ON 4.1: green Invaliens order the red ones.
#[test]
fn green_orders_red() {
    lands(
        "A: hub.3\nB: hub.2\nC: hub.1 | aliens red.2\nmatrix: green.2",
        expect![[r#"
              AlienAppeared seat: A, alien: green.2, aliens: 2, flight: Right
            A pass
              LetPass seat: A, alien: green.2, fits: Some(false)
              Invaded seat: A, alien: green.2, aliens: 2, now: 2
              OrderedToCrush alien: green.2, colour: Red, at: 5
              OrderMissed colour: Red
            A: hub.3 | hand teleporter.4 | aliens green.2
        "#]],
    );
}

/// ON 8.3: with nobody left the game is lost.
#[test]
fn everybody_is_crushed() {
    lands(
        "A: hub.1 | aliens yellow.6
         B: hub.2 | aliens yellow.7
         C: out
         matrix: red.1",
        expect![[r#"
              AlienAppeared seat: A, alien: red.1, aliens: 1, flight: Left
            A pass
              LetPass seat: A, alien: red.1, fits: Some(false)
              Invaded seat: A, alien: red.1, aliens: 1, now: 1
              OrderedToCrush alien: red.1, colour: Yellow, at: 4
              Eliminated seat: A, cause: Crushed
              Eliminated seat: B, cause: Crushed
              Ended ending: "eliminated", points: 0, survivors: 0
            A: out
            B: out
            discards: teleporter.4
            matrix discards: red.1 yellow.6 yellow.7
            box: hub.1 hub.2 hub.3 hub.4 hub.5
            end eliminated; A lost 0; B lost 0; C lost 0
        "#]],
    );
}

/// ON 4.2: blue Evaporaliens order the silver ones. The aliens stay after their attack.
#[test]
fn blue_orders_silver() {
    lands(
        "A: hub.3
         B: hub.2
         C: hub.1 | hand red-bomb blue-bomb | aliens silver.1 silver.2 silver.3
         matrix: blue.1",
        expect![[r#"
              AlienAppeared seat: A, alien: blue.1, aliens: 1, flight: Right
            A pass
              LetPass seat: A, alien: blue.1, fits: Some(false)
              Invaded seat: A, alien: blue.1, aliens: 1, now: 1
              OrderedToEvaporate alien: blue.1, colour: Silver
              Evaporated seat: C, cards: [red-bomb, blue-bomb]
            A: hub.3 | hand teleporter.4 | aliens blue.1
            C: hub.1 | aliens silver.1 silver.2 silver.3
            discards: red-bomb blue-bomb
        "#]],
    );
}

/// ON 4.2: all victims choose at once; nothing is shown before all have chosen.
#[test]
fn victims_choose_together() {
    let game = after(
        "A: hub.1 | aliens pink.1
         B: hub.2 | hand red-bomb blue-bomb | aliens pink.2
         C: hub.3 | hand red-cannon blue-cannon | aliens pink.3
         resistance: green-bomb
         matrix: silver.1",
        "A draw\nA pass\nC evaporate red-cannon",
    );
    assert_eq!(
        offered(&game, 'B'),
        ["evaporate red-bomb", "evaporate blue-bomb"].map(String::from)
    );
    assert_eq!(offered(&game, 'C'), [""; 0]);
    assert_eq!(game.hand(tabletop::Seat(2)).len(), 2);
    assert_eq!(game.hand(tabletop::Seat(0)).len(), 1);
}

/// ON 4.2: the cards that are owed are picked in any order.
#[test]
fn a_debt_of_two_begins_with_any_card() {
    let scene = "A: hub.3
         B: hub.2 | hand red-cannon red-bomb catalyst.1 | aliens pink.2 pink.3
         C: hub.1
         matrix: silver.1";
    let begun = after(scene, "A draw\nA pass");
    let all = ["evaporate red-cannon", "evaporate red-bomb", "evaporate catalyst.1"];
    assert_eq!(offered(&begun, 'B'), all);
    let last_first = after(scene, "A draw\nA pass\nB evaporate catalyst.1");
    assert_eq!(offered(&last_first, 'B'), all[..2]);
}

/// ON 4.2: Evaporaliens at an empty hand hurt nobody, and the log says so.
#[test]
fn nothing_evaporates_from_an_empty_hand() {
    lands(
        "A: hub.3
         B: hub.2 | aliens pink.2
         C: hub.1
         matrix: silver.1",
        expect![[r#"
              AlienAppeared seat: A, alien: silver.1, aliens: 1, flight: Right
            A pass
              LetPass seat: A, alien: silver.1, fits: Some(false)
              LetPass seat: C, alien: silver.1, fits: Some(false)
              Invaded seat: C, alien: silver.1, aliens: 1, now: 1
              OrderedToEvaporate alien: silver.1, colour: Pink
              OrderMissed colour: Pink
            A: hub.3 | hand teleporter.4
            C: hub.1 | aliens silver.1
        "#]],
    );
}

/// ON 3.4: a player is not asked when everybody sees that it has nothing to zap with: its hand is
/// empty, or open at level 0. All others are asked, whatever they hold.
#[test]
fn who_hides_nothing_is_not_asked() {
    let scene = "A: hub.3 | hand mauve-bomb
        B: hub.2 | hand blue-bomb
        C: hub.4 | hand green-bomb
        matrix: red.1";
    let passes = |scene: &str, moves: &str| {
        let game = after(scene, moves);
        ['A', 'B', 'C'].into_iter().find(|it| offered(&game, *it) == ["pass"])
    };
    assert_eq!(passes(scene, "A draw"), Some('A'));
    assert_eq!(passes(scene, "A draw\nA pass"), Some('B'));
    assert_eq!(passes(scene, "A draw\nA pass\nB pass"), Some('C'));
    let told = "B tell bombs\nA draw\nA pass";
    assert_eq!(passes(scene, told), Some('B'), "talk never changes who is asked");
    let empty = scene.replace("B: hub.2 | hand blue-bomb", "B: hub.2");
    assert_eq!(passes(&empty, "A draw\nA pass"), Some('C'));
    assert_eq!(passes(&format!("level: 0\n{scene}"), "A draw"), None, "it has landed");
}

/// ON 4.3: an orange Sabotalien orders the mauve ones; a module sabotaged twice stays as it was.
#[test]
fn orange_orders_mauve() {
    lands(
        "A: hub.3
         B: hub.2[mauve.1!] catalyst.2[mauve.2]
         C: hub.1
         matrix: orange.1",
        expect![[r#"
              AlienAppeared seat: A, alien: orange.1, aliens: 1, flight: Left
            A pass
              LetPass seat: A, alien: orange.1, fits: Some(false)
              Perched seat: A, alien: orange.1, module: hub.3
              OrderedToSabotage alien: orange.1, colour: Mauve
              Sabotaged seat: B, module: catalyst.2
            A: hub.3[orange.1] | hand teleporter.4
            B: hub.2[mauve.1!] catalyst.2[mauve.2!]
        "#]],
    );
}

/// ON 4.3: a Sabotalien only sabotages when it is ordered to.
#[test]
fn an_order_that_reaches_nobody() {
    lands(
        "A: hub.3[orange.1]\nB: hub.2\nC: hub.1\nmatrix: orange.2",
        expect![[r#"
              AlienAppeared seat: A, alien: orange.2, aliens: 1, flight: Right
            A pass
              LetPass seat: A, alien: orange.2, fits: Some(false)
              LetPass seat: C, alien: orange.2, fits: Some(false)
              Perched seat: C, alien: orange.2, module: hub.1
              OrderedToSabotage alien: orange.2, colour: Mauve
              OrderMissed colour: Mauve
            A: hub.3[orange.1] | hand teleporter.4
            C: hub.1[orange.2]
        "#]],
    );
}

/// ON 5.1: the hand goes to the discards, the hub to the box, modules and aliens to their discards.
/// If the player was active, its turn ends and its second action is lost.
#[test]
fn an_active_player_is_crushed() {
    lands(
        "A: hub.1 catalyst.2[mauve.1!] | hand red-bomb | aliens yellow.6 silver.1
         B: hub.2
         C: hub.3
         resistance: blue-bomb green-bomb
         matrix: red.1",
        expect![[r#"
              AlienAppeared seat: A, alien: red.1, aliens: 1, flight: Left
            A pass
              LetPass seat: A, alien: red.1, fits: Some(true)
              Invaded seat: A, alien: red.1, aliens: 1, now: 1
              OrderedToCrush alien: red.1, colour: Yellow, at: 4
              Eliminated seat: A, cause: Crushed
              TurnBegan seat: B
            A: out
            turn: B Act, acted 0
            discards: red-bomb blue-bomb catalyst.2
            matrix discards: red.1 yellow.6 silver.1 mauve.1
            box: hub.1 hub.4 hub.5
            asked B: draw, conflict
        "#]],
    );
}
