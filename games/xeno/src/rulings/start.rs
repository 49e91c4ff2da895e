//! XI 1: how a game begins, and the pile that everybody draws from.

use expect_test::expect;
use tabletop::{CardSet as _, Game as _, Seat};

use crate::deck::Cards;
use crate::options::Edition;
use crate::scene::{check, set};

/// XI 1.5: the player with the lowest start world draws first, then the others clockwise.
#[test]
fn the_lowest_world_draws_first() {
    let game = set("phase: pick\nfirst: B\nA: new-sparta\nB: old-earth\nC: rebel-cadre");
    let order: Vec<Seat> = game.in_order().collect();
    assert_eq!(order, [Seat(1), Seat(2), Seat(0)]);
    check(
        "phase: explore
         first: B
         A: new-sparta | picks explore-5
         B: old-earth
         deck: gem-world spice-world space-port mining-world new-earth rebel-base comet-zone \
            artist-colony plague-world",
        "B discard spice-world",
        expect![[r#"
            PhaseBegan phase: Explore, again: false, automatic: false
            Drew seat: B, why: Explore, count: 2, cards: None
            Drew seat: A, why: Explore, count: 7, cards: None
            B discard spice-world
            A: new-sparta | hand comet-zone artist-colony plague-world space-port new-earth rebel-base mining-world
            B: old-earth | hand gem-world spice-world
            asked A: discard comet-zone, discard artist-colony, discard plague-world, discard space-port, discard new-earth, discard rebel-base, discard mining-world
        "#]],
    );
}

/// XI 1.6: twelve chips for each player.
#[test]
fn twelve_chips_each() {
    assert_eq!(
        set("phase: pick\nA: old-earth\nB: new-sparta\nC: rebel-cadre")
            .view(tabletop::Viewer::Spectator)
            .pool,
        36
    );
}

/// XI 1.7: the second edition changes five cards.
#[test]
fn five_cards_have_changed() {
    let cards = Cards::parse(Cards::BUILTIN).unwrap();
    let (first, second) = (cards.faces(Edition::First), cards.faces(Edition::Second));
    let changed = first.iter().zip(second.iter()).filter(|(one, other)| one != other);
    let names: Vec<&str> = changed.map(|it| it.0.design.word()).collect();
    assert_eq!(
        names,
        [
            "outlaw-world",
            "black-market-trading-world",
            "imperium-armaments-world",
            "bio-hazard-mining-world",
            "merchant-guild",
        ]
    );
}

/// XI 1.8: when a draw takes the last card, the discards are shuffled at once, and the draw goes
/// on.
#[test]
fn the_discards_are_shuffled_at_once() {
    let game = set("phase: explore
        A: new-sparta | picks explore-5
        B: old-earth
        deck: gem-world spice-world only");
    let drawn = game.empires.values().map(|it| it.hand.for_rules().len()).sum::<usize>();
    assert_eq!(drawn, 7 + 2);
    assert_eq!(game.discards_size(), 0);
    assert_eq!(game.tally.shuffles, 1);
}
