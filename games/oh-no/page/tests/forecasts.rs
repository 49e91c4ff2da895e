//! Whether what the pages of Oh no... INVASION!!! predict comes true: compared with what the game then
//! reports, in random games.

use std::collections::BTreeSet;

use conformance::Trial;
use oh_no::OhNo;
use oh_no::event::{Cause, Told};
use oh_no::moves::Move;
use oh_no::view::Stage;
use tabletop::{Game, Seat, Seated, Viewer};

use oh_no_page::Page;
use preview::watch::{Prediction, Watch, WatchedMove, watch};

#[derive(Default)]
struct Watcher;

impl Watch<OhNo> for Watcher {
    const KINDS: &'static [&'static str] = &[
        "removes",
        "lands",
        "perches",
        "crush",
        "evaporate",
        "sabotage",
        "crushed-at",
        "owes",
        "lost-at",
        "points",
    ];

    fn see(&mut self, moment: &WatchedMove<'_, OhNo>) {
        let landed = landed(moment);
        for shown in moment.shown() {
            let here = || format!("{} {shown:?}", moment.here());
            match shown.kind.as_str() {
                "removes" => removes(moment, &shown),
                "owes" => owes(moment, &shown),
                "lost-at" => lost_at(moment, &shown),
                kind => assert_eq!(comes(&landed, kind), shown.value, "{}", here()),
            }
        }
        if let Some(outcome) = moment.after.game().outcome() {
            for shown in moment.shown_after(Viewer::Spectator) {
                assert_eq!(
                    (shown.kind.as_str(), shown.read()),
                    ("points", outcome.seats[Seat(0)].score)
                );
            }
        }
    }
}

/// How many aliens a weapon destroys.
fn removes(moment: &WatchedMove<'_, OhNo>, shown: &Prediction) {
    let mv = shown.mv.as_deref().expect("a weapon is named");
    let destroyed = moment.tried(mv).1.iter().find_map(|it| match it {
        Told::Fought { aliens, .. } => Some(*aliens),
        _ => None,
    });
    assert_eq!(destroyed, Some(shown.read()), "{} {shown:?}", moment.here());
}

/// How many cards a player must still give up: after that many picks it is not asked for more.
fn owes(moment: &WatchedMove<'_, OhNo>, shown: &Prediction) {
    let mut table = moment.before.clone();
    let asked = |table: &Seated<OhNo>| {
        let evaporating =
            matches!(table.game().view(Viewer::Spectator).stage, Stage::Evaporating { .. });
        evaporating && table.game().to_act().contains(moment.seat)
    };
    let mut picks = 0;
    while asked(&table) {
        answer(&mut table, moment.seat, |mv| matches!(mv, Move::Evaporate(_)));
        picks += 1;
    }
    assert_eq!(picks, shown.read::<i32>(), "{} {shown:?}", moment.here());
}

/// The game is lost with the last Shield, and with no other.
fn lost_at(moment: &WatchedMove<'_, OhNo>, shown: &Prediction) {
    assert_eq!(shown.read::<u8>(), moment.before.cards().shields, "{}", moment.here());
    for told in moment.told() {
        if let Told::ShieldAppeared { out, .. } = told {
            let lost = moment.after.game().outcome().is_some();
            assert_eq!(shown.read::<u8>() <= out, lost, "{} {shown:?}", moment.here());
        }
    }
}

/// What is told if everybody lets the alien that flies pass, until its order is carried out.
fn landed(moment: &WatchedMove<'_, OhNo>) -> Vec<Told> {
    let mut table = moment.before.clone();
    let mut told = Vec::new();
    let flies = matches!(table.game().view(Viewer::Spectator).stage, Stage::Flight { .. });
    while flies && is_landing(&table) {
        let seat = table.game().to_act().first().expect("somebody is asked");
        answer(&mut table, seat, |mv| !matches!(mv, Move::Zap(_)));
        let events = &table.entries().last().expect("an answer").events;
        told.extend(events.iter().filter_map(|it| OhNo::tell(it, Viewer::Spectator)));
    }
    told
}

fn is_landing(table: &Seated<OhNo>) -> bool {
    matches!(
        table.game().view(Viewer::Spectator).stage,
        Stage::Flight { .. } | Stage::Perching { .. } | Stage::Evaporating { .. }
    )
}

fn answer(table: &mut Seated<OhNo>, seat: Seat, which: impl Fn(&Move) -> bool) {
    let mut moves = Vec::new();
    table.game().legal_moves(seat, &mut moves);
    let mv = moves.into_iter().find(which).expect("such a move is offered");
    table.play(seat, mv).expect("an offered move is accepted");
}

/// What came of a landing, in the form of this kind of prediction.
fn comes(told: &[Told], kind: &str) -> String {
    let hit = |which: fn(&Told) -> Option<Seat>| {
        let seats: BTreeSet<Seat> = told.iter().filter_map(which).collect();
        seats.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
    };
    match kind {
        "crush" => hit(|it| match it {
            Told::Wiped { seat } | Told::Eliminated { seat, cause: Cause::Crushed } => Some(*seat),
            _ => None,
        }),
        "evaporate" => hit(|it| match it {
            Told::Evaporated { seat, .. } => Some(*seat),
            _ => None,
        }),
        "sabotage" => hit(|it| match it {
            Told::Sabotaged { seat, .. } | Told::ModuleLost { seat, .. } => Some(*seat),
            _ => None,
        }),
        _ => told.iter().find_map(|it| arrival(it, kind)).unwrap_or_default(),
    }
}

fn arrival(told: &Told, kind: &str) -> Option<String> {
    match (kind, told) {
        ("lands", Told::Invaded { seat, now, .. }) => Some(format!("{seat} {now}")),
        ("perches", Told::Perched { seat, .. }) => Some(seat.to_string()),
        ("crushed-at", Told::OrderedToCrush { at, .. }) => Some(at.to_string()),
        _ => None,
    }
}

#[test]
fn the_board_says_what_happens() {
    for (seed, level) in [(1, "0"), (21, "2")] {
        watch::<Page, Watcher>(&Trial { players: 4, options: &[("level", level)], games: 6, seed });
    }
}
