//! Every refusal, with its reason.

use tabletop::Why;

use crate::refusal::Reason;
use crate::scene::refused;

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

/// ON 2.1: what is decided, and what comes first.
#[test]
fn order_of_a_turn() {
    refused(TURN, "A draw\nA draw", Reason::NotNow);
    refused(TURN, "A end", Reason::ActFirst);
    refused(TURN, "A build catalyst.1", Reason::ActFirst);
    refused(TURN, "A fight red-bomb", Reason::ActFirst);
    refused(TURN, "A zap red-bomb", Reason::NotNow);
    refused(TURN, "A give-in", Reason::NotNow);
    refused(ACTED, "A draw", Reason::ActionsDone);
    refused(ACTED, "A give B", Reason::ActionsDone);
    refused(ACTED, "A build catalyst.2", Reason::NotInHand);
    refused(ACTED, "A build red-bomb", Reason::NotAModule);
    refused(ACTED, "A fight red-bomb\nA build catalyst.1", Reason::BuildBeforeFight);
}

/// ON 2.3: giving.
#[test]
fn giving() {
    refused(TURN, "A give A", Reason::NoReceiver);
    refused(TURN, "A give C", Reason::NoReceiver);
    refused(TURN, "A give E", Reason::NoReceiver);
    refused("A: hub.3\nB: hub.2\nC: hub.1", "A give B", Reason::NotInHand);
    let down = "A: hub.3[orange.1!] | hand red-bomb\nB: hub.2\nC: hub.1";
    refused(down, "A give B", Reason::HubDown);
    refused(TURN, "A give B\nA pack blue-bomb\nA pack red-bomb", Reason::OutOfOrder);
    refused(TURN, "A give B\nA pack blue-cannon", Reason::NotInHand);
    refused(TURN, "A give B\nA send", Reason::NotNow);
    refused(TURN, "A pack red-bomb", Reason::NotNow);
}

/// ON 3.3 and 3.6: zapping and sitting down.
#[test]
fn invasion() {
    refused(TURN, "A draw\nA zap red-bomb", Reason::WrongColour);
    refused(TURN, "A draw\nA zap catalyst.1", Reason::NotAWeapon);
    refused(TURN, "A draw\nA zap green-bomb", Reason::NotInHand);
    refused(TURN, "A draw\nA morph red-bomb", Reason::NotNow);
    refused(TURN, "A draw\nA conflict", Reason::NotNow);
    let perch = "A: hub.3 catalyst.1 catalyst.2\nB: hub.2\nC: hub.1\nmatrix: orange.1";
    refused(perch, "A draw\nA pass\nA perch catalyst.2", Reason::NoPerch);
    refused(perch, "A perch catalyst.2", Reason::NotNow);
}

/// ON 4.2: giving up cards.
#[test]
fn evaporating() {
    let scene = "A: hub.3 | hand red-cannon blue-bomb | aliens pink.1
        B: hub.2
        C: hub.1
        resistance: green-bomb
        matrix: silver.1";
    refused(scene, "A draw\nA pass\nC pass\nA evaporate red-bomb", Reason::NotInHand);
    refused(scene, "A draw\nA pass\nC pass\nA pack blue-bomb", Reason::NotNow);
    refused(scene, "A evaporate blue-bomb", Reason::NotNow);
    let two = &scene.replace("aliens pink.1", "aliens pink.1 pink.2");
    let last = "A draw\nA pass\nC pass\nA evaporate blue-bomb";
    refused(two, last, Reason::OutOfOrder);
}

