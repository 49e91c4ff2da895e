//! IZ 3.6, 3.7 and 12: Bravery, and when the human side is asked for it.

use expect_test::expect;
use tabletop::{Game, Seat};

use crate::card::HumanCard;
use crate::moves::Move;
use crate::scene::{after, check, offered, sayable, set};
use crate::step::HUMAN;

fn places(hand: &str) -> String {
    format!(
        "radio: soldier | under ogre
         hall: survivors | under legion
         A: {hand} | resources 2 | deck cook stand
         B: at hall | hand member ogre swell | deck tracker
         C: at hall | hand member devour | deck tracker
         step: places"
    )
}

/// IZ 12.1: each horde there chooses, one after the other.
#[test]
fn slash() {
    check(
        &places("slash"),
        "A slash at hall
         B drop ogre
         B drop member
         C carry",
        expect![[r#"
            A slash at hall
              Braved card: Slash, at: Hall, cost: 0
            B drop ogre
            B drop member
              Dropped seat: B, cards: [Member, Ogre]
            C carry
              Carried seat: C
            A: | resources 2 | deck cook stand | discard slash
            B: | at hall | hand swell | deck tracker | discard member ogre
            C: | at hall | hand member devour | deck wounded tracker
            wounded: 4
            asked B: lead, yield
        "#]],
    );
}

/// IZ 12.1: a horde that cannot carry drops; one with a single card drops that; one with none is
/// passed over.
#[test]
fn slash_when_a_branch_is_closed() {
    let scene = format!("wounded: 0\n{}", places("slash"));
    let game = after(&scene, "A slash at hall");
    assert_eq!(offered(&game, 'B'), ["drop member", "drop ogre", "drop swell"]);
    let one = scene
        .replace("hand member ogre swell |", "hand ogre |")
        .replace("hand member devour |", "");
    let game = after(&one, "A slash at hall");
    assert_eq!(game.hordes[Seat(1)].hand_size(), 0, "it has one and drops that");
    assert_eq!(offered(&game, 'B'), ["lead", "yield"], "the other has nothing");
    let few = places("slash").replace("hand member ogre swell |", "hand ogre |");
    let game = after(&few, "A slash at hall");
    assert_eq!((game.wounded, offered(&game, 'C').len()), (4, 3), "it carries, unasked");
}

/// IZ 12.1: the dropped cards are picked in any order.
#[test]
fn slash_in_any_order() {
    let one = after(&places("slash"), "A slash at hall\nB drop ogre\nB drop member");
    let other = after(&places("slash"), "A slash at hall\nB drop member\nB drop ogre");
    assert!(one == other);
}

/// IZ 12.1: the Wounded that a horde carries is its next card, and everybody knows that.
#[test]
fn a_wounded_on_top_is_known() {
    let game = after(&places("slash"), "A slash at hall\nB carry\nC carry");
    let view = game.view(tabletop::Viewer::Spectator);
    assert_eq!(view.hordes[0].deck_top, [crate::card::ZombieCard::Wounded]);
}

/// IZ 12.1: not after a card has been played.
#[test]
fn slash_comes_before_the_first_card() {
    let moves = "A decline\nB lead\nB attack ogre";
    assert_eq!(offered(&after(&places("slash"), moves), 'A'), ["decline"]);
}

/// The wounds at the radio room, dealt or still to come.
fn wounds(defence: &str, hand: &str, played: &str) -> String {
    format!(
        "radio: {defence} | under ogre
         hall: | under legion
         A: {hand} | resources 2 | deck cook stand
         B: at radio | played {played} | deck member member member member member
         C: at radio | deck member member member member member
         step: wounds"
    )
}

/// IZ 12.2: a card that would be devoured stays, a Research card too.
#[test]
fn prophylaxis() {
    let scene = wounds("janitor | research infected", "prophylaxis", "ogre ogre");
    let falls = "A decline\nB wound janitor\nB wound infected";
    check(
        &scene,
        &format!("{falls}\nA save infected at radio"),
        expect![[r#"
            A decline
              Penetrated at: Radio, attack: 10, resistance: 5, charged: 0, walled: 0
              Devoured at: Radio, defender: Human(Janitor), points: 5, resistance: 3
              Devoured at: Radio, defender: Research(Infected), points: 2, resistance: 2
            B wound janitor
            B wound infected
            A save infected at radio
              Braved card: Prophylaxis, at: Radio, cost: 2
              Saved at: Radio, defender: Research(Infected)
            radio: | research infected | under ogre
            A: | resources 0 | deck cook stand | discard janitor prophylaxis
            asked B: take ogre, skip
        "#]],
    );
    // A Human that stays keeps the Research card, which fell only because no Human was left.
    check(
        &scene,
        &format!("{falls}\nA save janitor at radio"),
        expect![[r#"
            A decline
              Penetrated at: Radio, attack: 10, resistance: 5, charged: 0, walled: 0
              Devoured at: Radio, defender: Human(Janitor), points: 5, resistance: 3
              Devoured at: Radio, defender: Research(Infected), points: 2, resistance: 2
            B wound janitor
            B wound infected
            A save janitor at radio
              Braved card: Prophylaxis, at: Radio, cost: 2
              Saved at: Radio, defender: Human(Janitor)
              Saved at: Radio, defender: Research(Infected)
            A: | resources 0 | deck cook stand | discard prophylaxis
            asked B: take ogre, skip
        "#]],
    );
}

/// IZ 12.2: saving a Soldat changes nothing else; what could be wounded without its death stays
/// devoured.
#[test]
fn prophylaxis_on_a_soldier() {
    let scene =
        wounds("soldier survivors | research virus", "prophylaxis", "ogre ogre overrun overrun");
    let moves = "A decline
        B wound soldier
        B wound virus
        B wound survivors
        A save soldier at radio
        A decline";
    let game = after(&scene, moves);
    assert!(game.places[0].humans.contains(HumanCard::Soldier));
    assert_eq!((game.places[0].humans.len(), game.places[0].research), (1, None));
}

/// IZ 12.3: each Human there has two more Resistance, this turn.
#[test]
fn stand() {
    check(
        &wounds("survivors cook", "stand", "ogre overrun"),
        "A stand at radio\nA decline",
        expect![[r#"
            A stand at radio
              Braved card: Stand, at: Radio, cost: 2
              Penetrated at: Radio, attack: 8, resistance: 5, charged: 0, walled: 0
              Devoured at: Radio, defender: Human(Survivors), points: 3, resistance: 3
            A decline
            radio: cook | under ogre
            A: | resources 0 | deck cook stand | discard survivors stand
            asked B: take ogre, skip
        "#]],
    );
    let game = after(
        &wounds("soldier", "stand", "ogre ogre"),
        "A stand at radio\nA decline\nA decline\nB skip\nC skip\nA keep",
    );
    assert_eq!(game.places[0].stand, 0, "a new turn");
}

/// IZ 12.4: two less for each horde there, but never below 0.
#[test]
fn charge() {
    let scene = wounds("survivors", "charge charge", "ogre member");
    let game = after(&scene, "A charge at radio");
    assert_eq!(game.attack_at(0), 2);
    let game = after(&scene, "A charge at radio\nA charge at radio");
    assert_eq!(game.attack_at(0), 0);
    let nobody = wounds("| research infected", "charge stand", "ogre member");
    assert_eq!(offered(&set(&nobody), 'A'), [""; 0], "it takes a Human");
}

fn action(hand: &str) -> String {
    format!(
        "points: 27
         radio: survivors | research infected | under ogre overrun freed
         hall: | under legion
         A: {hand} | resources 2 | deck cook
         B: | deck member member member member member
         step: action"
    )
}

/// IZ 12.5: a Zombie, not a Rage or a Zombie Libéré, where a Human is.
#[test]
fn capture() {
    let captures: Vec<String> = offered(&set(&action("capture")), 'A')
        .into_iter()
        .filter(|it| it.starts_with("cap"))
        .collect();
    assert_eq!(captures, ["capture ogre at radio"]);
    check(
        &action("capture"),
        "A capture ogre at radio",
        expect![[r#"
            A capture ogre at radio
              Captured at: Radio, card: Ogre, points: 1, now: 28
            radio: survivors | research infected | under overrun freed
            A: | resources 1 | deck cook | discard capture
            points: 28
            box: ogre
            asked A: end
        "#]],
    );
}

/// IZ 12.6: Survivors beside a Research card; the points come at once.
#[test]
fn gift() {
    check(
        &action("gift gift"),
        "A gift at radio",
        expect![[r#"
            A gift at radio
              Given at: Radio, points: 2, now: 29
            radio: | research infected | under ogre overrun freed
            A: gift | resources 1 | deck cook | discard survivors gift
            points: 29
            asked A: end
        "#]],
    );
    let won = action("gift").replace("points: 27", "points: 28");
    check(
        &won,
        "A gift at radio",
        expect![[r#"
            A gift at radio
              Given at: Radio, points: 2, now: 30
              Ended ending: "breakthrough", points: 30, freed: 0
            radio: | research infected | under ogre overrun freed
            A: | resources 1 | deck cook | discard survivors gift
            points: 30
            end breakthrough; A won 30; B lost 0
        "#]],
    );
}

/// IZ 3.6: the human side is asked whatever it holds, so that the question tells nothing.
#[test]
fn asked_whatever_it_holds() {
    assert_eq!(offered(&set(&places("cook")), 'A'), ["decline"]);
}

/// IZ 3.6: it is not asked where everybody can see that it can play nothing: with an empty hand, no
/// copy left, no resources, or nothing that a card would affect.
#[test]
fn not_asked_where_nothing_is_possible() {
    let asked = |scene: &str| set(scene).to_act().first() == Some(HUMAN);
    assert!(!asked(&places("")), "an empty hand");
    let gone = places("cook").replace("deck cook stand", "deck cook | discard stand");
    assert!(!asked(&gone), "every copy is in the discards");
    let slash = gone.replace("deck cook", "deck slash");
    assert!(asked(&slash), "Slash is somewhere");
    let moves = "A decline\nB lead\nB attack ogre";
    assert_eq!(after(&slash, moves).to_act().first(), Some(Seat(1)), "but not for later");
    let poor = places("cook").replace("resources 2", "resources 0");
    assert!(!asked(&poor), "nothing that it could pay");
    let whole = wounds("guard", "prophylaxis", "ogre");
    assert_eq!(after(&whole, "A decline").to_act().first(), Some(Seat(1)), "nothing was devoured");
}

/// IZ 3.7: Bravery is declined by itself where the human side does not want to be asked, and
/// nowhere else: it is asked also where it could play nothing.
#[test]
fn stops() {
    let standing = |scene: &str, moves: &str| after(scene, moves).standing(HUMAN);
    assert_eq!(standing(&places("slash"), ""), None, "it wants to be asked here");
    assert_eq!(standing(&places("prophylaxis"), ""), None, "nothing to play, and nobody sees that");
    assert_eq!(standing(&places("slash"), "A go-on places"), Some(Move::Decline));
    let card = "A decline\nB lead\nB attack ogre";
    assert_eq!(standing(&places("stand"), card), Some(Move::Decline), "not after each card");
    assert_eq!(standing(&places("stand"), &format!("A stop cards hall\n{card}")), None);
    let said = sayable(&set(&places("slash")), 'A');
    assert_eq!(
        said,
        [
            "go-on places",
            "stop cards radio",
            "stop cards hall",
            "go-on wounds",
            "go-on recruitment",
            "go-on idle"
        ]
    );
}

/// IZ 3.7: it may also order to be asked only where it can play something.
#[test]
fn asked_only_with_something_to_play() {
    let standing = |scene: &str, moves: &str| after(scene, moves).standing(HUMAN);
    assert_eq!(standing(&places("prophylaxis"), "A go-on idle"), Some(Move::Decline));
    assert_eq!(standing(&places("slash"), "A go-on idle"), None);
    assert_eq!(standing(&places("prophylaxis"), "A go-on idle\nA stop idle"), None);
}

/// IZ 3.7: nobody else learns of the orders.
#[test]
fn stops_are_private() {
    let (one, other) = (set(&places("slash")), after(&places("slash"), "A go-on places"));
    for viewer in [tabletop::Viewer::Spectator, tabletop::Viewer::Seat(Seat(1))] {
        assert!(one.view(viewer) == other.view(viewer));
    }
}
