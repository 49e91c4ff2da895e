//! The moves as numbers, and what a seat sees in numbers.

use tabletop::{
    Game, Inputs, Numbering, Numeric, Seat, SetOf, Viewer, numbered_by_index, numbered_by_list,
    numbered_moves,
};

use crate::card::{CARDS_MAX, Card};
use crate::map::{Continent, LATITUDES, LONGITUDES, SQUARES, Square};
use crate::moves::Move;
use crate::state::{Planisphere, Unit, knower};
use crate::step::{Assault, Step};
use crate::view::Phase;

numbered_by_index!(Card: CARDS_MAX);
numbered_by_list!(Continent: Continent::ALL);

impl Numbering for Square {
    type Item = Square;
    const COUNT: usize = SQUARES as usize;

    fn number(item: Square) -> usize {
        item.index()
    }

    fn item(number: usize) -> Square {
        let (row, column) = (number as u8 / LONGITUDES, number as u8 % LONGITUDES);
        Square::at(row + 1, column + 1).expect("a square of the board")
    }
}

numbered_moves!(Move {
    Land(card: Card),
    Move(card: Card; to: Square),
    Lighten(card: Card),
    Aim(card: Card; target: Card),
    Attack(card: Card; target: Card),
    Control(card: Card; target: Card),
    Martyr(card: Card; target: Card),
    Duplicate(card: Card),
    Breed(card: Card; child: Card),
    Continent(continent: Continent),
    Pick(card: Card),
    Pair(card: Card; other: Card),
    Done,
});

const PLAYERS_MAX: usize = 4;

/// The number of different questions.
const QUESTIONS: usize = 9;

/// Events are counted from 1.
const EVENTS: usize = 100;

/// What is told of each unit.
const OF_A_UNIT: usize = PLAYERS_MAX + 14;

impl Numeric for Planisphere {
    fn observe(&self, seat: Seat, to: &mut Inputs) {
        self.tell_round(seat, to);
        self.tell_question(seat, to);
        self.tell_cards(seat, to);
        self.tell_units(seat, to);
        self.tell_squares(seat, to);
    }
}

fn tell_set(cards: SetOf<Card>, to: &mut Inputs) {
    to.each(cards.iter().map(Card::number), CARDS_MAX, 1.0);
}

impl Planisphere {
    /// The seats from `me` on, in turn order.
    fn seats_seen_by(&self, me: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.players();
        (0..players).map(move |at| Seat((me.0 + at) % players))
    }

    fn tell_round(&self, me: Seat, to: &mut Inputs) {
        to.one_of(Some(usize::from(self.players()) - 2), PLAYERS_MAX - 1);
        to.number(f32::from(self.round) / 20.0);
        to.one_of(Some(self.phase as usize), Phase::Happenings as usize + 1);
        to.number(f32::from(self.pile_size()) / 100.0);
        for seat in self.seats_seen_by(me) {
            let camp = &self.camps[seat];
            to.flag(camp.out);
            to.flag(camp.landed);
            to.flag(self.first == seat);
            to.flag(self.to_act().contains(seat));
            to.flag(self.fined.contains(seat));
            to.flag(self.exploded.contains(seat));
            let (size, _) = self.hand_size_and_known(seat, SetOf::EMPTY);
            to.number(f32::from(size) / 10.0);
            to.number(camp.units.len() as f32 / 20.0);
        }
        let numbers = self.in_force.iter().map(|it| usize::from(it.number) - 1);
        to.each(numbers, EVENTS, 1.0);
    }

    /// What is asked, and what the answer depends on.
    fn tell_question(&self, me: Seat, to: &mut Inputs) {
        let step = self.steps.top();
        to.one_of(step.and_then(question), QUESTIONS);
        let choice = match step {
            Some(Step::Decide { choice }) => Some(choice.seen_by(Viewer::Seat(me))),
            _ => None,
        };
        to.one_of(choice.map(|it| usize::from(it.number) - 1), EVENTS);
        let left = choice.and_then(|it| it.left);
        to.number(f32::from(left.unwrap_or_default()) / 5.0);
        tell_set(choice.map_or(SetOf::EMPTY, |it| it.picked()), to);
        let (more, tried) = match step {
            Some(Step::Reinforce { more, tried, .. }) => (*more, *tried),
            _ => (0, SetOf::EMPTY),
        };
        to.number(f32::from(more) / 5.0);
        tell_set(tried, to);
        let (one, other) = match step {
            Some(Step::Explode { attacker, defender, .. }) => (Some(*attacker), Some(*defender)),
            Some(Step::Duplicate { card, .. } | Step::NameContinent { card, .. }) => {
                (Some(*card), None)
            }
            _ => (None, None),
        };
        to.one_of(one.map(Card::number), CARDS_MAX);
        to.one_of(other.map(Card::number), CARDS_MAX);
        to.flag(matches!(step, Some(Step::Explode { how: Assault::Control, .. })));
    }

