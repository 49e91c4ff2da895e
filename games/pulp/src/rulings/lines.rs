//! PI 2.7: the line of each guard, agent and event, in its sector and elsewhere.

use expect_test::{Expect, expect};

use crate::card::{Encounter, Kind, Sector};
use crate::deck::Line;
use crate::scene::{after, cards, offered, price};
use crate::state::Pulp;

/// The card as it is met in `sector`, beside a card with an icon of Combat whose line does not
/// apply there.
fn met(card: Encounter, sector: Sector) -> Pulp {
    let neighbours = [Encounter::Sentinel, Encounter::Gladiator];
    let silent = |it: &&Encounter| **it != card && line_sector(**it) != sector;
    let neighbour = neighbours.iter().find(silent).unwrap_or(&Encounter::ThunderBearer);
    after(&format!("sectors: {sector}\ndice:\nbag: white 1\nrow: {card} {neighbour}"), "")
}

fn line_sector(card: Encounter) -> Sector {
    cards().encounter(card).line.expect("every card of a row has a line").0
}

/// What the card costs and counts, and which cubes it brings into the bag.
fn ruling(card: Encounter, sector: Sector) -> String {
    let game = met(card, sector);
    let black = game.bag[3];
    let white = game.bag[4] - 1;
    let brought = match (black, white) {
        (0, 0) => "",
        (_, 0) => ", brings a black cube",
        (..) => ", brings a white cube",
    };
    format!("{}{brought}", price(&game, card))
}

fn check(kind: Kind, expected: Expect) {
    let cards = cards();
    let mut text = String::new();
    for card in Encounter::ALL.iter().filter(|it| cards.encounter(**it).kind == kind) {
        let here = line_sector(*card);
        let there = if here == Sector::Kah { Sector::Omn } else { Sector::Kah };
        let (in_it, elsewhere) = (ruling(*card, here), ruling(*card, there));
        text += &format!("{card}: {elsewhere}; in {here} {in_it}\n");
        assert_ne!(in_it, elsewhere, "the line of {card} changes something");
    }
    expected.assert_eq(&text);
}

