//! The decision bar: whose turn it is, what to choose, and the buttons for it.

use std::hash::{DefaultHasher, Hash, Hasher};

use frame::act::{Acts, Sure, Weight};
use frame::data::Decision;
use frame::forecast::Forecast;
use invazions::event::Told;
use invazions::moves::{Moment, Move};
use invazions::view::{Proposal, Stage};
use maud::{Markup, html};
use tabletop::Seat;

use super::offers::{Offers, busy_at, human_card};
use super::speaker::Speaker;
use super::talk;
use crate::art::sign;

/// The most ways to interrupt that the bar shows; if there are more, they are found on the cards.
const BRAVE_MAX: usize = 6;

/// Draws what one viewer is asked, with every move that no thing on the board offers.
pub(super) struct Bar<'a> {
    pub(super) speaker: Speaker<'a>,
    pub(super) offers: &'a Offers<'a>,
}

impl Bar<'_> {
    pub(super) fn decision(&self) -> Decision {
        Decision {
            mine: self.speaker.is_asked(),
            key: self.key(),
            who: self.who(),
            ask: self.ask(),
            foretold: Vec::new(),
            why: self.why(),
            acts: self.acts(),
        }
    }

    fn mine(&self) -> bool {
        !self.speaker.view.moves.is_empty()
    }

    /// The key of the viewer's own question. It does not change with what others do meanwhile.
    fn key(&self) -> String {
        let mut hasher = DefaultHasher::new();
        self.speaker.view.moves.hash(&mut hasher);
        self.proposal().filter(|_| self.speaker.has_a_word()).map(|it| it.plan).hash(&mut hasher);
        format!("{:x}", hasher.finish())
    }

    fn who(&self) -> Markup {
        let speaker = &self.speaker;
        let turn = speaker.count("turn", speaker.view.turn);
        html! {
            @if self.mine() && self.interrupts() {
                b.hazard-tag { (sign("jump")) (speaker.say("who-interrupt")) } " "
            } @else if self.mine() {
                b { (speaker.say("who-my-turn")) } " "
            } @else if speaker.has_a_word() {
                b { (speaker.say("who-my-word")) } " "
            } @else {
                b { (speaker.say_with("who-waiting", &[("names", self.asked().into())])) } " "
            }
            span { (turn) }
        }
    }

    /// Whom the table waits for.
    fn asked(&self) -> String {
        let asked = self.speaker.asked().iter();
        let names: Vec<String> = asked.map(|it| self.speaker.name(it).to_string()).collect();
        self.speaker.list(&names)
    }

    /// The proposal that a bot waits for an answer to before it decides.
    fn proposal(&self) -> Option<Proposal> {
        self.speaker.view.talk.proposal.filter(|_| !self.speaker.awaited().is_empty())
    }

    fn ask(&self) -> String {
        if let Some(Proposal { from: seat, plan, .. }) = self.proposal() {
            return self.speaker.sentence(&Told::Proposed { seat, plan });
        }
        let prefix = if self.mine() { "ask" } else { "wait" };
        self.sentence(&format!("{prefix}-{}", self.speaker.view.stage.word()))
    }

    fn interrupts(&self) -> bool {
        matches!(self.speaker.view.stage, Stage::Bravery { .. })
    }

    /// The seat that the sentence about the stage is about.
    fn subject(&self) -> Seat {
        self.speaker.view.stage.seat().unwrap_or(invazions::HUMAN)
    }

    fn sentence(&self, key: &str) -> String {
        let speaker = &self.speaker;
        let stage = &speaker.view.stage;
        let at = busy_at(stage, speaker).map(|it| speaker.at(it)).unwrap_or_default();
        let points = if let Stage::Wounding { points, .. } = stage { *points } else { 0 };
        let card = if let Stage::Frum { card: Some(card), .. } = stage {
            speaker.human(*card)
        } else {
            String::new()
        };
        let left = match stage {
            Stage::Gnawing { left, .. } | Stage::Slashed { left, .. } => *left,
            _ => 0,
        };
        speaker.of_seat(
            key,
            self.subject(),
            &[
                ("at", at.into()),
                ("points", u32::from(points).into()),
                ("card", card.into()),
                ("left", u32::from(left).into()),
                ("dropped", self.dropped().into()),
                ("resources", u32::from(speaker.view.human.resources).into()),
                ("hand", u32::from(speaker.view.human.hand_max).into()),
                ("freed", u32::from(speaker.view.freed).into()),
                ("goal", u32::from(speaker.view.freed_goal).into()),
                ("picks", u32::from(self.picks()).into()),
                ("last", self.last_played().into()),
                ("later", self.asked_later().into()),
            ],
        )
    }

    /// Whether a card was dropped already, or must be because no Wounded is left to carry.
    fn dropped(&self) -> &'static str {
        let carries = self.speaker.view.moves.iter().any(|it| it.0 == Move::Carry);
        match self.speaker.view.stage {
            Stage::Slashed { dropped, .. } if 0 < dropped => "yes",
            _ if self.mine() && !carries => "must",
            _ => "no",
        }
    }

    /// Whether the human side will be asked again before the wounds.
    fn asked_later(&self) -> &'static str {
        if self.speaker.view.human.stops.contains(&Moment::Wounds) { "yes" } else { "no" }
    }

    fn picks(&self) -> u8 {
        self.speaker.view.horde(self.subject()).map_or(0, |it| it.picks)
    }

    /// The card that a horde has just played at the location of an interruption.
    fn last_played(&self) -> String {
        let view = self.speaker.view;
        let Stage::Bravery { moment: Moment::Cards(at) } = view.stage else { return String::new() };
        let playing = view.hordes.iter().filter(|it| it.at == Some(at) && !it.played.is_empty());
        let last =
            playing.min_by_key(|it| it.finished).and_then(|it| Some((it, it.played.last()?)));
        last.map_or_else(String::new, |(horde, played)| {
            let args = [("card", self.speaker.zombie(played.card).into())];
            self.speaker.of_seat("just-played", horde.seat, &args)
        })
    }

    fn why(&self) -> String {
        match &self.speaker.view.stage {
            _ if self.speaker.has_a_word() => self.sentence("why-word"),
            _ if !self.mine() => self.sentence("why-wait"),
            Stage::Attacking { .. } => self.why_attacking(),
            Stage::Bravery { .. } if self.speaker.view.moves.len() == 1 => {
                self.sentence("why-bravery-nothing")
            }
            stage => self.sentence(&format!("why-{}", stage.word())),
        }
    }

    /// What the horde may still play, and how much attack the wall still stands.
    fn why_attacking(&self) -> String {
        let Some(horde) = self.speaker.my_horde() else { return String::new() };
        let Some(place) = horde.at.map(|it| self.speaker.place(it)) else { return String::new() };
        let args = [
            ("zombies", u32::from(horde.zombies_left).into()),
            ("rages", u32::from(horde.rages_left).into()),
            ("limit", horde.cards_left.map_or(99, u32::from).into()),
            ("attack", u32::from(place.attack).into()),
            ("resistance", u32::from(place.resistance).into()),
        ];
        self.speaker.say_with("why-attacking", &args)
    }

    fn acts(&self) -> Markup {
        let loose = self.offers.take(|_| true);
        let brave = self.bravery();
        html! {
            @if brave.len() <= BRAVE_MAX { @for mv in &brave { (self.option(*mv)) } }
            @for mv in &loose {
                @match mv {
                    Move::Announce => (self.careful(*mv)),
                    _ => (self.button(*mv)),
                }
            }
            @if self.speaker.has_a_word() {
                @for mv in talk::votes(&self.speaker) { (self.vote(mv)) }
            }
        }
    }

    /// The viewer's answer to a proposal that a bot waits for.
    fn vote(&self, mv: Move) -> Markup {
        let (kind, line) = self.speaker.phrase(mv);
        html! {
            button id={ "vote-" (kind) } .btn.big.go[mv == Move::Agree] form="asides" name="move"
                value=(mv.to_string()) { (line) }
        }
    }

    /// The ways to interrupt. They are offered on their cards too.
    fn bravery(&self) -> Vec<Move> {
        let moves = self.speaker.view.moves.iter().map(|it| it.0);
        moves.filter(|it| self.interrupts() && human_card(*it).is_some()).collect()
    }

    /// A way to interrupt, with what it costs and what it changes.
    fn option(&self, mv: Move) -> Markup {
        let offer = self.speaker.offer(mv);
        let cost = human_card(mv).map_or(0, |it| self.speaker.cards.cost(it));
        html! {
            button.btn.opt id={ "opt-" (offer.mv.replace([' ', '.'], "-")) } form="moves" name="move"
                value=(offer.mv) {
                span {
                    b { (offer.line) }
                    small {
                        (sign("res")) (Forecast::new("cost", cost).on(cost))
                        @if let Some(then) = &offer.then {
                            " · " span data-forecast=[&offer.forecast] { (then) }
                        }
                    }
                }
            }
        }
    }

    fn bar(&self) -> Acts<'_> {
        Acts { frame: self.speaker.frame, alone: self.speaker.view.moves.len() == 1 }
    }

    fn button(&self, mv: Move) -> Markup {
        let offer = self.speaker.offer(mv);
        self.bar().button(&offer.mv, weight(mv), html! { (offer.line) })
    }

    /// The button of a move that ends the game: it says so before it is made.
    fn careful(&self, mv: Move) -> Markup {
        let offer = self.speaker.offer(mv);
        let lines = [self.sentence("sure-announce")];
        let no = self.speaker.say("sure-no");
        let (verb, title) = (&offer.line, &offer.line);
        let about = Sure { key: "announce", verb, title, lines: &lines, no: &no };
        self.bar().sure(&offer.mv, weight(mv), &about)
    }
}

fn weight(mv: Move) -> Weight {
    match mv {
        Move::Announce | Move::Lead => Weight::Best,
        Move::Keep
        | Move::Spare
        | Move::End
        | Move::Decline
        | Move::Yield
        | Move::Skip
        | Move::Done
        | Move::Wait => Weight::Passes,
        _ => Weight::Usual,
    }
}
