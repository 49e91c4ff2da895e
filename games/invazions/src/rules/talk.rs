//! IZ 4.2 to 4.4: what the hordes say to each other, and the orders of the human side about being
//! asked.

use tabletop::{Game, Log, Seat, SeatSet};

use super::tell;
use crate::card::{Defender, ZombieBag, ZombieCard};
use crate::event::{Event, Told};
use crate::moves::{Moment, Move, Plan, Topic};
use crate::state::Invazions;
use crate::step::{At, HUMAN, Step};
use crate::view::{Proposal, Question, Stage};

/// The most plans of one proposal: where each of three hordes goes and what it recruits, who plays
/// next, what is wounded.
const PLANS_MAX: usize = 8;

impl Invazions {
    /// What a seat may say without being asked. Everybody hears it, the human side too.
    pub(super) fn sayings(&self, seat: Seat, moves: &mut Vec<Move>) {
        if self.ending.is_some() || seat.0 >= self.table.players {
            return;
        }
        if seat == HUMAN {
            let moments = Moment::ALL.into_iter().filter(|it| self.has_moment(*it));
            let stops = self.stops();
            moves.extend(moments.map(|it| Move::Stop(it, !stops.includes(it))));
            return;
        }
        if self.horde_count() < 2 {
            return; // Nobody to talk to.
        }
        if self.talk.proposal.as_ref().is_some_and(|it| it.waiting.contains(seat)) {
            moves.extend([Move::Agree, Move::Disagree]);
        }
        if !self.talk.spoken.contains(seat) {
            moves.extend(Topic::ALL.map(Move::Ask));
            self.proposals(|plan| moves.push(Move::Propose(plan)));
        } else if let Some(begun) = self.being_planned(seat) {
            let is_open = |plan: Plan| begun.iter().all(|it| it.decision() != plan.decision());
            self.proposals(|plan| moves.extend(is_open(plan).then_some(Move::Propose(plan))));
        }
        moves.extend(Topic::ALL.into_iter().filter(|it| self.is_news(seat, *it)).map(Move::Tell));
        let unsaid = self.hand(seat).minus(&self.hordes[seat].known);
        moves.extend(unsaid.kinds().map(Move::Hold));
    }

    /// IZ 4.4: the plans that a horde has just proposed, to which it may add others until somebody
    /// answers.
    fn being_planned(&self, seat: Seat) -> Option<&[Plan]> {
        let proposal = self.talk.proposal.as_ref().filter(|_| self.talk.spoken.contains(seat));
        let proposal = proposal.filter(|it| it.from == seat && it.waiting == self.others(seat));
        proposal.filter(|it| it.plans.len() < PLANS_MAX).map(|it| it.plans.as_slice())
    }

    /// IZ 4.4: plans for what the hordes still decide in this turn, from its start on.
    fn proposals(&self, mut add: impl FnMut(Plan)) {
        self.ways(&mut add);
        let left = self.still_to_play();
        left.iter().filter(|_| 1 < left.len()).map(Plan::Lead).for_each(&mut add);
        for at in self.ats().filter(|at| self.is_attacked(*at)) {
            self.wounds_at(at, &mut add);
            self.shares_at(at, &mut add);
        }
        if matches!(self.steps.top(), Some(Step::Announce { .. })) {
            add(Plan::Announce);
        }
    }

    /// Where hordes that have not gone yet can go.
    fn ways(&self, mut add: impl FnMut(Plan)) {
        if matches!(self.steps.top(), Some(Step::Go { .. })) {
            for seat in self.seats().filter(|it| self.hordes[*it].at.is_none()) {
                let open = self.ats().filter(|at| self.is_open(*at));
                open.for_each(|at| add(Plan::Go(seat, self.place(at).location)));
            }
        }
    }

    /// The hordes that have not begun to play.
    fn still_to_play(&self) -> SeatSet {
        let left = self.steps.iter().find_map(|step| {
            if let Step::Order { left, .. } | Step::Play { left, .. } = step {
                return Some(*left);
            }
            matches!(step, Step::Go { .. } | Step::Combat).then(|| self.seats().collect())
        });
        left.unwrap_or(SeatSet::EMPTY)
    }

