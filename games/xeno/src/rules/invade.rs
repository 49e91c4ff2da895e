//! XI 13 and 14: the invasion step begins. Disks move, the threat is met or not, cards are dealt.

use tabletop::{ArrayVec, BySeat, Log, SEATS_MAX, Seat, SeatSet};

use super::REPULSED;
use crate::deck::InvasionCard;
use crate::event::{Event, Told};
use crate::invasion::Invasion;
use crate::state::Xeno;
use crate::step::{Ask, Step};
use crate::track::Disk;
use crate::view::Phase;

/// XI 13.1: the first round with an invasion step.
const FIRST_INVASION: u16 = 3;

impl Xeno {
    /// The Invasion mode, where it is known to be played.
    pub(super) fn xenos(&self) -> &Invasion {
        self.invasion.as_ref().expect("the Invasion mode is played")
    }

    pub(super) fn xenos_mut(&mut self) -> &mut Invasion {
        self.invasion.as_mut().expect("the Invasion mode is played")
    }

    /// XI 13.2: everybody's strength against the Xenos, by the powers of the step or phase.
    pub(crate) fn strengths(&self) -> BySeat<i8> {
        BySeat::new(self.empires.players(), |it| self.empires[it].powers.against_xenos())
    }

    /// XI 13.1 and 13.7: the invasion step, as far as nobody is asked.
    pub(super) fn invade(&mut self, log: &mut Log<Event>) {
        if self.invasion.is_none() || self.round < FIRST_INVASION {
            return;
        }
        self.phase = Phase::Invasion;
        log.add(|| {
            Event::Open(Told::PhaseBegan { phase: Phase::Invasion, again: false, automatic: false })
        });
        self.seats().for_each(|it| self.refresh(it));
        self.move_disks(log);
        let total = self.strengths().values().map(|it| i16::from(*it)).sum();
        let threat = self.xenos().threat;
        log.add(|| Event::Open(Told::Mustered { total, threat }));
        if i16::from(threat) <= total {
            self.end(REPULSED, log);
        } else {
            self.steps.push(Step::Deal);
        }
    }

    /// XI 13.3 and 13.4: in the first step the disks are put on the track in timing order, in
    /// later ones they follow the strengths.
    fn move_disks(&mut self, log: &mut Log<Event>) {
        let strengths = self.strengths();
        let order = self.in_order();
        let track = &mut self.xenos_mut().track;
        if track.disks().is_empty() {
            order.for_each(|seat| track.put(Disk { seat, strength: strengths[seat] }));
        } else {
            track.follow(&strengths);
        }
        self.tell_disks(log);
    }

    fn tell_disks(&self, log: &mut Log<Event>) {
        let disks = self.xenos().track.disks();
        log.add(|| {
            Event::Open(Told::Disks {
                order: disks.iter().map(|it| (it.seat, it.strength)).collect(),
            })
        });
    }

    /// XI 14.1 and 14.4: a card for everybody, the strongest for the highest disk; then the
    /// bottom disk of each pile goes on top, and everybody defends.
    pub(super) fn deal_invasions(&mut self, log: &mut Log<Event>) {
        let cards = self.turn_up_invasions(log);
        let disks: ArrayVec<Disk, SEATS_MAX> = self.xenos().track.disks().iter().copied().collect();
        for (disk, card) in disks.iter().zip(cards) {
            self.face(disk.seat, card, log);
        }
        self.xenos_mut().track.turn_piles();
        self.tell_disks(log);
        let waiting = self.seats().filter(|seat| self.can_turn_the_tide(*seat)).collect();
        self.steps.push(Step::Together { ask: Ask::Defend, waiting });
    }

    /// As many cards as there are players, the strongest first (XI 14.2).
    fn turn_up_invasions(&mut self, log: &mut Log<Event>) -> ArrayVec<InvasionCard, SEATS_MAX> {
        let mut cards: ArrayVec<InvasionCard, SEATS_MAX> =
            (0..self.empires.players()).filter_map(|_| self.turn_up_invasion(log)).collect();
        cards.sort_unstable_by_key(|it| std::cmp::Reverse(it.might));
        cards
    }

    /// XI 14.3: says so when cards come back.
    fn turn_up_invasion(&mut self, log: &mut Log<Event>) -> Option<InvasionCard> {
        let xenos = self.invasion.as_mut().expect("the Invasion mode is played");
        let empty = xenos.waves.left() == [0; 3];
        let card = xenos.waves.turn_up(&mut self.chance);
        if empty {
            let count = xenos.waves.left().iter().sum::<u8>() + 1;
            log.add(|| Event::Open(Told::InvasionsShuffled { count }));
        }
        card
    }

    fn face(&mut self, seat: Seat, card: InvasionCard, log: &mut Log<Event>) {
        self.xenos_mut().faced[seat] = Some(card);
        let might = self.might(seat);
        log.add(|| Event::Open(Told::Faces { seat, card, might }));
    }

    /// XI 15.5: how strong the invasion is that `seat` faces.
    pub(crate) fn might(&self, seat: Seat) -> i8 {
        let card = self.xenos().faced[seat].expect("everybody faces a card");
        card.might.against(self.empires[seat].powers.military)
    }

    /// XI 18.2: who has the most strength against the Xenos, as things are now.
    pub(crate) fn best_admirals(&self) -> SeatSet {
        self.best(|seat| self.empires[seat].powers.against_xenos().into())
    }

    /// XI 18.3: who has earned the most chips by the war effort.
    pub(crate) fn best_efforts(&self) -> SeatSet {
        self.best(|seat| self.empires[seat].effort as i32)
    }

    /// XI 18.4: those who tie for the most are all the best.
    fn best(&self, worth: impl Fn(Seat) -> i32) -> SeatSet {
        let most = self.seats().map(&worth).max();
        self.seats().filter(|it| Some(worth(*it)) == most).collect()
    }
}
