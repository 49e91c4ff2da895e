//! What is asked, and why, in sentences.

use tabletop::{Outcome, Seat, Verdict};
use words::{Asked, Value};
use xeno::Ask;
use xeno::card::Card;
use xeno::moves::Move;
use xeno::view::{Due, PowerRef, Stage, View};

use super::{Voice, sections, yes};

impl Voice<'_> {
    pub(crate) fn question(self, view: &View) -> Asked {
        let section = sections::question(view);
        if let Some(outcome) = &view.outcome {
            return Asked { ask: self.result(outcome), why: self.ending(outcome), section };
        }
        let situation = situation(view);
        if view.moves.is_empty() {
            let ask = self.sentence_about(view, &format!("wait-{situation}"));
            return Asked { ask, why: self.meanwhile(view), section };
        }
        let ask = self.sentence_about(view, &format!("ask-{situation}"));
        Asked { ask, why: self.sentence_about(view, &format!("why-{situation}")), section }
    }

    fn board(self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.say_with(&format!("board-{key}"), args)
    }

    /// The viewer's own verdict, or the winners' names for somebody who watches.
    pub fn result(self, outcome: &Outcome) -> String {
        match self.to.me.map(|it| outcome.verdict(it)) {
            Some(Verdict::Won) => self.board("end-won", &[]),
            Some(Verdict::Drawn) => self.board("end-drawn", &[]),
            Some(Verdict::Lost) | None => {
                let winners = outcome.seats.iter().filter(|it| it.1.verdict != Verdict::Lost);
                let names: Vec<String> = winners.map(|it| self.to.called(it.0)).collect();
                self.board("end-winners", &[("names", self.and(&names).into())])
            }
        }
    }

    /// How the game ended.
    pub fn ending(self, outcome: &Outcome) -> String {
        self.board(&format!("end-{}", outcome.ending), &[])
    }

    /// What somebody who has answered, or only watches, is waiting for.
    fn meanwhile(self, view: &View) -> String {
        let together = matches!(view.stage, Stage::Together { .. });
        let key = match (self.to.me, together) {
            (Some(_), true) => "meanwhile-sealed",
            (None, true) => "meanwhile-together",
            (_, false) => "meanwhile-turn",
        };
        self.board(key, &[])
    }

    fn sentence_about(self, view: &View, key: &str) -> String {
        let seat = subject(view);
        let open = open_power(view).and_then(|it| view.faces.power(it.card, it.number));
        let power = open.map(|it| self.power(it)).unwrap_or_default();
        let card = card(view).map(|it| self.card(it)).unwrap_or_default();
        let hand = view.me.map_or(0, |it| view.empires[it].hand.len());
        let fight = Fight::of(view).unwrap_or_default();
        self.board(
            key,
            &[
                ("me", yes(self.to.is_me(seat))),
                ("name", self.to.called(seat).into()),
                ("n", (due(view) as i64).into()),
                ("card", card.into()),
                ("open", yes(!power.is_empty())),
                ("power", power.into()),
                ("round", i64::from(view.round).into()),
                ("which", which(view).into()),
                ("again", yes(view.again)),
                ("hand", (hand as i64).into()),
                ("total", fight.total.into()),
                ("reach", fight.reach.into()),
                ("might", fight.might.into()),
                ("ends", fight.ends().into()),
            ],
        )
    }
}

/// The viewer's own fight: its defence so far, the most that it can be, and the invasion.
#[derive(Clone, Copy, Default)]
struct Fight {
    total: i64,
    reach: i64,
    might: i64,
}

impl Fight {
    fn of(view: &View) -> Option<Fight> {
        let might = view.invasion.as_ref()?.might[view.me?]?;
        let defence = view.own.as_ref()?.defence?;
        let (total, reach) = (defence.total.into(), defence.reach.into());
        Some(Fight { total, reach, might: might.into() })
    }

    /// Whether it holds now, could hold, or cannot: the attacker wins ties.
    fn ends(self) -> &'static str {
        match (self.might < self.total, self.might < self.reach) {
            (true, _) => "holds",
            (false, true) => "may",
            (false, false) => "breaks",
        }
    }
}

