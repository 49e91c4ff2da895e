//! Why a move is refused: each reason, with a scene in which it is given and the section that it
//! names.

use crate::Planisphere;
use crate::refusal::Reason;

const MARCH: &str =
    "A: ants.1@3-6 pods.1+pods.2:1@3-12 | hand queen.1\nB: jelly.1@3-14 | hand pods.3";

const EVENTS: &str = "A: ants.1@3-6 androids.1@4-11 mutants.1@4-14\nB: jelly.1@3-14";

const LAND: &str = "phase: reinforcement\nA: | hand queen.1\nB: jelly.1@3-14";

const SHOOT: &str = "phase: shooting
    A: vestals.1@3-12 ants.1@3-12
    B: jelly.1@3-14 spectres.1@3-14 pods.1@3-5 selenites.1@3-14";

const FIGHT: &str = "phase: contact
    A: amazons.1@3-12! mutants.1@3-14 ants.1@3-6!
    B: jelly.1@3-14! gillmen.1@3-12 pods.1@3-12 androids.1@3-12 pods.2@3-5 ants.2@3-6";

const BREED: &str = "phase: reproduction\nA: ants.1@3-6 | hand queen.1\nB: jelly.1@3-14";

const DOUBLE: &str = "phase: contact
    A: pods.1@3-12! gillmen.3@5-1 | hand queen.1
    B: fanatics.1@3-12 jellyfish.1@3-12 ants.1@3-5";

const MARTYR: &str = "phase: contact
    A: fanatics.1@3-12! pods.1@5-5
    B: queen.1@3-12 gillmen.2@3-12 ants.1@3-5";

fn under(event: u8, scene: &str) -> String {
    format!("events: {event}\n{scene}")
}

conformance::refusals! { Planisphere, Reason:
    NotNow "2.1": MARCH, "A land queen.1";
    NotYours "2.3": MARCH, "A move jelly.1 3-13";
    Gestating "7.3": MARCH, "A move pods.1 3-13";
    ForbiddenTerrain "4.3": MARCH, "A move ants.1 4-6";
    OutOfReach "4.2": MARCH, "A move ants.1 3-12";
    Moved "4.1": MARCH, "A move ants.1 3-5\nA move ants.1 3-6";
    Paralysed "10.11": under(21, EVENTS), "A move androids.1 4-12";
    Overheated "9.7": "phase: contact
        A: colossus.1@4-12! jelly.1@5-6
        B: monoliths.1@4-12 pods.1@4-6", "A attack colossus.1 monoliths.1\npass 0\nA done\nB done\nA move colossus.1 4-11";
    Pinned "11.81": "phase: events\nA: mutants.1@4-12 ants.2@3-5 | hand ants.1\nB: pods.1@5-5",
        "event substitution\nA pair mutants.1 ants.1\ngo on\nA done\nB done\nA move ants.1 4-13";
    Locusts "11.13": under(13, EVENTS), "A move androids.1 4-13";
    Monsoon "11.18": under(18, EVENTS), "A move mutants.1 4-15";
    Driven "11.22": under(22, EVENTS), "A move mutants.1 4-13";
    TooFrail "11.66": under(66, EVENTS), "A lighten mutants.1\nA lighten mutants.1";
    NotInHand "2.3": LAND, "A land pods.1";
    MustLand "3.2": LAND, "A done";
    Tried "11.7": "phase: reinforcement\nevents: 7\ndice: 20:3 10:9\nA: jelly.1@5-6 | hand ants.1 queen.1\nB: pods.1@4-6",
        "A land ants.1\nA land ants.1";
    NoGround "11.2": "phase: reinforcement\nevents: 1 2\nA: ants.1@3-5 | hand queen.1\nB: pods.1@5-5",
        "A land queen.1\nA continent antarctica";
    NoShot "5.1": SHOOT, "A aim ants.1 jelly.1";
    NoEnemy "5.1": SHOOT, "A aim vestals.1 ants.1";
    Invisible "9.12": SHOOT, "A aim vestals.1 spectres.1";
    Burrowed "9.11": SHOOT, "A aim vestals.1 selenites.1";
    OutOfRange "5.2": SHOOT, "A aim vestals.1 pods.1";
    Aimed "5.1": SHOOT, "A aim vestals.1 jelly.1\nA aim vestals.1 jelly.1";
    Blizzard "11.14": "phase: shooting\nevents: 14
        A: tripods.1@3-13 colossus.1@3-15\nB: mutants.2@3-14 pods.1@3-16", "A aim colossus.1 mutants.2";
    MustFight "6.3": FIGHT, "A done";
    NoContact "6.1": FIGHT, "A attack amazons.1 pods.2";
    NotTheAttacker "6.2": FIGHT, "A attack mutants.1 jelly.1";
    Fought "6.1": FIGHT, "A attack amazons.1 gillmen.1\nA attack amazons.1 gillmen.1";
    NoControl "8.4": FIGHT, "A control ants.1 ants.2";
    Machine "8.1": FIGHT, "A control amazons.1 androids.1";
    NoMale "9.3": FIGHT, "A control amazons.1 pods.1";
    Controlled "8.4": &format!("dice: 10:1\n{}", FIGHT.replace("pods.1@3-12", "gillmen.2@3-12")),
        "A control amazons.1 gillmen.1\nA control amazons.1 gillmen.2";
    NoMartyr "8.5": FIGHT, "A martyr ants.1 ants.2";
    Safe "11.63": under(63, MARTYR), "A martyr fanatics.1 queen.1";
    Lingering "11.78": under(78, MARTYR), "A martyr fanatics.1 gillmen.2\nA martyr fanatics.1 queen.1";
    NoTwin "7.1": BREED, "A breed ants.1 ants.2";
    Newcomer "11.62": "phase: reinforcement\nevents: 1 62\ndice: 10:3 20:12
        A: pods.1@5-6 | hand ants.1 ants.2 pods.2\nB: mutants.1@4-14",
        "A land ants.1\nA done\nB done\nA breed ants.1 ants.2";
    NoDouble "9.4": DOUBLE, "A attack pods.1 jellyfish.1\nA duplicate queen.1";
    NoChoice "10.7": "phase: events\nA: mutants.1@3-12 ants.1@3-5\nB: gillmen.1@4-1 pods.1@5-5",
        "event bounty\nA pick mutants.1";
    NoParoxysm "11.36": "phase: contact\nevents: 36\nA: mutants.1@3-12! mutants.3@3-14\nB: gillmen.1@3-12 pods.1@5-13",
        "A attack mutants.1 gillmen.1\nB pick pods.1";
}
