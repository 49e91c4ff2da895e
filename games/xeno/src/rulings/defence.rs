//! XI 15 and 16: defending, and what follows.

use expect_test::expect;
use tabletop::{Chance, Game as _, Seat, Viewer};

use crate::refusal::Reason;
use crate::scene::{after, check, offered, refused, set};
use crate::state::{Sealed, Xeno};
use crate::step::{Ask, Step};
use crate::view::{Due, PowerRef};

/// How many are asked to defend.
fn asked_to_defend(game: &Xeno) -> usize {
    let defends = matches!(game.steps.top(), Some(Step::Together { ask: Ask::Defend, .. }));
    if defends { game.to_act().len() } else { 0 }
}

/// XI 15.1 and 15.2: the Xenos win ties; defence against invasions counts, and the higher player
/// has the lower award. XI 16.1: the only world is damaged without a question.
#[test]
fn attackers_win_ties() {
    check(
        "phase: invasion
         A: new-sparta rebel-bunker
         B: rebel-cadre
         C: epsilon-eridani
         disks: A2 B1 C1
         invaders: 1:2 1:1 1:0",
        "",
        expect![[r#"
            PhaseBegan phase: Invasion, again: false, automatic: false
            Disks order: [(A, 2), (B, 1), (C, 1)]
            Mustered total: 4, threat: 28
            Faces seat: A, card: InvasionCard wave: 1, might: Plain(2), might: 2
            Faces seat: B, card: InvasionCard wave: 1, might: Plain(1), might: 1
            Faces seat: C, card: InvasionCard wave: 1, might: Plain(0), might: 0
            Disks order: [(A, 2), (C, 1), (B, 1)]
            Defended seat: A, strength: 3, might: 2, awards: 1
            Overrun seat: B, strength: 1, might: 1
            Defended seat: C, strength: 1, might: 0, awards: 1
            Damaged seat: B, world: rebel-cadre
            RoundBegan round: 4
            A: new-sparta rebel-bunker | awards 1
            B: rebel-cadre!
            C: epsilon-eridani | awards 1
            disks: A2 C1 B1
            asked A: an action
            asked B: an action
            asked C: an action
        "#]],
    );
}

/// XI 15.3: goods, cards and one-shot powers of Settle add strength, each once; what is special
/// against worlds of a kind does not. XI 15.7: a player whose defence holds is asked nothing more.
#[test]
fn powers_add_strength() {
    check(
        "phase: invasion
         A: alpha-centauri new-military-tactics.1 imperium-arms-factory.1 rebel-fuel-cache*
         B: old-earth terraforming-surveyors
         disks: A0 B0
         invaders: 2:4 1:-1",
        "A use new-military-tactics.1 1
         A use imperium-arms-factory.1 1",
        expect![[r#"
            A use new-military-tactics.1 1
            A use imperium-arms-factory.1 1
              Used seat: A, power: PowerRef card: new-military-tactics.1, number: 1, good: None, gone: true
              Used seat: A, power: PowerRef card: imperium-arms-factory.1, number: 1, good: Some(rebel-fuel-cache), gone: false
              Defended seat: A, strength: 5, might: 4, awards: 2
              Defended seat: B, strength: 0, might: -1, awards: 1
              RoundBegan round: 4
            A: alpha-centauri imperium-arms-factory.1 rebel-fuel-cache | awards 2
            B: old-earth terraforming-surveyors | awards 1
            disks: B0 A0
            asked A: an action
            asked B: an action
        "#]],
    );
}

/// XI 15.3: a power that was used in the Settle phase may be used again here.
#[test]
fn used_again() {
    check(
        "phase: settle
         A: epsilon-eridani imperium-arms-factory blaster-gem-mines* comet-zone* | hand \
            rebel-warrior-race
         B: old-earth terraforming-surveyors
         invaders: 1:4 1:-1
         disks: A2 B0",
        "A place rebel-warrior-race
         B nothing
         A use imperium-arms-factory.1 1
         A spend blaster-gem-mines
         A use imperium-arms-factory.1 1",
        expect![[r#"
            PhaseBegan phase: Settle, again: false, automatic: false
            A place rebel-warrior-race
            B nothing
              Placed seat: A, card: rebel-warrior-race
              PlacedNothing seat: B
            A use imperium-arms-factory.1 1
            A spend blaster-gem-mines
              Conquered seat: A, card: rebel-warrior-race, strength: 4
              Used seat: A, power: PowerRef card: imperium-arms-factory.1, number: 1, good: Some(blaster-gem-mines), gone: false
              Stocked seat: A, world: rebel-warrior-race
              PhaseBegan phase: Invasion, again: false, automatic: false
              Disks order: [(A, 3), (B, 0)]
              Mustered total: 3, threat: 22
              Faces seat: A, card: InvasionCard wave: 1, might: Plain(4), might: 4
              Faces seat: B, card: InvasionCard wave: 1, might: Plain(-1), might: -1
            A use imperium-arms-factory.1 1
              Used seat: A, power: PowerRef card: imperium-arms-factory.1, number: 1, good: Some(comet-zone), gone: false
              Defended seat: A, strength: 5, might: 4, awards: 1
              Defended seat: B, strength: 0, might: -1, awards: 2
              RoundBegan round: 4
            A: epsilon-eridani imperium-arms-factory.1 blaster-gem-mines comet-zone rebel-warrior-race* | awards 1
            B: old-earth terraforming-surveyors | awards 2
            disks: A3 B0
            asked A: an action
            asked B: an action
        "#]],
    );
}

/// XI 15.4: the bunker adds 2 for a card, once.
#[test]
fn the_bunker() {
    check(
        "phase: invasion
         A: epsilon-eridani | hand gem-world spice-world
         B: old-earth terraforming-surveyors
         disks: A1 B0
         invaders: 1:2 1:-1",
        "A bunker
         A pay spice-world",
        expect![[r#"
            A bunker
            A pay spice-world
              Bunkered seat: A
              Discarded seat: A, why: Bunker, count: 1, cards: Some([spice-world])
              Defended seat: A, strength: 3, might: 2, awards: 1
              Defended seat: B, strength: 0, might: -1, awards: 2
              RoundBegan round: 4
            A: epsilon-eridani | hand gem-world | awards 1
            B: old-earth terraforming-surveyors | awards 2
            asked A: an action
            asked B: an action
        "#]],
    );
    let scene = "phase: invasion
        A: epsilon-eridani | hand gem-world spice-world
        B: old-earth terraforming-surveyors
        disks: A1 B0
        invaders: 1:3 1:-1";
    assert_eq!(asked_to_defend(&set(scene)), 0, "XI 15.7: 1 + 2 is not more than 3");
}

/// XI 15.5: “military + 3” is the player's military plus 3, so only other strength helps.
#[test]
fn military_plus() {
    check(
        "phase: invasion
         A: new-sparta anti-xeno-militia.1 | hand gem-world
         B: old-earth terraforming-surveyors
         disks: A4 B0
         invaders: 3:m+3 1:-1",
        "A bunker
         A pay gem-world
         A use anti-xeno-militia.1 3",
        expect![[r#"
            A bunker
            A pay gem-world
            A use anti-xeno-militia.1 3
              Bunkered seat: A
              Discarded seat: A, why: Bunker, count: 1, cards: Some([gem-world])
              Used seat: A, power: PowerRef card: anti-xeno-militia.1, number: 3, good: None, gone: true
              Defended seat: A, strength: 9, might: 6, awards: 1
              Defended seat: B, strength: 0, might: -1, awards: 2
              RoundBegan round: 4
            A: new-sparta | awards 1
            B: old-earth terraforming-surveyors | awards 2
            asked A: an action
            asked B: an action
        "#]],
    );
}

/// XI 15.6: nobody learns what others use before all have decided.
#[test]
fn defences_are_sealed() {
    let scene = "phase: invasion
        A: epsilon-eridani | hand gem-world spice-world
        B: rebel-cadre | hand space-port mining-world
        disks: A1 B1
        invaders: 1:2 1:2";
    let game = after(scene, "A bunker\nA pay gem-world");
    assert_eq!(game.empires[tabletop::Seat(0)].hand.for_rules().len(), 2, "still in the hand");
    check(
        scene,
        "A bunker
         B done
         A pay gem-world",
        expect![[r#"
            A bunker
            B done
            A pay gem-world
              Bunkered seat: A
              Discarded seat: A, why: Bunker, count: 1, cards: Some([gem-world])
              Defended seat: A, strength: 3, might: 2, awards: 2
              Overrun seat: B, strength: 1, might: 2
              Damaged seat: B, world: rebel-cadre
              RoundBegan round: 4
            A: epsilon-eridani | hand spice-world | awards 2
            B: rebel-cadre! | hand space-port mining-world
            disks: B1 A1
            asked A: an action
            asked B: an action
        "#]],
    );
}

/// XI 15.7: a player who is asked may use everything that it can pay for, in any order, whatever
/// the result.
#[test]
fn all_that_can_be_paid_for() {
    let scene = |strength| {
        format!(
            "phase: invasion
             A: epsilon-eridani new-military-tactics.1 | hand gem-world
             B: old-earth terraforming-surveyors
             disks: A1 B0
             invaders: 2:{strength} 1:-1"
        )
    };
    let all = ["use new-military-tactics.1 1", "bunker", "done"];
    for (strength, why) in [(2, "one is enough"), (5, "both are needed"), (0, "it stands already")]
    {
        assert_eq!(offered(&set(&scene(strength)), 'A'), all, "{why}");
    }
    let defence = |moves: &str| after(&scene(5), moves).defence_of(tabletop::Seat(0));
    assert_eq!((defence("").total, defence("").reach), (1, 6));
    let tactics = defence("A use new-military-tactics.1 1");
    assert_eq!((tactics.total, tactics.reach), (4, 6));
    refused(&scene(5), "A bunker\nA pay gem-world\nA bunker", Reason::Used);
}

/// XI 10.3 and 15.7: what was given bars nothing else, also when the fight is won already or cannot
/// be won. The answer ends when the player says so, or when nothing is left to use.
#[test]
fn aids_come_in_any_order() {
    for strength in ["1:2", "3:9"] {
        let scene = format!(
            "phase: invasion
             A: epsilon-eridani anti-xeno-refugees* | hand gem-world
             B: old-earth terraforming-surveyors
             disks: A1 B0
             invaders: {strength} 1:-1"
        );
        let (good, card) = ("A use anti-xeno-refugees 2", "A bunker\nA pay gem-world");
        assert_eq!(offered(&after(&scene, good), 'A'), ["bunker", "done"], "{strength}");
        let other = after(&scene, card);
        assert_eq!(offered(&other, 'A'), ["use anti-xeno-refugees 2", "done"], "{strength}");
        let ends = [format!("{good}\n{card}"), format!("{card}\n{good}")];
        let [one, two] = ends.map(|moves| after(&scene, &moves).view(tabletop::Viewer::Spectator));
        assert_eq!(one.empires, two.empires, "{strength}");
    }
}

/// XI 15.3 and 15.4: a player who uses something with a price is told what is due for it, and gives
/// that first.
#[test]
fn what_is_due_is_named() {
    let scene = "phase: invasion
        A: anti-xeno-defense-post anti-xeno-refugees* gem-world* | hand comet-zone space-port
        B: old-earth terraforming-surveyors
        disks: A2 B0
        invaders: 2:7 1:-1";
    let due = |moves: &str| after(scene, moves).view(Viewer::Seat(Seat(0))).due();
    let power = |word: &str, number| PowerRef { card: word.parse().expect("a card"), number };
    let post = power("anti-xeno-defense-post", 2);
    let bunker = "A bunker\nA pay comet-zone";
    assert_eq!(due(""), None);
    assert_eq!(due("A bunker"), Some(Due::Bunker));
    assert_eq!(due(bunker), None);
    assert_eq!(due(&format!("{bunker}\nA use anti-xeno-defense-post 2")), Some(Due::Card(post)));
    let refugees = power("anti-xeno-refugees", 2);
    assert_eq!(due("A use anti-xeno-refugees 2"), Some(Due::Good(refugees)));
    let paid = "A use anti-xeno-defense-post 2\nA pay comet-zone";
    assert_eq!(due(paid), None);
    let reach = |moves: &str| after(scene, moves).defence_of(Seat(0)).reach;
    for moves in ["", "A bunker", "A use anti-xeno-defense-post 2", paid] {
        assert_eq!(reach(moves), 7, "1 + 1 of their own, and 1, 2 and 2: {moves}");
    }
}

/// XI 2.5: a power is used once in a phase. In the invasion step, where a power of Consume does not
/// help (XI 15.3), the refusal is not “used already”.
#[test]
fn used_in_another_phase() {
    refused(
        "phase: consume
         A: old-earth gem-world* | hand comet-zone | picks double
         B: new-sparta
         disks: B2 A0
         invaders: 1:2 1:1",
        "A use old-earth 2",
        Reason::NoAid,
    );
}

/// XI 15.7: a player who was not asked has no answer, in an imagined game neither.
#[test]
fn who_was_not_asked_has_no_answer() {
    let game = set("phase: invasion
        A: epsilon-eridani | hand gem-world
        B: new-sparta | hand space-port comet-zone
        disks: B2 A1
        invaders: 1:1 1:1");
    assert_eq!(asked_to_defend(&game), 1);
    for number in 0..2000 {
        let imagined = game.imagine(Viewer::Seat(Seat(0)), &mut Chance::from_number(number));
        assert_eq!(*imagined.sealed(Seat(1)), Sealed::default());
    }
}

/// XI 15.7: a power that discards its own card may be used for a defence that holds, or fails,
/// without it: then twelve cards become eleven, and the game goes on.
#[test]
fn a_card_may_go_for_nothing() {
    let scene = |aid: &str, strength| {
        format!(
            "phase: invasion
             A: old-earth gem-world spice-world space-port mining-world new-earth rebel-base comet-zone \
                rebel-miners plague-world distant-world {aid}
             B: terraforming-surveyors
             disks: A2 B0
             invaders: {strength} 1:-1"
        )
    };
    let stands = scene("anti-xeno-militia.1", "1:1");
    assert_eq!(after(&stands, "A done").ending, Some(crate::TWELVE));
    assert_eq!(after(&stands, "A use anti-xeno-militia.1 3").ending, None);
    let falls = scene("new-military-tactics.1", "3:9");
    let game = after(&falls, "A use new-military-tactics.1 1\nA damage old-earth");
    assert_eq!((game.ending, game.empires[tabletop::Seat(0)].tableau.len()), (None, 11));
}

/// XI 15.7: a good may be given for a defence that holds, so that its world can produce again; a
/// player who could only lose cards of the hand is not asked.
#[test]
fn who_is_asked() {
    let scene = |worlds: &str, strength| {
        format!(
            "phase: invasion
             A: {worlds} | hand gem-world
             B: old-earth terraforming-surveyors
             disks: A1 B0
             invaders: 1:{strength} 1:-1"
        )
    };
    let refugees = "epsilon-eridani anti-xeno-refugees*";
    assert_eq!(
        offered(&set(&scene(refugees, 0)), 'A'),
        ["use anti-xeno-refugees 2", "bunker", "done"]
    );
    assert_eq!(asked_to_defend(&set(&scene("epsilon-eridani", 0))), 0, "it stands already");
    assert_eq!(asked_to_defend(&set(&scene("epsilon-eridani", 3))), 0, "it fails all the same");
    assert_eq!(asked_to_defend(&set(&scene("epsilon-eridani", 2))), 1, "the bunker decides");
}

/// XI 15.6: everybody sees all defences once all have decided, and not before.
#[test]
fn totals_are_revealed_together() {
    let scene = "phase: invasion
        A: epsilon-eridani gem-world | hand spice-world new-earth
        B: rebel-cadre space-port | hand mining-world
        disks: A1 B1
        invaders: 1:2 1:2";
    let fought = |moves: &str| {
        let view = after(scene, moves).view(tabletop::Viewer::Spectator);
        view.invasion.expect("the Invasion mode").fought.values().copied().collect::<Vec<_>>()
    };
    assert_eq!(fought("A bunker\nA pay spice-world"), [None, None]);
    assert_eq!(fought("A bunker\nA pay spice-world\nB done"), [Some(3), Some(1)]);
}

/// XI 15.8: Anti-Xeno Militia adds 3 to its own 2, and is gone by the next step.
#[test]
fn the_militia_goes() {
    check(
        "phase: invasion
         A: alpha-centauri anti-xeno-militia.1
         B: old-earth terraforming-surveyors
         disks: A2 B0
         invaders: 2:4 1:-1",
        "A use anti-xeno-militia.1 3",
        expect![[r#"
            A use anti-xeno-militia.1 3
              Used seat: A, power: PowerRef card: anti-xeno-militia.1, number: 3, good: None, gone: true
              Defended seat: A, strength: 5, might: 4, awards: 1
              Defended seat: B, strength: 0, might: -1, awards: 2
              RoundBegan round: 4
            A: alpha-centauri | awards 1
            B: old-earth terraforming-surveyors | awards 2
            asked A: an action
            asked B: an action
        "#]],
    );
}

/// XI 15.3: “for each” counts what was there at the beginning of the step.
#[test]
fn for_each_at_the_beginning() {
    let game = set("phase: invasion
        A: xeno-held-imperium-mine imperium-arms-factory.1 imperium-armaments-world
        B: anti-xeno-league old-earth gem-world spice-world!
        disks: A0 B0
        invaders: 1:-1 1:-1");
    let strengths = game.strengths();
    assert_eq!(strengths.values().copied().collect::<Vec<_>>(), [4, 2], "XI 16.3");
}

/// XI 16.1: the player chooses the world, and its good is lost; developments are never damaged. XI
/// 16.2: the world still counts as a card. XI 16.3: its powers do not work.
#[test]
fn a_world_is_damaged() {
    check(
        "phase: invasion
         A: epsilon-eridani former-penal-colony* public-works.1
         B: old-earth terraforming-surveyors
         disks: A2 B0
         invaders: 1:2 1:-1",
        "A damage former-penal-colony",
        expect![[r#"
            A damage former-penal-colony
              Damaged seat: A, world: former-penal-colony
              RoundBegan round: 4
            A: epsilon-eridani former-penal-colony! public-works.1
            B: old-earth terraforming-surveyors | awards 2
            asked A: an action
            asked B: an action
        "#]],
    );
    refused(
        "phase: invasion
         A: epsilon-eridani former-penal-colony* public-works.1 gem-world!
         B: old-earth terraforming-surveyors
         disks: A2 B0
         invaders: 1:2 1:-1",
        "A damage gem-world",
        Reason::Damaged,
    );
}

/// XI 16.1: a player who has only damaged worlds loses nothing, but the defeat counts (XI 16.6).
#[test]
fn nothing_left_to_damage() {
    check(
        "phase: invasion
         A: old-earth! public-works.1
         B: terraforming-surveyors!
         disks: A0 B0
         invaders: 1:2 1:1",
        "",
        expect![[r#"
            PhaseBegan phase: Invasion, again: false, automatic: false
            Disks order: [(A, 0), (B, 0)]
            Mustered total: 0, threat: 22
            Faces seat: A, card: InvasionCard wave: 1, might: Plain(2), might: 2
            Faces seat: B, card: InvasionCard wave: 1, might: Plain(1), might: 1
            Disks order: [(B, 0), (A, 0)]
            Overrun seat: A, strength: 0, might: 2
            Overrun seat: B, strength: 0, might: 1
            Defeat count: 1
            RoundBegan round: 4
            defeats: 1
            disks: B0 A0
            asked A: an action
            asked B: an action
        "#]],
    );
}

/// XI 16.2: a damaged world counts towards the twelve cards.
#[test]
fn twelve_with_damage() {
    let twelve = "old-earth gem-world! spice-world! space-port! mining-world! new-earth! rebel-base \
        comet-zone rebel-miners plague-world distant-world artist-colony";
    let game = set(&format!(
        "phase: invasion
         A: {twelve}
         B: drop-ships new-sparta
         disks: B5 A0
         invaders: 1:4 1:-1"
    ));
    assert_eq!(game.ending, Some(crate::TWELVE));
}

/// XI 16.4: a damaged world gives no points, nor do other cards count it.
#[test]
fn no_points_for_damage() {
    let points = |worlds: &str| {
        set(&format!("phase: pick\nA: old-earth galactic-survey-seti {worlds}\nB: new-sparta"))
            .points(tabletop::Seat(0))
    };
    assert_eq!(points("gem-world") - points(""), 2, "its own point, and that of the survey");
    assert_eq!(points("gem-world!"), points(""));
}

/// XI 16.5: a lower place on the track brings more award tokens, and all places count.
#[test]
fn awards_by_place() {
    check(
        "phase: invasion
         A: drop-ships new-sparta
         B: space-marines epsilon-eridani
         C: new-galactic-order old-earth
         D: rebel-cadre
         E: terraforming-surveyors
         disks: A5 B3 C2 D1 E0
         invaders: 2:4 2:3 1:1 1:0 1:-1",
        "",
        expect![[r#"
            PhaseBegan phase: Invasion, again: false, automatic: false
            Disks order: [(A, 5), (B, 3), (C, 2), (D, 1), (E, 0)]
            Mustered total: 11, threat: 39
            Faces seat: A, card: InvasionCard wave: 2, might: Plain(4), might: 4
            Faces seat: B, card: InvasionCard wave: 2, might: Plain(3), might: 3
            Faces seat: C, card: InvasionCard wave: 1, might: Plain(1), might: 1
            Faces seat: D, card: InvasionCard wave: 1, might: Plain(0), might: 0
            Faces seat: E, card: InvasionCard wave: 1, might: Plain(-1), might: -1
            Defended seat: A, strength: 5, might: 4, awards: 1
            Overrun seat: B, strength: 3, might: 3
            Defended seat: C, strength: 2, might: 1, awards: 1
            Defended seat: D, strength: 1, might: 0, awards: 2
            Defended seat: E, strength: 0, might: -1, awards: 2
            Damaged seat: B, world: epsilon-eridani
            RoundBegan round: 4
            A: drop-ships.1 new-sparta | awards 1
            B: space-marines.1 epsilon-eridani!
            C: new-galactic-order old-earth | awards 1
            D: rebel-cadre | awards 2
            E: terraforming-surveyors | awards 2
            asked A: an action
            asked B: an action
            asked C: an action
            asked D: an action
            asked E: an action
        "#]],
    );
}

/// XI 16.6: the second round in which nobody defends defeats the empires, however many lie between.
/// XI 18.2 and 18.6: there are no bonuses then, but points decide.
#[test]
fn defeated() {
    check(
        "phase: invasion
         A: old-earth | chips 3 effort 3
         B: terraforming-surveyors
         disks: A0 B0
         defeats: 1
         invaders: 1:2 1:1",
        "",
        expect![[r#"
            PhaseBegan phase: Invasion, again: false, automatic: false
            Disks order: [(A, 0), (B, 0)]
            Mustered total: 0, threat: 22
            Faces seat: A, card: InvasionCard wave: 1, might: Plain(2), might: 2
            Faces seat: B, card: InvasionCard wave: 1, might: Plain(1), might: 1
            Disks order: [(B, 0), (A, 0)]
            Overrun seat: A, strength: 0, might: 2
            Overrun seat: B, strength: 0, might: 1
            Damaged seat: A, world: old-earth
            Damaged seat: B, world: terraforming-surveyors
            Defeat count: 2
            Ended ending: "defeated", winners: [A]
            A: old-earth! | chips 3 effort 3
            B: terraforming-surveyors!
            defeats: 2
            disks: B0 A0
            end defeated; A won 3; B lost 0
        "#]],
    );
}

/// XI 16.7: cards of the step are gone when it is over.
#[test]
fn the_cards_go() {
    let game = set("phase: invasion
        A: new-sparta
        B: rebel-cadre
        disks: A2 B1
        invaders: 1:1 1:0");
    let xenos = game.invasion.as_ref().expect("the Invasion mode");
    assert!(xenos.faced.values().all(Option::is_none));
    assert_eq!((xenos.waves.spent.len(), xenos.waves.left()), (2, [2, 4, 17]));
}
