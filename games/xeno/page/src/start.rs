//! The start: two worlds to choose from.

use frame::thing::Thing;
use maud::{Markup, html};
use xeno::moves::Move;

use super::empire::id_of;
use super::face::{Look, class};
use super::offers::Offers;
use super::speaker::Speaker;

/// The start worlds that the viewer was dealt; the one it keeps is marked.
pub(super) fn worlds(speaker: &Speaker<'_>, offers: &Offers<'_>) -> Markup {
    let Some(empire) = speaker.mine().filter(|it| !it.dealt.is_empty()) else { return html! {} };
    let kept = speaker.view.own.as_ref().and_then(|it| it.card);
    html! {
        section.starts aria-label=(speaker.say("starts")) {
            h2.h3 { (speaker.say("starts")) }
            ul {
                @for card in &empire.dealt {
                    @let face = speaker.face_of(*card);
                    @let look = Look { whole: true, ..Look::default() };
                    @let target = if kept == Some(*card) { " target" } else { "" };
                    @let thing = Thing {
                        id: id_of(*card),
                        class: class(face, look) + target,
                        name: speaker.card(*card),
                        about: speaker.about(face),
                        travels: true,
                    };
                    li {
                        (thing.draw(
                            &offers.for_thing(|mv| matches!(mv, Move::Keep(it) if it == card)),
                            &html! {
                                (speaker.face(face, look))
                                @if !target.is_empty() { span.ribbon { (speaker.say(speaker.to.own("kept", "kept-theirs"))) } }
                            },
                        ))
                    }
                }
            }
        }
    }
}
