//! Every refusal, with its reason and the section that it leads to.

use crate::card::{Card, Colour, Module, Weapon};
use crate::refusal::Reason;
use crate::state::OhNo;

const TURN: &str = "
    A: hub.3 | hand red-bomb blue-bomb catalyst.1 | aliens red.1
    B: hub.2
    C: out
    matrix: green.1 blue-shield";

const ACTED: &str = "turn: A acted 2
    A: hub.3 teleporter.1 | hand red-bomb blue-cannon catalyst.1 | aliens red.1
    B: hub.2 teleporter.2 | hand red-cannon | aliens red.2
    C: hub.1 teleporter.3";

const CONFLICT: &str = "conflict
    A: hub.3 teleporter.1 | hand black-bomb blue-bomb red-bomb catalyst.1
    B: hub.2 | hand red-cannon
    C: hub.1
    shields: red-shield
    matrix: blue.1";

const PERCH: &str = "A: hub.3 catalyst.1 catalyst.2\nB: hub.2\nC: hub.1\nmatrix: orange.1";

const EVAPORATING: &str = "A: hub.3 | hand red-cannon blue-bomb | aliens pink.1
    B: hub.2
    C: hub.1
    resistance: green-bomb
    matrix: silver.1";

const CALM: &str = "turn: A acted 2
    A: hub.3 teleporter.1 modulomorph.1 | hand red-bomb blue-bomb catalyst.1 catalyst.2 catalyst.3
    B: hub.2 teleporter.2 | hand pink-bomb
    C: hub.1 teleporter.3";

const DOWN: &str = "A: hub.3[orange.1!] | hand red-bomb\nB: hub.2\nC: hub.1";

fn calm(from: &str, to: &str) -> String {
    CALM.replace(from, to)
}

fn invaded() -> String {
    calm("catalyst.3", "catalyst.3 | aliens red.1")
}

fn bare() -> String {
    CONFLICT.replace("shields: red-shield", "")
}

fn hushed() -> String {
    format!("level: 3\n{TURN}")
}

/// The Final Conflict at level 0 with Teleporters, where everybody helps against Shields.
fn open_conflict(hand: &str) -> String {
    let scene =
        CONFLICT.replace("hub.2 | hand red-cannon", &format!("hub.2 teleporter.2 | hand {hand}"));
    format!("level: 0\n{scene}")
}

/// A holds or has built some of the Résistance; all the rest is out of the game.
fn emptied() -> String {
    let weapons = Colour::WEAPON
        .iter()
        .flat_map(|it| Weapon::ALL.iter().filter_map(|kind| Card::weapon(*kind, *it, 1)));
    let modules = Module::ALL.iter().flat_map(|it| (1..=4).filter_map(|at| Card::module(*it, at)));
    let gone = weapons.chain(modules.filter(|it| it.as_module() != Some(Module::Hub)));
    let gone: Vec<String> = gone.map(|it| it.to_string()).filter(|it| it != "red-bomb").collect();
    format!("A: hub.3 | hand red-bomb\nB: hub.2\nC: hub.1\nbox: {}", gone.join(" "))
}

