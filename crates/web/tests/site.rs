//! The pages of the site: their words, what they escape, and what they keep.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use frame::shell::{Offline, Reader};
use tabletop::{OptionSpec, OptionValues};
use web::site::*;
use words::{Lang, Listener};

mod samples;

const ME: Reader<'_> = Reader {
    lang: Lang::En,
    name: Some("Camille"),
    path: "/",
    signed_in: false,
    waiting: 0,
    offline: Offline::No,
};
const ATTACK: &str = "<script>alert('1')</script>\"";

#[test]
fn every_key_in_the_source_is_written_in_both_languages() {
    for key in keys_in_source() {
        for lang in Lang::ALL {
            assert!(lang.knows(&key), "{} lacks {key}", lang.code());
        }
    }
}

#[test]
fn no_message_of_the_site_is_left_over() {
    let used = keys_in_source();
    for area in [
        "account",
        "api",
        "clubs",
        "common",
        "duels",
        "learn",
        "player",
        "scenarios",
        "site",
        "stats",
        "my-turn",
        "studies",
        "tournaments",
    ] {
        for lang in Lang::ALL {
            for key in keys_in_file(lang, area) {
                // So are the calls of the API, what cards are sought by, and the words of card files:
                // tests of their own look after their words.
                let data = ["bot-", "api-call-", "api-area-", "learn-by-", "scenario-word-"]
                    .iter()
                    .any(|it| key.starts_with(it));
                assert!(data || used.contains(&key), "{}: nobody says {key}", lang.code());
            }
        }
    }
}

#[test]
fn what_the_data_names_has_words() {
    let values = |it: &OptionSpec| {
        let OptionValues::OneOf(values) = it.values else { return Vec::new() };
        values.iter().map(|value| format!("oh-no-option-{}-{value}", it.key)).collect::<Vec<_>>()
    };
    let options = samples::oh_no().options.iter().flat_map(values);
    let bots = samples::BOTS.iter().map(|it| format!("bot-{it}"));
    for key in options.chain(bots).chain(["oh-no-name".to_string()]) {
        for lang in Lang::ALL {
            assert!(speech::with(&key).knows(lang, &key), "{} lacks {key}", lang.code());
        }
    }
}

/// What is shown before a table is opened is what it will be played with.
#[test]
fn a_scenario_shows_its_cards_before_it_is_played() {
    let offer = |game: &str| {
        let it = catalogue::info(game).expect("a game");
        GameOffer {
            id: it.id,
            players: it.players,
            options: it.options,
            puzzles: true,
            together: false,
        }
    };
    let shown = |scenario: &str, players| {
        let options = vec![("scenario".to_string(), scenario.to_string())];
        lists(&ME, &offer("invazions"), &options, players).map(|it| it.into_string())
    };
    let lab = shown("labo", 3).expect("a scenario");
    let has = |page: &str, copies: &str| page.contains(&format!("data-copies=\"{copies}\""));
    assert!(has(&lab, "freed 7") && has(&lab, "tracker 5") && has(&lab, "virus 1"));
    assert!(!has(&lab, "vermin 5") && !has(&lab, "equipment 1"));
    let by_lot = shown("moyens", 2).expect("a scenario");
    assert!(has(&by_lot, "vermin 5") && has(&by_lot, "equipment 1"));
    assert_eq!(shown("zombies:ogre", 2), None);
    assert!(lists(&ME, &offer("oh-no"), &Vec::new(), 3).is_none());
}

/// A key without a message would show as itself.
#[test]
fn no_page_shows_a_key() {
    for lang in Lang::ALL {
        for (name, page) in samples::pages(lang) {
            let html = page.into_string();
            for prefix in [
                "account-",
                "club-",
                "scenario-",
                "study-",
                "learn-",
                "site-",
                "common-",
                "stats-",
                "player-",
                "my-turn-",
                "tournament-",
                "bot-",
                "oh-no-",
                "pulp-",
                "planisphere-",
            ] {
                for shown in [">", " ", "\""].map(|before| format!("{before}{prefix}")) {
                    let bare = html.match_indices(&shown).find(|(at, _)| is_text(&html, *at));
                    assert!(bare.is_none(), "{name} in {}: {bare:?}", lang.code());
                }
            }
        }
    }
}