/// The name of what is asked.
pub fn situation(view: &View) -> &'static str {
    let chosen = view.own.as_ref().is_some_and(|it| it.card.is_some());
    match view.due() {
        Some(Due::Good(_)) => return "due-good",
        Some(Due::Card(_)) => return "due-card",
        Some(Due::Bunker) => return "due-bunker",
        None => (),
    }
    match view.stage {
        Stage::Together { ask } => match ask {
            Ask::Start if chosen => "start-cards",
            Ask::Start => "start",
            Ask::Pick => "pick",
            Ask::Explore => "explore",
            Ask::Develop => "develop",
            Ask::PayDevelopment => "pay",
            Ask::Settle => "settle",
            Ask::PayWorld => "pay-world",
            Ask::WarEffort => "war-effort",
            Ask::Defend => "defend",
            Ask::Damage => "damage",
            Ask::HandLimit => "limit",
        },
        Stage::Sell { .. } => "sell",
        Stage::Consume { .. } => "consume",
        Stage::Feed { .. } => "feed",
        Stage::Guess { .. } => "guess",
        Stage::Cash { .. } => "cash",
        Stage::Produce { .. } => "produce",
        Stage::Charge { .. } => "charge",
        Stage::Mend { .. } => "mend",
        Stage::Over => "over",
    }
}

/// Of whom the stage speaks.
fn subject(view: &View) -> Seat {
    match view.stage {
        Stage::Sell { seat, .. }
        | Stage::Consume { seat }
        | Stage::Feed { seat, .. }
        | Stage::Guess { seat, .. }
        | Stage::Cash { seat, .. }
        | Stage::Produce { seat }
        | Stage::Charge { seat, .. }
        | Stage::Mend { seat, .. } => seat,
        Stage::Together { .. } | Stage::Over => {
            view.me.or(view.to_act.first()).unwrap_or(view.first)
        }
    }
}

/// Which of two actions an expert picks, 1 or 2; 0 where each picks one.
fn which(view: &View) -> i64 {
    let picked = view.own.as_ref().map_or(0, |it| it.actions.len() as i64);
    if view.options.expert { picked + 1 } else { 0 }
}

/// The card that is placed, repaired or paid for.
fn card(view: &View) -> Option<Card> {
    if let Some(Due::Good(power) | Due::Card(power)) = view.due() {
        return Some(power.card);
    }
    match view.stage {
        Stage::Mend { world, .. } => Some(world),
        Stage::Charge { power, world, .. } => world.or(Some(power.card)),
        Stage::Feed { power, .. } | Stage::Cash { power, .. } | Stage::Guess { power, .. } => {
            Some(power.card)
        }
        Stage::Together { .. }
        | Stage::Sell { .. }
        | Stage::Consume { .. }
        | Stage::Produce { .. }
        | Stage::Over => {
            let own = view.own.as_ref().and_then(|it| it.card);
            own.or_else(|| view.empires[view.me?].placed)
        }
    }
}

/// The power in use.
fn open_power(view: &View) -> Option<PowerRef> {
    match view.stage {
        Stage::Feed { power, .. }
        | Stage::Guess { power, .. }
        | Stage::Cash { power, .. }
        | Stage::Charge { power, .. } => Some(power),
        Stage::Sell { power, .. } => power,
        Stage::Together { .. }
        | Stage::Consume { .. }
        | Stage::Produce { .. }
        | Stage::Mend { .. }
        | Stage::Over => view.own.as_ref().and_then(|it| it.open),
    }
}

/// How many cards are to be picked.
fn due(view: &View) -> usize {
    if let Some((_, most)) = picked_together(view) {
        return most;
    }
    match view.stage {
        Stage::Feed { left, .. } | Stage::Cash { left, .. } => left.into(),
        Stage::Together { .. }
        | Stage::Sell { .. }
        | Stage::Consume { .. }
        | Stage::Guess { .. }
        | Stage::Produce { .. }
        | Stage::Charge { .. }
        | Stage::Mend { .. }
        | Stage::Over => 1,
    }
}

/// The fewest and the most cards that the viewer picks in any order and confirms at once; none where
/// each is a move of its own.
pub fn picked_together(view: &View) -> Option<(usize, usize)> {
    let picks = |mv: Move| match mv {
        Move::Discard(_) | Move::Pay(_) => true,
        Move::Spend(_) => matches!(view.stage, Stage::Together { ask: Ask::WarEffort }),
        _ => false,
    };
    if !view.moves.iter().any(|it| picks(it.0)) {
        return None;
    }
    let carried = |mv: Move| matches!(mv, Move::Discard(_) | Move::Pay(_) | Move::Spend(_));
    let offered = view.moves.iter().filter(|it| carried(it.0)).count();
    if view.moves.iter().any(|it| it.0 == Move::Done) {
        return match view.stage {
            Stage::Cash { left, .. } => Some((0, usize::from(left).min(offered))),
            Stage::Together { ask: Ask::WarEffort } => Some((0, offered)),
            _ => None,
        };
    }
    let count = usize::from(view.own.as_ref()?.left);
    (count > 1).then_some((count, count))
}