    /// What may be wounded at a location, until the wounds are dealt.
    fn wounds_at(&self, at: At, mut add: impl FnMut(Plan)) {
        let dealt = Step::Window { moment: Moment::Recruitment };
        if self.is_recruiting() || self.steps.top() == Some(&dealt) {
            return;
        }
        let (humans, research) = (self.place(at).standing(), self.place(at).standing_research());
        humans.kinds().for_each(|it| add(Plan::Wound(Defender::Human(it))));
        research.into_iter().for_each(|it| add(Plan::Wound(Defender::Research(it))));
    }

    /// Whether the wounds are over, and what was devoured has left.
    fn is_recruiting(&self) -> bool {
        self.steps.iter().any(|it| matches!(it, Step::Recruited | Step::Announce { .. }))
    }

    /// What the hordes at a location can recruit.
    fn shares_at(&self, at: At, mut add: impl FnMut(Plan)) {
        let may = |it: &Seat| !self.is_recruiting() || 0 < self.hordes[*it].picks;
        for seat in self.hordes_at(at).iter().filter(may) {
            self.place(at).contamination.kinds().for_each(|card| add(Plan::Take(seat, card)));
        }
    }

    pub(crate) fn is_possible(&self, plan: Plan) -> bool {
        let mut possible = false;
        self.proposals(|it| possible |= it == plan);
        possible
    }

    /// After a move: removes plans that were carried out or have become impossible.
    pub(super) fn forget_plans(&mut self) {
        if let Some(mut proposal) = self.talk.proposal.take() {
            proposal.plans.retain(|plan| self.is_possible(*plan));
            self.talk.proposal = Some(proposal).filter(|it| !it.plans.is_empty());
        }
        if !self.talk.agreed.is_empty() {
            let mut agreed = std::mem::take(&mut self.talk.agreed);
            agreed.retain(|plan| self.is_possible(*plan));
            self.talk.agreed = agreed;
        }
    }

    /// The answer that a seat has ordered beforehand: a plan that all hordes agree to, or declining
    /// Bravery where it does not want to be asked (IZ 3.7).
    pub(super) fn ordered_beforehand(&self, seat: Seat) -> Option<Move> {
        let step = *self.steps.top().filter(|_| self.steps.asks().contains(seat))?;
        if let Step::Window { moment } = step {
            let stops = self.stops();
            let asked =
                stops.includes(moment) && (stops.includes(Moment::Idle) || self.can_brave(moment));
            return (!asked).then_some(Move::Decline);
        }
        if !self.is_decided_together() {
            return None;
        }
        let mut moves = Vec::new();
        self.legal_moves(seat, &mut moves);
        let answer = |plan: &Plan| plan.answer(seat).filter(|it| moves.contains(it));
        self.talk.agreed.iter().find_map(answer)
    }

    /// IZ 4.4: whether what is asked now is decided by all hordes together.
    fn is_decided_together(&self) -> bool {
        Stage::of(self).is_decided_together()
    }

    /// IZ 4.4: the hordes that have not answered the proposal yet, when `seat` is asked what they
    /// decide together.
    pub(crate) fn still_to_answer(&self, seat: Seat) -> SeatSet {
        let proposal = self.talk.proposal.as_ref().filter(|_| self.is_decided_together());
        let proposal = proposal.filter(|_| self.steps.asks().contains(seat));
        proposal.map_or(SeatSet::EMPTY, |it| it.waiting)
    }

    /// Whether a statement would tell somebody something new.
    fn is_news(&self, seat: Seat, topic: Topic) -> bool {
        let horde = &self.hordes[seat];
        let unknown = self.about(seat, topic).minus(&horde.known);
        horde.lacks[topic as usize] != Some(0) || !unknown.is_empty()
    }

    fn about(&self, seat: Seat, topic: Topic) -> ZombieBag {
        self.hand(seat).only(|card| topic.includes(card))
    }

