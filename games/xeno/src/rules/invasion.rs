//! XI 12 to 16 and 18: the Invasion mode: its cards, the admirals, defending and what comes of
//! it.

use tabletop::{ArrayVec, Audience, Chance, Log, SEATS_MAX, Seat, SeatSet, Secret, Setup};

use crate::deck::{Cards, InvasionCard, Might};
use crate::event::Event;
use crate::moves::Move;
use crate::options::XenoOptions;
use crate::state::{Invasion, Xeno};

/// XI 12: the invasion deck and the threat.
pub(super) fn ready(setup: &Setup<XenoOptions>, cards: &Cards, _chance: &mut Chance) -> Invasion {
    let tile = cards.invasion.tile(setup.players);
    Invasion {
        threat: tile.start,
        deck: Secret::new(Audience::NOBODY, ArrayVec::new()),
        aside: Secret::new(Audience::NOBODY, ArrayVec::new()),
        gone: ArrayVec::new(),
        discards: ArrayVec::new(),
        disks: ArrayVec::new(),
        spaces: [0; SEATS_MAX],
        faced: [None; SEATS_MAX],
        failed: SeatSet::EMPTY,
        defeats: 0,
        total: None,
        awards: tile.awards.clone(),
    }
}

impl Xeno {
    /// The invasion step of the round.
    pub(super) fn invade(&mut self, _log: &mut Log<Event>) {}

    /// The invasion cards are dealt to the disks.
    pub(super) fn deal_invasions(&mut self, _log: &mut Log<Event>) {}

    /// How strong an invasion card is for the player (XI 15.5).
    pub(crate) fn might(&self, seat: Seat, card: InvasionCard) -> i8 {
        match card.might {
            Might::Plain(might) => might,
            Might::MilitaryPlus(more) => self.empires[seat].powers.military + more,
        }
    }

    /// The powers that may help the player to defend, and how they are paid.
    pub(super) fn defence_moves(&self, _seat: Seat, moves: &mut Vec<Move>) {
        moves.push(Move::Done);
    }

    /// Notes what the player does to defend: whether that was all.
    pub(super) fn note_defence(&mut self, _seat: Seat, _mv: Move) -> bool {
        true
    }

    /// Everybody's defence is revealed.
    pub(super) fn resolve_defence(&mut self, _log: &mut Log<Event>) {}

    /// The worlds that may be damaged.
    pub(super) fn damage_moves(&self, _seat: Seat, _moves: &mut Vec<Move>) {}

    /// The worlds that players have chosen are damaged.
    pub(super) fn damage_worlds(&mut self, _log: &mut Log<Event>) {}

    /// The bonuses that the player would have if the game ended now (XI 18.2 and 18.3).
    pub(super) fn bonus_points(&self, _seat: Seat) -> i16 {
        0
    }

    /// The bonuses of the end are told.
    pub(super) fn tell_bonuses(&self, _log: &mut Log<Event>) {}
}
