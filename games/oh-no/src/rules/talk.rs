//! ON 10: talk. Questions, true statements about one's hand, and proposals.

use tabletop::{Log, Seat, SeatSet, SetOf};

use super::tell;
use crate::card::Card;
use crate::event::{Event, Told};
use crate::moves::{Move, Plan, Topic};
use crate::options::Level;
use crate::state::OhNo;
use crate::step::Step;
use crate::view::{Closed, Proposal, Question};

impl OhNo {
    /// ON 9.3: at level 3 nobody talks about zapping or about starting the Final Conflict.
    pub(crate) fn talk_closed(&self) -> Option<Closed> {
        if self.level < Level::Three {
            return None;
        }
        match self.steps.iter().find(|step| !step.is_private()) {
            Some(Step::Flight { .. }) => Some(Closed::Zapping),
            Some(Step::Turn { .. }) => Some(Closed::Conflict),
            _ => None,
        }
    }

    /// ON 10.1: anybody in the game may speak at any time, with one question or proposal each
    /// between two moves. While plans are closed, statements about one's hand stay allowed.
    pub(super) fn sayings(&self, seat: Seat, moves: &mut Vec<Move>) {
        let zapping = self.talk_closed() == Some(Closed::Zapping);
        if self.ending.is_some() || self.stations[seat].out || zapping {
            return;
        }
        if !self.talk.spoken.contains(seat) {
            if self.level != Level::Zero {
                moves.extend(Topic::all().map(Move::Ask));
            }
            let plans = Plan::ALL.into_iter().filter(|plan| self.can_propose(*plan));
            moves.extend(plans.map(Move::Propose));
        }
        moves.extend(Topic::all().filter(|it| self.is_news(seat, *it)).map(Move::Tell));
        if self.talk.proposal.is_some_and(|it| it.waiting.contains(seat)) {
            moves.extend([Move::Agree, Move::Disagree]);
        }
    }

    fn can_propose(&self, plan: Plan) -> bool {
        let flying = matches!(self.steps.top(), Some(Step::Flight { .. }));
        let free = self.level < Level::Three;
        match plan {
            Plan::Conflict | Plan::Wait => free && !self.conflict,
            Plan::Zap | Plan::Spare => free && flying,
            Plan::Help => true,
        }
    }

    /// Whether a statement would tell the table something new; open hands need no statements.
    fn is_news(&self, seat: Seat, topic: Topic) -> bool {
        let station = &self.stations[seat];
        let unknown = self.about(seat, topic).minus(station.known_to_all());
        let told = station.lacks[topic.index()] == Some(0);
        self.level != Level::Zero && (!told || !unknown.is_empty())
    }

    fn about(&self, seat: Seat, topic: Topic) -> SetOf<Card> {
        self.hand(seat).iter().filter(|card| topic.includes(*card)).collect()
    }

    /// Carries out `mv` if it is talk; changes nothing otherwise.
    pub(super) fn say(&mut self, seat: Seat, mv: Move, log: &mut Log<Event>) -> bool {
        if let Move::Ask(topic) = mv {
            self.ask(seat, topic, log);
        } else if let Move::Tell(topic) = mv {
            self.state(seat, topic, log);
        } else if let Move::Propose(plan) = mv {
            self.propose(seat, plan, log);
        } else if matches!(mv, Move::Agree | Move::Disagree) {
            self.opine(seat, mv == Move::Agree, log);
        } else {
            return false;
        }
        true
    }

    fn ask(&mut self, seat: Seat, topic: Topic, log: &mut Log<Event>) {
        self.talk.spoken.insert(seat);
        let others = self.alive().iter().filter(|it| *it != seat);
        let waiting: SeatSet =
            others.filter(|it| self.stations[*it].lacks[topic.index()] != Some(0)).collect();
        self.talk.question = Some(Question { from: seat, topic, waiting });
        tell(log, || Told::Asked { seat, topic });
    }

    /// ON 10.2: the rules read the hand, so the statement is true. From now on everybody knows
    /// these cards, and that no other card of the hand is of this topic.
    fn state(&mut self, seat: Seat, topic: Topic, log: &mut Log<Event>) {
        let cards = self.about(seat, topic);
        let station = &mut self.stations[seat];
        station.come_to_light(cards);
        station.known.iter_mut().for_each(|known| *known = known.union(cards));
        station.lacks[topic.index()] = Some(0);
        if let Some(question) = &mut self.talk.question
            && question.topic == topic
        {
            question.waiting.remove(seat);
        }
        tell(log, || Told::Stated { seat, topic, cards: cards.iter().collect() });
    }

    fn propose(&mut self, seat: Seat, plan: Plan, log: &mut Log<Event>) {
        self.talk.spoken.insert(seat);
        let waiting = self.alive().iter().filter(|it| *it != seat).collect();
        let (agreed, disagreed) = (SeatSet::only(seat), SeatSet::EMPTY);
        self.talk.proposal = Some(Proposal { from: seat, plan, agreed, disagreed, waiting });
        tell(log, || Told::Proposed { seat, plan });
    }

    fn opine(&mut self, seat: Seat, agrees: bool, log: &mut Log<Event>) {
        let Some(proposal) = &mut self.talk.proposal else {
            unreachable!("an opinion is about a proposal");
        };
        proposal.waiting.remove(seat);
        let side = if agrees { &mut proposal.agreed } else { &mut proposal.disagreed };
        side.insert(seat);
        let plan = proposal.plan;
        tell(log, || {
            if agrees { Told::Agreed { seat, plan } } else { Told::Disagreed { seat, plan } }
        });
    }
}
