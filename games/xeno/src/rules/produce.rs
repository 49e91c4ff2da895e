//! XI 7: Produce.
//!
//! What brings a good or a card at no price happens by itself as soon as it can. The player is
//! asked which windfall worlds produce, what it pays for, and, while it can repair worlds, for the
//! order of everything.

use tabletop::{Log, Seat, SetOf};

use crate::card::{Card, Counted, Effect, Kind, Tag};
use crate::event::{Draw, Event, Loss};
use crate::moves::{Action, Move};
use crate::state::Xeno;
use crate::step::Step;
use crate::view::{Phase, PowerRef};

/// Unused windfall powers without a price: by kind, and for any kind.
struct Winds {
    by_kind: [u8; 4],
    any: u8,
}

impl Xeno {
    /// XI 17.7 and 17.8: the bonuses of both Produce cards; XI 17.1: the war effort comes first.
    pub(super) fn begin_produce(&mut self) {
        self.begin_turns(Phase::Produce);
        for seat in self.seats() {
            let bonus = self.has_bonus(seat, Action::Produce);
            let repairs = 2 * u8::from(self.has_bonus(seat, Action::Repair));
            let empire = &mut self.empires[seat];
            (empire.bonus, empire.repairs, empire.produced) = (bonus, repairs, SetOf::EMPTY);
        }
        self.call_for_effort();
    }

    /// XI 7.1: goes on with a player's Produce until it has a choice, or nothing is left.
    pub(super) fn harvest(&mut self, seat: Seat, log: &mut Log<Event>) {
        let harmed = !self.empires[seat].closed && !self.empires[seat].damaged.is_empty();
        self.harvest_free(seat, harmed, log);
        if harmed && self.may_repair(seat) {
            return self.ask_produce(seat);
        }
        if self.harvest_windfalls(seat, log) || self.has_to_pay(seat) {
            return self.ask_produce(seat);
        }
        self.draw_counted(seat, log);
    }

    fn ask_produce(&mut self, seat: Seat) {
        self.steps.push(Step::Harvest { seat });
        self.steps.push(Step::Produce { seat });
    }

    /// The produce powers of a player that have not been used.
    fn unused(&self, seat: Seat) -> impl Iterator<Item = PowerRef> {
        let powers = self.empires[seat].powers.produce.iter().copied();
        powers.filter(move |it| !self.is_used(seat, *it))
    }

    /// XI 7.2: production worlds produce, and powers draw, as soon as they can.
    fn harvest_free(&mut self, seat: Seat, repairs: bool, log: &mut Log<Event>) {
        let mut powers = self.empires[seat].powers.produce.clone();
        powers.retain(|it| !self.is_used(seat, *it));
        for power in powers.iter().copied() {
            let here = self.effect(power) == Effect::ProduceHere && self.price(power).is_none();
            if here && self.can_produce(seat, power.card) {
                self.produce(seat, power.card, log);
                self.mark_used(seat, power);
            }
        }
        for power in powers {
            let cards = match self.effect(power) {
                Effect::Draw { amount } => amount,
                Effect::DrawIfProduced { amount }
                    if self.empires[seat].produced.contains(power.card) =>
                {
                    amount
                }
                Effect::DrawForEach {
                    amount,
                    what: what @ (Counted::Cards(_) | Counted::Pairs(_)),
                } if !repairs => amount * self.counted_for(seat, what),
                _ => continue,
            };
            self.mark_used(seat, power);
            self.draw(seat, cards, Draw::Power { power }, log);
        }
    }

    /// XI 7.5: whether a world is empty and has not produced in this phase.
    fn can_produce(&self, seat: Seat, world: Card) -> bool {
        let empire = &self.empires[seat];
        !empire.stocked.contains(world) && !empire.produced.contains(world)
    }

    fn produce(&mut self, seat: Seat, world: Card, log: &mut Log<Event>) {
        self.empires[seat].produced.insert(world);
        self.stock(seat, world, log);
    }

    /// How many of something a produce power counts now (XI 7.4).
    fn counted_for(&self, seat: Seat, what: Counted) -> u8 {
        let produced = self.empires[seat].produced;
        let of_kind = |kind: Kind| produced.intersection(self.of_kind(kind)).len();
        let cards = |tag: Tag| self.working(seat).intersection(self.faces.tagged(tag)).len();
        let count = match what {
            Counted::Produced(kind) => of_kind(kind),
            Counted::KindsProduced => Kind::ALL.iter().filter(|it| 0 < of_kind(**it)).count(),
            Counted::PairsProduced => produced.len() / 2,
            Counted::Cards(tag) => cards(tag),
            Counted::Pairs(tag) => cards(tag) / 2,
        };
        count as u8
    }

