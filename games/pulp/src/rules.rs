//! The rules: how the game is set up, what each choice offers, what an answer does, and what
//! happens by itself: one `match` each over choices, steps and moves. The phases have files of
//! their own.

mod cubes;
mod dice;
mod evade;
mod explore;
mod keep;
mod meet;
mod pay;
mod row;
mod setup;
mod strength;
mod weapons;

use std::sync::Arc;

use tabletop::{
    ArrayVec, Chance, Game, Log, Outcome, Seat, SeatSet, Seed, Setup, SetupError, Stepped, Steps,
    Verdict, Viewer,
};

use crate::deck::Cards;
use crate::event::Told;
use crate::moves::Move;
use crate::options::PulpOptions;
use crate::refusal::Reason;
use crate::state::{DEPTH, Pulp};
use crate::step::{Choice, Step};
use crate::view::View;

pub(crate) use dice::gives_cube;
pub(crate) use pay::{gathered, weaken};
pub(crate) use setup::{BOX, MARKERS};

/// The endings of a game.
pub const WEAPONS_FOUND: &str = "weapons-found";
pub const ABILITIES_LOST: &str = "abilities-lost";
pub const PILES_EXHAUSTED: &str = "piles-exhausted";

/// What one choice offers.
pub(crate) type Moves = ArrayVec<Move, 64>;

impl Game for Pulp {
    const ID: &'static str = "pulp";
    const RULES_REVISION: u32 = 2;
    const PLAYERS: (u8, u8) = (1, 1);
    const ENDINGS: &'static [&'static str] = &[WEAPONS_FOUND, ABILITIES_LOST, PILES_EXHAUSTED];
    const MOVES_MAX: usize = 1_000;

    type Options = PulpOptions;
    type Cards = Cards;
    type Move = Move;
    type Event = Told;
    type Told = Told;
    type View = View;
    type Why = Reason;

    fn setup(
        setup: &Setup<PulpOptions>,
        cards: Arc<Cards>,
        seed: Seed,
    ) -> Result<Pulp, SetupError> {
        Ok(setup::deal(setup, cards, seed))
    }

    fn players(&self) -> u8 {
        1
    }

    fn to_act(&self) -> SeatSet {
        self.steps.asks()
    }

    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        if let Some(Step::Ask(choice)) = self.steps.top()
            && seat == Seat(0)
        {
            moves.extend(self.offered(*choice));
        }
    }

    fn carry_out(&mut self, _: Seat, mv: Move, log: &mut Log<Told>) {
        let Some(Step::Ask(choice)) = self.steps.pop() else {
            unreachable!("only a choice is answered");
        };
        self.answer(choice, mv, log);
        self.advance(log);
    }

    fn why_not(&self, _: Seat, mv: Move) -> Reason {
        self.reason_against(mv)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn tell(event: &Told, _: Viewer) -> Option<Told> {
        Some(event.clone())
    }

    fn imagine(&self, viewer: Viewer, chance: &mut Chance) -> Pulp {
        self.imagined_by(viewer, chance)
    }

    fn with_other_luck(&self, chance: &mut Chance) -> Pulp {
        self.dealt_on(chance)
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending?;
        let verdict = if ending == WEAPONS_FOUND { Verdict::Won } else { Verdict::Lost };
        Some(Outcome::shared(ending, 1, verdict, self.found.len() as i32))
    }

    fn chance(&self) -> &Chance {
        &self.chance
    }

    fn facts(&self) -> Vec<(String, u32)> {
        self.counted_facts()
    }

    fn census(&self) -> Result<(), String> {
        self.count_everything()
    }
}

impl Stepped<DEPTH> for Pulp {
    type Step = Step;
    type Event = Told;

    fn steps_mut(&mut self) -> &mut Steps<Step, DEPTH> {
        &mut self.steps
    }

    fn run(&mut self, step: Step, log: &mut Log<Told>) {
        match step {
            Step::Offer(choice) => self.offer(choice, log),
            Step::SetOut => self.set_out(log),
            Step::BeginTurn => self.begin_turn(log),
            Step::DealRow => self.deal_row(log),
            Step::NextCard => self.next_card(log),
            Step::Engaged => self.engaged(log),
            Step::Escape => self.escape(log),
            Step::Evaded => self.evaded(log),
            Step::BeginExploration => self.begin_exploration(),
            Step::Activated => self.activated(log),
            Step::DrawCubes => self.draw_cubes(log),
            Step::NextCubes => self.next_cubes(log),
            Step::EndTurn => self.end_turn(),
            Step::Ask(_) => unreachable!("a choice waits for the player"),
        }
    }
}

impl Pulp {
    /// PI 2.1: the player is asked only where there is a choice. A single answer is given by
    /// itself; where there is none, the game goes on.
    fn offer(&mut self, choice: Choice, log: &mut Log<Told>) {
        if choice == Choice::Pay && self.turn.due == [0; 3] {
            return self.steps.push(Step::Engaged);
        }
        let offered = self.offered(choice);
        match offered[..] {
            [] => self.nothing_offered(choice, log),
            // PI 3.7: the player alone decides to exchange, even where nothing else is left.
            [Move::Exchange(..)] => self.steps.push(Step::Ask(choice)),
            [only] => self.answer(choice, only, log),
            _ if choice == Choice::Pay && offered.iter().all(is_own) => self.pay_the_only_way(log),
            _ => self.steps.push(Step::Ask(choice)),
        }
    }

