//! Which thing on the board offers which move. Each legal move is taken once; the decision bar
//! offers those that no thing took.

use frame::thing::{Offer, Untaken, Use};
use xeno::card::Card;
use xeno::moves::Move;

use super::chips::signed;
use super::speaker::Speaker;

/// The viewer's moves that no thing has taken yet.
pub(super) struct Offers<'a> {
    speaker: Speaker<'a>,
    left: Untaken<Move>,
}

impl<'a> Offers<'a> {
    pub(super) fn new(speaker: Speaker<'a>) -> Offers<'a> {
        Offers { speaker, left: Untaken::new(speaker.view.moves.iter().map(|it| it.0)) }
    }

    /// Takes the moves of this sort.
    pub(super) fn take(&self, which: impl Fn(&Move) -> bool) -> Vec<Move> {
        self.left.take(which)
    }

    /// Takes the moves of this sort for one thing.
    pub(super) fn for_thing(&self, which: impl Fn(&Move) -> bool) -> Use {
        Use::of(self.take(which).into_iter().map(|mv| self.speaker.offer(mv)).collect())
    }

    /// What can be done with a card of the viewer's hand.
    pub(super) fn for_hand(&self, card: Card) -> Use {
        self.for_thing(
            |mv| matches!(*mv, Move::Place(it) | Move::Discard(it) | Move::Pay(it) if it == card),
        )
    }

    /// What can be done with a card of the viewer's tableau.
    pub(super) fn for_tableau(&self, card: Card) -> Use {
        self.for_thing(|mv| of_tableau(*mv) == Some(card))
    }
}

/// The card of the tableau that a move is about.
fn of_tableau(mv: Move) -> Option<Card> {
    match mv {
        Move::Use(card, _)
        | Move::Spend(card)
        | Move::Sell(card)
        | Move::Produce(card)
        | Move::Repair(card, _)
        | Move::Damage(card) => Some(card),
        Move::Keep(_)
        | Move::Pick(_)
        | Move::Place(_)
        | Move::Bunker
        | Move::Guess(_)
        | Move::Discard(_)
        | Move::Pay(_)
        | Move::Nothing
        | Move::Done => None,
    }
}

/// The word of a move's verb in messages.
pub(super) fn verb(mv: Move) -> &'static str {
    match mv {
        Move::Keep(_) => "keep",
        Move::Pick(_) => "pick",
        Move::Place(_) => "place",
        Move::Use(..) => "use",
        Move::Bunker => "bunker",
        Move::Spend(_) => "spend",
        Move::Sell(_) => "sell",
        Move::Guess(_) => "guess",
        Move::Produce(_) => "produce",
        Move::Repair(..) => "repair",
        Move::Damage(_) => "damage",
        Move::Discard(_) => "discard",
        Move::Pay(_) => "pay",
        Move::Nothing => "nothing",
        Move::Done => "done",
    }
}

impl Speaker<'_> {
    /// A move in words.
    pub(super) fn offer(&self, mv: Move) -> Offer {
        Offer {
            mv: mv.to_string(),
            verb: self.verb(mv),
            line: self.phrase(mv).1,
            then: self.consequence(mv),
            forecast: None,
            pictures: Vec::new(),
        }
    }

    /// The verb of a move; that of an aid in a defence is what it adds.
    fn verb(&self, mv: Move) -> String {
        let added = self.added_by(mv).map(signed);
        added.unwrap_or_else(|| self.say(&format!("verb-{}", verb(mv))))
    }

    /// What follows from a move, where that is not obvious: what the power in use does.
    fn consequence(&self, mv: Move) -> Option<String> {
        match mv {
            Move::Use(card, number) => self.view.faces.power(card, number).map(|it| self.power(it)),
            _ => None,
        }
    }
}
