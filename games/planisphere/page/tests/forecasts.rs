//! Whether what the pages of Invasion predict comes true: compared with what the game then
//! reports, in random games.

use std::collections::BTreeMap;

use conformance::Trial;
use planisphere::Planisphere;
use planisphere::card::Card;
use planisphere::event::{Cause, Told};
use planisphere::happening::News;
use planisphere::moves::Move;
use planisphere::view::{Clash, ClashResult, Landing, Phase, View};
use tabletop::{Game, Seat, Viewer};

use planisphere_page::Page;
use preview::watch::{Moment, Shown, Watch, watch};

/// What was said of units and comes true later.
#[derive(Default)]
struct Watcher {
    /// Turns of gestation left.
    births: BTreeMap<Card, u32>,
    /// The last round of the condemned.
    dooms: BTreeMap<Card, u32>,
    /// To whom lent units go back, and the last round before that.
    loans: BTreeMap<Card, (Seat, u32)>,
}

impl Watch<Planisphere> for Watcher {
    const KINDS: &'static [&'static str] = &[
        "arrival", "combat", "control", "deadly", "dies", "fined", "force", "gestates", "lent",
        "off", "pinned", "prospect", "sum",
    ];

    fn see(&mut self, moment: &Moment<'_, Planisphere>) {
        let view = moment.before.game().view(Viewer::Seat(moment.seat));
        for shown in moment.shown() {
            match shown.kind.as_str() {
                "arrival" => arrival(moment, &shown),
                "combat" | "sum" | "off" => combat(moment, &view, &shown),
                "prospect" => prospect(moment, &shown),
                "control" => control(moment, &shown),
                "deadly" => deadly(moment, &shown),
                "force" => force(moment, &shown),
                "pinned" => stays(moment, &view, &shown),
                "fined" => gives_up(moment, &view, &shown),
                "gestates" => self.births.extend([unit_and_number(&shown)]),
                "dies" => {
                    let (card, rounds) = unit_and_number(&shown);
                    self.dooms.insert(card, u32::from(view.round) + rounds - 1);
                }
                "lent" => {
                    let (unit, rounds) = shown.value.rsplit_once(' ').expect("a unit and a number");
                    let (unit, back_to) = unit.split_once(' ').expect("a unit and whose it is");
                    let back_to = back_to.parse().expect("a seat");
                    let rounds: u32 = rounds.parse().expect("a number");
                    self.loans
                        .insert(card(Some(unit)), (back_to, u32::from(view.round) + rounds - 1));
                }
                kind => panic!("`{kind}` is foretold"),
            }
        }
        self.births_come(moment);
        self.dooms_come(moment, &view);
        self.loans_end(moment, &view);
    }
}

impl Watcher {
    /// Nobody is born before its time.
    fn births_come(&mut self, moment: &Moment<'_, Planisphere>) {
        for told in moment.told() {
            let Told::Born { card, .. } = told else { continue };
            let left = self.births.remove(&card);
            assert!(left.is_none_or(|it| it == 1), "{} {card}: {left:?}", moment.here());
        }
    }

    /// The condemned die in the round that was told, and neither sooner nor later.
    fn dooms_come(&mut self, moment: &Moment<'_, Planisphere>, view: &View) {
        for told in moment.told() {
            match told {
                Told::Destroyed { card, cause: Cause::Happening { number: 68 | 78 }, .. } => {
                    let doom = self.dooms.remove(&card);
                    let now = u32::from(view.round);
                    assert!(doom.is_none_or(|it| it == now), "{} {card}: {doom:?}", moment.here());
                }
                Told::Happening { news: News::Spared { card, .. } } => _ = self.dooms.remove(&card),
                _ => (),
            }
        }
        let after = moment.after.game().view(Viewer::Seat(moment.seat));
        self.dooms.retain(|card, _| after.unit(*card).is_some_and(|it| it.dies.is_some()));
        let round = u32::from(after.round);
        let late = self.dooms.iter().find(|(_, doom)| **doom < round);
        assert!(late.is_none(), "{} {late:?}", moment.here());
    }
}

