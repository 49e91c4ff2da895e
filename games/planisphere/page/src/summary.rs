//! What the events of a round did, summed up before the next round begins: a column for each event,
//! who fell, whose and why, and how many units everybody has left.

use frame::art::icons::{Icon, sized};
use frame::forecast::Forecast;
use maud::{Markup, html};
use planisphere::event::{Cause, Told};
use planisphere::happening::News;
use planisphere::view::Phase;
use tabletop::Seat;

use super::place;
use super::speaker::Speaker;
use super::spots::ToldUnits;
use crate::art::reel;
use crate::art::shape::shape;
use crate::art::token::face;

/// The last phase of events, as long as it is news.
pub(super) struct Summary<'a> {
    speaker: Speaker<'a>,
    /// The round that it ended.
    round: u16,
    before: ToldUnits,
    after: ToldUnits,
    columns: Vec<Column<'a>>,
}

/// An event, and what is told of it.
struct Column<'a> {
    number: u8,
    told: Vec<&'a Told>,
}

impl<'a> Summary<'a> {
    /// Shown from the end of the events until the viewer has answered in the new round. A puzzle is
    /// about the map, and the log tells how it came about.
    pub(super) fn of(speaker: Speaker<'a>, told: &'a [Told]) -> Option<Summary<'a>> {
        if speaker.frame.beside.puzzle.is_some() {
            return None;
        }
        let end = told.iter().rposition(|it| matches!(it, Told::RoundBegan { .. }))?;
        let happens = |it: &Told| matches!(it, Told::PhaseBegan { phase: Phase::Happenings });
        let begin = with_what_ended(told, told[..end].iter().rposition(happens)?);
        if !is_unread(speaker, told, end) {
            return None;
        }
        // Who comes back from exile as a round begins is on the map by now.
        let goes_on = |it: &Told| matches!(it, Told::PhaseBegan { .. });
        let open = end + told[end..].iter().position(goes_on).unwrap_or(0);
        let before = ToldUnits::after(&told[..begin]);
        Some(Summary {
            speaker,
            round: speaker.view.round.saturating_sub(1),
            after: before.clone().and_after(&told[begin..open]),
            before,
            columns: columns(&told[begin..end]),
        })
    }

    /// The sheet over the map.
    pub(super) fn sheet(&self) -> Markup {
        let speaker = self.speaker;
        let title = speaker.say_with("summary", &[("round", u32::from(self.round).into())]);
        html! {
            section.summary tabindex="0" aria-label=(title) {
                header { h2 { (title) } p { (self.toll()) } }
                ol { @for column in &self.columns { (self.column(column)) } }
                (self.balance())
            }
        }
    }

    /// The button in the bar that puts the sheet away. It is a box to tick, so it works without a
    /// script.
    pub(super) fn ready(&self) -> Markup {
        html! {
            label.btn.go.big.summary-read {
                input.always.sr id={ "read-" (self.round) } type="checkbox";
                (sized(Icon::Check, 18)) (self.speaker.say("summary-ready"))
            }
        }
    }

    /// "3 events, 4 destroyed: Piston 2, you 1"
    fn toll(&self) -> Markup {
        let fallen: Vec<Seat> =
            self.columns.iter().flat_map(|it| it.fallen()).map(|it| it.owner).collect();
        let of = |seat: Seat| fallen.iter().filter(|it| **it == seat).count();
        let seats = Seat::all(self.speaker.view.camps.players()).filter(|it| 0 < of(*it));
        let names = seats.map(|it| format!("{} {}", self.speaker.frame.called(it), of(it)));
        let args = [
            ("events", (self.columns.len() as u32).into()),
            ("fallen", (fallen.len() as u32).into()),
            ("whose", names.collect::<Vec<_>>().join(", ").into()),
        ];
        let toll = Forecast::new("toll", fallen.len());
        toll.on(self.speaker.say_with("summary-toll", &args))
    }

    fn column(&self, column: &Column<'_>) -> Markup {
        let (speaker, others) = (self.speaker, column.others(self.speaker));
        html! {
            li {
                div.reel-art { (reel::pictogram(column.number)) }
                h3 { (speaker.happening(column.number)) }
                p { (speaker.effect(column.number)) }
                ul {
                    @for it in column.fallen() { (self.grave(&it)) }
                    @for words in &others { li.also { (words) } }
                    @if column.told.is_empty() { li.also { (speaker.say("summary-nothing")) } }
                }
            }
        }
    }

    fn grave(&self, it: &Fallen) -> Markup {
        let (speaker, mine) = (self.speaker, self.speaker.voice.to.is_me(it.owner));
        let whose = if mine { speaker.say("summary-mine") } else { speaker.name(it.owner).into() };
        html! {
            li {
                span.fallen { (face(it.owner, it.card.people() as u8 + 1)) }
                b { (speaker.card(it.card)) }
                small { (whose) " · " (place::name(it.square)) @if let Some(why) = self.why(it.cause) { " · " (why) } }
            }
        }
    }

    /// What destroyed a unit, if it was not simply the event.
    fn why(&self, cause: Cause) -> Option<String> {
        let speaker = self.speaker;
        match cause {
            Cause::Combat { by } | Cause::Martyr { by } => {
                Some(speaker.say_with("summary-by", &[("unit", speaker.card(by).into())]))
            }
            Cause::Shots => Some(speaker.say("summary-shots")),
            Cause::Happening { .. } => None,
        }
    }

    /// How many units everybody had, and has.
    fn balance(&self) -> Markup {
        let speaker = self.speaker;
        html! {
            ul.balance {
                @for (seat, camp) in speaker.view.camps.iter() {
                    @let (had, has) = (self.before.of(seat), self.after.of(seat));
                    @let forecast = Forecast::new("balance", format!("{} {had} {has}", seat.0));
                    @if 0 < had || !camp.out {
                        li data-forecast=(forecast) {
                            (shape(seat, "")) b { (speaker.frame.called(seat)) }
                            " " (had) @if had != has { " → " (has) }
                        }
                    }
                }
            }
        }
    }
}

