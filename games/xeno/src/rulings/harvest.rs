//! XI 6, 7, 9 and 11: Consume, Produce, scoring, and two experts.

use std::collections::BTreeSet;

use expect_test::expect;
use tabletop::{Game, Seat};

use crate::refusal::Reason;
use crate::scene::{after, check, offered, refused};

/// XI 6.1: a good is sold with trade powers: that of New Earth for three cards, and one more by Old
/// Earth and two by Space Port.
#[test]
fn a_sale() {
    check(
        "options: invasion=off
         phase: consume
         A: old-earth new-earth* space-port pirate-world* | picks trade
         B: new-sparta",
        "A sell new-earth",
        expect![[r#"
            PhaseBegan phase: Consume, again: false, automatic: false
            A sell new-earth
              Sold seat: A, world: new-earth, cards: 6
              Drew seat: A, why: Sale, count: 6, cards: Some([galactic-home-front.1, galactic-home-front.2, uplift-bio-engineers, imperium-war-profiteers, terraforming-defenders, anti-xeno-rebel-force])
            A: old-earth new-earth space-port pirate-world* | hand galactic-home-front.1 galactic-home-front.2 uplift-bio-engineers imperium-war-profiteers terraforming-defenders anti-xeno-rebel-force
            asked A: use old-earth 2, use new-earth 1
        "#]],
    );
}

/// XI 6.1: Pirate World's three cards more are only for its own good; Black Market Trading World
/// sells for the printed price.
#[test]
fn prices() {
    let game = after(
        "options: invasion=off
         phase: consume
         A: pirate-world* star-nomad-lair* black-market-trading-world export-duties.1 | picks double
         B: new-sparta",
        "",
    );
    let sale = |card: &str| game.sale(Seat(0), card.parse().unwrap(), None);
    assert_eq!((sale("pirate-world"), sale("star-nomad-lair")), (6, 4));
    let card = "black-market-trading-world".parse().unwrap();
    let market = crate::view::PowerRef { card, number: 1 };
    assert_eq!(game.sale(Seat(0), "pirate-world".parse().unwrap(), Some(market)), 2);
}

/// XI 6.2 and 6.8: every power must be used while it can be; ×2 doubles chips, not cards.
#[test]
fn everything_is_consumed() {
    check(
        "options: invasion=off
         phase: consume
         A: epsilon-eridani gem-world* plague-world* | picks double
         B: new-sparta
         deck: mining-world space-port",
        "A use plague-world 1",
        expect![[r#"
            PhaseBegan phase: Consume, again: false, automatic: false
            A use plague-world 1
              Consumed seat: A, power: PowerRef card: plague-world, number: 1, goods: [plague-world], chips: 2, cards: 1
              Drew seat: A, why: Power power: PowerRef card: plague-world, number: 1, count: 1, cards: Some([mining-world])
              Consumed seat: A, power: PowerRef card: epsilon-eridani, number: 2, goods: [gem-world], chips: 2, cards: 1
              Drew seat: A, why: Power power: PowerRef card: epsilon-eridani, number: 2, count: 1, cards: Some([space-port])
              RoundBegan round: 4
            A: epsilon-eridani gem-world plague-world | hand space-port mining-world | chips 4
            pool: 20
            asked A: an action
            asked B: an action
        "#]],
    );
}

/// XI 6.3: as many goods as the power has uses, of the player's choice.
#[test]
fn a_power_with_uses() {
    let scene = "options: invasion=off
         phase: consume
         A: old-earth gem-world* plague-world comet-zone* spice-world* | picks trade
         B: new-sparta";
    let game = after(scene, "A sell gem-world");
    assert_eq!(game.empires[Seat(0)].chips, 2, "two goods for two uses need no choice");
}

/// XI 6.4: one good of each kind; then all that remain, for one chip less.
#[test]
fn each_kind_and_all() {
    let scene = "options: invasion=off
         phase: consume
         A: galactic-clearing-house* gem-world* comet-zone* plague-world pilgrimage-world lost-species-ark-world* | picks produce
         B: new-sparta | picks double";
    let game = after(scene, "A use galactic-clearing-house 2\nA spend gem-world");
    assert_eq!(game.empires[Seat(0)].chips, 3, "three kinds, and nothing for the last good");
}

/// XI 6.5: Galactic Home Front gives its chip whatever there is.
#[test]
fn a_chip_for_nothing() {
    let scene = "options: invasion=off
         phase: consume
         A: old-earth galactic-home-front.1 | picks double
         B: new-sparta";
    assert_eq!(after(scene, "").empires[Seat(0)].chips, 2, "XI 6.8: it is doubled");
}

/// XI 6.6: cards for chips, if the player wishes, and never doubled.
#[test]
fn cards_for_chips() {
    let scene = "options: invasion=off
         phase: consume
         A: old-earth deficit-spending.1 | picks double | hand gem-world comet-zone spice-world
         B: new-sparta";
    assert_eq!(offered(&after(scene, ""), 'A'), ["use deficit-spending.1 1", "done"]);
    let moves = "A use deficit-spending.1 1\nA discard gem-world\nA discard comet-zone";
    assert_eq!(offered(&after(scene, moves), 'A'), ["done"], "two at most");
    assert_eq!(after(scene, &format!("{moves}\nA done")).empires[Seat(0)].chips, 2);
    refused(scene, &format!("{moves}\nA discard spice-world"), Reason::Enough);
}

/// XI 6.7: a card that was guessed right is taken, and everybody has seen it.
#[test]
fn a_right_guess() {
    check(
        "options: invasion=off
         phase: consume
         A: gambling-world | picks double
         B: new-sparta
         deck: mining-world space-port",
        "A guess 3",
        expect![[r#"
            PhaseBegan phase: Consume, again: false, automatic: false
            A guess 3
              Guessed seat: A, number: 3, card: mining-world, right: true
              RoundBegan round: 4
            A: gambling-world | hand mining-world
            asked A: an action
            asked B: an action
        "#]],
    );
}

/// XI 7.1, 7.2 and 7.3: worlds produce by themselves; which windfall world produces is a choice.
#[test]
fn who_produces() {
    check(
        "options: invasion=off
         phase: produce
         A: old-earth gem-world radioactive-world refugee-world | picks produce
         B: new-sparta mining-world*
         deck: space-port artist-colony",
        "A produce refugee-world",
        expect![[r#"
            PhaseBegan phase: Produce, again: false, automatic: false
            Stocked seat: A, world: gem-world
            Drew seat: A, why: Power power: PowerRef card: gem-world, number: 2, count: 1, cards: None
            A produce refugee-world
              Stocked seat: A, world: refugee-world
              RoundBegan round: 4
            A: old-earth gem-world* radioactive-world refugee-world* | hand artist-colony
            asked A: an action
            asked B: an action
        "#]],
    );
}

/// XI 7.2 and 7.4: Alien Archives produces for a card; Research Labs may draw before or after.
#[test]
fn a_price_may_wait() {
    let scene = "options: invasion=off
         phase: produce
         A: old-earth alien-archives diversified-economy.1 gem-world | picks explore-5
         B: new-sparta | picks produce
         deck: mining-world artist-colony spice-world";
    let moves = "A use diversified-economy.1 2\nA use alien-archives 2\nA pay spice-world";
    let game = after(scene, moves);
    assert!(game.empires[Seat(0)].stocked.contains("alien-archives".parse().unwrap()));
}

/// XI 7.5 and 7.6: the player who has produced the most rare goods draws two cards.
#[test]
fn the_most_of_a_kind() {
    let hand = |scene: &str| after(scene, "").hand(Seat(0)).len();
    let scene = |mine: &str, other: &str| {
        format!(
            "options: invasion=off
             phase: produce
             A: old-earth mining-conglomerate.1 {mine} | picks explore-5
             B: new-sparta {other} | picks produce"
        )
    };
    assert_eq!(hand(&scene("new-earth", "")), 2);
    assert_eq!(hand(&scene("new-earth", "rebel-miners")), 0, "a tie gives nothing");
}

/// XI 9.1 and 9.2: a card counts in its most valuable category, and a counting card counts itself.
#[test]
fn a_six_cost_development() {
    let points = |tableau: &str| {
        let scene = format!("options: invasion=off\nA: {tableau}\nB: new-sparta");
        after(&scene, "").points(Seat(0))
    };
    assert_eq!(points("galactic-federation"), 2, "itself, a six-cost development");
    assert_eq!(points("galactic-federation public-works.1"), 2 + 1 + 1);
    assert_eq!(points("mining-league mining-robots.1 comet-zone"), 2 + 1 + 2 + 2);
    assert_eq!(points("new-galactic-order space-marines.1"), 4 + 1);
}

/// XI 9.4: a point for every three chips.
#[test]
fn a_renaissance() {
    let scene = "options: invasion=off\nA: galactic-renaissance | chips 8\nB: new-sparta";
    assert_eq!(after(scene, "").points(Seat(0)), 8 + 2);
}

/// XI 9.5: the count may be negative.
#[test]
fn a_weak_order() {
    let scene = "options: invasion=off
         A: pan-galactic-league contact-specialist.1 refugee-world new-galactic-order
         B: new-sparta";
    assert_eq!(after(scene, "").points(Seat(0)), 3 + 1 + 1 - 1);
}

/// XI 9.3: the number of cards in hand and goods decides a tie; otherwise the victory is shared.
#[test]
fn ties() {
    let ended = |one: &str| {
        let scene = format!(
            "options: invasion=off
             phase: limit
             pool: 0
             A: new-sparta {one}
             B: epsilon-eridani | hand gem-world"
        );
        after(&scene, "").outcome().unwrap().to_string()
    };
    assert_eq!(ended(""), "end chips\nresult A lost 1\nresult B won 1");
    assert_eq!(ended("| hand comet-zone"), "end chips\nresult A won 1\nresult B won 1");
}

/// XI 11.1: there are 23 pairs, and 30 with the Invasion mode.
#[test]
fn pairs_of_actions() {
    let pairs = |options: &str| {
        let scene = format!("options: expert=on {options}\nA: old-earth\nB: new-sparta");
        let second = |it: &String| offered(&after(&scene, &format!("A {it}")), 'A');
        let pairs = offered(&after(&scene, ""), 'A').into_iter().flat_map(|one| {
            second(&one).into_iter().map(move |other| [one.clone(), other].into_iter().collect())
        });
        pairs.collect::<BTreeSet<BTreeSet<String>>>().len()
    };
    assert_eq!((pairs("invasion=off"), pairs("invasion=on")), (23, 30));
}

/// XI 11.2: both Develop cards of one player make two phases. A player who picked both has the
/// bonus in each, one who picked one in the first only.
#[test]
fn two_phases() {
    let scene = "options: invasion=off expert=on
         phase: develop
         A: old-earth | picks develop develop | hand public-works.1 investment-credits.1
         B: new-sparta | picks develop produce | hand space-marines.1 gem-world";
    let game = after(scene, "A place public-works.1\nB nothing");
    assert!(game.again && offered(&game, 'A').contains(&"place investment-credits.1".to_string()));
    let dear = "space-marines.1".parse().unwrap();
    assert_eq!(game.development_cost(Seat(1), dear), 2, "no bonus for one card");
}

/// XI 11.2: one Develop card from each is one phase.
#[test]
fn one_phase_for_one_card_each() {
    let scene = "options: invasion=off expert=on
         phase: develop
         A: old-earth | picks develop produce
         B: new-sparta | picks develop trade";
    let game = after(scene, "A nothing\nB nothing");
    assert!(!game.again && game.round == 4);
}

/// XI 11.3: both Explore cards draw eight and keep two.
#[test]
fn both_explores() {
    let scene = "options: invasion=off expert=on
         phase: explore
         A: old-earth | picks explore-5 explore-1-1
         B: new-sparta | picks develop trade";
    let game = after(scene, "");
    assert_eq!((game.hand(Seat(0)).len(), game.empires[Seat(0)].owes), (8, 6));
}
