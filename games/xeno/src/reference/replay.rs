//! A recorded game played with our rules: the same choices with the same cards.

use std::collections::VecDeque;
use std::sync::Arc;

use tabletop::{BySeat, Game, Log, Outcome, Seat, Seed, SetOf, Setup, Verdict};

use super::hands::{self, Draws, exchange, words};
use super::trace::{Choice, Kind, Line, Position, Recorded, Score};
use crate::card::Card;
use crate::deck::Cards;
use crate::event::Event;
use crate::moves::{Action, Move};
use crate::options::{Edition, Start, XenoOptions};
use crate::rules::ROUNDS;
use crate::state::Xeno;
use crate::step::{Ask, Step};
use crate::view::Phase;

/// A difference between our game and the recorded one.
#[derive(Clone, Debug)]
pub(super) struct Difference {
    pub(super) round: u16,
    /// The sort of difference; all differences of a class have one explanation.
    pub(super) class: &'static str,
    pub(super) details: String,
}

/// What was compared in a game.
#[derive(Clone, Default)]
pub(super) struct Report {
    pub(super) choices: usize,
    pub(super) positions: usize,
    /// Whether the end was reached with the scores of the recorded game.
    pub(super) finished: bool,
    pub(super) differences: Vec<Difference>,
}

/// The game cannot go on as recorded.
pub(super) struct Stopped;

pub(super) type Done = Result<(), Stopped>;

#[derive(Clone)]
pub(super) struct Replay<'a> {
    pub(super) recorded: &'a Recorded,
    pub(super) game: Xeno,
    draws: Draws,
    /// The lines of the choices that each seat has not made yet.
    pub(super) queues: BySeat<VecDeque<usize>>,
    /// Cards in each hand that stand for cards which the recorded game has not shown yet.
    pub(super) unknown: BySeat<SetOf<Card>>,
    /// Powers to exchange cards for chips that a player used for no card in this phase.
    pub(super) declined: BySeat<Vec<Move>>,
    /// The last line that was taken.
    pub(super) line: usize,
    /// The round whose position is compared next.
    pub(super) round: u16,
    pub(super) report: Report,
}

/// The recording program ends a game after this many rounds.
const CUT: u16 = 30;

/// The class of differences about when the discards became the deck.
pub(super) const RESHUFFLED: &str = "when the discards became the deck";

/// Plays a recorded game, and reports where it differs.
pub(super) fn replay(recorded: &Recorded, cards: &Arc<Cards>) -> Report {
    let mut replay = Replay::begin(recorded, cards);
    if replay.play().is_ok() {
        replay.compare_end();
    }
    replay.report
}

