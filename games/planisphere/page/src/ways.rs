//! What a chosen unit may do on the map: the squares that it reaches, with the number of steps and
//! the combats there, and the targets of its shot.

use frame::forecast::{self, Forecast};
use maud::{Markup, html};
use planisphere::card::Card;
use planisphere::map::Square;
use planisphere::moves::Move;
use planisphere::view::{AimView, Clash, UnitView};

use super::offers::Offers;
use super::place;
use super::speaker::Speaker;
use super::standing::StandingUnit;
use super::sums;
use super::threats::{Danger, Threats};

/// The choices of one unit.
pub(super) struct Ways<'a> {
    speaker: Speaker<'a>,
    standings: &'a [StandingUnit<'a>],
    standing: &'a StandingUnit<'a>,
    threats: &'a Threats<'a>,
    moves: Vec<Move>,
}

/// One choice as a button on the map.
struct WayButton {
    mv: Move,
    /// The id of the label that may stand for it.
    id: Option<String>,
    class: String,
    tag: String,
    label: String,
    forecast: Vec<Forecast>,
    /// How many enemies could strike there.
    threat: Option<usize>,
}

impl<'a> Ways<'a> {
    pub(super) fn of(
        speaker: Speaker<'a>,
        offers: &Offers,
        standings: &'a [StandingUnit<'a>],
        standing: &'a StandingUnit<'a>,
        threats: &'a Threats<'a>,
    ) -> Ways<'a> {
        let moves = offers.ways_of(standing.unit.card);
        Ways { speaker, standings, standing, threats, moves }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether some of them are squares to go to.
    pub(super) fn lead(&self) -> bool {
        self.moves.iter().any(|mv| goal(mv).is_some())
    }

    pub(super) fn draw(&self) -> Markup {
        if self.is_empty() {
            return html! {};
        }
        let name = self.speaker.card(self.standing.unit.card);
        html! {
            div.ways role="group" data-of=(self.standing.number)
                aria-label=(self.speaker.say_with("ways", &[("unit", name.into())])) {
                @for mv in &self.moves {
                    @let way = self.way(*mv);
                    button id=[way.id] class=(way.class) form="moves" name="move" value=(way.mv)
                        data-steps=(way.tag) data-threat=[way.threat]
                        data-forecast=[forecast::all(&way.forecast)] aria-label=(way.label) {}
                }
                (self.no_go())
            }
        }
    }

    fn way(&self, mv: Move) -> WayButton {
        match mv {
            Move::Aim(_, target) => self.aim(mv, target),
            Move::Pair(_, other) => self.pair(mv, other),
            Move::Move(_, square) => self.walk(mv, square),
            _ => {
                let (class, tag) = (String::new(), String::new());
                let (forecast, threat) = (Vec::new(), None);
                WayButton { mv, id: None, class, tag, label: mv.to_string(), forecast, threat }
            }
        }
    }

    fn walk(&self, mv: Move, square: Square) -> WayButton {
        let (speaker, unit) = (self.speaker, self.standing.unit);
        let way = speaker.view.ways.iter().find(|it| it.card == unit.card && it.square == square);
        let count = way.map_or(0, |it| it.steps);
        let mut class = format!("{} way", place::class(square));
        let here = || speaker.view.units.iter().filter(move |it| it.square == square);
        if here().any(|it| it.owner != unit.owner) {
            class += " foe";
        } else if here().next().is_some() {
            class += " friend";
        }
        if speaker.view.deadly.contains(square) {
            class += " deadly";
        }
        let clashes = self.prospects(square);
        let tag = match clashes.as_slice() {
            [] => count.to_string(),
            [clash] => sums::short(clash),
            several => format!("×{}", several.len()),
        };
        let danger = self.threats.danger(unit, square);
        let label = self.walk_label(square, count, &clashes, &danger);
        let forecast: Vec<Forecast> =
            self.foretold(square, &clashes).into_iter().chain(feared(&danger)).collect();
        let threat = Some(danger.reached.len() + danger.shot.len()).filter(|it| 0 < *it);
        WayButton { mv, id: None, class, tag, label, forecast, threat }
    }

    /// "3·12, forest, 2 squares. Attacks Vines 1: destroyed. Can come here: Ants 2. …"
    fn walk_label(
        &self,
        square: Square,
        steps: u8,
        clashes: &[Clash],
        danger: &Danger<'_>,
    ) -> String {
        let speaker = self.speaker;
        let deadly = if speaker.view.deadly.contains(square) { "yes" } else { "no" };
        let way = speaker.say_with(
            "way",
            &[
                ("square", speaker.square(square).into()),
                ("steps", u32::from(steps).into()),
                ("deadly", deadly.into()),
            ],
        );
        let attack = |it: &Clash| {
            let foe = speaker.card(it.defender).into();
            speaker.say_with(
                "way-attack",
                &[("foe", foe), ("result", sums::result_word(it.result).into())],
            )
        };
        let fears = [("way-reached", &danger.reached), ("way-shot", &danger.shot)];
        let fears = fears.into_iter().filter(|it| !it.1.is_empty());
        let fears = fears.map(|(key, units)| self.fear(key, units));
        let parts = std::iter::once(way).chain(clashes.iter().map(attack)).chain(fears);
        parts.collect::<Vec<_>>().join(". ")
    }

    fn fear(&self, key: &str, units: &[&UnitView]) -> String {
        let names: Vec<String> = units.iter().map(|it| self.speaker.card(it.card)).collect();
        self.speaker.say_with(key, &[("units", self.speaker.list(&names).into())])
    }

    /// `deadly 4-8`, or `prospect pods.1:won ants.2:equal`.
    fn foretold(&self, square: Square, clashes: &[Clash]) -> Option<Forecast> {
        if self.speaker.view.deadly.contains(square) {
            return Some(Forecast::new("deadly", "yes"));
        }
        let attack = |it: &Clash| format!("{}:{}", it.defender, sums::result_word(it.result));
        let attacks: Vec<String> = clashes.iter().map(attack).collect();
        (!attacks.is_empty()).then(|| Forecast::new("prospect", attacks.join(" ")))
    }

    /// What attacks on a square would bring.
    fn prospects(&self, square: Square) -> Vec<Clash> {
        let card = self.standing.unit.card;
        let here = |it: &&planisphere::view::Prospect| it.card == card && it.square == square;
        self.speaker.view.prospects.iter().filter(here).map(|it| it.clash).collect()
    }

    fn aim(&self, mv: Move, target: Card) -> WayButton {
        let mine = |it: &&AimView| it.card == self.standing.unit.card && it.target == target;
        let force = self.speaker.view.aims.iter().find(mine).map_or(0, |it| it.force);
        let label = self.speaker.say_with(
            "aim",
            &[
                ("unit", self.speaker.card(target).into()),
                ("square", self.place_of(target).into()),
                ("force", i64::from(force).into()),
            ],
        );
        WayButton {
            mv,
            id: Some(target_id(mv)),
            class: format!("{} way aim", self.class_of(target)),
            tag: format!("+{force}"),
            label,
            forecast: vec![Forecast::new("force", force)],
            threat: None,
        }
    }

    fn pair(&self, mv: Move, other: Card) -> WayButton {
        let label = self.speaker.say_with(
            "pair",
            &[("unit", self.speaker.card(other).into()), ("square", self.place_of(other).into())],
        );
        let class = format!("{} way", self.class_of(other));
        let id = Some(target_id(mv));
        let (tag, forecast) = ("⇄".to_string(), Vec::new());
        WayButton { mv, id, class, tag, label, forecast, threat: None }
    }

    fn class_of(&self, card: Card) -> String {
        let standing = self.standings.iter().find(|it| it.unit.card == card);
        standing.map_or_else(String::new, |it| it.nook.class())
    }

    fn place_of(&self, card: Card) -> String {
        self.speaker.unit(card).map_or_else(String::new, |it| self.speaker.square(it.square))
    }

    /// Squares near the unit whose terrain it may not enter.
    fn no_go(&self) -> Markup {
        let unit = self.standing.unit;
        if !self.lead() {
            return html! {};
        }
        let ter = self.speaker.face(unit.card).ter;
        let (wrap, reach) = (self.speaker.view.options.wrap, unit.values.dis.max(0) as u8);
        let near = |it: &Square| (1..=reach).contains(&unit.square.distance(*it, wrap));
        let forbidden = |it: &Square| self.speaker.terrains(*it).contains(&ter);
        let squares = Square::all().filter(|it| near(it) && forbidden(it));
        html! {
            svg.over viewBox=(place::VIEW_BOX) aria-hidden="true" {
                path.no-go d=(place::boxes(squares)) {}
            }
        }
    }
}

/// `reached ants.2 pods.1` and `shot tripods.1`: who could come or shoot there.
fn feared(danger: &Danger<'_>) -> impl Iterator<Item = Forecast> {
    let told = |kind, units: &[&UnitView]| {
        let cards: Vec<String> = units.iter().map(|it| it.card.to_string()).collect();
        (!cards.is_empty()).then(|| Forecast::new(kind, cards.join(" ")))
    };
    [told("reached", &danger.reached), told("shot", &danger.shot)].into_iter().flatten()
}

/// The id of the button of a move against another unit.
pub(super) fn target_id(mv: Move) -> String {
    format!("w-{}", mv.to_string().replace([' ', '.'], "-"))
}

fn goal(mv: &Move) -> Option<Square> {
    if let Move::Move(_, square) = mv { Some(*square) } else { None }
}
