//! The decision bar: what is asked, why, and what it costs and risks.

use std::hash::{DefaultHasher, Hash, Hasher};

use frame::act::{Acts, Weight};
use frame::data::Decision;
use frame::forecast::Forecast;
use maud::{Markup, html};
use pulp::card::{Ability, Token};
use pulp::moves::Move;
use pulp::odds::{evasion, percent};
use pulp::view::{Raiser, RowCard, Stage};

use super::offers::Offers;
use super::speaker::{Speaker, by_ability};
use crate::art::{die_on, sign};

/// Draws what one viewer is asked, with every move that no thing on the board offers.
pub(super) struct Bar<'a> {
    pub(super) speaker: Speaker<'a>,
    pub(super) offers: &'a Offers<'a>,
}

impl Bar<'_> {
    pub(super) fn decision(&self) -> Decision {
        let situation = situation(&self.speaker.view.stage);
        Decision {
            mine: self.mine(),
            key: self.key(),
            who: self.who(),
            ask: self.sentence(&format!("ask-{situation}")),
            foretold: Vec::new(),
            why: self.why(situation),
            acts: html! { @if self.mine() { (self.acts(situation)) } },
        }
    }

    fn mine(&self) -> bool {
        !self.speaker.view.moves.is_empty()
    }

    fn key(&self) -> String {
        let mut hasher = DefaultHasher::new();
        self.speaker.view.moves.hash(&mut hasher);
        format!("{:x}", hasher.finish())
    }

    /// Whose turn it is, which turn of the game, which card of the row.
    fn who(&self) -> Markup {
        let view = self.speaker.view;
        let at = view.row.iter().position(|it| it.fate == pulp::view::Fate::Met);
        let args = [
            ("turn", u32::from(view.turn.max(1)).into()),
            ("turns", u32::from(pulp::view::TURNS).into()),
            ("at", at.map_or(0, |it| it as u32 + 1).into()),
            ("of", (view.row.len() as u32).into()),
        ];
        html! {
            b { (self.speaker.say(if self.mine() { "who-me" } else { "who-watched" })) }
            " " span { (self.speaker.say_with("where", &args)) }
        }
    }

    /// A sentence about what is decided.
    fn sentence(&self, key: &str) -> String {
        let speaker = &self.speaker;
        let view = speaker.view;
        let planet = view.planet.map(|it| speaker.planet(it.planet)).unwrap_or_default();
        let card = speaker.met().map(|it| speaker.card(it.card)).unwrap_or_default();
        speaker.say_with(
            key,
            &[
                ("card", card.into()),
                ("planet", planet.into()),
                ("captain", speaker.captain(view.captain).into()),
                ("n", u32::from(number(&view.stage)).into()),
                ("die", die(&view.stage).map(|it| speaker.die(it)).unwrap_or_default().into()),
                ("cause", cause(&view.stage).into()),
                ("cube", self.cube().into()),
                ("exchange", u32::from(view.exchange).into()),
                ("cubes", u32::from(view.exploration.cubes).into()),
            ],
        )
    }

    /// The drawn cube that is decided about.
    fn cube(&self) -> String {
        let view = self.speaker.view;
        let at = match view.stage {
            Stage::Using { at } | Stage::Losing { at } => Some(usize::from(at)),
            Stage::Resolving => view.next_coloured(),
            _ => None,
        };
        let cube = at.and_then(|it| view.drawn.get(it));
        cube.map(|it| self.speaker.cubes(1, it.colour)).unwrap_or_default()
    }

    fn why(&self, situation: &str) -> String {
        let why = self.sentence(&format!("why-{situation}"));
        let Some(met) = self.speaker.met() else { return why };
        if !matches!(self.speaker.view.stage, Stage::Meeting { .. }) {
            return why;
        }
        [self.odd(met), Some(why)].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// What is unusual about a card, with the section of the rules that says so.
    fn odd(&self, met: &RowCard) -> Option<String> {
        let alone = met.icon_of == met.card && met.engageable;
        let key = match (met.engageable, alone) {
            (false, _) => "odd-nought",
            (true, true) => "odd-alone",
            (true, false) => return None,
        };
        let section = if met.engageable { "3.3" } else { "3.4" };
        Some(self.speaker.say_with(key, &[("section", section.into())]))
    }

    /// The dangers of engaging or evading: how much would have to be exchanged, whether it ends the
    /// mission however it is paid, and how likely evading ends it.
    fn dangers(&self, met: &RowCard) -> Markup {
        let view = self.speaker.view;
        let engaging = met.engageable && view.offers(Move::Engage);
        let short =
            |it: &Ability| met.due[*it as usize].saturating_sub(view.tracks[*it as usize].points);
        let missing: u8 = Ability::ALL.iter().map(short).sum();
        let ruin = percent(evasion(view, met.evasion).ruin);
        let exchange = [("n", u32::from(missing).into()), ("exchange", view.exchange.into())];
        html! {
            @if engaging && 0 < missing {
                p.danger data-forecast=(Forecast::new("missing", missing)) { (self.speaker.say_with("missing", &exchange)) }
            }
            @if engaging && met.ruinous {
                p.danger data-forecast=(Forecast::new("ruinous", "yes")) { (self.speaker.say("danger-engaging")) }
            }
            @if 0 < ruin {
                p.danger data-forecast=(Forecast::new("ruin", ruin)) { (self.speaker.count("danger", ruin)) }
            }
        }
    }

    fn acts(&self, situation: &str) -> Markup {
        if self.speaker.view.stage == Stage::Keeping {
            return self.keeping();
        }
        let loose = self.offers.take(|_| true);
        let met = self.speaker.met().filter(|_| situation == "meeting");
        html! {
            @if let Some(met) = met { (self.dangers(met)) }
            (self.natural())
            @for mv in loose { (self.act(situation, mv)) }
        }
    }

    /// The cards that can be kept, all ticked at first, and one confirmation.
    fn keeping(&self) -> Markup {
        let picks = self.offers.take(|_| true);
        html! {
            div.keeps {
                @for mv in picks.into_iter().filter(|it| *it != Move::Done) { (self.keep(mv)) }
            }
            button #do-picks .btn.go.big form="picks" name="move" value=(Move::Done) data-picks data-min="0" {
                (self.speaker.say("done-keeping"))
            }
        }
    }

    /// A button that keeps a card as what it shows. A card that shows nothing of use is kept as a
    /// key.
    fn keep(&self, mv: Move) -> Markup {
        let (Move::Keep(card) | Move::KeepAsKey(card)) = mv else { return html! {} };
        let as_key = matches!(mv, Move::KeepAsKey(_));
        let printed = self.speaker.cards.encounter(card).token;
        let token = printed.filter(|_| !as_key).unwrap_or(Token::Key);
        let id = format!("do-{}", mv.to_string().replace(' ', "-"));
        html! {
            label.btn {
                input.pick id=(id) type="checkbox" form="picks" name="move" value=(mv)
                    checked[!as_key || printed.is_none()] data-either=(card);
                (sign(token.word(), "")) (self.speaker.phrase(mv))
            }
        }
    }

    fn act(&self, situation: &str, mv: Move) -> Markup {
        let inside = match mv {
            Move::Engage => self.engage(),
            Move::Evade => self.evade(),
            Move::Lower(faces) => self.lower(faces),
            Move::Draw => self.draw(situation),
            Move::Done => html! { (self.speaker.say(&done(situation))) },
            mv => html! { (self.speaker.phrase(mv)) },
        };
        self.bar().button(&mv.to_string(), self.weight(mv), inside)
    }

    fn bar(&self) -> Acts<'_> {
        Acts { frame: self.speaker.frame, alone: self.speaker.view.moves.len() == 1 }
    }

    /// Where engaging ends the mission however it is paid, evading is better.
    fn weight(&self, mv: Move) -> Weight {
        let ruinous = self.speaker.met().is_some_and(|it| it.ruinous);
        match mv {
            Move::Engage if ruinous => Weight::Usual,
            Move::Evade if ruinous => Weight::Best,
            Move::Engage | Move::Draw => Weight::Best,
            Move::Done => Weight::Passes,
            _ => Weight::Usual,
        }
    }

    fn engage(&self) -> Markup {
        let due = self.speaker.met().map(|it| it.due).unwrap_or_default();
        let forecast = Forecast::new("costs", by_ability(due));
        html! {
            span { (self.speaker.verb(Move::Engage)) }
            span.cost data-forecast=(forecast) { (self.speaker.price(due)) }
        }
    }

    /// What evading costs, and how likely each ability loses points.
    fn evade(&self) -> Markup {
        let speaker = &self.speaker;
        let points = speaker.met().map_or(1, |it| it.evasion);
        let loses = evasion(speaker.view, points).loses;
        html! {
            span { (speaker.verb(Move::Evade)) }
            span.cost.risk {
                span data-forecast=(Forecast::new("points", points)) {
                    (speaker.count("points", points)) span.opt { (speaker.say("then")) }
                }
                @for (it, chance) in Ability::ALL.iter().zip(loses).filter(|it| 0.0 < it.1) {
                    span.chance data-forecast=(Forecast::new("risk", format!("{it}:{}", percent(chance)))) {
                        (sign(it.word(), "")) span.sr { (speaker.ability(*it)) " " }
                        (speaker.count("percent", percent(chance)))
                    }
                }
            }
        }
    }

    /// The number of cubes. In an evasion without cost it is the same as in any other.
    fn draw(&self, situation: &str) -> Markup {
        if situation != "preparing" {
            return html! { (self.speaker.say("draw-evading")) };
        }
        let cubes = self.speaker.view.exploration.cubes;
        Forecast::new("draws", cubes).on(self.speaker.count("draw", cubes))
    }

    fn lower(&self, faces: u8) -> Markup {
        let used = die(&self.speaker.view.stage);
        let used = self.speaker.view.dice.iter().find(|it| Some(it.die) == used);
        html! {
            @if let Some(it) = used {
                @let to = it.number.saturating_sub(faces).max(1);
                span.mini { (die_on(it.die.word(), to)) }
                span data-forecast=(Forecast::new("lowers", to)) { (self.speaker.count("lower-to", to))
                    span.cost { (self.speaker.face(it.die.face(to))) } }
            }
        }
    }

    /// Pays everything that is due with its own abilities, where that is possible: what most
    /// players want, in one click.
    fn natural(&self) -> Markup {
        let view = self.speaker.view;
        let due = self.speaker.met().map(|it| it.due).unwrap_or_default();
        let parts = Ability::ALL.iter().filter(|it| 0 < due[**it as usize]);
        let parts: Vec<Move> = parts.map(|it| Move::Pay(*it, due[*it as usize])).collect();
        let Some((last, others)) = parts.split_last() else { return html! {} };
        let usual = matches!(view.stage, Stage::Engaging { .. }) && 1 < view.moves.len();
        if !usual || !parts.iter().all(|it| view.offers(*it)) {
            return html! {};
        }
        html! {
            @for mv in others { input type="hidden" form="picks" name="move" value=(mv); }
            button #do-pay class=(self.bar().class(&[&last.to_string()])) form="picks" name="move" value=(last) {
                (self.speaker.verb(*last)) " " (self.speaker.price(due))
            }
        }
    }
}

