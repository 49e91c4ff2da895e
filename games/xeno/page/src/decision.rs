//! The decision bar: whose turn it is, what to choose, and the buttons for it.

use frame::act::{Acts, Weight};
use frame::art::icons::{Icon, sized};
use frame::asking;
use frame::data::Decision;
use frame::forecast::Forecast;
use maud::{Markup, html};
use tabletop::Seat;
use xeno::moves::Move;
use xeno::view::{Defence, Stage};
use xeno_words::situation;

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

    /// What the bar says of the viewer's own defence, as data.
    fn foretold(&self) -> Vec<Forecast> {
        let numbers =
            |it: Defence| [Forecast::new("total", it.total), Forecast::new("reach", it.reach)];
        self.defence().map(numbers).into_iter().flatten().collect()
    }

    /// The viewer's own defence, while it decides about it.
    fn defence(&self) -> Option<Defence> {
        self.speaker.view.own.as_ref()?.defence.filter(|_| self.mine())
    }

    /// The key of the viewer's own question. It does not change with what others do meanwhile, so
    /// the viewer's picks are kept.
    fn key(&self) -> String {
        let view = self.speaker.view;
        asking::key(&(&view.moves, &view.stage, view.round))
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
        let sealed = self.defence().filter(|_| mv == Move::Done);
        let words = match sealed {
            Some(it) => Forecast::new("total", it.total).on(self.speaker.count("seal", it.total)),
            None => html! { (offer.line) },
        };
        self.bar().button(&offer.mv, self.weight(mv), html! { span.cap { (words) } })
    }

    /// A defence that stands needs nothing more.
    fn weight(&self, mv: Move) -> Weight {
        match mv {
            Move::Done if self.stands() => Weight::Best,
            Move::Nothing | Move::Done => Weight::Passes,
            _ => Weight::Usual,
        }
    }

    /// Whether the viewer's defence already holds: the attacker wins ties.
    fn stands(&self) -> bool {
        let view = self.speaker.view;
        let attack = view.me.and_then(|me| view.invasion.as_ref()?.might[me]);
        self.defence().zip(attack).is_some_and(|(it, attack)| attack < it.total)
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
        let key = format!("confirm-{}", situation(self.speaker.view));
        let moves: Vec<String> =
            self.speaker.view.moves.iter().map(|it| it.0.to_string()).collect();
        let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
        html! {
            button #do-picks class=(self.bar().class(&moves)) form="picks" name=[end.as_ref().map(|_| "move")] value=[end]
                data-picks data-swaps[!picks.proposed.is_empty()] data-min=(picks.least) data-max=(picks.most) {
                (sized(Icon::Check, 18)) " " (self.speaker.say(&key))
                span.tally aria-hidden="true" { span.count { (picks.proposed.len()) } "/" (picks.most) }
            }
        }
    }
}
