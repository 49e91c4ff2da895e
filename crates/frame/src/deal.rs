//! The promise of a fair deal, on the page of a table: shown from the start, kept at the end.

use maud::{Markup, html};
use words::Lang;

use crate::data::Deal;

/// What was promised, and when the game is over what it was, with the record to check it by.
pub(crate) fn deal(lang: Lang, table: &str, deal: Deal<'_>) -> Markup {
    html! {
        details.deal {
            summary id="deal-summary" { (lang.say("table-deal")) }
            p { (lang.say(if deal.seed.is_some() { "table-deal-kept" } else { "table-deal-promise" })) }
            dl {
                dt { (lang.say("table-deal-commitment")) }
                dd { code { (deal.commitment) } }
                @if let Some(seed) = deal.seed {
                    dt { (lang.say("table-deal-seed")) }
                    dd { code { (seed) } }
                }
            }
            @if deal.seed.is_some() {
                p { a href={ "/t/" (table) "/record" } { (lang.say("table-deal-record")) } }
            }
        }
    }
}