    /// The windfall worlds that could produce now.
    fn fallow(&self, seat: Seat) -> SetOf<Card> {
        let empire = &self.empires[seat];
        let worlds = self.working(seat).intersection(self.faces.windfalls());
        worlds.minus(empire.stocked).minus(empire.produced)
    }

    fn winds(&self, seat: Seat) -> Winds {
        let mut winds = Winds { by_kind: [0; 4], any: self.empires[seat].bonus.into() };
        for power in self.unused(seat).filter(|it| self.price(*it).is_none()) {
            match self.effect(power) {
                Effect::ProduceWindfall { kind: Some(kind) } => winds.by_kind[kind as usize] += 1,
                Effect::ProduceWindfall { kind: None } => winds.any += 1,
                _ => (),
            }
        }
        winds
    }

    /// The windfall worlds on which a power or the bonus can produce at no price.
    fn windfall_choices(&self, seat: Seat) -> SetOf<Card> {
        let fallow = self.fallow(seat);
        if fallow.is_empty() {
            return fallow;
        }
        let winds = self.winds(seat);
        let served = |kind: &Kind| 0 < winds.any || 0 < winds.by_kind[*kind as usize];
        let kinds = Kind::ALL.into_iter().filter(served);
        kinds.fold(SetOf::EMPTY, |all, kind| all.union(fallow.intersection(self.of_kind(kind))))
    }

    /// XI 7.3: windfall worlds produce as far as there is no choice; returns whether there is one.
    fn harvest_windfalls(&mut self, seat: Seat, log: &mut Log<Event>) -> bool {
        for kind in Kind::ALL {
            let fallow = self.fallow(seat).intersection(self.of_kind(kind));
            if !fallow.is_empty() && fallow.len() <= self.winds(seat).by_kind[kind as usize].into()
            {
                fallow.iter().for_each(|it| self.blow(seat, it, log));
            }
        }
        let open = self.windfall_choices(seat);
        let winds = self.winds(seat);
        let by_kind = winds.by_kind.iter().any(|it| 0 < *it);
        if open.len() == 1 || !by_kind && open.len() <= winds.any.into() {
            open.iter().for_each(|it| self.blow(seat, it, log));
            self.harvest_free(seat, false, log); // Powers draw for what was produced.
            return false;
        }
        self.harvest_free(seat, false, log);
        !open.is_empty()
    }

    /// A windfall world produces, by the most specific power that fits.
    fn blow(&mut self, seat: Seat, world: Card, log: &mut Log<Event>) {
        let kind = self.faces.of(world).kind();
        let free = |kind: Option<Kind>| {
            self.unused(seat).find(|it| {
                self.price(*it).is_none() && self.effect(*it) == Effect::ProduceWindfall { kind }
            })
        };
        match free(kind).or_else(|| free(None)) {
            Some(power) => self.mark_used(seat, power),
            None => self.empires[seat].bonus = false,
        }
        self.produce(seat, world, log);
    }

    /// The worlds on which a power with a price could produce.
    pub(crate) fn priced_worlds(&self, seat: Seat, power: PowerRef) -> SetOf<Card> {
        match (self.effect(power), self.price(power)) {
            (_, None) => SetOf::EMPTY,
            (Effect::ProduceHere, _) if self.can_produce(seat, power.card) => {
                SetOf::only(power.card)
            }
            (Effect::ProduceWindfall { kind }, _) => {
                let fallow = self.fallow(seat);
                kind.map_or(fallow, |kind| fallow.intersection(self.of_kind(kind)))
            }
            _ => SetOf::EMPTY,
        }
    }

    /// Powers that count what was produced and would now draw something.
    fn counting(&self, seat: Seat) -> impl Iterator<Item = (PowerRef, u8)> {
        self.unused(seat).filter_map(move |power| match self.effect(power) {
            Effect::DrawForEach { amount, what } => {
                Some((power, amount * self.counted_for(seat, what)))
            }
            _ => None,
        })
    }

