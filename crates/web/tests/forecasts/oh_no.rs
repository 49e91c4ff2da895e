//! What the pages of Oh no... INVASION!!! foretell.

use conformance::Trial;
use oh_no::OhNo;
use oh_no::event::Told;

use crate::watch::{Moment, Shown, Watch, watch};

#[derive(Default)]
struct Watcher;

impl Watch<OhNo> for Watcher {
    const KINDS: &'static [&'static str] = &["removes"];

    fn see(&mut self, moment: &Moment<'_, OhNo>) {
        for shown in moment.shown() {
            match shown.kind.as_str() {
                "removes" => removes(moment, &shown),
                kind => panic!("`{kind}` is foretold"),
            }
        }
    }
}

/// How many aliens a weapon destroys.
fn removes(moment: &Moment<'_, OhNo>, shown: &Shown) {
    let mv = shown.mv.as_deref().expect("a weapon is named");
    let destroyed = moment.tried(mv).1.iter().find_map(|it| match it {
        Told::Fought { aliens, .. } => Some(*aliens),
        _ => None,
    });
    assert_eq!(destroyed, Some(shown.read()), "{} {shown:?}", moment.here());
}

#[test]
fn the_board_says_what_happens() {
    watch::<OhNo, Watcher>(&Trial { players: 4, options: &[("level", "2")], games: 6, seed: 1 });
}
