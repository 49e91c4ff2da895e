//! PI 2.6, 2.7 and 2.8: a card is met. The player engages or evades it, and may first do what is
//! free.

use tabletop::Log;

use super::Moves;
use crate::card::{Ability, Colour, Kind, Token, Weapon};
use crate::deck::{Line, Power, Rule};
use crate::event::{Cause, Told};
use crate::moves::Move;
use crate::state::Pulp;
use crate::step::{Choice, Step};
use crate::view::Fate;

impl Pulp {
    /// PI 2.7: the line of the card that is met applies in its sector; some lines bring a cube.
    pub(super) fn apply_line(&mut self, log: &mut Log<Told>) {
        let card = self.met();
        let Some(line) = self.line(card) else { return };
        log.add(|| Told::LineHolds { card });
        if let Line::Bag(colour) = line
            && self.fill(colour)
        {
            log.add(|| Told::BagGrew { colour, cause: Cause::Card { card } });
        }
    }

    pub(super) fn meet_moves(&self, moves: &mut Moves) {
        if self.can_engage() {
            moves.push(Move::Engage);
        }
        moves.push(Move::Evade);
        self.free_dice(moves);
        self.free_weapons(moves);
        if let Some(points) = self.market()
            && !self.turn.sold
            && 0 < points
        {
            let held = |it: &&Token| 0 < self.tokens(**it);
            moves.extend(Token::ALL.iter().filter(held).map(|it| Move::Sell(*it)));
        }
    }

    /// PI 3.4 and 3.5: the printed strength is not 0, and there is a sure way to pay.
    pub(crate) fn can_engage(&self) -> bool {
        let at = usize::from(self.turn.at);
        self.card(self.met()).strength != 0 && self.payable(self.cost(at), true, None)
    }

    /// PI 7.6: the points that the place pays for a card from the hand; none if no ability can
    /// rise.
    pub(crate) fn market(&self) -> Option<u8> {
        let room = Ability::ALL.iter().any(|it| self.points(*it) < self.most(*it));
        let mut rules = self.rules().filter(|_| room);
        rules.find_map(|it| if let Rule::Market(points) = it { Some(points) } else { None })
    }

    pub(super) fn sell(&mut self, token: Token, log: &mut Log<Told>) {
        let points = self.market().expect("a card is sold where there is a market");
        self.turn.sold = true;
        self.spend_token(token, self.place_cause(), log);
        self.steps.push(Step::Offer(Choice::Meet));
        self.steps.push(Step::Offer(Choice::Trade { points }));
    }

    pub(super) fn place_cause(&self) -> Cause {
        Cause::Place { card: self.place.expect("a rule of a place holds while it lies there") }
    }

    pub(super) fn engage(&mut self, log: &mut Log<Told>) {
        let card = self.met();
        log.add(|| Told::Engaging { card });
        self.turn.due = self.cost(self.turn.at.into());
        self.steps.push(Step::Offer(Choice::Pay));
    }

    /// PI 3.9: everything is paid.
    pub(super) fn engaged(&mut self, log: &mut Log<Told>) {
        let card = self.met();
        self.turn.row[usize::from(self.turn.at)].fate = Fate::Engaged;
        self.tally.engaged += 1;
        self.turn.first_engaged.get_or_insert(card);
        log.add(|| Told::Engaged { card });
        self.steps.push(Step::NextCard);
        let printed = self.card(card);
        if printed.kind != Kind::Guard {
            return;
        }
        let strength = printed.strength;
        let trophy = self.rules().find_map(|it| {
            if let Rule::Trophy { least, ability } = it { Some((least, ability)) } else { None }
        });
        if let Some((least, ability)) = trophy
            && least <= strength
        {
            self.gain(ability, 1, Some(self.place_cause()), log);
        }
    }

    /// PI 8.4: the super weapons that are used between cards.
    fn free_weapons(&self, moves: &mut Moves) {
        let helps = |it: &Weapon| self.helps_between_cards(self.cards.weapon(*it).power);
        moves.extend(self.usable_weapons().filter(helps).map(Move::Weapon));
    }

    pub(crate) fn helps_between_cards(&self, power: Power) -> bool {
        match power {
            Power::Mirror(_) | Power::Cubes(_) => true,
            Power::Blacken => 0 < self.bag[Colour::Black as usize],
            Power::Weaken(_) | Power::ChooseAbility | Power::Evade => false,
        }
    }
}
