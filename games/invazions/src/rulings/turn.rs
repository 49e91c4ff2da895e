//! IZ 2, 3 and 8: how a turn begins, what the human side does, how it ends.

use expect_test::expect;
use tabletop::Game;

use crate::card::HumanCard;
use crate::rules::EXHAUSTED;
use crate::scene::{after, check, offered, set};

const BEGIN: &str = "radio: | under ogre
    hall: | under legion
    A: cook slash | resources 3 | deck soldier | discard guard guard guard
    B: | hand | deck member ogre | discard devour devour devour
    pile: ishtar
    step: begin";

/// IZ 2.1: an empty pile adds nothing. IZ 2.2: one card may be discarded before drawing up to five.
/// IZ 2.3: the discards are shuffled in the middle of a draw. IZ 1.7 and 2.4: four resources at
/// most.
#[test]
fn start_of_a_turn() {
    assert_eq!(offered(&set(BEGIN), 'A'), ["discard cook", "discard slash", "keep"]);
    let game = after(BEGIN, "A discard cook");
    assert_eq!((game.human.hand_size(), game.human.deck_size()), (5, 1), "the Cook may come back");
    assert_eq!((game.human.resources, game.contamination_left()), (4, 0));
    assert_eq!(game.places.iter().map(|it| it.contamination.len()).sum::<usize>(), 3);
    assert_eq!(game.hordes[tabletop::Seat(1)].hand_size(), 5, "IZ 2.5");
}

/// IZ 2.2: a hand above the limit stays.
#[test]
fn no_forced_discard() {
    let many = BEGIN.replace("A: cook slash", "A: cook slash stand stand stand stand");
    assert_eq!(after(&many, "A keep").human.hand_size(), 6);
}

const ACTION: &str = "radio: soldier | under ogre
    hall: | under legion | barricade
    A: soldier survivors survivors guard | resources 4 | deck cook cook | has infected | has equipment
    B: | deck member member member member member
    step: action";

/// IZ 3.1 and 3.2: they are paid with resources; a location takes no second Soldat, but several
/// Survivors.
#[test]
fn humans_are_played() {
    check(
        ACTION,
        "A play survivors at radio
         A play survivors at radio
         A play soldier at hall",
        expect![[r#"
            A play survivors at radio
              Played card: Survivors, at: Radio, cost: 1
              HumanDrew count: 1, cards: Some([Cook])
            A play survivors at radio
              Played card: Survivors, at: Radio, cost: 1
              HumanDrew count: 1, cards: Some([Cook])
            A play soldier at hall
              Played card: Soldier, at: Hall, cost: 2
            radio: survivors survivors soldier | under ogre
            hall: soldier | under legion | barricade
            A: guard cook cook | resources 0
            asked A: install infected at radio, install infected at hall, end
        "#]],
    );
    let offers = offered(&set(ACTION), 'A');
    assert!(!offers.contains(&"play soldier at radio".to_string()));
    assert!(offers.contains(&"play soldier at hall".to_string()));
}

/// IZ 3.3 and 3.4: one Research card at each location; one without Resistance only beside a Human.
#[test]
fn research_is_installed() {
    let installs = |moves: &str| -> Vec<String> {
        let offers = offered(&after(ACTION, moves), 'A');
        offers.into_iter().filter(|it| it.starts_with("install")).collect()
    };
    let first =
        ["install infected at radio", "install infected at hall", "install equipment at radio"];
    assert_eq!(installs("A play survivors at radio"), first);
    assert_eq!(installs("A install infected at radio"), [""; 0], "the hall has no Human");
}

/// IZ 3.5 and 9.5: the barricade must move.
#[test]
fn the_barricade_moves() {
    assert_eq!(after(ACTION, "A end").human.barricade, Some(0), "the only other location");
    let three = format!("hangar: | under ogre\n{ACTION}").replace("B: |", "B: | deck member\nC: |");
    let game = after(&three, "A end");
    assert_eq!(offered(&game, 'A'), ["barricade radio", "barricade hangar"]);
}

/// IZ 8.2: thirty points at the end of a turn.
#[test]
fn thirty_points() {
    let scene = "points: 29
        radio: soldier | research infected | under ogre
        hall: | under legion
        A: | resources 0
        B: at hall | deck member
        step: end";
    let game = set(scene);
    assert_eq!(game.outcome().expect("it is over").ending, crate::rules::ANTIDOTE);
}

/// IZ 8.4: after the hundredth turn the side nearer its goal wins.
#[test]
fn a_hundred_turns() {
    let scene = |points: u8| {
        format!(
            "turn: 100
             points: {points}
             radio: | under ogre
             hall: | under legion
             A: | resources 0
             B: at hall | discard freed freed | deck member
             step: end"
        )
    };
    for (points, humans_win) in [(11, false), (12, true), (13, true)] {
        let end = set(&scene(points)).outcome().expect("it is over");
        let won = end.verdict(crate::step::HUMAN) == tabletop::Verdict::Won;
        assert_eq!((end.ending, won), (EXHAUSTED, humans_win), "{points}");
    }
}

/// IZ 8.3: points at once come before everything else of the turn.
#[test]
fn points_at_once_win_at_once() {
    let scene = ACTION.replace("A: soldier", "A: agent").replacen("radio", "points: 29\nradio", 1);
    let game = after(&scene, "A play agent at hall");
    assert_eq!(game.outcome().expect("it is over").ending, crate::rules::BREAKTHROUGH);
    assert!(!game.human_hand().contains(HumanCard::Agent));
}
