//! The map: the world as a picture that browsers keep, and over it everything that changes.

use std::collections::BTreeSet;

use frame::art::icons::{Icon, icon};
use maud::{Markup, html};
use planisphere::card::Card;
use planisphere::map::{Lands, Square, Terrain};
use planisphere::moves::Move;
use planisphere::view::{ContactView, ShotView, Stage};
use tabletop::Seat;
use words::TextsKept;

use super::landing::Arrival;
use super::names;
use super::offers::Offers;
use super::place::{self, VIEW_BOX, middle};
use super::reels;
use super::speaker::Speaker;
use super::spots;
use super::standing::StandingUnit;
use super::sums;
use super::threats::Threats;
use super::units::{Units, token};
use crate::art::shape::dot;

/// Draws the map for one viewer.
pub(super) struct Map<'a> {
    pub(super) speaker: Speaker<'a>,
    pub(super) offers: &'a Offers,
    pub(super) standings: &'a [StandingUnit<'a>],
    pub(super) arrival: Option<&'a Arrival<'a>>,
    /// The squares that the log tells of.
    pub(super) told_of: &'a BTreeSet<Square>,
    pub(super) threats: &'a Threats<'a>,
}

impl Map<'_> {
    pub(super) fn draw(&self) -> Markup {
        let speaker = self.speaker;
        let (x, y) = self.focus();
        html! {
            section #map .mapwrap aria-label=(speaker.say("map")) {
                div #mapscroll .mapscroll tabindex="0" role="region" aria-label=(speaker.say("map-pan")) {
                    div #mapin .mapin data-x=(x) data-y=(y) data-letters=(self.letters())
                        data-parts=(self.parts()) {
                        svg.over viewBox=(VIEW_BOX) aria-hidden="true" { (self.below()) }
                        @if let Some(square) = self.room_for_legend() { (names::legend(speaker, square)) }
                        svg #tokens .over.tokens viewBox=(VIEW_BOX) aria-hidden="true" { (self.above()) }
                        @for square in self.told_of { i id=(spots::id(*square)) class={ (place::class(*square)) " told-of" } {} }
                        (self.units().marks())
                    }
                }
                (self.overview())
            }
            (self.zoom())
        }
    }

    /// The magnifier for tablets: the same map, larger. What is pressed there is pressed on the
    /// map.
    pub(super) fn loupe(&self) -> Markup {
        let (x, y) = self.focus();
        let view = format!("{} {} 470 330", x - 235., y - 165.);
        html! {
            div #loupe .loupe data-playing aria-hidden="true" {
                svg viewBox=(view) preserveAspectRatio="xMidYMid slice" {
                    image.day href="/assets/planisphere-map.svg" x="-36" y="-36" width="2072" height="1072" {}
                    image.night href="/assets/planisphere-map.svg#night" x="-36" y="-36" width="2072" height="1072" {}
                    g.ways-near {}
                    use href="#tokens-near" {}
                }
            }
        }
    }

    fn units(&self) -> Units<'_> {
        let Map { speaker, offers, standings, threats, .. } = *self;
        Units { speaker, offers, standings, threats }
    }

    /// What lies under the units: names, ground and zones of events, ghosts.
    fn below(&self) -> Markup {
        html! {
            (names::names(self.speaker))
            (self.changed())
            (self.zones())
            (self.threats.layers())
            (self.ghosts())
        }
    }

    fn above(&self) -> Markup {
        html! {
            g #tokens-near {
                (self.units().tokens())
                (self.ribbons())
                (self.shots())
                (self.advised())
                @if let Some(arrival) = self.arrival { (arrival.on_map()) }
            }
        }
    }

    /// Squares that an event made all ocean or desert. Where land stays beside new desert, the part
    /// that was sea has dried up.
    fn changed(&self) -> Markup {
        let printed = |into: Terrain, square| Lands::PRINTED.with(into).contains(square);
        let turned = |into: Terrain, whole: bool| {
            let here = self.speaker.view.changed.iter();
            let fits = move |it: &&(Square, Vec<Terrain>)| {
                it.1.contains(&into) && !printed(into, it.0) && (it.1.len() == 1) == whole
            };
            place::boxes(here.filter(fits).map(|it| it.0))
        };
        let layers = [
            (turned(Terrain::Ocean, true), "url(#now-ocean)", None),
            (turned(Terrain::Ocean, false), "url(#now-ocean)", None),
            (turned(Terrain::Desert, true), "url(#now-desert)", None),
            (turned(Terrain::Desert, false), "url(#now-desert)", Some("url(#sea)")),
        ];
        html! {
            @for (squares, fill, mask) in layers {
                @if !squares.is_empty() { path d=(squares) fill=(fill) mask=[mask] {} }
            }
        }
    }

    /// The zones of the events in force, and squares that kill.
    fn zones(&self) -> Markup {
        let view = self.speaker.view;
        let deadly = place::boxes(view.deadly.iter());
        html! {
            @for event in &view.in_force {
                @let squares: Vec<Square> = reels::squares(event.number).iter().collect();
                @if !squares.is_empty() && squares.len() < 30 { (zone(&squares)) }
            }
            @if !deadly.is_empty() { path.deadly-fill d=(deadly) {} }
        }
    }

    /// The squares where units stood before they moved in this round.
    fn ghosts(&self) -> Markup {
        html! {
            @for it in self.standings {
                @if let Some(from) = it.unit.from.filter(|from| *from != it.unit.square) {
                    (token(self.speaker, it.unit, middle(from), 0.9, true).draw())
                    (trail(it, from))
                }
            }
        }
    }

    /// Every contact with its sum.
    fn ribbons(&self) -> Markup {
        let mut squares = Vec::new();
        let fresh = |it: &&ContactView| {
            let new = !squares.contains(&it.square);
            squares.push(it.square);
            new
        };
        let contacts: Vec<&ContactView> = self.speaker.view.contacts.iter().filter(fresh).collect();
        html! { @for contact in contacts { (ribbon(contact)) } }
    }

    fn shots(&self) -> Markup {
        html! { @for shot in &self.speaker.view.shots { (self.shot(shot)) } }
    }

    fn shot(&self, shot: &ShotView) -> Markup {
        let at =
            |card| self.standings.iter().find(|it| it.unit.card == card).map(|it| it.nook.at());
        let (Some((ax, ay)), Some((bx, by))) = (at(shot.shooter), at(shot.target)) else {
            return html! {};
        };
        let (mx, my) = ((ax + bx) / 2., (ay + by) / 2. - 70. - (ax - bx).abs() * 0.12);
        let d = format!("M{ax} {}Q{mx} {my} {bx} {}", ay - 30., by - 34.);
        let (tx, ty) = ((ax + 2. * mx + bx) / 4., (ay + 2. * my + by) / 4. - 24.);
        html! {
            path.shot-bed d=(d) {}
            path.shot d=(d) {}
            g.shot-tag transform={ "translate(" (tx) " " (ty) ")" } {
                rect x="-28" y="-19" width="56" height="36" rx="18" {}
                text y="8" { "+" (shot.force) }
            }
            path.shot-head d="M0 4L-13-18 13-18z" transform={ "translate(" (bx) " " (by - 22.) ")" } {}
        }
    }

    /// The best move that is known, from place to place.
    fn advised(&self) -> Markup {
        let speaker = self.speaker;
        let best = speaker.frame.best().and_then(|it| it.parse().ok());
        let unit = best.and_then(actor).and_then(|it| speaker.unit(it));
        let goal = best.and_then(|it| self.goal(it));
        let ways = unit.zip(goal).filter(|(unit, goal)| unit.square != *goal);
        html! {
            @if let Some((unit, goal)) = ways {
                @let course = course(middle(unit.square), middle(goal), 44., 40.);
                path.advised-bed d=(course.d) {}
                path.advised d=(course.d) {}
                path.advised-head d="M-30-27L12 0-30 27-22 0z" transform=(course.turned()) {}
            }
        }
    }

    /// Where a move is felt.
    fn goal(&self, mv: Move) -> Option<Square> {
        match mv {
            Move::Move(_, square) => Some(square),
            Move::Aim(_, other)
            | Move::Attack(_, other)
            | Move::Control(_, other)
            | Move::Martyr(_, other)
            | Move::Pair(_, other) => Some(self.speaker.unit(other)?.square),
            _ => None,
        }
    }

    /// The part of the map that is shown first where not all of it fits.
    fn focus(&self) -> (f32, f32) {
        let view = self.speaker.view;
        let landed = self.arrival.and_then(|it| it.square());
        let mine = |it: &&StandingUnit<'_>| Some(it.unit.owner) == view.me;
        let asked =
            |it: &&StandingUnit<'_>| view.moves.iter().any(|mv| actor(mv.0) == Some(it.unit.card));
        let unit = self.standings.iter().find(asked).or_else(|| self.standings.iter().find(mine));
        let square = self.in_question().or(landed);
        let square = square.or_else(|| unit.or(self.standings.first()).map(|it| it.unit.square));
        square.map_or((1000., 500.), middle)
    }

    /// The square that the question is about.
    fn in_question(&self) -> Option<Square> {
        match self.speaker.view.stage {
            Stage::Duplicating { square, .. } => Some(square),
            Stage::UnderAttack { defender, .. } => Some(self.speaker.unit(defender)?.square),
            Stage::Fighting { seat } => self.fight_of(seat),
            Stage::Reinforcing { .. }
            | Stage::Moving { .. }
            | Stage::Aiming { .. }
            | Stage::Breeding { .. }
            | Stage::NamingContinent { .. }
            | Stage::Choosing { .. }
            | Stage::Over => None,
        }
    }

    /// The first contact that a player has to resolve, as the panels list them.
    fn fight_of(&self, seat: Seat) -> Option<Square> {
        let attacks = |it: &&ContactView| {
            self.speaker.unit(it.clash.attacker).is_some_and(|it| it.owner == seat)
        };
        let contacts = &self.speaker.view.contacts;
        contacts.iter().filter(attacks).find(|it| !it.fought).map(|it| it.square)
    }

    /// Two rows of ocean or ice without units, where the legend has room.
    fn room_for_legend(&self) -> Option<Square> {
        const PLACES: [(u8, u8); 7] = [(9, 1), (8, 1), (7, 1), (8, 9), (8, 13), (9, 14), (6, 1)];
        let taken = |square: Square| {
            self.standings.iter().any(|it| it.unit.square == square || it.unit.from == Some(square))
        };
        let free = |latitude: u8, longitude: u8| {
            let rows = latitude..latitude + 2;
            let squares =
                rows.flat_map(|row| (longitude..longitude + 5).map(move |it| Square::at(row, it)));
            !squares.flatten().any(taken)
        };
        let place = PLACES.iter().find(|it| free(it.0, it.1))?;
        Square::at(place.0, place.1)
    }

    /// The terrain letters of every square, for the script to show under the pointer.
    fn letters(&self) -> String {
        static SPELT: TextsKept<Vec<(Square, Vec<Terrain>)>> = TextsKept::new();
        let letters = |square| -> String {
            self.speaker.terrains(square).into_iter().map(|it| it.letter()).collect()
        };
        let all = || Square::all().map(letters).collect::<Vec<_>>().join(" ");
        SPELT.get(self.speaker.view.changed.clone(), all)
    }

    /// The names of terrains and parts of the world, for the script.
    fn parts(&self) -> String {
        names::parts(self.speaker)
    }

    /// The whole world, small, with a dot for each unit.
    fn overview(&self) -> Markup {
        html! {
            button #mini .mini data-playing type="button" tabindex="-1" aria-hidden="true" {
                svg viewBox="0 0 2000 1000" {
                    use.land href="#coast" {}
                    @for it in self.standings { (dot(it.unit.owner, it.nook.at())) }
                    rect.window x="0" y="0" width="2000" height="1000" {}
                }
            }
        }
    }

    /// The button for the list of all units, and buttons that need the script, hidden until it
    /// runs.
    fn zoom(&self) -> Markup {
        let speaker = self.speaker;
        let kinds = [
            ("in", Icon::Plus, "zoom-in"),
            ("out", Icon::Minus, "zoom-out"),
            ("all", Icon::Globe, "zoom-all"),
        ];
        html! {
            div.zoom {
                button.btn.icon type="button" popovertarget="list" title=(speaker.say("list"))
                    aria-label=(speaker.say("list")) { (icon(Icon::Log)) }
                @for (kind, picture, words) in kinds {
                    button.btn.icon type="button" hidden data-zoom=(kind) title=(speaker.say(words))
                        aria-label=(speaker.say(words)) { (icon(picture)) }
                }
            }
        }
    }
}

