//! How long functions are. A function should fit on a screen; one that grows past it becomes two.

use std::fs;
use std::path::PathBuf;

use super::{files, root};

/// The longest that a function may be, in lines.
const SCREEN: usize = 70;

/// The longest arm of a table, in lines.
const ARM: usize = 12;

/// How many lines may stand before the `match` of a table.
const BEFORE_TABLE: usize = 10;

/// A function, from its first line to its closing brace.
struct Function<'a> {
    /// The number of its first line.
    line: usize,
    lines: Vec<&'a str>,
}

/// Whether a line begins a function, whatever stands before its `fn`.
fn begins(line: &str) -> bool {
    let mut rest = line.trim_start();
    if let Some(after) = rest.strip_prefix("pub") {
        rest = match after.strip_prefix('(') {
            Some(inside) => inside.split_once(')').map_or("", |(_, after)| after),
            None => after,
        };
    }
    let mut words = rest.split_whitespace().skip_while(|it| {
        ["default", "const", "async", "unsafe", "safe", "extern"].contains(it)
            || it.starts_with('"')
    });
    words.next() == Some("fn")
}

fn functions(text: &str) -> Vec<Function<'_>> {
    let (mut found, mut open) = (Vec::new(), None::<(usize, &str)>);
    let lines: Vec<&str> = text.lines().collect();
    for (at, line) in lines.iter().enumerate() {
        if open.is_none() && begins(line) {
            open = Some((at, &line[..line.len() - line.trim_start().len()]));
        }
        let Some((first, indent)) = open else { continue };
        let in_one = first == at && (line.ends_with(';') || line.ends_with('}'));
        let closes =
            |it: &str| it.starts_with('}') || it == ";" || it.starts_with(')') && it.ends_with(';');
        if in_one || first < at && line.strip_prefix(indent).is_some_and(closes) {
            found.push(Function { line: first + 1, lines: lines[first..=at].to_vec() });
            open = None;
        }
    }
    found
}

impl Function<'_> {
    /// Whether the function is one long table: nothing but a `match` with short arms. One long
    /// table is better than a catch-all arm, or than several tables that must be kept in step.
    fn is_table(&self) -> bool {
        let first = self.lines[0];
        let inner = first.len() - first.trim_start().len() + 4;
        let indent = |line: &str| line.len() - line.trim_start().len();
        let opens = |it: &&str| indent(it) == inner && it.trim().starts_with("match ");
        let Some(at) = self.lines.iter().position(opens) else { return false };
        let arms = &self.lines[at + 1..self.lines.len() - 2];
        let starts = |it: &&str| indent(it) == inner + 4 && !it.trim().starts_with(['}', ')', '|']);
        let longest = arms.split(|it| starts(it)).map(<[_]>::len).max().unwrap_or_default();
        let closes = self.lines[self.lines.len() - 2];
        at <= BEFORE_TABLE
            && indent(closes) == inner
            && closes.trim() == "}"
            && arms.iter().all(|it| inner < indent(it))
            && longest < ARM
    }
}

fn faults(file: &str, text: &str) -> Vec<String> {
    let long = functions(text).into_iter().filter(|it| SCREEN < it.lines.len() && !it.is_table());
    long.map(|it| format!("{file}:{} has {} lines", it.line, it.lines.len())).collect()
}

fn sources() -> Vec<PathBuf> {
    [files("crates", ".rs"), files("games", ".rs")].concat()
}

#[test]
fn functions_fit_a_screen() {
    for path in sources() {
        let name =
            path.strip_prefix(root()).expect("in the workspace").to_string_lossy().into_owned();
        let faults = faults(&name, &fs::read_to_string(&path).expect("a source file"));
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}

/// The median, the 90th and the 99th percentile of the lengths of all functions may not exceed
/// these numbers. Lower them when the lengths are lower.
#[test]
fn functions_stay_short() {
    let mut lengths = Vec::new();
    for path in sources() {
        let text = fs::read_to_string(path).expect("a source file");
        lengths.extend(functions(&text).iter().map(|it| it.lines.len()));
    }
    lengths.sort_unstable();
    let length_of = |percent: usize| lengths[lengths.len() * percent / 100];
    println!("{} functions: {} {} {}", lengths.len(), length_of(50), length_of(90), length_of(99));
    for (percent, most) in [(50, 7), (90, 20), (99, 37)] {
        assert!(length_of(percent) <= most, "{percent} in 100: {} lines", length_of(percent));
    }
}

mod planted {
    use super::*;

    fn long(head: &str, line: &str, count: usize) -> String {
        format!("{head}\n{}}}\n", format!("{line}\n").repeat(count))
    }

    #[test]
    fn a_long_function_is_found_whatever_it_begins_with() {
        for head in [
            "fn f() {",
            "async fn f() {",
            "const fn f() {",
            "pub const fn f() {",
            "pub(crate) async fn f() {",
            "pub(in crate::room) fn f(",
            "unsafe extern \"C\" fn f() {",
            "default fn f() {",
        ] {
            assert_eq!(faults("it.rs", &long(head, "    work();", 69)), ["it.rs:1 has 71 lines"]);
            assert_eq!(faults("it.rs", &long(head, "    work();", 68)), [""; 0]);
        }
    }

    #[test]
    fn a_declaration_has_no_body() {
        let declared = "trait T {\n    fn f(\n        it: u8,\n    ) -> u8;\n    fn g(&self);\n}\n";
        let text = format!("{declared}{}", "struct S;\n".repeat(99));
        assert_eq!(functions(&text).iter().map(|it| it.lines.len()).collect::<Vec<_>>(), [3, 1]);
        assert!(!begins("    functions.push(fn_of);") && !begins("type F = fn(u8);"));
    }

    #[test]
    fn a_table_may_be_long_and_nothing_else() {
        let arm = "        Told::It => {\n            say();\n        }";
        let table = |arm: &str, after: &str| {
            let arms = format!("{arm}\n").repeat(40);
            format!("fn f() {{\n    let it = 1;\n    match told {{\n{arms}    }}\n{after}}}\n")
        };
        assert_eq!(faults("it.rs", &table(arm, "")), [""; 0]);
        assert_eq!(faults("it.rs", &table(arm, "    work();\n")).len(), 1);
        let long = arm.replace("say();", &"say();\n            ".repeat(ARM));
        assert_eq!(faults("it.rs", &table(&long, "")).len(), 1);
    }
}
