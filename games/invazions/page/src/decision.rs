//! The decision bar: whose turn it is, what to choose, and the buttons for it.

use frame::act::{Acts, Sure, Weight};
use frame::asking;
use frame::data::Decision;
use frame::forecast::Forecast;
use invazions::moves::{Moment, Move};
use invazions::view::Stage;
use maud::{Markup, html};

use super::offers::{Offers, human_card};
use super::packs::expected;
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
            foretold: self.foretold(),
            acts: self.acts(),
        }
    }

    /// What the reason of the question says of the strongest horde.
    fn foretold(&self) -> Vec<Forecast> {
        let acting = self.mine() && matches!(self.speaker.view.stage, Stage::Acting);
        let strongest = self.speaker.view.strongest(self.speaker.spreads).filter(|_| acting);
        strongest.map(|(seat, spread)| expected(seat, spread)).into_iter().collect()
    }

    fn mine(&self) -> bool {
        !self.speaker.view.moves.is_empty()
    }

    /// The key of the viewer's own question. It does not change with what others do meanwhile.
    fn key(&self) -> String {
        let view = self.speaker.view;
        let proposal = self.speaker.proposal(view).filter(|_| self.speaker.has_a_word());
        asking::key(&(&view.moves, proposal.map(|it| &it.plans)))
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
        let asked = self.speaker.waits_for().iter();
        let names: Vec<String> = asked.map(|it| self.speaker.name(it).to_string()).collect();
        self.speaker.list(&names)
    }

    fn interrupts(&self) -> bool {
        matches!(self.speaker.view.stage, Stage::Bravery { .. })
    }

    fn acts(&self) -> Markup {
        let loose = self.offers.take(|_| true);
        let brave = self.bravery();
        html! {
            @if (1..=BRAVE_MAX).contains(&brave.len()) {
                div.opts { @for mv in &brave { (self.option(*mv)) } }
            }
            @for mv in &loose {
                @match mv {
                    Move::Announce => (self.careful(*mv)),
                    _ => (self.button(*mv)),
                }
            }
            @if let Some(order) = self.idle() { (self.order(order)) }
            @if self.speaker.has_a_word() {
                @for mv in talk::votes(&self.speaker) { (self.vote(mv)) }
            }
        }
    }

    /// The order not to be asked like this again, where nothing can be played.
    fn idle(&self) -> Option<Move> {
        let view = self.speaker.view;
        let order = Move::Stop(Moment::Idle, false);
        (self.interrupts() && view.moves.len() == 1 && view.offers(order)).then_some(order)
    }

    fn order(&self, mv: Move) -> Markup {
        html! {
            button #order-idle .btn.big form="asides" name="move" value=(mv.to_string()) {
                (self.speaker.say("idle-order"))
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
        let lines = [self.speaker.sentence_about(self.speaker.view, "sure-announce")];
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
