//! Whether what the pages of Pulp Invasion! predict comes true: compared with what the game then
//! reports, in random games.

use conformance::Trial;
use pulp::card::{Ability, Colour};
use pulp::event::Told;
use pulp::moves::Move;
use pulp::view::{Fate, RowCard, Stage, View};
use pulp::{ABILITIES_LOST, Pulp};
use tabletop::{Game, Seat, Seated};

use preview::watch::{Prediction, Watch, WatchedMove, watch};
use pulp_page::Page;

type Table = Seated<Pulp>;
type Points = [u8; 3];

/// What was predicted of a card and has not come yet.
#[derive(Default)]
struct Watcher {
    /// What cards that were still ahead cost, in which turn and after how many evasions.
    dues: Vec<(String, u8, usize)>,
    /// How many cubes there would be if the card that is met were engaged.
    promised: Option<(u8, i8, usize)>,
}

impl Watch<Pulp> for Watcher {
    const KINDS: &'static [&'static str] = &[
        "costs",
        "draws",
        "due",
        "ends",
        "escape-draws",
        "gains",
        "heads",
        "if-engaged",
        "left",
        "lowers",
        "missing",
        "needs",
        "next",
        "odds",
        "points",
        "risk",
        "ruin",
        "ruinous",
        "stays",
        "sum",
    ];

    fn see(&mut self, moment: &WatchedMove<'_, Pulp>) {
        let view = view(moment.before);
        self.hold(&view, &moment.here());
        for shown in moment.shown() {
            self.check(moment, &view, &shown);
        }
    }
}

impl Watcher {
    fn check(&mut self, moment: &WatchedMove<'_, Pulp>, view: &View, shown: &Prediction) {
        let here = format!("{} {shown:?}", moment.here());
        match shown.kind.as_str() {
            "due" => self.dues.push((shown.value.clone(), view.turn, evasions(view))),
            "costs" => assert!(costs(moment).is_none_or(|it| listed(it) == shown.value), "{here}"),
            "missing" => assert_eq!(u32::from(missing(view)), number(shown), "{here}"),
            "ruinous" => assert!(shown.value == "yes" && is_ruinous(moment), "{here}"),
            "points" => assert_eq!(u32::from(points(moment)), number(shown), "{here}"),
            "risk" => assert_eq!(risk(view, ability(shown)), second(shown), "{here}"),
            "ruin" => assert_eq!(ruin(view), number(shown), "{here}"),
            "left" => assert_eq!(u32::from(left(moment, shown)), number(shown), "{here}"),
            "ends" => assert!(shown.value == "yes" && is_lost(&tried(moment, shown)), "{here}"),
            "stays" => assert_eq!(listed(stays(moment, view)), shown.value, "{here}"),
            "gains" => {
                assert_eq!(u32::from(gained(&tried(moment, shown))), number(shown), "{here}")
            }
            "heads" => assert_eq!(heads(view, ability(shown)), second(shown), "{here}"),
            "lowers" => {
                assert_eq!(u32::from(turned(&tried(moment, shown))), number(shown), "{here}")
            }
            "escape-draws" => {
                assert!(escape(moment).is_none_or(|it| it == number(shown)), "{here}")
            }
            "draws" => assert_eq!(drew(&tried(moment, shown)), number(shown), "{here}"),
            "sum" => sum(moment, view, number(shown)),
            "if-engaged" => self.promise(view, shown),
            "odds" | "next" => assert_eq!(finds(view, first(shown)), second(shown), "{here}"),
            "needs" => needs(moment, view, shown),
            kind => panic!("`{kind}` is foretold"),
        }
    }

