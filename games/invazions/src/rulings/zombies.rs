//! IZ 10: a test for each kind of Zombie and Rage.

use expect_test::expect;

use crate::card::ZombieCard;
use crate::scene::{after, check, offered};

/// A horde with this hand, alone at the hall, with a deck of two cards, against Survivors.
fn scene(hand: &str) -> String {
    format!(
        "radio: soldier | under legion
         hall: survivors survivors | under ogre member freed
         A: slash | resources 2 | deck soldier stand | discard cook
         B: at hall | hand {hand} | deck tracker wounded | discard devour
         C: at radio | hand member | deck member
         pile: ishtar swell
         step: fight"
    )
}

/// The attack with which `card` counts when it is played after `before`.
fn attack(before: &str, card: &str) -> u8 {
    let before: Vec<&str> = before.split_whitespace().collect();
    let hand = format!("{} {card}", before.join(" "));
    let plays = before.iter().chain([&card]).map(|it| format!("\nB attack {it}\nA decline"));
    let game = after(&scene(&hand), &format!("B lead{}", plays.collect::<String>()));
    game.hordes[tabletop::Seat(1)].played.last().expect("it was played").attack
}

/// IZ 10.1: the starting cards attack with 1, and Dévorons-les allows another Rage (IZ 5.3).
#[test]
fn starting_cards() {
    assert_eq!((attack("", "member"), attack("", "devour")), (1, 1));
    let game = after(&scene("devour devour swell"), "B lead\nB attack devour\nA decline");
    assert_eq!(offered(&game, 'B'), ["attack devour", "attack swell", "done"]);
    let game = after(&scene("swell swell"), "B lead\nB attack swell\nA decline");
    assert!(!offered(&game, 'B').contains(&"attack swell".to_string()), "one Rage a turn");
}

/// IZ 5.3: three Zombies a turn.
#[test]
fn three_zombies() {
    let moves = "B lead
        B attack member
        A decline
        B attack member
        A decline
        B attack wounded
        A decline";
    let game = after(&scene("member member member wounded"), moves);
    assert_eq!(offered(&game, 'B'), ["done"]);
}

/// IZ 10.2: a Membre Blessé is a Zombie without attack.
#[test]
fn wounded_member() {
    assert_eq!(attack("", "wounded"), 0);
    assert_eq!(attack("wounded", "legion"), attack("", "legion") + 1, "it is a Zombie to Légion");
}

/// IZ 10.3: a Zombie Libéré is never played.
#[test]
fn freed_zombie() {
    let game = after(&scene("freed member"), "B lead");
    assert_eq!(offered(&game, 'B'), ["attack member", "done"]);
}

