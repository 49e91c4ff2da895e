//! Every refusal: the reason, the section that it names, and a scene. PI 6.2, for one, refuses what
//! the hand cannot pay.

use crate::refusal::Reason;
use crate::state::Pulp;

const MET: &str = "dice: red6 blue3 orange4
    sectors: kah
    weapons: eye! ray field!
    hand: vanguard
    row: praetorian sentinel";
const DEAR: &str =
    "dice: red5\nsectors: omn\nabilities: 0 3 3\nbag: white 2 red 2\nrow: cerberus sentinel";
const TAKING: &str = "dice: pink2\nbag: red 1 yellow 1 white 1\nrow: praetorian sentinel";
const KELM: &str = "dice: red6 blue2 orange3\nplanet: kelm\nrow: sentinel+";
const CUBE: &str = "dice:\nabilities: 10 5 5\nweapons: eye! ray\nbag: red 1\nrow: sentinel+";
const KEEPING: &str = "dice:\nbag: white 1\nrow: vanguard+ sentinel+ jailer- gunner+";
const MARKET: &str = "dice:\nsectors: omn\nplace: orbital-market\nhand: vanguard praetorian\nrow: gladiator sentinel";
const FOR_THE_PLANET: &str =
    "dice: blue1\nplanet: arkadya\nhand: vanguard\nbag: white 3\nrow: sentinel+";
const EITHER: &str =
    "dice:\nplanet: luminar\nhand: vanguard jailer gunner\nbag: white 3\nrow: sentinel+";
const REDRAWING: &str =
    "dice:\nplanet: hesper\nhand: jailer\nbag: white 3 red 1\nrow: thunder-bearer+";
const FINDING: &str = "dice: pink6\nbag: yellow 1\npile: mirror\nweapons: eye\nrow: sentinel+";

conformance::refusals! { Pulp, Reason:
    NotNow "2.1": MET, "explore kelm";
    NotNow "2.1": MET, "pay combat 1";
    NotNow "2.1": MET, "draw";
    NotNow "2.1": MET, "find";
    NotNow "2.1": MET, "keep vanguard";
    NotNow "2.1": MET, "engage\nevade";
    NoPlanet "2.2": "turn: 1\ndice:\nbag: white 1\nrow: sentinel+", "explore luminar";
    NoDie "1.3": MET, "engage\ndie green at science";
    NoDie "1.3": KELM, "raise green";
    NoSwap "5.8": "dice: red6 orange2\nrow: gladiator sentinel", "engage\ndie orange\nswap red for orange";
    WrongFace "5.4": MET, "die red";
    WrongFace "5.4": MET, "engage\ndie orange";
    DieUsed "5.2": MET, "die blue\nlower 1\nengage\ndie blue at diplomacy";
    DieUsed "5.2": MET, "engage\ndie red at combat\nlower 1\ndie blue at diplomacy";
    DieUsed "5.2": "dice: blue1\nbag: white 1\nrow: gladiator sentinel", "die blue\ndie blue";
    OnceATurn "5.3": "dice: blue1 orange1\nrow: gladiator sentinel jailer", "die blue\nengage\npay combat 3\ndie blue";
    PayingBegan "3.6": MET, "engage\npay combat 1\ndie red at combat";
    EscapeBegan "4.1": DEAR, "evade\npay diplomacy 1\ndie red";
    NothingToDo "5.4": MET, "engage\ndie red at science";
    NotRaised "5.6": KELM, "raise red";
    NoStrength "3.4": "dice: blue1\nrow: ion-storm sentinel", "engage";
    CannotPay "3.5": "dice: blue1\nabilities: 1 1 1\nrow: praetorian sentinel", "engage";
    CannotPay "3.5": "dice:\nabilities: 1 3 4\nrow: sentinel+ praetorian", "engage\npay science 8 for combat";
    TooMuch "3.5": MET, "engage\npay combat 5";
    TooMuch "3.5": MET, "engage\npay science 10 for combat";
    NotDue "3.7": MET, "engage\npay science 2";
    NotDue "3.7": MET, "engage\npay combat 2 for science";
    BadRate "3.7": MET, "engage\npay science 3 for combat";
    BadRate "3.7": MET, "engage\npay combat 2 for combat";
    NoPoint "4.1": DEAR, "evade\npay combat 1";
    NoPoint "4.1": DEAR, "evade\npay diplomacy 2";
    NoCube "4.5": TAKING, "evade\ndie pink\ntake yellow";
    NoCube "4.5": TAKING, "evade\ndie pink\ntake black";
    NotDrawn "6.6": REDRAWING, "activate\ntake black";
    NotFound "8.1": MET, "weapon bomb";
    NotFound "8.1": CUBE, "study field";
    NotInPile "8.5": FINDING, "die pink\nclaim eye";
    NotUnderstood "8.3": MET, "engage\nweapon ray at science";
    WeaponUsed "8.3": MET, "weapon eye\nweapon eye";
    WeaponMoment "8.4": MET, "weapon field";
    Understood "8.2": CUBE, "study eye";
    NoToken "6.2": FOR_THE_PLANET, "activate";
    NoneLeft "6.4": EITHER, "activate\nspend code\nspend code";
    NoEffect "6.2": "dice: blue1\nplanet: cyrrh\nbag: white 3\nrow: sentinel+", "activate";
    NothingToSell "7.6": MARKET, "sell key";
    NothingToSell "7.6": MARKET, "sell code\ngain combat\nsell code";
    AtMost "7.3": CUBE, "gain combat";
    AtZero "7.5": "turn: 5\nsectors: omn\ndice:\nabilities: 0 5 5\nbag: black 1\nrow: sentinel+", "lose combat";
    NotKept "9.1": KEEPING, "keep sentinel";
    NotKept "9.1": KEEPING, "keep jailer";
    NotKept "9.1": KEEPING, "keep vanguard\nkeep vanguard";
    NotAKey "9.3": KEEPING, "keep vanguard as key";
}
