//! What changed between two drawings of a page: most of it is the same after every move, and need
//! not travel again.

use imara_diff::{Algorithm, Diff, InternedInput, TokenSource};
use memchr::memchr;

/// A page in pieces, each up to the next `<`: a tag with the text that follows it. The script in the
/// page takes the same pieces (`table.js`).
struct Pieces<'a>(&'a str);

/// Bytes that a piece has, about.
const PIECE: usize = 32;

impl<'a> Iterator for Pieces<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let rest = self.0.as_bytes().get(1..)?;
        let end = memchr(b'<', rest).map_or(self.0.len(), |it| it + 1);
        let (piece, rest) = self.0.split_at(end);
        self.0 = rest;
        Some(piece)
    }
}

impl<'a> TokenSource for Pieces<'a> {
    type Token = &'a str;
    type Tokenizer = Pieces<'a>;

    fn tokenize(&self) -> Pieces<'a> {
        Pieces(self.0)
    }

    fn estimate_tokens(&self) -> u32 {
        (self.0.len() / PIECE) as u32
    }
}

/// The pieces of `before` that are replaced, from the last to the first: where, how many, and by
/// what. None if that is not much shorter than all of `after`.
pub(crate) fn patch(before: &str, after: &str) -> Option<String> {
    let input = InternedInput::new(Pieces(before), Pieces(after));
    let difference = Diff::compute(Algorithm::Histogram, &input);
    let new = |from: u32, to: u32| -> String {
        input.after[from as usize..to as usize].iter().map(|it| input.interner[*it]).collect()
    };
    let changes = difference.hunks().map(|it| {
        (it.before.start, it.before.end - it.before.start, new(it.after.start, it.after.end))
    });
    let mut changes: Vec<(u32, u32, String)> = changes.collect();
    changes.reverse();
    let text = serde_json::to_string(&changes).expect("plain data is JSON");
    (text.len() < after.len() / 2).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As the script does it.
    fn patched(before: &str, patch: &str) -> String {
        let changes: Vec<(usize, usize, String)> = serde_json::from_str(patch).unwrap();
        let mut pieces: Vec<String> = Pieces(before).map(str::to_string).collect();
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
