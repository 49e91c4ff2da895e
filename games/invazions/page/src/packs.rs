//! Beside the shelter: everybody's piles, the cards of the scenario, and what the hordes can bring.

use frame::forecast::Forecast;
use invazions::HUMAN;
use invazions::might::Spread;
use invazions::view::HordeView;
use maud::{Markup, html};
use tabletop::Seat;

use super::list;
use super::mine::heap;
use super::speaker::Speaker;
use super::stops;
use crate::art::sign;

/// The width of a chart, and for how many attacks beside the least it has room at least.
const WIDTH: u32 = 264;
const COLUMNS: u8 = 7;

/// Draws what lies beside the shelter.
pub(super) struct Packs<'a> {
    pub(super) speaker: Speaker<'a>,
}

impl Packs<'_> {
    pub(super) fn draw(&self) -> Markup {
        html! {
            div.packs {
                (self.piles())
                (self.charts())
                (list::drawer(&self.speaker))
            }
        }
    }

    /// What each horde can bring, as far as the viewer can work it out.
    fn charts(&self) -> Markup {
        let hordes = self.speaker.view.hordes.iter().zip(self.speaker.spreads);
        let known: Vec<(&HordeView, &Spread)> =
            hordes.filter_map(|(horde, it)| Some((horde, it.as_ref()?))).collect();
        html! {
            @if !known.is_empty() {
                section.charts aria-label=(self.speaker.say("bring")) {
                    h2.h4 { (self.speaker.say("bring")) }
                    @for (horde, spread) in known { (self.chart(horde, spread)) }
                    p.small { (self.speaker.say("bring-about")) }
                }
            }
        }
    }

    /// A column for each attack, and where the weakest wall stands between them.
    fn chart(&self, horde: &HordeView, spread: &Spread) -> Markup {
        let args = [
            ("mean", u32::from(spread.average()).into()),
            ("most", u32::from(spread.most()).into()),
        ];
        html! {
            figure.chart data-seat=(horde.seat.0 + 1) {
                figcaption data-forecast=(expected(horde.seat, spread)) {
                    (self.speaker.of_seat("bring-sum", horde.seat, &args))
                }
                (self.columns(spread))
            }
        }
    }

    fn columns(&self, spread: &Spread) -> Markup {
        let weakest = self.speaker.view.places.iter().map(|it| it.resistance).min().unwrap_or(0);
        let highest = spread.chances().map(|it| it.1).fold(0.0, f64::max);
        let (first, most) = (spread.chances().next().map_or(0, |it| it.0), spread.most());
        let wide = WIDTH / u32::from(most.max(first + COLUMNS) - first + 1);
        let x = |attack: u8| u32::from(attack - first) * wide;
        let mut marks = vec![first, most];
        marks.extend((first..=most).contains(&weakest).then_some(weakest));
        marks.sort_unstable();
        marks.dedup();
        html! {
            svg viewBox={ "0 0 " (WIDTH) " 60" } aria-hidden="true" {
                @for (attack, chance) in spread.chances() {
                    @let height = (chance / highest * 44.0).ceil();
                    rect.over[weakest <= attack] x=(x(attack) + 1) y=(46.0 - height)
                        width=(wide - 2) height=(height) {}
                }
                @if marks.contains(&weakest) { path.weakest d={ "M" (x(weakest)) " 0V46" } {} }
                @for attack in marks {
                    text x=(x(attack) + wide / 2) y="58" text-anchor="middle" { (attack) }
                }
            }
        }
    }

    /// Everybody's piles, and what the viewer may order in advance.
    fn piles(&self) -> Markup {
        let speaker = &self.speaker;
        let view = speaker.view;
        // A puzzle asks once.
        let asks_again = speaker.is_human_side() && speaker.frame.beside.puzzle.is_none();
        html! {
            div.piles {
                @if let Some(horde) = speaker.my_horde() { (self.might(horde)) }
                (list::button(speaker))
                (self.human_piles())
                @for horde in &view.hordes { (self.horde_piles(horde)) }
                p #pile-contamination .pile { (sign("bio")) b { (view.contamination) } (speaker.say("pile-contamination")) }
                p #pile-wounded .pile { (sign("claw")) b { (view.wounded) } (speaker.say("pile-wounded")) }
                @if asks_again { (stops::button(speaker)) }
            }
            @if asks_again { (stops::panel(speaker)) }
        }
    }

    /// The attack in a horde's hand, as far as the horde may play it.
    fn might(&self, horde: &HordeView) -> Markup {
        let might = horde.might(self.speaker.cards);
        html! {
            p.might data-forecast=(Forecast::new("might", might)) {
                span.piles-sum { (sign("claw")) (might) } (self.speaker.say(self.speaker.to.own("might", "might-theirs")))
            }
        }
    }

    fn human_piles(&self) -> Markup {
        let human = &self.speaker.view.human;
        let names: Vec<String> = human.discard.iter().map(|it| self.speaker.human(*it)).collect();
        let known: Vec<String> = if self.speaker.is_human_side() {
            Vec::new()
        } else {
            human.hand.iter().map(|it| self.speaker.human(*it)).collect()
        };
        let counts = Counts { hand: human.hand_size, deck: human.deck, freed: None };
        self.side(HUMAN, &counts, &names, &known)
    }

    fn horde_piles(&self, horde: &HordeView) -> Markup {
        let names: Vec<String> = horde.discard.iter().map(|it| self.speaker.zombie(*it)).collect();
        let mine = self.speaker.view.me == Some(horde.seat);
        let mut known: Vec<String> = Vec::new();
        if !mine {
            known.extend(horde.hand.iter().map(|it| self.speaker.zombie(*it)));
            known.extend(
                horde
                    .lacks
                    .iter()
                    .map(|it| self.speaker.say_with("lacks", &[("topic", it.word().into())])),
            );
        }
        let counts = Counts { hand: horde.hand_size, deck: horde.deck, freed: Some(horde.freed) };
        self.side(horde.seat, &counts, &names, &known)
    }

    /// One side's piles: a button that shows what everybody may see of them.
    fn side(&self, seat: Seat, counts: &Counts, discard: &[String], known: &[String]) -> Markup {
        let speaker = &self.speaker;
        let id = format!("piles-{}", seat.0);
        let args = [
            ("hand", u32::from(counts.hand).into()),
            ("deck", u32::from(counts.deck).into()),
            ("discard", (discard.len() as u32).into()),
            ("freed", u32::from(counts.freed.unwrap_or_default()).into()),
        ];
        let name = speaker.frame.called(seat);
        let label = format!("{name}. {}", speaker.say_with("piles-about", &args));
        html! {
            button.btn.quiet.side-piles type="button" popovertarget=(id) title=(label)
                data-seat=(seat.0 + 1) id={ "open-" (id) } {
                span.sr { (label) }
                span.face aria-hidden="true" {
                    (self.mark(seat))
                    span { (sign("hand")) (counts.hand) }
                    span { (sign("cards")) (counts.deck) }
                    span { (sign("discard")) (discard.len()) }
                    @if let Some(freed) = counts.freed { span { (sign("free")) (freed) } }
                }
            }
            div id=(id) .dialog.panel popover role="dialog" aria-label=(name) {
                h3.h3 { (name) }
                p { (speaker.say_with("piles-about", &args)) }
                @if !known.is_empty() {
                    p { b { (speaker.say("known-hand")) } " " (gathered(known)) }
                }
                p { b { (speaker.say("discard")) } " " (gathered(discard)) }
                button id={ "close-" (id) } .btn type="button" popovertarget=(id) popovertargetaction="hide" {
                    (speaker.frame.lang.say("table-close"))
                }
            }
        }
    }

    fn mark(&self, seat: Seat) -> Markup {
        html! {
            span.htag { b { @if seat == HUMAN { (sign("shield")) } @else { (seat.0) } } }
        }
    }
}

/// What a horde brings, as data: the most, and the mean.
pub(super) fn expected(seat: Seat, spread: &Spread) -> Forecast {
    Forecast::new("hand", format!("{seat} {}/{}", spread.most(), spread.average()))
}

struct Counts {
    hand: u8,
    deck: u8,
    freed: Option<u8>,
}

/// "2 × Ogre, Ishtar"
fn gathered(names: &[String]) -> String {
    let line = |(name, count): &(String, usize)| match count {
        1 => name.clone(),
        count => format!("{count} × {name}"),
    };
    let heap = heap(names);
    if heap.is_empty() {
        "0".to_string()
    } else {
        heap.iter().map(line).collect::<Vec<_>>().join(", ")
    }
}
