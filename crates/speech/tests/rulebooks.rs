//! The rules of each game, section by section, in both languages.

use std::fs;
use std::path::Path;

use catalogue::GAMES;
use words::Lang;
use words::rulebook::{Rulebook, Section};

fn rules(game: &str, lang: Lang) -> Rulebook {
    speech::rulebook(game, lang).expect("a game")
}

fn numbers(game: &str, lang: Lang) -> Vec<&'static str> {
    let rulebook = rules(game, lang);
    rulebook.chapters.iter().flat_map(|it| &it.sections).map(|it| it.number).collect()
}

#[test]
fn both_languages_have_the_same_sections() {
    for game in GAMES.iter().map(|it| it.id) {
        let numbers = Lang::ALL.map(|it| numbers(game, it));
        assert_eq!(numbers[0], numbers[1], "{game}");
        assert_eq!(numbers[1].len(), rows(game), "{game}: rows that are read as sections");
    }
}

/// How many rows of a rulebook begin with a number.
fn rows(game: &str) -> usize {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game);
    let text = fs::read_to_string(file.join("rulebook.md")).expect("a rulebook");
    let is_row =
        |it: &&str| it.starts_with("| ") && it[2..].starts_with(|it: char| it.is_ascii_digit());
    text.lines().filter(is_row).count()
}

#[test]
fn a_rule_in_one_language_is_a_rule_in_the_other() {
    for game in GAMES.iter().map(|it| it.id) {
        let [fr, en] = Lang::ALL.map(|it| rules(game, it));
        for (fr, en) in fr.chapters.iter().zip(&en.chapters) {
            assert_eq!((fr.number, fr.notes.len()), (en.number, en.notes.len()), "{game}");
            for (fr, en) in fr.sections.iter().zip(&en.sections) {
                let parts = |it: &Section| (it.rule.is_empty(), it.ruling.is_empty());
                assert_eq!(parts(fr), parts(en), "{game} {}", en.number);
            }
        }
    }
}

/// What a program is made of, which no player has to know.
const JARGON: [&str; 9] =
    ["`", ".toml", ".md", "docs/", "=on", "=off", "program", "seat order", "ordre des sièges"];

#[test]
fn rules_are_told_to_players() {
    for (game, lang) in GAMES.iter().flat_map(|it| Lang::ALL.map(|lang| (it.id, lang))) {
        for chapter in rules(game, lang).chapters {
            let sections = chapter.sections.iter().flat_map(|it| [it.rule, it.ruling]);
            let notes = chapter.notes.iter().map(String::as_str);
            for text in sections.chain(notes).chain([chapter.title]) {
                let found = JARGON.iter().find(|it| text.contains(**it));
                assert_eq!(found, None, "{game} {}: {text}", chapter.number);
            }
        }
    }
}

#[test]
fn a_section_is_found_by_its_number() {
    let rulebook = rules("oh-no", Lang::En);
    assert!(rulebook.section("8.2").is_some_and(|it| it.rule.contains("Shields")));
    assert_eq!(rulebook.section("11.1"), None);
}

/// The section that a game names for a question or a verdict exists in its rulebook.
#[test]
fn every_question_and_every_verdict_leads_to_a_section() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut found = 0;
    for game in GAMES.iter().map(|it| it.id) {
        let source = fs::read_to_string(root.join(game).join("words/src/sections.rs"));
        let source = source.expect("every game says which section decides");
        let rulebook = rules(game, Lang::En);
        for number in source.split('"').skip(1).step_by(2).filter(|it| !it.contains('{')) {
            assert!(rulebook.section(number).is_some(), "{game} {number}");
            found += 1;
        }
    }
    assert!(170 < found, "{found}");
}
