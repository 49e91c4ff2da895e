//! How units die, how players go out, and how the game ends.

use tabletop::{ArrayVec, Log, Seat, SeatSet, Standing, Verdict};

use super::{ANNIHILATION, LAST_STANDING, ROUND_LIMIT, ROUND_LIMIT_DRAWN, tell};
use crate::card::{Card, People};
use crate::event::{Cause, Event, Told};
use crate::state::{Death, Planisphere, Tally};

impl Planisphere {
    /// PL 6.9: destroys a unit, and the card in gestation on it; both go under the pile. Returns
    /// whether it was destroyed.
    pub(crate) fn destroy(&mut self, card: Card, cause: Cause, log: &mut Log<Event>) -> bool {
        if self.is_safe(card) {
            return false;
        }
        let Some(unit) = self.units[card.slot()].take() else { return false };
        let (owner, square) = (unit.owner, unit.square);
        self.camps[owner].units.remove(card);
        let laid = unit.gestation;
        let child = laid.map(|it| it.child);
        let death = Death { card, owner, square, laid };
        for death in child.map(|it| death.of(it)).into_iter().chain([death]) {
            self.dead.push(death);
            self.tally.count_death(death.card);
            self.put_under(death.card);
        }
        self.tally.count_destroyed(owner, cause);
        self.last_destroyed = Some(death);
        self.may_be_reborn(death);
        tell(log, || Told::Destroyed { card, child, owner, square, cause });
        true
    }

    /// PL 2.5: a player who has had a unit on the board, and has none now, is out; the last one
    /// wins.
    pub(crate) fn settle_camps(&mut self, log: &mut Log<Event>) {
        let alive = self.alive();
        let lost: SeatSet = alive.iter().filter(|seat| self.is_wiped_out(*seat)).collect();
        if lost.is_empty() {
            return;
        }
        if lost == alive {
            return self.annihilated(lost, log);
        }
        lost.iter().for_each(|seat| self.put_out(seat, log));
        if let (Some(winner), 1) = (self.alive().first(), self.alive().len()) {
            self.end(LAST_STANDING, Some(winner), log);
        }
    }

    /// Whether no unit is left, and none will come back by itself.
    fn is_wiped_out(&self, seat: Seat) -> bool {
        let camp = &self.camps[seat];
        camp.landed
            && camp.units.is_empty()
            && !self.returning.iter().any(|it| it.owner == seat && self.is_dead(it))
    }

    /// PL 2.7: all who were left are gone at once.
    fn annihilated(&mut self, lost: SeatSet, log: &mut Log<Event>) {
        if !self.options.rebirth {
            lost.iter().for_each(|seat| self.tally.count_out(seat));
            return self.end(ANNIHILATION, None, log);
        }
        lost.iter().for_each(|seat| self.camps[seat].landed = false);
        tell(log, || Told::Reborn);
    }

    /// PL 2.5: the hand of a player who goes out goes under the pile.
    fn put_out(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.tally.count_out(seat);
        self.camps[seat].out = true;
        let hand = self.hand(seat);
        for card in hand.iter() {
            self.leave_hand(seat, card);
            self.put_under(card);
        }
        tell(log, || Told::Out { seat, hand: hand.iter().collect() });
    }

    /// PL 2.8: the most units win, then the highest sum of ATT and DEF; if these are equal, it is a
    /// draw.
    pub(super) fn count_out(&mut self, log: &mut Log<Event>) {
        let best = self.leaders();
        match (best.first(), best.len()) {
            (Some(winner), 1) => self.end(ROUND_LIMIT, Some(winner), log),
            _ => self.end(ROUND_LIMIT_DRAWN, None, log),
        }
    }

    /// The players in the game who have the most units, or are equal with those who do.
    pub(crate) fn leaders(&self) -> SeatSet {
        let might = |seat: Seat| (self.camps[seat].units.len(), self.strength(seat));
        let most = self.alive().iter().map(might).max();
        self.alive().iter().filter(|seat| Some(might(*seat)) == most).collect()
    }