/// The unit that makes a move.
fn actor(mv: Move) -> Option<Card> {
    match mv {
        Move::Move(card, _)
        | Move::Lighten(card)
        | Move::Aim(card, _)
        | Move::Attack(card, _)
        | Move::Control(card, _)
        | Move::Martyr(card, _)
        | Move::Breed(card, _)
        | Move::Pick(card)
        | Move::Pair(card, _) => Some(card),
        Move::Land(_) | Move::Duplicate(_) | Move::Continent(_) | Move::Done => None,
    }
}

/// The border of a part of the world.
fn zone(squares: &[Square]) -> Markup {
    let mut border = String::new();
    for square in squares {
        let (x, y) = place::corner(*square);
        let sides = [
            ((-1, 0), format!("M{x} {}h100", y + 3)),
            ((1, 0), format!("M{x} {}h100", y + 97)),
            ((0, -1), format!("M{} {y}v100", x + 3)),
            ((0, 1), format!("M{} {y}v100", x + 97)),
        ];
        for ((down, right), side) in sides {
            let latitude = square.latitude().wrapping_add_signed(down);
            let longitude = square.longitude().wrapping_add_signed(right);
            let beyond = Square::at(latitude, longitude);
            if beyond.is_none_or(|it| !squares.contains(&it)) {
                border += &side;
            }
        }
    }
    html! {
        path.zone-fill d=(place::boxes(squares.iter().copied())) {}
        path.zone d=(border) {}
    }
}

