//! The top of the table, the same in all phases: the phases or the parts of the invasion step, what
//! is left, the threat, and who leads for the two bonuses.

use frame::shell::initial;
use maud::{Markup, html};
use tabletop::Seat;
use xeno::moves::Action;
use xeno::view::{InvasionView, Phase};

use super::bonuses::Bonuses;
use super::chips::ROMAN;
use super::speaker::Speaker;
use super::{waves, way};
use crate::art::signs::{classed, sign};
use crate::art::track::TrackPicture;

pub(super) const PHASES: [(Phase, &str, &str); 5] = [
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
            (facts(speaker))
            @if let Some(invasion) = &view.invasion {
                (threat(speaker, invasion))
                (Bonuses::of(view).medals(speaker))
                (waves::dialog(speaker, invasion))
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
                    b { i { (ROMAN[at + 1]) } " " span { (speaker.say(&format!("phase-{word}"))) } }
                }
            }
        }
    }
}

/// The state of a phase in this round.
pub(super) fn state(speaker: &Speaker<'_>, phase: Phase) -> &'static str {
    let view = speaker.view;
    match (view.phases.contains(&phase), phase.cmp(&view.phase)) {
        _ if matches!(view.phase, Phase::Start | Phase::Pick) => "open",
        (false, _) => "no",
        (true, std::cmp::Ordering::Less) => "done",
        (true, std::cmp::Ordering::Equal) => "now",
        (true, std::cmp::Ordering::Greater) => "next",
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

/// The parts of the invasion step in the place of the phases, with the one under way marked.
fn steps(speaker: &Speaker<'_>) -> Markup {
    let (done, now) = progress(speaker);
    let steps = [
        ("admirals", "mil"),
        ("threat", "k-xeno"),
        ("cards", "card"),
        ("fights", "def"),
        ("damage", "crack"),
    ];
    html! {
        ol.phases.isteps aria-label=(speaker.say("invasion")) {
            @for (at, (word, icon)) in steps.into_iter().enumerate() {
                li id=(way::phase(at + 1)) .ph .done[at < done] .now[Some(at) == now]
                    aria-current=[(Some(at) == now).then_some("step")] {
                    span.ph-dot { (sign(if at < done { "check" } else { icon })) }
                    b { span { (speaker.say(&format!("step-{word}"))) } }
                }
            }
        }
    }
}

/// The track; pressed, it shows which invasion cards are left.
fn threat(speaker: &Speaker<'_>, invasion: &InvasionView) -> Markup {
    html! {
        button id=(way::TRACK) .threat type="button" popovertarget=(waves::DIALOG)
            title=(speaker.say("waves")) { (track(speaker, invasion)) }
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
    TrackPicture {
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
            li {
                (classed("vp", "gld"))
                b { (view.pool.max(0)) } span { (speaker.say_with("chips-left", &chips)) }
            }
            li id=(way::DECK) { (sign("card")) b { (view.deck) } span { (speaker.say("deck")) } }
            @if let Some(invasion) = &view.invasion {
                li { (classed("k-xeno", "wv")) (wave(speaker, invasion)) }
                li id=(way::DEFEATS) {
                    (classed("crack", "wv")) b { (invasion.defeats) } span { (speaker.say("defeats")) }
                }
            }
        }
    }
}

/// The wave that comes next, and the number of its cards that are left.
fn wave(speaker: &Speaker<'_>, invasion: &InvasionView) -> Markup {
    let next = waves::next(invasion);
    let first = speaker.view.round < 3;
    html! {
        b { (speaker.count("wave", u32::from(next))) }
        span {
            (speaker.count("wave-left", invasion.waves[usize::from(next) - 1]))
            @if first { ", " (speaker.say("wave-from")) }
        }
    }
}