impl<'a> Replay<'a> {
    fn begin(recorded: &'a Recorded, cards: &Arc<Cards>) -> Replay<'a> {
        let options = XenoOptions {
            invasion: false,
            start: Start::Choice,
            edition: Edition::First,
            expert: recorded.expert,
        };
        let players = recorded.players;
        let setup = Setup { players, options };
        let game = Xeno::setup(&setup, Arc::clone(cards), Seed::from_number(1))
            .expect("a table that can be played");
        let of = |seat: Seat| {
            let lines = recorded.lines.iter().enumerate();
            let own =
                lines.filter(|(_, line)| matches!(line, Line::Choice(it) if it.seat == seat.0));
            own.map(|(at, _)| at).collect()
        };
        let mut replay = Replay {
            recorded,
            draws: Draws::of(recorded),
            queues: BySeat::new(players, of),
            unknown: BySeat::new(players, |_| SetOf::EMPTY),
            declined: BySeat::new(players, |_| Vec::new()),
            line: 0,
            round: 0,
            report: Report::default(),
            game,
        };
        replay.deal();
        replay
    }

    /// Deals to everybody what the recorded game dealt.
    fn deal(&mut self) {
        for seat in Seat::all(self.recorded.players) {
            let Some(choice) = self.peek(seat) else { continue };
            let (worlds, hand) = (self.recorded.set(&choice.special), choice.list);
            self.become_these(worlds, |game| *game.empires[seat].dealt.for_rules());
            self.become_these(hand, |game| game.hand(seat));
        }
    }

    /// Exchanges the cards that lie somewhere for `wanted`, one by one.
    fn become_these(&mut self, wanted: SetOf<Card>, there: impl Fn(&Xeno) -> SetOf<Card>) {
        while let Some(card) = wanted.minus(there(&self.game)).first() {
            let other = hands::any(there(&self.game).minus(wanted));
            exchange(&mut self.game, card, other);
        }
    }

    fn play(&mut self) -> Done {
        while let Some(seat) = self.game.to_act().first() {
            self.between_rounds()?;
            self.answer(seat)?;
        }
        Ok(())
    }

    /// Whether the game follows the recorded one to the next position, or to its end.
    pub(super) fn goes_on(mut self) -> bool {
        let (round, before) = (self.round, self.report.differences.len());
        while let Some(seat) = self.game.to_act().first() {
            let compared = self.between_rounds();
            if compared.is_err() || self.round != round || self.answer(seat).is_err() {
                return self.same_since(before);
            }
        }
        self.compare_end();
        self.same_since(before)
    }

    fn same_since(&self, before: usize) -> bool {
        let since = &self.report.differences[before..];
        since.iter().all(|it| it.class == RESHUFFLED)
    }

    /// Notes a difference after which the game can go on.
    pub(super) fn differs(&mut self, class: &'static str, details: String) {
        let round = self.game.round;
        self.report.differences.push(Difference { round, class, details });
    }

    /// Notes a difference after which it cannot go on.
    pub(super) fn stop(&mut self, class: &'static str, details: String) -> Stopped {
        self.differs(class, details);
        Stopped
    }

    /// The next choice of a seat, whenever that is made.
    pub(super) fn peek(&self, seat: Seat) -> Option<&'a Choice> {
        let at = *self.queues[seat].front()?;
        match &self.recorded.lines[at] {
            Line::Choice(choice) => Some(choice),
            Line::Draw(_) | Line::Position(_) | Line::End { .. } => None,
        }
    }

