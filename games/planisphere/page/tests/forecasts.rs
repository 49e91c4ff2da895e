//! Whether what the pages of Invasion predict comes true: compared with what the game then
//! reports, in random games.

use std::collections::{BTreeMap, BTreeSet};

use conformance::Trial;
use planisphere::Planisphere;
use planisphere::card::Card;
use planisphere::event::{Cause, Told};
use planisphere::happening::News;
use planisphere::moves::Move;
use planisphere::view::{Clash, ClashResult, Landing, Phase, Stage, View};
use tabletop::{Entry, Game, Seat, Seated, Viewer};

use planisphere_page::Page;
use preview::watch::{Prediction, Watch, WatchedMove, watch};

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
        "arrival", "balance", "combat", "control", "deadly", "dies", "fined", "force", "gestates",
        "lent", "off", "pinned", "prospect", "range", "reach", "reached", "shot", "sum", "toll",
    ];

    fn see(&mut self, moment: &WatchedMove<'_, Planisphere>) {
        let view = moment.before.game().view(Viewer::Seat(moment.seat));
        let all = moment.shown();
        let zones = zones(&all, &view, moment.seat);
        for shown in all {
            match shown.kind.as_str() {
                "arrival" => arrival(moment, &shown),
                "combat" | "sum" | "off" => combat(moment, &view, &shown),
                "balance" => balance(moment, &view, &shown),
                "toll" => assert_eq!(shown.read::<usize>(), toll(moment), "{}", moment.here()),
                "reach" => reach(moment, &shown),
                "range" => range(&view, &shown, moment),
                "reached" => could(&zones, moment, &shown, "reach"),
                "shot" => could(&zones, moment, &shown, "range"),
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
    fn births_come(&mut self, moment: &WatchedMove<'_, Planisphere>) {
        for told in moment.told() {
            let Told::Born { card, .. } = told else { continue };
            let left = self.births.remove(&card);
            assert!(left.is_none_or(|it| it == 1), "{} {card}: {left:?}", moment.here());
        }
    }

    /// The condemned die in the round that was told, and neither sooner nor later.
    fn dooms_come(&mut self, moment: &WatchedMove<'_, Planisphere>, view: &View) {
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
    fn loans_end(&mut self, moment: &WatchedMove<'_, Planisphere>, view: &View) {
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
fn arrival(moment: &WatchedMove<'_, Planisphere>, shown: &Prediction) {
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

fn unit_and_number(shown: &Prediction) -> (Card, u32) {
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
fn combat(moment: &WatchedMove<'_, Planisphere>, view: &View, shown: &Prediction) {
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
fn prospect(moment: &WatchedMove<'_, Planisphere>, shown: &Prediction) {
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
fn control(moment: &WatchedMove<'_, Planisphere>, shown: &Prediction) {
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

fn deadly(moment: &WatchedMove<'_, Planisphere>, shown: &Prediction) {
    assert_eq!(shown.value, "yes", "{shown:?}");
    let mv = shown.mv.as_deref().expect("a move is named");
    let mover = card(mv.split(' ').nth(1));
    let dies = |it: &Told| matches!(it, Told::Destroyed { card, .. } if *card == mover);
    let spared = |it: &Told| matches!(it, Told::Happening { news: News::Spared { .. } });
    let after = moment.tried(mv);
    let safe = after.0.game().view(Viewer::Spectator).in_force.iter().any(|it| it.number == 63);
    assert!(safe || after.1.iter().any(|it| dies(it) || spared(it)), "{} {shown:?}", moment.here());
}

fn force(moment: &WatchedMove<'_, Planisphere>, shown: &Prediction) {
    let told = moment.tried(shown.mv.as_deref().expect("a shot is named")).1;
    let announced = told.iter().find_map(|it| match it {
        Told::Aimed { force, .. } => Some(*force),
        _ => None,
    });
    assert_eq!(announced, Some(shown.read()), "{} {shown:?}", moment.here());
}

fn stays(moment: &WatchedMove<'_, Planisphere>, view: &View, shown: &Prediction) {
    let unit = card(Some(&shown.value));
    let moves = |mv: Move| matches!(mv, Move::Move(it, _) if it == unit);
    let aground = view.phase == Phase::Happenings; // PL 11.71 moves it anyway.
    assert!(aground || !view.moves.iter().any(|it| moves(it.0)), "{} {shown:?}", moment.here());
}

fn gives_up(moment: &WatchedMove<'_, Planisphere>, view: &View, shown: &Prediction) {
    let unit = card(Some(&shown.value));
    let attacks = |mv: Move| matches!(mv, Move::Aim(it, _) | Move::Attack(it, _) | Move::Control(it, _) | Move::Martyr(it, _) if it == unit);
    assert!(!view.moves.iter().any(|it| attacks(it.0)), "{} {shown:?}", moment.here());
}

/// `ants.2 4-11 4-12`: a unit, and squares.
fn unit_and_squares(shown: &Prediction) -> (Card, BTreeSet<String>) {
    let mut words = shown.value.split(' ');
    (card(words.next()), words.map(str::to_string).collect())
}

/// Where a unit could go: when its owner's movement comes next, it may go there and nowhere else.
fn reach(moment: &WatchedMove<'_, Planisphere>, shown: &Prediction) {
    let (unit, squares) = unit_and_squares(shown);
    let after = moment.after.game().view(Viewer::Spectator);
    let (Stage::Moving { seat }, Move::Done) = (&after.stage, moment.mv) else { return };
    if after.unit(unit).is_none_or(|it| it.owner != *seat) || *seat == moment.seat {
        return;
    }
    let moves = moment.after.game().view(Viewer::Seat(*seat)).moves;
    let goes = moves.iter().filter_map(|it| match it.0 {
        Move::Move(card, square) if card == unit => Some(square.to_string()),
        _ => None,
    });
    assert_eq!(squares, goes.collect(), "{} {unit}", moment.here());
}

/// Where a unit could shoot: whoever may be its target stands there, and who stands there and is
/// none hides.
fn range(view: &View, shown: &Prediction, moment: &WatchedMove<'_, Planisphere>) {
    let (unit, squares) = unit_and_squares(shown);
    let Some(shooter) = view.unit(unit) else { panic!("{shown:?}") };
    let asked = matches!(view.stage, Stage::Aiming { seat } if seat == shooter.owner);
    if !asked || shooter.aimed {
        return;
    }
    for enemy in view.units.iter().filter(|it| it.owner != shooter.owner) {
        let aimed_at = view.offers(Move::Aim(unit, enemy.card));
        let within =
            squares.contains(&enemy.square.to_string()) && !view.is_hidden(enemy, enemy.square);
        assert_eq!(within, aimed_at, "{} {unit} {}", moment.here(), enemy.card);
    }
}

/// By what is shown of each enemy: who could come (`reach 4-11`) or shoot (`range 4-11`) there.
fn zones(all: &[Prediction], view: &View, me: Seat) -> BTreeMap<String, BTreeSet<Card>> {
    let mut zones: BTreeMap<String, BTreeSet<Card>> = BTreeMap::new();
    for shown in all.iter().filter(|it| ["reach", "range"].contains(&it.kind.as_str())) {
        let (unit, squares) = unit_and_squares(shown);
        if view.unit(unit).is_some_and(|it| it.owner != me) {
            let mut enter = |it| _ = zones.entry(it).or_default().insert(unit);
            squares.iter().for_each(|it| enter(format!("{} {it}", shown.kind)));
        }
    }
    zones
}

/// Who could come, or shoot, to where a way leads: those whose own squares include it.
fn could(
    zones: &BTreeMap<String, BTreeSet<Card>>,
    moment: &WatchedMove<'_, Planisphere>,
    shown: &Prediction,
    kind: &str,
) {
    let to = shown.mv.as_deref().and_then(|it| it.split(' ').nth(2)).expect("a way");
    let named: BTreeSet<Card> = shown.value.split(' ').map(|it| card(Some(it))).collect();
    let there = zones.get(&format!("{kind} {to}"));
    assert_eq!(Some(&named), there, "{} {shown:?}", moment.here());
}

/// Moves of the table with what was told of each, from the last one that came to the events.
fn since_events(table: &Seated<Planisphere>) -> (usize, Vec<Vec<Told>>) {
    let tell = |it: &std::sync::Arc<Entry<Planisphere>>| {
        it.events.iter().filter_map(|it| Planisphere::tell(it, Viewer::Spectator)).collect()
    };
    let told: Vec<Vec<Told>> = table.entries().iter().map(tell).collect();
    let came = |it: &Vec<Told>| it.iter().any(happens);
    let ply = told.iter().rposition(came).expect("there were events");
    (ply, told[ply..].to_vec())
}

fn happens(told: &Told) -> bool {
    matches!(told, Told::PhaseBegan { phase: Phase::Happenings })
}

/// How many units the events of the round before destroyed.
fn toll(moment: &WatchedMove<'_, Planisphere>) -> usize {
    let told = since_events(moment.before).1.concat();
    let phase = told.iter().skip_while(|it| !happens(it));
    let phase = phase.take_while(|it| !matches!(it, Told::RoundBegan { .. }));
    phase.filter(|it| matches!(it, Told::Destroyed { .. })).count()
}

/// `0 4 3`: the first player had four units before the events, and three after them.
fn balance(moment: &WatchedMove<'_, Planisphere>, view: &View, shown: &Prediction) {
    let numbers: Vec<i32> = shown.value.split(' ').map(|it| it.parse().expect("numbers")).collect();
    let [seat, had, has] = numbers[..] else { panic!("{shown:?}") };
    let (ply, told) = since_events(moment.before);
    let before = moment.before.at(ply);
    let seat = Seat(seat as u8);
    let units = |view: &View| i32::from(view.camps[seat].units);
    let first = told[0].iter().take_while(|it| !happens(it));
    let gained: i32 = first.map(|it| gain(it, seat)).sum();
    assert_eq!(had, units(&before.game().view(Viewer::Spectator)) + gained, "{}", moment.here());
    let told = told.concat();
    let round = told.iter().skip_while(|it| !happens(it));
    let round = round.skip_while(|it| !matches!(it, Told::RoundBegan { .. }));
    let round = round.skip_while(|it| !matches!(it, Told::PhaseBegan { .. }));
    assert_eq!(has, units(view) - round.map(|it| gain(it, seat)).sum::<i32>(), "{}", moment.here());
}

/// How many units somebody has more after an event that is none of the hundred.
fn gain(told: &Told, whose: Seat) -> i32 {
    match told {
        Told::Arrived { landing } if landing.landed.is_some() && landing.seat == whose => 1,
        Told::Duplicated { seat, .. } | Told::Born { seat, .. } if *seat == whose => 1,
        Told::Destroyed { owner, .. } if *owner == whose => -1,
        Told::ChangedCamp { from, to, .. } => i32::from(*to == whose) - i32::from(*from == whose),
        _ => 0,
    }
}

/// In the game of seed 21 a unit comes back from exile while events are summed up.
#[test]
fn the_board_says_what_happens() {
    let options = [("events", "on"), ("rounds", "14"), ("landings", "3"), ("rotation", "off")];
    watch::<Page, Watcher>(&Trial { players: 3, options: &options, games: 3, seed: 19 });
}