    /// ATT and DEF of all units of a player.
    pub(crate) fn strength(&self, seat: Seat) -> i16 {
        let units = self.camps[seat].units.iter();
        units.map(|it| i16::from(self.att(it)) + i16::from(self.def(it))).sum()
    }

    fn end(&mut self, ending: &'static str, winner: Option<Seat>, log: &mut Log<Event>) {
        self.ending = Some(ending);
        self.steps.clear();
        tell(log, || {
            let counted = matches!(ending, ROUND_LIMIT | ROUND_LIMIT_DRAWN);
            let counts = if counted { self.final_counts() } else { ArrayVec::new() };
            Told::Ended { ending, winner, counts }
        });
    }

    /// What PL 2.8 compares, the best first.
    fn final_counts(&self) -> ArrayVec<(Seat, u8, i16), 4> {
        let of = |seat: Seat| (seat, self.camps[seat].units.len() as u8, self.strength(seat));
        let mut counts: ArrayVec<_, 4> = self.alive().iter().map(of).collect();
        counts.sort_by_key(|it| std::cmp::Reverse((it.1, it.2)));
        counts
    }

    /// What the end means for a seat. The score is its units on the board.
    pub(super) fn standing(&self, seat: Seat) -> Standing {
        let score = self.camps[seat].units.len() as i32;
        Standing { verdict: self.verdict(seat), score }
    }

    fn verdict(&self, seat: Seat) -> Verdict {
        let best = match self.ending {
            Some(ROUND_LIMIT | ROUND_LIMIT_DRAWN) => self.leaders(),
            _ => self.alive(),
        };
        match (best.contains(seat), best.len()) {
            (true, 1) => Verdict::Won,
            (true, _) => Verdict::Drawn,
            (false, _) => Verdict::Lost,
        }
    }
}

impl Planisphere {
    /// What simulations count for each people: how often it came into play, destroyed or took over
    /// a unit, died, and was there at the end; how long the game lasted; how many units were
    /// destroyed in fights and by events, and how many players lost their last one so.
    pub(super) fn counted(&self) -> Vec<(String, u32)> {
        let rounds = [("rounds".to_string(), u32::from(self.round))];
        let early = [("over-by-round-2".to_string(), u32::from(self.round <= 2))];
        let peoples = self.cards.peoples().flat_map(|it| self.counted_of(it.0));
        rounds.into_iter().chain(early).chain(self.tally.by_cause()).chain(peoples).collect()
    }

    fn counted_of(&self, people: People) -> [(String, u32); 4] {
        let there = self.on_board().iter().filter(|it| it.people() == people).count();
        let at = people as usize;
        let counts = [
            ("landed", self.tally.landed[at].into()),
            ("kills", self.tally.kills[at].into()),
            ("deaths", self.tally.deaths[at].into()),
            ("survived", there as u32),
        ];
        counts.map(|(what, count)| (format!("{what}-{}", people.word()), count))
    }
}

impl Tally {
    /// Units destroyed and players put out, each in fights and by events.
    fn by_cause(&self) -> [(String, u32); 4] {
        let counts = [
            ("destroyed-by-fights", self.destroyed[0]),
            ("destroyed-by-events", self.destroyed[1]),
            ("out-by-fights", self.out[0].into()),
            ("out-by-events", self.out[1].into()),
        ];
        counts.map(|(what, count)| (what.to_string(), count.into()))
    }

    fn count_death(&mut self, of: Card) {
        let deaths = &mut self.deaths[of.people() as usize];
        *deaths = deaths.saturating_add(1);
    }

    fn count_destroyed(&mut self, owner: Seat, cause: Cause) {
        let by_event = matches!(cause, Cause::Happening { .. });
        self.destroyed[usize::from(by_event)] += 1;
        self.last_by_event[owner.index()] = by_event;
    }

    /// Counts a player who is out.
    fn count_out(&mut self, seat: Seat) {
        let by_event = self.last_by_event[seat.index()];
        self.out[usize::from(by_event)] += 1;
    }

    pub(crate) fn count_kill(&mut self, by: Option<Card>) {
        if let Some(card) = by {
            let kills = &mut self.kills[card.people() as usize];
            *kills = kills.saturating_add(1);
        }
    }
}