#[test]
fn guards() {
    check(
        Kind::Guard,
        expect![[r#"
            sentinel: 2 combat, evading 1, icons 1; in omn 3 combat, evading 1, icons 1
            dome-guard: 1 combat, evading 1, icons 1; in veld 2 combat, evading 1, icons 1
            patroller: 2 combat, evading 1, icons 2; in kah 3 combat, evading 1, icons 2
            robot-brigadier: 1 combat, evading 1, icons 2; in omn 1 combat and 1 science, evading 1, icons 2
            vanguard: 4 combat, evading 1, icons 2; in kah 4 combat and 1 science, evading 1, icons 2
            star-hoplite: 2 combat, evading 1, icons 3; in veld 2 combat and 1 diplomacy, evading 1, icons 3
            cerberus: 2 combat, evading 1, icons 2; in omn 2 combat, evading 2, icons 2
            iron-legionary: 2 combat, evading 1, icons 1; in kah 3 combat, evading 1, icons 1
            orbit-hunter: 1 combat, evading 1, icons 2; in veld 2 combat, evading 1, icons 2
            blind-lookout: 1 combat, evading 1, icons 1; in omn 1 combat, evading 1, icons 0
            gunner: 2 combat, evading 1, icons 2; in kah 3 combat, evading 1, icons 2
            swarm-guard: 1 combat, evading 1, icons 2; in kah 3 combat, evading 1, icons 2
            reaper-drone: 2 combat, evading 1, icons 2; in veld 1 combat, evading 1, icons 2
            centurion: 2 combat, evading 1, icons 2; in omn 3 combat, evading 1, icons 2
            janissary: 2 combat, evading 1, icons 2; in veld 3 combat, evading 1, icons 2
            thunder-bearer: 2 combat, evading 1, icons 3; in kah 1 combat, evading 1, icons 3
            jailer: 2 combat, evading 1, icons 1; in omn 3 combat, evading 1, icons 1
            lizard-man: 1 combat, evading 1, icons 2; in veld 2 combat, evading 1, icons 2
            killer-automaton: 3 combat, evading 1, icons 2; in omn 4 combat, evading 1, icons 2
            tracker: 1 combat, evading 1, icons 1; in kah 1 combat, evading 1, icons 2
            border-guard: 1 combat, evading 1, icons 1; in veld 1 combat, evading 1, icons 2
            gladiator: 2 combat, evading 1, icons 1; in kah 3 combat, evading 1, icons 1
            praetorian: 4 combat, evading 1, icons 2; in omn 4 combat and 1 diplomacy, evading 1, icons 2
            commander: 4 combat, evading 1, icons 2; in veld 4 combat, evading 2, icons 2
        "#]],
    );
}

#[test]
fn agents() {
    check(
        Kind::Agent,
        expect![[r#"
        mata-vorr: 1 combat, evading 1, icons 1; in kah 1 combat and 1 diplomacy, evading 1, icons 1
        masked-saboteur: 2 combat, evading 1, icons 2; in omn 2 combat, evading 1, icons 2, brings a black cube
        crooked-diplomat: 1 combat, evading 1, icons 2; in veld nothing, evading 1, icons 2
        telepath: 2 combat, evading 1, icons 1; in omn 2 combat and 1 science, evading 1, icons 1
        smuggler: 1 combat, evading 1, icons 1; in kah 1 combat, evading 1, icons 1, brings a white cube
        false-settler: 1 combat, evading 1, icons 0; in veld 1 combat, evading 1, icons 1
        baron-xor: 2 combat, evading 1, icons 3; in kah 3 combat, evading 1, icons 3
        inquisitor: 2 combat, evading 1, icons 1; in omn 2 combat, evading 2, icons 1
        renegade-savant: 1 combat, evading 1, icons 2; in veld nothing, evading 1, icons 2
        the-double: 2 combat, evading 1, icons 0; in kah 2 combat, evading 1, icons 1
        bounty-hunter: 1 combat, evading 1, icons 1; in omn 2 combat, evading 1, icons 1
        traitor-ambassador: 2 combat, evading 1, icons 3; in veld 2 combat and 1 diplomacy, evading 1, icons 3
    "#]],
    );
}

#[test]
fn events() {
    check(
        Kind::Event,
        expect![[r#"
        ion-storm: nothing, evading 1, icons 0; in veld nothing, evading 1, icons 0, brings a black cube
        meteor-shower: 1 combat, evading 1, icons 1; in kah 2 combat, evading 1, icons 1
        drive-failure: 1 combat, evading 1, icons 0; in omn 2 combat, evading 1, icons 0
        distress-call: 1 combat, evading 1, icons 1; in kah 1 combat, evading 1, icons 2
        slave-revolt: 2 combat, evading 1, icons 2; in omn 1 combat, evading 1, icons 2
        black-nebula: nothing, evading 1, icons 0; in veld nothing, evading 1, icons 0, brings a white cube
    "#]],
    );
}

/// PI 2.3: the cubes that a card brings come from the reserve, if they are there.
#[test]
fn an_empty_reserve_brings_nothing() {
    let game = after("sectors: kah\ndice:\nbag: white 10\nrow: smuggler sentinel", "");
    assert_eq!(game.bag[4], 10);
    let line = game.line(Encounter::Smuggler);
    assert!(matches!(line, Some(Line::Bag(_))));
}

/// PI 4.1: a card that costs one point more to evade is paid point by point, in any order.
#[test]
fn evading_for_two_points() {
    let scene = "sectors: omn\ndice:\nabilities: 3 2 3\nbag: white 1\nrow: cerberus sentinel";
    let game = after(scene, "evade");
    assert_eq!(offered(&game), ["pay combat 1", "pay diplomacy 1", "pay science 1"]);
    let game = after(scene, "evade\npay diplomacy 1");
    assert_eq!(offered(&game), ["pay combat 1", "pay diplomacy 1", "pay science 1"]);
}
