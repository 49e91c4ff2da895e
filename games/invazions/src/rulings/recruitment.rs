//! IZ 7, 8.1 and 9: recruitment, its sharing, the announcement, and what two players change.

use expect_test::expect;
use tabletop::{Game, Seat};

use crate::card::ZombieCard;
use crate::scene::{after, check, offered, set};

fn scene(under: &str, b: &str, c: &str) -> String {
    format!(
        "radio: | under {under}
         hall: | under legion
         A: | resources 0
         B: at radio | played {b}
         C: at radio | played {c}
         step: wounds"
    )
}

/// IZ 7.1 and 7.3: each horde takes one card, or none; the one that attacked hardest is first.
#[test]
fn each_takes_one() {
    let scene = scene("ogre ishtar freed", "member", "ogre");
    check(
        &scene,
        "A decline\nA decline\nC take freed\nB take ogre",
        expect![[r#"
            A decline
            A decline
            C take freed
              Recruited seat: C, at: Radio, card: Freed
            B take ogre
              Recruited seat: B, at: Radio, card: Ogre
              TurnBegan turn: 3
              Supplied gained: 4, now: 4
              HordeReshuffled seat: B
              HordeDrew seat: B, count: 2, cards: Some([Member, Ogre])
              HordeReshuffled seat: C
              HordeDrew seat: C, count: 2, cards: None
            radio: | under ishtar
            A: | resources 4
            B: | hand member ogre
            C: | hand ogre freed
            turn: 3
            asked A: end
        "#]],
    );
    let game = after(&scene, "A decline\nA decline\nC skip");
    assert_eq!(offered(&game, 'B'), ["take ogre", "take ishtar", "take freed", "skip"]);
}

/// IZ 7.2 and 7.3: +1 Recrutement comes after everybody has taken one, while there are cards.
#[test]
fn more_recruits() {
    let mut game = set(&scene("ogre ishtar freed", "ishtar", "ogre"));
    game.hordes[Seat(1)].picks = 2;
    for (seat, mv) in [(2, "take ogre"), (1, "take ishtar")] {
        let mv = mv.parse().expect("a move");
        game.play(Seat(seat), mv, &mut tabletop::Log::silent()).expect("it is offered");
    }
    assert_eq!(offered(&game, 'B'), ["take freed", "skip"]);
    let few = after(&scene("ogre", "ishtar", "ogre"), "A decline\nA decline\nC take ogre");
    assert_eq!(few.turn, 3, "no card was left for B");
}

/// IZ 8.1: cards played and cards left in hand go to the discards.
#[test]
fn hordes_discard_everything() {
    let scene = "radio: | under ogre
        hall: | under legion
        A: | resources 0
        B: at hall | hand member ogre | deck devour devour devour devour devour
        C: at hall | hand member | deck devour devour devour devour devour
        step: fight";
    let game = after(
        scene,
        "B lead\nB attack ogre\nA decline\nB done\nC done\nA decline\nA decline\nB skip\nC skip",
    );
    let discard = game.hordes[Seat(1)].discard;
    assert!(discard.contains(ZombieCard::Member) && discard.contains(ZombieCard::Ogre));
}

fn owning(freed: usize) -> String {
    let cards = "freed ".repeat(freed);
    scene("ogre freed", "ogre", "member")
        .replace("B: at radio |", &format!("B: at radio | discard {cards} |"))
}

/// IZ 7.4: an announcement with five Zombies Libérés wins.
#[test]
fn true_announcement() {
    check(
        &owning(4),
        "A decline\nA decline\nB take freed\nC skip\nB wait\nC announce",
        expect![[r#"
            A decline
            A decline
            B take freed
              Recruited seat: B, at: Radio, card: Freed
            C skip
              RecruitedNoMore seat: C, at: Radio, some: false
            B wait
            C announce
              Announced seat: C, freed: 5
              Ended ending: "freed", points: 0, freed: 5
            radio: | under ogre
            B: | at radio | discard freed freed freed freed freed | played ogre
            end freed; A lost 0; B won 5; C won 5
        "#]],
    );
}

/// IZ 7.5: an announcement with four loses.
#[test]
fn false_announcement() {
    check(
        &owning(4),
        "A decline\nA decline\nB take ogre\nC skip\nB announce",
        expect![[r#"
            A decline
            A decline
            B take ogre
              Recruited seat: B, at: Radio, card: Ogre
            C skip
              RecruitedNoMore seat: C, at: Radio, some: false
            B announce
              Announced seat: B, freed: 4
              Ended ending: "false-alarm", points: 0, freed: 4
            radio: | under freed
            B: | at radio | discard ogre freed freed freed freed | played ogre
            end false-alarm; A won 0; B lost 4; C lost 4
        "#]],
    );
}

/// IZ 7.4: with fewer than four nobody is asked.
#[test]
fn nobody_believes_in_five() {
    let game = after(&owning(2), "A decline\nA decline\nB take freed\nC skip");
    assert_eq!(game.turn, 3);
}

const TWO: &str = "turn: 0
    radio: survivors survivors | under ogre
    hall: | under legion
    A: survivors survivors | resources 0 | deck cook cook cook cook cook
    B: | deck member member member devour devour
    pile: ishtar swell tracker overrun
    step: begin";

/// IZ 9.2, 9.3 and 9.5: four resources at first, and the horde recruits even if it does not get in.
#[test]
fn first_turn_for_two() {
    let moves = "A end\nA barricade radio\nB go hall\nA decline\nB done\nA decline\nA decline";
    let game = after(TWO, moves);
    assert_eq!(game.human.resources, 4);
    assert_eq!(offered(&game, 'B'), ["take legion", "take swell", "skip"]);
    let game = after(TWO, &format!("{moves}\nB take legion"));
    assert_eq!(game.turn, 2, "one card and no more");
}

/// IZ 9.1: no Membre Blessé, and from the second turn on nothing to recruit.
#[test]
fn later_failures_for_two() {
    let scene = TWO.replace("turn: 0", "turn: 1");
    let moves =
        "A keep\nA end\nA barricade radio\nB go radio\nA decline\nB done\nA decline\nA decline";
    let game = after(&scene, moves);
    assert_eq!((game.turn, game.wounded), (3, 5));
}

/// IZ 9.4: a location takes three Humans, or four if the table chooses that.
#[test]
fn three_humans() {
    let moves = "A play survivors at radio";
    let full = after(TWO, moves);
    assert!(!offered(&full, 'A').contains(&"play survivors at radio".to_string()));
    let four = after(&format!("four_humans\n{TWO}"), moves);
    assert!(offered(&four, 'A').contains(&"play survivors at radio".to_string()));
}
