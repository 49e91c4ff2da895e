//! The proof of a fair deal on the page of a table: the hash of the seed from the start, the seed
//! at the end.

use maud::{Markup, html};
use words::Lang;

use crate::data::KnownDeal;

/// The hash and, when the game is over, the seed, with the record to check them with.
pub(crate) fn deal(lang: Lang, table: &str, deal: KnownDeal<'_>) -> Markup {
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
