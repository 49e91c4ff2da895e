//! A refusal names the rule that refuses. Each reason stands in a table, with a scene in which it
//! is given and the section of the rulebook that it must name; see [`refusals!`](crate::refusals!).

use std::collections::BTreeMap;
use std::mem::discriminant;

use tabletop::{Game, Why};

use crate::scene::{self, WrittenScene};

/// Checks that after `moves` in `scene` the last one is refused for this reason, and that the
/// reason names this section.
///
/// # Panics
/// When another reason is given, or another section named.
#[track_caller]
pub fn leads<G: WrittenScene>(scene: impl AsRef<str>, moves: &str, why: G::Why, section: &str) {
    scene::refused::<G>(scene.as_ref(), moves, why);
    let last = moves.lines().last().unwrap_or_default();
    assert_eq!(why.section(), section, "`{last}` is refused with {why:?}");
}

/// Checks that each reason has a message of its own.
///
/// # Panics
/// When two reasons have the same message.
pub fn differ<G: Game>(reasons: &[G::Why]) {
    let mut sentences = BTreeMap::new();
    for why in reasons {
        let other = sentences.insert(why.key(), *why);
        let same = other.is_none_or(|it| discriminant(&it) == discriminant(why));
        assert!(same, "{why:?} and {other:?} say the same");
    }
}

/// The refusals of a game, one a row: the reason, the section that it must name, a scene, and moves
/// of which the last is refused. A reason may have several rows, and may carry data. If a variant
/// of the enum has no row, this does not compile:
///
/// ```compile_fail
/// enum Reason {
///     NotNow,
///     NotHeld,
/// }
/// conformance::every_reason!(Reason: NotNow);
/// # fn main() {}
/// ```
///
/// In `games/GAME/src/rulings/refusals.rs`:
///
/// ```text
/// conformance::refusals! { OhNo, Reason:
///     NotNow "2.1": TURN, "A draw\nA draw";
///     NotInHand "2.3": &TURN.replace("red-bomb", ""), "A give B";
/// }
/// ```
#[macro_export]
macro_rules! refusals {
    ($game:ty, $reason:ident:
     $($why:ident $(($with:expr))? $section:literal: $scene:expr, $moves:expr;)+) => {
        $crate::every_reason!($reason: $($why)+);

        #[test]
        fn every_refusal_leads_to_its_rule() {
            $($crate::refusals::leads::<$game>(
                $scene, $moves, $reason::$why $(($with))?, $section,
            );)+
            $crate::refusals::differ::<$game>(&[$($reason::$why $(($with))?),+]);
        }
    };
}

/// Compiles only if every reason of the enum is named.
#[macro_export]
macro_rules! every_reason {
    ($reason:ident: $($why:ident)+) => {
        #[allow(dead_code, unreachable_patterns)]
        fn is_listed(why: $reason) -> bool {
            match why {
                $($reason::$why { .. } => true,)+
            }
        }
    };
}