#[test]
fn names_are_escaped_wherever_they_appear() {
    let me = Reader { name: Some(ATTACK), path: ATTACK, ..ME };
    let person = SeatHolder::Person(ATTACK.into());
    let open = OpenTable {
        id: "d".into(),
        game: "oh-no".into(),
        host: ATTACK.into(),
        seats: vec![person.clone(), SeatHolder::Nobody],
        options: vec![],
        lang: Lang::En,
        ago: 0,
    };
    let mine = MyTable {
        id: "a".into(),
        game: "oh-no".into(),
        guide: Some(ATTACK.into()),
        with: vec![ATTACK.into()],
        standing: TableStanding::Waiting { whom: vec![ATTACK.into()] },
        ago: 0,
        left: None,
        unseen: 2,
    };
    let mut victory = samples::victories().remove(0);
    victory.team[0].name = ATTACK.into();
    let seats = vec![LobbySeat { sitter: person, mine: false }];
    let mut lobby_page = samples::lobby_page(me, true, seats);
    lobby_page.host = ATTACK;
    lobby_page.invite = ATTACK;
    let pages = [
        home(&Home {
            reader: me,
            mine: vec![mine],
            games: std::slice::from_ref(samples::oh_no()),
            open: vec![open],
            last_victory: Some(victory.clone()),
            puzzles: Default::default(),
        }),
        lobby(&lobby_page),
        journal(&Journal { reader: me, victories: vec![victory] }),
        name(&NamePage { reader: me, typed: ATTACK, back: ATTACK, problems: vec![] }),
        error(&ErrorPage {
            reader: me,
            mishap: Mishap::Conflict,
            detail: Some(ATTACK),
            rule: None,
            back: Some(ATTACK),
        }),
    ];
    for page in pages {
        let html = page.into_string();
        assert!(html.contains("&lt;script&gt;alert"), "the name is not shown");
        assert!(!html.contains("<script>alert"), "the name is not escaped");
        assert!(!html.contains("</script>&quot;"), "the name is half escaped");
    }
}

#[test]
fn no_page_holds_what_the_security_policy_forbids() {
    for (name, page) in samples::pages(Lang::Fr) {
        let html = page.into_string();
        for forbidden in
            [" style=", " onclick=", " onload=", "<style", "javascript:", "https://fonts"]
        {
            assert!(!html.contains(forbidden), "{name} holds {forbidden}");
        }
        assert_eq!(html.matches("<script").count(), html.matches("<script src=\"/assets/").count());
    }
}

#[test]
fn the_form_reads_what_was_sent() {
    let form = NewTableForm::usual(samples::oh_no(), "sergeant", Lang::Fr).filled(&samples::sent());
    let bot = |level: &str| SeatChoice::Bot(level.into());
    let seats =
        [SeatChoice::Me, SeatChoice::Me, bot("captain"), SeatChoice::Link, SeatChoice::Closed];
    assert_eq!(form.seats, seats);
    assert_eq!(form.option("level"), Some("3"));
    assert_eq!(form.option("matrix"), Some("piles"));
    assert!(form.open);
    assert_eq!(form.lang, Lang::En);
}

/// The table of a game with typed options, set up by what a browser sends.
fn typed(fields: &[(&str, &str)]) -> (NewTableForm, Vec<Problem>) {
    let fields: Vec<_> = fields.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
    let form = NewTableForm::usual(&samples::MANY[2], "sergeant", Lang::En).filled(&fields);
    let problems = form.problems(Lang::En, &samples::MANY[2], samples::BOTS);
    (form, problems)
}

/// A number or `none`: the button decides which, and the number is typed beside it.
#[test]
fn what_is_typed_counts_where_its_button_is_chosen() {
    let both = |rounds, number| {
        let (form, problems) = typed(&[("typed.rounds", number), ("option.rounds", rounds)]);
        (form.option("rounds").map(str::to_string), problems.len())
    };
    assert_eq!(both("#", " 40 "), (Some("40".into()), 0));
    assert_eq!(both("none", "40"), (Some("none".into()), 0));
    assert_eq!(both("#", "many").1, 1);
    assert_eq!(typed(&[("option.rounds", "#")]).1.len(), 1);
}

