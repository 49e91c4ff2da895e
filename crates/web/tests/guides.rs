//! First games and lessons keep to the rules, show what they speak of, and reach the kinds of
//! decisions that they are for. A change of the rules that breaks one shows here;
//! `examples/guide_draft.rs` of the lab looks for another.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use catalogue::Table;
use frame::data::{Beside, Frame, Here, KnownDeal, LogPart, SeatName};
use frame::table;
use room::script::By;
use scraper::{Html, Selector};
use tabletop::{Seat, Viewer};
use web::boards;
use web::guide::Guide;
use words::Lang;

/// The sections of the decisions that each first game must ask its newcomer: all usual ones.
/// Lessons are for the others.
const MET: &[(&str, &[&str])] = &[
    ("oh-no", &["2.1", "2.3", "2.5", "3.4", "3.6", "4.2", "6.1", "6.2", "6.4", "7.3", "7.5"]),
    ("pulp", &["2.2", "2.6", "3.5", "4.1", "5.5", "7.3", "9.1"]),
    ("planisphere", &["3.1", "4.1", "5.1", "6.3", "7.1"]),
    ("invazions", &["2.2", "3.1", "3.5", "3.6", "11.8"]),
    ("invazions-hordes", &["4.1", "5.3", "7.1", "12.1"]),
    (
        "xeno",
        &[
            "2.1", "3.1", "4.2", "4.3", "5.1", "5.2", "6.1", "6.2", "6.3", "7.1", "15.3", "16.1",
            "17.1", "17.4",
        ],
    ),
];

fn opened(guide: &Guide) -> Box<dyn Table> {
    let options: Vec<(&str, &str)> =
        guide.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    let seed = guide.seed.parse().expect("a seed");
    catalogue::open(guide.game, guide.players, &options, None, seed).expect("a table")
}

/// Plays the script. Calls `look` before each move and after the last, with the number of moves
/// before it.
fn follow(guide: &'static Guide, mut look: impl FnMut(usize, &dyn Table)) {
    let mut table = opened(guide);
    for (at, line) in guide.script.lines.iter().enumerate() {
        look(at, table.as_ref());
        let played = table.play(line.seat, &[&line.mv]);
        assert!(played.is_ok(), "{} {at}: {} {} {played:?}", guide.id, line.seat, line.mv);
    }
    look(guide.script.lines.len(), table.as_ref());
}

/// The page that the newcomer sees.
fn page(guide: &Guide, at: usize, table: &dyn Table, lang: Lang) -> Html {
    let sitters = vec![SeatName { name: "Ida", here: Here::Yes }; usize::from(table.players())];
    let frame = Frame {
        lang,
        table: "x",
        seq: 0,
        sitters: &sitters,
        viewer: Viewer::Seat(guide.script.seat),
        aside: false,
        said: &[],
        log: LogPart::default(),
        undo: false,
        whole: true,
        deal: KnownDeal { commitment: "", seed: None },
        beside: Beside { guide: Some(&guide.told(lang, at)), ..Beside::default() },
    };
    let board = boards::board(&frame, table);
    let drawn = table::fragment(&frame, &board).into_string();
    Html::parse_fragment(&drawn)
}

fn count(page: &Html, selector: &str) -> usize {
    page.select(&Selector::parse(selector).expect("a selector")).count()
}

#[test]
fn every_guide_follows_the_rules_to_its_end() {
    for guide in Guide::all() {
        follow(guide, |_, _| {});
    }
}

/// Whatever a step asks for is on the page and marked, and nothing else is marked.
#[test]
fn what_a_step_speaks_of_is_marked() {
    for guide in Guide::all() {
        follow(guide, |at, table| {
            let wanted = guide.script.wanted(at);
            // The table itself makes moves that have no alternative.
            let Some(By::Newcomer(_)) = wanted.first().map(|it| &it.by) else { return };
            let page = page(guide, at, table, Lang::En);
            for mv in wanted.iter().map(|it| &it.mv) {
                let selector = format!("[name=move][value=\"{mv}\"][data-guided]");
                assert!(0 < count(&page, &selector), "{} {}: {mv}", guide.id, at);
            }
            assert_eq!(count(&page, "#guide"), 1);
        });
    }
}

