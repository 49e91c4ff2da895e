//! ON 6: weapons, Modulomorphs and Teleporters.

use tabletop::{Log, Seat, SetOf};

use super::tell;
use crate::card::{Alien, Card, Colour, Module, Weapon};
use crate::event::{Event, Told};
use crate::moves::Move;
use crate::options::Level;
use crate::state::OhNo;
use crate::step::Step;
use crate::view::{Phase, Purpose};

impl OhNo {
    pub(super) fn fight_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let weapons = self.weapons_at(seat, seat);
        moves.extend(weapons.map(|(card, colour)| Move::Fight(card, colour)));
        if self.stations[seat].is_invaded() {
            self.morph_starts(seat, moves);
        }
        if self.turn.teleported || !self.stations[seat].works(Module::Teleporter) {
            return;
        }
        for other in self.partners(seat) {
            let weapons = self.weapons_at(seat, other);
            moves.extend(weapons.map(|(card, colour)| Move::Beam(card, colour, other)));
        }
        if self.stations[seat].is_invaded() {
            self.call_starts(seat, moves);
        }
    }

    /// The weapons in the hand of `seat` that clear something at `station`, with the colour they
    /// clear. ON 6.1: a weapon with nothing to hit cannot be played. ON 6.3: black replaces any.
    fn weapons_at(&self, seat: Seat, station: Seat) -> impl Iterator<Item = (Card, Colour)> {
        let station = &self.stations[station];
        self.hand(seat).iter().flat_map(move |card| {
            let hits = move |colour: &Colour| card.colour().is_some_and(|it| it.hits(*colour));
            station.colours().filter(hits).map(move |colour| (card, colour))
        })
    }

    /// ON 6.5: the other stations with a Teleporter that works.
    fn partners(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let works = |it: &Seat| self.stations[*it].works(Module::Teleporter);
        self.alive().iter().filter(move |it| *it != seat).filter(works)
    }

    /// ON 6.6: each partner can be asked once a turn, until one Teleporter attack is made.
    pub(super) fn call_starts(&self, seat: Seat, moves: &mut Vec<Move>) {
        if self.turn.teleported || !self.stations[seat].works(Module::Teleporter) {
            return;
        }
        let callable = self.partners(seat).filter(|it| !self.turn.called.contains(*it));
        let purpose = self.purpose();
        moves.extend(callable.filter(|it| self.may_help(*it, seat, purpose)).map(Move::Call));
    }

    /// ON 6.6: a player is not called when everybody sees that it would have to refuse.
    pub(crate) fn may_help(&self, helper: Seat, caller: Seat, purpose: Purpose) -> bool {
        let answers = || {
            let mut moves = Vec::new();
            self.call_moves(helper, caller, purpose, &mut moves);
            moves.len()
        };
        !self.is_open(helper) || 1 < answers()
    }

    /// What a Modulomorph or a helper would be used for now.
    pub(crate) fn purpose(&self) -> Purpose {
        match self.steps.top() {
            Some(Step::Kamikaze { alien, .. }) => Purpose::Counter { alien: *alien },
            Some(Step::Strike { .. }) => Purpose::Strike,
            Some(Step::Call { purpose, .. }) => *purpose,
            _ => Purpose::Fight,
        }
    }

    /// ON 6.4: a first card for the Modulomorph; the hand must hold a second that pairs with it.
    pub(super) fn morph_starts(&self, seat: Seat, moves: &mut Vec<Move>) {
        if !self.stations[seat].works(Module::Modulomorph) {
            return;
        }
        let hand = self.hand(seat);
        let paired = |card: &Card| hand.iter().any(|it| it != *card && it.pairs_with(*card));
        moves.extend(hand.iter().filter(paired).map(Move::Morph));
    }

    pub(super) fn begin_morph(&mut self, seat: Seat, card: Card) {
        let purpose = self.purpose();
        self.pick(seat, card);
        self.steps.push(Step::Morph { seat, purpose });
    }

    pub(super) fn morph_moves(&self, seat: Seat, purpose: Purpose, moves: &mut Vec<Move>) {
        let picked = self.picked(seat);
        let first = picked.first().expect("a Modulomorph begins with a card");
        if picked.len() == 1 {
            let partners = self.unpicked(seat).filter(|it| it.pairs_with(first));
            return moves.extend(partners.map(Move::With));
        }
        match purpose {
            Purpose::Fight => moves.extend(self.targets(seat).map(Move::Destroy)),
            Purpose::Strike => moves.extend(self.shields.iter().map(Move::Destroy)),
            Purpose::Counter { .. } => unreachable!("a kamikaze is hit at once"),
        }
    }

    /// ON 6.4: one alien card at one's own station; the first of equal cards stands for them.
    fn targets(&self, seat: Seat) -> impl Iterator<Item = Alien> {
        let aliens = self.stations[seat].aliens;
        let alike = move |one: Alien, other: Alien| {
            one.colour() == other.colour()
                && self.cards.invader(one).aliens == self.cards.invader(other).aliens
        };
        let first = move |it: &Alien| aliens.iter().find(|other| alike(*it, *other)) == Some(*it);
        aliens.iter().filter(first).chain(self.stations[seat].guests())
    }

    /// The second card is chosen. A kamikaze is hit at once; otherwise a target is chosen next.
    pub(super) fn morph_fed(&mut self, seat: Seat, log: &mut Log<Event>) {
        if let Some(Step::Morph { purpose: Purpose::Counter { .. }, .. }) = self.steps.top() {
            self.steps.pop();
            let cards = self.take_picked(seat);
            self.countered(seat, cards, log);
        }
    }

    pub(super) fn finish_morph(&mut self, seat: Seat, alien: Alien, log: &mut Log<Event>) {
        let Some(Step::Morph { purpose, .. }) = self.steps.pop() else {
            unreachable!("Destroy is offered by Morph alone");
        };
        let cards = self.take_picked(seat);
        if purpose == Purpose::Strike {
            return self.strike(seat, cards, alien, log);
        }
        self.turn.phase = Phase::Fight;
        cards.iter().for_each(|card| self.discard(seat, card));
        let mut eaten = cards.iter();
        if let (Some(one), Some(other)) = (eaten.next(), eaten.next()) {
            tell(log, || Told::Morphed { seat, cards: [one, other], alien });
        }
        self.remove_aliens(seat, |it| it == alien, log);
    }

    /// ON 6.1: the weapon clears `station` of the colour and lies aside until the fight ends.
    pub(super) fn fight(
        &mut self,
        seat: Seat,
        card: Card,
        colour: Colour,
        station: Seat,
        log: &mut Log<Event>,
    ) {
        self.turn.phase = Phase::Fight;
        self.stations[seat].lose(card);
        self.stations[seat].laid.insert(card);
        self.clear(seat, card, colour, station, log);
    }

    fn clear(
        &mut self,
        seat: Seat,
        card: Card,
        colour: Colour,
        station: Seat,
        log: &mut Log<Event>,
    ) {
        let aliens = self.count(station, colour);
        tell(log, || Told::Fought { seat, card, colour, station, aliens });
        self.remove_aliens(station, |it| it.colour() == colour, log);
    }

    /// ON 6.5: one Teleporter attack in a player's turn.
    pub(super) fn beam(
        &mut self,
        seat: Seat,
        card: Card,
        colour: Colour,
        at: Seat,
        log: &mut Log<Event>,
    ) {
        self.turn.teleported = true;
        self.fight(seat, card, colour, at, log);
    }

    /// Discards aliens from a station; ON 6.7: freed modules work again at once.
    fn remove_aliens(&mut self, seat: Seat, goes: impl Fn(Alien) -> bool, log: &mut Log<Event>) {
        let station = &mut self.stations[seat];
        let mut gone: SetOf<Alien> = station.aliens.iter().filter(|it| goes(*it)).collect();
        station.aliens = station.aliens.minus(gone);
        for module in &mut station.modules {
            let Some(guest) = module.guest.filter(|it| goes(*it)) else { continue };
            gone.insert(guest);
            module.guest = None;
            if std::mem::take(&mut module.sabotaged) {
                let module = module.card;
                tell(log, || Told::Restored { seat, module });
            }
        }
        self.matrix_discard = self.matrix_discard.union(gone);
    }

    pub(super) fn call(&mut self, seat: Seat, helper: Seat, log: &mut Log<Event>) {
        let purpose = self.purpose();
        if purpose == Purpose::Fight {
            self.turn.phase = Phase::Fight;
        }
        self.turn.called.insert(helper);
        self.steps.push(Step::Call { seat, helper, purpose });
        tell(log, || Told::Called { seat, helper });
    }

    /// ON 6.6: the helper plays one weapon, or refuses. Against a kamikaze or a Shield it may use
    /// its own Modulomorph instead (ON 7.3).
    pub(super) fn call_moves(
        &self,
        helper: Seat,
        caller: Seat,
        purpose: Purpose,
        moves: &mut Vec<Move>,
    ) {
        moves.push(Move::Refuse);
        let aid = |(card, colour)| Move::Aid(card, colour);
        match purpose {
            Purpose::Fight => moves.extend(self.weapons_at(helper, caller).map(aid)),
            Purpose::Counter { alien } => {
                moves.extend(self.counters(helper, alien).map(|it| Move::Aid(it, alien.colour())));
                self.morph_starts(helper, moves);
            }
            Purpose::Strike => {
                moves.extend(
                    self.weapons_at_shields(helper).map(|(card, it)| Move::Aid(card, it.colour())),
                );
                self.morph_starts(helper, moves);
            }
        }
    }

    /// ON 6.6: what the helper plays is discarded; it does not count among the weapons of a kind.
    pub(super) fn aid(&mut self, helper: Seat, card: Card, colour: Colour, log: &mut Log<Event>) {
        let Some(Step::Call { seat, purpose, .. }) = self.steps.top() else {
            unreachable!("Aid is offered by Call alone");
        };
        match (*seat, *purpose) {
            (caller, Purpose::Fight) => {
                self.steps.pop();
                self.turn.teleported = true;
                self.discard(helper, card);
                self.clear(helper, card, colour, caller, log);
            }
            (_, Purpose::Counter { .. }) => self.countered(helper, SetOf::only(card), log),
            (_, Purpose::Strike) => {
                let shield = self.shields.iter().find(|it| it.colour() == colour);
                let shield = shield.expect("a Shield of the colour stands there");
                self.strike(helper, SetOf::only(card), shield, log);
            }
        }
    }

    pub(super) fn refuse(&mut self, helper: Seat, log: &mut Log<Event>) {
        self.steps.pop();
        tell(log, || Told::Refused { seat: helper });
    }

    /// ON 6.2: of each kind of weapon played, one is discarded.
    pub(super) fn end_fight(&mut self, seat: Seat, log: &mut Log<Event>) {
        let laid = self.stations[seat].laid;
        let Some(kind) = laid.first().and_then(Card::as_weapon) else { return };
        self.steps.push(Step::EndFight { seat });
        let alike = of_kind(laid, kind);
        match alike.first() {
            Some(only) if alike.len() == 1 => self.settle(seat, only, log),
            _ => self.steps.push(Step::Spend { seat, kind }),
        }
    }

    pub(super) fn spend_moves(&self, seat: Seat, kind: Weapon, moves: &mut Vec<Move>) {
        moves.extend(of_kind(self.stations[seat].laid, kind).iter().map(Move::Discard));
    }

    pub(super) fn spend(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        self.steps.pop();
        self.settle(seat, card, log);
    }

    /// Discards `card` of those that were played; the others of its kind go back to the hand.
    fn settle(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        let kind = card.as_weapon().expect("only weapons lie aside");
        let mut kept = of_kind(self.stations[seat].laid, kind);
        let station = &mut self.stations[seat];
        station.laid = station.laid.minus(kept);
        kept.remove(card);
        kept.iter().for_each(|it| station.gain_open(it));
        self.resistance_discard.insert(card);
        tell(log, || Told::Spent { seat, discarded: card, kept: kept.iter().collect() });
    }

    /// ON 9.0: at level 0 Teleporters work against Shields, too.
    pub(crate) fn may_call_to_strike(&self) -> bool {
        self.level == Level::Zero
    }
}

fn of_kind(cards: SetOf<Card>, kind: Weapon) -> SetOf<Card> {
    cards.iter().filter(|it| it.as_weapon() == Some(kind)).collect()
}
