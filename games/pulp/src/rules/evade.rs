//! PI 4: a card is evaded.

use tabletop::{ArrayVec, Log};

use super::{ABILITIES_LOST, Moves};
use crate::card::{Ability, Colour, Die, Kind, Weapon};
use crate::deck::{Action, Power};
use crate::event::{Cause, Told};
use crate::moves::Move;
use crate::state::Pulp;
use crate::step::{Choice, Step};
use crate::view::Fate;

/// PI 4.2: cubes drawn in an evasion.
const DRAWS: u8 = 2;

/// PI 4.5: the colours that dice can take out of the bag. Not yellow: its super weapon could never
/// be found again.
const TAKEABLE: [Colour; 5] =
    [Colour::Red, Colour::Blue, Colour::Green, Colour::Black, Colour::White];

impl Pulp {
    pub(super) fn evade(&mut self, log: &mut Log<Told>) {
        let card = self.met();
        log.add(|| Told::Evading { card });
        let all: u8 = self.abilities.iter().sum();
        self.turn.points = self.evasion(self.turn.at.into()).min(all);
        self.steps.push(Step::Offer(Choice::Evade));
    }

    pub(super) fn evade_moves(&self, moves: &mut Moves) {
        if !self.turn.paying {
            self.evasion_dice(moves);
            let evades = |it: &Weapon| self.cards.weapon(*it).power == Power::Evade;
            moves.extend(self.usable_weapons().filter(evades).map(Move::Weapon));
        }
        if self.turn.points == 0 {
            return moves.push(Move::Draw);
        }
        // PI 4.1: point by point, of any ability.
        let held = Ability::ALL.iter().filter(|it| 0 < self.points(**it));
        moves.extend(held.map(|it| Move::Pay(*it, 1)));
    }

    pub(super) fn pay_to_evade(&mut self, ability: Ability, log: &mut Log<Told>) {
        self.abilities[ability as usize] -= 1;
        self.turn.points -= 1;
        self.turn.paying = true;
        log.add(|| Told::Escaped { ability });
        if self.is_broken() {
            return self.end(ABILITIES_LOST, log);
        }
        let next = if self.turn.points == 0 { Step::Escape } else { Step::Ask(Choice::Evade) };
        self.steps.push(next);
    }

    /// The first evasion is free; the draws follow.
    pub(super) fn escape_free(&mut self, log: &mut Log<Told>) {
        log.add(|| Told::EscapedFree { cause: self.place_cause() });
        self.steps.push(Step::Escape);
    }

    /// PI 4.2 and 4.4: the cubes that an evasion still draws, after what a die replaced.
    pub(crate) fn draws_of_evasion(&self) -> u8 {
        let coloured = Colour::COLOURED.iter().map(|it| self.bag[*it as usize]).sum();
        DRAWS.saturating_sub(self.turn.replaced).min(coloured)
    }

    /// PI 4.2 and 4.3: only coloured cubes count; others would go back and be drawn again. So this
    /// draws among the coloured ones at once.
    pub(super) fn escape(&mut self, log: &mut Log<Told>) {
        let mut drawn = ArrayVec::new();
        for _ in 0..self.draws_of_evasion() {
            if let Some(colour) = self.draw(&Colour::COLOURED) {
                self.empty(colour);
                drawn.push(colour);
            }
        }
        drawn.sort_unstable();
        if drawn.is_empty() {
            log.add(|| Told::EvasionDrewNothing);
        }
        self.turn.row[usize::from(self.turn.at)].drawn = drawn.clone();
        for colour in drawn {
            self.lose_to(colour, log);
            if self.is_broken() {
                return self.end(ABILITIES_LOST, log);
            }
        }
        self.steps.push(Step::Evaded);
    }

    /// PI 4.3: the ability of the colour loses a point, if it has one.
    fn lose_to(&mut self, colour: Colour, log: &mut Log<Told>) {
        let ability = colour.ability().expect("only coloured cubes are drawn in an evasion");
        let track = &mut self.abilities[ability as usize];
        let lost = 0 < *track;
        *track = track.saturating_sub(1);
        log.add(|| Told::EvasionDrew { colour, ability, lost });
    }