    /// Compares what was said of cards ahead with the card that is met.
    fn hold(&mut self, view: &View, here: &str) {
        if let (Some(met), Stage::Meeting { .. }) = (met(view), view.stage) {
            let is = format!("{}:{}", met.card, listed(met.due));
            for (said, ..) in
                self.dues.iter().filter(|it| (it.1, it.2) == (view.turn, evasions(view)))
            {
                let same = said.split(':').next() == is.split(':').next();
                assert!(!same || *said == is, "{here}: {said} was said of {is}");
            }
        }
        self.dues.retain(|it| it.1 == view.turn);
        let Some((cubes, bonus, engaged)) = self.promised else { return };
        let now = view.row.iter().filter(|it| it.fate == Fate::Engaged).count();
        if now == engaged + 1 && view.exploration.bonus == bonus && view.drawn.is_empty() {
            assert_eq!(view.exploration.cubes, cubes, "{here}: cubes of the exploration");
        }
        self.promised = None;
    }

    fn promise(&mut self, view: &View, shown: &Prediction) {
        assert_eq!(finds(view, first(shown)), second(shown), "{shown:?}");
        let engaged = view.row.iter().filter(|it| it.fate == Fate::Engaged).count();
        let full = view.if_engaged.cubes == view.bag_size();
        self.promised = (!full).then_some((first(shown), view.exploration.bonus, engaged));
    }
}

fn view(table: &Table) -> View {
    table.game().view(tabletop::Viewer::Seat(Seat(0)))
}

fn met(view: &View) -> Option<&RowCard> {
    view.row.iter().find(|it| it.fate == Fate::Met)
}

fn evasions(view: &View) -> usize {
    view.row.iter().filter(|it| it.fate == Fate::Evaded).count()
}

fn listed(points: Points) -> String {
    points.map(|it| it.to_string()).join(",")
}

/// `combat:5`
fn ability(shown: &Prediction) -> Ability {
    let word = shown.value.split(':').next().unwrap_or_default();
    word.parse().unwrap_or_else(|_| panic!("{shown:?}"))
}

fn number(shown: &Prediction) -> u32 {
    shown.read()
}

fn first(shown: &Prediction) -> u8 {
    shown
        .value
        .split(':')
        .next()
        .and_then(|it| it.parse().ok())
        .unwrap_or_else(|| panic!("{shown:?}"))
}

fn second(shown: &Prediction) -> u32 {
    shown
        .value
        .split(':')
        .nth(1)
        .and_then(|it| it.parse().ok())
        .unwrap_or_else(|| panic!("{shown:?}"))
}

fn tried(moment: &WatchedMove<'_, Pulp>, shown: &Prediction) -> Vec<Told> {
    moment.tried(shown.mv.as_deref().expect("a move is named")).1
}

/// What is due when the card is engaged, or was paid where there was one way to pay; none where
/// that way is to use a die or a super weapon first.
fn costs(moment: &WatchedMove<'_, Pulp>) -> Option<Points> {
    let (after, told) = moment.tried("engage");
    if told.iter().any(|it| matches!(it, Told::DieUsed { .. } | Told::WeaponUsed { .. })) {
        return None;
    }
    if let (Some(met), Stage::Engaging { .. }) = (met(&view(&after)), view(&after).stage) {
        return Some(met.due);
    }
    let mut paid = [0; 3];
    for it in told {
        if let Told::Paid { covers, due, .. } = it {
            paid[due as usize] += covers;
        }
    }
    Some(paid)
}

fn missing(view: &View) -> u8 {
    let due = met(view).expect("a card is met").due;
    due.iter().zip(view.tracks).map(|(due, have)| due.saturating_sub(have.points)).sum()
}

/// Whether every way to pay for the card without luck ends the mission.
fn is_ruinous(moment: &WatchedMove<'_, Pulp>) -> bool {
    fn ends(table: &Table, at: Option<usize>) -> bool {
        let now = view(table);
        if now.outcome.is_some() {
            return true;
        }
        let (engaging, paid) =
            (now.row.iter().position(|it| it.fate == Fate::Met), now.moves.clone());
        if engaging != at || matches!(now.stage, Stage::Meeting { .. }) {
            return false;
        }
        let lucky = |it: &Move| matches!(it, Move::Die(_));
        paid.into_iter().filter(|it| !lucky(it)).all(|mv| {
            let mut next = table.clone();
            next.play(Seat(0), mv).expect("an offered move is accepted");
            ends(&next, at)
        })
    }
    let at = view(moment.before).row.iter().position(|it| it.fate == Fate::Met);
    ends(&moment.tried("engage").0, at)
}

