//! Every refusal, with its reason.

use tabletop::Why;

use crate::refusal::Reason;
use crate::scene::refused;

const ACTION: &str = "radio: soldier survivors survivors guard | under ogre freed | barricade
    hall: cook | research infected | under legion
    A: soldier sniper technician capture stand prophylaxis | resources 2 | has immunology | has equipment
    B: | deck member member member member member
    C: | deck member member member member member
    wounded: 5";

/// IZ 3.1 to 3.4: what the human side cannot play.
#[test]
fn human_action() {
    refused(ACTION, "A keep", Reason::NotNow);
    refused(ACTION, "A play janitor at hall", Reason::NotInHand);
    refused(ACTION, "A play sniper at canteen", Reason::NoSuchPlace);
    refused(ACTION, "A play sniper at hall", Reason::TooDear);
    refused(ACTION, "A play technician at radio", Reason::Full);
    let room = ACTION.replace("soldier survivors survivors guard", "soldier");
    refused(&room, "A play soldier at radio", Reason::There);
    refused(ACTION, "A install virus at radio", Reason::NoSuchResearch);
    refused(ACTION, "A install infected at radio", Reason::NoSuchResearch);
    refused(ACTION, "A install equipment at hall", Reason::HasResearch);
    let empty = ACTION.replace("soldier survivors survivors guard ", "");
    refused(&empty, "A install equipment at radio", Reason::NeedsHuman);
    refused(&empty, "A capture ogre at radio", Reason::NoTarget);
    refused(ACTION, "A stand at radio", Reason::WrongMoment);
    refused(ACTION, "A gift at radio", Reason::NotInHand);
    refused(ACTION, "A end\nA barricade radio", Reason::MustMove);
    refused(ACTION, "A end\nA barricade canteen", Reason::NoSuchPlace);
}

const FIGHT: &str = "radio: guard | under ogre freed
    hall: | under legion
    A: slash | resources 2 | deck stand
    B: at radio | hand member swallower overrun overrun freed wounded wounded wounded | deck member
    C: at hall | hand vermin | deck member
    step: fight";

/// IZ 5.2, 5.3, 10.3, 10.9 and 11.3: what a horde cannot play.
#[test]
fn combat() {
    refused(FIGHT, "B lead D", Reason::NoSuchHorde);
    refused(FIGHT, "B lead B\nB attack ogre", Reason::NotInHand);
    refused(FIGHT, "B lead B\nB attack freed", Reason::FreedStays);
    refused(FIGHT, "B lead B\nB attack overrun\nA decline\nB attack overrun", Reason::NoMoreRages);
    let zombies = "B lead B
        B attack member
        A decline
        B attack wounded
        A decline
        B attack wounded
        A decline";
    let open = FIGHT.replace("radio: guard", "radio: cook");
    refused(&open, &format!("{zombies}\nB attack wounded"), Reason::NoMoreZombies);
    let four = format!("{zombies}\nB attack overrun\nA decline\nB attack wounded");
    refused(FIGHT, &four, Reason::Guarded);
    refused(FIGHT, "B lead B\nB attack swallower\nB sacrifice overrun", Reason::NotAZombie);
    refused(FIGHT, "B lead B\nB attack swallower\nB sacrifice freed", Reason::FreedStays);
    refused(FIGHT, "B lead B\nB attack swallower\nB sacrifice tracker", Reason::NotInHand);
    refused(FIGHT, "B lead B\nB done\nC attack vermin\nA slash at hall", Reason::WrongMoment);
}

/// IZ 4.1, 6.3, 7.1, 7.4 and 12.1.
#[test]
fn the_rest() {
    let go = FIGHT.replace("step: fight", "step: go").replace("hall: |", "hall: | barricade |");
    let go = go.replace("B: at radio |", "B: |").replace("C: at hall |", "C: |");
    refused(&go, "B go hall\nC go hall", Reason::Barricaded);
    refused(&go, "B propose lead C", Reason::NothingNew);
    let places = FIGHT.replace("step: fight", "step: places").replace("wounded wounded ", "");
    refused(&places, "A slash at radio\nB drop wounded\nB drop member", Reason::OutOfOrder);
    let wounds = "radio: soldier survivors | research virus | under ogre
        hall: | under legion
        A: prophylaxis | resources 2
        B: at radio | played ogre ogre member | deck member
        C: at radio | deck member
        step: wounds";
    refused(wounds, "A decline\nB wound virus", Reason::Shielded);
    let dealt = "A decline\nB wound survivors\nB wound soldier";
    refused(wounds, &format!("{dealt}\nA save virus at radio"), Reason::NoTarget);
    refused(wounds, &format!("{dealt}\nA decline\nB take ishtar"), Reason::NotThere);
    refused(wounds, &format!("{dealt}\nA decline\nB announce"), Reason::TooFewFreed);
}

/// Each reason has a sentence of its own.
#[test]
fn keys_differ() {
    let reasons = [Reason::NotNow, Reason::Full, Reason::There, Reason::Guarded];
    for (at, one) in reasons.iter().enumerate() {
        assert!(reasons[at + 1..].iter().all(|other| one.key() != other.key()));
        assert!(!one.section().is_empty());
    }
}
