//! PL 3: a card comes into play.

use tabletop::{ArrayVec, Log, Seat, SetOf};

use super::tell;
use crate::card::Card;
use crate::event::{Cause, Event, Told};
use crate::map::{Continent, Heading, LATITUDES, LONGITUDES, SQUARES, Square, Squares};
use crate::moves::Move;
use crate::state::{Planisphere, Unit};
use crate::step::Step;
use crate::view::{Landing, Phase, Test};

impl Planisphere {
    pub(super) fn reinforcement(&mut self, seat: Seat) {
        if !self.hand(seat).is_empty() {
            let more = if self.round == 0 { 0 } else { self.extra_cards() };
            self.steps.push(Step::Reinforce { seat, more, tried: SetOf::EMPTY });
        }
    }

    /// PL 3.1 and 3.2: one card of the hand, or none after the player has had a unit on the board.
    /// PL 11.7: each card has one test in a round.
    pub(super) fn landing_moves(&self, seat: Seat, tried: SetOf<Card>, moves: &mut Vec<Move>) {
        moves.extend(self.hand(seat).minus(tried).iter().map(Move::Land));
        if !self.must_land(seat) {
            moves.push(Move::Done);
        }
    }

    /// PL 3.2: a player who has never had a unit on the board must land one. PL 1.5: so must
    /// everybody before the first round.
    pub(crate) fn must_land(&self, seat: Seat) -> bool {
        !self.camps[seat].landed || self.phase == Phase::Overture
    }

    /// PL 3.3: there is no test in the first round, nor before the player's first unit is on the
    /// board.
    pub(crate) fn needs_test(&self, seat: Seat) -> bool {
        1 < self.round && self.camps[seat].landed && self.arrival_is_tested()
    }

    pub(super) fn land(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        let Some(Step::Reinforce { more, mut tried, .. }) = self.steps.pop() else {
            unreachable!("only this step lands cards")
        };
        tried.insert(card);
        if let Some(more) = more.checked_sub(1)
            && !self.hand(seat).minus(tried).is_empty()
        {
            self.steps.push(Step::Reinforce { seat, more, tried });
        }
        let test = self.needs_test(seat).then(|| self.test_arrival());
        if test.is_some_and(|it| !it.passed) {
            // PL 3.3: everybody has seen the card that stays in the hand.
            self.show(SetOf::only(card));
            self.note_landing(
                Landing { seat, card, test, tried: ArrayVec::new(), landed: None },
                log,
            );
        } else {
            self.come_down(seat, card, test, log);
        }
    }

    /// PL 11.2: on the continent that its owner names, if one has ground for it; otherwise by the
    /// dice.
    fn come_down(&mut self, seat: Seat, card: Card, test: Option<Test>, log: &mut Log<Event>) {
        let mut moves = Vec::new();
        self.continents(card, &mut moves);
        if self.lands_by_continent()
            && let Some(Move::Continent(first)) = moves.first()
        {
            self.show(SetOf::only(card));
            self.steps.push(Step::NameContinent { seat, card, test });
            if moves.len() == 1 {
                self.land_on(*first, log);
            }
            return;
        }
        self.descend(seat, card, test, log);
    }

    pub(super) fn continents(&self, card: Card, moves: &mut Vec<Move>) {
        let ground = |it: &Continent| !self.landing_ground(card, *it).is_empty();
        moves.extend(Continent::ALL.into_iter().filter(ground).map(Move::Continent));
    }

    /// PL 11.2: any square of the continent that the card may stand on, each equally likely.
    pub(super) fn land_on(&mut self, continent: Continent, log: &mut Log<Event>) {
        let Some(Step::NameContinent { seat, card, test }) = self.steps.pop() else {
            unreachable!("only this step asks for a continent")
        };
        let ground: ArrayVec<Square, { SQUARES as usize }> =
            self.landing_ground(card, continent).iter().collect();
        let square = *self.chance.pick(&ground);
        self.leave_hand(seat, card);
        let tried = std::iter::once(square).collect();
        self.note_landing(Landing { seat, card, test, tried, landed: Some(square) }, log);
        self.settle(seat, card, square, log);
    }

    /// The squares of a continent on which a card may stand.
    fn landing_ground(&self, card: Card, continent: Continent) -> Squares {
        continent.squares().minus(self.forbidden(card))
    }

    /// PL 3.3.
    fn test_arrival(&mut self) -> Test {
        Test::of(self.chance.die(LONGITUDES), self.chance.die(LATITUDES))
    }

    /// PL 3.4: the dice name latitude and longitude.
    fn descend(&mut self, seat: Seat, card: Card, test: Option<Test>, log: &mut Log<Event>) {
        let square = self.throw_position();
        let tried = self.search(card, square);
        self.leave_hand(seat, card);
        let landed = tried.last().copied().filter(|it| !self.forbidden(card).contains(*it));
        self.note_landing(Landing { seat, card, test, tried, landed }, log);
        match landed {
            Some(square) => self.settle(seat, card, square, log),
            None => self.put_under(card), // PL 3.6: the saucer crashed.
        }
    }

    fn note_landing(&mut self, landing: Landing, log: &mut Log<Event>) {
        tell(log, || Told::Arrived { landing: landing.clone() });
        self.landing = Some(landing);
    }

    /// The two dice of position.
    pub(crate) fn throw_position(&mut self) -> Square {
        let (latitude, longitude) = (self.chance.die(LATITUDES), self.chance.die(LONGITUDES));
        Square::at(latitude, longitude).expect("the dice stay on the board")
    }

    /// PL 3.5: the square, then those above, right, below and left of it, up to the first on which
    /// the card may stand; beyond the edge there is nothing to try.
    pub(crate) fn search(&self, card: Card, square: Square) -> ArrayVec<Square, 5> {
        let forbidden = self.forbidden(card);
        let around = Heading::ALL.into_iter();
        let around = around.filter_map(|it| square.toward(it, self.options.wrap));
        let mut tried = ArrayVec::new();
        for square in std::iter::once(square).chain(around) {
            tried.push(square);
            if !forbidden.contains(square) {
                break;
            }
        }
        tried
    }

    /// A card becomes a unit on `square`. It attacks enemies that it finds there, since it came
    /// later (PL 3.7).
    pub(crate) fn settle(&mut self, seat: Seat, card: Card, square: Square, log: &mut Log<Event>) {
        let arrived = self.arrive();
        self.units[card.slot()] = Some(Unit {
            owner: seat,
            square,
            arrived,
            landed: self.round,
            from: None,
            heading: None,
            victories: 0,
            gestation: None,
            moved: false,
            aimed: false,
            controlled: false,
            light: false,
            overheated: false,
            fought: SetOf::EMPTY,
            pinned: None,
            dies: None,
            fades: None,
        });
        self.camps[seat].units.insert(card);
        self.camps[seat].landed = true;
        let landed = &mut self.tally.landed[card.people() as usize];
        *landed = landed.saturating_add(1);
        self.enter(card, log);
    }

    /// The number of a new arrival. Numbers are even, so that a twin gets the odd one behind it (PL
    /// 7.6).
    pub(crate) fn arrive(&mut self) -> u32 {
        self.arrivals += 2;
        self.arrivals
    }

    /// A unit has come to a square, where it may die (PL 11.15).
    pub(crate) fn enter(&mut self, card: Card, log: &mut Log<Event>) {
        if let Some(number) = self.killer_at(self.unit(card).square) {
            self.destroy(card, Cause::Happening { number }, log);
        }
    }
}
