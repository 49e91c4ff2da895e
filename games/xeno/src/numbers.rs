//! The moves as numbers, and what a seat sees in numbers.

use tabletop::{
    Below, Game, Inputs, Numbering, Numeric, Seat, SetOf, Viewer, numbered_by_index,
    numbered_by_list, numbered_kinds, numbered_moves,
};

use crate::card::{CARDS, Card, Kind};
use crate::invasion::Invasion;
use crate::moves::{Action, Means, Move};
use crate::state::{Empire, Xeno};
use crate::step::{Ask, Step};
use crate::view::{Phase, PowerRef, Powers};

numbered_by_index!(Card: CARDS);
numbered_by_list!(Action: Action::ALL);
numbered_kinds!(Means { Bonus, Power(card: Card), Good(card: Card), Cards });

/// Powers of a card are counted from 1; no card has more.
type PowerNumber = Below<5>;

numbered_moves!(Move {
    Keep(card: Card),
    Pick(action: Action),
    Place(card: Card),
    Use(card: Card, power: PowerNumber),
    Bunker,
    Spend(card: Card),
    Sell(card: Card),
    Guess(cost: Below<16>),
    Produce(card: Card),
    Repair(card: Card; means: Means),
    Damage(card: Card),
    Discard(card: Card),
    Pay(card: Card),
    Nothing,
    Done,
});

const PLAYERS_MAX: u8 = 5;

/// The number of different questions.
const QUESTIONS: usize = 19;

impl Numeric for Xeno {
    fn observe(&self, seat: Seat, to: &mut Inputs) {
        self.tell_state(to);
        self.tell_question(seat, to);
        self.tell_answer(seat, to);
        tell_set(self.known_discards(Viewer::Seat(seat)), to);
        let players = self.players();
        for at in 0..players {
            self.tell_empire(Seat((seat.0 + at) % players), seat, to);
        }
        if let Some(invasion) = &self.invasion {
            self.tell_waves(invasion, to);
        }
    }
}

fn tell_set(cards: SetOf<Card>, to: &mut Inputs) {
    to.each(cards.iter().map(Card::number), CARDS, 1.0);
}

fn tell_card(card: Option<Card>, to: &mut Inputs) {
    to.one_of(card.map(Card::number), CARDS);
}

impl Xeno {
    fn tell_state(&self, to: &mut Inputs) {
        let players = usize::from(self.players());
        to.one_of(Some(players - 2), usize::from(PLAYERS_MAX) - 1);
        to.flag(self.options.expert);
        to.flag(self.invasion.is_some());
        to.steps(self.round.into(), 0, 12);
        to.number(f32::from(self.round) / 12.0);
        to.number(f32::from(self.pool.max(0)) / (12 * players) as f32);
        to.number(f32::from(self.deck_size()) / 100.0);
        to.number(f32::from(self.discards_size()) / 100.0);
        to.one_of(Some(self.phase as usize), Phase::Invasion as usize + 1);
        to.flag(self.again);
    }

    /// What is asked, and what the answer depends on.
    fn tell_question(&self, seat: Seat, to: &mut Inputs) {
        let asked = self.to_act();
        to.flag(asked.contains(seat));
        to.number(asked.len() as f32 / f32::from(PLAYERS_MAX));
        let step = self.steps.top();
        to.one_of(step.and_then(question), QUESTIONS);
        let (power, left): (Option<PowerRef>, u8) = match step {
            Some(Step::Sell { power, .. }) => (*power, 0),
            Some(Step::Feed { power, left, .. } | Step::Cash { power, left, .. }) => {
                (Some(*power), *left)
            }
            Some(Step::Guess { power, .. } | Step::Charge { power, .. }) => (Some(*power), 0),
            Some(Step::Together { ask, .. }) => (None, self.left_to_pick(*ask, seat)),
            _ => (None, 0),
        };
        tell_card(power.map(|it| it.card), to);
        to.one_of(power.map(|it| PowerNumber::number(it.number)), PowerNumber::COUNT);
        to.number(f32::from(left) / 5.0);
        let world = match step {
            Some(Step::Charge { world, .. }) => *world,
            Some(Step::Mend { world, .. }) => Some(*world),
            _ => None,
        };
        tell_card(world, to);
    }

