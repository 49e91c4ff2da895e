//! A unit on the map: its player's shape and colour, its people, its attack on a blade, its defence
//! on a shield. A triangle marks values that an event has raised or lowered.

use std::cmp::Ordering;

use maud::{Markup, PreEscaped, html};
use tabletop::Seat;

/// A value of a unit, and whether it is above or below what is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Number {
    pub(crate) now: i32,
    pub(crate) printed: i32,
}

/// A token in the middle of a square, or moved from there to make room.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    pub(crate) seat: Seat,
    pub(crate) people: u8,
    pub(crate) at: (f32, f32),
    pub(crate) scale: f32,
    pub(crate) attack: Number,
    pub(crate) defence: Number,
    /// How many turns of gestation are left.
    pub(crate) egg: Option<u8>,
    pub(crate) moved: bool,
    /// What is decided about it already.
    pub(crate) fate: Fate,
    pub(crate) ghost: bool,
}

/// States that decide what becomes of a unit, or what it may do.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Fate {
    /// It dies in so many rounds, this one included.
    pub(crate) dies: Option<u16>,
    /// It may not move.
    pub(crate) stuck: bool,
    /// Its owner has given up fighting.
    pub(crate) fined: bool,
}

/// The frame of each player's token, the blade, the shield and the marks.
pub(super) fn symbols() -> Markup {
    html! {
        @for seat in 1..=4u8 { (frame(seat)) }
        (PreEscaped(r##"<g id="att"><path d="M-44 29L-37 11H-3V45H-37z" stroke="#14130f" stroke-width="3.4" stroke-linejoin="round"/></g><path id="def" d="M3 11H41V30Q41 41 22 47 3 41 3 30z" fill="#f6ead0" stroke="#14130f" stroke-width="3.4" stroke-linejoin="round"/><path id="up" d="M-11 7H11L0-10z" fill="#7ddc95" stroke="#14130f" stroke-width="3.4" stroke-linejoin="round"/><path id="down" d="M-11-7H11L0 10z" fill="#ff6a4d" stroke="#14130f" stroke-width="3.4" stroke-linejoin="round"/><path id="egg" d="M0-17Q14-4 14 5 14 16 0 16-14 16-14 5-14-4 0-17z" fill="#fff8e2" stroke="#14130f" stroke-width="3.2"/><g id="done"><circle r="12" fill="#14130f"/><path d="M-6 0l4 5 8-9" fill="none" stroke="#fff" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/></g><g id="doom"><circle r="17" fill="#14130f" stroke="#f6ead0" stroke-width="2.6"/><path d="M-9 1a9 9 0 1 1 18 0l-4 3v5h-10v-5z" fill="#f6ead0"/><path d="M-4-1v.1M4-1v.1" stroke="#14130f" stroke-width="5" stroke-linecap="round"/></g><g id="stuck"><circle r="17" fill="#14130f" stroke="#f6ead0" stroke-width="2.6"/><path d="M-7-1v-3a7 7 0 0 1 14 0v3" fill="none" stroke="#ffc93c" stroke-width="3.4"/><path d="M-9-2H9V9H-9z" fill="#ffc93c"/></g><g id="fined"><circle r="17" fill="#14130f" stroke="#f6ead0" stroke-width="2.6"/><path d="M-8-8L8 8M8-8L-8 8" stroke="#8fd6ff" stroke-width="4" stroke-linecap="round"/><path d="M-11 0H11" stroke="#ff6a4d" stroke-width="4" stroke-linecap="round"/></g>"##))
    }
}

fn frame(seat: u8) -> Markup {
    let shape = format!("#shape-{seat}");
    let inner = match seat {
        2 => Some(("2", "none")),
        3 => Some(("2.6", "7 5")),
        4 => Some(("2.6", "2 5")),
        _ => None,
    };
    html! {
        g id={ "token-" (seat) } {
            use href=(shape) transform="translate(3 5)" fill="#000" opacity=".35" {}
            use href=(shape) fill="#f6ead0" stroke="#14130f" stroke-width="10" {}
            use.rim href=(shape) fill="none" stroke-width="6.4" {}
            @if let Some((width, dashes)) = inner {
                use.rim href=(shape) transform="scale(.84)" fill="none" stroke-width=(width)
                    stroke-dasharray=(dashes) {}
            }
        }
    }
}

impl Token {
    pub(crate) fn draw(&self) -> Markup {
        let (x, y) = self.at;
        let scale =
            if self.scale == 1. { String::new() } else { format!(" scale({})", self.scale) };
        let ghost = if self.ghost { " ghost" } else { "" };
        html! {
            g class={ "tok s" (self.seat.0 + 1) (ghost) }
                transform={ "translate(" (x) " " (y) ")" (scale) } {
                use href={ "#token-" (self.seat.0 + 1) } {}
                use href={ "#c" (self.people) } x="-33" y="-46" width="66" height="66" {}
                use.blade href="#att" {}
                text.att x="-21" y="39" { (self.attack.now) }
                use href="#def" {}
                text.def x="22" y="38.5" { (self.defence.now) }
                (self.attack.mark(-43))
                (self.defence.mark(43))
                @if let Some(turns) = self.egg {
                    g transform="translate(34 -32)" { use href="#egg" {} text.turns y="11" { (turns) } }
                }
                @if self.moved { use href="#done" x="-34" y="-33" {} }
                (self.fate.draw())
            }
        }
    }
}

impl Fate {
    fn draw(self) -> Markup {
        html! {
            @if let Some(rounds) = self.dies {
                use href="#doom" x="-46" y="-4" {}
                text.rounds x="-46" y="-26" { (rounds) }
            }
            @if self.stuck { use href="#stuck" x="46" y="-4" {} }
            @if self.fined { use href="#fined" x="0" y="-46" {} }
        }
    }
}

/// A unit's people in the frame of its player, without values.
pub(crate) fn face(seat: Seat, people: u8) -> Markup {
    html! {
        svg class={ "face s" (seat.0 + 1) } viewBox="-52 -52 104 106" aria-hidden="true" {
            g.tok { use href={ "#token-" (seat.0 + 1) } {} }
            use href={ "#c" (people) } x="-36" y="-40" width="72" height="72" {}
        }
    }
}

impl Number {
    fn mark(self, x: i32) -> Markup {
        let sign = match self.now.cmp(&self.printed) {
            Ordering::Less => "#down",
            Ordering::Greater => "#up",
            Ordering::Equal => return html! {},
        };
        html! { use href=(sign) x=(x) y="10" {} }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marks(now: i32) -> String {
        Number { now, printed: 4 }.mark(0).into_string()
    }

    #[test]
    fn a_changed_number_says_which_way() {
        assert_eq!(marks(4), "");
        assert!(marks(5).contains("#up"));
        assert!(marks(2).contains("#down"));
    }
}