/// The points that getting away costs. When that was free, the next card may have to be evaded.
fn points(moment: &WatchedMove<'_, Pulp>) -> u8 {
    let after = view(&moment.tried("evade").0);
    match after.stage {
        Stage::Evading { points, .. } if evasions(&after) == evasions(&view(moment.before)) => {
            points
        }
        _ => 0,
    }
}

/// How many cubes are drawn when the points are paid and no die helps; none where that ends the
/// mission.
fn escape(moment: &WatchedMove<'_, Pulp>) -> Option<u32> {
    let mut table = moment.before.clone();
    while let Stage::Evading { .. } = view(&table).stage {
        let goes_on = |it: &Move| matches!(it, Move::Pay(..) | Move::Draw);
        let mv = view(&table).moves.into_iter().find(goes_on).expect("a way to go on");
        table.play(Seat(0), mv).expect("an offered move is accepted");
        let told = &table.entries().last().expect("a move was made").events;
        if let Some(away) = told.iter().position(|it| matches!(it, Told::Evaded { .. })) {
            let drawn = told[..away].iter().filter(|it| matches!(it, Told::EvasionDrew { .. }));
            return Some(drawn.count() as u32);
        }
    }
    None
}

/// Every two cubes that an evasion may draw, as often as there are.
fn draws(view: &View) -> Vec<[usize; 2]> {
    let cubes: Vec<usize> = Colour::COLOURED
        .iter()
        .enumerate()
        .flat_map(|(at, it)| vec![at; view.bag[*it as usize].into()])
        .collect();
    let pairs = (0..cubes.len()).flat_map(|a| (0..cubes.len()).map(move |b| (a, b)));
    let pairs: Vec<[usize; 2]> =
        pairs.filter(|it| it.0 != it.1).map(|it| [cubes[it.0], cubes[it.1]]).collect();
    if cubes.len() == 1 { vec![[cubes[0], 3]] } else { pairs }
}

fn percent(of: usize, all: usize) -> u32 {
    pulp::odds::percent(of as f64 / all.max(1) as f64)
}

fn risk(view: &View, ability: Ability) -> u32 {
    let draws = draws(view);
    percent(draws.iter().filter(|it| it.contains(&(ability as usize))).count(), draws.len())
}

/// The share of draws after which two abilities are at 0, paid in the best way.
fn ruin(view: &View) -> u32 {
    let have = view.tracks.map(|it| it.points);
    let cost = met(view).expect("a card is met").evasion.min(have.iter().sum());
    let mut ways = vec![have];
    for _ in 0..cost {
        let pay =
            |have: Points| (0..3).filter(move |it| 0 < have[*it]).map(move |it| less(have, it));
        ways = ways.into_iter().flat_map(pay).collect();
    }
    let draws = draws(view);
    let broken = |have: Points| have.iter().filter(|it| **it == 0).count() >= 2;
    let lost = |have: Points| match draws.is_empty() {
        true => percent(broken(have).into(), 1),
        false => {
            let after = |it: &&[usize; 2]| broken(it.iter().fold(have, |have, at| less(have, *at)));
            percent(draws.iter().filter(after).count(), draws.len())
        }
    };
    ways.into_iter().map(lost).min().unwrap_or(100)
}

fn less(mut have: Points, at: usize) -> Points {
    if let Some(points) = have.get_mut(at) {
        *points = points.saturating_sub(1);
    }
    have
}

/// What is left of the ability that pays.
fn left(moment: &WatchedMove<'_, Pulp>, shown: &Prediction) -> u8 {
    let told = tried(moment, shown).into_iter();
    let paid = told.into_iter().find_map(|it| match it {
        Told::Paid { ability, points, .. } => Some((ability, points)),
        Told::Escaped { ability } => Some((ability, 1)),
        _ => None,
    });
    let (ability, points) = paid.expect("something is paid");
    view(moment.before).tracks[ability as usize].points - points
}

