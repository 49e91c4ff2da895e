//! The decision bar: whose turn it is, what to choose, and the buttons for it.

use std::hash::{DefaultHasher, Hash, Hasher};

use frame::act::{Acts, Sure, Weight};
use frame::art::icons::{Icon, sized};
use frame::data::Decision;
use frame::forecast::Forecast;
use maud::{Markup, html};
use oh_no::moves::Move;
use oh_no::view::{Phase, Purpose, Stage};
use tabletop::Seat;

use super::hand::Picks;
use super::offers::Offers;
use super::outlook::Landing;
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
        Decision {
            mine: self.mine(),
            key: self.key(),
            who: self.who(),
            ask: self.ask(situation),
            foretold: self.foretold(),
            why: self.why(situation),
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
        self.speaker.view.moves.hash(&mut hasher);
        format!("{:x}", hasher.finish())
    }

    fn who(&self) -> Markup {
        let view = self.speaker.view;
        let (key, about) = match (self.mine(), view.me == Some(view.active)) {
            (true, true) => ("who-my-turn", self.step()),
            (true, false) => ("who-answer", self.turn_of()),
            (false, _) => return self.waiting(),
        };
        html! { b { (self.speaker.say(key)) } " " span { (about) } }
    }

    /// Whom the table waits for, and whose turn it is.
    fn waiting(&self) -> Markup {
        let names: Vec<String> =
            self.speaker.view.to_act.iter().map(|it| self.speaker.name(it).to_string()).collect();
        let names = self.speaker.list(&names);
        html! {
            b { (self.speaker.say_with("who-waiting", &[("names", names.into())])) }
            " " span { (self.turn_of()) }
        }
    }

    fn turn_of(&self) -> String {
        let key = if self.speaker.view.final_conflict { "turn-of-final" } else { "turn-of" };
        self.speaker.of_seat(key, self.speaker.view.active, &[])
    }

    /// Which step of the viewer's own turn it is.
    fn step(&self) -> String {
        let view = self.speaker.view;
        let stage = &view.stage;
        if let Stage::Turn { phase: Phase::Act } = stage
            && view.actions < 2
        {
            let action = u32::from(view.actions) + 1;
            return self.speaker.say_with("step-act", &[("action", action.into())]);
        }
        let key = if matches!(stage, Stage::Turn { phase: Phase::Fight }) {
            "step-fight"
        } else if matches!(stage, Stage::Turn { .. }) {
            "step-build"
        } else if matches!(stage, Stage::Countering { .. }) {
            "step-counter"
        } else if matches!(stage, Stage::Striking { .. }) {
            "step-strike"
        } else if view.final_conflict {
            "step-final"
        } else {
            return String::new();
        };
        self.speaker.say(key)
    }

    /// The name of the situation: what the viewer is asked, or what the others are.
    fn situation(&self) -> &'static str {
        let view = self.speaker.view;
        match &view.stage {
            Stage::Turn { phase: Phase::Act } if view.actions < 2 => match view.actions {
                0 => "act",
                _ => "act-again",
            },
            Stage::Turn { phase: Phase::Fight } => "fight",
            Stage::Turn { .. } => "build",
            Stage::Packing { .. } => "packing",
            Stage::Flight { path, asked, .. } => {
                if usize::from(*asked) + 1 == path.len() {
                    "zap-landing"
                } else {
                    "zap"
                }
            }
            Stage::Perching { .. } => "perch",
            Stage::Evaporating { .. } => "evaporate",
            Stage::Morphing { cards, purpose } => morphing(cards.len(), *purpose),
            Stage::Spending { .. } => "spend",
            Stage::Calling { purpose, .. } => match purpose {
                Purpose::Fight => "help-fight",
                Purpose::Counter { .. } => "help-counter",
                Purpose::Strike => "help-strike",
            },
            Stage::Countering { .. } => "counter",
            Stage::Striking { at_matrix: false, .. } => "strike",
            Stage::Striking { at_matrix: true, .. } => "finish",
            Stage::Over => "over",
        }
    }

    /// The seat that the sentence about the situation is about.
    fn subject(&self) -> Seat {
        let view = self.speaker.view;
        match &view.stage {
            Stage::Perching { seat, .. }
            | Stage::Spending { seat, .. }
            | Stage::Countering { seat, .. }
            | Stage::Striking { seat, .. }
            | Stage::Calling { seat, .. } => *seat,
            Stage::Packing { to, .. } => *to,
            Stage::Flight { path, .. } => path.last().copied().unwrap_or(view.active),
            Stage::Turn { .. }
            | Stage::Evaporating { .. }
            | Stage::Morphing { .. }
            | Stage::Over => view.active,
        }
    }

    fn sentence(&self, key: &str) -> String {
        let view = self.speaker.view;
        let alien = view.stage.alien();
        let alien_name = alien.map_or_else(String::new, |it| self.speaker.alien(it));
        let colour = alien.map_or("black", |it| it.colour().word());
        let attacking = match &view.stage {
            Stage::Evaporating { colour, .. } => self.speaker.aliens(2, *colour),
            _ => String::new(),
        };
        let helper = if let Stage::Calling { helper, .. } = &view.stage {
            self.speaker.name(*helper).to_string()
        } else {
            String::new()
        };
        self.speaker.of_seat(
            key,
            self.subject(),
            &[
                ("alien", alien_name.into()),
                ("colour", colour.into()),
                ("count", self.owed().unwrap_or(0).into()),
                ("attacking", attacking.into()),
                ("helper", helper.into()),
                ("shields", (view.shields.len() as u32).into()),
                ("help", self.yes(|it| matches!(it, Move::Call(_))).into()),
                ("morph", self.yes(|it| matches!(it, Move::Morph(_))).into()),
            ],
        )
    }

    /// Whether the viewer is offered a move of this sort, as messages read it: `yes` or `no`.
    fn yes(&self, which: impl Fn(&Move) -> bool) -> &'static str {
        if self.speaker.view.moves.iter().any(|it| which(&it.0)) { "yes" } else { "no" }
    }

    fn ask(&self, situation: &str) -> String {
        let prefix = if self.mine() { "ask" } else { "wait" };
        self.sentence(&format!("{prefix}-{situation}"))
    }

    fn why(&self, situation: &str) -> String {
        let view = self.speaker.view;
        if let Some(landing) = Landing::foreseen(&self.speaker) {
            return landing.told(&self.speaker);
        }
        if view.me.is_some_and(|me| view.stations[me].out) {
            return self.speaker.say("why-out");
        }
        let prefix = if self.mine() { "why" } else { "meanwhile" };
        self.sentence(&format!("{prefix}-{situation}"))
    }

    /// What those sentences predict: a landing, or how many cards evaporate.
    fn foretold(&self) -> Vec<Forecast> {
        let landing = Landing::foreseen(&self.speaker).map(|it| it.foretold());
        let owed = self.owed().filter(|_| self.mine()).map(|it| Forecast::new("owes", it));
        landing.unwrap_or_default().into_iter().chain(owed).collect()
    }

    /// How many cards the viewer has still to give up.
    fn owed(&self) -> Option<u32> {
        let view = self.speaker.view;
        let Stage::Evaporating { owes, picked, .. } = &view.stage else { return None };
        Some(u32::from(owes[view.me?]).saturating_sub(picked.len() as u32))
    }

    fn acts(&self) -> Markup {
        let loose = self.offers.take(|_| true);
        html! {
            @for mv in &loose {
                @match mv {
                    Move::Send if self.picks.is_some() => {}
                    Move::Conflict => (self.careful("conflict", *mv)),
                    Move::GiveIn => (self.careful("give-in", *mv)),
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
        let sign = (mv == Move::Draw).then(|| sized(Icon::Plus, 18));
        self.bar().button(
            &offer.mv,
            weight(mv),
            html! { @if let Some(it) = sign { (it) } (offer.line) },
        )
    }

    /// The button that sends the picked cards and the move that ends the picking.
    fn confirm(&self, picks: &Picks) -> Markup {
        let key = if picks.end.is_some() { "confirm-give" } else { "confirm-evaporate" };
        let end = picks.end.map(|it| it.to_string());
        let moves: Vec<String> =
            self.speaker.view.moves.iter().map(|it| it.0.to_string()).collect();
        let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
        html! {
            button #do-picks class=(self.bar().class(&moves)) form="picks" name=[end.as_ref().map(|_| "move")] value=[end]
                data-picks data-min=(picks.least) data-max=(picks.most) {
                (sized(Icon::Check, 18)) " " (self.speaker.say(key))
                span.tally aria-hidden="true" {
                    span.count { "0" } @if picks.end.is_none() { "/" (picks.most) }
                }
            }
        }
    }

    /// The button of a move that cannot be taken back: it says so before it is made.
    fn careful(&self, key: &str, mv: Move) -> Markup {
        let offer = self.speaker.offer(mv);
        let line = |it| self.speaker.say(&format!("sure-{key}-{it}"));
        let lines = ["1", "2", "3"].map(line);
        let no = self.speaker.say("sure-no");
        let (verb, title) = (&offer.verb, &offer.line);
        let about = Sure { key, verb, title, lines: &lines, no: &no };
        self.bar().sure(&offer.mv, weight(mv), &about)
    }
}

fn morphing(fed: usize, purpose: Purpose) -> &'static str {
    match (fed, purpose) {
        (0 | 1, _) => "morph-with",
        (_, Purpose::Fight) => "morph-fight",
        (_, Purpose::Counter { .. }) => "morph-counter",
        (_, Purpose::Strike) => "morph-strike",
    }
}

fn weight(mv: Move) -> Weight {
    match mv {
        Move::Draw => Weight::Best,
        Move::Pass | Move::Hold | Move::Refuse | Move::End => Weight::Passes,
        // The Final Conflict can be lost for good as well.
        Move::GiveIn | Move::Conflict => Weight::GivesUp,
        _ => Weight::Usual,
    }
}