/// A straight line on the map.
struct Course {
    d: String,
    tip: (f32, f32),
    /// In degrees, from the east clockwise.
    angle: f32,
}

impl Course {
    /// Puts the point of an arrow to its end.
    fn turned(&self) -> String {
        let Course { tip: (x, y), angle, .. } = self;
        format!("translate({x:.0} {y:.0}) rotate({angle:.0})")
    }
}

/// The line between two points without so much at its beginning and at its end.
fn course((ax, ay): (f32, f32), (bx, by): (f32, f32), off: f32, short: f32) -> Course {
    let (dx, dy) = (bx - ax, by - ay);
    let length = dx.hypot(dy).max(1.);
    let along = |it: f32| (ax + dx / length * it, ay + dy / length * it);
    let ((x, y), tip) = (along(off), along((length - short).max(off / 2.)));
    let d = format!("M{x:.0} {y:.0}L{:.0} {:.0}", tip.0, tip.1);
    Course { d, tip, angle: dy.atan2(dx).to_degrees() }
}

/// The line of a unit from where it stood.
fn trail(standing: &StandingUnit<'_>, from: Square) -> Markup {
    let short = 50. * standing.nook.scale();
    let course = course(middle(from), standing.nook.at(), 40., short);
    html! {
        g class={ "s" (standing.unit.owner.0 + 1) } {
            path.trail-bed d=(course.d) {}
            path.trail d=(course.d) {}
            path.trail-head d="M-14-13L8 0-14 13-9 0z" transform=(course.turned()) {}
        }
    }
}

fn ribbon(contact: &ContactView) -> Markup {
    let (x, y) = middle(contact.square);
    html! {
        g.ribbon transform={ "translate(" (x) " " (y + 56.) ")" } {
            path d="M-58-19H58L51 0 58 19H-58L-51 0z" {}
            text y="9" { (sums::short(&contact.clash)) }
        }
    }
}
