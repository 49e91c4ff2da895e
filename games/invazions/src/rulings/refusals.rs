//! Every refusal, with a scene and the section that it must name.

use crate::Invazions;
use crate::refusal::Reason;

const ACTION: &str =
    "radio: soldier survivors survivors guard | under ogre freed | barricade
    hall: cook | research infected | under legion
    A: soldier sniper technician capture stand prophylaxis | resources 2 | has immunology | has equipment
    B: | deck member member member member member
    C: | deck member member member member member
    wounded: 5";

const FIGHT: &str = "radio: guard | under ogre freed
    hall: | under legion
    A: slash | resources 2 | deck stand
    B: at radio | hand member swallower overrun overrun freed wounded wounded wounded | deck member
    C: at hall | hand vermin | deck member
    step: fight";

const WOUNDS: &str = "radio: soldier survivors cook | research virus | under ogre
    hall: | under legion
    A: prophylaxis | resources 2
    B: at radio | played ogre ogre ogre | deck member
    C: at radio | deck member
    step: wounds";

fn go() -> String {
    let scene = FIGHT.replace("step: fight", "step: go").replace("hall: |", "hall: | barricade |");
    let scene = scene.replace("B: at radio |", "B: |").replace("C: at hall |", "C: |");
    format!("hangar: | under ogre\n{scene}")
}

fn places() -> String {
    FIGHT.replace("step: fight", "step: places")
}

/// The Vermin have three contamination cards to choose from.
fn vermin() -> String {
    FIGHT.replace("under legion", "under legion ogre ishtar freed")
}

/// The Guard is not there.
fn open() -> String {
    FIGHT.replace("radio: guard", "radio: cook")
}

const FOUR: &str = "B lead
    B attack member
    A decline
    B attack wounded
    A decline
    B attack wounded
    A decline";

// IZ 2.6, 2.7, 3.1 to 3.6, 4.1, 5.3, 6.2, 6.3, 7.4, 10.3, 10.9, 10.10, 11.2, 11.5 and 12.1.
conformance::refusals! { Invazions, Reason:
    NotNow "2.6": ACTION, "A keep";
    NotNow "2.6": FIGHT, "B attack member";
    NotNow "2.6": WOUNDS, "B take ogre";
    NotInHand "2.7": ACTION, "A play janitor at hall";
    NotInHand "2.7": ACTION, "A gift at radio";
    NotInHand "2.7": FIGHT, "B lead\nB attack ogre";
    NotInHand "2.7": FIGHT, "B lead\nB attack swallower\nB sacrifice tracker";
    NotInHand "2.7": places(), "A slash at radio\nB drop tracker";
    NoSuchPlace "1.1": ACTION, "A play sniper at canteen";
    TooDear "3.1": ACTION, "A play sniper at hall";
    Full "3.2": ACTION, "A play technician at radio";
    There "3.2": ACTION.replace("soldier survivors survivors guard", "soldier"), "A play soldier at radio";
    NoSuchResearch "3.3": ACTION, "A install virus at radio";
    NoSuchResearch "3.3": ACTION, "A install infected at radio";
    HasResearch "3.3": ACTION, "A install equipment at hall";
    NeedsHuman "3.4": ACTION.replace("soldier survivors survivors guard ", ""), "A install equipment at radio";
    NoTarget "3.6": ACTION.replace("soldier survivors survivors guard ", ""), "A capture ogre at radio";
    NoTarget "3.6": WOUNDS, "B wound survivors\nB wound soldier\nB wound virus\nB wound cook\nA save guard at radio";
    WrongMoment "3.6": ACTION, "A stand at radio";
    MustMove "3.5": ACTION.replace("B: |", "D: | deck member\nB: |").replace("wounded: 5", "hangar: | under ogre"), "A end\nA barricade radio";
    Barricaded "4.1": go(), "B go hall\nC go hall";
    FreedStays "10.3": FIGHT, "B lead\nB attack freed";
    FreedStays "10.3": FIGHT, "B lead\nB attack swallower\nB sacrifice freed";
    FreedLast "10.10": vermin(), "B yield\nC lead\nC attack vermin\nC sacrifice freed";
    NotThere "2.1": vermin(), "B yield\nC lead\nC attack vermin\nC sacrifice swell";
    NoMoreRages "5.3": open(), "B lead\nB attack overrun\nA decline\nB attack overrun";
    NoMoreZombies "5.3": open(), &format!("{FOUR}\nB attack wounded");
    NotAZombie "10.9": FIGHT, "B lead\nB attack swallower\nB sacrifice overrun";
    NotStanding "6.2": WOUNDS, "B wound guard";
    Shielded "6.3": WOUNDS.replace("virus", "infected"), "B wound infected";
    SoldierFirst "11.2": WOUNDS, "B wound virus";
    CookLast "11.5": WOUNDS, "B wound cook";
    TooFewFreed "7.4": WOUNDS, "B announce";
    NotInHand "2.7": go(), "B hold whistler";
    NothingNew "4.3": go(), "B tell rages\nB tell rages";
    NoPlan "4.4": go(), "B propose announce";
}