conformance::refusals! { OhNo, Reason:
    // ON 2.1, 2.5 and 2.6: the order of a turn.
    NotNow("2.1") "2.1": TURN, "A draw\nA draw";
    NotNow("3.3") "3.3": TURN, "A zap red-bomb";
    NotNow("7.4") "7.4": TURN, "A give-in";
    NotNow("2.3") "2.3": TURN, "A pack red-bomb";
    NotNow("2.3") "2.3": TURN, "A give B\nA send";
    ActFirst "2.1": TURN, "A end";
    ActFirst "2.1": TURN, "A build catalyst.1";
    ActFirst "2.1": TURN, "A fight red-bomb";
    ActFirst "2.1": CALM.replace("acted 2", "acted 0"), "A morph red-bomb";
    ActFirst "2.1": CALM.replace("acted 2", "acted 0"), "A call B";
    ActionsDone("2.1") "2.1": ACTED, "A draw";
    ActionsDone("2.1") "2.1": ACTED, "A give B";
    ActionsDone("2.6") "2.6": ACTED.replace("acted 2", "acted 1"), "A build catalyst.1\nA draw";
    NotInHand("2.5") "2.5": ACTED, "A build catalyst.2";
    NotAModule "2.5": ACTED, "A build red-bomb";
    BuildBeforeFight "2.6": ACTED, "A fight red-bomb\nA build catalyst.1";
    NothingToDraw "2.7": emptied(), "A draw";
    // ON 2.3: giving.
    NoReceiver "2.3": TURN, "A give A";
    NoReceiver "2.3": TURN, "A give C";
    NoReceiver "2.3": TURN, "A give E";
    NotInHand("2.3") "2.3": "A: hub.3\nB: hub.2\nC: hub.1", "A give B";
    NotInHand("2.3") "2.3": TURN, "A give B\nA pack blue-cannon";
    AlreadyPicked("2.3") "2.3": TURN, "A give B\nA pack blue-bomb\nA pack blue-bomb";
    HubDown "2.3": DOWN, "A give B";
    // ON 3.3 and 3.6: zapping and sitting down.
    WrongColour("3.3") "3.3": TURN, "A draw\nA zap red-bomb";
    NotAWeapon("3.3") "3.3": TURN, "A draw\nA zap catalyst.1";
    NotInHand("3.3") "3.3": TURN, "A draw\nA zap green-bomb";
    NotNow("3.3") "3.3": TURN, "A draw\nA morph red-bomb";
    NotNow("7.1") "7.1": TURN, "A draw\nA conflict";
    NoPerch "3.6": PERCH, "A draw\nA pass\nA perch catalyst.2";
    NotNow("3.6") "3.6": PERCH, "A perch catalyst.2";
    // ON 4.2: giving up cards.
    NotInHand("4.2") "4.2": EVAPORATING, "A draw\nA pass\nA evaporate red-bomb";
    AlreadyPicked("4.2") "4.2": EVAPORATING.replace("pink.1", "pink.1 pink.2"),
        "A draw\nA pass\nA evaporate blue-bomb\nA evaporate blue-bomb";
    NotNow("2.3") "2.3": EVAPORATING, "A draw\nA pass\nA pack blue-bomb";
    NotNow("4.2") "4.2": EVAPORATING, "A evaporate blue-bomb";
    // ON 6.1 and 6.4 to 6.6: the fight.
    NothingToHit("6.1") "6.1": ACTED, "A fight blue-cannon";
    NotInHand("6.1") "6.1": ACTED, "A fight red-cannon";
    NotNow("6.2") "6.2": ACTED, "A discard red-bomb";
    NothingToHit("6.5") "6.5": ACTED, "A beam red-bomb at C";
    NoTeleporter "6.5": ACTED, "A beam red-bomb at A";
    NoTeleporter "6.5": ACTED, "A beam red-bomb at E";
    NoTeleporter "6.5": TURN, "A call B";
    TeleporterUsed "6.5": ACTED, "A beam red-bomb at B\nA call B";
    AlreadyCalled "6.6": ACTED, "A call B\nB refuse\nA call B";
    NotInHand("6.6") "6.6": ACTED, "A call B\nB aid black-bomb as red";
    NotNow("6.6") "6.6": ACTED, "A call B\nB morph red-cannon";
    NothingToHit("6.6") "6.6": CALM, "A call B";
    NoHelp "6.6": invaded(), "A call C";
    NoModulomorph "6.4": ACTED, "A morph red-bomb";
    NothingToHit("6.4") "6.4": CALM, "A morph red-bomb";
    NothingToHit("6.4") "6.4": invaded(), "A morph catalyst.2\nA with catalyst.3\nA destroy red.2";
    NoPair "6.4": invaded().replace("catalyst.1 catalyst.2 catalyst.3", "catalyst.1"), "A morph catalyst.1";
    NoPair "6.4": invaded(), "A morph catalyst.2\nA with red-bomb";
    AlreadyPicked("6.4") "6.4": invaded(), "A morph catalyst.2\nA with catalyst.2";
    NotNow("6.4") "6.4": invaded(), "A with catalyst.2";
    // ON 7.3 to 7.6 and 9.0: the Final Conflict.
    BlackAgainstKamikaze "7.3": CONFLICT, "A counter black-bomb";
    WrongColour("7.3") "7.3": CONFLICT, "A counter red-bomb";
    NotAWeapon("7.3") "7.3": CONFLICT, "A counter catalyst.1";
    NotInHand("7.3") "7.3": CONFLICT, "A counter blue-cannon";
    NotNow("7.5") "7.5": CONFLICT, "A hold";
    NotNow("2.1") "2.1": CONFLICT, "A draw";
    NoTeleporter "6.5": CONFLICT, "A call B";
    ShieldsFirst "7.6": CONFLICT, "A counter blue-bomb\nA finish red-bomb";
    WrongColour("7.5") "7.5": CONFLICT.replace("red-bomb", "pink-bomb"),
        "A counter blue-bomb\nA strike pink-bomb at red-shield";
    NoSuchShield "7.5": CONFLICT, "A counter blue-bomb\nA strike red-bomb at blue-shield";
    NotNow("9.0") "9.0": CONFLICT, "A counter blue-bomb\nA call B";
    NoHelp "6.6": open_conflict("pink-bomb"), "A counter blue-bomb\nA call B";
    NotAWeapon("7.6") "7.6": bare(), "A counter blue-bomb\nA finish catalyst.1";
    NotNow("7.6") "7.6": bare(), "A counter blue-bomb\nA morph red-bomb";
    // ON 9.3 and 10.1: talk.
    TalkClosed "9.3": hushed(), "A propose conflict";
    TalkClosed "9.3": hushed(), "A draw\nA ask red";
    TalkClosed "9.3": hushed(), "A draw\nA tell red";
    TalkClosed "9.3": hushed(), "A draw\nA propose zap";
    NothingNew "10.1": TURN, "A tell red\nA tell red";
    NothingNew "10.1": TURN, "A ask red\nA ask blue";
    NotNow("10.1") "10.1": TURN, "A agree";
}
