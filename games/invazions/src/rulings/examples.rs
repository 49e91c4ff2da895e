//! The worked examples of the rulebook, move by move. A is the human side, B the red horde and C
//! the green one.

use expect_test::expect;
use tabletop::Seat;

use crate::card::ZombieCard;
use crate::scene::{after, check};

/// The first turn. IZ 2.1, 2.2, 2.4 and 2.5: six cards and four resources; the hordes draw their
/// whole decks.
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

/// The human action of the example: two Survivors bring two cards, the experiment costs nothing,
/// and the barricade keeps the attack at 5.
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

/// Where the hordes begin: the red one at the hall, the green one at the hangar.
const PLACES: &str = "turn: 1
    radio: survivors survivors janitor | research infected | under john-frum whistler | barricade
    hall: | under sneak swallower
    hangar: | under swell whistler
    A: soldier technician slash prophylaxis prophylaxis | deck cook
    B: at hall | hand member member member devour devour
    C: at hangar | hand member member member devour devour
    pile: ogre
    wounded: 10
    step: places";

const RED: &str = "A slash at hall
    B carry
    A decline
    B lead
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
    B done";

const GREEN: &str = "C attack member
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
    C take swell";

/// IZ 12.1: the red horde carries a Wounded, the only card of its draw pile; then it plays its
/// whole hand, which is just enough.
#[test]
fn first_turn_of_the_red_horde() {
    check(
        PLACES,
        RED,
        expect![[r#"
            A slash at hall
              Braved card: Slash, at: Hall, cost: 0
            B carry
              Carried seat: B
            A decline
            B lead
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
              Finished seat: B
            A decline
            B done
            A: soldier technician prophylaxis prophylaxis | resources 0 | deck cook | discard slash
            B: | at hall | deck wounded | played member member member devour devour
            wounded: 9
            asked C: attack member, attack devour, done
        "#]],
    );
}

/// IZ 7.1 and 8.2: the green one does the same; both recruit, and the research brings two points.
#[test]
fn first_turn_to_its_end() {
    let game = after(PLACES, &format!("{RED}\n{GREEN}"));
    assert_eq!((game.points, game.turn, game.wounded), (2, 2, 9));
    assert!(game.hordes[Seat(1)].discard.contains(ZombieCard::Swallower));
    assert!(game.hordes[Seat(2)].discard.contains(ZombieCard::Swell));
    assert_eq!(game.places[0].humans.len(), 3, "nobody was devoured");
}

/// Two points are left after getting in: they devour the Survivors, not the Soldat (IZ 6.2 and
/// 11.2).
#[test]
fn wounds() {
    check(
        "radio: survivors survivors soldier | under ogre
         hall: | under member
         A: | resources 0
         B: at radio | played ogre swell | deck member member member member member
         step: wounds",
        "A decline
         B wound survivors
         B wound survivors
         A decline",
        expect![[r#"
            A decline
            B wound survivors
              Devoured at: Radio, defender: Human(Survivors), points: 2, resistance: 1
            B wound survivors
              Devoured at: Radio, defender: Human(Survivors), points: 1, resistance: 1
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
            "radio: | research virus
             hall: survivors
             A: | resources 4 | die virus {die}
             B: at radio | played ogre ogre | deck member member member member member
             step: wounds"
        )
    };
    let moves = "A decline
        B wound virus
        A decline
        A keep
        A install virus at hall";
    let cost = |die: u8| {
        let before = after(&scene(die), moves.rsplit_once('\n').expect("several moves").0);
        let paid = after(&scene(die), moves);
        before.human.resources - paid.human.resources
    };
    assert_eq!([0, 1].map(cost), [1, 2]);
    let fresh = "radio:
         hall: survivors
         A: | resources 4 | has virus
         B: | deck member";
    assert_eq!(after(fresh, "A install virus at hall").human.resources, 4);
}