    /// Carries out `mv` if it is talk; changes nothing otherwise.
    pub(super) fn say(&mut self, seat: Seat, mv: Move, log: &mut Log<Event>) -> bool {
        if let Move::Ask(topic) = mv {
            self.ask(seat, topic, log);
        } else if let Move::Tell(topic) = mv {
            self.state(seat, topic, log);
        } else if let Move::Hold(card) = mv {
            self.name_card(seat, card, log);
        } else if let Move::Propose(plan) = mv {
            self.propose(seat, plan, log);
        } else if matches!(mv, Move::Agree | Move::Disagree) {
            self.opine(seat, mv == Move::Agree, log);
        } else if let Move::Stop(moment, on) = mv {
            self.human.stops.for_rules_mut().set(moment, on);
            log.add(|| Event::Stop { moment, on });
        } else {
            return false;
        }
        true
    }

    fn others(&self, seat: Seat) -> SeatSet {
        self.seats().filter(|it| *it != seat).collect()
    }

    fn ask(&mut self, seat: Seat, topic: Topic, log: &mut Log<Event>) {
        self.talk.spoken.insert(seat);
        let others = self.others(seat).iter();
        let waiting =
            others.filter(|it| self.hordes[*it].lacks[topic as usize] != Some(0)).collect();
        self.talk.question = Some(Question { from: seat, topic, waiting });
        tell(log, || Told::Asked { seat, topic });
    }

    /// IZ 4.3: the rules read the hand, so the statement is true. From now on everybody knows these
    /// cards, and that no other card of the hand is of this topic.
    fn state(&mut self, seat: Seat, topic: Topic, log: &mut Log<Event>) {
        let cards = self.about(seat, topic);
        let horde = &mut self.hordes[seat];
        horde.known = horde.known.at_least(&cards);
        horde.lacks[topic as usize] = Some(0);
        horde.cap_lacks();
        if let Some(question) = &mut self.talk.question
            && question.topic == topic
        {
            question.waiting.remove(seat);
        }
        tell(log, || Told::Stated { seat, topic, cards: cards.iter().collect() });
    }

    /// IZ 4.3: the same for one card, of which everybody then knows all copies in the hand. Those
    /// that are new came after what was said of their topic.
    fn name_card(&mut self, seat: Seat, card: ZombieCard, log: &mut Log<Event>) {
        let count = self.hand(seat).count(card);
        let horde = &mut self.hordes[seat];
        for _ in horde.known.count(card)..count {
            horde.known.insert(card);
            horde.came_to_light(card, 1);
        }
        horde.cap_lacks();
        tell(log, || Told::Held { seat, card, count });
    }

    fn propose(&mut self, seat: Seat, plan: Plan, log: &mut Log<Event>) {
        let (waiting, agreed) = (self.others(seat), SeatSet::only(seat));
        let mut plans = self.being_planned(seat).unwrap_or_default().to_vec();
        plans.push(plan);
        self.talk.spoken.insert(seat);
        let disagreed = SeatSet::EMPTY;
        self.talk.proposal = Some(Proposal { from: seat, plans, agreed, disagreed, waiting });
        tell(log, || Told::Proposed { seat, plans: vec![plan] });
    }

    fn opine(&mut self, seat: Seat, agrees: bool, log: &mut Log<Event>) {
        let Some(proposal) = &mut self.talk.proposal else {
            unreachable!("an opinion is about a proposal");
        };
        proposal.waiting.remove(seat);
        let side = if agrees { &mut proposal.agreed } else { &mut proposal.disagreed };
        side.insert(seat);
        let settled = proposal.waiting.is_empty() && proposal.disagreed.is_empty();
        let plans = proposal.plans.clone();
        if settled {
            plans.iter().for_each(|it| self.settle(*it));
            self.talk.proposal = None;
        }
        tell(log, || {
            if agrees { Told::Agreed { seat, plans } } else { Told::Disagreed { seat, plans } }
        });
    }

    /// All agree, so the plan waits for its moment. A later plan for the same decision replaces it.
    fn settle(&mut self, plan: Plan) {
        self.talk.agreed.retain(|it| it.decision() != plan.decision());
        self.talk.agreed.push(plan);
    }
}
