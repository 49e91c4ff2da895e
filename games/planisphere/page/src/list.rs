//! The map as a table, for readers who prefer that: every unit, where it is, its values, and how
//! many choices it has.

use frame::art::icons::{Icon, icon};
use maud::{Markup, html};
use planisphere::moves::Move;
use planisphere::view::UnitView;

use super::place;
use super::speaker::Speaker;

/// The table, in a dialog that a button beside the map opens.
pub(super) fn list(speaker: Speaker<'_>) -> Markup {
    let view = speaker.view;
    let mut units: Vec<&UnitView> = view.units.iter().collect();
    units.sort_by_key(|it| (Some(it.owner) != view.me, it.owner, it.square));
    html! {
        div #list .dialog.list popover role="dialog" aria-label=(speaker.say("list")) {
            button.btn.quiet.icon.rules-close type="button" popovertarget="list"
                popovertargetaction="hide" aria-label=(speaker.frame.lang.say("table-close")) { (icon(Icon::Close)) }
            h2.h3 { (speaker.say("list")) }
            div.list-scroll tabindex="0" role="region" aria-label=(speaker.say("list")) {
                table {
                    caption.sr { (speaker.say("list")) }
                    thead { tr {
                        @for key in ["list-unit", "list-owner", "list-square", "list-values", "list-can"] {
                            th scope="col" { (speaker.say(key)) }
                        }
                    } }
                    tbody { @for unit in units { (row(speaker, unit)) } }
                }
            }
        }
    }
}

fn row(speaker: Speaker<'_>, unit: &UnitView) -> Markup {
    html! {
        tr {
            th scope="row" { (speaker.card(unit.card)) }
            td { (speaker.frame.called(unit.owner)) }
            td { (speaker.square(unit.square)) }
            td.num { (unit.values.dis) " · " (unit.values.att) "/" (unit.values.def) }
            td { (choices(speaker, unit)) }
        }
    }
}

/// "4·12, 4·13 …", or the targets of its shot.
fn choices(speaker: Speaker<'_>, unit: &UnitView) -> String {
    let choice = |mv: Move| match mv {
        Move::Move(card, square) if card == unit.card => Some(place::name(square)),
        Move::Aim(card, target) | Move::Attack(card, target) if card == unit.card => {
            Some(speaker.card(target))
        }
        _ => None,
    };
    let choices: Vec<String> = speaker.view.moves.iter().filter_map(|it| choice(it.0)).collect();
    if choices.is_empty() { "–".to_string() } else { choices.join(", ") }
}
