//! Where a bot waits for the answers of its allies, the page says for whose, and lets them answer.

use std::sync::Arc;

use invazions::Invazions;
use invazions::deck::Cards;
use invazions::moves::Move;
use invazions::options::InvazionsOptions;
use invazions_page::Page;
use invazions_words::MESSAGES;
use preview::{all, drawn_beside};
use scraper::{Html, Selector};
use tabletop::{CardSet, Game, Seat, SeatSet, Seated, Seed, Setup, Viewer};
use words::Lang;

const HORDE: Seat = Seat(1);
const ALLIES: [Seat; 2] = [Seat(2), Seat(3)];

fn play(table: &mut Seated<Invazions>, seat: Seat, mv: &str) {
    let mv: Move = mv.parse().expect("a move");
    table.play(seat, mv).expect("it is offered");
}

/// The horde in a lower seat has proposed where it goes.
fn proposed() -> Seated<Invazions> {
    let cards = Arc::new(Cards::parse(Cards::BUILTIN).expect("the box is whole"));
    let setup = Setup { players: 4, options: InvazionsOptions::default() };
    let mut table = Seated::<Invazions>::new(setup, cards, Seed::from_number(1)).expect("a table");
    let moves = |table: &Seated<Invazions>, seat| {
        let mut moves = Vec::new();
        table.game().legal_moves(seat, &mut moves);
        moves
    };
    while !table.game().to_act().contains(HORDE) {
        let seat = table.game().to_act().first().expect("somebody is asked");
        let mv = moves(&table, seat).pop().expect("a move");
        table.play(seat, mv).expect("it is offered");
    }
    let go = moves(&table, HORDE)[0].to_string();
    play(&mut table, HORDE, &go.replace("go ", "propose go B "));
    table
}

struct Bar {
    mine: bool,
    text: String,
    rule: String,
    /// What can be answered in the bar, and on the whole page.
    says: [Vec<String>; 2],
}

fn bar(table: &Seated<Invazions>, viewer: Viewer, lang: Lang) -> Bar {
    let bots = [Seat(0), HORDE].into_iter().collect();
    let html = drawn_beside::<Page>(bots, table, viewer, lang, false);
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
    MESSAGES.say_with(lang, "invazions-board-who-waiting", &[("names", names.into())])
}

#[test]
fn who_is_waited_for_is_told_and_can_answer() {
    let mut table = proposed();
    for lang in Lang::ALL {
        for seat in ALLIES {
            let bar = bar(&table, Viewer::Seat(seat), lang);
            assert!(bar.mine, "{seat}");
            assert!(
                bar.text.contains(&MESSAGES.say(lang, "invazions-board-who-my-word")),
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
            let bar = bar(&table, viewer, lang);
            assert!(!bar.mine && bar.says.concat().is_empty(), "{viewer:?}");
            let both = [("most", "Inès".into()), ("last", "Nils".into())];
            assert!(
                bar.text.contains(&waits(lang, &MESSAGES.say_with(lang, "invazions-and", &both)))
            );
            assert!(bar.rule.ends_with("#4.4"), "{}", bar.rule);
        }
    }
    play(&mut table, ALLIES[0], "agree");
    for lang in Lang::ALL {
        let first = bar(&table, Viewer::Seat(ALLIES[0]), lang);
        assert!(!first.mine && first.text.contains(&waits(lang, "Nils")), "{}", first.text);
        assert!(bar(&table, Viewer::Seat(ALLIES[1]), lang).mine);
    }
    play(&mut table, ALLIES[1], "disagree");
    let bar = bar(&table, Viewer::Seat(ALLIES[1]), Lang::En);
    assert!(!bar.mine && bar.rule.ends_with("#4.1"), "the bot decides: {}", bar.text);
}

/// What decides different things can be ticked together, and is one plan.
#[test]
fn several_things_are_proposed_as_one_plan() {
    let mut table = proposed();
    let me = ALLIES[0];
    let page = drawn_beside::<Page>(SeatSet::EMPTY, &table, Viewer::Seat(me), Lang::Fr, false);
    let page = Html::parse_fragment(&page);
    let boxes = "#talk-propose input[name=move][form=several]";
    let (moves, either) = (all(&page, boxes, "value"), all(&page, boxes, "data-either"));
    assert_eq!(all(&page, "#propose", "form"), ["several"]);
    assert_eq!(all(&page, "form[method=post]#several", "action"), ["/t/7/move"]);
    let mut decided: Vec<&String> = Vec::new();
    for (mv, decision) in moves.iter().zip(&either) {
        if !decided.contains(&decision) {
            decided.push(decision);
            play(&mut table, me, mv);
        }
    }
    assert_eq!(decided, ["go-B", "go-C", "go-D", "lead"]);
    let page =
        drawn_beside::<Page>(SeatSet::EMPTY, &table, Viewer::Seat(ALLIES[1]), Lang::Fr, false);
    let page = Html::parse_fragment(&page);
    let told = Selector::parse(".pact p").expect("a selector");
    let told: String = page.select(&told).flat_map(|it| it.text()).collect();
    assert_eq!(told.matches('→').count(), 3, "{told}");
}

/// Where a person decides, nobody waits; the answers stand beside the proposal.
#[test]
fn a_person_decides_without_waiting() {
    let table = proposed();
    let page =
        drawn_beside::<Page>(SeatSet::EMPTY, &table, Viewer::Seat(ALLIES[0]), Lang::En, false);
    let page = Html::parse_fragment(&page);
    assert!(all(&page, "#decide", "data-mine").is_empty());
    assert_eq!(all(&page, ".pact button", "value"), ["agree", "disagree"]);
}
