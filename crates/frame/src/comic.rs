//! The story of a game that is over, as six pictures: how it began, what shook it most, how it ended.
//!
//! A game says which of the things that were told make a picture, how much each matters, and what is
//! on it ([`Looks::story`](crate::Looks::story)); here some are chosen and put on paper.

use maud::{Markup, PreEscaped, html};
use tabletop::Game;
use words::{Speaks, Speech};

use crate::art::letters::{Align, Layer, Lettering};
use crate::art::poster::rays;

/// So many pictures make a page.
pub const PANELS: usize = 6;

/// Width and height of a panel.
const PANEL: (f64, f64) = (376.0, 366.0);

/// Width and height of the page.
const SHEET: (f64, f64) = (1200.0, 888.0);

const INK: &str = "#16202a";
const PAPER: &str = "#fffaf0";

/// Of two moments nearer than this part of the game, the second matters less.
const NEAR: f64 = 0.06;

/// How a picture feels: its colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    Calm,
    Clash,
    Blow,
    Joy,
}

impl Mood {
    /// Of the ground and of its rays.
    fn paints(self) -> (&'static str, &'static str) {
        match self {
            Mood::Calm => ("#bfe3ea", "#d9f0f2"),
            Mood::Clash => ("#f6c52f", "#ffdf7a"),
            Mood::Blow => ("#e2604a", "#f08a6d"),
            Mood::Joy => ("#8fc973", "#b9e09b"),
        }
    }
}

/// A drawing on a picture: what is drawn, and the part of it that is seen.
#[derive(Clone, Debug)]
pub struct ComicPiece {
    pub drawing: Markup,
    pub view_box: &'static str,
}

impl ComicPiece {
    /// A symbol of the game's sprite.
    pub fn symbol(id: &str, view_box: &'static str) -> ComicPiece {
        ComicPiece { drawing: html! { use href={ "#" (id) } {} }, view_box }
    }
}

/// What is on a picture.
#[derive(Clone, Debug)]
pub struct ComicShot {
    /// Moments of one kind look alike: others come first.
    pub kind: &'static str,
    /// How much it shook the game.
    pub drama: u8,
    pub mood: Mood,
    /// One to eight of them; more than three stand in two rows.
    pub pieces: Vec<ComicPiece>,
}

impl ComicShot {
    pub fn new(kind: &'static str, drama: u8, mood: Mood, pieces: Vec<ComicPiece>) -> ComicShot {
        ComicShot { kind, drama, mood, pieces }
    }

    /// Whether both show the same drawings.
    fn is_drawn_as(&self, other: &ComicShot) -> bool {
        let drawn = |it: &ComicShot| it.pieces.iter().map(|it| it.drawing.0.clone()).collect();
        let [own, others]: [Vec<String>; 2] = [drawn(self), drawn(other)];
        !own.is_empty() && own == others
    }
}

/// A moment that makes a picture.
#[derive(Clone, Debug)]
pub struct ComicPanel {
    pub shot: ComicShot,
    /// What happened, as a sentence.
    pub words: String,
}

/// Every moment of what was told that makes a picture and has words.
pub fn story<S: Speech>(
    voice: &S::Voice<'_>,
    told: &[<S::Game as Game>::Told],
    shot: impl Fn(&<S::Game as Game>::Told) -> Option<ComicShot>,
) -> Vec<ComicPanel> {
    let panel = |it| Some(ComicPanel { shot: shot(it)?, words: voice.tell(it)? });
    told.iter().filter_map(panel).collect()
}

/// The story of a game in pictures.
#[derive(Clone, Debug)]
pub struct Comic<'a> {
    /// The name of the game.
    pub title: &'a str,
    /// Who played, and the like: the last line.
    pub signed: &'a str,
    /// The game's pictures, which the panels refer to.
    pub sprite: &'a Markup,
    pub styles: &'a str,
}

/// The six that tell the story, in their order: the first and the last, and what shook the game most
/// between them.
pub fn chosen(moments: Vec<ComicPanel>) -> Vec<ComicPanel> {
    let last = moments.len().saturating_sub(1);
    let mut taken: Vec<usize> = if moments.is_empty() { vec![] } else { vec![0] };
    if 0 < last {
        taken.push(last);
    }
    while taken.len() < PANELS.min(moments.len()) {
        let left = (0..moments.len()).filter(|it| !taken.contains(it));
        let next = left.max_by_key(|it| (weight(&moments, &taken, *it), last - it));
        taken.extend(next);
    }
    taken.sort_unstable();
    let mut moments: Vec<Option<ComicPanel>> = moments.into_iter().map(Some).collect();
    taken.into_iter().filter_map(|it| moments[it].take()).collect()
}