    /// The cards that are not on the board, as far as `me` knows them.
    fn tell_cards(&self, me: Seat, to: &mut Inputs) {
        let known = self.known[knower(Viewer::Seat(me))];
        for seat in self.seats_seen_by(me) {
            let own = self.camps[seat].hand.seen_by(Viewer::Seat(me)).copied();
            tell_set(own.unwrap_or_else(|| self.hand_size_and_known(seat, known).1), to);
            let stake = self.stakes[seat.index()];
            to.one_of(stake.map(Card::number), CARDS_MAX);
        }
        to.each(self.known_pile().iter().copied().map(Card::number), CARDS_MAX, 1.0);
        to.each(self.known_top().into_iter().map(Card::number), CARDS_MAX, 1.0);
        tell_set(self.removed, to);
        if self.rep_plus == [0; CARDS_MAX] {
            return to.zeros(CARDS_MAX);
        }
        self.rep_plus.iter().for_each(|it| to.number(f32::from(*it) / 3.0));
    }

    /// Every unit on the board, by its card.
    fn tell_units(&self, me: Seat, to: &mut Inputs) {
        let players = self.players();
        let there = || self.on_board().iter().map(|it| self.unit(it));
        let mut next = 0;
        for card in self.on_board().iter() {
            let (at, unit) = (Card::number(card), self.unit(card));
            to.zeros((at - next) * OF_A_UNIT);
            next = at + 1;
            to.one_of(Some(usize::from((unit.owner.0 + players - me.0) % players)), PLAYERS_MAX);
            self.tell_unit(unit, to);
        }
        to.zeros((CARDS_MAX - next) * OF_A_UNIT);
        let children = there().filter_map(|it| it.gestation);
        to.each(children.map(|it| Card::number(it.child)), CARDS_MAX, 1.0);
        to.each(self.shots.iter().map(|it| Card::number(it.shooter)), CARDS_MAX, 1.0);
        to.each(self.shots.iter().map(|it| Card::number(it.target)), CARDS_MAX, 1.0);
        let lent = self.loans.iter().map(|it| it.card).filter(|it| self.is_on_board(*it));
        to.each(lent.map(Card::number), CARDS_MAX, 1.0);
    }

    fn tell_unit(&self, unit: &Unit, to: &mut Inputs) {
        to.number(f32::from(unit.square.latitude()) / f32::from(LATITUDES));
        to.number(f32::from(unit.square.longitude()) / f32::from(LONGITUDES));
        to.one_of(unit.heading.map(|it| it as usize), 4);
        to.number(f32::from(unit.victories) / 2.0);
        let left = unit.gestation.map_or(0, |it| it.left + 1);
        to.number(f32::from(left) / 4.0);
        to.flag(unit.moved);
        to.flag(unit.aimed);
        to.flag(unit.controlled);
        to.flag(unit.light);
        to.flag(unit.overheated);
        to.flag(unit.pinned.is_some_and(|it| self.round <= it));
    }

    /// How many units stand on each square: one's own, and those of others.
    fn tell_squares(&self, me: Seat, to: &mut Inputs) {
        for own in [true, false] {
            let units = self.on_board().iter().map(|it| self.unit(it));
            let there = units.filter(|it| (it.owner == me) == own);
            to.each(there.map(|it| it.square.index()), SQUARES.into(), 1.0);
        }
    }
}

/// What a step asks; none for one that asks nobody.
fn question(step: &Step) -> Option<usize> {
    Some(match step {
        Step::Reinforce { .. } => 0,
        Step::March { .. } => 1,
        Step::Shoot { .. } => 2,
        Step::Fight { .. } => 3,
        Step::Duplicate { .. } => 4,
        Step::Breed { .. } => 5,
        Step::NameContinent { .. } => 6,
        Step::Explode { .. } => 7,
        Step::Decide { .. } => 8,
        Step::BeginRound
        | Step::Turn { .. }
        | Step::EndPhase { .. }
        | Step::Consult { .. }
        | Step::Betray
        | Step::SettleWager
        | Step::AfterHappening => return None,
    })
}
