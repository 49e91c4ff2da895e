//! The threat track: the admirals' disks, their strength together, and the threat.

use std::fmt::Write;

use maud::{Markup, html};
use tabletop::Seat;

/// What stands on the track.
pub(crate) struct TrackPicture<'a> {
    /// Seat, first letter of the name, strength: from the highest to the lowest.
    pub(crate) disks: &'a [(Seat, String, i8)],
    /// The strength of all together, once it has been counted.
    pub(crate) total: Option<i16>,
    pub(crate) threat: i16,
    /// "Together 18", if it has been counted.
    pub(crate) total_words: String,
    /// "Threat 29"
    pub(crate) threat_words: String,
    /// The whole track in a sentence.
    pub(crate) about: String,
}

const LOWEST: i16 = -3;
const HIGHEST: i16 = 40;
/// The least distance between disks.
const APART: i32 = 18;
/// The whole width, and how much of it the words of the sum and of the threat take on a phone.
const WIDTH: i32 = 480;
const SUM: i32 = 165;
const THREAT: i32 = 135;
/// What lies between words and what they name.
const GAP: i32 = 9;
/// Half the width of the claws.
const CLAWS: i32 = 12;
/// The middle of the bar.
const BAR: i32 = 30;

/// The position of a value; values beyond an end stand at that end.
fn x(value: i16) -> i32 {
    12 + i32::from(value.clamp(LOWEST, HIGHEST) - LOWEST) * 9
}

impl TrackPicture<'_> {
    pub(crate) fn draw(&self) -> Markup {
        let goal = x(self.threat);
        let [sum, threat] = self.captions();
        let claws = self.claws();
        html! {
            svg.track viewBox="0 0 480 54" role="img" aria-label=(self.about) {
                rect.bed x=(x(LOWEST)) y=(BAR - 7) width=(x(HIGHEST) - x(LOWEST)) height="14" rx="7" {}
                (self.bars())
                (scale())
                @for (at, disk) in self.places().iter().zip(self.disks) { (self::disk(*at, disk)) }
                @if let Some(total) = self.total {
                    path.sum d={ "M" (x(total)) " 21l-7-10h14Z" } {}
                    text.tl.sum x=(sum.0) y="15" text-anchor=(sum.1) { (self.total_words) }
                }
                g transform={ "translate(" (goal) " " (claws.0) ") scale(" (claws.1) ")" } {
                    path.pin d="M-6-30Q2-14 0 16Q10-8 7-32ZM-15-24Q-6-10-3 8Q0-10-5-26ZM16-26Q12-10 4 8Q8-12 10-30Z" {}
                }
                text.tl.pin x=(threat.0) y="15" text-anchor=(threat.1) { (self.threat_words) }
            }
        }
    }

    /// Where the words of the sum and of the threat stand, and which end of them: those of the smaller
    /// number before it, those of the larger one behind it, as far as there is room.
    fn captions(&self) -> [(i32, &'static str); 2] {
        let (goal, total) = (x(self.threat), self.total.map(x));
        let is_ahead = total.is_some_and(|it| goal < it);
        let (before, behind) = if is_ahead { (THREAT, SUM) } else { (SUM, THREAT) };
        let (low, high) =
            if is_ahead { (goal, total.unwrap_or(goal)) } else { (total.unwrap_or(0), goal) };
        let right = (high + GAP + 4).min(WIDTH - behind);
        let left = (low - GAP).min(right - GAP);
        let cramped = left < before;
        let left = if cramped { (0, "start") } else { (left, "end") };
        let taken = if total.is_none() {
            0
        } else if cramped {
            before
        } else {
            left.0
        };
        let right = (right.max(taken + GAP), "start");
        if is_ahead { [right, left] } else { [left, right] }
    }

    /// The height and the size of the claws at the threat: low and small where words stand above them.
    fn claws(&self) -> (i32, &'static str) {
        let [sum, threat] = self.captions();
        let spans = [self.total.map(|_| span(sum, SUM)), Some(span(threat, THREAT))];
        let goal = x(self.threat);
        let is_under =
            spans.into_iter().flatten().any(|(from, to)| from < goal + CLAWS && goal - CLAWS < to);
        if is_under { (BAR, ".42") } else { (BAR - 4, ".7") }
    }

    /// The strength that there is, and what is missing.
    fn bars(&self) -> Markup {
        let total = self.total.unwrap_or_default();
        let (from, to) = (x(0), x(total.max(0)));
        let goal = x(self.threat);
        html! {
            rect.have x=(from) y=(BAR - 7) width=(to - from) height="14" {}
            @if self.total.is_some() && to < goal {
                rect x=(to) y=(BAR - 7) width=(goal - to) height="14" fill="url(#x-gap)" {}
            }
        }
    }

    /// The positions of the disks: each above its value, or to the left of the next higher one.
    fn places(&self) -> Vec<i32> {
        let mut places = Vec::new();
        let mut limit = x(HIGHEST);
        for (_, _, strength) in self.disks {
            let at = x((*strength).into()).min(limit);
            places.push(at);
            limit = at - APART;
        }
        places.iter_mut().rev().fold(12 - APART, |left, at| {
            *at = (*at).max(left + APART);
            *at
        });
        places
    }
}

