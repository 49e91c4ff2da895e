//! An arrival: the test of the two dice, then the dice of latitude and longitude on the rulers, and
//! the squares that were tried.

use frame::art::icons::{Icon, sized};
use frame::forecast::Forecast;
use maud::{Markup, html};
use planisphere::event::Told;
use planisphere::map::Square;
use planisphere::view::{Landing, Phase, Test};

use super::place;
use super::speaker::Speaker;
use super::standing::StandingUnit;
use super::units::token;
use crate::art::dice::{Die, die, faces};

/// The last arrival, as long as it is news.
pub(super) struct Arrival<'a> {
    speaker: Speaker<'a>,
    landing: &'a Landing,
    /// Whether somebody is still landing; the rest of the map is dimmed then.
    under_way: bool,
    standings: &'a [StandingUnit<'a>],
}

/// The order in which the square of the dice and those round it are tried.
const TRIES: [&str; 5] = ["try-rolled", "try-above", "try-right", "try-below", "try-left"];

impl<'a> Arrival<'a> {
    /// The last arrival, if only draws and other landings came after it.
    pub(super) fn of(
        speaker: Speaker<'a>,
        standings: &'a [StandingUnit<'a>],
        told: &[Told],
    ) -> Option<Arrival<'a>> {
        let landing = speaker.view.landing.as_ref()?;
        let newest = told.iter().rev().find(|it| !passes(it))?;
        let under_way = matches!(speaker.view.phase, Phase::Reinforcement | Phase::Overture);
        matches!(newest, Told::Arrived { .. }).then_some(Arrival {
            speaker,
            landing,
            under_way,
            standings,
        })
    }

    /// The square where it landed; otherwise the one that the dice named.
    pub(super) fn square(&self) -> Option<Square> {
        self.landing.landed.or_else(|| self.landing.tried.first().copied())
    }

    /// Dice, rays and squares on the map.
    pub(super) fn on_map(&self) -> Markup {
        let Some(rolled) = self.landing.tried.first().copied() else { return html! {} };
        let (x, y) = place::corner(rolled);
        html! {
            g.arrival {
                @if self.under_way { path.dim fill-rule="evenodd" d=(outside(x, y)) {} }
                path.beam d={ "M0 " (y) "H2000v100H0zM" (x) " 0V1000h100V0z" } {}
                path.beam-line d={ "M0 " (y) "H2000M0 " (y + 100) "H2000M" (x) " 0V1000M" (x + 100) " 0V1000" } {}
                @for (at, square) in self.landing.tried.iter().enumerate() {
                    (self.tried(at + 1, *square))
                }
                @if let Some(square) = self.landing.landed { (saucer(square)) (self.newcomer()) }
                (ruler_die(Die::Ten, rolled.latitude(), beside(x, 2000), y + 50))
                (ruler_die(Die::Twenty, rolled.longitude(), x + 50, beside(y, 1000)))
            }
        }
    }

    /// The unit itself, over the light in which it lands.
    fn newcomer(&self) -> Markup {
        let here = |it: &&StandingUnit<'_>| it.unit.card == self.landing.card;
        let standing = self.standings.iter().find(here);
        html! { @if let Some(it) = standing { (token(self.speaker, it.unit, it.nook.at(), it.nook.scale(), false).draw()) } }
    }

    fn tried(&self, at: usize, square: Square) -> Markup {
        let (x, y) = place::corner(square);
        let good = self.landing.landed == Some(square);
        html! {
            g class=(if good { "try-yes" } else { "try-no" }) transform={ "translate(" (x) " " (y) ")" } {
                @if good {
                    rect.bed x="-2" y="-2" width="104" height="104" rx="8" {}
                    rect x="-2" y="-2" width="104" height="104" rx="8" {}
                } @else {
                    rect x="4" y="4" width="92" height="92" {}
                    path.box d="M5 5h90v90h-90z" {}
                    path.bed d="M34 36l32 32m0-32l-32 32" {}
                    path d="M34 36l32 32m0-32l-32 32" {}
                }
                g.count transform="translate(18 18)" { circle r="16" {} text y="8" { (at) } }
            }
        }
    }

    /// The same in words, with the dice of the test.
    pub(super) fn panel(&self) -> Markup {
        let (speaker, landing) = (self.speaker, self.landing);
        let ter = speaker.terrain(speaker.face(landing.card).ter);
        html! {
            section.panel.arrived aria-label=(speaker.say("arrival")) {
                h2 {
                    span { (speaker.card(landing.card)) }
                    small { (speaker.say_with("never-on", &[("terrain", ter.into())])) }
                }
                @if let Some(test) = landing.test {
                    div.dice2 {
                        (die(Die::Twenty, test.d20))
                        b.gt { (if test.d20 > test.d10 { ">" } else { "≤" }) }
                        (die(Die::Ten, test.d10))
                        p {
                            span.sr { (speaker.say_with("test-dice", &[("d20", test.d20.into()), ("d10", test.d10.into())])) }
                            b { (speaker.say(if test.passed { "test-passed" } else { "test-failed" })) }
                            br; (odds(speaker))
                        }
                    }
                }
                (self.tries())
            }
        }
    }

    fn tries(&self) -> Markup {
        let (speaker, landing) = (self.speaker, self.landing);
        html! {
            @if !landing.tried.is_empty() {
                ol.tries {
                    @for (at, square) in landing.tried.iter().enumerate() {
                        @let good = landing.landed == Some(*square);
                        li class=(if good { "ok" } else { "no" }) {
                            span.tn { (at + 1) }
                            span { b { (place::name(*square)) } " " (speaker.say(self.why(at))) br; small { (self.ground(*square, good)) } }
                            span.tr { (sized(if good { Icon::Check } else { Icon::Close }, 22)) }
                        }
                    }
                }
                @if landing.landed.is_none() { p.verdict.lost { (speaker.say("crashed")) } }
            }
        }
    }

    /// Which try a square is. Squares beyond the edge of the map are not tried and not counted.
    fn why(&self, at: usize) -> &'static str {
        let (rolled, square) = (self.landing.tried[0], self.landing.tried[at]);
        let wrap = self.speaker.view.options.wrap;
        let way = planisphere::map::Heading::ALL
            .iter()
            .position(|it| rolled.toward(*it, wrap) == Some(square));
        TRIES[way.map_or(0, |it| it + 1)]
    }

    fn ground(&self, square: Square, good: bool) -> String {
        let terrains = self.speaker.terrains(square).into_iter().map(|it| self.speaker.terrain(it));
        let terrains = self.speaker.list(&terrains.collect::<Vec<_>>());
        let key = if good { "try-good" } else { "try-bad" };
        self.speaker.say_with(key, &[("terrains", terrains.into())])
    }
}

