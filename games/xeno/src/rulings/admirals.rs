//! XI 12 to 14: the Invasion mode is set up, disks move, cards are dealt.

use expect_test::expect;

use crate::scene::{after, check, offered, set};

/// XI 12.1: an eighth action, only in the Invasion mode.
#[test]
fn an_eighth_action() {
    let scene = |invasion| format!("options: invasion={invasion}\nA: old-earth\nB: new-sparta");
    assert!(offered(&set(&scene("on")), 'A').contains(&"pick repair".to_string()));
    assert!(!offered(&set(&scene("off")), 'A').contains(&"pick repair".to_string()));
    assert!(set(&scene("off")).invasion.is_none());
}

/// XI 12.2, 12.3 and 12.4: two cards of each of the first two waves for each player, or two for
/// both experts together; the threat is that of the tile.
#[test]
fn waves_and_threat() {
    let seats = [
        "A: old-earth",
        "B: new-sparta",
        "C: rebel-cadre",
        "D: alpha-centauri",
        "E: epsilon-eridani",
    ];
    for (players, threat) in [(2, 22), (3, 28), (4, 33), (5, 39)] {
        let game = set(&seats[..players].join("\n"));
        let xenos = game.invasion.expect("the Invasion mode");
        let cards = 2 * players as u8;
        assert_eq!((xenos.waves.left(), xenos.threat), ([cards, cards, 17], threat));
    }
    let experts = set(&format!("options: expert=on\n{}", seats[..2].join("\n")));
    let xenos = experts.invasion.expect("the Invasion mode");
    assert_eq!((xenos.waves.left(), xenos.threat), ([2, 2, 17], 22));
}