    /// Whether there is a power to pay for, and something to pay with, now or soon.
    fn has_to_pay(&self, seat: Seat) -> bool {
        !self.empires[seat].closed
            && self.unused(seat).any(|it| !self.priced_worlds(seat, it).is_empty())
            && (!self.hand(seat).is_empty() || self.counting(seat).any(|it| 0 < it.1))
    }

    /// Whether something may still bring a card or a good before the player's phase ends.
    pub(super) fn has_more_to_gain(&self, seat: Seat) -> bool {
        let may_pay = !self.hand(seat).is_empty()
            && self.unused(seat).any(|it| !self.priced_worlds(seat, it).is_empty());
        may_pay || self.counting(seat).any(|it| 0 < it.1) || !self.windfall_choices(seat).is_empty()
    }

    /// Draws what is left of the powers that count.
    fn draw_counted(&mut self, seat: Seat, log: &mut Log<Event>) {
        while let Some((power, cards)) = { self.counting(seat).next() } {
            self.mark_used(seat, power);
            self.draw(seat, cards, Draw::Power { power }, log);
        }
    }

    pub(super) fn produce_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let rich = !self.hand(seat).is_empty();
        for power in self.unused(seat) {
            let paid = rich && !self.priced_worlds(seat, power).is_empty();
            let counts = matches!(self.effect(power), Effect::DrawForEach { .. });
            if paid || counts {
                moves.push(Move::Use(power.card, power.number));
            }
        }
        let windfalls = self.windfall_choices(seat);
        moves.extend(windfalls.iter().map(Move::Produce));
        self.repair_moves(seat, moves);
        if windfalls.is_empty() {
            moves.push(Move::Done);
        }
    }

    /// Does what the player chose.
    pub(super) fn choose_produce(&mut self, seat: Seat, mv: Move, log: &mut Log<Event>) {
        match mv {
            Move::Produce(world) => self.blow(seat, world, log),
            Move::Use(card, number) => self.use_produce(seat, PowerRef { card, number }, log),
            Move::Repair(..) => self.repair(seat, mv, log),
            _ => self.empires[seat].closed = true,
        }
    }

    fn use_produce(&mut self, seat: Seat, power: PowerRef, log: &mut Log<Event>) {
        let drawn = { self.counting(seat).find(|it| it.0 == power) };
        if let Some((power, cards)) = drawn {
            self.mark_used(seat, power);
            self.draw(seat, cards, Draw::Power { power }, log);
            return;
        }
        let worlds = self.priced_worlds(seat, power);
        let world = worlds.first().filter(|_| worlds.len() == 1);
        self.steps.push(Step::Charge { seat, power, world });
    }

    /// The windfall world to produce on, then the card that pays for it.
    pub(super) fn charge_moves(
        &self,
        seat: Seat,
        power: PowerRef,
        world: Option<Card>,
        moves: &mut Vec<Move>,
    ) {
        match world {
            None => moves.extend(self.priced_worlds(seat, power).iter().map(Move::Produce)),
            Some(_) => moves.extend(self.hand(seat).iter().map(Move::Pay)),
        }
    }

    pub(super) fn charge(
        &mut self,
        seat: Seat,
        power: PowerRef,
        world: Option<Card>,
        mv: Move,
        log: &mut Log<Event>,
    ) {
        match (world, mv) {
            (None, Move::Produce(world)) => {
                self.steps.push(Step::Charge { seat, power, world: Some(world) });
            }
            (Some(world), Move::Pay(card)) => {
                self.mark_used(seat, power);
                self.discard(seat, SetOf::only(card), Loss::Power { power }, log);
                self.produce(seat, world, log);
            }
            _ => unreachable!("only what is offered is carried out"),
        }
    }

    /// XI 7.6: when all have finished, the player who has produced the most goods of a kind draws.
    pub(super) fn end_produce(&mut self, log: &mut Log<Event>) {
        for seat in self.in_order() {
            let most = self.unused(seat).find_map(|power| match self.effect(power) {
                Effect::DrawIfMost { amount, kind } => Some((power, amount, kind)),
                _ => None,
            });
            let Some((power, amount, kind)) = most else { continue };
            let count = |seat: Seat| self.counted_for(seat, Counted::Produced(kind));
            if self.seats().all(|other| other == seat || count(other) < count(seat)) {
                self.draw(seat, amount, Draw::Power { power }, log);
            }
        }
        for (_, empire) in self.empires.iter_mut() {
            (empire.bonus, empire.repairs, empire.produced) = (false, 0, SetOf::EMPTY);
        }
    }
}
