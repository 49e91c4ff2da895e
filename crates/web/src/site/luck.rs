//! Luck told from skill, after the game: what luck, one's own decisions and those of others made of the
//! chances of all seats. They add up to the end of the game.

use maud::{Markup, html};
use words::Lang;

/// A moment of the game at which luck fell: the deal, or a move.
#[derive(Clone, Debug)]
pub struct MomentShown {
    /// The seat that moved, counted from 0; none for the deal.
    pub mover: Option<usize>,
    /// The chance of each seat to win, from 0 to 1, that was to be expected of the move.
    pub expected: Vec<f64>,
    /// The same once luck had fallen.
    pub came: Vec<f64>,
}

/// A round or turn of the game, under its curve.
#[derive(Clone, Debug)]
pub struct RoundMark {
    /// After how many moves it began.
    pub ply: usize,
    pub number: u16,
    /// "Round 6"
    pub name: String,
}

/// How the game ended for a seat that played against others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatEnd {
    /// From 1.
    pub place: usize,
    /// None where it is not points that win.
    pub points: Option<i32>,
}

impl SeatEnd {
    /// "2nd, 34 points"
    pub(super) fn words(self, lang: Lang) -> String {
        let place = lang.say_with("site-review-place", &[("n", self.place.into())]);
        match self.points {
            Some(points) => {
                let points = lang.say_with("duel-points", &[("n", points.into())]);
                format!("{place}, {points}")
            }
            None => place,
        }
    }
}

/// The luck of a game, as far as it is measured.
#[derive(Clone, Debug)]
pub struct LuckShown<'a> {
    pub table: &'a str,
    /// Who sat where.
    pub names: Vec<String>,
    /// How it ended for each seat; nothing where nobody played against anybody.
    pub ends: Vec<SeatEnd>,
    /// Whether all seats win or lose together.
    pub together: bool,
    /// The reader's seat, counted from 0.
    pub seat: usize,
    /// The deal, then the moves in their order.
    pub moments: Vec<MomentShown>,
    /// How many moves the game had.
    pub plies: usize,
    /// Its rounds, in their order; none for a game that counts none.
    pub rounds: Vec<RoundMark>,
    /// What the reader's decisions gave away that cost something: after how many moves, and how much
    /// in 100.
    pub mistakes: Vec<(usize, u32)>,
}

/// What made of a seat's chance at the beginning its chance at the end, in points of 100. The parts
/// are whole numbers, and they add up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct ChanceParts {
    start: i32,
    luck: i32,
    own: i32,
    others: i32,
    end: i32,
}

/// A chance in points of 100.
fn points(chance: f64) -> i32 {
    (100.0 * chance).round() as i32
}

impl LuckShown<'_> {
    pub(super) fn is_done(&self) -> bool {
        self.moments.len() == self.plies + 1
    }

    /// Whether all seats win or lose together, so that there is one chance and one group.
    pub(super) fn is_together(&self) -> bool {
        let alike = |it: &MomentShown| it.came.iter().all(|chance| *chance == it.came[0]);
        self.together && self.moments.iter().all(alike)
    }

    /// The line of the reader.
    pub(super) fn own(&self) -> usize {
        if self.is_together() { 0 } else { self.seat }
    }

    /// What a line is called.
    pub(super) fn name(&self, lang: Lang, seat: usize) -> String {
        match self.is_together() {
            true => lang.say("site-luck-group"),
            false => self.names[seat].clone(),
        }
    }

    /// The address of a moment of the game, through the reader's eyes.
    pub(super) fn moment(&self, ply: usize) -> String {
        format!("/t/{}/replay?ply={ply}&seat={}", self.table, self.seat + 1)
    }

    /// The numbers of the seats that are shown apart.
    pub(super) fn shown(&self) -> std::ops::Range<usize> {
        if self.is_together() { 0..1 } else { 0..self.names.len() }
    }

    /// The same, the winner first.
    fn by_place(&self) -> Vec<usize> {
        let mut seats: Vec<usize> = self.shown().collect();
        seats.sort_by_key(|it| self.ends.get(*it).map(|it| it.place));
        seats
    }

    fn parts(&self, seat: usize) -> ChanceParts {
        let together = self.is_together();
        let (mut luck, mut own, mut before) = (0.0, 0.0, None);
        for it in &self.moments {
            luck += it.came[seat] - it.expected[seat];
            if it.mover.is_some_and(|mover| together || mover == seat) {
                own += it.expected[seat] - before.unwrap_or_default();
            }
            before = Some(it.came[seat]);
        }
        let start = points(self.moments.first().map_or(0.0, |it| it.expected[seat]));
        let (end, luck, own) = (points(before.unwrap_or_default()), points(luck), points(own));
        // Where nobody else decides, what rounding leaves belongs to one's own decisions.
        match end - start - luck - own {
            rest if together || self.names.len() == 1 => {
                ChanceParts { start, luck, own: own + rest, others: 0, end }
            }
            others => ChanceParts { start, luck, own, others, end },
        }
    }

    /// The moves that brought the reader the most luck, good or bad: after how many moves it was
    /// there, and how much.
    pub(super) fn strokes(&self) -> Vec<(usize, i32)> {
        let luck = |it: &MomentShown| points(it.came[self.seat] - it.expected[self.seat]);
        let mut strokes: Vec<(usize, i32)> =
            self.moments.iter().map(luck).enumerate().filter(|it| STROKE <= it.1.abs()).collect();
        strokes.sort_by_key(|it| std::cmp::Reverse(it.1.abs()));
        strokes.truncate(STROKES);
        strokes.sort_unstable();
        strokes
    }
}

