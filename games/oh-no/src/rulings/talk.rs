//! ON 10: talk, and what the others know after it.

use expect_test::expect;
use tabletop::{Game, Judgement, Seat, Viewer};

use crate::scene::{after, check, sayable};
use crate::state::OhNo;

const SCENE: &str = "
    A: hub.3 | hand red-bomb black-bomb catalyst.1
    B: hub.2 | hand blue-bomb
    C: hub.1
    resistance: black-cannon red-rocket
    matrix: blue-shield red-shield green-shield";

/// What C knows of the hand of A, and what C believes that A lacks.
fn known(game: &OhNo) -> String {
    let view = game.view(Viewer::Seat(Seat(2)));
    let station = &view.stations[Seat(0)];
    let lacks: Vec<&str> = station.lacks.iter().map(|it| it.word()).collect();
    format!("holds {:?}, lacks {lacks:?}", station.hand)
}

/// ON 10.2: a statement names every card of its topic, asked for or not.
#[test]
fn a_statement_is_true() {
    check(
        SCENE,
        "B ask red\nA tell red\nC tell red",
        expect![[r#"
        B ask red
          Asked seat: B, topic: Colour(Red)
        A tell red
          Stated seat: A, topic: Colour(Red), cards: [red-bomb]
        C tell red
          Stated seat: C, topic: Colour(Red), cards: []
        asked A: draw, give B, give C, conflict
    "#]],
    );
    assert_eq!(known(&after(SCENE, "A tell red")), "holds [red-bomb], lacks []");
    assert_eq!(known(&after(SCENE, "A tell blue")), r#"holds [], lacks ["blue"]"#);
}

/// ON 10.2: after a card comes, "I have none" is no longer sure.
#[test]
fn a_statement_ages() {
    assert_eq!(known(&after(SCENE, "A tell blue\nA draw")), "holds [], lacks []");
}

/// ON 10.2: playing a card that was known already says nothing about newer cards.
#[test]
fn a_known_card_played_says_nothing_of_others() {
    let game = after(
        "A: hub.3 | hand black-bomb | aliens red.1
         B: hub.2
         C: hub.1
         resistance: black-cannon
         matrix: blue-shield",
        "A tell black\nA draw\nA fight black-bomb as red",
    );
    assert_eq!(known(&game), "holds [], lacks []");
}

/// ON 10.2: a card of the topic that nobody knew must have come after the statement.
#[test]
fn an_unknown_card_played_was_the_new_one() {
    let game = after(
        "A: hub.3 | hand blue-bomb | aliens red.1
         B: hub.2
         C: hub.1
         resistance: red-rocket
         matrix: blue-shield",
        "A tell red\nA draw\nA fight red-rocket",
    );
    assert_eq!(known(&game), r#"holds [], lacks ["red"]"#);
}

/// ON 2.3 and 10.2: after a face-down gift the others know neither what is left nor what went, not
/// even that a topic is lacking now.
#[test]
fn a_gift_clouds_what_was_known() {
    let given = |card: &str| {
        known(&after(SCENE, &format!("A tell black\nA give B\nA pack {card}\nA send")))
    };
    assert_eq!(given("black-bomb"), "holds [], lacks []");
    assert_eq!(given("red-bomb"), given("black-bomb"));
    let drawn = |card: &str| {
        let moves = format!("A tell red\nA tell blue\nA draw\nA give B\nA pack {card}\nA send");
        known(&after(SCENE, &moves))
    };
    assert_eq!(drawn("red-bomb"), drawn("black-bomb"));
}

/// ON 2.3: giver and receiver know what was given; others do not.
#[test]
fn a_gift_is_known_to_two() {
    let game = after(SCENE, "A give B\nA pack red-bomb\nA send");
    let seen =
        |seat: u8| format!("{:?}", game.view(Viewer::Seat(Seat(seat))).stations[Seat(1)].hand);
    assert_eq!([seen(0), seen(1), seen(2)], ["[red-bomb]", "[red-bomb, blue-bomb]", "[]"]);
}

/// ON 6.2: everybody saw the weapons that come back from a fight.
#[test]
fn kept_weapons_are_known() {
    let game = after(
        "turn: A acted 2
         A: hub.3 | hand red-bomb black-bomb | aliens red.1 yellow.1
         B: hub.2
         C: hub.1",
        "A fight red-bomb\nA fight black-bomb as yellow\nA end\nA discard red-bomb",
    );
    assert_eq!(known(&game), "holds [black-bomb], lacks []");
}

/// ON 10.1: one question or proposal each between two moves; answers at any time; who is out is
/// silent.
#[test]
fn who_may_speak() {
    let game = after(SCENE, "A ask red\nA tell blue\nB propose help\nA agree\nC disagree");
    let asks = |seat| sayable(&game, seat).iter().any(|it| it.starts_with("ask"));
    assert_eq!([asks('A'), asks('B'), asks('C')], [false, false, true]);
    assert!(sayable(&after(SCENE, "A ask red\nA draw"), 'A').contains(&"ask red".to_string()));
    let out = after("A: hub.3\nB: out\nC: hub.1", "");
    assert_eq!(sayable(&out, 'B'), [""; 0]);
}

/// ON 10.1: each of the others can say yes or no to a proposal.
#[test]
fn a_proposal() {
    check(
        SCENE,
        "A propose conflict\nB agree\nC disagree",
        expect![[r#"
        A propose conflict
          Proposed seat: A, plan: Conflict
        B agree
          Agreed seat: B, plan: Conflict
        C disagree
          Disagreed seat: C, plan: Conflict
        asked A: draw, give B, give C, conflict
    "#]],
    );
    let game = after(SCENE, "A propose conflict\nB agree\nC disagree");
    let proposal = game.view(Viewer::Spectator).talk.proposal.unwrap();
    assert_eq!(
        (proposal.agreed.len(), proposal.disagreed.len(), proposal.waiting.len()),
        (2, 1, 0)
    );
}

/// ON 9.0: open hands need no questions and no statements.
#[test]
fn open_hands_need_no_statements() {
    let said = sayable(&after(&format!("level: 0\n{SCENE}"), ""), 'A');
    assert_eq!(said, ["propose conflict", "propose wait", "propose help"]);
}

/// ON 9.3: at level 3 nothing is said while somebody decides about a zap, and nobody proposes the
/// Final Conflict at any time; statements and questions go on in one's turn.
#[test]
fn level_3_closes_the_talk() {
    let scene = "level: 3
        A: hub.3
        B: hub.2
        C: hub.1
        matrix: green.1";
    let turn = after(scene, "");
    let closed = |game: &OhNo| format!("{:?}", game.view(Viewer::Spectator).talk.closed);
    assert_eq!(closed(&turn), "Some(Conflict)");
    assert!(sayable(&turn, 'B').contains(&"ask red".to_string()));
    assert!(sayable(&turn, 'B').contains(&"tell red".to_string()));
    assert!(!sayable(&turn, 'B').iter().any(|it| it == "propose conflict" || it == "propose wait"));
    let flight = after(scene, "A draw");
    assert_eq!(closed(&flight), "Some(Zapping)");
    assert_eq!(
        ["A", "B", "C"].map(|it| sayable(&flight, it.chars().next().unwrap()).len()),
        [0; 3]
    );
    let second = after(&scene.replace("level: 3", "level: 2"), "A draw");
    assert_eq!(closed(&second), "None");
    assert!(sayable(&second, 'B').contains(&"propose zap".to_string()));
}

/// ON 9.3: once the Final Conflict has begun, talk is free.
#[test]
fn level_3_opens_in_the_conflict() {
    let game = after("level: 3\nconflict\nA: hub.3\nB: hub.2\nC: hub.1\nmatrix: blue.1", "");
    assert!(game.view(Viewer::Spectator).talk.closed.is_none());
}

/// ON 10.1: an honest bot answers what it is asked.
#[test]
fn bots_answer() {
    let game = after(SCENE, "A ask bombs");
    let reply = |seat: u8| OhNo::reply(&game.view(Viewer::Seat(Seat(seat))), Seat(seat));
    assert_eq!(reply(1).map(|it| it.to_string()), Some("tell bombs".to_string()));
    assert_eq!(reply(0), None);
}
