//! Which thing on the board offers which move. Each legal move is taken once; the decision bar
//! offers those that no thing took.

use frame::thing::{Offer, Untaken, Use};
use pulp::card::{Ability, Colour, Die, Token, Weapon};
use pulp::moves::Move;
use pulp::view::Stage;

use super::speaker::Speaker;

/// The viewer's moves that no thing has taken yet.
pub(super) struct Offers<'a> {
    speaker: Speaker<'a>,
    left: Untaken<Move>,
}

impl<'a> Offers<'a> {
    pub(super) fn new(speaker: Speaker<'a>) -> Offers<'a> {
        Offers { speaker, left: Untaken::new(speaker.view.moves.iter().copied()) }
    }

    /// Takes the moves of this sort.
    pub(super) fn take(&self, which: impl Fn(&Move) -> bool) -> Vec<Move> {
        self.left.take(which)
    }

    /// Takes the moves of this sort for one thing.
    pub(super) fn for_thing(&self, which: impl Fn(&Move) -> bool) -> Use {
        Use::of(self.take(which).into_iter().map(|mv| self.speaker.offer(mv)).collect())
    }

    pub(super) fn for_die(&self, die: Die) -> Use {
        self.for_thing(|mv| {
            matches!(
                *mv,
                Move::Leave(it)
                | Move::Raise(it)
                | Move::Die(it)
                | Move::DieAt(it, _)
                | Move::Reroll(it)
                | Move::Swap(it, _) if it == die
            )
        })
    }

    pub(super) fn for_ability(&self, ability: Ability) -> Use {
        self.for_thing(|mv| {
            matches!(
                *mv,
                Move::Pay(it, _) | Move::Exchange(it, _, _) | Move::Gain(it) | Move::Lose(it)
                    if it == ability
            )
        })
    }

    /// A drawn cube that waits, when a waiting cube of another sort may be used first.
    pub(super) fn for_waiting(&self, colour: Colour) -> Use {
        let both = self.speaker.view.stage == Stage::Resolving;
        self.for_thing(|mv| match mv {
            Move::Find => colour == Colour::Yellow,
            Move::Lose(_) => both && colour == Colour::Black,
            _ => false,
        })
    }

    pub(super) fn for_weapon(&self, weapon: Weapon) -> Use {
        self.for_thing(|mv| {
            matches!(
                *mv,
                Move::Weapon(it)
                | Move::WeaponAt(it, _)
                | Move::Study(it)
                | Move::Understand(it)
                | Move::Claim(it) if it == weapon
            )
        })
    }

    pub(super) fn for_token(&self, token: Token) -> Use {
        self.for_thing(|mv| matches!(*mv, Move::Sell(it) | Move::Spend(it) if it == token))
    }

    /// A cube of this colour in the bag.
    pub(super) fn for_cube(&self, colour: Colour) -> Use {
        self.for_thing(|mv| *mv == Move::Take(colour))
    }

    /// A cube of this colour that was drawn and may go back.
    pub(super) fn for_drawn(&self, colour: Colour) -> Use {
        let verb = self.speaker.say("verb-put-back");
        let back = |mv| Offer { verb: verb.clone(), ..self.speaker.offer(mv) };
        Use::of(self.take(|mv| *mv == Move::Take(colour)).into_iter().map(back).collect())
    }
}
