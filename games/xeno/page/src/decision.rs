//! The decision bar: whose turn it is, what to choose, and the buttons for it.

use std::hash::{DefaultHasher, Hash, Hasher};

use frame::act::{Acts, Weight};
use frame::art::icons::{Icon, sized};
use frame::data::Decision;
use maud::{Markup, html};
use tabletop::Seat;
use words::Value;
use xeno::Ask;
use xeno::card::Card;
use xeno::moves::Move;
use xeno::view::{Due, PowerRef, Stage};

use super::offers::Offers;
use super::picks::Picks;
use super::speaker::Speaker;

/// Draws what one viewer is asked, with every move that no thing on the board offers.
pub(super) struct Bar<'a> {
    pub(super) speaker: Speaker<'a>,
    pub(super) offers: &'a Offers<'a>,
    pub(super) picks: Option<&'a Picks>,
}

impl Bar<'_> {
    pub(super) fn decision(&self) -> Decision {
        let situation = self.situation();
        let prefix = if self.mine() { "ask" } else { "wait" };
        Decision {
            mine: self.mine(),
            key: self.key(),
            who: self.who(),
            ask: self.sentence(&format!("{prefix}-{situation}")),
            foretold: Vec::new(),
            why: if self.mine() {
                self.sentence(&format!("why-{situation}"))
            } else {
                self.meanwhile()
            },
            acts: self.acts(),
        }
    }

    fn mine(&self) -> bool {
        !self.speaker.view.moves.is_empty()
    }

    /// The key of the viewer's own question. It does not change with what others do meanwhile, so
    /// the viewer's picks are kept.
    fn key(&self) -> String {
        let mut hasher = DefaultHasher::new();
        let view = self.speaker.view;
        (&view.moves, &view.stage, view.round).hash(&mut hasher);
        format!("{:x}", hasher.finish())
    }

    /// Whose turn it is, and who has not answered yet.
    fn who(&self) -> Markup {
        let speaker = &self.speaker;
        let view = speaker.view;
        let others: Vec<Seat> = view.to_act.iter().filter(|it| view.me != Some(*it)).collect();
        let names = speaker.names(others.iter().copied());
        let args = [("names", names.into()), ("n", (others.len() as i64).into())];
        html! {
            @if self.mine() { b { (speaker.say("who-mine")) } " " }
            @if !others.is_empty() {
                span { (speaker.say_with(if self.mine() { "who-too" } else { "who-waiting" }, &args)) }
            } @else if self.mine() && view.to_act.len() == 1 && self.together() {
                span { (speaker.say("who-last")) }
            }
        }
    }

    fn together(&self) -> bool {
        matches!(self.speaker.view.stage, Stage::Together { .. })
    }

    /// The name of what is asked.
    fn situation(&self) -> &'static str {
        let view = self.speaker.view;
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

    /// The seat that the sentence about the stage is about.
    fn subject(&self) -> Seat {
        let view = self.speaker.view;
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

    fn sentence(&self, key: &str) -> String {
        let speaker = &self.speaker;
        let seat = self.subject();
        let me = speaker.view.me == Some(seat);
        let power = self.power();
        let card = self.card().map(|it| speaker.card(it)).unwrap_or_default();
        let args: Vec<(&str, Value<'_>)> = vec![
            ("me", if me { "yes" } else { "no" }.into()),
            ("name", speaker.frame.called(seat).into()),
            ("n", (self.due() as i64).into()),
            ("card", card.into()),
            ("open", if power.is_empty() { "no" } else { "yes" }.into()),
            ("power", power.into()),
            ("round", i64::from(speaker.view.round).into()),
            ("which", self.which().into()),
            ("again", if speaker.view.again { "yes" } else { "no" }.into()),
            ("hand", (speaker.mine().map_or(0, |it| it.hand.len()) as i64).into()),
        ];
        speaker.say_with(key, &args)
    }

    /// Which of two actions an expert picks, 1 or 2; 0 where all pick one.
    fn which(&self) -> i64 {
        let view = self.speaker.view;
        let picked = view.own.as_ref().map_or(0, |it| it.actions.len() as i64);
        if view.options.expert { picked + 1 } else { 0 }
    }

    /// How many cards are to be picked.
    fn due(&self) -> usize {
        let view = self.speaker.view;
        if let Some(picks) = self.picks {
            return picks.most;
        }
        match view.stage {
            Stage::Feed { left, .. } | Stage::Cash { left, .. } => left.into(),
            _ => 1,
        }
    }

    /// The card that is placed, repaired or paid for.
    fn card(&self) -> Option<Card> {
        let view = self.speaker.view;
        if let Some(Due::Good(power) | Due::Card(power)) = view.due() {
            return Some(power.card);
        }
        match view.stage {
            Stage::Mend { world, .. } => Some(world),
            Stage::Charge { power, world, .. } => world.or(Some(power.card)),
            Stage::Feed { power, .. } | Stage::Cash { power, .. } | Stage::Guess { power, .. } => {
                Some(power.card)
            }
            _ => {
                let own = view.own.as_ref().and_then(|it| it.card);
                own.or_else(|| self.speaker.mine()?.placed)
            }
        }
    }

    /// What the power in use does.
    fn power(&self) -> String {
        let view = self.speaker.view;
        let open: Option<PowerRef> = match view.stage {
            Stage::Feed { power, .. }
            | Stage::Guess { power, .. }
            | Stage::Cash { power, .. }
            | Stage::Charge { power, .. } => Some(power),
            Stage::Sell { power, .. } => power,
            _ => view.own.as_ref().and_then(|it| it.open),
        };
        let power = open.and_then(|it| view.faces.power(it.card, it.number));
        power.map(|it| self.speaker.power(it)).unwrap_or_default()
    }

    /// What a viewer who has answered, or only watches, is waiting for.
    fn meanwhile(&self) -> String {
        let view = self.speaker.view;
        let key = match (view.me, self.together()) {
            (Some(_), true) => "meanwhile-sealed",
            (Some(_), false) => "meanwhile-turn",
            (None, _) => "meanwhile-watch",
        };
        self.speaker.say(key)
    }

    fn acts(&self) -> Markup {
        let loose = self.offers.take(|_| true);
        html! {
            @for mv in &loose {
                @match mv {
                    Move::Done if self.picks.is_some_and(|it| it.end.is_some()) => {}
                    Move::Guess(number) => (self.guess(*mv, *number)),
                    _ => (self.button(*mv)),
                }
            }
            @if let Some(picks) = self.picks { (self.confirm(picks)) }
        }
    }

    fn bar(&self) -> Acts<'_> {
        Acts { frame: self.speaker.frame, alone: self.speaker.view.moves.len() == 1 }
    }

    fn button(&self, mv: Move) -> Markup {
        let offer = self.speaker.offer(mv);
        self.bar().button(&offer.mv, self.weight(mv), html! { span.cap { (offer.line) } })
    }

    /// A defence that stands needs nothing more.
    fn weight(&self, mv: Move) -> Weight {
        match mv {
            Move::Done if self.stands() => Weight::Best,
            Move::Nothing | Move::Done => Weight::Passes,
            _ => Weight::Usual,
        }
    }

    /// Whether the viewer's defence already holds.
    fn stands(&self) -> bool {
        let view = self.speaker.view;
        let attack = view.me.and_then(|me| view.invasion.as_ref()?.might[me]);
        let defence = view.own.as_ref().and_then(|it| it.defence);
        defence.zip(attack).is_some_and(|(it, attack)| attack <= it.total)
    }

    fn guess(&self, mv: Move, number: u8) -> Markup {
        let words = self.speaker.phrase(mv).1;
        html! {
            button.btn.number id={ "do-guess-" (number) } form="moves" name="move" value=(mv) aria-label=(words) { (number) }
        }
    }

    /// The button that sends the picked cards and the move that ends the picking.
    fn confirm(&self, picks: &Picks) -> Markup {
        let end = picks.end.map(|it| it.to_string());
        let key = format!("confirm-{}", self.situation());
        let moves: Vec<String> =
            self.speaker.view.moves.iter().map(|it| it.0.to_string()).collect();
        let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
        html! {
            button #do-picks class=(self.bar().class(&moves)) form="picks" name=[end.as_ref().map(|_| "move")] value=[end]
                data-picks data-min=(picks.least) data-max=(picks.most) {
                (sized(Icon::Check, 18)) " " (self.speaker.say(&key))
                span.tally aria-hidden="true" { span.count { "0" } "/" (picks.most) }
            }
        }
    }
}