impl Watcher {
    /// A lent unit goes back when, and to whom, it was said, unless it or that player is gone.
    fn loans_end(&mut self, moment: &Moment<'_, Planisphere>, view: &View) {
        let after = moment.after.game().view(Viewer::Seat(moment.seat));
        let told = moment.told();
        let went = |unit: Card| {
            told.iter().find_map(|it| match it {
                Told::ChangedCamp { card, to, .. } if *card == unit => Some(*to),
                _ => None,
            })
        };
        let ended = |unit: &Card| after.unit(*unit).is_none_or(|it| it.lent.is_none());
        let over: Vec<Card> = self.loans.keys().copied().filter(ended).collect();
        for unit in over {
            let (back_to, last) = self.loans.remove(&unit).expect("it is lent");
            let was = view.unit(unit).map(|it| it.owner);
            if after.unit(unit).is_none() || after.camps[back_to].out || was == Some(back_to) {
                continue;
            }
            let here = (went(unit), u32::from(view.round));
            assert_eq!(here, (Some(back_to), last), "{} {unit}", moment.here());
        }
        let late = self.loans.iter().find(|it| it.1.1 < u32::from(after.round));
        assert!(late.is_none(), "{} {late:?}", moment.here());
    }
}

/// How often a card arrives, counted over all faces of the dice that are thrown.
fn arrival(moment: &Moment<'_, Planisphere>, shown: &Shown) {
    let beats = |d20: u8, d10: u8| d10 < d20;
    for told in moment.told() {
        if let Told::Arrived { landing: Landing { test: Some(test), .. } } = told {
            assert_eq!(test.passed, beats(test.d20, test.d10), "{} {test:?}", moment.here());
        }
    }
    let throws = (1..=20).flat_map(|d20| (1..=10).map(move |d10| (d20, d10)));
    let passed = throws.filter(|it| beats(it.0, it.1)).count();
    assert_eq!(shown.read::<usize>(), passed * 1000 / 200, "{}", moment.here());
}

fn card(word: Option<&str>) -> Card {
    word.and_then(|it| it.parse().ok()).expect("a unit")
}

fn unit_and_number(shown: &Shown) -> (Card, u32) {
    let (unit, number) = shown.value.split_once(' ').expect("a unit and a number");
    (card(Some(unit)), number.parse().unwrap_or_else(|_| panic!("{shown:?}")))
}

fn word(result: ClashResult) -> &'static str {
    match result {
        ClashResult::DefenderDestroyed => "won",
        ClashResult::AttackerDestroyed => "lost",
        ClashResult::Equality => "equal",
    }
}

/// Two units on one square: whether they fight, what is counted, and how it ends.
fn combat(moment: &Moment<'_, Planisphere>, view: &View, shown: &Shown) {
    let mut words = shown.value.split(' ');
    let (one, other) = (card(words.next()), card(words.next()));
    let attack = Move::Attack(one, other);
    if !view.offers(attack) {
        return assert!(shown.value.ends_with(|it: char| it != '?'), "{shown:?}");
    }
    let told = moment.tried(&attack.to_string()).1;
    let fought = told.iter().find_map(|it| match it {
        Told::Fought { clash, .. } if (clash.attacker, clash.defender) == (one, other) => {
            Some(clash)
        }
        _ => None,
    });
    let rest = words.collect::<Vec<_>>().join(" ");
    match (shown.kind.as_str(), fought) {
        ("off", _) => assert!(fought.is_none() && rest.is_empty(), "{} {shown:?}", moment.here()),
        ("combat", Some(clash)) => assert_eq!(rest, word(clash.result), "{}", moment.here()),
        ("sum", Some(clash)) => assert!(is_counted(clash, &rest), "{} {shown:?}", moment.here()),
        _ => (), // Somebody may sacrifice itself first.
    }
}

