//! ON 3 to 5: aliens appear, fly, are zapped or land, and give orders.

use tabletop::{Audience, BySeat, Game, Log, Seat, SeatSet, Secret, SetOf};

use super::{ELIMINATED, ELIMINATED_IN_CONFLICT, SHIELDED, tell};
use crate::card::{Alien, Card, Colour, Module, Species};
use crate::deck::{Flight, Invader};
use crate::event::{Cause, Event, Told};
use crate::moves::Move;
use crate::options::Level;
use crate::state::{OhNo, Station};
use crate::step::{Path, Step};

impl OhNo {
    pub(super) fn alien_appears(&mut self, seat: Seat, log: &mut Log<Event>) {
        let Some(alien) = self.draw_matrix(log) else { return };
        if alien.is_shield() {
            return self.shield_appears(seat, alien, log);
        }
        let Invader { aliens, flight, .. } = self.cards.invader(alien);
        tell(log, || Told::AlienAppeared { seat, alien, aliens, flight });
        let path = self.path(seat, alien);
        if path.is_empty() {
            // ON 3.2: nobody has the symbol.
            self.matrix_discard.insert(alien);
            tell(log, || Told::AlienLost { alien });
        } else {
            self.steps.push(Step::Flight { alien, path, asked: 0 });
            self.pass_by(log);
        }
    }

    /// ON 3.7: a Shield stands beside the Matrice; ON 8.2: the last one loses the game.
    fn shield_appears(&mut self, seat: Seat, alien: Alien, log: &mut Log<Event>) {
        self.shields.insert(alien);
        let out = self.shields.len() as u8;
        tell(log, || Told::ShieldAppeared { seat, alien, out });
        if out == self.cards.shields {
            self.end(SHIELDED, log);
        }
    }

    /// ON 3.1: the stations from the active player round the table to the first with the symbol;
    /// empty if there is none.
    fn path(&self, from: Seat, alien: Alien) -> Path {
        let mut path = Path::new();
        let mut at = from;
        loop {
            if !self.stations[at].out {
                path.push(at);
                if self.attracts(at, alien) {
                    return path;
                }
            }
            at = match self.cards.invader(alien).flight {
                Flight::Left => at.next(self.players()),
                Flight::Right => at.previous(self.players()),
            };
            if at == from {
                return Path::new();
            }
        }
    }

    /// ON 3.1: whether the station shows the symbol; ON 3.6: for a Sabotalien, on a free module.
    fn attracts(&self, seat: Seat, alien: Alien) -> bool {
        match alien.species() {
            Species::Sabotalien => self.perches(seat, alien.colour()).next().is_some(),
            Species::Invalien | Species::Evaporalien | Species::Shield => {
                let shows = |card| self.cards.symbols(card).contains(alien.colour());
                self.stations[seat].modules.iter().any(|it| shows(it.card))
            }
        }
    }

    /// ON 3.6: the modules beside which a Sabotalien of a colour can sit down.
    fn perches(&self, seat: Seat, colour: Colour) -> impl Iterator<Item = Card> {
        let free = self.stations[seat].modules.iter().filter(|it| it.guest.is_none());
        free.map(|it| it.card).filter(move |card| self.cards.symbols(*card).contains(colour))
    }

    /// ON 3.3: a weapon of the colour, or a black one.
    pub(super) fn flight_moves(&self, seat: Seat, alien: Alien, moves: &mut Vec<Move>) {
        moves.extend(self.fits(seat, alien).map(Move::Zap));
        moves.push(Move::Pass);
    }

    fn fits(&self, seat: Seat, alien: Alien) -> impl Iterator<Item = Card> + use<> {
        let hits = move |card: &Card| card.colour().is_some_and(|it| it.hits(alien.colour()));
        self.hand(seat).iter().filter(hits)
    }

    /// ON 3.3: the weapon and the alien are discarded; no order is given.
    pub(super) fn zap(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        let Some(Step::Flight { alien, .. }) = self.steps.pop() else {
            unreachable!("Zap is offered by Flight alone");
        };
        self.discard(seat, card);
        self.matrix_discard.insert(alien);
        tell(log, || Told::Zapped { seat, card, alien });
    }

    /// ON 3.4: the active player is asked first, then those that the alien passes, in order.
    pub(super) fn let_pass(&mut self, log: &mut Log<Event>) {
        self.fly_on(log);
        self.pass_by(log);
    }

    /// ON 3.4: a player is not asked when everybody sees that it has nothing to zap with. All
    /// others are asked, whatever they hold.
    fn pass_by(&mut self, log: &mut Log<Event>) {
        while let Some(Step::Flight { alien, path, asked }) = self.steps.top() {
            let (alien, seat) = (*alien, path[usize::from(*asked)]);
            if !self.is_open(seat) || self.fits(seat, alien).next().is_some() {
                return;
            }
            self.fly_on(log);
        }
    }

