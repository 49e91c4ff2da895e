//! XI 10.3: cards and goods are picked in any order, and each once.

use crate::refusal::Reason;
use crate::scene::{after, offered, refused};
use crate::state::Xeno;
use tabletop::Seat;

/// The games after these moves in either order; everything else is equal.
fn either_way(scene: &str, one: &str, other: &str, end: &str) -> Xeno {
    let there = after(scene, &format!("{one}\n{other}\n{end}"));
    let back = after(scene, &format!("{other}\n{one}\n{end}"));
    assert!(there == back, "{one}, {other}");
    there
}

/// XI 3.2 and 10.3: discards come from the whole hand, in any order.
#[test]
fn explore_discards_in_any_order() {
    let scene = "options: invasion=off
         phase: explore
         A: old-earth | picks explore-5 | hand new-earth
         B: new-sparta
         deck: refugee-world empath-world outlaw-world pirate-world public-works.1 public-works.2 deficit-spending.1";
    either_way(scene, "A discard outlaw-world", "A discard new-earth", "");
    refused(scene, "A discard outlaw-world\nA discard outlaw-world", Reason::Picked);
    refused(scene, "A discard outlaw-world\nA discard gem-world", Reason::NotInHand);
}

/// XI 4.3 and 10.3: the cards that pay for a development, too.
#[test]
fn payments_in_any_order() {
    let scene = "options: invasion=off
         phase: develop
         A: old-earth | hand space-marines.1 gem-world comet-zone space-port new-earth
         B: new-sparta";
    let begin = "A place space-marines.1\nB nothing";
    let paid = |cards: &str| after(scene, &format!("{begin}\n{cards}"));
    assert!(paid("A pay space-port\nA pay gem-world") == paid("A pay gem-world\nA pay space-port"));
    let twice = format!("{begin}\nA pay space-port\nA pay space-port");
    refused(scene, &twice, Reason::Picked);
}

/// XI 17.1 and 10.3: goods are given in any order, and the answer ends when the player says so.
#[test]
fn goods_in_any_order() {
    let scene = "phase: produce
         A: old-earth gem-world* spice-world* | picks produce
         B: new-sparta";
    let game = either_way(scene, "A spend spice-world", "A spend gem-world", "A done");
    assert_eq!(game.empires[Seat(0)].effort, 2);
    let game = after(scene, "A spend spice-world\nA spend gem-world");
    assert_eq!(offered(&game, 'A'), ["done"], "the answer is still the player's to end");
    refused(scene, "A spend spice-world\nA spend spice-world", Reason::Picked);
    refused(scene, "A spend old-earth", Reason::NoGoodToGive);
}

/// XI 11.1 and 10.3: two experts pick their two cards in any order.
#[test]
fn actions_in_any_order() {
    let scene = "options: expert=on
         A: old-earth
         B: new-sparta";
    either_way(scene, "A pick produce", "A pick explore-5", "");
    let game = after(scene, "A pick repair");
    assert!(offered(&game, 'A').contains(&"pick develop".to_string()));
    refused(scene, "A pick trade\nA pick trade", Reason::NotAgain);
    assert!(offered(&after(scene, "A pick settle"), 'A').contains(&"pick settle".to_string()));
}

/// XI 17.4 and 10.3: the two cards of a repair, and the goods for a power, are picked in any order.
#[test]
fn repairs_and_meals_in_any_order() {
    let scene = "phase: produce
         A: old-earth! new-earth | hand gem-world comet-zone space-port | picks produce
         B: new-sparta";
    let begin = "A repair old-earth cards";
    let there = after(scene, &format!("{begin}\nA pay space-port\nA pay gem-world"));
    let back = after(scene, &format!("{begin}\nA pay gem-world\nA pay space-port"));
    assert!(there == back);
    refused(scene, &format!("{begin}\nA pay space-port\nA pay space-port"), Reason::Picked);
}

/// XI 15.3, 15.4 and 10.3: aids against an invasion are used in any order.
#[test]
fn aids_in_any_order() {
    let scene = "phase: invasion
         A: epsilon-eridani new-military-tactics.1 | hand gem-world comet-zone
         B: old-earth terraforming-surveyors
         disks: A1 B0
         invaders: 2:5 1:-1";
    let aids = ["A use new-military-tactics.1 1", "A bunker\nA pay gem-world"];
    either_way(scene, aids[0], aids[1], "");
}

/// XI 5.6 and 10.3: powers for a world are used in any order.
#[test]
fn powers_in_any_order() {
    let scene = "options: invasion=off
         phase: settle
         A: space-marines.1 rebel-black-market-gangs* new-military-tactics.1 | hand rebel-base
         B: old-earth";
    let (begin, gangs, tactics) = (
        "A place rebel-base\nB nothing",
        "A use rebel-black-market-gangs 1",
        "A use new-military-tactics.1 1",
    );
    let there = after(scene, &format!("{begin}\n{gangs}\n{tactics}"));
    let back = after(scene, &format!("{begin}\n{tactics}\n{gangs}"));
    assert!(there == back && there.empires[Seat(0)].laid.len() == 3);
}
