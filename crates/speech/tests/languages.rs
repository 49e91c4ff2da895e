//! Both languages hold the same messages.

use std::collections::BTreeSet;

/// The messages that code can name, without those that only serve other messages of their language.
fn keys(text: &str) -> BTreeSet<&str> {
    let starts = |it: &&str| it.starts_with(|it: char| it.is_ascii_lowercase());
    let serves = |key: &str| text.contains(&format!("{{ {key} }}"));
    text.lines()
        .filter(starts)
        .filter_map(|it| it.split_once(" =").map(|it| it.0))
        .filter(|it| !serves(it))
        .collect()
}

/// The messages that only one of the two texts has.
fn alone(texts: [&str; 2]) -> Vec<&str> {
    let [fr, en] = texts.map(keys);
    // A message may serve others in one language and be named by code in the other.
    let elsewhere = |it: &&&str| !texts.iter().all(|text| text.contains(&format!("\n{it} =")));
    fr.symmetric_difference(&en).filter(elsewhere).copied().collect()
}

#[test]
fn both_languages_hold_the_same_messages() {
    for (area, texts) in speech::areas() {
        assert_eq!(alone(*texts), [""; 0], "{area}.ftl");
    }
}

#[test]
fn a_message_of_one_language_alone_is_found() {
    let fr = "\na = un { b }\nb = deux\nc = trois\n";
    assert_eq!(alone([fr, "\na = one\nc = three\n"]), [""; 0]);
    assert_eq!(alone([fr, "\na = one\nd = four\n"]), ["c", "d"]);
}

/// Places where a line of French may break before a sign that belongs to the word before it, or after
/// the quotation mark that belongs to the next.
fn loose_signs(text: &str) -> Vec<&str> {
    let loose = |it: &&str| {
        let before = [':', ';', '?', '!', '»'].iter().any(|sign| it.contains(&format!(" {sign}")));
        before || it.contains("« ")
    };
    text.lines().filter(|it| !it.starts_with('#')).filter(loose).collect()
}

#[test]
fn no_line_of_french_begins_with_a_colon() {
    for (area, [fr, _]) in speech::areas() {
        assert_eq!(loose_signs(fr), [""; 0], "{area}.ftl");
    }
}

#[test]
fn a_sign_that_may_stand_alone_is_found() {
    let bound = "a = Ida\u{202f}: «\u{a0}Non\u{202f}!\u{a0}»\n# un mot : deux\n";
    assert_eq!(loose_signs(bound), [""; 0]);
    for loose in ["a = Ida : non", "a = Non !", "a = « Non\u{a0}»", "a = «\u{a0}Non »"] {
        assert_eq!(loose_signs(loose), [loose]);
    }
}