    /// What a choice offers, in order.
    pub(crate) fn offered(&self, choice: Choice) -> Moves {
        let mut moves = Moves::new();
        match choice {
            Choice::LeaveDie => self.leave_moves(&mut moves),
            Choice::Planet => moves.extend(self.planets.iter().map(|it| Move::Explore(*it))),
            Choice::Raise { raiser, .. } => self.raise_moves(raiser, &mut moves),
            Choice::Meet => self.meet_moves(&mut moves),
            Choice::Pay => self.pay_moves(&mut moves),
            Choice::Rolled { die, number } => self.rolled_moves(die, number, &mut moves),
            Choice::Lower { die } => self.lower_moves(die, &mut moves),
            Choice::Reroll => moves.extend(self.dice.iter().map(|it| Move::Reroll(it.die))),
            Choice::Swap => self.swap_moves(&mut moves),
            Choice::Mirror { .. } => self.mirror_moves(&mut moves),
            Choice::Evade => self.evade_moves(&mut moves),
            Choice::Take { .. } => self.take_moves(&mut moves),
            Choice::Understand => self.understand_moves(&mut moves),
            Choice::Trade { .. } => self.gain_moves(&mut moves),
            Choice::Prepare => self.prepare_moves(&mut moves),
            Choice::Settle => self.settle_moves(&mut moves),
            Choice::PutBack => self.put_back_moves(&mut moves),
            Choice::Spend { .. } => self.spend_moves(&mut moves),
            Choice::Resolve => self.resolve_moves(&mut moves),
            Choice::Claim => {
                let pile = self.weapon_pile.for_rules().iter();
                moves.extend(pile.map(|it| Move::Claim(*it)));
            }
            Choice::Keep => self.keep_moves(&mut moves),
        }
        moves.sort_unstable();
        moves
    }

    /// Carries out an answer to `choice`, which has been taken off the stack.
    pub(crate) fn answer(&mut self, choice: Choice, mv: Move, log: &mut Log<Told>) {
        match mv {
            Move::Leave(die) => self.leave(die, log),
            Move::Explore(planet) => self.explore(planet, log),
            Move::Raise(die) => self.raise(choice, die, log),
            Move::Engage => self.engage(log),
            Move::Evade => self.evade(log),
            Move::Die(die) => self.use_die(choice, die, log),
            Move::DieAt(die, ability) => self.strike_with(die, ability, log),
            Move::Strike(ability) => self.strike_rolled(choice, ability, log),
            Move::Cube => self.cube_rolled(log),
            Move::Reroll(die) => self.reroll(die, log),
            Move::Swap(out, new) => self.swap(out, new, log),
            Move::Lower(faces) => self.lower(choice, faces, log),
            Move::Weapon(weapon) => self.use_weapon(weapon, log),
            Move::WeaponAt(weapon, ability) => self.aim_weapon(weapon, ability, log),
            Move::Pay(ability, points) => self.pay(choice, ability, points, log),
            Move::Exchange(ability, points, due) => self.exchange_for(ability, points, due, log),
            Move::Take(colour) => self.take(choice, colour, log),
            Move::Draw => self.draw_on(choice, log),
            Move::Sell(token) => self.sell(token, log),
            Move::Activate => self.activate(choice, log),
            Move::Spend(token) => self.give_up(choice, token, log),
            Move::Find => self.find(log),
            Move::Gain(ability) => self.use_on_ability(choice, ability, log),
            Move::Study(weapon) => self.study(weapon, log),
            Move::Understand(weapon) => self.understand(weapon, log),
            Move::Claim(weapon) => self.claim(weapon, log),
            Move::Lose(ability) => self.lose_to_quietus(ability, log),
            Move::Keep(card) => self.keep(card, false, log),
            Move::KeepAsKey(card) => self.keep(card, true, log),
            Move::Done => done(choice),
        }
    }

    /// What follows when a choice offers nothing.
    fn nothing_offered(&mut self, choice: Choice, log: &mut Log<Told>) {
        match choice {
            Choice::Rolled { die, number } => log.add(|| Told::RollWasted { die, face: number }),
            Choice::Resolve => self.waste_cube(log),
            // There is nothing to turn, to take or to keep: the game goes on with the step
            // underneath.
            Choice::LeaveDie
            | Choice::Raise { .. }
            | Choice::Lower { .. }
            | Choice::Take { .. }
            | Choice::Trade { .. }
            | Choice::PutBack
            | Choice::Keep => (),
            Choice::Planet
            | Choice::Meet
            | Choice::Pay
            | Choice::Reroll
            | Choice::Swap
            | Choice::Mirror { .. }
            | Choice::Evade
            | Choice::Understand
            | Choice::Prepare
            | Choice::Settle
            | Choice::Spend { .. }
            | Choice::Claim => unreachable!("these choices always offer something"),
        }
    }
}

/// Whether a move pays with own points.
fn is_own(mv: &Move) -> bool {
    matches!(mv, Move::Pay(..))
}

/// Ends a choice; the step underneath is next.
fn done(choice: Choice) {
    match choice {
        Choice::Settle | Choice::Keep => (),
        Choice::LeaveDie
        | Choice::Planet
        | Choice::Raise { .. }
        | Choice::Meet
        | Choice::Pay
        | Choice::Rolled { .. }
        | Choice::Lower { .. }
        | Choice::Reroll
        | Choice::Swap
        | Choice::Mirror { .. }
        | Choice::Evade
        | Choice::Take { .. }
        | Choice::Understand
        | Choice::Trade { .. }
        | Choice::Prepare
        | Choice::PutBack
        | Choice::Spend { .. }
        | Choice::Resolve
        | Choice::Claim => unreachable!("done is not offered here"),
    }
}
