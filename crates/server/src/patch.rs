//! What changed between two drawings of a page: most of it is the same after every move, and need
//! not travel again.

use similar::algorithms::{Capture, Replace, patience};
use similar::{DiffOp, DiffTag};

/// A page in pieces, each up to the next `<`: a tag with the text that follows it. The script in the
/// page takes the same pieces (`table.js`).
fn pieces(html: &str) -> Vec<&str> {
    let (mut all, mut from) = (Vec::with_capacity(html.len() / 16), 0);
    for (at, _) in html.bytes().enumerate().skip(1).filter(|it| it.1 == b'<') {
        all.push(&html[from..at]);
        from = at;
    }
    all.push(&html[from..]);
    all
}

/// The pieces of `before` that are replaced, from the last to the first: where, how many, and by
/// what. None if that is not much shorter than all of `after`.
pub(crate) fn patch(before: &str, after: &str) -> Option<String> {
    let (old, new) = (pieces(before), pieces(after));
    let changes = differences(&old, &new);
    let changes = changes.iter().rev().filter(|it| it.tag() != DiffTag::Equal).map(|it| {
        let (from, to) = (it.old_range(), it.new_range());
        (from.start, from.len(), new[to].concat())
    });
    let changes: Vec<(usize, usize, String)> = changes.collect();
    let text = serde_json::to_string(&changes).expect("plain data is JSON");
    (text.len() < after.len() / 2).then_some(text)
}

/// Where two lists differ. The short call of the library also moves differences to where people read them
/// best, and then names places that overlap. It looks at each piece several times, so it is given
/// only what lies between the beginning and the end that are the same.
fn differences(old: &[&str], new: &[&str]) -> Vec<DiffOp> {
    let start = old.iter().zip(new).take_while(|(it, other)| it == other).count();
    let ends = old[start..].iter().rev().zip(new[start..].iter().rev());
    let end = ends.take_while(|(it, other)| it == other).count();
    let (olds, news) = (start..old.len() - end, start..new.len() - end);
    let mut found = Replace::new(Capture::new());
    let done = patience::diff(&mut found, old, olds, new, news);
    done.expect("to write down what differs does not fail");
    found.into_inner().into_ops()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As the script does it.
    fn patched(before: &str, patch: &str) -> String {
        let changes: Vec<(usize, usize, String)> = serde_json::from_str(patch).unwrap();
        let mut pieces: Vec<String> = pieces(before).into_iter().map(str::to_string).collect();
        for (at, count, text) in changes {
            pieces.splice(at..at + count, [text]);
        }
        pieces.concat()
    }

    fn page(numbers: impl Iterator<Item = u32>) -> String {
        numbers.map(|it| format!("<li>É “{it}”</li>")).collect::<String>() + "<p>"
    }

    #[test]
    fn what_changed_makes_the_new_page_of_the_old_one() {
        let before = page(0..200);
        for after in [
            page(0..210),
            page(10..200),
            page((0..200).filter(|it| it % 40 != 3)),
            page((0..200).map(|it| if it % 50 == 0 { 7 } else { it })),
            page([500].into_iter().chain(0..200)),
        ] {
            let patch = patch(&before, &after).expect("little changed");
            assert_eq!(patched(&before, &patch), after);
        }
        assert_eq!(patch(&before, &before).as_deref(), Some("[]"));
    }

    /// Pages are full of pieces that are all the same.
    #[test]
    fn what_stands_many_times_is_put_where_it_belongs() {
        let mut chance = 1_u64;
        let mut below = |most: u64| {
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (chance >> 33) % most
        };
        let tags = ["</div>", "</button>", "<div>", "<button>", "<b>1", "<b>2", "<i>3", "<i>4"];
        let mut compared = 0;
        for _ in 0..4000 {
            let mut page: Vec<&str> = (0..60).map(|_| tags[below(8) as usize]).collect();
            let before = page.concat();
            for _ in 0..below(6) {
                let at = below(page.len() as u64 - 8) as usize;
                let gone = below(8) as usize;
                let come = below(8);
                page.splice(at..at + gone, (0..come).map(|_| tags[below(8) as usize]));
            }
            if let Some(patch) = patch(&before, &page.concat()) {
                assert_eq!(patched(&before, &patch), page.concat());
                compared += 1;
            }
        }
        assert!(500 < compared, "{compared}");
    }

    #[test]
    fn what_is_another_page_is_sent_whole() {
        assert_eq!(patch(&page(0..50), &page(100..150)), None);
        assert_eq!(patch("", "<p>"), None);
    }
}