    /// PI 4.6: the card is turned over; neither its icon nor its planet icons count any more.
    pub(super) fn evaded(&mut self, log: &mut Log<Told>) {
        let card = self.met();
        self.turn.row[usize::from(self.turn.at)].fate = Fate::Evaded;
        self.turn.evaded = true;
        self.tally.evaded += 1;
        self.turn.replaced = 0;
        log.add(|| Told::Evaded { card });
        // PI 9.4: the Hive reacts to each guard.
        let sector = self.sector();
        if let Action::Hive(cubes) = self.cards.action(sector)
            && self.card(card).kind == Kind::Guard
        {
            for _ in 0..cubes {
                let (colour, cause) = (Colour::Black, Cause::Sector { sector });
                if self.fill(colour) {
                    log.add(|| Told::BagGrew { colour, cause });
                } else {
                    log.add(|| Told::ReserveLacked { colour, cause });
                    break;
                }
            }
        }
        self.steps.push(Step::NextCard);
    }

    /// How many cubes in the bag a die can take out.
    pub(crate) fn takeable(&self) -> u8 {
        TAKEABLE.iter().map(|it| self.bag[*it as usize]).sum()
    }

    /// PI 4.4: up to two white cubes leave the bag.
    pub(super) fn take_whites(&mut self, cause: Cause, log: &mut Log<Told>) {
        let count = self.bag[Colour::White as usize].min(2);
        (0..count).for_each(|_| self.empty(Colour::White));
        log.add(|| Told::TakenOut { colour: Colour::White, count, cause });
    }

    /// PI 4.5: cubes of the player's choice, in any order. Where there is nothing to choose they go
    /// by themselves.
    pub(super) fn begin_taking(&mut self, cubes: u8, die: Die, log: &mut Log<Told>) {
        let there = TAKEABLE.iter().copied().filter(|it| 0 < self.bag[*it as usize]);
        let there: ArrayVec<Colour, 5> = there.collect();
        if there.len() > 1 && cubes < self.takeable() {
            return self.steps.push(Step::Ask(Choice::Take { cubes, die }));
        }
        for colour in there {
            let count = cubes.min(self.bag[colour as usize]);
            (0..count).for_each(|_| self.take_out(colour, die, log));
        }
    }

    pub(super) fn take_moves(&self, moves: &mut Moves) {
        let there = TAKEABLE.iter().filter(|it| 0 < self.bag[**it as usize]);
        moves.extend(there.map(|it| Move::Take(*it)));
    }

    pub(super) fn take(&mut self, choice: Choice, colour: Colour, log: &mut Log<Told>) {
        let Choice::Take { cubes, die } = choice else {
            return self.put_back(colour, log);
        };
        self.take_out(colour, die, log);
        if 1 < cubes {
            self.steps.push(Step::Ask(Choice::Take { cubes: cubes - 1, die }));
        }
    }

    fn take_out(&mut self, colour: Colour, die: Die, log: &mut Log<Told>) {
        self.empty(colour);
        log.add(|| Told::TakenOut { colour, count: 1, cause: Cause::Die { die } });
    }

    /// PI 4.4: a random cube leaves instead of the first draw. It costs nothing, and a yellow one
    /// goes back.
    pub(super) fn draw_harmless(&mut self, cause: Cause, log: &mut Log<Told>) {
        self.turn.replaced = 1;
        match self.draw(Colour::ALL) {
            Some(Colour::Yellow) => log.add(|| Told::PutBack { colour: Colour::Yellow, cause }),
            Some(colour) => {
                self.empty(colour);
                log.add(|| Told::TakenOut { colour, count: 1, cause });
            }
            None => (),
        }
    }

    /// A super weapon evades for nothing.
    pub(super) fn evade_by_weapon(&mut self, cause: Cause, log: &mut Log<Told>) {
        log.add(|| Told::EscapedFree { cause });
        self.steps.push(Step::Evaded);
    }
}
