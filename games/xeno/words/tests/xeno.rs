//! Everything that Race for the Galaxy: Xeno Invasion says, in both languages. The texts of cards
//! stand in two files, to be read as a whole; `UPDATE_EXPECT=1 cargo test -p xeno-words --test
//! xeno` writes them anew.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use expect_test::expect_file;
use tabletop::{
    CardSet, Chance, Game, Log, OptionValues, Options, Seat, Seed, Setup, Viewer, Why as _,
};
use words::{Lang, Listener};
use xeno::Xeno;
use xeno::card::Design;
use xeno::deck::{Cards, Face, Faces};
use xeno::event::Told;
use xeno::moves::Move;
use xeno::options::{Edition, XenoOptions};
use xeno::refusal::Reason;
use xeno_words::{MESSAGES, Voice};

fn cards() -> Cards {
    Cards::parse(Cards::BUILTIN).expect("the built-in cards are good")
}

fn voice(lang: Lang, faces: &Faces) -> Voice<'_> {
    let names = ["Ada", "Bruno", "Chloé", "Denis", "Eva"];
    Voice { to: Listener { names, me: Some(Seat(0)), ..Listener::stranger(lang) }, faces }
}

/// A card with its words in full, and each power in short.
fn entry(voice: Voice<'_>, face: &Face) -> String {
    let keywords = face.keywords.iter().map(|it| format!(" [{}]", voice.keyword(*it)));
    let mut text = format!("{}{}\n", voice.design(face.design), keywords.collect::<String>());
    let _ = writeln!(text, "    {}", voice.nature(face));
    for power in face.powers.iter() {
        let (band, short) = (voice.band(power.band), voice.power_in_short(power));
        let _ = writeln!(text, "    {band} · {short} · {}", voice.power(power));
    }
    for score in face.scores.iter() {
        let _ = writeln!(text, "    {}", voice.score(score));
    }
    text
}

fn gallery(lang: Lang) -> String {
    let cards = cards();
    let (first, second) = (cards.faces(Edition::First), cards.faces(Edition::Second));
    let (old, new) = (voice(lang, first), voice(lang, second));
    let changed = first.iter().zip(second.iter()).filter(|(one, other)| one != other);
    let first: Vec<String> = first.iter().map(|it| entry(old, it)).collect();
    let changed: Vec<String> = changed.map(|it| entry(new, it.1)).collect();
    format!("{}\n2018\n\n{}", first.join("\n"), changed.join("\n"))
}

#[test]
fn the_cards_in_french() {
    expect_file!["xeno.fr.txt"].assert_eq(&gallery(Lang::Fr));
}

#[test]
fn the_cards_in_english() {
    expect_file!["xeno.en.txt"].assert_eq(&gallery(Lang::En));
}

/// A message that nobody wrote would show as its key, an argument that nobody gave in braces.
#[test]
fn no_card_shows_a_key() {
    for lang in Lang::ALL {
        let text = gallery(lang);
        assert!(!text.contains("xeno-") && !text.contains('{'), "{text}");
    }
}

/// A word that other cards ask for stands in the title.
#[test]
fn titles_carry_their_keywords() {
    let cards = cards();
    for lang in Lang::ALL {
        let voice = voice(lang, cards.faces(Edition::First));
        for face in cards.faces(Edition::First).iter() {
            let title = voice.design(face.design).to_lowercase();
            for keyword in face.keywords.iter() {
                let word = voice.keyword(*keyword).to_lowercase();
                // "Terraformed" has the word, and "Terraformeurs" and "Élevées" too.
                let stem: String = word.chars().take(9).collect();
                assert!(title.contains(&stem), "{title}: {word}");
            }
        }
    }
}

/// The options of the games that are played.
const TABLES: [(u8, &[(&str, &str)]); 4] = [
    (2, &[("expert", "on"), ("edition", "2018")]),
    (3, &[("start", "preset")]),
    (4, &[("invasion", "off")]),
    (5, &[]),
];

