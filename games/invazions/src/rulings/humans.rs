//! IZ 11 and 13: a test for each kind of Human and of Research.

use expect_test::expect;
use tabletop::Seat;

use crate::card::{Defender, HumanCard, Location, Research};
use crate::scene::{after, check, offered, set};

/// The human action, with resources for three hordes and room everywhere.
fn action(hand: &str) -> String {
    format!(
        "points: 28
         radio: survivors | under ogre freed
         hall: | under legion
         A: {hand} | resources 9 | deck soldier stand cook | has infected
         B: | deck member member member member member
         C: | deck member member member member member
         pile: ishtar swell tracker
         step: action"
    )
}

/// Both hordes attack `defence` at the radio room and have played `played`.
fn storm(defence: &str, played: &str) -> String {
    format!(
        "radio: {defence} | under ogre
         hall: | under legion
         A: | resources 2
         B: at radio | played {played} | deck member member member member member
         C: at radio | deck member member member member member
         step: wounds"
    )
}

/// IZ 11.1 and 3.2: Survivors bring a card, and may be there twice.
#[test]
fn survivors() {
    check(
        &action("survivors survivors"),
        "A play survivors at radio",
        expect![[r#"
        A play survivors at radio
          Played card: Survivors, at: Radio, cost: 1
          HumanDrew count: 1, cards: Some([Soldier])
        radio: survivors survivors | under ogre freed
        A: survivors soldier | resources 8 | deck stand cook
        asked A: play survivors at radio, play survivors at hall, play soldier at radio, play soldier at hall, install infected at radio, install infected at hall, end
    "#]],
    );
}

/// IZ 11.2: the Research card is safe while a Soldat stands, even a card that can be attacked
/// directly; Survivors are not safe.
#[test]
fn soldier_shields_the_research() {
    let game = after(&storm("soldier survivors | research virus", "ogre ogre"), "A decline");
    assert_eq!(offered(&game, 'B'), ["wound survivors", "wound soldier"]);
    let game = after(
        &storm("soldier survivors | research virus", "ogre ogre ogre"),
        "A decline\nB wound soldier",
    );
    assert_eq!(offered(&game, 'B'), ["wound survivors", "wound virus"]);
}

/// IZ 11.2: with `soldat_first=on` nothing is wounded before the Soldat; the Cook is still the
/// last.
#[test]
fn soldier_first() {
    let scene = format!(
        "soldat_first\n{}",
        storm("soldier survivors cook | research virus", "ogre ogre ogre")
    );
    let game = after(&scene, "A decline");
    assert!(game.places[0].fallen.contains(HumanCard::Soldier), "there was no choice");
    assert_eq!(offered(&game, 'B'), ["wound survivors", "wound virus"]);
}

/// IZ 11.3: four cards for each horde, whatever would allow more.
#[test]
fn guard() {
    let scene = "radio: guard | under ogre
        hall: | under legion
        A: | resources 0
        B: at radio | hand devour devour devour whistler whistler member | deck member member
        C: at radio | hand member | deck member
        step: fight";
    let moves = "B lead
        B attack whistler
        A decline
        B attack whistler
        A decline
        B attack devour
        A decline";
    let game = after(scene, moves);
    assert_eq!(game.cards_left(Seat(1)), Some(1));
    let game = after(scene, &format!("{moves}\nB attack devour\nA decline"));
    assert!(game.hordes[Seat(1)].finished);
    assert_eq!(game.cards_left(Seat(2)), Some(4), "each horde has its own four");
}

/// IZ 11.4 and 5.1: a Membre Blessé for each horde there, while there are any.
#[test]
fn sniper() {
    let scene = "radio: sniper | under ogre
        hall: | under legion
        A: | resources 0
        B: at radio | hand member | deck member
        C: at radio | hand member | deck member
        D: at hall | hand member | deck member
        step: fight";
    let wounded = |scene: &str| {
        let game = set(scene);
        let hit = |seat| game.hordes[Seat(seat)].discard.len();
        (hit(1), hit(2), hit(3))
    };
    assert_eq!(wounded(scene), (1, 1, 0));
    assert_eq!(wounded(&format!("wounded: 1\n{scene}")), (1, 0, 0));
    assert_eq!(wounded(&format!("wounded: 0\n{scene}")), (0, 0, 0));
}

/// IZ 11.5: it is wounded last, and brings one more resource at each start of a turn.
#[test]
fn cook() {
    let scene = storm("cook survivors janitor", "ogre overrun");
    let game = after(&scene, "A decline");
    assert_eq!(offered(&game, 'B'), ["wound survivors", "wound janitor"]);
    let game = after(
        &scene,
        "A decline\nB wound survivors\nB wound janitor\nA decline\nB skip\nC skip\nA keep",
    );
    assert_eq!(game.human.resources, 2 + 4 + 1);
}

/// IZ 11.6 and 2.2: each Incendiaire in play makes the hand larger by one.
#[test]
fn arsonist() {
    let game = set(&action("").replace("radio: survivors", "radio: arsonist"));
    assert_eq!(game.hand_max(), 7);
    let two = action("").replace("radio: survivors", "radio: arsonist");
    assert_eq!(set(&two.replace("hall: |", "hall: arsonist |")).hand_max(), 8);
}

/// IZ 11.7 and 6.1: three more Resistance against getting in.
#[test]
fn technician() {
    let game = set(&storm("technician", "ogre member member").replace("A:", "A: stand"));
    assert_eq!((game.resistance_of(0), game.attack_at(0)), (8, 7));
    let game = after(&storm("technician", "ogre member member"), "A decline\nA decline");
    assert!(!game.places[0].penetrated);
    assert_eq!(game.wounded, 3, "both hordes failed");
}

/// IZ 11.8: a contamination card goes; a Zombie Libéré goes back into the pile.
#[test]
fn janitor() {
    let scene = action("janitor janitor");
    check(
        &scene,
        "A play janitor at radio\nA clean ogre",
        expect![[r#"
        A play janitor at radio
          Played card: Janitor, at: Radio, cost: 2
        A clean ogre
          Cleaned at: Radio, card: Ogre
        radio: survivors janitor | under freed
        A: janitor | resources 7 | deck soldier stand cook
        box: ogre
        asked A: play janitor at hall, install infected at radio, install infected at hall, end
    "#]],
    );
    let game = after(&scene, "A play janitor at radio\nA clean freed");
    assert_eq!((game.contamination_left(), game.zombie_box.len()), (4, 0));
    let game = after(&scene, "A play janitor at radio\nA spare");
    assert_eq!(game.places[0].contamination.len(), 2);
}

/// IZ 11.9 and 8.3: it brings a point at once, and the thirtieth point wins at once.
#[test]
fn agent() {
    check(
        &action("agent agent"),
        "A play agent at radio\nA play agent at hall",
        expect![[r#"
            A play agent at radio
              Played card: Agent, at: Radio, cost: 3
              PointsAtOnce card: Agent, points: 1, now: 29
            A play agent at hall
              Played card: Agent, at: Hall, cost: 3
              PointsAtOnce card: Agent, points: 1, now: 30
              Ended ending: "breakthrough", points: 30, freed: 0
            radio: survivors agent | under ogre freed
            hall: agent | under legion
            A: | resources 3 | deck soldier stand cook
            points: 30
            end breakthrough; A won 30; B lost 0; C lost 0
        "#]],
    );
}

/// What a Research card brings at the end of the turn with `humans` beside it.
fn points(humans: &str, research: &str) -> u8 {
    let scene = storm(&format!("{humans} | research {research}"), "member");
    let game = after(&scene, "A decline\nA decline");
    assert_eq!(game.turn, 3, "the turn is over");
    game.points
}

/// IZ 13.1: a second point with two Survivors.
#[test]
fn experiment_on_the_infected() {
    assert_eq!(points("survivors", "infected"), 1);
    assert_eq!(points("survivors survivors", "infected"), 2);
}

/// IZ 13.2: a second point with three Humans.
#[test]
fn immunological_experiment() {
    assert_eq!(points("survivors survivors", "immunology"), 1);
    assert_eq!(points("survivors survivors cook", "immunology"), 2);
}

/// IZ 13.3: a second point if nobody got in; it can be wounded while Humans are left.
#[test]
fn selective_virus() {
    assert_eq!(points("survivors", "virus"), 2);
    let scene = storm("guard survivors | research virus", "ogre member");
    let game = after(&scene, "A decline");
    assert_eq!(offered(&game, 'B'), ["wound survivors", "wound guard", "wound virus"]);
    let game = after(&scene, "A decline\nB wound survivors\nA decline\nB skip\nC skip");
    assert_eq!(game.points, 1);
}

/// IZ 13.4 and 3.4: Humans there have more Resistance; the card has none and falls with the last of
/// them.
#[test]
fn better_equipment() {
    let game = set(&storm("survivors | research equipment", "ogre member"));
    let (armour, printed) = (2, 1);
    assert_eq!(game.resistance(0, Defender::Human(HumanCard::Survivors)), armour);
    assert_eq!(game.cards.human(HumanCard::Survivors).resistance, printed);
    let moves = "A decline\nB wound survivors\nB wound equipment";
    check(
        &storm("survivors | research equipment", "ogre member member"),
        moves,
        expect![[r#"
            A decline
            B wound survivors
            B wound equipment
            asked B: take ogre, skip
        "#]],
    );
    assert_eq!(points("survivors", "equipment"), game.cards.research(Research::Equipment).points);
    let game = after(&storm("| research equipment", "ogre"), "A decline");
    assert_eq!(game.places[0].research, None, "getting in is enough");
    assert_eq!(game.places[0].location, Location::Radio);
}
