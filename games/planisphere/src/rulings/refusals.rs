//! Why a move is refused.

use crate::refusal::Reason;
use crate::scene::refused;

/// PL 2.1, 2.3, 4.1, 4.2, 4.3 and 7.3: movement.
#[test]
fn of_movement() {
    let scene = "A: ants.1@3-6 pods.1+pods.2:1@3-12 | hand queen.1\nB: jelly.1@3-14 | hand pods.3";
    refused(scene, "A land queen.1", Reason::NotNow);
    refused(scene, "A move jelly.1 3-13", Reason::NotYours);
    refused(scene, "A move pods.1 3-13", Reason::Gestating);
    refused(scene, "A move ants.1 4-6", Reason::ForbiddenTerrain);
    refused(scene, "A move ants.1 3-12", Reason::OutOfReach);
    refused(scene, "A move ants.1 3-5\nA move ants.1 3-6", Reason::Done);
    let held = "events: 21\nA: ants.1@3-6 androids.1@3-12\nB: jelly.1@3-14";
    refused(held, "A move androids.1 3-13", Reason::Held);
}

/// PL 2.3 and 3.2: reinforcement.
#[test]
fn of_reinforcement() {
    let scene = "phase: reinforcement\nA: | hand queen.1\nB: jelly.1@3-14";
    refused(scene, "A land pods.1", Reason::NotInHand);
    refused(scene, "A done", Reason::MustLand);
}

/// PL 5.1, 5.2 and 9.12: shots.
#[test]
fn of_shots() {
    let scene = "phase: shooting
         A: vestals.1@3-12 ants.1@3-12
         B: jelly.1@3-14 spectres.1@3-14 pods.1@3-5";
    refused(scene, "A aim ants.1 jelly.1", Reason::NoShot);
    refused(scene, "A aim vestals.1 ants.1", Reason::NoEnemy);
    refused(scene, "A aim vestals.1 spectres.1", Reason::Hidden);
    refused(scene, "A aim vestals.1 pods.1", Reason::OutOfRange);
    refused(scene, "A aim vestals.1 jelly.1\nA aim vestals.1 jelly.1", Reason::Done);
}

/// PL 6.1, 6.2, 6.3, 8.4 and 8.5: contact.
#[test]
fn of_contact() {
    let scene = "phase: contact
         A: amazons.1@3-12! mutants.1@3-14 ants.1@3-6!
         B: jelly.1@3-14! gillmen.1@3-12 pods.1@3-12 pods.2@3-5 ants.2@3-6";
    refused(scene, "A done", Reason::MustFight);
    refused(scene, "A attack amazons.1 pods.2", Reason::NoContact);
    refused(scene, "A attack amazons.1 queen.1", Reason::NoEnemy);
    refused(scene, "A attack mutants.1 jelly.1", Reason::NotTheAttacker);
    refused(scene, "A control ants.1 ants.2", Reason::NoControl);
    refused(scene, "A control amazons.1 pods.1", Reason::Immune);
    refused(scene, "A martyr ants.1 ants.2", Reason::NoMartyr);
    refused(scene, "A attack amazons.1 gillmen.1\nA attack amazons.1 gillmen.1", Reason::Done);
}

/// PL 7.1: reproduction.
#[test]
fn of_reproduction() {
    let scene = "phase: reproduction\nA: ants.1@3-6 | hand queen.1\nB: jelly.1@3-14";
    refused(scene, "A breed ants.1", Reason::NoTwin);
    let duplicate = "phase: contact
         A: pods.1@3-12! gillmen.3@5-1 | hand queen.1
         B: fanatics.1@3-12 jellyfish.1@3-12 ants.1@3-5";
    refused(duplicate, "A attack pods.1 jellyfish.1\nA duplicate queen.1", Reason::NoTwin);
}