/// Only one button is chosen, even in an option that accepts any text.
#[test]
fn a_value_with_a_button_is_not_typed_as_well() {
    const ROUNDS: OptionSpec = OptionSpec {
        key: "rounds",
        values: OptionValues::Either(&[OptionValues::OneOf(&["none"]), OptionValues::Text]),
        default: "none",
    };
    let game = GameOffer { options: &[ROUNDS], ..samples::MANY[2] };
    for (chosen, value) in [("none", "none"), ("forty", "#")] {
        let fields = [("option.rounds".to_string(), chosen.to_string())];
        let form = NewTableForm::usual(&game, "sergeant", Lang::En).filled(&fields);
        let html = samples::new_table_with(ME, &game, form).into_string();
        let inputs = html.split("<input").filter(|it| it.contains("name=\"option.rounds\""));
        let checked: Vec<&str> = inputs.filter(|it| it.contains(" checked")).collect();
        assert_eq!(checked.len(), 1, "{chosen}: {checked:?}");
        assert!(checked[0].contains(&format!("value=\"{value}\"")), "{checked:?}");
    }
}

#[test]
fn one_who_plays_alone_chooses_no_seats() {
    let pages = samples::pages(Lang::En);
    let page = |name: &str| {
        let (_, page) = pages.iter().find(|it| it.0 == name).expect("a page of that name");
        page.clone().into_string()
    };
    let alone = page("new-alone");
    assert!(alone.contains("type=\"hidden\" name=\"seat1\" value=\"me\""));
    assert!(!alone.contains("class=\"seat\"") && !alone.contains("no-hints"));
    assert!(alone.contains("Start the game"));
    let home = page("home-many");
    assert!(["pulp", "oh-no"].iter().all(|it| home.contains(&format!("/daily/{it}"))));
    assert!(!home.contains("/daily/planisphere"));
    assert!(home.contains("You alone against the invasion"));
}

/// Hints and reviews name moves in words, in every game.
#[test]
fn every_game_names_its_moves() {
    for game in catalogue::GAMES {
        let seed = tabletop::Seed::from_number(1);
        let table = catalogue::open(game.id, game.players.0, &[], None, seed).expect("a table");
        let seat = table.to_act().first().expect("somebody is asked");
        for lang in Lang::ALL {
            let names = vec!["Camille".to_string(); game.players.0.into()];
            for mv in table.legal_moves(seat) {
                let words = speech::at(table.as_ref()).move_name(
                    table.as_ref(),
                    &mv,
                    Listener::new(lang, &names, Some(seat)),
                );
                assert!(words != mv && !words.contains("-do-"), "{}: {mv}: {words}", game.id);
            }
        }
    }
}

#[test]
fn a_review_names_what_cost_most_first() {
    let pages = samples::pages(Lang::En);
    let page = |name: &str| {
        let (_, page) = pages.iter().find(|it| it.0 == name).expect("a page of that name");
        page.clone().into_string()
    };
    let whole = page("review");
    assert!(whole.contains("blunder: 51 in 100") && whole.contains("slip: 5 in 100"));
    // The costliest is the turning point, and the first of the small boards is the earliest.
    let (turn, thumbs) = (whole.find("id=\"turn\"").unwrap(), whole.find("review-thumbs").unwrap());
    assert!(whole[turn..].find("Vanguard") < whole[turn..].find("Gladiator"), "the worst first");
    assert!(whole[thumbs..].find("moment?ply=7") < whole[thumbs..].find("moment?ply=19"));
    assert!(whole.contains("71 → 20"), "what it cost, on the curve");
    assert!(whole.contains("replay?ply=19&amp;seat=1"), "a mistake leads to its moment");
    assert!(whole.contains("id=\"mistake-before\" href=\"?at=7\""), "{whole}");
    assert!(whole.contains("id=\"mistake-after\" role=\"link\""), "there is none after it");
    assert!(whole.contains("Luck and skill") && whole.contains("by luck"));
    // 56 hundredths were given away where 90 were at stake.
    assert!(whole.contains("<b class=\"num\">38</b>"), "{whole}");
    let other = page("review-other");
    assert!(other.contains("40 → 35") && other.contains("move=engage"), "{other}");
    assert!(!whole.contains("data-watch") && page("review-begun").contains("data-watch"));
    assert!(page("review-none").contains("nothing to decide"));
}

