//! IZ 4.2, 4.3 and 4.4: what the hordes say and agree on.

use expect_test::expect;
use tabletop::{Game, Judgement, Seat, SeatSet, Viewer};

use crate::Invazions;
use crate::card::{Location, ZombieCard};
use crate::moves::{Move, Plan};
use crate::scene::{after, check, sayable, set};
use crate::step::HUMAN;

const GO: &str = "radio: | under ogre | barricade
    hall: | under legion
    A: slash | resources 4
    B: | hand member ogre overrun | deck member tracker
    C: | hand member devour | deck member
    D: | hand member | deck member
    step: go";

/// IZ 4.2 and 4.3: a statement is true, and the human side hears it.
#[test]
fn a_statement() {
    check(
        GO,
        "C ask zombies\nB tell zombies\nD tell freed",
        expect![[r#"
        C ask zombies
          Asked seat: C, topic: Zombies
        B tell zombies
          Stated seat: B, topic: Zombies, cards: [Member, Ogre]
        D tell freed
          Stated seat: D, topic: Freed, cards: []
        asked B: go radio, go hall
    "#]],
    );
    let view = after(GO, "B tell zombies").view(Viewer::Seat(HUMAN));
    assert_eq!(view.hordes[0].hand, [ZombieCard::Member, ZombieCard::Ogre]);
    let view = after(GO, "D tell freed").view(Viewer::Seat(HUMAN));
    assert_eq!(view.hordes[2].lacks.len(), 1);
}

/// IZ 4.3: a statement says nothing about cards that come later, until the horde speaks again.
#[test]
fn later_cards_are_open() {
    let scene = GO.replace("overrun | deck", "tracker | deck");
    let told = "B tell rages\nB go hall\nC go hall\nD go hall\nA decline\nB lead\nB attack tracker";
    let game = after(&scene, told);
    assert_eq!(game.hordes[Seat(1)].lacks[1], Some(1));
    let view = game.view(Viewer::Spectator);
    assert!(view.hordes[0].lacks.is_empty());
}

/// IZ 4.3: a horde may name one card; then everybody knows all copies of it, and nothing of the others.
#[test]
fn one_card() {
    let scene = GO.replace("hand member ogre overrun", "hand member ogre ogre overrun");
    let hold = |moves: &str| -> Vec<String> {
        let said = sayable(&after(&scene, moves), 'B').into_iter();
        said.filter(|it| it.starts_with("hold ")).collect()
    };
    assert_eq!(hold(""), ["hold member", "hold ogre", "hold overrun"]);
    assert_eq!(hold("B hold ogre"), ["hold member", "hold overrun"]);
    assert!(hold("B tell zombies\nB tell rages").is_empty());
    let view = after(&scene, "B hold ogre").view(Viewer::Seat(HUMAN));
    assert_eq!(view.hordes[0].hand, [ZombieCard::Ogre, ZombieCard::Ogre]);
    assert!(view.hordes[0].lacks.is_empty());
}

/// IZ 4.3: a card that is named after all cards of its sort were named has come since then.
#[test]
fn a_card_that_came_later_is_named() {
    let scene = GO.replace("overrun | deck", "tracker | deck");
    let went = "B tell zombies\nB go hall\nC go hall\nD go hall\nA decline";
    let told = format!("{went}\nB lead\nB attack tracker");
    let later = |moves: &str| after(&scene, moves).hordes[Seat(1)].lacks[0];
    assert_eq!(later(&told), Some(1), "the Tracker drew a card");
    assert_eq!(later(&format!("{told}\nB hold member")), Some(0));
}

/// IZ 4.4: several things can be proposed as one plan, by adding to it until somebody answers; it is
/// agreed to or refused as a whole.
#[test]
fn a_whole_plan() {
    let plan = "C propose go B radio\nC propose go C hall\nC propose go D hall\nC propose lead D";
    let proposed = after(GO, plan).talk.proposal.expect("a proposal");
    assert_eq!(proposed.plans.len(), 4);
    let said = |moves: &str| sayable(&after(GO, moves), 'C');
    assert!(!said(plan).contains(&"propose lead B".to_string()), "that is decided");
    let begun = said("C propose go B radio");
    assert!(begun.contains(&"propose go D hall".to_string()));
    assert!(!begun.contains(&"propose go B hall".to_string()), "B goes to one place");
    let answered = said("C propose go B radio\nB agree");
    assert!(!answered.contains(&"propose go D hall".to_string()), "too late to add");
}

/// IZ 4.4: a plan is agreed to or refused as a whole, and what is done of it is proposed no more.
#[test]
fn all_of_it_or_nothing() {
    let plan = "C propose go B radio\nC propose go C hall\nC propose go D hall\nC propose lead D";
    let then = |moves: &str| after(GO, &format!("{plan}\n{moves}"));
    let agreed = then("B agree\nD agree");
    assert_eq!(agreed.talk.agreed.len(), 4);
    assert_eq!(agreed.standing(Seat(1)), Some(Move::Go(Location::Radio)));
    assert!(then("B agree\nD disagree").talk.agreed.is_empty());
    // The others have only the Hall then, so they go there.
    let rest = then("B go radio").talk.proposal.expect("a proposal").plans;
    assert_eq!(rest, [Plan::Lead(Seat(3))]);
}

/// IZ 4.4: a bot agrees to a whole plan only if it likes all of it.
#[test]
fn a_bot_reads_the_whole_plan() {
    let fight = "radio: survivors janitor | under ogre wounded
        hall: | under legion
        A: | resources 4
        B: at radio | hand ogre | deck member
        C: at radio | hand member | deck member
        step: fight";
    let reply = |plan: &str| {
        let game = after(fight, plan);
        Invazions::reply(&game.view(Viewer::Seat(Seat(1))), Seat(1)).map(|it| it.to_string())
    };
    let good = "C propose lead B\nC propose take C ogre";
    assert_eq!(reply(good).as_deref(), Some("agree"));
    assert_eq!(reply(&format!("{good}\nC propose take B wounded")).as_deref(), Some("disagree"));
}

/// IZ 4.4: a plan that all agree to is carried out by itself.
#[test]
fn a_plan_is_carried_out() {
    let standing = |moves: &str| after(GO, moves).standing(Seat(1));
    assert_eq!(standing("C propose go B radio"), None);
    assert_eq!(standing("C propose go B radio\nB agree"), None, "D has not answered");
    assert_eq!(standing("C propose go B radio\nB agree\nD disagree"), None);
    let radio = Some("go radio".parse::<Move>().expect("a move"));
    assert_eq!(standing("C propose go B radio\nB agree\nD agree"), radio);
}

/// IZ 4.4 and 5.2: from the start of their turn the hordes can plan where each goes and who plays
/// next; once they are there, also what is wounded and who recruits what.
#[test]
fn plans_from_the_start() {
    let scene = GO.replace("hall: |", "hall: survivors |");
    let plans = |moves: &str| -> Vec<String> {
        let said = sayable(&after(&scene, moves), 'C').into_iter();
        said.filter_map(|it| it.strip_prefix("propose ").map(str::to_string)).collect()
    };
    let start = plans("");
    for plan in ["go B radio", "go D hall", "lead B", "lead D"] {
        assert!(start.contains(&plan.to_string()), "{plan}: {start:?}");
    }
    let there = plans("B go hall\nC go hall\nD go hall");
    for plan in ["lead C", "wound survivors", "take D legion"] {
        assert!(there.contains(&plan.to_string()), "{plan}: {there:?}");
    }
    assert!(!there.contains(&"take D ogre".to_string()), "that lies elsewhere");
}

/// IZ 4.4: a bot proposes its move to the people, waits for their answers, and keeps to what is
/// agreed.
#[test]
fn bots_confer() {
    let [b, c, d] = [1, 2, 3].map(Seat);
    let said = |moves: &str, people: SeatSet| {
        let game = after(GO, moves);
        let go = "go hall".parse().expect("a move");
        Invazions::confer(&game.view(Viewer::Seat(b)), b, go, people).to_string()
    };
    assert_eq!(said("", SeatSet::only(HUMAN)), "go hall", "no person among the hordes");
    assert_eq!(said("", SeatSet::only(d)), "propose go B hall");
    let proposed = "B propose go B hall";
    assert_eq!(said(proposed, SeatSet::only(d)), "go hall", "once");
    let waits = |moves: &str| after(GO, moves).awaited(b);
    assert_eq!(waits(proposed), [c, d].into_iter().collect());
    assert_eq!(waits(&format!("{proposed}\nC agree")), SeatSet::only(d));
    assert_eq!(waits(&format!("{proposed}\nC agree\nD disagree")), SeatSet::EMPTY);
    let agreed = "D propose go B radio\nB agree\nC agree";
    assert_eq!(said(agreed, SeatSet::only(d)), "go radio", "it keeps to it");
}

/// IZ 4.4: an agreed plan that has become impossible is forgotten.
#[test]
fn a_plan_is_overtaken() {
    let agreed = "B propose go D radio\nC agree\nD agree";
    assert_eq!(after(GO, agreed).talk.agreed.len(), 1);
    let game = after(GO, &format!("{agreed}\nB go radio"));
    assert!(game.talk.agreed.is_empty(), "the barricade is taken");
}

/// IZ 4.4: one question or proposal each between two moves; answers are free.
#[test]
fn one_at_a_time() {
    let said = sayable(&after(GO, "B ask rages"), 'B');
    let answers = ["tell zombies", "tell rages", "tell freed"];
    assert_eq!(said, [&answers[..], &["hold member", "hold ogre", "hold overrun"]].concat());
    let said = sayable(&after(GO, "B propose go C hall"), 'C');
    assert!(said.contains(&"agree".to_string()) && said.contains(&"disagree".to_string()));
}

/// IZ 4.2: a single horde has nobody to talk to.
#[test]
fn alone() {
    let game = set("radio: | under ogre\nhall: | under legion\nA: | resources 4\nB: | deck member");
    assert!(sayable(&game, 'B').is_empty());
}

/// IZ 4.4, 5.2, 6.2 and 7.3: plans about the order, the wounds and the sharing.
#[test]
fn plans_about_everything() {
    let fight = "radio: survivors janitor | under ogre ishtar
        hall: | under legion
        A: | resources 4
        B: at radio | hand ogre ogre | deck member
        C: at radio | hand member | deck member
        step: fight";
    let agree = |moves: &str, plan: &str| {
        let moves = format!("{moves}\nB propose {plan}\nC agree");
        after(fight, &moves)
    };
    let game = agree("", "lead C");
    assert_eq!(game.standing(Seat(1)), Some(Move::Yield));
    let storm =
        "B lead\nB attack ogre\nA decline\nB attack ogre\nA decline\nB done\nC done\nA decline";
    let game = agree(storm, "wound janitor");
    assert_eq!(game.standing(Seat(1)).map(|it| it.to_string()), Some("wound janitor".to_string()));
    let game =
        agree(&format!("{storm}\nB wound janitor\nB wound survivors\nA decline"), "take B ogre");
    assert_eq!(game.standing(Seat(1)), Some(Move::Take(ZombieCard::Ogre)));
}