fn is_lost(told: &[Told]) -> bool {
    told.iter().any(|it| matches!(it, Told::Ended { ending: ABILITIES_LOST, .. }))
}

fn gained(told: &[Told]) -> u8 {
    let gained = told.iter().find_map(|it| match it {
        Told::Gained { points, .. } => Some(*points),
        _ => None,
    });
    gained.expect("something is gained")
}

/// What is left of each ability when the usual way to pay was taken, which engages the card.
fn stays(moment: &WatchedMove<'_, Pulp>, view: &View) -> Points {
    let mut table = moment.before.clone();
    for mv in &view.own_way {
        table.play(Seat(0), *mv).expect("the usual way is a way");
    }
    let moves = &table.entries()[moment.before.entries().len()..];
    let told: Vec<Told> = moves.iter().flat_map(|it| it.events.clone()).collect();
    assert!(told.iter().any(|it| matches!(it, Told::Engaged { .. })), "{}", moment.here());
    let mut left = view.tracks.map(|it| it.points);
    for it in told {
        if let Told::Paid { ability, points, .. } = it {
            left[ability as usize] -= points;
        }
    }
    left
}

/// Where the ability stands if what is due is paid with its own points.
fn heads(view: &View, ability: Ability) -> u32 {
    let due = met(view).expect("a card is met").due[ability as usize];
    u32::from(view.tracks[ability as usize].points - due)
}

fn turned(told: &[Told]) -> u8 {
    let turned = told.iter().find_map(|it| match it {
        Told::DieTurned { to, .. } => Some(*to),
        _ => None,
    });
    turned.expect("a die is turned")
}

fn drew(told: &[Told]) -> u32 {
    let drew = told.iter().find_map(|it| match it {
        Told::Drew { cubes, .. } => Some(cubes.len() as u32),
        _ => None,
    });
    drew.expect("cubes are drawn")
}

/// If the cubes can be drawn now, this many are.
fn sum(moment: &WatchedMove<'_, Pulp>, view: &View, cubes: u32) {
    if view.offers(Move::Draw) && view.stage == Stage::Preparing {
        assert_eq!(drew(&moment.tried("draw").1), cubes, "{}", moment.here());
    }
}

/// How often this many cubes include a yellow one, counted as one minus the ways to draw none.
fn finds(view: &View, cubes: u8) -> u32 {
    let all = f64::from(view.bag_size());
    let others = all - f64::from(view.bag[Colour::Yellow as usize]);
    let none: f64 =
        (0..cubes).map(f64::from).map(|it| (others - it).max(0.0) / (all - it)).product();
    pulp::odds::percent(if all < 1.0 { 0.0 } else { 1.0 - none })
}

/// This many cubes are missing of those that the card needs, and one more makes a super weapon
/// understood exactly if it needs one.
fn needs(moment: &WatchedMove<'_, Pulp>, view: &View, shown: &Prediction) {
    let weapon = shown.value.split(':').next().unwrap_or_default();
    let found = view.weapons.iter().find(|it| it.weapon.word() == weapon).expect("it is found");
    let wanted = moment.before.cards().weapon(found.weapon).cubes;
    let on: u8 = found.cubes.iter().sum();
    assert_eq!(second(shown), u32::from(wanted.saturating_sub(on)), "{} {shown:?}", moment.here());
    let study: Move = format!("study {weapon}").parse().expect("a super weapon");
    if view.offers(study) {
        let told = moment.tried(&study.to_string()).1;
        let understood = told.iter().any(|it| matches!(it, Told::Understood { .. }));
        assert_eq!(understood, second(shown) == 1, "{} {shown:?}", moment.here());
    }
}

#[test]
fn the_board_says_what_happens() {
    watch::<Page, Watcher>(&Trial { players: 1, options: &[], games: 32, seed: 1 });
}
