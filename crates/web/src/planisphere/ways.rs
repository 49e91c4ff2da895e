//! What a chosen unit may do on the map: the squares that it reaches with their steps and what
//! a combat there would bring, the targets of its shot.

use std::collections::VecDeque;

use maud::{Markup, html};
use planisphere::card::{Card, Trait};
use planisphere::map::{Square, Squares};
use planisphere::moves::Move;
use planisphere::view::{Clash, ClashResult};

use super::offers::Offers;
use super::place;
use super::speaker::Speaker;
use super::sums;
use super::units::Standing;

/// The choices of one unit.
pub(super) struct Ways<'a> {
    speaker: Speaker<'a>,
    standings: &'a [Standing<'a>],
    standing: &'a Standing<'a>,
    moves: Vec<Move>,
}

/// One choice as a button on the map.
struct Way {
    mv: Move,
    /// Where a label may stand for it.
    id: Option<String>,
    class: String,
    tag: String,
    label: String,
}

impl<'a> Ways<'a> {
    pub(super) fn of(
        speaker: Speaker<'a>,
        offers: &Offers,
        standings: &'a [Standing<'a>],
        standing: &'a Standing<'a>,
    ) -> Ways<'a> {
        Ways { speaker, standings, standing, moves: offers.ways_of(standing.unit.card) }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.moves.len()
    }

    pub(super) fn draw(&self) -> Markup {
        if self.is_empty() {
            return html! {};
        }
        let steps = self.steps();
        let name = self.speaker.card(self.standing.unit.card);
        html! {
            div.ways role="group" data-of=(self.standing.number)
                aria-label=(self.speaker.say_with("ways", &[("unit", name.into())])) {
                @for mv in &self.moves {
                    @let way = self.way(*mv, &steps);
                    button id=[way.id] class=(way.class) form="moves" name="move" value=(way.mv)
                        data-steps=(way.tag) aria-label=(way.label) {}
                }
                (self.no_go())
            }
        }
    }

    fn way(&self, mv: Move, steps: &[(Square, u8)]) -> Way {
        match mv {
            Move::Aim(_, target) => self.aim(mv, target),
            Move::Pair(_, other) => self.pair(mv, other),
            Move::Move(_, square) => self.walk(mv, square, steps),
            _ => {
                let (class, tag) = (String::new(), String::new());
                Way { mv, id: None, class, tag, label: mv.to_string() }
            }
        }
    }

    fn walk(&self, mv: Move, square: Square, steps: &[(Square, u8)]) -> Way {
        let (speaker, me) = (self.speaker, self.standing.unit.owner);
        let count = steps.iter().find(|it| it.0 == square).map_or(0, |it| it.1);
        let mut class = format!("{} way", place::class(square));
        let here = || speaker.view.units.iter().filter(move |it| it.square == square);
        let clash = self.prospect(square);
        if clash.is_some() {
            class += " foe";
        } else if here().any(|it| it.owner == me) {
            class += " friend";
        }
        if speaker.view.deadly.contains(square) {
            class += " deadly";
        }
        let tag = clash.map_or_else(|| count.to_string(), |it| sums::short(&it));
        Way { mv, id: None, class, tag, label: self.walk_label(square, count, clash.as_ref()) }
    }

    fn walk_label(&self, square: Square, steps: u8, clash: Option<&Clash>) -> String {
        let speaker = self.speaker;
        let foe = clash.map_or_else(String::new, |it| speaker.card(it.defender));
        let result = clash.map_or("none", |it| result_word(it.result));
        let deadly = if speaker.view.deadly.contains(square) { "yes" } else { "no" };
        speaker.say_with(
            "way",
            &[
                ("square", speaker.square(square).into()),
                ("steps", u32::from(steps).into()),
                ("foe", foe.into()),
                ("result", result.into()),
                ("deadly", deadly.into()),
            ],
        )
    }

    /// What an attack would bring on a square.
    fn prospect(&self, square: Square) -> Option<Clash> {
        let card = self.standing.unit.card;
        let here = |it: &&planisphere::view::Prospect| it.card == card && it.square == square;
        self.speaker.view.prospects.iter().find(here).map(|it| it.clash)
    }

    fn aim(&self, mv: Move, target: Card) -> Way {
        let force = self.standing.unit.values.shot.map_or(0, |it| it.force);
        let label = self.speaker.say_with(
            "aim",
            &[
                ("unit", self.speaker.card(target).into()),
                ("square", self.place_of(target).into()),
                ("force", i64::from(force).into()),
            ],
        );
        Way {
            mv,
            id: Some(target_id(mv)),
            class: format!("{} way aim", self.class_of(target)),
            tag: format!("+{force}"),
            label,
        }
    }

    fn pair(&self, mv: Move, other: Card) -> Way {
        let label = self.speaker.say_with(
            "pair",
            &[("unit", self.speaker.card(other).into()), ("square", self.place_of(other).into())],
        );
        let class = format!("{} way", self.class_of(other));
        Way { mv, id: Some(target_id(mv)), class, tag: "⇄".to_string(), label }
    }

    fn class_of(&self, card: Card) -> String {
        let standing = self.standings.iter().find(|it| it.unit.card == card);
        standing.map_or_else(String::new, |it| it.nook.class())
    }

    fn place_of(&self, card: Card) -> String {
        self.speaker.unit(card).map_or_else(String::new, |it| self.speaker.square(it.square))
    }

    /// How many steps each square takes, found by walking over the squares that are offered:
    /// wherever a unit may go on from, it may stay. Flyers go as the crow flies.
    fn steps(&self) -> Vec<(Square, u8)> {
        let goals: Squares = self.moves.iter().filter_map(goal).collect();
        let (start, wrap) = (self.standing.unit.square, self.speaker.view.options.wrap);
        let flies = self.standing.unit.values.traits.contains(Trait::Flying);
        let direct = |square: Square| start.distance(square, wrap);
        let mut steps = walked(start, goals, wrap);
        for square in goals.iter() {
            match steps.iter_mut().find(|it| it.0 == square) {
                Some(known) if flies => known.1 = known.1.min(direct(square)),
                Some(_) => {}
                None if flies => steps.push((square, direct(square))),
                None => steps.push((square, diagonal(start, square))),
            }
        }
        steps
    }

    /// Squares near the unit with terrain that it may not enter.
    fn no_go(&self) -> Markup {
        let unit = self.standing.unit;
        if !self.moves.iter().any(|mv| goal(mv).is_some()) {
            return html! {};
        }
        let ter = self.speaker.face(unit.card).ter;
        let (wrap, reach) = (self.speaker.view.options.wrap, unit.values.dis.max(0) as u8);
        let near = |it: &Square| (1..=reach).contains(&unit.square.distance(*it, wrap));
        let forbidden = |it: &Square| self.speaker.terrains(*it).contains(&ter);
        let squares = Square::all().filter(|it| near(it) && forbidden(it));
        html! {
            svg.over viewBox=(super::map::VIEW_BOX) aria-hidden="true" {
                path.no-go d=(place::boxes(squares)) {}
            }
        }
    }
}

