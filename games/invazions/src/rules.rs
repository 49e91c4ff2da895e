//! The rules: how the game is set up, what each step offers, what a choice does, and what happens
//! by itself: one `match` over the steps for each. The phases have files of their own.

mod action;
mod bravery;
mod combat;
mod effects;
mod recruit;
mod setup;
mod talk;
mod turn;
mod wounds;

use std::sync::Arc;

use tabletop::{
    Asks, BySeat, Chance, Game, Log, Outcome, Seat, SeatSet, Seed, Setup, SetupError, Standing,
    Stepped, Steps, Verdict, Viewer,
};

pub(crate) use recruit::ANNOUNCE_FROM;
pub(crate) use turn::HORDE_HAND;
pub(crate) use wounds::felled;

use crate::deck::Cards;
use crate::event::{Event, Told};
use crate::moves::Move;
use crate::options::InvazionsOptions;
use crate::refusal::Reason;
use crate::state::{Conversation, DEPTH, Invazions};
use crate::step::{HUMAN, Step};
use crate::view::View;

/// The endings of a game: 30 points at the end of a turn,
pub const ANTIDOTE: &str = "antidote";
/// 30 points at once, in the middle of a turn,
pub const BREAKTHROUGH: &str = "breakthrough";
/// five Zombies Libérés, announced rightly,
pub const FREED: &str = "freed";
/// announced wrongly,
pub const FALSE_ALARM: &str = "false-alarm";
/// or neither side has reached its goal after the last turn.
pub const EXHAUSTED: &str = "exhausted";

/// The research points that win (IZ 8.2).
pub const POINTS_GOAL: u8 = 30;

/// The Zombies Libérés that win (IZ 7.4).
pub const FREED_GOAL: u8 = 5;

/// IZ 8.4: a game ends after this many turns.
pub(crate) const TURNS_MAX: u8 = 100;

