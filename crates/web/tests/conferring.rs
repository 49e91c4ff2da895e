//! Where a bot waits for the answers of its allies, the page says for whose, and lets them answer.

#[allow(dead_code, reason = "each test uses a part of it")]
mod drawn;

use catalogue::Table;
use drawn::{all, drawn_beside};
use scraper::{Html, Selector};
use tabletop::{Seat, SeatSet, Seed, Viewer};
use words::Lang;

const HORDE: Seat = Seat(1);
const ALLIES: [Seat; 2] = [Seat(2), Seat(3)];

/// The horde in a lower seat has proposed where it goes.
fn proposed() -> Box<dyn Table> {
    let seed = Seed::from_number(1);
    let mut table = catalogue::open("invazions", 4, &[], None, seed).expect("a table");
    while !table.to_act().contains(HORDE) {
        let seat = table.to_act().first().expect("somebody is asked");
        let mv = table.legal_moves(seat).pop().expect("a move");
        table.play(seat, &[&mv]).expect("it is offered");
    }
    let go = table.legal_moves(HORDE).swap_remove(0);
    let plan = go.replace("go ", "propose go B ");
    table.play(HORDE, &[&plan]).expect("it is offered");
    table
}

struct Bar {
    mine: bool,
    text: String,
    rule: String,
    /// What can be answered in the bar, and on the whole page.
    says: [Vec<String>; 2],
}

fn bar(table: &dyn Table, viewer: Viewer, lang: Lang) -> Bar {
    let bots = [Seat(0), HORDE].into_iter().collect();
    let html = drawn_beside(bots, table, viewer, lang, false);
    let page = Html::parse_fragment(&html);
    let selector = Selector::parse("#decide").expect("a selector");
    let bar = page.select(&selector).next().expect("a bar");
    let said = "button[form=asides][value=agree], button[form=asides][value=disagree]";
    let inside = Html::parse_fragment(&bar.inner_html());
    Bar {
        mine: bar.attr("data-mine").is_some(),
        text: bar.text().collect(),
        rule: all(&inside, "#rule-link", "href").concat(),
        says: [&inside, &page].map(|it| all(it, said, "value")),
    }
}

fn waits(lang: Lang, names: &str) -> String {
    speech::say_with(lang, "invazions", "invazions-board-who-waiting", &[("names", names.into())])
}

#[test]
fn who_is_waited_for_is_told_and_can_answer() {
    let mut table = proposed();
    for lang in Lang::ALL {
        for seat in ALLIES {
            let bar = bar(table.as_ref(), Viewer::Seat(seat), lang);
            assert!(bar.mine, "{seat}");
            assert!(
                bar.text.contains(&speech::say(lang, "invazions", "invazions-board-who-my-word")),
                "{}",
                bar.text
            );
            assert_eq!(
                bar.says,
                [["agree", "disagree"]; 2].map(|it| it.map(String::from).to_vec())
            );
            assert!(bar.rule.ends_with("#4.4"), "{}", bar.rule);
        }
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
            let bar = bar(table.as_ref(), viewer, lang);
            assert!(!bar.mine && bar.says.concat().is_empty(), "{viewer:?}");
            let both = [("most", "Inès".into()), ("last", "Nils".into())];
            assert!(bar.text.contains(&waits(
                lang,
                &speech::say_with(lang, "invazions", "invazions-and", &both)
            )));
            assert!(bar.rule.ends_with("#4.4"), "{}", bar.rule);
        }
    }
    table.play(ALLIES[0], &["agree"]).expect("an answer");
    for lang in Lang::ALL {
        let first = bar(table.as_ref(), Viewer::Seat(ALLIES[0]), lang);
        assert!(!first.mine && first.text.contains(&waits(lang, "Nils")), "{}", first.text);
        assert!(bar(table.as_ref(), Viewer::Seat(ALLIES[1]), lang).mine);
    }
    table.play(ALLIES[1], &["disagree"]).expect("an answer");
    let bar = bar(table.as_ref(), Viewer::Seat(ALLIES[1]), Lang::En);
    assert!(!bar.mine && bar.rule.ends_with("#4.1"), "the bot decides: {}", bar.text);
}

/// Where a person decides, nobody waits; the answers stand beside the proposal.
#[test]
fn a_person_decides_without_waiting() {
    let table = proposed();
    let page =
        drawn_beside(SeatSet::EMPTY, table.as_ref(), Viewer::Seat(ALLIES[0]), Lang::En, false);
    let page = Html::parse_fragment(&page);
    assert!(all(&page, "#decide", "data-mine").is_empty());
    assert_eq!(all(&page, ".pact button", "value"), ["agree", "disagree"]);
}
