//! Pictures of boards need no server and tell nobody what they may not know.

use catalogue::Table;
use scraper::{Html, Selector};
use tabletop::{Chance, Seat, Seed, Viewer};
use web::picture::picture;
use words::Lang;

const NAMES: [&str; 5] = ["A", "B", "C", "D", "E"];

/// Positions of every game with as many players as it takes.
fn tables() -> impl Iterator<Item = Box<dyn Table>> {
    catalogue::GAMES.iter().flat_map(|info| {
        let table = catalogue::open(info.id, info.players.1, &[], None, Seed::from_number(4));
        let mut table = table.expect("the usual options");
        let mut chance = Chance::from_number(5);
        [0, 12, 60].map(|plies| {
            while table.plies() < plies
                && let Some(seat) = table.to_act().first()
            {
                let moves = table.legal_moves(seat);
                let mv: &String = chance.pick(&moves);
                table.play(seat, &[mv]).expect("an offered move");
            }
            table.at(table.plies())
        })
    })
}

fn drawn(table: &dyn Table, viewer: Viewer, lang: Lang) -> String {
    picture(table, viewer, lang, &NAMES[..usize::from(table.players())])
}

#[test]
fn nothing_is_asked_for_and_nothing_can_be_played() {
    let moves = Selector::parse("[name=move]:not([disabled])").unwrap();
    let scripts = Selector::parse("script, link, form").unwrap();
    for table in tables() {
        for lang in Lang::ALL {
            let asked = table.to_act().first().map_or(Viewer::Spectator, Viewer::Seat);
            let document = drawn(&*table, asked, lang);
            let page = Html::parse_document(&document);
            assert_eq!(page.select(&scripts).count(), 0, "{}", table.game());
            assert_eq!(page.select(&moves).count(), 0, "{}", table.game());
            for place in ["/assets/", "url(planisphere", "href=\"/", "src=\"/", "action=\"/"] {
                assert!(!document.contains(place), "{} asks for {place}", table.game());
            }
            let ask = Selector::parse(".decide-ask").unwrap();
            let ask: String = page.select(&ask).flat_map(|it| it.text()).collect();
            assert!(!ask.is_empty(), "{}", table.game());
        }
    }
}

#[test]
fn each_viewer_sees_what_is_theirs() {
    for table in tables() {
        let own = drawn(&*table, Viewer::Seat(Seat(0)), Lang::En);
        let watched = drawn(&*table, Viewer::Spectator, Lang::En);
        assert_ne!(own, watched, "{}", table.game());
    }
}
