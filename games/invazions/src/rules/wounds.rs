//! IZ 6: the wounds. Nothing interrupts them (IZ 6.4).

use tabletop::{ArrayVec, Log};

use super::tell;
use crate::card::{Defender, HumanBag, HumanCard, Research, ZombieCard};
use crate::event::{Event, Told};
use crate::moves::{Moment, Move};
use crate::state::Invazions;
use crate::step::{At, Step};

/// What may be wounded at a location: nine kinds of Humans and a Research card.
pub(crate) type Defenders = ArrayVec<Defender, 10>;

/// All that can be devoured at a location.
pub(crate) type Line = ArrayVec<Defender, 64>;

impl Invazions {
    /// IZ 6.1: at each location that is attacked, whether the hordes get in.
    pub(super) fn wounds(&mut self, log: &mut Log<Event>) {
        self.steps.push(Step::Clear);
        self.steps.push(Step::Window { moment: Moment::Recruitment });
        let attacked: ArrayVec<At, 4> = self.ats().filter(|at| self.is_attacked(*at)).collect();
        for at in &attacked {
            self.storm(*at, log);
        }
        for at in attacked.into_iter().rev() {
            if let Some(points) = self.attack_at(at).checked_sub(self.resistance_of(at)) {
                self.wound_next(at, points);
            }
        }
    }

    fn storm(&mut self, at: At, log: &mut Log<Event>) {
        let (attack, resistance) = (self.attack_at(at), self.resistance_of(at));
        let (charged, walled) = (self.charged(at), self.walled(at));
        let location = self.place(at).location;
        self.place_mut(at).penetrated = resistance <= attack;
        if resistance <= attack {
            tell(log, || Told::Penetrated { at: location, attack, resistance, charged, walled });
        } else {
            tell(log, || Told::Repelled { at: location, attack, resistance, charged, walled });
            self.hurt(at, log);
        }
    }

    /// IZ 6.1: each horde there gets a Wounded, while there are any; IZ 9.1: not where there is a
    /// single horde.
    fn hurt(&mut self, at: At, log: &mut Log<Event>) {
        for seat in self.hordes_at(at).iter() {
            if self.wounded == 0 || self.horde_count() == 1 {
                return;
            }
            self.wounded -= 1;
            self.hordes[seat].discard.insert(ZombieCard::Wounded);
            tell(log, || Told::Hurt { seat });
        }
    }

    /// IZ 6.2: the hordes choose as long as the points are enough for something.
    fn wound_next(&mut self, at: At, points: u8) {
        let seat = self.hordes_at(at).first().expect("somebody got in");
        let mut targets = self.targets(at).into_iter();
        if targets.any(|it| self.resistance(at, it) <= points) {
            self.steps.push(Step::Wound { seat, at, points });
        }
    }

    pub(crate) fn targets(&self, at: At) -> Defenders {
        let place = self.place(at);
        self.targets_among(&place.standing(), place.standing_research())
    }

    fn targets_among(&self, humans: &HumanBag, research: Option<Research>) -> Defenders {
        targets(humans, research, self.table.soldat_first)
    }

    /// What would be devoured if the wounds were dealt now, the weakest first.
    pub(crate) fn at_risk(&self, at: At) -> Line {
        let place = self.place(at);
        let points = self.attack_at(at).checked_sub(self.resistance_of(at));
        let points = points.filter(|_| self.is_attacked(at) && !place.penetrated);
        let there = (place.standing(), place.standing_research());
        let resistance = |it| self.resistance(at, it);
        points.map_or(Line::new(), |it| felled(it, there, self.table.soldat_first, resistance))
    }

    pub(super) fn wound_moves(&self, at: At, moves: &mut Vec<Move>) {
        moves.extend(self.targets(at).into_iter().map(Move::Wound));
    }

    /// IZ 6.2: a card takes its full Resistance before the next is touched; points that are not
    /// enough for a card are lost. IZ 6.5: what is devoured stays until recruitment begins.
    pub(super) fn wound(&mut self, defender: Defender, log: &mut Log<Event>) {
        let Some(Step::Wound { at, points, .. }) = self.steps.pop() else {
            unreachable!("wounds are asked for");
        };
        let location = self.place(at).location;
        let resistance = self.resistance(at, defender);
        let Some(left) = points.checked_sub(resistance) else {
            return tell(log, || self.withstood(at, defender, points));
        };
        let place = self.place_mut(at);
        match defender {
            Defender::Human(card) => place.fallen.insert(card),
            Defender::Research(_) => place.fallen_research = true,
        }
        tell(log, || Told::Devoured { at: location, defender, points, resistance });
        self.wound_next(at, left);
    }

    fn withstood(&self, at: At, defender: Defender, points: u8) -> Told {
        let human = matches!(defender, Defender::Human(_));
        Told::Withstood {
            at: self.place(at).location,
            defender,
            points,
            resistance: self.resistance(at, defender),
            stand: if human { self.place(at).stand } else { 0 },
            armour: if human { self.armour(at) } else { 0 },
        }
    }
}

/// What may be wounded next (IZ 6.3, 11.2, 11.5 and 13.3).
fn targets(humans: &HumanBag, research: Option<Research>, soldat_first: bool) -> Defenders {
    let soldier = humans.contains(HumanCard::Soldier);
    if soldier && soldat_first {
        return Defenders::from_iter([Defender::Human(HumanCard::Soldier)]);
    }
    let others = humans.kinds().any(|it| it != HumanCard::Cook);
    let humans_next = humans.kinds().filter(|it| !others || *it != HumanCard::Cook);
    let open = |it: &Research| humans.is_empty() || (*it == Research::Virus && !soldier);
    let research = research.filter(open).map(Defender::Research);
    humans_next.map(Defender::Human).chain(research).collect()
}

/// What so many points devour, the weakest first.
pub(crate) fn felled(
    mut points: u8,
    (mut humans, mut research): (HumanBag, Option<Research>),
    soldat_first: bool,
    resistance: impl Fn(Defender) -> u8,
) -> Line {
    let mut felled = Line::new();
    loop {
        let next = targets(&humans, research, soldat_first);
        let Some(next) = next.into_iter().min_by_key(|it| resistance(*it)) else { return felled };
        let Some(left) = points.checked_sub(resistance(next)) else { return felled };
        points = left;
        felled.push(next);
        match next {
            Defender::Human(card) => _ = humans.remove(card),
            Defender::Research(_) => research = None,
        }
    }
}
