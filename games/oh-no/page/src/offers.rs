//! Which thing on the board offers which move. Each legal move is taken once; the decision bar
//! offers those that no thing took.

use frame::forecast::Forecast;
use frame::thing::{Offer, Untaken, Use};
use maud::Markup;
use oh_no::card::Alien;
use oh_no::moves::Move;
use tabletop::Seat;

use super::pieces::{alien_picture, card_picture};
use super::speaker::Speaker;
use crate::art::picture;

/// The viewer's moves that no thing has taken yet.
pub(super) struct Offers<'a> {
    speaker: Speaker<'a>,
    left: Untaken<Move>,
}

impl<'a> Offers<'a> {
    pub(super) fn new(speaker: Speaker<'a>) -> Offers<'a> {
        Offers { speaker, left: Untaken::new(speaker.view.moves.iter().map(|it| it.0)) }
    }

    /// Whether a move of this sort is left.
    pub(super) fn any(&self, which: impl Fn(&Move) -> bool) -> bool {
        self.left.any(which)
    }

    /// Takes the moves of this sort away.
    pub(super) fn take(&self, which: impl Fn(&Move) -> bool) -> Vec<Move> {
        self.left.take(which)
    }

    /// Takes the moves of this sort for one thing.
    pub(super) fn for_thing(&self, which: impl Fn(&Move) -> bool) -> Use {
        Use::of(self.take(which).into_iter().map(|mv| self.speaker.offer(mv)).collect())
    }

    /// What can be done with a card of the viewer's hand.
    pub(super) fn for_card(&self, card: oh_no::card::Card) -> Use {
        self.for_thing(|mv| {
            matches!(
                *mv,
                Move::Zap(it)
                | Move::Pack(it)
                | Move::Evaporate(it)
                | Move::Build(it)
                | Move::Fight(it, _)
                | Move::Beam(it, ..)
                | Move::Aid(it, _)
                | Move::With(it)
                | Move::Discard(it)
                | Move::Counter(it) if it == card
            )
        })
    }

    /// What can be done with an alien card, wherever it is.
    pub(super) fn for_alien(&self, alien: Alien) -> Use {
        self.for_thing(|mv| matches!(*mv, Move::Destroy(it) | Move::Strike(_, it) if it == alien))
    }

    pub(super) fn for_seat(&self, seat: Seat) -> Vec<Offer> {
        let about = |mv: &Move| matches!(*mv, Move::Give(it) | Move::Call(it) if it == seat);
        self.take(about).into_iter().map(|mv| self.speaker.offer(mv)).collect()
    }
}

impl Speaker<'_> {
    /// A move in words and pictures.
    pub(super) fn offer(&self, mv: Move) -> Offer {
        let (kind, line) = self.phrase(mv);
        let line = self.unarmed(mv).unwrap_or(line);
        let removed = self.removed(mv);
        Offer {
            mv: mv.to_string(),
            verb: self.say(&format!("verb-{kind}")),
            line,
            then: removed.map(|it| self.say_with("removes", &[("count", it.into())])),
            forecast: removed.map(|it| Forecast::new("removes", it)),
            pictures: pictures(mv),
        }
    }

    /// The reason beside "pass" of a viewer who has nothing to zap with.
    fn unarmed(&self, mv: Move) -> Option<String> {
        let alone = mv == Move::Pass && self.view.moves.len() == 1;
        let colour = self.view.stage.alien().filter(|_| alone)?.colour();
        Some(self.say_with("do-pass-unarmed", &[("colour", colour.word().into())]))
    }

    /// How many aliens a weapon removes.
    fn removed(&self, mv: Move) -> Option<u32> {
        let (seat, colour) = if let Move::Fight(_, colour) = mv {
            (self.view.me?, colour)
        } else if let Move::Beam(_, colour, seat) = mv {
            (seat, colour)
        } else {
            return None;
        };
        let station = &self.view.stations[seat];
        let horde = station.hordes.iter().find(|it| it.colour == colour);
        let guests = station.modules.iter().filter_map(|it| it.guest);
        let count = guests.filter(|it| it.colour() == colour).count() as u32;
        Some(count + horde.map_or(0, |it| u32::from(it.aliens)))
    }
}

/// What a line of a menu shows beside its words.
fn pictures(mv: Move) -> Vec<Markup> {
    pictured(mv).iter().map(|it| picture(it, "")).collect()
}

fn pictured(mv: Move) -> Vec<String> {
    if let Move::Fight(_, colour) | Move::Beam(_, colour, _) | Move::Aid(_, colour) = mv {
        return vec![format!("s-{}", colour.word())];
    }
    if let Move::Strike(card, _) | Move::Finish(card) | Move::Morph(card) = mv {
        return vec![card_picture(card)];
    }
    if let Move::Destroy(alien) = mv {
        return vec![alien_picture(alien)];
    }
    Vec::new()
}
