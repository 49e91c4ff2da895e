//! XI 1 to 3 and 10: starting, rounds, Explore, and what is hidden.

use expect_test::expect;
use tabletop::{CardSet, Chance, Game, Options, Seat, Seed, Setup, Viewer};

use crate::card::Card;
use crate::deck::Cards;
use crate::options::XenoOptions;
use crate::scene::{after, check, offered};
use crate::state::Xeno;

fn dealt(players: u8, options: &[(&str, &str)]) -> Xeno {
    let options = XenoOptions::from_pairs(options.iter().copied()).unwrap();
    let cards = Cards::parse(Cards::BUILTIN).unwrap().into();
    Xeno::setup(&Setup { players, options }, cards, Seed::from_number(5)).unwrap()
}

/// XI 1.1 and 1.2: each player has a blue and a red start world and six cards; all others are in
/// the deck.
#[test]
fn everybody_is_dealt_a_choice() {
    let game = dealt(5, &[]);
    for (_, empire) in game.empires.iter() {
        let numbers = empire.dealt.for_rules().iter().filter_map(|it| game.faces.of(it).start);
        let mut colours: Vec<u8> = numbers.map(|it| it % 2).collect();
        colours.sort_unstable();
        assert_eq!((colours, empire.hand.for_rules().len()), (vec![0, 1], 6));
    }
    assert_eq!((game.deck_size(), game.pool), (165 - 5 * 8, 60));
}

/// XI 1.3 and 1.4: the hands that the box proposes; of the five worlds one has a good.
#[test]
fn a_preset_start() {
    let game = dealt(5, &[("start", "preset")]);
    assert!(game.empires.values().all(|it| it.hand.for_rules().len() == 4));
    let stocked: Vec<Card> = game.empires.values().flat_map(|it| it.stocked.iter()).collect();
    assert_eq!(stocked, ["alpha-centauri".parse().unwrap()]);
    assert_eq!(game.round, 1);
}

/// XI 1.2: the answer is a start world, then two cards to give up.
#[test]
fn how_one_starts() {
    let mut game = dealt(2, &[]);
    let mut log = tabletop::Log::silent();
    for seat in [Seat(0), Seat(1)] {
        for _ in 0..3 {
            let mut moves = Vec::new();
            game.legal_moves(seat, &mut moves);
            game.carry_out(seat, moves[0], &mut log);
        }
    }
    assert!(game.empires.values().all(|it| it.hand.for_rules().len() == 4));
    assert!(game.empires.values().all(|it| it.dealt.for_rules().is_empty()));
    let (first, other) = (game.first, game.first.next(2));
    let number = |seat: Seat| game.faces.of(game.empires[seat].tableau[0]).start;
    assert!(number(first) < number(other), "the lowest start world comes first");
}

