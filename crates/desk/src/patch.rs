//! What changed between two drawings of a page: most of it is the same after every move, and need
//! not travel again.

use std::ops::Range;

use imara_diff::{Algorithm, Diff, Hunk, InternedInput, Token, TokenSource};
use memchr::{memchr, memrchr};

/// A page in pieces, each up to the next `<`: a tag with the text that follows it.
struct Pieces<'a>(&'a str);

/// Bytes that a piece has, about.
const PIECE: usize = 32;
/// Bytes that are compared at once.
const CHUNK: usize = 64;

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

/// After how many pieces of both pages together they go on alike where little has changed.
const NEAR: usize = 12;
/// That many pieces in a row that are the same are enough there.
const ROW: usize = 6;
/// How many pieces of both pages are compared at first where more has.
const WINDOW: usize = 128;
/// That many pieces in a row that are the same show that both pages go on alike.
const IN_STEP: u32 = 8;

/// What is replaced in `before`, from its beginning to its end, as lists of three: how much stays, how
/// much goes after that, and what comes instead. Scripts count letters in the units of UTF-16. None if
/// that is not much shorter than all of `after`.
pub(crate) fn patch(before: &str, after: &str) -> Option<String> {
    let mut kept = 0;
    let mut change = |(gone, come): (Range<usize>, Range<usize>)| {
        let (gone, come) = trimmed((before, gone), (after, come));
        let stays = &before[std::mem::replace(&mut kept, gone.end)..gone.start];
        (units(stays), units(&before[gone]), &after[come])
    };
    let changes = changes(before, after);
    let changes: Vec<(usize, usize, &str)> = changes.into_iter().map(&mut change).collect();
    let text = serde_json::to_string(&changes).expect("plain data is JSON");
    (text.len() < after.len() / 2).then_some(text)
}

/// Which parts of `before` give way to which parts of `after`. Most of a page is the same: what is
/// alike is passed over quickly, most changes are small, and of the others only the pieces around them
/// are compared, as many as it takes until both pages are in step again.
fn changes(before: &str, after: &str) -> Vec<(Range<usize>, Range<usize>)> {
    let (mut changes, mut at) = (Vec::new(), (0, 0));
    let mut window = WINDOW;
    loop {
        let same = alike(&before[at.0..], &after[at.1..]);
        at = (at.0 + same, at.1 + same);
        let rest = (&before[at.0..], &after[at.1..]);
        if rest.0 == rest.1 {
            return changes;
        }
        if let Some((gone, come)) = small(rest.0, rest.1) {
            changes.push((at.0..at.0 + gone, at.1..at.1 + come));
            at = (at.0 + gone, at.1 + come);
            continue;
        }
        let near = (first(rest.0, window), first(rest.1, window));
        let is_all = near == rest;
        let found = compared(near.0, near.1, is_all);
        let Some((found, in_step)) = found else {
            window *= 4;
            continue;
        };
        let here = |it: &Range<usize>, at: usize| it.start + at..it.end + at;
        changes.extend(found.iter().map(|(gone, come)| (here(gone, at.0), here(come, at.1))));
        if is_all {
            return changes;
        }
        at = (at.0 + in_step.0, at.1 + in_step.1);
        window = WINDOW;
    }
}

/// How many bytes both texts begin with alike, in whole pieces.
fn alike(one: &str, other: &str) -> usize {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let chunks = one.chunks_exact(CHUNK).zip(other.chunks_exact(CHUNK));
    let same = CHUNK * chunks.take_while(|(one, other)| one == other).count();
    let rest = one[same..].iter().zip(&other[same..]);
    let same = same + rest.take_while(|(one, other)| one == other).count();
    memrchr(b'<', &one[..same]).unwrap_or_default()
}

/// What goes and what comes, in bytes, where both texts soon go on alike: the fewest pieces of both
/// together. To give every piece a number, as for more than that, takes several times as long.
fn small(before: &str, after: &str) -> Option<(usize, usize)> {
    let (old, new) = (starts(before), starts(after));
    let (before, after) = (before.as_bytes(), after.as_bytes());
    let go_on_alike = |(gone, come): &(usize, usize)| {
        let row = &before[old[*gone]..old[gone + ROW]];
        row == &after[new[*come]..new[come + ROW]]
    };
    let mut apart = (1..=NEAR).flat_map(|it| (0..=it).map(move |come| (it - come, come)));
    apart.find(go_on_alike).map(|(gone, come)| (old[gone], new[come]))
}

/// Where the first pieces of a text begin; those that it does not have, at its end.
fn starts(text: &str) -> [usize; NEAR + ROW + 1] {
    let mut at = 0;
    let lengths = Pieces(text).map(str::len).chain(std::iter::repeat(0));
    let mut starts = [0; NEAR + ROW + 1];
    for (start, length) in starts[1..].iter_mut().zip(lengths) {
        at += length;
        *start = at;
    }
    starts
}

/// The beginning of a text that has so many pieces.
fn first(text: &str, pieces: usize) -> &str {
    &text[..Pieces(text).take(pieces).map(str::len).sum()]
}

/// Parts of two texts that give way to each other, and where both texts are in step again.
type PartsCompared = (Vec<(Range<usize>, Range<usize>)>, (usize, usize));

