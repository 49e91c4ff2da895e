//! Pulp Invasion! in words.

mod log;
mod question;
mod sections;
mod terminal;
mod texts;

use pulp::Pulp;
use pulp::deck::Cards;
use pulp::event::Told;
use pulp::moves::Move;
use pulp::options::PulpOptions;
use pulp::view::View;
use words::{Asked, Listener, Messages, NamedRound, SectionNumber, Speaks, Speech, areas};

pub use self::question::{die, met, situation, won};
pub use self::texts::{Texts, signed};

/// All that the game can say.
pub static MESSAGES: Messages = Messages::new(areas!["game", "board", "terminal", "guides"]);

/// What the game says; see [`Speech`].
#[derive(Clone, Copy, Debug)]
pub struct Words;

impl Speech for Words {
    type Game = Pulp;
    type Voice<'a> = Texts<'a>;

    const MESSAGES: &'static Messages = &MESSAGES;
    const RULEBOOK: [&'static str; 2] =
        [include_str!("../../rulebook.fr.md"), include_str!("../../rulebook.md")];

    fn voice<'a>(to: Listener<'a>, cards: &'a Cards, _: &PulpOptions) -> Texts<'a> {
        Texts { lang: to.lang, cards }
    }

    fn verdict(told: &Told) -> Option<SectionNumber> {
        sections::verdict(told)
    }
}

impl Speaks<Pulp> for Texts<'_> {
    fn tell(&self, told: &Told) -> Option<String> {
        Some(self.sentence(told))
    }

    fn asked(&self, view: &View) -> Asked {
        self.question(view)
    }

    fn round(&self, view: &View) -> Option<NamedRound> {
        let name = self.say_with("turn", &[("n", u32::from(view.turn).into())]);
        (0 < view.turn).then(|| NamedRound { number: view.turn.into(), name, part: None })
    }

    fn move_name(&self, mv: Move) -> String {
        self.phrase(mv)
    }

    fn offer(&self, view: &View, mv: Move) -> String {
        terminal::TerminalVoice(*self).offer(view, mv)
    }

    fn position(&self, view: &View) -> String {
        terminal::TerminalVoice(*self).position(view)
    }

    fn card_named(&self, text: &str) -> Option<String> {
        Some(self.card(text.parse().ok()?))
    }

    fn all_cards(&self) -> String {
        terminal::TerminalVoice(*self).all_cards()
    }

    fn aside(&self) -> Self {
        *self
    }
}
