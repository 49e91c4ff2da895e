//! The check of refusals finds a reason that names another rule than the one that refuses.

mod tiny;

use std::panic::catch_unwind;

use conformance::refusals::leads;
use conformance::scene::WrittenScene;
use tabletop::{Game, Seed, Setup};
use tiny::{NoOptions, NotHeld, Tiny};

/// The game as dealt; the deal is the same each time.
impl WrittenScene for Tiny<{ tiny::HONEST }> {
    fn lay(_scene: &str) -> Self {
        let setup = Setup { players: 2, options: NoOptions };
        Tiny::setup(&setup, std::sync::Arc::new(tiny::Nine), Seed::from_number(1)).expect("a game")
    }

    fn lines(&self) -> Vec<String> {
        Vec::new()
    }
}

fn refused_by(section: &'static str) -> Result<(), String> {
    let tried = || leads::<Tiny<{ tiny::HONEST }>>("", "A show 10", NotHeld, section);
    catch_unwind(tried).map_err(|it| it.downcast_ref::<String>().cloned().unwrap_or_default())
}

#[test]
fn a_refusal_that_leads_elsewhere_is_found() {
    assert_eq!(refused_by("1"), Ok(()));
    let said = refused_by("2").expect_err("the law has not noticed");
    assert!(said.contains("`A show 10` is refused with NotHeld"), "it says: {said}");
}