    /// What the seat has answered so far, and what it alone holds.
    fn tell_answer(&self, seat: Seat, to: &mut Inputs) {
        let (empire, me) = (&self.empires[seat], Viewer::Seat(seat));
        tell_set(empire.hand.seen_by(me).copied().unwrap_or_default(), to);
        tell_set(empire.dealt.seen_by(me).copied().unwrap_or_default(), to);
        let sealed = empire.sealed.seen_by(me);
        tell_card(sealed.and_then(|it| it.card), to);
        for action in Action::ALL {
            let times =
                sealed.map_or(0, |it| it.actions.iter().filter(|it| **it == action).count());
            to.number(times as f32);
        }
        let (picked, spent) = match self.steps.top() {
            Some(Step::Feed { seat: whose, picked, .. }) if *whose == seat => {
                (SetOf::EMPTY, *picked)
            }
            Some(Step::Cash { seat: whose, picked, .. }) if *whose == seat => {
                (*picked, SetOf::EMPTY)
            }
            Some(Step::Mend { seat: whose, first: Some(card), .. }) if *whose == seat => {
                (SetOf::only(*card), SetOf::EMPTY)
            }
            _ => sealed.map_or((SetOf::EMPTY, SetOf::EMPTY), |it| (it.picked, it.spent)),
        };
        tell_set(picked, to);
        tell_set(spent, to);
        let used = sealed.iter().flat_map(|it| &it.used).map(|it| Card::number(it.card));
        to.each(used, CARDS, 1.0);
        tell_card(sealed.and_then(|it| it.open).map(|it| it.card), to);
        to.flag(sealed.is_some_and(|it| it.bunker));
        let powers = empire.powers.consume.iter().chain(&empire.powers.produce);
        let used = powers.filter(|it| self.is_used(seat, **it)).map(|it| Card::number(it.card));
        to.each(used, CARDS, 1.0);
    }

    /// One player, as everybody sees it, and what `me` knows of its hand.
    fn tell_empire(&self, seat: Seat, me: Seat, to: &mut Inputs) {
        let empire: &Empire = &self.empires[seat];
        to.flag(self.to_act().contains(seat));
        to.number(f32::from(self.hand_size(seat)) / 10.0);
        tell_set(if seat == me { SetOf::EMPTY } else { self.shown_in(seat) }, to);
        tell_set(empire.laid, to);
        tell_set(empire.stocked, to);
        tell_set(empire.damaged, to);
        tell_set(empire.produced, to);
        tell_card(empire.placed, to);
        to.number(empire.tableau.len() as f32 / 12.0);
        to.number(f32::from(empire.chips) / 20.0);
        to.number(f32::from(empire.effort) / 10.0);
        to.number(f32::from(empire.awards) / 10.0);
        to.number(f32::from(self.points(seat)) / 40.0);
        to.number(f32::from(empire.owes) / 5.0);
        to.number(f32::from(empire.repairs) / 2.0);
        to.flag(empire.bonus);
        for action in Action::ALL {
            to.number(empire.picks.iter().filter(|it| **it == action).count() as f32);
        }
        for kind in Kind::ALL {
            to.number(self.stocked(seat, Some(kind)).len() as f32 / 3.0);
        }
        tell_sums(&empire.powers, to);
        if let Some(invasion) = &self.invasion {
            let faced = invasion.faced[seat];
            to.flag(faced.is_some());
            let margin = faced.map_or(0, |_| self.standing_margin(seat));
            to.number(f32::from(margin) / 10.0);
            to.flag(invasion.failed.contains(seat));
            to.one_of(invasion.track.place(seat), PLAYERS_MAX.into());
            to.number(f32::from(invasion.award(seat)) / 5.0);
        }
    }

    fn tell_waves(&self, invasion: &Invasion, to: &mut Inputs) {
        let total: i16 = self.strengths().values().map(|it| i16::from(*it)).sum();
        to.number(f32::from(invasion.threat) / 30.0);
        to.number(f32::from(i16::from(invasion.threat) - total) / 20.0);
        invasion.waves.left().iter().for_each(|it| to.number(f32::from(*it) / 10.0));
        to.steps(invasion.defeats.into(), 0, 3);
    }
}

/// The sums of a tableau's powers.
fn tell_sums(powers: &Powers, to: &mut Inputs) {
    let signed = [powers.military, powers.against_xeno, powers.against_rebel, powers.defence];
    signed.iter().chain(&powers.against_kind).for_each(|it| to.number(f32::from(*it) / 5.0));
    let plain = [
        powers.explore_draw,
        powers.explore_keep,
        powers.develop_before,
        powers.develop_discount,
        powers.develop_after,
        powers.discount,
        powers.settle_after,
        powers.trade,
    ];
    let kinds = powers.kind_discount.iter().chain(&powers.kind_trade);
    plain.iter().chain(kinds).for_each(|it| to.number(f32::from(*it) / 3.0));
}

/// What a step asks; none for one that asks nobody.
fn question(step: &Step) -> Option<usize> {
    Some(match step {
        Step::Together { ask, .. } => match ask {
            Ask::Start => 0,
            Ask::Pick => 1,
            Ask::Explore => 2,
            Ask::Develop => 3,
            Ask::PayDevelopment => 4,
            Ask::Settle => 5,
            Ask::PayWorld => 6,
            Ask::WarEffort => 7,
            Ask::Defend => 8,
            Ask::Damage => 9,
            Ask::HandLimit => 10,
        },
        Step::Sell { .. } => 11,
        Step::Consume { .. } => 12,
        Step::Feed { .. } => 13,
        Step::Guess { .. } => 14,
        Step::Cash { .. } => 15,
        Step::Produce { .. } => 16,
        Step::Charge { .. } => 17,
        Step::Mend { .. } => 18,
        Step::BeginRound
        | Step::Phase(_)
        | Step::Begin { .. }
        | Step::Turn { .. }
        | Step::Feast { .. }
        | Step::Harvest { .. }
        | Step::End { .. }
        | Step::Invade
        | Step::Deal
        | Step::EndRound => return None,
    })
}
