//! What is asked is a game's words: the page, which every viewer reads, and the list of tables, which
//! draws no page, say the same.

mod drawn;

use catalogue::Table;
use drawn::drawn;
use scraper::{Html, Selector};
use tabletop::{Chance, Seed, Viewer};
use words::{Lang, Listener};

const GAMES: u64 = 3;
const MOVES: usize = 400;

fn text(page: &Html, selector: &str) -> String {
    let selector = Selector::parse(selector).expect("a selector");
    page.select(&selector).flat_map(|it| it.text()).collect()
}

fn check(table: &dyn Table, lang: Lang) {
    let names = ["Camille", "Bastien", "Inès", "Nils", "Odile"].map(String::from);
    for viewer in Viewer::all(table.players()) {
        let to = Listener::new(lang, &names, viewer.seat());
        let asked = speech::at(table).asked(table, viewer, to);
        let page = Html::parse_fragment(&drawn(table, viewer, lang, false));
        let here = format!("{} after {} moves, {viewer:?}", table.game(), table.plies());
        assert_eq!(text(&page, ".decide-ask"), asked.ask, "{here}");
        assert_eq!(text(&page, ".decide-why"), asked.why, "{here}");
        assert_eq!(text(&page, "#rule-link"), format!("§\u{202f}{}", asked.section), "{here}");
        assert!(!asked.ask.is_empty(), "{here}");
        for said in [&asked.ask, &asked.why] {
            assert!(!said.contains("-board-") && !said.contains('{'), "{here}: {said:?}");
        }
    }
}

/// Random games to their end, or for so many moves; a moment in twenty, and the last.
#[test]
fn a_page_asks_what_the_game_says() {
    for game in catalogue::GAMES {
        for number in 0..GAMES {
            let seed = Seed::from_number(number);
            let mut chance = Chance::from_number(number);
            let players = if number == 0 { game.players.0 } else { game.players.1 };
            let mut table = catalogue::open(game.id, players, &[], None, seed).expect("a table");
            let lang = Lang::ALL[number as usize % Lang::ALL.len()];
            for _ in 0..MOVES {
                if chance.below(20) == 0 {
                    check(&*table, lang);
                }
                let Some(seat) = table.to_act().first() else { break };
                let mv = chance.pick(&table.legal_moves(seat)).clone();
                table.play(seat, &[&mv]).expect("what is offered is accepted");
            }
            check(&*table, lang);
        }
    }
}