/// The button of a move against another unit.
pub(super) fn target_id(mv: Move) -> String {
    format!("w-{}", mv.to_string().replace([' ', '.'], "-"))
}

fn goal(mv: &Move) -> Option<Square> {
    if let Move::Move(_, square) = mv { Some(*square) } else { None }
}

/// Squares of `goals` in the order of the steps that lead there over other goals.
fn walked(start: Square, goals: Squares, wrap: bool) -> Vec<(Square, u8)> {
    let mut steps = Vec::new();
    let mut left = goals;
    let mut next = VecDeque::from([(start, 0)]);
    while let Some((square, count)) = next.pop_front() {
        for near in Squares::only(square).neighbours(wrap).intersection(left).iter() {
            steps.push((near, count + 1));
            next.push_back((near, count + 1));
            left = left.minus(Squares::only(near));
        }
    }
    steps
}

/// Steps from corner to corner.
fn diagonal(from: Square, to: Square) -> u8 {
    let down = from.latitude().abs_diff(to.latitude());
    down.max(from.longitude().abs_diff(to.longitude()))
}

/// The word by which messages choose between the ends of a combat.
pub(super) fn result_word(result: ClashResult) -> &'static str {
    match result {
        ClashResult::DefenderDestroyed => "won",
        ClashResult::AttackerDestroyed => "lost",
        ClashResult::Equality => "equal",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(latitude: u8, longitude: u8) -> Square {
        Square::at(latitude, longitude).expect("a square")
    }

    #[test]
    fn a_way_round_takes_its_steps() {
        // 4-11 is not offered: 4-12 is reached over 3-11 and 3-12.
        let goals = [at(3, 10), at(3, 11), at(3, 12), at(4, 12)].into_iter().collect();
        let steps = walked(at(4, 10), goals, false);
        let of = |square| steps.iter().find(|it| it.0 == square).map(|it| it.1);
        assert_eq!((of(at(3, 10)), of(at(3, 12)), of(at(4, 12))), (Some(1), Some(3), Some(4)));
    }
}
