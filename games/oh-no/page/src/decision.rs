//! The decision bar: whose turn it is, what to choose, and the buttons for it.

use frame::act::{Acts, Sure, Weight};
use frame::art::icons::{Icon, sized};
use frame::asking;
use frame::data::Decision;
use frame::forecast::Forecast;
use maud::{Markup, html};
use oh_no::card::Species;
use oh_no::moves::Move;
use oh_no::view::{Phase, Stage};
use oh_no_words::{Landing, owed};

use super::hand::Picks;
use super::offers::Offers;
use super::speaker::Speaker;

/// Draws what one viewer is asked, with every move that no thing on the board offers.
pub(super) struct Bar<'a> {
    pub(super) speaker: Speaker<'a>,
    pub(super) offers: &'a Offers<'a>,
    pub(super) picks: Option<&'a Picks>,
}

impl Bar<'_> {
    pub(super) fn decision(&self) -> Decision {
        Decision {
            mine: self.mine(),
            key: self.key(),
            who: self.who(),
            foretold: self.foretold(),
            acts: self.acts(),
        }
    }

    fn mine(&self) -> bool {
        !self.speaker.view.moves.is_empty()
    }

    /// The key of the viewer's own question. It does not change with what others do meanwhile, so
    /// the viewer's picks are kept.
    fn key(&self) -> String {
        asking::key(&self.speaker.view.moves)
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

    /// What the question and its reason predict: a landing, or how many cards evaporate.
    fn foretold(&self) -> Vec<Forecast> {
        let (speaker, view) = (&self.speaker, self.speaker.view);
        let landing = Landing::foreseen(speaker, view).map(|it| foretold(&it));
        let owed = owed(view).filter(|_| self.mine()).map(|it| Forecast::new("owes", it));
        landing.unwrap_or_default().into_iter().chain(owed).collect()
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

fn foretold(landing: &Landing) -> Vec<Forecast> {
    let (at, now) = (landing.at, landing.now);
    let victims: Vec<String> = landing.victims.iter().map(ToString::to_string).collect();
    let arrival = match landing.alien.species() {
        Species::Sabotalien => Forecast::new("perches", at),
        Species::Invalien | Species::Evaporalien | Species::Shield => {
            Forecast::new("lands", format!("{at} {now}"))
        }
    };
    vec![arrival, Forecast::new(landing.verb(), victims.join(","))]
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
