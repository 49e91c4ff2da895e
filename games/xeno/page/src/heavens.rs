//! The top of the table: the five phases and who picked them, the threat, and what is left.

use frame::shell::initial;
use maud::{Markup, html};
use tabletop::Seat;
use xeno::deck::InvasionCard;
use xeno::moves::Action;
use xeno::view::{EmpireView, InvasionView, Phase};

use super::chips::ROMAN;
use super::lanes::printed;
use super::speaker::Speaker;
use super::way;
use crate::art::signs::{classed, sign};
use crate::art::track::Track;

const PHASES: [(Phase, &str, &str); 5] = [
    (Phase::Explore, "explore", "telescope"),
    (Phase::Develop, "develop", "dev"),
    (Phase::Settle, "settle", "world"),
    (Phase::Consume, "consume", "vp"),
    (Phase::Produce, "produce", "produce"),
];

/// The phase that an action calls.
pub(super) fn phase_of(action: Action) -> Phase {
    match action {
        Action::ExploreFive | Action::ExploreOne => Phase::Explore,
        Action::Develop => Phase::Develop,
        Action::Settle => Phase::Settle,
        Action::Trade | Action::Double => Phase::Consume,
        Action::Produce | Action::Repair => Phase::Produce,
    }
}

pub(super) fn heavens(speaker: &Speaker<'_>) -> Markup {
    let view = speaker.view;
    html! {
        h2.sr { (speaker.count("round", view.round)) }
        div.heavens.calm[view.invasion.is_none()] {
            @if view.phase == Phase::Invasion { (steps(speaker)) } @else { (phases(speaker)) }
            div.threat {
                @if let Some(invasion) = &view.invasion { (track(speaker, invasion)) }
                (facts(speaker))
                @if let Some(invasion) = &view.invasion { (waves(speaker, invasion)) }
            }
        }
    }
}

fn phases(speaker: &Speaker<'_>) -> Markup {
    let about = speaker.count("phases", speaker.view.round);
    html! {
        ol.phases aria-label=(about) {
            @for (at, (phase, word, icon)) in PHASES.into_iter().enumerate() {
                @let state = state(speaker, phase);
                li id=(way::phase(at + 1)) class={ "ph " (state) } aria-current=[(state == "now").then_some("step")] {
                    span.ph-dot { (if state == "done" { sign("check") } else { sign(icon) }) }
                    span.ph-t {
                        b { (ROMAN[at + 1]) " " span.ph-name { (speaker.say(&format!("phase-{word}"))) } }
                        (pickers(speaker, phase, state))
                    }
                }
            }
        }
    }
}