#[test]
fn a_player_sees_which_kinds_of_decisions_gave_something_away() {
    let pages = samples::pages(Lang::En);
    let page = pages.iter().find(|it| it.0 == "player").expect("a page of that name");
    let page = page.1.clone().into_string();
    let row = |kind: &str| {
        let head = format!("<th scope=\"row\">{kind}</th>");
        page.split("<tr>").find(|it| it.starts_with(&head)).unwrap_or_default()
    };
    let numbers = |kind: &str| {
        let cells = row(kind).split("<td class=\"num\">").skip(1);
        cells.filter_map(|it| it.split('<').next()).collect::<Vec<_>>().join(" ")
    };
    // Of three decisions one gave 30 away; 2 in 100 are nothing.
    assert_eq!(numbers("Voyaging"), "3 1 10");
    assert_eq!(numbers("Meeting enemies"), "2 1 6");
    // 15 for each in the first game, nothing in the second, on an axis up to 20.
    assert!(page.contains("points=\"0.0,50.0 0.0,50.0 1000.0,200.0\""), "{page}");
}

#[test]
fn an_unticked_box_is_sent_by_being_absent() {
    let sent: Vec<_> = samples::sent().into_iter().filter(|(name, _)| name != "open").collect();
    let mut form = NewTableForm::usual(samples::oh_no(), "sergeant", Lang::Fr);
    form.open = true;
    assert!(!form.sent(&sent).open);
}

#[test]
fn the_form_leaves_alone_what_it_does_not_know() {
    let odd = [("seat0", "me"), ("seat99", "me"), ("seatx", "me"), ("lang", "tlh"), ("who", "?")];
    let odd: Vec<_> = odd.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
    let usual = NewTableForm::usual(samples::oh_no(), "cadet", Lang::Fr);
    assert_eq!(usual.clone().filled(&odd), usual);
}

#[test]
fn a_refused_form_comes_back_as_it_was_with_the_reason_beside_the_field() {
    let form = NewTableForm::usual(samples::oh_no(), "sergeant", Lang::Fr).filled(&samples::sent());
    let problem = samples::problem("seat2", Lang::En, "You already sit in seat 1.", "");
    let html = samples::new_table_page(ME, form, vec![problem]).into_string();
    let checked = |name: &str, value: &str| {
        let field = format!("name=\"{name}\" value=\"{value}\" checked");
        assert!(html.contains(&field), "{name} is not {value}");
    };
    checked("option.level", "3");
    checked("option.matrix", "piles");
    checked("seat2", "me");
    checked("seat3", "bot");
    checked("bot3", "captain");
    checked("seat5", "closed");
    checked("open", "on");
    checked("lang", "en");
    assert!(html.contains("id=\"problem-seat2\">You already sit in seat 1."));
    assert!(html.contains("aria-describedby=\"problem-seat2\""));
}

#[test]
fn what_cannot_be_opened_is_said_field_by_field() {
    let fields = [("option.level", "9"), ("seat2", "me"), ("seat3", "closed"), ("bot4", "tlh")];
    let fields = fields.iter().chain(&[("seat4", "bot"), ("seat1", "me"), ("seat2", "me")]);
    let fields: Vec<_> = fields.map(|(k, v)| (k.to_string(), v.to_string())).collect();
    let usual = NewTableForm::usual(samples::oh_no(), "cadet", Lang::En);
    assert_eq!(usual.problems(Lang::En, samples::oh_no(), samples::BOTS), vec![]);
    let problems = usual.filled(&fields).problems(Lang::En, samples::oh_no(), samples::BOTS);
    let fields: Vec<&str> = problems.iter().map(|it| it.field.as_str()).collect();
    assert_eq!(fields, ["option.level", "seat2", "seat4"]);
    assert_eq!(problems[0].message, "This must be one of: 0 | 1 | 2 | 3");
}