/// `sum-back 5 4`: a blow of 5 against 4.
fn is_counted(clash: &Clash, text: &str) -> bool {
    let first = format!("sum-attack {} {}", clash.att + clash.shots, clash.def);
    let key = if clash.swift { "sum-swift" } else { "sum-back" };
    let back = clash.back.map(|it| format!("{key} {} {}", it.att + it.shots, it.def));
    text == first || Some(text) == back.as_deref()
}

/// `pods.1:won ants.2:equal`: what attacks would bring after a move.
fn prospect(moment: &Moment<'_, Planisphere>, shown: &Shown) {
    let mv = shown.mv.as_deref().expect("a move is named");
    let mover = card(mv.split(' ').nth(1));
    let after = moment.tried(mv).0.game().view(Viewer::Seat(moment.seat));
    let fights = after.contacts.iter().filter(|it| it.clash.attacker == mover && it.off.is_none());
    let mut fights: Vec<String> =
        fights.map(|it| format!("{}:{}", it.clash.defender, word(it.clash.result))).collect();
    let mut foretold: Vec<&str> = shown.value.split(' ').collect();
    fights.sort();
    foretold.sort_unstable();
    assert_eq!(foretold, fights, "{} {shown:?}", moment.here());
}

/// With how many of ten faces a unit takes another over.
fn control(moment: &Moment<'_, Planisphere>, shown: &Shown) {
    let mv = shown.mv.as_deref().expect("a move is named");
    let told = moment.tried(mv).1;
    let attempt = told.iter().find_map(|it| match it {
        Told::Controlled { attempt, .. } => Some(attempt),
        _ => None,
    });
    let Some(attempt) = attempt else { return }; // Somebody may sacrifice itself first.
    let beats = |die: u8| attempt.def < die as i8;
    let inverted = attempt.taken != beats(attempt.die);
    let faces = (1..=10).filter(|die| beats(*die) != inverted).count();
    assert_eq!(shown.read::<usize>(), faces, "{} {attempt:?}", moment.here());
}

fn deadly(moment: &Moment<'_, Planisphere>, shown: &Shown) {
    assert_eq!(shown.value, "yes", "{shown:?}");
    let mv = shown.mv.as_deref().expect("a move is named");
    let mover = card(mv.split(' ').nth(1));
    let dies = |it: &Told| matches!(it, Told::Destroyed { card, .. } if *card == mover);
    let spared = |it: &Told| matches!(it, Told::Happening { news: News::Spared { .. } });
    let after = moment.tried(mv);
    let safe = after.0.game().view(Viewer::Spectator).in_force.iter().any(|it| it.number == 63);
    assert!(safe || after.1.iter().any(|it| dies(it) || spared(it)), "{} {shown:?}", moment.here());
}

fn force(moment: &Moment<'_, Planisphere>, shown: &Shown) {
    let told = moment.tried(shown.mv.as_deref().expect("a shot is named")).1;
    let announced = told.iter().find_map(|it| match it {
        Told::Aimed { force, .. } => Some(*force),
        _ => None,
    });
    assert_eq!(announced, Some(shown.read()), "{} {shown:?}", moment.here());
}

fn stays(moment: &Moment<'_, Planisphere>, view: &View, shown: &Shown) {
    let unit = card(Some(&shown.value));
    let moves = |mv: Move| matches!(mv, Move::Move(it, _) if it == unit);
    let aground = view.phase == Phase::Happenings; // PL 11.71 moves it anyway.
    assert!(aground || !view.moves.iter().any(|it| moves(it.0)), "{} {shown:?}", moment.here());
}

fn gives_up(moment: &Moment<'_, Planisphere>, view: &View, shown: &Shown) {
    let unit = card(Some(&shown.value));
    let attacks = |mv: Move| matches!(mv, Move::Aim(it, _) | Move::Attack(it, _) | Move::Control(it, _) | Move::Martyr(it, _) if it == unit);
    assert!(!view.moves.iter().any(|it| attacks(it.0)), "{} {shown:?}", moment.here());
}

#[test]
fn the_board_says_what_happens() {
    let options = [("events", "on"), ("rounds", "14"), ("landings", "3")];
    watch::<Page, Watcher>(&Trial { players: 3, options: &options, games: 2, seed: 17 });
}