/// Whether the viewer has done nothing in the round that began with the line `end`. Where nobody knows
/// what they did last, it has only begun.
fn is_unread(speaker: Speaker<'_>, told: &[Told], end: usize) -> bool {
    if speaker.view.outcome.is_some() {
        return false;
    }
    match speaker.frame.beside.last {
        Some(last) => told.len() - last.since.min(told.len()) <= end + last.told,
        None => {
            let begins = matches!(speaker.view.phase, Phase::Draw | Phase::Reinforcement);
            begins && !told[end..].iter().any(|it| answers(speaker, it))
        }
    }
}

/// Where what is told of the events begins: events that end destroy units just before the phase.
fn with_what_ended(told: &[Told], begin: usize) -> usize {
    let phase = |it: &Told| matches!(it, Told::PhaseBegan { .. });
    let from = told[..begin].iter().rposition(phase).map_or(0, |it| it + 1);
    let ends = |it: &Told| matches!(it, Told::Destroyed { cause: Cause::Happening { .. }, .. });
    told[from..begin].iter().position(ends).map_or(begin, |it| from + it)
}

/// Somebody's answer after which the sheet is no news: the viewer's own, or, to who has nothing to
/// answer, anybody's.
fn answers(speaker: Speaker<'_>, told: &Told) -> bool {
    let me = speaker.view.me.filter(|it| !speaker.view.camps[*it].out);
    let counts = |seat: Seat| me.is_none_or(|me| me == seat);
    match told {
        Told::Arrived { landing } => counts(landing.seat),
        Told::HeldBack { seat } => counts(*seat),
        _ => false,
    }
}

/// A unit that an event destroyed.
struct Fallen {
    card: planisphere::card::Card,
    owner: Seat,
    square: planisphere::map::Square,
    cause: Cause,
}

impl Column<'_> {
    fn fallen(&self) -> impl Iterator<Item = Fallen> + '_ {
        self.told.iter().filter_map(|it| match **it {
            Told::Destroyed { card, owner, square, cause, .. } => {
                Some(Fallen { card, owner, square, cause })
            }
            _ => None,
        })
    }

    /// All else that is told of it.
    fn others(&self, speaker: Speaker<'_>) -> Vec<String> {
        let others = self.told.iter().filter(|it| !matches!(it, Told::Destroyed { .. }));
        others.filter_map(|it| speaker.voice.told(it)).collect()
    }
}

/// What is told from one roll to the next belongs together; what comes before the first, to the
/// event that it names.
fn columns(told: &[Told]) -> Vec<Column<'_>> {
    let mut columns: Vec<Column<'_>> = Vec::new();
    for it in told {
        match it {
            Told::PhaseBegan { .. } | Told::Happening { news: News::Over { .. } } => (),
            Told::Happening { news: News::Rolled { number, .. } } => {
                columns.push(Column { number: *number, told: Vec::new() });
            }
            Told::Destroyed { cause: Cause::Happening { number }, .. }
                if columns.last().is_none_or(|it| it.number != *number) =>
            {
                columns.push(Column { number: *number, told: vec![it] });
            }
            _ => {
                if let Some(last) = columns.last_mut() {
                    last.told.push(it);
                }
            }
        }
    }
    columns
}