/// Less luck than this in one move is not worth a line: by so much a measure may be wrong.
const STROKE: i32 = 5;
const STROKES: usize = 6;

/// The part of a review that tells luck from skill.
pub(super) fn luck(lang: Lang, shown: &LuckShown<'_>) -> Markup {
    let args =
        [("done", shown.moments.len().saturating_sub(1).into()), ("total", shown.plies.into())];
    html! {
        section class="review-luck" aria-labelledby="luck" {
            h2 id="luck" class="h3" { (lang.say("site-luck-title")) }
            @if !shown.is_done() {
                p { (lang.say_with("site-luck-progress", &args)) }
                progress max=(shown.plies + 1) value=(shown.moments.len())
                    aria-label=(lang.say("site-luck-title")) {}
            } @else {
                (sums(lang, shown))
                (strokes(lang, shown))
            }
            p class="soft small" { (lang.say("site-luck-means")) }
        }
    }
}

/// `+12`, `−8` or `0`.
fn signed(points: i32) -> String {
    match points {
        0 => "0".to_string(),
        1.. => format!("+{points}"),
        _ => format!("−{}", -points),
    }
}

fn sums(lang: Lang, shown: &LuckShown<'_>) -> Markup {
    let (together, alone) = (shown.is_together(), shown.names.len() == 1);
    let own = shown.parts(shown.own());
    let args = [
        ("start", own.start.into()),
        ("luck", signed(own.luck).into()),
        ("decided", signed(own.own + own.others).into()),
        ("end", own.end.into()),
    ];
    let sentence = match (together, alone) {
        (true, _) => "site-luck-sum-group",
        (_, true) => "site-luck-sum-alone",
        _ => "site-luck-sum",
    };
    html! {
        p { (lang.say_with(sentence, &args)) }
        ul class="luck-seats" {
            @for seat in shown.by_place() { (of_seat(lang, shown, seat)) }
        }
    }
}

/// What became of a seat's chance: a bar, and its parts, which add up.
fn of_seat(lang: Lang, shown: &LuckShown<'_>, seat: usize) -> Markup {
    let it = shown.parts(seat);
    let own = match (shown.is_together(), seat == shown.own()) {
        (true, _) => "site-luck-own-group",
        (false, true) => "site-luck-own",
        (false, false) => "site-luck-theirs",
    };
    let parts = [("site-luck-luck", it.luck), (own, it.own), ("site-luck-others", it.others)];
    let alone = shown.is_together() || shown.names.len() == 1;
    let parts = &parts[..if alone { 2 } else { 3 }];
    html! {
        li data-seat=(seat + 1) aria-current=[(seat == shown.own()).then_some("true")] {
            p class="luck-name" {
                b { (shown.name(lang, seat)) }
                @match shown.ends.get(seat) {
                    Some(end) => span class="num small" { (end.words(lang)) },
                    None => strong class="num" { (it.end) },
                }
            }
            (bar(it))
            p class="luck-adds num" {
                span { (it.start) }
                @for (words, points) in parts {
                    " " span { (lang.say(words)) " " b data-sign=(points.signum()) { (signed(*points)) } }
                }
                " " span { "= " (it.end) }
            }
        }
    }
}

/// How a chance came from its beginning, a line, to its end, a ring: what luck gave or took, and below it
/// what decisions did. The numbers beside it say the same.
fn bar(it: ChanceParts) -> Markup {
    let within = |points: i32| points.clamp(0, 100);
    let lucky = it.start + it.luck;
    html! {
        svg class="luck-bar" aria-hidden="true" {
            svg viewBox="0 0 100 20" preserveAspectRatio="none" width="100%" height="100%" {
                rect width="100" height="20" {}
                (part_of_bar("luck", it.start, lucky))
                (part_of_bar("skill", lucky, it.end))
            }
            line x1={ (within(it.start)) "%" } x2={ (within(it.start)) "%" } y1="-15%" y2="115%" {}
            circle cx={ (within(it.end)) "%" } cy="75%" r="6" {}
        }
    }
}