/// The state of a phase in this round.
fn state(speaker: &Speaker<'_>, phase: Phase) -> &'static str {
    let view = speaker.view;
    match (view.phases.contains(&phase), phase.cmp(&view.phase)) {
        _ if matches!(view.phase, Phase::Start | Phase::Pick) => "open",
        (false, _) => "no",
        (true, std::cmp::Ordering::Less) => "done",
        (true, std::cmp::Ordering::Equal) => "now",
        (true, std::cmp::Ordering::Greater) => "next",
    }
}

/// The players who picked a phase, and what it brings them.
fn pickers(speaker: &Speaker<'_>, phase: Phase, state: &str) -> Markup {
    if state == "open" {
        return html! {};
    }
    let actions = Action::ALL.into_iter().filter(|it| phase_of(*it) == phase);
    let picked: Vec<(Action, Vec<Seat>)> = actions
        .map(|action| {
            let seats = speaker.view.empires.iter().filter(|it| it.1.picks.contains(&action));
            (action, seats.map(|it| it.0).collect())
        })
        .filter(|it: &(Action, Vec<Seat>)| !it.1.is_empty())
        .collect();
    html! {
        @if state == "no" { span.ph-n { (speaker.say("nobody")) } }
        @else if picked.is_empty() { span.ph-n { (speaker.say("for-all")) } }
        @for (action, seats) in &picked {
            span.ph-w {
                span.sr { (speaker.names(seats.iter().copied())) ": " }
                @for seat in seats { (speaker.token(*seat)) }
                span.ph-b { (speaker.say(&format!("bonus-{}", action.word()))) }
            }
        }
    }
}

/// How many parts of the invasion step are done, and which one is under way.
fn progress(speaker: &Speaker<'_>) -> (usize, Option<usize>) {
    use xeno::Ask;
    use xeno::view::Stage;
    let repulsed = speaker.view.outcome.as_ref().is_some_and(|it| it.ending == xeno::REPULSED);
    match speaker.view.stage {
        Stage::Together { ask: Ask::Damage } => (4, Some(4)),
        // XI 13.7: after a repulse the rest of the step does not take place.
        Stage::Over if repulsed => (2, None),
        Stage::Over => (5, None),
        _ => (3, Some(3)),
    }
}

/// The parts of the invasion step, with the one under way marked.
fn steps(speaker: &Speaker<'_>) -> Markup {
    let (done, now) = progress(speaker);
    let steps = ["admirals", "threat", "cards", "fights", "damage"];
    html! {
        div.inv-head {
            p.h2 { (speaker.say("invasion")) }
            ol.isteps aria-label=(speaker.say("invasion")) {
                @for (at, word) in steps.into_iter().enumerate() {
                    li id=(way::phase(at + 1)) .done[at < done].now[Some(at) == now] aria-current=[(Some(at) == now).then_some("step")] {
                        @if at < done { (sign("check")) } @else { (at + 1) }
                        " " (speaker.say(&format!("step-{word}")))
                    }
                }
            }
        }
    }
}

/// Every invasion card, wave by wave: those that have attacked, and those that may still come.
fn waves(speaker: &Speaker<'_>, invasion: &InvasionView) -> Markup {
    let mut seen: Vec<InvasionCard> = invasion.seen.clone();
    seen.extend(invasion.faced.values().flatten());
    html! {
        details id=(way::WAVES) .waves {
            summary { (speaker.say("waves")) }
            @for wave in 1..=3_u8 {
                p {
                    b { (speaker.count("wave", wave)) }
                    @for card in speaker.invaders().filter(|it| it.wave == wave) {
                        @let gone = seen.iter().position(|it| it == card).map(|at| seen.swap_remove(at));
                        " " @if gone.is_some() { s { (printed(card.might)) } } @else { span { (printed(card.might)) } }
                    }
                }
            }
            p.soft { (speaker.say("waves-about")) }
        }
    }
}

/// The players who would have the two bonuses of the end as things are now.
fn leaders(speaker: &Speaker<'_>) -> Markup {
    let view = speaker.view;
    let best = |worth: &dyn Fn(&EmpireView) -> i64| {
        let most = view.empires.values().map(worth).max().unwrap_or_default();
        let seats = view.empires.iter().filter(|it| worth(it.1) == most).map(|it| it.0);
        (most, seats.collect::<Vec<Seat>>())
    };
    let admiral = best(&|it| i64::from(it.powers.against_xenos()));
    let effort = best(&|it| i64::from(it.effort));
    html! {
        @for (key, icon, (most, seats)) in [("best-admiral", "mil", admiral), ("best-effort", "star", effort)] {
            li.leads {
                (sign(icon)) span { (speaker.say(key)) } b { (most) }
                @for seat in &seats { (speaker.token(*seat)) }
                span.sr { (speaker.names(seats.iter().copied())) }
            }
        }
    }
}

fn track(speaker: &Speaker<'_>, invasion: &InvasionView) -> Markup {
    let letter = |seat: Seat| {
        speaker.frame.sitters.get(seat.index()).map(|it| initial(it.name)).unwrap_or_default()
    };
    let disks: Vec<(Seat, String, i8)> =
        invasion.disks.iter().map(|it| (it.0, letter(it.0).to_string(), it.1)).collect();
    let list = disks.iter().map(|it| format!("{} {}", speaker.frame.called(it.0), it.2));
    let args = [
        ("threat", i64::from(invasion.threat).into()),
        ("total", i64::from(invasion.total).into()),
        ("disks", list.collect::<Vec<_>>().join(", ").into()),
    ];
    Track {
        disks: &disks,
        total: Some(invasion.total),
        threat: invasion.threat.into(),
        total_words: speaker.count("together", invasion.total),
        threat_words: speaker.count("threat", invasion.threat),
        about: speaker.say_with("track", &args),
    }
    .draw()
}

/// What is left: rounds, invasions, chips, cards.
fn facts(speaker: &Speaker<'_>) -> Markup {
    let view = speaker.view;
    let most = i64::from(view.empires.players()) * 12;
    let chips = [("n", i64::from(view.pool.max(0)).into()), ("most", most.into())];
    html! {
        ul.facts {
            li { (sign("star")) b { (speaker.count("round", view.round)) } }
            @if let Some(invasion) = &view.invasion {
                li { (classed("k-xeno", "wv")) (wave(speaker, invasion)) }
            }
            li {
                (hexagons())
                b { (view.pool.max(0)) } span { (speaker.say_with("chips-left", &chips)) }
            }
            @if view.invasion.is_some() { (leaders(speaker)) }
            @if let Some(invasion) = &view.invasion {
                li id=(way::DEFEATS) { (classed("crack", "wv")) b { (invasion.defeats) } span { (speaker.say("defeats")) } }
            }
            li id=(way::DECK) { (sign("card")) b { (view.deck) } span { (speaker.say("deck")) } }
        }
    }
}

fn hexagons() -> Markup {
    html! {
        svg.hexes viewBox="0 0 40 24" aria-hidden="true" {
            path d="M11 2l8 4.6v9.2L11 20.4 3 15.8V6.6Z" fill="#b8892b" {}
            path d="M20 2l8 4.6v9.2L20 20.4l-8-4.6V6.6Z" fill="#d9aa45" {}
            path d="M29 2l8 4.6v9.2L29 20.4l-8-4.6V6.6Z" fill="#f3d27a" {}
        }
    }
}

/// The wave that comes next, and the number of its cards that are left.
fn wave(speaker: &Speaker<'_>, invasion: &InvasionView) -> Markup {
    let next = invasion.waves.iter().position(|it| *it > 0).unwrap_or(2);
    let first = speaker.view.round < 3;
    html! {
        b { (speaker.count("wave", next as u32 + 1)) }
        span {
            (speaker.count("wave-left", invasion.waves[next]))
            @if first { ", " (speaker.say("wave-from")) }
        }
    }
}
