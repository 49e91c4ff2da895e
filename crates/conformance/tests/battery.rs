//! The battery finds what it is for: each of these games breaks one promise, and is caught with
//! a message that says which.

mod tiny;

use std::panic::catch_unwind;

use conformance::{Trial, check};
use tiny::Tiny;

const TRIAL: Trial<'_> = Trial { players: 2, options: &[], games: 60, seed: 1 };

/// What the battery says of the game with the fault `BUG`.
fn verdict<const BUG: u8>() -> String {
    let caught = catch_unwind(|| check::<Tiny<BUG>>(&TRIAL));
    let payload = caught.expect_err("the battery has not noticed");
    let text = payload.downcast_ref::<String>().cloned();
    text.or_else(|| payload.downcast_ref::<&str>().map(|it| it.to_string())).unwrap_or_default()
}

#[test]
fn an_honest_game_passes() {
    check::<Tiny<{ tiny::HONEST }>>(&TRIAL);
}

macro_rules! caught {
    ($($name:ident: $fault:ident, $message:literal;)+) => {$(
        #[test]
        fn $name() {
            let said = verdict::<{ tiny::$fault }>();
            assert!(said.contains($message), "it says: {said}");
            assert!(said.contains("tiny seed"), "it does not say where: {said}");
        }
    )+};
}

caught! {
    a_leaked_hand: SHOWS_HANDS, "sees a secret";
    a_secret_in_the_log: TELLS_DRAWS, "is told a secret";
    a_secret_in_the_moves: HINTS_BY_ITS_MOVES, "is offered moves by a secret";
    an_offered_move_refused: REFUSES_ITS_OFFER, "is offered and refused";
    a_lost_card: LOSES_A_CARD, "[1, 2, 3, 4, 5, 6, 8, 9]";
    a_doubled_move: OFFERS_TWICE, "unsorted or doubled";
    answers_in_a_row: FIRST_COME, "answers do not commute";
    answers_in_the_open: SHOWS_ANSWERS, "can tell";
    asked_without_a_move: ASKS_FOR_NOTHING, "asked, moves []";
    no_end: NEVER_ENDS, "no end";
    a_misspelt_move: MISSPELLS, "does not parse back";
    a_refusal_with_traces: HALF_REFUSES, "changed something";
    an_unknown_ending: ENDS_SOMEHOW, "is not listed";
    luck_of_its_own: HAS_OTHER_LUCK, "dealt otherwise";
    a_card_too_many_imagined: IMAGINES_A_CARD_TOO_MANY, "imagined by";
    talk_that_decides: TALK_DECIDES, "changed a decision";
    a_choice_told_too_early: TELLS_CHOICES, "can tell `show";
    talk_after_the_end: TALKS_AFTER_THE_END, "talk after the end";
}
