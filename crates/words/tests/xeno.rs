//! What the cards of Race for the Galaxy: Xeno Invasion say in both languages, in two texts to read
//! as a whole. `UPDATE_EXPECT=1 cargo test -p words --test xeno` writes them anew.

use std::fmt::Write as _;

use expect_test::expect_file;
use tabletop::CardSet;
use words::Lang;
use words::xeno::Voice;
use xeno::deck::{Cards, Face, Faces};
use xeno::options::Edition;

fn cards() -> Cards {
    Cards::parse(Cards::BUILTIN).expect("the built-in cards are good")
}

fn voice(lang: Lang, faces: &Faces) -> Voice<'_> {
    Voice { lang, names: [""; 5], me: None, faces }
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

/// A message that nobody wrote shows as its key, an argument that nobody gave in braces.
#[test]
fn no_card_shows_a_key() {
    for lang in Lang::ALL {
        let text = gallery(lang);
        assert!(!text.contains("xeno-") && !text.contains('{'), "{text}");
    }
}

/// What other cards ask for by a word stands in the title.
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