#[test]
fn a_first_game_meets_every_usual_decision() {
    for guide in Guide::all().iter().filter(|it| it.lesson(Lang::En).is_none()) {
        let mut met = BTreeSet::new();
        follow(guide, |at, table| {
            if guide.script.is_over(at) || !guide.script.wanted(at).is_empty() {
                let section = speech::section(table, Viewer::Seat(guide.script.seat));
                met.insert(section.into_owned());
            }
        });
        let must = MET.iter().find(|it| it.0 == guide.id).expect("what the guide teaches").1;
        let missing: Vec<_> = must.iter().filter(|it| !met.contains(**it)).collect();
        assert!(missing.is_empty(), "{}: {missing:?} of {met:?}", guide.id);
    }
}

/// When the script is over, it is the newcomer's own turn, and the way on is shown.
#[test]
fn a_guide_ends_where_its_newcomer_goes_on() {
    for guide in Guide::all() {
        follow(guide, |at, table| {
            if !guide.script.is_over(at) {
                return;
            }
            let asked: Vec<Seat> = table.to_act().iter().collect();
            assert_eq!(asked, [guide.script.seat], "{}", guide.id);
            assert!(1 < table.legal_moves(guide.script.seat).len(), "{}", guide.id);
            for lang in Lang::ALL {
                assert_eq!(count(&page(guide, at, table, lang), "#guide-onwards"), 1);
            }
        });
    }
}

/// While the table plays, nothing is asked for; a step goes on with the moves of its newcomer.
#[test]
fn steps_are_the_newcomers() {
    for guide in Guide::all() {
        for (at, line) in guide.script.lines.iter().enumerate() {
            let asked = line.by != By::Table;
            assert!(!asked || line.seat == guide.script.seat, "{} {at}", guide.id);
            assert_eq!(guide.script.wanted(at).is_empty(), !asked);
        }
    }
}

/// Stages where the game is over, so nothing is asked.
const OVER: [(&str, &str); 5] = [
    ("oh-no", "8.1"),
    ("pulp", "10.1"),
    ("planisphere", "2.5"),
    ("invazions", "8.2"),
    ("xeno", "2.6"),
];

/// The sections that a game names as deciding what is asked.
fn asked(game: &str) -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let source = fs::read_to_string(root.join(game).join("words/src/sections.rs"));
    let source = source.expect("every game says which section decides");
    let function = source.split("fn verdict").next().unwrap_or_default();
    let helpers = source.split("\nfn together").nth(1).unwrap_or_default();
    let literals = [function, helpers].map(|it| it.split('"').skip(1).step_by(2));
    literals.into_iter().flatten().filter(|it| !it.contains('{')).map(str::to_string).collect()
}

/// The questions of Invasion's events count as one kind of decision, since each event says what it
/// asks.
fn kind<'a>(game: &str, number: &'a str) -> &'a str {
    let event = game == "planisphere" && number.starts_with("11.");
    if event { "11" } else { number }
}

/// The kinds of decisions that the newcomer of a guide makes, with what comes after its end.
fn met(guide: &Guide) -> BTreeSet<String> {
    let options: Vec<(&str, &str)> =
        guide.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    let seed = guide.seed.parse().expect("a seed");
    let mut table =
        catalogue::open(guide.game, guide.players, &options, None, seed).expect("a table");
    let mut met = BTreeSet::new();
    for at in 0..=guide.script.lines.len() {
        let line = guide.script.lines.get(at);
        let asked = match line {
            Some(line) => line.by != By::Table,
            None => 1 < table.legal_moves(guide.script.seat).len(),
        };
        if asked {
            let number = speech::section(&*table, Viewer::Seat(guide.script.seat));
            met.insert(kind(guide.game, &number).to_string());
        }
        if let Some(line) = line {
            table.play(line.seat, &[&line.mv]).expect("a move of the script");
        }
    }
    met
}

#[test]
fn a_newcomer_meets_every_decision_that_is_ever_asked() {
    for game in catalogue::GAMES {
        let guides = Guide::all().iter().filter(|it| it.game == game.id);
        let met: BTreeSet<String> = guides.flat_map(met).collect();
        let asked = asked(game.id);
        let asked = asked.iter().filter(|it| !OVER.contains(&(game.id, it.as_str())));
        let missing: Vec<_> = asked.filter(|it| !met.contains(kind(game.id, it))).collect();
        assert!(missing.is_empty(), "{}: {missing:?} of {met:?}", game.id);
    }
}