/// How much a moment adds to those that were taken.
fn weight(moments: &[ComicPanel], taken: &[usize], at: usize) -> i32 {
    let near = (NEAR * moments.len() as f64).ceil() as usize;
    let alike = taken.iter().filter(|it| moments[**it].shot.kind == moments[at].shot.kind).count();
    // The same picture again is told last.
    let same = taken.iter().any(|it| moments[*it].shot.is_drawn_as(&moments[at].shot));
    let close = taken.iter().filter(|it| it.abs_diff(at) < near).count();
    i32::from(moments[at].shot.drama)
        - 3 * alike as i32
        - 2 * close as i32
        - if same { 12 } else { 0 }
}

/// One picture, as a document inside a page that has the game's sprite.
pub fn panel(it: &ComicPanel) -> Markup {
    html! {
        svg.comic-panel viewBox={ "0 0 " (PANEL.0) " " (PANEL.1) } role="img" aria-label=(it.words) {
            (drawn(it))
        }
    }
}

/// The whole page as a picture of its own, which asks for nothing.
pub fn sheet(comic: &Comic<'_>, panels: &[ComicPanel]) -> String {
    let svg = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (SHEET.0) " " (SHEET.1) }
            width=(SHEET.0) height=(SHEET.1) data-theme="light" {
            style { (PreEscaped("<![CDATA[")) (PreEscaped(comic.styles)) (PreEscaped("]]>")) }
            (comic.sprite)
            rect width=(SHEET.0) height=(SHEET.1) fill=(PAPER) {}
            (title(comic.title))
            @for (at, it) in panels.iter().enumerate() {
                svg x=(24 + at % 3 * 388) y=(92 + at / 3 * 378) width=(PANEL.0) height=(PANEL.1) {
                    (drawn(it))
                }
            }
            (text((24.0, 872.0), 19.0, comic.signed))
        }
    };
    svg.into_string()
}

/// Words in a picture: a line of them, where it begins, and how large it is.
fn text((x, y): (f64, f64), size: f64, words: &str) -> Markup {
    html! {
        text x=(x) y=(y) fill=(INK) font-family="'Liberation Sans', Arial, Helvetica, sans-serif"
            font-weight="650" font-size=(size) { (words) }
    }
}

fn title(words: &str) -> Markup {
    let letters = Lettering::new(words, SHEET.0 / 2.0, 22.0, 46.0).align(Align::Middle).round();
    letters.draw(&[Layer::new(INK, 14.0), Layer::new("#f6c52f", 7.0)])
}

fn drawn(it: &ComicPanel) -> Markup {
    let (ground, light) = it.shot.mood.paints();
    let caption = Caption::of(&it.words);
    let top = caption.height() + 14.0;
    let room = (PANEL.0 - 32.0, PANEL.1 - top - 22.0);
    html! {
        rect width=(PANEL.0) height=(PANEL.1) fill=(ground) {}
        (rays((PANEL.0 / 2.0, top + room.1 / 2.0), 16, 420.0, light))
        (placed(&it.shot.pieces, (16.0, top), room))
        (caption.draw())
        rect x="2" y="2" width=(PANEL.0 - 4.0) height=(PANEL.1 - 4.0) fill="none" stroke=(INK)
            stroke-width="4" {}
    }
}

/// More drawings than this stand in two rows.
const IN_A_ROW: usize = 3;

/// The drawings side by side; one alone is as large as the room allows.
fn placed(pieces: &[ComicPiece], (left, top): (f64, f64), (width, height): (f64, f64)) -> Markup {
    let rows = if IN_A_ROW < pieces.len() { 2 } else { 1 };
    let in_each = pieces.len().div_ceil(rows).max(1);
    let (wide, high) = (width / in_each as f64, height / rows as f64);
    html! {
        @for (row, pieces) in pieces.chunks(in_each).enumerate() {
            // A shorter row stands in the middle.
            @let begins = left + wide * (in_each - pieces.len()) as f64 / 2.0;
            @for (at, it) in pieces.iter().enumerate() {
                svg x=(begins + wide * at as f64 + 4.0) y=(top + high * row as f64) width=(wide - 8.0)
                    height=(high) viewBox=(it.view_box) { (it.drawing) }
            }
        }
    }
}

/// A sentence in a box at the top of a picture, in lines that fit.
struct Caption {
    lines: Vec<String>,
    size: f64,
}

impl Caption {
    /// The largest letters that let it fit, in lines of about the same length.
    fn of(words: &str) -> Caption {
        let room = |size: f64| (PANEL.0 - 28.0) / size;
        let fits = |it: &(f64, usize)| lines(words, room(it.0)).len() <= it.1;
        let sizes = [(22.0, 3), (18.0, 4), (15.0, 5)];
        let (size, _) = sizes.into_iter().find(fits).unwrap_or((13.0, 9));
        Caption { lines: balanced(words, room(size)), size }
    }