fn part_of_bar(part: &str, from: i32, to: i32) -> Markup {
    let (least, most) = (from.min(to).clamp(0, 100), from.max(to).clamp(0, 100));
    let y = if part == "luck" { 0 } else { 10 };
    html! {
        rect data-part=(part) data-gave[from < to] x=(least) y=(y) width=(most - least) height="10" {}
    }
}

/// The moves that luck decided most, each with a way there.
fn strokes(lang: Lang, shown: &LuckShown<'_>) -> Markup {
    let strokes = shown.strokes();
    let words = |ply: usize, luck: i32| {
        let args = [("n", ply.into()), ("luck", signed(luck).into())];
        let key = if ply == 0 { "site-luck-deal" } else { "site-luck-stroke" };
        lang.say_with(key, &args)
    };
    html! {
        @if !strokes.is_empty() {
            h3 class="h4" { (lang.say("site-luck-strokes")) }
            ul class="strokes" {
                @for (ply, luck) in strokes {
                    li data-luck=(if 0 < luck { "good" } else { "bad" }) {
                        a href=(shown.moment(ply)) { (words(ply, luck)) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(moments: &[(Option<usize>, [f64; 2], [f64; 2])]) -> LuckShown<'static> {
        let moment = |(mover, expected, came): &(Option<usize>, [f64; 2], [f64; 2])| MomentShown {
            mover: *mover,
            expected: expected.to_vec(),
            came: came.to_vec(),
        };
        LuckShown {
            table: "t",
            names: vec!["Ida".into(), "Nils".into()],
            ends: vec![],
            together: false,
            seat: 0,
            rounds: vec![],
            moments: moments.iter().map(moment).collect(),
            plies: moments.len() - 1,
            mistakes: vec![],
        }
    }

    /// A stacked deal, a mistake, a lucky answer: the parts are told apart, and add up.
    #[test]
    fn what_was_luck_and_what_was_decided_add_up() {
        let game = shown(&[
            (None, [0.5, 0.5], [0.704, 0.296]),
            (Some(0), [0.6, 0.4], [0.6, 0.4]),
            (Some(1), [0.65, 0.35], [0.45, 0.55]),
            (Some(0), [0.45, 0.55], [1.0, 0.0]),
        ]);
        let (mine, others) = (game.parts(0), game.parts(1));
        assert_eq!(mine, ChanceParts { start: 50, luck: 55, own: -10, others: 5, end: 100 });
        for it in [mine, others] {
            assert_eq!(it.start + it.luck + it.own + it.others, it.end, "{it:?}");
        }
        assert_eq!(game.strokes(), [(0, 20), (2, -20), (3, 55)]);
    }

    /// Who win or lose together have one line, and nobody is blamed.
    #[test]
    fn a_group_is_one() {
        let mut game = shown(&[
            (None, [0.5, 0.5], [0.6, 0.6]),
            (Some(0), [0.4, 0.4], [0.5, 0.5]),
            (Some(1), [0.8, 0.8], [0.0, 0.0]),
        ]);
        game.together = true;
        assert_eq!(game.shown(), 0..1);
        assert_eq!(game.parts(0), ChanceParts { start: 50, luck: -60, own: 10, others: 0, end: 0 });
        let page = luck(Lang::En, &game).into_string();
        assert!(!page.contains("Ida") && !page.contains("Nils"), "{page}");
    }

    /// Rivals have their own names, also before any luck is measured; the winner stands first.
    #[test]
    fn rivals_are_no_group() {
        let mut game = shown(&[(None, [0.5, 0.5], [0.5, 0.5])]);
        game.moments.clear();
        assert_eq!(
            game.shown().map(|it| game.name(Lang::En, it)).collect::<Vec<_>>(),
            ["Ida", "Nils"]
        );
        let end = |place, points| SeatEnd { place, points };
        game.ends = vec![end(2, Some(1)), end(1, Some(31))];
        assert_eq!(game.by_place(), [1, 0]);
        assert_eq!(game.ends[0].words(Lang::En), "2nd, 1 point");
        assert_eq!(end(3, None).words(Lang::Fr), "3e place");
    }

    /// A bar begins and ends within its track, whatever decisions added up to on the way.
    #[test]
    fn a_bar_stays_on_its_track() {
        let it = ChanceParts { start: 48, luck: -11, own: 155, others: -92, end: 100 };
        let drawn = bar(it).into_string();
        let parts: Vec<&str> = drawn.split("<rect").skip(2).collect();
        assert!(parts[0].contains("x=\"37\" y=\"0\" width=\"11\""), "{drawn}");
        assert!(!parts[0].contains("gave"), "luck took it");
        assert!(parts[1].contains("data-gave x=\"37\" y=\"10\" width=\"63\""), "{drawn}");
        assert!(part_of_bar("luck", 90, 130).into_string().contains("width=\"10\""));
    }
}