    /// The next player lets the alien pass. The event says whether its hand held a weapon for it;
    /// only those who know the hand are told that.
    fn fly_on(&mut self, log: &mut Log<Event>) {
        let Some(Step::Flight { alien, path, asked }) = self.steps.top_mut() else {
            unreachable!("what flies on is flying");
        };
        let (alien, seat) = (*alien, path[usize::from(*asked)]);
        *asked += 1;
        if usize::from(*asked) == path.len() {
            self.steps.replace(Step::Land { alien, seat });
        }
        let fits = self.fits(seat, alien).next().is_some();
        let knowers = if self.is_open(seat) { Audience::Everybody } else { seat.into() };
        log.add(|| Event::LetPass { seat, alien, fits: Secret::new(knowers, fits) });
    }

    pub(super) fn land(&mut self, alien: Alien, seat: Seat, log: &mut Log<Event>) {
        self.steps.push(Step::Order { alien });
        if alien.species() == Species::Sabotalien {
            return self.sit_down(alien, seat, log);
        }
        // ON 3.5: Invaliens and Evaporaliens belong to the station as a whole.
        self.stations[seat].aliens.insert(alien);
        let (aliens, now) = (self.cards.invader(alien).aliens, self.count(seat, alien.colour()));
        tell(log, || Told::Invaded { seat, alien, aliens, now });
    }

    /// ON 3.6: the owner chooses among several modules.
    fn sit_down(&mut self, alien: Alien, seat: Seat, log: &mut Log<Event>) {
        let mut modules = self.perches(seat, alien.colour());
        let first = modules.next().expect("a Sabotalien flies to a free module");
        if modules.next().is_some() {
            drop(modules);
            self.steps.push(Step::Perch { alien, seat });
        } else {
            drop(modules);
            self.perch(alien, seat, first, log);
        }
    }

    pub(super) fn perch_moves(&self, seat: Seat, alien: Alien, moves: &mut Vec<Move>) {
        moves.extend(self.perches(seat, alien.colour()).map(Move::Perch));
    }

    pub(super) fn perch_here(&mut self, seat: Seat, module: Card, log: &mut Log<Event>) {
        let Some(Step::Perch { alien, .. }) = self.steps.pop() else {
            unreachable!("Perch is offered by Perch alone");
        };
        self.perch(alien, seat, module, log);
    }

    fn perch(&mut self, alien: Alien, seat: Seat, module: Card, log: &mut Log<Event>) {
        let installed = self.stations[seat].modules.iter_mut().find(|it| it.card == module);
        installed.expect("the module is there").guest = Some(alien);
        tell(log, || Told::Perched { seat, alien, module });
    }

    /// ON 4: whoever has landed orders all aliens of another colour, wherever they are, to attack.
    pub(super) fn order(&mut self, alien: Alien, log: &mut Log<Event>) {
        let invader = self.cards.invader(alien);
        match alien.species() {
            Species::Invalien => self.order_to_crush(alien, invader, log),
            Species::Evaporalien => self.order_to_evaporate(alien, invader.order, log),
            Species::Sabotalien => self.order_to_sabotage(alien, invader.order, log),
            Species::Shield => unreachable!("Shields never land"),
        }
    }

    /// ON 4.1: a station with this many Invaliens of the colour, or more, is crushed.
    fn order_to_crush(&mut self, alien: Alien, invader: Invader, log: &mut Log<Event>) {
        let (colour, at) = (invader.order, invader.at.unwrap_or(u8::MAX));
        tell(log, || Told::OrderedToCrush { alien, colour, at });
        let crushed: SeatSet =
            self.alive().iter().filter(|seat| at <= self.count(*seat, colour)).collect();
        if crushed.is_empty() {
            tell(log, || Told::OrderMissed { colour });
        }
        for seat in crushed.iter() {
            if self.level == Level::Zero {
                self.wipe(seat, log);
            } else {
                self.eliminate(seat, Cause::Crushed, log);
            }
        }
        self.check_survivors(log);
    }

    /// ON 4.2: a card for each Evaporalien of the colour; a hand with fewer loses all.
    fn order_to_evaporate(&mut self, alien: Alien, colour: Colour, log: &mut Log<Event>) {
        tell(log, || Told::OrderedToEvaporate { alien, colour });
        let owes = BySeat::new(self.stations.players(), |seat| {
            self.count(seat, colour).min(self.stations[seat].hand_size())
        });
        if owes.values().all(|it| *it == 0) {
            tell(log, || Told::OrderMissed { colour });
            return;
        }
        let chooses = |seat: &Seat| owes[*seat] < self.stations[*seat].hand_size();
        let waiting = self.alive().iter().filter(|seat| 0 < owes[*seat]).filter(chooses).collect();
        for seat in self.alive().iter().filter(|seat| 0 < owes[*seat]) {
            if owes[seat] == self.stations[seat].hand_size() {
                *self.stations[seat].picked.for_rules_mut() = self.hand(seat);
            }
        }
        self.steps.push(Step::Evaporate { colour, owes, waiting });
    }