/// Compares two texts; if they are not all, up to where they were last in step. None if they never
/// are.
fn compared(before: &str, after: &str, is_all: bool) -> Option<PartsCompared> {
    let input = InternedInput::new(Pieces(before), Pieces(after));
    let difference = Diff::compute(Algorithm::Histogram, &input);
    let hunks: Vec<Hunk> = difference.hunks().collect();
    let ends = (input.before.len() as u32, input.after.len() as u32);
    let known = if is_all { hunks.len() } else { in_step(&hunks, ends.0)? };
    let length = |pieces: &[Token]| pieces.iter().map(|it| input.interner[*it].len()).sum();
    let (mut old, mut new) = (PiecesRead::default(), PiecesRead::default());
    let mut part = |hunk: &Hunk| {
        let gone = old.next(&hunk.before, |it| length(&input.before[it]));
        (gone, new.next(&hunk.after, |it| length(&input.after[it])))
    };
    let parts = hunks[..known].iter().map(&mut part).collect();
    Some((parts, (old.bytes, new.bytes)))
}

/// How many of the hunks come before the last long row of pieces that are the same.
fn in_step(hunks: &[Hunk], end: u32) -> Option<usize> {
    let starts = hunks.iter().skip(1).map(|it| it.before.start).chain([end]);
    let rows = hunks.iter().zip(starts).map(|(hunk, next)| next - hunk.before.end);
    rows.enumerate().filter(|it| IN_STEP <= it.1).last().map(|it| it.0 + 1)
}

/// How far a text was read: so many pieces, which have so many bytes.
#[derive(Default)]
struct PiecesRead {
    pieces: usize,
    bytes: usize,
}

impl PiecesRead {
    /// Where these pieces stand, in bytes. They follow those that were asked for before.
    fn next(
        &mut self,
        pieces: &Range<u32>,
        length: impl Fn(Range<usize>) -> usize,
    ) -> Range<usize> {
        let (first, last) = (pieces.start as usize, pieces.end as usize);
        let start = self.bytes + length(self.pieces..first);
        *self = PiecesRead { pieces: last, bytes: start + length(first..last) };
        start..self.bytes
    }
}

/// The same parts of two texts, without what they begin and end with alike: often one attribute of a
/// long tag is another.
fn trimmed(old: (&str, Range<usize>), new: (&str, Range<usize>)) -> (Range<usize>, Range<usize>) {
    let (gone, come) = (&old.0[old.1.clone()], &new.0[new.1.clone()]);
    let same = gone.bytes().zip(come.bytes()).take_while(|(one, other)| one == other).count();
    let head = (0..=same).rev().find(|at| gone.is_char_boundary(*at)).unwrap_or_default();
    let (gone, come) = (&gone[head..], &come[head..]);
    let ends = gone.bytes().rev().zip(come.bytes().rev());
    let same = ends.take_while(|(one, other)| one == other).count();
    let starts_there = |tail: &usize| gone.is_char_boundary(gone.len() - tail);
    let tail = (0..=same).rev().find(starts_there).unwrap_or_default();
    (old.1.start + head..old.1.end - tail, new.1.start + head..new.1.end - tail)
}

/// The length of a text in UTF-16: one for each letter, and one more for those of four bytes.
fn units(text: &str) -> usize {
    let starts = |it: &u8| u8::from(it & 0b1100_0000 != 0b1000_0000) + u8::from(0b1111_0000 <= *it);
    // Sums that fit into a byte are made of many bytes at once.
    let parts = text.as_bytes().chunks(usize::from(u8::MAX) / 2);
    parts.map(|part| usize::from(part.iter().map(starts).sum::<u8>())).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As the script does it (`table.js`).
    fn patched(before: &str, patch: &str) -> String {
        let before: Vec<u16> = before.encode_utf16().collect();
        let changes: Vec<(usize, usize, String)> = serde_json::from_str(patch).unwrap();
        let (mut after, mut from) = (Vec::new(), 0);
        for (stays, goes, text) in changes {
            after.extend_from_slice(&before[from..from + stays]);
            after.extend(text.encode_utf16());
            from += stays + goes;
        }
        after.extend_from_slice(&before[from..]);
        String::from_utf16(&after).unwrap()
    }

    fn page(numbers: impl Iterator<Item = u32>) -> String {
        numbers.map(|it| format!("<li class=\"𝄞 n{it}\">É “{it}”</li>")).collect::<String>() + "<p>"
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
            page((0..100).chain(500..590).chain(100..200)),
            page((0..50).chain(150..200).chain(600..603)),
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
        for round in 0..4000 {
            let length = if round % 8 == 0 { 600 } else { 60 };
            let mut page: Vec<&str> = (0..length).map(|_| tags[below(8) as usize]).collect();
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

    /// A tag may have a thousand letters, of which two are others. Letters that begin or end with the
    /// same bytes are not the same.
    #[test]
    fn only_what_is_other_in_a_tag_is_sent() {
        let tag = |from: &str| format!("<p data-from=\"{from}\" data-to=\"{}\">", "é".repeat(500));
        let patch_of = |one: &str, other: &str| {
            let (before, after) = (tag(one), tag(other));
            let patch = patch(&before, &after).expect("little changed");
            assert_eq!(patched(&before, &patch), after);
            patch
        };
        assert_eq!(patch_of("12", "13"), r#"[[15,1,"3"]]"#);
        assert_eq!(patch_of("è", "é"), r#"[[14,1,"é"]]"#);
        assert_eq!(patch_of("©", "é"), r#"[[14,1,"é"]]"#);
        assert_eq!(patch_of("𝄞", "𝄢"), r#"[[14,2,"𝄢"]]"#);
    }

    #[test]
    fn what_is_another_page_is_sent_whole() {
        assert_eq!(patch(&page(0..50), &page(100..150)), None);
        assert_eq!(patch("", "<p>"), None);
    }
}
