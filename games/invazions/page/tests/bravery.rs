//! What the page says to the human side when it may interrupt with Bravery comes true.

use std::sync::Arc;

use invazions::deck::Cards;
use invazions::moves::{Moment, Move};
use invazions::options::InvazionsOptions;
use invazions::view::Stage;
use invazions::{HUMAN, Invazions};
use invazions_page::Page;
use invazions_words::MESSAGES;
use preview::drawn_beside;
use scraper::{Html, Selector};
use tabletop::{CardSet, Chance, Game, Options, SeatSet, Seated, Seed, Setup, Viewer};
use words::Lang;

const GAMES: u64 = 4;
const LONG: usize = 400;

/// A table at which the human side is asked at every moment that there is.
fn opened(scenario: &str, players: u8, seed: u64) -> Seated<Invazions> {
    let options = InvazionsOptions::from_pairs([("scenario", scenario)]).expect("a scenario");
    let cards = Arc::new(Cards::parse(Cards::BUILTIN).expect("the box is whole"));
    let setup = Setup { players, options };
    let mut table =
        Seated::<Invazions>::new(setup, cards, Seed::from_number(seed)).expect("a table");
    for place in ["radio", "hall", "hangar", "canteen"] {
        let stop = format!("stop cards {place}").parse().expect("a move");
        // Not every scenario has this place.
        let _ = table.play(HUMAN, stop);
    }
    table
}

/// The bar under the board.
fn bar(table: &Seated<Invazions>) -> String {
    let html = drawn_beside::<Page>(SeatSet::EMPTY, table, Viewer::Seat(HUMAN), Lang::En, false);
    let page = Html::parse_fragment(&html);
    let bar = Selector::parse("#decide").expect("a selector");
    page.select(&bar).flat_map(|it| it.text()).collect()
}

/// How often each of these was said: that Cut to the Quick can only be played now, and that other
/// cards can still be played later.
#[derive(Default)]
struct Said {
    now: usize,
    later: usize,
}

/// Plays at random and lets every moment for Bravery pass. What could be played early in a turn must
/// be offered again before its wounds.
fn play(table: &mut Seated<Invazions>, chance: &mut Chance, said: &mut Said) {
    let [now, later] = ["places", "early"].map(|it| {
        MESSAGES.say_with(
            Lang::En,
            &format!("invazions-board-why-bravery-{it}"),
            &[("later", "yes".into())],
        )
    });
    let mut promised: Vec<Move> = Vec::new();
    for _ in 0..LONG {
        let Some(seat) = table.game().to_act().first() else { return };
        let mut moves = Vec::new();
        table.game().legal_moves(seat, &mut moves);
        let stage = table.game().view(Viewer::Seat(seat)).stage;
        let Stage::Bravery { moment } = stage else {
            if matches!(stage, Stage::Acting) {
                promised.clear();
            }
            table.play(seat, *chance.pick(&moves)).expect("it is offered");
            continue;
        };
        let (bar, slashes) = (bar(table), moves.iter().any(|it| matches!(it, Move::Slash(_))));
        assert_eq!(bar.contains(&now), slashes, "{bar}");
        said.now += usize::from(slashes);
        if bar.contains(&later) {
            said.later += 1;
            promised.extend(moves.iter().filter(|it| **it != Move::Decline));
        }
        if moment == Moment::Wounds {
            assert!(promised.iter().all(|it| moves.contains(it)), "{promised:?} {moves:?}");
        }
        table.play(seat, Move::Decline).expect("it is offered");
    }
}

#[test]
fn what_is_said_of_bravery_is_so() {
    let mut said = Said::default();
    for (scenario, players) in [("labo", 2), ("freres", 2), ("bataille", 3)] {
        for seed in 0..GAMES {
            let mut table = opened(scenario, players, seed);
            play(&mut table, &mut Chance::from_number(seed), &mut said);
        }
    }
    assert!(0 < said.now && 0 < said.later, "{} {}", said.now, said.later);
}
