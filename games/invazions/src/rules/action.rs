//! IZ 3: the human action.

use tabletop::Log;

use super::{BREAKTHROUGH, tell};
use crate::card::{HumanCard, Research, Sort, ZombieCard};
use crate::event::{Event, Told};
use crate::moves::Move;
use crate::state::Invazions;
use crate::step::{At, Step};

impl Invazions {
    pub(super) fn action_moves(&self, moves: &mut Vec<Move>) {
        for at in self.ats() {
            self.moves_at(at, moves);
        }
        moves.push(Move::End);
    }

    fn moves_at(&self, at: At, moves: &mut Vec<Move>) {
        let (place, location) = (self.place(at), self.place(at).location);
        let hand = self.human_hand();
        let affordable = |it: &HumanCard| self.cards.cost(*it) <= self.human.resources;
        let playable = |it: &HumanCard| it.is_human() && affordable(it) && self.fits(at, *it);
        moves.extend(hand.kinds().filter(playable).map(|it| Move::Play(it, location)));
        let research = self.human.research.iter().map(|it| it.0);
        let research = research.filter(|it| self.can_install(at, *it));
        moves.extend(research.map(|it| Move::Install(it, location)));
        if hand.contains(HumanCard::Capture) && affordable(&HumanCard::Capture) {
            let zombies = self.captives(at);
            moves.extend(zombies.map(|it| Move::Capture(it, location)));
        }
        let gift = hand.contains(HumanCard::Gift) && affordable(&HumanCard::Gift);
        if gift && place.research.is_some() && place.humans.contains(HumanCard::Survivors) {
            moves.push(Move::Gift(location));
        }
    }

    /// IZ 3.2: there is room, and no other copy of the Human, except of Survivors.
    pub(crate) fn fits(&self, at: At, card: HumanCard) -> bool {
        let humans = &self.place(at).humans;
        let alone = card == HumanCard::Survivors || !humans.contains(card);
        alone && humans.len() < self.table.humans_max.into()
    }

    /// IZ 3.3 and 3.4: the card lies beside the human side and can be paid for; the location has no
    /// other, and has a Human if the card has no Resistance.
    fn can_install(&self, at: At, research: Research) -> bool {
        let place = self.place(at);
        let free = self.places.iter().all(|it| it.research != Some(research));
        let stands = 0 < self.cards.research(research).resistance || !place.humans.is_empty();
        let affordable = self.research_cost(research) <= self.human.resources;
        free && place.research.is_none() && affordable && stands
    }

    /// IZ 12.5: the Zombies under a location with a Human.
    pub(crate) fn captives(&self, at: At) -> impl Iterator<Item = ZombieCard> {
        let place = self.place(at);
        let guarded = !place.humans.is_empty();
        place.contamination.kinds().filter(move |it| guarded && it.sort() == Sort::Zombie)
    }

    /// IZ 3.1: takes a card out of the hand and pays for it; returns the cost.
    pub(super) fn pay(&mut self, card: HumanCard) -> u8 {
        let cost = self.cards.cost(card);
        self.human.resources -= cost;
        self.human.lose(card);
        if !card.is_human() {
            self.human.discard.insert(card);
        }
        cost
    }

    pub(super) fn play_human(&mut self, card: HumanCard, at: At, log: &mut Log<Event>) {
        let cost = self.pay(card);
        let place = self.place_mut(at);
        place.humans.insert(card);
        let location = place.location;
        tell(log, || Told::Played { card, at: location, cost });
        let face = *self.cards.human(card);
        if 0 < face.cards {
            self.draw_humans(face.cards, log); // IZ 11.1
        }
        if 0 < face.points && self.points_of(card, face.points, log) {
            return self.end(BREAKTHROUGH, log); // IZ 11.9
        }
        if card == HumanCard::Janitor && !self.place(at).contamination.is_empty() {
            self.steps.push(Step::Clean { at }); // IZ 11.8
        }
    }

    /// IZ 8.3: adds points at once; returns whether they win.
    fn points_of(&mut self, card: HumanCard, points: u8, log: &mut Log<Event>) -> bool {
        let won = self.score_at_once(points);
        let now = self.points;
        tell(log, || Told::PointsAtOnce { card, points, now });
        won
    }

    pub(super) fn install(&mut self, research: Research, at: At, log: &mut Log<Event>) {
        let cost = self.research_cost(research);
        self.human.resources -= cost;
        let place = self.place_mut(at);
        place.research = Some(research);
        let at = place.location;
        tell(log, || Told::Installed { research, at, cost });
    }

    /// IZ 12.5: sacrifices a Zombie under a location for a point.
    pub(super) fn capture(&mut self, card: ZombieCard, at: At, log: &mut Log<Event>) {
        self.pay(HumanCard::Capture);
        self.box_contamination(at, card);
        let points = self.cards.bravery(HumanCard::Capture).amount;
        let won = self.score_at_once(points);
        let (at, now) = (self.place(at).location, self.points);
        tell(log, || Told::Captured { at, card, points, now });
        if won {
            self.end(BREAKTHROUGH, log);
        }
    }

    /// IZ 12.6: discards Survivors beside a Research card for points.
    pub(super) fn gift(&mut self, at: At, log: &mut Log<Event>) {
        self.pay(HumanCard::Gift);
        let place = self.place_mut(at);
        place.humans.remove(HumanCard::Survivors);
        let location = place.location;
        self.human.discard.insert(HumanCard::Survivors);
        let points = self.cards.bravery(HumanCard::Gift).amount;
        let won = self.score_at_once(points);
        let now = self.points;
        tell(log, || Told::Given { at: location, points, now });
        if won {
            self.end(BREAKTHROUGH, log);
        }
    }

    /// A contamination card leaves the game.
    pub(super) fn box_contamination(&mut self, at: At, card: ZombieCard) {
        self.place_mut(at).contamination.remove(card);
        self.zombie_box.insert(card);
    }

    pub(super) fn clean_moves(&self, at: At, moves: &mut Vec<Move>) {
        moves.extend(self.place(at).contamination.kinds().map(Move::Clean));
        moves.push(Move::Spare);
    }

    /// IZ 11.8: a Zombie Libéré is shuffled back into the pile instead.
    pub(super) fn clean(&mut self, card: ZombieCard, log: &mut Log<Event>) {
        let Some(Step::Clean { at }) = self.steps.pop() else {
            unreachable!("a Janitor cleans where it came");
        };
        if card == ZombieCard::Freed {
            self.place_mut(at).contamination.remove(card);
            let pile = self.contamination.for_rules_mut();
            pile.push(card);
            self.chance.shuffle(pile);
        } else {
            self.box_contamination(at, card);
        }
        let at = self.place(at).location;
        tell(log, || Told::Cleaned { at, card });
    }

    /// IZ 3.5: any location except where it was.
    pub(super) fn barricade_moves(&self, moves: &mut Vec<Move>) {
        let elsewhere = self.ats().filter(|at| self.human.barricade != Some(*at));
        moves.extend(elsewhere.map(|at| Move::Barricade(self.place(at).location)));
    }

    pub(super) fn barricade(&mut self, at: At, log: &mut Log<Event>) {
        self.human.barricade = Some(at);
        let at = self.place(at).location;
        tell(log, || Told::Barricaded { at });
        let seat = self.seats().next().expect("there is a horde");
        self.steps.replace(Step::Go { seat });
    }
}
