//! The board of Pulp Invasion! over many random positions: it offers exactly the legal moves, it
//! never runs out of words, and its menus and pictures are there.

use std::collections::BTreeSet;
use std::sync::Arc;

use preview::{all, drawn};
use pulp::Pulp;
use pulp::deck::Cards;
use pulp::options::PulpOptions;
use pulp_page::Page;
use scraper::Html;
use tabletop::{CardSet, Chance, Game, Judgement, Options, Seat, Seated, Seed, Setup, Viewer};
use words::Lang;

const GAMES: u64 = 10;
const ME: Seat = Seat(0);

/// Plays games at random and shows one position in eight to `check`, and the last.
fn positions(mut check: impl FnMut(&Seated<Pulp>)) {
    for seed in 0..GAMES {
        let mut chance = Chance::from_number(seed);
        let mut seated = table(seed);
        while !seated.game().to_act().is_empty() {
            if chance.below(8) == 0 {
                check(&seated);
            }
            let mut moves = Vec::new();
            seated.game().legal_moves(ME, &mut moves);
            let weights: Vec<f32> =
                moves.iter().map(|it| seated.game().prior(ME, *it).max(0.1)).collect();
            seated.play(ME, moves[chance.weighted(&weights)]).expect("a legal move");
        }
        check(&seated);
    }
}

fn table(seed: u64) -> Seated<Pulp> {
    let difficulty = ["simple", "normal", "advanced"][seed as usize % 3];
    let options = PulpOptions::from_pairs([("difficulty", difficulty)]).expect("a difficulty");
    let cards = Arc::new(Cards::parse(Cards::BUILTIN).expect("the box is whole"));
    Seated::new(Setup { players: 1, options }, cards, Seed::from_number(seed)).expect("a table")
}

#[test]
fn a_page_offers_exactly_the_legal_moves() {
    positions(|seated| {
        let html = Html::parse_fragment(&drawn::<Page>(seated, Viewer::Seat(ME), Lang::En, false));
        let mut offered: BTreeSet<String> =
            all(&html, "[name=move]", "value").into_iter().collect();
        let mut moves = Vec::new();
        seated.game().legal_moves(ME, &mut moves);
        let legal: BTreeSet<String> = moves.iter().map(ToString::to_string).collect();
        // One button engages and pays: what it pays is legal once the card is engaged.
        let way = seated.game().view(Viewer::Seat(ME)).own_way;
        offered.retain(|it| legal.contains(it) || !way.iter().any(|mv| mv.to_string() == *it));
        assert_eq!(offered, legal);
        let watched =
            Html::parse_fragment(&drawn::<Page>(seated, Viewer::Spectator, Lang::Fr, false));
        assert_eq!(all(&watched, "[name=move]", "value"), Vec::<String>::new());
    });
}

#[test]
fn a_page_has_all_its_words_menus_and_pictures() {
    positions(|seated| {
        for lang in Lang::ALL {
            let text = drawn::<Page>(seated, Viewer::Seat(ME), lang, true);
            assert!(!text.contains("pulp-board-"), "{}", around(&text, "pulp-board-"));
            assert!(!text.contains("{$"), "{}", around(&text, "{$"));
            let html = Html::parse_document(&text);
            let ids = all(&html, "[id]", "id");
            let named: BTreeSet<&String> = ids.iter().collect();
            assert_eq!(named.len(), ids.len(), "an id stands for one thing");
            let menus = all(&html, "[popovertarget]", "popovertarget");
            let pictures = all(&html, "use", "href");
            let pictures = pictures.iter().map(|it| it.trim_start_matches('#').to_string());
            for it in menus.into_iter().chain(pictures) {
                assert!(named.contains(&it), "nothing is called {it}");
            }
        }
    });
}

/// A little of the text on both sides of what should not be there.
fn around<'a>(text: &'a str, what: &str) -> &'a str {
    let at = text.find(what).unwrap_or_default();
    let from = (0..=at.saturating_sub(60)).rev().find(|it| text.is_char_boundary(*it));
    let to = (at..=text.len()).find(|it| *it >= at + 60 && text.is_char_boundary(*it));
    &text[from.unwrap_or_default()..to.unwrap_or(text.len())]
}
