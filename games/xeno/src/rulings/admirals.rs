//! XI 12 to 14: the Invasion mode is set up, disks move, cards are dealt.

use expect_test::expect;

use crate::scene::{after, check, offered, set};

/// XI 12.1: an eighth action, in the Invasion mode alone.
#[test]
fn an_eighth_action() {
    let scene = |invasion| format!("options: invasion={invasion}\nA: old-earth\nB: new-sparta");
    assert!(offered(&set(&scene("on")), 'A').contains(&"pick repair".to_string()));
    assert!(!offered(&set(&scene("off")), 'A').contains(&"pick repair".to_string()));
    assert!(set(&scene("off")).invasion.is_none());
}

/// XI 12.2, 12.3 and 12.4: two cards of each of the first two waves for each player, or two for
/// both experts; the threat is that of the tile.
#[test]
fn waves_and_threat() {
    let seats = ["A: old-earth", "B: new-sparta", "C: rebel-cadre", "D: alpha-centauri"];
    for (players, threat) in [(2, 22), (3, 28), (4, 33)] {
        let game = set(&seats[..players].join("\n"));
        let xenos = game.invasion.expect("the Invasion mode");
        let cards = 2 * players as u8;
        assert_eq!((xenos.waves.left(), xenos.threat), ([cards, cards, 17], threat));
    }
    let experts = set(&format!("options: expert=on\n{}", seats[..2].join("\n")));
    let xenos = experts.invasion.expect("the Invasion mode");
    assert_eq!((xenos.waves.left(), xenos.threat), ([2, 2, 17], 22));
}

/// XI 12.5: in round 1 all settle though nobody has picked it, and draw no bonus card.
#[test]
fn everybody_settles_in_round_1() {
    check(
        "round: 0
         A: old-earth | hand gem-world spice-world space-port
         B: new-sparta | hand rebel-fuel-cache",
        "A pick trade
         B pick trade
         A place gem-world
         B place rebel-fuel-cache
         A pay spice-world",
        expect![[]],
    );
}

/// XI 12.5: there is one phase if somebody picked it, and its bonus is that player's.
#[test]
fn one_settle_phase_in_round_1() {
    check(
        "round: 0
         A: old-earth | hand public-works.1
         B: new-sparta | hand rebel-fuel-cache
         deck: spice-world space-port mining-world",
        "A pick trade
         B pick settle
         A nothing
         B place rebel-fuel-cache",
        expect![[]],
    );
}

/// XI 13.1: the first two rounds have no invasion step.
#[test]
fn no_invasion_before_round_3() {
    for (round, disks) in [(1, 0), (2, 0), (3, 2)] {
        let game = set(&format!("round: {round}\nphase: limit\nA: old-earth\nB: new-sparta"));
        let track = &game.invasion.as_ref().expect("the Invasion mode").track;
        assert_eq!(track.disks().len(), disks, "round {round}");
    }
}

/// XI 13.1: the step comes after the discard to ten.
#[test]
fn the_discard_comes_first() {
    let scene = "phase: limit
        A: old-earth | hand gem-world spice-world space-port mining-world new-earth rebel-base \
            comet-zone rebel-miners plague-world distant-world artist-colony
        B: new-sparta
        invaders: 1:0 1:0";
    let game = set(scene);
    assert_eq!(game.invasion.as_ref().map(|it| it.track.disks().len()), Some(0));
    let game = after(scene, "A discard artist-colony");
    assert_eq!(game.invasion.as_ref().map(|it| it.track.disks().len()), Some(2));
}

/// XI 13.2: military and what is special against the Xenos; neither defence against invasions nor
/// what is special against others. XI 13.3: in timing order, the later on top. XI 13.6: -3 stands left of -2
/// and is weaker.
#[test]
fn the_first_disks() {
    check(
        "phase: invasion
         first: B
         A: alien-first-contact-team
         B: alpha-centauri anti-xeno-militia.1
         C: starry-rift-pioneers refugee-world empath-world contact-specialist
         D: rebel-bunker refugee-world empath-world
         E: galactic-imperium new-sparta
         invaders: 1:4 1:3 1:2 1:1 1:0",
        "",
        expect![[]],
    );
}