    /// The choice of a seat after its next one.
    pub(super) fn after_next(&self, seat: Seat) -> Option<&'a Choice> {
        let at = *self.queues[seat].get(1)?;
        match &self.recorded.lines[at] {
            Line::Choice(choice) => Some(choice),
            Line::Draw(_) | Line::Position(_) | Line::End { .. } => None,
        }
    }

    /// The next choice of a seat, if it is of one of these sorts and made in this phase of this
    /// round.
    pub(super) fn next(&self, seat: Seat, kinds: &[Kind]) -> Option<&'a Choice> {
        let (again, round) = (self.game.again, self.game.round);
        let now: &[i8] = match (self.game.phase, again) {
            (Phase::Start, _) => &[-2],
            (Phase::Pick, _) => &[-1],
            (Phase::Explore, _) => &[1, 2],
            (Phase::Develop, false) if self.twice(Action::Develop) => &[3],
            (Phase::Develop, false) => &[3, 4],
            (Phase::Develop, true) => &[4],
            (Phase::Settle, false) if self.twice(Action::Settle) => &[5],
            (Phase::Settle, false) => &[5, 6],
            (Phase::Settle, true) => &[6],
            (Phase::Consume, _) => &[7, 8],
            (Phase::Produce, _) => &[9],
            (Phase::Limit | Phase::Invasion, _) => &[10],
        };
        let fits = |it: &&Choice| {
            kinds.contains(&it.kind) && it.round == round && now.contains(&it.action)
        };
        self.peek(seat).filter(fits)
    }

    /// Whether somebody has picked both cards of an action.
    fn twice(&self, action: Action) -> bool {
        self.game.empires.values().any(|it| it.picks.as_slice() == [action, action])
    }

    /// Takes the next choice of a seat from its queue.
    pub(super) fn take(&mut self, seat: Seat) {
        if let Some(at) = self.queues[seat].pop_front() {
            self.line = self.line.max(at);
            self.report.choices += 1;
        }
    }

    pub(super) fn legal(&self, seat: Seat) -> Vec<Move> {
        let mut moves = Vec::new();
        self.game.legal_moves(seat, &mut moves);
        moves
    }

    /// Plays a move, and notes the cards that were drawn.
    pub(super) fn do_move(&mut self, seat: Seat, mv: Move) -> Done {
        let mut log = Log::keeping();
        if self.game.play(seat, mv, &mut log).is_err() {
            let offered: Vec<String> = self.legal(seat).iter().map(Move::to_string).collect();
            let step = self.game.steps.top().copied();
            let details = format!("{seat} `{mv}` at {step:?}; offered: {}", offered.join(", "));
            return Err(self.stop("not offered", details));
        }
        for event in log.into_events() {
            if let Event::Drew { seat, cards, .. } = event
                && self.game.phase != Phase::Start
                && self.game.round != 0
            {
                let unknown = &mut self.unknown[seat];
                *unknown = unknown.union(*cards.for_rules());
            }
        }
        for seat in Seat::all(self.recorded.players) {
            let hand = self.game.hand(seat);
            self.unknown[seat] = self.unknown[seat].intersection(hand);
        }
        Ok(())
    }

    fn answer(&mut self, seat: Seat) -> Done {
        let Some(step) = self.game.steps.top().copied() else { return Ok(()) };
        self.drop_past(seat);
        self.pass_over(seat, step);
        self.know_hand(seat)?;
        match step {
            Step::Together { ask, .. } => self.answer_together(seat, ask),
            _ => self.answer_in_turn(seat, step),
        }
    }

    /// Drops choices of phases that are over in our game: those with one answer, or those that we
    /// do not ask.
    fn drop_past(&mut self, seat: Seat) {
        if self.game.phase != Phase::Consume {
            self.declined[seat].clear();
        }
        let now = (self.game.round, 2 * self.game.phase as u8 + u8::from(self.game.again));
        while let Some(choice) = self.peek(seat).filter(|it| self.moment(it) < now) {
            if !self.is_idle(choice) {
                let details = format!("{seat} {choice:?}");
                self.differs("asked only there", details);
            }
            self.take(seat);
        }
    }

    /// The moment of a choice: its round and phase, in the order of ours.
    fn moment(&self, choice: &Choice) -> (u16, u8) {
        let (phase, again) = match choice.action {
            -2 => (Phase::Start, false),
            -1 => (Phase::Pick, false),
            1 | 2 => (Phase::Explore, false),
            3 | 4 => (Phase::Develop, choice.action == 4 && self.twice(Action::Develop)),
            5 | 6 => (Phase::Settle, choice.action == 6 && self.twice(Action::Settle)),
            7 | 8 => (Phase::Consume, false),
            9 => (Phase::Produce, false),
            _ => (Phase::Limit, false),
        };
        (choice.round, 2 * phase as u8 + u8::from(again))
    }

    fn answer_together(&mut self, seat: Seat, ask: Ask) -> Done {
        match ask {
            Ask::Start => self.answer_start(seat),
            Ask::Pick => self.answer_actions(seat),
            Ask::Explore | Ask::HandLimit => self.answer_discard(seat),
            Ask::Develop | Ask::Settle => self.answer_place(seat),
            Ask::PayDevelopment | Ask::PayWorld => self.answer_payment(seat),
            Ask::WarEffort | Ask::Defend | Ask::Damage => unreachable!("not in these games"),
        }
    }

    fn answer_start(&mut self, seat: Seat) -> Done {
        let Some(choice) = self.next(seat, &[Kind::Start]) else {
            return Err(self.stop("not asked", format!("{seat} start")));
        };
        self.take(seat);
        let world = self.recorded.card(choice.chosen.special[0]);
        self.do_move(seat, Move::Keep(world))?;
        self.pick_all(seat, self.recorded.set(&choice.chosen.list), Move::Discard)
    }

    /// Picks these cards one after another, in card order.
    fn pick_all(&mut self, seat: Seat, cards: SetOf<Card>, mv: fn(Card) -> Move) -> Done {
        let step = |game: &Xeno| game.steps.iter().count();
        let depth = step(&self.game);
        for card in cards.iter() {
            // The last cards are picked by themselves when no others are left.
            let moves = self.legal(seat);
            let open = step(&self.game) == depth && !moves.is_empty();
            if open && moves.iter().any(|it| matches!(it, Move::Discard(_) | Move::Pay(_))) {
                self.do_move(seat, mv(card))?;
            }
        }
        Ok(())
    }

    fn answer_actions(&mut self, seat: Seat) -> Done {
        let Some(choice) = self.next(seat, &[Kind::Action]) else {
            return Err(self.stop("not asked", format!("{seat} actions")));
        };
        if self.recorded.expert && self.is_odd(choice.round) {
            self.differs("experts", "one card from each player is two phases".to_string());
            return self.skip_round();
        }
        self.take(seat);
        let actions: Vec<Action> = choice.chosen.list.iter().filter_map(|it| action(*it)).collect();
        for action in actions {
            self.do_move(seat, Move::Pick(action))?;
        }
        Ok(())
    }

    /// Whether a second Develop or Settle card was picked without the first, while the other player
    /// picked the first: the recorded game then has two phases, ours one (XI 11.2).
    fn is_odd(&self, round: u16) -> bool {
        let picks: Vec<&[i32]> = self
            .recorded
            .lines
            .iter()
            .filter_map(|line| match line {
                Line::Choice(it) if it.kind == Kind::Action && it.round == round => {
                    Some(it.chosen.list.as_slice())
                }
                _ => None,
            })
            .collect();
        let odd = |first: i32, second: i32| {
            picks.iter().any(|it| it.contains(&second) && !it.contains(&first))
                && picks.iter().any(|it| it.contains(&first))
        };
        odd(3, 4) || odd(5, 6)
    }

    fn answer_discard(&mut self, seat: Seat) -> Done {
        let Some(choice) = self.next(seat, &[Kind::Discard]) else {
            return Err(self.stop("discard not asked", format!("{seat}")));
        };
        self.take(seat);
        if choice.args[0] as u8 != self.game.empires[seat].owes {
            let owes = self.game.empires[seat].owes;
            let details = format!("{seat} {owes}, recorded {}", choice.args[0]);
            return Err(self.stop("number of discards", details));
        }
        self.pick_all(seat, self.recorded.set(&choice.chosen.list), Move::Discard)
    }

    fn answer_place(&mut self, seat: Seat) -> Done {
        let choice = self.next(seat, &[Kind::Place]);
        let theirs = choice.map_or(SetOf::EMPTY, |it| it.list);
        let placed = |mv: Move| if let Move::Place(card) = mv { Some(card) } else { None };
        let ours: SetOf<Card> = self.legal(seat).into_iter().filter_map(placed).collect();
        let unsure = self.unknown[seat];
        let (more, less) = (ours.minus(theirs).minus(unsure), theirs.minus(ours));
        if !(more.is_empty() && less.is_empty()) {
            let details = format!("{seat} more: {}; less: {}", words(more), words(less));
            self.differs("what may be placed", details);
        }
        if choice.is_some() {
            self.take(seat);
        }
        let chosen = choice.map(|it| it.chosen.value).filter(|it| 0 <= *it);
        let chosen = chosen.map(|it| self.recorded.card(it));
        self.do_move(seat, chosen.map_or(Move::Nothing, Move::Place))
    }

    /// Puts into the hand what the recorded game shows of it, up to the next time that it shows the
    /// whole hand.
    fn know_hand(&mut self, seat: Seat) -> Done {
        let now = self.queues[seat].front().copied();
        let now = now
            .filter(|at| matches!(&self.recorded.lines[*at], Line::Choice(it) if self.is_now(it)));
        let from = now.unwrap_or(self.line + 1);
        let turns = matches!(self.game.phase, Phase::Consume | Phase::Produce);
        let mut open = Vec::new();
        for at in from..self.recorded.lines.len() {
            let Some(shown) = hands::evidence(&self.recorded.lines[at], seat) else { continue };
            for card in shown.cards.minus(self.known(seat)).iter() {
                match self.draws.before(card, from, at) {
                    // In a turn, cards that are drawn by themselves may come in another order.
                    _ if turns && self.unknown[seat].is_empty() => (),
                    _ if now == Some(at) => self.bring(seat, card)?,
                    Some(true) => self.bring(seat, card)?,
                    Some(false) => (),
                    None => open.push(card),
                }
            }
            let strict = shown.whole && !turns && now == Some(at);
            if strict && shown.cards != self.game.hand(seat) {
                let more = self.game.hand(seat).minus(shown.cards);
                let choice = self.peek(seat).map(|it| it.kind);
                let less = shown.cards.minus(self.game.hand(seat));
                let (more, less) = (words(more), words(less));
                let details = format!("{seat} at {choice:?} more: {more}; less: {less}");
                return Err(self.stop("hand", details));
            }
            if shown.whole {
                break;
            }
        }
        if open.len() == self.unknown[seat].len() {
            for card in open {
                self.bring(seat, card)?;
            }
        }
        Ok(())
    }

    /// Whether a choice belongs to this phase of this round.
    pub(super) fn is_now(&self, choice: &Choice) -> bool {
        let seat = Seat(choice.seat);
        self.next(seat, &[choice.kind]).is_some()
    }

    /// The cards of a hand that the recorded game has shown.
    fn known(&self, seat: Seat) -> SetOf<Card> {
        self.game.hand(seat).minus(self.unknown[seat])
    }

    /// An unknown card of a hand turns out to be this one.
    fn bring(&mut self, seat: Seat, card: Card) -> Done {
        if self.unknown[seat].contains(card) {
            self.unknown[seat].remove(card);
            return Ok(());
        }
        let holder = Seat::all(self.recorded.players).find(|it| self.game.hand(*it).contains(card));
        let settled = holder.is_some_and(|it| !self.unknown[it].contains(card));
        let lies = self.game.empires.values().any(|it| it.laid.contains(card));
        let Some(other) = self.unknown[seat].first().filter(|_| !settled && !lies) else {
            let hand = words(self.game.hand(seat));
            let unknown = words(self.unknown[seat]);
            let details = format!(
                "{seat} {:?} has {card} there, settled {settled} lies {lies}, unknown: {unknown}, and here: {hand}",
                self.game.phase
            );
            return Err(self.stop("hand", details));
        };
        exchange(&mut self.game, card, other);
        if let Some(holder) = holder {
            self.unknown[holder].remove(card);
            self.unknown[holder].insert(other);
        }
        self.unknown[seat].remove(other);
        Ok(())
    }

    /// Cards that the hand shows next and that are not known to be in it.
    pub(super) fn later(&self, seat: Seat) -> SetOf<Card> {
        let lines = self.recorded.lines[self.line + 1..].iter();
        let shown = lines.filter_map(|it| hands::evidence(it, seat)).find(|it| it.whole);
        shown.map_or(SetOf::EMPTY, |it| it.cards.minus(self.known(seat)))
    }

    /// Exchanges two hidden cards, unless one of them is known to lie where it is.
    pub(super) fn change(&mut self, card: Card, other: Card) {
        let known = |seat: Seat| self.known(seat).union(self.game.empires[seat].laid);
        if Seat::all(self.recorded.players).any(|it| known(it).contains(card)) {
            return;
        }
        exchange(&mut self.game, card, other);
        for (_, unknown) in self.unknown.iter_mut() {
            hands::swap_in(unknown, card, other);
        }
    }

    /// The card that the recorded game showed for a guess, if that is known.
    pub(super) fn flipped(&self) -> Option<Card> {
        self.draws.next(self.recorded, self.line)
    }

    /// Before the actions of a round, everything is compared.
    fn between_rounds(&mut self) -> Done {
        if self.game.phase != Phase::Pick || self.game.round != self.round + 1 {
            return Ok(());
        }
        let round = self.round;
        self.round += 1;
        let Some((at, position)) = self.position_of(round) else {
            return self.compare_cut();
        };
        self.line = self.line.max(at);
        self.report.positions += 1;
        self.compare(position, at)
    }

    /// The recorded position at the end of a round, and its line.
    pub(super) fn position_of(&self, round: u16) -> Option<(usize, &'a Position)> {
        self.recorded.lines.iter().enumerate().find_map(|(at, line)| match line {
            Line::Position(it) if it.round == round => Some((at, it)),
            _ => None,
        })
    }

    fn compare(&mut self, position: &Position, at: usize) -> Done {
        for seat in Seat::all(self.recorded.players) {
            let theirs = &position.empires[&seat.0];
            for card in theirs.hand.minus(self.known(seat)).iter() {
                self.bring(seat, card)?;
            }
            let game = &self.game;
            let ours = super::trace::Empire {
                chips: game.empires[seat].chips,
                military: game.empires[seat].powers.military,
                tableau: game.empires[seat].laid,
                stocked: game.empires[seat].stocked,
                hand: game.hand(seat),
            };
            self.unknown[seat] = SetOf::EMPTY;
            if ours != *theirs {
                let details =
                    format!("{seat} line {at}\n      here  {ours:?}\n      there {theirs:?}");
                return Err(self.stop("position", details));
            }
        }
        self.compare_piles(position)
    }

    /// If the new pile was made a few discards earlier or later, both games go on with their own.
    fn compare_piles(&mut self, position: &Position) -> Done {
        let (deck, discards) =
            (self.game.deck.for_rules().len(), self.game.discards.for_rules().len());
        let ours = (deck, discards, self.game.pool);
        let theirs = (position.deck, position.discards, position.pool);
        if ours == theirs {
            return Ok(());
        }
        let details = format!("here {ours:?}, there {theirs:?}");
        if deck + discards != position.deck + position.discards || ours.2 != theirs.2 {
            return Err(self.stop("cards or chips", details));
        }
        self.differs(RESHUFFLED, details);
        self.move_discards(position.deck);
        Ok(())
    }

    /// Moves cards between deck and discards until the deck holds this many.
    fn move_discards(&mut self, wanted: usize) {
        let deck = self.game.deck.for_rules_mut();
        let discards = self.game.discards.for_rules_mut();
        while deck.len() < wanted {
            let card = hands::any(*discards);
            discards.remove(card);
            deck.push(card);
        }
        while wanted < deck.len() {
            deck.pop().into_iter().for_each(|card| discards.insert(card));
        }
    }

    /// The recorded game always ends after round 30; ours would go on.
    fn compare_cut(&mut self) -> Done {
        if self.game.round != CUT + 1 {
            return Err(self.stop("end", "the recorded game was over".to_string()));
        }
        self.game.ending = Some(ROUNDS);
        self.compare_scores(&self.game.final_count(ROUNDS), CUT);
        Err(Stopped)
    }

    fn compare_end(&mut self) {
        if let Some(outcome) = self.game.outcome() {
            self.compare_scores(&outcome, self.game.round);
        }
    }

    fn compare_scores(&mut self, outcome: &Outcome, round: u16) {
        let Some(Line::End { rounds, scores }) = self.recorded.lines.last() else { return };
        if *rounds != round {
            self.differs("rounds", format!("here {round}, there {rounds}"));
        }
        for (seat, theirs) in scores {
            let ours = score(outcome, &self.game, Seat(*seat));
            if ours != *theirs {
                self.differs("score", format!("{} here {ours:?}, there {theirs:?}", Seat(*seat)));
            }
        }
        self.report.finished = true;
    }
}

fn score(outcome: &Outcome, game: &Xeno, seat: Seat) -> Score {
    let empire = &game.empires[seat];
    Score {
        points: outcome.seats[seat].score as i16,
        won: outcome.verdict(seat) != Verdict::Lost,
        tie: (game.hand(seat).len() + empire.stocked.len()) as u16,
    }
}

/// Our action for a number of theirs. The second Develop and Settle count as the first.
pub(super) fn action(number: i32) -> Option<Action> {
    match number {
        1 => Some(Action::ExploreFive),
        2 => Some(Action::ExploreOne),
        3 | 4 => Some(Action::Develop),
        5 | 6 => Some(Action::Settle),
        7 => Some(Action::Trade),
        8 => Some(Action::Double),
        9 => Some(Action::Produce),
        _ => None,
    }
}