    /// ON 4.2: the victim chooses.
    pub(super) fn evaporate_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        moves.extend(self.unpicked(seat).map(Move::Evaporate));
    }

    pub(super) fn give_up(&mut self, seat: Seat, card: Card) {
        self.pick(seat, card);
        let picked = self.picked(seat).len();
        if let Some(Step::Evaporate { owes, waiting, .. }) = self.steps.top_mut()
            && picked == usize::from(owes[seat])
        {
            waiting.remove(seat);
        }
    }

    /// Everybody has picked: all cards go at once.
    pub(super) fn evaporate(&mut self, log: &mut Log<Event>) {
        for seat in self.seats() {
            let cards = self.take_picked(seat);
            if cards.is_empty() {
                continue;
            }
            cards.iter().for_each(|card| self.discard(seat, card));
            tell(log, || Told::Evaporated { seat, cards: cards.iter().collect() });
        }
    }

    /// ON 4.3: every Sabotalien of the colour sabotages its module.
    fn order_to_sabotage(&mut self, alien: Alien, colour: Colour, log: &mut Log<Event>) {
        tell(log, || Told::OrderedToSabotage { alien, colour });
        let obeys = |guest: Option<Alien>| guest.is_some_and(|it| it.colour() == colour);
        let mut hit = false;
        for seat in self.alive().iter() {
            let modules = self.stations[seat].modules.iter();
            let attacked: Vec<Card> =
                modules.filter(|it| obeys(it.guest)).map(|it| it.card).collect();
            for module in attacked {
                hit |= self.sabotage(seat, module, log);
            }
        }
        if !hit {
            tell(log, || Told::OrderMissed { colour });
        }
        self.check_survivors(log);
    }

    /// ON 4.3: a module that is sabotaged already stays as it was; ON 9.2: from level 2 on it is
    /// lost. Returns whether anything happened.
    fn sabotage(&mut self, seat: Seat, module: Card, log: &mut Log<Event>) -> bool {
        let station = &mut self.stations[seat];
        let at = station.modules.iter().position(|it| it.card == module);
        let at = at.expect("the module is there");
        if !station.modules[at].sabotaged {
            station.modules[at].sabotaged = true;
            tell(log, || Told::Sabotaged { seat, module });
        } else if Level::Two <= self.level {
            self.lose_module(seat, at, log);
        } else {
            return false;
        }
        true
    }

    /// ON 9.2: the module goes with its Sabotalien; with the last module the player is out.
    fn lose_module(&mut self, seat: Seat, at: usize, log: &mut Log<Event>) {
        let lost = self.stations[seat].modules.remove(at);
        let alien = lost.guest.expect("a Sabotalien sabotages");
        self.matrix_discard.insert(alien);
        self.scrap(lost.card);
        tell(log, || Told::ModuleLost { seat, module: lost.card, alien });
        if self.stations[seat].modules.is_empty() {
            self.eliminate(seat, Cause::Stranded, log);
        }
    }

    /// Hubs go back to the box, other modules to the discards (ON 5.1).
    fn scrap(&mut self, module: Card) {
        if module.as_module() == Some(Module::Hub) {
            self.boxed.insert(module);
        } else {
            self.resistance_discard.insert(module);
        }
    }

    /// ON 5.1: hand, modules and aliens go; the hub goes back to the box.
    pub(super) fn eliminate(&mut self, seat: Seat, cause: Cause, log: &mut Log<Event>) {
        self.clear_out(seat, |_| false);
        self.stations[seat].out = true;
        tell(log, || Told::Eliminated { seat, cause });
    }

    /// ON 9.0: at level 0 the player keeps its hub and stays.
    fn wipe(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.clear_out(seat, |card| card.as_module() == Some(Module::Hub));
        tell(log, || Told::Wiped { seat });
    }

    fn clear_out(&mut self, seat: Seat, keeps: impl Fn(Card) -> bool) {
        self.hand(seat).iter().for_each(|card| self.discard(seat, card));
        let station = &mut self.stations[seat];
        let aliens: SetOf<Alien> = station.aliens.iter().chain(station.guests()).collect();
        station.aliens = SetOf::EMPTY;
        let modules = std::mem::take(&mut station.modules);
        for mut module in modules {
            if keeps(module.card) {
                (module.guest, module.sabotaged) = (None, false);
                self.stations[seat].modules.push(module);
            } else {
                self.scrap(module.card);
            }
        }
        self.forget(seat);
        self.matrix_discard = self.matrix_discard.union(aliens);
    }

    /// Nothing is known of an empty hand.
    fn forget(&mut self, seat: Seat) {
        let station: &mut Station = &mut self.stations[seat];
        station.lacks = Default::default();
        *station.picked.for_rules_mut() = SetOf::EMPTY;
    }

    /// ON 8.3: with nobody left the game is lost.
    pub(super) fn check_survivors(&mut self, log: &mut Log<Event>) {
        if self.alive().is_empty() {
            self.end(if self.conflict { ELIMINATED_IN_CONFLICT } else { ELIMINATED }, log);
        }
    }
}