/// ON 6.1 and 6.4 to 6.6: the fight.
#[test]
fn fighting() {
    refused(ACTED, "A fight blue-cannon", Reason::NothingToHit);
    refused(ACTED, "A fight red-cannon", Reason::NotInHand);
    refused(ACTED, "A discard red-bomb", Reason::NotNow);
    refused(ACTED, "A beam red-bomb at C", Reason::NothingToHit);
    refused(ACTED, "A beam red-bomb at A", Reason::NoTeleporter);
    refused(ACTED, "A beam red-bomb at E", Reason::NoTeleporter);
    refused(ACTED, "A beam red-bomb at B\nA call B", Reason::TeleporterUsed);
    refused(ACTED, "A call B\nB refuse\nA call B", Reason::TeleporterUsed);
    refused(ACTED, "A call B\nB aid black-bomb as red", Reason::NotInHand);
    refused(ACTED, "A morph red-bomb", Reason::NoModulomorph);
    refused(TURN, "A call B", Reason::NoTeleporter);
    let calm = "turn: A acted 2
        A: hub.3 teleporter.1 modulomorph.1 | hand red-bomb blue-bomb catalyst.1 catalyst.2 catalyst.3
        B: hub.2 teleporter.2
        C: hub.1";
    refused(calm, "A call B", Reason::NothingToHit);
    refused(calm, "A morph red-bomb", Reason::NothingToHit);
    let invaded = &calm.replace("catalyst.3", "catalyst.3 | aliens red.1");
    refused(invaded, "A morph catalyst.3", Reason::OutOfOrder);
    let odd = &invaded.replace("catalyst.1 catalyst.2 catalyst.3", "catalyst.1");
    refused(odd, "A morph catalyst.1", Reason::NoPair);
    refused(invaded, "A morph catalyst.2\nA with catalyst.1", Reason::OutOfOrder);
    refused(invaded, "A morph catalyst.2\nA with red-bomb", Reason::NoPair);
    refused(
        invaded,
        "A morph catalyst.2\nA with catalyst.3\nA destroy red.2",
        Reason::NothingToHit,
    );
    refused(invaded, "A with catalyst.2", Reason::NotNow);
}

/// ON 7.3 to 7.6: the Final Conflict.
#[test]
fn conflict() {
    refused(CONFLICT, "A counter black-bomb", Reason::BlackAgainstKamikaze);
    refused(CONFLICT, "A counter red-bomb", Reason::WrongColour);
    refused(CONFLICT, "A counter catalyst.1", Reason::NotAWeapon);
    refused(CONFLICT, "A counter blue-cannon", Reason::NotInHand);
    refused(CONFLICT, "A hold", Reason::NotNow);
    refused(CONFLICT, "A draw", Reason::NotNow);
    refused(CONFLICT, "A call B", Reason::NoTeleporter);
    refused(CONFLICT, "A counter blue-bomb\nA finish red-bomb", Reason::ShieldsFirst);
    refused(CONFLICT, "A counter blue-bomb\nA call B", Reason::NotNow);
    let bare = &CONFLICT.replace("shields: red-shield", "");
    refused(bare, "A counter blue-bomb\nA strike red-bomb at red-shield", Reason::NoShieldLeft);
    refused(bare, "A counter blue-bomb\nA finish catalyst.1", Reason::NotAWeapon);
    refused(bare, "A counter blue-bomb\nA morph red-bomb", Reason::NotNow);
}

/// ON 9.3 and 10.1: talk.
#[test]
fn talk() {
    let third = &format!("level: 3\n{TURN}");
    refused(third, "A propose conflict", Reason::TalkClosed);
    refused(third, "A draw\nA ask red", Reason::TalkClosed);
    refused(third, "A draw\nA tell red", Reason::TalkClosed);
    refused(third, "A draw\nA propose zap", Reason::TalkClosed);
    refused(TURN, "A tell red\nA tell red", Reason::NothingNew);
    refused(TURN, "A ask red\nA ask blue", Reason::NothingNew);
    refused(TURN, "A agree", Reason::NotNow);
}

/// Each reason has a sentence of its own and a section.
#[test]
fn reasons_have_sentences() {
    let reasons = [
        Reason::NotInHand,
        Reason::NotNow,
        Reason::ActFirst,
        Reason::ActionsDone,
        Reason::BuildBeforeFight,
        Reason::HubDown,
        Reason::NoReceiver,
        Reason::NothingToHit,
        Reason::BlackAgainstKamikaze,
        Reason::WrongColour,
        Reason::NotAWeapon,
        Reason::NotAModule,
        Reason::NoTeleporter,
        Reason::TeleporterUsed,
        Reason::NoModulomorph,
        Reason::NoPair,
        Reason::NoPerch,
        Reason::ShieldsFirst,
        Reason::NoShieldLeft,
        Reason::OutOfOrder,
        Reason::TalkClosed,
        Reason::NothingNew,
    ];
    let keys: std::collections::BTreeSet<&str> = reasons.iter().map(|it| it.key()).collect();
    assert_eq!(keys.len(), reasons.len());
    assert!(reasons.iter().all(|it| it.section().contains('.')));
}