impl Game for Invazions {
    const ID: &'static str = "invazions";
    const RULES_REVISION: u32 = 2;
    const PLAYERS: (u8, u8) = (2, 4);
    const ENDINGS: &'static [&'static str] =
        &[ANTIDOTE, BREAKTHROUGH, FREED, FALSE_ALARM, EXHAUSTED];
    const MOVES_MAX: usize = 20_000;

    type Options = InvazionsOptions;
    type Cards = Cards;
    type Move = Move;
    type Event = Event;
    type Told = Told;
    type View = View;
    type Why = Reason;

    fn setup(
        setup: &Setup<InvazionsOptions>,
        cards: Arc<Cards>,
        seed: Seed,
    ) -> Result<Invazions, SetupError> {
        setup::deal(setup, cards, seed)
            .map_err(|fault| SetupError::Game { key: fault.key(), args: fault.args() })
    }

    fn players(&self) -> u8 {
        self.table.players
    }

    fn to_act(&self) -> SeatSet {
        self.steps.asks()
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        if !self.to_act().contains(seat) {
            return;
        }
        let before = moves.len();
        if let Some(step) = self.steps.top() {
            self.offered(*step, moves);
        }
        moves[before..].sort_unstable();
    }

    fn asides(&self, seat: Seat, moves: &mut Vec<Move>) {
        self.sayings(seat, moves);
    }

    fn carry_out(&mut self, seat: Seat, mv: Move, log: &mut Log<Event>) {
        if self.say(seat, mv, log) {
            return;
        }
        self.talk.spoken = SeatSet::EMPTY;
        self.answer(seat, mv, log);
        self.go_on(log);
        self.forget_plans();
    }

    fn why_not(&self, seat: Seat, mv: Move) -> Reason {
        self.reason_against(seat, mv)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn tell(event: &Event, viewer: Viewer) -> Option<Told> {
        event.told(viewer)
    }

    fn imagine(&self, viewer: Viewer, chance: &mut Chance) -> Invazions {
        self.imagined_by(viewer, chance)
    }

    fn with_other_luck(&self, chance: &mut Chance) -> Invazions {
        self.dealt_on(chance)
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending?;
        let humans_won = self.humans_won(ending);
        let standing = |seat| {
            let human = seat == HUMAN;
            let verdict = if human == humans_won { Verdict::Won } else { Verdict::Lost };
            let score = if human { self.points } else { self.freed() };
            Standing { verdict, score: score.into() }
        };
        Some(Outcome { ending, seats: BySeat::new(self.table.players, standing) })
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn census(&self) -> Result<(), String> {
        self.count_cards()
    }

    fn facts(&self) -> Vec<(String, u32)> {
        let fact = |name: &str, number: u8| (name.to_string(), u32::from(number));
        vec![fact("turns", self.turn), fact("points", self.points), fact("freed", self.freed())]
    }

    fn standing(&self, seat: Seat) -> Option<Move> {
        self.ordered_beforehand(seat)
    }
}

impl Stepped<DEPTH> for Invazions {
    type Step = Step;
    type Event = Event;

    fn steps_mut(&mut self) -> &mut Steps<Step, DEPTH> {
        &mut self.steps
    }

    fn run(&mut self, step: Step, log: &mut Log<Event>) {
        match step {
            Step::BeginTurn => self.begin_turn(log),
            Step::Supply => self.supply(log),
            Step::Combat => self.combat(log),
            Step::Wounds => self.wounds(log),
            Step::Clear => self.clear(log),
            Step::Recruited => self.recruited(),
            Step::EndTurn => self.end_turn(log),
            Step::Discard
            | Step::Action
            | Step::Clean { .. }
            | Step::Barricade
            | Step::Go { .. }
            | Step::Window { .. }
            | Step::Slash { .. }
            | Step::Order { .. }
            | Step::Play { .. }
            | Step::Frum { .. }
            | Step::Swallow { .. }
            | Step::Select { .. }
            | Step::Vermin { .. }
            | Step::Harangue { .. }
            | Step::Sneak { .. }
            | Step::Wound { .. }
            | Step::Recruit { .. }
            | Step::Announce { .. } => unreachable!("these steps ask somebody"),
        }
    }
}

impl Invazions {
    /// What `step` offers the seat that it asks.
    fn offered(&self, step: Step, moves: &mut Vec<Move>) {
        match step {
            Step::Discard => self.discard_moves(moves),
            Step::Action => self.action_moves(moves),
            Step::Clean { at } => self.clean_moves(at, moves),
            Step::Barricade => self.barricade_moves(moves),
            Step::Go { .. } => self.go_moves(moves),
            Step::Window { moment } => self.bravery_moves(moment, moves),
            Step::Slash { seat, dropped } => self.slash_moves(seat, &dropped, moves),
            Step::Order { .. } => moves.extend([Move::Lead, Move::Yield]),
            Step::Play { seat, .. } => self.attack_moves(seat, moves),
            Step::Frum { seat } | Step::Select { seat } => self.sacrifice_moves(seat, false, moves),
            Step::Swallow { seat } => self.sacrifice_moves(seat, true, moves),
            Step::Vermin { seat, .. } => self.vermin_moves(seat, moves),
            Step::Harangue { seat } => self.take_moves(seat, moves),
            Step::Sneak { seat } => {
                self.take_moves(seat, moves);
                moves.push(Move::Skip);
            }
            Step::Wound { at, .. } => self.wound_moves(at, moves),
            Step::Recruit { at, .. } => self.recruit_moves(at, moves),
            Step::Announce { .. } => moves.extend([Move::Announce, Move::Wait]),
            Step::BeginTurn
            | Step::Supply
            | Step::Combat
            | Step::Wounds
            | Step::Clear
            | Step::Recruited
            | Step::EndTurn => unreachable!("these steps ask nobody"),
        }
    }

    /// Carries out a legal move. The step that asked is on top of the stack.
    pub(crate) fn answer(&mut self, seat: Seat, mv: Move, log: &mut Log<Event>) {
        match mv {
            Move::Discard(card) => self.discard(card, log),
            Move::Keep | Move::Spare | Move::Decline => self.pass(),
            Move::Play(card, at) => self.play_human(card, self.at(at), log),
            Move::Install(card, at) => self.install(card, self.at(at), log),
            Move::Capture(card, at) => self.capture(card, self.at(at), log),
            Move::Gift(at) => self.gift(self.at(at), log),
            Move::Clean(card) => self.clean(card, log),
            Move::End => self.steps.replace(Step::Barricade),
            Move::Barricade(at) => self.barricade(self.at(at), log),
            Move::Slash(at) => self.slash(self.at(at), log),
            Move::Stand(at) => self.stand(self.at(at), log),
            Move::Charge(at) => self.charge(self.at(at), log),
            Move::Save(defender, at) => self.save(defender, self.at(at), log),
            Move::Go(at) => self.go(seat, self.at(at), log),
            Move::Drop(card) => self.drop_card(seat, card, log),
            Move::Carry => self.carry(seat, log),
            Move::Lead => self.lead(seat, log),
            Move::Yield => self.yield_to_others(seat, log),
            Move::Attack(card) => self.attack(seat, card, log),
            Move::Sacrifice(card) => self.sacrifice(seat, card, log),
            Move::Take(card) => self.take(seat, card, log),
            Move::Skip => self.skip(seat, log),
            Move::Done => self.done(seat, log),
            Move::Wound(defender) => self.wound(defender, log),
            Move::Announce => self.announce(seat, log),
            Move::Wait => self.wait(seat),
            Move::Ask(_)
            | Move::Tell(_)
            | Move::Hold(_)
            | Move::Propose(_)
            | Move::Agree
            | Move::Disagree
            | Move::Stop(..) => unreachable!("talk is not an answer"),
        }
    }

    /// Goes on to the next question to which, as everybody can see, there is more than one answer;
    /// the others are answered on the way.
    pub(crate) fn go_on(&mut self, log: &mut Log<Event>) {
        self.advance(log);
        while let Some((seat, mv)) = self.plain_answer() {
            self.answer(seat, mv, log);
            self.advance(log);
        }
    }

    /// The only answer to what is asked, if everybody can see that there is no other.
    pub(crate) fn plain_answer(&self) -> Option<(Seat, Move)> {
        let step = *self.steps.top()?;
        let seat = step.asks().first().filter(|_| self.may_be_plain(step))?;
        let mut moves = Vec::new();
        self.offered(step, &mut moves);
        let all_alike = matches!(step, Step::Slash { .. }) || moves.len() == 1;
        moves.first().filter(|_| all_alike).map(|it| (seat, *it))
    }

    /// Whether the answers to a step depend only on what is public: open cards, or a hand that is
    /// empty.
    fn may_be_plain(&self, step: Step) -> bool {
        match step {
            Step::Barricade
            | Step::Go { .. }
            | Step::Vermin { .. }
            | Step::Harangue { .. }
            | Step::Wound { .. } => true,
            Step::Discard => self.human.hand_size() == 0,
            Step::Window { moment } => !self.may_brave(moment),
            Step::Slash { seat, dropped } => self.has_no_choice_to_slash(seat, &dropped),
            Step::Play { seat, .. } => self.has_played_all(seat),
            Step::Frum { seat } | Step::Swallow { seat } | Step::Select { seat } => {
                self.hordes[seat].hand_size() == 0
            }
            Step::Action
            | Step::Clean { .. }
            | Step::Order { .. }
            | Step::Sneak { .. }
            | Step::Recruit { .. }
            | Step::Announce { .. }
            | Step::BeginTurn
            | Step::Supply
            | Step::Combat
            | Step::Wounds
            | Step::Clear
            | Step::Recruited
            | Step::EndTurn => false,
        }
    }

    /// Takes the step off; nothing happens.
    fn pass(&mut self) {
        self.steps.pop();
    }

    /// The game is over.
    fn end(&mut self, ending: &'static str, log: &mut Log<Event>) {
        self.ending = Some(ending);
        self.steps.clear();
        self.talk = Conversation::default();
        let (points, freed) = (self.points, self.freed());
        tell(log, || Told::Ended { ending, points, freed });
    }

    /// IZ 8.4: after the last turn the side nearer its goal wins, the human side on a tie.
    fn humans_won(&self, ending: &'static str) -> bool {
        let (points, freed) = (u32::from(self.points), u32::from(self.freed()));
        match ending {
            FREED => false,
            EXHAUSTED => freed * u32::from(POINTS_GOAL) <= points * u32::from(FREED_GOAL),
            _ => true,
        }
    }

    /// Adds points; returns whether they win at once (IZ 8.3).
    fn score_at_once(&mut self, points: u8) -> bool {
        self.points += points;
        POINTS_GOAL <= self.points
    }
}

/// Reports something that everybody is told alike.
fn tell(log: &mut Log<Event>, told: impl FnOnce() -> Told) {
    log.add(|| Event::Open(told()));
}
