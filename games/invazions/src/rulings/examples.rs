//! The worked examples of the rulebook, move by move. A is the human side, B the red horde and C
//! the green one.

use expect_test::expect;

use crate::scene::{after, check};

/// The first turn. IZ 2.1, 2.2, 2.4 and 2.5: six cards and four resources; the hordes draw all
/// that they have.
const FIRST: &str = "turn: 0
    radio: | under john-frum
    hall: | under sneak
    hangar: | under swell
    A: | has infected | deck survivors survivors soldier janitor slash prophylaxis prophylaxis technician cook
    B: | deck member member member devour devour
    C: | deck member member member devour devour
    pile: whistler swallower whistler ogre
    wounded: 10
    step: begin";

const ACTION: &str = "A play survivors at radio
    A play survivors at radio
    A play janitor at radio
    A spare
    A install infected at radio
    A end
    A barricade radio
    B go hall
    C go hangar";

/// The human action of the example: two Survivors bring two cards, the experiment is free, and
/// the barricade keeps the attack at 5.
#[test]
fn first_turn_of_the_human_side() {
    check(
        FIRST,
        ACTION,
        expect![[r#"
        A play survivors at radio
          Played card: Survivors, at: Radio, cost: 1
          HumanDrew count: 1, cards: Some([Prophylaxis])
        A play survivors at radio
          Played card: Survivors, at: Radio, cost: 1
          HumanDrew count: 1, cards: Some([Technician])
        A play janitor at radio
          Played card: Janitor, at: Radio, cost: 2
        A spare
        A install infected at radio
          Installed research: Infected, at: Radio, cost: 0
        A end
        A barricade radio
          Barricaded at: Radio
        B go hall
          Went seat: B, at: Hall
        C go hangar
          Went seat: C, at: Hangar
        radio: survivors survivors janitor | research infected | under john-frum whistler | barricade
        A: soldier technician slash prophylaxis prophylaxis | resources 0 | deck cook
        B: | at hall | hand member member member devour devour
        C: | at hangar | hand member member member devour devour
        asked A: slash at hall, slash at hangar, decline
    "#]],
    );
}

/// IZ 12.1: the horde carries a Wounded, the only card of its draw pile; then both play all that
/// they hold, which is just enough. IZ 7.1 and 8.2: they recruit, and two points come in.
#[test]
fn first_turn_of_the_hordes() {
    let moves = format!(
        "{ACTION}
        A slash at hall
        B carry
        A decline
        B lead B
        B attack member
        A decline
        B attack member
        A decline
        B attack member
        A decline
        B attack devour
        A decline
        B attack devour
        A decline
        B done
        C attack member
        A decline
        C attack member
        A decline
        C attack member
        A decline
        C attack devour
        A decline
        C attack devour
        A decline
        C done
        A decline
        A decline
        B take swallower
        C take swell"
    );
    check(
        FIRST,
        &moves,
        expect![[r#"
        A play survivors at radio
          Played card: Survivors, at: Radio, cost: 1
          HumanDrew count: 1, cards: Some([Prophylaxis])
        A play survivors at radio
          Played card: Survivors, at: Radio, cost: 1
          HumanDrew count: 1, cards: Some([Technician])
        A play janitor at radio
          Played card: Janitor, at: Radio, cost: 2
        A spare
        A install infected at radio
          Installed research: Infected, at: Radio, cost: 0
        A end
        A barricade radio
          Barricaded at: Radio
        B go hall
          Went seat: B, at: Hall
        C go hangar
          Went seat: C, at: Hangar
        A slash at hall
          Braved card: Slash, at: Hall, cost: 0
        B carry
          Carried seat: B
        A decline
        B lead B
          Leads seat: B
        B attack member
          Attacked seat: B, card: Member, at: Hall, attack: 1
        A decline
        B attack member
          Attacked seat: B, card: Member, at: Hall, attack: 1
        A decline
        B attack member
          Attacked seat: B, card: Member, at: Hall, attack: 1
        A decline
        B attack devour
          Attacked seat: B, card: Devour, at: Hall, attack: 1
        A decline
        B attack devour
          Attacked seat: B, card: Devour, at: Hall, attack: 1
        A decline
        B done
          Finished seat: B
        C attack member
          Attacked seat: C, card: Member, at: Hangar, attack: 1
        A decline
        C attack member
          Attacked seat: C, card: Member, at: Hangar, attack: 1
        A decline
        C attack member
          Attacked seat: C, card: Member, at: Hangar, attack: 1
        A decline
        C attack devour
          Attacked seat: C, card: Devour, at: Hangar, attack: 1
        A decline
        C attack devour
          Attacked seat: C, card: Devour, at: Hangar, attack: 1
        A decline
        C done
          Finished seat: C
        A decline
          Penetrated at: Hall, attack: 5, resistance: 5
          Penetrated at: Hangar, attack: 5, resistance: 5
        A decline
        B take swallower
          Recruited seat: B, at: Hall, card: Swallower
        C take swell
          Recruited seat: C, at: Hangar, card: Swell
          Researched research: Infected, at: Radio, points: 2, now: 2
          TurnBegan turn: 2
          Contaminated at: Radio, card: Ogre
        radio: survivors survivors janitor | research infected | under ogre john-frum whistler | barricade
        hall: | under sneak
        hangar: | under whistler
        A: soldier technician prophylaxis prophylaxis | resources 0 | deck cook | discard slash
        B: | deck wounded | discard member member member swallower devour devour
        C: | discard member member member devour devour swell
        turn: 2
        points: 2
        wounded: 9
        asked A: discard soldier, discard technician, discard prophylaxis, keep
    "#]],
    );
    let game = after(FIRST, &moves);
    assert_eq!((game.points, game.turn), (2, 2));
}

/// Two points are left after getting in: the Survivors are devoured, the Soldat is not (IZ 6.2
/// and 11.2).
#[test]
fn wounds() {
    check(
        "radio: survivors survivors soldier | under ogre
         hall: | under member
         A: | resources 0
         B: at radio | played ogre contagion | deck member member member member member
         step: wounds",
        "A decline
         B wound survivors
         B wound survivors
         A decline",
        expect![[r#"
            A decline
              Penetrated at: Radio, attack: 7, resistance: 5
            B wound survivors
              Devoured at: Radio, defender: Human(Survivors)
            B wound survivors
              Devoured at: Radio, defender: Human(Survivors)
            A decline
            radio: soldier | under ogre
            A: | resources 0 | discard survivors survivors
            asked B: take ogre, skip
        "#]],
    );
}

/// IZ 3.3: an experiment costs what is printed, one more when it was devoured once, and two more
/// when it was devoured twice.
#[test]
fn cost_of_research() {
    let scene = |die: u8| {
        format!(
            "radio: | research immunology
             hall: survivors
             A: | resources 4 | die immunology {die}
             B: at radio | played ogre overrun | deck member member member member member
             step: wounds"
        )
    };
    let moves = "A decline
        B wound immunology
        A decline
        A keep
        A install immunology at hall";
    let cost = |die: u8| {
        let before = after(&scene(die), moves.rsplit_once('\n').expect("several moves").0);
        let paid = after(&scene(die), moves);
        before.human.resources - paid.human.resources
    };
    assert_eq!([0, 1].map(cost), [2, 3]);
    let fresh = "radio:
         hall: survivors
         A: | resources 4 | has immunology
         B: | deck member";
    assert_eq!(after(fresh, "A install immunology at hall").human.resources, 3);
}