/// XI 13.4 and 13.5: the booklet's example. Violet (E) goes down one space, then yellow (C) and
/// green (D) go up two as a group; blue (A) and red (B) do not move. XI 14.4: after dealing red and violet
/// come on top.
#[test]
fn the_disks_of_the_example() {
    check(
        "phase: invasion
         round: 5
         A: new-sparta epsilon-eridani
         B: space-marines rebel-cadre
         C: drop-ships former-penal-colony
         D: new-galactic-order imperium-munitions-inc
         E: lost-alien-battle-fleet rebel-outpost
         disks: E5 A3 B3 C2 D2
         invaders: 1:-1 1:4 1:3 1:2 1:1",
        "",
        expect![[]],
    );
}

/// XI 13.7: all together reach the threat: no cards, no damage, and the game is over.
#[test]
fn repulsed() {
    check(
        "phase: invasion
         A: new-sparta
         B: rebel-cadre
         threat: 3",
        "",
        expect![[]],
    );
}

/// XI 13.7: nothing is enough against a threat of nothing, but less than nothing is not.
#[test]
fn repulsed_by_nothing() {
    let scene = |world| {
        format!("phase: invasion\nA: old-earth {world}\nB: terraforming-surveyors\nthreat: 0")
    };
    assert_eq!(set(&scene("")).ending, Some(crate::REPULSED));
    assert_eq!(set(&scene("refugee-world")).ending, None);
}

/// XI 14.1 and 14.2: the strongest card faces the highest disk, and “military + X” is stronger
/// than any number.
#[test]
fn strength_against_strength() {
    let game = set("phase: invasion
         A: old-earth
         B: new-sparta
         C: rebel-cadre
         D: space-marines epsilon-eridani
         E: drop-ships new-galactic-order
         invaders: 3:9 3:m+3 3:m+5 3:3 3:m+4");
    let xenos = game.invasion.as_ref().expect("the Invasion mode");
    let faced: Vec<String> =
        xenos.faced.iter().map(|(seat, it)| format!("{seat} {:?}", it.unwrap().might)).collect();
    assert_eq!(
        faced,
        ["A Plain(3)", "B MilitaryPlus(3)", "C Plain(9)", "D MilitaryPlus(4)", "E MilitaryPlus(5)"]
    );
}

/// XI 14.1: the top of a pile is higher; XI 14.4: who was at its bottom is on top for the awards.
#[test]
fn the_top_of_a_pile() {
    check(
        "phase: invasion
         round: 4
         A: rebel-cadre
         B: epsilon-eridani
         disks: B1 A1
         invaders: 1:0 1:-1",
        "",
        expect![[]],
    );
}

/// XI 14.3: when the cards run out, those of wave 3 come back, also between two cards of a step.
#[test]
fn wave_3_comes_back() {
    let mut game = set("phase: pick\nround: 7\nA: old-earth\nB: new-sparta");
    let mut log = tabletop::Log::silent();
    let xenos = game.invasion.as_mut().expect("the Invasion mode");
    let total = xenos.waves.all().filter(|it| it.wave == 3).count();
    for _ in 0..2 * 4 + 16 {
        let card = xenos.waves.turn_up(&mut game.chance).expect("a card");
        xenos.waves.spent.push(card);
    }
    assert_eq!(xenos.waves.left(), [0, 0, 1]);
    game.invade(&mut log);
    tabletop::Stepped::advance(&mut game, &mut log);
    let xenos = game.invasion.as_ref().expect("the Invasion mode");
    assert_eq!(xenos.waves.left(), [0, 0, total as u8 - 2], "two of them attack");
    assert!(xenos.waves.spent.iter().all(|it| it.wave < 3));
}