    fn height(&self) -> f64 {
        self.lines.len() as f64 * self.size * 1.25 + 16.0
    }

    fn draw(&self) -> Markup {
        let down = |at: usize| 6.0 + self.size * (1.25 * at as f64 + 1.1);
        html! {
            rect width=(PANEL.0) height=(self.height()) fill=(PAPER) {}
            path d={ "M0 " (self.height()) "H" (PANEL.0) } stroke=(INK) stroke-width="3" {}
            @for (at, line) in self.lines.iter().enumerate() {
                (text((14.0, down(at)), self.size, line))
            }
        }
    }
}

/// How wide a word is, in heights of its letters, in a bold font without serifs.
fn width(word: &str) -> f64 {
    let letter = |it: char| match it {
        'i' | 'j' | 'l' | '.' | ',' | ':' | ';' | '!' | '’' | '\'' | ' ' | '\u{a0}'
        | '\u{202f}' => 0.31,
        'f' | 't' | 'r' | 'I' | '(' | ')' | '-' => 0.4,
        'm' | 'w' | 'M' | 'W' | '…' | '—' => 0.92,
        _ if it.is_uppercase() => 0.74,
        _ => 0.6,
    };
    word.chars().map(letter).sum()
}

/// Words in lines of at most so much room; a wider word stands alone.
fn lines(words: &str, room: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split(' ') {
        match lines.last_mut() {
            Some(line) if width(line) + width(" ") + width(word) <= room => {
                *line += " ";
                *line += word;
            }
            _ => lines.push(word.to_string()),
        }
    }
    lines
}

/// The same in as many lines, but no wider than that needs: no word is left alone in the last.
fn balanced(words: &str, room: f64) -> Vec<String> {
    let widest = lines(words, room);
    let narrower = (1..20).map(|it| lines(words, room * (1.0 - 0.03 * f64::from(it))));
    narrower.take_while(|it| it.len() == widest.len()).last().unwrap_or(widest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(kind: &'static str, drama: u8, words: &str) -> ComicPanel {
        let shot = ComicShot::new(kind, drama, Mood::Calm, Vec::new());
        ComicPanel { shot, words: words.to_string() }
    }

    #[test]
    fn a_story_begins_and_ends_and_tells_what_mattered_between() {
        let mut all: Vec<ComicPanel> = (0..100).map(|_| moment("step", 1, "a step")).collect();
        for (at, drama) in [(30, 9), (31, 8), (60, 7), (90, 3)] {
            all[at] = moment("blow", drama, &format!("blow {at}"));
        }
        all[75] = moment("loss", 6, "a loss");
        let story = chosen(all);
        assert_eq!(story.len(), PANELS);
        let words: Vec<&str> = story.iter().map(|it| it.words.as_str()).collect();
        assert_eq!(words, ["a step", "blow 30", "blow 31", "blow 60", "a loss", "a step"]);
        assert_eq!(chosen(vec![moment("step", 1, "alone")]).len(), 1);
        assert!(chosen(Vec::new()).is_empty());
    }

    /// A picture that the end shows is not shown before it as well.
    #[test]
    fn no_picture_is_shown_twice() {
        let drawn = |id: &str, words: &str| {
            let mut it = moment(if words == "end" { "end" } else { "step" }, 5, words);
            it.shot.pieces = vec![ComicPiece::symbol(id, "0 0 9 9")];
            it
        };
        let mut all: Vec<ComicPanel> = (0..40).map(|it| drawn(&it.to_string(), "a")).collect();
        all.push(drawn("best", "before"));
        all.push(drawn("best", "end"));
        let words: Vec<String> = chosen(all).into_iter().map(|it| it.words).collect();
        assert!(!words.contains(&"before".to_string()) && words.contains(&"end".to_string()));
    }

    #[test]
    fn every_word_of_a_sentence_is_there_in_lines_that_fit() {
        let words = "Ada takes the bomb of Bob and throws it at everybody who is still there, \
                     which nobody had seen coming, least of all the three Invaliens at her station";
        for room in [11.0, 16.0, 24.0] {
            let found = balanced(words, room);
            assert_eq!(found.join(" "), words);
            assert!(found.iter().all(|it| width(it) <= room));
            assert_eq!(found.len(), lines(words, room).len());
        }
        let short = "The aliens land and 5 zombies are freed by us.";
        let last = balanced(short, 16.0).pop().unwrap();
        assert!(8.0 < width(&last), "{last} stands alone");
        assert!(Caption::of(words).height() < PANEL.1 / 2.0);
    }
}
