//! The battery finds its faults: each of these games breaks one promise, and is caught with a
//! message that says which.

mod tiny;

use std::panic::catch_unwind;
use std::sync::Arc;

use conformance::luck::check_luck;
use conformance::{Trial, check};
use tabletop::{Game, Seat, Seated, Seed, Setup, UndoStop};
use tiny::{CARRIED_OUT, Nine, NoOptions, Tiny};

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
    a_hand_dealt_by_other_luck: OTHER_LUCK_TAKES_HANDS, "changes what";
    a_card_too_many_imagined: IMAGINES_A_CARD_TOO_MANY, "imagined by";
    talk_that_decides: TALK_DECIDES, "changed a decision";
    a_choice_told_too_early: TELLS_CHOICES, "can tell `show";
    talk_after_the_end: TALKS_AFTER_THE_END, "talk after the end";
}

#[test]
fn luck_that_is_not_shuffled() {
    check_luck::<Tiny<{ tiny::HONEST }>>(&TRIAL);
    let unfair = catch_unwind(|| check_luck::<Tiny<{ tiny::OTHER_LUCK_IS_SORTED }>>(&TRIAL));
    let said = unfair.expect_err("nobody has noticed").downcast_ref::<String>().cloned();
    assert!(said.is_some_and(|it| it.contains("unfair luck")));
}

/// Everything that a server computes after each move.
fn asked_after_a_move<G: Game>(seated: &Seated<G>) -> Vec<(usize, UndoStop)> {
    let plies = seated.entries().len();
    assert_eq!(seated.notices(plies - 1).len(), 1);
    assert_eq!(seated.at(plies - 1).entries().len(), plies - 1);
    Seat::all(2).map(|seat| seated.undo_line(seat)).collect()
}

/// The cost of a move does not grow with the length of the game: the game is not played again from
/// its deal.
#[test]
fn a_move_costs_the_same_however_long_the_game_is() {
    let setup = Setup { players: 2, options: NoOptions };
    let mut seated =
        Seated::<Tiny<{ tiny::NEVER_ENDS }>>::new(setup, Arc::new(Nine), Seed::from_number(3))
            .unwrap();
    let mut carried_out = Vec::new();
    for _ in 0..500 {
        let seat = seated.game().to_act().first().expect("it never ends");
        let mut moves = Vec::new();
        seated.game().legal_moves(seat, &mut moves);
        let before = CARRIED_OUT.get();
        let mut copy = seated.clone();
        copy.play(seat, moves[0]).unwrap();
        seated = copy;
        asked_after_a_move(&seated);
        carried_out.push(CARRIED_OUT.get() - before);
    }
    let most = |part: &[usize]| part.iter().copied().max().unwrap_or_default();
    let (early, late) = (most(&carried_out[..100]), most(&carried_out[400..]));
    assert!(late <= early, "{early} moves carried out for one at first, {late} at last");
}
