//! The decision bar: what is asked, why, what it costs and risks.

use std::hash::{DefaultHasher, Hash, Hasher};

use maud::{Markup, html};
use pulp::card::Ability;
use pulp::moves::Move;
use pulp::odds::{evasion, percent, survivable};
use pulp::view::{Raiser, RowCard, Stage};

use super::offers::Offers;
use super::speaker::Speaker;
use crate::art::icons::{Icon, sized};
use crate::art::pulp::{die_on, sign};
use crate::table::Decision;

/// Draws the decision of one viewer, with every move that no thing on the board has taken.
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

    /// Whose turn, which turn, which card of the row.
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
                (
                    "ability",
                    ability(&view.stage).map(|it| speaker.ability(it)).unwrap_or_default().into(),
                ),
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
            Stage::Using { at } | Stage::Losing { at } => usize::from(at),
            _ => return String::new(),
        };
        view.drawn.get(at).map(|it| self.speaker.cubes(1, it.colour)).unwrap_or_default()
    }

    fn why(&self, situation: &str) -> String {
        let why = self.sentence(&format!("why-{situation}"));
        let Some(met) = self.speaker.met() else { return why };
        if !matches!(self.speaker.view.stage, Stage::Meeting { .. }) {
            return why;
        }
        [self.odd(met), self.danger(met), Some(why)]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" ")
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

    /// Whether engaging ends the mission however it is paid, and how likely evading does.
    fn danger(&self, met: &RowCard) -> Option<String> {
        let view = self.speaker.view;
        let lost = met.engageable && view.offers(Move::Engage) && !survivable(view, met.due);
        let lost = lost.then(|| self.speaker.say("danger-engaging"));
        let ruin = evasion(view, met.evasion).ruin;
        let ruin = (ruin > 0.0).then(|| self.speaker.count("danger", percent(ruin)));
        let dangers: Vec<String> = [lost, ruin].into_iter().flatten().collect();
        (!dangers.is_empty()).then(|| dangers.join(" "))
    }

    fn acts(&self, situation: &str) -> Markup {
        let loose = self.offers.take(|_| true);
        html! {
            @if let Some(mv) = self.natural() {
                button #do-pay .btn.go.big form="moves" name="move" value=(mv) {
                    (self.speaker.verb(mv)) " " (self.paid(mv))
                }
            }
            @for mv in loose { (self.act(situation, mv)) }
        }
    }

    fn act(&self, situation: &str, mv: Move) -> Markup {
        let id = format!("do-{}", mv.to_string().replace(' ', "-"));
        let go = matches!(mv, Move::Engage | Move::Draw) || self.speaker.view.moves.len() == 1;
        html! {
            button id=(id) .btn.big.go[go] form="moves" name="move" value=(mv) {
                @match mv {
                    Move::Engage => (self.engage()),
                    Move::Evade => (self.evade()),
                    Move::Lower(faces) => (self.lower(faces)),
                    Move::Draw => (self.speaker.count("draw", self.speaker.view.exploration.cubes)),
                    Move::Done => { (sized(Icon::Skip, 18)) (self.speaker.say(&done(situation))) }
                    mv => (self.speaker.phrase(mv)),
                }
            }
        }
    }

    fn engage(&self) -> Markup {
        let due = self.speaker.met().map(|it| it.due).unwrap_or_default();
        html! { span { (self.speaker.verb(Move::Engage)) } span.cost { (self.speaker.price(due)) } }
    }

    /// What evading costs, and how likely each ability suffers.
    fn evade(&self) -> Markup {
        let speaker = &self.speaker;
        let points = speaker.met().map_or(1, |it| it.evasion);
        let loses = evasion(speaker.view, points).loses;
        html! {
            span { (speaker.verb(Move::Evade)) }
            span.cost.risk {
                span { (speaker.count("points", points)) span.opt { (speaker.say("then")) } }
                @for (it, chance) in Ability::ALL.iter().zip(loses) {
                    span.chance {
                        (sign(it.word(), "")) span.sr { (speaker.ability(*it)) " " }
                        (speaker.count("percent", percent(chance)))
                    }
                }
            }
        }
    }

    fn lower(&self, faces: u8) -> Markup {
        let used = die(&self.speaker.view.stage);
        let used = self.speaker.view.dice.iter().find(|it| Some(it.die) == used);
        html! {
            @if let Some(it) = used {
                @let to = it.number.saturating_sub(faces).max(1);
                span.mini { (die_on(it.die.word(), to)) }
                span { (self.speaker.count("lower-to", to))
                    span.cost { (self.speaker.face(it.die.face(to))) } }
            }
        }
    }

    /// Paying all that is due with its own ability, if that can be done: what most will want.
    fn natural(&self) -> Option<Move> {
        let Stage::Engaging { part, .. } = self.speaker.view.stage else { return None };
        let due = self.speaker.met()?.due[part as usize];
        let offered =
            |it: &Move| self.speaker.view.moves.len() > 1 && self.speaker.view.offers(*it);
        Some(Move::Pay(part, due)).filter(offered)
    }

    fn paid(&self, mv: Move) -> Markup {
        let Move::Pay(ability, points) = mv else { return html! {} };
        let mut due = [0; 3];
        due[ability as usize] = points;
        self.speaker.price(due)
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

fn ability(stage: &Stage) -> Option<Ability> {
    match *stage {
        Stage::Engaging { part, .. } => Some(part),
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

/// What "nothing more" means here.
fn done(situation: &str) -> String {
    format!("done-{situation}")
}