#[test]
fn a_table_has_as_many_seats_as_the_game_allows() {
    let mut form = NewTableForm::usual(samples::oh_no(), "cadet", Lang::En);
    form.seats.fill(SeatChoice::Closed);
    form.seats[0] = SeatChoice::Me;
    let problems = form.problems(Lang::En, samples::oh_no(), samples::BOTS);
    assert_eq!(problems[0].field, "seats");
    assert_eq!(problems[0].message, "This game has 3 to 5 seats, not 1.");
}

#[test]
fn a_seat_that_the_game_needs_cannot_be_closed() {
    let form = NewTableForm::usual(samples::oh_no(), "sergeant", Lang::Fr);
    let html = samples::new_table_page(ME, form, vec![]).into_string();
    assert!(!html.contains("name=\"seat3\" value=\"closed\""));
    assert!(html.contains("name=\"seat4\" value=\"closed\" checked"));
}

#[test]
fn only_the_host_of_a_full_table_starts_it() {
    let seats = |sitter: &SeatHolder| vec![LobbySeat { sitter: sitter.clone(), mine: false }];
    let person = SeatHolder::Person("Ida".into());
    let offers = |is_host, sitter| {
        let page = samples::lobby_page(ME, is_host, seats(sitter));
        lobby(&page).into_string().contains("/start\"")
    };
    assert!(offers(true, &person));
    assert!(!offers(false, &person));
    assert!(!offers(true, &SeatHolder::Nobody));
}

/// Whether the place is in text that people read, not inside a tag.
fn is_text(html: &str, at: usize) -> bool {
    let before = &html[..=at];
    before.rfind('>') > before.rfind('<')
}

/// Every literal in the source that is a key of these areas.
fn keys_in_source() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for file in sources(&root().join("crates")) {
        let text = fs::read_to_string(&file).expect("a source file is text");
        for literal in text.split('"') {
            let ours = [
                "account-",
                "api-",
                "club-",
                "scenario-",
                "study-",
                "common-",
                "duel-",
                "learn-",
                "player-",
                "site-",
                "stats-",
                "my-turn-",
                "tournament-",
            ]
            .iter()
            .any(|it| literal.starts_with(it));
            if ours && literal.chars().all(|it| it.is_ascii_alphanumeric() || it == '-') {
                keys.insert(literal.to_string());
            }
        }
    }
    // Class names, which have the same prefix.
    let of_duels = ["duel-boards", "duel-level", "duel-slider", "duel-word"];
    for class in ["site-top", "site-home", "learn-games"].into_iter().chain(of_duels) {
        keys.remove(class);
    }
    keys
}

/// Every Rust file under the `src` folders of the crates.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of the workspace");
    let paths = entries.map(|it| it.expect("an entry of a folder").path());
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() && !path.ends_with("tests") {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|it| it == "rs") {
            files.push(path);
        }
    }
    files
}

fn keys_in_file(lang: Lang, area: &str) -> BTreeSet<String> {
    let path = root().join(format!("crates/words/messages/{}/{area}.ftl", lang.code()));
    let text = fs::read_to_string(path).expect("a file of messages");
    let line = |line: &str| line.split_once(" =").map(|(key, _)| key.to_string());
    text.lines()
        .filter(|it| it.starts_with(|c: char| c.is_ascii_lowercase()))
        .filter_map(line)
        .collect()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_home_page_tells_which_puzzles_of_the_day_were_answered() {
    let pages = samples::pages(Lang::En);
    let page = |name: &str| pages.iter().find(|it| it.0 == name).unwrap().1.clone().into_string();
    let home = page("home-many");
    assert_eq!(home.matches("Puzzle of the day: solved").count(), 1, "{home}");
    assert_eq!(home.matches("Puzzle of the day: missed").count(), 1);
    assert!(!page("home-first").contains("Puzzle of the day:"));
}