/// What a seat is told and may answer, in random games.
fn each_thing_said(mut say: impl FnMut(&Faces, &[Told], &[Move])) {
    let cards = Arc::new(cards());
    for (number, (players, options)) in (0..).zip(TABLES.repeat(3)) {
        let options = XenoOptions::from_pairs(options.iter().copied()).expect("good options");
        let faces = Arc::clone(cards.faces(options.edition));
        let setup = Setup { players, options };
        let seed = Seed::from_number(number);
        let mut game = Xeno::setup(&setup, Arc::clone(&cards), seed).expect("a game");
        let mut chance = Chance::from_number(number);
        while let Some(seat) = game.to_act().first() {
            let (mut moves, mut log) = (Vec::new(), Log::keeping());
            game.legal_moves(seat, &mut moves);
            game.carry_out(seat, *chance.pick(&moves), &mut log);
            let tell = |it| Xeno::tell(it, Viewer::Seat(Seat(0)));
            let told: Vec<Told> = log.into_events().iter().filter_map(tell).collect();
            say(&faces, &told, &moves);
        }
    }
}

#[test]
fn everything_that_happens_has_words() {
    each_thing_said(|faces, told, moves| {
        for lang in Lang::ALL {
            let voice = voice(lang, faces);
            let lines = told.iter().filter_map(|it| Some((format!("{it:?}"), voice.told(it)?)));
            let moves = moves.iter().map(|it| (it.to_string(), voice.phrase(*it).1));
            for (what, line) in lines.chain(moves) {
                let spoken = !line.is_empty() && !line.contains("xeno-") && !line.contains('{');
                assert!(spoken && !line.contains("“”") && !line.contains("« »"), "{what}: {line}");
            }
        }
    });
}

/// The messages that the data need: cards, options, endings, refusals.
fn needed() -> BTreeSet<String> {
    let words = ["name", "length", "kind", "pitch", "setup-experts"].map(|it| format!("xeno-{it}"));
    let cards = Design::ALL.map(|it| format!("xeno-card-{}", it.word()));
    let endings = Xeno::ENDINGS.iter().map(|it| format!("xeno-log-ended-{it}"));
    let refusals = Reason::ALL.map(|it| it.key().to_string());
    let options = XenoOptions::SPECS.iter().flat_map(|spec| {
        let OptionValues::OneOf(values) = spec.values else { return Vec::new() };
        let names = values.iter().map(|it| format!("{}-{it}", spec.key));
        let names = names.chain([spec.key.to_string()]);
        let both =
            names.flat_map(|it| [format!("xeno-option-{it}-hint"), format!("xeno-option-{it}")]);
        both.collect()
    });
    words.into_iter().chain(cards).chain(endings).chain(refusals).chain(options).collect()
}

#[test]
fn what_the_game_names_has_words() {
    for lang in Lang::ALL {
        for key in needed() {
            assert!(MESSAGES.knows(lang, &key), "{} lacks {key}", lang.code());
        }
    }
}

fn file(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
    fs::read_to_string(root.join(path)).expect("the file is there")
}

fn keys(lang: Lang) -> BTreeSet<String> {
    let areas = MESSAGES.areas().iter().filter(|it| ["game", "cards"].contains(&it.0));
    let text: String = areas.map(|it| it.1[lang as usize]).collect();
    let key = |line: &str| line.split_once(" = ").map(|it| it.0.to_string());
    text.lines().filter(|it| it.starts_with("xeno-")).filter_map(key).collect()
}

/// Code names messages whole, or puts their names together from two words.
#[test]
fn no_words_are_unused() {
    let sources = ["games/xeno/words/src/lib.rs", "games/xeno/words/src/log.rs"];
    let more = ["games/xeno/words/src/powers.rs", "games/xeno/src/moves.rs"];
    let all = sources.iter().chain(&more).chain(&["games/xeno/src/card.rs"]);
    let code: String = all.map(|it| file(it)).collect();
    let literal = |word: &str| code.contains(&format!("\"{word}\""));
    let opens = |word: &str| {
        literal(word)
            || code.contains(&format!("\"{word}-{{"))
            || code.contains(&format!("\"xeno-{word}-{{"))
    };
    let put_together = |short: &str| {
        short.match_indices('-').any(|(at, _)| opens(&short[..at]) && literal(&short[at + 1..]))
    };
    let needed = needed();
    for key in keys(Lang::En).union(&keys(Lang::Fr)) {
        let short = key.trim_start_matches("xeno-");
        let badge = short.ends_with("-badge");
        // What hints count: `gauges.rs` of `speech` compares these words with what games count.
        let gauge = short.starts_with("hint-");
        let said = needed.contains(key) || badge || gauge || literal(short) || put_together(short);
        assert!(said, "nobody says {key}");
    }
}
