//! Every refusal, with its reason.

use crate::refusal::Reason;
use crate::scene::refused;

const MET: &str = "dice: red6 blue3 orange4
    sectors: kah
    weapons: eye! ray field!
    hand: vanguard
    row: praetorian sentinel";

/// PI 2.1 and 2.6: what is decided now.
#[test]
fn order_of_a_turn() {
    refused(MET, "explore kelm", Reason::NotNow);
    refused(MET, "pay combat 1", Reason::NotNow);
    refused(MET, "draw", Reason::NotNow);
    refused(MET, "gain combat", Reason::NotNow);
    refused(MET, "keep vanguard", Reason::NotNow);
    refused(MET, "engage\nevade", Reason::NotNow);
    refused("turn: 1\ndice:\nbag: white 1\nrow: sentinel+", "explore luminar", Reason::NoPlanet);
}

/// PI 3.4, 3.5 and 3.6: engaging and paying.
#[test]
fn engaging() {
    refused("dice: blue1\nrow: ion-storm sentinel", "engage", Reason::NoStrength);
    refused("dice: blue1\nabilities: 1 1 1\nrow: praetorian sentinel", "engage", Reason::CannotPay);
    refused(MET, "engage\npay combat 5", Reason::CannotPay);
    refused(MET, "engage\npay combat 1\ndie red at combat", Reason::PayingBegan);
    refused(MET, "engage\npay combat 1\npay combat 1", Reason::OutOfOrder);
    refused(
        "dice:\nabilities: 5 0 5\nrow: praetorian sentinel",
        "engage\npay diplomacy 2",
        Reason::AtZero,
    );
}

/// PI 4.1 and 4.5: evading.
#[test]
fn evading() {
    let dear = "dice:\nsectors: omn\nrow: cerberus sentinel";
    refused(dear, "evade\npay diplomacy 1\npay combat 1", Reason::OutOfOrder);
    let taking = "dice: pink2\nbag: red 1 yellow 1 white 1\nrow: praetorian sentinel";
    refused(taking, "evade\ndie pink\ntake yellow", Reason::NoCube);
    refused(taking, "evade\ndie pink\ntake black", Reason::NoCube);
    let two = "dice: blue6\nbag: red 1 black 2 white 1\nrow: praetorian sentinel";
    refused(two, "evade\ndie blue\ntake black\ntake red", Reason::OutOfOrder);
}

/// PI 5.1 to 5.4: dice.
#[test]
fn dice() {
    refused(MET, "engage\ndie green at science", Reason::NoDie);
    refused(MET, "die red", Reason::WrongFace);
    refused(MET, "engage\ndie red at science", Reason::NothingToDo);
    refused(MET, "die blue\nlower 1\nengage\ndie blue at diplomacy", Reason::DieUsed);
    refused(MET, "engage\ndie red at combat\nlower 1\ndie blue at diplomacy", Reason::DieUsed);
    refused(MET, "engage\ndie orange", Reason::WrongFace);
    let twice = "dice: blue1\nrow: gladiator sentinel";
    refused(&format!("{twice}\nbag: white 1"), "die blue\ndie blue", Reason::DieUsed);
    refused(
        "dice: blue1 orange1\nrow: gladiator sentinel jailer",
        "die blue\nengage\npay combat 3\ndie blue",
        Reason::OnceATurn,
    );
}

/// PI 5.6: turning a die up.
#[test]
fn raising() {
    let kelm = "dice: red6 blue2 orange3\nplanet: kelm\nrow: sentinel+";
    refused(kelm, "raise red", Reason::NotRaised);
    refused(kelm, "raise green", Reason::NoDie);
}

/// PI 6.2 and 7: exploring.
#[test]
fn exploring() {
    let arkadya = "dice: blue1\nplanet: arkadya\nhand: vanguard\nbag: white 3\nrow: sentinel+";
    refused(arkadya, "activate", Reason::NoToken);
    refused(
        "dice: blue1\nplanet: cyrrh\nbag: white 3\nrow: sentinel+",
        "activate",
        Reason::NoEffect,
    );
    let cube = "dice:\nabilities: 10 5 5\nweapons: eye! ray\nbag: red 1\nrow: sentinel+";
    refused(cube, "gain combat", Reason::AtMost);
    refused(cube, "study eye", Reason::Understood);
    refused(cube, "study field", Reason::NotFound);
    let black = "turn: 5\nsectors: omn\ndice:\nabilities: 0 5 5\nbag: black 1\nrow: sentinel+";
    refused(black, "lose combat", Reason::AtZero);
    let keeping = "dice:\nbag: white 1\nrow: vanguard+ sentinel+ jailer-";
    refused(keeping, "keep sentinel", Reason::NoToken);
    refused(keeping, "keep jailer", Reason::NotKept);
}

/// PI 8.3 and 8.4: super weapons.
#[test]
fn weapons() {
    refused(MET, "weapon bomb", Reason::NotFound);
    refused(MET, "engage\nweapon ray at science", Reason::NotUnderstood);
    refused(MET, "weapon eye\nweapon eye", Reason::WeaponUsed);
    refused(MET, "weapon field", Reason::NotNow);
}

/// PI 7.6: the market.
#[test]
fn market() {
    let market = "dice:\nsectors: omn\nplace: orbital-market\nhand: vanguard praetorian\nrow: gladiator sentinel";
    refused(market, "sell key", Reason::NoToken);
    refused(market, "sell code\ngain combat\nsell code", Reason::OnceATurn);
    refused(MET, "sell code", Reason::NotNow);
}
