//! The end of a game: won or lost, how, and what next.

use frame::art::icons::{Icon, sized};
use frame::art::letters::{Align, Layer, Lettering};
use frame::forecast::Forecast;
use maud::{Markup, html};
use tabletop::{Outcome, Seat, Verdict};

use super::speaker::Speaker;
use crate::art::{INK, picture};

/// The curtain over the table.
pub(super) fn curtain(speaker: &Speaker<'_>, outcome: &Outcome) -> Markup {
    let won = outcome.verdict(Seat(0)) == Verdict::Won;
    let end = speaker.ending(outcome);
    html! {
        section #curtain .curtain.won[won] aria-label=(speaker.say("end")) {
            (title(&speaker.say(if won { "end-won" } else { "end-lost" }), won))
            div.end-scene { (scene(won)) }
            p.end-how { (end) }
            (score(speaker, outcome, won))
            (survivors(speaker))
        }
    }
}

/// The word in drawn letters; a screen reader reads it as a heading.
fn title(words: &str, won: bool) -> Markup {
    let drawn = words.replace('\u{202f}', "");
    let paint = if won { "#f6c52f" } else { "#f4593c" };
    let letters = Lettering::new(&drawn, 300.0, 14.0, 62.0).width(570.0).align(Align::Middle);
    let layers =
        [Layer::shifted(INK, 26.0, 0.0, 5.0), Layer::new(INK, 24.0), Layer::new(paint, 13.0)];
    html! {
        h2.end-title {
            span.sr { (words) }
            svg viewBox="0 0 600 96" aria-hidden="true" { (letters.draw(&layers)) }
        }
    }
}

fn scene(won: bool) -> Markup {
    html! {
        svg.end-beast viewBox="0 0 240 190" aria-hidden="true" {
            use href={ "#" (if won { "beast-beaten" } else { "beast" }) } {}
        }
        @let crowd = if won { ["w-rocket-yellow", "w-bomb-black", "w-cannon-red"] } else { ["a-red", "a-blue", "a-orange"] };
        @for it in crowd { (picture(it, "end-friend")) }
    }
}

/// The points: this many for each survivor at this level.
fn score(speaker: &Speaker<'_>, outcome: &Outcome, won: bool) -> Markup {
    let view = speaker.view;
    let survivors = view.stations.values().filter(|it| !it.out).count() as u32;
    let points = outcome.seats[Seat(0)].score;
    let args = [
        ("points", points.into()),
        ("survivors", survivors.into()),
        ("each", view.level.points().into()),
        ("level", u32::from(view.level as u8).into()),
    ];
    html! {
        p.end-score {
            b data-forecast=(Forecast::new("points", points)) { (speaker.say_with("end-points", &args)) }
            @if won { span { (speaker.say_with("end-sum", &args)) } }
        }
    }
}

fn survivors(speaker: &Speaker<'_>) -> Markup {
    html! {
        ul.end-seats {
            @for (seat, station) in speaker.view.stations.iter() {
                li.out[station.out] {
                    (sized(if station.out { Icon::Close } else { Icon::Star }, 18))
                    (speaker.frame.called(seat))
                    span.soft { (speaker.of_seat(if station.out { "end-out" } else { "end-in" }, seat, &[])) }
                }
            }
        }
    }
}
