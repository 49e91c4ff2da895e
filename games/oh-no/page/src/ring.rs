//! Where stations stand round the table, and the lane of an alien that flies past them.
//!
//! The viewer sits at the bottom. Clockwise, for somebody at the table, goes left, up, right.

use std::f64::consts::TAU;
use std::fmt::Write;

use maud::{Markup, html};
use tabletop::Seat;

/// A place round the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Slot {
    Me,
    Left,
    TopLeft,
    Top,
    TopRight,
    Right,
}

impl Slot {
    /// Where `seat` stands when `bottom` sits at the bottom.
    pub(super) fn of(seat: Seat, bottom: Seat, players: u8) -> Slot {
        let clockwise = (seat.0 + players - bottom.0) % players;
        match (players, clockwise) {
            (_, 0) => Slot::Me,
            (_, 1) => Slot::Left,
            (4, 2) => Slot::Top,
            (5, 2) => Slot::TopLeft,
            (5, 3) => Slot::TopRight,
            _ => Slot::Right,
        }
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Slot::Me => "me",
            Slot::Left => "left",
            Slot::TopLeft => "top-left",
            Slot::Top => "top",
            Slot::TopRight => "top-right",
            Slot::Right => "right",
        }
    }

    /// The angle on the ring of a wide page: from the right, clockwise, in whole turns.
    fn wide(self) -> f64 {
        match self {
            Slot::Me => 0.25,
            Slot::Left => 0.45,
            Slot::TopLeft => 0.67,
            Slot::Top => 0.75,
            Slot::TopRight => 0.83,
            Slot::Right => 1.05,
        }
    }

    /// The angle on the ring of a phone, where the others stand above.
    fn narrow(self) -> f64 {
        match self {
            Slot::Me => 0.25,
            Slot::Left => 0.57,
            Slot::TopLeft => 0.66,
            Slot::Top => 0.75,
            Slot::TopRight => 0.84,
            Slot::Right => 0.93,
        }
    }
}

/// The ellipse on which aliens fly, in a drawing of a given size.
struct Ring {
    class: &'static str,
    size: (u32, u32),
    centre: (f64, f64),
    radii: (f64, f64),
    angle: fn(Slot) -> f64,
}

const WIDE: Ring = Ring {
    class: "ring",
    size: (1140, 590),
    centre: (570., 272.),
    radii: (352., 180.),
    angle: Slot::wide,
};
const NARROW: Ring = Ring {
    class: "ring phone",
    size: (390, 520),
    centre: (195., 262.),
    radii: (172., 112.),
    angle: Slot::narrow,
};

/// A flight: the places from the first station to the last, and its direction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct FlightLane {
    pub(super) path: Vec<Slot>,
    pub(super) clockwise: bool,
}

/// The dotted ring with the lane of `flight` over it, once for wide pages and once for phones.
pub(super) fn rings(flight: Option<&FlightLane>) -> Markup {
    html! { @for ring in [&WIDE, &NARROW] { (ring.draw(flight)) } }
}

impl Ring {
    fn draw(&self, flight: Option<&FlightLane>) -> Markup {
        let (width, height) = self.size;
        let lane = flight.filter(|it| it.path.len() > 1).map(|it| self.lane(it));
        html! {
            svg class=(self.class) viewBox={ "0 0 " (width) " " (height) }
                preserveAspectRatio="none" aria-hidden="true" {
                ellipse.dots cx=(self.centre.0) cy=(self.centre.1)
                    rx=(self.radii.0) ry=(self.radii.1) {}
                @if let Some(lane) = lane {
                    path.lane-bed d=(lane) {}
                    path.lane d=(lane) {}
                }
            }
        }
    }

    fn lane(&self, flight: &FlightLane) -> String {
        let mut lane = format!("M{}", self.point((self.angle)(flight.path[0])));
        for hop in flight.path.windows(2) {
            self.arc(&mut lane, hop[0], hop[1], flight.clockwise);
        }
        lane
    }

    fn point(&self, turns: f64) -> String {
        let (sin, cos) = (TAU * turns).sin_cos();
        let (x, y) = (self.centre.0 + self.radii.0 * cos, self.centre.1 + self.radii.1 * sin);
        format!("{x:.0} {y:.0}")
    }

    /// The way along the ring from one place to the next one.
    fn arc(&self, lane: &mut String, from: Slot, to: Slot, clockwise: bool) {
        let (rx, ry) = self.radii;
        let turn = ((self.angle)(to) - (self.angle)(from)).rem_euclid(1.);
        let far = if clockwise { turn > 0.5 } else { turn < 0.5 };
        let (far, sweep) = (u8::from(far), u8::from(clockwise));
        let _ = write!(lane, "A{rx} {ry} 0 {far} {sweep} {}", self.point((self.angle)(to)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_player_stands_on_the_left() {
        let slots = |players, bottom| {
            Seat::all(players).map(|it| Slot::of(it, Seat(bottom), players)).collect::<Vec<_>>()
        };
        assert_eq!(slots(3, 0), [Slot::Me, Slot::Left, Slot::Right]);
        assert_eq!(slots(4, 1), [Slot::Right, Slot::Me, Slot::Left, Slot::Top]);
        let five = [Slot::Me, Slot::Left, Slot::TopLeft, Slot::TopRight, Slot::Right];
        assert_eq!(slots(5, 0), five);
    }

    #[test]
    fn a_clockwise_lane_from_the_left_goes_over_the_top() {
        let flight = FlightLane { path: vec![Slot::Left, Slot::Top, Slot::Right], clockwise: true };
        assert_eq!(WIDE.lane(&flight), "M235 328A352 180 0 0 1 570 92A352 180 0 0 1 905 328");
    }
}