/// XI 2.1 and 2.2: only phases that somebody picked happen, and only those who picked one have its
/// bonus.
#[test]
fn picks_are_revealed_together() {
    check(
        "options: invasion=off
         A: old-earth
         B: new-sparta
         deck: gem-world comet-zone space-port mining-world artist-colony
         C: epsilon-eridani",
        "A pick explore-1-1
         B pick produce
         C pick explore-1-1",
        expect![[r#"
            RoundBegan round: 4
            A pick explore-1-1
            B pick produce
            C pick explore-1-1
              Picked seat: A, actions: [ExploreOne]
              Picked seat: B, actions: [Produce]
              Picked seat: C, actions: [ExploreOne]
              PhaseBegan phase: Explore, again: false, automatic: false
              Drew seat: A, why: Explore, count: 3, cards: None
              Drew seat: B, why: Explore, count: 2, cards: None
              Drew seat: C, why: Explore, count: 3, cards: Some([anti-xeno-rebel-force, alien-historians, anti-xeno-league])
            A: old-earth | hand gem-world comet-zone space-port
            B: new-sparta | hand artist-colony mining-world
            C: epsilon-eridani | hand anti-xeno-rebel-force alien-historians anti-xeno-league
            asked A: discard gem-world, discard comet-zone, discard space-port
            asked B: discard artist-colony, discard mining-world
            asked C: discard anti-xeno-rebel-force, discard alien-historians, discard anti-xeno-league
        "#]],
    );
}

/// XI 2.3: ten cards are kept, in the last round too.
#[test]
fn the_discard_to_ten() {
    let game = after(
        "options: invasion=off
         phase: limit
         A: old-earth | hand gem-world comet-zone space-port mining-world artist-colony new-earth destroyed-world refugee-world empath-world public-works.1 public-works.2 outlaw-world
         B: new-sparta
         pool: 0",
        "",
    );
    assert_eq!(offered(&game, 'A').len(), 12, "each may be the first of two");
}

/// XI 2.4: a card placed in Develop counts from Settle on.
#[test]
fn a_new_card_works_from_the_next_phase_on() {
    let game = after(
        "options: invasion=off
         phase: develop
         A: old-earth | picks develop | hand space-marines.1 rebel-fuel-cache gem-world
         B: new-sparta | picks settle",
        "A place space-marines.1
         B nothing
         A pay gem-world",
    );
    assert!(offered(&game, 'A').contains(&"place rebel-fuel-cache".to_string()));
}

/// XI 2.5: discounts add up.
#[test]
fn discounts_add_up() {
    let game = after(
        "options: invasion=off
         phase: develop
         A: old-earth investment-credits.1 galactic-federation | picks develop | hand merchant-guild gem-world
         B: new-sparta",
        "",
    );
    let guild: Card = "merchant-guild".parse().unwrap();
    assert_eq!(game.development_cost(Seat(0), guild), 2, "six less one, two and the bonus");
}

/// XI 2.6: an emptied pool ends the game after the round, and so do twelve cards; chips are paid
/// in full.
#[test]
fn the_ends() {
    let over = |scene: &str| after(scene, "").outcome().map(|it| it.ending);
    let chips = "options: invasion=off
         phase: limit
         A: old-earth
         B: new-sparta
         pool: -3";
    assert_eq!(over(chips), Some("chips"));
    let twelve = "options: invasion=off
         phase: limit
         A: old-earth gem-world comet-zone space-port mining-world artist-colony new-earth refugee-world empath-world public-works.1 outlaw-world spice-world
         B: new-sparta";
    assert_eq!(over(twelve), Some("twelve"));
}

/// XI 2.7: after round 99 points decide.
#[test]
fn the_last_round_of_all() {
    let scene = "options: invasion=off
         phase: limit
         round: 99
         A: old-earth
         B: new-sparta";
    assert_eq!(after(scene, "").outcome().map(|it| it.ending), Some("rounds"));
}

/// XI 3.1 and 3.2, the example of the booklet: five cards in hand and two powers that draw one
/// more; four cards come, three go, six stay.
#[test]
fn helene_explores() {
    check(
        "options: invasion=off
         phase: explore
         A: old-earth expedition-force.1 star-nomad-lair | hand gem-world comet-zone space-port mining-world artist-colony
         B: new-sparta | picks explore-1-1 | hand new-earth
         deck: refugee-world empath-world outlaw-world pirate-world public-works.1 public-works.2 deficit-spending.1 deficit-spending.2 interstellar-bank.1 interstellar-bank.2 spice-world",
        "A discard gem-world
         A discard comet-zone
         A discard outlaw-world
         B discard new-earth",
        expect![[r#"
            PhaseBegan phase: Explore, again: false, automatic: false
            Drew seat: A, why: Explore, count: 4, cards: None
            Drew seat: B, why: Explore, count: 3, cards: None
            A discard gem-world
            A discard comet-zone
            A discard outlaw-world
            B discard new-earth
              Discarded seat: A, why: Explore, count: 3, cards: None
              Discarded seat: B, why: Explore, count: 1, cards: Some([new-earth])
              RoundBegan round: 4
            A: old-earth expedition-force.1 star-nomad-lair | hand artist-colony refugee-world empath-world pirate-world space-port mining-world
            B: new-sparta | hand public-works.1 public-works.2 deficit-spending.1
            asked A: an action
            asked B: an action
        "#]],
    );
}

/// XI 10.1, 10.2 and 10.3: only the player itself sees what it has picked so far.
#[test]
fn choices_are_sealed() {
    let scene = "options: invasion=off
         phase: develop
         A: old-earth | picks develop | hand space-marines.1 rebel-fuel-cache gem-world
         B: new-sparta | hand public-works.1";
    let views = |mv: &str| {
        let game = after(scene, mv);
        [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator].map(|it| game.view(it))
    };
    let (one, other) = (views("A place space-marines.1"), views("A nothing"));
    assert!(one[0] != other[0], "A sees its own answer");
    assert!(one[1] == other[1] && one[2] == other[2], "nobody else does");
    assert!(one[1].empires[Seat(0)].hand.is_empty());
}

/// XI 10.1: a player remembers its discards, so it never imagines others with those cards.
#[test]
fn own_discards_are_remembered() {
    let game = after(
        "options: invasion=off
         phase: develop
         A: old-earth | picks develop | hand space-marines.1 rebel-fuel-cache gem-world
         B: new-sparta | hand public-works.1",
        "A place space-marines.1
         B nothing
         A pay gem-world",
    );
    let gem: Card = "gem-world".parse().unwrap();
    for seed in 0..20 {
        let own = game.imagine(Viewer::Seat(Seat(0)), &mut Chance::from_number(seed));
        assert!(own.discards.for_rules().contains(gem));
    }
    let others = (0..60).map(|it| game.imagine(Viewer::Spectator, &mut Chance::from_number(it)));
    assert!(others.into_iter().any(|it| !it.discards.for_rules().contains(gem)));
}