/// The word for a stage, as messages name it.
fn situation(stage: &Stage) -> &'static str {
    match stage {
        Stage::LeavingDice { .. } => "leaving",
        Stage::ChoosingPlanet => "planet",
        Stage::Raising { .. } => "raising",
        Stage::Meeting { .. } => "meeting",
        Stage::Engaging { .. } => "engaging",
        Stage::Rolled { .. } => "rolled",
        Stage::Lowering { .. } => "lowering",
        Stage::Rerolling => "rerolling",
        Stage::Swapping => "swapping",
        Stage::Mirroring { .. } => "mirroring",
        Stage::Evading { .. } => "evading",
        Stage::Taking { .. } => "taking",
        Stage::Understanding => "understanding",
        Stage::Trading { .. } => "trading",
        Stage::Preparing => "preparing",
        Stage::Settling => "settling",
        Stage::PuttingBack => "putting-back",
        Stage::Spending { .. } => "spending",
        Stage::Finding => "finding",
        Stage::Claiming => "claiming",
        Stage::Resolving => "resolving",
        Stage::Using { .. } => "using",
        Stage::Losing { .. } => "losing",
        Stage::Keeping => "keeping",
        Stage::Over => "over",
    }
}

/// How many of something a stage is about.
fn number(stage: &Stage) -> u8 {
    match *stage {
        Stage::LeavingDice { dice: n }
        | Stage::Raising { faces: n, .. }
        | Stage::Rolled { number: n, .. }
        | Stage::Mirroring { faces: n }
        | Stage::Evading { points: n, .. }
        | Stage::Taking { cubes: n }
        | Stage::Trading { points: n }
        | Stage::Spending { cards: n } => n,
        _ => 0,
    }
}

fn die(stage: &Stage) -> Option<pulp::card::Die> {
    match *stage {
        Stage::Rolled { die, .. } | Stage::Lowering { die } => Some(die),
        _ => None,
    }
}

/// What turns a die up.
fn cause(stage: &Stage) -> &'static str {
    match stage {
        Stage::Raising { cause: Raiser::Place, .. } => "place",
        Stage::Raising { cause: Raiser::Engineer, .. } => "engineer",
        _ => "planet",
    }
}

/// The words of the button that says "nothing more" here.
fn done(situation: &str) -> String {
    format!("done-{situation}")
}
