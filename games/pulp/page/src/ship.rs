//! The captain's board: the three abilities, the dice, the place and the cards in hand.

use frame::forecast::Forecast;
use frame::thing::{Thing, Use};
use maud::{Markup, html};
use pulp::card::{Ability, Die, Face, Token};
use pulp::view::{CannotUse, DieView, Stage, Track};

use super::Scene;
use crate::art::{die_on, head, sign};

/// Abilities have tracks from 0 to 10.
const STEPS: u8 = 10;

impl Scene<'_> {
    pub(super) fn ship(&self) -> Markup {
        let view = self.speaker.view;
        html! {
            div #ship .ship role="group" aria-label=(self.speaker.say(self.speaker.frame.listener().own("ship", "ship-theirs"))) {
                div.who {
                    (head(&format!("captain-{}", view.captain)))
                    b { (self.speaker.say(&format!("captain-short-{}", view.captain))) }
                }
                div.tracks { @for ability in Ability::ALL { (self.track(*ability)) } }
                @if !matches!(view.stage, Stage::LeavingDice { .. }) { (self.dice()) }
                div.kit { (self.place()) (self.hand()) }
            }
        }
    }

    fn track(&self, ability: Ability) -> Markup {
        let track = self.speaker.view.tracks[ability as usize];
        let args = [
            ("ability", self.speaker.ability(ability).into()),
            ("points", u32::from(track.points).into()),
            ("most", u32::from(track.most).into()),
        ];
        let thing = Thing {
            id: format!("track-{ability}"),
            class: format!("track {ability}"),
            name: self.speaker.say_with("track", &args),
            about: self.speaker.say(&format!("about-{ability}")),
            travels: false,
        };
        let to = self.heading_for(ability, track);
        let heads = (to != track.points).then(|| Forecast::new("heads", format!("{ability}:{to}")));
        let inside = html! {
            (sign(ability.word(), ""))
            span.pegs data-forecast=[heads] { @for step in 0..=STEPS { (self.step(ability, track, to, step)) } }
        };
        thing.draw(&self.offers.for_ability(ability), &inside)
    }

    fn step(&self, ability: Ability, track: Track, to: u8, step: u8) -> Markup {
        let between = to < step && step < track.points;
        let mut class = String::new();
        for (holds, name) in [
            (step > track.most, "over "),
            (step == track.points, "at "),
            (step == to && to != track.points, "to "),
            (between, "pay "),
            (step == 0, "zero "),
        ] {
            if holds {
                class += name;
            }
        }
        html! {
            span class=(class.trim_end()) {
                @if step == track.points { i data-travels={ "marker-" (ability) } {} }
                b { (step) }
            }
        }
    }

    /// Where an ability would stand after the card that is met was paid with its own abilities.
    fn heading_for(&self, ability: Ability, track: Track) -> u8 {
        let stage = &self.speaker.view.stage;
        let paying = matches!(stage, Stage::Meeting { .. } | Stage::Engaging { .. });
        let due = self.speaker.met().filter(|it| paying && it.engageable).map(|it| it.due);
        let due = due.map_or(0, |it| it[ability as usize]);
        track.points.checked_sub(due).unwrap_or(track.points)
    }

    fn dice(&self) -> Markup {
        html! {
            div.dice role="group" aria-label=(self.speaker.say("dice")) {
                @for it in &self.speaker.view.dice { (self.die(it)) }
                @if let Stage::Rolled { die, number, .. } = self.speaker.view.stage {
                    (self.guest(die, number))
                }
            }
        }
    }

    fn die(&self, it: &DieView) -> Markup {
        let usage = self.offers.for_die(it.die);
        let idle = matches!(usage, Use::Nothing);
        let bar = it.bar.filter(|_| idle).map(|it| self.barred(it));
        let text = self.speaker.face(it.face);
        let about = [Some(format!("{text}.")), bar.clone()].into_iter().flatten();
        let thing = Thing {
            id: format!("die-{}", it.die),
            class: format!(
                "dieb{}",
                if self.news.rolled.contains(&it.die) { " thrown" } else { "" }
            ),
            name: self.die_name(it.die, it.number),
            about: about.collect::<Vec<_>>().join(" "),
            travels: true,
        };
        thing.draw(&usage, &self.die_inside(it.die, it.number, &text))
    }

    fn die_inside(&self, die: Die, number: u8, text: &str) -> Markup {
        html! {
            span.cast { (die_on(die.word(), number)) }
            b { (self.speaker.die_short(die)) }
            span.txt { (text) }
            (self.glance(die.face(number)))
        }
    }

    /// What a face does, as briefly as possible.
    fn glance(&self, face: Face) -> Markup {
        html! {
            span.glance {
                @match face {
                    Face::Strength { points, against, .. } => {
                        "+" (points)
                        @match against {
                            Some(ability) => (sign(ability.word(), "")),
                            None => { @for it in Ability::ALL { (sign(it.word(), "")) } }
                        }
                    }
                    Face::Cube => { "+1" (sign("planet", "")) }
                    Face::Icons { cards } => { "+" (cards) (sign("planet", "")) }
                    _ => (self.speaker.say(&format!("glance-{}", glance(face)))),
                }
            }
        }
    }

    /// The die that the Artificial Intelligence rolled for this engagement.
    fn guest(&self, die: Die, number: u8) -> Markup {
        let usage = self
            .offers
            .for_thing(|mv| matches!(mv, pulp::moves::Move::Strike(_) | pulp::moves::Move::Cube));
        let text = self.speaker.face(die.face(number));
        let thing = Thing {
            id: "die-guest".to_string(),
            class: "dieb guest thrown".to_string(),
            name: self.speaker.say_with("guest", &[("die", self.die_name(die, number).into())]),
            about: format!("{text}."),
            travels: false,
        };
        thing.draw(&usage, &self.die_inside(die, number, &text))
    }

    pub(super) fn die_name(&self, die: Die, number: u8) -> String {
        let args = [("die", self.speaker.die(die).into()), ("n", u32::from(number).into())];
        self.speaker.say_with("die-on", &args)
    }

    /// Why a die or weapon cannot be used now, with the section of the rules that says so.
    pub(super) fn barred(&self, bar: CannotUse) -> String {
        let key = match bar {
            CannotUse::WrongMoment | CannotUse::WeaponMoment => "bar-wrong-moment",
            CannotUse::DieUsed => "bar-die-used",
            CannotUse::OnceATurn | CannotUse::WeaponUsed => "bar-once-a-turn",
            CannotUse::PayingBegan | CannotUse::EscapeBegan => "bar-paying-began",
            CannotUse::NothingToDo | CannotUse::WeaponIdle => "bar-nothing-to-do",
            CannotUse::NotUnderstood => "bar-not-understood",
        };
        self.speaker.say_with(key, &[("section", bar.section().into())])
    }

    fn hand(&self) -> Markup {
        html! {
            div.hand role="group" aria-label=(self.speaker.say(self.speaker.frame.listener().own("hand", "hand-theirs"))) {
                @for token in Token::ALL { (self.tokens(*token)) }
            }
        }
    }

    /// The cards in hand that are good for a key, or a code.
    fn tokens(&self, token: Token) -> Markup {
        let cards: Vec<String> = self
            .speaker
            .view
            .hand
            .iter()
            .filter(|it| it.token == token)
            .map(|it| self.speaker.card(it.card))
            .collect();
        let args = [("n", (cards.len() as u32).into()), ("token", token.word().into())];
        let thing = Thing {
            id: format!("hand-{token}"),
            class: if cards.is_empty() { "kept none" } else { "kept" }.to_string(),
            name: self.speaker.say_with("in-hand", &args),
            about: cards.join(", "),
            travels: false,
        };
        let inside = html! { (sign(token.word(), "")) b { (cards.len()) } };
        thing.draw(&self.offers.for_token(token), &inside)
    }
}

/// The word for what a face without points does.
fn glance(face: Face) -> &'static str {
    match face {
        Face::Roll { crew: Die::Red } => "roll-red",
        Face::Roll { crew: Die::Blue } => "roll-blue",
        Face::Roll { .. } => "roll-green",
        Face::Swap => "swap",
        Face::RerollOnAgent | Face::RerollOnGuard => "reroll",
        Face::TakeCube | Face::DrawCube => "take",
        Face::Understand => "understand",
        Face::ChooseWeapon => "choose",
        Face::Strength { .. } | Face::Cube | Face::Icons { .. } => "points",
    }
}
