//! Moves and positions as numbers, in random games of every kind.

use std::collections::BTreeMap;

use catalogue::{GAMES, NumericVisitor, visit_numeric};
use conformance::Trial;
use conformance::numbers::check;
use expect_test::expect;
use tabletop::{ByNumber, Numeric, text_of_number};

/// The options that add something to see, besides the usual ones.
const OTHERS: [(&str, &[(&str, &str)]); 5] = [
    ("oh-no", &[("level", "3"), ("matrix", "piles")]),
    ("planisphere", &[("events", "off"), ("rounds", "8"), ("landings", "3")]),
    ("invazions", &[("soldat_first", "on"), ("three_humans", "off")]),
    ("pulp", &[("difficulty", "advanced")]),
    ("xeno", &[("invasion", "off"), ("start", "preset"), ("edition", "2018")]),
];

struct Seen<'a>(Trial<'a>);

impl NumericVisitor for Seen<'_> {
    type Out = usize;

    fn visit<G: Numeric>(self) -> usize {
        check::<G>(&self.0)
    }
}

#[test]
fn moves_have_numbers_and_seats_see_only_what_they_know() {
    let mut widths = BTreeMap::new();
    for game in GAMES {
        let other = OTHERS.iter().find(|it| it.0 == game.id).map_or(&[][..], |it| it.1);
        for players in game.players.0..=game.players.1 {
            for (options, name) in [(&[][..], "usual"), (other, "other")] {
                let trial = Trial { players, options, games: 4, seed: 1 };
                let width = visit_numeric(game.id, Seen(trial)).expect("a game of the list");
                widths.insert(format!("{} {players} {name}", game.id), width);
            }
        }
    }
    let widths: Vec<String> = widths.iter().map(|(of, width)| format!("{of}: {width}\n")).collect();
    // What learned from one width cannot play with another.
    expect![[r#"
        invazions 2 other: 538
        invazions 2 usual: 538
        invazions 3 other: 621
        invazions 3 usual: 621
        invazions 4 other: 704
        invazions 4 usual: 704
        oh-no 3 other: 1827
        oh-no 3 usual: 1827
        oh-no 4 other: 2275
        oh-no 4 usual: 2275
        oh-no 5 other: 2723
        oh-no 5 usual: 2723
        planisphere 2 other: 4721
        planisphere 2 usual: 4721
        planisphere 3 other: 4969
        planisphere 3 usual: 4969
        planisphere 4 other: 5217
        planisphere 4 usual: 5217
        pulp 1 other: 965
        pulp 1 usual: 965
        xeno 2 other: 3955
        xeno 2 usual: 3981
        xeno 3 other: 4991
        xeno 3 usual: 5026
        xeno 4 other: 6027
        xeno 4 usual: 6071
        xeno 5 other: 7063
        xeno 5 usual: 7116
    "#]]
    .assert_eq(&widths.concat());
}

struct Actions;

impl NumericVisitor for Actions {
    type Out = String;

    fn visit<G: Numeric>(self) -> String {
        let all = <G::Move>::ACTIONS;
        let texts: Vec<String> = (0..all).map(text_of_number::<G::Move>).collect();
        let mut known: Vec<&String> = texts.iter().collect();
        known.sort();
        known.dedup();
        assert_eq!(known.len(), all, "{}: two numbers with one text", G::ID);
        let some =
            [0, all / 4, all / 2, all * 3 / 4, all - 1].map(|it| format!("{it} {}", texts[it]));
        format!("{}: {all} actions; {}\n", G::ID, some.join(", "))
    }
}

/// What a program learned is worth nothing if numbers change their meaning.
#[test]
fn numbers_keep_their_meaning() {
    let all: String =
        GAMES.iter().map(|it| visit_numeric(it.id, Actions).expect("a game of the list")).collect();
    expect![[r#"
        oh-no: 3305 actions; 0 draw, 826 fight orange-rocket.2 (826, never offered), 1652 beam pink-cannon.3 at A (1652, never offered), 2478 with red-rocket.2, 3304 strike ... at mauve-shield.4
        planisphere: 2248 actions; 0 land tripods.1, 562 attack mutants.3 ..., 1124 pick colossus.3, 1686 attack ... colossus.4, 2247 pair ... androids.5
        invazions: 620 actions; 0 discard survivors, 155 capture harangue at hangar, 310 drop tracker, 465 propose go D canteen, 619 stop idle
        pulp: 371 actions; 0 leave red, 92 weapon bomb at combat, 185 pay science 4 for diplomacy, 278 keep vanguard, 370 done
        xeno: 2669 actions; 0 keep old-earth, 667 use anti-xeno-league 1, 1334 sell alien-first-contact-team, 2001 damage terraforming-defenders, 2668 repair ... cards
    "#]].assert_eq(&all);
}
