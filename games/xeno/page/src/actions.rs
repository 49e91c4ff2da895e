//! The action cards, while all pick.

use frame::forecast::{self, Forecast};
use frame::thing::Offer;
use maud::{Markup, html};
use xeno::card::{Card, Effect, Sold};
use xeno::moves::{Action, Move};
use xeno::view::{Phase, Powers};

use super::chips::ROMAN;
use super::heavens::phase_of;
use super::offers::Offers;
use super::speaker::Speaker;
use crate::art::signs::sign;

/// All action cards: those that the viewer may pick, those that it has picked, and for who watches
/// what the others choose from.
pub(super) fn actions(speaker: &Speaker<'_>, offers: &Offers<'_>) -> Markup {
    let view = speaker.view;
    let moves = offers.take(|mv| matches!(mv, Move::Pick(_)));
    let own = view.own.as_ref().map(|it| it.actions.as_slice()).unwrap_or_default();
    let known = |it: &Action| view.invasion.is_some() || *it != Action::Repair;
    html! {
        section.actions aria-label=(speaker.say("actions")) {
            ul {
                @for action in Action::ALL.into_iter().filter(known) {
                    @let offer = moves.iter().find(|it| **it == Move::Pick(action));
                    // Experts have two cards for Develop, and two for Settle.
                    @for _ in own.iter().filter(|it| **it == action) { li { (picked(speaker, action)) } }
                    @if let Some(mv) = offer { li { (card(speaker, action, &speaker.offer(*mv), own)) } }
                    @else if !own.contains(&action) { li { div.ac { (inside(speaker, action)) } } }
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
            (yours(speaker, action, own))
        }
    }
}

/// What an action would bring the viewer as its empire and hand are now, by the rules.
fn yours(speaker: &Speaker<'_>, action: Action, own: &[Action]) -> Markup {
    match action {
        Action::ExploreFive | Action::ExploreOne => explores(speaker, action, own),
        Action::Develop => dearest(speaker, true),
        Action::Settle => dearest(speaker, false),
        Action::Trade => sells(speaker),
        Action::Repair => damaged(speaker),
        Action::Double | Action::Produce => html! {},
    }
}

/// The dearest card of the hand that could be placed, and its price with the bonus of the action.
fn dearest(speaker: &Speaker<'_>, develops: bool) -> Markup {
    let offers = speaker.view.offers.iter();
    let sort = offers.filter(|it| speaker.face_of(it.0).development == develops);
    let open = sort.filter(|it| it.1.bar.is_none());
    let best = open.max_by_key(|it| speaker.face_of(it.0).cost);
    let Some((card, offer)) = best else {
        return html! { small.yours { (speaker.say("places-nothing")) } };
    };
    let count = offer.bill.cards().unwrap_or_default().saturating_sub(u8::from(develops));
    let args = [("card", speaker.card(*card).into()), ("n", i64::from(count).into())];
    let told = Forecast::new("places", format!("{card} {count}"));
    html! { small.yours { (told.on(speaker.say_with("places", &args))) } }
}

/// The most cards for which the viewer could sell a good now.
fn sells(speaker: &Speaker<'_>) -> Markup {
    let Some(empire) = speaker.mine() else { return html! {} };
    let sale = |world| sale(speaker, &empire.powers, world);
    let best = empire.stocked.iter().filter_map(|it| Some((sale(it)?, it))).max();
    html! {
        small.yours {
            @if let Some((cards, world)) = best {
                (Forecast::new("sells", format!("{world} {cards}")).on(speaker.count("sells", cards)))
            } @else { (speaker.say("sells-nothing")) }
        }
    }
}

/// How many cards a good brings when it is sold with the powers of the empire.
fn sale(speaker: &Speaker<'_>, powers: &Powers, world: Card) -> Option<u8> {
    let face = speaker.face_of(world);
    let kind = face.kind()?;
    let here = face.powers.iter().map(|it| match it.effect {
        Effect::SellMore { amount, good: Sold::Here } => amount,
        _ => 0,
    });
    Some(kind.price() + powers.trade + powers.kind_trade[kind as usize] + here.sum::<u8>())
}

/// How many worlds of the viewer are damaged.
fn damaged(speaker: &Speaker<'_>) -> Markup {
    let count = speaker.mine().map_or(0, |it| it.damaged.len() as u32);
    html! { small.yours { (speaker.count("damaged-now", count)) } }
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
    html! {
        div.ac.picked { (inside(speaker, action)) span.ribbon { (speaker.say("picked")) } }
    }
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
        span.ac-top data-ph=(at) { i { (ROMAN[at]) } span.disc { (sign(picture(action))) } }
        b { (speaker.action(action)) }
        small { (speaker.bonus(action)) }
    }
}

pub(super) fn picture(action: Action) -> &'static str {
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