/// XI 12.5: in round 1 all settle even if nobody has picked it, and then draw no bonus card.
#[test]
fn everybody_settles_in_round_1() {
    check(
        "round: 0
         A: old-earth | hand gem-world spice-world space-port
         B: new-sparta | hand rebel-fuel-cache",
        "A pick trade
         B pick trade
         A place gem-world
         B place rebel-fuel-cache",
        expect![[r#"
            RoundBegan round: 1
            A pick trade
            B pick trade
              Picked seat: A, actions: [Trade]
              Picked seat: B, actions: [Trade]
              PhaseBegan phase: Settle, again: false, automatic: true
            A place gem-world
            B place rebel-fuel-cache
              Placed seat: A, card: gem-world
              Placed seat: B, card: rebel-fuel-cache
              Discarded seat: A, why: Cost card: gem-world, count: 2, cards: None
              Conquered seat: B, card: rebel-fuel-cache, strength: 2
              Stocked seat: B, world: rebel-fuel-cache
              PhaseBegan phase: Consume, again: false, automatic: false
              Sold seat: B, world: rebel-fuel-cache, cards: 3
              Drew seat: B, why: Sale, count: 3, cards: Some([terraforming-defenders, anti-xeno-rebel-force, alien-historians])
              RoundBegan round: 2
            A: old-earth gem-world
            B: new-sparta rebel-fuel-cache | hand terraforming-defenders anti-xeno-rebel-force alien-historians
            asked A: an action
            asked B: an action
        "#]],
    );
}

/// XI 12.5: there is still one phase if somebody picked it, and that player has its bonus.
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
        expect![[r#"
            RoundBegan round: 1
            A pick trade
            B pick settle
              Picked seat: A, actions: [Trade]
              Picked seat: B, actions: [Settle]
              PhaseBegan phase: Settle, again: false, automatic: false
            A nothing
            B place rebel-fuel-cache
              PlacedNothing seat: A
              Placed seat: B, card: rebel-fuel-cache
              Conquered seat: B, card: rebel-fuel-cache, strength: 2
              Stocked seat: B, world: rebel-fuel-cache
              Drew seat: B, why: Placed, count: 1, cards: Some([space-port])
              PhaseBegan phase: Consume, again: false, automatic: false
              RoundBegan round: 2
            B: new-sparta rebel-fuel-cache* | hand space-port
            asked A: an action
            asked B: an action
        "#]],
    );
}

/// XI 12.5 and 11.2: an expert who picked both Settle cards settles twice in round 1 too, and so
/// does the other player.
#[test]
fn experts_settle_twice_in_round_1() {
    check(
        "options: expert=on
         round: 0
         A: old-earth | hand public-works.1
         B: new-sparta | hand rebel-fuel-cache former-penal-colony
         deck: spice-world space-port mining-world",
        "A pick trade
         A pick double
         B pick settle
         B pick settle
         A nothing
         B place rebel-fuel-cache
         A nothing
         B place former-penal-colony",
        expect![[r#"
            RoundBegan round: 1
            A pick trade
            A pick double
            B pick settle
            B pick settle
              Picked seat: A, actions: [Trade, Double]
              Picked seat: B, actions: [Settle, Settle]
              PhaseBegan phase: Settle, again: false, automatic: false
            A nothing
            B place rebel-fuel-cache
              PlacedNothing seat: A
              Placed seat: B, card: rebel-fuel-cache
              Conquered seat: B, card: rebel-fuel-cache, strength: 2
              Stocked seat: B, world: rebel-fuel-cache
              Drew seat: B, why: Placed, count: 1, cards: Some([space-port])
              PhaseBegan phase: Settle, again: true, automatic: false
            A nothing
            B place former-penal-colony
              PlacedNothing seat: A
              Placed seat: B, card: former-penal-colony
              Conquered seat: B, card: former-penal-colony, strength: 2
              Stocked seat: B, world: former-penal-colony
              Drew seat: B, why: Placed, count: 1, cards: Some([anti-xeno-league])
              PhaseBegan phase: Consume, again: false, automatic: false
              RoundBegan round: 2
            B: new-sparta rebel-fuel-cache* former-penal-colony* | hand space-port anti-xeno-league
            asked A: an action
            asked B: an action
        "#]],
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

/// XI 13.2: military, and what is special against the Xenos, counts; defence against invasions, and
/// what is special against others, does not. XI 13.3: in timing order, the later on top. XI 13.6:
/// -3 stands left of -2 and is weaker.
#[test]
fn the_first_disks() {
    check(
        "phase: invasion
         first: B
         A: alien-first-contact-team
         B: alpha-centauri anti-xeno-militia.1
         C: starry-rift-pioneers refugee-world empath-world contact-specialist
         D: rebel-bunker novelty-peddlers
         E: galactic-imperium new-sparta
         invaders: 1:4 1:3 1:2 1:1 1:0",
        "",
        expect![[r#"
            PhaseBegan phase: Invasion, again: false, automatic: false
            Disks order: [(A, 2), (E, 2), (B, 2), (D, -1), (C, -3)]
            Mustered total: 2, threat: 39
            Faces seat: A, card: InvasionCard wave: 1, might: Plain(4), might: 4
            Faces seat: E, card: InvasionCard wave: 1, might: Plain(3), might: 3
            Faces seat: B, card: InvasionCard wave: 1, might: Plain(2), might: 2
            Faces seat: D, card: InvasionCard wave: 1, might: Plain(1), might: 1
            Faces seat: C, card: InvasionCard wave: 1, might: Plain(0), might: 0
            Disks order: [(B, 2), (A, 2), (E, 2), (D, -1), (C, -3)]
            disks: B2 A2 E2 D-1 C-3
            asked B: use anti-xeno-militia.1 3, done
        "#]],
    );
}

/// XI 13.4 and 13.5: the booklet's example. Violet (E) goes down one space, then yellow (C) and
/// green (D) go up two as a group; blue (A) and red (B) do not move. XI 14.4: after dealing, red
/// and violet come on top.
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
        expect![[r#"
            PhaseBegan phase: Invasion, again: false, automatic: false
            Disks order: [(C, 4), (D, 4), (E, 4), (A, 3), (B, 3)]
            Mustered total: 18, threat: 39
            Faces seat: C, card: InvasionCard wave: 1, might: Plain(4), might: 4
            Faces seat: D, card: InvasionCard wave: 1, might: Plain(3), might: 3
            Faces seat: E, card: InvasionCard wave: 1, might: Plain(2), might: 2
            Faces seat: A, card: InvasionCard wave: 1, might: Plain(1), might: 1
            Faces seat: B, card: InvasionCard wave: 1, might: Plain(-1), might: -1
            Disks order: [(E, 4), (C, 4), (D, 4), (B, 3), (A, 3)]
            Defended seat: A, strength: 3, might: 1, awards: 2
            Defended seat: B, strength: 3, might: -1, awards: 2
            Overrun seat: C, strength: 4, might: 4
            Defended seat: D, strength: 4, might: 3, awards: 1
            Defended seat: E, strength: 4, might: 2, awards: 1
            Damaged seat: C, world: former-penal-colony
            RoundBegan round: 6
            A: new-sparta epsilon-eridani | awards 2
            B: space-marines.1 rebel-cadre | awards 2
            C: drop-ships.1 former-penal-colony!
            D: new-galactic-order imperium-munitions-inc | awards 1
            E: lost-alien-battle-fleet rebel-outpost | awards 1
            disks: E4 C4 D4 B3 A3
            asked A: an action
            asked B: an action
            asked C: an action
            asked D: an action
            asked E: an action
        "#]],
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
        expect![[r#"
            PhaseBegan phase: Invasion, again: false, automatic: false
            Disks order: [(A, 2), (B, 1)]
            Mustered total: 3, threat: 3
            Bonus seat: A, bonus: BestAdmiral
            Bonus seat: A, bonus: BestEffort
            Bonus seat: B, bonus: BestEffort
            Ended ending: "repulsed", winners: [A]
            disks: A2 B1
            end repulsed; A won 11; B lost 5
        "#]],
    );
}

/// XI 13.7: a strength of 0 reaches a threat of 0; a strength below 0 does not.
#[test]
fn repulsed_by_nothing() {
    let scene = |world| {
        format!("phase: invasion\nA: old-earth {world}\nB: terraforming-surveyors\nthreat: 0")
    };
    assert_eq!(set(&scene("")).ending, Some(crate::REPULSED));
    assert_eq!(set(&scene("refugee-world")).ending, None);
}

/// XI 14.1 and 14.2: the strongest card is for the highest disk, and “military + X” is stronger
/// than any number.
#[test]
fn strength_against_strength() {
    check(
        "phase: invasion
         A: old-earth
         B: new-sparta
         C: rebel-cadre
         D: space-marines epsilon-eridani
         E: drop-ships new-galactic-order
         invaders: 3:9 3:m+3 3:m+5 3:3 3:m+4",
        "",
        expect![[r#"
            PhaseBegan phase: Invasion, again: false, automatic: false
            Disks order: [(E, 5), (D, 3), (B, 2), (C, 1), (A, 0)]
            Mustered total: 11, threat: 39
            Faces seat: E, card: InvasionCard wave: 3, might: MilitaryPlus(5), might: 10
            Faces seat: D, card: InvasionCard wave: 3, might: MilitaryPlus(4), might: 7
            Faces seat: B, card: InvasionCard wave: 3, might: MilitaryPlus(3), might: 5
            Faces seat: C, card: InvasionCard wave: 3, might: Plain(9), might: 9
            Faces seat: A, card: InvasionCard wave: 3, might: Plain(3), might: 3
            Overrun seat: A, strength: 0, might: 3
            Overrun seat: B, strength: 2, might: 5
            Overrun seat: C, strength: 1, might: 9
            Overrun seat: D, strength: 3, might: 7
            Overrun seat: E, strength: 5, might: 10
            Damaged seat: A, world: old-earth
            Damaged seat: B, world: new-sparta
            Damaged seat: C, world: rebel-cadre
            Damaged seat: D, world: epsilon-eridani
            Defeat count: 1
            RoundBegan round: 4
            A: old-earth!
            B: new-sparta!
            C: rebel-cadre!
            D: space-marines.1 epsilon-eridani!
            defeats: 1
            disks: E5 D3 B2 C1 A0
            asked A: an action
            asked B: an action
            asked C: an action
            asked D: an action
            asked E: an action
        "#]],
    );
}

/// XI 14.1: the top of a pile is higher; XI 14.4: the disk at its bottom is on top for the awards.
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
        expect![[r#"
            PhaseBegan phase: Invasion, again: false, automatic: false
            Disks order: [(B, 1), (A, 1)]
            Mustered total: 2, threat: 22
            Faces seat: B, card: InvasionCard wave: 1, might: Plain(0), might: 0
            Faces seat: A, card: InvasionCard wave: 1, might: Plain(-1), might: -1
            Disks order: [(A, 1), (B, 1)]
            Defended seat: A, strength: 1, might: -1, awards: 1
            Defended seat: B, strength: 1, might: 0, awards: 2
            RoundBegan round: 5
            A: rebel-cadre | awards 1
            B: epsilon-eridani | awards 2
            disks: A1 B1
            asked A: an action
            asked B: an action
        "#]],
    );
}

/// XI 14.3: when the cards run out, those of wave 3 come back, also in the middle of a step.
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
    game.steps = tabletop::Steps::new(crate::step::Step::Invade);
    tabletop::Stepped::advance(&mut game, &mut log);
    let xenos = game.invasion.as_ref().expect("the Invasion mode");
    assert_eq!(xenos.waves.left(), [0, 0, total as u8 - 2], "two of them attack");
    assert_eq!(xenos.waves.spent.iter().filter(|it| it.wave == 3).count(), 2, "those two");
}
