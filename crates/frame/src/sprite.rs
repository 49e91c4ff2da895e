//! What a small board can do without: drawings of the sprite that it does not use, and what serves
//! only while one plays.

use std::collections::{BTreeMap, BTreeSet};

/// The sprite without the drawings that neither `page` nor a drawing that is kept refers to.
pub(crate) fn used(sprite: &str, page: &str) -> String {
    let pieces = pieces(sprite);
    let places: BTreeMap<&str, usize> = pieces
        .iter()
        .enumerate()
        .flat_map(|(at, piece)| quoted(piece, " id=\"").map(move |id| (id, at)))
        .collect();
    let mut kept: BTreeSet<usize> = BTreeSet::new();
    let mut open: Vec<&str> = references(page).collect();
    while let Some(id) = open.pop() {
        if let Some(at) = places.get(id)
            && kept.insert(*at)
        {
            open.extend(references(pieces[*at]));
        }
    }
    let named: BTreeSet<usize> = places.into_values().collect();
    let stays = |at: &usize| kept.contains(at) || !named.contains(at);
    (0..pieces.len()).filter(stays).map(|at| pieces[at]).collect()
}

/// The page without the elements that carry `mark` and all that stands in them.
pub(crate) fn without(page: &str, mark: &str) -> String {
    let (mut kept, mut rest) = (String::with_capacity(page.len()), page);
    while let Some(begins) = rest.find(mark).and_then(|at| rest[..at].rfind('<')) {
        kept.push_str(&rest[..begins]);
        rest = &rest[begins + drawing(&rest[begins..])..];
    }
    kept + rest
}

/// What stands between `before` and the next quote, each time.
fn quoted<'a>(text: &'a str, before: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(before).skip(1).filter_map(|it| it.split('"').next())
}

/// What a text names after a `#`: its drawings, and colours, which name none.
fn references(text: &str) -> impl Iterator<Item = &str> {
    text.split('#').skip(1).filter_map(|it| it.split(['"', '\'', ')', '&']).next())
}

/// The sprite in pieces: each drawing with a name, and what stands around and between them.
fn pieces(sprite: &str) -> Vec<&str> {
    let (mut pieces, mut rest) = (Vec::new(), sprite);
    while let Some(length) = tag(rest) {
        let named = rest[..length].contains(" id=\"");
        let (piece, after) = rest.split_at(if named { drawing(rest) } else { length });
        pieces.push(piece);
        rest = after;
    }
    pieces.push(rest);
    pieces
}

/// Where the next tag ends.
fn tag(text: &str) -> Option<usize> {
    text.find('>').map(|it| it + 1)
}

/// Where the drawing ends with whose first tag a text begins.
fn drawing(text: &str) -> usize {
    let (mut at, mut depth) = (0, 0);
    while let Some(length) = tag(&text[at..]) {
        let tag = text[at..at + length].trim_start();
        at += length;
        if tag.contains("</") {
            depth -= 1;
        } else if !tag.ends_with("/>") && !tag.contains("<input") {
            depth += 1;
        }
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPRITE: &str = concat!(
        "<svg class=\"sprite\"><defs>",
        "<pattern id=\"dots\"><circle r=\"1\"/></pattern>",
        "<g id=\"ship\"><g><path fill=\"url(#dots)\"/></g><title>A ship</title></g>",
        "<g id=\"moon\"><path d=\"M0 0\"/></g>",
        "<path id=\"star\"/>",
        "</defs></svg>",
    );

    #[test]
    fn what_a_page_uses_stays_with_what_that_uses() {
        let ship = used(SPRITE, "<use href=\"#ship\"/><b fill=\"#123\">");
        assert!(ship.contains("\"ship\"") && ship.contains("\"dots\""), "{ship}");
        assert!(!ship.contains("\"moon\"") && !ship.contains("\"star\""), "{ship}");
        assert!(
            ship.starts_with("<svg class=\"sprite\"><defs>") && ship.ends_with("</defs></svg>")
        );
        let all = "<use href=\"#ship\"/><use href=\"#moon\"/><use href='#star'/>";
        assert_eq!(used(SPRITE, all), SPRITE);
        assert_eq!(used("", all), "");
    }

    #[test]
    fn what_is_marked_goes_with_what_stands_in_it() {
        let mark = " data-playing";
        let page = "<p>a</p><b data-playing><i><input type=\"radio\">b</i></b><p>c</p><b id=\"x\" data-playing></b>d";
        assert_eq!(without(page, mark), "<p>a</p><p>c</p>d");
        assert_eq!(without("<p>a</p>", mark), "<p>a</p>");
    }
}
