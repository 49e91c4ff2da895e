//! XI 13 and 14: the invasion step begins: disks move, all together reach the threat or not, cards
//! are dealt.

use tabletop::{ArrayVec, BySeat, Chance, Log, SEATS_MAX, Seat, Setup};

use super::{DEFEATED, REPULSED};
use crate::deck::{Cards, InvasionCard};
use crate::event::{Bonus, Event, Told};
use crate::invasion::Invasion;
use crate::options::XenoOptions;
use crate::state::Xeno;
use crate::step::{Ask, Step};
use crate::track::Disk;
use crate::view::Phase;

/// XI 13.1: the first round with an invasion step.
const FIRST_INVASION: u16 = 3;

/// XI 18.2 and 18.3: what a bonus of the end is worth.
const BONUS: i16 = 5;
const BONUSES: [Bonus; 2] = [Bonus::BestAdmiral, Bonus::BestEffort];

/// XI 12.1: the Invasion mode is set up.
pub(super) fn ready(setup: &Setup<XenoOptions>, cards: &Cards, chance: &mut Chance) -> Invasion {
    Invasion::new(&cards.invasion, setup.players, setup.options.expert, chance)
}

impl Xeno {
    /// The Invasion mode, in code that runs only when it is played.
    pub(super) fn xenos(&self) -> &Invasion {
        self.invasion.as_ref().expect("the Invasion mode is played")
    }

    pub(super) fn xenos_mut(&mut self) -> &mut Invasion {
        self.invasion.as_mut().expect("the Invasion mode is played")
    }

    /// XI 13.2: everybody's strength against the Xenos, with the powers that the step or phase
    /// began with.
    pub(crate) fn strengths(&self) -> BySeat<i8> {
        BySeat::new(self.empires.players(), |it| self.empires[it].powers.against_xenos())
    }

    /// XI 13.1 and 13.7: the invasion step, up to the first question.
    pub(super) fn invade(&mut self, log: &mut Log<Event>) {
        if self.invasion.is_none() || self.round < FIRST_INVASION {
            return;
        }
        self.phase = Phase::Invasion;
        log.add(|| {
            Event::Open(Told::PhaseBegan { phase: Phase::Invasion, again: false, automatic: false })
        });
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

    /// XI 13.3 and 13.4: in the first step the disks are put on the track in timing order; in later
    /// ones they follow the strengths.
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

    /// XI 14.1 and 14.4: a card for each player, the strongest for the highest disk; then the
    /// bottom disk of each pile goes on top, and all defend.
    pub(super) fn deal_invasions(&mut self, log: &mut Log<Event>) {
        let cards = self.turn_up_invasions(log);
        let disks: ArrayVec<Disk, SEATS_MAX> = self.xenos().track.disks().iter().copied().collect();
        for (disk, card) in disks.iter().zip(cards) {
            self.face(disk.seat, card, log);
        }
        self.xenos_mut().track.turn_piles();
        if disks[..] != *self.xenos().track.disks() {
            self.tell_disks(log);
        }
        let waiting = self.seats().filter(|seat| self.may_defend(*seat)).collect();
        self.xenos_mut().asked = waiting;
        self.steps.push(Step::Together { ask: Ask::Defend, waiting });
    }

    /// As many cards as there are players, the strongest first (XI 14.2).
    fn turn_up_invasions(&mut self, log: &mut Log<Event>) -> ArrayVec<InvasionCard, SEATS_MAX> {
        let mut cards: ArrayVec<InvasionCard, SEATS_MAX> =
            (0..self.empires.players()).filter_map(|_| self.turn_up_invasion(log)).collect();
        cards.sort_unstable_by_key(|it| std::cmp::Reverse(it.might));
        cards
    }

    /// XI 14.3: turns up a card; reports it when cards come back.
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

    /// XI 15.5: the strength of the invasion that `seat` faces.
    pub(crate) fn might(&self, seat: Seat) -> i8 {
        let card = self.xenos().faced[seat].expect("everybody faces a card");
        card.might.against(self.empires[seat].powers.military)
    }

    /// XI 18.2 and 18.3: whether a player has a bonus of the end, as things are now. There is none
    /// when the empires are defeated, though points still decide (XI 18.6).
    pub(crate) fn has_end_bonus(&self, seat: Seat, bonus: Bonus) -> bool {
        let worth = |it: Seat| match bonus {
            Bonus::BestAdmiral => i32::from(self.empires[it].powers.against_xenos()),
            Bonus::BestEffort => i32::from(self.empires[it].effort),
        };
        let counts = self.invasion.is_some() && self.ending != Some(DEFEATED);
        // XI 18.4: all who tie for the most have the bonus.
        counts && self.seats().all(|it| worth(it) <= worth(seat))
    }

    /// The points that the bonuses of the end give a player.
    pub(crate) fn bonus_points(&self, seat: Seat) -> i16 {
        let has = |bonus: &&Bonus| self.has_end_bonus(seat, **bonus);
        BONUS * BONUSES.iter().filter(has).count() as i16
    }

    /// Reports the bonuses of the end.
    pub(super) fn tell_bonuses(&self, log: &mut Log<Event>) {
        for bonus in BONUSES {
            for seat in self.seats().filter(|it| self.has_end_bonus(*it, bonus)) {
                log.add(|| Event::Open(Told::Bonus { seat, bonus }));
            }
        }
    }
}