/// How often such a test is passed.
fn odds(speaker: Speaker<'_>) -> Markup {
    let odds = Test::passes_in_1000();
    let args = [("whole", (odds / 10).into()), ("tenths", (odds % 10).into())];
    Forecast::new("arrival", odds).on(speaker.say_with("test-odds", &args))
}

/// Whether the arrival stays news after this event.
fn passes(told: &Told) -> bool {
    matches!(told, Told::PhaseBegan { .. } | Told::HeldBack { .. } | Told::Drew { .. })
}

/// Everything except the row and the column that the dice name.
fn outside(x: u32, y: u32) -> String {
    let (right, below) = (x + 100, y + 100);
    format!(
        "M0 0H{x}V{y}H0zM{right} 0H2000V{y}H{right}zM0 {below}H{x}V1000H0zM{right} {below}H2000V1000H{right}z"
    )
}

fn saucer(square: Square) -> Markup {
    let (x, y) = place::corner(square);
    let (x, y) = (i64::from(x), i64::from(y));
    let d =
        format!("M{} {}L{} {}H{}L{} {}z", x + 34, y - 86, x + 4, y + 100, x + 96, x + 66, y - 86);
    html! {
        path.ray d=(d) {}
        use href="#ufo" x=(x - 26) y=(y - 172) width="152" height="112" {}
    }
}

/// The place of a die at the near end of a ruler, or at the far end if it would cover the squares
/// that were tried.
fn beside(near: u32, end: u32) -> u32 {
    if near < 300 { end - 46 } else { 46 }
}

fn ruler_die(kind: Die, n: u8, x: u32, y: u32) -> Markup {
    html! { g.on-ruler transform={ "translate(" (x) " " (y) ")" } { (faces(kind, n)) } }
}