/// From where to where words stand that begin or end at a place.
fn span((at, end): (i32, &str), width: i32) -> (i32, i32) {
    if end == "end" { (at - width, at) } else { (at, at + width) }
}

fn scale() -> Markup {
    let mut marks = String::new();
    for value in (0..=HIGHEST).step_by(5) {
        let _ = write!(marks, "M{} {}v14", x(value), BAR - 7);
    }
    html! {
        path.marks d=(marks) stroke-width="1.4" {}
        @for value in (0..=HIGHEST).step_by(10) {
            text.tk x=(x(value)) y="52" text-anchor="middle" { (value) }
        }
    }
}

fn disk(at: i32, (seat, letter, strength): &(Seat, String, i8)) -> Markup {
    let lean = x((*strength).into()) - at;
    html! {
        g.disk data-seat=(seat.0 + 1) transform={ "translate(" (at) " " (BAR) ")" } {
            path d={ "M0 0L" (lean) " 0" } {}
            circle.body r="9" {}
            text text-anchor="middle" y="4.4" { (letter) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn track(disks: &[(Seat, String, i8)], total: Option<i16>, threat: i16) -> TrackPicture<'_> {
        let words = String::new;
        TrackPicture {
            disks,
            total,
            threat,
            total_words: words(),
            threat_words: words(),
            about: words(),
        }
    }

    fn places(strengths: &[i8]) -> Vec<i32> {
        let disks: Vec<_> = strengths.iter().map(|it| (Seat(0), "A".to_string(), *it)).collect();
        track(&disks, None, 20).places()
    }

    #[test]
    fn the_words_of_both_numbers_stand_apart_and_inside() {
        for (total, threat) in (0..=60).flat_map(|total| (0..=45).map(move |it| (total, it))) {
            let [sum, danger] = track(&[], Some(total), threat).captions();
            let (sum, danger) = (span(sum, SUM), span(danger, THREAT));
            assert!(sum.1 < danger.0 || danger.1 < sum.0, "{total} {threat}: {sum:?} {danger:?}");
            for (from, to) in [sum, danger] {
                assert!(0 <= from && to <= WIDTH, "{total} {threat}: {from} to {to}");
            }
        }
    }

    #[test]
    fn no_words_stand_on_the_claws() {
        let size = |total, threat| track(&[], Some(total), threat).claws().1;
        assert_eq!(size(10, 20), ".7");
        assert_eq!(size(10, 39), ".42");
        assert_eq!(size(30, 2), ".42");
    }

    #[test]
    fn disks_do_not_hide_each_other() {
        for strengths in [&[9, 8, 2, -1][..], &[3, 3, 3, 3, 3], &[-2, -2, -9], &[50, 49, 48]] {
            let at = places(strengths);
            assert!(at.windows(2).all(|it| it[0] - it[1] >= APART), "{strengths:?} {at:?}");
            assert!(at.iter().all(|it| (9..=410).contains(it)), "{strengths:?} {at:?}");
        }
        assert_eq!(places(&[10]), [x(10)]);
    }
}
