//! What the bars of decisions of all games have in common.

use std::hash::{DefaultHasher, Hash, Hasher};

use maud::html;
use tabletop::Viewer;

use crate::art::icons::{Icon, sized};
use crate::data::{Decision, Frame};

/// The key of a decision, of what is asked of its viewer.
pub fn key(asked: &impl Hash) -> String {
    let mut hasher = DefaultHasher::new();
    asked.hash(&mut hasher);
    format!("{:x}", hasher.finish())
}

/// The message with which the browser's tab says how the game stands.
pub fn moment(frame: &Frame<'_>, over: bool, mine: bool) -> &'static str {
    match (over, mine, frame.viewer) {
        (true, ..) => "moment-over",
        (false, ..) if frame.aside => "moment-watch",
        (false, true, _) => "moment-mine",
        (false, false, Viewer::Seat(_)) => "moment-wait",
        (false, false, Viewer::Spectator) => "moment-watch",
    }
}

/// The bar of a game that is over: what can be done now, with the game's own words.
pub fn over(frame: &Frame<'_>, say: impl Fn(&str) -> String) -> Decision {
    let again = format!("/t/{}/again", frame.table);
    Decision {
        mine: false,
        key: "over".to_string(),
        who: html! { b { (say("who-over")) } },
        foretold: Vec::new(),
        acts: html! {
            a.btn.quiet href="/" { (say("end-home")) }
            a.btn.big href="/journal" { (say("end-journal")) }
            @if frame.viewer != Viewer::Spectator {
                form method="post" action=(again) data-plain {
                    button #do-again .btn.go.big { (sized(Icon::Replay, 18)) (say("end-again")) }
                }
            }
        },
    }
}
