//! The action cards, while all pick.

use frame::forecast::{self, Forecast};
use frame::thing::Offer;
use maud::{Markup, html};
use xeno::moves::{Action, Move};
use xeno::view::Phase;

use super::chips::ROMAN;
use super::heavens::phase_of;
use super::offers::Offers;
use super::speaker::Speaker;
use crate::art::signs::sign;

/// The action cards that the viewer may pick, and those that it has picked.
pub(super) fn actions(speaker: &Speaker<'_>, offers: &Offers<'_>) -> Markup {
    let view = speaker.view;
    if view.phase != Phase::Pick || view.me.is_none() {
        return html! {};
    }
    let moves = offers.take(|mv| matches!(mv, Move::Pick(_)));
    let own = view.own.as_ref().map(|it| it.actions.as_slice()).unwrap_or_default();
    html! {
        section.actions aria-label=(speaker.say("actions")) {
            ul {
                @for action in Action::ALL {
                    @let offer = moves.iter().find(|it| **it == Move::Pick(action));
                    // Experts have two cards for Develop, and two for Settle.
                    @for _ in own.iter().filter(|it| **it == action) { li { (picked(speaker, action)) } }
                    @if let Some(mv) = offer { li { (card(speaker, action, &speaker.offer(*mv), own)) } }
                }
            }
        }
    }
}

/// An action that may be picked, beside the one that an expert has picked already.
fn card(speaker: &Speaker<'_>, action: Action, offer: &Offer, own: &[Action]) -> Markup {
    html! {
        button.ac.act id={ "pick-" (action.word()) } form="moves" name="move" value=(offer.mv) {
            (inside(speaker, action))
            @if phase_of(action) == Phase::Explore { (explores(speaker, action, own)) }
        }
    }
}

/// What exploring will bring the viewer, with its powers.
fn explores(speaker: &Speaker<'_>, action: Action, own: &[Action]) -> Markup {
    let Some(empire) = speaker.mine() else { return html! {} };
    let picks: Vec<Action> = own.iter().copied().chain([action]).collect();
    let (draw, keep) = empire.powers.explores(&picks);
    let args = [("draw", i64::from(draw).into()), ("keep", i64::from(keep).into())];
    let told = forecast::all(&[Forecast::new("draws", draw), Forecast::new("keeps", keep)]);
    html! { small.yours data-forecast=[told] { (speaker.say_with("explores", &args)) } }
}

fn picked(speaker: &Speaker<'_>, action: Action) -> Markup {
    html! { div.ac.picked { (inside(speaker, action)) span.ribbon { (speaker.say("picked")) } } }
}

fn inside(speaker: &Speaker<'_>, action: Action) -> Markup {
    let at = match phase_of(action) {
        Phase::Explore => 1,
        Phase::Develop => 2,
        Phase::Settle => 3,
        Phase::Consume => 4,
        _ => 5,
    };
    html! {
        span.ac-top { i { (ROMAN[at]) } (sign(picture(action))) }
        b { (speaker.action(action)) }
        small { (speaker.bonus(action)) }
    }
}

fn picture(action: Action) -> &'static str {
    match action {
        Action::ExploreFive => "telescope",
        Action::ExploreOne => "keep",
        Action::Develop => "dev",
        Action::Settle => "world",
        Action::Trade => "trade",
        Action::Double => "vp",
        Action::Produce => "produce",
        Action::Repair => "repair",
    }
}
