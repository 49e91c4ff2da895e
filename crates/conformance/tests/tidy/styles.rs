//! Style sheets speak only of classes that something on a page can have.

use std::collections::BTreeSet;
use std::fs;

use super::files;

/// Classes of the map's columns, of seats and of signs, that code makes of a letter and a number.
fn is_numbered(class: &str) -> bool {
    let mut letters = class.chars();
    letters.next().is_some_and(char::is_alphabetic)
        && !letters.as_str().is_empty()
        && letters.all(|it| it.is_ascii_digit())
}

fn in_name(it: char) -> bool {
    it.is_ascii_alphanumeric() || it == '-' || it == '_'
}

/// The text without what stands between `open` and the next `close`.
fn without(text: &str, open: &str, close: &str) -> String {
    let (mut left, mut rest) = (String::new(), text);
    while let Some((before, after)) = rest.split_once(open) {
        left.push_str(before);
        rest = after.split_once(close).map_or("", |(_, after)| after);
    }
    left + rest
}

/// The classes and the identities of elements in the selectors of a style sheet.
fn classes(sheet: &str) -> BTreeSet<String> {
    let sheet = without(&without(sheet, "/*", "*/"), "[", "]");
    let before_braces = sheet.split('{').map(|it| it.rsplit(['}', ';']).next().unwrap_or_default());
    let named = |selector: &str| {
        let marks = selector.match_indices(['.', '#']).map(|(at, _)| &selector[at + 1..]);
        let names = marks.map(|it| it.split(|it| !in_name(it)).next().unwrap_or_default());
        names
            .filter(|it| it.starts_with(char::is_alphabetic))
            .map(str::to_string)
            .collect::<Vec<_>>()
    };
    before_braces.filter(|it| !it.trim().starts_with('@')).flat_map(named).collect()
}

/// The words of everything that writes pages.
fn written() -> BTreeSet<String> {
    let sources = ["crates", "games"].iter().flat_map(|it| {
        [".rs", ".js", ".svg", ".txt"]
            .into_iter()
            .flat_map(|end| files(it, end))
            .collect::<Vec<_>>()
    });
    let texts = sources.map(|it| fs::read_to_string(it).expect("a source file"));
    let words =
        |text: String| text.split(|it| !in_name(it)).map(str::to_string).collect::<Vec<_>>();
    texts.flat_map(words).collect()
}

/// Whether the class stands in the source, whole or up to what code adds: `at-` of `at-left`.
fn is_written(class: &str, written: &BTreeSet<String>) -> bool {
    let starts = class.match_indices('-').map(|(at, _)| &class[..=at]);
    is_numbered(class)
        || written.contains(class)
        || starts.into_iter().any(|it| written.contains(it))
}

fn faults(sheet: &str, written: &BTreeSet<String>) -> Vec<String> {
    classes(sheet).into_iter().filter(|it| !is_written(it, written)).collect()
}

#[test]
fn a_style_sheet_speaks_of_nothing_that_no_page_has() {
    let written = written();
    for path in ["crates", "games"].iter().flat_map(|it| files(it, ".css")) {
        let faults = faults(&fs::read_to_string(&path).expect("a style sheet"), &written);
        assert!(faults.is_empty(), "{}: nothing is called {faults:?}", path.display());
    }
}

#[test]
fn a_class_that_nothing_has_is_found() {
    let written = ["btn", "at-", "big"].map(str::to_string).into();
    let sheet = "/* .old */ .btn.big:hover, a[href=\".x\"] > .at-left { top: .5em; } @media (x) { .gone { a: b } }";
    assert_eq!(faults(sheet, &written), ["gone"]);
}