/// IZ 10.4 and 10.21: attack, and nothing else.
#[test]
fn ogre_and_overrun() {
    check(
        &scene("ogre overrun"),
        "B lead\nB attack ogre\nA decline\nB attack overrun",
        expect![[r#"
            B lead
              Leads seat: B
            B attack ogre
              Attacked seat: B, card: Ogre, at: Hall, attack: 5
            A decline
            B attack overrun
              Attacked seat: B, card: Overrun, at: Hall, attack: 3
            B: | at hall | deck tracker wounded | discard devour | played ogre overrun
            asked A: decline
        "#]],
    );
}

/// IZ 10.5: one more for each Zombie played before it; Rages do not count.
#[test]
fn legion() {
    let alone = attack("", "legion");
    assert_eq!(attack("member member", "legion"), alone + 2);
    assert_eq!(attack("member overrun", "legion"), alone + 1);
}

/// IZ 10.6: a Human on top of the human deck is discarded.
#[test]
fn john_frum_finds_a_human() {
    check(
        &scene("john-frum"),
        "B lead\nB attack john-frum",
        expect![[r#"
            B lead
              Leads seat: B
            B attack john-frum
              Attacked seat: B, card: JohnFrum, at: Hall, attack: 3
              TurnedUp seat: B, card: Soldier
            A: slash | resources 2 | deck stand | discard soldier cook
            B: | at hall | deck tracker wounded | discard devour | played john-frum
            asked A: decline
        "#]],
    );
}

/// IZ 10.6: another card is discarded only for a sacrifice; otherwise it goes back on top.
#[test]
fn john_frum_finds_bravery() {
    let scene = scene("john-frum member freed").replace("deck soldier stand", "deck stand soldier");
    check(
        &scene,
        "B lead\nB attack john-frum\nB sacrifice member",
        expect![[r#"
            B lead
              Leads seat: B
            B attack john-frum
              Attacked seat: B, card: JohnFrum, at: Hall, attack: 3
              TurnedUp seat: B, card: Stand
            B sacrifice member
              Sacrificed seat: B, card: Member
              FrumDecided seat: B, card: Stand, discarded: true
            A: slash | resources 2 | deck soldier | discard cook stand
            B: | at hall | hand freed | deck tracker wounded | discard devour | played john-frum
            box: member
            asked B: done
        "#]],
    );
    check(
        &scene,
        "B lead\nB attack john-frum\nB skip",
        expect![[r#"
            B lead
              Leads seat: B
            B attack john-frum
              Attacked seat: B, card: JohnFrum, at: Hall, attack: 3
              TurnedUp seat: B, card: Stand
            B skip
              FrumDecided seat: B, card: Stand, discarded: false
            B: | at hall | hand member freed | deck tracker wounded | discard devour | played john-frum
            asked A: decline
        "#]],
    );
    let game = after(&scene, "B lead\nB attack john-frum");
    assert_eq!(offered(&game, 'B'), ["sacrifice member", "skip"], "no Zombie Libéré is sacrificed");
}

/// IZ 10.6 and 2.3: an empty human deck is made again before its top is turned up.
#[test]
fn john_frum_and_an_empty_deck() {
    let scene = scene("john-frum").replace("deck soldier stand | ", "");
    let game = after(&scene, "B lead\nB attack john-frum");
    assert!(game.human.discard.contains(crate::card::HumanCard::Cook));
}

/// IZ 10.7 and 10.20: each allows one more card in recruitment (IZ 7.2).
#[test]
fn ishtar_and_fanfare() {
    let moves = "B lead\nB attack ishtar\nA decline\nB attack fanfare\nA decline";
    let game = after(&scene("ishtar fanfare"), moves);
    assert_eq!(game.hordes[tabletop::Seat(1)].recruits, 2);
}

/// IZ 10.8, 10.11, 10.12 and 10.15: +1 Carte draws at once, +1 Zombie and +1 Rage allow more.
#[test]
fn cards_that_bring_more() {
    let left = |card: &str| {
        let game = after(&scene(card), &format!("B lead\nB attack {card}\nA decline"));
        let horde = &game.hordes[tabletop::Seat(1)];
        (horde.hand_size(), horde.zombies_left, horde.rages_left)
    };
    assert_eq!(left("tracker"), (1, 2, 1));
    assert_eq!(left("whistler"), (1, 3, 1));
    assert_eq!(left("zyorkshire"), (1, 2, 2));
    assert_eq!(left("hue-and-cry"), (1, 4, 0));
}

/// IZ 10.9: another Zombie of the hand is sacrificed; a Membre Blessé will do.
#[test]
fn swallower_swallows() {
    let scene = scene("swallower wounded overrun freed");
    let game = after(&scene, "B lead\nB attack swallower");
    assert_eq!(offered(&game, 'B'), ["sacrifice wounded", "skip"]);
    check(
        &scene,
        "B lead\nB attack swallower\nB sacrifice wounded",
        expect![[r#"
            B lead
              Leads seat: B
            B attack swallower
              Attacked seat: B, card: Swallower, at: Hall, attack: 5
            B sacrifice wounded
              Sacrificed seat: B, card: Wounded
            B: | at hall | hand overrun freed | deck tracker wounded | discard devour | played swallower
            box: wounded
            asked A: decline
        "#]],
    );
}

/// IZ 10.9: without another Zombie it goes itself, but its attack counts.
#[test]
fn swallower_goes_itself() {
    check(
        &scene("swallower member"),
        "B lead\nB attack swallower\nB skip\nA decline\nB done",
        expect![[r#"
            B lead
              Leads seat: B
            B attack swallower
              Attacked seat: B, card: Swallower, at: Hall, attack: 5
            B skip
              SacrificedItself seat: B, card: Swallower
            A decline
            B done
              Finished seat: B
            B: | at hall | hand member | deck tracker wounded | discard devour | played swallower
            box: swallower
            asked C: attack member, done
        "#]],
    );
}

/// IZ 10.10: the horde chooses two cards under the location, a Zombie Libéré only when no others
/// are there; then a new card comes.
#[test]
fn vermin() {
    let game = after(&scene("vermin"), "B lead\nB attack vermin");
    assert_eq!(offered(&game, 'B'), ["sacrifice member", "sacrifice ogre"]);
    check(
        &scene("vermin"),
        "B lead\nB attack vermin\nB sacrifice ogre\nB sacrifice member",
        expect![[r#"
            B lead
              Leads seat: B
            B attack vermin
              Attacked seat: B, card: Vermin, at: Hall, attack: 6
            B sacrifice ogre
              Gnawed seat: B, at: Hall, card: Ogre
              Gnawed seat: B, at: Hall, card: Member
              Contaminated at: Hall, card: Ishtar
            B sacrifice member
            hall: survivors survivors | under ishtar freed
            B: | at hall | deck tracker wounded | discard devour | played vermin
            box: member ogre
            asked A: decline
        "#]],
    );
}

/// IZ 10.10: all cards, if there are fewer.
#[test]
fn vermin_with_little_to_gnaw() {
    let scene = scene("vermin").replace("under ogre member freed", "under freed");
    check(
        &scene,
        "B lead\nB attack vermin",
        expect![[r#"
            B lead
              Leads seat: B
            B attack vermin
              Attacked seat: B, card: Vermin, at: Hall, attack: 6
              Gnawed seat: B, at: Hall, card: Freed
              Contaminated at: Hall, card: Ishtar
            hall: survivors survivors | under ishtar
            B: | at hall | deck tracker wounded | discard devour | played vermin
            box: freed
            asked A: decline
        "#]],
    );
}

/// IZ 10.13: its own horde draws, and so does every horde at another location, even one that has
/// played.
#[test]
fn swell() {
    let moves = "B yield\nC lead\nC done\nB attack swell";
    check(
        &scene("swell"),
        moves,
        expect![[r#"
            B yield
              Yielded seat: B
            C lead
              Leads seat: C
            C done
              Finished seat: C
            B attack swell
              Attacked seat: B, card: Swell, at: Hall, attack: 2
              HordeDrew seat: C, count: 1, cards: None
              HordeDrew seat: B, count: 1, cards: Some([Tracker])
            B: | at hall | hand tracker | deck wounded | discard devour | played swell
            C: | at radio | hand member member
            asked A: decline
        "#]],
    );
    let together = scene("swell").replace("C: at radio", "C: at hall");
    let game = after(&together, "B lead\nB attack swell");
    assert_eq!(game.hordes[tabletop::Seat(2)].hand_size(), 1, "not a horde at the same location");
}

/// IZ 10.14: one more for each Survivors card at the location.
#[test]
fn no_survivors() {
    let printed = crate::scene::set(&scene("")).cards.zombie(ZombieCard::NoSurvivors).attack;
    assert_eq!(attack("", "no-survivors"), printed + 2);
}

/// IZ 10.16: a card of the hand for a new one, if the horde wishes.
#[test]
fn selection() {
    check(
        &scene("selection devour"),
        "B lead\nB attack selection\nB sacrifice devour",
        expect![[r#"
            B lead
              Leads seat: B
            B attack selection
              Attacked seat: B, card: Selection, at: Hall, attack: 3
            B sacrifice devour
              Sacrificed seat: B, card: Devour
              HordeDrew seat: B, count: 1, cards: Some([Tracker])
            B: | at hall | hand tracker | deck wounded | discard devour | played selection
            box: devour
            asked A: decline
        "#]],
    );
    let game = after(&scene("selection devour"), "B lead\nB attack selection\nB skip");
    assert_eq!(game.hordes[tabletop::Seat(1)].hand_size(), 1);
}

/// IZ 10.17: a card of the pile comes under the location; IZ 2.1: none from an empty pile.
#[test]
fn contagion() {
    check(
        &scene("contagion"),
        "B lead\nB attack contagion",
        expect![[r#"
            B lead
              Leads seat: B
            B attack contagion
              Attacked seat: B, card: Contagion, at: Hall, attack: 2
              Contaminated at: Hall, card: Ishtar
            hall: survivors survivors | under member ogre ishtar freed
            B: | at hall | deck tracker wounded | discard devour | played contagion
            asked A: decline
        "#]],
    );
    let empty = scene("contagion").replace("pile: ishtar swell\n", "");
    let game = after(&empty, "B lead\nB attack contagion");
    assert_eq!(game.places[1].contamination.len(), 3);
}

/// IZ 10.18: any card under the location goes to the hand, where everybody knows it; it can be
/// played at once.
#[test]
fn harangue() {
    let scene = scene("harangue");
    let game = after(&scene, "B lead\nB attack harangue");
    assert_eq!(offered(&game, 'B'), ["take member", "take ogre", "take freed"]);
    check(
        &scene,
        "B lead\nB attack harangue\nB take ogre\nA decline",
        expect![[r#"
            B lead
              Leads seat: B
            B attack harangue
              Attacked seat: B, card: Harangue, at: Hall, attack: 3
            B take ogre
              Harangued seat: B, at: Hall, card: Ogre
            A decline
            hall: survivors survivors | under member freed
            B: | at hall | hand ogre | deck tracker wounded | discard devour | played harangue
            asked B: attack ogre, done
        "#]],
    );
    let game = after(&scene, "B lead\nB attack harangue\nB take freed");
    assert_eq!(game.freed(), 1);
    assert!(game.hordes[tabletop::Seat(1)].known.contains(ZombieCard::Freed));
}

/// IZ 10.19: it leaves the game and takes a card along, even if nobody gets in.
#[test]
fn sneak() {
    check(
        &scene("sneak"),
        "B lead\nB attack sneak\nB take freed\nA decline\nB done\nC done\nA decline\nA decline",
        expect![[r#"
            B lead
              Leads seat: B
            B attack sneak
              Attacked seat: B, card: Sneak, at: Hall, attack: 4
              SacrificedItself seat: B, card: Sneak
            B take freed
              Sneaked seat: B, at: Hall, card: Freed
            A decline
              Finished seat: B
            B done
            C done
              Finished seat: C
            A decline
              Repelled at: Radio, attack: 0, resistance: 5, charged: 0, walled: 0
              Hurt seat: C
              Repelled at: Hall, attack: 4, resistance: 5, charged: 0, walled: 0
              Hurt seat: B
              TurnBegan turn: 3
              Contaminated at: Radio, card: Ishtar
              Contaminated at: Hall, card: Swell
            A decline
            radio: soldier | under ishtar legion
            hall: survivors survivors | under member ogre swell
            B: | deck tracker wounded | discard wounded devour freed
            C: | deck member | discard member wounded
            turn: 3
            wounded: 3
            box: sneak
            asked A: discard slash, keep
        "#]],
    );
}

/// IZ 10.22: a sacrificed card never comes back; a card that was only played does.
#[test]
fn sacrificed_is_gone() {
    let game = after(
        &scene("swallower wounded"),
        "B lead\nB attack swallower\nB sacrifice wounded\nA decline\nB done\nC done\nA decline\nB wound survivors\nA decline\nB skip",
    );
    assert!(game.zombie_box.contains(ZombieCard::Wounded));
    assert!(!game.zombie_box.contains(ZombieCard::Swallower));
}
